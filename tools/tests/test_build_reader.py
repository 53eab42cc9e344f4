"""The compiled part of the Python package is hardened with the flags of the Makefile, which depend on the compiler."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import build_reader  # noqa: E402

PRINT = "--eval=print-flags: ; @echo $(HARDENING) $(HARDENED_LINK)"


class Hardening(unittest.TestCase):
    def setUp(self):
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.compiler, self.calls = folder / "compiler", folder / "calls"

    def set_machine(self, machine):
        """Writes a compiler that prints this machine and records its calls."""
        self.compiler.write_text(f'#!/bin/sh\necho "$@" >> {self.calls}\necho {machine}\n')
        self.compiler.chmod(0o755)

    def make(self, *arguments):
        command = ["make", "--no-print-directory", f"CC={self.compiler}", *arguments]
        return subprocess.check_output(command, cwd=ROOT, text=True)

    def test_the_flags_are_those_of_the_makefile(self):
        for machine, has_cet in (("x86_64-linux-gnu", True), ("aarch64-linux-gnu", False)):
            with self.subTest(machine):
                self.set_machine(machine)
                flags = self.make(PRINT, "print-flags").split()
                with mock.patch.dict(os.environ, CC=str(self.compiler)):
                    self.assertEqual(build_reader.hardening(), flags)
                self.assertEqual("-fcf-protection=full" in flags, has_cet)

    def test_make_does_not_ask_the_compiler_before_a_recipe_installs_it(self):
        self.set_machine("x86_64-linux-gnu")
        self.make("help")
        self.assertFalse(self.calls.exists())


if __name__ == "__main__":
    unittest.main()
