"""The generated Swift types of a session's settings, from the configuration in the contract, and the version of the library."""

from __future__ import annotations

import hashlib
import json

from model import Interface, Section
from text import banner, comment

from .methods import collection, getter, parameter
from .names import home, identifier, label, prose, swift_type


def settings(interface: Interface) -> str:
    properties = "\n".join(
        f"{comment(prose(s.summary), '    /// ')}\n    let {identifier(s.name)}: {f'[String: {s.class_name}]' if s.each else s.class_name}"
        for s in interface.configuration
    )
    reading = "\n".join(f"        {identifier(s.name)} = try {taking(s)}" for s in interface.configuration)
    sections = "\n".join(section(interface, s) for s in interface.configuration)
    return f"""{banner("interface/configuration.toml", "//")}
{imports(interface)}

/// The configuration of a session as `danxi_session_open` takes it, with the defaults filled in.
struct Settings: Sendable {{
{properties}

    init(_ json: JSONValue) throws(DanXiError) {{
        var sections = try ConfigurationReader(json)
{reading}
        try sections.finish()
    }}
}}

extension Settings {{
{sections}}}
"""


def taking(s: Section) -> str:
    """Returns the expression that reads a section of the configuration."""
    if s.each:
        return f'sections.each("{s.name}", {s.class_name}.parameters) {{ arguments throws(DanXiError) in try {s.class_name}(arguments) }}'
    return f'{s.class_name}(sections.take("{s.name}", {s.class_name}.parameters))'


def imports(interface: Interface) -> str:
    """Returns the imports of the modules that define the types of the configuration's keys."""
    used = {key.type.name for s in interface.configuration for key in s.keys}
    homes = {home(s, enum.name) for s in interface.services for enum in s.enums if enum.name in used}
    return "\n".join(f"import {name}" for name in sorted({"Errors", "JSON"} | homes))


def section(interface: Interface, s: Section) -> str:
    properties = "\n".join(
        f"{comment(prose(k.summary), '        /// ')}\n        let {label(k)}: {swift_type(k.type)}" for k in s.keys
    )
    reading = "\n".join(f"            {label(k)} = try arguments.{getter(interface, k)}" for k in s.keys)
    parameters = collection([f"            {parameter(interface, k, ' ' * 12)}" for k in s.keys])
    return f"""    struct {s.class_name}: Sendable {{
{properties}

        static let parameters: [Parameter] = [
{parameters}
        ]

        init(_ arguments: Arguments) throws(DanXiError) {{
{reading}
        }}
    }}
"""


def interface_version(interface: Interface) -> str:
    """Returns the version of the JSON texts that calls return, which changes with any type, field or value of the contract."""
    entities = [(e.name, [(f.name, str(f.type)) for f in e.fields]) for s in interface.services for e in s.entities]
    enums = [(e.name, e.names) for e in interface.enums]
    digest = hashlib.sha256(json.dumps([entities, enums]).encode()).hexdigest()
    return f"""{banner("interface/*.toml", "//")}
/// The version of the library and of the types in its interface.
package enum InterfaceVersion {{
    package static var text: String {{ "{interface.version}-{digest[:12]}" }}
}}
"""


def version(interface: Interface) -> str:
    return f"""{banner("interface/interface.toml", "//")}
package enum Version {{
    package static let text: StaticString = "{interface.version}"
}}
"""
