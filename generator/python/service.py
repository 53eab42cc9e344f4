"""The module of one service: its enums, its entities, and its methods for both kinds of session."""

from __future__ import annotations

import re

from model import Entity, Enum, Field, Interface, Method, Pages, Service
from text import banner

from .docs import Docs, docstring, literal
from .exports import own_names
from .layout import exported, import_line, laid_out
from .names import Types, identifier, iterator_name, service_class


class Module:
    def __init__(self, interface: Interface, service: Service) -> None:
        self.interface = interface
        self.service = service
        self.docs = Docs(interface)
        self.types = Types(interface)

    def text(self) -> str:
        s = self.service
        parts = [self.entity(e) for e in s.entities] + [self.service_class(False), self.service_class(True)]
        definitions = "\n\n\n".join(parts)
        enums = "".join(f"{enum_alias(self.docs, e)}\n\n" for e in s.enums)
        return f"""{banner(f"interface/{s.name}.toml", "#")}
{docstring("", [self.docs.prose(s.summary), self.docs.prose(s.description)])}

from __future__ import annotations

{self.imports(enums + definitions)}

{exported(own_names(s))}

{enums}
{definitions}
"""

    def imports(self, code: str) -> str:
        """Returns the import statements that the code needs."""

        def used(names: list[str]) -> list[str]:
            return [name for name in names if re.search(rf"\b{name}\b", code)]

        lines = ["import datetime as dt"] if re.search(r"\bdt\.", code) else []
        abstract = ["AsyncIterator", "Callable", "Iterator", "Mapping", "Sequence"]
        if names := [name for name in abstract if re.search(rf"\b{name}\[", code)]:
            lines.append(import_line("collections.abc", names))
        if "MappingProxyType" in code:
            lines.append("from types import MappingProxyType")
        if names := [name for name in ("Any", "Literal") if re.search(rf"\b{name}(?:[],[]| \||$)", code, re.MULTILINE)]:
            lines.append(import_line("typing", names))
        lines.append("")
        helpers = used(["Entity", "mapping_of", "tuple_of"])
        if self.service.entities:
            lines.append(import_line(".._entity", helpers))
        if names := used(["Pages", "by_cursor", "by_offset", "by_page", "iterate", "iterate_async"]):
            lines.append(import_line(".._pages", names))
        lines.append(import_line(".._service", ["AsyncService", "Service"]))
        if names := used(["Timestamp", "parse_date", "parse_time_of_day"]):
            lines.append(import_line(".._time", names))
        for module, names in self.foreign():
            lines.append(import_line(f".{module}", names))
        return "\n".join(lines).strip()

    def foreign(self) -> list[tuple[str, list[str]]]:
        """Returns the entities and enums of other modules that the methods use."""
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
        if decoders := [f'"{identifier(f.name)}": {d}' for f in e.fields if (d := self.decoder(f))]:
            parts.append("\n    @classmethod")
            parts.append("    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:")
            parts.append(laid_out("        return ", decoders, "", "{}"))
        return "\n".join(parts)

    def entity_field(self, f: Field) -> str:
        default = " = None" if f.type.optional else ""
        declared = f"    {identifier(f.name)}: {self.types.field(f.type)}{default}"
        return f"{declared}\n{docstring('    ', [self.docs.prose(f.summary)])}"

    def decoder(self, f: Field) -> str:
        convert = self.types.converter(f.type)
        if f.type.container == "list":
            return f"tuple_of({convert})" if convert else "tuple"
        if f.type.container == "map":
            return f"mapping_of({convert})" if convert else "MappingProxyType"
        return convert

    # Methods

    def service_class(self, is_async: bool) -> str:
        s = self.service
        methods = "\n\n".join(self.method(m, is_async) for m in s.methods)
        iterators = "".join(f"\n\n{self.iterator(m, is_async)}" for m in s.methods if m.pages)
        summary = f"{self.docs.prose(s.summary)} It is the property `{s.name}` of `danxi.{'Async' if is_async else ''}Session`."
        return f"""class {service_class(s, is_async)}({"Async" if is_async else ""}Service):
{docstring("    ", [summary])}

    __slots__ = ()

{methods}{iterators}"""

    def method(self, m: Method, is_async: bool) -> str:
        parameters = ["self", *(f"{identifier(p.name)}: {self.types.parameter(p.type)}" for p in m.required), "*"]
        parameters += [self.optional(p) for p in m.optional + m.options]
        arguments = [f'"{p.name}": {identifier(p.name)}' for p in m.parameters + m.options]
        keyword = "async def" if is_async else "def"
        signature = laid_out(f"    {keyword} {identifier(m.name)}", parameters, f" -> {self.types.result(m.returns)}:")
        return f"{signature}\n{self.documentation(m, is_async)}\n{self.body(m, arguments, is_async)}"

    def body(self, m: Method, arguments: list[str], is_async: bool) -> str:
        call = f"{'await ' if is_async else ''}self._call"
        sent = laid_out("        params = ", arguments, "", "{}")
        called = f'{call}("{m.full_name}", params)'
        if m.returns is None:
            return f"{sent}\n        {called}"
        convert = self.types.converter(m.returns)
        result = self.types.result(m.returns)
        if not convert:
            return f"{sent}\n        value: {result} = {called}\n        return value"
        if m.returns.container == "list":
            return f"{sent}\n        items = {called}\n        return [{convert}(item) for item in items]"
        if m.returns.container == "map":
            return f"{sent}\n        items = {called}\n        return {{key: {convert}(item) for key, item in items.items()}}"
        return f"{sent}\n        return {convert}({called})"

    def optional(self, p: Field) -> str:
        accepted = self.types.parameter(p.type)
        return f"{identifier(p.name)}: {accepted} = {literal(p.default)}"

    def documentation(self, m: Method, is_async: bool) -> str:
        arguments = [f"{identifier(p.name)}: {self.docs.field(p)}" for p in m.parameters + m.options]
        return docstring(
            " " * 8,
            [self.docs.prose(m.summary), self.docs.prose(m.description), self.docs.notes(m)],
            ("Args", arguments),
            ("Returns", self.docs.returned(m, self.types.result(m.returns))),
            ("Raises", self.docs.raised(m)),
            ("HTTP", self.docs.operations(m)),
            ("Since", [m.since]),
            ("Example", [self.example(m, is_async)]),
        )

    def example(self, m: Method, is_async: bool) -> str:
        params = m.example.params
        arguments = [literal(params[p.name]) for p in m.required]
        arguments += [f"{identifier(p.name)}={literal(params[p.name])}" for p in m.optional if p.name in params]
        call = f"session.{m.service}.{identifier(m.name)}({', '.join(arguments)})"
        return f"await {call}" if is_async else call

    # Lists of several pages

    def iterator(self, m: Method, is_async: bool) -> str:
        assert m.pages and m.returns
        item = self.item_type(m, m.pages)
        paged = next(p for p in m.parameters if p.name == m.pages.parameter)
        required = [p for p in m.required if p is not paged]
        parameters = ["self", *(f"{identifier(p.name)}: {self.types.parameter(p.type)}" for p in required), "*"]
        if paged.required:
            parameters.append(f"{identifier(paged.name)}: {self.types.parameter(paged.type)} = {paged.min or 0}")
        parameters += [self.optional(p) for p in m.optional + m.options]
        name = identifier(m.name)
        head = f"    def {iterator_name(m)}"
        signature = laid_out(head, parameters, f" -> {'Async' if is_async else ''}Iterator[{item}]:")
        first = [f'"{identifier(p.name)}": {identifier(p.name)}' for p in m.parameters + m.options]
        body = laid_out("        first = ", first, "", "{}")
        function = "iterate_async" if is_async else "iterate"
        made = laid_out("        pages = Pages", self.page_arguments(m, m.pages), "")
        returned = f"        return {function}(self.{name}, pages)"
        text = [
            f"Iterates over the items of all pages of `{name}`, starting at `{identifier(paged.name)}`.",
            f"Each page is requested when its first item is needed. The parameters and errors are those of `{name}`.",
        ]
        if m.pages.overlap_ms:
            largest = next(p for p in m.parameters if p.name == "size").max
            text.append(
                "Pages overlap, so that items with equal times at the end of a page are not left out. Each item is returned once. If more than "
                f"{largest} items have exactly the same time, the server shows only {largest} of them."
            )
        return f"{signature}\n{docstring(' ' * 8, text)}\n{body}\n{made}\n{returned}"

    def item_type(self, m: Method, pages: Pages) -> str:
        assert m.returns
        if not pages.items:
            return self.types.result(m.returns)[len("list[") : -1]
        entity = self.interface.entity(m.returns.name)
        assert entity
        field = next(f for f in entity.fields if f.name == pages.items)
        return self.types.result(field.type)[len("list[") : -1]

    def page_arguments(self, m: Method, pages: Pages) -> list[str]:
        named = pages.field.strip("{}")
        cursor = f"by_cursor({identifier(named) if pages.field.startswith('{') else literal(identifier(named))})"
        advance = {"cursor": cursor, "offset": "by_offset", "page": "by_page"}[pages.kind]
        arguments = [literal(identifier(pages.parameter)), "first", advance]
        if pages.items:
            arguments.append(f"items={literal(identifier(pages.items))}")
        if pages.last:
            arguments.append(f"last={literal(identifier(pages.last))}")
        if pages.ends != ("empty",):
            arguments.append(f"ends={pages.ends!r}".replace("'", '"'))
        if pages.id:
            arguments.append(f"id={literal(identifier(pages.id))}")
        if pages.overlap_ms:
            size = next(p for p in m.parameters if p.name == "size")
            arguments += [f"overlap_ms={pages.overlap_ms}", f"max_size={size.max}"]
        return arguments


def enum_alias(docs: Docs, e: Enum) -> str:
    values = laid_out(f"{e.name} = Literal", [literal(v.name) for v in e.values], "", "[]")
    return f"{values}\n{docstring('', [docs.prose(e.summary), docs.described_values(e)])}"
