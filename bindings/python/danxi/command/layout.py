"""The layout of a table: which columns fit into a terminal, and how wide they are."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.cells import cell_len

from . import cells
from .columns import Column
from .grid import GAP, narrowed

ALWAYS = 3  # number of columns that every terminal shows
ALWAYS_USUAL = 5  # number of columns that a terminal of the usual width shows
USUAL = 80
WORD = 12  # a shorter text is written in one line
TEXT = 28  # a width in which texts are easily read
PROSE = 36
LEAST_PROSE = 20
_PIECES = re.compile(
    r"\s|(?<=\.)"
)  # where a title can be broken: the name of a field within another one contains periods


class Sized:
    """A column with the texts of its cells.

    Attributes:
        title: The text above the column.
        full: The width in which no cell needs a second line.
        least: The smallest width in which the column is readable.
        usual: The smallest width that an optional column is given.
    """

    def __init__(self, column: Column, texts: Sequence[str], title: str) -> None:
        self.column = column
        self.texts = texts
        self.title = title
        lines = (line for text in texts for line in text.splitlines())
        self.full = max(cell_len(each) for each in [*lines, *_PIECES.split(title), " "])
        if column.is_prose:
            self.least, self.usual = min(self.full, LEAST_PROSE), min(self.full, PROSE)
        elif cells.is_number(column.schema) or column.schema.get("format") == "date":
            self.least = self.usual = self.full
        else:
            self.least, self.usual = min(self.full, WORD), min(self.full, TEXT)


def fitting(sized: Sequence[Sized], width: int) -> list[tuple[Sized, int]]:
    """Returns the columns that a table shows, with their widths.

    The first columns are always shown, in as many lines as they need. A further one is shown if all of them have enough room.
    """
    always = ALWAYS_USUAL if width >= USUAL else ALWAYS
    chosen: list[Sized] = []
    for each in sized:
        least = sum(one.least + GAP for one in [*chosen, each]) - GAP
        usual = sum(one.usual + GAP for one in [*chosen, each]) - GAP
        if len(chosen) < always or (len(chosen) < ALWAYS_USUAL and least <= width) or usual <= width:
            chosen.append(each)
    return list(zip(chosen, widths_of(chosen, width)))


def are_readable(chosen: Sequence[Sized], width: int) -> bool:
    """Returns whether columns fit into a width and are readable."""
    return sum(each.least + GAP for each in chosen) - GAP <= width


def widths_of(chosen: Sequence[Sized], width: int) -> list[int]:
    """Returns the widths of columns that are all shown."""
    room = width - GAP * (len(chosen) - 1)
    widths = narrowed([each.least for each in chosen], room)
    left = room - sum(widths)
    # Prose gets what the other columns do not need.
    texts = [each.least if each.column.is_prose else each.usual for each in chosen]
    for limits in (texts, [each.usual for each in chosen], [each.full for each in chosen]):
        left = _grow(widths, limits, left)
    return widths


def _grow(widths: list[int], limits: Sequence[int], left: int) -> int:
    """Widens the narrowest columns first, each up to its limit. Returns the width that is left."""
    while left > 0:
        growing = [index for index, width in enumerate(widths) if width < limits[index]]
        if not growing:
            break
        narrowest = min(growing, key=lambda index: widths[index])
        widths[narrowest] += 1
        left -= 1
    return left
