"""The generated table of methods: the name and the parameters of each method, and a closure that calls its Swift function."""

from __future__ import annotations

import textwrap

from model import STREAM_ONLY, Enum, Field, Interface, Method, Pages, Service
from text import banner, comment, laid_out

from .caches import cached
from .names import (
    CLIENTS,
    MODULES,
    argument_label,
    context,
    function,
    identifier,
    is_routed,
    label,
    literal,
    module,
    prose,
    span,
    string,
    swift_name,
)

COUNTS = ("0", "Int.max")
FORMS = {"bool": ".bool", "time": ".time", "date": ".date", "time_of_day": ".timeOfDay", "url": ".url", "json": ".any"}


def lookup(interface: Interface) -> str:
    cases = "\n".join(f'        case "{s.name}": {identifier(s.name)}' for s in interface.services)
    return f"""{banner("interface/interface.toml", "//")}
extension Method {{
    /// Returns the methods of a service, or nil if there is no such service.
    ///
    /// Each table is built when its service is first used, so that a process builds no tables of services that it does not use.
    static func methods(ofService service: some StringProtocol) -> [Method]? {{
        switch service {{
{cases}
        default: nil
        }}
    }}
}}
"""


def options(interface: Interface) -> str:
    constants = "\n\n".join(
        f"{comment(prose(p.summary), '    /// ')}\n    static let {label(p)} = {parameter(interface, p, ' ' * 4)}"
        for p in interface.options
    )
    return f"""{banner("interface/options.toml", "//")}
extension Parameter {{
{constants}
}}
"""


def methods(interface: Interface, service: Service) -> str:
    entries = collection([method(interface, service, m) for m in service.methods])
    return f"""{banner(f"interface/{service.name}.toml", "//")}
{imports(service)}

extension Method {{
    static let {identifier(service.name)}: [Method] = [
{entries}
    ]
}}
"""


def imports(service: Service) -> str:
    meets = any(needs_both(m) for m in service.methods)
    names = {module(service)} | (set(MODULES.values()) if meets else set())
    return "\n".join(f"import {name}" for name in sorted(names))


def needs_both(m: Method) -> bool:
    """Returns whether a method needs both sign-ins, community and campus. Its function is then a member of the Swift type `Services`."""
    return m.sign_in == "both"


def method(interface: Interface, service: Service, m: Method) -> str:
    indent = " " * 12
    parameters = [parameter(interface, p, indent + "    ") for p in m.parameters] + [f".{label(p)}" for p in m.options]
    services = "services" if needs_context(service, m) else "_"
    arguments = "arguments" if m.parameters or m.is_cached else "_"
    closure = f"{{ {services}, {arguments} in"
    needed = ", ".join(string(name) for name in m.at_least_one)
    extra = [f"atLeastOne: [{needed}]"] if needed else []
    if m.watch:
        owner = context(service) if service.group in CLIENTS else receiver(service, m)
        # Watches that need no account share their tokens and polls with all accounts.
        tokens = "publicWatchTokens" if service.group == "campus" and m.sign_in == "none" else "watchTokens"
        extra.append(f"items: {string(m.watch.items)}")
        if not m.watch.store_news:
            extra.append("storesNews: false")
        extra.append(f"tokens: {{ {owner.replace('services', '$0')}.{tokens} }}")
    if m.pages:
        extra.append(f"pages: {pages(interface, m, m.pages, indent)}")
    described = [string(m.full_name), f"parameters: [{', '.join(parameters)}]", *extra]
    head = f"        Method({', '.join(described)}) {closure}"
    if len(head) > 140:
        listed = collection([f"{indent}    {p}" for p in parameters])
        rest = "".join(f",\n{indent}{each}" for each in extra)
        head = f'        Method(\n{indent}"{m.full_name}",\n{indent}parameters: [\n{listed}\n{indent}]{rest}\n        ) {closure}'
    return f"""{head}
{body(interface, service, m, indent)}
        }}{in_memory(service, m, indent) if m in cached(service) else ""}"""


def pages(interface: Interface, m: Method, pages: Pages, indent: str) -> str:
    """Returns the expression of the Swift type `Pages` that describes a list."""
    assert m.returns
    steps = {
        "page": ".number",
        "offset": ".offset",
        "link": ".link",
        "id": ".identifier",
        "cursor": f".time(overlap: {pages.overlap_ms}, largest: {largest(m)})",
    }
    items = f"[{m.returns.name}].self"
    if pages.items:
        entity = interface.entity(m.returns.name)
        assert entity
        listed = next(f for f in entity.fields if f.name == pages.items)
        items = f"{entity.name}.{identifier(pages.items)}{'.orEmpty' if listed.type.optional else ''}"
    arguments = [f"\\{items}", f"by: {steps[pages.kind]}", string(pages.parameter)]
    if m.sign_in != "none":
        arguments.append(f"of: .{m.sign_in}")
    if pages.id:
        arguments.append(f"id: {{ $0.{identifier(pages.id)} }}")
    if pages.field:
        order = pages.field.strip("{}") if pages.field.startswith("{") else ""
        enum = next((interface.enum(p.type.name) for p in m.parameters if p.name == order), None)
        fields = enum.names if enum else [pages.field]
        times = [f"{string(name)}: \\.{identifier(name)}" for name in fields]
        arguments.append(f"times: [{', '.join(times)}]")
        if order:
            arguments.append(f"order: {string(order)}")
    if pages.last:
        arguments.append(f"last: {{ $0.{identifier(pages.last)} }}")
    return laid_out("Pages", arguments, "", indent, width=130)


def largest(m: Method) -> float:
    """Returns the maximum of the method's parameter `size`, or 0 if the parameter or its maximum is missing."""
    return next((p.max or 0 for p in m.parameters if p.name == "size"), 0)


def in_memory(service: Service, m: Method, indent: str) -> str:
    """Returns the closure that takes the value of a cached method from memory."""
    call = f"{receiver(service, m)}.{function(m)}"
    return f""" inMemory: {{ services, arguments in
{indent}try {call}(inMemory: arguments.value("cache")).map {{ Outcome(cached: $0) }}
        }}"""


def body(interface: Interface, service: Service, m: Method, indent: str) -> str:
    """Returns the statements that call the Swift function of a method."""
    if m.request and is_routed(service):
        return routed(interface, service, m, indent)
    own = in_service(service, m) or needs_both(m) or not needs_context(service, m)
    arguments = [] if own else [f"{context(service)}.client"]
    # The Swift function of a watched method has no parameter for what only the stream uses.
    passed = [p for p in m.parameters if not (m.watch and p.name in STREAM_ONLY)]
    arguments += [f"{argument_label(p)}: arguments.{getter(interface, p)}" for p in passed]
    if m.is_cached:
        arguments.append('cache: arguments.value("cache")')
    call = f"{receiver(service, m)}.{function(m)}"
    if not m.returns:
        return f"{indent}{laid_out(f'try await {call}', arguments, '', indent)}\n{indent}return Outcome()"
    if m.watch:
        made = laid_out(f"let news = try await {call}", arguments, "", indent)
        return f"{indent}{made}\n{indent}return News(news, token: news.token, count: news.{identifier(m.watch.items)}.count)"
    kind = "cached: " if m.is_cached else ""
    line = f"{indent}Outcome({kind}try await {call}({', '.join(arguments)}))"
    if len(line) <= 140:
        return line
    inner = indent + "    "
    return f"{indent}Outcome(\n{inner}{laid_out(f'{kind}try await {call}', arguments, ')', inner, width=0)}"


def routed(interface: Interface, service: Service, m: Method, indent: str) -> str:
    """Returns the statements that get the request of a method from a router and send it."""
    arguments = [f"{argument_label(p)}: arguments.{getter(interface, p)}" for p in m.parameters]
    made = f"{swift_name(service)}Router.{function(m)}"
    request = laid_out(made, arguments, "", indent + " " * 8, width=120)
    send = f"try await {context(service)}.client.{'get' if m.is_cached else 'send'}"
    if not m.returns:
        return f"{indent}{laid_out(send, [request], '', indent, width=130)}\n{indent}return Outcome()"
    sent = [request]
    if m.is_cached:
        sent.append('arguments.value("cache")')
    if m.pages:
        sent.append("at: arguments.nextPage")
    kind = "cached: " if m.is_cached else ""
    line = f"{indent}Outcome({kind}{send}({', '.join(sent)}))"
    if len(line) <= 140 and "\n" not in line:
        return line
    inner = indent + "    "
    return f"{indent}Outcome(\n{inner}{laid_out(f'{kind}{send}', sent, ')', inner, width=0)}"


def collection(items: list[str]) -> str:
    """Returns the items of an array literal, one on each line. As in swift-format, there is a trailing comma if there are several."""
    return ",\n".join(items) + ("," if len(items) > 1 else "")


def in_service(service: Service, m: Method) -> bool:
    """Returns whether a method is an instance method of the Swift type of its service, such as `BusService`.

    The type exists if the service caches values. It has all methods except plain requests that neither have nor change a cached value.
    """
    return service.has_cache and not is_routed(service) and not (m.request and not m.is_cached and not m.updates)


def needs_context(service: Service, m: Method) -> bool:
    """Returns whether the Swift function of a method needs a client or an instance of the service's type.

    Only methods of general services that send no request, and have neither cached nor saved data, need neither.
    """
    return service.group in CLIENTS or bool(m.operations) or in_service(service, m) or m.saved or is_routed(service)


def receiver(service: Service, m: Method) -> str:
    if needs_both(m):
        return "services"
    return f"{context(service)}.{service.name}Service" if in_service(service, m) else f"{swift_name(service)}API"


def getter(interface: Interface, p: Field) -> str:
    """Returns the call, such as `value("id")`, that reads a parameter from the arguments."""
    name = (
        ("entities" if p.type.optional else "requiredEntities")
        if interface.entity(p.type.name)
        else "optional"
        if p.type.optional
        else "value"
    )
    return f'{name}("{p.name}")'


def parameter(interface: Interface, p: Field, indent: str) -> str:
    value = form(interface, p)
    inner = indent + " " * 4
    enum = interface.enum(p.type.name)
    parts = [f'"{p.name}"', broken_list(p, enum, inner) if enum and len(inner + value) >= 140 else value]
    if p.required:
        parts.append("isRequired: true")
    if p.secret:
        parts.append("isSecret: true")
    entity = interface.entity(p.type.name)
    if entity and (secret := [f'"{field.name}"' for field in entity.fields if field.secret]):
        parts.append(f"secretFields: [{', '.join(secret)}]")
    if p.has_default:
        parts.append(f"default: {literal(p.default)}")
    return laid_out("Parameter", parts, "", indent)


def form(interface: Interface, p: Field) -> str:
    if p.type.container == "list":
        return f".list(of: {scalar_form(interface, p)}{list_limits(p)})"
    if p.type.container == "map":
        return ".object" if p.type.name == "json" else f".map(of: {scalar_form(interface, p)})"
    return scalar_form(interface, p)


def list_limits(p: Field) -> str:
    """Returns the arguments of `.list` that follow the form of the items."""
    counts = span(p, p.min_items, p.max_items)
    one = ", orOne: true" if p.single else ""
    unique = ", unique: true" if p.unique_items else ""
    return f"{f', count: {closed(counts, *COUNTS)}' if counts else ''}{unique}{one}"


def broken_list(p: Field, enum: Enum, indent: str) -> str:
    """Returns the form of a list of choices that is too long for a line, as swift-format breaks it."""
    inner, innermost = indent + " " * 4, indent + " " * 8
    names = ", ".join(string(name) for name in enum.names) + ","
    lines = textwrap.fill(names, width=140, initial_indent=innermost, subsequent_indent=innermost)
    return f".list(\n{inner}of: .choice([\n{lines}\n{inner}]){list_limits(p)})"


def scalar_form(interface: Interface, p: Field) -> str:
    enum = interface.enum(p.type.name)
    if enum:
        return f".choice([{', '.join(string(name) for name in enum.names)}])"
    if interface.entity(p.type.name):
        return ".object"
    if p.type.name in {"int", "number"}:
        bounds = span(p, p.min, p.max)
        name = ".integer" if p.type.name == "int" else ".number"
        ends = ("Int.min", "Int.max") if p.type.name == "int" else ("-Double.infinity", "Double.infinity")
        return f"{name}({closed(bounds, *ends)})" if bounds else f"{name}()"
    if p.type.name == "string":
        bounds = span(p, p.min_length, p.max_length)
        parts = [f"length: {closed(bounds, *COUNTS)}"] if bounds else []
        return f".string({', '.join([*parts, *(['notBlank: true'] if p.not_blank else [])])})"
    return FORMS[p.type.name]


def closed(bounds: str, least: str, most: str) -> str:
    """Returns the range `bounds` with `least` or `most` in place of a missing end."""
    low, high = bounds.split("...")
    return f"{low or least}...{high or most}"
