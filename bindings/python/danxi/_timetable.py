"""The layout of a week of courses, which all its pictures share: seven days, and courses at the same time side by side."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._generated.course import Course, CourseWeek, Day

DAYS = range(1, 8)  # from Monday to Sunday


@dataclass(frozen=True)
class Meeting:
    """A meeting of a course. Its rows are the lessons from `course.start` to `course.end`.

    Attributes:
        lane: Number of the part of the day's width that the meeting has, from 0.
        lanes: Number of parts into which the day's width is divided during the meeting. More than one if courses meet at the same time.
        color: Number of the course among those of the week, from 0. All meetings of a course have the same number.
    """

    course: Course
    lane: int
    lanes: int
    color: int

    @property
    def is_conflict(self) -> bool:
        """Whether another course meets at the same time."""
        return self.lanes > 1

    @property
    def rooms(self) -> list[str]:
        return [place.room for place in self.course.places if place.room]

    @property
    def times(self) -> str:
        """The times such as `13:30–16:10`. Empty if they are not known."""
        known = [time for time in (self.course.start_time, self.course.end_time) if time]
        return "–".join(f"{time:%H:%M}" for time in known)

    def has(self, lesson: int) -> bool:
        return self.course.start <= lesson <= self.course.end


@dataclass(frozen=True)
class DayOfWeek:
    """A day of the week with its meetings.

    Attributes:
        number: Day of the week: 1 for Monday to 7 for Sunday.
        day: The day. None if the dates of the semester are not known.
        groups: Meetings that overlap, directly or by way of others, in order of time. Most groups have one meeting.
    """

    number: int
    day: Day | None
    groups: tuple[tuple[Meeting, ...], ...]

    @property
    def meetings(self) -> Iterator[Meeting]:
        return (meeting for group in self.groups for meeting in group)

    @property
    def conflicts(self) -> list[tuple[Meeting, ...]]:
        """The groups of courses that meet at the same time."""
        return [group for group in self.groups if len(group) > 1]

    @property
    def lanes(self) -> int:
        """The largest number of courses side by side. At least 1."""
        return max((meeting.lanes for meeting in self.meetings), default=1)


class Timetable:
    """The layout of a week."""

    def __init__(self, week: CourseWeek) -> None:
        self.week = week
        days = {day.weekday: day for day in week.days}
        colors = {name: number for number, name in enumerate(dict.fromkeys(each.name for each in week.courses))}
        self.days = [
            DayOfWeek(
                number,
                days.get(number),
                tuple(_groups((each for each in week.courses if each.weekday == number), colors)),
            )
            for number in DAYS
        ]

    @cached_property
    def last_lesson(self) -> int:
        """Number of the last lesson of all days. 0 without courses."""
        return max((course.end for course in self.week.courses), default=0)

    def weekday_of(self, date: datetime.date) -> int | None:
        """Returns the number of the day with a date. None if the week does not contain the date."""
        return next((each.number for each in self.days if each.day and each.day.date == date), None)


def _groups(courses: Iterable[Course], colors: dict[str, int]) -> Iterator[tuple[Meeting, ...]]:
    """Yields the meetings of a day in groups. In a group, each course has the first lane that is free."""
    group: list[tuple[Course, int]] = []
    ends: list[int] = []  # the last lesson of each lane

    def made() -> tuple[Meeting, ...]:
        return tuple(Meeting(each, lane, len(ends), colors[each.name]) for each, lane in group)

    for course in sorted(courses, key=lambda each: (each.start, each.end)):
        if ends and course.start > max(ends):
            yield made()
            group, ends = [], []
        lane = next((lane for lane, end in enumerate(ends) if end < course.start), len(ends))
        ends[lane : lane + 1] = [course.end]
        group.append((course, lane))
    if group:
        yield made()
