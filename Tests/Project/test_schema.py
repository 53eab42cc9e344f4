"""The OpenRPC document that `danxi_schema()` returns is valid, and agrees with the contract.

The package `openrpc` models every object of the specification. OpenRPC's meta-schema itself is not on PyPI: if OPENRPC_META_SCHEMA
names a copy of https://meta.open-rpc.org, the document is also validated against it.
"""

import json
import os
import sys
import unittest
from pathlib import Path
from urllib.parse import urlsplit

from support import ROOT

sys.path.insert(0, str(ROOT / "generator"))
from loading import load  # noqa: E402

try:
    import jsonschema
    import openrpc
    from referencing import Registry
    from referencing.jsonschema import DRAFT7
except ImportError:
    jsonschema = openrpc = None

META_SCHEMA = os.environ.get("OPENRPC_META_SCHEMA")
needs_packages = unittest.skipIf(jsonschema is None, "jsonschema and openrpc are not installed; run make test-project")


class Schema(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.document = json.loads((ROOT / "build" / "generated" / "openrpc.json").read_text(encoding="utf-8"))
        cls.components = cls.document["components"]
        cls.interface = load(ROOT)

    def methods(self):
        for method in self.document["methods"]:
            with self.subTest(method["name"]):
                yield method, self.interface.method(method["name"])

    def resolved(self, value):
        """Returns the object of a reference. Returns other objects unchanged."""
        while "$ref" in value:
            mark, section, kind, name = value["$ref"].split("/")
            self.assertEqual((mark, section), ("#", "components"))
            value = self.components[kind][name]
        return value


class Contents(Schema):
    def test_every_method_has_summary_tag_and_example(self):
        self.assertGreater(len(self.document["methods"]), 60)
        for method, _ in self.methods():
            self.assertTrue(method["summary"])
            self.assertEqual([self.resolved(tag)["name"] for tag in method["tags"]], [method["name"].split(".")[0]])
            self.assertEqual([example["name"] for example in method["examples"]], ["example"])

    def test_tags_are_described(self):
        self.assertEqual(list(self.components["tags"]), [service.name for service in self.interface.services])
        for tag in self.components["tags"].values():
            self.assertTrue(tag["description"])
            # The specification allows a member `summary`, but the meta-schema does not.
            self.assertEqual(set(tag) - {"x-keywords"}, {"name", "description", "x-title"})

    def test_names_are_unique_and_optional_parameters_are_last(self):
        names = [method["name"] for method in self.document["methods"]]
        self.assertEqual(len(set(names)), len(names))
        for method, _ in self.methods():
            parameters = [parameter["name"] for parameter in method["params"]]
            self.assertEqual(len(set(parameters)), len(parameters))
            required = [parameter["required"] for parameter in method["params"]]
            self.assertEqual(required, sorted(required, reverse=True))

    def test_defaults_are_those_of_the_contract(self):
        count = 0
        for method, definition in self.methods():
            expected = {p.name: p.default for p in definition.parameters + definition.options if p.has_default}
            given = {p["name"]: p["schema"]["default"] for p in method["params"] if "default" in p["schema"]}
            self.assertEqual(given, expected)
            count += len(given)
        self.assertGreater(count, 30)

    def test_errors_are_those_of_the_contract(self):
        self.assertEqual(
            {name: error["code"] for name, error in self.components["errors"].items()},
            {error.name: error.number for error in self.interface.errors},
        )
        for error in self.components["errors"].values():
            self.assertIn(error["data"]["scope"], self.document["x-error-scopes"])
        for method, definition in self.methods():
            errors = method.get("errors", [])
            self.assertEqual({error["data"]["name"] for error in errors}, set(definition.errors))
            self.assertEqual(len({error["code"] for error in errors}), len(errors))
            for error in errors:
                self.assertIsInstance(error["code"], int)
                self.assertTrue(error["message"])

    def test_urls_are_absolute(self):
        count = 0
        for method, definition in self.methods():
            has_host = bool(definition.operations) and "://{host}" not in definition.operations[0]
            self.assertEqual("externalDocs" in method, has_host)
            if "externalDocs" in method:
                url = urlsplit(method["externalDocs"]["url"])
                self.assertIn(url.scheme, ("http", "https"))
                self.assertTrue(url.hostname)
                self.assertEqual((url.query, url.fragment), ("", ""))
                self.assertNotRegex(url.geturl(), r"[\s{}<>]")
                count += 1
        self.assertGreater(count, 40)

    def test_examples_hide_secret_parameters(self):
        secrets = 0
        for method, definition in self.methods():
            for parameter in (p for p in definition.parameters if p.secret):
                schema = next(each["schema"] for each in method["params"] if each["name"] == parameter.name)
                self.assertTrue(schema["writeOnly"])
                values = [each["value"] for each in method["examples"][0]["params"] if each["name"] == parameter.name]
                self.assertTrue(all(set(value) == {"…"} for value in values), values)
                if parameter.name in definition.example.params:
                    self.assertNotIn(json.dumps(definition.example.params[parameter.name]), json.dumps(method))
                secrets += 1
        self.assertGreater(secrets, 1)

    def test_the_document_has_fewer_than_3000_bytes_per_method(self):
        """The document stays small, because it is a part of the library."""
        text = json.dumps(self.document, ensure_ascii=False, separators=(",", ":"))
        self.assertLess(len(text.encode()), 3000 * len(self.document["methods"]))


@needs_packages
class Validity(Schema):
    def validator(self, schema):
        # References of the schema are resolved in the whole document.
        return jsonschema.Draft7Validator(
            {"allOf": [schema], "components": self.components}, format_checker=jsonschema.Draft7Validator.FORMAT_CHECKER
        )

    def test_the_document_is_valid_openrpc(self):
        """The model's copy equals the document. Members that the model does not know would be missing in the copy."""
        document = self.without_extensions(self.without_references(self.document))
        copy = openrpc.OpenRPC.model_validate(document).model_dump(by_alias=True, exclude_unset=True, mode="json")
        self.assertEqual(copy["methods"], document["methods"])
        self.assertEqual(copy, document)

    def test_the_openrpc_model_refuses_an_invalid_document(self):
        for mistake in ({"name": "a.b", "params": [{"name": "id"}]}, {"params": []}):
            with self.assertRaises(ValueError):
                openrpc.OpenRPC.model_validate({**self.document, "methods": [mistake]})

    def without_references(self, value):
        """Replaces references to tags and examples, which the model does not support, with the objects."""
        if isinstance(value, dict):
            if value.get("$ref", "").startswith(("#/components/tags/", "#/components/examples/")):
                return self.resolved(value)
            return {key: self.without_references(item) for key, item in value.items()}
        return [self.without_references(item) for item in value] if isinstance(value, list) else value

    def without_extensions(self, value):
        if isinstance(value, dict):
            return {key: self.without_extensions(item) for key, item in value.items() if not key.startswith("x-")}
        return [self.without_extensions(item) for item in value] if isinstance(value, list) else value

    @unittest.skipUnless(META_SCHEMA, "the environment variable OPENRPC_META_SCHEMA is not set")
    def test_the_document_fulfills_the_meta_schema(self):
        draft7 = jsonschema.Draft7Validator.META_SCHEMA
        schemas = {"$ref": draft7["$id"], "definitions": {"JSONSchemaObject": draft7}}
        registry = Registry().with_resources(
            (f"https://meta.json-schema.tools{end}", DRAFT7.create_resource(schemas)) for end in ("", "/")
        )
        meta = json.loads(Path(META_SCHEMA).read_text(encoding="utf-8"))
        validator = jsonschema.Draft7Validator(meta, registry=registry)
        self.assertEqual([error.message for error in validator.iter_errors(self.document)], [])
        self.assertFalse(validator.is_valid({**self.document, "methods": [{"name": "a.b"}]}))

    def test_schemas_are_valid_json_schemas(self):
        for name, schema in self.components["schemas"].items():
            with self.subTest(name):
                jsonschema.Draft7Validator.check_schema(schema)
        for method, _ in self.methods():
            for described in [*method["params"], method["result"]]:
                jsonschema.Draft7Validator.check_schema(described["schema"])

    def test_references_have_targets(self):
        references = set()

        def collect(value):
            if isinstance(value, dict):
                references.update([value["$ref"]] if isinstance(value.get("$ref"), str) else [])
                # In JSON Schema draft 7, other keywords in the same object as a reference are ignored.
                self.assertTrue("$ref" not in value or len(value) == 1, value)
                value = list(value.values())
            for item in value if isinstance(value, list) else []:
                collect(item)

        collect(self.document)
        self.assertGreater(len(references), 50)
        for reference in references:
            self.assertIsInstance(self.resolved({"$ref": reference}), dict)

    def test_examples_and_defaults_fit_their_schemas(self):
        for method, definition in self.methods():
            example = method["examples"][0]
            values = {each["name"]: each["value"] for each in example["params"]}
            required = {parameter["name"] for parameter in method["params"] if parameter["required"]}
            self.assertLessEqual(required, set(values))
            self.assertEqual(set(values), set(definition.example.params))
            for parameter in method["params"]:
                schema = parameter["schema"]
                for value in [values[parameter["name"]]] if parameter["name"] in values else []:
                    self.validator(schema).validate(value)
                if "default" in schema:
                    self.validator(schema).validate(schema["default"])
            self.validator(method["result"]["schema"]).validate(self.resolved(example["result"])["value"])


if __name__ == "__main__":
    unittest.main()
