"""Tests of tools/addresses.py."""

import shutil
import sys
import tempfile
import tomllib
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import addresses

SET = {
    "repository": "https://code.example/libdanxi",
    "issues": "https://code.example/libdanxi/issues",
    "documentation": "https://docs.example/libdanxi/",
    "packages": "https://packages.example/libdanxi",
}
NONE = dict.fromkeys(SET, "")


class Texts(unittest.TestCase):
    def setUp(self):
        self.root = Path(self.enterContext(tempfile.TemporaryDirectory()))
        for path in addresses.FILES:
            (self.root / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(addresses.ROOT / path, self.root / path)

    def write(self, values):
        for path, text in addresses.texts(values, self.root).items():
            (self.root / path).write_text(text, encoding="utf-8")
        return addresses.texts(values, self.root)

    def test_the_files_have_the_addresses_of_the_setting(self):
        for path, text in addresses.texts(addresses.read()).items():
            self.assertEqual(
                text, (addresses.ROOT / path).read_text(encoding="utf-8"), "Run `python3 tools/addresses.py`."
            )

    def test_each_file_names_the_repository_once_it_is_set(self):
        for path, text in self.write(SET).items():
            self.assertIn(SET["repository"], text, path)
        for path in ("pyproject.toml", "standin/pyproject.toml"):
            project = tomllib.loads((self.root / path).read_text(encoding="utf-8"))["project"]
            self.assertEqual(sorted(project["urls"].values()), sorted(SET.values()))
        for path in addresses.README:
            self.assertIn(f"<{SET['packages']}>", (self.root / path).read_text(encoding="utf-8"))
        self.assertIn(f"site_url: {SET['documentation']}\n", (self.root / "mkdocs.yml").read_text(encoding="utf-8"))

    def test_addresses_can_be_changed_and_removed_again(self):
        before = addresses.texts(NONE)
        self.write({name: f"{address}/old" for name, address in SET.items()})
        for text in self.write(SET).values():
            self.assertNotIn("/old", text)
        self.assertEqual(self.write(NONE), before)


if __name__ == "__main__":
    unittest.main()
