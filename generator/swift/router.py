"""The generated router of a service: a function for each plain request, which returns the request as a value."""

from __future__ import annotations

import re

from model import Field, Method, Service
from text import banner, comment, laid_out

from .names import function, label, string, swift_name, swift_type
from .requests import EFFECTS, documentation, parameter, payload, query

# The functions of RoutePath that encode a parameter in a path. They refuse values that would lead the request to another path.
PARTS = {"": "segment", "+": "path"}


def router(service: Service) -> str:
    name = swift_name(service)
    functions = "\n\n".join(route(name, m) for m in service.methods if m.request)
    return f"""{banner(f"interface/{service.name}.toml", "//")}
import Calendar
import Errors
import HTTP
import JSON
import Networking

{comment(f"The requests of the service `{service.name}` as values. `{name}Client` sends them.", "/// ")}
package enum {name}Router {{
{functions}
}}
"""


def route(name: str, m: Method) -> str:
    assert m.request
    parameters = {p.name: p for p in m.parameters}
    statements: list[str] = []
    arguments = [f".{m.request.method.lower()}", path(m.request.path, parameters)]
    if m.request.query:
        arguments.append(f"query: {query(m.request.query, parameters, statements)}")
    if m.request.body is not None:
        arguments.append(f"payload: .object({payload(m.request.body, parameters, statements)})")
    if m.request.accept:
        arguments.append(f"accept: {string(m.request.accept)}")
    if EFFECTS[m.request.method] != m.effect:
        arguments.append(f"effect: .{m.effect}")
    value = swift_type(m.returns) if m.returns else "NoContent"
    labels = [parameter(p) for p in m.parameters]
    result = f"{name}Request<{value}>"
    signature = laid_out(
        f"    package static func {function(m)}", labels, f" throws(DanXiError) -> {result} {{", " " * 4
    )
    body = "".join(f"        {statement}\n" for statement in statements)
    made = laid_out(f"        {'return ' if statements else ''}{name}Request", arguments, "", " " * 8)
    return f"{documentation(m)}\n{signature}\n{body}{made}\n    }}"


def path(template: str, parameters: dict[str, Field]) -> str:
    def value(match: re.Match[str]) -> str:
        p = parameters[match[2]]
        if p.type.name != "string":
            return f"\\({label(p)})"
        part = "repository" if p.name == "repository" else PARTS[match[1]]
        return f"\\(try RoutePath.{part}({label(p)}))"

    return '"' + re.sub(r"\{(\+?)(\w+)\}", value, template) + '"'
