"""`danxi week`: the timetable of a week as a grid."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from typing import Any

import click
from rich.cells import set_cell_size
from rich.text import Text

import danxi

from ..._timetable import DayOfWeek, Meeting, Timetable
from ..app import App
from ..clock import WEEKDAYS
from ..text import clean
from ..values import Week
from ..wrapping import wrapped
from .screen import Stage, campus_title, note, screen_command

# Dark text on light backgrounds, which can be read on every terminal.
COLORS = ("#a8d1ff", "#ffd6a5", "#caffbf", "#ffc6ff", "#fdffb6", "#bdb2ff", "#9bf6ff", "#ffadad", "#d0f4de", "#e4c1f9")
INK = "#1c1c1c"
EDGE, CONFLICT = "▌", "!"  # the left edge of a meeting, and that of one with a conflict
CONFLICT_STYLE = "bold #ffffff on #b00020"
MARGIN = 10  # width of the numbers and times of the lessons
NARROW = 100  # on a narrower terminal, Saturday and Sunday are shown only if they have courses
ROOM = 12  # width of a course in which names of rooms such as H逸夫楼201 have one line
EMPTY = 7  # width of a day without courses on a terminal that is narrower than the others need
PAUSES = (5, 10)  # lessons after which a line separates morning, afternoon and evening
NAME_LINES = 3
HOLIDAYS = {"day_off": "day off", "make_up_day": "make-up day"}


def fetch(app: App, week: int | str | None, semester_id: int | None, offline: bool) -> dict[str, Any]:
    """Returns the week, and the times of the lessons."""
    chosen = {"week": week, "semester_id": semester_id}
    if isinstance(week, str):
        if semester_id is not None:
            raise click.UsageError(
                "--semester-id needs the number of a week, such as `danxi week 3 --semester-id 505`."
            )
        chosen = week_of(app, week, offline)
    given = {name: value for name, value in chosen.items() if value is not None}
    return {
        "week": app.call("course.get_week", cache="only" if offline else "prefer", **given),
        "class_times": app.call("course.list_class_times"),
    }


def week_of(app: App, date: str, offline: bool) -> dict[str, Any]:
    """Returns the semester and the week of a date.

    Raises:
        danxi.NotCachedError: The semesters are not known without the network.
        danxi.NotFoundError: The date is in no semester.
    """
    if offline:
        # `day.get_day` has no parameter for the cache.
        day = app.call("day.get_overview", date=date, parts=["lessons"], cache="only")["day"]
    else:
        day = app.call("day.get_day", date=date)
    if day.get("is_term") is None:
        raise danxi.NotCachedError(f"The semester of {date} is not known. Use `danxi week` without --offline.")
    if not day["is_term"]:
        following = f" The next one is {day['semester_name']}." if day.get("semester_name") else ""
        raise danxi.NotFoundError(f"{date} is in no semester.{following}")
    return {"week": day["week"], "semester_id": day["semester_id"]}


def draw(value: dict[str, Any], stage: Stage) -> Iterator[Text]:
    """Yields the grid of a week."""
    week = danxi.CourseWeek.from_json(value["week"])
    timetable = Timetable(week)
    dates = f"{week.start_date} to {week.end_date:%m-%d}" if week.start_date and week.end_date else ""
    yield campus_title(f"Week {week.week} of {week.semester.name}", dates)
    shown = [day for day in timetable.days if day.number < 6 or day.groups or stage.width >= NARROW]
    if not week.courses:
        yield note("No courses in this week.")
    else:
        yield from Grid(timetable, shown, value["class_times"], stage).lines()
        if hidden := [WEEKDAYS[day.number - 1] for day in timetable.days if day not in shown]:
            yield note(f"No courses on {' and '.join(hidden)}.")
    for day in timetable.days:
        yield from remarks(day)


def remarks(shown: DayOfWeek) -> Iterator[Text]:
    """Yields what is unusual about a day, in sentences."""
    name = WEEKDAYS[shown.number - 1]
    if shown.day and shown.day.courses == "unknown":
        yield note(f"{name} is a make-up day: the university announces whose courses are held.")
    if shown.day and shown.day.courses == "other":
        yield note(f"{name} has the courses of {shown.day.courses_of}.")
    for group in shown.conflicts:
        yield note(f"{CONFLICT} Conflict on {name}: {' and '.join(each.course.name for each in group)}.", "red")


class Grid:
    """The grid of a week: a row for each lesson and a column for each day. Courses at the same time are side by side."""

    def __init__(self, timetable: Timetable, shown: list[DayOfWeek], times: list[dict[str, Any]], stage: Stage) -> None:
        self._shown = shown
        self._last = timetable.last_lesson
        self._times = {each["id"]: each for each in times}
        self._today = timetable.weekday_of(stage.today)
        self._present = self._lesson_at(stage.now) if self._today else None
        self._widths = dict(zip((day.number for day in shown), _widths(shown, stage.width - MARGIN)))
        self._heights = self._row_heights()

    def lines(self) -> Iterator[Text]:
        yield self._header()
        if any(_holiday(day) for day in self._shown):
            yield self._holidays()
        for lesson in range(1, self._last + 1):
            for line in range(self._heights[lesson]):
                yield self._line(lesson, line)
            if lesson in PAUSES and lesson < self._last:
                yield self._pause(lesson)

    def _lesson_at(self, now: datetime.datetime) -> int | None:
        """Returns the lesson at a time, or the next one. None after the last lesson."""
        time = f"{now:%H:%M}"
        return next((number for number, each in sorted(self._times.items()) if each["end"] >= time), None)

    def _row_heights(self) -> dict[int, int]:
        """Returns the number of lines of each lesson, so that all meetings have enough lines."""
        heights = dict.fromkeys(range(1, self._last + 1), 1)
        for day in self._shown:
            for meeting in day.meetings:
                lessons = range(meeting.course.start, meeting.course.end + 1)
                needed = len(self._words(day, meeting))
                while sum(heights[each] for each in lessons) < needed:
                    heights[min(lessons, key=lambda each: (heights[each], each))] += 1
        return heights

    def _words(self, day: DayOfWeek, meeting: Meeting) -> list[str]:
        """Returns the name and the rooms of a meeting in lines. Rooms are always complete."""
        left, right = self._edges(day, meeting)
        width = right - left - len(EDGE)
        names = wrapped(clean(meeting.course.name), width)
        if len(names) > NAME_LINES:
            names = [*names[: NAME_LINES - 1], set_cell_size(names[NAME_LINES - 1], width - 1).rstrip() + "…"]
        return [*names, *(line for room in meeting.rooms for line in wrapped(clean(room), width))]

    def _edges(self, day: DayOfWeek, meeting: Meeting) -> tuple[int, int]:
        """Returns where the part of a column begins and ends that a meeting has."""
        width = self._widths[day.number]
        return width * meeting.lane // meeting.lanes, width * (meeting.lane + 1) // meeting.lanes

    def _header(self) -> Text:
        line = Text(" " * MARGIN)
        for day in self._shown:
            text = f"{WEEKDAYS[day.number - 1][:3]} {f'{day.day.date:%d}' if day.day else ''}".strip()
            style = "bold reverse" if day.number == self._today else "bold"
            line.append(set_cell_size(text, self._widths[day.number]), style).append(" ")
        return line

    def _holidays(self) -> Text:
        line = Text(" " * MARGIN)
        for day in self._shown:
            line.append(set_cell_size(_holiday(day), self._widths[day.number]) + " ", "red")
        return line

    def _line(self, lesson: int, line: int) -> Text:
        text = Text.assemble(self._label(lesson) if line == 0 else " " * MARGIN)
        for day in self._shown:
            found = [(each, self._word(day, each, lesson, line)) for each in day.meetings if each.has(lesson)]
            text.append_text(self._part(day, found, "·" if line == 0 else "")).append(" ")
        return text

    def _word(self, day: DayOfWeek, meeting: Meeting, lesson: int, line: int) -> str:
        """Returns what a line of a lesson shows of a meeting."""
        before = sum(self._heights[each] for each in range(meeting.course.start, lesson)) + line
        words = self._words(day, meeting)
        return words[before] if before < len(words) else ""

    def _pause(self, lesson: int) -> Text:
        """Returns the line between two parts of the day, through which meetings continue."""
        text = Text(" " * MARGIN)
        for day in self._shown:
            found = [(each, "") for each in day.meetings if each.has(lesson) and each.has(lesson + 1)]
            text.append_text(self._part(day, found, "╌" * self._widths[day.number])).append(" ")
        return text

    def _part(self, day: DayOfWeek, found: list[tuple[Meeting, str]], ground: str) -> Text:
        """Returns a line of a day: a piece of each meeting, or the ground if there is none."""
        text = Text()
        for meeting, words in sorted(found, key=lambda each: each[0].lane):
            left, right = self._edges(day, meeting)
            color = f"{INK} on {COLORS[meeting.color % len(COLORS)]}"
            text.append(" " * (left - text.cell_len))
            text.append(*((CONFLICT, CONFLICT_STYLE) if meeting.is_conflict else (EDGE, color)))
            text.append(set_cell_size(words, right - left - len(EDGE)), color)
        rest = self._widths[day.number] - text.cell_len
        return text.append(set_cell_size("" if found else ground, rest), "dim")

    def _label(self, lesson: int) -> Text:
        time = self._times.get(lesson, {})
        is_now = lesson == self._present
        text = f"{'▶' if is_now else ' '}{lesson:>2} {time.get('start', '')}"
        return Text(text.ljust(MARGIN), "bold green" if is_now else "dim")


def _widths(days: list[DayOfWeek], width: int) -> list[int]:
    """Returns the width of each day. All courses have the same width, so a day with two at the same time is wider."""
    courses = sum(day.lanes for day in days if day.groups)
    empty = sum(not day.groups for day in days)
    each = narrow = width // (courses + empty)
    if each < ROOM and empty:
        narrow = min(each, max(EMPTY, (width - ROOM * courses) // empty))
        each = (width - narrow * empty) // courses
    return [(each * day.lanes if day.groups else narrow) - 1 for day in days]


def _holiday(shown: DayOfWeek) -> str:
    words = HOLIDAYS.get(shown.day.kind, "") if shown.day else ""
    return clean(shown.day.name or words) if shown.day and words else ""


command = screen_command(
    "week",
    "Show a week of the timetable as a grid: the rooms, days off and make-up days, conflicts, and the present lesson. WEEK is `this`, `next`, `last`, the number "
    "of a week of the semester, or a day: `danxi week 2026-10-08`. The default is the present week or, between two semesters, the nearest with courses.",
    fetch,
    draw,
    [
        click.Argument(["week"], required=False, type=Week()),
        click.Option(
            ["--semester-id"], type=int, help="The semester of the week with a number. The default is that of today."
        ),
        click.Option(["--offline"], is_flag=True, help="Show what is cached, without the network."),
    ],
)
