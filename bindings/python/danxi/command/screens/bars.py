"""Bars: a label, a bar and the value in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ..grid import GAP
from ..text import clean

_EIGHTHS = " ▏▎▍▌▋▊▉"
LEAST = 8  # minimum length of the longest bar


@dataclass
class Bar:
    """A bar. A value of None means that there is no value.

    Attributes:
        words: The value, at the right of its column.
        whole: The value of a full bar. By default, that of the longest bar.
        more: What follows the value, such as hours.
    """

    label: str
    value: float | None
    words: str
    style: str = "cyan"
    whole: float | None = None
    more: str = ""


def bars(rows: Sequence[Bar], width: int) -> Iterator[Text]:
    """Yields a line for each bar. The bars get the width that labels and words leave."""
    labels = [clean(each.label) for each in rows]
    label_width = min(width // 2, max(map(cell_len, labels), default=0))
    words_width = max((cell_len(each.words) for each in rows), default=0)
    more_width = max((cell_len(clean(each.more)) + GAP for each in rows if each.more), default=0)
    room = max(LEAST, width - label_width - words_width - more_width - 3 * GAP)
    longest = max((each.value or 0 for each in rows), default=0) or 1
    for each, label in zip(rows, labels):
        whole = each.whole or longest
        filled = bar(min(max((each.value or 0) / whole, 0), 1) * room)
        track = "" if each.whole is None else "░" * (room - len(filled))
        yield Text.assemble(
            "  ",
            _fitted(label, label_width),
            "  ",
            (filled, each.style),
            (track, "dim"),
            " " * (room - len(filled) - len(track)),
            "  ",
            (each.words.rjust(words_width - cell_len(each.words) + len(each.words)), "" if each.value else "dim"),
            f"{' ' * GAP}{clean(each.more)}" if each.more else "",
        )


def _fitted(label: str, width: int) -> str:
    fits = cell_len(label) <= width
    return set_cell_size(label, width) if fits else set_cell_size(label, width - 1) + "…"


def bar(length: float) -> str:
    """Returns a bar whose length is a number of cells. Its end is drawn in eighths of a cell."""
    eighths = round(length * 8)
    return "█" * (eighths // 8) + _EIGHTHS[eighths % 8].strip()


def load_style(share: float) -> str:
    """Returns the color of a bar for how full a place is."""
    return "green" if share < 0.5 else "yellow" if share < 0.8 else "red"
