"""`danxi forum read`: a thread as cards, one for each floor, from the forum or as it was saved."""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Iterator
from typing import Any

import click
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

import danxi

from .. import clock, images
from ..app import App
from ..pager import paged
from ..text import clean, to_json

# Colors that can be read on a dark and on a light terminal.
COLORS = (
    "cyan",
    "green",
    "magenta",
    "yellow",
    "blue",
    "red",
    "bright_cyan",
    "bright_green",
    "bright_magenta",
    "bright_blue",
)
WIDEST = 100
# A quotation that stands for a floor (`##7`), or for a hole (`#7`), and an image in Markdown.
MARK = re.compile(r"(?P<hashes>##?)(?P<id>\d+)|!\[[^\]]*\]\((?P<image>[^)\s]+)[^)]*\)")

Floor = dict[str, Any]


class Thread:
    """The floors of a thread, which are drawn one after the other."""

    def __init__(self) -> None:
        self._known: dict[int, Floor] = {}  # the floors that were drawn, by identifier
        self._author: str | None = None

    def card(self, floor: Floor, saved: dict[str, Any] | None = None) -> RenderableType:
        """Returns the card of a floor.

        Args:
            saved: The floor as it was saved, if it was.
        """
        self._known[floor["id"]] = floor
        if floor.get("ranking") == 0:
            self._author = floor["anonyname"]
        color = color_of(floor["anonyname"])
        return Panel(
            Group(*self._body(floor, saved or {})),
            title=self._title(floor, color),
            title_align="left",
            subtitle=_subtitle(floor),
            subtitle_align="right",
            border_style="dim" if floor["deleted"] else color,
        )

    def _title(self, floor: Floor, color: str) -> Text:
        title = Text(f"#{floor.get('ranking', '?')} ")
        title.append(clean(floor["anonyname"]), f"bold {color}")
        marks = [
            "author" if floor["anonyname"] == self._author else "",
            "you" if floor["is_me"] else "",
            clean(floor["special_tag"]),
        ]
        for mark in filter(None, marks):
            title.append(f" [{mark}]", "bold")
        return title.append(f"  {_time(floor['time_created'])}", "dim")

    def _body(self, floor: Floor, saved: dict[str, Any]) -> Iterator[RenderableType]:
        if saved.get("deleted_at"):
            yield Text(f"deleted on the forum, noticed {_time(saved['deleted_at'])}", "red")
        elif floor["deleted"]:
            yield Text("deleted", "red")
        if floor["fold_v2"]:
            yield Text(f"folded: {clean(floor['fold_v2'])}", "yellow")
        text, below = clean(floor["content"]), list[RenderableType]()
        for line in text.splitlines():
            alone = MARK.fullmatch(line.strip())
            shown = self._shown(alone, floor) if alone else None
            if shown is not None:
                yield shown
                continue
            if line.strip():
                yield Text(line, overflow="fold")
            below += filter(None, (self._shown(mark, floor) for mark in MARK.finditer(line)))
        yield from below

    def _shown(self, mark: re.Match[str], floor: Floor) -> Text | None:
        """Returns the image or the quoted floor for which a mark in a text stands. None if it is not known."""
        if mark["image"]:
            return Text(f"image {mark['image']}", "dim underline", overflow="fold")
        return self._quote(mark, floor)

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
        author = (f"{place} {clean(found['anonyname'])}: ", color_of(found["anonyname"]))
        return Text.assemble("▎ ", author, (words, "dim"), no_wrap=True, overflow="ellipsis")


def color_of(name: str) -> str:
    """Returns the color of an author, which is the same in every run."""
    return COLORS[zlib.crc32(name.encode()) % len(COLORS)]


def sequences(app: App, floor: Floor) -> Iterator[str]:
    """Yields the escape sequences for the images of a floor that the terminal can show."""
    for mark in MARK.finditer(floor["content"]):
        if not mark["image"]:
            continue
        try:
            image = app.call("image.download", url=mark["image"])
        except danxi.Error:
            # The card has the address.
            continue
        if found := images.sequence(base64.b64decode(image["data"])):
            yield f"{found}\n"


def saved_line(report: dict[str, Any]) -> str:
    """Returns what a call of forum.save_thread has done, in one line."""
    thread = report["thread"]
    facts = [f"{report['new_floor_count']} new", f"{report['deleted_floor_count']} deleted on the forum"]
    state = "complete" if thread["is_complete"] else "not complete, save it again"
    hole = thread["hole_id"]
    return f"Saved hole {hole}: {thread['floor_count']} floors ({', '.join(facts)}), {state}. Read it with `danxi forum read --saved {hole}`."


def _subtitle(floor: Floor) -> Text:
    facts = [f"##{floor['id']}"]
    facts += [f"+{floor['like']}"] if floor["like"] else []
    facts += [f"-{floor['dislike']}"] if floor["dislike"] else []
    facts += ["changed"] if floor["modified"] else []
    return Text("  ".join(facts), "dim")


def _time(text: str) -> str:
    try:
        return clock.shown(text)
    except ValueError:
        return clean(text)


def floors(app: App, hole: int, is_saved: bool) -> Iterator[tuple[Floor, dict[str, Any] | None]]:
    """Yields the floors of a thread as the pages arrive, and what was saved with each."""
    name = "forum.list_saved_floors" if is_saved else "forum.list_floors_in_hole"
    for page in app.pages(app.interface.method(name), {"hole_id": hole}):
        for each in page.value:
            yield (each["floor"], each) if is_saved else (each, None)


def heading(hole: dict[str, Any], saved: dict[str, Any] | None) -> Text:
    tags = " ".join(clean(tag["name"]) for tag in hole.get("tags") or [])
    text = Text.assemble(
        (f"Hole {hole['id']}", "bold"), f"  {tags}  ", (f"{hole['reply']} replies, {hole['view']} views", "dim")
    )
    if saved:
        text.append(f"\nsaved {_time(saved['checked_at'])}", "dim")
        text.append(", complete" if saved["is_complete"] else ", not complete", "dim")
        if saved.get("gone_at"):
            text.append(f", gone from the forum {_time(saved['gone_at'])}", "red")
    return text


@click.command(
    "read",
    help="Read a thread: a card for each floor, with the floors that it quotes. A thread longer than the screen goes to the pager, page by page. With --saved, "
    "the thread is the one that `danxi forum save-thread` has kept, and no request is sent.",
)
@click.argument("hole_id", type=click.IntRange(1))
@click.option("--saved", "is_saved", is_flag=True, help="Read the saved thread.")
@click.option(
    "--images",
    "has_images",
    is_flag=True,
    help="Show the images, in kitty, Ghostty, iTerm2 and WezTerm, and without the pager.",
)
@click.option("--json", "as_json", is_flag=True, help="Write JSON: one line for each floor.")
@click.pass_obj
def command(app: App, hole_id: int, is_saved: bool, has_images: bool, as_json: bool) -> None:
    app.as_json = as_json
    if as_json:
        for floor, saved in floors(app, hole_id, is_saved):
            click.echo(to_json(saved or floor))
        return
    saved_thread = app.call("forum.get_saved_thread", hole_id=hole_id) if is_saved else None
    hole = saved_thread["hole"] if saved_thread else app.call("forum.get_hole", id=hole_id)
    thread = Thread()
    with paged(can_page=not has_images) as file:
        console = Console(file=file, highlight=False)
        width = min(console.width, WIDEST)
        console.print(heading(hole, saved_thread))
        for floor, saved in floors(app, hole_id, is_saved):
            console.print(thread.card(floor, saved), width=width)
            if has_images:
                file.writelines(sequences(app, floor))
