"""The operations of the community's servers, from the documents in Tests/Contracts, and the library's differences from them."""

import json
import re
import tomllib
from dataclasses import dataclass

from support import ROOT

FOLDER = ROOT / "Tests" / "Contracts"
DOCUMENTS = json.loads((FOLDER / "operations.json").read_text(encoding="utf-8"))
DIFFERENCES = tomllib.loads((FOLDER / "differences.toml").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Operation:
    """An operation such as `forum GET /holes/{id}`."""

    server: str
    key: str  # such as GET /holes/{id}

    def __str__(self):
        return f"{self.server} {self.key}"

    @property
    def facts(self):
        return DOCUMENTS[self.server]["operations"][self.key]

    @property
    def pattern(self):
        # Some documents do not list the parameters of the path. All identifiers are numbers.
        return re.compile(
            re.sub(r"\{(\w+)\}", lambda found: r"(\d+)" if found[1].endswith("id") else "([^/]+)", self.key)
        )

    def resolved(self, schema):
        """Returns the schema of a reference. Returns other schemas unchanged."""
        while schema and "$ref" in schema:
            schema = DOCUMENTS[self.server]["schemas"][schema["$ref"].rpartition("/")[2]]
        return schema

    def validator_schema(self, schema):
        """Returns the schema of one part of a request. Objects may have only the documented fields."""
        closed = {name: closed_schema(each) for name, each in DOCUMENTS[self.server]["schemas"].items()}
        return {"allOf": [closed_schema(schema)], "schemas": closed}

    def body_fields(self):
        """Returns the names of the fields that a body may have, such as `tags[].name`."""
        return set(self._fields(self.facts["body"], ""))

    def _fields(self, schema, path):
        schema = self.resolved(schema) or {}
        if "items" in schema:
            yield from self._fields(schema["items"], f"{path}[]")
        elif "properties" in schema:
            for name, each in schema["properties"].items():
                yield from self._fields(each, f"{path}.{name}" if path else name)
        elif path:
            yield path


def closed_schema(schema):
    if isinstance(schema, dict):
        closed = {key: closed_schema(value) for key, value in schema.items()}
        if isinstance(schema.get("properties"), dict):
            closed.setdefault("additionalProperties", False)
        return closed
    return [closed_schema(each) for each in schema] if isinstance(schema, list) else schema


# Operations without parameters in the path come first, because /users/me would match /users/{id}.
OPERATIONS = sorted(
    (Operation(server, key) for server, document in DOCUMENTS.items() for key in document["operations"]),
    key=lambda operation: (operation.key.count("{"), str(operation)),
)


def operation_of(server, method, path):
    """Returns the operation of a request, or None if no document contains the operation. `path` starts after the base URL."""
    return next(
        (each for each in OPERATIONS if each.server == server and each.pattern.fullmatch(f"{method} {path}")), None
    )


def body_fields(value, path=""):
    """Returns the names of the fields in the body of a request, such as `tags[].name`."""
    if isinstance(value, dict):
        pairs = ((f"{path}.{name}" if path else name, each) for name, each in value.items())
        return {field for name, each in pairs for field in body_fields(each, name)}
    if isinstance(value, list):
        return {field for each in value for field in body_fields(each, f"{path}[]")} or {f"{path}[]"}
    return {path}
