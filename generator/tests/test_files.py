"""Generated files that no emitter writes any more are found, and no others."""

import tempfile
import unittest
from pathlib import Path

import files
from text import BANNER

PRODUCED = {"Sources/Runtime/Generated/BusMethods.swift", "include/danxi/bus.h", "bindings/python/danxi/bus.py"}
WRITTEN_BY_HAND = ("Sources/Runtime/Session.swift", "include/danxi/core.h", "bindings/python/danxi/loop.py")
STALE = (
    "Sources/Runtime/Generated/TramMethods.swift",
    "Sources/TramKit/Generated/TramAPI.swift",
    "Tests/C/Generated/trams.h",
    "include/danxi/tram.h",
    "interface/Generated/tram.json",
    "bindings/python/danxi/tram.py",
    "bindings/python/danxi/_generated/tram.py",
)


class Leftovers(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.root = Path(directory.name) / "Generated"
        for name in PRODUCED:
            self.write(name, f"// {BANNER}\n")
        for name in WRITTEN_BY_HAND:
            self.write(name, "// Written by hand.\n")

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def leftovers(self) -> set[str]:
        return set(files.leftovers(self.root, PRODUCED))

    def test_current_and_hand_written_files_are_none(self) -> None:
        self.assertEqual(self.leftovers(), set())

    def test_files_of_a_removed_service_are_found(self) -> None:
        for name in STALE:
            is_alone = "Generated" in name or "_generated" in name
            self.write(name, "{}" if is_alone else f"/* Generated from interface/tram.toml {BANNER} */\n")
        self.assertEqual(self.leftovers(), set(STALE))

    def test_compiled_python_is_ignored(self) -> None:
        self.write("bindings/python/danxi/_generated/__pycache__/bus.cpython-311.pyc", "")
        self.assertEqual(self.leftovers(), set())


if __name__ == "__main__":
    unittest.main()
