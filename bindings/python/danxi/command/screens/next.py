"""`danxi next`: the present or next lesson in one line, from the cache, for a status bar."""

from __future__ import annotations

import datetime
from typing import Any

import click

from .. import clock, failures
from ..app import App
from ..text import clean, to_json
from .lessons import Lesson, lessons_of

DAYS = 7  # number of days in which a lesson is looked for
NOTHING = 5  # the exit status if there is no lesson, that of `not_found`


def fetch(app: App, now: datetime.datetime) -> Lesson | None:
    """Returns the present or the next lesson.

    Raises:
        click.exceptions.Exit: The timetable is not cached.
    """
    for days in range(DAYS + 1):
        date = (now.date() + datetime.timedelta(days)).isoformat()
        overview = app.call("day.get_overview", date=date, parts=["lessons"], cache="only")
        (part,) = overview["parts"]
        if part.get("error_name"):
            click.echo("danxi: the timetable is not cached. Run `danxi week` once.", err=True)
            raise click.exceptions.Exit(failures.exit_status(part["error_name"]))
        for lesson in lessons_of(overview):
            if lesson.start is not None and not lesson.is_over(now):
                return lesson
    return None


def line(lesson: Lesson, now: datetime.datetime) -> str:
    """Returns a lesson in one line: `13:30 计算机网络 · H逸夫楼201 · in 12 min`."""
    assert lesson.start is not None
    days = (lesson.start.date() - now.date()).days
    day = "" if days == 0 else "tomorrow " if days == 1 else f"{clock.weekday(lesson.start.isoweekday())} "
    when = lesson.when(now) if days == 0 else ""
    zone = f" ({note})" if (note := clock.zone_note(clock.CAMPUS_ZONE)) else ""
    parts = [f"{day}{lesson.course['start_time']}{zone} {lesson.course['name']}", " ".join(lesson.rooms), when]
    return " ".join(clean(" · ".join(filter(None, parts))).split())


def to_object(lesson: Lesson) -> dict[str, Any]:
    assert lesson.start is not None and lesson.end is not None
    return {"start": lesson.start.isoformat(), "end": lesson.end.isoformat(), "course": lesson.course}


@click.command(
    "next",
    help="Write the present or the next lesson of the next seven days in one line, for a status bar. No request is sent: the timetable is that of the "
    "last `danxi week` or `danxi today`. The exit status is 5 if there is no lesson, or if no timetable is cached.",
)
@click.option("--json", "as_json", is_flag=True, help="Write JSON: the times and the course.")
@click.pass_obj
def command(app: App, as_json: bool) -> None:
    app.as_json = as_json
    now = clock.now()
    lesson = fetch(app, now)
    if lesson is None:
        click.echo(f"No lesson in the next {DAYS} days.", err=True)
        raise click.exceptions.Exit(NOTHING)
    click.echo(to_json(to_object(lesson)) if as_json else line(lesson, now))
