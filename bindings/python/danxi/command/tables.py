"""Tables and objects for people, at most as wide as the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.console import Console, JustifyMethod, OverflowMethod
from rich.text import Text

from . import cells
from .columns import Column, columns_of, shown_columns
from .grid import GAP, grid, row
from .layout import Sized, are_readable, fitting, widths_of
from .schema import Interface, Schema

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
        """Writes the columns that the person has chosen, all of them and complete. If they do not fit, each value has a line."""
        for each in chosen_rows(items, chosen, self._console.width):
            self._console.print(each)

    def write_object(self, value: dict[str, Any], schema: Schema) -> None:
        """Writes an entity: a line for each field, then the entities inside it."""
        for each in self._object(value, self._interface.resolve(schema), 0):
            self._console.print(each)

    def _object(self, value: dict[str, Any], entity: Schema, depth: int) -> Iterator[Text]:
        fields = entity.get("properties", {})
        lines: list[tuple[str, str]] = []
        below: list[tuple[str, Any, Schema]] = []
        for name, each in value.items():
            schema = self._interface.resolve(fields.get(name, {}))
            inner = self._interface.resolve(schema.get("items", schema))
            if inner.get("properties") and each:
                below.append((name, each, inner))
            elif each not in (None, ""):
                lines.append((_words(name), _whole(each, schema) or "none"))
        yield from _indented(_named(lines, self._console.width - GAP * depth), depth)
        for name, each, inner in below:
            yield Text("")
            yield from _indented([Text(_words(name), style="bold underline")], depth)
            yield from (self._object if isinstance(each, dict) else self._list)(each, inner, depth + 1)

    def _list(self, items: list[Any], entity: Schema, depth: int) -> Iterator[Text]:
        """Yields a table of items or, if they contain lists of entities and no table of them is defined, the items one after the other."""
        parts = (self._interface.resolve(each) for each in entity["properties"].values())
        nests = any(self._interface.resolve(part.get("items", {})).get("properties") for part in parts)
        if nests and "x-shown" not in entity:
            for item in items:
                yield from self._object(item, entity, depth)
                yield Text("")
            return
        shown, known = shown_columns(self._interface, entity), columns_of(self._interface, entity)
        yield from _indented(table_rows(items, shown, self._console.width - GAP * depth, known), depth)


def table_rows(
    items: Sequence[Any], shown: Sequence[Column], width: int, known: Sequence[Column] = (), more: str = "--columns"
) -> Iterator[Text]:
    """Yields the table of items, and the line that names what is left out. Of prose, the beginning is shown."""
    sized = [Sized(each, [each.cell(item) for item in items], each.title) for each in shown]
    told = [each for each in sized if any(text not in EMPTY for text in each.texts)] or sized[:1]
    fit = fitting(told, width)
    yield from _table([each for each, _ in fit], [width for _, width in fit], has_whole_prose=False)
    if left := _left_out(items, [each.column for each, _ in fit], [*shown, *known]):
        yield Text(f"Not shown: {left} (see {more}).", style="dim")


def chosen_rows(items: Sequence[Any], chosen: Sequence[Column], width: int) -> Iterator[Text]:
    """Yields the table of items with all of the given columns, or else each item as a line for each column."""
    sized = [Sized(each, [each.cell(item) for item in items], each.named_title) for each in chosen]
    if are_readable(sized, width):
        yield from _table(sized, widths_of(sized, width), has_whole_prose=True)
        return
    for number in range(len(items)):
        yield from _named([(each.title, each.texts[number]) for each in sized], width)
        yield Text("")


def _table(sized: Sequence[Sized], widths: Sequence[int], has_whole_prose: bool) -> Iterator[Text]:
    if any(each.title for each in sized):
        yield from row([Text(each.title, "bold", justify=_justified(each.column)) for each in sized], widths)
    for texts in zip(*(each.texts for each in sized)):
        yield from row([_cell(each.column, text, has_whole_prose) for each, text in zip(sized, texts)], widths)


def _cell(column: Column, text: str, has_whole_prose: bool) -> Text:
    overflow: OverflowMethod = "ellipsis" if column.is_prose and not has_whole_prose else "fold"
    return Text(text, "cyan" if column.name == "id" else "", justify=_justified(column), overflow=overflow)


def _named(values: Sequence[tuple[str, str]], width: int) -> Iterator[Text]:
    """Yields values in lines, after their names."""
    if values:
        yield from grid([[Text(name, "bold"), Text(text)] for name, text in values], width)


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


def _indented(lines: Iterable[Text], depth: int) -> Iterator[Text]:
    for line in lines:
        yield Text.assemble(" " * GAP * depth, line, no_wrap=True, overflow="ignore")


def _words(name: str) -> str:
    return name.removeprefix("is_").replace("_", " ")


def _justified(column: Column) -> JustifyMethod:
    return "right" if cells.is_number(column.schema) else "left"
