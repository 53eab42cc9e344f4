"""Exceptions: a class for each error of the contract."""

import asyncio
import datetime
import pickle
import re
import socket
import tempfile
import unittest
from pathlib import Path

import danxi

from . import ROOT
from .campus import AUTH, FORUM, CampusTest

BUILTIN = {
    danxi.InvalidArgumentError: ValueError,
    danxi.InvalidJSONError: ValueError,
    danxi.TimeoutError: TimeoutError,
    danxi.NetworkError: ConnectionError,
    danxi.TLSError: ConnectionError,
    danxi.StorageError: OSError,
    danxi.OutOfMemoryError: MemoryError,
}


class Calls(CampusTest):
    def fails(self, error, call, *arguments, **keywords):
        with self.assertRaises(error) as caught:
            call(*arguments, **keywords)
        raised = caught.exception
        self.assertIs(type(raised), error)
        self.assertEqual((raised.code, raised.name), (error.code, error.name))
        self.assertEqual(str(raised), raised.message)
        self.assertTrue(raised.message)
        return raised

    def test_a_wrong_password_raises_wrong_password(self):
        error = self.fails(danxi.WrongPasswordError, self.open().account.login, self.email, "wrong horse")
        self.assertFalse(error.retryable)
        self.assertEqual(error.http_status, 401)

    def test_an_unregistered_address_raises_not_registered(self):
        self.fails(danxi.NotRegisteredError, self.open().account.login, "nobody@fudan.edu.cn", "wrong horse")

    def test_an_invalid_address_raises_rejected_with_details(self):
        error = self.fails(danxi.RejectedError, self.open().account.login, "not an address", self.password)
        self.assertEqual(error.http_status, 400)
        self.assertTrue(error.detail)

    def test_a_call_without_a_sign_in_raises_not_signed_in(self):
        self.fails(danxi.NotSignedInError, self.open().forum.get_profile)

    def test_a_missing_object_raises_not_found(self):
        error = self.fails(danxi.NotFoundError, self.sign_in().forum.get_hole, 987654321)
        self.assertEqual(error.http_status, 404)

    def test_a_forbidden_change_raises_forbidden(self):
        session = self.sign_in()
        floors = session.forum.list_floors_in_hole(session.forum.list_holes_in_division(1)[0].id)
        other = next(floor for floor in floors if not floor.is_me and not floor.deleted)
        self.fails(danxi.ForbiddenError, session.forum.modify_floor, other.id, content="mine now")

    def test_an_address_of_this_computer_is_denied_if_the_configuration_says_so(self):
        with socket.create_server(("127.0.0.1", 0)) as server:
            url = f"http://127.0.0.1:{server.getsockname()[1]}/"
            with danxi.Session({"network": {"local_addresses": "deny"}}) as session:
                error = self.fails(danxi.HostDeniedError, session.http.request, url=url)
                self.assertIn("network.local_addresses", error.message)
                self.assertFalse(error.retryable)
            server.setblocking(False)
            with self.assertRaises(BlockingIOError, msg="no connection was opened"):
                server.accept()

    def test_an_unknown_parameter_is_named(self):
        error = self.fails(danxi.InvalidArgumentError, self.open().call, "forum.get_hole", id=1, colour="red")
        self.assertIn("colour", error.message)

    def test_a_parameter_of_the_wrong_type_is_named(self):
        error = self.fails(danxi.InvalidArgumentError, self.open().forum.get_hole, "one")
        self.assertIn("id", error.message)

    def test_a_parameter_out_of_range_is_named(self):
        error = self.fails(danxi.InvalidArgumentError, self.open().forum.list_floors_in_hole, 1, size=51)
        self.assertIn("size", error.message)

    def test_an_unknown_method_raises_unknown_method(self):
        error = self.fails(danxi.UnknownMethodError, self.open().call, "forum.fly")
        self.assertIn("forum.fly", error.message)

    def test_a_failing_server_raises_a_retryable_server_failure(self):
        session = self.sign_in()
        self.campus.fault("status", host=FORUM, status=500)
        error = self.fails(danxi.ServerFailureError, session.forum.get_profile)
        self.assertTrue(error.retryable)
        self.assertEqual((error.http_status, error.outcome), (500, None))

    def test_a_lost_response_to_a_change_has_an_unknown_outcome(self):
        session = self.sign_in()
        self.campus.fault("lost", host=FORUM)
        error = self.fails(danxi.NetworkError, session.forum.create_floor, "Until ten.", 1)
        self.assertEqual((error.retryable, error.outcome), (False, "unknown"))
        self.assertIn("The request may have taken effect", str(error))

    def test_an_error_has_the_message_and_code_of_the_server(self):
        error = self.fails(danxi.NotFoundError, self.sign_in().forum.get_hole, 987654321)
        self.assertEqual((error.server_message, error.server_code), ("record not found", 404))
        self.assertEqual((danxi.Error("x").server_message, danxi.Error("x").outcome), (None, None))

    def test_a_rate_limit_raises_a_retryable_rate_limited_error(self):
        self.campus.fault("status", host=AUTH, status=429, retry_after=7200)
        error = self.fails(danxi.RateLimitedError, self.open().account.login, self.email, self.password)
        self.assertTrue(error.retryable)
        self.assertEqual(error.retry_after, 7200.0)

    def test_a_response_of_unknown_form_raises_unexpected_response(self):
        session = self.sign_in()
        self.campus.fault("html", host=FORUM)
        self.fails(danxi.UnexpectedResponseError, session.forum.get_profile)

    def test_an_unreachable_server_raises_a_retryable_network_error(self):
        network = {**self.campus.config["network"], "connect_to": "::127.0.0.1:1"}
        error = self.fails(danxi.NetworkError, self.open(network=network).account.login, self.email, self.password)
        self.assertTrue(error.retryable)

    def test_an_unknown_certificate_authority_raises_a_tls_error(self):
        network = {"connect_to": self.campus.config["network"]["connect_to"]}
        self.fails(danxi.TLSError, self.open(network=network).account.login, self.email, self.password)

    def test_a_response_above_the_limit_raises_too_large(self):
        network = {**self.campus.config["network"], "max_response_bytes": 100}
        self.fails(danxi.TooLargeError, self.open(network=network).account.login, self.email, self.password)

    def test_a_slow_server_raises_a_retryable_timeout(self):
        session = self.sign_in()
        self.campus.fault("delay", host=FORUM, ms=20_000)
        error = self.fails(danxi.TimeoutError, session.forum.get_profile, timeout_ms=100)
        self.assertTrue(error.retryable)

    def test_the_timeout_of_the_configuration_applies(self):
        session = self.open(network={**self.campus.config["network"], "timeout_ms": 200})
        session.account.login(self.email, self.password, timeout_ms=60_000)
        self.campus.fault("delay", host=FORUM, ms=20_000)
        self.fails(danxi.TimeoutError, session.forum.get_profile)

    def test_a_closed_session_raises_closed(self):
        session = self.open()
        session.close()
        session.close()
        self.assertTrue(session.closed)
        self.fails(danxi.ClosedError, session.account.get_status)
        self.fails(danxi.ClosedError, session.set_log, 10, print)

    def test_an_invalid_key_of_the_configuration_is_named(self):
        error = self.fails(danxi.InvalidArgumentError, danxi.Session, network={"timeout_ms": "soon"})
        self.assertIn("timeout_ms", error.message)
        error = self.fails(danxi.InvalidArgumentError, danxi.Session, {"netwrok": {}})
        self.assertIn("netwrok", error.message)
        error = self.fails(danxi.InvalidArgumentError, danxi.Session, netwrok={})
        self.assertIn("netwrok", error.message)

    def test_a_file_as_store_directory_raises_a_storage_error(self):
        with tempfile.NamedTemporaryFile() as file:
            self.fails(danxi.StorageError, danxi.Session, store={"path": file.name})

    def test_paths_may_be_path_objects(self):
        with tempfile.TemporaryDirectory() as directory:
            session = self.sign_in(store={"path": Path(directory) / "kept"})
            session.forum.list_all_tags()
            session.close()
            self.assertTrue((Path(directory) / "kept").is_dir())

    def test_values_that_json_cannot_represent_are_named(self):
        session = self.open()
        forum = session.forum
        cases = [
            (forum.get_hole, (2**63,), {}, "`id`: expected .* to 9223372036854775807, got 9223372036854775808"),
            (forum.get_hole, (-(2**63) - 1,), {}, "`id`: expected .* to 9223372036854775807, got -9223372036854775809"),
            (forum.get_hole, (10**5000,), {}, "id has too many digits"),
            (session.call, ("forum.get_hole",), {"id": float("nan")}, "id must be a finite number"),
            (forum.search_floor, ("a\ud800",), {}, r"keyword has a lone surrogate \(U\+D800 at index 1\)"),
            (forum.create_hole, ("a", 1, ["b", "\udfff"]), {}, r"tags\[1\] has a lone surrogate"),
            (forum.list_my_holes, (), {"start_time": datetime.datetime(2024, 1, 1)}, "start_time needs a time zone"),
            (danxi.Session, (), {"network": {"proxy": "\ud800"}}, r"network\.proxy has a lone surrogate"),
        ]
        for call, arguments, keywords, message in cases:
            with self.subTest(message), self.assertRaisesRegex(ValueError, message) as caught:
                call(*arguments, **keywords)
            self.assertIs(type(caught.exception), danxi.InvalidArgumentError)
        with self.assertRaisesRegex(TypeError, "password cannot be written as JSON: its type is bytes"):
            session.account.login("a", b"a password")
        self.assertFalse(session.account.get_status().signed_in)

    def test_the_largest_integer_is_sent(self):
        self.fails(danxi.NotFoundError, self.sign_in().forum.get_hole, 2**63 - 1)

    def test_the_error_for_a_captcha_has_a_challenge_to_answer(self):
        session = self.open()
        person = self.campus.people["captcha"]
        error = self.fails(
            danxi.CaptchaRequiredError, session.campus.login, person["number"], person["password"], "undergraduate"
        )
        answer = self.campus.control("GET", "/captchas")[-1]["answer"]
        status = session.campus.answer_challenge(error.detail["challenge"]["id"], answer=answer)
        self.assertEqual((status.signed_in, status.username), (True, person["number"]))


class Classes(unittest.TestCase):
    def test_every_code_has_a_class(self):
        for name, error in danxi.schema()["components"]["errors"].items():
            cls = danxi.errors.BY_CODE[error["code"]]
            self.assertTrue(issubclass(cls, danxi.Error))
            self.assertIs(getattr(danxi, cls.__name__), cls)
            self.assertEqual((cls.code, cls.name, cls.retryable), (error["code"], name, error["data"]["retryable"]))
            self.assertTrue(cls.__doc__)
            self.assertEqual(cls.__module__, "danxi")

    def test_every_class_has_the_expected_base_classes(self):
        groups = {
            danxi.UsageError: "InvalidArgument InvalidHandle InvalidJSON UnknownMethod Forked NotRemembered",
            danxi.StoppedError: "Closed CallCancelled Vetoed HostDenied",
            danxi.SignInError: "NotSignedIn WrongPassword NotRegistered CaptchaRequired SecondFactorRequired AccountSetupRequired "
            "WeakPassword AccountLocked AccountChanged BrowserRequired",
            danxi.RequestError: "Forbidden NotFound Rejected",
            danxi.TransportError: "Timeout Network TLS",
            danxi.ServerError: "TooLarge RateLimited ServerFailure UnexpectedResponse PageChanged Maintenance",
            danxi.LocalError: "NotCached Storage OutOfMemory Internal Busy",
        }
        bases = {getattr(danxi, f"{name}Error"): base for base, names in groups.items() for name in names.split()}
        self.assertEqual(set(bases), set(danxi.errors.BY_CODE.values()))
        for error, base in bases.items():
            self.assertEqual(error.__bases__, (base, *([BUILTIN[error]] if error in BUILTIN else [])))
            self.assertEqual((base.__bases__, base.__module__, base.code), ((danxi.Error,), "danxi", -1))
            self.assertIs(getattr(danxi, base.__name__), base)
            self.assertIs(getattr(danxi.errors, base.__name__), base)
            self.assertTrue(base.__doc__)

    def test_the_guide_names_the_group_of_each_error(self):
        guide = (ROOT / "docs/errors.md").read_text(encoding="utf-8")
        rows = [row.split(" | ") for row in re.findall(r"^\| .* \| `\w+Error` \| .*$", guide, re.MULTILINE)]
        bases = {name: base.strip("`") for _, names, base, _ in rows for name in re.findall(r"`(\w+)`", names)}
        campus = [cls for cls in danxi.errors.BY_CODE.values() if cls.name not in bases]
        self.assertTrue(all(issubclass(cls, danxi.SignInError) for cls in campus), campus)
        for cls in set(danxi.errors.BY_CODE.values()) - set(campus):
            self.assertEqual(cls.__bases__[0].__name__, bases[cls.name], cls.name)

    def test_some_classes_are_also_builtin_exceptions(self):
        for error, builtin in BUILTIN.items():
            with self.assertRaises(builtin) as caught:
                raise error("why", http_status=418)
            self.assertEqual((str(caught.exception), caught.exception.http_status), ("why", 418))

    def test_no_class_shadows_the_cancelled_error_of_asyncio(self):
        self.assertFalse(hasattr(danxi, "CancelledError"))
        self.assertFalse(issubclass(danxi.CallCancelledError, asyncio.CancelledError))

    def test_errors_can_be_pickled(self):
        for cls in (danxi.RateLimitedError, danxi.TimeoutError):
            error = cls("slowly", http_status=429, retry_after=1.5, detail={"a": 1})
            copied = pickle.loads(pickle.dumps(error))
            self.assertIs(type(copied), cls)
            self.assertEqual(vars(copied), vars(error))
            self.assertEqual(str(copied), "slowly")
