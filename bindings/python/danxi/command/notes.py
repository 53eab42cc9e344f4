"""Writes the warnings about skipped rows to standard error, each in one dim line, for every call of the command."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

import click

import danxi

from .text import clean


@contextmanager
def noted() -> Iterator[None]:
    """Writes the warnings during the block. Other warnings are written as usual."""
    with warnings.catch_warnings():
        warnings.simplefilter("always", danxi.SkippedRowsWarning)
        usual = warnings.showwarning

        def show(
            message: Warning | str,
            category: type[Warning],
            filename: str,
            lineno: int,
            file: TextIO | None = None,
            line: str | None = None,
        ) -> None:
            if issubclass(category, danxi.SkippedRowsWarning):
                click.secho(" ".join(clean(str(message)).split()), dim=True, err=True)
            else:
                usual(message, category, filename, lineno, file, line)

        warnings.showwarning = show
        yield
