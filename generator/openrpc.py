"""The interface as an OpenRPC document (https://spec.open-rpc.org), which danxi_schema() returns."""

import json

from model import options
from text import banner

SCALARS = {
    "int": {"type": "integer"},
    "number": {"type": "number"},
    "bool": {"type": "boolean"},
    "string": {"type": "string"},
    "time": {"type": "string", "format": "date-time"},
}


def outputs(interface):
    text = json.dumps(document(interface), ensure_ascii=False, separators=(",", ":"))
    yield (
        "Sources/Runtime/Generated/Schema.swift",
        f"""{banner("interface/*.toml", "//")}
package enum Schema {{
    /// The whole interface as an OpenRPC document.
    package static let text: StaticString = ##\"\"\"
{text}
\"\"\"##
}}
""",
    )
    yield "interface/Generated/openrpc.json", json.dumps(document(interface), ensure_ascii=False, indent=1) + "\n"


def document(interface):
    return {
        "openrpc": "1.3.2",
        "info": {"title": "libdanxi", "version": interface.version, "license": {"name": "MIT"}},
        "methods": [method(interface, m) for m in interface.methods],
        "components": {
            "schemas": {e.name: entity(e) for e in interface.entities},
            "errors": {
                e.name: {"code": e.value, "message": e.doc, "data": {"retryable": e.retryable}}
                for e in interface.errors
            },
        },
    }


def method(interface, m):
    return {
        "name": m.full_name,
        "description": m.doc,
        "paramStructure": "by-name",
        "params": [
            {"name": p.name, "description": p.doc, "required": not p.type.optional, "schema": schema(p.type, p)}
            for p in m.parameters + options(m)
        ],
        "result": {"name": "result", "schema": schema(m.returns) if m.returns else {"type": "null"}},
        "externalDocs": {"url": m.source},
        "x-cached": m.cached,
    }


def entity(e):
    return {
        "type": "object",
        "description": e.doc,
        "properties": {f.name: {**schema(f.type), "description": f.doc} for f in e.fields},
        "required": [f.name for f in e.fields if not f.type.optional],
    }


def schema(type, limits=None):
    inner = dict(SCALARS[type.name]) if type.name in SCALARS else {"$ref": f"#/components/schemas/{type.name}"}
    if limits is not None:
        if limits.min is not None:
            inner["minimum"] = limits.min
        if limits.max is not None:
            inner["maximum"] = limits.max
        if limits.values:
            inner["enum"] = list(limits.values)
    if type.container == "list":
        return {"type": "array", "items": inner}
    if type.container == "map":
        return {"type": "object", "additionalProperties": inner}
    return inner
