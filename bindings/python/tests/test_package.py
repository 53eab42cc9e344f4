"""The package: exports, signatures, docstrings, loading of the library, and the example programs."""

import ast
import builtins
import datetime
import importlib.resources
import inspect
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import timeit
import typing
import unittest
from importlib.util import find_spec
from pathlib import Path

import danxi

from . import ROOT
from .campus import CampusTest
from .journey import INTERFACE, call_name, python_name

PACKAGE = ROOT / "bindings/python"
TYPES = {
    "int": [int],
    "number": [float],
    "bool": [bool],
    "string": [str],
    "time": [str, datetime.datetime],
    "date": [str, datetime.date],
    "time_of_day": [str, datetime.time],
}
# Modules that take long to import: `import danxi` must not load them.
SLOW_MODULES = {
    "asyncio",
    "ctypes",
    "dataclasses",
    "datetime",
    "inspect",
    "json",
    "logging",
    "re",
    "threading",
    "typing",
}


class Interface(unittest.TestCase):
    def methods(self):
        """Yields each method of the contract with its function, once for each kind of session."""
        for method in INTERFACE.methods:
            module = getattr(danxi, method.service)
            for session in (danxi.Session, danxi.AsyncSession):
                prefix = "Async" if session is danxi.AsyncSession else ""
                cls = getattr(module, f"{prefix}{method.service.capitalize()}Service")
                self.assertTrue(getattr(session, method.service).__doc__)
                with self.subTest(method.full_name, kind=prefix or "blocking"):
                    yield method, getattr(cls, call_name(method)), prefix

    def test_the_library_has_the_methods_of_the_contract(self):
        self.assertEqual({m["name"] for m in danxi.schema()["methods"]}, {m.full_name for m in INTERFACE.methods})

    def test_signatures_match_the_contract(self):
        for method, function, prefix in self.methods():
            self.assertEqual(inspect.iscoroutinefunction(function), bool(prefix))
            parameters = dict(inspect.signature(function).parameters)
            del parameters["self"]
            described = self.parameters(method)
            self.assertEqual(list(parameters), [python_name(p.name) for p in described])
            hints = typing.get_type_hints(function)
            for field in described:
                name = python_name(field.name)
                self.check_parameter(parameters[name], field, hints[name])

    def test_stubs_of_asynchronous_services_declare_all_methods(self):
        for service in INTERFACE.services:
            with self.subTest(service.name):
                cls = getattr(getattr(danxi, service.name), f"Async{service.name.capitalize()}Service")
                stub = Path(danxi.__file__).with_name("_generated") / f"async_{service.name}.pyi"
                (declared,) = (n for n in ast.parse(stub.read_text()).body if isinstance(n, ast.ClassDef))
                self.assertEqual({f.name for f in declared.body}, {n for n in dir(cls) if not n.startswith("_")})
                for function in declared.body:
                    self.check_declaration(function, getattr(cls, function.name))

    def check_declaration(self, declared, function):
        self.assertEqual(isinstance(declared, ast.AsyncFunctionDef), inspect.iscoroutinefunction(function))
        signature = inspect.signature(function)
        self.assertEqual(ast.unparse(declared.returns), signature.return_annotation)
        arguments = [*declared.args.args, *declared.args.kwonlyargs]
        written = [(a.arg, a.annotation and ast.unparse(a.annotation)) for a in arguments]
        hints = [(p.name, None if p.annotation is p.empty else p.annotation) for p in signature.parameters.values()]
        self.assertEqual(written, hints)

    def parameters(self, method):
        """Returns the parameters of the function that calls a method once, which has no parameters of streams."""
        described = [*method.required, *method.optional, *method.options]
        return [p for p in described if not (method.watch and p.name in ("interval_ms", "every_poll"))]

    def check_parameter(self, parameter, field, hint):
        if field.required:
            self.assertIs(parameter.kind, parameter.POSITIONAL_OR_KEYWORD)
            self.assertIs(parameter.default, parameter.empty)
        else:
            self.assertIs(parameter.kind, parameter.KEYWORD_ONLY)
            self.assertEqual(parameter.default, field.default)
        if field.type.container:
            return
        accepted = {hint, *typing.get_args(hint)}
        self.assertEqual(type(None) in accepted, field.type.optional)
        if enum := INTERFACE.enum(field.type.name):
            values = {value for item in accepted for value in typing.get_args(item)} | accepted
            self.assertLessEqual(set(enum.names), values)
        elif field.type.name in TYPES:
            self.assertLessEqual(set(TYPES[field.type.name]), accepted)

    def test_docstrings_describe_parameters_errors_and_an_example(self):
        for method, function, prefix in self.methods():
            text = " ".join(inspect.getdoc(function).split())
            for parameter in self.parameters(method):
                self.assertIn(f"{python_name(parameter.name)}: ", text)
            for name in method.errors:
                self.assertIn(next(e for e in danxi.errors.BY_CODE.values() if e.name == name).__name__, text)
            call = f"session.{method.service}.{call_name(method)}("
            self.assertIn(f"Example: {'await ' if prefix else ''}{call}", text)
            for part in ("Raises:", f"Since: {method.since}"):
                self.assertIn(part, text)
            self.assertNotRegex(text, r"danxi_|\{\w+:")

    def test_each_paged_method_has_an_iterator(self):
        paged = [method for method in INTERFACE.methods if method.pages]
        self.assertTrue(paged)
        for method in paged:
            module = getattr(danxi, method.service)
            for prefix in ("", "Async"):
                cls = getattr(module, f"{prefix}{method.service.capitalize()}Service")
                iterators = [
                    f for name, f in vars(cls).items() if name.startswith("iter_") and f"`{method.name}`" in f.__doc__
                ]
                self.assertEqual(len(iterators), 1, method.full_name)
                returned = typing.get_type_hints(iterators[0])["return"]
                self.assertEqual(typing.get_origin(returned).__name__, f"{prefix}Items")

    def test_each_watched_method_has_an_iterator(self):
        watched = [method for method in INTERFACE.methods if method.watch]
        self.assertTrue(watched)
        for method in watched:
            module = getattr(danxi, method.service)
            for prefix in ("", "Async"):
                watch = getattr(getattr(module, f"{prefix}{method.service.capitalize()}Service"), method.name)
                described = [*method.required, *method.optional, *method.options]
                self.assertEqual(
                    list(inspect.signature(watch).parameters)[1:], [python_name(p.name) for p in described]
                )
                returned = typing.get_type_hints(watch)["return"]
                self.assertIs(typing.get_origin(returned), getattr(danxi, f"{prefix}Watch"))
                items = next(f for f in INTERFACE.entity(method.returns.name).fields if f.name == method.watch.items)
                self.assertEqual(typing.get_args(returned)[0].__name__, items.type.name)
                self.assertIn(f"`{call_name(method)}`", inspect.getdoc(watch))

    def test_entities_have_the_fields_of_the_contract(self):
        for entity in INTERFACE.entities:
            cls = getattr(danxi, entity.name)
            with self.subTest(entity.name):
                names = [python_name(field.name) for field in entity.fields]
                self.assertEqual(list(cls.__match_args__), names)
                self.assertTrue(typing.get_type_hints(cls).keys() >= set(names))
                parameters = inspect.signature(cls).parameters
                for field in entity.fields:
                    self.assertEqual(parameters[python_name(field.name)].default is None, field.type.optional)
                    self.assertIn(f"{python_name(field.name)}: ", cls.__doc__)
                self.assertFalse(hasattr(cls, "__dict__") and "__dict__" in dir(cls))
                self.assertEqual(self.documented_fields(cls), names)

    def documented_fields(self, cls):
        """Returns the names of the fields that have their own docstring."""
        body = ast.parse(inspect.getsource(cls)).body[0].body
        return [
            node.target.id
            for node, after in itertools.pairwise(body)
            if isinstance(node, ast.AnnAssign) and isinstance(after, ast.Expr) and after.value.value
        ]

    def test_the_configuration_has_the_keys_of_the_contract(self):
        self.assertEqual(list(danxi.Config.__annotations__), [section.name for section in INTERFACE.configuration])
        for section in INTERFACE.configuration:
            cls = getattr(danxi, f"{section.class_name}Config")
            self.assertEqual(list(cls.__annotations__), [key.name for key in section.keys])
            for key in section.keys:
                self.assertIn(f"{key.name}: ", cls.__doc__)

    def test_all_exported_names_exist(self):
        for name in danxi.__all__:
            self.assertTrue(hasattr(danxi, name), name)
        self.assertLessEqual(set(danxi.__all__), set(dir(danxi)))
        self.assertTrue((importlib.resources.files(danxi) / "py.typed").is_file())
        with self.assertRaisesRegex(AttributeError, "no attribute 'nonsense'"):
            _ = danxi.nonsense

    def test_importing_all_names_replaces_no_builtin(self):
        names = {}
        exec("from danxi import *", names)
        self.assertIs(names["Hole"], danxi.forum.Hole)
        self.assertEqual(set(names) & set(dir(builtins)) - {"__builtins__"}, {"__name__"} & set(names))

    def test_package_and_library_have_the_same_version(self):
        self.assertEqual(danxi.__version__, danxi.schema()["info"]["version"])
        self.assertEqual(danxi.library_version(), danxi.__version__)

    def test_the_build_info_names_the_loaded_libraries(self):
        info = danxi.build_info()
        self.assertEqual(info["version"], danxi.__version__)
        versions = {library["name"]: library["version"] for library in info["libraries"]}
        self.assertLessEqual(
            {"swift", "libcurl", "libcrypto", "libxml2", "sqlite", "hiredis", "simdjson"}, set(versions)
        )
        with open("/proc/self/maps") as maps:
            loaded = {os.path.realpath(line.split(maxsplit=5)[-1].strip()) for line in maps if ".so" in line}
        self.assertLessEqual({os.path.realpath(library["file"]) for library in info["libraries"]}, loaded)


class Loading(unittest.TestCase):
    def load(self, script="import danxi; print(danxi.library_version())", **environment):
        environment.setdefault("DANXI_LIBRARY", os.environ["DANXI_LIBRARY"])
        return self.run_alone(script, **environment)

    def run_alone(self, script="import danxi; print(danxi.library_version())", **environment):
        kept = {name: value for name, value in os.environ.items() if name not in ("DANXI_LIBRARY", "LD_LIBRARY_PATH")}
        return subprocess.run(
            [sys.executable, "-c", script],
            env={**kept, "PYTHONPATH": str(PACKAGE), **environment},
            capture_output=True,
            text=True,
            timeout=60,
        )

    def test_importing_loads_no_slow_module(self):
        script = "import sys; before = set(sys.modules); import danxi; print(*set(sys.modules) - before)"
        process = subprocess.run(
            [sys.executable, "-S", "-c", script],
            env={**os.environ, "PYTHONPATH": str(PACKAGE), "DANXI_LIBRARY": "/nowhere"},
            capture_output=True,
            text=True,
            timeout=60,
        )
        self.assertEqual(process.stderr, "")
        loaded = set(process.stdout.split())
        self.assertIn("danxi", loaded)
        self.assertEqual(loaded & SLOW_MODULES, set())
        self.assertEqual([name for name in loaded if name.startswith("danxi.")], [])

    def test_services_are_loaded_when_they_are_used(self):
        output = self.load("import sys, danxi; danxi.Session().account; print(*sys.modules)").stdout.split()
        self.assertIn("danxi._generated.account", output)
        self.assertNotIn("danxi._generated.forum", output)
        for script in (
            "import danxi.forum as f; f.Hole",
            "from danxi.forum import Hole",
            "from danxi import Hole, forum",
        ):
            self.assertEqual(self.load(script).returncode, 0, script)

    def test_the_library_in_the_variable_danxi_library_is_loaded(self):
        self.assertEqual(
            self.run_alone(DANXI_LIBRARY=os.environ["DANXI_LIBRARY"]).stdout.strip(), danxi.library_version()
        )
        failed = self.run_alone(DANXI_LIBRARY="/nowhere/libdanxi.so.0")
        self.assertEqual(failed.returncode, 1)
        self.assertIn("ImportError: cannot load /nowhere/libdanxi.so.0", failed.stderr)
        self.assertIn("DANXI_LIBRARY names this file", failed.stderr)

    def test_a_library_in_the_directory_of_the_package_is_loaded(self):
        with tempfile.TemporaryDirectory() as directory:
            # Other tests may be writing bytecode, in files that are renamed.
            without_bytecode = shutil.ignore_patterns("__pycache__")
            shutil.copytree(PACKAGE / "danxi", Path(directory) / "danxi", ignore=without_bytecode)
            shutil.copy(os.environ["DANXI_LIBRARY"], Path(directory) / "danxi/libdanxi.so.0")
            if (libraries := PACKAGE / "danxi.libs").exists():  # this directory exists only in the package of a wheel
                (Path(directory) / "danxi.libs").symlink_to(libraries)
            self.assertEqual(self.run_alone(PYTHONPATH=directory).stdout.strip(), danxi.library_version())
            self.assertEqual(self.run_alone(PYTHONPATH=directory, DANXI_LIBRARY="/nowhere").returncode, 1)

    def test_the_library_of_the_system_is_loaded_if_no_other_is_found(self):
        directory = str(Path(os.environ["DANXI_LIBRARY"]).parent)
        self.assertEqual(self.run_alone(LD_LIBRARY_PATH=directory).stdout.strip(), danxi.library_version())


class Programs(CampusTest):
    # Lines that are inserted before the README's programs, so that these use the stand-in instead of the real servers.
    TO_STAND_IN = """
import functools, json, os
import danxi
config = json.loads(os.environ["DANXI_CONFIG"])
def with_config(session):
    def opened(*, interceptors=(), **sections):
        changed = {name: {**config.get(name, {}), **section} for name, section in sections.items()}
        return session({**config, **changed}, interceptors=interceptors)
    return opened
danxi.Session, danxi.AsyncSession = with_config(danxi.Session), with_config(danxi.AsyncSession)
"""

    def test_the_programs_of_the_readme_run(self):
        readme = (PACKAGE / "README.md").read_text(encoding="utf-8")
        blocks = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
        self.assertGreater(len(blocks), 5)
        for block in blocks:
            if "to_pandas" in block and not find_spec("pandas"):
                continue
            with self.subTest(block):
                output, errors = self.run_python("-c", self.TO_STAND_IN + block)
                self.assertTrue(output or errors)

    def test_the_forum_example_runs(self):
        output, errors = self.run_python(str(ROOT / "examples/python/forum.py"))
        self.assertRegex(
            output, r"(?s)^Signed in until .*\nDivisions\n.*\nThread #\d+\n.*Hello from Python!\nSigned out\.\n$"
        )
        self.assertEqual(errors, "")

    def test_the_asynchronous_forum_example_runs(self):
        output, errors = self.run_python(str(ROOT / "examples/python/forum_async.py"))
        self.assertRegex(output, r"#\d+  \d+ floors by \d+ people\n")
        self.assertRegex(output, r"\d+ calls took \d+\.\d\d s\.\n$")
        self.assertEqual(errors, "")

    def test_the_campus_example_runs(self):
        output, errors = self.run_python(str(ROOT / "examples/python/campus.py"))
        name = self.campus.people["undergraduate"]["name"]
        self.assertRegex(output, rf"^Hello, {name}! There are \d+\.\d\d yuan on your card\.\n")
        self.assertRegex(output, r"(?s)邯郸 → 枫林  .*\nUpcoming exams\n  .*\nWeek \d+ of ")
        self.assertRegex(output, r"(?s)day\n    \d\d:\d\d-\d\d:\d\d  .*\n\nSigned out\.\n$")
        self.assertEqual(errors, "")

    def test_the_interceptor_example_refuses_a_change(self):
        output, errors = self.run_python(str(ROOT / "examples/python/intercept.py"))
        self.assertRegex(output, r"(?s)^POST https://auth\.fduhole\.com/api/login: 200, \d+\.\d{3} s\nGET .*: 200, ")
        self.assertRegex(output, r"\nThe reply was refused: this program only reads\.\n$")
        self.assertEqual(errors, "")

    def test_the_client_example_runs(self):
        output, errors = self.run_python(str(ROOT / "examples/python/client.py"))
        self.assertIn("树洞\n", output)
        self.assertEqual(errors, "")

    def test_the_storage_example_signs_in_once(self):
        with tempfile.TemporaryDirectory() as directory:
            database = os.path.join(directory, "danxi.sqlite")
            environment = {**self.environment, "DANXI_DATABASE": database}
            program = [sys.executable, str(ROOT / "examples/python/own_store.py")]
            for expected in (
                r"^Signed in\.\n(\d+) tags, from the server\n$",
                r"^Signed in by an earlier run\.\n(\d+) tags, from the database\n$",
            ):
                run = subprocess.run(program, env=environment, capture_output=True, text=True, timeout=60)
                self.assertEqual(run.stderr, "")
                self.assertRegex(run.stdout, expected)
            self.assertEqual(os.stat(database).st_mode & 0o777, 0o600)

    def test_the_example_of_meals_adds_up_what_the_card_has_paid(self):
        output, errors = self.run_python(str(ROOT / "examples/python/meals.py"))
        self.assertEqual(errors, "")
        count, total = re.match(r"(\d+) meals for (\d+\.\d\d) yuan, ", output).groups()
        places = re.findall(r"(?m)^ +(\d+) × +\d+\.\d\d  (.+)$", output)
        self.assertEqual({name for _, name in places}, {"北区食堂", "旦苑一楼大厅", "光华楼咖啡"})
        self.assertEqual(sum(int(each) for each, _ in places), int(count))
        months = re.findall(r"(?m)^\d{4}-\d\d +(\d+\.\d\d)  (█+)$", output)
        self.assertAlmostEqual(sum(float(price) for price, _ in months), float(total), delta=0.05)
        self.assertEqual(max(len(bar) for _, bar in months), 30)

    def test_the_programs_for_everyday_use_have_at_most_60_lines(self):
        for name in ("meals", "group_bot", "grade_alarm"):
            text = (ROOT / "examples" / "python" / f"{name}.py").read_text(encoding="utf-8")
            self.assertLessEqual(text.count("\n"), 60, name)

    def test_the_group_bot_answers_everybody(self):
        messages = [
            {"from": "Lin", "text": "/bus 邯郸 张江"},
            {"from": "Shen", "text": "/food"},
            {"from": "Bai", "text": "/bus 邯郸"},
            {"from": "Fang", "text": ""},
            {"from": "Gao", "text": "/bus 邯郸 月球"},
        ]
        bot = subprocess.run(
            [sys.executable, str(ROOT / "examples/python/group_bot.py")],
            env=self.environment,
            input="".join(json.dumps(message) + "\n" for message in messages),
            capture_output=True,
            text=True,
            timeout=60,
        )
        self.assertEqual(bot.stderr, "")
        answers = {each["to"]: each["text"] for each in map(json.loads, bot.stdout.splitlines())}
        self.assertEqual(set(answers), {message["from"] for message in messages})
        self.assertRegex(answers["Lin"], r"^邯郸 → 张江: (\d\d:\d\d|no more today)")
        self.assertRegex(answers["Shen"], r"^.+: \d+%\n")
        self.assertEqual((answers["Bai"], answers["Fang"]), (answers["Fang"], answers["Bai"]))
        self.assertIn("/food: the emptiest canteens", answers["Bai"])

    def test_the_grade_alarm_prints_each_new_grade_once(self):
        with tempfile.TemporaryDirectory() as directory:
            environment = {**self.environment, "DANXI_STORE": os.path.join(directory, "alarm")}
            program = [sys.executable, str(ROOT / "examples/python/grade_alarm.py")]

            def grades():
                run = subprocess.run(program, env=environment, capture_output=True, text=True, timeout=60)
                self.assertEqual((run.stderr, run.returncode), ("", 0))
                return run.stdout.splitlines()

            none = {"semesterId2studentGrades": {}}
            self.campus.fault(
                "status", host="fdjwgl.fudan.edu.cn", path="*/grade/sheet/info/*", status=200, body=json.dumps(none)
            )
            self.assertEqual(grades(), [])
            self.campus.control("DELETE", "/faults")
            new = grades()
            self.assertTrue(new)
            for line in new:
                self.assertRegex(line, r"^.+: [A-F][+-]?|P")
            self.assertEqual(grades(), [])

    def test_the_examples_report_a_wrong_password(self):
        directory = self.enterContext(tempfile.TemporaryDirectory())
        environment = {
            **self.environment,
            "DANXI_PASSWORD": "wrong horse",
            "DANXI_CAMPUS_PASSWORD": "wrong horse",
            "DANXI_DATABASE": os.path.join(directory, "danxi.sqlite"),
        }
        for example in ("forum.py", "campus.py", "intercept.py", "client.py", "own_store.py", "meals.py"):
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

    def test_decoding_values_takes_less_than_ten_times_as_long_as_parsing_json(self):
        text = json.dumps([{"id": i, "name": f"标签{i}", "temperature": i} for i in range(15_000)])
        items = json.loads(text)

        def fastest(work):
            return min(timeit.repeat(work, number=1, repeat=5, timer=time.thread_time))

        decoding = fastest(lambda: [danxi.forum.Tag.from_json(item) for item in items])
        self.assertLess(decoding / fastest(lambda: json.loads(text)), 10)
