"""Columns of entities: the fields of the items of a list, and those that a table for people shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import cells, clock
from .schema import Interface, Schema

# Fields by which a person recognizes an entity, in order of preference.
LABELS = ("name", "title", "content", "text", "label", "description", "message", "full_name", "login")
# Fields whose name says less than that of the entity which they identify.
UNTITLED = (*LABELS, "ref", "sha")


class Column:
    """A field of an entity, or of an entity within it.

    Attributes:
        path: The names that lead to the field.
        schema: The JSON Schema of the field.
    """

    def __init__(self, path: Sequence[str], schema: Schema) -> None:
        self.path = tuple(path)
        self.schema = schema

    @property
    def name(self) -> str:
        return ".".join(self.path)

    @property
    def title(self) -> str:
        """The title in a table for people: words, with the unit of the values, and their time zone if it is not that of the machine."""
        if not self.path:
            return ""
        words = self.path[-2 if len(self.path) > 1 and self.path[-1] in UNTITLED else -1]
        return words.removeprefix("is_").replace("_", " ") + self._note

    @property
    def named_title(self) -> str:
        """The title in a table of columns that the person has named: the name, with the same note."""
        return self.name + self._note

    @property
    def _note(self) -> str:
        note = cells.unit(self.schema) or clock.zone_note(self.schema.get("x-zone", ""))
        return f" ({note})" if note else ""

    @property
    def is_prose(self) -> bool:
        """Whether a table shows only the beginning of the text."""
        return cells.is_prose(self.schema)

    def value(self, item: Any) -> Any:
        """Returns the value of the field in an item. None if the item lacks the field."""
        return follow(item, self.path)

    def cell(self, item: Any) -> str:
        """Returns the text of the field of an item, for people."""
        value = self.value(item)
        joined = isinstance(value, list) and self.schema.get("type") != "array"
        return cells.cell(value, {"items": self.schema} if joined else self.schema)


def follow(value: Any, path: Sequence[str]) -> Any:
    """Returns the value at a path in `value`, or None. If the path goes through a list, returns a list of the values."""
    for index, name in enumerate(path):
        if isinstance(value, list):
            return [found for each in value if (found := follow(each, path[index:])) is not None]
        if not isinstance(value, dict):
            return None
        value = value.get(name)
    return value


def shown_columns(interface: Interface, schema: Schema) -> list[Column]:
    """Returns the columns that a person wants, most important first. Those of an entity that no method lists are all its fields."""
    entity = interface.resolve(schema)
    names = entity.get("x-shown")
    return [column(interface, entity, name) for name in names] if names else columns_of(interface, entity)


def columns_of(interface: Interface, schema: Schema) -> list[Column]:
    """Returns a column for each field of the items of a list. A field that is an entity is shown by its label."""
    entity = interface.resolve(schema)
    found = []
    for name, field in entity.get("properties", {}).items():
        inner = interface.resolve(field)
        item = interface.resolve(inner["items"]) if inner.get("type") == "array" else inner
        path = [name]
        if item.get("properties"):
            path += label_path(interface, item) or []
        found.append(Column(path, at(interface, entity, path)))
    return found or [Column((), entity)]


def column(interface: Interface, schema: Schema, name: str) -> Column:
    """Returns the column for a name that a person has typed, such as `floors.first_floor.content`. Raises KeyError if a field is missing."""
    path = name.split(".")
    return Column(path, at(interface, schema, path))


def at(interface: Interface, schema: Schema, path: Sequence[str]) -> Schema:
    """Returns the schema of the field at a path, which may go through lists. Raises KeyError if a field is missing."""
    for name in path:
        schema = interface.resolve(schema)
        if schema.get("type") == "array":
            schema = interface.resolve(schema["items"])
        schema = interface.resolve(schema.get("properties", {})[name])
    return schema


def label_path(interface: Interface, entity: Schema, depth: int = 2) -> list[str] | None:
    """Returns the path to the field by which a person recognizes an entity. The path goes through at most `depth` inner entities."""
    fields = entity.get("properties", {})
    for name in LABELS:
        if name in fields and interface.resolve(fields[name]).get("type") == "string":
            return [name]
    for name, field in fields.items() if depth else ():
        inner = interface.resolve(field)
        if inner.get("properties") and (path := label_path(interface, inner, depth - 1)):
            return [name, *path]
    return None
