"""`danxi.testing`: the stand-in, its faults and fixtures, used as in the tests of a user's program."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest
from importlib import util
from pathlib import Path
from unittest import mock

from support import LIBRARY, ROOT, environment, free_port

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))

import danxi  # noqa: E402
from danxi.testing import Campus  # noqa: E402
from danxi_standin.services import HOSTS  # noqa: E402

EXAMPLES = ROOT / "examples" / "testing"

needs_pytest = unittest.skipIf(util.find_spec("pytest") is None, "pytest is not installed; run make test-project")

# Tests of an invented program, which use the fixtures.
TESTS = """
import json
import os

import danxi
import pytest


def test_the_session_is_signed_in(danxi_session, campus):
    assert danxi_session.account.get_status().signed_in
    assert danxi_session.campus.status().username == campus.undergraduate.number


def test_a_failing_forum_raises_server_failure(campus, danxi_session):
    with campus.failing("forum", status=503), pytest.raises(danxi.ServerFailureError):
        danxi_session.forum.get_divisions()
    danxi_session.forum.create_hole("Lost umbrella", 1, ["umbrella"])


def test_each_test_starts_with_a_reset_stand_in(campus, danxi_session):
    assert not danxi_session.forum.search_floor("umbrella")
    assert campus.requests()[-1]["path"] == "/api/floors/search"


def test_the_environment_connects_to_the_stand_in(danxi_environment):
    assert json.loads(os.environ["DANXI_CONFIG"])["network"]["connect_to"]
    with danxi.Session(json.loads(os.environ["DANXI_CONFIG"])) as session:
        session.account.login(os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"])


def test_the_environment_variables_are_removed_after_the_test():
    assert "DANXI_CONFIG" not in os.environ
"""

# A program that connects to the stand-in. Its argument is the line that danxi-standin prints.
PROGRAM = """
import json, sys, danxi
ready = json.loads(sys.argv[1])
with danxi.Session(ready["config"]) as session:
    session.account.login(ready["accounts"][1]["email"], ready["accounts"][1]["password"])
    print(session.forum.get_divisions())
"""

# A program that danxi-standin runs.
RUN = """
import json, os, sys, urllib.request, danxi
with danxi.Session(json.loads(os.environ["DANXI_CONFIG"])) as session:
    session.account.login(os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"])
    found = session.forum.get_divisions()
request = urllib.request.Request(os.environ["STANDIN_URL"] + "/requests", headers={"Host": "standin.test"})
print(found, json.load(urllib.request.urlopen(request))[-1]["method"])
sys.exit(3)
"""

CONFTEST = """
import pytest


@pytest.fixture(scope="session")
def danxi_standin_options():
    return ("--empty",)
"""


class Sessions(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.campus = cls.enterClassContext(Campus())

    def setUp(self):
        self.campus.reset()

    def test_sessions_are_signed_in_with_the_given_accounts(self):
        for account in (self.campus.student, self.campus.moderator):
            with self.campus.session(account) as session:
                self.assertEqual(session.account.get_current_user().is_admin, account.role == "admin")
        with self.campus.session(self.campus.student, self.campus.graduate) as session:
            self.assertTrue(session.account.get_status().signed_in)
            self.assertEqual(session.campus.status().username, self.campus.graduate.number)
        with self.campus.session(network={**self.campus.config["network"], "timeout_ms": 5000}) as session:
            self.assertFalse(session.account.get_status().signed_in)

    def test_a_failed_sign_in_closes_its_session(self):
        close = mock.patch.object(danxi.Session, "close", autospec=True, side_effect=danxi.Session.close)
        with close as closed, self.assertRaises(danxi.AccountLockedError):
            self.campus.session(self.campus.campus_account("locked"))
        closed.assert_called_once()

    def test_each_configuration_of_the_campus_is_a_copy(self):
        self.campus.config["network"]["timeout_ms"] = 1
        self.assertNotIn("timeout_ms", self.campus.config["network"])

    def test_a_second_factor_can_be_answered_with_the_stand_ins_code(self):
        account = self.campus.campus_account("second_factor")
        with self.campus.session() as session:
            for _ in range(2):
                with self.assertRaises(danxi.SecondFactorRequiredError) as raised:
                    session.campus.login(account.number, account.password, account.role)
                challenge = raised.exception.detail["challenge"]["id"]
                code = self.campus.second_factor_code(account.number)
                self.assertTrue(session.campus.answer_challenge(challenge, answer=code).signed_in)

    def test_a_captcha_can_be_answered_with_the_stand_ins_answer(self):
        account = self.campus.campus_account("captcha")
        with self.campus.session() as session:
            with self.assertRaises(danxi.CaptchaRequiredError) as raised:
                session.campus.login(account.number, account.password, account.role)
            challenge = raised.exception.detail["challenge"]["id"]
            status = session.campus.answer_challenge(challenge, answer=self.campus.captcha_answer())
            self.assertTrue(status.signed_in)

    def test_an_account_can_be_registered_with_the_mailed_code(self):
        with self.campus.session() as session:
            session.account.send_verification_code("new@fudan.edu.cn")
            session.account.register("new@fudan.edu.cn", "a long password", self.campus.mailed_code("new@fudan.edu.cn"))

    def test_each_fault_causes_its_error(self):
        errors = {
            danxi.ServerFailureError: self.campus.failing("forum", status=500),
            danxi.RateLimitedError: self.campus.failing("forum", status=429),
            danxi.NetworkError: self.campus.unreachable("forum"),
            danxi.UnexpectedResponseError: self.campus.redesigned("forum"),
            danxi.MaintenanceError: self.campus.under_maintenance("forum"),
        }
        for error, fault in errors.items():
            with self.subTest(error), self.campus.session(self.campus.student) as session:
                with fault, self.assertRaises(error):
                    session.forum.get_divisions()
                self.assertGreater(fault.hits, 0)
                self.assertTrue(session.forum.get_divisions())

    def test_a_redesigned_page_raises_page_changed_while_the_fault_lasts(self):
        with self.campus.session(self.campus.undergraduate) as session:
            with self.campus.redesigned("exam"), self.assertRaises(danxi.PageChangedError):
                session.exam.get_exams()
            self.assertTrue(session.exam.get_exams())

    def test_a_post_whose_response_is_lost_is_sent_once(self):
        with self.campus.session(self.campus.student) as session:
            with self.campus.losing_answers("forum", method="POST"), self.assertRaises(danxi.Error) as raised:
                session.forum.create_floor("Is this sent once?", 1)
            self.assertEqual(raised.exception.outcome, "unknown")
            sent = [
                entry for entry in self.campus.requests() if entry["method"] == "POST" and "floors" in entry["path"]
            ]
            self.assertEqual(len(sent), 1)

    def test_closing_a_session_ends_a_held_call(self):
        errors = []
        session = self.campus.session(self.campus.student)

        def call():
            try:
                session.forum.get_divisions()
            except danxi.Error as error:
                errors.append(error.name)

        with self.campus.holding("forum") as fault:
            thread = threading.Thread(target=call)
            thread.start()
            fault.wait_for_hits()
            session.close()
            thread.join()
        self.assertEqual(errors, ["closed"])

    def test_expired_tokens_are_refreshed_and_sites_are_entered_again(self):
        with self.campus.session(self.campus.student, self.campus.undergraduate) as session:
            session.exam.get_exams()
            self.campus.expire_tokens(self.campus.student.email, "access")
            self.assertGreater(self.campus.expire_sessions("fdjwgl.fudan.edu.cn"), 0)
            self.assertTrue(session.forum.get_divisions())
            self.assertTrue(session.exam.get_exams(cache="refresh"))
            self.assertIn("/api/refresh", [entry["path"] for entry in self.campus.requests()])
            self.campus.expire_tokens(self.campus.student.email)
            with self.assertRaises(danxi.NotSignedInError):
                session.forum.list_all_tags()

    def test_settings_are_restored_at_the_end_of_the_block(self):
        with self.campus.session(self.campus.undergraduate) as session:
            with self.campus.settings(dining_time=False):
                self.assertFalse(session.canteen.get_canteen_queuing().dining_time)
            self.assertTrue(session.canteen.get_canteen_queuing().dining_time)
            with self.assertRaises(ZeroDivisionError), self.campus.settings(dining_time=False):
                raise ZeroDivisionError
            self.assertTrue(session.canteen.get_canteen_queuing().dining_time)

    def test_a_reset_ends_a_fault_before_the_end_of_its_block(self):
        with self.campus.unreachable("forum") as fault:
            self.campus.reset()
            with self.campus.session(self.campus.student) as session:
                self.assertTrue(session.forum.get_divisions())
        self.assertEqual(fault.hits, 0)

    def test_the_services_are_those_of_the_contract(self):
        """A fault of a service affects only hosts to which the methods of the service send requests or are redirected."""
        hosts = {}
        for method in danxi.schema()["methods"]:
            operations = method.get("externalDocs", {}).get("description", "")
            named = {part.split("/")[2] for part in operations.split() if part.startswith("http")}
            hosts.setdefault(method["name"].partition(".")[0], set()).update(named)
        hosts["github"] |= {"codeload.github.com", "release-assets.githubusercontent.com"}
        # An archive uses the hosts of other services.
        without_hosts = {"archive", "markup", "store"}
        self.assertEqual(set(HOSTS), set(hosts) - without_hosts)
        for service, named in hosts.items():
            if named and service not in without_hosts:
                self.assertLessEqual(set(HOSTS[service]), named, service)


@needs_pytest
class Fixtures(unittest.TestCase):
    """The fixtures, which pytest finds by the entry point of the installed package."""

    def run_pytest(self, folder, variables):
        return subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_program.py"],
            cwd=folder,
            env={**os.environ, **variables},
            capture_output=True,
            text=True,
            timeout=120,
        )

    def installed(self, folder):
        """Installs both packages into a folder."""
        target = folder / "site"
        options = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation"]
        subprocess.run(
            [sys.executable, "-m", "pip", "install", *options, "--target", target, ROOT, ROOT / "standin"],
            env={**os.environ, "DANXI_BUILD_LIBRARY": "none"},
            check=True,
            timeout=120,
        )
        return target

    def test_pytest_finds_the_fixtures_of_the_installed_packages(self):
        with tempfile.TemporaryDirectory() as directory:
            folder = Path(directory)
            (folder / "test_program.py").write_text(TESTS, encoding="utf-8")
            target = self.installed(folder)
            variables = {"PYTHONPATH": str(target)}
            done = self.run_pytest(folder, variables)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            self.assertIn("5 passed", done.stdout)
            help_text = subprocess.run(
                [target / "bin" / "danxi-standin", "--help"],
                env={**os.environ, **variables},
                capture_output=True,
                text=True,
                timeout=60,
            ).stdout
            self.assertIn("--until-eof", help_text)

            # A project can pass options to the stand-in. With an empty forum, there is no division for the new hole.
            (folder / "conftest.py").write_text(CONFTEST, encoding="utf-8")
            done = self.run_pytest(folder, variables)
            self.assertIn("1 failed, 4 passed", done.stdout)
            self.assertIn("test_a_failing_forum_raises_server_failure", done.stdout)

            # Without the package of the stand-in, tests that do not use it run, and the errors of the other tests name the command that installs it.
            for path in target.glob("danxi_standin*"):
                shutil.rmtree(path)
            done = self.run_pytest(folder, variables)
            self.assertIn("1 passed", done.stdout)
            self.assertIn("pip install ./standin", done.stdout)


class Examples(unittest.TestCase):
    """The examples of tests in C and Python, and the command for tests in other languages."""

    @classmethod
    def setUpClass(cls):
        cls.environment = environment(cls.enterClassContext(Campus("--empty")))

    def run_program(self, *command, **options):
        return subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=120, check=False, **options
        )

    def test_the_example_in_c_passes_and_reports_a_failed_test(self):
        with tempfile.TemporaryDirectory() as directory:
            program = Path(directory) / "test"
            source = EXAMPLES / "test_forum.c"
            flags = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
            done = self.run_program("gcc", *flags, source, "-o", program, "-ldanxi", "-ljansson", "-lcurl")
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            done = self.run_program(program)
            self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "All tests have passed.\n", ""))

            # If a test fails, the program prints the file and the line, and exits.
            broken = Path(directory) / "broken.c"
            text = source.read_text(encoding="utf-8").replace("== DANXI_ERROR_SERVER_FAILURE", "== DANXI_OK")
            broken.write_text(text, encoding="utf-8")
            libraries = ["-ldanxi", "-ljansson", "-lcurl"]
            done = self.run_program("gcc", f"-I{EXAMPLES}", broken, "-o", program, *libraries)
            self.assertEqual(done.returncode, 0, done.stderr)
            done = self.run_program(program)
            self.assertEqual(done.returncode, 1)
            self.assertIn("danxi_forum_get_divisions(session, NULL)) == DANXI_OK does not hold", done.stderr)

    @needs_pytest
    def test_the_example_in_python_passes(self):
        options = ["-q", "-p", "no:cacheprovider", "-p", "danxi.pytest_plugin"]
        done = self.run_program(sys.executable, "-m", "pytest", *options, EXAMPLES / "test_forum.py")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("4 passed", done.stdout)

    def test_the_command_runs_another_program_with_the_stand_in(self):
        done = self.run_program("danxi-standin", "--empty", "--", sys.executable, "-c", RUN)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (3, "[] GET\n", ""))
        for command, status in (("exit 0", 0), ("kill -TERM $$", 143)):
            self.assertEqual(self.run_program("danxi-standin", "--", "sh", "-c", command).returncode, status)
        done = self.run_program("danxi-standin", "--", "/nowhere/program")
        self.assertEqual(done.returncode, 127)
        self.assertRegex(done.stderr, "^danxi-standin: /nowhere/program cannot be run: ")

    def test_the_command_serves_on_the_port_of_its_option(self):
        port = free_port()
        with subprocess.Popen(
            ["danxi-standin", "--empty", "--port", str(port)], env=self.environment, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                ready = json.loads(process.stdout.readline())
                self.assertEqual(ready["port"], port)
                done = self.run_program(sys.executable, "-c", PROGRAM, json.dumps(ready))
                self.assertEqual((done.stdout, done.stderr), ("[]\n", ""))
            finally:
                process.terminate()
            self.assertEqual(process.wait(60), 0)
        self.assertFalse(Path(ready["ca_file"]).exists())

    def test_the_stand_in_ends_when_its_program_is_killed(self):
        program = (
            "import os, sys; from danxi.testing import Campus; campus = Campus('--empty').start(); "
            "print(campus.ready['pid'], campus.ready['ca_file'], flush=True); os.kill(os.getpid(), 9)"
        )
        done = self.run_program(sys.executable, "-c", program)
        pid, ca_file = done.stdout.split()
        for _ in range(600):
            try:
                if " Z " in Path(f"/proc/{pid}/stat").read_text():
                    break
            except OSError:  # The stand-in has ended.
                break
            threading.Event().wait(0.05)
        else:
            self.fail("the stand-in still runs")
        self.assertFalse(Path(ca_file).exists())


if __name__ == "__main__":
    unittest.main()
