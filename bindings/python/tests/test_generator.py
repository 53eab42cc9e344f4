"""The generator: names that are keywords of Python, literals in docstrings, and each kind of paged list."""

import importlib.util
import unittest

import model
from python.docs import Docs
from python.service import Module

import danxi
from danxi._generated import errors

from . import journey

INT, TEXT = model.Type("int"), model.Type("string")
PAGE = model.Field("from", INT, "First item.", default=0, min=0)
SIZE = model.Field("size", INT, "Maximum number of items.", default=2)


def method(name, *parameters, **facts):
    facts = {"operations": [], "sign_in": "none", "since": "1.0", "example": model.Example({}), **facts}
    return model.Method("probe", name, "Does something.", parameters=list(parameters), **facts)


def service():
    item = model.Entity(
        "Item", "An item.", [model.Field("class", INT, "Class."), model.Field("key", TEXT, "Key.", secret=True)]
    )
    page = model.Entity(
        "Page",
        "A page.",
        [model.Field("items", model.Type("Item", "list"), "Items."), model.Field("count", INT, "Pages.")],
    )
    pages = {
        "list_cursor": model.Pages("cursor", "from", field="class"),
        "list_chosen": model.Pages("cursor", "from", field="{order}"),
        "list_offset": model.Pages("offset", "from", ends=("short",)),
        "list_missing": model.Pages("page", "from", ends=("not_found",)),
        "search": model.Pages("page", "from", items="items", last="count"),
    }
    order = model.Field("order", model.Type("ItemField"), "Field.", default="class")
    methods = [
        method(
            name,
            PAGE,
            *([order] if name == "list_chosen" else []),
            SIZE,
            pages=p,
            returns=model.Type("Page") if p.items else model.Type("Item", "list"),
        )
        for name, p in pages.items()
    ]
    number = model.Field("lambda", INT, "Number.")
    other = model.Field("global", model.Type("int", optional=True), "Number.")
    methods.append(method("import", number, other, example=model.Example({"lambda": 1})))
    enums = [model.Enum("ItemField", "A field.", [model.EnumValue("class", "The class.")])]
    return model.Service(
        "probe", "general", "Probe", "A probe.", "1.0", "none", enums=enums, entities=[item, page], methods=methods
    )


def load():
    """Returns the generated module of the service above."""
    interface = model.Interface("1.0", journey.INTERFACE.errors, [], [], [], [service()])
    spec = importlib.util.spec_from_loader("danxi._generated.probe", loader=None)
    module = importlib.util.module_from_spec(spec)
    exec(Module(interface, interface.services[0]).text(), vars(module))
    return module


class Generated(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.module = load()

    def open(self, answer):
        """Returns a service whose calls return `answer(method, parameters)`, and the list of its calls."""
        calls = []

        def call(name, parameters):
            calls.append((name, parameters))
            return answer(name, parameters)

        return self.module.ProbeService(call), calls

    def test_keywords(self):
        probe, calls = self.open(lambda name, parameters: None)
        self.assertIsNone(probe.import_(1, global_=2))
        self.assertEqual(calls, [("probe.import", {"lambda": 1, "global": 2})])
        item = self.module.Item.from_json({"class": 3, "key": "k"})
        self.assertEqual((item.class_, item.to_json()), (3, {"class": 3, "key": "k"}))
        self.assertEqual(repr(item), "Item(class_=3, key=***)")

    def test_literals_in_docstrings_are_those_of_python(self):
        docs = Docs(journey.INTERFACE)
        for value, literal in (
            ("null", "None"),
            ("true", "True"),
            ("false", "False"),
            ("prefer", '"prefer"'),
            ("1", "1"),
        ):
            self.assertEqual(docs.prose(f"{{value:{value}}}"), f"`{literal}`")

    def iterated(self, name, pages, **parameters):
        """Returns the classes of the items, and the values of `from` in the calls."""

        def answer(_, parameters):
            page = pages.get(parameters["from"])
            if page is None:
                raise errors.NotFoundError("no such page")
            return page

        probe, calls = self.open(answer)
        items = [item.class_ for item in getattr(probe, name)(**parameters)]
        return items, [parameters["from"] for _, parameters in calls]

    def test_pages(self):
        def items(*classes):
            return [{"class": number, "key": ""} for number in classes]

        cursors = {0: items(1, 2), 2: items(3, 4), 4: []}
        self.assertEqual(self.iterated("iter_cursor", cursors), ([1, 2, 3, 4], [0, 2, 4]))
        self.assertEqual(self.iterated("iter_cursor", cursors, from_=2), ([3, 4], [2, 4]))
        # A server that returns the same page again does not make an endless list.
        self.assertEqual(self.iterated("iter_cursor", {0: items(1), 1: items(1)}), ([1, 1], [0, 1]))
        offsets = {0: items(1, 2), 2: items(3)}
        self.assertEqual(self.iterated("iter_offset", offsets), ([1, 2, 3], [0, 2]))
        pages = {0: items(1, 2), 1: items(3)}
        self.assertEqual(self.iterated("iter_missing", pages), ([1, 2, 3], [0, 1, 2]))
        with self.assertRaises(danxi.NotFoundError):
            self.iterated("iter_missing", {})
        with self.assertRaises(danxi.NotFoundError):
            self.iterated("iter_cursor", {0: items(1, 2)})
        counted = {0: {"items": items(1, 2), "count": 1}, 1: {"items": items(3), "count": 1}}
        self.assertEqual(self.iterated("iter_search", counted), ([1, 2, 3], [0, 1]))
