"""The compiled part of the Python package is hardened with the flags of the Makefile."""

import re
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import build_reader  # noqa: E402


class Hardening(unittest.TestCase):
    def test_the_flags_are_those_of_the_makefile(self):
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ")
        own = {"HARDENING": build_reader.HARDENING, "HARDENED_LINK": build_reader.HARDENED_LINK}
        for name, flags in own.items():
            value = re.search(rf"^{name} := (.*)$", makefile, re.MULTILINE)[1]
            self.assertEqual(value.partition("$(if")[0].split(), flags)


if __name__ == "__main__":
    unittest.main()
