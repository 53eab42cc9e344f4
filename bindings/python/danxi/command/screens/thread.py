"""`danxi forum read`: a thread as cards, one for each floor, from the forum or as it was saved."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any

import click
from rich.console import Console
from rich.text import Text

import danxi

from .. import images
from ..app import App
from ..pager import paged
from ..text import clean, to_json
from ..values import Integer
from ..wrapping import wrapped_text
from .cards import DELETED, MARK, WARNING, Cards, Floor, time_words

WIDEST = 100


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


def floors(app: App, hole: int, first: int, is_saved: bool) -> Iterator[tuple[Floor, dict[str, Any] | None]]:
    """Yields the floors of a thread as the pages arrive, from a floor on, and what was saved with each."""
    if not is_saved:
        parameters = {"hole_id": hole, "start_floor": first}
        for page in app.pages(app.interface.method("forum.list_floors_in_hole"), parameters):
            yield from ((each, None) for each in page.value)
        return
    for page in app.pages(app.interface.method("forum.list_saved_floors"), {"hole_id": hole}):
        yield from ((each["floor"], each) for each in page.value if (each["floor"].get("ranking") or 0) >= first)


def write_json(found: Iterator[tuple[Floor, dict[str, Any] | None]]) -> None:
    """Writes floors as lines of JSON, those of a saved thread with what was saved with each."""
    for floor, saved in found:
        click.echo(to_json(saved or floor))


def heading(hole: dict[str, Any], saved: dict[str, Any] | None) -> Iterator[Text]:
    """Yields the number and the tags of a thread, how long it is, and what is unusual about it."""
    total = hole["reply"] + 1
    yield Text.assemble((f"Hole {hole['id']}", "bold"), *(f"  #{clean(tag['name'])}" for tag in hole.get("tags") or []))
    facts = [
        f"{total} floor{'' if total == 1 else 's'}",
        f"{hole['view']} views",
        f"begun {time_words(hole['time_created'])}",
    ]
    facts += [f"last floor {time_words(hole['time_updated'])}"] if hole["reply"] else []
    yield Text(" · ".join(facts))
    states = {"hidden": "hidden by an administrator", "locked": "locked: only administrators can reply"}
    for name, words in states.items():
        if hole.get(name):
            yield Text(words, WARNING)
    if saved:
        count = "" if saved["is_complete"] else f" with {saved['floor_count']} floors, not complete"
        yield Text(f"saved {time_words(saved['checked_at'])}{count}")
        if saved.get("gone_at"):
            yield Text(f"gone from the forum since {time_words(saved['gone_at'])}", DELETED)


class Reader:
    """Draws a thread, with a line wherever floors are not shown.

    Args:
        total: Number of floors of the thread.
    """

    def __init__(self, cards: Cards, total: int, width: int) -> None:
        self._cards = cards
        self._total = total
        self._width = width
        self._next = 0  # position of the floor that follows the last one

    def floor(self, floor: Floor, saved: dict[str, Any] | None) -> Iterator[Text]:
        """Yields the lines of a floor, and a line before it if floors are missing there."""
        ranking = floor.get("ranking")
        if ranking is not None:
            yield from self._gap(ranking)
            self._next = ranking + 1
        yield from self._cards.card(floor, self._width, saved)

    def end(self) -> Iterator[Text]:
        """Yields a line if floors are missing at the end."""
        yield from self._gap(self._total)

    def _gap(self, end: int) -> Iterator[Text]:
        if (count := end - self._next) > 0:
            words = f"… {count} floor{'' if count == 1 else 's'} not shown …"
            yield Text(" " * max((self._width - len(words)) // 2, 0) + words, "bold", no_wrap=True)


@click.command(
    "read",
    help="Read a thread: a card for each floor, with the floors that it quotes. A thread longer than the screen goes to the pager, page by page. With --saved, "
    "the thread is the one that `danxi forum save-thread` has kept, and no request is sent.",
)
@click.argument("hole_id", type=Integer(1))
@click.option(
    "--from",
    "first",
    type=int,
    default=0,
    metavar="FLOOR",
    help="The first floor to show. -20 shows the last 20 floors. Default: 0.",
)
@click.option("--saved", "is_saved", is_flag=True, help="Read the saved thread.")
@click.option(
    "--images",
    "has_images",
    is_flag=True,
    help="Show the images, in kitty, Ghostty, iTerm2 and WezTerm, and without the pager.",
)
@click.option("--json", "as_json", is_flag=True, help="Write JSON: one line for each floor.")
@click.pass_obj
def command(app: App, hole_id: int, first: int, is_saved: bool, has_images: bool, as_json: bool) -> None:
    app.as_json = as_json
    if as_json and first >= 0:
        write_json(floors(app, hole_id, first, is_saved))
        return
    saved_thread = app.call("forum.get_saved_thread", hole_id=hole_id) if is_saved else None
    hole = saved_thread["hole"] if saved_thread else app.call("forum.get_hole", id=hole_id)
    total = hole["reply"] + 1
    found = floors(app, hole_id, first if first >= 0 else max(total + first, 0), is_saved)
    if as_json:
        write_json(found)
        return
    with paged(can_page=not has_images) as file:
        console = Console(file=file, highlight=False)
        width = min(console.width, WIDEST)
        author = (hole["floors"].get("first_floor") or {}).get("anonyname")
        reader = Reader(Cards(author), total, width)
        for each in heading(hole, saved_thread):
            for line in wrapped_text(each, width):
                console.print(line)
        for floor, saved in found:
            for line in reader.floor(floor, saved):
                console.print(line)
            if has_images:
                file.writelines(sequences(app, floor))
        for line in reader.end():
            console.print(line)
