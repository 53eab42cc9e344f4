"""A week of courses as a picture in SVG."""

from __future__ import annotations

import html
import unicodedata
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ._lines import lines
from ._time import campus_date
from ._timetable import DAYS, DayOfWeek, Meeting, Timetable

if TYPE_CHECKING:
    from ._generated.course import CourseWeek

AXIS, COLUMN, HEAD, ROW = 44, 128, 40, 40  # sizes in pixels: the numbers of lessons, a day, its title, a lesson
LESSONS = 12  # rows of a week in which no course ends later
ASCII = 0.56  # width of an ASCII character, as a part of that of a Chinese character
# The names of the days from Monday on, and the title, by language.
WEEKDAYS = {
    "en": ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"),
    "zh": ("周一", "周二", "周三", "周四", "周五", "周六", "周日"),
}
TITLES = {"en": "{semester}, week {week}", "zh": "{semester}第{week}周"}
# The fill of a course, and the color of its edge and room.
COLORS = (
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


def week_svg(week: CourseWeek, *, weekdays: Sequence[int] = DAYS, language: str = "en") -> str:
    """Returns the timetable of a week as a picture: the text of an SVG file.

    A day is a column and a lesson is a row. The meetings of a course have one color. Courses at the same time are side by side, with a red
    border. Days off are grey, and today's date is bold. Pointing at a course shows its times, rooms and teachers.

    Args:
        week: A week that `session.course.get_week()` has returned.
        weekdays: The days that are drawn, from 1 for Monday to 7 for Sunday, for example two days for a phone. All by default.
        language: The language of the names of the days: `"en"` or `"zh"`.

    Raises:
        ValueError: A day or the language is unknown.
    """
    if language not in WEEKDAYS:
        raise ValueError(f"the language must be one of {', '.join(WEEKDAYS)}, not {language!r}")
    if wrong := [each for each in weekdays if each not in DAYS]:
        raise ValueError(f"a day of the week is a number from 1 to 7, not {wrong[0]!r}")
    timetable = Timetable(week)
    days = [timetable.days[each - 1] for each in weekdays]
    lessons = max(LESSONS, timetable.last_lesson)
    width, height = AXIS + len(days) * COLUMN, HEAD + lessons * ROW
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        'font-family="Noto Sans CJK SC, Noto Sans SC, PingFang SC, Microsoft YaHei, sans-serif">',
        f"<title>{html.escape(_title(week, language))}</title>",
        f'<rect width="{width}" height="{height}" rx="8" fill="#ffffff"/>',
        *_axes(week, lessons, width),
    ]
    for index, day in enumerate(days):
        parts += _day(day, AXIS + index * COLUMN, height, WEEKDAYS[language][day.number - 1])
    for index, day in enumerate(days):
        for meeting in day.meetings:
            parts += _meeting(meeting, AXIS + index * COLUMN)
    return "\n".join([*parts, "</svg>\n"])


def week_html(week: CourseWeek) -> str:
    """Returns the timetable of a week with its title, for a notebook."""
    return f'<p><b>{html.escape(_title(week))}</b></p><div style="overflow-x: auto">{week_svg(week)}</div>'


def _title(week: CourseWeek, language: str = "en") -> str:
    return TITLES[language].format(semester=week.semester.name, week=week.week)


def _axes(week: CourseWeek, lessons: int, width: int) -> Iterator[str]:
    """Yields the lines between lessons, and the numbers of lessons with the times that the courses contain."""
    starts = {course.start: course.start_time for course in week.courses}
    for lesson in range(1, lessons + 1):
        y = HEAD + (lesson - 1) * ROW
        yield f'<path d="M0 {y}H{width}" stroke="{LINE}"/>'
        yield _text(AXIS / 2, y + 16, str(lesson), 12, INK, anchor="middle")
        if start := starts.get(lesson):
            yield _text(AXIS / 2, y + 31, f"{start:%H:%M}", 10, PALE, anchor="middle")


def _day(shown: DayOfWeek, x: int, height: int, name: str) -> Iterator[str]:
    """Yields the ground of a day, and its title."""
    day = shown.day
    if day and day.kind == "day_off":
        yield f'<rect x="{x}" y="{HEAD}" width="{COLUMN}" height="{height - HEAD}" fill="#f3f4f6"/>'
    yield f'<path d="M{x} 0V{height}" stroke="{LINE}"/>'
    is_today = day is not None and day.date == campus_date()
    yield _text(x + COLUMN / 2, 17 if day else 25, name, 13, INK, "bold" if is_today or not day else "", "middle")
    if day:
        text = f"{day.date:%m-%d}{f' {day.name}' if day.name else ''}"
        yield _text(x + COLUMN / 2, 33, text, 11, INK if is_today else PALE, "bold" if is_today else "", "middle")


def _meeting(meeting: Meeting, left: int) -> Iterator[str]:
    course = meeting.course
    fill, edge = COLORS[meeting.color % len(COLORS)]
    width = COLUMN / meeting.lanes - 4
    x = left + meeting.lane * COLUMN / meeting.lanes + 2
    y, height = HEAD + (course.start - 1) * ROW + 2, (course.end - course.start + 1) * ROW - 4
    border = f' stroke="{CONFLICT}" stroke-width="1.5"' if meeting.is_conflict else ""
    rooms = ", ".join(meeting.rooms)
    details = [course.name, meeting.times, rooms, ", ".join(course.teachers)]
    yield f"<g><title>{html.escape(chr(10).join(filter(None, details)))}</title>"
    yield f'<rect x="{x:g}" y="{y}" width="{width:g}" height="{height}" rx="4" fill="{fill}"{border}/>'
    yield f'<rect x="{x:g}" y="{y}" width="4" height="{height}" rx="2" fill="{edge}"/>'
    space = height // 16
    places = [line for room in meeting.rooms for line in lines(room, (width - 16) / 11, _ems)][:space]
    names = lines(course.name, (width - 16) / 12, _ems)
    if len(names) > (left := max(space - len(places), 1)):
        names = [*names[: left - 1], names[left - 1][:-1] + "…"]
    below = [*places, *([meeting.times] if meeting.times else [])][: max(space - len(names), 0)]
    for index, line in enumerate(names):
        yield _text(x + 10, y + 15 + index * 16, line, 12, INK, "bold")
    for index, line in enumerate(below, len(names)):
        yield _text(x + 10, y + 15 + index * 16, line, 11, edge)
    yield "</g>"


def _ems(text: str) -> float:
    """Returns the width of a text in Chinese characters."""
    return sum(1 if unicodedata.east_asian_width(each) in "WF" else ASCII for each in text)


def _text(x: float, y: float, text: str, size: int, color: str, weight: str = "", anchor: str = "") -> str:
    extra = f' font-weight="{weight}"' if weight else ""
    extra += f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{color}"{extra}>{html.escape(text, quote=False)}</text>'
