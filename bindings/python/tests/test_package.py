"""The package itself: what it exports, how its methods are called, what they say of themselves, and that its examples run."""

import ast
import datetime
import importlib.resources
import inspect
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import typing
import unittest
from pathlib import Path

import danxi

from . import ROOT
from .campus import SERVICES, CampusTest

PACKAGE = ROOT / "bindings/python"
TYPES = {"integer": int, "number": float, "boolean": bool, "string": str}


class Interface(unittest.TestCase):
    def services(self):
        """Each method of the schema, with its function in either kind of session."""
        for method in danxi.schema()["methods"]:
            service, name = method["name"].split(".")
            module = getattr(danxi, service)
            for session in (danxi.Session, danxi.AsyncSession):
                prefix = "Async" if session is danxi.AsyncSession else ""
                cls = getattr(module, f"{prefix}{service.capitalize()}Service")
                self.assertTrue(getattr(session, service).__doc__)
                yield method, getattr(cls, name), prefix

    def test_signatures(self):
        for method, function, prefix in self.services():
            with self.subTest(method["name"], kind=prefix or "sync"):
                self.assertEqual(inspect.iscoroutinefunction(function), bool(prefix))
                parameters = dict(inspect.signature(function).parameters)
                del parameters["self"]
                self.assertEqual(list(parameters), self.in_order(method["params"]))
                hints = typing.get_type_hints(function)
                for described in method["params"]:
                    self.check_parameter(parameters[described["name"]], described, hints[described["name"]])
                self.assertIn("timeout_ms", parameters)
                self.assertEqual("cache" in parameters, method["x-cached"])

    def in_order(self, described):
        return [p["name"] for p in described if p["required"]] + [p["name"] for p in described if not p["required"]]

    def check_parameter(self, parameter, described, hint):
        schema = described["schema"]
        if described["required"]:
            self.assertIs(parameter.kind, parameter.POSITIONAL_OR_KEYWORD)
            self.assertIs(parameter.default, parameter.empty)
        else:
            self.assertIs(parameter.kind, parameter.KEYWORD_ONLY)
            self.assertIsNone(parameter.default)
            self.assertIn(type(None), typing.get_args(hint))
        if "enum" in schema:
            hint = next(
                argument for argument in (hint, *typing.get_args(hint)) if typing.get_origin(argument) is typing.Literal
            )
            self.assertEqual(list(typing.get_args(hint)), schema["enum"])
        elif schema.get("format") == "date-time":
            self.assertLessEqual({str, datetime.datetime}, set(typing.get_args(hint)))
        elif schema["type"] in TYPES:
            self.assertIn(TYPES[schema["type"]], (hint, *typing.get_args(hint)))

    def test_method_docstrings(self):
        for method, function, prefix in self.services():
            with self.subTest(method["name"], kind=prefix or "sync"):
                text = " ".join(inspect.getdoc(function).split())
                for parameter in method["params"]:
                    self.assertIn(f"{parameter['name']}: ", text)
                self.assertIn(method["externalDocs"]["url"], text)
                self.assertIn("Raises:", text)
                self.assertNotIn("danxi_", text)

    def test_entities(self):
        for name, schema in danxi.schema()["components"]["schemas"].items():
            module = next(module for module in SERVICES if hasattr(module, name))
            entity = getattr(module, name)
            with self.subTest(name):
                fields = entity.__dataclass_fields__
                self.assertEqual(list(fields), list(schema["properties"]))
                for field in fields.values():
                    self.assertIs(field.default is None, field.name not in schema["required"])
                    self.assertIn(f"{field.name}: ", entity.__doc__)
                self.assertEqual(self.documented_fields(module, name), list(fields))

    def documented_fields(self, module, name):
        """The fields with a docstring of their own."""
        tree = ast.parse(inspect.getsource(module))
        body = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name).body
        return [
            node.target.id
            for node, after in zip(body, body[1:])
            if isinstance(node, ast.AnnAssign) and isinstance(after, ast.Expr) and after.value.value
        ]

    def test_entities_are_values(self):
        tag = danxi.forum.Tag(id=1, name="a", temperature=2)
        self.assertEqual(tag, danxi.forum.Tag(id=1, name="a", temperature=2))
        self.assertEqual(len({tag, danxi.forum.Tag(id=1, name="a", temperature=2)}), 1)
        self.assertIsNone(tag.nsfw)
        with self.assertRaises(AttributeError):
            tag.name = "b"
        self.assertFalse(hasattr(tag, "__dict__"))

    def test_unknown_members_are_ignored(self):
        tag = danxi.forum.Tag._from_json({"id": 1, "name": "a", "temperature": 2, "colour": "red"})
        self.assertEqual(tag, danxi.forum.Tag(id=1, name="a", temperature=2))

    def test_exports(self):
        for name in danxi.__all__:
            self.assertTrue(hasattr(danxi, name), name)
        self.assertEqual(len(danxi.__all__), len(set(danxi.__all__)))
        self.assertTrue((importlib.resources.files(danxi) / "py.typed").is_file())

    def test_versions(self):
        self.assertEqual(danxi.__version__, danxi.schema()["info"]["version"])
        self.assertEqual(danxi.library_version(), danxi.__version__)

    def test_generated_files_say_so(self):
        generated = ["_services", "_version", "errors", *(service for service in danxi._services.__all__)]
        for name in generated:
            first = (PACKAGE / f"danxi/{name}.py").read_text(encoding="utf-8").splitlines()[0]
            self.assertRegex(first, r"^# Generated from interface/\S+ by `make generate`; do not edit\.$")


class Timestamps(unittest.TestCase):
    def test_text_is_unchanged(self):
        text = "2024-10-11T20:00:22.790123456+08:00"
        stamp = danxi.Timestamp(text)
        self.assertEqual((stamp, str(stamp)), (text, text))
        self.assertIsInstance(stamp, str)

    def test_datetime(self):
        east = datetime.timezone(datetime.timedelta(hours=8))
        cases = {
            "2024-10-11T20:00:22.790123456+08:00": datetime.datetime(2024, 10, 11, 20, 0, 22, 790123, east),
            "2024-10-11T20:00:22.79+08:00": datetime.datetime(2024, 10, 11, 20, 0, 22, 790000, east),
            "2024-10-11T20:00:22+08:00": datetime.datetime(2024, 10, 11, 20, 0, 22, 0, east),
            "2024-10-11T12:00:22.5Z": datetime.datetime(2024, 10, 11, 12, 0, 22, 500000, datetime.UTC),
            "0001-01-01T00:00:00Z": datetime.datetime(1, 1, 1, tzinfo=datetime.UTC),
        }
        for text, expected in cases.items():
            self.assertEqual(danxi.Timestamp(text).datetime, expected)
            self.assertIsNotNone(danxi.Timestamp(text).datetime.utcoffset())


class Loading(unittest.TestCase):
    def load(self, **environment):
        kept = {name: value for name, value in os.environ.items() if name not in ("DANXI_LIBRARY", "LD_LIBRARY_PATH")}
        return subprocess.run(
            [sys.executable, "-B", "-c", "import danxi; print(danxi.library_version())"],
            env={**kept, "PYTHONPATH": str(PACKAGE), **environment}, capture_output=True, text=True, timeout=60,
        )  # fmt: skip

    def test_the_environment_names_it(self):
        self.assertEqual(self.load(DANXI_LIBRARY=os.environ["DANXI_LIBRARY"]).stdout.strip(), danxi.library_version())
        failed = self.load(DANXI_LIBRARY="/nowhere/libdanxi.so.0")
        self.assertEqual(failed.returncode, 1)
        self.assertIn("ImportError: cannot load /nowhere/libdanxi.so.0 (which DANXI_LIBRARY names)", failed.stderr)

    def test_it_is_beside_the_package(self):
        with tempfile.TemporaryDirectory() as directory:
            shutil.copytree(PACKAGE / "danxi", Path(directory) / "danxi")
            shutil.copy(os.environ["DANXI_LIBRARY"], Path(directory) / "danxi/libdanxi.so.0")
            self.assertEqual(self.load(PYTHONPATH=directory).stdout.strip(), danxi.library_version())
            self.assertEqual(self.load(PYTHONPATH=directory, DANXI_LIBRARY="/nowhere").returncode, 1)

    def test_the_system_has_it(self):
        directory = str(Path(os.environ["DANXI_LIBRARY"]).parent)
        self.assertEqual(self.load(LD_LIBRARY_PATH=directory).stdout.strip(), danxi.library_version())


class Programs(CampusTest):
    # README's programs use the production servers: these lines lead them to the stand-in.
    TO_STAND_IN = """
import functools, json, os
import danxi
config = json.loads(os.environ["DANXI_CONFIG"])
def with_config(session):
    return lambda **sections: session({**config, **{n: {**config.get(n, {}), **s} for n, s in sections.items()}})
danxi.Session, danxi.AsyncSession = with_config(danxi.Session), with_config(danxi.AsyncSession)
"""

    def test_readme(self):
        readme = (PACKAGE / "README.md").read_text(encoding="utf-8")
        blocks = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
        self.assertGreater(len(blocks), 5)
        for block in blocks:
            with self.subTest(block):
                output, errors = self.run_python("-c", self.TO_STAND_IN + block)
                self.assertTrue(output or errors)

    def test_forum_example(self):
        output, errors = self.run_python(str(ROOT / "examples/python/forum.py"))
        self.assertRegex(
            output, r"(?s)^Signed in until .*\nDivisions\n.*\nThread #\d+\n.*Hello from Python!\nSigned out\.\n$"
        )
        self.assertEqual(errors, "")

    def test_forum_async_example(self):
        output, errors = self.run_python(str(ROOT / "examples/python/forum_async.py"))
        self.assertRegex(output, r"#\d+  \d+ floors by \d+ people\n")
        self.assertRegex(output, r"\d+ calls took \d\.\d\d s\.\n$")
        self.assertEqual(errors, "")

    def test_campus_example(self):
        output, errors = self.run_python(str(ROOT / "examples/python/campus.py"))
        name = self.campus.people["undergraduate"]["name"]
        self.assertRegex(output, rf"^Hello, {name}! There are \d+\.\d\d yuan on your card\.\n")
        self.assertRegex(output, r"(?s)邯郸 → 枫林  .*\nExams to come\n  .*\nWeek \d+ of ")
        self.assertRegex(output, r"(?s)day\n    \d\d:\d\d-\d\d:\d\d  .*\n\nSigned out\.\n$")
        self.assertEqual(errors, "")

    def test_a_wrong_password_reads_well(self):
        environment = {**self.environment, "DANXI_PASSWORD": "wrong horse", "DANXI_CAMPUS_PASSWORD": "wrong horse"}
        for example in ("forum.py", "campus.py"):
            with self.subTest(example):
                process = subprocess.run(
                    [sys.executable, str(ROOT / "examples" / "python" / example)],
                    env=environment,
                    capture_output=True,
                    text=True,
                    timeout=60,
                )
                self.assertEqual(process.returncode, 1)
                self.assertTrue(process.stderr.startswith("Signing in failed: "))
                self.assertNotIn("Traceback", process.stderr)

    def test_fifteen_thousand_tags_decode_quickly(self):
        text = json.dumps([{"id": i, "name": f"标签{i}", "temperature": i} for i in range(15_000)])
        fastest = float("inf")
        for _ in range(5):
            started = time.perf_counter()
            tags = [danxi.forum.Tag._from_json(item) for item in json.loads(text)]
            fastest = min(fastest, time.perf_counter() - started)
        self.assertEqual(len(tags), 15_000)
        self.assertLess(fastest, 0.5)
