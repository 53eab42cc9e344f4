"""Breaks text into lines, also Chinese text, as a book does: never inside a number, before a closing bracket or after an opening one.

A short name without spaces, such as a room, stays in one line if a line has room for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

# Returns how wide a text is, in the unit of the width of a line.
Measure = Callable[[str], float]

_CLOSING = re.escape("、。，．：；？！）》〉】』」〕］｝”’…·,.:;?!)]}%％")
_SHORT = "字" * 6  # the longest name that stays in one line
_NAME = re.compile(r"\S+")
_OPENING = re.escape("（《〈【『「〔［｛“‘([{")
# Chinese, Japanese and Korean characters and emoji, between which a line can end.
_WIDE = r"\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\U0001f000-\U0001faff\U00020000-\U0003ffff"
# Characters that change the one before: accents, variants, skin tones, and the joiner with the next emoji.
_MARKS = r"\u0300-\u036f\ufe00-\ufe0f\u20e3\U0001f3fb-\U0001f3ff"
_JOINED = rf"[{_WIDE}][{_MARKS}]*(?:\u200d[{_WIDE}][{_MARKS}]*)*"
# A part of a text that is never broken: a Chinese character or a word, with its brackets and its punctuation.
_UNIT = re.compile(
    rf"[{_OPENING}]*(?:{_JOINED}|[^\s{_WIDE}{_OPENING}](?:[^\s{_WIDE}]*[^\s{_WIDE}{_OPENING}])?)?[{_CLOSING}]*|\S"
)
# Where a word that is longer than a line is broken first, such as the name of a field.
_SOFT = re.compile(r"(?<=[._/-])")


def lines(text: str, width: float, measure: Measure) -> list[str]:
    """Returns the lines of a text. An empty text has one empty line."""
    return [text[start:end] for start, end in spans(text, width, measure)]


def spans(text: str, width: float, measure: Measure) -> list[tuple[int, int]]:
    """Returns where the lines of a text begin and end. White space between two lines belongs to none of them."""
    found: list[tuple[int, int]] = []
    start = 0
    for paragraph in text.split("\n"):
        found += _paragraph(text, start, start + len(paragraph), width, measure)
        start += len(paragraph) + 1
    return found


def _paragraph(text: str, start: int, end: int, width: float, measure: Measure) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for first, last in _pieces(text, start, end, width, measure):
        if found and measure(text[found[-1][0] : last]) <= width:
            found[-1] = (found[-1][0], last)
        else:
            found.append((first, last))
    return found or [(start, start)]


def _pieces(text: str, start: int, end: int, width: float, measure: Measure) -> Iterator[tuple[int, int]]:
    """Yields what is not broken: short names, the units of other texts, and the pieces of units that are longer than a line."""
    short = min(width, measure(_SHORT))
    for name in _NAME.finditer(text, start, end):
        if measure(name[0]) <= short:
            yield name.span()
            continue
        for unit in _UNIT.finditer(text, *name.span()):
            if measure(unit[0]) <= width:
                yield from [unit.span()] if unit[0] else []
            else:
                yield from _long(text, *unit.span(), width, measure)


def _long(text: str, start: int, end: int, width: float, measure: Measure) -> Iterator[tuple[int, int]]:
    cuts = [start + cut.start() for cut in _SOFT.finditer(text[start:end])]
    for first, last in zip([start, *cuts], [*cuts, end]):
        yield from _chopped(text, first, last, width, measure)


def _chopped(text: str, start: int, end: int, width: float, measure: Measure) -> Iterator[tuple[int, int]]:
    for last in range(start + 1, end + 1):
        if last - start > 1 and measure(text[start:last]) > width:
            yield start, last - 1
            start = last - 1
    if start < end:
        yield start, end
