"""The generated reference contains every method, and its links have targets."""

import posixpath
import re
import sys
import unittest

from support import ROOT

sys.path.insert(0, str(ROOT / "generator"))
from reference import Reference  # noqa: E402


class ReferencePages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.reference = Reference(ROOT)
        cls.pages = dict(cls.reference.pages())

    def test_each_method_is_described_once_in_three_forms(self):
        for method in self.reference.interface.methods:
            page = self.pages[f"reference/{method.service}.md"]
            with self.subTest(method.full_name):
                self.assertEqual(page.count(f"### {method.name} {{ #{method.name} }}"), 1)
                section = page.split(f"{{ #{method.name} }}")[1].split("\n### ")[0]
                self.assertIn(f"danxi_{method.service}_{method.name}(session", section)
                self.assertIn(f"    session.{method.service}.{method.name}(", section)
                self.assertIn(f'danxi_call(session, "{method.full_name}"', section)
                for parameter in method.parameters:
                    self.assertIn(f"| `{parameter.name}` |", section)

    def test_the_section_of_each_paged_method_names_the_iterator(self):
        paged = [method for method in self.reference.interface.methods if method.pages]
        self.assertGreater(len(paged), 4)
        for method in paged:
            section = self.pages[f"reference/{method.service}.md"].split(f"{{ #{method.name} }}")[1].split("\n### ")[0]
            self.assertRegex(
                section, rf"`session\.{method.service}\.iter_\w+\(\)` iterates over the items of all pages"
            )

    def test_the_section_of_each_watched_method_describes_danxi_watch(self):
        watched = [method for method in self.reference.interface.methods if method.watch]
        self.assertGreater(len(watched), 3)
        for method in watched:
            section = self.pages[f"reference/{method.service}.md"].split(f"{{ #{method.name} }}")[1].split("\n### ")[0]
            self.assertIn(f"`danxi_watch()` delivers each result whose `{method.watch.items}` is not empty.", section)
            self.assertRegex(section, rf"`session\.{method.service}\.poll\w*\(\)` is a single call")

    def test_no_page_shows_the_value_of_a_secret_parameter(self):
        for method in self.reference.interface.methods:
            for parameter in method.parameters:
                if parameter.secret and (value := method.example.params.get(parameter.name)):
                    self.assertNotIn(str(value), self.pages[f"reference/{method.service}.md"])

    def test_the_search_finds_a_service_by_the_words_that_people_use(self):
        shown = {name: page for name, page in self.pages.items() if "*Keywords: " in page}
        for service in self.reference.interface.services:
            page = shown[f"reference/{service.name}.md"]
            for keyword in [*service.keywords, *(word for method in service.methods for word in method.keywords)]:
                self.assertIn(keyword, page)
        for keyword, service in (
            ("timetable", "course"),
            ("课表", "course"),
            ("food", "canteen"),
            ("吃饭", "canteen"),
            ("grades", "score"),
        ):
            self.assertRegex(shown[f"reference/{service}.md"], rf"^---\ntags: .*\"{keyword}\"")

    def test_links_have_targets(self):
        anchors = {name: set(re.findall(r"\{ #([\w.]+) \}$", text, re.MULTILINE)) for name, text in self.pages.items()}
        count = 0
        for name, text in self.pages.items():
            for link in re.findall(r"\]\((?!https?:)([^)]+)\)", text):
                count += 1
                path, _, anchor = link.partition("#")
                target = posixpath.normpath(posixpath.join("reference", path)) if path else name
                with self.subTest(page=name, link=link):
                    if target in self.pages:
                        self.assertTrue(not anchor or anchor in anchors[target])
                    else:
                        self.assertTrue((ROOT / "docs" / target).exists())
        self.assertGreater(count, 200)

    def test_no_reference_is_left_unresolved(self):
        for name, text in self.pages.items():
            self.assertEqual(re.findall(r"\{\w+:\w+[^}]*\}", text), [], name)

    def test_each_page_is_in_the_navigation(self):
        listed = re.findall(r"reference/\w+\.md", str(self.reference.navigation()))
        self.assertEqual(sorted(listed), sorted(self.pages))


if __name__ == "__main__":
    unittest.main()
