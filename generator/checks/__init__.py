"""Checks that the contract is consistent: names exist and are unique, values fit their types, and references in prose have a target.

The first mistake raises a `ContractError`, whose message begins with the place of the mistake.
"""

from __future__ import annotations

from mistakes import require, require_distinct, require_free
from model import Interface, Service

from .methods import check_method
from .rows import check_row
from .shown import check_form, check_shown
from .texts import check_keywords, check_prose, check_summary
from .values import check_field

GROUPS = {"community", "campus", "general"}
SCOPES = {"call", "request", "sign_in", "campus", "cache", "method"}
# Names that a service cannot have: those of members of Python's sessions, of hand-written C headers and functions, and of Python modules.
RESERVED_SERVICES = {
    *("call", "request", "close", "aclose", "closed", "set_log", "set_events", "health"),
    *("core", "danxi", "jansson", "session", "result", "task"),
    *("errors", "schema", "library_version", "build_info", "metrics", "metrics_text", "opentelemetry"),
}  # fmt: skip
# Names that an entity or enum cannot have, because hand-written classes of the Python package have them.
RESERVED_TYPES = {
    "AsyncSession",
    "AsyncSessionPool",
    "SessionPool",
    "Config",
    "Entity",
    "Error",
    "Result",
    "Session",
    "SkippedRow",
    "Timestamp",
}
RESERVED_FIELDS = {"from_json", "to_json"}


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
    for option in interface.options:
        check_field(interface, option.name, option)
    for section in interface.configuration:
        require_distinct(section.name, section.keys)
        check_prose(interface, section.name, section.summary)
        for key in section.keys:
            check_field(interface, f"{section.name}.{key.name}", key)
            require(
                section.each or not key.required,
                f"{section.name}.{key.name}",
                "a key needs a default or a type with `?`",
            )
            check_prose(interface, f"{section.name}.{key.name}", key.summary)
    for service in interface.services:
        check_service(interface, service)


def check_errors(interface: Interface) -> None:
    groups = {group.name for group in interface.error_groups}
    owners: dict[int, str] = {}
    for error in interface.errors:
        owner = owners.setdefault(error.number, error.name)
        require(owner == error.name, error.name, f"number: {error.number} is already the number of {owner}")
        require(error.scope in SCOPES, error.name, f"scope: expected one of {sorted(SCOPES)}")
        require(error.group in groups, error.name, f"group: expected one of {sorted(groups)}")
        check_prose(interface, error.name, error.summary)
    # Errors and groups become classes in Python, so all of their names must differ.
    require_distinct("errors and their groups", [*interface.errors, *interface.error_groups])
    for group in interface.error_groups:
        require(
            any(error.group == group.name for error in interface.errors),
            group.name,
            "no error is in this group: remove the group",
        )
        check_prose(interface, group.name, group.summary)


def check_service(interface: Interface, service: Service) -> None:
    require(service.group in GROUPS, service.name, f"group: expected one of {sorted(GROUPS)}")
    servers = {section.name for section in interface.configuration if "base_url" in {key.name for key in section.keys}}
    require(not service.server or service.server in servers, service.name, f"server: expected one of {sorted(servers)}")
    require_distinct(service.name, service.methods)
    check_keywords(service.name, service.keywords)
    for text in (service.title, service.summary, service.description):
        check_prose(interface, service.name, text)
    for enum in service.enums:
        for text in (enum.summary, *(value.summary for value in enum.values)):
            check_prose(interface, enum.name, text)
    for entity in service.entities:
        require_distinct(entity.name, entity.fields)
        require_free((f.name for f in entity.fields), RESERVED_FIELDS, f"{entity.name}.")
        check_summary(entity.name, entity.summary)
        for text in (entity.summary, entity.description, *(f.summary for f in entity.fields)):
            check_prose(interface, entity.name, text, entity=entity)
        for f in entity.fields:
            check_field(interface, f"{entity.name}.{f.name}", f)
            check_form(f"{entity.name}.{f.name}", f)
            require(not f.has_default, f"{entity.name}.{f.name}", "a field of an entity cannot have a default")
        check_row(service, entity)
        check_shown(interface, entity)
    for method in service.methods:
        check_method(interface, service, method)
