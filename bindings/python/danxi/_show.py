"""How entities and lists of entities look: short texts for a console, and tables in HTML for notebooks."""

from __future__ import annotations

import datetime
import html
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

SHORT = 160  # characters of an entity's text, after which further fields are left out
TEXT = 40  # characters of a string in it
CELL = 80  # characters of a string in a table
ROWS = 60  # rows of a table, after which only their number is shown
ITEMS = 10  # items of a list's text

# Fields by which a person recognizes an entity, in order of preference.
_LABELS = ("name", "title", "content", "text", "label", "description", "message", "full_name", "login", "room")
_CELL = 'style="text-align: left; vertical-align: top"'


def entity_text(entity: Any) -> str:
    """Returns the text of an entity on one line: the fields that a person wants to see and that have a value, with long strings cut."""
    fields: list[str] = []
    length = 0
    for path, value in shown_values(entity):
        field = f"{path}={_brief(value)}"
        length += len(field) + len(", ")
        if length > SHORT and fields:
            return f"{type(entity).__name__}({', '.join(fields)}, …)"
        fields.append(field)
    if further_fields([entity]):
        fields.append("…")
    return f"{type(entity).__name__}({', '.join(fields)})"


def list_text(items: Sequence[object]) -> str:
    """Returns the text of a list: a line for each of its first items, and the number of the others."""
    lines = [repr(item) for item in items[:ITEMS]]
    if len(items) > ITEMS:
        lines.append(f"… {len(items) - ITEMS} more")
    return f"[{(',' + chr(10) + ' ').join(lines)}]"


def entity_html(entity: Any) -> str:
    """Returns the fields of an entity as a table in HTML. A week of courses is a picture of its timetable."""
    if type(entity).__name__ == "CourseWeek":
        from ._week import week_html

        return week_html(entity)
    rows = "".join(f"<tr><th {_CELL}>{html.escape(name)}</th>{_cell(value)}</tr>" for name, value in values_of(entity))
    return f"<table><caption>{html.escape(type(entity).__name__)}</caption><tbody>{rows}</tbody></table>"


def list_html(items: Sequence[object]) -> str | None:
    """Returns entities as a table in HTML, with a column for each field that a person wants and that has a value.

    The line below names the further fields with a value. None if the items are no entities.
    """
    first = items[:ROWS]
    if not first or not all(hasattr(item, "_fields") for item in first):
        return None
    rows = [dict(shown_values(item)) for item in first]
    columns = [path for path in _paths(type(first[0])) if any(path in row for row in rows)]
    head = "".join(f"<th {_CELL}>{html.escape(path)}</th>" for path in columns)
    body = "".join(f"<tr>{''.join(_cell(row.get(path)) for path in columns)}</tr>" for row in rows)
    notes = [f"{len(items) - ROWS} more rows"] if len(items) > ROWS else []
    if further := further_fields(first):
        notes.append(f"Further fields: {html.escape(', '.join(further))}")
    below = "".join(f"<p>{note}</p>" for note in notes)
    return f"<div><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{below}</div>"


def shown_values(entity: Any) -> Iterator[tuple[str, Any]]:
    """Yields the paths to the fields that a person wants to see, with their values, if they have one."""
    for path in _paths(type(entity)):
        value = _follow(entity, path.split("."))
        if value is not None and value != []:
            yield path, value


def further_fields(entities: Sequence[Any]) -> list[str]:
    """Returns the names of the fields with a value that `shown_values` leaves out. A list that is empty is no value."""
    known = {path.partition(".")[0] for path in _paths(type(entities[0]))}
    found = {name for entity in entities for name, value in values_of(entity) if value != ()}
    return [name for name in type(entities[0])._fields if name in found - known]


def _paths(cls: Any) -> Sequence[str]:
    paths: Sequence[str] = cls._shown or cls._fields
    return paths


def _follow(value: Any, names: Sequence[str]) -> Any:
    """Returns the value at a path. If the path goes through a list, returns a list of the values."""
    for index, name in enumerate(names):
        if isinstance(value, (list, tuple)):
            return [found for each in value if (found := _follow(each, names[index:])) is not None]
        if value is None:
            return None
        value = _HIDDEN if name in value._secrets and getattr(value, name) is not None else getattr(value, name)
    return value


def values_of(entity: Any) -> Iterator[tuple[str, Any]]:
    """Yields the fields of an entity that have a value. The value of a secret field is `***`, without quotes."""
    for name in entity._fields:
        value = getattr(entity, name)
        if value is not None:
            yield name, _HIDDEN if name in entity._secrets else value


class _Hidden:
    def __repr__(self) -> str:
        return "***"


_HIDDEN = _Hidden()


def _brief(value: Any) -> str:
    if isinstance(value, str):
        return repr(_cut(value, TEXT))
    if isinstance(value, (datetime.date, datetime.time)):
        return _moment(value)
    if hasattr(value, "_fields"):
        label = _label(value)
        return f"<{type(value).__name__}{f' {_cut(label, TEXT)!r}' if label else ''}>"
    if isinstance(value, (list, tuple)) and all(isinstance(each, (str, int, float)) for each in value):
        return repr(_cut(", ".join(map(str, value)), TEXT))
    if isinstance(value, (list, tuple, Mapping)):
        return f"<{len(value)} items>" if len(value) != 1 else "<1 item>"
    return repr(value)


def _cell(value: Any) -> str:
    return f"<td {_CELL}>{html.escape(_words(value), quote=False)}</td>"


def _words(value: Any) -> str:
    """Returns the text of a value in a cell. An entity is shown by the field by which a person recognizes it."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (datetime.date, datetime.time)):
        return _moment(value)
    if hasattr(value, "_fields"):
        return _cut(_label(value) or entity_text(value), CELL)
    if isinstance(value, (list, tuple)):
        return _cut(", ".join(map(_words, value)), CELL)
    if isinstance(value, Mapping):
        return _cut(", ".join(f"{key}: {_words(each)}" for key, each in value.items()), CELL)
    return _cut(str(value), CELL)


def _label(entity: Any) -> str:
    """Returns the text by which a person recognizes an entity, which can be that of an entity within it. Empty without one."""
    shown = dict(values_of(entity))
    for name in _LABELS:
        if isinstance(shown.get(name), str):
            return str(shown[name])
    inner = next((value for value in shown.values() if hasattr(value, "_fields")), None)
    return _label(inner) if inner is not None else ""


def _moment(value: datetime.date | datetime.time) -> str:
    """Returns a time to the minute, with its offset, or a date."""
    if isinstance(value, datetime.datetime):
        return value.isoformat(" ", "minutes")
    return value.isoformat("minutes") if isinstance(value, datetime.time) else value.isoformat()


def _cut(text: str, limit: int) -> str:
    """Returns a text on one line of at most `limit` characters, of which the last is … if the text is longer."""
    line = " ".join(text[: 4 * limit].split())
    return line if len(line) <= limit and len(text) <= 4 * limit else line[: limit - 1] + "…"
