"""Which tests reach which mutants, and whether one of them finds a mutant."""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import running
from drawing import Drawn
from results import Results
from running import Late, Limits
from tree import DEBUG, TREE

# As many tests at the same time as in `make test`.
WIDTH = ["--experimental-maximum-parallelization-width", "8"]
SWIFT_TESTS: list[str | Path] = [DEBUG / "libdanxiPackageTests.xctest", "--testing-library", "swift-testing", *WIDTH]
BATCH, ANY_LAW = 50, "0"
# End-to-end tests that use the library, and those of them that need programs which the copy of the tree does not have.
USES_LIBRARY = re.compile(r"\bStandIn\b|^(?:import|from) danxi\b", re.M)
NEEDS_PROGRAMS = {"test_documentation", "test_languages", "test_nginx"}
C_PROGRAMS = re.compile(r"PROGRAMS = \[(.*?)\]", re.S)
# Lines that name a test or a law that failed.
FAILED_TEST = re.compile(r"✘.*? Test (.*?) (?:recorded|failed)")
VIOLATED = re.compile(r"^(\d+\. .*): violated$", re.M)
VIOLATED_BY_SEED = re.compile(r"^seed \d+ violates (\d+\. .*?):", re.M)
FAILED_CASE = re.compile(r"^(?:FAIL|ERROR|FAILED)[: ] ?(\S.*)$", re.M)


@dataclass
class Group:
    """A program that runs some tests: a Swift suite, histories, a program in C, or a module in Python."""

    name: str
    command: Sequence[str | Path]
    folder: Path = TREE
    environment: dict[str, str] = field(default_factory=dict)
    # How often a failure must occur. Histories repeat exactly; in other tests, the first one may be due to a busy machine.
    times: int = 2
    # Without a mutant: the mutants that the program reaches, and its processor time in seconds.
    reached: set[int] = field(default_factory=set)
    processor: float = 0

    def is_of(self, module: str) -> bool:
        """Returns whether the group is a Swift suite of the tests of a module."""
        return self.name.startswith(f"{module}Tests.")

    def meets(self, mutant: Drawn) -> bool:
        """Returns whether the group reaches a mutant of another module than its own."""
        return mutant.number in self.reached and not self.is_of(mutant.module)

    def run(
        self, environment: dict[str, str], limits: Limits, stop: re.Pattern[str] | None = None, is_alone: bool = True
    ) -> running.Ended:
        return running.run(
            self.command, self.folder, limits, {**self.environment, **environment}, stop, is_alone=is_alone
        )


def suites() -> list[Group]:
    listed = running.run([*SWIFT_TESTS, "--list-tests"], TREE).output
    names = sorted({line.split("/")[0] for line in listed.splitlines() if re.match(r"\w+Tests\.\w+/", line)})
    return [Group(name, [*SWIFT_TESTS, "--filter", rf"^{re.escape(name)}/"]) for name in names]


def histories(count: int = 300) -> list[Group]:
    """Returns all kept histories, and those of the seeds 1 to `count`."""
    hashing = {"SWIFT_DETERMINISTIC_HASHING": "1"}
    batches = [(first, min(BATCH, count - first + 1)) for first in range(1, count + 1, BATCH)]
    seeds = [(f"seeds {first} to {first + size - 1}", [str(first), str(size), ANY_LAW]) for first, size in batches]
    kept = [(path.stem, [str(path)]) for path in sorted((TREE / "Tests/Simulation/Kept").glob("*.txt"))]
    return [
        Group(name, [DEBUG / "simulate", *arguments], environment=hashing, times=1) for name, arguments in kept + seeds
    ]


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
    for path in sorted((TREE / "Tests/Project").glob("test_*.py")):
        if USES_LIBRARY.search(path.read_text(encoding="utf-8")) and path.stem not in NEEDS_PROGRAMS:
            command = [sys.executable, "-m", "unittest", "--failfast", path.stem]
            found.append(Group(f"project {path.stem}", command, path.parent))
    return found


def measure(group: Group) -> str | None:
    """Runs the tests of a group without a mutant, and notes what they reach. Returns the output if they fail."""
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "reached"
        ended = group.run({"MUTANTS_REACHED": str(record)}, Limits(processor=600))
        group.processor = ended.processor
        group.reached = set(map(int, record.read_text().split())) if record.exists() else set()
    return None if ended.is_successful else ended.output


def measured(groups: list[Group], results: Results) -> list[Group]:
    """Measures groups, and returns those that pass, at the second time at the latest. The others could not find anything."""

    def first(group: Group) -> str | None:
        if known := results.groups.get(group.name):
            group.processor, group.reached = known
            return None
        return checked(group)

    def checked(group: Group) -> str | None:
        output = measure(group)
        if output is None:
            results.add_group(group.name, group.processor, group.reached)
        return output

    passing = []
    for group, failed in zip(groups, running.in_parallel(first, groups), strict=True):
        output = failed and checked(group)
        if output is None:
            passing.append(group)
        else:
            print(f"{group.name} fails without a mutant, and is left out:\n{output[-1000:]}", flush=True)
    return passing


def search(groups: Iterable[Group], number: int, is_alone: bool) -> str | None:
    """Returns the test or law that finds a mutant, or None. Only groups that reach the mutant run. Raises Late like running.run."""
    reaching = (group for group in groups if number in group.reached)
    return next((found for group in reaching if (found := failure(group, [number], is_alone))), None)


def finders(group: Group, numbers: Sequence[int]) -> dict[int, str | None]:
    """Returns which of some mutants the tests of a group find, and the first test or law that fails for each. All are active at the same
    time; if a test fails, each half runs by itself. Mutants that are late are missing in the result."""
    try:
        found = failure(group, numbers, is_alone=False)
    except Late:
        if len(numbers) == 1:
            return {}
        found = "a limit"
    if not found or len(numbers) == 1:
        return dict.fromkeys(numbers, found)
    middle = len(numbers) // 2
    return finders(group, numbers[:middle]) | finders(group, numbers[middle:])


def failure(group: Group, numbers: Sequence[int], is_alone: bool) -> str | None:
    """Runs the tests of a group with mutants. Returns the first test or law that fails, or None."""
    limits = Limits(processor=20 + 3 * group.processor)
    for _ in range(group.times if len(numbers) == 1 else 1):
        ended = group.run({"MUTANT": ",".join(map(str, numbers))}, limits, FAILED_TEST, is_alone)
        if ended.is_successful:
            return None
        if ended.passed:
            return f"{group.name} does not end ({ended.passed})"
    for pattern in (FAILED_TEST, VIOLATED, VIOLATED_BY_SEED, FAILED_CASE):
        if match := pattern.search(ended.output):
            return match[1].strip('"')
    return f"{group.name}: status {ended.status}"
