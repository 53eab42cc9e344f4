"""How entities and lists of entities look: short texts for a console, and tables in HTML for notebooks."""

from __future__ import annotations

import datetime
import html
from collections.abc import Iterable, Mapping, Sequence
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
    """Returns the text of an entity on one line: its first fields that have a value, with long strings cut."""
    fields: list[str] = []
    length = 0
    for name, value in values_of(entity):
        field = f"{name}={_brief(value)}"
        length += len(field) + len(", ")
        if length > SHORT and fields:
            fields.append("…")
            break
        fields.append(field)
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
    """Returns entities as a table in HTML, with a column for each field that has a value. None if the items are no entities."""
    rows = [dict(values_of(item)) for item in items[:ROWS] if hasattr(item, "_fields")]
    if not rows or len(rows) < min(len(items), ROWS):
        return None
    columns = [name for name in type(items[0])._fields if any(name in row for row in rows)]  # type: ignore[attr-defined]
    head = "".join(f"<th {_CELL}>{html.escape(name)}</th>" for name in columns)
    body = "".join(f"<tr>{''.join(_cell(row.get(name)) for name in columns)}</tr>" for row in rows)
    more = f"<p>{len(items) - ROWS} more rows</p>" if len(items) > ROWS else ""
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{more}"


def values_of(entity: Any) -> Iterable[tuple[str, Any]]:
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
