"""Tests of tools/translations.py."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from translations import HEAD, LIST, NOTE, git_hash, recorded, translations

ENGLISH = "# Lists\n\nA method returns one page.\n"
CHINESE = "# 列表\n\n[English](../lists.md)\n\n一个方法返回一页。\n"


class Translations(unittest.TestCase):
    def setUp(self):
        self.root = Path(self.enterContext(tempfile.TemporaryDirectory()))
        (self.root / "docs" / "zh").mkdir(parents=True)
        self.write("README.md", "# A\n")
        self.write("README.zh-CN.md", "# 甲\n\n[English](README.md)\n")
        self.write("docs/lists.md", ENGLISH)
        self.write("docs/zh/lists.md", CHINESE)

    def write(self, path, text):
        (self.root / path).write_text(text, encoding="utf-8")

    def record(self, *done):
        """Writes the files with the state. Returns the pages in the list."""
        files = recorded(translations(self.root), done)
        for path, text in files.items():
            if path != LIST:
                self.write(path, text)
        self.assertTrue(files[LIST].startswith(HEAD))
        return files[LIST].removeprefix(HEAD).splitlines()

    def page(self):
        return (self.root / "docs/zh/lists.md").read_text(encoding="utf-8")

    def test_a_page_that_is_done_has_the_hash_of_the_english_text(self):
        self.assertEqual(self.record("docs/zh/lists.md", "README.zh-CN.md"), [])
        self.assertEqual(self.page(), f"<!-- docs/lists.md {git_hash(ENGLISH.encode())} -->\n{CHINESE}")
        self.assertEqual(self.record(), [])

    def test_a_new_page_is_behind_until_it_is_done(self):
        self.assertEqual(self.record("README.zh-CN.md"), ["docs/lists.md"])
        self.assertEqual(self.page(), CHINESE.replace("lists.md)", f"lists.md){NOTE}"))

    def test_a_page_is_behind_from_a_change_of_the_english_page_until_it_is_done_again(self):
        self.record("docs/zh/lists.md", "README.zh-CN.md")
        before = self.page()
        self.write("docs/lists.md", ENGLISH + "Another one follows.\n")
        self.assertEqual(self.record(), ["docs/lists.md"])
        self.assertEqual(self.page(), before.replace("lists.md)", f"lists.md){NOTE}"))
        self.assertEqual(self.record(), ["docs/lists.md"])
        self.assertEqual(self.record("docs/zh/lists.md"), [])
        self.assertNotIn(NOTE, self.page())

    def test_a_page_is_up_to_date_again_when_the_english_change_is_reverted(self):
        self.record("docs/zh/lists.md", "README.zh-CN.md")
        before = self.page()
        self.write("docs/lists.md", "# Lists\n")
        self.record()
        self.write("docs/lists.md", ENGLISH)
        self.assertEqual(self.record(), [])
        self.assertEqual(self.page(), before)

    def test_a_missing_page_is_in_the_list(self):
        self.write("docs/feeds.md", "# Feeds\n")
        self.assertEqual(self.record("docs/zh/lists.md", "README.zh-CN.md"), ["docs/feeds.md"])

    def test_a_page_without_a_link_to_the_english_page_is_an_error(self):
        self.write("docs/zh/lists.md", "# 列表\n")
        with self.assertRaisesRegex(SystemExit, r"docs/zh/lists\.md has no line"):
            self.record()

    def test_the_hash_is_that_of_git(self):
        named = subprocess.run(
            ["git", "hash-object", "--stdin"], input=ENGLISH.encode(), capture_output=True, check=True
        ).stdout
        self.assertTrue(named.decode().startswith(git_hash(ENGLISH.encode())))


if __name__ == "__main__":
    unittest.main()
