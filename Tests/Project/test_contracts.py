"""Compares the requests that the library sends to the stand-in with the documents of the community's servers.

Each difference must have an entry with its reason in Tests/Contracts/differences.toml. An entry without a difference also fails.
"""

import json
import re
import sys
import tempfile
import unittest
from urllib.parse import parse_qs, unquote

from community import HOSTS, INTERFACE, METHODS, Community
from operations import DIFFERENCES, FOLDER, OPERATIONS, body_fields, operation_of
from support import ROOT, StandIn

try:
    import jsonschema
except ImportError:
    jsonschema = None

sys.path.insert(0, str(ROOT / "tools"))
import contracts  # noqa: E402
import server_facts  # noqa: E402

# Calls that send requests which no example sends.
MORE_CALLS = [
    ("forum.get_division", {"id": 99}),  # a division that is not in the list of divisions
    ("forum.delete_favorite_group", {"id": 1}),  # the group that the example of forum.create_favorite_group has created
    (
        "forum.create_hole",
        {"content": "text", "division_id": 1, "tags": ["一二三四五六七八九十十一"]},
    ),  # the name of a tag that only an administrator may create
    ("forum.save_thread", {"hole_id": 29}, "admin"),  # an administrator also gets the earlier texts of changed floors
]
SERVERS = {"forum": "forum", "auth": "auth", "curriculum": "danke", "image": "image"}  # by section of the configuration
OPERATION = re.compile(r"(\w+) (?:https://([^/]*)/api|\{(\w+)\})(.*)")
SIGN_IN = {"auth POST /refresh"}  # the operation of a request that may precede any other request


class Sent:
    """A request of the library, with the operation to which it belongs."""

    def __init__(self, method, entry):
        self.method = method
        self.server = HOSTS[entry["host"]]
        self.verb, self.path = entry["method"], unquote(entry["path"]).removeprefix("/api")
        self.query = parse_qs(entry["query"], keep_blank_values=True)
        self.body = json.loads(entry["body"]) if entry["body"] else None
        self.status = entry["status"]
        self.operation = operation_of(self.server, self.verb, self.path)

    def __str__(self):
        return f"{self.server} {self.verb} {self.path}"


def record(community):
    """Calls every method with its example, and with all optional parameters. Returns the requests."""
    sent = []

    def call(method, parameters=None, role=None):
        if parameters is None:
            community.example(method)
        else:
            community.call(method, parameters, role)
        sent.extend(Sent(method, entry) for entry in community.requests())

    for method in METHODS:
        if method.operations and method.full_name != "forum.request":
            call(method)
            call(method, community.every_option(method))
    for name, *details in MORE_CALLS:
        call(INTERFACE.method(name), *details)
    return sent


def listed(kind, *keys):
    """Returns the listed differences of a kind as tuples of the values of some keys. An entry with a list counts as several entries."""
    rows = set()
    for entry in DIFFERENCES.get(kind, []):
        assert entry["reason"].endswith("."), entry
        variants = [()]
        for key in keys:
            values = entry[key] if isinstance(entry[key], list) else [entry[key]]
            variants = [(*variant, value) for variant in variants for value in values]
        rows.update(variants)
    return rows


class ContractTest(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        with StandIn() as standin, tempfile.TemporaryDirectory() as stores:
            cls.sent = record(Community(standin, stores))

    def check(self, found, kind, *keys):
        """Checks that the found differences of a kind are the listed ones."""
        allowed = listed(kind, *keys)
        self.assertEqual(
            sorted(found - allowed),
            [],
            f"these differences of the kind {kind} are not listed. Add them with the reason to Tests/Contracts/differences.toml.",
        )
        self.assertEqual(
            sorted(allowed - found),
            [],
            f"these differences of the kind {kind} are listed, but were not found. Remove them from Tests/Contracts/differences.toml.",
        )

    def test_every_operation_has_a_method(self):
        used = {str(request.operation) for request in self.sent}
        self.assertGreater(len(used), 90)
        self.check({(str(each),) for each in OPERATIONS if str(each) not in used}, "without_method", "operations")

    def test_every_request_is_documented(self):
        found = {(self.template(request),) for request in self.sent if request.operation is None}
        self.check(found, "undocumented", "operations")

    @staticmethod
    def template(request):
        """Returns the operation of a request as its method declares it."""
        matching = (
            each for each in declared(request.method) if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", each), str(request))
        )
        return next(matching, str(request))

    def test_the_operations_of_each_method_are_those_that_it_sends(self):
        """A method sends only requests of the operations that the reference lists for it."""
        for method in {request.method.full_name: request.method for request in self.sent}.values():
            with self.subTest(method.full_name):
                templates = {self.template(each) for each in self.sent if each.method is method}
                self.assertEqual(templates - SIGN_IN, set(declared(method)) - SIGN_IN)

    def test_every_parameter_is_sent(self):
        found = set()
        for operation in OPERATIONS:
            requests = [each for each in self.sent if each.operation == operation]
            if requests:
                used = set().union(*({*each.query, *body_fields(each.body)} for each in requests))
                documented = {*operation.facts["query"]["properties"], *operation.body_fields()}
                found |= {(str(operation), name) for name in documented - used}
        self.check(found, "unused_parameters", "operation", "names")

    @unittest.skipIf(jsonschema is None, "jsonschema is not installed; run make test-project")
    def test_every_request_matches_the_schema_of_its_operation(self):
        found = set()
        for request in self.sent:
            if request.operation:
                with self.subTest(str(request)):
                    found |= {(str(request.operation), path) for path in self.problems(request)}
        self.check(found, "refused_by_the_document", "operation", "names")

    def problems(self, request):
        """Yields the names of the parameters and fields of a request that the document does not allow."""
        facts, operation = request.operation.facts, request.operation
        values = operation.pattern.fullmatch(f"{request.verb} {request.path}").groups()
        path = dict(zip(re.findall(r"\{(\w+)\}", operation.key), values, strict=True))
        path_schema = {
            **facts["path"],
            "additionalProperties": True,
        }  # some documents leave out the parameters of the path
        query = {name: values if len(values) > 1 else values[0] for name, values in request.query.items()}
        parts = [(path_schema, self.typed(path, path_schema)), (facts["query"], self.typed(query, facts["query"]))]
        if facts["body"] or request.body is not None:
            parts.append((facts["body"] or {"properties": {}, "type": "object"}, request.body))
        for schema, value in parts:
            for error in jsonschema.Draft4Validator(operation.validator_schema(schema)).iter_errors(value):
                path = ".".join(str(each) for each in error.absolute_path)
                unknown = (
                    set(error.instance) - set(error.schema.get("properties", {}))
                    if error.validator == "additionalProperties"
                    else set()
                )
                yield from (
                    f"{path}.{name}".strip(".") for name in unknown or [f"{path or '(whole)'}: {error.message}"]
                )

    @staticmethod
    def typed(values, schema):
        """Converts the strings of a path or a query to their documented types, if possible."""
        kinds = {name: each.get("type") for name, each in schema["properties"].items()}
        return {name: typed_value(value, kinds.get(name)) for name, value in values.items()}

    def test_statuses_of_responses_are_documented(self):
        found = {
            (str(request.operation), request.status)
            for request in self.sent
            if request.operation
            and request.status < 300
            and str(request.status) not in request.operation.facts["responses"]
        }
        self.check(found, "undocumented_statuses", "operation", "status")

    def test_no_response_field_is_dropped(self):
        found = set()
        other = {name for (name,) in listed("other_responses", "methods")}
        for request in {(each.method.full_name, each.operation): each for each in self.sent}.values():
            returns, is_last = request.method.returns, self.template(request) == declared(request.method)[-1]
            if request.operation and returns and is_last and request.method.full_name not in other:
                for status, schema in request.operation.facts["responses"].items():
                    if status < "300":
                        found |= set(dropped(request.operation, schema, returns.name, set()))
        self.check(found, "dropped_fields", "entity", "fields")


def declared(method):
    """Returns the operations of a method as its entry in the contract lists them, such as `forum GET /holes/{id}`."""
    return [
        f"{HOSTS.get(host) or SERVERS[section]} {verb} {path}"
        for verb, host, section, path in (OPERATION.fullmatch(each).groups() for each in method.operations)
    ]


def typed_value(value, kind):
    if isinstance(value, list) or kind == "array":
        return value if isinstance(value, list) else [value]
    if kind == "integer" and re.fullmatch(r"-?\d+", value):
        return int(value)
    return {"true": True, "false": False}.get(value, value) if kind == "boolean" else value


def dropped(operation, schema, name, seen):
    """Yields the documented fields that an entity does not have, with the name of the entity."""
    schema = operation.resolved(schema) or {}
    schema = operation.resolved(schema.get("items")) or schema
    entity = INTERFACE.entity(name)
    if entity is None or name in seen:
        return
    seen.add(name)
    fields = {field.name: field for field in entity.fields}
    for key, each in schema.get("properties", {}).items():
        if key in fields:
            yield from dropped(operation, each, fields[key].type.name, seen)
        else:
            yield name, key


@unittest.skipUnless(server_facts.contracts(), "no folder has the servers' documents: set DANXI_SERVER_FACTS")
class DocumentsTest(unittest.TestCase):
    def test_the_table_of_operations_is_current(self):
        text = (FOLDER / "operations.json").read_text(encoding="utf-8")
        self.assertEqual(
            json.loads(text), contracts.facts(), "Tests/Contracts/operations.json is outdated. Run tools/contracts.py."
        )
        self.assertEqual(text, contracts.text(contracts.facts()))


if __name__ == "__main__":
    unittest.main()
