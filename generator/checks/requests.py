"""Checks of a method's key `request`."""

from __future__ import annotations

import re
from typing import Any

from mistakes import require
from model import Method, Service


def check_request(service: Service, m: Method) -> None:
    assert m.request
    require(service.server, m.full_name, "the service needs the key `server`, because the method has a `request`")
    require(
        service.group != "campus",
        m.full_name,
        "remove `request`, because the servers of the campus do not use plain JSON",
    )
    is_general = service.group == "general"
    require(
        not m.is_cached or not m.parameters or is_general,
        m.full_name,
        "a cached method with parameters needs hand-written code instead of `request`",
    )
    require(is_general or not m.request.accept, m.full_name, "accept: allowed only for general services")
    require(is_general or "{+" not in m.request.path, m.full_name, "{+…}: allowed only for general services")
    require(
        m.request.method == "GET" or m.effect != "safe",
        m.full_name,
        f"effect: a {m.request.method} cannot be safe: set `effect` to idempotent or once",
    )
    used = set(placeholders([m.request.path, m.request.query, m.request.body]))
    parameters = {p.name for p in m.parameters}
    require(
        used == parameters,
        m.full_name,
        f"write these parameters both in `parameters` and in `request`: {', '.join(sorted(used ^ parameters))}",
    )


def placeholders(value: Any) -> list[str]:
    if isinstance(value, str):
        return re.findall(r"\{\+?(\w+)\}", value)
    if isinstance(value, dict):
        return [name for item in value.values() for name in placeholders(item)]
    if isinstance(value, list):
        return [name for item in value for name in placeholders(item)]
    return []
