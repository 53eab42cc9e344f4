"""tools/step.py: the output of the steps of `make test`, and the report at the end."""

import contextlib
import io
import sys
import tempfile
import unittest
import unittest.mock
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import step  # noqa: E402


class Steps(unittest.TestCase):
    def setUp(self):
        self.logs = Path(self.enterContext(tempfile.TemporaryDirectory())) / "log"

    def run_step(self, name, program):
        """Runs a Python program as a step. Returns its status and its output."""
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            status = step.run(name, [sys.executable, "-c", program], self.logs)
        return status, output.getvalue()

    def test_two_lines_are_printed_for_a_step_that_passes(self):
        status, output = self.run_step("one", "print('noise\\n12 passed, 0 failed')")
        self.assertEqual(status, 0)
        self.assertRegex(output, r"^begin one\nok one: 12 passed, 0 failed \(\d+ s, processor \d+ s\)\n$")
        self.assertEqual((self.logs / "one.log").read_text(), "noise\n12 passed, 0 failed\n")

    def test_a_step_that_fails_prints_its_output(self):
        status, output = self.run_step("one", "print('why'); raise SystemExit(3)")
        self.assertEqual(status, 3)
        self.assertRegex(output, r"^begin one\nFAILED one \(.*\)\n    why\n$")

    def test_the_options_of_make_for_jobs_do_not_reach_a_step(self):
        with unittest.mock.patch.dict("os.environ", MAKEFLAGS="k -j2 --jobserver-auth=3,4 -- SWIFT=x"):
            self.run_step("one", "import os; print(os.environ['MAKEFLAGS'])")
        self.assertEqual((self.logs / "one.log").read_text(), "k -- SWIFT=x\n")

    def test_the_report_ends_with_the_sums_of_all_steps(self):
        self.run_step("one", "print('12 passed, 0 failed')")
        self.run_step("two", "print('3 passed, 0 failed')")
        lines = step.report(0, self.logs).splitlines()
        self.assertRegex(lines[-2], r"^2 steps, processor \d+ s$")
        self.assertEqual(lines[-1], "15 passed, 0 failed")

    def test_the_report_names_the_failed_steps_and_the_reasons(self):
        self.run_step("good", "print('12 passed, 0 failed')")
        self.run_step("bad", "print('x\\nFAILED walk/open: no reason\\n4 passed, 1 failed'); raise SystemExit(1)")
        self.run_step("lint", "print('a.py:1: error'); raise SystemExit(1)")
        report = step.report(2, self.logs)
        self.assertRegex(
            report, r"(?m)^FAILED bad: 4 passed, 1 failed \(.*\)\n    FAILED walk/open: no reason\nFAILED lint"
        )
        self.assertIn("\n    a.py:1: error\nFailed: bad, lint. Their output is in ", report)
        self.assertTrue(report.endswith("\n16 passed, 1 failed"))

    def test_a_failure_outside_of_the_steps_is_reported(self):
        self.run_step("one", "print('12 passed, 0 failed')")
        self.assertIn("make failed outside of these steps", step.report(2, self.logs))


if __name__ == "__main__":
    unittest.main()
