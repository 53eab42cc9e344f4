"""`danxi today`: what matters on a day, on one screen."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from typing import Any

import click
from rich.text import Text

import danxi

from .. import accounts, clock, failures
from ..app import App
from ..cells import cell
from ..clock import WEEKDAYS
from ..text import clean
from ..values import Date
from .day_parts import PARTS, Overview, Shown
from .screen import Stage, output_options, show

KINDS = {"day_off": "day off", "make_up_day": "make-up day"}
COMMUNITY_PARTS = ("messages",)  # the parts that need the community account


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


def draw(value: Overview, stage: Stage) -> Iterator[Text]:
    """Yields the heading, and each part that has a value or no entries. Parts that failed are last, each in a line."""
    yield Text(heading(value["day"], stage.today), style="bold")
    for each in notes(value["day"]):
        yield Text(each, style="yellow")
    yield Text("")
    shown = Shown(value, stage)
    for part in value["parts"]:
        if not part.get("error_name") and part["part"] in PARTS:
            yield from PARTS[part["part"]](shown)
    yield from _failed(value)


def heading(day: dict[str, Any], today: datetime.date) -> str:
    """Returns the date, the weekday, the week and the semester in one line. If the day is not today, also how far away it is."""
    distance = "" if day["date"] == today.isoformat() else f" ({clock.days_until(day['date'], today)})"
    parts = [f"{WEEKDAYS[day['weekday'] - 1]}, {day['date']}{distance}"]
    if day.get("is_term"):
        parts.append(f"week {day['week']} of {day['semester_name']}")
    elif day.get("is_term") is False:
        parts.append(f"no term, before {day['semester_name']}" if day.get("semester_name") else "no term")
    return clean(" · ".join(filter(None, [*parts, clock.campus_times()])))


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


def _failed(value: Overview) -> Iterator[Text]:
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
