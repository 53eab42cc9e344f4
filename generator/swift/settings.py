"""Emits the settings of a session, from the configuration in the contract, and the version."""

from __future__ import annotations

from model import Interface, Section, pascal
from text import banner, comment

from .methods import collection, getter, parameter
from .names import identifier, label, prose, swift_type


def settings(interface: Interface) -> str:
    properties = "\n".join(
        f"{comment(prose(s.summary), '    /// ')}\n    let {identifier(s.name)}: {pascal(s.name)}"
        for s in interface.configuration
    )
    reading = "\n".join(
        f'        {identifier(s.name)} = try {pascal(s.name)}(sections.take("{s.name}", {pascal(s.name)}.parameters))'
        for s in interface.configuration
    )
    sections = "\n".join(section(interface, s) for s in interface.configuration)
    return f"""{banner("interface/configuration.toml", "//")}
import Errors
import FudanKit
import JSON

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


def section(interface: Interface, s: Section) -> str:
    properties = "\n".join(
        f"{comment(prose(k.summary), '        /// ')}\n        let {label(k)}: {swift_type(k.type)}" for k in s.keys
    )
    reading = "\n".join(f"            {label(k)} = try arguments.{getter(interface, k)}" for k in s.keys)
    parameters = collection([f"            {parameter(interface, k, ' ' * 12)}" for k in s.keys])
    return f"""    struct {pascal(s.name)}: Sendable {{
{properties}

        static let parameters: [Parameter] = [
{parameters}
        ]

        init(_ arguments: Arguments) throws(DanXiError) {{
{reading}
        }}
    }}
"""


def version(interface: Interface) -> str:
    return f"""{banner("interface/interface.toml", "//")}
package enum Version {{
    package static let text: StaticString = "{interface.version}"
}}
"""
