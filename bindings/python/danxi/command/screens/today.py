"""`danxi today`: what matters on a day, on one screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import click
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

import danxi

from .. import accounts, clock, failures
from ..app import App
from ..cells import cell
from ..clock import WEEKDAYS
from ..text import clean
from ..values import Date
from .lessons import lessons_of
from .meters import left_words
from .places import departures
from .screen import Stage, output_options, show

KINDS = {"day_off": "day off", "make_up_day": "make-up day"}
LABEL = 13  # width of the names of the parts
AHEAD = "none in the next 14 days"
COMMUNITY_PARTS = ("messages",)  # the parts that need the community account

Overview = dict[str, Any]
Row = Sequence[Any]


def fetch(app: App, shown: str, offline: bool) -> Overview:
    """Returns the value of day.get_overview, the rows that could not be read, and the forecast of the electricity."""
    if not offline:
        for kind in accounts.KINDS:
            _try_to_sign_in(app, kind)
    cache = "only" if offline else "prefer"
    result = app.request(app.interface.method("day.get_overview"), {"date": shown, "cache": cache})
    has_meter = result.value.get("electricity") is not None
    forecast = app.attempt("electricity.get_forecast", cache=cache)[0] if has_meter else None
    return {**result.value, "skipped": [row.to_json() for row in result.skipped], "electricity_forecast": forecast}


def _try_to_sign_in(app: App, kind: str) -> None:
    try:
        app.sign_in(kind)
    except danxi.Error:
        # Each part that needs the account reports its own error.
        return


def draw(value: Overview, stage: Stage) -> Iterator[RenderableType]:
    """Yields the heading, and each part that has a value or no entries. Parts that failed are last, each in a line."""
    yield Text(heading(value["day"]), style="bold", overflow="fold")
    for each in notes(value["day"]):
        yield Text(each, style="yellow")
    yield Text("")
    for part in value["parts"]:
        name = part["part"]
        if not part.get("error_name"):
            yield from PARTS[name](value, stage) if name in PARTS else ()
    yield from _failed(value)


def heading(day: dict[str, Any]) -> str:
    """Returns the date, the weekday, the week and the semester in one line."""
    parts = [f"{WEEKDAYS[day['weekday'] - 1]}, {day['date']}"]
    if day.get("is_term"):
        parts.append(f"week {day['week']} of {day['semester_name']}")
    elif day.get("is_term") is False:
        parts.append(f"no term, before {day['semester_name']}" if day.get("semester_name") else "no term")
    if zone := clock.zone_note(clock.CAMPUS_ZONE):
        parts.append(f"times in {zone}")
    return clean(" · ".join(parts))


def notes(day: dict[str, Any]) -> list[str]:
    """Returns what is unusual about a day, in sentences."""
    found = []
    if day["kind"] in KINDS:
        found.append(" ".join(filter(None, [KINDS[day["kind"]].capitalize(), clean(day.get("name") or "")])) + ".")
    if day["courses"] == "unknown":
        found.append("The university announces whose courses are held. The lessons are those of the weekday.")
    if day["courses"] == "other":
        found.append(f"The courses are those of {day['courses_of']}.")
    if not day["is_announced"]:
        found.append(f"The days off of {day['date'][:4]} are not known.")
    return found


# Parts


def _lessons(value: Overview, stage: Stage) -> Iterator[RenderableType]:
    found = lessons_of(value)
    is_today = value["day"]["date"] == stage.today.isoformat()
    following = next((each for each in found if not each.is_over(stage.now)), None) if is_today else None
    rows = []
    for each in found:
        style = "dim" if is_today and each.is_over(stage.now) else "bold green" if each is following else ""
        teachers = ", ".join(each.course.get("teachers") or [])
        words = each.when(stage.now) if is_today else ""
        mark = "▶" if each is following and each.is_now(stage.now) else " "
        rows.append(
            [
                Text(clean(text), style=style)
                for text in (f"{mark} {each.period}", each.course["name"], each.rooms, words, teachers)
            ]
        )
    yield from _part("Lessons", rows, "none", indent=0)


def _exams(value: Overview, stage: Stage) -> Iterator[RenderableType]:
    rows = []
    for each in value["exams"]:
        when = _day_words(each["date"], stage) if each.get("date") else ""
        seat = f"seat {each['seat']}" if each.get("seat") else ""
        place = " ".join(filter(None, [each.get("location"), seat]))
        rows.append([Text(when, "bold"), each.get("time") or "", each["course"], place])
    yield from _part("Exams", rows, AHEAD)


def _deadlines(value: Overview, stage: Stage) -> Iterator[RenderableType]:
    rows = []
    for each in value["deadlines"]:
        time = danxi.Timestamp.parse(each["due_time"]) if each.get("due_time") else None
        is_soon = time is not None and clock.seconds_until(time, stage.now) < clock.DAY
        words = clock.until(time, stage.now) if time else ""
        rows.append([Text(words, "red" if is_soon else "bold"), each["title"], each.get("course_name") or ""])
    yield from _part("Deadlines", rows, AHEAD)


def _buses(value: Overview, stage: Stage) -> Iterator[RenderableType]:
    campus = my_campus(value, stage)
    runs = [each for each in value["buses"] if campus is None or each["start"] == campus]
    is_today = value["day"]["date"] == stage.today.isoformat()
    rows: list[Row] = []
    for start, end in sorted({(each["start"], each["end"]) for each in runs}):
        times = sorted(each["time"] for each in runs if (each["start"], each["end"]) == (start, end))
        direction = f"→ {end}" if campus else f"{start} → {end}"
        rows.append([direction, departures(times, stage) if is_today else Text(", ".join(times))])
    empty = "no more today" if is_today else "none"
    yield from _part(f"Buses from {campus}" if campus and rows else "Buses", rows, empty)


def my_campus(value: Overview, stage: Stage) -> str | None:
    """Returns the place from which the person's next bus starts: the campus of the present, next or last lesson, or that of the room."""
    found = lessons_of(value)
    left = [each for each in found if not each.is_over(stage.now)] or found[-1:]
    campuses = [place.get("campus") for each in left for place in each.course.get("places") or []]
    campuses.append((value.get("electricity") or {}).get("campus"))
    places = {each["start"] for each in value["buses"]}
    names = (campus.removesuffix("校区") for campus in campuses if campus)
    return next((name for name in names if name in places), None)


def _bookings(value: Overview, stage: Stage) -> Iterator[RenderableType]:
    rows = [
        [
            Text(_day_words(period["date"], stage), "bold"),
            f"{period['start']}-{period['end']}",
            each.get("name") or "",
            each.get("status_name") or "",
        ]
        for each in value["bookings"]
        if not each.get("is_void")
        for period in each["periods"]
        if period["date"] >= value["day"]["date"]
    ]
    yield from _part("Bookings", rows, "none")


def _loans(value: Overview, stage: Stage) -> Iterator[RenderableType]:
    today = stage.today.isoformat()
    rows = []
    for each in value["loans"]:
        due = each.get("due_date")
        words = f"due {_day_words(due, stage)}" if due else "no due date"
        rows.append(
            [
                Text(words, "red" if due and due <= today else ""),
                each.get("title") or each["barcode"],
                each.get("library") or "",
            ]
        )
    yield from _part("Loans", rows, "none")


def _card(value: Overview, stage: Stage) -> Iterator[RenderableType]:
    balance = value["card"]["balance"]
    yield _line("Card", Text(f"{balance:.2f} yuan left", "red" if balance < 10 else ""))


def _electricity(value: Overview, stage: Stage) -> Iterator[RenderableType]:
    usage = value["electricity"]
    place = " ".join(filter(None, [usage.get("building"), usage["room"]]))
    yield _line("Electricity", left_words(usage, value["electricity_forecast"]), Text(f"  {clean(place)}", "dim"))


def _messages(value: Overview, stage: Stage) -> Iterator[RenderableType]:
    count = value["messages"]
    hint = Text("  read them with `danxi forum list-messages --unread`", "dim")
    yield (
        _line("Messages", Text(f"{count} unread", "bold"), hint)
        if count
        else _line("Messages", Text("none unread", "dim"))
    )


PARTS = {
    "lessons": _lessons,
    "exams": _exams,
    "deadlines": _deadlines,
    "buses": _buses,
    "bookings": _bookings,
    "loans": _loans,
    "card": _card,
    "electricity": _electricity,
    "messages": _messages,
}


def _part(name: str, rows: Sequence[Row], empty: str, indent: int = 2) -> Iterator[RenderableType]:
    """Yields a part under its title, or in one line if it has no rows."""
    if not rows:
        yield _line(name, Text(empty, "dim"))
        return
    yield Text(name, style="bold")
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in rows[0]:
        table.add_column(overflow="fold")
    for row in rows:
        first, *others = (each if isinstance(each, Text) else Text(clean(str(each))) for each in row)
        table.add_row(Text(" " * indent).append_text(first), *others)
    yield table


def _line(name: str, *words: Text) -> Table:
    table = Table.grid()
    table.add_column(width=LABEL)
    table.add_column(overflow="fold")
    table.add_row(Text(name, style="bold"), Text.assemble(*words))
    return table


def _day_words(date: str, stage: Stage) -> str:
    words = clock.days_until(date, stage.today)
    return words if not words.startswith("in ") else f"{date[5:]} {words}"


def _failed(value: Overview) -> Iterator[RenderableType]:
    """Yields a line for each reason of a failure, with the parts that it concerns."""
    reasons: dict[str, list[str]] = {}
    for part in value["parts"]:
        if part.get("error_name"):
            reasons.setdefault(reason(part), []).append(part["part"])
    if reasons:
        yield Text("")
        yield Text("Not available", style="bold")
    for words, parts in reasons.items():
        yield Text.assemble("  ", (", ".join(parts), "yellow"), f": {words}")


def reason(part: dict[str, Any]) -> str:
    """Returns why a part has no value, in few words."""
    if part["error_name"] == "not_signed_in":
        kind = accounts.COMMUNITY if part["part"] in COMMUNITY_PARTS else accounts.CAMPUS
        return f"not signed in, use `danxi login {kind}`"
    if part["error_name"] == "not_cached":
        return "not cached"
    return failures.advise(part["error_name"], cell(part["error_message"], {}))


@click.command(
    "today",
    help="Show a day on one screen: its lessons, the exams and deadlines of the next two weeks, the next buses from the campus of the lessons, own "
    "bookings, loans, the balance of the card, the electricity left and unread messages. Parts that fail are listed at the end with the "
    "reason. The exit status is that of a failure only if every part fails. Rows that cannot be read are missing, which a line on "
    "standard error says.",
    params=output_options(),
)
@click.option("--date", "shown", type=Date(), default="today", help="The day. `tomorrow` is also possible.")
@click.option("--offline", is_flag=True, help="Show what is cached, without the network.")
@click.pass_obj
def command(app: App, shown: str, offline: bool, as_json: bool, svg: str | None) -> None:
    kept: list[Overview] = []

    def fetch_once(app: App) -> Overview:
        kept.append(fetch(app, shown, offline))
        return kept[0]

    show(app, fetch_once, draw, as_json, svg, {})
    parts = kept[0]["parts"]
    failed = [part["error_name"] for part in parts if part.get("error_name")]
    if len(failed) == len(parts):
        raise click.exceptions.Exit(failures.exit_status(failed[0]))
