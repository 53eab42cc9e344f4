"""`danxi power` and `danxi card`: what is left, and what was used on each of the last days."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from typing import Any

import click
from rich.text import Text

from .. import clock
from ..app import App
from ..columns import column
from ..tables import table_rows
from ..values import Integer
from .bars import Bar, bars
from .screen import Stage, note, screen_command, title

DAYS = 14  # number of days that are shown by default
FEW = 3  # number of days below which the electricity left is a warning
LATEST = 8  # number of transactions that are shown


def fetch_power(app: App, days: int) -> dict[str, Any]:
    """Returns the meter reading, and the forecast and the daily use of the last days. Without the daily use, its error."""
    usage = app.call("electricity.get_electricity_usage")
    logs, problem = app.attempt("electricity.get_electricity_logs")
    forecast = None if problem else app.attempt("electricity.get_forecast")[0]
    return {"usage": usage, "forecast": forecast, "logs": last_days(logs or [], days), "problem": problem}


def last_days(rows: list[dict[str, Any]], days: int) -> list[dict[str, Any]]:
    return sorted(rows, key=lambda row: str(row["date"]))[-days:]


def left_words(usage: dict[str, Any], forecast: dict[str, Any] | None) -> Text:
    """Returns how much electricity is left and for how long, in red if it ends soon."""
    available = usage["electricity_available"]
    left = (forecast or {}).get("days_left")
    words = f"{available:g} kWh left" + (
        "" if left is None else f", enough for about {clock.duration(left * clock.DAY)}"
    )
    return Text(words, "red" if left is not None and left < FEW or available <= 0 else "")


def draw_power(value: dict[str, Any], stage: Stage) -> Iterator[Text]:
    usage, logs = value["usage"], value["logs"]
    place = " ".join(filter(None, [usage.get("building"), usage["room"]]))
    yield title(f"Electricity of {place}")
    yield Text.assemble("  ", left_words(usage, value["forecast"]))
    if usage.get("update_time"):
        yield note(f"read {_zoned(usage['update_time'])}")
    yield Text("")
    if value["problem"]:
        yield note(value["problem"], "yellow")
    rows = [_day_bar(log["date"], log.get("usage"), "kWh", stage) for log in logs]
    yield from bars(rows, stage.width)


def fetch_card(app: App, days: int) -> dict[str, Any]:
    content = app.call("wallet.get_content")
    return {**content, "daily_sums": last_days(content["daily_sums"], days)}


def draw_card(value: dict[str, Any], stage: Stage) -> Iterator[Text]:
    yield title("Campus card")
    yield Text(f"  {value['balance']:.2f} yuan left")
    yield Text("")
    sums = {each["date"]: each["amount"] for each in value["daily_sums"]}
    rows = [_day_bar(date, sums.get(date, 0.0), "yuan", stage) for date in _dates(list(sums))]
    yield from bars(rows, stage.width)
    if value["transactions"]:
        yield Text("")
        yield title("Latest transactions")
        entity = stage.interface.entities["Transaction"]
        columns = [column(stage.interface, entity, name) for name in ("time", "amount", "location", "kind", "balance")]
        yield from table_rows(value["transactions"][:LATEST], columns, stage.width, more="--json")


def _dates(known: list[str]) -> list[str]:
    """Returns all days from the first to the last, also those without a payment."""
    if not known:
        return []
    first, last = datetime.date.fromisoformat(min(known)), datetime.date.fromisoformat(max(known))
    return [(first + datetime.timedelta(days)).isoformat() for days in range((last - first).days + 1)]


def _day_bar(date: str, value: float | None, unit: str, stage: Stage) -> Bar:
    day = datetime.date.fromisoformat(date)
    words = "no reading" if value is None else f"{value:.2f} {unit}"
    is_weekend = day.isoweekday() > 5
    return Bar(f"{clock.weekday(day.isoweekday())[:3]} {date[5:]}", value, words, "blue" if is_weekend else "cyan")


def _zoned(time: str) -> str:
    return " ".join(filter(None, [clock.shown(time, clock.CAMPUS_ZONE), clock.zone_note(clock.CAMPUS_ZONE)]))


def _days_option() -> click.Option:
    return click.Option(["--days"], type=Integer(1, 100), default=DAYS, help=f"Number of days. Default: {DAYS}.")


power = screen_command(
    "power",
    "Show the electricity that is left for the dormitory room, for how many days it lasts, and the use of the last days.",
    fetch_power,
    draw_power,
    [_days_option()],
)
card = screen_command(
    "card",
    "Show the balance of the campus card, what was paid on the last days, and the latest transactions.",
    fetch_card,
    draw_card,
    [_days_option()],
)
