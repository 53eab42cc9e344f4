"""The generated router of a general service: functions that return requests as values, and the methods that send these."""

import tempfile
import unittest
from pathlib import Path

import model
from loading import load
from python.names import iterator_name
from python.service import Module
from swift import methods, requests, router

from . import contract


def interface(old: str = "", new: str = "") -> model.Interface:
    with tempfile.TemporaryDirectory() as directory:
        contract.write(directory)
        file = Path(directory) / "interface" / "trial.toml"
        text = file.read_text(encoding="utf-8").replace('"community"', '"general"')
        file.write_text(text.replace(old, new) if old else text, encoding="utf-8")
        return load(directory)


class RouterTest(unittest.TestCase):
    def test_a_router_function_returns_the_request_as_a_value(self) -> None:
        text = router.router(interface().services[0])
        self.assertIn("package enum TrialRouter {", text)
        self.assertIn("throws(DanXiError) -> TrialRequest<[Item]> {", text)
        self.assertIn('TrialRequest(.get, "/items", query: query)', text)

    def test_a_path_encodes_each_parameter_as_its_name_and_type_require(self) -> None:
        fields = {
            name: model.Field(name, model.Type(kind), "")
            for name, kind in (("path", "string"), ("name", "string"), ("repository", "string"), ("id", "int"))
        }
        path = router.path("/{repository}/{name}/{+path}/{id}", fields)
        self.assertEqual(
            path,
            '"/\\(try RoutePath.repository(repository))/\\(try RoutePath.segment(name))/\\(try RoutePath.path(path))/\\(id)"',
        )

    def test_a_body_has_the_members_of_an_object_parameter(self) -> None:
        fields = {"author": model.Field("author", model.Type.parse("{string}?"), "")}
        statements: list[str] = []
        self.assertEqual(requests.payload({"author": "{author}"}, fields, statements), "payload")
        self.assertEqual(statements[1], 'payload["author"] = author.map { .object($0.mapValues { .string($0) }) }')

    def test_the_method_of_a_list_with_links_sends_the_request_for_the_next_page(self) -> None:
        pages = 'kind = "cursor", parameter = "start", field = "time_created", id = "id", overlap_ms = 1'
        linked = 'kind = "link", parameter = "size", id = "id"'
        loaded = interface(f"pages = {{ {pages} }}", f'cache_rule = "until it changes"\npages = {{ {linked} }}')
        text = methods.methods(loaded, loaded.services[0])
        self.assertIn("by: .link", text)
        self.assertIn("services.trial.client.get(", text)
        self.assertIn("TrialRouter.listItems(", text)
        self.assertIn("at: arguments.nextPage", text)

    def test_a_method_that_returns_one_thing_can_have_pages_of_its_optional_list(self) -> None:
        listed = '[[method]]\nname = "list_items"'
        fields = '[{ name = "contents", type = "[Item]?", summary = "Items of the box." }]'
        page = '[{ name = "page", type = "int?", min = 1, summary = "Number of the page." }]'
        box = (
            f'[[entity]]\nname = "Box"\nsummary = "A box of items."\nfields = {fields}\n\n[[method]]\nname = "get_box"\n'
            'summary = "Returns a box."\nreturns = "Box"\ncache_rule = "until it changes"\n'
            'request = { method = "GET", path = "/box", query = { page = "{page}" } }\n'
            f'pages = {{ kind = "link", parameter = "page", items = "contents", id = "id" }}\nparameters = {page}\n\n'
        )
        loaded = interface(listed, box + listed)
        service = loaded.services[0]
        self.assertIn(
            'Pages(\\Box.contents.orEmpty, by: .link, "page", id: { $0.id })', methods.methods(loaded, service)
        )
        self.assertEqual(iterator_name(loaded.method("trial.get_box")), "iter_box_contents")
        self.assertIn("-> Items[Item]:", Module(loaded, service).text())


if __name__ == "__main__":
    unittest.main()
