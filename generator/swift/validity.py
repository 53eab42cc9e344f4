"""The generated Swift constants that state how long cached values of hand-written methods are valid."""

from __future__ import annotations

from model import Interface, Method, Service
from text import banner

from .names import identifier, module, swift_name


def validity(interface: Interface, name: str) -> str:
    """Returns the Swift file with the constants for the services of the module `name`."""
    services = [s for s in interface.services if module(s) == name and constants(s)]
    groups = "\n".join(group(s) for s in services)
    return f"""{banner("interface/*.toml", "//")}
/// The times for which cached values are valid.
enum Validity {{
{groups}}}
"""


def group(service: Service) -> str:
    lines = "\n".join(
        f"        static let {identifier(m.name)} = Duration.seconds({m.cache_seconds})" for m in constants(service)
    )
    return f"""    enum {swift_name(service)} {{
{lines}
    }}
"""


def constants(service: Service) -> list[Method]:
    """Returns the methods whose values hand-written code caches for a fixed time."""
    return [m for m in service.methods if m.cache_seconds is not None and not m.request and not m.cache_of]
