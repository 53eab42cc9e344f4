"""The methods and types of `danxi.schema()`, for the command and the servers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

import danxi

Schema = Mapping[str, Any]

# Text that replaces secrets in values.
HIDDEN = "***"

# Options of calls, which many methods have. Help texts list them last.
COMMON = ("cache", "continue_from", "timeout_ms")


class Parameter:
    """A parameter of a method.

    Attributes:
        schema: JSON Schema of the value. A reference is replaced by the schema that it refers to.
        secret: Whether the value is or contains a secret of the person.
        file: `"read"` or `"write"` if the value is the path of a file on this machine that the call reads or writes, and `"folder"` for
            a folder. Otherwise empty.
        is_repeated: Whether the value is a list of strings or integers. On the command line, a person passes each of them separately.
        one: JSON Schema of the value that one option passes: an item of the list if `is_repeated`, otherwise the whole value.
        kind: The type of `one`, or `"enum"`, `"date"`, `"date-time"`, `"json"` (any value).
        choices: The values of an enum, with their descriptions.
    """

    def __init__(self, described: Schema, interface: Interface) -> None:
        self.name: str = described["name"]
        self.summary: str = described["summary"]
        self.required: bool = described["required"]
        self.schema = interface.resolve(described["schema"])
        self.secret = interface.has_secret(self.schema)
        self.file: str = self.schema.get("x-file", "")
        item = interface.resolve(self.schema.get("items", {}))
        self.is_repeated = item.get("type") in ("string", "integer")
        self.one = item if self.is_repeated else self.schema
        self.choices: dict[str, str] = {
            each["const"]: each.get("description", "") for each in self.one.get("anyOf", ()) if "const" in each
        }
        form = self.one.get("format")
        type_: str = self.one.get("type", "json")
        self.kind: str = "enum" if self.choices else form if form in ("date", "date-time") else type_

    @property
    def option(self) -> str:
        """Name of the option on the command line."""
        return self.name.replace("_", "-")


class Method:
    """A method of a service."""

    def __init__(self, described: Schema, interface: Interface) -> None:
        self.name: str = described["name"]
        self.service, _, self.verb = self.name.partition(".")
        self.summary: str = described["summary"]
        self.description: str = described.get("description", "")
        self.keywords: list[str] = described.get("x-keywords", [])
        self.audience: str = described.get("x-audience", "everybody")
        self.effect: str = described["x-effect"]
        self.sign_in: str = described["x-sign-in"]
        self.pages: Schema | None = described.get("x-pages")
        self.watch: Schema | None = described.get("x-watch")
        self.result: Schema = described["result"]["schema"]
        operations = described.get("externalDocs", {}).get("description", "").split("; ")
        # The URLs of the method's requests. A URL may have placeholders, such as {id}.
        self.urls = [url for operation in operations if (url := operation.partition(" ")[2]).startswith("http")]
        self.parameters = [Parameter(each, interface) for each in described["params"]]

    @property
    def items(self) -> str | None:
        """Name of a page's member with the items. None if the page itself is the list, or if the method has no pages."""
        return self.pages.get("items") if self.pages else None


class Service:
    """A group of methods."""

    def __init__(self, described: Schema, methods: list[Method]) -> None:
        self.name: str = described["name"]
        self.summary: str = described["description"]
        self.methods = methods


class Interface:
    """The methods and entities of the library."""

    def __init__(self, document: Schema) -> None:
        self.version: str = document["info"]["version"]
        self._document = document

    @classmethod
    def load(cls) -> Interface:
        """Reads the schema of the shared library.

        Raises:
            ImportError: The library cannot be loaded.
        """
        return cls(danxi.schema())

    @cached_property
    def _described(self) -> dict[str, Schema]:
        return {each["name"]: each for each in self._document["methods"]}

    @cached_property
    def service_names(self) -> list[str]:
        return list(self._document["components"]["tags"])

    def service(self, name: str) -> Service:
        tag = self.tag(name)
        methods = [self.method(each) for each in self._described if each.partition(".")[0] == name]
        return Service(tag, methods)

    def tag(self, name: str) -> Schema:
        """Returns the description of a service: `name`, `x-title`, `description` and `x-keywords`."""
        tag: Schema = self._document["components"]["tags"][name]
        return tag

    def method(self, name: str) -> Method:
        """Returns the method with the name `name`. Raises KeyError if the method is unknown."""
        return Method(self._described[name], self)

    def methods(self) -> Iterator[Method]:
        return map(self.method, self._described)

    @property
    def entities(self) -> Mapping[str, Schema]:
        """The JSON Schemas of entities and enums, by name."""
        schemas: Mapping[str, Schema] = self._document["components"]["schemas"]
        return schemas

    def has_secret(self, schema: Any) -> bool:
        """Returns whether a value with this schema contains a secret, such as a password, a payment code or an identity card's number."""
        left, seen = [schema], set()
        while left:
            part = left.pop()
            if isinstance(part, list):
                left += part
            elif isinstance(part, dict):
                if part.get("format") == "password":
                    return True
                left += part.values()
                name = part.get("$ref")
                if isinstance(name, str) and name not in seen:
                    seen.add(name)
                    left.append(self.resolve(part))
        return False

    def without_secrets(self, value: Any, schema: Schema) -> Any:
        """Returns a copy of a value in which `HIDDEN` replaces the secrets."""
        schema = self.resolve(schema)
        if value is not None and schema.get("format") == "password":
            return HIDDEN
        if isinstance(value, list):
            return [self.without_secrets(each, schema.get("items", {})) for each in value]
        if isinstance(value, dict):
            fields, others = schema.get("properties", {}), schema.get("additionalProperties") or {}
            return {name: self.without_secrets(each, fields.get(name, others)) for name, each in value.items()}
        return value

    def resolve(self, schema: Schema) -> Schema:
        """Returns a schema whose reference is replaced by the keys of the schema that it refers to. References inside those keys stay."""
        for part in (schema, *schema.get("allOf", ())):
            if "$ref" in part:
                own = {key: value for key, value in schema.items() if key not in ("$ref", "allOf")}
                return {**self.entities[part["$ref"].rpartition("/")[2]], **own}
        return schema
