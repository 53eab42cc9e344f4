"""The generated Swift type for each entity and each enum."""

from __future__ import annotations

from model import Entity, Enum, Field, Interface, Service
from text import banner, comment, laid_out

from .names import case_name, home, identifier, is_routed, module, prose, span, string, swift_type

# The types of the contract whose Swift types the module Calendar defines.
TIME_TYPES = {"date", "time", "time_of_day"}


def shared_enums(interface: Interface) -> str:
    body = "\n".join(enumeration(e) for e in interface.option_enums)
    return f"""{banner("interface/options.toml", "//")}
import JSON

{body}"""


def lower_enums(service: Service) -> list[Enum]:
    """Returns the enums of a service that are defined in another module, which needs them and on which the service's module depends."""
    return [e for e in service.enums if home(service, e.name) != module(service)]


def lower_enum(service: Service, e: Enum) -> str:
    return f"""{banner(f"interface/{service.name}.toml", "//")}
import JSON

{enumeration(e)}"""


def entities(interface: Interface, service: Service) -> str:
    built = built_entities(interface)
    rows = {e.name for e in service.entities} if is_routed(service) else set()
    parts = [enumeration(e) for e in service.enums if home(service, e.name) == module(service)]
    has_server = any(m.operations for m in service.methods)
    parts += [entity(e, e.name in built, rows, has_server) for e in service.entities]
    has_times = any(f.type.name in TIME_TYPES for e in service.entities for f in e.fields)
    imports = {"JSON"} | ({"Calendar"} if has_times else set()) | foreign_modules(interface, service)
    imports |= ({"Networking"} if has_server else set()) | ({"Calls"} if rows else set())
    return f"""{banner(f"interface/{service.name}.toml", "//")}
{chr(10).join(f"import {name}" for name in sorted(imports))}

{chr(10).join(parts)}"""


def foreign_modules(interface: Interface, service: Service) -> set[str]:
    """Returns the Swift modules, except the service's own, that define types of the fields of its entities."""
    used = {f.type.name for e in service.entities for f in e.fields}
    homes = {
        home(s, name)
        for s in interface.services
        for name in used & ({each.name for each in s.entities} | {each.name for each in s.enums})
    }
    return homes - {module(service)}


def built_entities(interface: Interface) -> set[str]:
    """Returns the names of the entities that hand-written code builds, which need a memberwise initializer.

    These are the entities in the results and parameters of methods that are not plain requests, except results that a plain request also returns.
    """
    found: set[str] = set()

    def add(name: str) -> None:
        entity = interface.entity(name)
        if entity and name not in found:
            found.add(name)
            for f in entity.fields:
                add(f.type.name)

    requested = {m.returns.name for m in interface.methods if m.request and m.returns}
    for m in interface.methods:
        if m.returns and not m.request and m.returns.name not in requested:
            add(m.returns.name)
        for p in m.parameters:
            if not m.request:
                add(p.type.name)
    return found


def enumeration(e: Enum) -> str:
    return open_enumeration(e) if e.open else closed_enumeration(e)


def open_enumeration(e: Enum) -> str:
    """Returns a struct with a constant for each known value, because a server may send further values."""
    values = "\n".join(
        f"{comment(prose(v.summary), '    /// ')}\n"
        f"    package static let {case_name(v.name)} = {e.name}(rawValue: {string(v.name)})"
        for v in e.values
    )
    return f"""{comment(prose(e.summary) + " A server may send other values.", "/// ")}
package struct {e.name}: JSONString, Hashable {{
    package let rawValue: String

    package init(rawValue: String) {{
        self.rawValue = rawValue
    }}

{values}
}}
"""


def closed_enumeration(e: Enum) -> str:
    cases = "\n".join(
        f"{comment(prose(v.summary), '    /// ')}\n    case {case_name(v.name)} = {string(v.name)}" for v in e.values
    )
    return f"""{comment(prose(e.summary), "/// ")}
package enum {e.name}: String, JSONString, CaseIterable {{
{cases}
}}
"""


def entity(e: Entity, is_built: bool, rows: set[str], has_server: bool) -> str:
    """Returns the Swift type of an entity. Its decoder leaves out malformed values of the types in `rows`."""
    protocols = ["JSONCodable", *(["APIParsable"] if has_server else []), "Hashable"]
    properties = "\n".join(
        f"{comment(prose(f.summary), '    /// ')}\n    package var {identifier(f.name)}: {swift_type(f.type)}"
        for f in e.fields
    )
    # In the initializer and in `write`, the parameter `json` shadows a property called `json`, so such a property needs `self.`.
    targets = [f"self.{f.name}" if f.name == "json" else identifier(f.name) for f in e.fields]
    decoding = "\n".join(
        f"        {target} = try json.{reader(f, rows)}" for target, f in zip(targets, e.fields, strict=True)
    )
    encoding = "\n".join(
        f'            json.set("{f.name}", {target})' for target, f in zip(targets, e.fields, strict=True)
    )
    memberwise = ""
    if is_built:
        labels = [f"{identifier(f.name)}: {swift_type(f.type)}" for f in e.fields]
        signature = laid_out("    package init", labels, " {", " " * 4)
        assignments = "\n".join(f"        self.{identifier(f.name)} = {identifier(f.name)}" for f in e.fields)
        memberwise = f"""
{signature}
{assignments}
    }}
"""
    return f"""{comment(prose(e.summary), "/// ")}
package struct {e.name}: {", ".join(protocols)} {{
{properties}
{memberwise}
    package init(json: JSONElement) throws(JSONError) {{
{decoding}
    }}

    package func write(to json: inout JSONWriter) {{
        json.object {{ json in
{encoding}
        }}
    }}
}}
"""


def reader(f: Field, rows: set[str]) -> str:
    """Returns the call that reads a field and checks its constraints."""
    if f.type.container == "list" and f.type.name in rows:
        return f'{"optionalRows" if f.type.optional else "readableRows"}("{f.name}", "{f.type.name}")'
    if not f.type.container and f.type.optional and f.type.name in rows:
        return f'optionalPart("{f.name}", "{f.type.name}")'
    name = "optional" if f.type.optional else "list" if f.type.container == "list" else "value"
    arguments = [f'"{f.name}"']
    if bounds := span(f, f.min, f.max):
        arguments.append(f"{'each' if f.type.container else 'in'}: {bounds}")
    if bounds := span(f, f.min_length, f.max_length):
        arguments.append(f"length: {bounds}")
    if f.type.name == "url":
        arguments.append("as: .url")
    return f"{name}({', '.join(arguments)})"
