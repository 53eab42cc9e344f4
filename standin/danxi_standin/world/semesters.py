"""The academic calendar: the semesters of the current academic year and the three before it, computed from today's date, and holidays."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta, timezone

CHINA = timezone(timedelta(hours=8))
YEARS = 4
FIRST_ID = 404
AUTUMN, SPRING, SUMMER = "1学期", "2学期", "暑期"
_TERMS = {
    AUTUMN: (0, 9, 8, 18),
    SPRING: (1, 2, 26, 18),
    SUMMER: (1, 7, 6, 4),
}  # for each term: the year within the academic year (0 or 1), a month and a day near its start, and its weeks

# The holidays whose dates are the same every year: the first and the last day, as month and day. The dates of all others are announced.
_HOLIDAYS = (((1, 1), (1, 1)), ((5, 1), (5, 5)), ((10, 1), (10, 7)))

LESSONS = (
    "08:00-08:45",
    "08:55-09:40",
    "09:55-10:40",
    "10:50-11:35",
    "11:45-12:30",
    "13:30-14:15",
    "14:25-15:10",
    "15:25-16:10",
    "16:20-17:05",
    "17:15-18:00",
    "18:30-19:15",
    "19:25-20:10",
    "20:20-21:05",
    "21:15-22:00",
)


@dataclass(frozen=True)
class Semester:
    id: int
    year: int  # the calendar year in which the academic year starts
    term: str
    start: date  # the Sunday before the first Monday of the semester
    weeks: int

    @property
    def school_year(self) -> str:
        return f"{self.year}-{self.year + 1}"

    @property
    def name(self) -> str:
        return f"{self.school_year}学年{self.term}"

    @property
    def monday(self) -> date:
        return self.start + timedelta(days=1)

    @property
    def end(self) -> date:
        return self.start + timedelta(days=7 * self.weeks - 1)

    def day(self, week: int, weekday: int) -> date:
        """Returns the date of a weekday in a week of the semester. Both count from 1, and weekday 1 is Monday."""
        return self.monday + timedelta(days=7 * (week - 1) + weekday - 1)


def is_holiday(day: date) -> bool:
    """Returns whether a day is a holiday whose date is the same every year."""
    return any(first <= (day.month, day.day) <= last for first, last in _HOLIDAYS)


def today() -> date:
    return datetime.now(CHINA).date()


def semesters(on: date | None = None) -> list[Semester]:
    """Returns the semesters that are known on a day, by default today, oldest first."""
    on = on or today()
    last = on.year if (on.month, on.day) >= (8, 20) else on.year - 1
    found: list[Semester] = []
    for year in range(last - YEARS + 1, last + 1):
        for term, (later, month, day, weeks) in _TERMS.items():
            around = date(year + later, month, day)
            sunday = around - timedelta(days=around.isoweekday() % 7)
            found.append(Semester(FIRST_ID + len(found), year, term, sunday, weeks))
    return found


def current_semester(on: date | None = None) -> Semester:
    """Returns the latest semester that has started or starts within three weeks."""
    on = on or today()
    return [semester for semester in semesters(on) if semester.start <= on + timedelta(days=21)][-1]
