"""Reads the tables interface/*.toml, and makes a checked model of them."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

from checks import check
from mistakes import ContractError
from model import (
    INTERVAL,
    DayChange,
    Entity,
    Enum,
    EnumValue,
    Error,
    ErrorGroup,
    Example,
    Field,
    Interface,
    Method,
    Pages,
    Request,
    Section,
    Service,
    Type,
    Watch,
)
from tables import named, read, verified
from templates import expand

SHARED = ("interface", "options", "errors", "configuration")  # the names of the tables that do not describe a service


def load(root: Path | str) -> Interface:
    directory = Path(root) / "interface"
    tables = {kind: verified(read(directory / f"{kind}.toml"), kind, f"interface/{kind}.toml") for kind in SHARED}
    options = {each.name: each for each in parse_fields(tables["options"]["option"], "interface/options.toml")}
    watch = parse_fields(tables["options"]["watch"], "interface/options.toml")
    interface = Interface(
        tables["interface"]["version"],
        [parse_error_group(entry) for entry in tables["errors"]["group"]],
        sorted((parse_error(entry) for entry in tables["errors"]["error"]), key=lambda error: error.number),
        [parse_section(entry) for entry in tables["configuration"]["section"]],
        list(options.values()),
        [parse_enum(entry, "interface/options.toml") for entry in tables["options"]["enum"]],
        [parse_service(read(directory / f"{name}.toml"), options, watch) for name in tables["interface"]["services"]],
        read_day_changes(directory / "day-changes.json"),
    )
    check(interface)
    return interface


def read_day_changes(path: Path) -> dict[int, list[DayChange]]:
    """Returns the days off and make-up days of each year, and checks their dates."""
    years = json.loads(path.read_text(encoding="utf-8"))["years"]
    found = {int(year): [DayChange(**day) for day in entry["days"]] for year, entry in years.items()}
    for year, days in found.items():
        dates = [each.date for each in days]
        if dates != sorted(set(dates)) or any(date.fromisoformat(each).year != year for each in dates):
            raise ContractError(f"interface/{path.name}: {year}: expected different dates of this year in order")
    return found


def parse_error(table: dict[str, Any]) -> Error:
    place = named("interface/errors.toml", table)
    number = verified(table, "error", place)["number"]
    if type(number) is not int or number < 1:
        raise ContractError(
            f"{place}: number: expected an integer of at least 1, because 0 is the status of a successful call"
        )
    return Error(number, table["name"], table["summary"], table.get("retryable", False), table["scope"], table["group"])


def parse_error_group(table: dict[str, Any]) -> ErrorGroup:
    verified(table, "group", named("interface/errors.toml", table))
    return ErrorGroup(table["name"], table["summary"])


def parse_section(table: dict[str, Any]) -> Section:
    place = named("interface/configuration.toml", table)
    verified(table, "section", place)
    return Section(table["name"], table["summary"], parse_fields(table["key"], place), table.get("each", ""))


def parse_service(table: dict[str, Any], options: dict[str, Field], watch: list[Field]) -> Service:
    place = f"interface/{table.get('name')}.toml"
    table = expand(verified(table, "service", place), place)
    defaults = {"service": table["name"], "sign_in": table["sign_in"], "since": table["since"]}
    kept = {entry.get("name"): entry.get("cache_seconds") for entry in table["method"]}
    enums = [parse_enum(entry, place) for entry in table.pop("enum", [])]
    entities = [parse_entity(entry, place) for entry in table.pop("entity", [])]
    methods = []
    for entry in table.pop("method"):
        verified(entry, "method", named(place, entry))
        cached = {"cache_seconds": kept.get(entry["cache_of"])} if "cache_of" in entry else {}
        methods.append(
            parse_method({**defaults, **entry, **cached}, options, watch, table.get("server", ""), named(place, entry))
        )
    description = table.pop("description", "").strip()
    return Service(enums=enums, entities=entities, methods=methods, description=description, **table)


def parse_enum(table: dict[str, Any], place: str) -> Enum:
    place = named(place, table)
    verified(table, "enum", place)
    values = [EnumValue(**verified(value, "value", place)) for value in table["values"]]
    return Enum(table["name"], table["summary"], values, table.get("open", False))


def parse_entity(table: dict[str, Any], place: str) -> Entity:
    place = named(place, table)
    verified(table, "entity", place)
    return Entity(
        table["name"],
        table["summary"],
        parse_fields(table["fields"], place),
        table.get("description", "").strip(),
        table.get("shown", []),
        [alternatives.split(" or ") for alternatives in table.get("needs", [])],
        table.get("derived", []),
    )


def parse_method(
    table: dict[str, Any], options: dict[str, Field], watch_fields: list[Field], server: str, place: str
) -> Method:
    table = dict(table)
    request = Request(**verified(table.pop("request"), "request", f"{place}: request")) if "request" in table else None
    if "operations" not in table:
        if not request:
            raise ContractError(f"{place}: the key `operations` or `request` is missing")
        table["operations"] = [f"{request.method} {{{server}}}{request.path.replace('{+', '{')}"]
    example = verified(table.pop("example", {}), "example", f"{place}: example")
    pages = dict(verified(table.pop("pages"), "pages", f"{place}: pages")) if "pages" in table else None
    watch = Watch(**verified(table.pop("watch"), "watch", f"{place}: watch")) if "watch" in table else None
    parameters = parse_fields(table.pop("parameters", []), place)
    return Method(
        description=table.pop("description", "").strip(),
        returns=parse_type(table.pop("returns"), f"{place}: returns") if "returns" in table else None,
        parameters=parameters + ([watched(f, watch) for f in watch_fields] if watch else []),
        options=[
            *([options["cache"]] if {"cache_seconds", "cache_rule"} & set(table) else []),
            *([options["continue_from"]] if pages else []),
            options["timeout_ms"],
        ],
        request=request,
        pages=Pages(**pages) if pages else None,
        watch=watch,
        example=Example(
            example.get("params", {}),
            example.get("from", {}),
            example.get("as", "undergraduate"),
            example.get("outcome", "ok"),
        ),
        **table,
    )


def watched(f: Field, watch: Watch) -> Field:
    """Returns a parameter of a watched method. If it is `interval_ms`, `watch` determines its minimum and its default."""
    return replace(f, min=watch.min_interval_ms, default=watch.interval_ms) if f.name == INTERVAL else f


def parse_fields(tables: list[dict[str, Any]], place: str) -> list[Field]:
    return [parse_field(table, named(place, table)) for table in tables]


def parse_field(table: dict[str, Any], place: str) -> Field:
    verified(table, "field", place)
    return Field(**{**table, "type": parse_type(table["type"], place)})


def parse_type(text: str, place: str) -> Type:
    try:
        return Type.parse(text)
    except ContractError as error:
        raise ContractError(f"{place}: {error}") from error
