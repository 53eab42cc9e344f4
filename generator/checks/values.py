"""Checks of types and of fields, and of the default and example values that must fit them."""

from __future__ import annotations

from datetime import date, datetime, time
from typing import Any
from urllib.parse import urlsplit

from mistakes import require
from model import Entity, Field, Interface, Type

from .texts import check_summary


def check_type(interface: Interface, place: str, type: Type) -> None:
    known = type.is_scalar or interface.entity(type.name) or interface.enum(type.name)
    require(known, place, f"the type {type.name} does not exist")


def check_field(interface: Interface, place: str, f: Field) -> None:
    check_type(interface, place, f.type)
    numbers = f.type.name in {"int", "number"}
    require(numbers or (f.min is None and f.max is None), place, "min and max are for numbers")
    require(f.min is None or f.max is None or f.min <= f.max, place, "min is greater than max")
    strings = f.type.name in {"string", "url"}
    require(
        strings or (f.min_length is None and f.max_length is None), place, "min_length and max_length are for strings"
    )
    require(strings or not f.not_blank, place, "not_blank is for strings")
    listed = f.type.container == "list"
    require(listed or not f.unique_items, place, "unique_items is for lists")
    require(listed or (f.min_items is None and f.max_items is None), place, "min_items and max_items are for lists")
    require(not f.secret or f.type.name == "string", place, "only strings can be secret")
    require(not f.file or f.type.name == "string", place, "only strings can be paths of files")
    require(f.file in ("", "read", "write", "folder"), place, 'the value of file must be "read", "write" or "folder"')
    require(not (f.has_default and f.type.optional), place, "a default makes the value optional: remove the `?`")
    if f.has_default:
        check_value(interface, f"{place}: default", f, f.default)
    check_summary(place, f.summary)


def check_value(interface: Interface, place: str, f: Field, value: Any) -> None:
    if f.type.container == "map":
        require(isinstance(value, dict), place, "expected an object")
        for item in value.values():
            check_item(interface, place, f, item)
    elif f.type.container == "list":
        require(isinstance(value, list), place, "expected a list")
        require(f.min_items is None or len(value) >= f.min_items, place, f"the list has fewer than {f.min_items} items")
        require(f.max_items is None or len(value) <= f.max_items, place, f"the list has more than {f.max_items} items")
        require(not f.unique_items or len(set(value)) == len(value), place, "an item is repeated")
        for item in value:
            check_item(interface, place, f, item)
    else:
        check_item(interface, place, f, value)


def check_item(interface: Interface, place: str, f: Field, value: Any) -> None:
    name = f.type.name
    enum, entity = interface.enum(name), interface.entity(name)
    if enum:
        require(enum.open or value in enum.names, place, f"expected one of {enum.names}")
        return
    if entity:
        check_object(interface, place, entity, value)
        return
    if name == "json":
        return
    kinds: dict[str, Any] = {"int": int, "number": (int, float), "bool": bool}
    require(
        isinstance(value, kinds.get(name, str)) and (name == "bool" or not isinstance(value, bool)),
        place,
        f"expected {name}",
    )
    if name in {"int", "number"}:
        require(f.min is None or value >= f.min, place, f"the value is less than the minimum {f.min}")
        require(f.max is None or value <= f.max, place, f"the value is greater than the maximum {f.max}")
    elif name != "bool":
        require(is_well_formed(name, value), place, f"{value} is not a {name}")
        require(f.min_length is None or len(value) >= f.min_length, place, f"the string is shorter than {f.min_length}")
        require(f.max_length is None or len(value) <= f.max_length, place, f"the string is longer than {f.max_length}")
        require(not f.not_blank or value.strip(), place, "the string is blank")


def check_object(interface: Interface, place: str, entity: Entity, value: Any) -> None:
    require(isinstance(value, dict), place, "expected an object")
    fields = {f.name: f for f in entity.fields}
    for f in entity.fields:
        require(f.name in value or f.type.optional, place, f"{f.name} is missing")
    for key, item in value.items():
        require(key in fields, place, f"the field {key} does not exist")
        check_value(interface, f"{place}.{key}", fields[key], item)


def is_well_formed(name: str, value: str) -> bool:
    try:
        if name == "time":
            return datetime.fromisoformat(value).tzinfo is not None
        if name == "date":
            return bool(date.fromisoformat(value))
        if name == "time_of_day":
            return len(value) == 5 and bool(value == "24:00" or time.fromisoformat(value) is not None)
        if name == "url":
            return bool(urlsplit(value).scheme)
    except ValueError:
        return False
    return True
