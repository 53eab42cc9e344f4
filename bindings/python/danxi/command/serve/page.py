"""The page for people: today, the week, electricity and spending, and saved threads. Posts are shown as plain text, whatever is in them."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

import danxi

from ..._timetable import DayOfWeek, Meeting, Timetable
from ..screens.lessons import Lesson, lessons_of, my_campus
from ..text import clean
from . import sources
from .documents import Documents
from .words import LANGUAGES, NAMES, Words

DAY = 86_400  # seconds
DAYS = 14  # days of the bars
LATEST = 8  # transactions
FLOORS = 50  # floors of a page
THREADS = 20
MATCHES = 20
COLORS = 8  # colors of courses in the stylesheet
PAUSES = (5, 10)  # lessons after which a line separates morning, afternoon and evening


class Page:
    """The page and its parts, as HTML."""

    def __init__(self, documents: Documents) -> None:
        self._documents = documents
        self._library = documents.sources.library
        self._templates = Environment(
            loader=PackageLoader(__package__), autoescape=True, undefined=StrictUndefined, finalize=_cleaned, trim_blocks=True,
            lstrip_blocks=True,
        )  # fmt: skip

    def opened(self, language: str, path: str) -> str:
        return self._render("opened.html", language, path=path)

    def closed(self, language: str) -> str:
        return self._render("closed.html", language)

    async def show(self, language: str, week: int | None, query: str) -> str:
        """Returns the page.

        Args:
            week: Number of the week that is shown. The week of today by default.
            query: Words that are searched for in saved threads. Empty to list the threads.
        """
        words, now = Words(language), self._documents.now()
        overview = await self._documents.today()
        return self._render(
            "page.html",
            language,
            day=overview["day"],
            sections=_sections(overview, words, now),
            failures=self._failures(overview, words),
            week=await self._week(week, words, now),
            money=await self._money(overview, words),
            threads=await self._threads(query, words),
            query=query,
        )

    async def thread(self, language: str, number: int, start: int) -> str:
        """Returns a page of a saved thread. Raises danxi.NotFoundError if the account has not saved it."""
        thread = await self._call("forum.get_saved_thread", hole_id=number)
        floors = await self._call("forum.list_saved_floors", hole_id=number, start_floor=start, size=FLOORS)
        return self._render(
            "thread.html",
            language,
            title=_thread_title(thread),
            number=number,
            floors=[_floor(each) for each in floors],
            earlier=max(0, start - FLOORS) if start else None,
            later=start + FLOORS if start + FLOORS < thread["floor_count"] else None,
        )

    # Parts

    async def _week(self, number: int | None, words: Words, now: datetime.datetime) -> dict[str, Any] | None:
        try:
            value = await self._call("course.get_week", cache="only", **({"week": number} if number else {}))
        except danxi.Error:
            # The reason is with the lessons.
            return None
        times = {each["id"]: each["start"] for each in await self._call("course.list_class_times")}
        timetable = Timetable(danxi.CourseWeek.from_json(value))
        lessons = range(1, timetable.last_lesson + 1)
        today = timetable.weekday_of(now.date())
        return {
            "number": timetable.week.week,
            "semester": timetable.week.semester.name,
            "is_current": timetable.week.current_week == timetable.week.week,
            "previous": timetable.week.week - 1 or None,
            "next": min(60, timetable.week.week + 1),
            "days": [_day(each, words, each.number == today) for each in timetable.days],
            "rows": [
                {
                    "lesson": lesson,
                    "time": times.get(lesson, ""),
                    "ends_part": lesson in PAUSES,
                    "cells": [cell for day in timetable.days if (cell := _cell(day, lesson, day.number == today))],
                }
                for lesson in lessons
            ],
        }

    async def _money(self, overview: dict[str, Any], words: Words) -> dict[str, Any]:
        consumption = await self._documents.sources.get(sources.CONSUMPTION)
        card, forecast = None, None
        if overview.get("card"):
            card = await self._try("wallet.get_content", cache="only")
        if overview.get("electricity"):
            forecast = await self._try("electricity.get_forecast", cache="only")
        sums = {each["date"]: each["amount"] for each in (card or {}).get("daily_sums", [])}
        used = {each["date"]: each.get("usage") for each in consumption.value or []}
        return {
            "balance": words("yuan_left", f"{overview['card']['balance']:.2f}") if overview.get("card") else None,
            "spending": _bars({date: sums.get(date, 0.0) for date in _dates(list(sums))}, "yuan", words),
            "transactions": [
                {
                    "time": each["time"][5:16].replace("T", " "),
                    "place": each.get("location") or each.get("kind") or "",
                    "amount": f"{'−' if each.get('is_expense') else '+'}{each['amount']:.2f}",
                }
                for each in (card or {}).get("transactions", [])[:LATEST]
            ],
            "left": _left(overview.get("electricity"), forecast, words),
            "consumption": _bars(used, "kwh", words),
        }

    async def _threads(self, query: str, words: Words) -> dict[str, Any]:
        try:
            if query:
                matches = await self._call("forum.search_saved", query=query, size=MATCHES)
                return {"matches": [_match(each) for each in matches], "threads": [], "problem": ""}
            threads = await self._call("forum.list_saved_threads", size=THREADS)
        except danxi.Error as error:
            known = {"not_signed_in": words("refused", "community")}
            return {"matches": [], "threads": [], "problem": known.get(error.name, error.message)}
        rows = [
            {
                "number": each["hole_id"],
                "title": _thread_title(each),
                "floors": words("floors", each["floor_count"]),
                "is_gone": bool(each.get("gone_at")),
            }
            for each in threads
        ]
        return {"matches": [], "threads": rows, "problem": ""}

    def _failures(self, overview: dict[str, Any], words: Words) -> list[dict[str, str]]:
        """Returns the parts that could not be read again, each with the age of its last value."""
        found = []
        for part in overview["parts"]:
            if not part.get("error_name"):
                continue
            time = part.get("fetched_at")
            age = self._documents.sources.clock() - danxi.Timestamp.parse(time).timestamp() if time else None
            reason = part["error_message"]
            if part["error_name"] == "not_signed_in":
                reason = words("refused", "community" if part["part"] == "messages" else "campus")
            since = words("never") if age is None else words("as_of", words.age(age))
            found.append({"part": words(part["part"]), "since": since, "reason": reason})
        return found

    # Helpers

    def _render(self, template: str, language: str, **values: Any) -> str:
        words = Words(language)
        others = [(each, NAMES[each]) for each in LANGUAGES if each != language]
        return self._templates.get_template(template).render(words=words, others=others, **values)

    async def _call(self, method: str, **params: Any) -> Any:
        return (await self._library.request(method, **params)).value

    async def _try(self, method: str, **params: Any) -> Any:
        try:
            return await self._call(method, **params)
        except danxi.Error:
            return None


def _cleaned(value: Any) -> Any:
    """Replaces control characters of a text, also those that change the order of characters."""
    return clean(value) if isinstance(value, str) and not isinstance(value, Markup) else value


# Today


def _sections(overview: dict[str, Any], words: Words, now: datetime.datetime) -> list[dict[str, Any]]:
    """Returns the parts of today with their rows. A row is a time, a text and details. Parts without a value are left out."""
    rows: dict[str, tuple[str, list[dict[str, Any]]]] = {
        "lessons": ("none", [_lesson(each, words, now) for each in lessons_of(overview)]),
        "deadlines": ("none_ahead", [_deadline(each, words, now) for each in overview.get("deadlines") or []]),
        "exams": ("none_ahead", [_exam(each, words, now) for each in overview.get("exams") or []]),
        "buses": ("none_left", _buses(overview, now)),
        "bookings": ("none", list(_bookings(overview, words, now))),
        "loans": ("none", [_loan(each, words, now) for each in overview.get("loans") or []]),
    }
    found = [
        {"name": name, "title": words(name), "rows": each, "empty": words(empty)}
        for name, (empty, each) in rows.items()
        if overview.get(name) is not None
    ]
    if (count := overview.get("messages")) is not None:
        found.append({"name": "messages", "title": words("messages"), "rows": [], "empty": words("unread", count)})
    return found


def _row(time: str, text: str, *details: str | None, style: str = "", link: str | None = None) -> dict[str, Any]:
    return {"time": time, "text": text, "details": [each for each in details if each], "style": style, "link": link}


def _lesson(lesson: Lesson, words: Words, now: datetime.datetime) -> dict[str, Any]:
    style = "over" if lesson.is_over(now) else "now" if lesson.is_now(now) else ""
    period = lesson.period.replace("-", "–").replace("lessons ", "")
    teachers = ", ".join(lesson.course.get("teachers") or [])
    state = words(style) if style else None
    return _row(period, lesson.course["name"], ", ".join(lesson.rooms), teachers, state, style=style)


def _deadline(todo: dict[str, Any], words: Words, now: datetime.datetime) -> dict[str, Any]:
    due = danxi.Timestamp.parse(todo["due_time"])
    time, is_soon = due.astimezone(danxi.CAMPUS_TIME), due.timestamp() - now.timestamp() < DAY
    when = f"{words.day(time.date().isoformat(), now.date())} {time:%H:%M}"
    return _row(
        when, todo["title"], todo.get("course_name"), style="soon" if is_soon else "", link=_link(todo.get("url"))
    )


def _exam(exam: dict[str, Any], words: Words, now: datetime.datetime) -> dict[str, Any]:
    when = words.day(exam["date"], now.date()) if exam.get("date") else ""
    seat = words("seat", exam["seat"]) if exam.get("seat") else None
    return _row(when, exam["course"], exam.get("time"), exam.get("location"), seat)


def _buses(overview: dict[str, Any], now: datetime.datetime) -> list[dict[str, Any]]:
    """Returns the next departures from the person's campus, or of all directions if it is not known."""
    runs = overview.get("buses") or []
    campus = my_campus({**overview, "buses": runs}, now)
    times: dict[tuple[str, str], list[str]] = {}
    for each in sorted(runs, key=lambda run: str(run["time"])):
        if campus in (None, each["start"]):
            times.setdefault((each["start"], each["end"]), []).append(each["time"])
    return [_row(", ".join(found), f"{start} → {end}") for (start, end), found in times.items()]


def _bookings(overview: dict[str, Any], words: Words, now: datetime.datetime) -> Any:
    for each in overview.get("bookings") or []:
        if each.get("is_void"):
            continue
        for period in each["periods"]:
            if period["date"] >= overview["day"]["date"]:
                when = f"{words.day(period['date'], now.date())} {period['start']}–{period['end']}"
                yield _row(when, each.get("name") or "", each.get("status_name"))


def _loan(loan: dict[str, Any], words: Words, now: datetime.datetime) -> dict[str, Any]:
    due = loan.get("due_date")
    when = words.day(due, now.date()) if due else words("no_due")
    is_late = due is not None and due <= now.date().isoformat()
    return _row(when, loan.get("title") or loan["barcode"], loan.get("library"), style="soon" if is_late else "")


def _link(url: str | None) -> str | None:
    """Returns a URL that a browser may open. Others, such as `javascript:`, are not links."""
    return url if url and url.startswith("https://") else None


# The week


def _day(day: DayOfWeek, words: Words, is_today: bool) -> dict[str, Any]:
    known = day.day
    kind = known.kind if known and known.kind in ("day_off", "make_up_day") else ""
    return {
        "name": words.weekday(day.number, short=True),
        "date": f"{known.date:%m-%d}" if known else "",
        "note": " ".join(filter(None, [words(kind), known.name])) if known and kind else "",
        "is_unknown": known is not None and known.courses == "unknown",
        "is_today": is_today,
        "meetings": [_meeting(each) for each in day.meetings],
    }


def _cell(day: DayOfWeek, lesson: int, is_today: bool) -> dict[str, Any] | None:
    """Returns the cell of a day that begins with a lesson. None if an earlier cell reaches over the lesson."""
    for group in day.groups:
        start, end = min(each.course.start for each in group), max(each.course.end for each in group)
        if lesson == start:
            return {"span": end - start + 1, "is_today": is_today, "meetings": [_meeting(each) for each in group]}
        if start < lesson <= end:
            return None
    return {"span": 1, "is_today": is_today, "meetings": []}


def _meeting(meeting: Meeting) -> dict[str, Any]:
    return {
        "name": meeting.course.name,
        "rooms": ", ".join(meeting.rooms),
        "times": meeting.times,
        "teachers": ", ".join(meeting.course.teachers),
        "color": meeting.color % COLORS,
        "is_conflict": meeting.is_conflict,
    }


# Electricity and spending


def _left(usage: dict[str, Any] | None, forecast: dict[str, Any] | None, words: Words) -> str | None:
    if not usage:
        return None
    days = (forecast or {}).get("days_left")
    lasts = [words("days_left", f"{days:.0f}")] if days is not None else []
    return " · ".join([words("kwh_left", f"{usage['electricity_available']:g}"), *lasts])


def _dates(known: Sequence[str]) -> list[str]:
    """Returns all days from the first to the last, also those without a payment."""
    if not known:
        return []
    first, last = datetime.date.fromisoformat(min(known)), datetime.date.fromisoformat(max(known))
    return [(first + datetime.timedelta(days)).isoformat() for days in range(min((last - first).days, 100) + 1)]


def _bars(values: dict[str, float | None], unit: str, words: Words) -> list[dict[str, Any]]:
    """Returns a bar for each of the last days. Its length is a share of 100."""
    days = sorted(values.items())[-DAYS:]
    most = max((value or 0 for _, value in days), default=0) or 1
    return [
        {
            "day": f"{words.weekday(datetime.date.fromisoformat(date).isoweekday(), short=True)} {date[5:]}",
            "words": words("no_reading") if value is None else words(unit, f"{value:.2f}"),
            "length": round(100 * min(max((value or 0) / most, 0), 1), 1),
        }
        for date, value in days
    ]


# Saved threads


def _thread_title(thread: dict[str, Any]) -> str:
    text = " ".join(((thread["hole"]["floors"].get("first_floor") or {}).get("content") or "").split())
    return text[:100] or f"#{thread['hole_id']}"


def _match(match: dict[str, Any]) -> dict[str, Any]:
    floor = match["floor"]["floor"]
    return {
        "number": floor["hole_id"],
        "author": floor["anonyname"],
        "parts": match["excerpt"],
        "time": _minute(floor["time_created"]),
    }


def _floor(saved: dict[str, Any]) -> dict[str, Any]:
    floor = saved["floor"]
    return {
        "id": floor["id"],
        "author": floor["anonyname"],
        "badge": floor.get("special_tag") or "",
        "time": _minute(floor["time_created"]),
        "text": floor["content"],
        "is_deleted": bool(saved.get("deleted_at")),
    }


def _minute(time: str) -> str:
    return danxi.Timestamp.parse(time).astimezone(danxi.CAMPUS_TIME).strftime("%Y-%m-%d %H:%M")
