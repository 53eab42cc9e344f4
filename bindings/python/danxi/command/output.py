"""Output of values: JSON, tab-separated values, or tables for people."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TextIO

import click

from . import cells, columns, pager
from .columns import Column
from .schema import Interface, Schema
from .text import clean, machine_text, to_json

if TYPE_CHECKING:
    from .tables import Tables


class Output:
    """The output of a subcommand: JSON, tables for a terminal, or tab-separated values.

    Args:
        as_json: Whether values are written as JSON.
        chosen: The columns of tables. If None, a terminal shows the columns that fit, and tab-separated values have all columns.
    """

    def __init__(self, interface: Interface, as_json: bool, chosen: Sequence[str] | None = None) -> None:
        self.as_json = as_json
        self.is_terminal = sys.stdout.isatty()
        self._interface = interface
        self._chosen = chosen
        self._header: list[str] | None = None
        self._file: TextIO | None = None  # the pager, or None for standard output

    @contextmanager
    def paged(self) -> Iterator[None]:
        """Sends the output of the block to a pager, if it is for a terminal and longer than the screen."""
        with pager.paged() as file:
            self._file = file
            try:
                yield
            finally:
                self._file = None

    def value(self, value: Any, schema: Schema) -> None:
        """Writes the value of a call."""
        if isinstance(value, list):
            self.items(value, schema["items"])
        elif self.as_json:
            self._echo(to_json(value, indent=2 if self.is_terminal else None))
        elif isinstance(value, str):
            self._string(value)
        elif isinstance(value, dict):
            self._object(value, schema)
        elif value is not None:
            self._echo(cells.with_unit(value, schema) if self.is_terminal else machine_text(value))

    def items(self, items: Sequence[Any], schema: Schema) -> None:
        """Writes items of a list: each is a line of JSON or a row. Further calls continue the list."""
        if self.as_json:
            for item in items:
                self._echo(to_json(item))
            return
        chosen = self._columns(schema)
        if self.is_terminal and self._chosen is None:
            self._tables.write_list(items, schema)
        elif self.is_terminal:
            self._tables.write_chosen(items, chosen)
        else:
            self._tab_separated(items, chosen)

    def rows(self, items: Sequence[Any], shown: Sequence[Column]) -> None:
        """Writes items as rows with the given columns, for a person or as tab-separated values."""
        if self.is_terminal:
            self._tables.write_rows(items, shown)
        else:
            self._tab_separated(items, shown)

    @property
    def _tables(self) -> Tables:
        # rich is loaded only for a terminal, because loading it takes as long as a call.
        from rich.console import Console

        from .tables import Tables

        return Tables(self._interface, Console(file=self._file, highlight=False))

    def _tab_separated(self, items: Sequence[Any], shown: Sequence[Column]) -> None:
        header = [each.name for each in shown]
        if header not in (self._header, [""]):
            self._line(header)
        self._header = header
        for item in items:
            self._line([machine_text(each.value(item)) for each in shown])

    def _columns(self, schema: Schema) -> list[Column]:
        if self._chosen is None:
            return columns.columns_of(self._interface, schema)
        try:
            return [columns.column(self._interface, schema, name) for name in self._chosen]
        except KeyError as problem:
            names = ", ".join(each.name for each in columns.columns_of(self._interface, schema))
            raise click.UsageError(f"unknown field {problem} in --columns. The fields are: {names}") from None

    def _string(self, text: str) -> None:
        if self.is_terminal:
            self._echo(clean(text), nl=not text.endswith("\n"))
        else:
            # Without a terminal, a string such as a calendar file is written unchanged, with its line ends.
            self._echo(text, nl=False)

    def _object(self, value: dict[str, Any], schema: Schema) -> None:
        if self._chosen is not None:
            self.items([value], schema)
        elif self.is_terminal:
            self._tables.write_object(value, schema)
        else:
            for name, each in value.items():
                self._line([name, machine_text(each)])

    def _line(self, cells: Sequence[str]) -> None:
        self._echo("\t".join(re.sub(r"[\t\n]", " ", cell) for cell in cells))

    def _echo(self, text: str, nl: bool = True) -> None:
        click.echo(text, file=self._file, nl=nl)
