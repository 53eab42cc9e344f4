"""Prints the figures of 100,000 floors that are made from the library's JSON text: python_floors.py KIND PACKAGE

The kinds are `entities`, which the Python package makes, and `dicts`, which json.loads makes. The text is a page of 50 floors, half of which
quote another floor. It is read 2,000 times, and everything is kept.
"""

import gc
import json
import sys
import time
from pathlib import Path

sys.path.insert(0, sys.argv[2])

import danxi
import documents
from danxi._entity import ListOf
from danxi._reading import read

PAGES = 2000


def resident_kb() -> int:
    return int(next(line for line in Path("/proc/self/status").read_text().splitlines() if "VmRSS" in line).split()[1])


def main() -> None:
    text = documents.returned_floors()
    convert = ListOf(danxi.Floor.from_json)
    make = json.loads if sys.argv[1] == "dicts" else lambda text: read(text, convert)
    make(text)
    gc.collect()
    before, start = resident_kb(), time.process_time()
    floors = [make(text) for _ in range(PAGES)]
    seconds = time.process_time() - start
    print(json.dumps({"seconds": seconds, "grown_kb": resident_kb() - before, "count": sum(map(len, floors))}))


main()
