"""How full places are: dining rooms and libraries, hour by hour."""

from datetime import datetime
from random import Random

from danxi_standin.world.semesters import CHINA


def crowd(place: str, capacity: int) -> int:
    """The same within an hour."""
    now = datetime.now(CHINA)
    chance = Random(f"{place} {now:%Y-%m-%d %H}")
    return int(capacity * chance.random() ** 2)
