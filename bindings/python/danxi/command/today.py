"""`danxi today`: shows a day with its lessons, exams, deadlines, buses, bookings, loans, balances and messages."""

from __future__ import annotations

from typing import Any

import click

import danxi

from . import accounts, columns, failures
from .app import App
from .output import Output
from .text import clean, to_json
from .values import Date

# The entity and the columns of each part that is shown as a table.
TABLES = {
    "lessons": ("Course", ("start_time", "end_time", "name", "places.room", "teachers")),
    "exams": ("Exam", ("date", "time", "course", "type", "location", "seat")),
    "deadlines": ("ElearningTodo", ("due_time", "course_name", "title")),
    "buses": ("BusSchedule", ("time", "start", "end", "note")),
    "bookings": ("Booking", ("periods", "name", "status_name")),
    "loans": ("Loan", ("due_date", "title", "renewal_count")),
}
# Not of the `calendar` module, whose names follow the locale.
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
KINDS = {"day_off": "day off", "make_up_day": "make-up day"}


@click.command(
    "today",
    help="Show a day: its lessons, the exams and deadlines of the next two weeks, the next buses, own bookings, loans, the balance of "
    "the card, the electricity left and unread messages. If a part fails, the reason is shown instead of it. The exit status is that "
    "of a failure only if every part fails. Rows that cannot be read are missing, which a line on standard error says.",
)
@click.option("--date", "shown", type=Date(), default="today", help="The day. `tomorrow` is also possible.")
@click.option("--offline", is_flag=True, help="Show what is cached, without the network.")
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Write the value of day.get_overview as JSON, and the rows that could not be read.",
)
@click.pass_obj
def command(app: App, shown: str, offline: bool, as_json: bool) -> None:
    app.as_json = as_json
    if not offline:
        for kind in accounts.KINDS:
            _try_to_sign_in(app, kind)
    parameters = {"date": shown, "cache": "only" if offline else "prefer"}
    result = app.request(app.interface.method("day.get_overview"), parameters)
    overview = result.value
    if as_json:
        click.echo(to_json({**overview, "skipped": [row.to_json() for row in result.skipped]}))
    else:
        write(overview, Output(app.interface, as_json=False), app)
    failed = [part.get("error_name") for part in overview["parts"] if part.get("error_name")]
    if len(failed) == len(overview["parts"]):
        raise click.exceptions.Exit(failures.exit_status(failed[0]))


def _try_to_sign_in(app: App, kind: str) -> None:
    try:
        app.sign_in(kind)
    except danxi.Error:
        # Each part that needs the account reports its own error.
        return


def write(overview: dict[str, Any], output: Output, app: App) -> None:
    """Writes the day, and each part under its title."""
    click.secho(heading(overview["day"]), bold=True)
    for note in notes(overview["day"]):
        click.echo(note)
    click.echo()
    for part in overview["parts"]:
        name = part["part"]
        click.secho(name.capitalize(), bold=True)
        value = overview.get(name)
        if part.get("error_name"):
            click.echo(failures.advise(part.get("error_name"), part["error_message"]))
        elif name in TABLES and value:
            entity, shown = TABLES[name]
            output.rows(value, [columns.column(app.interface, app.interface.entities[entity], each) for each in shown])
        else:
            click.echo(line(name, value))
        click.echo()


def heading(day: dict[str, Any]) -> str:
    """Returns the date, the weekday, the week and the semester in one line."""
    parts = [f"{WEEKDAYS[day['weekday'] - 1]}, {day['date']}"]
    if day.get("is_term"):
        parts.append(f"week {day['week']} of {day['semester_name']}")
    elif day.get("is_term") is False:
        parts.append(f"no term, before {day['semester_name']}" if day.get("semester_name") else "no term")
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


def line(name: str, value: Any) -> str:
    """Returns a part that is not shown as a table."""
    if name == "card":
        return f"{value['balance']:.2f} yuan left"
    if name == "electricity":
        place = " ".join(filter(None, [value.get("building"), value["room"]]))
        return clean(f"{value['electricity_available']:g} kWh left in {place}")
    if name == "messages" and value:
        return f"{value} unread. Read them with `danxi forum list-messages --unread`."
    return "none"
