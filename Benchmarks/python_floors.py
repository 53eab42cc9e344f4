"""Prints the figures of 100,000 floors that are made from the library's JSON text: python_floors.py KIND PACKAGE

The kinds are `entities`, which the Python package makes, and `dicts`, which json.loads makes. The text is a page of 50 floors, half of which
quote another floor. It is read 2,000 times, and everything is kept.
"""

import gc
import json
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, sys.argv[2])

import danxi
import documents
from danxi._entity import ListOf
from danxi._reading import read

PAGES = 2000
DROPPED = {"floor_id", "fold"}  # members that the library leaves out


def as_returned(floor: dict, chance: random.Random) -> dict:
    """Returns a floor as the library returns it, with times like the forum's. Half of the floors have changed since their creation."""
    created, updated = (f"2026-11-21T16:28:{chance.randrange(60):02}.{chance.randrange(1000):03}+08:00" for _ in "cu")
    floor = {**floor, "time_created": created, "time_updated": updated if chance.random() < 0.5 else created}
    floor["mention"] = [as_returned(each, chance) for each in floor["mention"]]
    return {name: value for name, value in floor.items() if value is not None and name not in DROPPED}


def resident_kb() -> int:
    return int(next(line for line in Path("/proc/self/status").read_text().splitlines() if "VmRSS" in line).split()[1])


def main() -> None:
    chance = random.Random(9)
    page = [as_returned(floor, chance) for floor in documents.floors()]
    text = json.dumps(page, ensure_ascii=False, separators=(",", ":")).encode()
    convert = ListOf(danxi.Floor.from_json)
    make = json.loads if sys.argv[1] == "dicts" else lambda text: read(text, convert)
    make(text)
    gc.collect()
    before, start = resident_kb(), time.process_time()
    floors = [make(text) for _ in range(PAGES)]
    seconds = time.process_time() - start
    print(json.dumps({"seconds": seconds, "grown_kb": resident_kb() - before, "count": sum(map(len, floors))}))


main()
