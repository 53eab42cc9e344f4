"""`danxi rooms`, `danxi bus`, `danxi canteen` and `danxi library`: what is free, and when one gets there."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from itertools import islice
from typing import Any

import click
from rich.cells import cell_len
from rich.text import Text

from .. import clock
from ..app import App
from ..grid import grid
from ..text import clean
from ..values import Date
from .bars import Bar, bars, load_style
from .screen import Stage, campus_title, note, screen_command, title

NEXT = 3  # number of departures in each direction
LESSONS = 14
CELL = 3  # width of a lesson


def fetch_rooms(app: App, building: str | None, date: str) -> dict[str, Any]:
    method = app.interface.method("classroom.get_classrooms")
    known = next(each.choices for each in method.parameters if each.name == "building")
    if building not in known:
        lines = "\n".join(f"  {name:<4} {summary}" for name, summary in known.items())
        problem = f"{building!r} is no building" if building else "which building?"
        raise click.UsageError(f"{problem} Use one of these names:\n{lines}")
    rooms = app.call(method.name, building=building, date=date)
    return {"building": building, "date": date, "rooms": rooms, "class_times": app.call("course.list_class_times")}


def draw_rooms(value: dict[str, Any], stage: Stage) -> Iterator[Text]:
    """Yields a line for each room, with a mark for each lesson: free or used."""
    day = datetime.date.fromisoformat(value["date"])
    yield campus_title(f"Rooms of {value['building']}", f"{clock.weekday(day.isoweekday())}, {value['date']}")
    if not value["rooms"]:
        yield note("No rooms are known.")
        return
    lesson = _lesson_at(value["class_times"], stage) if day == stage.today else None
    names = [clean(room["name"]) for room in value["rooms"]]
    name_width, seats = max(map(cell_len, names)), 5
    head = Text(" " * (name_width + seats + 4))
    for number in range(1, LESSONS + 1):
        head.append(f"{number:>{CELL - 1}} ", "bold reverse" if number == lesson else "bold")
    yield head
    for room, name in zip(value["rooms"], names):
        used = {each for use in room["schedules"] for each in range(use["start"], use["end"] + 1)}
        is_free = lesson is not None and lesson not in used
        line = Text.assemble("  ", (name + " " * (name_width - cell_len(name)), "bold green" if is_free else ""))
        line.append(f"{room.get('capacity') or '':>{seats}}  ", "dim")
        for number in range(1, LESSONS + 1):
            line.append("██ " if number in used else " · ", "red" if number in used else "green")
        yield line
    free = [name for room, name in zip(value["rooms"], names) if lesson and _free_until(room, lesson) >= lesson]
    if lesson:
        start = next(each["start"] for each in value["class_times"] if each["id"] == lesson)
        yield note(f"Free in lesson {lesson} ({start}): {', '.join(free) or 'none'}.", "green" if free else "yellow")
    yield note("The university may use a free room, for example for an exam.")


def _free_until(room: dict[str, Any], lesson: int) -> int:
    """Returns the last lesson of the free time that begins with `lesson`. Less than `lesson` if the room is used."""
    starts = [use["start"] for use in room["schedules"] if use["end"] >= lesson]
    return min(starts, default=LESSONS + 1) - 1


def _lesson_at(times: list[dict[str, Any]], stage: Stage) -> int | None:
    """Returns the lesson of now, or the next one. None after the last lesson."""
    now = stage.now.strftime("%H:%M")
    return next((each["id"] for each in times if each["end"] >= now), None)


def fetch_buses(app: App, start: str | None) -> dict[str, Any]:
    day = app.call("day.get_day", semester=False)
    routes = app.call("bus.get_routes", type=day["bus_type"])
    places = sorted({run["start"] for route in routes for run in route["schedules"]})
    if start is not None and start not in places:
        raise click.UsageError(f"no bus starts at {start!r}. The places are {', '.join(places)}.")
    return {"day": day, "start": start, "routes": routes}


def draw_buses(value: dict[str, Any], stage: Stage) -> Iterator[Text]:
    """Yields the next departures in each direction, by place and time. Directions without one are last."""
    timetable = "timetable of workdays" if value["day"]["bus_type"] == "workday" else "timetable of holidays"
    yield campus_title(f"Next buses from {value['start']}" if value["start"] else "Next buses", timetable)
    now = stage.now.strftime("%H:%M")
    times: dict[tuple[str, str], list[str]] = {}
    for run in (run for route in value["routes"] for run in route["schedules"]):
        if value["start"] in (None, run["start"]):
            times.setdefault((run["start"], run["end"]), []).append(run["time"])
    rows = []
    for (start, end), known in times.items():
        left = sorted({time for time in known if time >= now})
        key = start, left[0] if left else "", min(known)
        rows.append((not left, key, [Text(clean(f"  {start} → {end}"), "bold"), *departures(left, min(known), stage)]))
    if rows:
        yield from grid([row for *_, row in sorted(rows, key=lambda row: row[:2])], stage.width)


def departures(left: list[str], first: str, stage: Stage) -> list[Text]:
    """Returns the next departure of today, its distance from now, and the following ones. Without one, the first of a day."""
    if not left:
        return [Text(), Text(), Text(f"no more today, first at {first}", "dim")]
    following = ", ".join(left[1:NEXT])
    away = Text(clock.until(at(stage, left[0]), stage.now), no_wrap=True)
    return [Text(left[0], "green", no_wrap=True), away, Text(f"then {following}" if following else "", "dim")]


def at(stage: Stage, time: str) -> datetime.datetime:
    """Returns a time of today. 24:00 is the end of the day."""
    hours, minutes = map(int, time.split(":"))
    midnight = stage.now.replace(hour=0, minute=0, second=0, microsecond=0)
    return midnight + datetime.timedelta(hours=hours, minutes=minutes)


def fetch_canteens(app: App) -> Any:
    return app.call("canteen.get_canteen_queuing")


def draw_canteens(value: dict[str, Any], stage: Stage) -> Iterator[Text]:
    note_ = "" if value.get("dining_time", True) else "closed at this time of the day"
    yield title("People in the dining rooms", note_)
    rooms = [_place_bar(room) for canteen in value["canteens"] for room in canteen["dining_rooms"]]
    lines = bars(rooms, stage.width)
    for canteen in value["canteens"]:
        yield Text("")
        yield Text(f"  {clean(canteen['campus'])}", "bold")
        yield from islice(lines, len(canteen["dining_rooms"]))


def fetch_libraries(app: App) -> Any:
    return app.call("library.get_library")


def draw_libraries(value: list[dict[str, Any]], stage: Stage) -> Iterator[Text]:
    yield campus_title("People in the libraries")
    yield from bars([_place_bar(each, each.get("open_time") or "") for each in value], stage.width)


def _place_bar(place: dict[str, Any], more: str = "") -> Bar:
    current, capacity = place.get("current"), place.get("capacity")
    if current is None:
        return Bar(place["name"], None, "not known", more=more)
    words = f"{current} of {capacity}" if capacity else str(current)
    share = current / capacity if capacity else 0.0
    return Bar(place["name"], share, words, load_style(share), whole=1.0, more=more)


rooms = screen_command(
    "rooms",
    "Show when the rooms of a building are free, for example `danxi rooms H2`. Without BUILDING, the names of the buildings are listed.",
    fetch_rooms,
    draw_rooms,
    [
        click.Argument(["building"], required=False),
        click.Option(["--date"], type=Date(), default="today", help="The day. `tomorrow` is also possible."),
    ],
)
bus = screen_command(
    "bus",
    "Show the next buses.",
    fetch_buses,
    draw_buses,
    [click.Option(["--from", "start"], help="Only the buses from a place, such as 邯郸.")],
)
canteen = screen_command("canteen", "Show how full the dining rooms are.", fetch_canteens, draw_canteens)
library = screen_command("library", "Show how full the libraries are.", fetch_libraries, draw_libraries)
