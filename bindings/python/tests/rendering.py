"""Reads the tables that the command writes to a terminal, as a person does: by columns."""

import io

from rich.cells import cell_len
from rich.console import Console

from danxi.command.columns import shown_columns
from danxi.command.grid import GAP
from danxi.command.layout import Sized, fitting
from danxi.command.tables import EMPTY, Tables

WIDTHS = (60, 80, 100, 120)
ROWS = 3  # number of items of a list that are rendered


def rendered(interface, items, schema, width):
    """Returns the lines of a table."""
    out = io.StringIO()
    Tables(interface, Console(file=out, width=width, highlight=False)).write_list(items, schema)
    return out.getvalue().rstrip("\n").split("\n")


def widths_of(interface, items, schema, width):
    """Returns the widths of the columns of a table."""
    sized = [Sized(each, [each.cell(item) for item in items], each.title) for each in shown_columns(interface, schema)]
    told = [each for each in sized if any(text not in EMPTY for text in each.texts)] or sized[:1]
    return [found for _, found in fitting(told, width)]


def pieces(line, widths):
    """Returns the part of a line in each column."""
    cells = [each for character in line for each in (character, "")[: cell_len(character)]]
    starts = [sum(widths[:index]) + GAP * index for index in range(len(widths))]
    return ["".join(cells[start : start + width]).strip() for start, width in zip(starts, widths)]


def joined(text):
    """Returns a text without white space, which is the same before and after it is wrapped."""
    return "".join(text.split())


def check_list(test, interface, items, schema):
    """Checks that a list is complete at every width, as far as a person needs it."""
    for item in items[:ROWS]:
        for width in WIDTHS:
            with test.subTest(width=width):
                check_row(test, interface, item, schema, width)


def check_row(test, interface, item, schema, width):
    lines = rendered(interface, [item], schema, width)
    test.assertLessEqual(max(map(cell_len, lines)), width)
    wanted = [each for each in shown_columns(interface, schema) if each.cell(item) not in EMPTY]
    if not wanted:
        # An example in the schema has the fields that are always there.
        return
    widths = widths_of(interface, [item], schema, width)
    columns = ["".join(parts) for parts in zip(*(pieces(line, widths) for line in table_of(lines)))]
    least = 5 if width >= 80 else 3
    test.assertGreaterEqual(len(columns), min(least, len(wanted)))
    left = [joined(each) for each in columns]
    for number, column in enumerate(wanted):
        expected = joined(column.title + column.cell(item))
        found = next((each for each in left if is_complete(each, expected, column)), None)
        if number < least:
            test.assertIsNotNone(found, f"{column.name} is cut or missing at {width}:\n" + "\n".join(lines))
        if found is not None:
            left.remove(found)
    # Nothing is shown that is neither complete nor prose.
    test.assertEqual([each for each in left if each], [])


def table_of(lines):
    """Returns the lines of the table itself, without those that name what is left out."""
    last = next((number for number, line in enumerate(lines) if line.startswith("Not shown: ")), len(lines))
    return lines[:last]


def is_complete(found, expected, column):
    """Returns whether a column shows a title and a text completely, or the beginning of prose and an ellipsis."""
    if found == expected:
        return True
    beginning = found.removesuffix("…")
    is_cut = column.is_prose and beginning != found and len(beginning) > len(joined(column.title))
    return is_cut and expected.startswith(beginning)
