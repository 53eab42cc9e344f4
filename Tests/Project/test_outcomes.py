"""The errors of every method of the contract if a server fails: maintenance, lost responses, repeated secrets."""

import contextlib
import json
import logging
import os
import re
import sys
import tempfile
import time
import unittest
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase

from support import LIBRARY, ROOT, StandIn

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path[:0] = [str(ROOT / "bindings" / "python"), str(ROOT / "generator")]
import danxi  # noqa: E402
from loading import load  # noqa: E402

INTERFACE = load(ROOT)
MARKER = 'Mark+er "1905"'
MARKERS = {"totp_secret": "MARKMARKMARKMARK"}  # replacements of MARKER for secrets that must have a certain form
FIELD_MARKER = "Mark+er1905"  # replaces MARKER in secret fields of entities, such as the value of a cookie


class OutcomeTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())
        # The examples of downloads write files to the current directory.
        cls.enterClassContext(contextlib.chdir(cls.enterClassContext(tempfile.TemporaryDirectory())))
        cls.accounts = {account["role"]: account for account in reversed(cls.standin.ready["accounts"])}
        cls.account = cls.accounts["student"]
        cls.people = {(person["trait"] or person["role"]): person for person in cls.standin.ready["campus_accounts"]}

    def setUp(self):
        self.standin.control("POST", "/reset")
        self.sessions = {}

    def fault(self, kind, **fields):
        self.standin.control("DELETE", "/faults")
        self.standin.control("POST", "/faults", {"kind": kind, "times": None, **fields})

    def session(self, method):
        """Returns a session with the sign-in that a method needs. The methods of one test share their sessions."""
        key = (method.sign_in, method.example.account, method.administrators_only)
        if key not in self.sessions:
            store = {"path": self.enterContext(tempfile.TemporaryDirectory())}
            session = self.enterContext(danxi.Session(self.standin.ready["config"], store=store))
            if method.sign_in in ("community", "both"):
                # The library refuses these methods without an administrator's account.
                account = self.accounts["admin" if method.administrators_only else "student"]
                session.account.login(account["email"], account["password"])
            if method.sign_in in ("campus", "both"):
                person = self.people[method.example.account]
                session.campus.login(person["number"], person["password"], method.example.account)
            self.sessions[key] = session
        return self.sessions[key]

    def call(self, method, session=None, /, **others):
        """Calls a method with the literal parameters of its example, and without cached values."""
        options = {"cache": "refresh"} if method.is_cached else {}
        return (session or self.session(method)).call(
            method.full_name, **{**method.example.params, **options, **others}
        )

    def requests(self, **fields):
        log = self.standin.control("GET", "/requests")
        return [entry for entry in log if all(entry[name] == value for name, value in fields.items())]

    # Maintenance

    # Methods that report another outcome during maintenance, or that another test covers.
    WITHOUT_AN_ANSWER = {
        "archive.run": "reports the failures of its parts, and is tested in test_own_archive.py",
        "account.logout": "succeeds even if the server cannot be reached",
        "campus.import_cookies": "imports the cookies, and leaves open whether the university accepts them",
        "campus.answer_challenge": "needs a challenge, and is tested below",
        "day.get_overview": "reports the failures of its parts, and is tested in OverviewTests",
        "feeds.refresh": "needs a subscription, and is tested in test_feeds.py",
        "feeds.refresh_all": "reports the failures of its feeds, and is tested in test_feeds.py",
    }

    # Methods that return the body of a response as a file. With the status 200, a page about maintenance is such a file.
    OF_ANY_CONTENT = {"http.download", "github.download_archive", "github.download_contents"}

    def test_every_method_recognizes_maintenance(self):
        methods = [m for m in INTERFACE.methods if m.operations and m.full_name not in self.WITHOUT_AN_ANSWER]
        self.assertGreater(len(methods), 40)
        sessions = {method.full_name: self.session(method) for method in methods}
        for status in (200, 503):
            self.fault("maintenance", status=status)
            asked = [m for m in methods if status != 200 or m.full_name not in self.OF_ANY_CONTENT]
            # Sixteen calls run at the same time, because each call waits before its retries.
            with ThreadPoolExecutor(16) as pool:
                errors = pool.map(lambda m: self.error(m, sessions[m.full_name]), asked)
            for method, error in zip(asked, errors, strict=True):
                with self.subTest(method.full_name, status=status):
                    self.assertIsInstance(error, danxi.MaintenanceError)
                    self.assertTrue(error.retryable, error)
                    self.assertIsNone(error.outcome)
                    self.assertIn("网络维护中", error.server_message)
                    self.assertIn(error.server_message, str(error))

    def error(self, method, session):
        """Calls a method and returns its error, or None."""
        try:
            self.call(method, session)
        except danxi.Error as error:
            return error
        return None

    def test_answering_a_challenge_during_maintenance_raises_maintenance(self):
        session = self.enterContext(danxi.Session(self.standin.ready["config"]))
        person = self.people["captcha"]
        with self.assertRaises(danxi.CaptchaRequiredError) as raised:
            session.campus.login(person["number"], person["password"], "undergraduate")
        self.fault("maintenance")
        with self.assertRaises(danxi.MaintenanceError):
            session.campus.answer_challenge(raised.exception.detail["challenge"]["id"], answer="1234")

    def test_the_methods_without_a_maintenance_error_exist(self):
        self.assertLessEqual(set(self.WITHOUT_AN_ANSWER), {method.full_name for method in INTERFACE.methods})

    # Lost responses

    def test_a_retry_loop_never_writes_twice(self):
        writes = [m for m in INTERFACE.methods if m.effect == "once" and m.full_name not in self.TESTED_ELSEWHERE]
        self.assertGreater(len(writes), 20)
        losses = [
            {"kind": "lost"}, {"kind": "close"}, {"kind": "truncate"}, {"kind": "malformed"}, {"kind": "html"},
            {"kind": "hold"}, *({"kind": "gateway", "status": status} for status in (500, 502, 503, 504)),
        ]  # fmt: skip
        for method in writes:
            for loss in losses:
                # For a method without a value, the body of the response is not read.
                has_body = method.returns and method.full_name not in self.WITHOUT_A_BODY
                if not has_body and loss["kind"] in ("truncate", "malformed"):
                    continue
                with self.subTest(method.full_name, **loss):
                    verb, path, params = self.write(method)
                    session = self.session(method)
                    self.fault(method=verb, path=path, **loss)
                    self.standin.control("DELETE", "/requests")
                    error = self.persist(
                        method, session, timeout_ms=500 if loss["kind"] == "hold" else 30_000, **params
                    )
                    self.assertEqual(self.count_sent(verb, path), 1)
                    self.assertEqual(error.outcome, "unknown", error)
                    self.assertRegex(
                        str(error),
                        "may have (taken effect|been made)\\. Check before you send it again|"
                        "The password or code may have been used\\. Do not send it again in a loop",
                    )
                    self.standin.control("DELETE", "/faults")

    def count_sent(self, verb, path):
        """Returns the number of logged requests. On a slow machine, the stand-in may log the first request after the end of the call."""
        deadline = time.monotonic() + 60
        while True:
            count = sum(fnmatchcase(entry["path"], path) for entry in self.requests(method=verb))
            if count or time.monotonic() > deadline:
                return count
            time.sleep(0.01)

    # Writes that have their own tests.
    TESTED_ELSEWHERE = {
        "campus.login",  # several requests with a password
        "campus.answer_challenge",
        "forum.delete_favorite_group",  # sends nothing if the group does not exist
        "curriculum.vote_review",  # sends nothing if the vote exists already
    }
    WITHOUT_A_BODY = {"account.close_account"}  # methods whose value does not come from the response

    def write(self, method):
        """Returns the HTTP method and the path pattern of a method's write, and the parameters with which the method sends a write."""
        if method.full_name == "forum.request":
            return "POST", "/api/reports", {"method": "POST", "path": "/reports", "query": None, "body": {}}
        if method.full_name == "http.request":
            return "POST", "/api/notes", {"method": "POST", "query": None, "body": {"text": "x"}}
        if method.full_name == "http.upload":
            return "POST", "/api/files", {}
        if method.full_name == "campus.fetch":
            return "POST", "/9397/list1.htm", {"form": [], "format": "json", "selector": None, "limit": None}
        if method.full_name == "github.graphql":
            mutation = 'mutation { addStar(starrableId: "R_1001") { id } }'
            return "POST", "/graphql", {"query": mutation}
        if method.full_name == "graphql.execute":
            mutation = 'mutation { addComment(noticeId: "1", text: "Thanks") { id } }'
            return "POST", "/graphql", {"query": mutation, "variables": None}
        verb, url = method.operations[-1].split()
        return verb, self.pattern(url), {}

    @staticmethod
    def pattern(url):
        """Returns the path pattern of an operation's URL, which may begin with a server such as {forum}."""
        for section in INTERFACE.configuration:
            for key in section.keys:
                if key.name == "base_url" and key.has_default:
                    url = url.replace(f"{{{section.name}}}", key.default)
        path = "/" + url.partition("?")[0].split("/", 3)[3]
        return re.sub(r"\{\w+\}", "*", path.replace("%2A", "[*]"))

    def test_a_vote_whose_response_is_lost_is_sent_once(self):
        vote = INTERFACE.method("curriculum.vote_review")
        session = self.session(vote)
        for value, loss in ((1, "lost"), (-1, "close")):
            with self.subTest(loss):
                self.fault(loss, method="PATCH")
                self.standin.control("DELETE", "/requests")
                self.assertEqual(self.persist(vote, session, vote=value).outcome, "unknown")
                self.assertEqual(len(self.requests(method="PATCH")), 1)

    def persist(self, method, session, /, **options):
        """Calls a method again while its error is retryable, as a simple program does. Returns the error that ends the loop."""
        attempts = 0
        while True:
            attempts += 1
            with self.assertRaises(danxi.Error) as raised:
                self.call(method, session, **options)
            if not raised.exception.retryable:
                return raised.exception
            self.assertLess(attempts, 5, "the error is still retryable after five attempts")

    def test_a_floor_whose_response_is_lost_is_posted_once_and_can_be_found(self):
        create = INTERFACE.method("forum.create_floor")
        session = self.session(create)
        hole = session.forum.create_hole("How late is the library open?", 1, ["学习"])
        self.fault("lost", method="POST")
        error = self.persist(create, session, hole_id=hole.id, content="Until ten.")
        self.assertEqual(error.outcome, "unknown")
        floors = session.forum.list_floors_in_hole(hole.id)
        self.assertEqual([floor.content for floor in floors].count("Until ten."), 1)

    def test_a_write_that_was_not_sent_is_retryable(self):
        config = json.loads(json.dumps(self.standin.ready["config"]))
        config["network"]["connect_to"] = [
            f"auth.fduhole.com:443:127.0.0.1:{self.standin.ready['port']}",
            "::127.0.0.1:1",
        ]
        session = self.enterContext(danxi.Session(config))
        session.account.login(self.account["email"], self.account["password"])
        with self.assertRaises(danxi.NetworkError) as raised:
            session.forum.create_floor("Until ten.", 1)
        self.assertTrue(raised.exception.retryable)
        self.assertIsNone(raised.exception.outcome)
        self.assertIn("Nothing was sent.", str(raised.exception))

    def test_repeatable_writes_are_retried_and_their_errors_are_retryable(self):
        session = self.session(INTERFACE.method("forum.like_floor"))
        floor = session.forum.list_floors_in_hole(session.forum.list_holes_in_division(1)[0].id)[0]
        self.fault("lost", method="POST", path="/api/floors/*")
        with self.assertRaises(danxi.NetworkError) as raised:
            session.forum.like_floor(floor.id, 1)
        self.assertTrue(raised.exception.retryable)
        self.assertIsNone(raised.exception.outcome)
        # libcurl itself sends the first request again if a reused connection breaks.
        self.assertGreaterEqual(len(self.requests(path=f"/api/floors/{floor.id}/like/1")), 3)

    # Rate limits

    def test_a_long_rate_limit_is_reported_at_once(self):
        for name in ("forum.get_hole", "bus.get_routes"):
            method = next((m for m in INTERFACE.methods if m.full_name == name), None)
            if method is None:
                continue
            with self.subTest(name):
                self.standin.control("DELETE", "/faults")
                session = self.session(method)
                self.fault("status", status=429, retry_after=60)
                with self.assertRaises(danxi.RateLimitedError) as raised:
                    self.call(method, session, timeout_ms=30_000)
                self.assertEqual(raised.exception.retry_after, 60)

    # Refusals and secrets

    def test_errors_for_refusals_have_the_servers_message(self):
        session = self.session(INTERFACE.method("forum.create_floor"))
        body = json.dumps({"code": 403001, "message": "请先通过注册答题"}, ensure_ascii=False)
        self.fault("body", status=403, body=body, method="POST")
        with self.assertRaises(danxi.ForbiddenError) as raised:
            session.forum.create_floor("Until ten.", 1)
        error = raised.exception
        self.assertEqual((error.server_message, error.server_code), ("请先通过注册答题", 403001))
        self.assertIn("请先通过注册答题", str(error))

    def test_no_error_contains_a_secret_that_the_server_repeats(self):
        secret = [(m, p) for m in INTERFACE.methods for p in m.parameters if p.secret or self.secret_fields(p)]
        self.assertGreater(len(secret), 2)
        self.assertIn("cookies", [parameter.name for _, parameter in secret])
        for method, parameter in secret:
            for operation in method.operations:
                verb, url = operation.split()
                verb = re.sub(r"\{\w+\}", "*", verb)
                for status in (200, 400, 401, 403, 500):
                    with self.subTest(method.full_name, operation=operation, status=status):
                        self.check_echo(method, parameter, verb, url, status)

    @staticmethod
    def secret_fields(parameter):
        """Returns the names of the secret fields of a parameter's entities."""
        entity = INTERFACE.entity(parameter.type.name)
        return [field.name for field in entity.fields if field.secret] if entity else []

    def check_echo(self, method, parameter, verb, url, status):
        self.standin.control("DELETE", "/faults")
        value = MARKERS.get(parameter.name, MARKER)
        if fields := self.secret_fields(parameter):
            value = [item | dict.fromkeys(fields, FIELD_MARKER) for item in method.example.params[parameter.name]]
        if parameter.type.container == "map":
            value = {"X-Key": value}
        chosen = {"prefer_get": verb == "GET"} if method.full_name == "graphql.execute" else {}
        log = []
        with danxi.Session(self.standin.ready["config"]) as session:
            if method.sign_in in ("community", "both"):
                session.account.login(self.account["email"], self.account["password"])
            session.set_log(logging.DEBUG, lambda level, text: log.append(text))
            self.fault("echo", status=status, method=verb, path=f"{self.pattern(url)}*")
            try:
                params = {**method.example.params, parameter.name: value, **chosen}
                shown = [json.dumps(session.call(method.full_name, **params))]
                self.assertTrue(
                    fields or status == 200,
                    "a refused call must raise an error, except when imported cookies are checked",
                )
            except danxi.Error as error:
                shown = [str(error), json.dumps(error.detail, ensure_ascii=False)]
        for text in [*shown, *log]:
            for form in ("Mark", "MARK", "1905"):
                self.assertNotIn(form, text)


if __name__ == "__main__":
    unittest.main()
