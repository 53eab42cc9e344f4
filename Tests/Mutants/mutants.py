"""The list of mutants: realistic one-line bugs, each with the tests that must fail with it."""

from __future__ import annotations

import os
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from switch import Change

ROOT = Path(__file__).resolve().parents[2]
LISTS = Path(__file__).resolve().parent / "lists"
KEYS = {"name", "file", "old", "new", "why", "tests"}


@dataclass(frozen=True)
class Test:
    """A test or a suite: `swift Suite/function`, `swift Suite`, `c program/function`, or `python`, `generator` or `project` with
    `module.Class.function`. `simulation NUMBER` is a law of the simulated world, which a history of `make test` must violate."""

    kind: str
    name: str

    # The folders with the tests of each kind.
    PLACES = {
        "swift": "Tests",
        "c": "Tests/C",
        "python": "bindings/python/tests",
        "generator": "generator/tests",
        "project": "Tests/Project",
        "simulation": "Tests/Simulation/Laws",
    }

    @property
    def suite(self) -> str:
        return re.split("[/.]", self.name)[0]

    def exists(self, root: Path = ROOT) -> bool:
        place = root / self.PLACES[self.kind]
        if self.kind == "swift":
            suite, _, function = self.name.partition("/")
            # The test is the first function after the attribute, not a helper of the same suite.
            attribute = rf"@Test\b(?:(?!\n +func )[\s\S])*\n +func {function}\("
            patterns = [rf"struct {suite}\b", attribute] if function else [rf"struct {suite}\b"]
            texts = swift_texts(place)
        elif self.kind == "c":
            program, _, function = self.name.partition("/")
            patterns = [rf"TEST\({function}\)"]
            texts = [(place / f"{program}.c").read_text(encoding="utf-8")]
        elif self.kind == "simulation":
            patterns = [rf"Law\({self.name}, "]
            texts = swift_texts(place)
        else:
            module, suite, function = self.name.split(".")
            patterns = [rf"class {suite}\b", rf"def {function}\("]
            texts = [(place / f"{module}.py").read_text(encoding="utf-8")]
        return any(all(re.search(pattern, text) for pattern in patterns) for text in texts)


@cache
def swift_texts(place: Path) -> list[str]:
    """Returns the texts of all Swift files of a folder and its folders."""
    return [path.read_text(encoding="utf-8") for path in place.rglob("*.swift")]


@dataclass(frozen=True)
class Mutant:
    """A bug that replaces the string `old`, which occurs once in `file`, with `new`."""

    name: str
    file: str
    old: str
    new: str
    why: str
    tests: tuple[Test, ...]

    @property
    def is_compiled(self) -> bool:
        return self.file.endswith((".swift", ".cpp", ".h")) and not self.is_program

    @property
    def is_program(self) -> bool:
        """Whether the bug is in danxi-rpc, which is built without the library."""
        return self.file.startswith("rpc/")

    def count(self, root: Path = ROOT) -> int:
        """Returns how often the old string occurs in the file."""
        path = root / self.file
        return path.read_text(encoding="utf-8").count(self.old) if path.exists() else 0

    def change(self, source: str, number: int) -> Change:
        """Returns the smallest change of `source` that replaces the string."""
        start = len(os.path.commonprefix([self.old, self.new]))
        most = min(len(self.old), len(self.new)) - start
        end = min(most, len(os.path.commonprefix([self.old[::-1], self.new[::-1]])))
        at = source.index(self.old)
        return Change(number, at + start, at + len(self.old) - end, self.new[start : len(self.new) - end])


def load() -> list[Mutant]:
    """Returns the mutants of all lists. Raises ValueError for an unknown or missing key, and for a name that is used twice."""
    mutants = []
    for path in sorted(LISTS.glob("*.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]:
            if set(entry) != KEYS:
                raise ValueError(f"{path.name}: {entry.get('name')}: expected the keys {', '.join(sorted(KEYS))}")
            kinds = [test.split(" ", 1) for test in entry.pop("tests")]
            mutants.append(Mutant(**entry, tests=tuple(Test(kind, name) for kind, name in kinds)))
    names = [mutant.name for mutant in mutants]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise ValueError(f"Several mutants have the same name: {', '.join(sorted(twice))}")
    return mutants
