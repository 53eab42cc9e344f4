"""The reference of the documentation site: a page for each service, and pages for errors, configuration and options of calls.

`make docs` adds the pages to those in docs/. They are not committed, so `make generate` does not use this module.
Signatures are read from the generated C headers and Python modules, so that the reference shows what programs see.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from model import Entity, Enum, Field, Interface, Method, Service, Type, load, pascal
from prose import render
from schema import operations

GROUPS = {"community": "Community", "campus": "Campus", "general": "General"}
SCALARS = {
    "time": "time (RFC 3339)",
    "date": "date (YYYY-MM-DD)",
    "time_of_day": "time of day (HH:MM)",
    "url": "URL",
    "json": "any JSON value",
}
EFFECTS = {
    "safe": "changes nothing on the server",
    "idempotent": "repeating it has no further effect",
    "once": "sent at most once, never retried",
}
SIGN_INS = {
    "none": "none",
    "community": "[community](../sign-in.md#community)",
    "campus": "[campus](../sign-in.md#campus)",
    "both": "[community](../sign-in.md#community) and [campus](../sign-in.md#campus)",
}
SCOPES = {
    "call": "any call",
    "request": "any call that sends a request",
    "sign_in": "any call that needs a sign-in",
    "campus": "any call of a campus service",
    "cache": "calls with the option `cache`",
    "method": "the methods that list it",
}


class Reference:
    """The pages, as Markdown for MkDocs with Material."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.interface: Interface = load(root)
        # The page that describes an entity or an enum, by its name.
        self.places = {enum.name: "options" for enum in self.interface.option_enums}
        for service in self.interface.services:
            self.places |= {entity.name: service.name for entity in service.entities}
            self.places |= {enum.name: service.name for enum in service.enums}

    def pages(self) -> Iterator[tuple[str, str]]:
        """Yields the path below docs/ and the Markdown of each page."""
        yield "reference/index.md", self.index()
        for service in self.interface.services:
            yield f"reference/{service.name}.md", self.service(service)
        yield "reference/errors.md", self.errors()
        yield "reference/configuration.md", self.configuration()
        yield "reference/options.md", self.options()

    def navigation(self) -> list[Any]:
        """Returns the reference's part of the navigation."""
        groups = [
            {title: [{s.title: f"reference/{s.name}.md"} for s in self.interface.services if s.group == group]}
            for group, title in GROUPS.items()
            if any(s.group == group for s in self.interface.services)
        ]
        shared = {"Errors": "errors", "Configuration": "configuration", "Options of calls": "options"}
        return ["reference/index.md", *groups, *({title: f"reference/{name}.md"} for title, name in shared.items())]

    # Pages

    def index(self) -> str:
        lines = ["# Reference", ""]
        lines += [
            "All methods, generated from the contract. `danxi_schema()` returns the same as an OpenRPC document.",
            "",
        ]
        for group, title in GROUPS.items():
            services = [s for s in self.interface.services if s.group == group]
            if services:
                lines += [f"## {title}", "", "| service | contents | methods |", "| --- | --- | --- |"]
                lines += [
                    f"| [`{s.name}`]({s.name}.md) | {self.prose(s.summary)} | {len(s.methods)} |" for s in services
                ]
                lines.append("")
        lines += ["## For all methods", "", "- [Errors](errors.md)", "- [Configuration](configuration.md)"]
        lines += ["- [Options of calls](options.md)", ""]
        return "\n".join(lines)

    def service(self, service: Service) -> str:
        signatures = PythonSignatures(self.root, service)
        lines = [f"# {service.title}", "", self.prose(service.summary), "", self.prose(service.description), ""]
        lines += [f"C: `#include <danxi/{service.name}.h>` · Python: `session.{service.name}`", ""]
        lines += [
            "Besides the errors listed here, a method can fail with the [errors of all calls](errors.md).",
            "",
        ]
        lines += ["| method | summary |", "| --- | --- |"]
        lines += [f"| [`{m.name}`](#{m.name}) | {self.prose(m.summary)} |" for m in service.methods]
        lines += ["", "## Methods", ""]
        for method in service.methods:
            lines += self.method(method, signatures)
        if service.entities:
            lines += [
                "## Entities",
                "",
                "In JSON, a field that is null is left out of its object. In Python, it is `None`.",
                "",
            ]
            for entity in service.entities:
                lines += self.entity(entity)
        if service.enums:
            lines += ["## Enums", ""]
            for enum in service.enums:
                lines += self.enum(enum)
        return "\n".join(lines)

    def errors(self) -> str:
        classes = error_classes(self.root)
        lines = [
            "# Errors",
            "",
            "[Errors and retries](../errors.md) explains what an error contains and what to do about it.",
            "",
        ]
        for error in self.interface.errors:
            lines += [f"## {error.name} {{ #{error.name} }}", "", self.prose(error.summary), ""]
            lines += [f"C: `DANXI_ERROR_{error.name.upper()}` ({error.number}) · Python: `danxi.{classes[error.name]}`"]
            lines[-1] += f" · Retryable: {'yes' if error.retryable else 'no'} · Occurs in: {SCOPES[error.scope]}"
            lines.append("")
        return "\n".join(lines)

    def configuration(self) -> str:
        lines = ["# Configuration", ""]
        lines += [
            "`danxi_session_open()` takes the configuration as one JSON object, `danxi.Session()` as a dict. All keys are"
        ]
        lines += ["optional, and null stands for the default. Unknown keys fail with `invalid_argument`.", ""]
        for section in self.interface.configuration:
            lines += [f"## {section.name} {{ #{section.name} }}", "", self.prose(section.summary), ""]
            if section.each:
                lines += [f"A member for each {section.each}, with these keys:", ""]
            lines += ["| key | type | default | meaning |", "| --- | --- | --- | --- |"]
            lines += [self.row(key) for key in section.keys] + [""]
        return "\n".join(lines)

    def options(self) -> str:
        lines = ["# Options of calls", "", "Methods take these in addition to their own parameters.", ""]
        lines += ["| option | type | default | meaning |", "| --- | --- | --- | --- |"]
        lines += [self.row(option) for option in self.interface.options]
        lines += [""]
        for enum in self.interface.option_enums:
            lines += self.enum(enum, level=2)
        return "\n".join(lines)

    # Parts

    def method(self, method: Method, signatures: PythonSignatures) -> list[str]:
        lines = [f"### {method.name} {{ #{method.name} }}", "", self.prose(method.summary), ""]
        if method.description:
            lines += [self.prose(method.description), ""]
        lines += tab("C", "c", f"{c_prototype(self.root, method)}\n\n{c_example(method)}")
        lines += tab("Python", "python", f"{signatures.of(method)}\n\n{python_example(method)}")
        lines += tab("danxi_call", "c", call_example(method))
        if method.parameters:
            lines += ["| parameter | type | default | meaning |", "| --- | --- | --- | --- |"]
            lines += [self.row(p) for p in method.parameters] + [""]
        if method.at_least_one:
            lines += [f"At least one of {', '.join(f'`{name}`' for name in method.at_least_one)} must be given.", ""]
        lines += [f"**Returns** {self.returned(method)}", ""]
        if listed := self.interface.errors_of(method):
            lines += ["| error | when |", "| --- | --- |"]
            lines += [f"| [`{e.name}`](errors.md#{e.name}) | {self.prose(text)} |" for e, text in listed] + [""]
        if method.pages:
            lines += [self.paging(method, signatures), ""]
        if method.watch:
            poll = method.name.replace("watch", "poll", 1)
            lines += [
                f"**Watching** `danxi_watch()` delivers each result whose `{method.watch.items}` is not empty. In Python,"
                f" `session.{method.service}.{method.name}()` iterates over these items, and `session.{method.service}.{poll}()` is"
                " a single call. [Watching](../watching.md) explains it.",
                "",
            ]
        sent = operations(self.interface, method)
        facts = [f"**Sign-in** {SIGN_INS[method.sign_in]}"]
        if sent:
            facts.append(f"**Effect** {EFFECTS[method.effect]}")
        if method.cache_seconds is not None:
            facts.append(f"**Cached** for {duration(method.cache_seconds)}")
        elif method.cache_rule:
            facts.append(f"**Cached** {self.prose(method.cache_rule)}")
        options = ", ".join(f"[`{o.name}`](options.md)" for o in method.options)
        facts += [f"**Options** {options}", f"**Since** {method.since}"]
        lines += [" · ".join(facts), ""]
        requests = " · ".join(f"`{operation}`" for operation in sent) or "none"
        return [*lines, f"**Requests** {requests}", ""]

    def returned(self, method: Method) -> str:
        if method.returns is None:
            return "null."
        name = self.type(method.returns)
        article = "an" if name.lstrip("[")[0] in "aeiouAEIOU" else "a"
        summary = self.prose(method.returns_summary)
        return f"{article} {name}: {summary[0].lower()}{summary[1:]}" if summary else f"{article} {name}."

    def paging(self, method: Method, signatures: PythonSignatures) -> str:
        text = "**Pages** The next page: `danxi_next_page()` in C, `continue_from` in all languages. See [Lists](../lists.md)."
        iterator = signatures.iterator_of(method)
        return f"{text} In Python, `{iterator}()` iterates over the items of all pages." if iterator else text

    def entity(self, entity: Entity) -> list[str]:
        lines = [f"### {entity.name} {{ #{entity.name} }}", "", self.prose(entity.summary), ""]
        if entity.description:
            lines += [self.prose(entity.description), ""]
        lines += ["| field | type | meaning |", "| --- | --- | --- |"]
        lines += [f"| `{f.name}` | {self.type(f.type)} | {self.meaning(f)} |" for f in entity.fields]
        return [*lines, ""]

    def enum(self, enum: Enum, level: int = 3) -> list[str]:
        lines = [f"{'#' * level} {enum.name} {{ #{enum.name} }}", "", self.prose(enum.summary), ""]
        if enum.open:
            lines += ["The enum is open: a server may send other values.", ""]
        lines += ["| value | meaning |", "| --- | --- |"]
        lines += [f"| `{value.name}` | {self.prose(value.summary)} |" for value in enum.values]
        return [*lines, ""]

    def row(self, field: Field) -> str:
        """Returns the row of a parameter, an option or a key of the configuration."""
        if field.has_default:
            default = f"`{json.dumps(field.default, ensure_ascii=False)}`"
        else:
            default = "required" if field.required else "optional"
        return (
            f"| `{field.name}` | {self.type(replace(field.type, optional=False))} | {default} | {self.meaning(field)} |"
        )

    def meaning(self, field: Field) -> str:
        return " ".join([self.prose(field.summary), *(f"{text}." for text in limits(field))])

    def type(self, type: Type) -> str:
        name = SCALARS.get(type.name, type.name)
        if type.name in self.places:
            name = f"[{type.name}]({self.places[type.name]}.md#{type.name})"
        if type.container:
            name = f"{'list' if type.container == 'list' else 'object'} of {name}"
        return f"{name} or null" if type.optional else name

    def prose(self, text: str) -> str:
        """Renders the references as links, and escapes the character that separates the cells of a table."""
        return render(text, self.reference).replace("|", "\\|").strip()

    def reference(self, kind: str, name: str) -> str:
        if kind == "error":
            return f"[`{name}`](errors.md#{name})"
        if kind == "method":
            service, _, method = name.partition(".")
            return f"[`{name}`]({service}.md#{method})"
        if kind in ("entity", "enum"):
            return f"[{name}]({self.places[name]}.md#{name})"
        if kind == "config":
            return f"[`{name}`](configuration.md#{name.partition('.')[0]})"
        return f"`{name}()`" if kind == "function" else f"`{name}`"


def limits(field: Field) -> Iterator[str]:
    """Yields the constraints of a field in words."""
    unit = f" {field.unit}" if field.unit else ""
    characters = " characters each" if field.type.container else " characters"
    ranges = [
        (field.min, field.max, unit),
        (field.min_items, field.max_items, " items"),
        (field.min_length, field.max_length, characters),
    ]
    if field.unique_items:
        yield "No duplicates"
    if field.not_blank:
        yield "Not only spaces"
    stated = False
    for least, most, of in ranges:
        if least is not None and most is not None:
            yield f"{least:,} to {most:,}{of}"
        elif least is not None:
            yield "Not empty" if (least, of) == (1, " characters") else f"At least {least:,}{of}"
        elif most is not None:
            yield f"At most {most:,}{of}"
        stated |= of == unit and (least, most) != (None, None)
    if field.unit and not stated:
        yield f"In {field.unit}"
    if field.secret:
        yield "Secret: never logged"


def duration(seconds: int) -> str:
    for size, unit in ((86_400, "day"), (3600, "hour"), (60, "minute")):
        if seconds % size == 0:
            return f"{seconds // size} {unit}{'s' if seconds > size else ''}"
    return f"{seconds} seconds"


def tab(title: str, language: str, code: str) -> list[str]:
    return [
        f'=== "{title}"',
        "",
        f"    ```{language}",
        *(f"    {line}".rstrip() for line in code.splitlines()),
        "    ```",
        "",
    ]


# C


def c_prototype(root: Path, method: Method) -> str:
    header = (root / "include" / "danxi" / f"{method.service}.h").read_text(encoding="utf-8")
    found = re.search(rf"^danxi_result \*danxi_{method.service}_{method.name}\([^;]*;", header, re.MULTILINE)
    if not found:
        raise ValueError(f"danxi/{method.service}.h does not declare {method.full_name}: run `make generate`")
    return re.sub(r"\s+", " ", found[0]).replace("(", "(\n    ").replace(", ", ",\n    ")


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
    """Returns a JSON value as a C string, or NULL for an empty one."""
    return json.dumps(json.dumps(value, ensure_ascii=False), ensure_ascii=False) if value else "NULL"


def shown(method: Method) -> dict[str, Any]:
    """Returns the parameters of the example, without secrets."""
    secrets = {p.name for p in method.parameters if p.secret}
    return {name: "…" if name in secrets else value for name, value in method.example.params.items()}


# Python


class PythonSignatures:
    """The signatures of a service's methods, read from its generated module."""

    def __init__(self, root: Path, service: Service) -> None:
        path = root / "bindings" / "python" / "danxi" / "_generated" / f"{service.name}.py"
        source = path.read_bytes()
        self.lines = source.splitlines(keepends=True)
        tree = ast.parse(source)
        name = f"{pascal(service.name)}Service"
        body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
        self.functions = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}

    def of(self, method: Method) -> str:
        function = self.functions[method.name]
        arguments = function.args
        parts = [self.argument(a, None) for a in arguments.args[1:]]
        defaults = arguments.defaults
        if defaults:
            parts[-len(defaults) :] = [
                self.argument(a, d) for a, d in zip(arguments.args[-len(defaults) :], defaults, strict=True)
            ]
        if arguments.kwonlyargs:
            parts.append("*")
            parts += [self.argument(a, d) for a, d in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)]
        returns = self.text(function.returns) if function.returns else "None"
        listed = "".join(f"    {part},\n" for part in parts)
        return f"session.{method.service}.{method.name}(\n{listed}) -> {returns}"

    def iterator_of(self, method: Method) -> str:
        """Returns the name of the method that iterates over all pages of another, or an empty string."""
        names = [f"iter_{name}" for name in (method.name, method.name.partition("_")[2])]
        return next((f"session.{method.service}.{name}" for name in names if name in self.functions), "")

    def argument(self, argument: ast.arg, default: ast.expr | None) -> str:
        text = argument.arg + (f": {self.text(argument.annotation)}" if argument.annotation else "")
        return text if default is None else f"{text} = {self.text(default)}"

    def text(self, node: ast.expr) -> str:
        # ast.get_source_segment would split the whole source each time.
        lines = self.lines[node.lineno - 1 : node.end_lineno]
        lines[-1] = lines[-1][: node.end_col_offset]
        lines[0] = lines[0][node.col_offset :]
        return b"".join(lines).decode().replace("dt.", "")


def python_example(method: Method) -> str:
    params = shown(method)
    arguments = [python_literal(params[p.name]) for p in method.required if p.name in params]
    arguments += [f"{p.name}={python_literal(params[p.name])}" for p in method.optional if p.name in params]
    return f"session.{method.service}.{method.name}({', '.join(arguments)})"


def python_literal(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


def error_classes(root: Path) -> dict[str, str]:
    """Returns the Python class of each error, by the error's name."""
    path = root / "bindings" / "python" / "danxi" / "_generated" / "errors.py"
    classes: dict[str, str] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            for statement in node.body:
                value = getattr(statement, "value", None)
                targets = getattr(statement, "targets", [getattr(statement, "target", None)])
                if isinstance(value, ast.Constant) and any(getattr(t, "id", "") == "name" for t in targets):
                    classes[str(value.value)] = node.name
    return classes
