"""docs/adding-a-method.md: after all its steps, the method and the service exist, and the tests of the parts in Python pass."""

import ast
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from . import guide

IGNORED = shutil.ignore_patterns(".*", "build", "__pycache__", "data")
METHOD, SERVICE = "forum.list_bookmarks", "umbrella.list_stations"


class Guide(unittest.TestCase):
    root: Path
    applied: list[guide.Block]

    @classmethod
    def setUpClass(cls) -> None:
        directory = tempfile.TemporaryDirectory()
        cls.addClassCleanup(directory.cleanup)
        cls.root = Path(directory.name) / "libdanxi"
        shutil.copytree(guide.ROOT, cls.root, ignore=IGNORED, symlinks=True)
        cls.applied = guide.blocks()
        for block in cls.applied:
            block.apply(cls.root)
        cls.run_program("python3", "-B", "generator")
        # A test of the generator lists the files of the repository with git.
        cls.run_program("git", "init", "--quiet")
        cls.run_program("git", "add", "--all")

    @classmethod
    def run_program(cls, program: str, *arguments: str) -> str:
        command = [sys.executable if program == "python3" else program, *arguments]
        done = subprocess.run(command, cwd=cls.root, capture_output=True, text=True, timeout=300)
        if done.returncode:
            raise AssertionError(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def text(self, name: str) -> str:
        return (self.root / name).read_text(encoding="utf-8")

    def test_headers_schema_and_python_contain_the_method_and_the_service(self) -> None:
        for name, header in ((METHOD, "include/danxi/forum.h"), (SERVICE, "include/danxi/umbrella.h")):
            self.assertIn(f"danxi_{name.replace('.', '_')}(danxi_session *session", self.text(header))
            self.assertIn(f'"name": "{name}"', self.text("build/generated/openrpc.json"))
        self.assertIn("class UmbrellaStation", self.text("bindings/python/danxi/_generated/umbrella.py"))
        self.assertIn("#include <danxi/umbrella.h>", self.text("include/danxi/danxi.h"))

    def test_generated_files_are_current(self) -> None:
        self.assertEqual(self.run_program("python3", "-B", "generator", "--check"), "")

    def test_the_tests_of_the_generator_pass(self) -> None:
        folder = self.root / "generator" / "tests"
        names = sorted(f"tests.{path.stem}" for path in folder.glob("test_*.py") if path.stem != Path(__file__).stem)
        self.assertGreater(len(names), 5)
        program = f"import sys, unittest; sys.path.insert(0, 'generator'); unittest.main(None, argv=['', *{names}])"
        self.assertIn("\nOK", self.run_program("python3", "-B", "-c", program))

    def test_the_tests_of_the_stand_in_and_of_the_service_pass(self) -> None:
        for name in ("test_umbrella.py", "test_server.py"):
            self.run_program(
                "python3", "-B", "-m", "unittest", "discover", "-s", "standin/tests", "-t", "standin", "-p", name
            )

    def test_the_stand_in_has_a_handler_for_the_method(self) -> None:
        host = ast.parse(self.text("standin/danxi_standin/hosts/forum/holes.py"))
        functions = {node.name for node in ast.walk(host) if isinstance(node, ast.FunctionDef)}
        self.assertIn(METHOD.partition(".")[2], functions)

    def test_the_swift_files_can_be_parsed_and_import_modules_of_the_package(self) -> None:
        if not shutil.which("swiftc"):
            self.skipTest("swiftc is not installed")
        names = [block.path for block in self.applied if block.path.endswith(".swift")]
        self.assertEqual(len(names), 2)
        generated = [str(path.relative_to(self.root)) for path in self.root.glob("Sources/*/Generated/Umbrella*.swift")]
        self.assertGreater(len(generated), 2)
        self.run_program("swiftc", "-frontend", "-parse", *names, *generated)
        targets = self.text("Package.swift")
        for name in names:
            imports = [
                line.split()[-1] for line in self.text(name).splitlines() if line.startswith(("import ", "@testable "))
            ]
            for module in set(imports) - {"Testing"}:
                self.assertIn(f'"{module}"', targets, name)


if __name__ == "__main__":
    unittest.main()
