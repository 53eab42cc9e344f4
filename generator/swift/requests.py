"""The generated Swift function for each method that is a plain JSON request."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from model import Field, Method, Service, Type, camel
from text import banner, comment, laid_out

from .names import case_name, function, is_routed, label, literal, prose, string, swift_name, swift_type

LONG = 110  # maximum length of a JSON object in one line
# The default effects of HTTP methods in the Swift type HTTPMethod. Generated code passes other effects explicitly.
EFFECTS = {"GET": "safe", "HEAD": "safe", "PUT": "once", "DELETE": "once", "POST": "once", "PATCH": "once"}


def has_requests(service: Service) -> bool:
    """Returns whether the service gets a generated API, an enum with a function for each plain request."""
    return any(m.request for m in service.methods) and not is_routed(service)


def requests(service: Service) -> str:
    functions = "\n\n".join(request(service, m) for m in service.methods if m.request)
    return f"""{banner(f"interface/{service.name}.toml", "//")}
import Calendar
import HTTP
import JSON
import Networking

{comment(prose(service.summary), "/// ")}
package enum {swift_name(service)}API {{
{functions}
}}
"""


def request(service: Service, m: Method) -> str:
    statements, arguments = call(service, m)
    if m.administrators_only:
        statements.insert(0, f"try client.requireAdministrator({string(m.full_name)})")
    labels = ["_ client: CommunityClient", *(parameter(p) for p in m.parameters)]
    result = f" -> {swift_type(m.returns)}" if m.returns else ""
    signature = laid_out(f"    package static func {function(m)}", labels, f" async throws{result} {{", " " * 4)
    body = "".join(f"        {statement}\n" for statement in statements)
    returning = "let _: NoContent = " if not m.returns else "return " if statements else ""
    return f"""{documentation(m)}
{signature}
{body}{laid_out(f"        {returning}try await client.requestWithResponse", arguments, "", " " * 8)}
    }}"""


def call(service: Service, m: Method) -> tuple[list[str], list[str]]:
    """Returns the statements that build the query and the payload of a request, and the arguments of the call that sends it."""
    assert m.request
    parameters = {p.name: p for p in m.parameters}
    statements: list[str] = []
    arguments = [path(m.request.path, parameters), f"base: client.hosts.{service.server}"]
    if m.request.query:
        arguments.append(f"query: {query(m.request.query, parameters, statements)}")
    if m.request.body is not None:
        arguments.append(f"payload: .object({payload(m.request.body, parameters, statements)})")
    if m.request.method != ("GET" if m.request.body is None else "POST"):
        arguments.append(f"method: .{m.request.method.lower()}")
    if EFFECTS[m.request.method] != m.effect:
        arguments.append(f"effect: .{m.effect}")
    if m.sign_in == "none":
        arguments.append("isProtected: false")
    return statements, arguments


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


def query(template: dict[str, Any], parameters: dict[str, Field], statements: list[str]) -> str:
    """Returns the expression of a query. If it has optional items or lists, adds the statements that build it to `statements`."""
    items = [(key, value, referred(value, parameters)) for key, value in template.items()]
    if not any(p and (p.type.optional or p.type.container) for _, _, p in items):
        return f"[{', '.join(f'QueryItem({query_item(*item)})' for item in items)}]"
    statements.append("var query: [QueryItem] = []")
    for key, value, p in items:
        if p and p.type.container:
            listed = f"({label(p)} ?? [])" if p.type.optional else label(p)
            statements.append(f"query.append(contentsOf: {listed}.map {{ QueryItem({string(key)}, $0) }})")
        else:
            statements.append(f"query.append({query_item(key, value, p)})")
    return "query"


def query_item(key: str, value: Any, p: Field | None) -> str:
    constant = str(value).lower() if isinstance(value, bool) else str(value)
    return f"{string(key)}, {label(p) if p else string(constant)}"


def payload(
    template: dict[str, Any], parameters: dict[str, Field], statements: list[str], variable: str = "payload"
) -> str:
    """Returns the expression of a JSON object.

    If a member of the object is optional, or if the expression is long, adds the statements that build the object to `statements`.
    """
    members: list[str] = []
    assignments: list[str] = []
    for key, value in template.items():
        p = optional_parameter(value, parameters)
        if p:
            present = replace(p, name="$0", type=replace(p.type, optional=False))
            inner = json_value(value, {**parameters, p.name: present})
            assignments.append(f"{variable}[{string(key)}] = {label(p)}.map {{ {inner} }}")
        elif isinstance(value, dict):
            members.append(f"{string(key)}: .object({payload(value, parameters, statements, camel(key))})")
        else:
            members.append(f"{string(key)}: {json_value(value, parameters)}")
    object = f"[{', '.join(members) or ':'}]"
    if len(object) > LONG:
        object = "[\n" + "".join(f"            {member},\n" for member in members) + "        ]"
    elif not assignments:
        return object
    keyword = "var" if assignments else "let"
    statements += [f"{keyword} {variable}: [String: JSONValue] = {object}", *assignments]
    return variable


def json_value(value: Any, parameters: dict[str, Field]) -> str:
    p = referred(value, parameters)
    if p is not None:
        return json_of(p, label(p))
    if isinstance(value, dict):
        return f".object([{', '.join(f'{string(k)}: {json_value(v, parameters)}' for k, v in value.items())}])"
    if isinstance(value, list) and len(value) == 1 and (listed := list_parameter(value[0], parameters)):
        items = {name: each(p) if p is listed else p for name, p in parameters.items()}
        item = json_value(value[0], items)
        return f".array({label(listed)}.map {{ {item} }})"
    return literal(value)


def optional_parameter(value: Any, parameters: dict[str, Field]) -> Field | None:
    """Returns the optional parameter that the template of a member in a body refers to, directly or in the item of a list."""
    p = referred(value, parameters)
    if p is None and isinstance(value, list) and len(value) == 1:
        p = list_parameter(value[0], parameters)
    return p if p and p.type.optional else None


def list_parameter(value: Any, parameters: dict[str, Field]) -> Field | None:
    """Returns the list parameter that the template of a list's item refers to."""
    values = value.values() if isinstance(value, dict) else [value]
    return next((p for v in values if (p := referred(v, parameters)) and p.type.container == "list"), None)


def each(p: Field) -> Field:
    """Returns a field for one item of a list or map parameter, with the name `$0` that the item has in a closure."""
    return replace(p, name="$0", type=Type(p.type.name))


def json_of(p: Field, value: str) -> str:
    """Returns the expression that makes a JSONValue of `value`, an expression with the type of a parameter."""
    if p.type.container == "list":
        return f".array({value}.map {{ {json_of(each(p), '$0')} }})"
    if p.type.container == "map":
        return f".object({value}.mapValues {{ {json_of(each(p), '$0')} }})"
    if p.type.name == "json":
        return value
    case = {"int": "integer", "number": "number", "bool": "bool"}.get(p.type.name)
    if case:
        return f".{case}({value})"
    return f".string({value})" if p.type.name in {"string", "url"} else f".string({value}.description)"


def referred(value: Any, parameters: dict[str, Field]) -> Field | None:
    match = re.fullmatch(r"\{(\w+)\}", value) if isinstance(value, str) else None
    return parameters[match[1]] if match else None
