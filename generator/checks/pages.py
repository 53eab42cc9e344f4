"""Checks of a method's key `pages`, which states how to request the next page of its list."""

from __future__ import annotations

from mistakes import ContractError, require
from model import Interface, Method, Pages, Type

from .requests import placeholders

PAGE_KINDS = {"cursor", "id", "link", "offset", "page"}


def check_pages(interface: Interface, m: Method, pages: Pages) -> None:
    place = f"{m.full_name}: pages"
    require(pages.kind in PAGE_KINDS, place, f"kind: expected one of {sorted(PAGE_KINDS)}")
    require(pages.parameter in {p.name for p in m.parameters}, place, f"the method has no parameter {pages.parameter}")
    items = list_type(interface, place, m, pages)
    require(items.container == "list", place, "the result is not a list")
    item = interface.entity(items.name)
    parameters = {p.name: p for p in m.parameters}
    types = {f.name: f.type for f in item.fields} if item else {}
    require(not pages.id or pages.id in types, place, f"id: the items have no field {pages.id}")
    require(
        not pages.id or (types[pages.id].name in {"int", "string", "url"} and not types[pages.id].container),
        place,
        "id: expected an int, a string or a url",
    )
    secret = ", ".join(p.name for p in m.parameters if p.secret)
    require(not secret, place, f"a continuation would contain secret parameters: {secret}")
    require(pages.kind != "link" or m.request, place, "the kind `link` is allowed only for methods with `request`")
    if pages.kind == "cursor":
        check_cursor(interface, place, m, pages, types)
    else:
        require(not pages.field and not pages.overlap_ms, place, "field and overlap_ms are for cursors")
        require(parameters[pages.parameter].type.name == "int", place, f"{pages.parameter} must be an int")
    if pages.kind == "id":
        require(pages.id and types[pages.id].name == "int", place, "id: expected a field that is an int")


def list_type(interface: Interface, place: str, m: Method, pages: Pages) -> Type:
    """Returns the type of the list, which is the result or the field of the result that `items` names."""
    if m.returns is None:
        raise ContractError(f"{place}: a method without `returns` cannot have pages")
    if not pages.items:
        return m.returns
    entity = interface.entity(m.returns.name)
    types = {f.name: f.type for f in entity.fields} if entity else {}
    require(pages.items in types, place, f"items: the result has no field {pages.items}")
    require(not pages.last or pages.last in types, place, f"last: the result has no field {pages.last}")
    return types[pages.items]


def check_cursor(interface: Interface, place: str, m: Method, pages: Pages, types: dict[str, Type]) -> None:
    """Checks `pages` of the kind "cursor". If its field is a parameter in braces, the items must have each field that the parameter can name."""
    times = {name for name, type in types.items() if type == Type("time")}
    chosen = placeholders(pages.field)
    require(chosen or pages.field in times, place, f"field: the items have no field {pages.field} of the type time")
    parameters = {p.name: p for p in m.parameters}
    for name in chosen:
        enum = interface.enum(parameters[name].type.name) if name in parameters else None
        require(
            enum and set(enum.names) <= times,
            place,
            f"field: {name} is not an enum parameter whose values name fields of the items with the type time",
        )
    require(parameters[pages.parameter].type.name == "time", place, f"{pages.parameter} must be a time")
    require(pages.id, place, "`id` is missing")
    require(pages.overlap_ms > 0, place, "`overlap_ms` is missing")
    require("size" in parameters and parameters["size"].max, place, "the method needs `size` with a maximum")
