"""The Chinese pages: which are behind their English pages is recorded, and the others have the same structure, code and names."""

import re
import unittest
from collections import Counter
from pathlib import Path

from pages import PAGES, blocks, prose
from support import ROOT
from translations import recorded, translations

COMMAND = "Run `python3 tools/translations.py`, which records the pages that are behind."


def headings(page: Path) -> list[int]:
    """Returns the levels of the headings."""
    return [len(marks) for marks in re.findall(r"^(#+) ", prose(page), re.MULTILINE)]


def rows(page: Path) -> list[int]:
    """Returns the numbers of cells of the rows of tables."""
    return [line.count("|") for line in prose(page).splitlines() if line.startswith("|")]


def names(page: Path) -> set[str]:
    """Returns what stands in backticks."""
    return {" ".join(name.split()) for name in re.findall(r"`+([^`]+)`+", prose(page))}


class Translations(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.pages = translations()
        cls.existing = [(ROOT / page.english, ROOT / page.chinese) for page in cls.pages if page.text is not None]
        cls.current = [(ROOT / page.english, ROOT / page.chinese) for page in cls.pages if not page.is_behind]

    def test_the_pages_that_are_behind_are_recorded(self):
        for path, text in recorded(self.pages).items():
            with self.subTest(path):
                self.assertEqual((ROOT / path).read_text(encoding="utf-8"), text, COMMAND)

    def test_every_chinese_page_translates_an_english_page(self):
        self.assertLessEqual(set((ROOT / "docs/zh").rglob("*.md")), {chinese for _, chinese in self.existing})

    def test_pages_have_the_headings_and_tables_of_their_english_pages(self):
        for english, chinese in self.current:
            with self.subTest(chinese.name):
                self.assertEqual(headings(chinese), headings(english))
                self.assertEqual(rows(chinese), rows(english))

    def test_pages_name_what_their_english_pages_name(self):
        for english, chinese in self.current:
            with self.subTest(chinese.name):
                self.assertEqual(names(chinese), names(english))

    def test_pages_have_the_code_of_their_english_pages(self):
        """The programs of PAGES, and their output, can differ: then they are tested on their own."""
        for english, chinese in self.current:
            with self.subTest(chinese.name):
                originals, copies = blocks(english), blocks(chinese)
                kinds = [[(block.language, block.title) for block in each] for each in (originals, copies)]
                self.assertEqual(*kinds)
                for original, copy in zip(originals, copies, strict=True):
                    if chinese not in PAGES or not (copy.is_program or copy.title == "Output"):
                        self.assertEqual(copy.code, original.code, str(copy))

    def test_pages_link_to_each_other(self):
        for english, chinese in self.existing:
            for page, other, language in ((english, chinese, "中文"), (chinese, english, "English")):
                with self.subTest(str(page.relative_to(ROOT))):
                    link = re.match(rf"(?:<!--.*-->\n)?# .*\n\n\[{language}\]\(([^)]+)\)", prose(page))
                    self.assertTrue(link, f"No link [{language}] below the title.")
                    self.assertEqual((page.parent / link[1]).resolve(), other)

    def test_chinese_pages_link_to_chinese_pages(self):
        translated = dict(self.existing)
        for english, chinese in self.existing:
            links = Counter((chinese.parent / path).resolve() for path in re.findall(r"\]\(([^)#]+)", prose(chinese)))
            links[english] -= 1  # the link to the English page
            with self.subTest(chinese.name):
                self.assertEqual([str(page) for page, count in links.items() if count > 0 and page in translated], [])


if __name__ == "__main__":
    unittest.main()
