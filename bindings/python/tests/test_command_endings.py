"""The command `danxi`: errors, exit statuses, signals and progress."""

import contextlib
import io
import json
import os
import signal
import subprocess
import sys
import unittest
import unittest.mock

import danxi

from . import ROOT
from .command import PATIENCE, PROGRAM, CommandTest, Terminal

HOLES = ("forum", "list-holes-in-division", "1")


class Endings(CommandTest):
    def test_every_error_has_exactly_one_exit_status(self):
        from danxi.command.failures import STATUSES

        names = [name for _, errors in STATUSES.values() for name in errors]
        self.assertEqual(sorted(names), sorted(danxi.schema()["components"]["errors"]))

    def test_the_guide_lists_all_exit_statuses(self):
        from danxi.command.failures import STATUSES

        guide = (ROOT / "docs/command.md").read_text()
        for status, (meaning, names) in STATUSES.items():
            self.assertIn(f"| {status} | {meaning} | {', '.join(f'`{name}`' for name in names)} |", guide)

    def test_failures_have_the_documented_exit_statuses(self):
        _, problem = self.danxi(*HOLES, status=3)
        self.assertIn("danxi login", problem)
        self.log_in()
        forum = {"host": "forum.fduhole.com"}
        self.danxi("forum", "get-hole", 987654321, status=5)
        self.danxi("forum", "delete-division", 1, 2, status=4)
        self.danxi("image", "upload", "--path", f"{self.home}/none", status=2)
        for status, kind, options in (
            (8, "status", {"status": 500}),
            (8, "maintenance", {}),
            (9, "malformed", {}),
            (7, "close", {}),
        ):
            with self.subTest(status=status, kind=kind):
                self.campus.fault(kind, **forum, **options)
                out, problem = self.danxi(*HOLES, status=status)
                self.assertEqual(out, "")
                self.assertRegex(problem, r"\Adanxi: .*forum\.fduhole\.com")
                self.campus.control("DELETE", "/faults")
        self.danxi(*HOLES, status=10, DANXI_CONFIG=json.dumps({**self.campus.config, "store": {"path": "/proc/none"}}))

    def test_the_option_json_writes_an_error_as_json(self):
        self.log_in()
        out, problem = self.danxi("forum", "get-hole", 987654321, "--json", status=5)
        error = json.loads(problem)["error"]
        self.assertEqual((out, error["name"], error["http_status"]), ("", "not_found", 404))

    def test_the_option_json_writes_mistakes_in_arguments_as_json(self):
        for arguments, name, status in (
            (("forum", "get-hole", "--json"), "invalid_argument", 2),
            (("forum", "get-hole", "--json", "x"), "invalid_argument", 2),
            (("forum", "--json", "get-hole"), "invalid_argument", 2),
            ((*HOLES, "--json", "--color"), "invalid_argument", 2),
            (("man", "nothing", "--json"), "invalid_argument", 2),
            (("doctor", "--json", "all"), "invalid_argument", 2),
            ((*HOLES, "--json"), "not_signed_in", 3),
        ):
            with self.subTest(arguments):
                out, problem = self.danxi(*arguments, status=status)
                error = json.loads(problem)["error"]
                self.assertEqual((out, error["name"]), ("", name))
        self.assertEqual(error["code"], danxi.NotSignedInError.code)
        _, problem = self.danxi(*HOLES, "--json", status=1, DANXI_LIBRARY="/nowhere")
        self.assertEqual(json.loads(problem)["error"]["name"], "internal")
        _, problem = self.danxi(*HOLES, "--json", status=10, DANXI_CONFIG="{}", XDG_DATA_HOME="/proc/none")
        self.assertEqual(json.loads(problem)["error"]["name"], "storage")
        _, problem = self.danxi("forum", "get-hole", "--", "--json", status=2)
        self.assertIn("Usage: danxi forum get-hole", problem)

    def test_an_error_is_written_in_one_line(self):
        _, problem = self.danxi(*HOLES, status=3)
        self.assertEqual(problem.count("\n"), 1)
        self.assertTrue(problem.endswith(". Sign in with `danxi login`.\n"), problem)

    def test_a_missing_library_is_reported_without_a_traceback(self):
        _, problem = self.danxi(*HOLES, status=1, DANXI_LIBRARY="/nowhere")
        self.assertIn("/nowhere", problem)
        self.assertNotIn("Traceback", problem)

    def test_missing_packages_are_named(self):
        program = "import sys; sys.modules['click'] = None; from danxi.command.main import main; main()"
        process = subprocess.run(
            [sys.executable, "-c", program], env=self.environment, capture_output=True, text=True, timeout=PATIENCE
        )
        self.assertEqual(process.returncode, 1)
        self.assertIn('pip install "danxi[cli]"\n', process.stderr)

    def test_importing_danxi_does_not_load_the_packages_of_the_command(self):
        self.run_python("-c", "import danxi, sys; danxi.Session().close(); assert 'click' not in sys.modules")

    def test_ctrl_c_ends_the_process_by_the_signal(self):
        self.log_in()
        self.campus.fault("delay", ms=60_000, host="forum.fduhole.com")
        for arguments in (HOLES, ("forum", "watch-messages")):
            with self.subTest(arguments):
                before = len(self.campus.requests())
                process = self.start(*arguments)
                while len(self.campus.requests()) == before and process.poll() is None:
                    pass
                process.send_signal(signal.SIGINT)
                out, problem = process.communicate(timeout=PATIENCE)
                self.assertEqual((process.returncode, out, problem), (-signal.SIGINT, "", ""))

    def test_a_closed_pipe_ends_the_process_by_sigpipe(self):
        self.log_in()
        # The output is larger than the pipe and the reader's buffer, so that the command still writes when the pipe is closed.
        holes = self.sign_in().call("forum.list_holes_in_division", division_id=1, size=10)
        self.assertGreater(len(json.dumps(holes)), 2 * (4096 + io.DEFAULT_BUFFER_SIZE))
        process = self.start(*HOLES, "--all", "--size", 1, "--json", pipesize=4096)
        process.stdout.readline()
        process.stdout.close()
        process.wait(PATIENCE)
        self.assertEqual((process.returncode, process.stderr.read()), (-signal.SIGPIPE, ""))
        process.stdout = None

    def test_a_closed_standard_stream_is_reported_if_the_command_needs_it(self):
        def run(closed, *arguments):
            command = ["sh", "-c", f'exec "$@" {closed}', "sh", *PROGRAM, *arguments]
            options = {"env": self.environment, "input": "", "capture_output": True, "text": True, "timeout": PATIENCE}
            process = subprocess.run(command, **options)
            return process.returncode, process.stdout, process.stderr

        expected = self.danxi("account", "get-status")[0]
        self.assertEqual(run("2>&-", "account", "get-status"), (0, expected, ""))
        self.assertEqual(run("<&-", "account", "get-status"), (0, expected, ""))
        for arguments in (("account", "get-status"), ("--version",), ("rpc",)):
            status, _, problem = run(">&-", *arguments)
            self.assertEqual((status, problem.count("\n")), (1, 1), problem)
            self.assertIn("standard output is closed", problem)
        status, output, problem = run("<&-", "markup", "select", "--params", "-")
        self.assertEqual((status, output), (2, ""), problem)
        self.assertIn("standard input cannot be read: it is closed", problem)

    def test_a_long_call_shows_a_progress_bar(self):
        self.log_in()
        self.campus.fault("hold", host="forum.fduhole.com")
        terminal = Terminal(self, *HOLES, "--size", 1)
        terminal.wait_for("forum.list_holes_in_division")
        self.campus.control("DELETE", "/faults")
        # The bar is removed before the value is written.
        self.assertIn("\x1b[2K", terminal.end() and terminal.shown)

    def test_the_progress_bar_shows_the_transferred_part(self):
        from danxi.command import progress

        class Upload:
            waits = 0

            def wait(self, timeout=None):
                self.waits += 1
                return self.waits > 3

            def progress(self):
                return 50, 200

        shown = io.StringIO()
        shown.isatty = lambda: True
        with contextlib.redirect_stderr(shown), unittest.mock.patch.dict(os.environ, TERM="xterm", COLUMNS="80"):
            progress.wait(Upload(), "image.upload")
        self.assertRegex(shown.getvalue(), r"image\.upload.* 25%")
