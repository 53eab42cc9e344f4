"""The graphs of modules and folders have no cycles, Package.swift declares all imports, and docs/architecture.md shows the graph of modules."""

import re
import unittest

from support import ROOT  # `support` adds tools/ to the module search path

import graph  # isort: skip
import swift_graph  # isort: skip


class StructureTest(unittest.TestCase):
    def test_modules_and_folders_have_no_cycles(self):
        cycles = [made.described(cycle) for made in graph.graphs() for cycle in made.cycles()]
        self.assertEqual(cycles, [], "\n".join(cycles))

    def test_targets_declare_what_they_import(self):
        problems = swift_graph.wrong_declarations()
        self.assertEqual(problems, [], "\n".join(problems))

    def test_stores_and_parsers_do_not_depend_on_the_network(self):
        modules = graph.modules()
        for module in ("Storage", "SQLite", "Redis", "Markup"):
            self.assertNotIn("Networking", modules.reached(module), module)

    def test_documentation_shows_the_graph_of_modules(self):
        text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
        drawing = re.search(r"<!-- tools/graph.py -->\n\n```text\n(.*?)\n```", text, re.S)
        self.assertEqual(
            drawing and drawing[1],
            graph.modules().drawing(),
            "Paste the output of `python3 tools/graph.py` into docs/architecture.md.",
        )


if __name__ == "__main__":
    unittest.main()
