"""The parts of `danxi today`: each draws one part of the overview of a day."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from rich.text import Text

import danxi

from .. import clock
from ..clock import WEEKDAYS
from ..grid import grid
from ..layout import USUAL
from ..text import clean
from .lessons import lessons_of, my_campus
from .meters import left_words
from .places import at
from .screen import Stage

LABEL = 11  # width of the names of the parts
SOON = 14  # number of days that exams and deadlines are shown for, and loans that are due

OLD = 3600  # age in seconds from which the age of a balance is shown

Overview = dict[str, Any]
Row = Sequence[Any]


@dataclass
class Shown:
    """The overview that is shown, and from when it is seen. Distances from now are shown on the page of today only."""

    value: Overview
    stage: Stage

    @property
    def date(self) -> datetime.date:
        return datetime.date.fromisoformat(self.value["day"]["date"])

    @property
    def is_today(self) -> bool:
        return self.date == self.stage.today

    @property
    def ahead(self) -> str:
        """What is said of a part without entries in the days that are shown."""
        return f"none in the next {SOON} days" if self.is_today else f"none in the {SOON} days from then"

    def away(self, date: str) -> str:
        """Returns how far away a date is, on the page of today."""
        return clock.days_until(date, self.stage.today) if self.is_today else ""

    def age(self, part: str) -> Text:
        """Returns how old the value of a part is, if that matters: an hour or more."""
        state = next(each for each in self.value["parts"] if each["part"] == part)
        seconds = (state.get("age_ms") or 0) / 1000
        return Text(f"  {clock.duration(seconds)} ago" if seconds >= OLD else "", "dim")

    def is_due(self, date: str, days: int = 0) -> bool:
        """Returns whether a date is the shown day, one before it, or one of a number of days after it."""
        return datetime.date.fromisoformat(date) <= self.date + datetime.timedelta(days)

    def is_soon(self, time: datetime.datetime) -> bool:
        """Returns whether a time is within a day from now or, on the page of another day, on that day."""
        if self.is_today:
            return clock.seconds_until(time, self.stage.now) < clock.DAY
        return time.date() == self.date


def _date(date: str) -> str:
    """Returns a date with its weekday: `Thu 11-26`."""
    return f"{WEEKDAYS[datetime.date.fromisoformat(date).weekday()][:3]} {date[5:]}"


def _time(time: datetime.datetime) -> str:
    """Returns a time with its date: `Thu 11-26 23:59`."""
    return f"{_date(time.date().isoformat())} {time:%H:%M}"


def _lessons(shown: Shown) -> Iterator[Text]:
    found, now = lessons_of(shown.value), shown.stage.now
    following = next((each for each in found if not each.is_over(now)), None) if shown.is_today else None
    rows = []
    for each in found:
        style = "dim" if shown.is_today and each.is_over(now) else "bold green" if each is following else ""
        teachers = ", ".join(each.course.get("teachers") or []) if shown.stage.width >= USUAL else ""
        words = each.when(now) if shown.is_today else ""
        mark = "▶" if each is following and each.is_now(now) else " "
        where = [Text(clean(text), style) for text in (each.course["name"], "\n".join(each.rooms))]
        rows.append(
            [_fixed(f"{mark} {each.period}", style), *where, _fixed(words, style), Text(clean(teachers), style)]
        )
    yield from _part(shown, "Lessons", rows, "none", indent="")


def _exams(shown: Shown) -> Iterator[Text]:
    rows = []
    for each in shown.value["exams"]:
        date = each.get("date")
        when = f"{_date(date)} {each.get('time') or ''}".strip() if date else "date not known"
        seat = f"seat {each['seat']}" if each.get("seat") else ""
        place = " ".join(filter(None, [each.get("location"), seat]))
        rows.append([_fixed(when, "bold"), _fixed(shown.away(date) if date else ""), each["course"], place])
    yield from _part(shown, "Exams", rows, shown.ahead)


def _deadlines(shown: Shown) -> Iterator[Text]:
    rows = []
    for each in sorted(shown.value["deadlines"], key=_due):
        due = _due(each)
        when = _time(due) if due != _NEVER else ""
        style = "bold red" if when and shown.is_soon(due) else "bold"
        away = clock.until(due, shown.stage.now) if when and shown.is_today else ""
        rows.append([_fixed(when, style), _fixed(away), each["title"], each.get("course_name") or ""])
    yield from _part(shown, "Deadlines", rows, shown.ahead)


_NEVER = datetime.datetime.max.replace(tzinfo=clock.CAMPUS)


def _due(todo: dict[str, Any]) -> datetime.datetime:
    """Returns when a to-do is due, in the university's time. `_NEVER` without a time."""
    time = todo.get("due_time")
    return danxi.Timestamp.parse(time).astimezone(clock.CAMPUS) if time else _NEVER


def _buses(shown: Shown) -> Iterator[Text]:
    """Yields the next bus in each direction and the times of the following ones, in order of time."""
    campus = my_campus(shown.value, shown.stage.now)
    times: dict[tuple[str, str], list[str]] = {}
    for each in sorted(shown.value["buses"], key=lambda run: str(run["time"])):
        if campus in (None, each["start"]):
            times.setdefault((each["start"], each["end"]), []).append(each["time"])
    rows: list[Row] = []
    for (start, end), (first, *others) in times.items():
        away = clock.until(at(shown.stage, first), shown.stage.now) if shown.is_today else ""
        direction = f"→ {end}" if campus else f"{start} → {end}"
        rows.append(
            [_fixed(first, "bold"), _fixed(away), direction, Text(f"then {', '.join(others)}" if others else "", "dim")]
        )
    title = f"Buses from {campus}" if campus and rows else "Buses"
    yield from _part(shown, title, rows, "no more today" if shown.is_today else "none")


def _bookings(shown: Shown) -> Iterator[Text]:
    rows = [
        [
            _fixed(f"{_date(period['date'])} {period['start']}-{period['end']}", "bold"),
            _fixed(shown.away(period["date"])),
            each.get("name") or "",
            each.get("status_name") or "",
        ]
        for each in shown.value["bookings"]
        if not each.get("is_void")
        for period in each["periods"]
        if period["date"] >= shown.value["day"]["date"]
    ]
    yield from _part(shown, "Bookings", rows, "none")


def _loans(shown: Shown) -> Iterator[Text]:
    """Yields the loans that are due soon, and the number of the others."""
    rows, later = [], []
    for each in shown.value["loans"]:
        due = each.get("due_date")
        if not due or not shown.is_due(due, SOON):
            later.append(due)
            continue
        when = _fixed(f"due {_date(due)}", "bold red" if shown.is_due(due) else "bold")
        rows.append([when, _fixed(shown.away(due)), each.get("title") or each["barcode"], each.get("library") or ""])
    first = min(filter(None, later), default=None)
    facts = [f"the first due {_date(first)}", shown.away(first)] if first else []
    if rows:
        yield from _part(shown, "Loans", rows, "")
        if later:
            yield Text(", ".join(filter(None, [f"  {len(later)} more", *facts])), "dim")
    else:
        yield from _part(shown, "Loans", [], ", ".join(filter(None, [str(len(later)), *facts])) if later else "none")


def _card(shown: Shown) -> Iterator[Text]:
    balance = shown.value["card"]["balance"]
    yield from _line(shown, "Card", Text(f"{balance:.2f} yuan left", "red" if balance < 10 else ""), shown.age("card"))


def _electricity(shown: Shown) -> Iterator[Text]:
    usage = shown.value["electricity"]
    place = " ".join(filter(None, [usage.get("building"), usage["room"]]))
    left = left_words(usage, shown.value["electricity_forecast"])
    yield from _line(shown, "Electricity", left, Text(f"  {clean(place)}", "dim"), shown.age("electricity"))


def _messages(shown: Shown) -> Iterator[Text]:
    count = shown.value["messages"]
    hint = Text("  read them with `danxi forum list-messages --unread`", "dim")
    words = [Text(f"{count} unread", "bold"), hint] if count else [Text("none unread", "dim")]
    yield from _line(shown, "Messages", *words)


PARTS = {
    "lessons": _lessons,
    "exams": _exams,
    "deadlines": _deadlines,
    "buses": _buses,
    "bookings": _bookings,
    "loans": _loans,
    "card": _card,
    "electricity": _electricity,
    "messages": _messages,
}


def _part(shown: Shown, name: str, rows: Sequence[Row], empty: str, indent: str = "  ") -> Iterator[Text]:
    """Yields a part under its title, or in one line if it has no rows. Columns without a text are left out."""
    if not rows:
        yield from _line(shown, name, Text(empty, "dim"))
        return
    yield Text(name, style="bold")
    texts = [[each if isinstance(each, Text) else Text(clean(str(each))) for each in row] for row in rows]
    columns = [
        column for column in zip_longest(*texts, fillvalue=Text(no_wrap=True)) if any(each.plain for each in column)
    ]
    for line in grid(list(zip(*columns)), shown.stage.width - len(indent)):
        yield Text.assemble(indent, line, no_wrap=True, overflow="ignore")


def _line(shown: Shown, name: str, *words: Text) -> Iterator[Text]:
    yield from grid([[Text(name.ljust(LABEL), "bold", no_wrap=True), Text.assemble(*words)]], shown.stage.width)


def _fixed(text: str, style: str = "") -> Text:
    """Returns a text that stays in one line."""
    return Text(clean(text), style, no_wrap=True)
