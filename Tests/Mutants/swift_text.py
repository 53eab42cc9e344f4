"""Reads Swift source code as far as mutants need it: bodies of functions, statements, and conditions.

The code is formatted by swift-format, so a statement starts on a line of its own or directly in braces, and operators have spaces around them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

OPEN, CLOSE = "([{", ")]}"
MODIFIERS = r"(?:@\w+(?:\([^()\n]*\))?\s+|(?:private|fileprivate|package|public|open|internal|final|static|class|override|mutating|nonmutating|nonisolated|convenience|required|lazy|weak|unowned|isolated|borrowing|consuming|indirect)(?:\(\w+\))?\s+)*"
DECLARATION = re.compile(rf"^[ \t]*{MODIFIERS}(func|init|deinit|subscript|var|let)\b", re.M)
ACCESSOR = re.compile(
    r"\b(?:get|set|willSet|didSet|_read|_modify)\b(?:\(\w+\))?(?: async)?(?: throws(?:\(\w+\))?)?\s*\{"
)
# A line that starts or ends like this belongs to the statement of the line before or after it.
CONTINUED = re.compile(r"[.?:,)\]}&|+*/=<>]|-[> ]|!=|(?:else|catch|where|as|is|in|throws|async)\b")
UNFINISHED = re.compile(r"(?:[,=(\[+*/&|?:<>-]|\b(?:return|try|await|else))$")
CLOSURE_START = re.compile(r" *(?:\[[^\]]*\] ?)?(?!for\b)[^{}\n;]*? in(?=\s)")


def masked(source: str) -> str:
    """Returns the code with the same length, in which comments are spaces and string literals are letters in parentheses."""
    kept = list(source)

    def blank(start: int, end: int, filler: str) -> None:
        for index in range(start, end):
            if kept[index] != "\n":
                kept[index] = filler

    position = 0
    while found := re.compile(r'//|/\*|#*"').search(source, position):
        start = found.start()
        if found[0] == "//":
            position = source.find("\n", start) if "\n" in source[start:] else len(source)
            blank(start, position, " ")
        elif found[0] == "/*":
            position = source.index("*/", start) + 2
            blank(start, position, " ")
        else:
            position = end_of_string(source, start)
            blank(start, position, "S")
            kept[start], kept[position - 1] = "(", ")"
    return "".join(kept)


def end_of_string(source: str, start: int) -> int:
    """Returns the end of the string literal at `start`, which may contain interpolated code with literals of its own."""
    marks = re.compile(r"#*").match(source, start)
    hashes = marks[0] if marks else ""
    position = start + len(hashes)
    quote = '"""' if source.startswith('"""', position) else '"'
    position += len(quote)
    while True:
        if source.startswith("\\" + hashes + "(", position):
            position, depth = position + len(hashes) + 2, 1
            while depth:
                if source[position] == '"':
                    position = end_of_string(source, position)
                    continue
                depth += {"(": 1, ")": -1}.get(source[position], 0)
                position += 1
        elif source.startswith("\\" + hashes, position):
            position += len(hashes) + 2
        elif source.startswith(quote + hashes, position):
            return position + len(quote) + len(hashes)
        else:
            position += 1


@dataclass(frozen=True)
class Range:
    start: int
    end: int

    def contains(self, start: int, end: int) -> bool:
        return self.start <= start and end <= self.end


@dataclass(frozen=True)
class Body(Range):
    """The code between the braces of a function or accessor, or the initial value of a property."""

    is_value: bool = False
    # What the function returns, empty for nothing. Nil for accessors and values.
    returned: str | None = None


@dataclass(frozen=True)
class Statement(Range):
    # The position of the brace around the statement.
    block: int
    word: str


class SwiftText:
    """The text of a Swift file."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.code = masked(source)

    @cached_property
    def pairs(self) -> dict[int, int]:
        """The position of the closing bracket of each opening bracket."""
        pairs, stack = {}, []
        for position, character in enumerate(self.code):
            if character in OPEN:
                stack.append(position)
            elif character in CLOSE:
                pairs[stack.pop()] = position
        return pairs

    @cached_property
    def around(self) -> list[int]:
        """For each position, the position of the innermost open bracket, or -1."""
        around, stack = [], [-1]
        for position, character in enumerate(self.code):
            if character in CLOSE:
                stack.pop()
            around.append(stack[-1])
            if character in OPEN:
                stack.append(position)
        return around

    def line(self, position: int) -> int:
        return self.source.count("\n", 0, position) + 1

    @cached_property
    def bodies(self) -> list[Body]:
        """The outermost bodies, in order."""
        found: list[Body] = []
        for match in DECLARATION.finditer(self.code):
            if found and match.start() < found[-1].end:
                continue
            if match[1] in ("let", "var"):
                found += self.property(match.end())
            elif (start := self.block_of(match.end())) is not None:
                returned = re.search(r"->\s*(.+?)\s*(?:where\b.*)?$", self.signature(match.end(), start), re.S)
                found += (
                    self.accessors(start)
                    if match[1] == "subscript"
                    else [self.body(start, returned[1] if returned else "")]
                )
        return found

    def signature(self, start: int, end: int) -> str:
        """Returns what follows the parameters."""
        first = self.code.find("(", start, end)
        return self.code[self.pairs[first] + 1 if first >= 0 else start : end]

    def body(self, brace: int, returned: str | None = None) -> Body:
        return Body(brace + 1, self.pairs[brace], returned=returned)

    def accessors(self, brace: int) -> list[Body]:
        """Returns the bodies of a computed property or subscript, whose braces start at `brace`."""
        end = self.pairs[brace]
        found = []
        position = brace + 1
        while (match := ACCESSOR.search(self.code, position, end)) and self.around[match.start()] == brace:
            found.append(self.body(match.end() - 1))
            position = found[-1].end
        only_names = re.fullmatch(r"[\s\w(){}]*", self.code[brace + 1 : end]) and re.match(
            r"\s*(?:mutating )?(?:get|set)\b", self.code[brace + 1 : end]
        )
        return found or ([] if only_names else [self.body(brace)])

    def property(self, position: int) -> list[Body]:
        """Returns the bodies of the property whose name follows `position`."""
        end = self.end_of_statement(position)
        equals = self.find(r"(?<=[ \n])=(?=\s)", position, end)
        brace = self.find(r"\{", position, end)
        if brace is not None and (equals is None or brace < equals):
            return self.accessors(brace)
        if equals is None:
            return []
        if brace is not None:
            is_observed = ACCESSOR.search(self.code, brace, self.pairs[brace])
            return self.accessors(brace) if is_observed else []
        start = equals + 1 + len(self.code[equals + 1 :]) - len(self.code[equals + 1 :].lstrip())
        return [Body(start, end, is_value=True)]

    def find(self, pattern: str, start: int, end: int) -> int | None:
        """Returns the first match outside of brackets that are opened after `start`."""
        level = self.around[start]
        matches = re.compile(pattern).finditer(self.code, start, end)
        return next((match.start() for match in matches if self.around[match.start()] == level), None)

    def block_of(self, position: int) -> int | None:
        """Returns the position of the brace at which the body of the function starts whose name follows `position`."""
        end = self.end_of_statement(position)
        return self.find(r"\{", position, end)

    def end_of_statement(self, start: int) -> int:
        """Returns the end of the statement at `start`: the end of a line, or of the block."""
        position = start
        while position < len(self.code):
            character = self.code[position]
            if character in OPEN:
                position = self.pairs[position]
            elif character in CLOSE or character == ";":
                break
            elif character == "\n":
                following = self.code[position:].lstrip()
                before = self.code[start:position].rstrip()
                if (
                    not (CONTINUED.match(following) or UNFINISHED.search(before) or following.startswith("{"))
                    or following[:1] in CLOSE
                ):
                    break
            position += 1
        return start + len(self.code[start:position].rstrip())

    def statements(self, body: Body) -> list[Statement]:
        """Returns the statements of a body and of the blocks in it, except declarations of types."""
        found: list[Statement] = []
        for brace in [
            body.start - 1,
            *(at for at in self.pairs if body.start <= at < body.end and self.code[at] == "{"),
        ]:
            if not body.is_value:
                found += self.statements_of_block(brace)
        return found

    def statements_of_block(self, brace: int) -> Iterator[Statement]:
        end = self.pairs[brace]
        position = brace + 1
        if parameters := CLOSURE_START.match(self.code, position, end):
            position = parameters.end()
        while position < end:
            position += len(self.code[position:end]) - len(self.code[position:end].lstrip(" \n;"))
            if position >= end:
                return
            if label := re.compile(r"(?:case\b[^\n{}]*?|default):(?=\s)").match(self.code, position, end):
                position = label.end()
                continue
            stop = max(self.end_of_statement(position), position + 1)
            word = re.compile(r"\w*").match(self.code, position)
            yield Statement(position, stop, brace, word[0] if word else "")
            position = stop

    def clauses(self, statement: Statement) -> list[Range]:
        """Returns the conditions of an `if`, `guard` or `while`, which commas separate."""
        found: list[Range] = []
        position = statement.start + len(statement.word)
        while True:
            stop = self.find(r"\{|\belse\b" if statement.word == "guard" else r"\{", position, statement.end)
            if stop is None:
                return found
            comma = self.find(r",", position, stop)
            end = stop if comma is None else comma
            text = self.code[position:end]
            start = position + len(text) - len(text.lstrip())
            found.append(Range(start, position + len(text.rstrip())))
            if comma is None:
                return found
            position = comma + 1
