"""The example call of a method that its C documentation shows."""

from __future__ import annotations

from typing import Any

from model import Field, Method

from .layout import WIDTH, json_literal, string_literal
from .names import function


def call(method: Method) -> list[str]:
    """Returns the lines of a statement that calls the C function of the method with the parameters of its example."""
    given = method.example.params
    required = {p.name for p in method.required}
    options = {name: value for name, value in given.items() if name not in required}
    arguments = ["session", *(argument(p, given[p.name]) for p in method.required)]
    arguments.append(json_literal(options) if options else "NULL")
    return wrapped_call(f"danxi_result *result = {function(method)}(", arguments)


def argument(parameter: Field, value: Any) -> str:
    if parameter.type.is_json_text:
        return json_literal(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    return string_literal(value) if isinstance(value, str) else str(value)


def wrapped_call(opening: str, arguments: list[str]) -> list[str]:
    lines = [opening]
    for index, each in enumerate(arguments):
        text = each + (", " if index < len(arguments) - 1 else ");")
        if len(lines[-1]) + len(text.rstrip()) > WIDTH - 8 and lines[-1] != opening:
            lines[-1] = lines[-1].rstrip()
            lines.append("    ")
        lines[-1] += text
    return lines
