"""Tables and objects for people, at most as wide as the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Console, JustifyMethod, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from . import cells
from .columns import Column, columns_of, shown_columns
from .layout import GAP, Sized, fitting
from .schema import Interface, Schema
from .wrapping import wrapped

NAMED = 12  # maximum number of fields that the line below a table names
EMPTY = ("", "no")


class Tables:
    """A writer of tables and objects to a terminal."""

    def __init__(self, interface: Interface, console: Console) -> None:
        self._interface = interface
        self._console = console

    def write_list(self, items: Sequence[Any], schema: Schema) -> None:
        """Writes the items of a list: the fields that a person wants and that fit, and a line that names the others."""
        self.write_rows(items, shown_columns(self._interface, schema), columns_of(self._interface, schema))

    def write_rows(self, items: Sequence[Any], shown: Sequence[Column], known: Sequence[Column] = ()) -> None:
        """Writes items as a table, with the columns `shown` that have values and fit.

        Args:
            known: All columns that the items have. A line below the table names those that are left out.
        """
        if not items:
            self._console.print(Text("No items.", style="dim"))
            return
        for each in table_rows(items, shown, self._console.width, known):
            self._console.print(each)

    def write_chosen(self, items: Sequence[Any], chosen: Sequence[Column]) -> None:
        """Writes the columns that the person has chosen, all of them."""
        table = Table(box=None, padding=(0, GAP, 0, 0), pad_edge=False, header_style="bold")
        for each in chosen:
            table.add_column(Text(each.name), justify=_justified(each), overflow="fold")
        for item in items:
            table.add_row(*(Text(each.cell(item)) for each in chosen))
        self._console.print(table)

    def write_object(self, value: dict[str, Any], schema: Schema) -> None:
        """Writes an entity: a line for each field, then the entities inside it."""
        for each in self._object(value, self._interface.resolve(schema), 0):
            self._console.print(each)

    def _object(self, value: dict[str, Any], entity: Schema, depth: int) -> Iterator[RenderableType]:
        fields = entity.get("properties", {})
        lines = Table(box=None, padding=(0, GAP, 0, 0), pad_edge=False, show_header=False)
        lines.add_column(style="bold", no_wrap=True)
        lines.add_column(overflow="fold")
        below: list[tuple[str, Any, Schema]] = []
        for name, each in value.items():
            schema = self._interface.resolve(fields.get(name, {}))
            inner = self._interface.resolve(schema.get("items", schema))
            if inner.get("properties") and each:
                below.append((name, each, inner))
            elif each not in (None, ""):
                lines.add_row(Text(_words(name)), Text(_whole(each, schema) or "none"))
        if lines.row_count:
            yield _indented(lines, depth)
        for name, each, inner in below:
            yield Text("")
            yield _indented(Text(_words(name), style="bold underline"), depth)
            yield from (self._object if isinstance(each, dict) else self._list)(each, inner, depth + 1)

    def _list(self, items: list[Any], entity: Schema, depth: int) -> Iterator[RenderableType]:
        """Yields a table of items or, if they contain lists of entities and no table of them is defined, the items one after the other."""
        parts = (self._interface.resolve(each) for each in entity["properties"].values())
        nests = any(self._interface.resolve(part.get("items", {})).get("properties") for part in parts)
        if nests and "x-shown" not in entity:
            for item in items:
                yield from self._object(item, entity, depth)
                yield Text("")
            return
        shown, known = shown_columns(self._interface, entity), columns_of(self._interface, entity)
        for each in table_rows(items, shown, self._console.width - GAP * depth, known):
            yield _indented(each, depth)


def table_rows(
    items: Sequence[Any], shown: Sequence[Column], width: int, known: Sequence[Column] = (), more: str = "--columns"
) -> Iterator[RenderableType]:
    """Yields the table of items, and the line that names what is left out."""
    sized = [Sized(each, [each.cell(item) for item in items]) for each in shown]
    told = [each for each in sized if any(text not in EMPTY for text in each.texts)] or sized[:1]
    fit = fitting(told, width)
    if any(each.title for each in shown):
        yield from _row([(each, width, wrapped(each.column.title, width), "bold") for each, width in fit])
    for row in range(len(items)):
        yield from _row([(each, width, _lines(each, row, width), _style(each.column)) for each, width in fit])
    if left := _left_out(items, [each.column for each, _ in fit], [*shown, *known]):
        yield Text(f"Not shown: {left} (see {more}).", style="dim")


def _row(cells_: Sequence[tuple[Sized, int, list[str], str]]) -> Iterator[Text]:
    """Yields the lines of a row. rich's own tables differ between versions: that of Debian 12 gives the last column too much room."""
    for pieces in zip_longest(*(lines for _, _, lines, _ in cells_), fillvalue=""):
        line = Text(no_wrap=True)
        for (sized, width, _, style), piece in zip(cells_, pieces):
            room = " " * (width - cell_len(piece))
            line.append(" " * GAP if line else "")
            line.append(room + piece if cells.is_number(sized.column.schema) else piece + room, style)
        line.rstrip()
        yield line


def _lines(sized: Sized, row: int, width: int) -> list[str]:
    """Returns the lines of a cell. Prose is one line, with an ellipsis if it is longer."""
    text = sized.texts[row]
    if not sized.column.is_prose:
        return wrapped(text, width)
    return [text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + "…"]


def _left_out(items: Sequence[Any], shown: Sequence[Column], known: Sequence[Column]) -> str:
    """Returns the names of the fields that have values and are not shown. A field of which a part is shown is shown."""
    seen = {each.path[:1] for each in shown}
    names: list[str] = []
    for each in known:
        has_value = any(each.cell(item) not in EMPTY for item in items)
        if each.path[:1] not in seen and has_value and each.name not in names:
            names.append(each.name)
            seen.add(each.path[:1])
    if not names:
        return ""
    more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return f"{', '.join(names[:NAMED])}{more}"


def _whole(value: Any, schema: Schema) -> str:
    """Returns the text of a field of an object, where prose is complete."""
    if schema.get("x-form") == "prose":
        return cells.cell(value, {**schema, "x-form": ""})
    return cells.with_unit(value, schema)


def _indented(content: RenderableType, depth: int) -> RenderableType:
    return Padding(content, (0, 0, 0, GAP * depth), expand=False) if depth else content


def _words(name: str) -> str:
    return name.removeprefix("is_").replace("_", " ")


def _style(column: Column) -> str:
    return "cyan" if column.name == "id" else ""


def _justified(column: Column) -> JustifyMethod:
    return "right" if cells.is_number(column.schema) else "left"
