"""The comments that describe entities and enums. The fields of an entity are the members of a JSON object."""

from __future__ import annotations

from model import Entity, Enum, Field

from .constraints import limits, since
from .layout import comment, item, paragraphs
from .names import json_type, literal, rendered


def entity_comment(entity: Entity) -> str:
    lines = [f"{entity.name}: an object.", "", *paragraphs(rendered(entity.summary))]
    if entity.description:
        lines += ["", *paragraphs(rendered(entity.description))]
    lines.append("")
    for field in entity.fields:
        lines += item(field_line(field))
    return comment(lines, opening="/*")


def field_line(field: Field) -> str:
    words = [json_type(field.type), *limits(field)]
    if field.type.optional:
        words.append("optional")
    if field.secret:
        words.append("secret")
    words += since(field)
    return f"`{field.name}` ({', '.join(words)}): {rendered(field.summary)}"


def enum_comment(enum: Enum) -> str:
    summary = f"{enum.summary} A server may send further values." if enum.open else enum.summary
    lines = [f"{enum.name}: a string.", "", *paragraphs(rendered(summary)), ""]
    for value in enum.values:
        lines += item(f"{literal(value.name)}: {rendered(value.summary)}")
    return comment(lines, opening="/*")
