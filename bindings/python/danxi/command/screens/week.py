"""`danxi week`: the timetable of a week as a grid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import click
from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.text import Text

from ..app import App
from ..clock import WEEKDAYS
from ..text import clean
from ..wrapping import chopped, wrapped
from .screen import Stage, note, screen_command, title

# Dark text on light backgrounds, which can be read on every terminal.
COLORS = ("#a8d1ff", "#ffd6a5", "#caffbf", "#ffc6ff", "#fdffb6", "#bdb2ff", "#9bf6ff", "#ffadad", "#d0f4de", "#e4c1f9")
INK = "#1c1c1c"
CONFLICT = "bold white on #b00020"
MARGIN = 10  # width of the numbers and times of the lessons
NARROW = 100  # on a narrower terminal, Saturday and Sunday are shown only if they have courses
LAST = 14  # number of lessons of a day, if the times are not known
PAUSES = (5, 10)  # lessons after which a line separates morning, afternoon and evening
NAME_LINES = 3
HOLIDAYS = {"day_off": "day off", "make_up_day": "make-up day"}

Lesson = dict[str, Any]


class Block:
    """A part of a day in which one course meets, or several at the same time.

    Attributes:
        start: Number of the first lesson.
        end: Number of the last lesson.
    """

    def __init__(self, courses: list[Lesson]) -> None:
        self.courses = courses
        self.start: int = min(each["start"] for each in courses)
        self.end: int = max(each["end"] for each in courses)

    @property
    def is_conflict(self) -> bool:
        return len(self.courses) > 1

    def lines(self, width: int) -> list[str]:
        """Returns the names and rooms in lines of a width. Rooms are always complete."""
        found: list[str] = []
        for each in self.courses:
            names = wrapped(clean(each["name"]), width)
            if len(names) > NAME_LINES:
                names = [*names[: NAME_LINES - 1], set_cell_size(names[NAME_LINES - 1], width - 1).rstrip() + "…"]
            found += [*names, *(line for room in rooms_of(each) for line in wrapped(clean(room), width))]
        return found


def rooms_of(course: Lesson) -> list[str]:
    return [place["room"] for place in course.get("places") or [] if place.get("room")]


def blocks_of(courses: Iterable[Lesson]) -> list[Block]:
    """Returns the blocks of a day. Courses that overlap share a block."""
    found: list[Block] = []
    for each in sorted(courses, key=lambda course: course["start"]):
        if found and each["start"] <= found[-1].end:
            found[-1] = Block([*found[-1].courses, each])
        else:
            found.append(Block([each]))
    return found


def fetch(app: App, week: int | None, semester_id: int | None, offline: bool) -> dict[str, Any]:
    """Returns the week, and the times of the lessons."""
    cache = "only" if offline else "prefer"
    chosen = {"week": week, "semester_id": semester_id}
    given = {name: value for name, value in chosen.items() if value is not None}
    return {
        "week": app.call("course.get_week", cache=cache, **given),
        "class_times": app.call("course.list_class_times"),
    }


def draw(value: dict[str, Any], stage: Stage) -> Iterator[RenderableType]:
    """Yields the grid of a week."""
    week = value["week"]
    dates = f"{week['start_date']} to {week['end_date'][5:]}" if week.get("start_date") else ""
    yield title(f"Week {week['week']} of {week['semester']['name']}", dates)
    days = {each["weekday"]: each for each in week["days"]}
    blocks = {day: blocks_of(each for each in week["courses"] if each["weekday"] == day) for day in range(1, 8)}
    shown = [day for day in range(1, 8) if day < 6 or blocks[day] or stage.width >= NARROW]
    if not week["courses"]:
        yield note("No courses in this week.")
    else:
        yield from Grid(blocks, days, shown, value["class_times"], stage).lines()
    hidden = [WEEKDAYS[day - 1] for day in range(1, 8) if day not in shown]
    if hidden and week["courses"]:
        yield note(f"No courses on {' and '.join(hidden)}.")
    yield from remarks(days, blocks)


def remarks(days: dict[int, Any], blocks: dict[int, list[Block]]) -> Iterator[Text]:
    """Yields what is unusual about the week, in sentences."""
    for number, day in days.items():
        if day["courses"] == "unknown":
            yield note(f"{WEEKDAYS[number - 1]} is a make-up day: the university announces whose courses are held.")
        if day["courses"] == "other":
            yield note(f"{WEEKDAYS[number - 1]} has the courses of {day['courses_of']}.")
    for number, found in blocks.items():
        for block in found:
            if block.is_conflict:
                names = " and ".join(clean(each["name"]) for each in block.courses)
                yield note(f"Conflict on {WEEKDAYS[number - 1]}: {names}.", "red")


class Grid:
    """The grid of a week: a row for each lesson and a column for each day."""

    def __init__(
        self,
        blocks: dict[int, list[Block]],
        days: dict[int, Any],
        shown: list[int],
        times: list[dict[str, Any]],
        stage: Stage,
    ) -> None:
        self._blocks = {day: blocks[day] for day in shown}
        self._days = days
        self._shown = shown
        self._times = {each["id"]: each for each in times}
        self._today = next((day for day, each in days.items() if each["date"] == stage.today.isoformat()), None)
        self._present = self._lesson_at(stage.now.strftime("%H:%M")) if self._today else None
        self._width = (stage.width - MARGIN) // len(shown) - 1
        self._last = max(block.end for found in self._blocks.values() for block in found)
        self._colors = _colors(block for found in self._blocks.values() for block in found)
        self._heights = self._row_heights()

    def lines(self) -> Iterator[Text]:
        yield self._header()
        if any(day["kind"] in HOLIDAYS for day in self._days.values()):
            yield self._holidays()
        for lesson in range(1, self._last + 1):
            for line in range(self._heights[lesson]):
                yield self._line(lesson, line)
            if lesson in PAUSES and lesson < self._last:
                yield self._pause(lesson)

    def _lesson_at(self, time: str) -> int | None:
        """Returns the lesson at a time, or the next one. None after the last lesson."""
        return next((number for number, each in sorted(self._times.items()) if each["end"] >= time), None)

    def _row_heights(self) -> dict[int, int]:
        """Returns the number of lines of each lesson, so that all blocks have enough lines."""
        heights = dict.fromkeys(range(1, self._last + 1), 1)
        for found in self._blocks.values():
            for block in found:
                lessons = range(block.start, block.end + 1)
                needed = len(block.lines(self._width - 1))
                while sum(heights[each] for each in lessons) < needed:
                    heights[min(lessons, key=lambda each: (heights[each], each))] += 1
        return heights

    def _header(self) -> Text:
        line = Text(" " * MARGIN)
        for day in self._shown:
            date = self._days[day]["date"][8:] if day in self._days else ""
            text = f"{WEEKDAYS[day - 1][:3]} {date}".strip()
            line.append(_fit(text, self._width), "bold reverse" if day == self._today else "bold")
            line.append(" ")
        return line

    def _holidays(self) -> Text:
        line = Text(" " * MARGIN)
        for day in self._shown:
            known = self._days.get(day, {})
            words = HOLIDAYS.get(known.get("kind", ""), "")
            line.append(_fit(clean(known.get("name") or words) if words else "", self._width) + " ", "red")
        return line

    def _line(self, lesson: int, line: int) -> Text:
        text = Text().append_text(self._label(lesson)) if line == 0 else Text(" " * MARGIN)
        for day in self._shown:
            block = next((each for each in self._blocks[day] if each.start <= lesson <= each.end), None)
            if block is None:
                text.append(_fit("·" if line == 0 else "", self._width) + " ", "dim")
                continue
            before = sum(self._heights[each] for each in range(block.start, lesson)) + line
            lines = block.lines(self._width - 1)
            words = lines[before] if before < len(lines) else ""
            text.append("▌" + _fit(words, self._width - 1), self._style(block))
            text.append(" ")
        return text

    def _pause(self, lesson: int) -> Text:
        """Returns the line between two parts of the day, through which blocks continue."""
        text = Text(" " * MARGIN)
        for day in self._shown:
            block = next((each for each in self._blocks[day] if each.start <= lesson < each.end), None)
            if block:
                text.append("▌" + " " * (self._width - 1), self._style(block))
            else:
                text.append("╌" * self._width, "dim")
            text.append(" ")
        return text

    def _label(self, lesson: int) -> Text:
        time = self._times.get(lesson, {})
        is_now = lesson == self._present
        text = f"{'▶' if is_now else ' '}{lesson:>2} {time.get('start', '')}"
        return Text(text.ljust(MARGIN), "bold green" if is_now else "dim")

    def _style(self, block: Block) -> str:
        return CONFLICT if block.is_conflict else f"{INK} on {self._colors[_key(block.courses[0])]}"


def _colors(blocks: Iterable[Block]) -> dict[str, str]:
    """Returns a color for each course."""
    keys = sorted({_key(course) for block in blocks for course in block.courses})
    return {key: COLORS[index % len(COLORS)] for index, key in enumerate(keys)}


def _key(course: Lesson) -> str:
    return str(course.get("code") or course["name"])


def _fit(text: str, width: int) -> str:
    """Returns a text of exactly this width."""
    pieces = chopped(text, width)
    return pieces[0] + " " * (width - cell_len(pieces[0]))


command = screen_command(
    "week",
    "Show a week of the timetable as a grid: the rooms, days off and make-up days, conflicts in red, and the present lesson.",
    fetch,
    draw,
    [
        click.Argument(["week"], required=False, type=click.IntRange(1, 60)),
        click.Option(["--semester-id"], type=int, help="The semester. The default is that of today."),
        click.Option(["--offline"], is_flag=True, help="Show what is cached, without the network."),
    ],
)
