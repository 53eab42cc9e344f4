"""Lessons of a day: when they are, seen from now."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Any

from .. import clock


@dataclass
class Lesson:
    """A course on a day. Without known times, `start` and `end` are None."""

    course: dict[str, Any]
    start: datetime.datetime | None
    end: datetime.datetime | None

    @property
    def rooms(self) -> list[str]:
        return [place["room"] for place in self.course.get("places") or [] if place.get("room")]

    @property
    def period(self) -> str:
        """The times such as `13:30-16:10`, or the numbers of the lessons if the times are not known."""
        if self.course.get("start_time") and self.course.get("end_time"):
            return f"{self.course['start_time']}-{self.course['end_time']}"
        return f"lessons {self.course['start']}-{self.course['end']}"

    def is_over(self, now: datetime.datetime) -> bool:
        return self.end is not None and self.end <= now

    def is_now(self, now: datetime.datetime) -> bool:
        return self.start is not None and self.end is not None and self.start <= now < self.end

    def when(self, now: datetime.datetime) -> str:
        """Returns the distance from now: `in 12 min`, `now, until 16:10` or `over`."""
        if self.start is None or self.end is None:
            return ""
        if self.is_over(now):
            return "over"
        if self.is_now(now):
            return f"now, until {self.course['end_time']}"
        return clock.until(self.start, now)


def lessons_of(overview: dict[str, Any]) -> list[Lesson]:
    """Returns the lessons of an overview, in order of time."""
    date = datetime.date.fromisoformat(overview["day"]["date"])
    return [
        Lesson(course, _instant(date, course.get("start_time")), _instant(date, course.get("end_time")))
        for course in overview.get("lessons") or []
    ]


def my_campus(overview: dict[str, Any], now: datetime.datetime) -> str | None:
    """Returns the place from which the person's next bus starts: the campus of the present, next or last lesson, or that of the room."""
    found = lessons_of(overview)
    left = [each for each in found if not each.is_over(now)] or found[-1:]
    campuses = [place.get("campus") for each in left for place in each.course.get("places") or []]
    campuses.append((overview.get("electricity") or {}).get("campus"))
    places = {each["start"] for each in overview["buses"]}
    names = (campus.removesuffix("校区") for campus in campuses if campus)
    return next((name for name in names if name in places), None)


def _instant(date: datetime.date, time: str | None) -> datetime.datetime | None:
    if not time:
        return None
    hours, minutes = map(int, time.split(":"))
    midnight = datetime.datetime(date.year, date.month, date.day, tzinfo=clock.CAMPUS)
    return midnight + datetime.timedelta(hours=hours, minutes=minutes)
