"""Prints the seconds and kilobytes of resident memory that a block of code takes, as JSON."""

import json
import time


def resident_kb() -> int:
    # The figure in smaps_rollup is exact; VmRSS may be off by some pages per thread.
    with open("/proc/self/smaps_rollup") as rollup:
        return next(int(line.split()[1]) for line in rollup if line.startswith("Rss:"))


class Figures:
    def __enter__(self) -> None:
        self.resident = resident_kb()
        self.start = time.perf_counter()

    def __exit__(self, failure: object, *_: object) -> None:
        seconds = time.perf_counter() - self.start
        if failure is None:
            print(json.dumps({"seconds": seconds, "resident_kb": resident_kb() - self.resident}))
