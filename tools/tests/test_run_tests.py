"""tools/run_tests.py: the output of a run for files that pass, fail, hang or cannot be loaded."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

TOOL = Path(__file__).resolve().parents[1] / "run_tests.py"
CASE = """import unittest


class Case(unittest.TestCase):
    def test(self):
        {}
"""


class RunTests(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def write(self, name, body):
        (self.folder / f"test_{name}.py").write_text(CASE.format(body))

    def run_tool(self, *arguments):
        command = [sys.executable, str(TOOL), str(self.folder), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300)
        return done.returncode, done.stdout

    def test_one_line_is_printed_for_a_file_that_passes(self):
        self.write("good", "print('noise')")
        status, output = self.run_tool()
        self.assertEqual(status, 0)
        self.assertRegex(output, r"^ok test_good.py: 1 passed \(\d+ s, processor \d+ s\)\n1 passed, 0 failed\n$")

    def test_one_failing_file_fails_the_run_and_is_named_at_the_end_of_the_output(self):
        self.write("good", "pass")
        self.write("bad", "self.assertTrue(False)")
        status, output = self.run_tool()
        self.assertEqual(status, 1)
        self.assertRegex(output, r"(?m)^ok test_good.py: 1 passed ")
        self.assertRegex(output, r"(?m)^FAILED test_bad.py: 0 passed (.|\n)*^    AssertionError: False is not true$")
        self.assertEqual(
            output.splitlines()[-2:],
            ["FAILED test_bad.py: test (test_bad.Case.test): AssertionError: False is not true", "1 passed, 1 failed"],
        )

    def test_tests_do_not_use_the_jobs_of_the_make_that_runs_them(self):
        self.write("make", "import os; self.assertEqual({'MAKEFLAGS', 'MAKELEVEL'} & set(os.environ), set())")
        with mock.patch.dict(os.environ, MAKEFLAGS="-j2 --jobserver-auth=3,4", MAKELEVEL="1"):
            self.assertEqual(self.run_tool()[0], 0)

    def test_a_file_that_cannot_be_loaded_fails(self):
        (self.folder / "test_broken.py").write_text("1 +")
        status, output = self.run_tool()
        self.assertEqual(status, 1)
        self.assertIn("SyntaxError", output)
        self.assertEqual(output.splitlines()[-1], "0 passed, 1 failed")

    def test_a_file_whose_process_ends_early_fails(self):
        self.write("exit", "import os; os._exit(3)")
        status, output = self.run_tool()
        self.assertEqual(status, 1)
        self.assertEqual(
            output.splitlines()[-2:],
            ["FAILED test_exit.py: the process ended with status 3", "0 passed, 1 failed"],
        )

    def test_skipped_tests_are_counted_separately(self):
        self.write("skipped", "self.skipTest('no reason')")
        status, output = self.run_tool()
        self.assertEqual(status, 0)
        self.assertRegex(output, r"^ok test_skipped.py: 0 passed, 1 skipped ")
        self.assertEqual(output.splitlines()[-1], "0 passed, 0 failed")

    def test_a_test_that_runs_at_the_time_limit_is_named_with_its_stack(self):
        self.write("hangs", "import threading; threading.Event().wait()")
        # On a busy machine, the first limits may pass before the test starts.
        for limit in (2, 8, 32, 128):
            status, output = self.run_tool("--limit", str(limit))
            self.assertEqual(status, 1)
            if "is still running" in output:
                break
        self.assertRegex(output, r'(?m)^    +File "\S*test_hangs.py", line 6 in test$')
        self.assertRegex(
            output, r"\nFAILED test_hangs.py: test \(test_hangs.Case.test\) is still running after \d+ s\n.*\n$"
        )

    def test_only_the_named_files_run(self):
        self.write("one", "pass")
        self.write("two", "pass")
        _, output = self.run_tool("test_two.py")
        self.assertNotIn("test_one.py", output)
        self.assertIn("test_two.py", output)

    def test_long_lines_and_long_outputs_are_shortened(self):
        self.write("long", "print('x' * 10_000); print('y\\n' * 1000); self.fail('z' * 10_000)")
        _, output = self.run_tool()
        lines = output.splitlines()
        self.assertLess(len(lines), 250)
        self.assertLess(max(map(len, lines)), 2000)


if __name__ == "__main__":
    unittest.main()
