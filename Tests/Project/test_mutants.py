"""The lists of mutants (Tests/Mutants) fit the code: each old text occurs exactly once, and each named test exists."""

import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from support import ROOT

sys.path.insert(0, str(ROOT / "Tests/Mutants"))
import mutants  # noqa: E402
import tree  # noqa: E402


class Mutants(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.mutants = mutants.load()

    def test_the_text_that_a_mutant_replaces_occurs_once(self):
        counts = {mutant.name: mutant.count() for mutant in self.mutants}
        self.assertEqual({name: count for name, count in counts.items() if count != 1}, {})

    def test_each_mutant_changes_its_file_and_has_a_reason(self):
        self.assertEqual([mutant.name for mutant in self.mutants if mutant.old == mutant.new or not mutant.why], [])

    def test_each_mutant_names_tests_that_exist(self):
        missing = {f"{test.kind} {test.name}" for mutant in self.mutants for test in mutant.tests if not test.exists()}
        self.assertEqual(missing, set())
        self.assertEqual([mutant.name for mutant in self.mutants if not mutant.tests], [])

    def test_there_are_at_least_65_mutants(self):
        self.assertGreaterEqual(len(self.mutants), 65)


class Library(unittest.TestCase):
    def test_the_library_has_the_names_that_make_gives_it(self):
        with tempfile.TemporaryDirectory() as folder, mock.patch.multiple(tree, TREE=Path(folder), DEBUG=Path(folder)):
            for content in ("first", "second"):
                (Path(folder) / "libdanxi.so").write_text(content)
                tree.place_library()
                library = Path(folder) / "build/lib/libdanxi.so"
                self.assertEqual(library.resolve().name, f"libdanxi.so.{tree.version()}")
                self.assertEqual(library.read_text(), content)


if __name__ == "__main__":
    unittest.main()
