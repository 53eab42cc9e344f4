"""The Makefile: help, try, install and uninstall."""

import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from support import LIBRARY, ROOT

# -o: the tests use the library that exists, and never build it.
MAKE = ["make", "--no-print-directory", "-o", str((LIBRARY / "libdanxi.so").resolve().relative_to(ROOT.resolve()))]


def make(*arguments):
    return subprocess.run([*MAKE, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=120)


class Make(unittest.TestCase):
    def test_help_lists_all_targets(self):
        listed = {line.split()[0] for line in make("help").stdout.splitlines()}
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        phony = set(" ".join(re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)).split())
        parts = re.compile(r"\$|\w+-packages$")
        self.assertEqual({name for name in phony if not parts.match(name)}, listed)

    def test_try_runs_a_command_with_everything_set(self):
        program = "import danxi, danxi_standin, os; print(danxi.library_version(), os.environ['DANXI_EMAIL'])"
        done = make("try", f'RUN=python3 -c "{program}" && pkg-config --modversion danxi')
        self.assertEqual(done.stderr, "")
        self.assertRegex(done.stdout, r"^([\d.]+) \S+@\S+\n\1\n$")

    def test_try_passes_the_command_on_unchanged(self):
        self.assertRegex(make("try", "RUN=echo \"$STANDIN_URL\" 'it'").stdout, r"^http://127\.0\.0\.1:\d+ it\n$")

    def test_try_returns_the_status_of_the_command(self):
        self.assertIn("Error 7", make("try", "RUN=exit 7").stderr)

    def test_uninstall_removes_what_install_installed(self):
        with tempfile.TemporaryDirectory() as directory:
            self.assertEqual(make("install", f"DESTDIR={directory}").returncode, 0)
            installed = [path for path in Path(directory).rglob("*") if not path.is_dir()]
            self.assertGreater(len(installed), 20)
            self.assertEqual(make("uninstall", f"DESTDIR={directory}").returncode, 0)
            left = [path for path in Path(directory).rglob("*") if not path.is_dir() or path.name == "danxi"]
            self.assertEqual(left, [])


if __name__ == "__main__":
    unittest.main()
