"""The Python package's parts: the exception classes, one module a service, the sessions' service properties and the version."""

import re
import textwrap

from model import pascal
from prose import render
from text import banner, comment

PACKAGE = "bindings/python/danxi"
TYPES = {"int": "int", "number": "float", "bool": "bool", "string": "str", "time": "Timestamp", "date": "str", "time_of_day": "str", "url": "str"}
ACRONYMS = {"Json": "JSON", "Tls": "TLS"}
WIDTH = 110

# What the table says in the words of the C interface, in those of the package.
WORDING = {
    "danxi_schema()": "`danxi.schema()`",
    "danxi_task_cancel ended the call": "The call was cancelled",
    "`retry_after_ms`": "`retry_after`",
    "Default: false": "Default: False",
}


ENUMS = {}


def outputs(interface):
    ENUMS.update({e.name: e.names for e in interface.enums})
    TYPES.update(dict.fromkeys(ENUMS, "str"))
    classes = {e.name: error_class(e) for e in interface.errors}
    yield f"{PACKAGE}/_version.py", version(interface)
    yield f"{PACKAGE}/errors.py", errors(interface, classes)
    yield f"{PACKAGE}/_services.py", services(interface)
    for service in interface.services:
        yield f"{PACKAGE}/{service.name}.py", Module(interface, service, classes).text()


def version(interface):
    return f"""{banner("interface/interface.toml", "#")}
__version__ = "{interface.version}"
"""


# Documentation


def docstring(indent, text, *sections):
    """A docstring; a section is a title and lines, which are laid out with a hanging indent."""
    parts = [comment(text, indent, WIDTH)]
    for title, lines in sections:
        hanging = indent + " " * 4
        body = [textwrap.fill(" ".join(line.split()), WIDTH, initial_indent=hanging, subsequent_indent=hanging + " " * 4,
                              break_long_words=False, break_on_hyphens=False) for line in lines]  # fmt: skip
        parts.append("\n".join([f"{indent}{title}:", *body]))
    joined = "\n\n".join(parts)
    opened = f'{indent}"""{joined[len(indent) :]}'
    return f'{opened}\n{indent}"""' if "\n" in joined else f'{opened}"""'


def whole(described):
    return described.summary + ("\n\n" + described.description if described.description else "")


def prose(text, classes):
    """The table's text with the package's names."""
    for words, replacement in WORDING.items():
        text = text.replace(words, replacement)
    return render(text, lambda kind, name: f"`{classes.get(name, name) if kind == 'error' else name}`")


# Errors


def error_class(e):
    name = pascal(e.name)
    for word, acronym in ACRONYMS.items():
        name = name.replace(word, acronym)
    return name + "Error"


def errors(interface, classes):
    definitions = "\n\n\n".join(
        f"""class {classes[e.name]}(Error):
{docstring("    ", prose(e.summary, classes))}

    code = {e.value}
    name = "{e.name}"
    retryable = {e.retryable}"""
        for e in interface.errors
    )
    exported = "\n".join(f'    "{name}",' for name in ["Error", *classes.values()])
    numbered = "\n".join(f"    {e.value}: {classes[e.name]}," for e in interface.errors)
    return f"""{banner("interface/errors.toml", "#")}
\"\"\"The exceptions: `Error`, and below it a class for each reason why a call can fail.\"\"\"

from ._error import Error

__all__ = [
{exported}
]


{definitions}


BY_CODE = {{
{numbered}
}}
"""


# The sessions' properties


def services(interface):
    modules = [s.name for s in interface.services]
    imports = "\n".join(f"from .{s.name} import {', '.join(sorted(service_classes(s)))}" for s in interface.services)
    exported = "\n".join(f'    "{name}",' for name in modules)
    return f"""{banner("interface/*.toml", "#")}
\"\"\"The services as properties of the sessions.\"\"\"

from __future__ import annotations

from typing import Any

from . import {", ".join(modules)}
{imports}

__all__ = [
{exported}
]


{service_properties(interface, "")}


{service_properties(interface, "Async")}
"""


def service_classes(service):
    return [f"{pascal(service.name)}Service", f"Async{pascal(service.name)}Service"]


def service_properties(interface, prefix):
    properties = "\n\n".join(
        f"""    @property
    def {s.name}(self: Any) -> {prefix}{pascal(s.name)}Service:
{docstring("        ", whole(s))}
        return {prefix}{pascal(s.name)}Service(self)"""
        for s in interface.services
    )
    return f"""class {prefix}Services:
    \"\"\"The services of `{prefix}Session`.\"\"\"

    __slots__ = ()

{properties}"""


# A service


class Module:
    """The module of one service: its entities, and its methods for both kinds of session."""

    def __init__(self, interface, service, classes):
        self.service = service
        self.homes = {e.name: s.name for s in interface.services for e in s.entities}
        self.errors = {e.name: e for e in interface.errors}
        self.classes = classes

    def text(self):
        s = self.service
        names = [e.name for e in s.entities] + service_classes(s)
        exported = "\n".join(f'    "{name}",' for name in names)
        parts = [self.entity(e) for e in s.entities] + [self.service_class(False), self.service_class(True)]
        definitions = "\n\n\n".join(parts)
        return f"""{banner(f"interface/{s.name}.toml", "#")}
{docstring("", whole(s))}

from __future__ import annotations

{self.imports()}

__all__ = [
{exported}
]


{definitions}
"""

    def imports(self):
        s = self.service
        own = [e.name for e in s.entities]
        fields = [f for e in s.entities for f in e.fields]
        parameters = [p for m in s.methods for p in m.parameters + m.options]
        typing = ["TYPE_CHECKING", "Any"] + ["Literal"] * any(p.type.name in ENUMS for p in parameters)
        abstract = ["Mapping"] * any((not p.type.is_scalar and p.type.name not in ENUMS) for p in parameters) + ["Sequence"] * any(
            p.type.container == "list" for p in parameters
        )
        lines = [f"from collections.abc import {', '.join(abstract)}"] * bool(abstract)
        lines.append("from dataclasses import dataclass")
        if any(p.type.name == "time" for p in parameters):
            lines.append("from datetime import datetime")
        lines.append(f"from typing import {', '.join(typing)}\n")
        foreign = {p.type.name for p in parameters if (not p.type.is_scalar and p.type.name not in ENUMS) and p.type.name not in own}
        local = ["from ._timestamp import Timestamp"] * any(f.type.name == "time" for f in fields)
        local += [f"from .{self.homes[name]} import {name}" for name in sorted(foreign)]
        if local:
            lines.append("\n".join(local) + "\n")
        lines.append("if TYPE_CHECKING:\n    from ._session import AsyncSession, Session")
        return "\n".join(lines)

    # Entities

    def entity(self, e):
        described = [f"{f.name}: {prose(f.summary, self.classes)}" for f in e.fields]
        fields = "\n".join(
            f"    {f.name}: {field_type(f.type)}\n{docstring('    ', prose(f.summary, self.classes))}" for f in e.fields
        )
        decoded = "\n".join(f"            {f.name}={decoded_field(f)}," for f in e.fields)
        return f"""@dataclass(frozen=True, slots=True, kw_only=True)
class {e.name}:
{docstring("    ", prose(e.summary, self.classes), ("Attributes", described))}

{fields}

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> {e.name}:
        return cls(
{decoded}
        )"""

    # Methods

    def service_class(self, is_async):
        s = self.service
        prefix = "Async" if is_async else ""
        methods = "\n\n".join(self.method(m, is_async) for m in s.methods)
        return f"""class {prefix}{pascal(s.name)}Service:
{docstring("    ", whole(s) + chr(10) * 2 + f"It is the `{s.name}` of a `danxi.{prefix}Session`.")}

    __slots__ = ("_session",)

    def __init__(self, session: {prefix}Session) -> None:
        self._session = session

{methods}"""

    def method(self, m, is_async):
        parameters = ["self"] + [f"{p.name}: {parameter_type(p)}" for p in m.required] + ["*"]
        parameters += [f"{p.name}: {parameter_type(p)} = None" for p in m.optional + m.options]
        arguments = [f'"{m.full_name}"'] + [f"{p.name}={p.name}" for p in m.parameters + m.options]
        call = f"{'await ' if is_async else ''}self._session.call"
        signature = laid_out(
            f"    {'async ' if is_async else ''}def {m.name}", parameters, f" -> {returned_type(m.returns)}:"
        )
        if m.returns is None:
            body = laid_out(f"        {call}", arguments, "")
        else:
            body = (
                laid_out(f"        value = {call}", arguments, "") + f"\n        return {decoded(m.returns, 'value')}"
            )
        return f"{signature}\n{self.documentation(m)}\n{body}"

    def documentation(self, m):
        described = [f"{p.name}: {prose(p.summary, self.classes)}" for p in m.parameters + m.options]
        named = m.errors
        raised = [
            f"{self.classes[name]}: {prose(self.errors[name].summary, self.classes)}"
            for name in named
            if name in self.errors
        ]
        raised.append(f"Error: {'Anything else' if raised else 'Anything'} that a call can meet; see `danxi.errors`.")
        return docstring(
            " " * 8, prose(whole(m), self.classes), ("Args", described), ("Raises", raised), ("Source", ["; ".join(m.operations)])
        )


def laid_out(head, arguments, tail):
    """A signature or a call, on one line where it fits."""
    line = f"{head}({', '.join(arguments)}){tail}"
    if len(line) <= WIDTH:
        return line
    indent = " " * (len(head) - len(head.lstrip()))
    return "\n".join([f"{head}(", *(f"{indent}    {a}," for a in arguments), f"{indent}){tail}"])


def field_type(type):
    name = TYPES.get(type.name, type.name)
    name = {"list": f"tuple[{name}, ...]", "map": f"dict[str, {name}]"}.get(type.container, name)
    return f"{name} | None = None" if type.optional else name


def parameter_type(p):
    name = "str | datetime" if p.type.name == "time" else TYPES.get(p.type.name, f"{p.type.name} | Mapping[str, Any]")
    if p.type.name in ENUMS:
        name = f"Literal[{', '.join(chr(34) + v + chr(34) for v in ENUMS[p.type.name])}]"
    if p.type.container == "list":
        name = f"Sequence[{name}]"
    return f"{name} | None" if not p.required else name


def returned_type(type):
    if type is None:
        return "None"
    name = TYPES.get(type.name, type.name)
    return {"list": f"list[{name}]", "map": f"dict[str, {name}]"}.get(type.container, name)


def decoded_field(f):
    if not f.type.optional:
        value = f'json["{f.name}"]'
        return f"tuple({decoded(f.type, value)})" if f.type.container == "list" else decoded(f.type, value)
    value = f'json.get("{f.name}")'
    if decoded(f.type, value) == value and f.type.container != "list":
        return value
    present = f"tuple({decoded(f.type, 'value')})" if f.type.container == "list" else decoded(f.type, "value")
    return f"None if (value := {value}) is None else {present}"


def decoded(type, value):
    """The expression that makes the typed value of a JSON value; of a list, a list."""
    convert = "Timestamp({})" if type.name == "time" else "{}" if type.name in TYPES else type.name + "._from_json({})"
    if convert == "{}":
        return value
    if type.container == "list":
        return f"[{convert.format('item')} for item in {value}]"
    if type.container == "map":
        return f"{{key: {convert.format('item')} for key, item in {value}.items()}}"
    return convert.format(value)
