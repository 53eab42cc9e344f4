"""Parameters, fields and enum values that are keywords of C, C++, Swift and Python keep their JSON names and are escaped in each language."""

import ast
import json
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import files

from . import contract

INCLUDE = Path(__file__).resolve().parents[2] / "include"
WORDS = ("default", "class", "from", "register", "template", "import", "self", "in")
PLACE = '[[method]]\nname = "get_item"'
ADDED = f"""
[[enum]]
name = "Word"
summary = "A word of a language."
values = [{", ".join(f'{{ name = "{word}", summary = "A word of a language." }}' for word in WORDS)}]

[[entity]]
name = "Words"
summary = "Words of several languages."
fields = [{", ".join(f'{{ name = "{word}", type = "Word", summary = "A word of a language." }}' for word in WORDS)}]

[[method]]
name = "find_words"
summary = "Returns words."
request = {{ method = "GET", path = "/words", query = {{ {", ".join(f'{word} = "{{{word}}}"' for word in WORDS)} }} }}
returns = "Words"
parameters = [{", ".join(f'{{ name = "{word}", type = "string", summary = "A word of a language." }}' for word in WORDS)}]
example = {{ params = {{ {", ".join(f'{word} = "a"' for word in WORDS)} }} }}

"""


class Keywords(unittest.TestCase):
    outputs: dict[str, str]
    directory: "tempfile.TemporaryDirectory[str]"

    @classmethod
    def setUpClass(cls) -> None:
        cls.outputs = files.outputs(contract.load("trial.toml", PLACE, ADDED + PLACE))
        cls.directory = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.directory.cleanup)
        for name, text in cls.outputs.items():
            path = Path(cls.directory.name) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def of_language(self, *suffixes: str) -> dict[str, str]:
        found = {name: text for name, text in self.outputs.items() if name.endswith(suffixes)}
        self.assertGreater(len(found), 3)
        return found

    def run_compiler(self, *command: str) -> None:
        if not shutil.which(command[0]):
            self.skipTest(f"{command[0]} is not installed")
        run = subprocess.run(command, capture_output=True, text=True, cwd=self.directory.name)
        self.assertEqual((run.returncode, run.stderr), (0, ""))

    def test_c_appends_an_underscore_to_keywords(self) -> None:
        header = self.outputs["include/danxi/trial.h"]
        for word in ("default", "register"):
            self.assertIn(f"const char *{word}_", header)
        shutil.copy(INCLUDE / "danxi" / "core.h", Path(self.directory.name) / "include" / "danxi")
        for language in (["-x", "c", "-std=c99"], ["-x", "c++", "-std=c++17"]):
            with self.subTest(language):
                self.run_compiler(
                    "gcc", *language, "-Wall", "-Werror", "-fsyntax-only", "-Iinclude", "include/danxi/trial.h"
                )

    def test_swift_writes_keywords_in_backquotes(self) -> None:
        swift = self.of_language(".swift")
        request = next(text for name, text in swift.items() if name.endswith("/TrialAPI.swift"))
        for word in ("default", "class", "import", "in"):
            self.assertIn(f"`{word}`: String", request)
        self.run_compiler("swiftc", "-frontend", "-parse", *swift)

    def test_python_appends_an_underscore_to_keywords(self) -> None:
        modules = self.of_language(".py", ".pyi")
        for name, text in modules.items():
            with self.subTest(name):
                self.assertTrue(ast.parse(text, name).body)
        service = modules["bindings/python/danxi/_generated/trial.py"]
        functions = [
            node
            for node in ast.walk(ast.parse(service))
            if isinstance(node, ast.FunctionDef) and node.name == "find_words"
        ]
        self.assertTrue(functions)
        for function in functions:
            names = [argument.arg for argument in (*function.args.args, *function.args.kwonlyargs)]
            self.assertLessEqual({"default", "class_", "from_", "register", "import_", "in_"}, set(names))

    def test_json_names_do_not_change(self) -> None:
        document = json.loads(self.outputs["build/generated/openrpc.json"])
        method = next(method for method in document["methods"] if method["name"] == "trial.find_words")
        self.assertEqual([parameter["name"] for parameter in method["params"]], [*WORDS, "timeout_ms"])
        self.assertEqual(list(document["components"]["schemas"]["Words"]["properties"]), list(WORDS))


if __name__ == "__main__":
    unittest.main()
