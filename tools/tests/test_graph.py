"""tools/graph.py: the cycles of a graph, and the graphs that are read from Swift and Python files."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import graph  # noqa: E402
import python_graph  # noqa: E402
import swift_graph  # noqa: E402


class GraphTest(unittest.TestCase):
    def test_a_cycle_is_described_with_the_lines_that_make_its_edges(self):
        made = graph.Graph.of(
            "made", iter([("a", "b", "a:1"), ("b", "c", "b:1"), ("c", "a", "c:1"), ("c", "d", "c:2")])
        )
        self.assertEqual(made.cycles(), [["a", "b", "c"]])
        self.assertEqual(
            made.described(made.cycles()[0]), "made: a → b → c → a\n  a → b: a:1\n  b → c: b:1\n  c → a: c:1"
        )

    def test_the_shortest_cycle_is_shown(self):
        made = graph.Graph.of(
            "made", iter([("a", "b", ""), ("b", "c", ""), ("c", "a", ""), ("a", "d", ""), ("d", "a", "")])
        )
        self.assertEqual(made.cycles(), [["a", "d"]])

    def test_an_edge_to_a_node_that_other_edges_reach_is_not_printed(self):
        made = graph.Graph.of("made", iter([("a", "b", ""), ("b", "c", ""), ("a", "c", "")]))
        self.assertEqual(made.drawing(), "a  b\nb  c\nc")
        self.assertEqual(made.cycles(), [])


class FilesTest(unittest.TestCase):
    """Tests with the graphs of source files that each test writes."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def swift_cycles(self):
        found = graph.Graph.of("M", swift_graph.folder_uses("M", self.root / "Sources"))
        return [found.described(cycle) for cycle in found.cycles()]

    def test_folders_that_use_types_of_each_other_are_a_cycle(self):
        self.write("Sources/M/A/One.swift", "struct One {\n    let two: Two\n}\n")
        self.write("Sources/M/B/Two.swift", "package final class Two {\n    func make(_ one: One) {}\n}\n")
        self.assertEqual(
            self.swift_cycles(),
            ["M: A → B → A\n  A → B: Sources/M/A/One.swift:2: Two\n  B → A: Sources/M/B/Two.swift:2: One"],
        )

    def test_a_use_of_another_folders_function_or_extension_member_counts(self):
        self.write(
            "Sources/M/A/One.swift", "struct One {}\nextension String {\n    var doubled: String { self + self }\n}\n"
        )
        self.write("Sources/M/B/Two.swift", 'func two(_ one: One) -> String { "x".doubled }\n')
        self.write("Sources/M/A/Three.swift", "let three = two(One())\n")
        self.assertEqual(len(self.swift_cycles()), 1)

    def test_names_in_comments_and_strings_are_not_uses(self):
        self.write(
            "Sources/M/A/One.swift",
            'struct One {\n    /// Made by ``Two``.\n    let name = "Two"\n    var count = 1\n}\n',
        )
        self.write(
            "Sources/M/B/Two.swift", 'struct Two {\n    let one: One\n    let text = """\n        One\n        """\n}\n'
        )
        self.assertEqual(self.swift_cycles(), [])

    def test_a_use_within_an_interpolated_string_counts(self):
        self.write("Sources/M/A/One.swift", 'struct One {\n    let name = "x \\(Two().name)"\n}\n')
        self.write("Sources/M/B/Two.swift", "struct Two {\n    let one: One\n}\n")
        self.assertEqual(len(self.swift_cycles()), 1)

    def test_python_modules_that_import_each_other_are_a_cycle(self):
        self.write("p/__init__.py", "")
        self.write("p/a.py", "from . import b\n")
        self.write("p/b/__init__.py", "from p.b.c import x\n")
        self.write("p/b/c.py", "def x():\n    from ..a import y\n")
        found = graph.Graph.of("p", python_graph.uses(Path("p"), self.root))
        self.assertEqual(
            [found.described(cycle) for cycle in found.cycles()],
            [
                "p: a → b → b.c → a\n  a → b: p/a.py:1: from . import b\n  b → b.c: p/b/__init__.py:1: from p.b.c import x\n  b.c → a: p/b/c.py:2: from ..a import y"
            ],
        )

    def test_targets_and_their_dependencies_are_read_from_the_package(self):
        text = '        .target(name: "Text", dependencies: ["JSON", "Calendar"]),\n    ]'
        target = swift_graph.targets(text)[0]
        self.assertEqual((target.name, target.dependencies), ("Text", {"JSON", "Calendar"}))


if __name__ == "__main__":
    unittest.main()
