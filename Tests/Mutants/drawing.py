"""Draws random one-line bugs of hand-written Swift."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from swift_text import Body, Range, Statement, SwiftText

DECLARATIONS = {"let", "var", "func", "struct", "enum", "class", "typealias", "async"}
BRANCHES = {
    "if",
    "guard",
    "for",
    "while",
    "switch",
    "do",
    "repeat",
    "return",
    "throw",
    "defer",
    "break",
    "continue",
    "fallthrough",
}
# What takes the place of an operator, a unit or a constant.
BOUNDS = [
    (r"(?<= )<(?= )", "<="),
    (r"(?<= )<=(?= )", "<"),
    (r"(?<= )>(?= )", ">="),
    (r"(?<= )>=(?= )", ">"),
    (r"(?<=[\w)\]])\.\.<(?=[\w(])", "..."),
    (r"(?<=[\w)\]])\.\.\.(?=[\w(])", "..<"),
]
UNITS = [
    (r"\.milliseconds(?=\()", ".seconds"),
    (r"\.seconds(?=\()", ".milliseconds"),
    (r"\.days(?=\()", ".seconds"),
    (r"(?<=[*/] )1_?000\b", "1"),
    (r"(?<=[*/] )(?:60|3_?600|86_?400)\b", "1"),
]
CONDITIONS = [
    (r"(?<= )&&(?=\s)", "||"),
    (r"(?<= )\|\|(?=\s)", "&&"),
    (r"(?<= )==(?=\s)", "!="),
    (r"(?<= )!=(?=\s)", "=="),
    (r"\btrue\b", "false"),
    (r"\bfalse\b", "true"),
]
NUMBER = re.compile(r"(?<![\w.$#-])\d[\d_]*(?![\w.])")


@dataclass(frozen=True, order=True)
class Edit:
    """A change of a text: what replaces the characters from `start` to `end`."""

    start: int
    end: int
    new: str
    kind: str

    def applied(self, source: str) -> str:
        return source[: self.start] + self.new + source[self.end :]


def edits(text: SwiftText) -> list[Edit]:
    """Returns all bugs of a file."""
    return [edit for body in text.bodies for edit in [*in_statements(text, body), *of_words(text, body)]]


def of_words(text: SwiftText, body: Body) -> Iterator[Edit]:
    for kind, changes in (("bound", BOUNDS), ("unit", UNITS), ("condition", CONDITIONS)):
        for pattern, new in changes:
            for match in re.compile(pattern).finditer(text.code, body.start, body.end):
                yield Edit(match.start(), match.end(), new, kind)
    for match in NUMBER.finditer(text.code, body.start, body.end):
        number = int(match[0].replace("_", ""))
        yield from (
            Edit(match.start(), match.end(), str(other), "bound") for other in (number - 1, number + 1) if other >= 0
        )


def in_statements(text: SwiftText, body: Body) -> Iterator[Edit]:
    statements = text.statements(body)
    for statement in statements:
        if (
            acts(text, statement)
            or statement.word == "defer"
            or text.code[statement.start : statement.end] in ("return", "break", "continue")
        ):
            yield Edit(statement.start, statement.end, "", "drop")
        if statement.word in ("if", "guard", "while"):
            yield from of_condition(text, statement)
    for one, other in pairwise(statements):
        if (
            one.block == other.block
            and acts(text, one)
            and acts(text, other)
            and "(" in text.code[one.start : other.end]
        ):
            first, between, second = (
                text.source[a:b] for a, b in ((one.start, one.end), (one.end, other.start), (other.start, other.end))
            )
            yield Edit(one.start, other.end, second + between + first, "swap")
    if body.returned is not None and (value := early(body.returned)) is not None and len(statements) > 1:
        yield Edit(body.start, body.start, f" {value};", "return")


def acts(text: SwiftText, statement: Statement) -> bool:
    """Returns whether a statement is a call or an assignment."""
    is_simple = statement.word not in DECLARATIONS | BRANCHES
    return is_simple and bool(re.search(r"\(| \S?=\s", text.code[statement.start : statement.end]))


def of_condition(text: SwiftText, statement: Statement) -> Iterator[Edit]:
    clauses = text.clauses(statement)
    for clause in clauses:
        if not binds(text, clause):
            yield Edit(clause.start, clause.end, f"!({text.source[clause.start : clause.end]})", "negate")
    if statement.word == "guard" and not any(binds(text, clause) for clause in clauses):
        yield Edit(statement.start, statement.end, "", "guard")
    elif statement.word != "guard" and clauses and all(binds(text, clause) for clause in clauses):
        yield Edit(clauses[0].start, clauses[0].start, "false, ", "negate")


def binds(text: SwiftText, clause: Range) -> bool:
    """Returns whether a condition declares names that the code after it needs."""
    return text.code[clause.start : clause.end].startswith(("let ", "var ", "case "))


def early(returned: str) -> str | None:
    """Returns the statement that returns early from a function with this result."""
    if not returned:
        return "return"
    if returned.endswith("?"):
        return "return nil"
    if returned == "Bool":
        return "return false"
    if returned.startswith("["):
        return "return [:]" if ": " in returned else "return []"
    return None


@dataclass(frozen=True)
class Drawn:
    """A bug of a file. Its number is its name."""

    number: int
    file: str
    line: int
    edit: Edit
    change: str
    # Where the function begins in the file: only one bug of a function can be active.
    function: int = 0

    @property
    def module(self) -> str:
        return self.file.split("/")[1]

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"


def files(root: Path) -> dict[str, SwiftText]:
    """Returns all hand-written Swift in `Sources`."""
    paths = (path for path in sorted((root / "Sources").rglob("*.swift")) if "Generated" not in path.parts)
    return {path.relative_to(root).as_posix(): SwiftText(path.read_text(encoding="utf-8")) for path in paths}


def draw(root: Path, count: int, seed: str) -> list[Drawn]:
    """Returns `count` bugs of different lines, which the seed chooses among all lines that can have one."""
    texts = files(root)
    places: dict[tuple[str, int], list[Edit]] = {}
    for name, text in texts.items():
        for edit in sorted(edits(text)):
            places.setdefault((name, text.line(edit.start)), []).append(edit)
    chance = random.Random(seed)
    chosen = chance.sample(sorted(places), min(count, len(places)))
    return numbered([(place[0], chance.choice(places[place])) for place in sorted(chosen)], texts)


def guards(root: Path, folders: Sequence[str]) -> list[Drawn]:
    """Returns bugs that each remove one condition or cleanup of the folders. Raises RuntimeError for a folder without Swift."""
    found = files(root)
    if empty := [folder for folder in folders if not any(is_in(folder, name) for name in found)]:
        raise RuntimeError(f"Sources has no hand-written Swift with the name {' or '.join(empty)}.")
    texts = {name: text for name, text in found.items() if any(is_in(folder, name) for folder in folders)}
    return numbered(
        [(name, edit) for name, text in texts.items() for body in text.bodies for edit in removals(text, body)], texts
    )


def is_in(folder: str, file: str) -> bool:
    """Returns whether a file belongs to a folder of `Sources`, which can also be the name of one file without `.swift`."""
    return file == f"Sources/{folder}.swift" or file.startswith(f"Sources/{folder}/")


def removals(text: SwiftText, body: Body) -> Iterator[Edit]:
    """Yields what removes a condition: a guard lets everything through, and an `if` with one condition never applies."""
    for statement in sorted(text.statements(body), key=lambda statement: statement.start):
        if statement.word == "defer":
            yield Edit(statement.start, statement.end, "", "cleanup")
        elif statement.word in ("if", "guard"):
            clauses = text.clauses(statement)
            passing = "true" if statement.word == "guard" or len(clauses) > 1 else "false"
            yield from (
                Edit(clause.start, clause.end, passing, "guard") for clause in clauses if not binds(text, clause)
            )


def numbered(found: list[tuple[str, Edit]], texts: Mapping[str, SwiftText]) -> list[Drawn]:
    return [
        Drawn(
            number,
            name,
            texts[name].line(edit.start),
            edit,
            change(texts[name].source, edit),
            function(texts[name], edit),
        )
        for number, (name, edit) in enumerate(found, 1)
    ]


def function(text: SwiftText, edit: Edit) -> int:
    """Returns where the function or initial value around an edit begins."""
    return next(body.start for body in text.bodies if body.contains(edit.start, edit.end))


def apart(mutants: Iterable[Drawn], most: int) -> list[list[int]]:
    """Returns the numbers of mutants that can be active at the same time: at most `most`, no two in one function."""
    sets: list[dict[tuple[str, int], int]] = []
    for one in mutants:
        place = (one.file, one.function)
        free = next((each for each in sets if len(each) < most and place not in each), None)
        if free is None:
            sets.append(free := {})
        free[place] = one.number
    return [list(each.values()) for each in sets]


def change(source: str, edit: Edit) -> str:
    """Returns the lines that an edit changes, before and after, in one line."""
    start = source.rfind("\n", 0, edit.start) + 1
    end = source.find("\n", edit.end)
    before = source[start:end]
    after = source[start : edit.start] + edit.new + source[edit.end : end]
    return f"{edit.kind}: `{shown(before)}` → `{shown(after)}`"


def shown(text: str) -> str:
    words = " ".join(text.split())
    return words if len(words) <= 160 else words[:157] + "…"
