"""Looks for a test or a law that finds each drawn mutant, and prints tables."""

from __future__ import annotations

import random
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
from running import Late
from switch import Change

EQUIVALENT = Path(__file__).resolve().parent / "equivalent.toml"


@dataclass
class Judged:
    """A mutant that compiles, and the test or law that finds it."""

    mutant: Drawn
    is_equivalent: bool = False
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
    """Builds the mutants behind the switch. Each one that compiles meets the tests of all stages that reach it, until one fails."""
    changes: dict[str, list[Change]] = defaultdict(list)
    for one in drawn:
        changes[one.file].append(Change(one.number, one.edit.start, one.edit.end, one.edit.new))
    compiled = tree.build_switched(changes)
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    equivalent = {(entry["file"], entry["change"]) for entry in entries}
    judged = [Judged(one, (one.file, one.change) in equivalent) for one in drawn if one.number in compiled]
    groups = [measured(stage()) for stage in stages]
    for stage, found in zip(stages, groups, strict=True):
        print(f"{len(found)} {stage.__name__}, processor {sum(group.processor for group in found):.0f} s", flush=True)
    late = []

    def find(one: Judged, is_alone: bool = False) -> None:
        mutant = one.mutant
        one.is_reached = any(mutant.number in group.reached for stage in groups for group in stage)
        try:
            in_order = (group for stage in groups for group in ordered(stage, mutant))
            one.found = search(in_order, mutant.number, is_alone)
            print(f"{one.found or 'not found'} <- {mutant.number} {mutant.place} {mutant.change}", flush=True)
        except Late:
            late.append(one)

    # In a drawn order, the mutants before an interruption are a draw as well.
    counted = [one for one in judged if not one.is_equivalent]
    with ThreadPoolExecutor(WORKERS) as pool:
        list(pool.map(find, random.Random(0).sample(counted, len(counted))))
    for one in late:
        find(one, is_alone=True)
    return judged


def ordered(groups: Sequence[Group], mutant: Drawn) -> list[Group]:
    """Returns the groups with the suites of the mutant's own module first, the cheap ones before the others."""
    own = f"{mutant.file.split('/')[1]}Tests."
    return sorted(groups, key=lambda group: (not group.name.startswith(own), group.processor))


def run(root: Path, count: int, seed: str) -> int:
    """Runs drawn mutants. Prints the share that is killed, and the survivors."""
    drawn = drawing.draw(root, count, seed)
    judged = judge(drawn, [suites, histories, programs])
    counted = [one for one in judged if not one.is_equivalent]
    survivors = [one for one in counted if not one.found]
    killed, equivalent = len(counted) - len(survivors), len(judged) - len(counted)
    print(
        f"\nSeed {seed}: {len(drawn)} drawn, {len(judged)} compile, {equivalent} of them are equivalent (at most {len(judged) // 10})."
    )
    print(f"{killed} of {len(counted)} killed ({tree.share(killed, len(counted))}).\n")
    print_table("survivor", survivors)
    return 1 if survivors or equivalent > len(judged) / 10 else 0


def run_guards(root: Path, folders: list[str]) -> int:
    """Removes each guard of the folders. Prints the law or test that finds each. The histories run first."""
    judged = judge(drawing.guards(root, folders), [histories, suites, programs])
    found = sum(1 for one in judged if one.found)
    print(f"\n{found} of {len(judged)} guards are found missing ({tree.share(found, len(judged))}).\n")
    print_table("guard", judged)
    return 0 if found == len(judged) else 1


def print_table(what: str, judged: list[Judged]) -> None:
    print(f"| {what} | change | found by |\n| --- | --- | --- |", *(one.row for one in judged), sep="\n")
