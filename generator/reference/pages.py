"""The pages of the reference: services, errors, configuration and options of calls."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from loading import load
from model import Entity, Enum, Field, Interface, Method, Service, Type
from prose import render
from python.names import error_class, group_class
from schema import operations

from .examples import c_example, call_example, python_example
from .signatures import PythonSignatures, c_prototype
from .words import duration, limits

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
    "campus": "any call of a method with a campus sign-in",
    "cache": "calls with the option `cache`",
    "method": "only the methods that list this error",
}


class Reference:
    """The pages of the reference as Markdown, for MkDocs with the theme Material."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.interface: Interface = load(root)
        # The page that describes an entity or an enum, by the name of this type.
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
        """Returns the entries of the reference in the navigation of the site."""
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
            "These pages describe all methods, as the contract defines them. `danxi_schema()` returns the contract as an OpenRPC document.",
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
        lines = ["---", f"tags: {json.dumps(tags(service), ensure_ascii=False)}", "---", ""]
        lines += [f"# {service.title}", "", self.prose(service.summary), "", self.prose(service.description), ""]
        lines += [f"C: `#include <danxi/{service.name}.h>` · Python: `session.{service.name}`", ""]
        lines += keywords(service)
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
        lines = [
            "# Errors",
            "",
            "[Errors and retries](../errors.md) explains what an error contains and what to do about it.",
            "",
        ]
        bases = {group.name: group_class(group) for group in self.interface.error_groups}
        lines += ["| group in Python | meaning | errors |", "| --- | --- | --- |"]
        for group in self.interface.error_groups:
            listed = ", ".join(f"[`{e.name}`](#{e.name})" for e in self.interface.errors if e.group == group.name)
            lines.append(f"| `danxi.{bases[group.name]}` | {self.prose(group.summary)} | {listed} |")
        lines.append("")
        for error in self.interface.errors:
            lines += [f"## {error.name} {{ #{error.name} }}", "", self.prose(error.summary), ""]
            lines += [f"C: `DANXI_ERROR_{error.name.upper()}` ({error.number}) · Python: `danxi.{error_class(error)}`"]
            lines[-1] += f", a `danxi.{bases[error.group]}`"
            lines[-1] += f" · Retryable: {'yes' if error.retryable else 'no'} · Occurs in: {SCOPES[error.scope]}"
            lines.append("")
        return "\n".join(lines)

    def configuration(self) -> str:
        lines = ["# Configuration", ""]
        lines += [
            "`danxi_session_open()` takes the configuration as one JSON object, `danxi.Session()` as a dict. All keys"
        ]
        lines += [
            "except required ones are optional: null stands for the default. Unknown keys fail with `invalid_argument`.",
            "",
        ]
        for section in self.interface.configuration:
            lines += [f"## {section.name} {{ #{section.name} }}", "", self.prose(section.summary), ""]
            if section.each:
                lines += [f"A member for each {section.each}, with these keys:", ""]
            lines += ["| key | type | default | meaning |", "| --- | --- | --- | --- |"]
            lines += [self.row(key) for key in section.keys] + [""]
        return "\n".join(lines)

    def options(self) -> str:
        lines = ["# Options of calls", "", "Methods take these options in addition to their own parameters.", ""]
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
        lines += keywords(method)
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
                " a single call. See [Watching](../watching.md).",
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
        if entity.needs:
            needed = [" or ".join(f"`{name}`" for name in names) for names in entity.needs]
            lines += [
                f"A row needs {'; '.join(needed)}. Without that, it is [left out](../errors.md#skipped-rows).",
                "",
            ]
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
        """Returns the text with its references replaced by links, and with `|` escaped, which separates the cells of a table."""
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


def tags(service: Service) -> list[str]:
    """Returns the keywords, and the plural of each English noun. The search ranks them before titles and texts, and knows no grammar."""
    plurals = [f"{word}s" for word in service.keywords if re.fullmatch(r"[A-Za-z]+[a-rt-xz]", word)]
    return [*service.keywords, *plurals]


def keywords(described: Service | Method) -> list[str]:
    """Returns the words by which people look for a service or a method, for the search of the site."""
    return [f"*Keywords: {', '.join(described.keywords)}*{{ .keywords }}", ""] if described.keywords else []


def tab(title: str, language: str, code: str) -> list[str]:
    return [
        f'=== "{title}"',
        "",
        f"    ```{language}",
        *(f"    {line}".rstrip() for line in code.splitlines()),
        "    ```",
        "",
    ]
