"""Only the contract and generated files list the methods: no hand-written file names half of them."""

import re
import subprocess
import unittest
from pathlib import Path

import files
from loading import load

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ("*.swift", "*.c", "*.h", "*.py", "*.md", "*.sh", "Makefile")


class Lists(unittest.TestCase):
    def test_no_hand_written_file_names_half_of_the_methods(self) -> None:
        interface = load(ROOT)
        names = {method.full_name.replace(".", "_") for method in interface.methods}
        pattern = re.compile(rf"\b(?:danxi_)?((?:{'|'.join(each.name for each in interface.services)})[._]\w+)")
        generated = files.outputs(interface)
        listed = subprocess.run(["git", "ls-files", *TEXTS], cwd=ROOT, check=True, capture_output=True, text=True)
        paths = [path for path in listed.stdout.splitlines() if path not in generated and (ROOT / path).exists()]
        self.assertGreater(len(paths), 100)
        for path in paths:
            found = {name.replace(".", "_") for name in pattern.findall((ROOT / path).read_text(encoding="utf-8"))}
            self.assertLess(len(found & names), len(names) / 2, path)


if __name__ == "__main__":
    unittest.main()
