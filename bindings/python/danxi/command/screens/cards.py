"""Floors of a thread as cards: a frame in the color of the author, with the floors that the text quotes."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Iterator
from typing import Any

from rich.text import Text

from .. import clock
from ..text import clean
from ..wrapping import wrapped_text

# Colors of the 256-color palette whose contrast with black and with white is at least 3.9.
COLORS = tuple(f"color({number})" for number in (31, 130, 28, 133, 196, 63, 64, 162, 30, 131))
WARNING, DELETED = "color(130)", "color(196)"
PADDING = 4  # width of the frame at both sides of a text
# A quotation that stands for a floor (`##7`), or for a hole (`#7`), and an image in Markdown.
MARK = re.compile(r"(?P<hashes>##?)(?P<id>\d+)|!\[[^\]]*\]\((?P<image>[^)\s]+)[^)]*\)")

Floor = dict[str, Any]


class Cards:
    """The cards of a thread, which are drawn one after the other.

    Args:
        author: The pseudonym of the author of the thread. If it is not known, that of the floor with the position 0.
    """

    def __init__(self, author: str | None = None) -> None:
        self._author = author
        self._known: dict[int, Floor] = {}  # the floors that were drawn, by identifier

    def card(self, floor: Floor, width: int, saved: dict[str, Any] | None = None) -> Iterator[Text]:
        """Yields the lines of a card.

        Args:
            saved: The floor as it was saved, if it was.
        """
        self._known[floor["id"]] = floor
        if floor.get("ranking") == 0:
            self._author = floor["anonyname"]
        body = [
            line
            for each in self._body(floor, saved or {}, width - PADDING)
            for line in wrapped_text(each, width - PADDING)
        ]
        yield from _framed(self._title(floor), body, _facts(floor), color_of(floor["anonyname"]), width)

    def _title(self, floor: Floor) -> Text:
        title = Text.assemble(
            f"#{floor.get('ranking', '?')} ", (clean(floor["anonyname"]), f"bold {color_of(floor['anonyname'])}")
        )
        marks = [
            "author" if floor["anonyname"] == self._author else "",
            "you" if floor["is_me"] else "",
            clean(floor["special_tag"]),
        ]
        for mark in filter(None, marks):
            title.append(f" [{mark}]", "bold")
        return title.append(f"  {time_words(floor['time_created'])}")

    def _body(self, floor: Floor, saved: dict[str, Any], width: int) -> Iterator[Text]:
        if saved.get("deleted_at"):
            yield Text(f"deleted on the forum, noticed {time_words(saved['deleted_at'])}", DELETED)
        elif floor["deleted"]:
            yield Text("deleted", DELETED)
        if floor["fold_v2"]:
            yield Text(f"folded: {clean(floor['fold_v2'])}", WARNING)
        below: list[Text] = []
        for line in clean(floor["content"]).splitlines():
            alone = MARK.fullmatch(line.strip())
            shown = self._shown(alone, floor, width) if alone else None
            if shown is not None:
                yield shown
                continue
            if line.strip():
                yield Text(line)
            below += filter(None, (self._shown(mark, floor, width) for mark in MARK.finditer(line)))
        yield from below

    def _shown(self, mark: re.Match[str], floor: Floor, width: int) -> Text | None:
        """Returns the image or the quoted floor for which a mark in a text stands. None if it is not known."""
        if mark["image"]:
            return Text.assemble("image ", (mark["image"], "underline"))
        quote = self._quote(mark, floor)
        if quote is not None:
            quote.truncate(width, overflow="ellipsis")
        return quote

    def _quote(self, mark: re.Match[str], floor: Floor) -> Text | None:
        """Returns the beginning of a quoted floor, or of the first floor of a quoted hole. None if it is not known."""
        is_floor, number = mark["hashes"] == "##", int(mark["id"])
        mentions = floor.get("mention") or []
        field = "id" if is_floor else "hole_id"
        found = next((each for each in mentions if each[field] == number), None)
        found = found or (self._known.get(number) if is_floor else None)
        if found is None:
            return None
        place = f"#{found.get('ranking', '?')}" if found["hole_id"] == floor["hole_id"] else f"hole {found['hole_id']}"
        words = " ".join(MARK.sub("", clean(found["content"])).split())
        return Text.assemble("▎ ", (f"{place} {clean(found['anonyname'])}: ", color_of(found["anonyname"])), words)


def color_of(name: str) -> str:
    """Returns the color of an author, which is the same in every run."""
    return COLORS[zlib.crc32(name.encode()) % len(COLORS)]


def time_words(text: str) -> str:
    try:
        return clock.shown(text)
    except ValueError:
        return clean(text)


def _facts(floor: Floor) -> Text:
    facts = [f"##{floor['id']}"]
    facts += [f"+{floor['like']}"] if floor["like"] else []
    facts += [f"-{floor['dislike']}"] if floor["dislike"] else []
    facts += ["changed"] if floor["modified"] else []
    return Text("  ".join(facts))


def _framed(title: Text, body: Iterable[Text], facts: Text, style: str, width: int) -> Iterator[Text]:
    """Yields lines in a frame, whose upper edge has a title on the left, and whose lower edge has facts on the right."""
    for text in (title, facts):
        text.truncate(width - PADDING - 2, overflow="ellipsis")
    yield _line(("╭─ ", style), title, (f" {'─' * (width - PADDING - 1 - title.cell_len)}╮", style))
    for line in body:
        yield _line(("│ ", style), line, " " * (width - PADDING - line.cell_len), (" │", style))
    yield _line((f"╰{'─' * (width - PADDING - 1 - facts.cell_len)} ", style), facts, (" ─╯", style))


def _line(*parts: Text | str | tuple[str, str]) -> Text:
    return Text.assemble(*parts, no_wrap=True, overflow="ignore")
