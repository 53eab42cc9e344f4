"""Reads JSON text into values and entities, with the compiled module `danxi._reader` if there is one.

The module is in the wheel and in the Debian package, and `make` builds it if there is a C compiler and Python's headers. It returns
NotImplemented for any text that is not usual, such as invalid JSON or a missing field. This module then reads the text in Python, so
that the values and the errors are the same. The environment variable DANXI_PURE_PYTHON keeps the module from being used.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any

from ._decode import decode
from ._entity import Entity, ListOf, key
from ._time import Timestamp, parse_date, parse_time_of_day, zone

_reader: Any = None
# Python 3.9 does not let compiled modules set slots through the stable ABI.
if sys.version_info >= (3, 10) and not os.environ.get("DANXI_PURE_PYTHON"):
    try:
        from . import _reader

        _reader.prepare(Timestamp, vars(Timestamp)["_text"], zone)
    except ImportError:
        pass

# The numbers by which the module knows the containers and kinds of values.
_SINGLE, _LIST, _TUPLE, _MAPPING = range(4)
_JSON, _ENTITY, _TIME, _CONVERTED = range(4)
_KINDS: dict[str, tuple[int, object]] = {
    "Timestamp": (_TIME, None),
    "dt.date": (_CONVERTED, parse_date),
    "dt.time": (_CONVERTED, parse_time_of_day),
}

# The data that the module has about each class of entities.
_forms: dict[type, Any] = {}
# The forms of the pages that are objects, by the class of their items and the member that holds the items.
_pages: dict[tuple[type, str], Any] = {}


class _Page:
    """A page that is an object."""

    __slots__ = ("items",)
    items: list[Any]


def read(text: bytes, convert: Callable[[Any], Any] | None = None) -> Any:
    """Returns what `convert` makes from the value of a JSON text, or the value itself.

    Raises:
        ValueError: The text is not JSON, or `convert` has raised the error.
    """
    if _reader is not None:
        if isinstance(convert, ListOf):
            items = read_list(text, convert.convert)
            if items is not None:
                return convert.shown(items)
        elif (cls := _entity(convert)) is not None:
            value = _reader.read(text, _form(cls), False)
            if value is not NotImplemented:
                return value
    value = decode(str(text, "utf-8"))
    return convert(value) if convert else value


def read_list(text: bytes, convert: Callable[[Any], Any] | None, field: str = "") -> list[Any] | None:
    """Returns what `convert` makes from the items of a JSON array. None if only Python can read the text.

    Args:
        text: The JSON text.
        convert: Function that converts an item.
        field: Name of the member of an object that holds the array. If it is empty, the text itself is the array.
    """
    cls = _entity(convert)
    if _reader is None or cls is None:
        return None
    if not field:
        items = _reader.read(text, _form(cls), True)
        return None if items is NotImplemented else items
    page = _reader.read(text, _page_form(cls, field), False)
    return None if page is NotImplemented else page.items


def _entity(convert: Callable[[Any], Any] | None) -> type[Entity] | None:
    """Returns the class whose `from_json` is `convert`."""
    cls = getattr(convert, "__self__", None)
    return cls if isinstance(cls, type) and issubclass(cls, Entity) and convert == cls.from_json else None


def _form(cls: type[Entity]) -> Any:
    form = _forms.get(cls)
    if form is None:
        # Other threads see no form before its fields are known.
        made: dict[type, Any] = {}
        form = _make_form(cls, made)
        _forms.update(made)
    return form


def _page_form(cls: type[Entity], field: str) -> Any:
    form = _pages.get((cls, field))
    if form is None:
        form = _reader.Form(_Page)
        form.set_fields([(field.encode(), vars(_Page)["items"], True, _LIST, _ENTITY, _form(cls))])
        # Other threads see no form before its field is known.
        _pages[cls, field] = form
    return form


def _make_form(cls: type[Entity], made: dict[type, Any]) -> Any:
    """Returns the form of a class. New forms are added to `made`, before their fields are known: an entity can contain others of its class."""
    if (form := _forms.get(cls) or made.get(cls)) is None:
        form = made[cls] = _reader.Form(cls)
        form.set_fields([_described(cls, field, made) for field in cls._fields])
    return form


def _described(cls: type[Entity], field: str, made: dict[type, Any]) -> tuple[object, ...]:
    """Returns what the module needs to know of a field: its key, its slot, whether it is required, and its container and kind."""
    hint: str = cls.__annotations__[field]
    hint = hint[: -len(" | None")] if hint.endswith(" | None") else hint
    container = _SINGLE
    if hint.startswith("tuple["):
        container, hint = _TUPLE, hint[len("tuple[") : -len(", ...]")]
    elif hint.startswith("Mapping["):
        container, hint = _MAPPING, hint[len("Mapping[str, ") : -len("]")]
    kind, target = _KINDS.get(hint, (_JSON, None))
    found = getattr(sys.modules[cls.__module__], hint, None)
    if isinstance(found, type) and issubclass(found, Entity):
        kind, target = _ENTITY, _make_form(found, made)
    return key(field).encode(), vars(cls)[field], field not in cls._defaults, container, kind, target
