"""`danxi today`: shows today's lessons, exams, buses, electricity and messages."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import Any, NamedTuple

import click

import danxi

from . import accounts, columns, failures
from .app import App
from .output import Output, to_json
from .values import ZONE

EXAM_DAYS = 14  # number of days after today whose exams are shown
DEPARTURES = 2  # number of departures that are shown for each direction


class Part(NamedTuple):
    """A part of the screen: a call, and the items and columns of its value that are shown."""

    title: str
    method: str
    parameters: dict[str, Any]
    select: Callable[[Any], list[dict[str, Any]]]
    entity: str
    columns: tuple[str, ...]


def parts(now: datetime) -> list[Part]:
    """Returns the parts of the screen. `now` is an instant in the university's time zone."""
    today = now.date()
    kind_of_day = "holiday" if today.isoweekday() > 5 else "workday"
    return [
        Part(
            "lessons",
            "course.get_week",
            {},
            lambda week: lessons(week, today),
            "Course",
            ("start_time", "end_time", "name", "places.room", "teachers"),
        ),
        Part(
            "exams",
            "exam.get_exams",
            {},
            lambda found: exams(found, today),
            "Exam",
            ("date", "time", "course", "type", "location", "seat"),
        ),
        Part(
            "buses",
            "bus.get_routes",
            {"type": kind_of_day},
            lambda routes: buses(routes, now.strftime("%H:%M")),
            "BusSchedule",
            ("time", "start", "end", "note"),
        ),
        Part(
            "electricity",
            "electricity.get_electricity_usage",
            {},
            lambda usage: [usage],
            "ElectricityUsage",
            ("building", "room", "electricity_available", "update_time"),
        ),
        Part(
            "messages",
            "forum.list_messages",
            {"unread": True},
            lambda messages: messages,
            "Message",
            ("time_created", "message", "description", "related_hole_id"),
        ),
    ]


def lessons(week: dict[str, Any], today: date) -> list[dict[str, Any]]:
    """Returns the courses of the week `week` that meet today. Returns an empty list if `week` is not the current week."""
    if week.get("current_week") != week["week"]:
        return []
    return [course for course in week["courses"] if course["weekday"] == today.isoweekday()]


def exams(found: list[dict[str, Any]], today: date) -> list[dict[str, Any]]:
    """Returns the exams of today and the next `EXAM_DAYS` days, in order of time."""
    last = today + timedelta(EXAM_DAYS)
    near = [each for each in found if each.get("date") and today.isoformat() <= each["date"] <= last.isoformat()]
    return sorted(near, key=lambda each: (each["date"], each.get("start_time") or ""))


def buses(routes: list[dict[str, Any]], now: str) -> list[dict[str, Any]]:
    """Returns the next departures of each direction.

    Args:
        now: The time of day, such as `08:30`.
    """
    departures = (each for route in routes for each in route["schedules"] if each["time"] >= now)
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for each in sorted(departures, key=lambda each: str(each["time"])):
        direction = found.setdefault((each["start"], each["end"]), [])
        if len(direction) < DEPARTURES:
            direction.append(each)
    return [each for direction in found.values() for each in direction]


@click.command(
    "today",
    help="Show today's lessons, the exams of the next two weeks, the next buses, the electricity left and new messages. "
    "If a part fails, the reason is shown instead of it. The exit status is that of a failure only if every part fails. "
    "Rows that cannot be read are missing, which a line on standard error says.",
)
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Write one JSON object: the parts, the errors of the parts that failed, and the rows that could not be read.",
)
@click.pass_obj
def command(app: App, as_json: bool) -> None:
    app.as_json = as_json
    shown = parts(datetime.now(ZONE))
    for kind in accounts.KINDS:
        _try_to_sign_in(app, kind)
    started = [app.session.start(part.method, **part.parameters) for part in shown]
    values: dict[str, list[dict[str, Any]]] = {}
    problems: dict[str, danxi.Error] = {}
    skipped: dict[str, list[Any]] = {}
    output = Output(app.interface, as_json=False)
    for part, call in zip(shown, started):
        try:
            result = app.request(app.interface.method(part.method), part.parameters, call)
            values[part.title] = part.select(result.value)
            if result.skipped:
                skipped[part.title] = [row.to_json() for row in result.skipped]
        except danxi.Error as error:
            problems[part.title] = error
        if not as_json:
            _write(app, part, values.get(part.title), problems.get(part.title), output)
    if as_json:
        errors = {title: failures.describe(error) for title, error in problems.items()}
        click.echo(to_json({**values, "errors": errors, "skipped": skipped}))
    if len(problems) == len(shown):
        raise click.exceptions.Exit(failures.exit_status(problems[shown[0].title]))


def _try_to_sign_in(app: App, kind: str) -> None:
    try:
        app.sign_in(kind)
    except danxi.Error:
        # Each part that needs the account reports its own error.
        return


def _write(
    app: App, part: Part, value: list[dict[str, Any]] | None, problem: danxi.Error | None, output: Output
) -> None:
    click.secho(part.title.capitalize(), bold=True)
    if value:
        output.table(
            value, [columns.column(app.interface, app.interface.entities[part.entity], name) for name in part.columns]
        )
    else:
        click.echo("none" if problem is None else failures.advise(problem))
    click.echo()
