"""auth.fduhole.com: accounts, tokens and registration."""

from types import SimpleNamespace
from typing import Any

from danxi_standin.community import CommunityHost
from danxi_standin.validation import INTEGER, OBJECTS, STRING, STRINGS, Field, error, is_email, read_body, read_query
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world import clock, registration_quiz
from danxi_standin.world.accounts import Account, Accounts

EMAIL = Field("email", STRING, email=True)
PASSWORD = Field("password", STRING, required=True, minimum=8)
LONGEST_NICKNAME = 32
WRONG_CODE = "验证码错误，请多次尝试或者重新获取验证码"
WRONG_MAILBOX = (
    "如果您的邮箱不满足此规则，可以尝试邮箱别名，或发送您的学邮和情况说明到 dev@danta.tech ，我们为您手动处理"
)


def user_view(account: Account) -> dict[str, Any]:
    return {
        "id": account.id,
        "user_id": account.id,
        "nickname": account.nickname,
        "is_admin": account.is_admin,
        "is_shamir_admin": False,
        "joined_time": clock.rfc3339(account.joined),
        "last_login": clock.rfc3339(account.last_login),
        "has_answered_questions": account.has_answered_questions,
    }


def check_mailbox(email: str) -> None:
    """Refuses a student's address at the wrong domain. Those who entered in 2021 or later need m.fudan.edu.cn, others fudan.edu.cn."""
    name, _, domain = email.partition("@")
    if not name[:2].isdecimal():
        return
    is_recent = int(name[:2]) >= 21
    if domain == "fudan.edu.cn" and is_recent:
        raise error(400, f"21级及以后的同学请使用m.fudan.edu.cn邮箱。{WRONG_MAILBOX}")
    if domain == "m.fudan.edu.cn" and not is_recent:
        raise error(400, f"20级及以前的同学请使用fudan.edu.cn邮箱。{WRONG_MAILBOX}")


class AuthHost(CommunityHost):
    names = ("auth.fduhole.com",)

    @property
    def accounts(self) -> Accounts:
        return self.campus.world.accounts

    def current(self, request: Request) -> Account:
        return self.active_with_id(self.required_claims(request)["id"])

    def required_claims(self, request: Request, cookie: str = "access") -> dict[str, Any]:
        claims = self.claims(request, cookie, include_closed=True)
        if claims is None:
            raise error(401, "Invalid JWT Token")
        return claims

    def guarded(self, request: Request) -> Account:
        """Returns the account of a request to one of the routes that name a missing token otherwise."""
        if self.claims(request, "access", include_closed=True) is None:
            raise error(401, "Unauthorized")
        return self.current(request)

    def admin(self, request: Request) -> Account:
        account = self.guarded(request)
        if not account.is_admin:
            raise error(403, "Forbidden")
        return account

    def active_with_id(self, account_id: int) -> Account:
        account = self.accounts.by_id.get(account_id)
        if not account or not account.is_active:
            raise error(404, "User Not Found")
        return account

    def token_response(self, account: Account, message: str) -> Response:
        return json_response({**self.accounts.issue_tokens(account), "message": message})

    @route("GET", "/")
    def index(self, request: Request) -> Response:
        return json_response({"name": "Stand-in auth", "version": "2.0"})

    # Tokens

    @route("POST", "/login")
    def login(self, request: Request) -> Response:
        body = read_body(request, EMAIL, PASSWORD)
        account = self.accounts.active(body.email)
        if not account:
            raise error(403, "账号未注册")
        if body.password != account.password:
            raise error(401, "密码错误")
        account.last_login = clock.now()
        return self.token_response(account, "Login successful")

    @route("POST", "/refresh")
    def refresh(self, request: Request) -> Response:
        # The real server reads the cookie `refresh` only if the request also has a cookie `access`.
        claims = self.required_claims(request, cookie="refresh" if "access" in request.cookies else "access")
        account = self.active_with_id(claims["id"])
        is_used = self.campus.world.settings.single_use_refresh and claims["iat"] in account.used_refreshes
        if claims["type"] != "refresh" or is_used:
            raise error(401, "refresh token invalid")
        account.used_refreshes.add(claims["iat"])
        account.last_login = clock.now()
        return self.token_response(account, "refresh successful")

    @route("GET", "/logout")
    def logout(self, request: Request) -> Response:
        self.accounts.revoke(self.current(request))
        return json_response({"message": "logout successful"})

    # Registration

    @route("GET", "/verify/email")
    def send_code(self, request: Request) -> Response:
        query = read_query(request, Field("email", STRING), Field("check", STRING))
        return self._send_code(query.email, query.check == "true")

    @route("GET", "/verify/email/{email}")
    def send_code_to(self, request: Request, email: str) -> Response:
        return self._send_code(email, only_check=False)

    def _send_code(self, email: str, only_check: bool) -> Response:
        if not is_email(email):
            raise error(400, "email invalid")
        check_mailbox(email)
        account = self.accounts.with_email(email)
        if account and not account.is_active:
            raise error(400, "注销账号后禁止注册")
        scope = "reset" if account else "register"
        outcome = {"registered": bool(account), "scope": scope}
        if only_check:
            message = "该邮箱已注册" if account else "该邮箱未注册"
            return json_response({"message": message, **outcome}, 400)
        self.accounts.send_code(email, scope)
        message = "验证邮件已发送，请查收\n如未收到，请检查邮件地址是否正确，检查垃圾箱，或重试"
        return json_response({"message": message, **outcome})

    @route("GET", "/verify/apikey")
    def verify_api_key(self, request: Request) -> Response:
        raise error(403, "快捷登录/注册已停用，请返回并使用旦挞账户直接登录。注册账户请前往 https://auth.fduhole.com")

    @route("POST", "/register")
    def register(self, request: Request) -> Response:
        body = read_body(request, EMAIL, PASSWORD, Field("verification", STRING))
        self._check_code(body, "register")
        response = self._register(body.email, body.password)
        del self.accounts.codes[body.email, "register"]
        return response

    def _check_code(self, body: SimpleNamespace, scope: str) -> None:
        if self.accounts.codes.get((body.email, scope)) != body.verification:
            raise error(400, WRONG_CODE)

    def _register(self, email: str, password: str, may_reopen: bool = False) -> Response:
        account = self.accounts.with_email(email)
        if account and not (may_reopen and not account.is_active):
            raise error(
                400, "该用户已注册，如果忘记密码，请使用忘记密码功能找回" if account.is_active else "注销账号后禁止注册"
            )
        return self.token_response(self.accounts.register(email, password), "register successful")

    @route("PUT", "/register")
    @route("PATCH", "/register/_webvpn")
    def reset_password(self, request: Request) -> Response:
        body = read_body(request, EMAIL, PASSWORD, Field("verification", STRING))
        account = self.accounts.with_email(body.email)
        if not account:
            raise error(400, "该用户未注册")
        if not account.is_active:
            raise error(400, "账户已注销，禁止修改密码")
        self._check_code(body, "reset")
        del self.accounts.codes[body.email, "reset"]
        account.password = body.password
        self.accounts.revoke(account)
        return self.token_response(account, "reset password successful")

    @route("POST", "/debug/register")
    def register_without_code(self, request: Request) -> Response:
        self.admin(request)
        body = read_body(request, EMAIL, PASSWORD)
        return self._register(body.email, body.password, may_reopen=True)

    @route("POST", "/debug/register/_batch")
    def register_many(self, request: Request) -> Response:
        self.admin(request)
        people = read_body(request, Field("data", OBJECTS, members=(EMAIL, PASSWORD))).data or []
        if any(self.accounts.with_email(person["email"]) for person in people):
            raise error(400, "用户已注册")
        for person in people:
            self.accounts.register(person["email"], person["password"])
        return json_response({"message": "register successful"})

    # The quiz for new members

    @route("GET", "/register/questions")
    def list_questions(self, request: Request) -> Response:
        self._require_quiz(request)
        self.guarded(request)
        version = request.parameter("version")
        self._check_version(int(version) if version.removeprefix("-").isdecimal() else 0)
        return json_response(registration_quiz.questions())

    @staticmethod
    def _check_version(version: int) -> None:
        """Refuses an unknown version of the quiz. Version 0 means the newest one."""
        if version not in (0, registration_quiz.VERSION):
            raise error(404, "question version not found")

    @route("POST", "/register/questions/_answer")
    def answer_questions(self, request: Request) -> Response:
        self._require_quiz(request)
        account = self.guarded(request)
        body = read_body(
            request,
            Field("version", INTEGER),
            Field(
                "answers",
                OBJECTS,
                required=True,
                minimum=1,
                members=(Field("id", INTEGER, required=True), Field("answer", STRINGS, minimum=1)),
            ),
        )
        self._check_version(body.version)
        answers = {answer["id"]: answer.get("answer") for answer in body.answers or ()}
        try:
            wrong = registration_quiz.wrong_answers(answers)
        except ValueError as problem:
            raise error(400, str(problem)) from None
        if wrong:
            return json_response({"correct": False, "message": "wrong answer", "wrong_question_ids": wrong})
        account.has_answered_questions = True
        return json_response(
            {"correct": True, "message": "answer correct, register success", **self.accounts.issue_tokens(account)}
        )

    @route("POST", "/register/questions/_reload")
    def reload_questions(self, request: Request) -> Response:
        self._require_quiz(request)
        if not self.guarded(request).is_admin:
            raise error(403, "only admin can reload questions")
        return Response(status=204)

    def _require_quiz(self, request: Request) -> None:
        if not self.accounts.asks_questions:
            self.not_found(request)

    # Users

    @route("GET", "/users/me")
    def get_current_user(self, request: Request) -> Response:
        return json_response(user_view(self.current(request)))

    @route("DELETE", "/users/me")
    def close_account(self, request: Request) -> Response:
        body = read_body(request, EMAIL, PASSWORD)
        account = self.accounts.active(body.email)
        if not account:
            raise error(404, "record not found")
        if body.password != account.password:
            raise error(403, "密码错误")
        account.is_active = False
        return Response(status=204)

    @route("DELETE", "/users/{user_id}")
    def close_account_of(self, request: Request, user_id: str) -> Response:
        number, admin = self.number(user_id), self.admin(request)
        if admin.id == number:
            raise error(403, "不能注销自己")
        account = self.accounts.by_id.get(number)
        if not account:
            raise error(404, "record not found")
        if not account.is_active:
            raise error(400, "账户已注销")
        account.is_active = False
        return Response(status=204)

    @route("GET", "/users/admin")
    def list_admins(self, request: Request) -> Response:
        accounts = self.accounts.by_id.values()
        return json_response([account.id for account in accounts if account.is_admin])

    @route("GET", "/users/{user_id}")
    def get_user(self, request: Request, user_id: str) -> Response:
        number = self.number(user_id)
        self._require_self_or_admin(request, number)
        return json_response(user_view(self.active_with_id(number)))

    @route("GET", "/users")
    def list_users(self, request: Request) -> Response:
        return json_response([])

    @route("PUT", "/users/{user_id}")
    @route("PATCH", "/users/{user_id}/_webvpn")
    def modify_user(self, request: Request, user_id: str) -> Response:
        number = self.number(user_id)
        body = read_body(request, Field("nickname", STRING, nullable=True, minimum=1))
        if body.nickname is None:
            raise error(400, "无效请求")
        self._require_self_or_admin(request, number)
        account = self.active_with_id(number)
        if len(body.nickname) > LONGEST_NICKNAME:
            raise error(500, "Error 1406 (22001): Data too long for column 'nickname' at row 1")
        account.nickname = body.nickname
        return json_response(user_view(account), 201)

    def _require_self_or_admin(self, request: Request, user_id: int) -> None:
        account = self.current(request)
        if account.id != user_id and not account.is_admin:
            raise error(403, "Forbidden")

    # Shares of the key for e-mail addresses (Shamir). No account of the stand-in holds a share.

    @route("GET", "/shamir/status")
    def get_shamir_status(self, request: Request) -> Response:
        return self._refuse_shamir(request, "get shamir status")

    @route("GET", "/shamir")
    @route("GET", "/shamir/{user_id}")
    def get_shamir_message(self, request: Request, user_id: str = "") -> Response:
        return self._refuse_shamir(request, "get pgp message")

    @route("POST", "/shamir/shares")
    def upload_shares(self, request: Request) -> Response:
        return self._refuse_shamir(request, "upload shares")

    @route("POST", "/shamir/key")
    def upload_keys(self, request: Request) -> Response:
        return self._refuse_shamir(request, "upload public keys")

    @route("POST", "/shamir/update")
    def update_shamir(self, request: Request) -> Response:
        return self._refuse_shamir(request, "update shamir")

    @route("PUT", "/shamir/refresh")
    @route("PATCH", "/shamir/refresh/_webvpn")
    def refresh_shamir(self, request: Request) -> Response:
        return self._refuse_shamir(request, "refresh shamir")

    @route("POST", "/shamir/decrypt")
    def upload_user_shares(self, request: Request) -> Response:
        return self._refuse_shamir(request, "upload user shares")

    @route("GET", "/shamir/decrypt/{user_id}")
    def decrypt_email(self, request: Request, user_id: str) -> Response:
        return self._refuse_shamir(request, "decrypt email")

    @route("GET", "/shamir/decrypt/status/{user_id}")
    def get_decrypt_status(self, request: Request, user_id: str) -> Response:
        return self._refuse_shamir(request, "get decrypt status")

    def _refuse_shamir(self, request: Request, action: str) -> Response:
        self.guarded(request)
        raise error(403, f"only shamir admin can {action}")
