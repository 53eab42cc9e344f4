"""Calls every method of the contract through the command, as its example does, and writes its value in every form."""

import contextlib
import io
import itertools
import json
import os
import tempfile
import unittest

import danxi

from .campus import CampusTest
from .command import has
from .journey import INTERFACE, SCALARS, Journey, is_secret, python_name

ITEMS = 12  # maximum number of items of a list; the first page has fewer in most examples
PAGES = "pages of "  # prefix of the name of a step that reads several pages


class CommandJourney(Journey):
    """A journey that reads further pages of a list with one command."""

    def iterate(self, method, page):
        first = list(getattr(page, method.pages.items) if method.pages.items else page)
        parameters = yield from self.parameters(method)
        parameters.pop(method.pages.parameter, None)
        items = yield method.service, PAGES + method.name, parameters
        self.test.assertEqual(items[: len(first)], first[:ITEMS])
        self.test.assertLessEqual(len(items), ITEMS)


@unittest.skipUnless(has("click", "rich", "keyring"), "the packages of danxi[cli] are not installed")
class Methods(CampusTest):
    def setUp(self):
        super().setUp()
        # The examples of downloads write files.
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(self.enterContext(tempfile.TemporaryDirectory()))

    def test_every_example_of_the_contract_runs_as_a_command(self):
        from danxi.command.app import App

        self.rendered = set()
        app = App()
        app.session = self.open(store={"path": self.enterContext(tempfile.TemporaryDirectory())})
        steps = CommandJourney(self).travel()
        outcome = None
        while True:
            try:
                service, function, parameters = steps.send(outcome)
            except StopIteration:
                break
            try:
                outcome = self.run_step(app, service, function, parameters)
            except danxi.Error as error:
                outcome = error
        lists = {method.name for method in app.interface.methods() if items_of(app.interface, method) is not None}
        self.assertEqual(lists - self.rendered, set())

    def run_step(self, app, service, function, parameters):
        """Runs the command of a step, and returns the output as the Python value that the method returns."""
        is_list = function.startswith(PAGES)
        method = self.method(service, function[len(PAGES) :] if is_list else function)
        limit = ["--limit", str(ITEMS)] if is_list else []
        command = [service, function.replace(PAGES, "").rstrip("_").replace("_", "-")]
        arguments = self.arguments(method, parameters)
        text = self.run_command(app, [*command, "--json", *limit, *arguments])
        if is_list:
            items = [json.loads(line) for line in text.splitlines()]
            name = method.returns.name
            if method.pages.items:
                entity = INTERFACE.entity(name)
                name = next(field.type.name for field in entity.fields if field.name == method.pages.items)
            return [decoded(name, item) for item in items]
        value = self.value(method, text)
        self.write_in_other_forms(app, method, value)
        return typed(method.returns, value)

    @staticmethod
    def method(service, function):
        names = function, function.rstrip("_"), function.replace("poll", "watch", 1)
        return next(method for method in INTERFACE.methods if method.service == service and method.name in names)

    @staticmethod
    def run_command(app, arguments):
        from danxi.command.cli import cli

        out = io.StringIO()
        with contextlib.redirect_stdout(out), cli.make_context("danxi", arguments, obj=app) as context:
            cli.invoke(context)
        return out.getvalue()

    def arguments(self, method, parameters):
        """Returns parameters in the form of the command line."""
        options, positional = [], []
        for field in method.parameters:
            if (value := parameters.get(python_name(field.name))) is None:
                continue
            option = f"--{field.name.replace('_', '-')}"
            if option == "--json" or method.pages and option in ("--all", "--limit"):
                option = f"--param-{field.name}"
            texts = [self.text(each) for each in (value if isinstance(value, list) else [value])]
            if isinstance(value, list) and isinstance((value or [{}])[0], (dict, danxi.Entity)):
                texts = [json.dumps([self.plain(each) for each in value])]
            if field.type.name == "json" and not field.type.container:
                texts = [json.dumps(self.plain(value))]
            if is_secret(field):
                with open(f"{field.name}.secret", "w") as file:
                    file.write(texts[0])
                options += [f"{option}-file", file.name]
            elif field.type.optional is False and field.default is None and field.name not in method_options(method):
                positional += texts
            elif isinstance(value, bool):
                options.append(option if value else option.replace("--", "--no-", 1))
            else:
                options += itertools.chain.from_iterable((option, text) for text in texts)
        return [*options, "--", *positional]

    def text(self, value):
        if isinstance(value, danxi.Timestamp):
            return value.text
        if isinstance(value, (bool, dict, danxi.Entity)):
            return json.dumps(self.plain(value))
        return str(value)

    @staticmethod
    def plain(value):
        return value.to_json() if isinstance(value, danxi.Entity) else value

    @staticmethod
    def value(method, text):
        if method.returns is not None and method.returns.container == "list":
            return [json.loads(line) for line in text.splitlines()]
        return json.loads(text)

    def render(self, interface, method, value):
        """Checks the table of a list. If the stand-in has no items, the list is that of the example in the schema."""
        from .rendering import check_list

        name = method.items or method.watch and method.watch["items"]
        examples = danxi.schema()["components"]["examples"]
        example = examples[
            f"{method.result['items']['$ref'].rpartition('/')[2]}List" if not name else reference(method)
        ]
        items = [each.get(name) or [] for each in (value, example["value"])] if name else [value, example["value"]]
        with self.subTest(method.name):
            check_list(self, interface, items[0] or items[1], items_of(interface, method))
            self.rendered.add(method.name)

    def write_in_other_forms(self, app, method, value):
        """Writes a value as a table and as tab-separated values, which must not fail."""
        from danxi.command.output import Output

        described = app.interface.method(method.full_name)
        schema = described.result
        if items_of(app.interface, described) is not None:
            self.render(app.interface, described, value)
        for is_terminal in (True, False):
            with contextlib.redirect_stdout(io.StringIO()) as out:
                output = Output(app.interface, as_json=False)
                output.is_terminal = is_terminal
                output.value(value, schema)
            if value not in (None, "", [], {}):
                self.assertNotEqual(out.getvalue(), "", method.full_name)
            if not is_terminal and isinstance(value, list):
                rows = out.getvalue().splitlines()
                self.assertEqual(len({row.count("\t") for row in rows}), min(1, len(rows)), method.full_name)
                self.assertGreaterEqual(len(rows), len(value))


def reference(method):
    return method.result["$ref"].rpartition("/")[2]


def items_of(interface, method):
    """Returns the schema of the items of the list of entities that a method returns, or None."""
    schema = interface.resolve(method.result)
    name = method.items or method.watch and method.watch["items"]
    items = interface.resolve(schema["properties"][name] if name else schema).get("items", {})
    return items if interface.resolve(items).get("properties") else None


def method_options(method):
    return {field.name for field in method.parameters if field.default is not None or field.type.optional}


def typed(type, value):
    """Returns the Python value that a method with the return type `type` returns for a JSON value."""
    if type is None or value is None:
        return None
    if type.container == "list":
        return [decoded(type.name, each) for each in value]
    if type.container == "map":
        return {key: decoded(type.name, each) for key, each in value.items()}
    return decoded(type.name, value)


def decoded(name, value):
    if INTERFACE.entity(name):
        return getattr(danxi, name).from_json(value)
    if SCALARS.get(name) is danxi.Timestamp:
        return danxi.Timestamp.parse(value)
    return float(value) if SCALARS.get(name) is float else value
