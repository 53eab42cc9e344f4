"""Tables and objects for people, at most as wide as the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Optional

from rich.cells import cell_len
from rich.console import Console, JustifyMethod, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from . import columns
from .columns import Column
from .schema import Interface, Schema

GAP = 2
WIDEST = 28  # maximum width of a column other than the label, in cells of the terminal
LEAST_LABEL = 36  # minimum width of a label, unless its texts are shorter


class Tables:
    """A writer of tables and objects to a terminal."""

    def __init__(self, interface: Interface, console: Console | None = None) -> None:
        self._interface = interface
        self._console = console or Console(highlight=False)

    def write_list(self, items: Sequence[Any], shown: Sequence[Column], all_of_them: bool = False) -> None:
        """Writes items as a table.

        Args:
            all_of_them: Whether to write every column, instead of the columns that have values and fit.
        """
        if items:
            self._console.print(self._table(items, shown, self._console.width, all_of_them))
        else:
            self._console.print(Text("No items.", style="dim"))

    def write_object(self, value: dict[str, Any], schema: Schema) -> None:
        """Writes an entity: a line for each field, then the entities inside it."""
        for each in self._object(value, self._interface.resolve(schema), 0):
            self._console.print(each)

    def _table(self, items: Sequence[Any], shown: Sequence[Column], width: int, all_of_them: bool) -> Table:
        texts = {each.name: [_cell(each, item) for item in items] for each in shown}
        widths = {each.name: None for each in shown} if all_of_them else _fitting(shown, texts, width)
        table = Table(
            box=None, padding=(0, GAP, 0, 0), pad_edge=False, header_style="bold", show_header=shown[0].name != ""
        )
        for each in shown:
            if each.name in widths:
                justify: JustifyMethod = "right" if each.schema.get("type") in ("integer", "number") else "left"
                table.add_column(
                    Text(each.name if all_of_them else _title(each)),
                    justify=justify,
                    width=widths[each.name],
                    no_wrap=not all_of_them,
                    overflow="ellipsis",
                )
        for row in range(len(items)):
            table.add_row(*(Text(texts[name][row], style="cyan" if name == "id" else "") for name in widths))
        return table

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
                lines.add_row(Text(name), Text(columns.written(each, schema, for_people=True) or "none"))
        if lines.row_count:
            yield _indented(lines, depth)
        for name, each, inner in below:
            yield Text("")
            yield _indented(Text(name, style="bold underline"), depth)
            yield from (self._object if isinstance(each, dict) else self._list)(each, inner, depth + 1)

    def _list(self, items: list[Any], entity: Schema, depth: int) -> Iterator[RenderableType]:
        """Yields a table of items or, if they contain lists of entities, the items one after the other."""
        parts = (self._interface.resolve(each) for each in entity["properties"].values())
        if any(self._interface.resolve(part.get("items", {})).get("properties") for part in parts):
            for item in items:
                yield from self._object(item, entity, depth)
                yield Text("")
        else:
            width = self._console.width - GAP * depth
            table = self._table(items, columns.columns_of(self._interface, entity), width, all_of_them=False)
            yield _indented(table, depth)


def _indented(content: RenderableType, depth: int) -> RenderableType:
    return Padding(content, (0, 0, 0, GAP * depth), expand=False) if depth else content


def _title(column: Column) -> str:
    """Returns the title of a column: the name of the field, not the name of the label within the field."""
    return column.path[0] if column.path else ""


def _cell(column: Column, item: Any) -> str:
    return " ".join(columns.written(column.value(item), column.schema, for_people=True).split())


def _fitting(shown: Sequence[Column], texts: dict[str, list[str]], width: int) -> dict[str, int | None]:
    """Returns the columns that fit, with their widths. Chooses the most important columns first. The label gets the remaining width."""
    widths = {each.name: max(map(cell_len, [*texts[each.name], _title(each)])) for each in shown}
    told = [each for each in shown if each.is_label or any(text not in ("", "no") for text in texts[each.name])]
    left, chosen = width, dict[str, Optional[int]]()
    for each in sorted(told, key=lambda each: _rank(each, texts[each.name])):
        full = widths[each.name]
        needed = min(full, LEAST_LABEL if each.is_label else WIDEST)
        if needed + GAP <= left or not chosen:
            left -= needed + GAP
            chosen[each.name] = needed
    for each in shown:
        if each.is_label and each.name in chosen:
            chosen[each.name] = min(widths[each.name], max((chosen[each.name] or 0) + left, 1))
    return {each.name: chosen[each.name] for each in shown if each.name in chosen}


def _rank(column: Column, texts: list[str]) -> int:
    """Returns the sort key of a column: `id`, labels, ordinary columns, columns of equal values, addresses and references, and objects."""
    if column.name == "id":
        return 0
    if column.is_label:
        return 1
    if column.schema.get("type") in ("object", None):
        return 5
    if column.schema.get("format") == "uri" or column.name.endswith("_id"):
        return 4
    return 3 if len(texts) > 1 and len(set(texts)) == 1 else 2
