"""Rules for the source files: generated files are current, no Foundation, no trap on input."""

import re
import subprocess
import sys
import unittest

from support import ROOT


class SourcesTest(unittest.TestCase):
    def test_generated_files_are_current(self):
        check = subprocess.run(
            [sys.executable, "-B", str(ROOT / "generator"), "--check"], capture_output=True, text=True
        )
        self.assertEqual(check.stdout + check.stderr, "", "The generated files are outdated. Run `make generate`.")
        self.assertEqual(check.returncode, 0)

    def test_library_does_not_import_foundation(self):
        forbidden = re.compile(r"^\s*(?:@\w+ |\w+ )*import (?:Foundation\w*)\s*$", re.MULTILINE)
        for path in (ROOT / "Sources").rglob("*.swift"):
            self.assertIsNone(forbidden.search(path.read_text(encoding="utf-8")), path)

    def test_no_expression_can_trap(self):
        trap = re.compile(r"try!|\bas! |fatalError\(|preconditionFailure\(|\w\)!|\w\]!|String\(cString:")
        for path in (ROOT / "Sources").rglob("*.swift"):
            for line in path.read_text(encoding="utf-8").splitlines():
                self.assertIsNone(trap.search(line), f"{path}: {line}")

    def test_swift_tests_remove_their_directories(self):
        for path in (ROOT / "Tests").rglob("*.swift"):
            directories = re.findall(r'path: "/tmp/.*', path.read_text(encoding="utf-8"))
            self.assertEqual(directories, [], f"{path}: use TemporaryDirectory")


if __name__ == "__main__":
    unittest.main()
