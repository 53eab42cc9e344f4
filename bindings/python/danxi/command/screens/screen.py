"""The common part of all screens: their options, and the ways in which they are written."""

from __future__ import annotations

import datetime
import io
import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import click
from rich.cells import cell_len
from rich.console import Console
from rich.segment import Segment, Segments
from rich.text import Text

from .. import clock
from ..app import App
from ..pager import paged
from ..schema import Interface
from ..text import clean, to_json
from ..wrapping import wrapped_text

WIDEST = 120  # maximum width of a picture, in cells of the terminal


@dataclass
class Stage:
    """What a screen is drawn for.

    Attributes:
        width: Width in cells of the terminal.
        now: The time at the university.
    """

    interface: Interface
    width: int
    now: datetime.datetime

    @property
    def today(self) -> datetime.date:
        return self.now.date()


# Returns the value of a screen, from the options of the command line. Without `--json`, `Draw` draws the value.
Fetch = Callable[..., Any]
Draw = Callable[[Any, Stage], Iterable[Text]]


def screen_command(
    name: str, help: str, fetch: Fetch, draw: Draw, params: Sequence[click.Parameter] = ()
) -> click.Command:
    """Returns a subcommand that shows a screen."""

    @click.pass_obj
    def run(app: App, /, as_json: bool, svg: str | None, **given: Any) -> None:
        show(app, fetch, draw, as_json, svg, given)

    return click.Command(name, callback=run, params=[*params, *output_options()], help=help)


def output_options() -> list[click.Parameter]:
    return [
        click.Option(["--svg"], metavar="FILE", help="Write an SVG image to a file instead."),
        click.Option(["--json", "as_json"], is_flag=True, help="Write the value as JSON instead."),
    ]


def show(app: App, fetch: Fetch, draw: Draw, as_json: bool, svg: str | None, given: Mapping[str, Any]) -> None:
    """Writes a screen in the form that the options name."""
    app.as_json = as_json
    value = fetch(app, **given)
    if as_json:
        click.echo(to_json(value))
    elif svg:
        save(lines_of(draw(value, Stage(app.interface, WIDEST, clock.now())), WIDEST), svg)
    else:
        with paged() as file:
            console = Console(file=file, highlight=False)
            stage = Stage(app.interface, min(console.width, WIDEST), clock.now())
            for line in lines_of(draw(value, stage), stage.width):
                console.print(line)


def lines_of(drawn: Iterable[Text], width: int) -> Iterator[Text]:
    """Yields the lines of a screen. A text that is too wide becomes several lines, unless it is marked as a line of its own."""
    return (line for each in drawn for line in ([each] if each.no_wrap else wrapped_text(each, width)))


def save(drawn: Iterable[Text], path: str) -> None:
    """Writes a screen as an SVG image."""
    console = Console(
        record=True, width=WIDEST, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    for each in drawn:
        lines = console.render_lines(each, pad=False)
        segments = (segment for line in lines for segment in [*line, Segment.line()])
        console.print(Segments(part for segment in segments for part in _measured(segment)), end="")
    console.print()  # without it, the frame cuts the lower part of the last line
    console.save_svg(path, title="danxi")


def _measured(segment: Segment) -> Iterator[Segment]:
    """Yields each wide character of a segment, and the texts between them, so that an image puts each into its cell.

    A zero width space follows a wide character, because rich measures the text of an image in characters.
    """
    for is_wide, found in itertools.groupby(segment.text, lambda each: cell_len(each) > 1):
        for text in (f"{each}\u200b" for each in found) if is_wide else ("".join(found),):
            yield Segment(text, segment.style, segment.control)


def title(text: str, note: str = "") -> Text:
    """Returns the title of a screen, or of a part of it."""
    return Text.assemble((clean(text), "bold"), (f"  {clean(note)}" if note else "", "dim"))


def campus_title(text: str, note: str = "") -> Text:
    """Returns the title of a screen with times of the university, which names their zone if this machine has another one."""
    return title(text, " · ".join(filter(None, [note, clock.campus_times()])))


def note(text: str, style: str = "dim") -> Text:
    return Text(f"  {clean(text)}", style=style)
