"""The README's programs, run as they stand there."""

import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from support import LIBRARY, ROOT, StandIn, environment


def program(language):
    return re.search(rf"```{language}\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL).group(1)


class Readme(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())

    def output(self, command):
        done = subprocess.run(command, env=environment(self.standin), capture_output=True, text=True, timeout=60)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout

    def test_c(self):
        with tempfile.TemporaryDirectory() as directory:
            source, binary = Path(directory) / "readme.c", Path(directory) / "readme"
            source.write_text(program("c"), encoding="utf-8")
            flags = ["-Wall", "-Wextra", "-Werror", f"-I{ROOT / 'include'}", f"-L{LIBRARY}", "-ldanxi"]
            subprocess.run(["gcc", "-o", binary, source, *flags], check=True)
            self.assertRegex(self.output([binary]), r'^ok: \[\{"id":\d+,"division_id":1,')

    def test_python(self):
        lines = self.output([sys.executable, "-c", program("python")]).splitlines()
        self.assertEqual(len([line for line in lines if " - " in line and not line.startswith(" ")]), 4)
        self.assertGreater(len(lines), 12)

    def test_targets_and_paths_exist(self):
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
        self.assertLessEqual(set(re.findall(r"(?:^|`)make ([a-z]+)", text, re.MULTILINE)), targets)
        for link in re.findall(r"\]\((?!https?:)([^)]+)\)", text):
            self.assertTrue((ROOT / link).exists(), link)


if __name__ == "__main__":
    unittest.main()
