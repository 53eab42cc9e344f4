"""The interface as an OpenRPC document (https://spec.open-rpc.org), which danxi_schema() returns."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from model import Entity, Enum, Error, Field, Interface, Method, Section, Service, Type
from prose import neutral

SCALARS: dict[str, dict[str, Any]] = {
    "int": {"type": "integer"},
    "number": {"type": "number"},
    "bool": {"type": "boolean"},
    "string": {"type": "string"},
    "time": {"type": "string", "format": "date-time"},
    "date": {"type": "string", "format": "date"},
    "time_of_day": {"type": "string", "pattern": r"^([01]\d|2[0-3]):[0-5]\d$|^24:00$"},
    "url": {"type": "string", "format": "uri"},
    "json": {},
}

CAMPUS_ZONE = "Asia/Shanghai"

SCOPES = {
    "call": "Any call can fail with this error.",
    "request": "Any call that sends a request can fail with this error.",
    "sign_in": "Any call of a method with a sign-in can fail with this error.",
    "campus": "Any call of a method with a campus sign-in can fail with this error.",
    "cache": "Any call of a method with the parameter `cache` can fail with this error.",
    "method": "Only the methods that list this error can fail with it.",
}
# The text that stands for secrets in examples, and for strings and keys whose content does not matter.
ELIDED = "…"
SAMPLES: dict[str, Any] = {
    "int": 1,
    "number": 1.5,
    "bool": True,
    "string": ELIDED,
    "time": "2026-03-02T08:00:00+08:00",
    "date": "2026-03-02",
    "time_of_day": "08:00",
    "url": "https://example.org/",
    "json": {},
}


def outputs(interface: Interface) -> Iterator[tuple[str, str]]:
    yield "build/generated/openrpc.json", json.dumps(document(interface), ensure_ascii=False, indent=1) + "\n"


def document(interface: Interface) -> dict[str, Any]:
    return {
        "openrpc": "1.3.2",
        "info": {
            "title": "libdanxi",
            "version": interface.version,
            "description": "The campus services of Fudan University and the DanXi community.",
            "license": {"name": "MIT"},
        },
        "methods": [method(interface, m) for m in interface.methods],
        "components": {
            "schemas": {
                **{e.name: enumeration(e) for e in interface.enums},
                **{e.name: entity(e, zone_of(s)) for s in interface.services for e in s.entities},
                "Configuration": configuration(interface),
            },
            "errors": {e.name: error(e, e.summary) for e in interface.errors},
            "examples": {result_name(m.returns): result_example(interface, m.returns) for m in interface.methods},
            "tags": {
                s.name: {
                    "name": s.name,
                    "description": neutral(s.summary),
                    "x-title": s.title,
                    **({"x-keywords": s.keywords} if s.keywords else {}),
                }
                for s in interface.services
            },
        },
        "x-error-scopes": SCOPES,
    }


def method(interface: Interface, m: Method) -> dict[str, Any]:
    listed = interface.errors_of(m)
    result: dict[str, Any] = {
        "name": m.full_name,
        "tags": [{"$ref": f"#/components/tags/{m.service}"}],
        "summary": neutral(m.summary),
        **({"description": neutral(m.description)} if m.description else {}),
        "paramStructure": "by-name",
        "params": [parameter(p) for p in m.parameters + m.options],
        "result": {
            "name": "result",
            **({"summary": neutral(m.returns_summary)} if m.returns_summary else {}),
            "schema": schema(m.returns) if m.returns else {"type": "null"},
        },
        **({"errors": [error(e, text) for e, text in listed]} if listed else {}),
        "examples": [example(interface, m)],
    }
    if url := first_url(interface, m):
        result["externalDocs"] = {"url": url, "description": "; ".join(operations(interface, m))}
    if m.at_least_one:
        result["x-at-least-one"] = m.at_least_one
    if m.keywords:
        result["x-keywords"] = m.keywords
    if m.audience != "everybody":
        result["x-audience"] = m.audience
    result["x-effect"] = m.effect
    result["x-sign-in"] = m.sign_in
    result["x-since"] = m.since
    if m.cache_seconds is not None:
        result["x-cache-seconds"] = m.cache_seconds
    if m.cache_rule:
        result["x-cache-rule"] = neutral(m.cache_rule)
    if m.watch:
        result["x-watch"] = {
            "items": m.watch.items,
            "intervalMs": m.watch.interval_ms,
            "minIntervalMs": m.watch.min_interval_ms,
        }
    if m.pages:
        pages = {
            "kind": m.pages.kind,
            "parameter": m.pages.parameter,
            "field": m.pages.field,
            "items": m.pages.items,
            "last": m.pages.last,
            "id": m.pages.id,
            "overlapMs": m.pages.overlap_ms,
        }
        result["x-pages"] = {key: value for key, value in pages.items() if value}
    return result


def operations(interface: Interface, m: Method) -> list[str]:
    """Returns the HTTP operations of a method with absolute URLs."""
    bases = {s.name: key.default for s in interface.configuration for key in s.keys if key.name == "base_url"}
    texts = list(m.operations)
    for name, base in bases.items():
        texts = [text.replace(f"{{{name}}}/", f"{base}/") for text in texts]
    return texts


def first_url(interface: Interface, m: Method) -> str:
    """Returns the beginning of the first operation's URL, up to a placeholder or the query, or an empty string if the URL has no host."""
    listed = operations(interface, m)
    url = urlsplit(listed[0].split(" ", 1)[1].split("{")[0])._replace(query="") if listed else None
    return url.geturl() if url and url.hostname else ""


def parameter(p: Field) -> dict[str, Any]:
    definition = limited(schema(p.type), p) | ({"writeOnly": True} if p.secret else {})
    return {"name": p.name, "summary": neutral(p.summary), "required": p.required, "schema": definition}


def error(e: Error, text: str) -> dict[str, Any]:
    return {
        "code": e.number,
        "message": neutral(text),
        "data": {"name": e.name, "retryable": e.retryable, "scope": e.scope},
    }


# Examples


def example(interface: Interface, m: Method) -> dict[str, Any]:
    elided = {p.name: ELIDED * max(1, p.min_length or 0) for p in m.parameters if p.secret}
    given = [{"name": name, "value": elided.get(name, value)} for name, value in m.example.params.items()]
    result = {"name": "example", "params": given, "result": {"$ref": f"#/components/examples/{result_name(m.returns)}"}}
    if m.example.outcome != "ok":
        result["description"] = f"With these invented values, the call fails with `{m.example.outcome}`."
    return result


def result_name(type: Type | None) -> str:
    """Returns the key of a result type's example in `components.examples`. All methods with this result type share the example."""
    if type is None:
        return "null"
    suffix = {"list": "List", "map": "Map"}.get(type.container, "")
    return f"{type.name}{suffix}"


def result_example(interface: Interface, type: Type | None) -> dict[str, Any]:
    value = sample(interface, Field("result", type, ""), set()) if type else None
    return {"name": result_name(type), "summary": "The form of a result, with invented values.", "value": value}


def sample(interface: Interface, f: Field, outer: set[str]) -> Any:
    """Returns a small value of the field's type. `outer` has the names of the entities around the field, to end a recursion."""
    item = item_sample(interface, f, outer)
    if f.type.container == "list":
        return [] if f.type.name in outer else [item] * max(1, f.min_items or 0)
    return {ELIDED: item} if f.type.container == "map" else item


def item_sample(interface: Interface, f: Field, outer: set[str]) -> Any:
    name = f.type.name
    if enum := interface.enum(name):
        return enum.names[0]
    if entity := interface.entity(name):
        fields = [each for each in entity.fields if not each.type.optional]
        return {each.name: sample(interface, each, outer | {name}) for each in fields}
    value = SAMPLES[name]
    if name in {"int", "number"}:
        value = value if f.min is None else max(value, f.min)
        return value if f.max is None else min(value, f.max)
    return value * (f.min_length or 1) if name == "string" else value


# Schemas


def enumeration(e: Enum) -> dict[str, Any]:
    values = {
        "anyOf": [{"const": v.name, "description": neutral(v.summary)} for v in e.values]
        + ([{"type": "string"}] if e.open else [])
    }
    return {"type": "string", "description": neutral(e.summary), **values}


def entity(e: Entity, zone: str) -> dict[str, Any]:
    return {
        "type": "object",
        "description": neutral(" ".join(filter(None, [e.summary, e.description]))),
        "properties": {f.name: property_of(f, zone) for f in e.fields},
        "required": [f.name for f in e.fields if not f.type.optional],
        **({"x-shown": e.shown} if e.shown else {}),
    }


def zone_of(service: Service) -> str:
    """Returns the time zone in which a person reads the times of a service, or an empty string for that of the machine."""
    return CAMPUS_ZONE if service.group == "campus" else ""


def configuration(interface: Interface) -> dict[str, Any]:
    sections = {s.name: section(s) for s in interface.configuration}
    summary = "The configuration of a session, as danxi_session_open() takes it."
    return {"type": "object", "description": summary, "properties": sections, "additionalProperties": False}


def section(s: Section) -> dict[str, Any]:
    required = [key.name for key in s.keys if key.required]
    keys = {
        "type": "object",
        "properties": {key.name: property_of(key) for key in s.keys},
        **({"required": required} if required else {}),
        "additionalProperties": False,
    }
    description = {"description": neutral(s.summary)}
    return {"type": "object", **description, "additionalProperties": keys} if s.each else {**keys, **description}


def property_of(f: Field, zone: str = "") -> dict[str, Any]:
    zoned = {"x-zone": zone} if zone and f.type.name in ("time", "time_of_day") else {}
    return beside_reference({**limited(schema(f.type), f), **zoned, "description": neutral(f.summary)})


def beside_reference(result: dict[str, Any]) -> dict[str, Any]:
    """Returns a schema with its reference moved into `allOf`, because JSON Schema draft 7 ignores other keywords next to `$ref`."""
    if "$ref" not in result or len(result) == 1:
        return result
    return {"allOf": [{"$ref": result.pop("$ref")}], **result}


def limited(result: dict[str, Any], f: Field) -> dict[str, Any]:
    """Returns the schema `result` with the constraints of the field added."""
    inner = result["items"] if f.type.container == "list" else result
    for keyword, value in (
        ("minimum", f.min),
        ("maximum", f.max),
        ("minLength", f.min_length),
        ("maxLength", f.max_length),
    ):
        if value is not None:
            inner[keyword] = value
    if f.not_blank:
        inner["pattern"] = r"\S"
    if f.unique_items:
        result["uniqueItems"] = True
    counts = {"minItems": f.min_items, "maxItems": f.max_items}
    result.update({keyword: count for keyword, count in counts.items() if count is not None})
    if f.single:
        result = {"anyOf": [result, dict(result["items"])]}
    if f.has_default:
        result["default"] = f.default
    if f.secret:
        result["format"] = "password"
    if f.file:
        result["x-file"] = f.file
    if f.unit:
        result["x-unit"] = f.unit
    if f.form:
        result["x-form"] = f.form
    return beside_reference(result)


def schema(type: Type) -> dict[str, Any]:
    inner = dict(SCALARS[type.name]) if type.is_scalar else {"$ref": f"#/components/schemas/{type.name}"}
    if type.container == "list":
        return {"type": "array", "items": inner}
    if type.container == "map":
        return {"type": "object", "additionalProperties": inner}
    return inner
