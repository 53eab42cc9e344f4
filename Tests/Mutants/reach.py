"""Which tests reach which mutants, and whether one of them finds a mutant."""

from __future__ import annotations

import re
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import tree
from tree import DEBUG, TREE

WORKERS = 2
# As many tests at the same time as in `make test`.
WIDTH = ["--experimental-maximum-parallelization-width", "8"]
SWIFT_TESTS: list[str | Path] = [DEBUG / "libdanxiPackageTests.xctest", "--testing-library", "swift-testing", *WIDTH]
SEEDS, BATCH = 300, 50
C_PROGRAMS = re.compile(r"PROGRAMS = \[(.*?)\]", re.S)
# Lines that name a test or a law that failed.
FAILED_TEST = re.compile(r"✘.*? Test (.*?) (?:recorded|failed)")
VIOLATED = re.compile(r"^(.*): violated$", re.M)
FAILED_CASE = re.compile(r"^(?:FAIL|ERROR|FAILED)[: ] ?(\S.*)$", re.M)


@dataclass
class Group:
    """A program that runs some tests: a Swift suite, histories, a program in C, or a module in Python."""

    name: str
    command: Sequence[str | Path]
    folder: Path = TREE
    is_suite: bool = False
    environment: dict[str, str] = field(default_factory=dict)
    # Without a mutant: the mutants that the program reaches, and how long it takes.
    reached: set[int] = field(default_factory=set)
    seconds: float = 0

    def run(
        self, environment: dict[str, str], limit: float | None = None, stop: re.Pattern[str] | None = None
    ) -> tree.Ended:
        return tree.run(self.command, self.folder, limit, {**self.environment, **environment}, stop)


def suites() -> list[Group]:
    listed = tree.run([*SWIFT_TESTS, "--list-tests"]).output
    names = sorted({line.split("/")[0] for line in listed.splitlines() if re.match(r"\w+Tests\.\w+/", line)})
    return [Group(name, [*SWIFT_TESTS, "--filter", rf"^{re.escape(name)}/"], is_suite=True) for name in names]


def histories() -> list[Group]:
    hashing = {"SWIFT_DETERMINISTIC_HASHING": "1"}
    seeds = [(f"seeds {seed} to {seed + BATCH - 1}", [str(seed), str(BATCH)]) for seed in range(1, SEEDS, BATCH)]
    kept = [(path.stem, [str(path)]) for path in sorted((TREE / "Tests/Simulation/Kept").glob("*.txt"))]
    return [Group(name, [DEBUG / "simulate", *arguments], environment=hashing) for name, arguments in seeds + kept]


def programs() -> list[Group]:
    """Returns the tests that need the whole library."""
    listed = C_PROGRAMS.search((TREE / "Tests/C/run.py").read_text(encoding="utf-8"))
    assert listed
    found = [
        Group(f"c {name}", [sys.executable, "Tests/C/run.py", "--filter", f"{name}/"])
        for name in re.findall(r"\w+", listed[1])
    ]
    for path in sorted((TREE / "bindings/python/tests").glob("test_*.py")):
        command = [sys.executable, "-m", "unittest", "--failfast", f"tests.{path.stem}"]
        found.append(Group(f"python {path.stem}", command, TREE / "bindings/python"))
    return found


def measure(group: Group) -> str | None:
    """Runs the tests of a group without a mutant, and notes what they reach. Returns the output if they fail."""
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "reached"
        start = time.monotonic()
        ended = group.run({"MUTANTS_REACHED": str(record)}, limit=600)
        group.seconds = time.monotonic() - start
        group.reached = set(map(int, record.read_text().split())) if record.exists() else set()
    return None if ended.is_successful else ended.output


def measured(groups: list[Group]) -> list[Group]:
    """Measures groups, and returns those that pass."""
    with ThreadPoolExecutor(WORKERS) as pool:
        outputs = list(pool.map(measure, groups))
    for group, output in zip(groups, outputs, strict=True):
        if output is not None:
            print(f"{group.name} fails without a mutant, and is left out:\n{output[-1000:]}", flush=True)
    return [group for group, output in zip(groups, outputs, strict=True) if output is None]


def search(groups: Sequence[Group], number: int) -> str | None:
    """Returns the test or law that finds a mutant, or None. Only groups that reach the mutant run."""
    reaching = [group for group in groups if number in group.reached]
    return next((found for group in combined(reaching) if (found := failure(group, number))), None)


def combined(groups: list[Group]) -> list[Group]:
    """Returns the groups, but all Swift suites as one."""
    suites = [group for group in groups if group.is_suite]
    if not suites:
        return groups
    names = "|".join(re.escape(group.name) for group in suites)
    seconds = sum(group.seconds for group in suites)
    together = Group("Swift tests", [*SWIFT_TESTS, "--filter", f"^({names})/"], seconds=seconds)
    return [together, *(group for group in groups if not group.is_suite)]


def failure(group: Group, number: int) -> str | None:
    """Runs the tests of a group with a mutant. Returns the first test or law that fails, or None. A time limit counts as a failure."""
    ended = group.run({"MUTANT": str(number)}, limit=60 + 2 * group.seconds, stop=FAILED_TEST)
    if ended.is_successful:
        return None
    for pattern in (FAILED_TEST, VIOLATED, FAILED_CASE):
        if match := pattern.search(ended.output):
            return match[1].strip('"')
    return f"{group.name}: {'time limit' if ended.status is None else f'status {ended.status}'}"
