"""The suite `soak`: after many mixed calls, a process must not use much more memory, descriptors and threads than after the warm-up."""

import json
import subprocess

from environment import StandIn
from support import Outcome, compile_c, environment

SHORT, LONG = 20_000, 200_000  # numbers of calls
MOST_GROWTH = 1.05  # allowed growth of memory, as a factor of the memory after the warm-up
SLACK = 1024  # additional growth in kB, for a few pages of the allocator
# Allowed growth of threads. Their number varies with idle threads, but a leak would grow with the 80 sessions.
MOST_MORE_THREADS = 4
LIMIT = 600  # seconds that a run may take beyond its duration


def run(options) -> Outcome:
    count = LONG if options.minutes else SHORT
    seconds = round(options.minutes * 60)
    with StandIn() as standin:
        soak = subprocess.run(
            [compile_c("soak.c"), str(count), str(seconds)],
            capture_output=True,
            text=True,
            env={**environment(), **standin.client_environment()},
            timeout=seconds + LIMIT,
        )
    if soak.returncode:
        return Outcome("no figures", [f"the program exited with status {soak.returncode}: {soak.stderr}"])
    figures = json.loads(soak.stdout)
    start, end = figures["start"], figures["end"]
    problems = [f"unexpected result: {line}" for line in soak.stderr.splitlines()]
    if end["memory"] > start["memory"] * MOST_GROWTH + SLACK:
        problems.append(f"memory grew from {start['memory']} to {end['memory']} kB")
    if end["threads"] > start["threads"] + MOST_MORE_THREADS:
        problems.append(f"threads grew from {start['threads']} to {end['threads']}")
    if end["descriptors"] > figures["initial"]:
        problems.append(
            f"{end['descriptors']} descriptors are open after the last session, and {figures['initial']} before the first"
        )
    return Outcome(
        f"{figures['calls']} calls; memory {start['memory'] / 1024:.1f} to {end['memory'] / 1024:.1f} MB, "
        f"{end['descriptors']} descriptors and {end['threads']} threads at the end",
        problems,
    )
