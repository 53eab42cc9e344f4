"""Tests of the warning before a release about days off that have been announced."""

import json
import sys
import unittest
from datetime import date
from pathlib import Path
from subprocess import run

TOOLS = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TOOLS))
import missing_days  # noqa: E402


class MissingDaysTest(unittest.TestCase):
    def test_the_next_year_is_expected_from_15_november(self):
        for today, expected in (
            (date(2026, 1, 1), []),
            (date(2026, 11, 14), []),
            (date(2026, 11, 15), [2027]),
            (date(2026, 12, 31), [2027]),
            (date(2027, 1, 1), [2027]),
            (date(2027, 11, 15), [2027, 2028]),
        ):
            with self.subTest(today=today):
                self.assertEqual(missing_days.missing({2024, 2025, 2026}, today), expected)

    def test_the_program_names_each_missing_year_and_does_not_fail(self):
        last = max(map(int, json.loads(missing_days.FILE.read_text("utf-8"))["years"]))
        for today, expected in ((f"{last}-11-14", 0), (f"{last}-11-15", 1), (f"{last + 1}-12-01", 2)):
            with self.subTest(today=today):
                command = [sys.executable, str(TOOLS / "missing_days.py"), "--date", today]
                ended = run(command, capture_output=True, text=True, check=True)
                years = [str(last + 1 + number) for number in range(expected)]
                lines = ended.stderr.splitlines()
                self.assertEqual([line.split(" of ")[1][:4] for line in lines], years)
                self.assertEqual(ended.stdout, "")

    def test_a_release_warns(self):
        makefile = (TOOLS.parent / "Makefile").read_text("utf-8")
        rule = makefile.split("\nrelease:")[1].split("\n\n")[0]
        self.assertIn("tools/missing_days.py", rule)


if __name__ == "__main__":
    unittest.main()
