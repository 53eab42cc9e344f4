"""Dormitory rooms, and their use of electricity."""

import random
from dataclasses import dataclass
from datetime import date, timedelta

from danxi_standin.world.people import GRADUATE, Person
from danxi_standin.world.semesters import today

_BUILDINGS = (("邯郸校区", "东区12号楼"), ("邯郸校区", "南区7号楼"), ("江湾校区", "3号楼"), ("枫林校区", "西9号楼"))
HISTORY_DAYS = 60


@dataclass(frozen=True)
class Room:
    id: int
    campus: str
    building: str
    name: str
    used: float
    total: float
    updated: date


def room_of(person: Person) -> Room | None:
    """Returns the dormitory room of an undergraduate, or None for a graduate student."""
    if person.role == GRADUATE:
        return None
    chance = random.Random(f"room {person.number}")
    campus, building = chance.choice(_BUILDINGS)
    used = round(chance.uniform(200, 900), 2)
    return Room(
        chance.randrange(1000, 9999),
        campus,
        building,
        str(chance.randrange(101, 640)),
        used,
        round(used + chance.uniform(5, 120), 2),
        today(),
    )


def usage_of(person: Person) -> list[tuple[date, str]]:
    """Returns the days with the kilowatt-hours that a person's room used, newest first. Some days are missing."""
    if room_of(person) is None:
        return []
    days = [today() - timedelta(days=back) for back in range(1, HISTORY_DAYS + 1)]
    usage = []
    for day in days:
        chance = random.Random(f"usage {person.number} {day}")
        if chance.random() > 0.05:
            usage.append((day, f"{chance.uniform(0.8, 9.5):.2f}"))
    return usage
