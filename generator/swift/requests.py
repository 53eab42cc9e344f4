"""The functions of methods that are plain JSON requests."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from model import Field, Method, Service, Type
from text import banner, comment, laid_out

from .names import case_name, function, label, literal, prose, string, swift_name, swift_type

# Renders a member: its name and template to its Swift code, and whether that code is a statement because the member may be missing.
Item = Callable[[str, Any, dict[str, Field]], tuple[str, bool]]

# The effect that the Swift type HTTPMethod assumes.
EFFECTS = {"GET": "safe", "HEAD": "safe", "PUT": "idempotent", "DELETE": "idempotent", "POST": "once", "PATCH": "once"}


def has_requests(service: Service) -> bool:
    return any(m.request for m in service.methods)


def requests(service: Service) -> str:
    functions = "\n\n".join(request(service, m) for m in service.methods if m.request)
    return f"""{banner(f"interface/{service.name}.toml", "//")}
import Calendar
import JSON
import Networking

{comment(prose(service.summary), "/// ")}
package enum {swift_name(service)}API {{
{functions}
}}
"""


def request(service: Service, m: Method) -> str:
    assert m.request
    parameters = {p.name: p for p in m.parameters}
    labels = ["_ client: CommunityClient", *(parameter(p) for p in m.parameters)]
    arguments = [path(m.request.path, parameters), f"base: client.hosts.{service.server}"]
    lines: list[str] = []
    if m.request.query:
        arguments.append(f"query: {members('query', m.request.query, parameters, lines, query_item)}")
    if m.request.body is not None:
        arguments.append(f"payload: .object({members('payload', m.request.body, parameters, lines, payload_item)})")
    default = "POST" if m.request.body is not None else "GET"
    if m.request.method != default:
        arguments.append(f"method: .{m.request.method.lower()}")
    if EFFECTS[m.request.method] != m.effect:
        arguments.append(f"effect: .{m.effect}")
    if m.sign_in == "none":
        arguments.append("isProtected: false")
    call = "requestWithResponse" if m.returns else "requestWithoutResponse"
    body = "\n".join(f"        {line}" for line in lines)
    body += "\n" if lines else ""
    result = f" -> {swift_type(m.returns)}" if m.returns else ""
    returning = "return " if lines and m.returns else ""
    signature = laid_out(f"    package static func {function(m)}", labels, f" async throws{result} {{", " " * 4)
    return f"""{documentation(m)}
{signature}
{body}{laid_out(f"        {returning}try await client.{call}", arguments, "", " " * 8)}
    }}"""


def documentation(m: Method) -> str:
    indent = "    /// "
    parts = [comment("\n\n".join(filter(None, [prose(m.summary), prose(m.description)])), indent)]
    if m.parameters:
        described = "\n".join(
            comment(f"- {label(p)}: {prose(p.summary)}", indent + "  ", hanging="  ") for p in m.parameters
        )
        parts.append(f"{indent.rstrip()}\n{indent}- Parameters:\n{described}")
    assert m.request
    parts.append(f"{indent.rstrip()}\n{indent}`{m.request.method} {m.request.path}`")
    return "\n".join(parts)


def parameter(p: Field) -> str:
    default = f" = {swift_default(p)}" if p.has_default else " = nil" if p.type.optional else ""
    return f"{label(p)}: {swift_type(p.type)}{default}"


def swift_default(p: Field) -> str:
    if isinstance(p.default, bool):
        return str(p.default).lower()
    if isinstance(p.default, str):
        return string(p.default) if p.type.name in {"string", "url"} else f".{case_name(p.default)}"
    return str(p.default)


def path(template: str, parameters: dict[str, Field]) -> str:
    def value(match: re.Match[str]) -> str:
        p = parameters[match[1]]
        escaped = f"{label(p)}.urlEncoded()" if p.type.name == "string" else label(p)
        return f"\\({escaped})"

    return '"' + re.sub(r"\{(\w+)\}", value, template) + '"'


def members(name: str, template: dict[str, Any], parameters: dict[str, Field], lines: list[str], item: Item) -> str:
    """Returns the expression of a query or an object. If a member may be missing, the statements that build it are added to `lines`."""
    pairs = [item(key, value, parameters) for key, value in template.items()]
    if not any(optional for _, optional in pairs):
        return f"[{', '.join(text for text, _ in pairs)}]"
    if name == "query":
        lines.append("var query: [QueryItem] = []")
        lines.extend(text if optional else text.replace("QueryItem", "query.append", 1) for text, optional in pairs)
        return name
    constant = ", ".join(text for text, optional in pairs if not optional)
    lines.append(f"var payload: [String: JSONValue] = [{constant or ':'}]")
    lines.extend(text for text, optional in pairs if optional)
    return name


def query_item(key: str, value: Any, parameters: dict[str, Field]) -> tuple[str, bool]:
    p = referred(value, parameters)
    if p is None:
        return f"QueryItem({string(key)}, {string(str(value))})", False
    if p.type.container == "list":
        return f"query.append(contentsOf: {label(p)}.map {{ QueryItem({string(key)}, $0) }})", True
    if p.type.optional:
        return f"query.append({string(key)}, {label(p)})", True
    return f"QueryItem({string(key)}, {label(p)})", False


def payload_item(key: str, value: Any, parameters: dict[str, Field]) -> tuple[str, bool]:
    p = referred(value, parameters)
    if p is not None and p.type.optional:
        return f"payload[{string(key)}] = {label(p)}.map {{ {json_of(p, '$0')} }}", True
    return f"{string(key)}: {json_value(value, parameters)}", False


def json_value(value: Any, parameters: dict[str, Field]) -> str:
    p = referred(value, parameters)
    if p is not None:
        if p.type.container == "list":
            return f".array({label(p)}.map {{ {json_of(p, '$0')} }})"
        return json_of(p, label(p))
    if isinstance(value, dict):
        return f".object([{', '.join(f'{string(k)}: {json_value(v, parameters)}' for k, v in value.items())}])"
    if isinstance(value, list) and len(value) == 1 and (listed := list_parameter(value[0], parameters)):
        item = json_value(value[0], {**parameters, listed.name: each(listed)})
        return f".array({label(listed)}.map {{ {item} }})"
    return literal(value)


def list_parameter(value: Any, parameters: dict[str, Field]) -> Field | None:
    """Returns the list parameter that an item's template refers to."""
    values = value.values() if isinstance(value, dict) else [value]
    return next((p for v in values if (p := referred(v, parameters)) and p.type.container == "list"), None)


def each(p: Field) -> Field:
    """Returns the field of one item of a list parameter, as a closure's `$0`."""
    return replace(p, name="$0", type=Type(p.type.name))


def json_of(p: Field, value: str) -> str:
    return {
        "int": f".integer({value})",
        "number": f".number({value})",
        "bool": f".bool({value})",
        "string": f".string({value})",
    }.get(p.type.name, f".string({value}.description)")


def referred(value: Any, parameters: dict[str, Field]) -> Field | None:
    match = re.fullmatch(r"\{(\w+)\}", value) if isinstance(value, str) else None
    return parameters[match[1]] if match else None
