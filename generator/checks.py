"""Checks that the contract is consistent: names exist and are unique, values fit their types, and references in prose have a target.

Every mistake raises a `ContractError` that begins with its place.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import date, datetime, time
from typing import Any
from urllib.parse import urlsplit

from model import ContractError, Entity, Enum, Error, Field, Interface, Method, Pages, Service, Type, Watch
from prose import KINDS, references

GROUPS = {"community", "campus", "general"}
SIGN_INS = {"none", "community", "campus", "both"}
ACCOUNTS = {"undergraduate", "graduate", "moderator"}
EFFECTS = {"safe", "idempotent", "once"}
SCOPES = {"call", "request", "sign_in", "campus", "cache", "method"}
PAGE_KINDS = {"cursor", "id", "link", "offset", "page"}
# The functions that `{function:…}` can name in prose.
FUNCTIONS = {"danxi_schema", "danxi_call", "danxi_task_cancel", "danxi_session_open", "danxi_session_close"}
# Names that every C function, Swift function or Python method already uses.
RESERVED = {"session", "options", "client"}
# Names of the sessions' own members in Python, of hand-written C headers and functions, and of Python modules.
RESERVED_SERVICES = {
    *("call", "request", "close", "aclose", "closed", "set_log"),
    *("core", "danxi", "jansson", "session", "result", "task"),
    *("errors", "schema", "library_version"),
}  # fmt: skip
# Hand-written classes of the Python package.
RESERVED_TYPES = {"AsyncSession", "Config", "Entity", "Error", "Result", "Session", "SkippedRow", "Timestamp"}
RESERVED_FIELDS = {"from_json", "to_json"}


def require(condition: Any, place: str, problem: str) -> None:
    if not condition:
        raise ContractError(f"{place}: {problem}")


def require_distinct(place: str, named: Iterable[Any]) -> None:
    names = [each.name for each in named]
    twice = sorted({name for name in names if names.count(name) > 1})
    require(not twice, place, f"used twice: {', '.join(twice)}")


def require_free(names: Iterable[str], reserved: set[str], place: str = "") -> None:
    for name in names:
        require(name not in reserved, f"{place}{name}", "the name is reserved: choose another one")


def check(interface: Interface) -> None:
    require_distinct("services", interface.services)
    require_distinct("errors", interface.errors)
    require_distinct("configuration", interface.configuration)
    require_distinct("entities and enums", [*interface.entities, *interface.enums])
    require_free((service.name for service in interface.services), RESERVED_SERVICES)
    require_free((entity.name for entity in interface.entities), RESERVED_TYPES)
    require_free((enum.name for enum in interface.enums), RESERVED_TYPES)
    for enum in interface.enums:
        require_distinct(enum.name, enum.values)
    check_errors(interface)
    for section in interface.configuration:
        require_distinct(section.name, section.keys)
        check_prose(interface, section.name, section.summary)
        for key in section.keys:
            check_field(interface, f"{section.name}.{key.name}", key)
            require(section.each or not key.required, f"{section.name}.{key.name}", "a key needs a default or a `?`")
            check_prose(interface, f"{section.name}.{key.name}", key.summary)
    for service in interface.services:
        check_service(interface, service)


def check_errors(interface: Interface) -> None:
    owners: dict[int, str] = {}
    for error in interface.errors:
        owner = owners.setdefault(error.number, error.name)
        require(owner == error.name, error.name, f"number: {error.number} is already the number of {owner}")
        require(error.scope in SCOPES, error.name, f"scope: expected one of {sorted(SCOPES)}")
        check_prose(interface, error.name, error.summary)


def check_service(interface: Interface, service: Service) -> None:
    require(service.group in GROUPS, service.name, f"group: expected one of {sorted(GROUPS)}")
    servers = {section.name for section in interface.configuration if "base_url" in {key.name for key in section.keys}}
    require(not service.server or service.server in servers, service.name, f"server: expected one of {sorted(servers)}")
    require_distinct(service.name, service.methods)
    for text in (service.title, service.summary, service.description):
        check_prose(interface, service.name, text)
    for enum in service.enums:
        for text in (enum.summary, *(value.summary for value in enum.values)):
            check_prose(interface, enum.name, text)
    for entity in service.entities:
        require_distinct(entity.name, entity.fields)
        require_free((f.name for f in entity.fields), RESERVED_FIELDS, f"{entity.name}.")
        for text in (entity.summary, entity.description, *(f.summary for f in entity.fields)):
            check_prose(interface, entity.name, text, entity=entity)
        for f in entity.fields:
            check_field(interface, f"{entity.name}.{f.name}", f)
            require(not f.has_default, f"{entity.name}.{f.name}", "a field cannot have a default")
    for method in service.methods:
        check_method(interface, service, method)


def check_method(interface: Interface, service: Service, m: Method) -> None:
    place = m.full_name
    require(m.sign_in in SIGN_INS, place, f"sign_in: expected one of {sorted(SIGN_INS)}")
    require(m.effect in EFFECTS, place, f"effect: expected one of {sorted(EFFECTS)}")
    require(not m.is_cached or m.returns, place, "a cached method must return a value")
    require(m.cache_seconds is None or not m.cache_rule, place, "cache_rule: the method has cache_seconds")
    require(
        not m.cache_of or any(other.name == m.cache_of and other.is_cached for other in service.methods),
        place,
        f"cache_of: {m.cache_of} is not a cached method of the service",
    )
    if m.returns:
        check_type(interface, place, m.returns)
    require_distinct(place, m.parameters)
    known = {error.name for error in interface.errors}
    require(set(m.errors) <= known, place, f"errors: unknown names: {', '.join(sorted(set(m.errors) - known))}")
    taken = RESERVED | {option.name for option in m.options}
    require_free((p.name for p in m.parameters), taken, f"{place}.")
    for p in m.parameters:
        check_field(interface, f"{place}.{p.name}", p)
    optional = {p.name for p in m.optional if not p.has_default}
    unknown = ", ".join(sorted(set(m.at_least_one) - optional))
    require(not unknown, place, f"at_least_one: not optional parameters without a default: {unknown}")
    cached = {other.name for other in service.methods if other.is_cached}
    unknown = ", ".join(sorted(set(m.updates) - cached))
    require(not unknown, place, f"updates: not cached methods of the service: {unknown}")
    require(not m.updates or m.request, place, "updates: the method has no `request`")
    if m.administrators_only:
        require(
            bool(m.request) and m.sign_in == "community",
            place,
            "administrators_only: needs `request` and the sign-in `community`",
        )
        require("forbidden" in m.errors, place, "administrators_only: `errors` has no `forbidden`")
    texts = [
        m.summary,
        m.description,
        m.returns_summary,
        m.cache_rule,
        *m.errors.values(),
        *(p.summary for p in m.parameters + m.options),
    ]
    result = interface.entity(m.returns.name) if m.returns else None
    for text in texts:
        check_prose(interface, place, text, method=m, entity=result)
    if m.request:
        check_request(service, m)
    check_example(interface, m)
    if m.pages:
        check_pages(interface, m, m.pages)
    if m.watch:
        check_watch(interface, m, m.watch)


def check_watch(interface: Interface, m: Method, watch: Watch) -> None:
    place = f"{m.full_name}: watch"
    result = interface.entity(m.returns.name) if m.returns else None
    types = {f.name: f.type for f in result.fields} if result else {}
    require(not m.request and not m.is_cached, place, "only for methods with logic that are not cached")
    require(m.effect == "safe", place, "only for methods that change nothing")
    require(m.name == "watch" or m.name.startswith("watch_"), place, "the method's name must begin with watch")
    require(types.get("token") == Type("string"), place, "the result has no string `token`")
    require(
        watch.items in types and types[watch.items].container == "list", place, "items: the result has no such list"
    )


def check_request(service: Service, m: Method) -> None:
    assert m.request
    require(service.server, m.full_name, "the service needs the key `server`, because the method has a `request`")
    require(service.group != "campus", m.full_name, "the servers of the campus speak no plain JSON")
    is_general = service.group == "general"
    require(
        not m.is_cached or not m.parameters or is_general,
        m.full_name,
        "a cached request with parameters needs a hand-written store",
    )
    require(is_general or not m.request.accept, m.full_name, "accept: only for general services")
    require(is_general or "{+" not in m.request.path, m.full_name, "{+…}: only for general services")
    require(
        m.request.method == "GET" or m.effect != "safe",
        m.full_name,
        f"`effect` is missing: is this {m.request.method} idempotent or once?",
    )
    used = set(placeholders([m.request.path, m.request.query, m.request.body]))
    parameters = {p.name for p in m.parameters}
    require(
        used == parameters,
        m.full_name,
        f"not both in `parameters` and in `request`: {', '.join(sorted(used ^ parameters))}",
    )


def placeholders(value: Any) -> list[str]:
    if isinstance(value, str):
        return re.findall(r"\{\+?(\w+)\}", value)
    if isinstance(value, dict):
        return [name for item in value.values() for name in placeholders(item)]
    if isinstance(value, list):
        return [name for item in value for name in placeholders(item)]
    return []


def check_pages(interface: Interface, m: Method, pages: Pages) -> None:
    place = f"{m.full_name}: pages"
    require(pages.kind in PAGE_KINDS, place, f"expected one of {sorted(PAGE_KINDS)}")
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
    require(pages.kind != "link" or m.request, place, "a list with links needs `request`")
    if pages.kind == "cursor":
        check_cursor(interface, place, m, pages, types)
    else:
        require(not pages.field and not pages.overlap_ms, place, "field and overlap_ms are for cursors")
        require(parameters[pages.parameter].type.name == "int", place, f"{pages.parameter} is no int")
    if pages.kind == "id":
        require(pages.id and types[pages.id].name == "int", place, "`id` is no int")


def list_type(interface: Interface, place: str, m: Method, pages: Pages) -> Type:
    """Returns the type of the list: the result, or the field of it that `items` names."""
    if m.returns is None:
        raise ContractError(f"{place}: the method returns nothing")
    if not pages.items:
        return m.returns
    entity = interface.entity(m.returns.name)
    types = {f.name: f.type for f in entity.fields} if entity else {}
    require(pages.items in types, place, f"items: the result has no field {pages.items}")
    require(not pages.last or pages.last in types, place, f"last: the result has no field {pages.last}")
    return types[pages.items]


def check_cursor(interface: Interface, place: str, m: Method, pages: Pages, types: dict[str, Type]) -> None:
    """Checks that the items have the cursor's field, or all fields that the parameter in braces can name."""
    times = {name for name, type in types.items() if type == Type("time")}
    chosen = placeholders(pages.field)
    require(chosen or pages.field in times, place, f"field: the items have no time {pages.field}")
    parameters = {p.name: p for p in m.parameters}
    for name in chosen:
        enum = interface.enum(parameters[name].type.name) if name in parameters else None
        require(
            enum and set(enum.names) <= times,
            place,
            f"field: {name} is not an enum parameter whose values are times of the items",
        )
    require(parameters[pages.parameter].type.name == "time", place, f"{pages.parameter} is no time")
    require(pages.id, place, "`id` is missing")
    require(pages.overlap_ms > 0, place, "`overlap_ms` is missing")
    require("size" in parameters and parameters["size"].max, place, "the method has no `size` with a maximum")


def check_example(interface: Interface, m: Method) -> None:
    example = m.example
    require(example.account in ACCOUNTS, m.full_name, f"example: as: expected one of {sorted(ACCOUNTS)}")
    parameters = {p.name: p for p in m.parameters + m.options}
    missing = {p.name for p in m.required} - set(example.params)
    require(not missing, m.full_name, f"example: missing parameters: {', '.join(sorted(missing))}")
    for name, value in example.params.items():
        require(name in parameters, m.full_name, f"example: unknown parameter {name}")
        check_value(interface, f"{m.full_name}: example: {name}", parameters[name], value)
    for name, source in example.sources.items():
        require(name in example.params, m.full_name, f"example: from: {name} is not in params")
        require(
            source.split(":")[0] in {other.full_name for other in interface.methods},
            m.full_name,
            f"example: from: unknown method in {source}",
        )
    outcomes = {"ok"} | {error.name for error in interface.errors}
    require(example.outcome in outcomes, m.full_name, f"example: unknown outcome {example.outcome}")


# Fields and values


def check_type(interface: Interface, place: str, type: Type) -> None:
    known = type.is_scalar or interface.entity(type.name) or interface.enum(type.name)
    require(known, place, f"unknown type {type.name}")


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
    require(not f.file or f.type.name == "string", place, "only strings can be files")
    require(not (f.has_default and f.type.optional), place, "a default already makes it optional: remove the `?`")
    if f.has_default:
        check_value(interface, f"{place}: default", f, f.default)


def check_value(interface: Interface, place: str, f: Field, value: Any) -> None:
    if f.type.container == "map":
        require(isinstance(value, dict), place, "expected an object")
        for item in value.values():
            check_item(interface, place, f, item)
    elif f.type.container == "list":
        require(isinstance(value, list), place, "expected a list")
        require(f.min_items is None or len(value) >= f.min_items, place, "too few items")
        require(f.max_items is None or len(value) <= f.max_items, place, "too many items")
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
        require(f.min is None or value >= f.min, place, f"less than the minimum {f.min}")
        require(f.max is None or value <= f.max, place, f"greater than the maximum {f.max}")
    elif name != "bool":
        require(is_well_formed(name, value), place, f"not a {name}: {value}")
        require(f.min_length is None or len(value) >= f.min_length, place, "too short")
        require(f.max_length is None or len(value) <= f.max_length, place, "too long")
        require(not f.not_blank or value.strip(), place, "blank")


def check_object(interface: Interface, place: str, entity: Entity, value: Any) -> None:
    require(isinstance(value, dict), place, "expected an object")
    fields = {f.name: f for f in entity.fields}
    for f in entity.fields:
        require(f.name in value or f.type.optional, place, f"{f.name} is missing")
    for key, item in value.items():
        require(key in fields, place, f"unknown field {key}")
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


# Prose


def check_prose(
    interface: Interface, place: str, text: str, method: Method | None = None, entity: Entity | None = None
) -> None:
    for kind in re.findall(r"\{(\w+):", text):
        require(kind in KINDS, place, f"{{{kind}:…}} is not a reference: expected one of {', '.join(KINDS)}")
    for kind, name in references(text):
        exists = kind == "value" or name in targets(interface, kind, method, entity)
        require(exists, place, f"{{{kind}:{name}}} does not exist")


def targets(interface: Interface, kind: str, method: Method | None, entity: Entity | None) -> set[str]:
    """Returns the names that a reference of this kind can have."""
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
