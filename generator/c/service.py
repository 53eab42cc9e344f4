"""The header of a service: its functions, and the entities and enums that their parameters and results have."""

from __future__ import annotations

from model import Interface, Service

from .declaration import declaration
from .entity import entity_comment, enum_comment
from .layout import comment, extern_c, guarded, paragraphs
from .names import function, rendered

INCLUDES = """\
#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>"""

CALLS = """\
All functions block until the call has completed, and may be called from any thread. Free each result with danxi_result_free().
Besides the errors listed here, a call can fail with the general errors of danxi/status.h. danxi_call_async() calls the same methods
without blocking: {function}() is the method "{method}". danxi/core.h explains sessions, results and errors."""

NOTATION = """\
Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out of its object. A time is a string
in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00". A date is a string such as "2026-11-21", a time_of_day a string such as "16:28"."""


def header(interface: Interface, service: Service) -> str:
    first = service.methods[0]
    calls = CALLS.format(function=function(first), method=first.full_name)
    about = "\n\n".join(filter(None, [f"@file {service.summary}", service.description, calls]))
    parts = [comment(paragraphs(rendered(about))), *(declaration(interface, method) for method in service.methods)]
    elsewhere = [f"{name} is described in danxi/{home}.h." for name, home in foreign_types(interface, service)]
    described = [*map(entity_comment, service.entities), *map(enum_comment, service.enums)]
    if described:
        parts += [
            comment(["---- Entities and enums ----", "", *paragraphs(" ".join([NOTATION, *elsewhere]))], opening="/*"),
            *described,
        ]
    body = "\n\n".join(parts)
    return guarded(service.name, f"interface/{service.name}.toml", f"{INCLUDES}\n\n{extern_c(body)}")


def foreign_types(interface: Interface, service: Service) -> list[tuple[str, str]]:
    """Returns the entities and enums that the service uses and another service defines, each with that service's name."""
    homes = {entity.name: other.name for other in interface.services for entity in other.entities}
    homes |= {enum.name: other.name for other in interface.services for enum in other.enums}
    used = {f.type.name for entity in service.entities for f in entity.fields}
    for method in service.methods:
        used |= {p.type.name for p in method.parameters} | ({method.returns.name} if method.returns else set())
    return sorted((name, homes[name]) for name in used if homes.get(name, service.name) != service.name)
