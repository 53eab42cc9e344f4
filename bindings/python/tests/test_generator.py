"""The generator: names that are keywords of Python, literals in docstrings, and each kind of paged list."""

import importlib.util
import unittest

import model
from python.docs import Docs
from python.service import Module

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
        "list_class": model.Pages("offset", "from"),
        "search": model.Pages("page", "from", items="items", last="count"),
    }
    methods = [
        method(
            name,
            PAGE,
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
    interface = model.Interface(
        "1.0", journey.INTERFACE.error_groups, journey.INTERFACE.errors, [], [], [], [service()], {}
    )
    spec = importlib.util.spec_from_loader("danxi._generated.probe", loader=None)
    module = importlib.util.module_from_spec(spec)
    exec(Module(interface, interface.services[0]).text(), vars(module))
    return module


class Page:
    """The result of a call: a page with the continuation after its last item."""

    def __init__(self, value, following=None):
        self._value, self._following = value, following

    def value(self, convert=None):
        return convert(self._value) if convert else self._value

    def items(self, convert, field):
        return (self._value[field] if field else self._value), convert

    def continuation_after(self, count):
        items = self._value["items"] if isinstance(self._value, dict) else self._value
        return self._following if count == len(items) else f"{count} of {self._following}"


class Generated(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.module = load()

    def open(self, respond):
        """Returns a service whose calls have the results `respond(method, parameters)`, and the list of its calls."""
        calls = []

        def call(name, parameters):
            calls.append((name, parameters))
            return respond(name, parameters)

        return self.module.ProbeService(call, None, None), calls

    def test_names_that_are_keywords_get_an_underscore(self):
        probe, calls = self.open(lambda name, parameters: Page(None))
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

    def test_an_iterator_ends_at_a_page_without_a_continuation(self):
        """An iterator requests pages until one has no continuation, and continues within a page after the items that were returned."""

        def respond(name, parameters):
            numbers, following = {None: ([1, 2], "b"), "b": ([], "c"), "c": ([3], None)}[parameters["continue_from"]]
            items = [{"class": number, "key": ""} for number in numbers]
            return Page({"items": items} if name == "probe.search" else items, following)

        for name in ("iter_class", "iter_search"):
            with self.subTest(name):
                probe, calls = self.open(respond)
                items = getattr(probe, name)(from_=5)
                self.assertEqual((next(items).class_, items.continuation), (1, "1 of b"))
                self.assertEqual([item.class_ for item in items], [2, 3])
                self.assertIsNone(items.continuation)
                self.assertEqual([each["continue_from"] for _, each in calls], [None, "b", "c"])
                self.assertTrue(all(each["from"] == 5 and each["size"] == 2 for _, each in calls))
