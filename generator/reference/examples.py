"""The example call of a method, in C and in Python, that the reference shows."""

from __future__ import annotations

import json
from typing import Any

from model import Method, Type


def c_example(method: Method) -> str:
    params = shown(method)
    arguments = ["session", *(c_literal(p.type, params[p.name]) for p in method.required if p.name in params)]
    options = {p.name: params[p.name] for p in method.optional if p.name in params}
    return f"danxi_{method.service}_{method.name}({', '.join([*arguments, json_literal(options)])});"


def call_example(method: Method) -> str:
    return f'danxi_call(session, "{method.full_name}", {json_literal(shown(method))});'


def c_literal(type: Type, value: Any) -> str:
    if type.container or isinstance(value, dict):
        return json_literal(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value, ensure_ascii=False)


def json_literal(value: Any) -> str:
    """Returns a C string literal with the JSON of a value, or NULL if the value is empty."""
    return json.dumps(json.dumps(value, ensure_ascii=False), ensure_ascii=False) if value else "NULL"


def shown(method: Method) -> dict[str, Any]:
    """Returns the parameters of the example, with "…" in place of secrets."""
    secrets = {p.name for p in method.parameters if p.secret}
    return {name: "…" if name in secrets else value for name, value in method.example.params.items()}


def python_example(method: Method) -> str:
    params = shown(method)
    arguments = [python_literal(params[p.name]) for p in method.required if p.name in params]
    arguments += [f"{p.name}={python_literal(params[p.name])}" for p in method.optional if p.name in params]
    return f"session.{method.service}.{method.name}({', '.join(arguments)})"


def python_literal(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)
