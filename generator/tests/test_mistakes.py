"""The messages about mistakes in the contract. Each begins with the place of the mistake."""

import re
import tempfile
import unittest
from pathlib import Path

from checks.rows import check_row
from loading import load
from mistakes import ContractError
from model import Entity, Field, Service, Type
from tables import KEYS

from . import contract

ROOT = Path(__file__).resolve().parents[2]
ID = '{ name = "id", type = "int", min = 1, summary = "Identifier of the item." }]'
SIZE = 'default = 10, min = 1, max = 20, summary = "Number of items." }'
ITEMS = 'pages = { kind = "cursor", parameter = "start", field = "time_created", id = "id", overlap_ms = 1 }'
GET = 'operations = ["GET {forum}/items/{id}"]'
SUMMARY = '"Returns an item."'
KNOWN = {kind: ", ".join(" ".join(keys).split()) for kind, keys in KEYS.items()}


class Mistakes(unittest.TestCase):
    def refused(self, message: str, old: str, new: str, file: str = "trial.toml") -> None:
        """Expects that the contract is refused with exactly `message` if `old` is replaced by `new` in `file`."""
        with self.assertRaises(ContractError) as caught:
            contract.load(file, old, new)
        self.assertEqual(str(caught.exception), message)

    def test_contract_without_mistakes_is_loaded(self) -> None:
        interface = contract.load()
        self.assertEqual([method.full_name for method in interface.methods], ["trial.list_items", "trial.get_item"])

    # Rows

    def test_mistakes_of_rows_are_refused(self) -> None:
        entity = 'summary = "An item of the trial."'
        for message, more in (
            ("Item: needs and derived: the field color does not exist", 'needs = ["id or color"]'),
            ("Item: derived: allowed only with `needs`", 'derived = ["id"]'),
            ("Item: needs: allowed only for services of the campus", 'needs = ["id", "time_created"]'),
        ):
            self.refused(message, entity, f"{entity}\n{more}")

    # Tables for people

    def test_mistakes_in_the_shown_fields_are_refused(self) -> None:
        shown = 'shown = ["id", "time_created"]'
        missing = "Item: a method lists the entity: name in `shown` the fields that a table shows, most important first"
        for message, new in (
            (missing, ""),
            (missing, 'shown = ["id"]'),
            ("Item: shown: a field is repeated", 'shown = ["id", "id"]'),
            ("Item: shown: the field color does not exist", 'shown = ["id", "color"]'),
            ("Item: shown: the field id.name does not exist", 'shown = ["id", "id.name"]'),
        ):
            self.refused(message, shown, new)
        secret = 'type = "string", secret = true, summary = "Password of the item.'
        self.refused("Item: shown: time_created is a secret", 'type = "time", summary = "When it was created.', secret)

    def test_forms_that_do_not_fit_the_type_are_refused(self) -> None:
        old = 'type = "time", summary = "When it was created."'
        forms = "prose, part, weekday, ranges, day"
        for message, type, form in (
            (f"form: expected one of {forms}", "time", "clock"),
            ("the form prose is not for the type time", "time", "prose"),
            ("the form ranges is for lists", "int", "ranges"),
        ):
            new = f'type = "{type}", form = "{form}", summary = "When it was created."'
            self.refused(f"Item.time_created: {message}", old, new)

    def test_a_field_of_a_row_is_needed_derived_or_can_be_null(self) -> None:
        service = Service("trial", "campus", "", "", "0.1.0", "none")
        required = Field("id", Type("int"), "")
        optional = Field("name", Type("string", optional=True), "")
        check_row(service, Entity("Item", "", [required, optional], needs=[["id"]]))
        check_row(service, Entity("Item", "", [required, optional], needs=[["id", "name"]], derived=["id"]))
        for message, needs in (
            ("Item.id: add the `?` to its type, or its name to `needs` or `derived` of the entity", [["id", "name"]]),
            ("Item.name: a row needs the field, so remove the `?` of its type", [["id"], ["name"]]),
        ):
            with self.assertRaises(ContractError) as caught:
                check_row(service, Entity("Item", "", [required, optional], needs=needs))
            self.assertEqual(str(caught.exception), message)

    # Tables and their keys

    def test_unknown_keys_are_refused(self) -> None:
        place = "interface/trial.toml"
        for message, old, new in (
            (
                f"{place}: unknown key `color`: expected one of {KNOWN['service']}",
                "[[enum]]",
                'color = "red"\n[[enum]]',
            ),
            (
                f"{place}: Order: unknown key `color`: expected one of {KNOWN['enum']}",
                '"An order."',
                '"An order."\ncolor = "red"',
            ),
            (
                f"{place}: Order: unknown key `color`: expected one of {KNOWN['value']}",
                '"Upwards."',
                '"Upwards.", color = "red"',
            ),
            (
                f"{place}: Item: unknown key `color`: expected one of {KNOWN['entity']}",
                '"An item of the trial."',
                '"An item of the trial."\ncolor = "red"',
            ),
            (
                f"{place}: Item: time_created: unknown key `color`: expected one of {KNOWN['field']}",
                'summary = "When it',
                'color = "red", summary = "When it',
            ),
            (
                f"{place}: get_item: unknown key `color`: expected one of {KNOWN['method']}",
                GET,
                f'{GET}\ncolor = "red"',
            ),
            (
                f"{place}: get_item: id: unknown key `color`: expected one of {KNOWN['field']}",
                ID,
                ID.replace(" }", ', color = "red" }'),
            ),
            (
                f"{place}: list_items: request: unknown key `color`: expected one of {KNOWN['request']}",
                'path = "/items"',
                'path = "/items", color = "red"',
            ),
            (
                f"{place}: list_items: pages: unknown key `color`: expected one of {KNOWN['pages']}",
                ITEMS,
                ITEMS.replace(" }", ', color = "red" }'),
            ),
            (
                f"{place}: get_item: example: unknown key `color`: expected one of {KNOWN['example']}",
                "params = { id = 1 }",
                'params = { id = 1 }, color = "red"',
            ),
        ):
            with self.subTest(message):
                self.refused(message, old, new)

    def test_unknown_keys_of_the_shared_files_are_refused(self) -> None:
        for message, file, old, new in (
            (
                f"interface/interface.toml: unknown key `color`: expected one of {KNOWN['interface']}",
                "interface.toml",
                "services",
                'color = "red"\nservices',
            ),
            (
                f"interface/errors.toml: not_found: unknown key `color`: expected one of {KNOWN['error']}",
                "errors.toml",
                '"method"',
                '"method"\ncolor = "red"',
            ),
            (
                f"interface/configuration.toml: forum: unknown key `color`: expected one of {KNOWN['section']}",
                "configuration.toml",
                '"The server."',
                '"The server."\ncolor = "red"',
            ),
            (
                f"interface/configuration.toml: forum: base_url: unknown key `color`: expected one of {KNOWN['field']}",
                "configuration.toml",
                '"Address of the server."',
                '"Address of the server.", color = "red"',
            ),
            (
                f"interface/options.toml: timeout_ms: unknown key `color`: expected one of {KNOWN['field']}",
                "options.toml",
                '"Duration of the call."',
                '"Duration of the call."\ncolor = 1',
            ),
        ):
            with self.subTest(message):
                self.refused(message, old, new, file)

    def test_the_message_about_a_missing_key_names_it(self) -> None:
        self.refused("interface/trial.toml: get_item: the key `summary` is missing", f"summary = {SUMMARY}", "")
        self.refused("interface/trial.toml: get_item: the key `operations` or `request` is missing", GET, "")
        self.refused("interface/trial.toml: the key `group` is missing", 'group = "community"', "")
        errors = "interface/errors.toml: not_found: the key"
        self.refused(f"{errors} `scope` is missing", 'scope = "method"', "", "errors.toml")
        self.refused(f"{errors} `number` is missing", "number = 2", "", "errors.toml")
        self.refused(f"{errors} `group` is missing", 'group = "request"', "", "errors.toml")

    def test_syntax_errors_name_the_file(self) -> None:
        with self.assertRaisesRegex(ContractError, r"^interface/trial\.toml: .*line \d+"):
            contract.load("trial.toml", 'title = "Trial"', "title = Trial")

    def test_the_message_about_a_missing_file_names_it(self) -> None:
        with self.assertRaisesRegex(ContractError, r"^interface/other\.toml: "):
            contract.load("interface.toml", '"trial"', '"trial", "other"')

    # Names

    def test_names_that_are_used_twice_are_refused(self) -> None:
        self.refused("entities and enums: names are used twice: Order", 'name = "Item"', 'name = "Order"')
        self.refused("trial: names are used twice: list_items", 'name = "get_item"', 'name = "list_items"')
        self.refused("Item: names are used twice: id", 'name = "time_created", type', 'name = "id", type')
        self.refused("Order: names are used twice: up", 'name = "down"', 'name = "up"')
        self.refused("trial.list_items: names are used twice: size", 'name = "order"', 'name = "size"')
        self.refused("services: names are used twice: trial", '"trial"', '"trial", "trial"', "interface.toml")
        self.refused("errors: names are used twice: not_found", '"invalid_argument"', '"not_found"', "errors.toml")

    def test_errors_need_distinct_positive_numbers(self) -> None:
        problem = "number: 1 is already the number of invalid_argument"
        self.refused(f"not_found: {problem}", "number = 2", "number = 1", "errors.toml")
        problem = "number: expected an integer of at least 1, because 0 is the status of a successful call"
        for number in ("0", "-1", "2.0", "true", '"2"'):
            with self.subTest(number):
                place = "interface/errors.toml: not_found"
                self.refused(f"{place}: {problem}", "number = 2", f"number = {number}", "errors.toml")

    def test_errors_have_the_numbers_of_the_baseline(self) -> None:
        baseline = (ROOT / "Tests" / "Interface" / "baseline" / "interface.txt").read_text(encoding="utf-8")
        kept = {name: int(number) for name, number in re.findall(r"^error (\w+) = (\d+),", baseline, re.MULTILINE)}
        numbers = {error.name: error.number for error in load(ROOT).errors}
        self.assertEqual({name: numbers.get(name) for name in kept}, kept)

    def test_errors_are_sorted_by_number(self) -> None:
        errors = contract.load("errors.toml", "number = 1", "number = 3").errors
        self.assertEqual([(error.number, error.name) for error in errors], [(2, "not_found"), (3, "invalid_argument")])

    def test_reserved_names_of_parameters_are_refused(self) -> None:
        for name in ("session", "options", "client", "timeout_ms", "cache"):
            with self.subTest(name):
                self.refused(
                    f"trial.get_item.{name}: the name is reserved: choose another one",
                    ID,
                    ID.replace('"id"', f'"{name}"'),
                )

    def test_reserved_names_of_services_entities_and_fields_are_refused(self) -> None:
        for name in ("call", "set_log", "aclose", "core", "task", "errors"):
            with self.subTest(name):
                self.refused(f"{name}: the name is reserved: choose another one", 'name = "trial"', f'name = "{name}"')
        for name in ("Session", "Result", "Timestamp"):
            with self.subTest(name):
                self.refused(f"{name}: the name is reserved: choose another one", 'name = "Order"', f'name = "{name}"')
        self.refused(
            "Item.to_json: the name is reserved: choose another one", 'name = "time_created"', 'name = "to_json"'
        )

    def test_summaries_of_fewer_than_three_words_are_refused(self) -> None:
        advice = "has fewer than three words: add what the name does not say, such as a unit"
        for place, summary, file in (
            ("trial.list_items.size", "Number of items.", "trial.toml"),
            ("Item.time_created", "When it was created.", "trial.toml"),
            ("Item", "An item of the trial.", "trial.toml"),
            ("forum.base_url", "Address of the server.", "configuration.toml"),
            ("timeout_ms", "Duration of the call.", "options.toml"),
        ):
            with self.subTest(place):
                self.refused(f"{place}: the summary `An item.` {advice}", f'"{summary}"', '"An item."', file)

    # Types, limits and values

    def test_unknown_types_are_refused(self) -> None:
        self.refused("trial.get_item: the type Thing does not exist", 'returns = "Item"', 'returns = "Thing"')
        self.refused("trial.get_item.id: the type integer does not exist", ID, ID.replace('"int"', '"integer"'))
        self.refused(
            "interface/trial.toml: get_item: returns: [[Item]] is not a type: expected a form such as int, [int], {int} or int?",
            'returns = "Item"',
            'returns = "[[Item]]"',
        )

    def test_defaults_must_fit_the_type_and_its_limits(self) -> None:
        self.refused(
            "trial.list_items.size: default: the value is greater than the maximum 20",
            SIZE,
            SIZE.replace("10", "21", 1),
        )
        self.refused(
            "trial.list_items.size: default: the value is less than the minimum 1", SIZE, SIZE.replace("10", "0", 1)
        )
        self.refused("trial.list_items.size: default: expected int", SIZE, SIZE.replace("10", '"ten"', 1))
        self.refused("trial.list_items.size: default: expected int", SIZE, SIZE.replace("10", "true", 1))
        self.refused(
            "trial.list_items.order: default: expected one of ['up', 'down']", 'default = "up"', 'default = "left"'
        )
        self.refused(
            "Item.time_created: a field of an entity cannot have a default",
            'type = "time",',
            'type = "time", default = "2026-01-01T00:00:00Z",',
        )
        self.refused(
            "trial.list_items.start: a default makes the value optional: remove the `?`",
            'type = "time?"',
            'type = "time?", default = "2026-01-01T00:00:00Z"',
        )

    def test_limits_must_fit_the_type(self) -> None:
        self.refused("trial.list_items.size: min is greater than max", "min = 1, max = 20", "min = 20, max = 1")
        self.refused(
            "trial.get_item.id: min_length and max_length are for strings", ID, ID.replace("min =", "min_length =")
        )
        self.refused("trial.list_items.start: min and max are for numbers", 'type = "time?"', 'type = "time?", min = 1')
        self.refused("trial.get_item.id: min_items and max_items are for lists", ID, ID.replace("min =", "max_items ="))
        self.refused("trial.get_item.id: only strings can be secret", ID, ID.replace("min = 1", "secret = true"))
        self.refused("trial.get_item.id: only strings can be paths of files", ID, ID.replace("min = 1", "file = true"))

        self.refused(
            "trial.list_items.start: not_blank is for strings", 'type = "time?"', 'type = "time?", not_blank = true'
        )
        self.refused("trial.get_item.id: unique_items is for lists", ID, ID.replace("min = 1", "unique_items = true"))

    # Examples

    def test_values_of_examples_must_fit_the_parameter(self) -> None:
        parameter = '{ name = "size", type = "int", default = 10, min = 1, max = 20, summary = "Number of items." }'
        for problem, limits, value in (
            ("an item is repeated", 'type = "[string]", unique_items = true', '["a", "a"]'),
            ("the string is blank", 'type = "[string]", not_blank = true', '["a", " "]'),
            ("expected an object", 'type = "{json}?"', "[1]"),
        ):
            with self.subTest(problem), tempfile.TemporaryDirectory() as directory:
                contract.write(
                    directory, "trial.toml", parameter, f'{{ name = "size", {limits}, summary = "Numbers of items." }}'
                )
                path = Path(directory) / "interface/trial.toml"
                text = path.read_text(encoding="utf-8").replace("{ size = 3 }", f"{{ size = {value} }}")
                path.write_text(text, encoding="utf-8")
                with self.assertRaises(ContractError) as caught:
                    load(directory)
                self.assertEqual(str(caught.exception), f"trial.list_items: example: size: {problem}")

    def test_examples_need_known_parameters_methods_and_outcomes(self) -> None:
        example = "{ params = { id = 1 }"
        self.refused(
            "trial.get_item: example: these parameters are missing: id",
            example + ', from = { id = "trial.list_items:0.id" }',
            "{ params = {}",
        )
        self.refused(
            "trial.get_item: example: id: the value is less than the minimum 1", example, "{ params = { id = 0 }"
        )
        self.refused(
            "trial.get_item: example: the method has no parameter name", example, "{ params = { id = 1, name = 2 }"
        )
        self.refused(
            "trial.get_item: example: from: the method in trial.list:0.id does not exist",
            "trial.list_items:0.id",
            "trial.list:0.id",
        )
        self.refused("trial.get_item: example: from: name is not in params", 'from = { id = "', 'from = { name = "')
        outcome = example.replace("{ ", '{ outcome = "found", ', 1)
        self.refused("trial.get_item: example: outcome: expected ok or an error, not `found`", example, outcome)

    # References, and keys that do not fit the method

    def test_references_to_something_that_does_not_exist_are_refused(self) -> None:
        for reference in (
            "error:lost",
            "method:trial.find",
            "param:size",
            "field:size",
            "entity:Thing",
            "enum:Item",
            "config:forum.color",
            "function:danxi_find",
        ):
            with self.subTest(reference):
                self.refused(f"trial.get_item: {{{reference}}} does not exist", SUMMARY, f'"Returns {{{reference}}}."')

    def test_references_of_an_unknown_kind_are_refused(self) -> None:
        with self.assertRaisesRegex(ContractError, r"^trial\.get_item: \{eror:…\} is not a reference"):
            contract.load("trial.toml", SUMMARY, '"Returns {eror:not_found}."')

    def test_unknown_errors_of_a_method_are_refused(self) -> None:
        self.refused("trial.get_item: errors: these do not exist: lost", "errors = { not_found", "errors = { lost")

    def test_keys_that_do_not_fit_the_method_are_refused(self) -> None:
        self.refused("trial.get_item: a cached method must return a value", 'returns = "Item"', "")
        self.refused(
            "trial.get_item: cache_of: list_items is not a cached method of the service",
            "cache_seconds = 60",
            'cache_of = "list_items"',
        )
        updates = "updates = "
        self.refused(
            "trial.get_item: updates: allowed only for methods with `request`", GET, f'{GET}\n{updates}["get_item"]'
        )
        self.refused(
            "trial.get_item: updates: these are not cached methods of the service: list_items",
            GET,
            f'{GET}\n{updates}["list_items"]',
        )
        self.refused(
            "trial.get_item: at_least_one: these are not optional parameters without a default: id",
            GET,
            f'{GET}\nat_least_one = ["id"]',
        )

    def test_methods_for_administrators_need_a_request_and_the_error_forbidden(self) -> None:
        key = 'audience = "administrators"'
        self.refused(
            "trial.get_item: audience: expected one of ['administrators', 'everybody']",
            GET,
            f'{GET}\naudience = "me"',
        )
        self.refused(
            'trial.get_item: audience: the summary of a method ends with "Only for administrators." exactly if its audience is '
            "`administrators`",
            GET,
            f"{GET}\n{key}",
        )
        self.refused(
            "trial.get_item: administrators_only: set `audience` to `administrators`",
            GET,
            f"{GET}\nadministrators_only = true",
        )

    def test_keywords_must_differ(self) -> None:
        message = "trial.get_item: keywords: a word is empty or occurs twice"
        self.refused(message, GET, f'{GET}\nkeywords = ["课表", "课表"]')
        self.refused(message, GET, f'{GET}\nkeywords = [" "]')

    # Requests and pages

    def test_a_request_must_use_exactly_the_parameters_of_its_method(self) -> None:
        self.refused(
            "trial.list_items: write these parameters both in `parameters` and in `request`: length, size",
            '"{size}"',
            '"{length}"',
        )
        self.refused(
            "trial.list_items: write these parameters both in `parameters` and in `request`: size",
            ', size = "{size}"',
            "",
        )

    def test_requests_that_the_service_or_the_effect_does_not_allow_are_refused(self) -> None:
        self.refused(
            "trial.list_items: effect: a POST cannot be safe: set `effect` to idempotent or once",
            'method = "GET"',
            'method = "POST"',
        )
        self.refused(
            "trial.list_items: the service needs the key `server`, because the method has a `request`",
            'server = "forum"',
            "",
        )
        self.refused("trial: server: expected one of ['forum']", 'server = "forum"', 'server = "auth"')
        self.refused(
            "trial.list_items: remove `request`, because the servers of the campus do not use plain JSON",
            '"community"',
            '"campus"',
        )
        self.refused(
            "trial.list_items: accept: allowed only for general services",
            '"/items",',
            '"/items", accept = "text/plain",',
        )
        self.refused(
            "trial.list_items: {+…}: allowed only for general services",
            '"/items", query = {',
            '"/items/{+order}", query = {',
        )

    def test_the_key_watch_is_refused_for_methods_that_cannot_be_watched(self) -> None:
        watch = 'watch = { items = "floors", interval_ms = 10, min_interval_ms = 5 }'
        self.refused(
            "trial.get_item: watch: allowed only for methods without `request` and without a cache",
            "cache_seconds = 60",
            f"cache_seconds = 60\n{watch}",
        )
        self.refused("trial.get_item: watch: the method's name must begin with watch", "cache_seconds = 60", watch)
        head = f'name = "get_item"\nsummary = {SUMMARY}\n{GET}\nreturns = "Item"\ncache_seconds = 60'
        watched = head.replace("get_item", "watch_item").replace("cache_seconds = 60", watch)
        self.refused("trial.watch_item: watch: the result has no field `token` of the type string", head, watched)
        self.refused(
            "trial.watch_item: watch: allowed only for methods with the effect `safe`",
            head,
            f'{watched}\neffect = "once"',
        )
        news = '[[entity]]\nname = "News"\nsummary = "News of the items."\nfields = [{ name = "token", type = "string", summary = "Token of the state." }]\n\n'
        returning = watched.replace('= "Item"', '= "News"')
        self.refused(
            "trial.watch_item: watch: items: the result has no list floors",
            f"[[method]]\n{head}",
            f"{news}[[method]]\n{returning}",
        )

    def test_watched_methods_get_the_parameters_since_and_interval_ms(self) -> None:
        head = f'name = "get_item"\nsummary = {SUMMARY}\n{GET}\nreturns = "Item"\ncache_seconds = 60'
        fields = '{ name = "token", type = "string", summary = "Token of the state." },\n  { name = "items", type = "[Item]", summary = "Items that are new." },'
        news = f'[[entity]]\nname = "News"\nsummary = "News of the items."\nfields = [\n  {fields}\n]\n\n'
        watched = head.replace("get_item", "watch_item").replace('"Item"', '"News"')
        watched = watched.replace(
            "cache_seconds = 60", 'watch = { items = "items", interval_ms = 10, min_interval_ms = 5 }'
        )
        method = contract.load("trial.toml", f"[[method]]\n{head}", f"{news}[[method]]\n{watched}").methods[-1]
        self.assertEqual([p.name for p in method.parameters], ["id", "since", "interval_ms"])
        interval = method.parameters[-1]
        self.assertEqual((interval.min, interval.default, interval.max), (5, 10, 1000))

    def test_pages_with_missing_or_wrong_parameters_and_fields_are_refused(self) -> None:
        for problem, old, new in (
            (
                "field: the items have no field id_created of the type time",
                'field = "time_created"',
                'field = "id_created"',
            ),
            ("field: the items have no field id of the type time", 'field = "time_created"', 'field = "id"'),
            ("the method has no parameter offset", 'parameter = "start"', 'parameter = "offset"'),
            ("kind: expected one of ['cursor', 'id', 'link', 'offset', 'page']", '"cursor"', '"pointer"'),
            (
                "field: order is not an enum parameter whose values name fields of the items with the type time",
                'field = "time_created"',
                'field = "{order}"',
            ),
            ("items: the result has no field items", 'field = "time_created"', 'items = "items"'),
            ("the result is not a list", 'returns = "[Item]"', 'returns = "Item"'),
            ("id: the items have no field number", 'id = "id"', 'id = "number"'),
            ("id: expected an int, a string or a url", 'id = "id"', 'id = "time_created"'),
            ("`id` is missing", ', id = "id"', ""),
            ("`overlap_ms` is missing", ", overlap_ms = 1", ""),
            ("start must be a time", 'name = "start", type = "time?"', 'name = "start", type = "int?"'),
            ("field and overlap_ms are for cursors", '"cursor"', '"page"'),
            ("field and overlap_ms are for cursors", '"cursor"', '"link"'),
            ("start must be an int", ITEMS, 'pages = { kind = "page", parameter = "start" }'),
            (
                "a continuation would contain secret parameters: key",
                f'size = "{{size}}" }} }}\nreturns = "[Item]"\n{ITEMS}\nparameters = [',
                f'size = "{{size}}", key = "{{key}}" }} }}\nreturns = "[Item]"\n{ITEMS}\nparameters = [\n'
                '  { name = "key", type = "string?", secret = true, summary = "Key of the caller." },',
            ),
        ):
            with self.subTest(problem):
                self.refused(f"trial.list_items: pages: {problem}", old, new)

    def test_values_that_a_key_does_not_allow_are_refused(self) -> None:
        self.refused("trial: group: expected one of ['campus', 'community', 'general']", '"community"', '"city"')
        self.refused(
            "trial.get_item: effect: expected one of ['idempotent', 'once', 'safe']", GET, f'{GET}\neffect = "twice"'
        )
        self.refused(
            "trial.get_item: sign_in: expected one of ['both', 'campus', 'community', 'none']",
            GET,
            f'{GET}\nsign_in = "any"',
        )
        self.refused(
            "not_found: scope: expected one of ['cache', 'call', 'campus', 'method', 'request', 'sign_in']",
            '"method"',
            '"world"',
            "errors.toml",
        )
        self.refused(
            "not_found: group: expected one of ['request', 'usage']",
            'group = "request"',
            'group = "all"',
            "errors.toml",
        )

    def test_a_group_without_errors_is_refused(self) -> None:
        self.refused(
            "request: no error is in this group: remove the group",
            'group = "request"',
            'group = "usage"',
            "errors.toml",
        )


if __name__ == "__main__":
    unittest.main()
