"""The targets help, demo, try, install and uninstall of the Makefile."""

import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from support import LIBRARY, ROOT

# With -o, make uses the existing library and does not build it.
MAKE = ["make", "--no-print-directory", "-o", str((LIBRARY / "libdanxi.so").resolve().relative_to(ROOT.resolve()))]


def make(*arguments):
    return subprocess.run([*MAKE, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=120)


class Make(unittest.TestCase):
    def test_help_lists_all_targets(self):
        listed = {line.split()[0] for line in make("help").stdout.splitlines()}
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        phony = set(" ".join(re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)).split())
        parts = re.compile(r"\$|apt-\w+$")
        self.assertEqual({name for name in phony if not parts.match(name)}, listed)

    def test_help_lists_a_target_with_a_digit(self):
        with tempfile.TemporaryDirectory() as directory:
            file = Path(directory, "Makefile")
            file.write_text((ROOT / "Makefile").read_text(encoding="utf-8") + "test-arm64: ## Test on ARM\n")
            self.assertRegex(make("-f", str(file), "help").stdout, r"(?m)^test-arm64 +Test on ARM$")

    def test_demo_runs_all_examples(self):
        done = make("demo")
        self.assertEqual(done.returncode, 0, done.stderr[-2000:])
        for language, suffix in (("c", "c"), ("python", "py")):
            for example in (ROOT / "examples" / language).glob(f"*.{suffix}"):
                self.assertIn(example.name, done.stdout)

    def test_try_runs_a_command_with_the_library_and_the_stand_in(self):
        program = "import danxi, danxi_standin, os; print(danxi.library_version(), os.environ['DANXI_EMAIL'])"
        done = make("try", f'RUN=python3 -c "{program}" && pkg-config --modversion danxi')
        self.assertEqual(done.stderr, "")
        self.assertRegex(done.stdout, r"^([\d.]+) \S+@\S+\n\1\n$")

    def test_try_has_the_command_which_is_signed_in_and_pytest(self):
        done = make("try", "RUN=danxi today && danxi week && danxi forum get-divisions && pytest --version")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertNotIn("not signed in", done.stdout)
        for words in ("Lessons", "Messages", "Week ", "pytest "):
            self.assertIn(words, done.stdout)

    def test_the_welcome_of_try_shows_how_a_program_connects_to_the_stand_in(self):
        welcome = (ROOT / "tools" / "try.py").read_text(encoding="utf-8")
        session = re.search(r"danxi\.Session\(.*\)", welcome)[0]
        program = (
            "import danxi, json, os\n"
            f"with {session} as session:\n"
            "    session.account.login(os.environ['DANXI_EMAIL'], os.environ['DANXI_PASSWORD'])\n"
            "    print(len(session.forum.get_divisions()), 'divisions')\n"
        )
        with tempfile.TemporaryDirectory() as directory:
            file = Path(directory, "program.py")
            file.write_text(program, encoding="utf-8")
            self.assertRegex(make("try", f"RUN=python3 {file}").stdout, r"^\d+ divisions\n$")

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

    def test_the_installed_danxi_rpc_finds_the_library_in_each_folder(self):
        variables = {key: value for key, value in os.environ.items() if key != "LD_LIBRARY_PATH"}
        for settings in (
            ["PREFIX=/usr"],
            ["PREFIX=/usr", "LIBDIR=/usr/lib/x86_64-linux-gnu"],
            ["PREFIX=/opt/danxi", "LIBDIR=/srv/libraries", "BINDIR=/srv/programs/bin"],
        ):
            with self.subTest(settings), tempfile.TemporaryDirectory() as directory:
                self.assertEqual(make("install", f"DESTDIR={directory}", *settings).returncode, 0)
                (program,) = Path(directory).rglob("danxi-rpc")
                done = subprocess.run([program, "--version"], env=variables, capture_output=True, text=True)
                self.assertRegex(done.stdout, r"^danxi-rpc [\d.]+\n$", done.stderr)

    def test_the_packages_replace_only_their_own_files(self):
        """The build is stopped at the first step after the removal of old files. At that time, all other files must still exist."""
        programs = {"dpkg-parsechangelog": "echo 1", "xz": "cat", "dpkg-source": "exit 7"}
        own = ["libdanxi_1.orig.tar.xz", "libdanxi_1-1_amd64.changes", "danxi_1-1_all.deb", "libdanxi0_1-1_amd64.deb"]
        others = ["notes.txt", "Makefile", "other_1-1_all.deb", "libdanxi.txt", ".hidden"]
        with tempfile.TemporaryDirectory() as tools, tempfile.TemporaryDirectory() as directory:
            for name, line in programs.items():
                Path(tools, name).write_text(f"#!/bin/sh\n{line}\n")
                Path(tools, name).chmod(0o755)
            for name in own + others:
                Path(directory, name).write_text("kept")
            done = subprocess.run(
                ["sh", "tools/deb.sh", directory],
                cwd=ROOT,
                env={**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"},
                capture_output=True,
                text=True,
                timeout=120,
            )
            self.assertEqual(done.returncode, 7, done.stderr)
            left = {path.name for path in Path(directory).iterdir() if path.is_file() and path.read_bytes() == b"kept"}
            self.assertEqual(left, set(others))


if __name__ == "__main__":
    unittest.main()
