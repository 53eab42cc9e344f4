"""The layout of a table: which columns fit into a terminal, and how wide they are."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from . import cells
from .columns import Column

GAP = 2  # spaces between two columns
ALWAYS = 3  # number of columns that every terminal shows
ALWAYS_USUAL = 5  # number of columns that a terminal of the usual width shows
USUAL = 80
WORD = 12  # a shorter text is written in one line
TEXT = 28  # a width in which texts are easily read
PROSE = 36
LEAST_PROSE = 20


class Sized:
    """A column with the texts of its cells.

    Attributes:
        full: The width in which no cell needs a second line.
        least: The smallest width in which the column is readable.
        usual: The smallest width that an optional column is given.
    """

    def __init__(self, column: Column, texts: Sequence[str]) -> None:
        self.column = column
        self.texts = texts
        lines = (line for text in texts for line in text.splitlines())
        self.full = max([*map(cell_len, lines), max(map(cell_len, column.title.split()), default=1)])
        if column.is_prose:
            self.least, self.usual = min(self.full, LEAST_PROSE), min(self.full, PROSE)
        elif cells.is_number(column.schema) or column.schema.get("format") == "date":
            self.least = self.usual = self.full
        else:
            self.least, self.usual = min(self.full, WORD), min(self.full, TEXT)


def fitting(sized: Sequence[Sized], width: int) -> list[tuple[Sized, int]]:
    """Returns the columns that are shown, with their widths.

    The first columns are always shown, in as many lines as they need. A further one is shown if all of them have enough room.
    """
    always = ALWAYS_USUAL if width >= USUAL else ALWAYS
    chosen: list[Sized] = []
    for each in sized:
        least = sum(one.least + GAP for one in [*chosen, each]) - GAP
        usual = sum(one.usual + GAP for one in [*chosen, each]) - GAP
        if len(chosen) < always or (len(chosen) < ALWAYS_USUAL and least <= width) or usual <= width:
            chosen.append(each)
    widths = [each.least for each in chosen]
    left = width - sum(widths) - GAP * (len(chosen) - 1)
    while left < 0 and max(widths) > 1:
        widths[widths.index(max(widths))] -= 1
        left += 1
    # Prose gets what the other columns do not need.
    texts = [each.least if each.column.is_prose else each.usual for each in chosen]
    for limits in (texts, [each.usual for each in chosen], [each.full for each in chosen]):
        left = _grow(widths, limits, left)
    return list(zip(chosen, widths))


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
