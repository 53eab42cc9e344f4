"""Checks of an entity's key `shown`, which states what a table for people shows, and of the key `form` of a field."""

from __future__ import annotations

from mistakes import require
from model import Entity, Field, Interface, Type

# How a table shows a value, with the types that can have the form.
FORMS: dict[str, set[str]] = {
    "prose": {"string"},  # a text of any length, of which a table shows the beginning
    "part": {"string"},  # a part of a text: the parts of a list are joined without a separator
    "weekday": {"int"},  # 1 for Monday to 7 for Sunday
    "ranges": {"int"},  # a list of numbers in ascending order, of which neighbours are joined: 1-4, 6
    "day": {"int"},  # a day: its start in UTC, in seconds since 1970
}
LEAST = 2  # minimum number of fields that an entity of a list shows, if it has so many


def check_form(place: str, f: Field) -> None:
    require(not f.form or f.form in FORMS, place, f"form: expected one of {', '.join(FORMS)}")
    require(not f.form or f.type.name in FORMS[f.form], place, f"the form {f.form} is not for the type {f.type.name}")
    require(f.form != "ranges" or f.type.container == "list", place, "the form ranges is for lists")


def check_shown(interface: Interface, entity: Entity) -> None:
    """Refuses an entity that a method lists and that does not say which of its fields a person wants."""
    require(len(set(entity.shown)) == len(entity.shown), entity.name, "shown: a field is repeated")
    for path in entity.shown:
        check_path(interface, entity, path)
    if entity.name in listed(interface):
        problem = "a method lists the entity: name in `shown` the fields that a table shows, most important first"
        require(len(entity.shown) >= min(LEAST, len(entity.fields)), entity.name, problem)


def check_path(interface: Interface, entity: Entity, path: str) -> None:
    inner: Entity | None = entity
    found: Field | None = None
    for name in path.split("."):
        found = next((f for f in inner.fields if f.name == name), None) if inner else None
        require(found is not None, entity.name, f"shown: the field {path} does not exist")
        inner = interface.entity(found.type.name) if found else None
    require(found and not found.secret, entity.name, f"shown: {path} is a secret")


def listed(interface: Interface) -> set[str]:
    """Returns the names of the entities that are items of a method's list."""
    names = set()
    for method in interface.methods:
        inner = interface.entity(method.returns.name) if method.returns else None
        if method.returns and method.returns.container == "list":
            names.add(method.returns.name)
        wanted = {method.pages.items if method.pages else "", method.watch.items if method.watch else ""}
        types: list[Type] = [f.type for f in inner.fields if f.name in wanted] if inner else []
        names |= {type.name for type in types}
    return {name for name in names if interface.entity(name)}
