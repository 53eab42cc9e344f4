"""The type `json`: any JSON value, as a parameter and as a field."""

import json
import unittest

import files

from . import contract

PLACE = '[[method]]\nname = "get_item"'
ADDED = """
[[entity]]
name = "Document"
summary = "A document of any form."
fields = [{ name = "json", type = "json?", summary = "Content of the document." }]

[[method]]
name = "get_document"
summary = "Returns a document."
operations = []
returns = "Document"
parameters = [
  { name = "content", type = "json", summary = "Content of the document." },
  { name = "other", type = "json?", summary = "Any other value." },
]
example = { params = { content = [1, { a = "b" }] } }

"""


class JSONType(unittest.TestCase):
    outputs: dict[str, str]

    @classmethod
    def setUpClass(cls) -> None:
        cls.outputs = files.outputs(contract.load("trial.toml", PLACE, ADDED + PLACE))

    def text(self, suffix: str) -> str:
        found = [text for name, text in self.outputs.items() if name.endswith(suffix)]
        self.assertEqual(len(found), 1, suffix)
        return found[0]

    def test_swift_uses_the_type_json_value(self) -> None:
        entity = self.text("TrialEntity.swift")
        self.assertIn("package var json: JSONValue?", entity)
        self.assertIn('self.json = try json.optional("json")', entity)
        self.assertIn('Parameter("content", .any, isRequired: true)', self.text("TrialMethods.swift"))

    def test_c_passes_json_text(self) -> None:
        self.assertIn("const char *content", self.text("trial.h"))
        self.assertIn('$0.set("content", json: content)', self.text("TrialFunctions.swift"))
        self.assertIn('json_argument(arguments, "content")', self.text("methods.h"))
        self.assertIn("`other` (any JSON value): Any other value.", self.text("trial.h"))

    def test_python_accepts_any_json_value(self) -> None:
        module = self.text("_generated/trial.py")
        self.assertIn("content: Any,", module)
        self.assertIn("json: Any | None = None", module)
        self.assertIn("from typing import Any", module)

    def test_the_schema_accepts_any_json_value(self) -> None:
        document = json.loads(self.text("openrpc.json"))
        method = next(each for each in document["methods"] if each["name"] == "trial.get_document")
        self.assertEqual(method["params"][0]["schema"], {})


if __name__ == "__main__":
    unittest.main()
