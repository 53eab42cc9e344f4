"""The Swift parts: error codes, entities, the method table, the C functions and the schema's text."""

from model import camel
from text import banner, comment

TYPES = {"int": "Int", "number": "Double", "bool": "Bool", "string": "String", "time": "Timestamp"}
KEYWORDS = {
    "as",
    "case",
    "class",
    "default",
    "do",
    "extension",
    "for",
    "func",
    "import",
    "in",
    "init",
    "internal",
    "is",
    "let",
    "operator",
    "protocol",
    "return",
    "self",
    "static",
    "struct",
    "switch",
    "var",
    "where",
    "while",
}


def outputs(interface):
    yield "Sources/Errors/Generated/ErrorCode.swift", error_codes(interface)
    for service in interface.services:
        yield f"Sources/{service.module}/Generated/{service.swift_name}Entity.swift", entities(service)
        yield f"Sources/Runtime/Generated/{service.swift_name}Methods.swift", methods(service)
        yield f"Sources/CInterface/Generated/{service.swift_name}Functions.swift", functions(service)
    yield "Sources/Runtime/Generated/Method+All.swift", all_methods(interface)
    yield "Sources/Runtime/Generated/Version.swift", version(interface)


def swift_type(type):
    name = TYPES.get(type.name, type.name)
    name = {"list": f"[{name}]", "map": f"[String: {name}]"}.get(type.container, name)
    return name + ("?" if type.optional else "")


def identifier(name):
    name = camel(name)
    return f"`{name}`" if name in KEYWORDS else name


# MARK: Errors


def error_codes(interface):
    cases = "\n\n".join(
        f"{comment(e.doc, '    /// ')}\n    case {identifier(e.name)} = {e.value}" for e in interface.errors
    )
    retryable = ", ".join(f".{camel(e.name)}" for e in interface.errors if e.retryable)
    names = "\n".join(f'        case .{camel(e.name)}: "{e.name}"' for e in interface.errors)
    return f"""{banner("interface/errors.toml", "//")}
/// Why a call failed, as the C interface numbers it (`danxi_status`).
package enum ErrorCode: Int32, Sendable, CaseIterable {{
{cases}

    /// Whether the same call can succeed later without anything being changed.
    package var isRetryable: Bool {{ [{retryable}].contains(self) }}

    /// The code's name, the same in every language.
    package var name: String {{ "\\(staticName)" }}

    package var staticName: StaticString {{
        switch self {{
{names}
        }}
    }}
}}
"""


# MARK: Entities


def entities(service):
    structs = "\n".join(entity(e) for e in service.entities)
    calendar = "import Calendar\n" if any(f.type.name == "time" for e in service.entities for f in e.fields) else ""
    return f"""{banner(f"interface/{service.name}.toml", "//")}
{calendar}import JSON
import Networking

{structs}"""


def entity(e):
    properties = "\n".join(
        f"{comment(f.doc, '    /// ')}\n    package let {identifier(f.name)}: {swift_type(f.type)}" for f in e.fields
    )
    decoding = "\n".join(f'        {identifier(f.name)} = try json.{reader(f.type)}("{f.name}")' for f in e.fields)
    encoding = "\n".join(f'        object.set("{f.name}", {identifier(f.name)})' for f in e.fields)
    memberwise = ""
    if e.built:
        labels = ", ".join(f"{identifier(f.name)}: {swift_type(f.type)}" for f in e.fields)
        assignments = "\n".join(f"        self.{identifier(f.name)} = {identifier(f.name)}" for f in e.fields)
        memberwise = f"""
    package init({labels}) {{
{assignments}
    }}
"""
    return f"""{comment(e.doc, "/// ")}
package struct {e.name}: JSONCodable, APIParsable, Hashable {{
{properties}
{memberwise}
    package init(json: JSONElement) throws(JSONError) {{
{decoding}
    }}

    package func jsonNode() -> JSONNode? {{
        var object = JSONObjectBuilder()
{encoding}
        return object.finish()
    }}
}}
"""


def reader(type):
    if type.optional:
        return "optional"
    return "list" if type.container == "list" else "value"


# MARK: The method table


def all_methods(interface):
    services = ", ".join(s.name for s in interface.services)
    return f"""{banner("interface/services.toml", "//")}
extension Method {{
    /// Every method by its name.
    static let all = Dictionary(uniqueKeysWithValues: [{services}].joined().map {{ ($0.name, $0) }})
}}
"""


def methods(service):
    entries = "\n".join(method(service, m) for m in service.methods)
    return f"""{banner(f"interface/{service.name}.toml", "//")}
import JSON
import {service.module}

extension Method {{
    static let {service.name}: [Method] = [
{entries}
    ]
}}
"""


def method(service, m):
    receiver = f"{service.context}.{service.store}.{camel(m.name)}" if m.store else f"{service.api}.{camel(m.name)}"
    arguments = [f"{service.context}.client"] if service.context and not m.store else []
    arguments += [f"{camel(p.name)}: try arguments.{getter(p)}" for p in m.parameters]
    if m.cached:
        arguments.append("cache: try arguments.cachePolicy()")
    joined = ", ".join(arguments)
    call = f"{receiver}({joined})"
    names = ", ".join(f'"{p.name}"' for p in m.parameters)
    outcome = "Outcome(cached: try await {})" if m.cached else "Outcome(try await {})" if m.returns else "try await {}"
    body = outcome.format(call)
    closure = f"{'session' if service.context else '_'}, {'arguments' if m.parameters or m.cached else '_'} in"
    ending = "" if m.returns else "\n            return Outcome()"
    returning = "return " if m.returns else ""
    return f"""        Method("{m.full_name}", parameters: [{names}], isCached: {str(m.cached).lower()}) {{ {closure}
            {returning}{body}{ending}
        }},"""


def getter(p):
    name = "optional" if p.type.optional else "required"
    if p.type.is_entity:
        return f'{name}(entities: "{p.name}")'
    if p.values:
        return f'{name}("{p.name}", oneOf: [{", ".join(chr(34) + v + chr(34) for v in p.values)}])'
    if p.min is not None and p.max is not None:
        return f'{name}("{p.name}", in: {p.min}...{p.max})'
    if p.min is not None:
        return f'{name}("{p.name}", in: {p.min}...)'
    return f'{name}("{p.name}")'


# MARK: The C functions

C_TYPES = {"int": "Int64", "number": "Double", "bool": "Bool"}


def functions(service):
    bodies = "\n".join(function(m) for m in service.methods)
    return f"""{banner(f"interface/{service.name}.toml", "//")}
import CDanXi
import Runtime

{bodies}"""


def function(m):
    labels = "".join(f", _ {identifier(p.name)}: {c_type(p)}" for p in m.required)
    name = f"danxi_{m.service}_{m.name}"
    signature = f"func {name}(_ session: OpaquePointer?{labels}, _ options: UnsafePointer<CChar>?) -> OpaquePointer?"
    if not m.required:
        return f"""@c @implementation
public {signature} {{
    call(session, "{m.full_name}", options)
}}
"""
    settings = "\n".join(f"        {setter(p)}" for p in m.required)
    return f"""@c @implementation
public {signature} {{
    call(session, "{m.full_name}", options) {{
{settings}
    }}
}}
"""


def c_type(p):
    return C_TYPES.get(p.type.name, "UnsafePointer<CChar>?") if not p.type.container else "UnsafePointer<CChar>?"


def setter(p):
    name = identifier(p.name)
    if p.type.container:
        return f'try $0.set("{p.name}", json: {name})'
    if p.type.name in C_TYPES:
        return f'$0.set("{p.name}", {name})'
    return f'try $0.set("{p.name}", text: {name})'


# MARK: Version and schema


def version(interface):
    return f"""{banner("interface/services.toml", "//")}
package enum Version {{
    package static let text: StaticString = "{interface.version}"
}}
"""
