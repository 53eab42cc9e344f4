"""mypy accepts the package's types."""

import os
import shutil
import subprocess
import unittest

from . import ROOT


@unittest.skipUnless(shutil.which("mypy"), "mypy is not installed")
class Types(unittest.TestCase):
    def test_strictly(self):
        package = ROOT / "bindings/python"
        for checked in (package / "danxi", package / "tests/typed.py", ROOT / "examples/python"):
            with self.subTest(checked.name):
                process = subprocess.run(
                    ["mypy", "--strict", "--cache-dir", os.devnull, str(checked)],
                    env={**os.environ, "MYPYPATH": str(package)},
                    cwd=ROOT,
                    capture_output=True,
                    text=True,
                )
                self.assertEqual(process.returncode, 0, process.stdout + process.stderr)
