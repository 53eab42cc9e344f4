"""The numbers of people in canteens and libraries."""

from datetime import datetime
from random import Random

from danxi_standin.world.semesters import CHINA


def crowd(name: str, capacity: int) -> int:
    """Returns the number of people in a canteen or a library. The number changes every hour."""
    now = datetime.now(CHINA)
    chance = Random(f"{name} {now:%Y-%m-%d %H}")
    return int(capacity * chance.random() ** 2)
