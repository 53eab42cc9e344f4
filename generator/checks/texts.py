"""Checks of texts: a summary must have at least three words, and the references in prose must have a target."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mistakes import require
from model import Entity, Enum, Error, Interface, Method
from prose import KINDS, references

# The functions that `{function:…}` can name in prose.
FUNCTIONS = {"danxi_schema", "danxi_call", "danxi_task_cancel", "danxi_session_open", "danxi_session_close"}


def check_summary(place: str, text: str) -> None:
    """Refuses a summary of fewer than three words, such as "Identifier.", because it can only repeat the name of what it describes."""
    problem = f"the summary `{text}` has fewer than three words: add what the name does not say, such as a unit"
    require(len(text.split()) >= 3, place, problem)


def check_keywords(place: str, keywords: list[str]) -> None:
    unique = {word.strip().lower() for word in keywords} - {""}
    require(len(unique) == len(keywords), place, "keywords: a word is empty or occurs twice")


def check_prose(
    interface: Interface, place: str, text: str, method: Method | None = None, entity: Entity | None = None
) -> None:
    for kind in re.findall(r"\{(\w+):", text):
        require(kind in KINDS, place, f"{{{kind}:…}} is not a reference: expected one of {', '.join(KINDS)}")
    for kind, name in references(text):
        exists = kind == "value" or name in targets(interface, kind, method, entity)
        require(exists, place, f"{{{kind}:{name}}} does not exist")


def targets(interface: Interface, kind: str, method: Method | None, entity: Entity | None) -> set[str]:
    """Returns the names that a reference of this kind can name in the prose of `method` or `entity`."""
    match kind:
        case "param":
            return {p.name for p in method.parameters + method.options} if method else set()
        case "field":
            return {f.name for f in entity.fields} if entity else set()
        case "config":
            return {f"{section.name}.{key.name}" for section in interface.configuration for key in section.keys}
        case "method":
            return {m.full_name for m in interface.methods}
        case "function":
            return FUNCTIONS
    named: dict[str, Sequence[Entity | Enum | Error]] = {
        "error": interface.errors,
        "entity": interface.entities,
        "enum": interface.enums,
    }
    return {each.name for each in named[kind]}
