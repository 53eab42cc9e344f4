"""The words for the limits of a value: ranges, lengths, formats and defaults."""

from __future__ import annotations

import json

from model import Enum, Field

from .names import literal

# The formats of strings, by type.
FORMATS = {"time": "RFC 3339", "date": "YYYY-MM-DD", "time_of_day": "HH:MM"}
INVARIABLE_UNITS = {"ms", "yuan", ""}


def number(value: float) -> str:
    return str(int(value)) if value == int(value) else str(value)


def span(low: float | None, high: float | None, unit: str = "") -> str:
    """Returns a range such as `1 to 10 characters`, or an empty string if there are no limits."""
    if low is None and high is None:
        return ""
    if low is None or high is None:
        bound = f"at most {number(high)}" if high is not None else f"at least {number(low or 0)}"
    else:
        bound = number(low) if low == high else f"{number(low)} to {number(high)}"
    last = low if high is None else high
    return f"{bound} {unit.removesuffix('s') if last == 1 and unit not in INVARIABLE_UNITS else unit}".rstrip()


def limits(field: Field) -> list[str]:
    """Returns the words for the ranges and the unit of a field, such as `1 to 20` or `in ms`."""
    is_nonempty = (field.min_length, field.max_length) == (1, None)
    length = "not empty" if is_nonempty else span(field.min_length, field.max_length, "characters")
    if field.not_blank:
        length = ", ".join(filter(None, ["" if is_nonempty else length, "not only spaces"]))
    count = span(field.min_items, field.max_items, "items")
    found = [
        f"{count} without duplicates".lstrip() if field.unique_items else count,
        span(field.min, field.max, field.unit),
        f"each {length}" if length and field.type.container else length,
    ]
    if field.unit and field.min is None and field.max is None:
        found.append(f"in {field.unit}")
    return [words for words in found if words]


def default(field: Field) -> list[str]:
    return [f"default {json.dumps(field.default, ensure_ascii=False)}"] if field.has_default else []


def since(field: Field) -> list[str]:
    """Returns the words for the version that added a field or parameter, if its entity or method is older."""
    return [f"since {field.since}"] if field.since else []


def choices(enum: Enum) -> str:
    """Returns the values of an enum as text, separated by commas."""
    return ", ".join(literal(name) for name in enum.names)
