"""The table of methods: for each its parameters, and the Swift function that answers it."""

from __future__ import annotations

from model import Field, Interface, Method, Service
from text import banner, laid_out

from .names import CLIENTS, argument_label, context, function, identifier, literal, module, span, string, swift_name

COUNTS = ("0", "Int.max")
FORMS = {"bool": ".bool", "time": ".time", "date": ".date", "time_of_day": ".timeOfDay", "url": ".url"}


def all_methods(interface: Interface) -> str:
    services = ", ".join(identifier(s.name) for s in interface.services)
    return f"""{banner("interface/interface.toml", "//")}
extension Method {{
    /// Every method by its name.
    static let all = Dictionary(uniqueKeysWithValues: [{services}].joined().map {{ ($0.name, $0) }})
}}
"""


def methods(interface: Interface, service: Service) -> str:
    entries = "\n".join(method(interface, service, m) for m in service.methods)
    return f"""{banner(f"interface/{service.name}.toml", "//")}
import {module(service)}

extension Method {{
    static let {identifier(service.name)}: [Method] = [
{entries}
    ]
}}
"""


def method(interface: Interface, service: Service, m: Method) -> str:
    arguments = [] if in_store(service, m) or service.group not in CLIENTS else [f"{context(service)}.client"]
    arguments += [f"{argument_label(p)}: try arguments.{getter(interface, service, p)}" for p in m.parameters]
    if m.is_cached:
        arguments.append('cache: try arguments.value("cache")')
    call = laid_out(f"{receiver(service, m)}.{function(m)}", arguments, "", " " * 12)
    outcome = (
        "Outcome(cached: try await {})" if m.is_cached else "Outcome(try await {})" if m.returns else "try await {}"
    )
    statements = [f"return {outcome.format(call)}"] if m.returns else [outcome.format(call), "return Outcome()"]
    body = "\n".join(f"            {statement}" for statement in statements)
    needs_session = service.group in CLIENTS
    closure = f"{'session' if needs_session else '_'}, {'arguments' if m.parameters or m.is_cached else '_'} in"
    parameters = "".join(f"\n            {parameter(interface, p)}," for p in m.parameters + m.options)
    return f"""        Method("{m.full_name}", parameters: [{parameters}
        ]) {{ {closure}
{body}
        }},"""


def in_store(service: Service, m: Method) -> bool:
    """Whether a method is one of its service's store: all of a service that has a store, except for plain requests that are not kept."""
    return service.has_store and not (m.request and not m.is_cached)


def receiver(service: Service, m: Method) -> str:
    return f"{context(service)}.{service.name}Store" if in_store(service, m) else f"{swift_name(service)}API"


def getter(interface: Interface, service: Service, p: Field) -> str:
    name = "optional" if p.type.optional else "value"
    if interface.entity(p.type.name):
        return f'entities("{p.name}")'
    return f'{name}("{p.name}")'


def parameter(interface: Interface, p: Field) -> str:
    parts = [f'"{p.name}"', form(interface, p)]
    if p.required:
        parts.append("isRequired: true")
    if p.has_default:
        parts.append(f"default: {literal(p.default)}")
    if p.secret:
        parts.append("isSecret: true")
    return f"Parameter({', '.join(parts)})"


def form(interface: Interface, p: Field) -> str:
    if p.type.container == "list":
        counts = span(p, p.min_items, p.max_items)
        one = ", orOne: true" if p.single else ""
        return f".list(of: {scalar_form(interface, p)}{f', count: {closed(counts, *COUNTS)}' if counts else ''}{one})"
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
        return f".string(length: {closed(bounds, *COUNTS)})" if bounds else ".string()"
    return FORMS[p.type.name]


def closed(bounds: str, least: str, most: str) -> str:
    """Returns a one-sided range as a closed one."""
    low, high = bounds.split("...")
    return f"{low or least}...{high or most}"
