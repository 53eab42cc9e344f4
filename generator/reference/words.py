"""The words for limits and durations in the reference."""

from __future__ import annotations

from collections.abc import Iterator

from model import Field


def limits(field: Field) -> Iterator[str]:
    """Yields the words for the constraints of a field, such as `At most 20 items`."""
    unit = f" {field.unit}" if field.unit else ""
    characters = " characters each" if field.type.container else " characters"
    ranges = [
        (field.min, field.max, unit),
        (field.min_items, field.max_items, " items"),
        (field.min_length, field.max_length, characters),
    ]
    if field.unique_items:
        yield "No duplicates"
    if field.not_blank:
        yield "Not only spaces"
    stated = False
    for least, most, of in ranges:
        if least is not None and most is not None:
            yield f"{least:,} to {most:,}{of}"
        elif least is not None:
            yield "Not empty" if (least, of) == (1, " characters") else f"At least {least:,}{of}"
        elif most is not None:
            yield f"At most {most:,}{of}"
        stated |= of == unit and (least, most) != (None, None)
    if field.unit and not stated:
        yield f"In {field.unit}"
    if field.secret:
        yield "Secret: never logged"


def duration(seconds: int) -> str:
    for size, unit in ((86_400, "day"), (3600, "hour"), (60, "minute")):
        if seconds % size == 0:
            return f"{seconds // size} {unit}{'s' if seconds > size else ''}"
    return f"{seconds} seconds"
