"""tools/swift_tests.py: the lines that the script prints for an output of `swift test`."""

import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import swift_tests  # noqa: E402
from processes import Ended  # noqa: E402

START = """◇ Test run started.
↳ Testing Library Version: 6.3.1
◇ Suite "Buses" started.
◇ Test "A bus leaves" started.
◇ Test "A bus stops" started.
◇ Test arrives() started.
◇ Test case passing 1 argument type → "x started." to "A bus stops" started.
◇ Test case passing 1 argument text → "a
second line" to "A bus stops" started.
✔ Test "A bus leaves" with 2 test cases passed after 0.001 seconds.
"""
PASSED = """✔ Test "A bus stops" passed after 0.001 seconds.
✔ Test arrives() passed after 0.001 seconds.
✔ Suite "Buses" passed after 0.002 seconds.
✔ Test run with 3 tests in 1 suite passed after 0.002 seconds.
"""
EMPTY = "◇ Test run started.\n✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.\n"
FAILED = """✘ Test "A bus stops" recorded an issue with 1 argument type → "x" at BusTests.swift:12:9: Expectation failed: (a → 1) == 2
↳ the reason
✘ Test "A bus stops" with 2 test cases failed after 0.001 seconds with 1 issue.
✔ Test arrives() passed after 0.001 seconds.
✘ Suite "Buses" failed after 0.002 seconds with 1 issue.
✘ Test run with 3 tests in 1 suite failed after 0.002 seconds with 1 issue.
"""


class Summary(unittest.TestCase):
    def test_one_line_is_printed_for_a_run_that_passes(self):
        self.assertEqual(swift_tests.summary(START + PASSED, Ended(0, 1, 1)), ["3 passed, 0 failed"])

    def test_a_failed_test_is_shown_and_named_at_the_end_of_the_output(self):
        lines = swift_tests.summary(START + FAILED, Ended(1, 1, 1))
        self.assertEqual(
            lines[-2:],
            [
                'FAILED "A bus stops": BusTests.swift:12: Expectation failed: (a → 1) == 2',
                "2 passed, 1 failed",
            ],
        )
        self.assertEqual([line for line in lines if line.startswith(("◇", "✔", "second"))], [])
        self.assertIn("↳ the reason", lines)

    def test_tests_that_have_not_ended_at_the_limit_are_named(self):
        lines = swift_tests.summary(START, Ended(-6, 900, 1, is_late=True))
        self.assertEqual(
            lines[-3:],
            [
                'FAILED "A bus stops": still running after 900 s',
                "FAILED arrives(): still running after 900 s",
                "0 passed, 2 failed",
            ],
        )

    def test_tests_that_were_running_at_a_crash_are_named(self):
        lines = swift_tests.summary(START + "Fatal error: Index out of range\n", Ended(1, 1, 1))
        self.assertIn("Fatal error: Index out of range", lines)
        self.assertIn('FAILED "A bus stops": was running when the command ended, status 1', lines)

    def test_a_crash_of_the_first_of_two_runs_is_reported(self):
        crashed = (
            START + "Fatal error: Index out of range\n" + "✔ Test run with 5 tests in 1 suite passed after 1 seconds.\n"
        )
        lines = swift_tests.summary(crashed, Ended(1, 1, 1), 2)
        self.assertIn('FAILED "A bus stops": was running when the command ended, status 1', lines)

    def test_a_filter_that_selects_no_test_is_a_failure(self):
        lines = swift_tests.summary(EMPTY, Ended(0, 1, 1))
        self.assertEqual(lines, ["FAILED no test has a name that the filter selects", "0 passed, 1 failed"])
        for text, status in [(START + PASSED, 0), (EMPTY, 1)]:
            with (
                tempfile.TemporaryDirectory() as folder,
                mock.patch.object(swift_tests, "LOG", Path(folder, "log")),
                mock.patch.object(sys, "argv", ["swift_tests.py", "printf", "%s", text, "--filter"]),
                contextlib.redirect_stdout(io.StringIO()),
            ):
                self.assertEqual(swift_tests.main(), status)

    def test_a_failed_build_is_reported(self):
        lines = swift_tests.summary("error: no such module\n", Ended(1, 1, 1))
        self.assertEqual(
            lines, ["error: no such module", "FAILED the command ended with status 1", "0 passed, 1 failed"]
        )


class Runs(unittest.TestCase):
    def test_tests_in_real_time_run_after_the_others_one_at_a_time(self):
        others, in_real_time = swift_tests.runs(["swift", "test"])
        self.assertEqual(others[-2:], ["--skip", "InRealTime/"])
        self.assertEqual(in_real_time[-3:], ["--filter", "InRealTime/", "--no-parallel"])

    def test_a_command_that_chooses_tests_runs_once(self):
        command = ["swift", "test", "--filter", "BusTests"]
        self.assertEqual(swift_tests.runs(command), [command])


if __name__ == "__main__":
    unittest.main()
