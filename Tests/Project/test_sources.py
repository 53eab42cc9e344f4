"""Rules for the source files: generated files are current and few, lines are short, and no code imports Foundation or traps on input."""

import re
import subprocess
import sys
import unittest

from support import ROOT

# Recorded data of servers, whose lines may be long.
TEST_DATA = ("Tests/Check/Fuzz/corpus/", "Tests/Contracts/operations.json", "bindings/python/tests/recorded.jsonl")
LONGEST_LINE = 500
PACKAGE = "bindings/python/danxi/"
BANNER = "by `make generate`; do not edit."


def git(*arguments, given=None):
    """Returns the paths or words that a git command prints."""
    done = subprocess.run(["git", *arguments, "-z"], cwd=ROOT, input=given, capture_output=True, text=True, check=True)
    return done.stdout.split("\0")[:-1]


def lines_of_tracked_files():
    """Yields the path and the lines of each text file in git."""
    for name in git("ls-files"):
        content = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b""
        if b"\0" not in content:
            yield name, content.decode(errors="replace").split("\n")[:-1]


class SourcesTest(unittest.TestCase):
    def test_generated_files_are_current(self):
        check = subprocess.run([sys.executable, str(ROOT / "generator"), "--check"], capture_output=True, text=True)
        self.assertEqual(check.stdout + check.stderr, "", "The generated files are outdated. Run `make generate`.")
        self.assertEqual(check.returncode, 0)

    def test_git_ignores_generated_modules_and_no_others(self):
        ignored = git("ls-files", "--others", "--ignored", "--exclude-standard", PACKAGE)
        modules = [name for name in ignored if name.endswith((".py", ".pyi"))]
        self.assertGreater(len(modules), 40)
        for name in modules:
            self.assertIn(BANNER, (ROOT / name).read_text(encoding="utf-8").partition("\n")[0], name)
        for name, lines in lines_of_tracked_files():
            if name.startswith(PACKAGE) and lines:
                self.assertNotIn(BANNER, lines[0], f"{name} is a product of the build")

    def test_at_most_a_quarter_of_the_lines_in_git_is_generated(self):
        counts = {name: len(lines) for name, lines in lines_of_tracked_files()}
        words = git("check-attr", "--stdin", "linguist-generated", given="\0".join(counts))
        marked = [name for name, value in zip(words[::3], words[2::3], strict=True) if value == "set"]
        for name in marked:
            self.assertTrue("/Generated/" in name or not name.endswith((".py", ".swift")), name)
        self.assertLessEqual(sum(counts[name] for name in marked), sum(counts.values()) / 4)

    def test_lines_are_short(self):
        for name, lines in lines_of_tracked_files():
            if not name.startswith(TEST_DATA):
                self.assertLessEqual(max(map(len, lines), default=0), LONGEST_LINE, name)

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
