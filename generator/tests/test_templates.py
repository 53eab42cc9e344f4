"""Templates, the fields and parameters that a service's table defines once, and the messages about mistakes in them."""

import tomllib
import unittest
from typing import Any

from loading import load
from mistakes import ContractError
from tables import KEYS
from templates import expand

from . import contract
from .guide import ROOT

PLACE = "interface/trial.toml"
NUMBER = 'number = { name = "id", type = "int", min = 1, summary = "Number of the item." }'
SIZE = 'size = { type = "int", default = 10, summary = "Number of items." }'
PAGE = 'page = { type = "int?", summary = "Number of the page." }'
PAGING = f'{SIZE}\n{PAGE}\npaging = ["page", "size"]'


def table(templates: str, fields: str, parameters: str) -> dict[str, Any]:
    return tomllib.loads(
        f"""
        [templates]
        {templates}
        [[entity]]
        name = "Item"
        fields = [{fields}]
        [[method]]
        name = "get_item"
        parameters = [{parameters}]
        [[method]]
        name = "clear"
        """
    )


class Templates(unittest.TestCase):
    def test_the_name_of_a_template_is_replaced_by_its_definition(self) -> None:
        service = expand(table(NUMBER, '"number"', '{ name = "size" }, "number"'), PLACE)
        number = {"name": "id", "type": "int", "min": 1, "summary": "Number of the item."}
        self.assertEqual(service["entity"], [{"name": "Item", "fields": [number]}])
        self.assertEqual(service["method"][0]["parameters"], [{"name": "size"}, number])
        self.assertEqual(service["method"][1], {"name": "clear"})
        self.assertNotIn("templates", service)

    def test_a_field_has_the_name_of_its_template_by_default(self) -> None:
        service = expand(table(SIZE, '"size"', '"size"'), PLACE)
        self.assertEqual(service["entity"][0]["fields"][0]["name"], "size")

    def test_a_use_of_a_template_can_change_single_keys(self) -> None:
        changed = '{ template = "number", name = "parent", min = 0, max = 9 }'
        service = expand(table(NUMBER, '"number"', changed), PLACE)
        self.assertEqual(
            service["method"][0]["parameters"],
            [{"name": "parent", "type": "int", "min": 0, "max": 9, "summary": "Number of the item."}],
        )
        self.assertEqual(service["entity"][0]["fields"][0]["min"], 1, "the template itself does not change")

    def test_the_name_of_a_group_is_replaced_by_all_its_templates(self) -> None:
        service = expand(table(PAGING, '"paging"', '"paging"'), PLACE)
        self.assertEqual([each["name"] for each in service["method"][0]["parameters"]], ["page", "size"])

    def test_a_table_without_templates_is_not_changed(self) -> None:
        service = {"entity": [{"name": "Item", "fields": [{"name": "id"}]}], "method": [{"name": "clear"}]}
        self.assertEqual(expand(service, PLACE), service)

    def test_expand_does_not_change_its_argument(self) -> None:
        before = table(PAGING, '"paging"', '"paging"')
        expand(before, PLACE)
        self.assertEqual(before, table(PAGING, '"paging"', '"paging"'))

    def test_a_contract_with_templates_is_loaded(self) -> None:
        definition = '{ name = "id", type = "int", min = 1, summary = "Identifier of the item." }'
        text = contract.FILES["trial.toml"]
        changed = text.replace(f"  {definition},", '  "id",').replace(f"[{definition}]", '["id"]')
        changed = changed.replace("\n[[enum]]", f"\n[templates]\nid = {definition}\n[[enum]]", 1)
        self.assertEqual(contract.load("trial.toml", text, changed), contract.load())

    def test_the_parameter_repository_has_one_summary_in_all_github_methods(self) -> None:
        methods = load(ROOT).service("github").methods
        shared = [p for method in methods for p in method.parameters if p.name == "repository"]
        self.assertGreater(len(shared), 50)
        self.assertEqual(len({p.summary for p in shared}), 1)


class Mistakes(unittest.TestCase):
    def refused(self, message: str, templates: str, fields: str, parameters: str) -> None:
        with self.subTest(message):
            with self.assertRaises(ContractError) as caught:
                expand(table(templates, fields, parameters), PLACE)
            self.assertEqual(str(caught.exception), f"{PLACE}: {message}")

    def test_unknown_templates_are_refused(self) -> None:
        known = "expected one of size, page, paging"
        self.refused(f"get_item: unknown template `pages`: {known}", PAGING, '"paging"', '"pages"')
        self.refused(f"Item: unknown template `pages`: {known}", PAGING, '"pages"', '"paging"')
        self.refused("Item: unknown template `id`: the table has no templates", "", '"id"', "")
        self.refused(
            "get_item: unknown template `length`: expected one of size, page",
            PAGING,
            '"paging"',
            '{ template = "length", min = 1 }',
        )

    def test_members_of_a_group_must_be_templates(self) -> None:
        problem = "expected one of size, page"
        for member in ("number", "paging"):
            self.refused(
                f"templates: paging: unknown template `{member}`: {problem}",
                f'{SIZE}\n{PAGE}\npaging = ["page", "{member}"]',
                '"paging"',
                '"paging"',
            )

    def test_templates_that_are_used_fewer_than_two_times_are_refused(self) -> None:
        self.refused("templates: number: the template is never used: remove it", NUMBER, "", "")
        problem = "the template is used only once: write its definition where it is used"
        for parameters in ('"number"', '{ template = "number", min = 0 }'):
            self.refused(f"templates: number: {problem}", NUMBER, "", parameters)
        self.refused(f"templates: paging: {problem}", PAGING, "", '"paging"')

    def test_a_definition_can_be_written_twice_but_not_three_times(self) -> None:
        size = '{ name = "size", type = "int", summary = "Number of items." }'
        problem = "the definition is written 3 times: make it a template"
        self.refused(f"size: {problem}", "", f"{size}, {size}", size)
        self.assertEqual(len(expand(table("", size, size), PLACE)["method"]), 2, "two of them are accepted")

    def test_a_use_of_a_template_that_changes_nothing_is_refused(self) -> None:
        problem = "the template `number` already has this `min`: leave it out"
        self.refused(f"get_item: {problem}", NUMBER, '"number"', '{ template = "number", min = 1 }')
        problem = 'no key of the template `number` is changed: write "number"'
        self.refused(f"get_item: {problem}", NUMBER, '"number"', '{ template = "number" }')

    def test_a_use_of_a_group_with_changed_keys_is_refused(self) -> None:
        problem = "the group `paging` cannot be changed: list its templates"
        self.refused(f"get_item: {problem}", PAGING, '"paging"', '{ template = "paging", min = 1 }')

    def test_malformed_definitions_are_refused(self) -> None:
        known = ", ".join(" ".join(KEYS["template"]).split())
        for problem, definition in (
            (f"unknown key `color`: expected one of {known}", '{ type = "int", summary = "Number.", color = "red" }'),
            ("the key `summary` is missing", '{ type = "int" }'),
            ("expected a table, or a list of the names of templates", '"int"'),
        ):
            self.refused(f"templates: number: {problem}", f"number = {definition}", '"number"', '"number"')


if __name__ == "__main__":
    unittest.main()
