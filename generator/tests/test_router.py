"""The generated router of a general service: functions that return requests as values, and the methods that send these."""

import tempfile
import unittest
from pathlib import Path

import model
from loading import load
from swift import methods, router

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

    def test_the_method_of_a_list_with_links_sends_the_request_for_the_next_page(self) -> None:
        pages = 'kind = "cursor", parameter = "start", field = "time_created", id = "id", overlap_ms = 1'
        linked = 'kind = "link", parameter = "size", id = "id"'
        loaded = interface(f"pages = {{ {pages} }}", f'cache_rule = "until it changes"\npages = {{ {linked} }}')
        text = methods.methods(loaded, loaded.services[0])
        self.assertIn("by: .link", text)
        self.assertIn("services.trial.client.get(", text)
        self.assertIn("TrialRouter.listItems(", text)
        self.assertIn("at: arguments.nextPage", text)


if __name__ == "__main__":
    unittest.main()
