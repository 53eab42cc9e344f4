"""The module of one service: its enums, its entities, and its methods for a `Session`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace

from model import STREAM_ONLY, Entity, Enum, Field, Interface, Method, Pages, Service, Watch
from text import banner

from .docs import Docs, docstring, literal
from .exports import own_names
from .layout import exported, import_line, laid_out
from .names import Types, identifier, iterator_name, method_name, service_class


class Module:
    # The prefix of the class names of iterators and watches: "Async" in the module for an `AsyncSession`.
    prefix = ""

    def __init__(self, interface: Interface, service: Service) -> None:
        self.interface = interface
        self.service = service
        self.docs = Docs(interface)
        self.types = Types(interface)

    def text(self) -> str:
        s = self.service
        parts = [self.entity(e) for e in s.entities] + [self.service_class()]
        definitions = "\n\n\n".join(parts)
        enums = "".join(f"{enum_alias(self.docs, e)}\n\n" for e in s.enums)
        return f"""{banner(f"interface/{s.name}.toml", "#")}
{docstring("", [self.docs.prose(s.summary), self.docs.prose(s.description)])}

from __future__ import annotations

{self.imports(enums + definitions, import_line(".._service", ["Service"]))}

{exported([*own_names(s), service_class(s, False)])}

{enums}
{definitions}
"""

    def imports(self, code: str, *others: str) -> str:
        """Returns the import statements that `code` needs, and the relative imports `others`."""

        def used(names: list[str]) -> list[str]:
            return [name for name in names if re.search(rf"\b{name}\b", code)]

        lines = ["import datetime as dt"] if re.search(r"\bdt\.", code) else []
        abstract = ["Callable", "Mapping", "Sequence"]
        if names := [name for name in abstract if re.search(rf"\b{name}\[", code)]:
            lines.append(import_line("collections.abc", names))
        if "MappingProxyType" in code:
            lines.append("from types import MappingProxyType")
        if names := [name for name in ("Any", "Literal") if re.search(rf"\b{name}(?:[],[]| \||$)", code, re.MULTILINE)]:
            lines.append(import_line("typing", names))
        return "\n".join([*lines, "", *self.relative_imports(used, others)]).strip()

    def relative_imports(self, used: Callable[[list[str]], list[str]], others: Iterable[str]) -> list[str]:
        wanted = {
            ".._entity": ["Entity", "ListOf", "dict_of"],
            ".._pages": [f"{self.prefix}Items"],
            ".._time": ["Timestamp", "parse_date", "parse_time_of_day"],
            ".._watch": [f"{self.prefix}Watch"],
            **{f".{module}": names for module, names in self.foreign()},
        }
        found = [import_line(module, names) for module, each in wanted.items() if (names := used(each))]
        return sorted([*found, *others], key=lambda line: line.split()[1])

    def foreign(self) -> list[tuple[str, list[str]]]:
        """Returns the entities and enums that this service uses and other modules define, by module."""
        homes = {enum.name: "options" for enum in self.interface.option_enums}
        for s in self.interface.services:
            if s.name != self.service.name:
                homes |= {enum.name: s.name for enum in s.enums} | {entity.name: s.name for entity in s.entities}
        fields = [f for e in self.service.entities for f in e.fields]
        parameters = [p for m in self.service.methods for p in m.parameters + m.options]
        names = {f.type.name for f in fields + parameters}
        names |= {m.returns.name for m in self.service.methods if m.returns}
        found: dict[str, list[str]] = {}
        for name in sorted(names & set(homes)):
            found.setdefault(homes[name], []).append(name)
        return sorted(found.items())

    # Entities

    def entity(self, e: Entity) -> str:
        described = [f"{identifier(f.name)}: {self.docs.field(f)}" for f in e.fields]
        fields = "\n".join(self.entity_field(f) for f in e.fields)
        parts = [f"class {e.name}(Entity):"]
        summary = [self.docs.prose(e.summary), self.docs.prose(e.description)]
        parts.append(docstring("    ", summary, ("Attributes", described)))
        parts.append(f"\n{fields}")
        if secrets := [literal(identifier(f.name)) for f in e.fields if f.secret]:
            parts.append(f"\n    _secrets = frozenset({{{', '.join(secrets)}}})")
        if e.shown:
            paths = [literal(".".join(map(identifier, path.split(".")))) for path in e.shown]
            parts.append("\n" + laid_out("    _shown = ", paths, "", "[]"))
        return "\n".join([*parts, "", *self.filling(e)])

    def entity_field(self, f: Field) -> str:
        default = " = None" if f.type.optional else ""
        declared = f"    {identifier(f.name)}: {self.types.field(f.type)}{default}"
        return f"{declared}\n{docstring('    ', [self.docs.prose(f.summary)])}"

    def filling(self, e: Entity) -> list[str]:
        """Returns the lines of the function that sets all fields of an entity. It has no loop, because that would take twice as long."""
        lines = ["    def _fill(self: Any, value: Mapping[str, Any]) -> bool:"]
        if any(f.type.optional for f in e.fields):
            lines.append("        get = value.get")
        lines += [f"        self.{identifier(f.name)} = {self.filled(f)}" for f in e.fields]
        # A conversion fails if the value is None.
        checked = [f for f in e.fields if not f.type.optional and not self.conversion(f, "")]
        conditions = "\n            or ".join(f"self.{identifier(f.name)} is None" for f in checked)
        return [
            *lines,
            f"        return not (\n            {conditions}\n        )" if checked else "        return True",
        ]

    def filled(self, f: Field) -> str:
        """Returns the expression for the value of a field."""
        key = literal(f.name)
        if not f.type.optional:
            return self.conversion(f, f"value[{key}]") or f"value[{key}]"
        conversion = self.conversion(f, "item")
        return f"None if (item := get({key})) is None else {conversion}" if conversion else f"get({key})"

    def conversion(self, f: Field, value: str) -> str:
        """Returns the expression that converts the JSON value of a field, or an empty string if the value needs no conversion."""
        convert = self.types.converter(f.type)
        if f.type.container == "list":
            return f"tuple([{convert}(each) for each in {value}])" if convert else f"tuple({value})"
        if f.type.container == "map":
            converted = f"{{key: {convert}(each) for key, each in {value}.items()}}"
            return f"MappingProxyType({converted if convert else value})"
        return f"{convert}({value})" if convert else ""

    # Methods

    def service_class(self) -> str:
        s = self.service
        methods = "\n\n".join([*map(self.method, s.methods), *self.iterators()])
        summary = f"{self.docs.prose(s.summary)} The class of the property `{s.name}` of `danxi.Session`."
        return f"""class {service_class(s, False)}(Service):
{docstring("    ", [summary])}

    __slots__ = ()

{methods}"""

    def method(self, m: Method) -> str:
        arguments = [f'"{p.name}": {identifier(p.name)}' for p in self.taken(m)]
        return f"{self.declaration(m, 'def')}\n{self.documentation(m)}\n{self.body(m, arguments)}"

    def declaration(self, m: Method, keyword: str) -> str:
        result = f" -> {self.types.result(m.returns)}:"
        return laid_out(f"    {keyword} {method_name(m)}", self.signature(self.taken(m)), result)

    def taken(self, m: Method) -> list[Field]:
        """Returns the parameters of the function that calls a method once: all except those that only a stream uses."""
        return [p for p in m.parameters + m.options if not (m.watch and p.name in STREAM_ONLY)]

    def signature(self, parameters: list[Field]) -> list[str]:
        required = [f"{identifier(p.name)}: {self.types.parameter(p.type)}" for p in parameters if p.required]
        return ["self", *required, "*", *(self.optional(p) for p in parameters if not p.required)]

    def body(self, m: Method, arguments: list[str]) -> str:
        sent = laid_out("        params = ", arguments, "", "{}")
        convert = self.types.converter(m.returns) if m.returns else ""
        if m.returns and m.returns.container and convert:
            convert = f"{'ListOf' if m.returns.container == 'list' else 'dict_of'}({convert})"
        function = "_call" if m.returns else "_execute"
        return f"{sent}\n{laid_out(f'        return self.{function}', [literal(m.full_name), 'params', *filter(None, [convert])], '')}"

    def optional(self, p: Field) -> str:
        accepted = self.types.parameter(p.type)
        return f"{identifier(p.name)}: {accepted} = {literal(p.default)}"

    def documentation(self, m: Method) -> str:
        arguments = [f"{identifier(p.name)}: {self.docs.field(p)}" for p in self.taken(m)]
        return docstring(
            " " * 8,
            [self.docs.prose(m.summary), self.docs.prose(m.description), self.docs.notes(m)],
            ("Args", arguments),
            ("Returns", self.docs.returned(m, self.types.result(m.returns))),
            ("Raises", self.docs.raised(m)),
            ("HTTP", self.docs.operations(m)),
            ("Since", [m.since]),
            ("Example", [self.example(m)]),
        )

    def example(self, m: Method) -> str:
        return f"session.{m.service}.{method_name(m)}({self.example_arguments(m)})"

    def example_arguments(self, m: Method) -> str:
        params = m.example.params
        arguments = [literal(params[p.name]) for p in m.required]
        arguments += [f"{identifier(p.name)}={literal(params[p.name])}" for p in m.optional if p.name in params]
        return ", ".join(arguments)

    # Streams

    def iterators(self) -> list[str]:
        """Returns the functions that return iterators over the items of all pages of a list, or over the items of a watch."""
        listed = [self.iterator(m) for m in self.service.methods if m.pages]
        return listed + [self.watch(m, m.watch) for m in self.service.methods if m.watch]

    def watch(self, m: Method, watch: Watch) -> str:
        item = self.item_type(m, watch.items)
        name = f"{self.prefix}Watch"
        parameters = m.parameters + m.options
        signature = laid_out(f"    def {identifier(m.name)}", self.signature(parameters), f" -> {name}[{item}]:")
        sent = laid_out("        params = ", [f'"{p.name}": {identifier(p.name)}' for p in parameters], "", "{}")
        convert = self.types.converter(m.returns) if m.returns else ""
        returned = (
            f'        return {name}(self._watch("{m.full_name}", params), {convert}, "{identifier(watch.items)}")'
        )
        text = [
            f"Iterates over the new items that `{method_name(m)}` returns, and waits for further ones.",
            "Temporary failures are retried. Watches of one session with the same parameters share their requests.",
        ]
        described = [f"{identifier(p.name)}: {self.docs.field(p)}" for p in parameters]
        iterator = f"{'async ' if self.prefix else ''}for item in session.{m.service}.{identifier(m.name)}({self.example_arguments(m)}):"
        documentation = docstring(
            " " * 8, text, ("Args", described), ("Since", [m.since]), ("Example", [f"{iterator} print(item)"])
        )
        return f"{signature}\n{documentation}\n{sent}\n{returned}"

    # Lists of several pages

    def iterator(self, m: Method) -> str:
        assert m.pages and m.returns
        item = self.item_type(m, m.pages.items)
        paged = next(p for p in m.parameters if p.name == m.pages.parameter)
        required = [p for p in m.required if p is not paged]
        parameters = ["self", *(f"{identifier(p.name)}: {self.types.parameter(p.type)}" for p in required), "*"]
        if paged.required:
            parameters.append(f"{identifier(paged.name)}: {self.types.parameter(paged.type)} = {paged.min or 0}")
        parameters += [self.optional(p) for p in m.optional + m.options]
        # Only a request that changes nothing may be sent before its result is needed.
        is_safe = m.effect == "safe"
        if is_safe:
            parameters.append("read_ahead: bool = True")
        kind = f"{self.prefix}Items"
        signature = laid_out(f"    def {iterator_name(m)}", parameters, f" -> {kind}[{item}]:")
        params = [f'"{p.name}": {identifier(p.name)}' for p in m.parameters + m.options]
        body = laid_out("        params = ", params, "", "{}")
        ahead = "self._read_ahead if read_ahead else None" if is_safe else "None"
        made = ["self._run", ahead, literal(m.full_name), "params", self.item_converter(m, m.pages) or "None"]
        if m.pages.items:
            made.append(literal(m.pages.items))
        returned = laid_out(f"        return {kind}", made, "")
        text = [
            f"Iterates over the items of all pages of `{identifier(m.name)}`, starting at `{identifier(paged.name)}`.",
            f"Each page is requested when its first item is needed. The parameters and errors are those of `{identifier(m.name)}`. The "
            "iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.",
        ]
        if is_safe:
            text.append(
                f"With `read_ahead`, from the second page on, the next page is requested while the program uses a page: see `danxi.{kind}`."
            )
        if m.pages.overlap_ms:
            largest = next(p for p in m.parameters if p.name == "size").max
            text.append(
                f"If more than {largest} items have exactly the same time, the server shows only {largest} of them."
            )
        return f"{signature}\n{docstring(' ' * 8, text)}\n{body}\n{returned}"

    def item_converter(self, m: Method, pages: Pages) -> str:
        """Returns the name of the function that converts an item of a list, or an empty string if items need no conversion."""
        assert m.returns
        return self.types.converter(self.list_field(m, pages.items).type if pages.items else m.returns)

    def list_field(self, m: Method, items: str) -> Field:
        """Returns the field `items` of the result, which holds the list."""
        assert m.returns
        entity = self.interface.entity(m.returns.name)
        assert entity
        return next(f for f in entity.fields if f.name == items)

    def item_type(self, m: Method, items: str) -> str:
        """Returns the type of the items of a list, which is the field `items` of the result or, if `items` is empty, the result."""
        assert m.returns
        listed = self.list_field(m, items).type if items else m.returns
        return self.types.result(replace(listed, optional=False))[len("list[") : -1]


def enum_alias(docs: Docs, e: Enum) -> str:
    values = laid_out(f"{e.name} = Literal", [literal(v.name) for v in e.values], "", "[]")
    return f"{values}\n{docstring('', [docs.prose(e.summary), docs.described_values(e)])}"
