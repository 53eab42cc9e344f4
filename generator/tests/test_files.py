"""`python3 generator`: which files it writes, checks and removes, and which it does not change."""

import contextlib
import importlib.util
import io
import os
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import files
import swift_schema
from text import BANNER

from . import contract

PROGRAM = Path(__file__).resolve().parents[1] / "__main__.py"

PRODUCED = {"Sources/Runtime/Generated/BusMethods.swift", "include/danxi/bus.h", "bindings/python/danxi/bus.py"}
WRITTEN_BY_HAND = ("Sources/Runtime/Sessions/Session.swift", "include/danxi/core.h", "bindings/python/danxi/loop.py")
STALE = (
    "Sources/Runtime/Generated/TramMethods.swift",
    "Sources/TramKit/Generated/TramAPI.swift",
    "build/generated/trams.h",
    "include/danxi/tram.h",
    "build/generated/tram.json",
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

    def test_current_and_hand_written_files_are_not_leftovers(self) -> None:
        self.assertEqual(self.leftovers(), set())

    def test_files_of_a_removed_service_are_found(self) -> None:
        for name in STALE:
            is_alone = "enerated/" in name
            self.write(name, "{}" if is_alone else f"/* Generated from interface/tram.toml {BANNER} */\n")
        self.assertEqual(self.leftovers(), set(STALE))

    def test_compiled_python_is_ignored(self) -> None:
        self.write("bindings/python/danxi/_generated/__pycache__/bus.cpython-311.pyc", "")
        self.assertEqual(self.leftovers(), set())


class Check(unittest.TestCase):
    """Tests that run `python3 generator` with its options on a small contract."""

    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.root = Path(directory.name)
        contract.write(directory.name)
        self.run_generator()

    def run_generator(self, *arguments: str) -> tuple[int, str]:
        spec = importlib.util.spec_from_file_location("program", PROGRAM)
        assert spec and spec.loader
        program = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(program)
        program.__dict__["ROOT"] = self.root
        output = io.StringIO()
        with mock.patch("sys.argv", ["generator", *arguments]), contextlib.redirect_stdout(output):
            return program.main(), output.getvalue()

    def test_the_check_passes_with_current_files(self) -> None:
        self.assertEqual(self.run_generator("--check"), (0, ""))

    def test_changed_missing_and_leftover_files_are_reported_and_corrected(self) -> None:
        header = self.root / "include/danxi/trial.h"
        swift = self.root / "Sources/Runtime/Generated/TrialMethods.swift"
        for change, word, path in (
            (lambda: header.write_text(header.read_text() + " "), "stale", header),
            (swift.unlink, "stale", swift),
            (
                lambda: swift.with_name("TramMethods.swift").write_text(""),
                "no longer generated",
                swift.with_name("TramMethods.swift"),
            ),
        ):
            with self.subTest(path.name, word=word):
                change()
                before = path.read_bytes() if path.exists() else None
                name = path.relative_to(self.root).as_posix()
                self.assertEqual(self.run_generator("--check"), (1, f"{word}: {name}\n"))
                self.assertEqual(path.read_bytes() if path.exists() else None, before, "a check changes nothing")
                self.assertEqual(self.run_generator()[0], 0)
                self.assertEqual(self.run_generator("--check"), (0, ""))

    def test_the_option_check_ignores_files_that_git_ignores_and_the_option_products_writes_only_these(self) -> None:
        header = self.root / "include/danxi/trial.h"
        products = [self.root / name for name in ("build/generated/openrpc.json", "bindings/python/danxi/trial.py")]
        leftover = self.root / "bindings/python/danxi/_generated/tram.py"
        texts = [path.read_bytes() for path in products]
        for path in products:
            path.unlink()
        leftover.write_text("")
        self.assertEqual(self.run_generator("--check"), (0, ""))
        header.write_text("")
        self.assertEqual(self.run_generator("--products")[0], 0)
        self.assertEqual([path.read_bytes() for path in products], texts)
        self.assertFalse(leftover.exists())
        self.assertEqual(header.read_text(), "")

    def test_current_files_are_not_written_again(self) -> None:
        path = self.root / "build/generated/openrpc.json"
        os.utime(path, (1, 1))
        self.run_generator("--products")
        self.assertEqual(path.stat().st_mtime, 1)

    def test_the_swift_file_of_the_schema_is_written_only_if_it_changes(self) -> None:
        path = self.root / "Schema.swift"
        self.assertEqual(swift_schema.main(path), 0)
        text = path.read_text()
        self.assertIn('{"openrpc":', text)
        os.utime(path, (1, 1))
        swift_schema.main(path)
        self.assertEqual(path.stat().st_mtime, 1)
        path.write_text("")
        swift_schema.main(path)
        self.assertEqual(path.read_text(), text)

    def test_no_file_is_written_if_the_contract_has_a_mistake(self) -> None:
        path = self.root / "interface/trial.toml"
        path.write_text(path.read_text().replace('group = "community"', 'group = "city"'))
        header = self.root / "include/danxi/trial.h"
        before = header.read_bytes()
        with contextlib.redirect_stderr(io.StringIO()) as errors:
            self.assertEqual(self.run_generator()[0], 1)
        self.assertIn("group", errors.getvalue())
        self.assertEqual(header.read_bytes(), before)


if __name__ == "__main__":
    unittest.main()
