"""Puts many bugs into one build. Each bug is in a copy of the function around it, and a number chooses which copies run.

    func wait() { a(); b() }

becomes the following, and `isMutant` compares the number with the environment variable MUTANT:

    func wait() {
        if isMutant(7) { b() } else { a(); b() }
    }
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from swift_text import Body, SwiftText

HERE = Path(__file__).resolve().parent
ERROR = re.compile(r"^(/\S+?\.swift):(\d+):\d+: error: ", re.M)


@dataclass(frozen=True)
class Change:
    """Replaces the characters from `start` to `end` of a file, which is hand-written Swift in `Sources`."""

    number: int
    start: int
    end: int
    new: str


@dataclass
class Switched:
    """A file whose bugs stand behind the switch."""

    source: str
    # The first and last line of each copy with a bug, and of all copies of its function.
    copies: dict[int, tuple[int, int]] = field(default_factory=dict)
    functions: dict[int, tuple[int, int]] = field(default_factory=dict)

    def broken(self, lines: Iterable[int]) -> set[int]:
        """Returns the bugs that the compiler refuses, by the lines of its errors. An error outside of the copies, such as a missing result
        at the end of a function, is that of all bugs of the function."""
        found: set[int] = set()
        for line in lines:
            own = {number for number, (first, last) in self.copies.items() if first <= line <= last}
            found |= own or {number for number, (first, last) in self.functions.items() if first <= line <= last}
        return found


def body_around(text: SwiftText, start: int, end: int) -> Body | None:
    """Returns the code that is copied for a change, or None if the change is not in a function or an initial value."""
    return next((body for body in text.bodies if body.contains(start, end)), None)


def switched(source: str, changes: list[Change]) -> Switched:
    """Returns a file with all changes behind the switch. Each change must be in a body."""
    text = SwiftText(source)
    by_body: dict[Body, list[Change]] = defaultdict(list)
    for change in changes:
        body = body_around(text, change.start, change.end)
        assert body is not None
        by_body[body].append(change)
    result = Switched("")
    position = 0
    for body, own in sorted(by_body.items(), key=lambda pair: pair[0].start):
        result.source += source[position : body.start]
        first = result.source.count("\n") + 1
        for change in own:
            copy = source[body.start : change.start] + change.new + source[change.end : body.end]
            result.source += (
                f"isMutant({change.number}) ? (\n" if body.is_value else f"if isMutant({change.number}) {{\n"
            )
            start = result.source.count("\n") + 1
            result.source += copy
            result.copies[change.number] = (start, result.source.count("\n") + 1)
            result.source += "\n) : " if body.is_value else "\n} else "
        original = source[body.start : body.end]
        result.source += f"(\n{original}\n)" if body.is_value else f"{{\n{original}\n}}"
        last = result.source.count("\n") + 1
        result.functions |= {change.number: (first, last) for change in own}
        position = body.end
    result.source += source[position:]
    return result


def errors(output: str, root: Path) -> dict[str, set[int]]:
    """Returns the lines of the compiler's errors in each file."""
    found: dict[str, set[int]] = defaultdict(set)
    for path, line in ERROR.findall(output):
        found[Path(path).relative_to(root).as_posix()].add(int(line))
    return found


def support(root: Path) -> dict[str, str]:
    """Returns the files that define `isMutant`, which each module declares."""
    modules = sorted({path.relative_to(root).parts[1] for path in (root / "Sources").rglob("*.swift")})
    declaration = (HERE / "switch.swift").read_text(encoding="utf-8")
    files = {f"Sources/{module}/Mutants.swift": declaration for module in modules}
    return {**files, "Sources/CSwiftRuntime/mutants.c": (HERE / "switch.c").read_text(encoding="utf-8")}
