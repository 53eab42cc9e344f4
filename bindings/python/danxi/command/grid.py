"""Rows of texts in columns, for all tables and screens. The tables of rich differ between its versions, and break Chinese text badly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from .wrapping import wrapped_text

GAP = 2  # spaces between two columns
LEAST = 8  # width to which other columns are narrowed before those whose texts have `no_wrap`


def grid(rows: Sequence[Sequence[Text]], width: int) -> Iterator[Text]:
    """Yields the lines of rows with equally many texts.

    Columns are as wide as their texts. If the terminal is narrower, the widest are narrowed. Columns whose texts have `no_wrap` are last.
    """
    columns = list(zip(*rows))
    widths = [min(width, max(_width(cell) for cell in column)) for column in columns]
    rigid = {index for index, column in enumerate(columns) if all(cell.no_wrap for cell in column)}
    room = width - GAP * (len(widths) - 1)
    soft = {index: each for index, each in enumerate(widths) if index not in rigid}
    least = max(room - sum(widths) + sum(soft.values()), LEAST * len(soft))
    for index, each in zip(soft, narrowed(list(soft.values()), least)):
        widths[index] = each
    widths = narrowed(widths, room)
    for cells in rows:
        yield from row(cells, widths)


def row(cells: Sequence[Text], widths: Sequence[int]) -> Iterator[Text]:
    """Yields the lines of a row.

    Args:
        cells: The texts. One with `overflow="ellipsis"` has one line, which ends with an ellipsis if the text is longer. One with
            `justify="right"` is at the right of its column.
    """
    for pieces in zip_longest(*(_lines(cell, width) for cell, width in zip(cells, widths)), fillvalue=Text()):
        line = Text(no_wrap=True, overflow="ignore")
        for index, (cell, width, piece) in enumerate(zip(cells, widths, pieces)):
            room = " " * (width - piece.cell_len)
            line.append(" " * GAP if index else "")
            line.append_text(Text.assemble(room, piece) if cell.justify == "right" else Text.assemble(piece, room))
        line.rstrip()
        yield line


def narrowed(widths: Sequence[int], room: int) -> list[int]:
    """Returns widths of which the largest are smaller, so that the sum is at most `room`. No width is less than one cell."""
    found = list(widths)
    while sum(found) > room and max(found) > 1:
        found[found.index(max(found))] -= 1
    return found


def _lines(cell: Text, width: int) -> list[Text]:
    if cell.overflow != "ellipsis":
        return wrapped_text(cell, width)
    if cell.cell_len <= width:
        return [cell]
    return [Text(set_cell_size(cell.plain, width - 1).rstrip() + "…", cell.style)]


def _width(cell: Text) -> int:
    return max(map(cell_len, cell.plain.split("\n")))
