"""Finds `await` within the arguments of `#expect` and `#require` in the Swift tests.

    python3 tools/expectations.py

If an expectation with `await` fails, Swift Testing prints its source, but not the values of its parts. A constant before the expectation
takes the value instead: `let threads = try await list()`, then `#expect(threads.isEmpty)`. The program prints the places and their number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import swift_graph

ROOT = Path(__file__).resolve().parents[1]


def waiting_expectations(code: str) -> tuple[list[int], int]:
    """Returns the lines of the expectations with `await` in code without comments and strings, and the number of all expectations.

    The closure after the parentheses is no argument."""
    starts = [found.end() for found in re.finditer(r"#(?:expect|require)\s*\(", code)]
    waiting = [start for start in starts if re.search(r"\bawait\b", code[start : end_of_arguments(code, start)])]
    return [code.count("\n", 0, start) + 1 for start in waiting], len(starts)


def end_of_arguments(code: str, start: int) -> int:
    """Returns the position of the parenthesis that closes the one before `start`, or the end of the code."""
    depth = 1
    for found in re.finditer(r"[()]", code[start:]):
        depth += 1 if found[0] == "(" else -1
        if depth == 0:
            return start + found.start()
    return len(code)


def places(tests: Path = ROOT / "Tests") -> Iterator[tuple[list[str], int]]:
    """Yields, for each file with tests, the places of the expectations with `await`, and the number of all expectations."""
    for path in sorted(tests.rglob("*.swift")):
        lines, count = waiting_expectations(swift_graph.without_text(path.read_text(encoding="utf-8")))
        yield [f"{path.relative_to(tests.parent)}:{line}" for line in lines], count


def main() -> None:
    found = list(places())
    waiting = [place for listed, _ in found for place in listed]
    print(*waiting, sep="\n")
    print(f"{len(waiting)} of {sum(count for _, count in found)} expectations wait")
    raise SystemExit(bool(waiting))


if __name__ == "__main__":
    main()
