"""Store files on a disk that fails. `make check` also damages the files and kills processes that write them."""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from support import ROOT, StandIn, environment

# Prints the error of each step, and the status of the session after the steps.
PROGRAM = """
import json, os, sys, time, danxi

steps = {
    "login": lambda session: session.account.login(os.environ["EMAIL"], os.environ["PASSWORD"], remember=True),
    "login without": lambda session: session.account.login(os.environ["EMAIL"], os.environ["PASSWORD"]),
    "logout": lambda session: session.account.logout(),
    "campus login": lambda session: session.campus.login(os.environ["NUMBER"], os.environ["SECRET"], "undergraduate", remember=True),
    "campus logout": lambda session: session.campus.logout(),
    "refresh": lambda session: session.account.refresh_token(),
    "tags": lambda session: session.forum.list_all_tags(timeout_ms=int(os.environ.get("TIMEOUT_MS", "30000"))),
    "profile": lambda session: session.forum.get_profile(),
}
with danxi.Session(json.loads(os.environ["DANXI_CONFIG"])) as session:
    for step in sys.argv[1:]:
        start = time.monotonic()
        try:
            steps[step](session)
            report = {"name": "ok", "message": ""}
        except danxi.Error as error:
            report = {"name": error.name, "message": str(error)}
        report["seconds"] = time.monotonic() - start
        print(json.dumps(report), flush=True)
    account, campus = session.account.get_status(), session.campus.status()
    print(json.dumps([account.signed_in, account.remembered, campus.signed_in, campus.remembered]), flush=True)
os._exit(0)
"""

# The system call that fails, a part of its path, the number of the call, its error, and the reason in the message.
FAILURES = [
    ("openat", "{file}.", 1, "ENOSPC", "No space left on device"),
    ("openat", "{file}.", 1, "EROFS", "Read-only file system"),
    ("openat", "{file}.", 1, "EMFILE", "Too many open files"),
    ("write", "{file}.", 1, "ENOSPC", "No space left on device"),
    ("write", "{file}.", 1, "EDQUOT", "Disk quota exceeded"),
    ("fsync", "{file}.", 1, "EIO", "Input/output error"),
    ("renameat", "{file}", 1, "EACCES", "Permission denied"),
]


class FileTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())
        people = cls.standin.ready["campus_accounts"]
        cls.account = next(account for account in cls.standin.ready["accounts"] if account["role"] == "student")
        cls.person = next(person for person in people if (person["trait"] or person["role"]) == "undergraduate")
        cls.failing = Path(cls.enterClassContext(tempfile.TemporaryDirectory())) / "failing.so"
        source = ROOT / "Tests/Check/failing.c"
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", cls.failing, source, "-ldl"], check=True)

    def setUp(self):
        self.directory = self.enterContext(tempfile.TemporaryDirectory())

    def run_steps(self, *steps, **variables):
        """Runs steps in another process, with the environment of failing.c. Returns their reports and the session's state."""
        config = {**self.standin.ready["config"], "store": {"path": self.directory}}
        own = {"EMAIL": self.account["email"], "PASSWORD": self.account["password"]}
        own |= {"NUMBER": self.person["number"], "SECRET": self.person["password"]}
        if variables:
            own |= {"LD_PRELOAD": str(self.failing), "FAIL_REPORT": f"{self.directory}.report"}
            self.addCleanup(Path(f"{self.directory}.report").unlink, missing_ok=True)
        run = subprocess.run(
            [sys.executable, "-c", PROGRAM, *steps],
            env={**environment(self.standin, config), **own, **variables},
            capture_output=True,
            text=True,
            timeout=120,
        )
        self.assertEqual(run.returncode, 0, run.stderr)
        if variables:
            self.assertTrue(
                Path(f"{self.directory}.report").exists(),
                f"no system call of the program matched {variables}, so none has failed",
            )
        *reports, state = map(json.loads, run.stdout.splitlines())
        return reports, state

    def assert_nothing_left(self):
        self.assertEqual([name for name in os.listdir(self.directory) if name.endswith(".tmp")], [])

    def test_a_login_on_a_failing_disk_succeeds_and_reports_that_it_was_not_stored(self):
        for call, path, at, code, reason in FAILURES:
            for login, file, state in (
                ("login", "account.json", [True, False, False, False]),
                ("campus login", "campus.json", [False, False, True, False]),
            ):
                with self.subTest(call=call, code=code, login=login):
                    variables = {"FAIL_CALL": call, "FAIL_PATH": path.format(file=file), "FAIL_AT": str(at)}
                    [report], after = self.run_steps(login, **variables, FAIL_ERRNO=code, FAIL_TIMES="always")
                    self.assertEqual(report["name"], "storage", report)
                    self.assertIn("the session is signed in", report["message"])
                    self.assertIn("not stored", report["message"])
                    self.assertIn(f"{file}: {reason}", report["message"])
                    self.assertEqual(after, state)
                    self.assertFalse(os.path.exists(f"{self.directory}/{file}"))
                    self.assert_nothing_left()

    def test_a_logout_reports_a_file_that_it_cannot_remove(self):
        for kind, file in (("", "account.json"), ("campus ", "campus.json")):
            with self.subTest(file=file):
                reports, state = self.run_steps(
                    kind + "login", kind + "logout", FAIL_CALL="renameat", FAIL_PATH=file, FAIL_AT="2", FAIL_ERRNO="EROFS"
                )  # fmt: skip
                self.assertEqual([report["name"] for report in reports], ["ok", "storage"], reports)
                self.assertIn("is signed out, but its", reports[1]["message"])
                self.assertIn(f"{file}: Read-only file system", reports[1]["message"])
                self.assertEqual(state, [False] * 4)
                self.assertTrue(os.path.exists(f"{self.directory}/{file}"))
                os.unlink(f"{self.directory}/{file}")

    def test_a_login_without_remember_reports_stored_tokens_that_it_cannot_remove(self):
        reports, state = self.run_steps(
            "login", "login without", FAIL_CALL="renameat", FAIL_PATH="account.json", FAIL_AT="2", FAIL_ERRNO="EACCES"
        )  # fmt: skip
        self.assertEqual([report["name"] for report in reports], ["ok", "storage"], reports)
        self.assertIn("tokens of an earlier sign-in are still stored", reports[1]["message"])
        self.assertEqual(state[0], True)

    def test_refreshed_tokens_that_cannot_be_stored_are_kept_in_memory(self):
        reports, state = self.run_steps(
            "login", "refresh", "profile", FAIL_CALL="renameat", FAIL_PATH="account.json", FAIL_AT="2", FAIL_ERRNO="ENOSPC"
        )  # fmt: skip
        self.assertEqual([report["name"] for report in reports], ["ok"] * 3, reports)
        self.assertEqual(state, [True, False, False, False])
        reports, state = self.run_steps("profile", "refresh")
        self.assertEqual([report["name"] for report in reports], ["ok"] * 2, reports)
        self.assertEqual(state, [True, True, False, False])

    def test_an_open_session_holds_no_descriptor_of_its_store(self):
        program = (
            "import json, os, danxi\n"
            "config = json.loads(os.environ['DANXI_CONFIG'])\n"
            "with danxi.Session(config): pass\n"
            "before = len(os.listdir('/proc/self/fd'))\n"
            "sessions = [danxi.Session(config) for _ in range(20)]\n"
            "paths = [os.path.realpath(f'/proc/self/fd/{n}') for n in os.listdir('/proc/self/fd')]\n"
            "print(sum(config['store']['path'] in path for path in paths))\n"
        )
        config = {**self.standin.ready["config"], "store": {"path": self.directory}}
        run = subprocess.run(
            [sys.executable, "-c", program], env=environment(self.standin, config), capture_output=True, text=True
        )
        self.assertEqual((run.stdout, run.returncode), ("0\n", 0), run.stderr)


if __name__ == "__main__":
    unittest.main()
