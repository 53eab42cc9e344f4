"""tools/quick.py: the tests and linters that the script runs for a changed file."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import quick  # noqa: E402

PACKAGE = """
        .target(name: "Crypto", dependencies: ["CCrypto"]),
        .target(name: "Text", dependencies: ["JSON", "Crypto"]),
        .testTarget(name: "TextTests", dependencies: ["JSON", "Text", "TestSupport"]),
        .testTarget(name: "JSONTests", dependencies: ["JSON"]),
        .testTarget(
            name: "FeedsTests",
            dependencies: [
                "JSON", "Errors", "Feeds", "TestSupport",
            ],
            exclude: ["Rules"]),
"""


class SwiftModules(unittest.TestCase):
    def check(self, files, expected):
        self.assertEqual(quick.swift_modules(files, PACKAGE), expected)

    def test_the_tests_of_a_changed_module_run(self):
        self.check(["Sources/JSON/Value.swift"], ["JSONTests"])

    def test_the_tests_that_depend_on_a_module_run_if_the_module_has_no_tests_of_its_own(self):
        self.check(["Sources/Errors/DanXiError.swift"], ["FeedsTests"])

    def test_the_tests_of_modules_that_use_a_module_run_if_no_test_depends_on_it(self):
        self.check(["Sources/Crypto/Hash.swift"], ["TextTests"])

    def test_the_test_module_of_a_changed_test_file_runs(self):
        self.check(["Tests/TextTests/StringTests.swift"], ["TextTests"])

    def test_the_tests_that_use_a_changed_shared_helper_run(self):
        self.check(["Tests/Support/Gate.swift"], ["FeedsTests", "TextTests"])

    def test_no_swift_tests_run_for_files_outside_of_swift_modules(self):
        self.check(["Tests/C/walk.c", "README.md", "Sources/JSON/README.md", "Tests/LinuxMain.swift"], [])

    def test_every_module_of_this_repository_except_the_c_interface_has_swift_tests(self):
        package = (quick.ROOT / "Package.swift").read_text(encoding="utf-8")
        modules = [path.name for path in (quick.ROOT / "Sources").iterdir() if list(path.rglob("*.swift"))]
        without = [name for name in modules if not quick.swift_modules([f"Sources/{name}/X.swift"], package)]
        # The C interface has its tests in C.
        self.assertEqual(without, ["CInterface"])


class Checks(unittest.TestCase):
    def setUp(self):
        self.root = Path(self.enterContext(tempfile.TemporaryDirectory()))
        (self.root / "Package.swift").write_text(PACKAGE)
        for folder, tests in (
            ("bindings/python/tests", {"watch": "", "log": "from danxi import values", "pages": ""}),
            ("standin/tests", {"forum": "", "auth": ""}),
            ("Tests/Project", {"documentation": "", "rpc": "", "rpc_socket": "", "stores": ""}),
        ):
            (self.root / folder).mkdir(parents=True)
            for name, text in tests.items():
                (self.root / folder / f"test_{name}.py").write_text(text)

    def commands(self, *files):
        return [check.command for check in quick.tests(list(files), self.root)]

    def test_the_tests_of_structure_and_mutants_also_run_for_a_changed_swift_module(self):
        self.assertEqual(
            self.commands("Sources/JSON/Value.swift"),
            [
                r"make test-swift FILTER='^(JSONTests)\.'",
                "python3 tools/run_tests.py Tests/Project test_mutant_verdicts.py test_mutants.py test_random_mutants.py test_structure.py",
            ],
        )

    def test_the_tests_of_the_makefile_run_if_the_makefile_changed(self):
        self.assertTrue(self.commands("Makefile")[-1].endswith("Tests/Project test_make.py"))

    def test_the_tests_with_the_name_of_a_changed_python_module_run(self):
        self.assertEqual(
            self.commands("bindings/python/danxi/_watch.py"),
            [
                "make all build/test-venv",
                "build/test-venv/bin/python tools/run_tests.py bindings/python/tests -t bindings/python test_watch.py",
            ],
        )

    def test_the_tests_that_mention_a_python_module_run_if_no_test_has_its_name(self):
        self.assertTrue(self.commands("bindings/python/danxi/values.py")[-1].endswith(" test_log.py"))

    def test_all_tests_run_for_a_python_module_that_no_test_mentions(self):
        self.assertTrue(
            self.commands("bindings/python/danxi/_core.py")[-1].endswith(" test_log.py test_pages.py test_watch.py")
        )

    def test_the_tests_of_the_stand_in_run_without_a_build(self):
        self.assertEqual(
            self.commands("standin/danxi_standin/hosts/forum/__init__.py", "standin/tests/test_auth.py"),
            ["python3 tools/run_tests.py standin/tests -t standin test_auth.py test_forum.py"],
        )

    def test_the_tests_of_the_generator_run_if_the_generator_or_the_contract_changed(self):
        self.assertEqual(self.commands("interface/forum.toml"), ["make test-generator"])
        self.assertEqual(self.commands("generator/model.py"), ["make test-generator"])
        self.assertEqual(self.commands("interface/Generated/openrpc.json"), [])

    def test_the_tests_of_the_documentation_run_if_a_markdown_file_changed(self):
        self.assertTrue(
            self.commands("docs/testing.md")[-1].endswith("Tests/Project test_documentation.py test_translations.py")
        )

    def test_a_changed_c_test_runs_after_a_build(self):
        self.assertEqual(
            self.commands("Tests/C/walk.c"), ["make all build/test-venv", "python3 Tests/C/run.py --programs walk"]
        )

    def test_the_tests_of_danxi_rpc_run_for_its_files(self):
        self.assertEqual(
            self.commands("rpc/reply.c"),
            [
                "make all build/test-venv",
                f"{quick.PYTHON} tools/run_tests.py bindings/python/tests -t bindings/python test_command_rpc.py",
                f"{quick.PYTHON} tools/run_tests.py Tests/Project test_rpc.py test_rpc_socket.py",
            ],
        )
        self.assertTrue(any("clang-format" in check.command for check in quick.lints(["rpc/reply.c"])))

    def test_linters_check_only_the_changed_files(self):
        commands = [
            check.command for check in quick.lints(["Sources/A/B.swift", "Sources/A/Generated/C.swift", "x/y.py"])
        ]
        self.assertEqual(
            commands,
            [
                "make lint-generated",
                "make build/lint-venv",
                "swift format lint --strict Sources/A/B.swift",
                "build/lint-venv/bin/ruff check --quiet x/y.py",
                "build/lint-venv/bin/ruff format --check x/y.py",
            ],
        )

    def test_mypy_runs_if_a_python_file_with_type_annotations_changed(self):
        self.assertIn("make lint-types", [check.command for check in quick.lints(["tools/demo.py"])])


class Running(unittest.TestCase):
    def test_a_failed_check_is_counted_and_does_not_stop_the_other_checks(self):
        with tempfile.TemporaryDirectory() as folder:
            checks = [quick.Check("a", "exit 1"), quick.Check("a", f"touch {folder}/x"), quick.Check("b", "true")]
            self.assertEqual(quick.run_chains(checks), 1)
            self.assertTrue(Path(folder, "x").exists())


if __name__ == "__main__":
    unittest.main()
