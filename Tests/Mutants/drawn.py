"""Looks for a test or a law that finds each drawn mutant, and prints tables."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import drawing
import running
import tree
from drawing import Drawn
from reach import Group, failure, finders, histories, measured, programs, search, suites
from results import Results
from running import Late
from switch import Change

EQUIVALENT = Path(__file__).resolve().parent / "equivalent.toml"
GUARDS = tree.ROOT / "docs/internals/guards.md"
# The name of the results of a mutant with the suites of its own module.
OWN = "own suites"
# How many mutants are active at the same time. One may hide another, so it is not all of them.
TOGETHER = 25


def own_suites() -> list[Group]:
    """Returns the suites, of which a mutant meets only those of its own module. The other ones find few mutants, and take hours."""
    return suites()


# The tests that a mutant can meet, by the name of their kind.
STAGES = {"histories": histories, "own-suites": own_suites, "suites": suites, "programs": programs}
# Those that guards meet unless others are chosen.
ALL = ("histories", "suites", "programs")


@dataclass
class Judged:
    """A mutant that compiles, and the test or law that finds it."""

    mutant: Drawn
    is_equivalent: bool = False
    found: str | None = None
    is_reached: bool = False
    # Whether it has met all its tests, unless one of them has found it.
    is_judged: bool = False

    def note(self, found: str | None) -> None:
        """Keeps and prints what has found the mutant, if it is the first."""
        if found and not self.found:
            self.found = found
            print(f"{found} <- {self.mutant.number} {self.mutant.place} {self.mutant.change}", flush=True)

    @property
    def row(self) -> str:
        found = self.found or ("**nothing**" if self.is_reached else "**nothing**: no test reaches it")
        return (
            "| "
            + " | ".join(cell.replace("|", "\\|") for cell in (self.mutant.place, self.mutant.change, found))
            + " |"
        )


def judge(drawn: Sequence[Drawn], stages: Sequence[Callable[[], list[Group]]]) -> list[Judged]:
    """Builds the mutants behind the switch. Each one that compiles meets the tests of one stage after the other that reach it, until one
    fails. What an earlier run of the same tests on the same code has found is reused. After an interruption, those that nothing has found
    yet are not judged."""
    changes: dict[str, list[Change]] = defaultdict(list)
    for one in drawn:
        changes[one.file].append(Change(one.number, one.edit.start, one.edit.end, one.edit.new))
    compiled = tree.build_switched(changes)
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    equivalent = {(entry["file"], entry["change"]) for entry in entries}
    judged = [Judged(one, (one.file, one.change) in equivalent) for one in drawn if one.number in compiled]
    counted = [one for one in judged if not one.is_equivalent]
    groups = [stage() for stage in stages]
    results = Results.of(list(drawn), [group.name for stage in groups for group in stage])
    try:
        for stage, own in zip(stages, groups, strict=True):
            passing = measured(own, results)
            print(
                f"{len(passing)} {stage.__name__}, processor {sum(group.processor for group in passing):.0f} s",
                flush=True,
            )
            meet_own(passing, counted, results)
            if stage is not own_suites:
                meet_together(passing, counted, results)
        for one in counted:
            one.is_judged = True
    except KeyboardInterrupt:
        print("Interrupted. The same command goes on where this one has ended.", flush=True)
    return judged


def meet_own(groups: Sequence[Group], mutants: Sequence[Judged], results: Results) -> None:
    """Runs mutants with the suites of their own modules that reach them, unless their results are known. These suites find most mutants, so
    one mutant is active at a time, and an interrupted run has found many."""
    late = []

    def find(one: Judged, is_alone: bool = False) -> None:
        mutant = one.mutant
        own = [group for group in groups if group.is_of(mutant.module)]
        if not own or one.found:
            return
        if (OWN, mutant.number) not in results.found:
            try:
                found = search(sorted(own, key=lambda group: group.processor), mutant.number, is_alone)
            except Late:
                late.append(one)
                return
            results.add_mutant(OWN, mutant.number, found)
        one.note(results.found[OWN, mutant.number])
        one.is_reached = one.is_reached or any(mutant.number in group.reached for group in own)

    running.in_parallel(find, mutants)
    for one in late:
        find(one, is_alone=True)


def meet_together(groups: Sequence[Group], mutants: Sequence[Judged], results: Results) -> None:
    """Runs each group with the mutants that it reaches and that nothing has found yet, many of which are active at the same time, because few
    of them are found. Known results are used, and the own suites of a mutant, which it has met, are left out."""
    late = []

    def attack(group: Group) -> None:
        reached = {one.mutant.number: one for one in mutants if group.meets(one.mutant)}
        for one in reached.values():
            one.is_reached = True
        left = [
            one.mutant
            for one in reached.values()
            if not one.found and (group.name, one.mutant.number) not in results.found
        ]
        for numbers in drawing.apart(left, TOGETHER):
            found = finders(group, numbers)
            for number, test in found.items():
                results.add_mutant(group.name, number, test)
            late.extend((group, number) for number in numbers if number not in found)
        for number, one in reached.items():
            one.note(results.found.get((group.name, number)))

    running.in_parallel(attack, sorted(groups, key=lambda group: group.processor))
    by_number = {one.mutant.number: one for one in mutants}
    for group, number in late:
        if not by_number[number].found:
            results.add_mutant(group.name, number, failure(group, [number], is_alone=True))
            by_number[number].note(results.found[group.name, number])


def run(root: Path, count: int, seed: str) -> int:
    """Runs drawn mutants. Prints the share that is killed, and the survivors."""
    drawn = drawing.draw(root, count, seed)
    judged = judge(drawn, [suites, histories, programs])
    counted = [one for one in judged if not one.is_equivalent]
    killed = [one for one in counted if one.found]
    survivors = [one for one in counted if one.is_judged and not one.found]
    equivalent, left = len(judged) - len(counted), len(counted) - len(killed) - len(survivors)
    print(
        f"\nSeed {seed}: {len(drawn)} drawn, {len(judged)} compile, {equivalent} of them are equivalent (at most {len(judged) // 10})."
    )
    print(f"{len(killed)} of {len(counted)} killed ({tree.share(len(killed), len(counted))}).")
    if left:
        print(f"{left} have not met all their tests yet.")
    print("", *table("survivor", survivors), sep="\n")
    return 1 if survivors or left or equivalent > len(judged) / 10 else 0


def run_guards(root: Path, folders: list[str], kinds: Sequence[str], count: int) -> int:
    """Removes each guard of the folders. Writes the law or test that finds each to the table of guards.

    `kinds` are the tests that the guards meet, and `count` is the number of drawn histories.
    """

    def first_histories() -> list[Group]:
        return histories(count)

    commit = commit_of(root)
    stages = {**STAGES, "histories": first_histories}
    judged = judge(drawing.guards(root, folders), [stages[kind] for kind in kinds])
    if not all(one.is_judged or one.is_equivalent for one in judged):
        return 1
    texts = {"histories": f"histories (seeds 1 to {count})", "own-suites": "suites of their own module"}
    names = [texts.get(kind, kind) for kind in kinds]
    page = GUARDS.read_text(encoding="utf-8")
    for folder in folders:
        own = [one for one in judged if drawing.is_in(folder, one.mutant.file)]
        page = with_section(page, folder, section(own, names, commit))
    GUARDS.write_text(page, encoding="utf-8")
    found = sum(1 for one in judged if one.found)
    print(f"\n{found} of {len(judged)} guards are found missing ({tree.share(found, len(judged))}).")
    return 0 if found == len(judged) else 1


def commit_of(root: Path) -> str:
    """Returns the name of the commit, and whether files other than the table of guards differ from it."""

    def git(*arguments: str) -> str:
        return subprocess.check_output(["git", *arguments], cwd=root, text=True).strip()

    is_changed = git("status", "--porcelain", "--", ".", f":!{GUARDS.relative_to(tree.ROOT)}")
    return git("rev-parse", "--short", "HEAD") + (" with uncommitted changes" if is_changed else "")


def section(judged: Sequence[Judged], kinds: Sequence[str], commit: str) -> str:
    """Returns the text about the guards of a folder."""
    counted = [one for one in judged if not one.is_equivalent]
    found = sum(1 for one in counted if one.found)
    head = f"At commit {commit}, {found} of {len(counted)} guards are found missing by {' or '.join(kinds)}."
    return "\n".join([head, "", *table("guard", counted)])


def with_section(page: str, name: str, text: str) -> str:
    """Returns a page with a text in the section of a name, which is the last one if it is new."""
    head = f"## {name}\n\n"
    own = f"{head}{text}\n"
    if head not in page:
        return f"{page}\n{own}"
    before, _, after = page.partition(head)
    rest = re.search(r"^## ", after, re.MULTILINE)
    return before + own + (f"\n{after[rest.start() :]}" if rest else "")


def table(what: str, judged: Sequence[Judged]) -> list[str]:
    return [f"| {what} | change | found by |", "| --- | --- | --- |", *(one.row for one in judged)]
