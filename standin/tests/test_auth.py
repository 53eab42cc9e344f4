import base64
import json
import time

from .harness import ADMIN, AUTH, FORUM, STUDENT, StandInTest

ACCESS_SECONDS = 30 * 60
REFRESH_SECONDS = 30 * 24 * 60 * 60
CLAIMS = [
    "iss",
    "exp",
    "iat",
    "id",
    "user_id",
    "uid",
    "type",
    "nickname",
    "joined_time",
    "is_admin",
    "has_answered_questions",
]


def claims(token: str) -> dict:
    payload = token.split(".")[1]
    return json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))


class TokenTest(StandInTest):
    def refresh(self, token: str):
        return self.stand_in.ask(AUTH, "POST", "/api/refresh", token=token)

    def forum_status(self, token: str) -> int:
        return self.stand_in.ask(FORUM, "GET", "/api/users/me", token=token).status

    def test_login_returns_tokens_with_all_claims(self):
        pair = self.stand_in.login()
        for kind, seconds in (("access", ACCESS_SECONDS), ("refresh", REFRESH_SECONDS)):
            found = claims(pair[kind])
            self.assertEqual(list(found), CLAIMS)
            self.assertEqual(found["type"], kind)
            self.assertEqual(found["exp"] - found["iat"], seconds)
            self.assertAlmostEqual(found["iat"], time.time(), delta=60)

    def test_refresh_returns_two_new_tokens(self):
        before = self.stand_in.login()
        after = self.refresh(before["refresh"]).json
        self.assertEqual(len({before["access"], before["refresh"], after["access"], after["refresh"]}), 4)
        self.assertEqual([self.forum_status(pair["access"]) for pair in (before, after)], [200, 200])

    def test_access_token_cannot_be_used_to_refresh(self):
        response = self.refresh(self.stand_in.login()["access"])
        self.assertEqual((response.status, response.json["message"]), (401, "refresh token invalid"))

    def test_refresh_token_can_be_used_again_unless_the_setting_single_use_refresh_is_on(self):
        refresh = self.stand_in.login()["refresh"]
        self.assertEqual([self.refresh(refresh).status for _ in range(2)], [200, 200])
        self.stand_in.control("PATCH", "/settings", {"single_use_refresh": True})
        refresh = self.stand_in.login()["refresh"]
        responses = [self.refresh(refresh) for _ in range(2)]
        self.assertEqual([response.status for response in responses], [200, 401])
        self.assertEqual(self.refresh(responses[0].json["refresh"]).status, 200)

    def test_requests_with_tokens_of_a_closed_account_get_404(self):
        account = self.stand_in.ready["accounts"][STUDENT]
        pair = self.stand_in.login()
        body = {"email": account["email"], "password": account["password"]}
        self.assertEqual(self.stand_in.ask(AUTH, "DELETE", "/api/users/me", body).status, 204)
        for response in (
            self.refresh(pair["refresh"]),
            self.stand_in.ask(AUTH, "GET", "/api/users/me", token=pair["access"]),
        ):
            self.assertEqual((response.status, response.json["message"]), (404, "User Not Found"))

    def test_tokens_are_refused_after_a_control_request_expires_them(self):
        email = self.stand_in.ready["accounts"][STUDENT]["email"]
        pair = self.stand_in.login()
        self.stand_in.control("POST", "/expire", {"email": email, "tokens": "access"})
        self.assertEqual(self.forum_status(pair["access"]), 401)
        renewed = self.refresh(pair["refresh"]).json
        self.assertEqual(self.forum_status(renewed["access"]), 200)
        self.stand_in.control("POST", "/expire", {"email": email})
        self.assertEqual(self.forum_status(renewed["access"]), 401)
        self.assertEqual(self.refresh(renewed["refresh"]).status, 401)
        self.assertEqual(self.forum_status(self.stand_in.login()["access"]), 200)

    def test_forged_tokens_are_refused(self):
        head, payload, signature = self.stand_in.login()["access"].split(".")
        forged = base64.urlsafe_b64encode(json.dumps({**claims(f".{payload}."), "is_admin": True}).encode())
        for token in ("", "a.b.c", "....", f"{head}.{payload}.", f"{head}.{forged.decode()}.{signature}"):
            self.assertEqual(self.forum_status(token), 401, token)

    def test_token_is_accepted_in_a_cookie(self):
        cookie = {"Cookie": f"other=1; access={self.stand_in.login()['access']}"}
        self.assertEqual(self.stand_in.ask(AUTH, "GET", "/api/users/me", headers=cookie).status, 200)

    def test_logout_invalidates_all_tokens_of_the_account(self):
        pair, other = self.stand_in.login(), self.stand_in.login()
        self.assertEqual(self.stand_in.ask(AUTH, "GET", "/api/logout", token=pair["access"]).status, 200)
        self.assertEqual([self.forum_status(each["access"]) for each in (pair, other)], [401, 401])
        self.assertEqual(self.refresh(pair["refresh"]).status, 401)


class RegistrationTest(StandInTest):
    arguments = ("--seed", "3")  # without --empty, because an empty stand-in has no quiz
    email = "freshman@fudan.edu.cn"

    def ask(self, method: str, path: str, value=None, token: str | None = None):
        return self.stand_in.ask(AUTH, method, "/api" + path, value, token)

    def code(self) -> str:
        sent = self.ask("GET", f"/verify/email?email={self.email}")
        self.assertEqual(sent.status, 200)
        (mailed,) = self.stand_in.control("GET", "/codes")
        self.assertEqual((mailed["email"], mailed["scope"]), (self.email, sent.json["scope"]))
        return mailed["code"]

    def register(self):
        return self.ask(
            "POST", "/register", {"email": self.email, "password": "long enough", "verification": self.code()}
        )

    def test_new_member_can_post_after_the_quiz(self):
        token = self.register().json["access"]
        hole = {"content": "新人报到", "tags": [{"name": "新人"}]}
        refused = self.stand_in.ask(FORUM, "POST", "/api/divisions/1/holes", hole, token)
        self.assertEqual((refused.status, refused.json["code"]), (403, 403001))
        asked = self.ask("GET", "/register/questions", token=token).json
        self.assertEqual(len(asked["questions"]), asked["spec"]["number_of_questions"])
        blank = {
            "version": 1,
            "answers": [{"id": question["id"], "answer": question["options"][:1]} for question in asked["questions"]],
        }
        outcome = self.ask("POST", "/register/questions/_answer", blank, token).json
        self.assertFalse(outcome["correct"])
        right = {1: ["false"], 2: ["使用举报功能"], 3: ["刷屏广告", "人身攻击"], 4: ["10"], 5: ["true"]}
        self.assertTrue(set(outcome["wrong_question_ids"]) < set(right))
        answers = {"version": 1, "answers": [{"id": key, "answer": value} for key, value in right.items()]}
        outcome = self.ask("POST", "/register/questions/_answer", answers, token).json
        self.assertTrue(outcome["correct"])
        posted = self.stand_in.ask(FORUM, "POST", "/api/divisions/1/holes", hole, outcome["access"])
        self.assertEqual(posted.status, 201)

    def test_verification_code_is_accepted_once(self):
        body = {"email": self.email, "password": "long enough", "verification": self.code()}
        self.assertEqual(self.ask("PUT", "/register", body).json["message"], "该用户未注册")
        first = self.ask("POST", "/register", body)
        self.assertEqual(first.status, 200)
        self.assertEqual(self.ask("POST", "/register", body).status, 400)

    def test_password_reset_invalidates_old_tokens(self):
        token = self.register().json["access"]
        body = {"email": self.email, "password": "another one", "verification": self.code()}
        self.assertEqual(self.ask("PATCH", "/register/_webvpn", body).status, 200)
        self.assertEqual(self.ask("GET", "/users/me", token=token).status, 401)
        credentials = {"email": self.email, "password": "another one"}
        self.assertEqual(self.ask("POST", "/login", credentials).status, 200)

    def test_deleted_account_cannot_sign_in_or_register_again(self):
        token = self.register().json["access"]
        credentials = {"email": self.email, "password": "long enough"}
        self.assertEqual(self.ask("DELETE", "/users/me", credentials).status, 204)
        self.assertEqual(self.ask("GET", "/users/me", token=token).status, 404)
        self.assertEqual(self.ask("POST", "/login", credentials).status, 403)
        self.assertEqual(self.ask("GET", f"/verify/email?email={self.email}").status, 400)

    def test_the_accepted_email_domain_depends_on_the_year_of_entry(self):
        for status, email in (
            (400, "22300000001@fudan.edu.cn"),
            (400, "19300000001@m.fudan.edu.cn"),
            (200, "22300000001@m.fudan.edu.cn"),
            (400, "nonsense"),
        ):
            self.assertEqual(self.ask("GET", f"/verify/email?email={email}").status, status, email)

    def test_only_an_admin_can_read_other_users_by_id(self):
        admin, student = (self.stand_in.login(account)["access"] for account in (ADMIN, STUDENT))
        self.assertEqual(self.ask("GET", "/users/1", token=student).status, 403)
        self.assertEqual(self.ask("GET", "/users/2", token=admin).json["id"], 2)
        self.assertEqual(self.ask("PUT", "/users/2", {"nickname": "新名"}, student).json["nickname"], "新名")
        self.assertEqual(self.ask("GET", "/users/admin", token=student).json, [1])
