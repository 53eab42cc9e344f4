"""Output of values: JSON, tab-separated values, or tables for people."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from typing import Any

import click

from . import columns
from .columns import Column
from .schema import Interface, Schema

# DEL, the C1 and the bidirectional control characters, which `json.dumps` does not escape, and lone surrogates, which UTF-8 cannot encode.
_ESCAPED = re.compile(rf"[\x7f-\x9f{columns.BIDIRECTIONAL}\ud800-\udfff]")


def to_json(value: Any, indent: int | None = None) -> str:
    """Returns JSON text in which every control character and every lone surrogate is escaped."""
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    return _ESCAPED.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


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

    def value(self, value: Any, schema: Schema) -> None:
        """Writes the value of a call."""
        if isinstance(value, list):
            self.items(value, schema["items"])
        elif self.as_json:
            click.echo(to_json(value, indent=2 if self.is_terminal else None))
        elif isinstance(value, str):
            self._string(value)
        elif isinstance(value, dict):
            self._object(value, schema)
        elif value is not None:
            click.echo(columns.written(value, schema, self.is_terminal))

    def items(self, items: Sequence[Any], schema: Schema) -> None:
        """Writes items of a list: each is a line of JSON or a row. Further calls continue the list."""
        if self.as_json:
            for item in items:
                click.echo(to_json(item))
            return
        self.table(items, self._columns(schema))

    def table(self, items: Sequence[Any], shown: Sequence[Column]) -> None:
        """Writes items as rows, for a person or as tab-separated values."""
        if self.is_terminal:
            from .tables import Tables

            Tables(self._interface).write_list(items, shown, all_of_them=self._chosen is not None)
            return
        header = [each.name for each in shown]
        if header not in (self._header, [""]):
            self._line(header)
        self._header = header
        for item in items:
            self._line([columns.written(each.value(item), each.schema, for_people=False) for each in shown])

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
            click.echo(columns.clean(text), nl=not text.endswith("\n"))
        else:
            # Without a terminal, a string such as a calendar file is written unchanged, with its line ends.
            click.echo(text, nl=False)

    def _object(self, value: dict[str, Any], schema: Schema) -> None:
        if self._chosen is not None:
            self.items([value], schema)
        elif self.is_terminal:
            from .tables import Tables

            Tables(self._interface).write_object(value, schema)
        else:
            entity = self._interface.resolve(schema)
            fields = entity.get("properties", {})
            for name, each in value.items():
                self._line([name, columns.written(each, self._interface.resolve(fields.get(name, {})), False)])

    @staticmethod
    def _line(cells: Sequence[str]) -> None:
        click.echo("\t".join(re.sub(r"[\t\n]", " ", cell) for cell in cells))
