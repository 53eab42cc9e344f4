"""Tables of odd answers: a usual row, its value, and for each odd form of a member the value that a person would read."""

import copy
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

MISSING = object()  # the member is not in the row
LOST = object()  # the row cannot be read: it is reported as skipped, or the call fails


class OneOf:
    """Several values that are all true to the answer, such as a number with a unit that is either read or null."""

    def __init__(self, *values: Any) -> None:
        self.values = values

    def __eq__(self, other: object) -> bool:
        return other in self.values

    __hash__ = None

    def __repr__(self) -> str:
        return " or ".join(map(repr, self.values))


@dataclass
class Case:
    name: str
    body: str
    expected: Any  # the value, or LOST
    is_told: bool = False  # rows are missing from the value, and must be reported as skipped


@dataclass
class Table:
    """The rows of one method.

    Attributes:
        address: Pattern of the host and path whose response is replaced.
        answer: Makes the body of the response from rows.
        row: The usual row.
        reads: The fields of the usual row. Fields that are not listed are not compared.
        beside: A second row and its fields, which must survive. None if the response has a single row.
        items: The member of the value that has the rows. None if the value is the list, or the row.
        before: For a method that returns what is new: the body of the response whose state the token has.
    """

    method: str
    address: str
    answer: Callable[[list[Any]], str]
    row: dict[str, Any]
    reads: dict[str, Any]
    beside: tuple[dict[str, Any], dict[str, Any]] | None = None
    parameters: dict[str, Any] = field(default_factory=dict)
    who: str | None = "undergraduate"
    items: str | None = None
    name: str = ""
    before: str | None = None
    cases: list[Case] = field(default_factory=list)

    def odd(self, changes: dict[str, Any], reads: Any = None) -> None:
        """Adds a case with changed members of the row. `reads` has the fields that differ from the usual ones, or is LOST."""
        rows = [changed(self.row, changes)] + ([self.beside[0]] if self.beside else [])
        name = ", ".join(
            f"{member}={'missing' if value is MISSING else repr(value)}" for member, value in changes.items()
        )
        if reads is not LOST:
            value = self.reads | (reads or {})
            self.cases.append(Case(name, self.answer(rows), [value, self.beside[1]] if self.beside else value))
        elif self.beside:
            self.cases.append(Case(name, self.answer(rows), [self.beside[1]], is_told=True))
        else:
            self.cases.append(Case(name, self.answer(rows), LOST))

    def each(self, member: str, field: str, values: list[tuple[Any, Any]]) -> None:
        """Adds a case for each value of a member, with the value that the field then has."""
        for value, read in values:
            self.odd({member: value}, read if read is LOST else {field: read})

    def rows(self, name: str, rows: list[Any], expected: Any, is_told: bool = False) -> None:
        """Adds a case with all rows of the response."""
        self.cases.append(Case(name, self.answer(rows), expected, is_told))

    def body(self, name: str, body: Any, expected: Any) -> None:
        """Adds a case with the whole body, which is written as JSON unless it is a string."""
        text = body if isinstance(body, str) else json.dumps(body, ensure_ascii=False)
        self.cases.append(Case(name, text, expected))


def changed(row: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Returns a copy of a row with changed members. The name of a member of a member has a dot."""
    row = copy.deepcopy(row)
    for path, value in changes.items():
        *outer, last = path.split(".")
        found = row
        for name in outer:
            found = found[name]
        if value is MISSING:
            del found[last]
        else:
            found[last] = value
    return row


def as_json(wrap: Callable[[list[Any]], Any]) -> Callable[[list[Any]], str]:
    return lambda rows: json.dumps(wrap(rows), ensure_ascii=False)
