"""Looks for the first history of `make test` that finds each listed bug of the simulated world, and writes a table of the seeds."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence

import listed
import running
import tree
from mutants import Mutant
from results import Results

PAGE = tree.ROOT / "docs/robustness.md"
START, END = "<!-- seeds: written by `make mutants SEEDS=1` -->\n", "<!-- end of seeds -->"
FOUND = re.compile(r"^seed (\d+) violates ", re.M)


def law_of(mutant: Mutant) -> str | None:
    """Returns the number of the law that fails with a bug, or None if the bug has other tests."""
    return next((test.name for test in mutant.tests if test.kind == "simulation"), None)


def first_seed(number: int, law: str) -> str | None:
    """Returns the first seed whose history violates the law, or None. The histories are those of `make test`."""
    command = [sys.executable, "tools/simulate.py", "--jobs", "1", "--law", law]
    ended = running.run(command, tree.TREE, listed.HISTORIES, {"MUTANT": str(number)}, is_alone=False)
    found = FOUND.search(ended.output)
    if ended.passed or ended.is_successful is bool(found):
        raise RuntimeError(f"The search for law {law} ended with status {ended.status}:\n{ended.output[-2000:]}")
    return found[1] if found else None


def run(mutants: Sequence[Mutant], commit: str) -> int:
    """Writes the table. Returns 1 if the histories do not find one of the bugs."""
    wanted = [(mutant, law) for mutant in mutants if (law := law_of(mutant))]
    compiled = tree.build_switched(listed.switchable([mutant for mutant, _ in wanted]), [tree.SIMULATION])
    if lost := [mutant.name for number, (mutant, _) in enumerate(wanted, 1) if number not in compiled]:
        raise RuntimeError(f"These bugs cannot stand behind the switch: {', '.join(lost)}")
    results = Results.of("seeds", wanted)

    def search(number: int) -> str | None:
        mutant, law = wanted[number - 1]
        if ("seeds", number) not in results.found:
            results.add_mutant("seeds", number, first_seed(number, law))
        seed = results.found["seeds", number]
        print(f"{mutant.name}: {f'seed {seed}' if seed else 'no seed'} violates law {law}", flush=True)
        return seed

    seeds = running.in_parallel(search, range(1, len(wanted) + 1))
    page = PAGE.read_text(encoding="utf-8")
    rows = [(mutant.why, law, seed) for (mutant, law), seed in zip(wanted, seeds, strict=True)]
    PAGE.write_text(with_table(page, rows, commit), encoding="utf-8")
    return 0 if all(seeds) else 1


def with_table(page: str, rows: Sequence[tuple[str, str, str | None]], commit: str) -> str:
    """Returns the page with a table of bugs, laws and seeds in place of the previous one."""
    before, start, rest = page.partition(START)
    _, end, after = rest.partition(END)
    assert start and end, f"{PAGE} has no table of seeds"
    lines = [f"| {why} | {law} | {seed or '**none**'} |" for why, law, seed in rows]
    count = sum(1 for _, _, seed in rows if seed)
    head = f"At commit {commit}, the histories of the seeds 1 to 2,000 find {count} of {len(rows)} bugs:"
    table = "\n".join(["| bug | law that fails | first seed |", "| --- | --- | --- |", *lines])
    return f"{before}{start}\n{head}\n\n{table}\n\n{end}{after}"
