"""Looks for a test or a law that finds each drawn mutant, and prints tables."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import drawing
import tree
from drawing import Drawn
from reach import WORKERS, Group, histories, measured, programs, search, suites
from switch import Change

EQUIVALENT = Path(__file__).resolve().parent / "equivalent.toml"


@dataclass
class Judged:
    """A mutant that compiles, and the test or law that finds it."""

    mutant: Drawn
    found: str | None = None
    is_reached: bool = False

    @property
    def row(self) -> str:
        found = self.found or ("**nothing**" if self.is_reached else "**nothing**: no test reaches it")
        return (
            "| "
            + " | ".join(cell.replace("|", "\\|") for cell in (self.mutant.place, self.mutant.change, found))
            + " |"
        )


def judge(drawn: Sequence[Drawn], stages: Sequence[Callable[[], list[Group]]]) -> list[Judged]:
    """Builds the mutants behind the switch. The tests of each stage run with those that compile and that no earlier stage finds."""
    changes: dict[str, list[Change]] = defaultdict(list)
    for one in drawn:
        changes[one.file].append(Change(one.number, one.edit.start, one.edit.end, one.edit.new))
    compiled = tree.build_switched(changes)
    judged = {one.number: Judged(one) for one in drawn if one.number in compiled}

    def find(one: Judged) -> None:
        one.is_reached |= any(one.mutant.number in group.reached for group in groups)
        one.found = search(groups, one.mutant.number)
        print(f"{one.found or 'not found'} <- {one.mutant.place} {one.mutant.change}", flush=True)

    for stage in stages:
        groups = measured(stage())
        print(f"{len(groups)} {stage.__name__}, {sum(group.seconds for group in groups):.0f} s", flush=True)
        with ThreadPoolExecutor(WORKERS) as pool:
            list(pool.map(find, [one for one in judged.values() if not one.found]))
    return list(judged.values())


def run(root: Path, count: int, seed: str) -> int:
    """Runs drawn mutants. Prints the share that is killed, and the survivors."""
    drawn = drawing.draw(root, count, seed)
    judged = judge(drawn, [suites, histories, programs])
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    equivalent = {(entry["file"], entry["change"]) for entry in entries}
    survivors = [one for one in judged if not one.found]
    real = [one for one in survivors if (one.mutant.file, one.mutant.change) not in equivalent]
    equal, counted = len(survivors) - len(real), len(judged) - len(survivors) + len(real)
    print(
        f"\nSeed {seed}: {len(drawn)} drawn, {len(judged)} compile, {equal} of them are equivalent (at most {len(judged) // 10})."
    )
    print(f"{counted - len(real)} of {counted} killed ({tree.share(counted - len(real), counted)}).\n")
    print_table("survivor", real)
    return 1 if real or equal > len(judged) / 10 else 0


def run_guards(root: Path, folders: list[str]) -> int:
    """Removes each guard of the folders. Prints the law or test that finds each. The histories run first."""
    judged = judge(drawing.guards(root, folders), [histories, suites, programs])
    found = sum(1 for one in judged if one.found)
    print(f"\n{found} of {len(judged)} guards are found missing ({tree.share(found, len(judged))}).\n")
    print_table("guard", judged)
    return 0 if found == len(judged) else 1


def print_table(what: str, judged: list[Judged]) -> None:
    print(f"| {what} | change | found by |\n| --- | --- | --- |", *(one.row for one in judged), sep="\n")
