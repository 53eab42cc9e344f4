"""Breaks text into lines. rich 13.3 of Debian 12 does this from the end of a long word, so that lines of Chinese text become too wide."""

from __future__ import annotations

from rich.cells import cell_len


def wrapped(text: str, width: int) -> list[str]:
    """Returns a text in lines of a width. Only words that are longer than a line are broken, and Chinese text."""
    return [line for paragraph in text.splitlines() or [""] for line in _paragraph(paragraph, width)]


def chopped(text: str, width: int) -> list[str]:
    """Returns the pieces of a text that fit into a width, without regard to words."""
    pieces, left = [""], width
    for character in text:
        size = cell_len(character)
        if size > left and pieces[-1]:
            pieces.append("")
            left = width
        pieces[-1] += character
        left -= size
    return pieces


def _paragraph(text: str, width: int) -> list[str]:
    lines = [""]
    for word in text.split():
        for index, piece in enumerate(chopped(word, width)):
            joined = f"{lines[-1]} {piece}".strip() if index == 0 else f"{lines[-1]}{piece}"
            if cell_len(joined) <= width:
                lines[-1] = joined
            else:
                lines.append(piece)
    return lines
