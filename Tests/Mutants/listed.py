"""Runs the listed mutants: each with the tests that must fail."""

from __future__ import annotations

import re
import sys
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

import running
import switch
import tree
from mutants import Mutant, Test
from reach import SWIFT_TESTS
from running import Late, Limits
from swift_text import SwiftText
from switch import Change
from tree import ROOT, TREE

LIMITS = Limits(processor=120)
# All histories of `make test`. A law that no history violates within this time has found nothing.
HISTORIES = Limits(processor=1800, total=7200)
SKIPPED = re.compile(r"^OK \(.*skipped=(\d+)", re.MULTILINE)
RAN = re.compile(r"(?:Test run with|Ran) (\d+) test|^(\d+) passed, (\d+) failed", re.MULTILINE)


def command(test: Test) -> tuple[list[str | Path], Path]:
    """Returns the command that runs a test, and the folder in which the command runs."""
    match test.kind:
        case "swift":
            end = r"(\(|$)" if "/" in test.name else "/"
            return [*SWIFT_TESTS, "--filter", rf"\.{test.name}{end}"], TREE
        case "c":
            return [sys.executable, "Tests/C/run.py", "--filter", test.name], TREE
        case "python":
            return [sys.executable, "-m", "unittest", f"tests.{test.name}"], TREE / "bindings/python"
        case "generator":
            return [sys.executable, "-m", "unittest", f"tests.{test.name}"], TREE / "generator"
        case "simulation":
            return [sys.executable, "tools/simulate.py", "--law", test.name], TREE
    return [sys.executable, "-m", "unittest", test.name], TREE / Test.PLACES[test.kind]


def passes(test: Test, environment: Mapping[str, str], is_alone: bool) -> bool:
    """Returns whether `test` passes. Raises LookupError if the command succeeds but no test with the name runs, and Late like running.run."""
    is_search = test.kind == "simulation"
    limits = HISTORIES if is_search else LIMITS
    ended = running.run(*command(test), limits=limits, environment=environment, is_alone=is_alone)
    if is_search and ended.passed:
        raise LookupError(f"the histories passed the limit of {ended.passed}")
    counts = [int(count) for match in RAN.findall(ended.output) for count in match if count]
    if ended.is_successful and sum(counts) <= sum(map(int, SKIPPED.findall(ended.output))):
        raise LookupError(f"{test.kind} {test.name} did not run:\n{ended.output[-2000:]}")
    return ended.is_successful


def failing(wanted: Sequence[Mutant]) -> list[str]:
    """Returns the named tests that fail without any bug. Such a test would find every bug. A test that does not run makes its mutant broken."""

    def fails(test: Test) -> bool:
        try:
            return not passes(test, {}, is_alone=True)
        except LookupError:
            return False

    tests = sorted({test for mutant in wanted for test in mutant.tests if test.kind != "simulation"}, key=str)
    outcomes = zip(tests, running.in_parallel(fails, tests), strict=True)
    return [f"{test.kind} {test.name}" for test, is_failing in outcomes if is_failing]


class Report:
    def __init__(self) -> None:
        self.verdicts: dict[str, str] = {}
        self.late: list[tuple[Mutant, Mapping[str, str]]] = []

    def judge(self, mutant: Mutant, environment: Mapping[str, str], is_alone: bool = False) -> None:
        start = time.monotonic()
        try:
            passed = all(passes(test, environment, is_alone) for test in mutant.tests)
            verdict, note = "survived" if passed else "killed", ""
        except Late:
            self.late.append((mutant, environment))
            return
        except LookupError as error:
            verdict, note = "broken", f": {error}"
        self.add(mutant, verdict, f" ({time.monotonic() - start:.0f} s){note}")

    def add(self, mutant: Mutant, verdict: str, note: str) -> None:
        self.verdicts[mutant.name] = verdict
        print(f"{verdict:8} {mutant.name}{note}", flush=True)

    def summary(self) -> str:
        killed, survived, broken = (list(self.verdicts.values()).count(one) for one in ("killed", "survived", "broken"))
        text = f"{killed + survived} mutants: {killed} killed, {survived} survived ({tree.share(killed, killed + survived)} killed)"
        return text + (f", {broken} could not be run" if broken else "")


def switchable(wanted: Sequence[Mutant]) -> dict[str, list[Change]]:
    """Returns the changes that can stand behind the switch, by file. The number of a mutant is its place in `wanted`, from 1 on."""
    changes: dict[str, list[Change]] = defaultdict(list)
    for number, mutant in enumerate(wanted, 1):
        if mutant.file.startswith("Sources/") and mutant.file.endswith(".swift"):
            text = SwiftText((ROOT / mutant.file).read_text(encoding="utf-8"))
            change = mutant.change(text.source, number)
            if switch.body_around(text, change.start, change.end):
                changes[mutant.file].append(change)
    return changes


def targets(wanted: Sequence[Mutant]) -> list[list[str]]:
    """Returns what must be built for the tests of mutants. The histories need a part of what the Swift tests need."""
    kinds = {test.kind for mutant in wanted for test in mutant.tests}
    if "swift" in kinds:
        return [tree.EVERYTHING]
    return [tree.SIMULATION] * ("simulation" in kinds) + [tree.LIBRARY] * bool(kinds - {"simulation"})


def run(wanted: list[Mutant]) -> int:
    lost = [mutant.name for mutant in wanted if mutant.count() != 1]
    if lost:
        print(
            f"The string `old` of these mutants does not occur exactly once in its file: {', '.join(lost)}",
            file=sys.stderr,
        )
        return 2
    compiled = tree.build_switched(switchable(wanted), targets(wanted))
    if failed := failing(wanted):
        print(f"These tests fail without any bug: {', '.join(failed)}", file=sys.stderr)
        return 2
    report = Report()
    running.in_parallel(lambda number: report.judge(wanted[number - 1], {"MUTANT": str(number)}), sorted(compiled))
    for mutant, environment in report.late:
        report.judge(mutant, environment, is_alone=True)
    for number, mutant in enumerate(wanted, 1):
        if number not in compiled:
            run_alone(mutant, report)
    print(report.summary())
    return 0 if set(report.verdicts.values()) == {"killed"} else 1


def run_alone(mutant: Mutant, report: Report) -> None:
    path = TREE / mutant.file
    previous = path.read_text(encoding="utf-8")
    path.write_text((ROOT / mutant.file).read_text(encoding="utf-8").replace(mutant.old, mutant.new), encoding="utf-8")
    try:
        if output := rebuild(mutant):
            report.add(mutant, "broken", ":\n" + "\n".join(line for line in output.splitlines() if "error:" in line))
        else:
            report.judge(mutant, {}, is_alone=True)
    finally:
        path.write_text(previous, encoding="utf-8")
        if mutant.is_program:
            tree.build_program()


def rebuild(mutant: Mutant) -> str | None:
    """Builds what has the bug of a mutant. Returns the compiler's output if this fails."""
    if mutant.is_program:
        return tree.build_program()
    return tree.build(targets([mutant])) if mutant.is_compiled else None
