"""The campus sign-in from end to end, with the Python package and the stand-in."""

import json
import os
import re
import socket
import stat
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

from support import LIBRARY, ROOT, StandIn

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402


class CampusTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())
        cls.account = next(account for account in cls.standin.ready["accounts"] if account["role"] == "student")
        cls.people = {(person["trait"] or person["role"]): person for person in cls.standin.ready["campus_accounts"]}

    def setUp(self):
        self.standin.control("POST", "/reset")

    def session(self, **network):
        config = json.loads(json.dumps(self.standin.ready["config"]))
        store = network.pop("store", None)
        config["network"].update(network)
        if store:
            config["store"] = {"path": store}
        return self.enterContext(danxi.Session(config))

    def login(self, session, who, **options):
        person = self.people[who]
        return session.campus.login(person["number"], person["password"], "undergraduate", **options)

    def outcomes(self):
        return [entry["outcome"] for entry in self.standin.control("GET", "/sign-ins")]

    def test_a_sign_in_succeeds_with_each_form_of_ticket_page(self):
        for form in ("form", "script", "post"):
            with self.subTest(form=form):
                self.standin.control("POST", "/reset")
                self.standin.control("PATCH", "/settings", {"ticket_form": form})
                session = self.session()
                self.assertFalse(session.campus.status().signed_in)
                status = self.login(session, "undergraduate")
                self.assertTrue(status.signed_in)
                self.assertEqual(status.username, self.people["undergraduate"]["number"])
                self.assertEqual(self.outcomes(), ["accepted"])
                self.assertEqual(
                    self.standin.control("GET", "/sessions"), [{"host": "id.fudan.edu.cn", "number": status.username}]
                )
                self.assertTrue(session.bus.get_routes("workday"))
                self.assertFalse(session.campus.logout().signed_in)

    def test_each_failed_sign_in_has_its_error_and_sends_the_password_at_most_once(self):
        for who, error in [
            ("locked", danxi.AccountLockedError), ("set_up", danxi.AccountSetupRequiredError), ("weak_password", danxi.AccountSetupRequiredError),
            ("captcha", danxi.CaptchaRequiredError), ("second_factor", danxi.SecondFactorRequiredError),
        ]:  # fmt: skip
            with self.subTest(who=who), self.assertRaises(error) as raised:
                self.login(self.session(), who)
            self.assertNotIn(self.people[who]["password"], str(raised.exception))
        with self.assertRaises(danxi.WrongPasswordError) as raised:
            self.session().campus.login(self.people["undergraduate"]["number"], "wrong", "undergraduate")
        self.assertEqual(raised.exception.detail["tries_left"], 4)
        self.assertEqual(raised.exception.detail["server_code"], 4020)
        # For the account with a captcha, the password is not sent before the answer. Each other password is sent once.
        self.assertEqual(
            sorted(self.outcomes()), ["locked", "second_factor", "set_up", "weak_password", "wrong_password"]
        )

    def test_a_wrong_answer_to_a_captcha_causes_a_new_captcha(self):
        session = self.session()
        with self.assertRaises(danxi.CaptchaRequiredError) as raised:
            self.login(session, "captcha")
        challenge = raised.exception.detail["challenge"]
        self.assertTrue(challenge["image"].startswith("data:image/png;base64,"))
        self.assertEqual(session.campus.status().challenge.id, challenge["id"])
        with self.assertRaises(danxi.CaptchaRequiredError) as raised:
            session.campus.answer_challenge(challenge["id"], answer="0000")
        answer = self.standin.control("GET", "/captchas")[-1]["answer"]
        status = session.campus.answer_challenge(raised.exception.detail["challenge"]["id"], answer=answer)
        self.assertTrue(status.signed_in)
        self.assertEqual(self.outcomes(), ["captcha", "accepted"])

    def test_a_second_factor_can_be_answered_again_after_a_wrong_code(self):
        session = self.session()
        with self.assertRaises(danxi.SecondFactorRequiredError) as raised:
            self.login(session, "second_factor")
        challenge = raised.exception.detail["challenge"]
        self.assertEqual(
            {method["id"]: method["is_supported"] for method in challenge["methods"]},
            {"userAndSms": False, "userAndOtp": True, "microQr": False},
        )
        with self.assertRaises(danxi.SecondFactorRequiredError) as raised:
            session.campus.answer_challenge(challenge["id"], answer="000000")
        self.assertEqual(raised.exception.detail["challenge"], challenge, "a wrong code has replaced the challenge")
        self.assertTrue(session.campus.answer_challenge(challenge["id"], answer=self.code("second_factor")).signed_in)
        self.assertEqual(self.outcomes(), ["second_factor"])

    def code(self, who):
        """Returns the code that a person's authenticator app shows."""
        return self.standin.control("POST", "/second-factor", {"number": self.people[who]["number"]})["code"]

    def test_a_second_factor_for_one_host_is_valid_for_all_hosts(self):
        self.standin.control("PATCH", "/settings", {"second_factor_hosts": ["my.*", "fdjwgl.*"]})
        session = self.session()
        self.login(session, "undergraduate")
        self.assertTrue(session.bus.get_routes("workday"))
        with self.assertRaises(danxi.SecondFactorRequiredError) as raised:
            session.canteen.get_canteen_queuing()
        challenge = raised.exception.detail["challenge"]
        self.assertEqual(session.campus.status().challenge.method, "userAndOtp")
        session.campus.answer_challenge(challenge["id"], answer=self.code("undergraduate"))
        self.assertTrue(session.canteen.get_canteen_queuing())
        self.assertTrue(session.course.get_semesters())
        self.assertEqual(self.outcomes(), ["accepted", "accepted"])

    def test_the_library_answers_a_second_factor_with_the_secret(self):
        self.standin.control("PATCH", "/settings", {"second_factor_hosts": ["my.*"]})
        session = self.session()
        self.login(session, "undergraduate", totp_secret=self.people["undergraduate"]["totp_secret"])
        self.assertTrue(session.canteen.get_canteen_queuing())
        with self.assertRaises(danxi.InvalidArgumentError) as raised:
            self.login(self.session(), "undergraduate", totp_secret="not a secret!")
        self.assertNotIn("not a secret!", str(raised.exception))

    def test_a_second_factor_without_a_supported_method_requires_a_browser(self):
        self.standin.control(
            "PATCH", "/settings", {"second_factor_hosts": ["my.*"], "second_factor_methods": ["userAndSms", "microQr"]}
        )
        session = self.session()
        self.login(session, "undergraduate")
        with self.assertRaises(danxi.BrowserRequiredError) as raised:
            session.canteen.get_canteen_queuing()
        methods = raised.exception.detail["challenge"]["methods"]
        self.assertEqual([method["id"] for method in methods], ["userAndSms", "microQr"])
        self.assertTrue(session.bus.get_routes("workday"))

    def test_each_refusal_of_the_password_has_its_error(self):
        for body, error in [
            ({"code": 4020, "message": "认证失败,您还有3次重试机会。原因分析： 用户名或密码错误 "}, danxi.WrongPasswordError),
            ({"code": "4020", "message": "密码不正确"}, danxi.WrongPasswordError),
            ({"code": 4340, "message": "请先完善账号信息", "data": "https://id.fudan.edu.cn/selfmanager/"}, danxi.AccountSetupRequiredError),
            ({"code": 1, "message": "请输入验证码"}, danxi.CaptchaRequiredError),
            ({"code": 1, "message": "账户锁定"}, danxi.AccountLockedError),
            ({"code": 1, "message": "系统升级"}, danxi.MaintenanceError),
            ({"code": 1, "message": "密码为弱密码"}, danxi.WeakPasswordError),
            ({"code": 200, "message": "操作成功!", "loginToken": None}, danxi.UnexpectedResponseError),
            ({"code": 1, "message": "其他"}, danxi.RejectedError),
        ]:  # fmt: skip
            with self.subTest(body=body):
                self.standin.control("POST", "/reset")
                fault = {"kind": "body", "host": "id.fudan.edu.cn", "path": "/idp/authn/authExecute"}
                self.standin.control("POST", "/faults", {**fault, "body": json.dumps(body)})
                with self.assertRaises(error) as raised:
                    self.login(self.session(), "undergraduate")
                self.assertNotIn(self.people["undergraduate"]["password"], str(raised.exception))
                self.assertEqual(self.sent("/authExecute"), 1)

    def sent(self, path):
        return len([request for request in self.standin.control("GET", "/requests") if request["path"].endswith(path)])

    def test_sites_can_sign_in_with_neo_or_classic(self):
        for hosts in ([], ["tac.*", "elife.*", "zlapp.*", "ecard.*"]):
            with self.subTest(classic=hosts):
                self.standin.control("POST", "/reset")
                self.standin.control("PATCH", "/settings", {"classic_hosts": hosts})
                session = self.session()
                self.login(session, "undergraduate")
                self.assertTrue(session.reservation.get_playgrounds())
                self.assertTrue(session.sport.get_exercise())
                self.assertTrue(session.bus.get_routes("workday"))
                self.assertTrue(session.wallet.get_balance())
                self.assertEqual(self.outcomes(), ["accepted"] * (2 if hosts else 1))

    def test_a_login_succeeds_although_sites_fail(self):
        for host in ("zlapp.*", "ecard.*", "*.fudan.edu.cn"):
            with self.subTest(host=host):
                self.standin.control("POST", "/reset")
                path = "/api-uc/*" if host.startswith("*") else "*"
                self.standin.control(
                    "POST", "/faults", {"kind": "status", "status": 503, "host": host, "path": path, "times": None}
                )
                self.assertTrue(self.login(self.session(), "undergraduate").signed_in)
                self.assertEqual(self.outcomes(), ["accepted"])

    def test_a_site_whose_envelope_reports_an_expired_sign_in_is_entered_again(self):
        self.standin.control("PATCH", "/settings", {"ended_session": "envelope"})
        session = self.session()
        self.login(session, "undergraduate")
        self.assertTrue(session.electricity.get_electricity_usage())
        self.standin.control("POST", "/sessions/expire", {"host": "zlapp.*"})
        self.assertTrue(session.electricity.get_electricity_usage(cache="refresh"))
        self.assertEqual(self.outcomes(), ["accepted"])

    def test_a_first_sign_in_takes_at_most_eight_steps(self):
        session = self.session()
        self.login(session, "undergraduate")
        requests = self.standin.control("GET", "/requests")
        self.assertEqual(self.sent("/ac/"), 0)
        # Nine requests are eight steps, because the authentication methods and the public key are requested at the same time.
        self.assertLessEqual(len(requests) - 1, 8, [request["path"] for request in requests])

    def test_a_sign_in_fails_during_a_fault_and_succeeds_afterwards(self):
        for fault, error in [
            ({"kind": "close", "host": "id.fudan.edu.cn", "path": "/idp/authn/authExecute"}, danxi.NetworkError),
            ({"kind": "malformed", "host": "id.fudan.edu.cn", "path": "/idp/authn/authExecute"}, danxi.UnexpectedResponseError),
            ({"kind": "maintenance", "host": "id.fudan.edu.cn", "path": "/idp/authn/queryAuthMethods"}, danxi.MaintenanceError),
            ({"kind": "status", "status": 500, "host": "id.fudan.edu.cn", "path": "/idp/authCenter/authnEngine"}, danxi.ServerFailureError),
            ({"kind": "html", "host": "id.fudan.edu.cn", "path": "/idp/authn/getJsPublicKey"}, danxi.UnexpectedResponseError),
        ]:  # fmt: skip
            with self.subTest(fault=fault):
                self.standin.control("POST", "/reset")
                self.standin.control("POST", "/faults", fault)
                session = self.session()
                with self.assertRaises(error):
                    self.login(session, "undergraduate")
                sent = [r for r in self.standin.control("GET", "/requests") if r["path"].endswith("/authExecute")]
                self.assertLessEqual(len(sent), 1)
                self.assertFalse(session.campus.status().signed_in)
                self.standin.control("DELETE", "/faults")
                self.assertTrue(self.login(session, "undergraduate").signed_in)

    def test_a_remembered_sign_in_needs_no_password_in_a_later_session(self):
        with tempfile.TemporaryDirectory() as directory:
            store = str(Path(directory) / "store")
            self.assertTrue(self.login(self.session(store=store), "graduate", remember=True).remembered)
            file = Path(store) / "campus.json"
            self.assertEqual(stat.S_IMODE(file.stat().st_mode), 0o600)
            self.assertNotIn(self.people["graduate"]["password"], file.read_text(encoding="utf-8"))
            later = self.session(store=store, webvpn="always")
            self.assertTrue(later.campus.status().signed_in)
            with self.assertRaises(danxi.NotSignedInError) as raised:
                later.forum.get_profile()
            self.assertIn("account.login", str(raised.exception))
            later.account.login(self.account["email"], self.account["password"])
            self.assertEqual(self.outcomes(), ["accepted"], "WebVPN needed another sign-in")
            later.campus.logout()
            self.assertEqual(list(json.loads(file.read_text(encoding="utf-8"))), ["signed_out"])

    def exported_cookies(self):
        """Signs in with a session in place of a browser. Returns the cookies as the text of a Netscape cookie file."""
        with tempfile.TemporaryDirectory() as directory:
            self.login(self.session(store=directory), "undergraduate", remember=True)
            stored = json.loads((Path(directory) / "campus.json").read_text(encoding="utf-8"))["cookies"]
        lines = ["# Netscape HTTP Cookie File"]
        for cookie in stored:
            domain = cookie["domain"] if cookie["host_only"] else f".{cookie['domain']}"
            flags = "FALSE" if cookie["host_only"] else "TRUE", cookie["path"], "TRUE" if cookie["secure"] else "FALSE"
            lines.append("\t".join([domain, *flags, "0", cookie["name"], cookie["value"]]))
        return "\n".join([*lines, ".example.com\tTRUE\t/\tFALSE\t0\ta\t1", ""])

    def test_services_use_imported_cookies_without_a_password(self):
        page = (ROOT / "docs" / "sign-in.md").read_text(encoding="utf-8")
        namespace = {}
        exec(re.search(r'```python title="browser_cookies.py"\n(.*?)```', page, re.DOTALL)[1], namespace)
        number = self.people["undergraduate"]["number"]
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory) / "cookies.txt"
            path.write_text(self.exported_cookies(), encoding="utf-8")
            cookies = namespace["browser_cookies"](path)
        session = self.session()
        imported = session.campus.import_cookies(cookies, number, "undergraduate")
        self.assertTrue(imported.is_live)
        self.assertEqual([(each.name, each.reason) for each in imported.refused], [("a", "foreign_domain")])
        self.assertEqual((imported.status.signed_in, imported.status.username), (True, number))
        session.wallet.get_balance()
        session.exam.get_exams()
        self.assertEqual(self.outcomes(), ["accepted"], "the session has sent a password")
        self.standin.control("POST", "/sessions/expire", {})
        with self.assertRaises(danxi.NotSignedInError) as raised:
            session.wallet.get_balance(cache="refresh")
        self.assertIn("campus.import_cookies", str(raised.exception))
        of_sign_in = [cookie for cookie in cookies if cookie["domain"].lstrip(".") == "id.fudan.edu.cn"]
        with self.assertRaises(danxi.NotSignedInError):
            self.session().campus.import_cookies(of_sign_in, number, "undergraduate")
        self.assertEqual(self.outcomes(), ["accepted"])

    def test_campus_pages_are_reached_through_webvpn_behind_a_captive_portal(self):
        for kind in ("page", "redirect"):
            with self.subTest(kind=kind):
                self.standin.control("POST", "/reset")
                self.standin.control("PATCH", "/settings", {"captive_portal": kind})
                session = self.session()
                self.login(session, "undergraduate")
                self.assertTrue(session.classroom.get_classrooms("H2"))
                carried = [r for r in self.standin.control("GET", "/requests") if r["forwarded"]]
                self.assertEqual([r["host"] for r in carried], ["10.64.130.6"])

    def test_a_write_is_sent_again_after_the_login_page_of_webvpn(self):
        self.standin.control("PATCH", "/settings", {"webvpn_login": "page"})
        session = self.session(webvpn="always")
        self.login(session, "undergraduate")
        session.account.login(self.account["email"], self.account["password"])
        self.standin.control("POST", "/sessions/expire", {"host": "webvpn.fudan.edu.cn"})
        self.assertEqual(session.forum.create_floor("从校外", 1).content, "从校外")

    def test_the_course_selection_is_reached_through_webvpn_if_connections_fail(self):
        port = self.standin.ready["port"]
        hosts = ("yjsxk.fudan.edu.cn", "yjsxktest.fudan.sh.cn")
        session = self.session(connect_to=[*(f"{host}:80:127.0.0.1:1" for host in hosts), f"::127.0.0.1:{port}"])
        person = self.people["graduate"]
        session.campus.login(person["number"], person["password"], "graduate")
        self.assertTrue(session.course.get_selected_courses())
        requests = [r for r in self.standin.control("GET", "/requests") if r["host"] in hosts]
        self.assertTrue(requests and all(r["forwarded"] for r in requests))
        self.assertEqual(self.outcomes(), ["accepted"])

    def forum_calls(self, session):
        session.account.login(self.account["email"], self.account["password"])
        threads = [threading.Thread(target=session.forum.get_hole, args=(1,)) for _ in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        floor = session.forum.create_floor("从校外", 1)
        return session.forum.modify_floor(floor.id, content="从校外改")

    def test_the_forum_is_reached_through_webvpn_with_one_campus_sign_in(self):
        session = self.session(webvpn="always")
        with self.assertRaises(danxi.NotSignedInError) as raised:
            self.forum_calls(session)
        self.assertIn("campus.login", str(raised.exception))
        self.login(session, "undergraduate")
        self.assertEqual(self.forum_calls(session).content, "从校外改")
        requests = self.standin.control("GET", "/requests")
        carried = [r for r in requests if r["host"] == "webvpn.fudan.edu.cn" and r["path"].startswith("/https/")]
        self.assertTrue(any(r["method"] == "PATCH" and r["path"].endswith("/_webvpn") for r in carried))
        self.assertEqual(self.outcomes(), ["accepted"])
        self.standin.control("POST", "/sessions/expire", {"host": "webvpn.fudan.edu.cn"})
        session.forum.get_hole(1)
        self.assertEqual(self.outcomes(), ["accepted"])

    def test_the_course_selection_through_webvpn_survives_an_expired_sign_in(self):
        session = self.session(webvpn="always")
        self.login_graduate(session)
        self.assertTrue(session.course.get_selected_courses())
        self.standin.control("POST", "/sessions/expire", {"host": "yjsxk.*"})
        self.assertTrue(session.course.get_selected_courses())
        self.assertEqual(self.outcomes(), ["accepted"])
        direct = [
            r
            for r in self.standin.control("GET", "/requests")
            if r["host"].startswith("yjsxk") and r["headers"].get("cookie")
        ]
        self.assertFalse(any("wengine" in r["headers"]["cookie"] for r in direct))

    def login_graduate(self, session):
        person = self.people["graduate"]
        session.campus.login(person["number"], person["password"], "graduate")

    def test_webvpn_is_used_if_connections_are_refused(self):
        # Outside the campus network, connections to the community's servers fail.
        port = self.standin.ready["port"]
        session = self.session(
            connect_to=["forum.fduhole.com:443:127.0.0.1:1", "auth.fduhole.com:443:127.0.0.1:1", f"::127.0.0.1:{port}"]
        )
        with self.assertRaises(danxi.NetworkError):
            session.account.login(self.account["email"], self.account["password"])
        self.login(session, "undergraduate")
        start = time.monotonic()
        self.assertEqual(self.forum_calls(session).content, "从校外改")
        self.assertLess(time.monotonic() - start, 20)

    def test_webvpn_is_used_after_one_probe_of_a_server_that_does_not_respond(self):
        # The library waits two seconds for a server that does not respond, and remembers the result.
        silent = self.enterContext(socket.create_server(("127.0.0.1", 0)))
        silent.settimeout(0.1)
        port = self.standin.ready["port"]
        session = self.session(
            connect_to=[f"auth.fduhole.com:443:127.0.0.1:{silent.getsockname()[1]}", f"::127.0.0.1:{port}"]
        )
        self.login(session, "undergraduate")
        start = time.monotonic()
        session.account.login(self.account["email"], self.account["password"])
        self.assertGreater(time.monotonic() - start, 1.5)
        self.assertLess(time.monotonic() - start, 20)
        self.enterContext(silent.accept()[0])
        session.account.refresh_token()
        with self.assertRaises(TimeoutError, msg="the server was probed again"):
            silent.accept()


if __name__ == "__main__":
    unittest.main()
