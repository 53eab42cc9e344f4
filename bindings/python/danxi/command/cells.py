"""The text of a value in a cell of a table for people, as the schema of the field decides."""

from __future__ import annotations

import datetime
import re
from collections.abc import Sequence
from typing import Any

from . import clock
from .schema import Schema
from .text import clean, machine_text

# The units that are written with the value, and the factor to the unit that is named.
_SIZES = {"bytes": 1, "kB": 1024}
_DURATIONS = {"ns": 1e-9, "ms": 1e-3, "milliseconds": 1e-3, "s": 1}
_MONEY = "yuan"


def cell(value: Any, schema: Schema) -> str:
    """Returns the text of a value. Texts that are no prose keep their line breaks."""
    if value is None:
        return ""
    if isinstance(value, list):
        return _list(value, schema)
    if isinstance(value, dict):
        return machine_text(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, float)):
        return _number(value, schema)
    if schema.get("format") == "date-time":
        try:
            return clock.shown(value, schema.get("x-zone", ""))
        except ValueError:
            return clean(value)
    text = clean(str(value))
    return " ".join(text.split()) if schema.get("x-form") == "prose" else text.strip()


def with_unit(value: Any, schema: Schema) -> str:
    """Returns the text of a value with its unit, and with the zone of a time: `22.13 kWh`."""
    text = cell(value, schema)
    note = unit(schema) or (clock.zone_note(schema.get("x-zone", "")) if value is not None else "")
    return f"{text} {note}" if text and note else text


def unit(schema: Schema) -> str:
    """Returns the unit that a title names. Empty if there is none, or if each value has its own."""
    if schema.get("x-form"):
        return ""
    name: str = schema.get("x-unit", "")
    return "" if name in _SIZES or name in _DURATIONS else name


def is_prose(schema: Schema) -> bool:
    """Returns whether a table shows only the beginning of a text."""
    return schema.get("x-form") in ("prose", "part") or schema.get("items", {}).get("x-form") == "part"


def is_number(schema: Schema) -> bool:
    return schema.get("type") in ("integer", "number") and schema.get("x-form") not in ("weekday", "day")


def ranges(numbers: Sequence[int]) -> str:
    """Returns numbers in ascending order, with neighbours joined: `1-4, 6`."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][1] + 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in found)


def size(count: float) -> str:
    """Returns a number of bytes in its largest unit: `1.2 MB`."""
    for name in ("bytes", "kB", "MB"):
        if count < 1024:
            return f"{count:.0f} {name}" if name == "bytes" else f"{count:.1f} {name}"
        count /= 1024
    return f"{count:.1f} GB"


def _list(items: list[Any], schema: Schema) -> str:
    inner = {**schema.get("items", schema), "x-zone": schema.get("x-zone", "")}
    if any(isinstance(each, dict) for each in items):
        return f"{len(items)} items"
    if schema.get("x-form") == "ranges" and all(isinstance(each, int) for each in items):
        return ranges(items)
    if inner.get("x-form") == "part":
        return re.sub(r"\s+", " ", clean("".join(map(str, items)))).strip()
    return ", ".join(cell(each, inner) for each in items)


def _number(value: float, schema: Schema) -> str:
    form, name = schema.get("x-form"), schema.get("x-unit", "")
    if form == "weekday":
        return clock.weekday(int(value))[:3]
    if form == "day":
        return _day(value)
    if name == _MONEY:
        return f"{value:.2f}"
    if name in _SIZES:
        return size(value * _SIZES[name])
    if name in _DURATIONS:
        return clock.duration(value * _DURATIONS[name])
    return str(value) if isinstance(value, int) else f"{value:.10g}"


def _day(seconds: float) -> str:
    try:
        return datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).date().isoformat()
    except (ValueError, OverflowError, OSError):
        return str(seconds)
