"""The generated table of rows for the Swift tests: which fields an entity needs, and the types of its fields."""

from __future__ import annotations

from model import Entity, Interface, Type
from text import banner

from .names import string


def rows(interface: Interface) -> str:
    entities = "\n".join(entity(e) for e in interface.entities if e.needs)
    return f"""{banner("interface/*.toml", "//")}
extension RowEntity {{
    /// The entities of the campus services that are rows of a server's list, by name.
    static let all: [String: RowEntity] = [
{entities}
    ]
}}
"""


def entity(e: Entity) -> str:
    needs = ", ".join(array(names) for names in e.needs)
    types = "\n".join(f"                {string(f.name)}: {string(type_text(f.type))}," for f in e.fields)
    return f"""        {string(e.name)}: RowEntity(
            needs: [{needs}], derived: {array(e.derived)},
            types: [
{types}
            ]),"""


def array(names: list[str]) -> str:
    return f"[{', '.join(string(name) for name in names)}]"


def type_text(t: Type) -> str:
    text = f"[{t.name}]" if t.container == "list" else f"{{{t.name}}}" if t.container else t.name
    return text + ("?" if t.optional else "")
