"""A week of courses as a picture in SVG."""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ._time import campus_date

if TYPE_CHECKING:
    from ._generated.course import Course, CourseWeek, Day

AXIS, COLUMN, HEAD, ROW = 44, 128, 40, 40  # sizes in pixels: the numbers of lessons, a day, its title, a lesson
LESSONS = 12  # rows of a week in which no course ends later
WEEKDAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
# The fill of a course, and the colour of its edge and room.
COLOURS = (
    ("#e1efff", "#1f5fa8"),
    ("#e2f5e8", "#1d7040"),
    ("#fff0d9", "#965209"),
    ("#f1e7ff", "#6b3fb5"),
    ("#ffe5ea", "#ab2842"),
    ("#dcf4f4", "#0e666c"),
    ("#f5f1cf", "#6b5b00"),
    ("#eceae7", "#55504a"),
)
INK, PALE, LINE, CONFLICT = "#1c1d21", "#6b6f76", "#e4e6ea", "#d0021b"


def week_svg(week: CourseWeek) -> str:
    """Returns the timetable of a week as a picture: the text of an SVG file.

    A day is a column and a lesson is a row. The meetings of a course have one colour. Courses at the same time are side by side, with a red
    border. Days off are grey, and today's date is bold. Pointing at a course shows its times, rooms and teachers.

    Args:
        week: A week that `session.course.get_week()` has returned.
    """
    lessons = max([LESSONS, *(course.end for course in week.courses)])
    width, height = AXIS + 7 * COLUMN, HEAD + lessons * ROW
    colours = _colours(week)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        'font-family="Noto Sans CJK SC, Noto Sans SC, PingFang SC, Microsoft YaHei, sans-serif">',
        f"<title>{html.escape(_title(week))}</title>",
        f'<rect width="{width}" height="{height}" rx="8" fill="#ffffff"/>',
        *_axes(week, lessons),
        *_days(week, height),
    ]
    for weekday in range(1, 8):
        meetings = [course for course in week.courses if course.weekday == weekday]
        for course, lane, lanes in _lanes(meetings):
            parts += _meeting(course, lane, lanes, colours[course.name])
    return "\n".join([*parts, "</svg>\n"])


def week_html(week: CourseWeek) -> str:
    """Returns the timetable of a week with its title, for a notebook."""
    return f'<p><b>{html.escape(_title(week))}</b></p><div style="overflow-x: auto">{week_svg(week)}</div>'


def _title(week: CourseWeek) -> str:
    return f"{week.semester.name}, week {week.week}"


def _colours(week: CourseWeek) -> dict[str, tuple[str, str]]:
    names = dict.fromkeys(course.name for course in week.courses)
    return {name: COLOURS[index % len(COLOURS)] for index, name in enumerate(names)}


def _axes(week: CourseWeek, lessons: int) -> Iterator[str]:
    """Yields the lines between lessons, and the numbers of lessons with the times that the courses contain."""
    starts = {course.start: course.start_time for course in week.courses}
    for lesson in range(1, lessons + 1):
        y = HEAD + (lesson - 1) * ROW
        yield f'<path d="M0 {y}H{AXIS + 7 * COLUMN}" stroke="{LINE}"/>'
        yield _text(AXIS / 2, y + 16, str(lesson), 12, INK, anchor="middle")
        if start := starts.get(lesson):
            yield _text(AXIS / 2, y + 31, f"{start:%H:%M}", 10, PALE, anchor="middle")


def _days(week: CourseWeek, height: int) -> Iterator[str]:
    days: dict[int, Day] = {day.weekday: day for day in week.days}
    today = campus_date()
    for weekday, name in enumerate(WEEKDAYS, 1):
        x = AXIS + (weekday - 1) * COLUMN
        day = days.get(weekday)
        if day and day.kind == "day_off":
            yield f'<rect x="{x}" y="{HEAD}" width="{COLUMN}" height="{height - HEAD}" fill="#f3f4f6"/>'
        yield f'<path d="M{x} 0V{height}" stroke="{LINE}"/>'
        is_today = day is not None and day.date == today
        yield _text(x + COLUMN / 2, 17 if day else 25, name, 13, INK, "bold" if is_today or not day else "", "middle")
        if day:
            text = f"{day.date:%m-%d}{f' {day.name}' if day.name else ''}"
            yield _text(x + COLUMN / 2, 33, text, 11, INK if is_today else PALE, "bold" if is_today else "", "middle")


def _lanes(meetings: list[Course]) -> Iterator[tuple[Course, int, int]]:
    """Yields each meeting of a day with its lane and the number of lanes: meetings at the same time are in different lanes."""
    group: list[tuple[Course, int]] = []
    ends: list[int] = []  # the last lesson of each lane
    for course in sorted(meetings, key=lambda course: (course.start, course.end)):
        if ends and course.start > max(ends):
            yield from ((each, lane, len(ends)) for each, lane in group)
            group, ends = [], []
        lane = next((lane for lane, end in enumerate(ends) if end < course.start), len(ends))
        ends[lane : lane + 1] = [course.end]
        group.append((course, lane))
    yield from ((each, lane, len(ends)) for each, lane in group)


def _meeting(course: Course, lane: int, lanes: int, colours: tuple[str, str]) -> Iterator[str]:
    fill, edge = colours
    width = COLUMN / lanes - 4
    x = AXIS + (course.weekday - 1) * COLUMN + lane * COLUMN / lanes + 2
    y, height = HEAD + (course.start - 1) * ROW + 2, (course.end - course.start + 1) * ROW - 4
    border = f' stroke="{CONFLICT}" stroke-width="1.5"' if lanes > 1 else ""
    rooms = ", ".join(place.room for place in course.places if place.room)
    times = "–".join(f"{each:%H:%M}" for each in (course.start_time, course.end_time) if each)
    details = [course.name, times, rooms, ", ".join(course.teachers)]
    yield f"<g><title>{html.escape(chr(10).join(filter(None, details)))}</title>"
    yield f'<rect x="{x:g}" y="{y}" width="{width:g}" height="{height}" rx="4" fill="{fill}"{border}/>'
    yield f'<rect x="{x:g}" y="{y}" width="4" height="{height}" rx="2" fill="{edge}"/>'
    space = height // 16
    names = list(_lines(course.name, (width - 16) / 12))
    if len(names) > (room := max(space - bool(rooms), 1)):
        names = [*names[: room - 1], names[room - 1][:-1] + "…"]
    for index, line in enumerate(names):
        yield _text(x + 10, y + 15 + index * 16, line, 12, INK, "bold")
    below = [line for line in (rooms, times) if line][: max(space - len(names), 0)]
    for index, line in enumerate(below, len(names)):
        first, *more = _lines(line, (width - 16) / 11)
        yield _text(x + 10, y + 15 + index * 16, f"{first[:-1]}…" if more else first, 11, edge)
    yield "</g>"


def _lines(text: str, width: float) -> Iterator[str]:
    """Yields the lines of a text, of at most `width` Chinese characters each. Lines end between words or Chinese characters."""
    line, used = "", 0.0
    for word in re.findall(r"[\x21-\x7e]+|[（《“]?.[）》”，。：]*", text):
        size = sum(1 if unicodedata.east_asian_width(each) in "WF" else 0.56 for each in word)
        if line.strip() and used + size > width:
            yield line.strip()
            line, used = "", 0.0
        line, used = line + word, used + size
    yield line.strip()


def _text(x: float, y: float, text: str, size: int, colour: str, weight: str = "", anchor: str = "") -> str:
    extra = f' font-weight="{weight}"' if weight else ""
    extra += f' text-anchor="{anchor}"' if anchor else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{colour}"{extra}>{html.escape(text, quote=False)}</text>'
    )
