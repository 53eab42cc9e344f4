"""Breaks text into lines of cells. rich breaks Chinese text like one long word, and rich 13.3 of Debian 12 makes some lines too wide."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from .._lines import lines, spans


def wrapped(text: str, width: int) -> list[str]:
    """Returns a text in lines of a width. Only words that are longer than a line are broken, and Chinese text."""
    return lines(text.replace("\t", " "), width, cell_len)


def wrapped_text(text: Text, width: int) -> list[Text]:
    """Returns a text with its styles in lines of a width, all indented like the first one. A line that fits is not changed."""
    text = text.copy()
    text.expand_tabs(1)
    if cell_len(text.plain) <= width and "\n" not in text.plain:
        return [_whole(text)]
    indent = text[: len(text.plain) - len(text.plain.lstrip(" "))]
    body = text[len(indent) :]
    found = (body[start:end] for start, end in spans(body.plain, max(width - len(indent), 1), cell_len))
    return [_whole(indent.copy().append_text(each)) for each in found]


def _whole(line: Text) -> Text:
    """Makes a line that rich does not break again."""
    line.no_wrap, line.overflow = True, "ignore"
    return line
