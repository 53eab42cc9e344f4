"""The table of all methods for the C tests: a caller of the C function of each method, and the example of the method."""

from __future__ import annotations

import json

from model import Field, Interface, Method

from .layout import aligned, string_literal
from .names import function

WIDTH = 120  # the line length of .clang-format
GETTERS = {"int": "int_argument", "number": "number_argument", "bool": "bool_argument"}


def header(interface: Interface) -> str:
    callers = "\n\n".join(caller(method) for method in interface.methods)
    entries = "\n".join(entry(method) for method in interface.methods)
    return f"""/* Generated from the files in interface/ by `make generate`; do not edit. */

{callers}

static const struct method methods[] = {{
{entries}
}};
"""


def caller(method: Method) -> str:
    """Returns a C function that reads the parameters of a method from a JSON object and calls the method's function with them."""
    arguments = ["session", *(getter(p) for p in method.required), "options_argument(arguments)"]
    opening = f"static danxi_result *call_{method.service}_{method.name}("
    return f"""{aligned(opening, ["danxi_session *session", "struct arguments *arguments"], WIDTH, ") {")}
{aligned(f"    return {function(method)}(", arguments, WIDTH)}
}}"""


def getter(p: Field) -> str:
    name = "json_argument" if p.type.is_json_text else GETTERS.get(p.type.name, "string_argument")
    return f'{name}(arguments, "{p.name}")'


def entry(method: Method) -> str:
    example = method.example
    fields = {
        "name": method.full_name,
        "sign_in": method.sign_in,
        "account": example.account,
        "outcome": example.outcome,
        "params": json.dumps(example.params, ensure_ascii=False),
        "sources": json.dumps(example.sources),
        "required": json.dumps([p.name for p in method.required]),
    }
    values = "".join(f"\n     .{name} = {string_literal(value)}," for name, value in fields.items())
    return f"    {{{values.lstrip()}\n     .call = call_{method.service}_{method.name}}},"
