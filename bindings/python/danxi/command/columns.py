"""Columns of entities: which fields a table shows, and how their values are written."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from .schema import Interface, Schema

# Fields by which a person recognizes an entity, in order of preference.
LABELS = ("name", "title", "content", "text", "label", "description", "message", "full_name", "login")

# Control characters that change the order in which a terminal shows text. With them, a string can look like a different string.
BIDIRECTIONAL = r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
# Control characters with which a server could control the terminal: C0 except tab and line feed, DEL, C1, and those of BIDIRECTIONAL.
_CONTROL = re.compile(rf"[\x00-\x08\x0b-\x1f\x7f-\x9f{BIDIRECTIONAL}]")


class Column:
    """A field of an entity, or of an entity within it.

    Attributes:
        path: The names that lead to the field.
        schema: The JSON Schema of the field.
        is_label: Whether a person recognizes the entity by this field.
    """

    def __init__(self, path: Sequence[str], schema: Schema, is_label: bool = False) -> None:
        self.path = tuple(path)
        self.schema = schema
        self.is_label = is_label

    @property
    def name(self) -> str:
        return ".".join(self.path)

    def value(self, item: Any) -> Any:
        """Returns the value of the field in an item. None if the item lacks the field."""
        return follow(item, self.path)


def follow(value: Any, path: Sequence[str]) -> Any:
    """Returns the value at a path in `value`, or None. If the path goes through a list, returns a list of the values."""
    for index, name in enumerate(path):
        if isinstance(value, list):
            return [found for each in value if (found := follow(each, path[index:])) is not None]
        if not isinstance(value, dict):
            return None
        value = value.get(name)
    return value


def columns_of(interface: Interface, schema: Schema) -> list[Column]:
    """Returns a column for each field of the items of a list. A field that is an entity is shown by its label."""
    entity = interface.resolve(schema)
    label = label_path(interface, entity)
    found = []
    for name, field in entity.get("properties", {}).items():
        inner = interface.resolve(field)
        item = interface.resolve(inner["items"]) if inner.get("type") == "array" else inner
        path = [name]
        if item.get("properties"):
            path += label_path(interface, item) or []
        found.append(Column(path, at(interface, entity, path), path == label))
    return found or [Column((), entity, is_label=True)]


def column(interface: Interface, schema: Schema, name: str) -> Column:
    """Returns the column for a name that a person has typed, such as `floors.first_floor.content`."""
    path = name.split(".")
    return Column(path, at(interface, interface.resolve(schema), path))


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


def written(value: Any, schema: Schema, for_people: bool) -> str:
    """Returns the text of a value in a cell.

    Args:
        for_people: Whether to write times in local time, booleans as words, and lists of objects as a number of items.
            Otherwise these values are written as in JSON.
    """
    if value is None:
        return ""
    if isinstance(value, list) and not any(isinstance(each, (dict, list)) for each in value):
        return ", ".join(written(each, schema.get("items", schema), for_people) for each in value)
    if isinstance(value, list) and for_people:
        return f"{len(value)} items" if value else ""
    if isinstance(value, (dict, list)):
        return clean(json.dumps(value, ensure_ascii=False))
    if isinstance(value, bool):
        return ("yes" if value else "no") if for_people else str(value).lower()
    if for_people and schema.get("format") == "date-time":
        return local_time(value)
    return clean(str(value))


def local_time(text: str) -> str:
    """Returns an instant in local time, to the minute. If `text` is not an instant, returns it without control characters."""
    import danxi

    try:
        return danxi.Timestamp.parse(text).astimezone().strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError):
        return clean(text)


def clean(text: str) -> str:
    """Replaces control characters, also bidirectional ones, with U+FFFD. Tabs and line feeds stay, and CR LF becomes a line feed."""
    return _CONTROL.sub("\N{REPLACEMENT CHARACTER}", text.replace("\r\n", "\n"))
