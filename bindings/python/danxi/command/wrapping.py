"""Breaks text into lines of cells. rich breaks Chinese text like one long word, and rich 13.3 of Debian 12 makes some lines too wide."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from .._lines import lines, spans


def wrapped(text: str, width: int) -> list[str]:
    """Returns a text in lines of a width. Only words that are longer than a line are broken, and Chinese text."""
    return lines(text.replace("\t", " "), width, cell_len)


def wrapped_text(text: Text, width: int) -> list[Text]:
    """Returns a text with its styles in lines of a width."""
    text = text.copy()
    text.expand_tabs(1)
    return [_without_wrapping(text[start:end]) for start, end in spans(text.plain, width, cell_len)]


def _without_wrapping(line: Text) -> Text:
    line.no_wrap, line.overflow = True, "ignore"
    return line
