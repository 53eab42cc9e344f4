"""Checks of an entity's keys `needs` and `derived`, which state what a row of a server's list cannot do without."""

from __future__ import annotations

from mistakes import require
from model import Entity, Service


def check_row(service: Service, entity: Entity) -> None:
    """Refuses a row with a field that has no value if the server's value cannot be used: only null and an empty list say that."""
    fields = {f.name: f for f in entity.fields}
    named = [name for names in entity.needs for name in names] + entity.derived
    for name in named:
        require(name in fields, entity.name, f"needs and derived: the field {name} does not exist")
    require(entity.needs or not entity.derived, entity.name, "derived: allowed only with `needs`")
    require(
        not entity.needs or service.group == "campus", entity.name, "needs: allowed only for services of the campus"
    )
    if not entity.needs:
        return
    alone = {names[0] for names in entity.needs if len(names) == 1}
    for name, f in fields.items():
        place = f"{entity.name}.{name}"
        require(name not in alone or not f.type.optional, place, "a row needs the field, so remove the `?` of its type")
        can_lack = f.type.optional or f.type.container == "list"
        known = name in alone or name in entity.derived or can_lack
        require(known, place, "add the `?` to its type, or its name to `needs` or `derived` of the entity")
