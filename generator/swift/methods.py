"""Emits the table of methods: the name and parameters of each, and a closure that calls its Swift function."""

from __future__ import annotations

from model import Field, Interface, Method, Service
from text import banner, comment, laid_out

from .names import (
    CLIENTS,
    argument_label,
    context,
    function,
    identifier,
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
    /// Each table is built when its service is first used, so that a program pays only for the services it calls.
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
import {module(service)}

extension Method {{
    static let {identifier(service.name)}: [Method] = [
{entries}
    ]
}}
"""


def method(interface: Interface, service: Service, m: Method) -> str:
    indent = " " * 12
    parameters = [parameter(interface, p, indent + "    ") for p in m.parameters] + [f".{label(p)}" for p in m.options]
    session = "session" if service.group in CLIENTS else "_"
    arguments = "arguments" if m.parameters or m.is_cached else "_"
    closure = f"{{ {session}, {arguments} in"
    needed = ", ".join(string(name) for name in m.at_least_one)
    needed = f"atLeastOne: [{needed}]" if needed else ""
    head = f'        Method("{m.full_name}", parameters: [{", ".join(parameters)}]{f", {needed}" if needed else ""}) {closure}'
    if len(head) > 140:
        listed = collection([f"{indent}    {p}" for p in parameters])
        needed = f",\n{indent}{needed}" if needed else ""
        head = f'        Method(\n{indent}"{m.full_name}",\n{indent}parameters: [\n{listed}\n{indent}]{needed}\n        ) {closure}'
    return f"""{head}
{body(interface, service, m, indent)}
        }}"""


def body(interface: Interface, service: Service, m: Method, indent: str) -> str:
    """Returns the statements that call the Swift function of a method."""
    arguments = [] if in_store(service, m) or service.group not in CLIENTS else [f"{context(service)}.client"]
    arguments += [f"{argument_label(p)}: arguments.{getter(interface, p)}" for p in m.parameters]
    if m.is_cached:
        arguments.append('cache: arguments.value("cache")')
    call = f"{receiver(service, m)}.{function(m)}"
    if not m.returns:
        return f"{indent}{laid_out(f'try await {call}', arguments, '', indent)}\n{indent}return Outcome()"
    kind = "cached: " if m.is_cached else ""
    line = f"{indent}Outcome({kind}try await {call}({', '.join(arguments)}))"
    if len(line) <= 140:
        return line
    inner = indent + "    "
    return f"{indent}Outcome(\n{inner}{laid_out(f'{kind}try await {call}', arguments, ')', inner, width=0)}"


def collection(items: list[str]) -> str:
    """Returns the items of an array literal, one on each line. Only several items have a trailing comma, as swift-format writes it."""
    return ",\n".join(items) + ("," if len(items) > 1 else "")


def in_store(service: Service, m: Method) -> bool:
    """Whether the method is an instance method of the service's store.

    The store has all methods except plain requests that neither have nor change a cached value.
    """
    return service.has_store and not (m.request and not m.is_cached and not m.updates)


def receiver(service: Service, m: Method) -> str:
    return f"{context(service)}.{service.name}Store" if in_store(service, m) else f"{swift_name(service)}API"


def getter(interface: Interface, p: Field) -> str:
    """Returns the call that reads a parameter from the arguments."""
    name = (
        ("entities" if p.type.optional else "requiredEntities")
        if interface.entity(p.type.name)
        else "optional"
        if p.type.optional
        else "value"
    )
    return f'{name}("{p.name}")'


def parameter(interface: Interface, p: Field, indent: str) -> str:
    parts = [f'"{p.name}"', form(interface, p)]
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
        counts = span(p, p.min_items, p.max_items)
        one = ", orOne: true" if p.single else ""
        unique = ", unique: true" if p.unique_items else ""
        return f".list(of: {scalar_form(interface, p)}{f', count: {closed(counts, *COUNTS)}' if counts else ''}{unique}{one})"
    if p.type.container == "map":
        return ".object"
    return scalar_form(interface, p)


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
    """Returns a one-sided range as a closed one."""
    low, high = bounds.split("...")
    return f"{low or least}...{high or most}"
