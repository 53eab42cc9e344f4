"""The documents for programs: a calendar, feeds, today and metrics. All content comes from methods of the library."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import json
import re
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import danxi

from .. import clock
from . import sources
from .metrics import metrics
from .sources import Source, Sources, State

# The parts of a day that the library's store has. The values of the other parts are kept by their sources.
STORED = ("lessons", "exams", "buses", "card", "electricity")
DAY_SOURCES = (sources.LESSONS, sources.EXAMS, sources.BUSES, sources.CARD, sources.ELECTRICITY)
PARTS = ("lessons", "exams", "deadlines", "buses", "bookings", "loans", "card", "electricity", "messages")
AHEAD = 14  # days after today whose deadlines are shown, as in `day.get_overview`
KEPT = 30  # days before today whose deadlines stay in the calendar
TITLE = 60  # characters of a post that are the title of an entry


class Unavailable(Exception):
    """A document that has no value yet, because its source failed."""


@dataclass
class Document:
    """A document.

    Attributes:
        age: Seconds since its oldest source was read. None if no source was.
    """

    body: str
    media_type: str
    age: float | None = None


class Documents:
    """The documents, which are made from the states of their sources."""

    def __init__(self, states: Sources) -> None:
        self.sources = states
        self._library = states.library

    def now(self) -> datetime.datetime:
        """Returns the time at the university."""
        return datetime.datetime.fromtimestamp(self.sources.clock(), clock.CAMPUS)

    def get(self, path: str, url: str) -> Awaitable[Document]:
        """Returns a document.

        Args:
            path: The path of a document, such as `forum/division-1.atom`.
            url: The URL of the document.

        Raises:
            Unavailable: There is no value yet.
        """
        fixed: dict[str, Callable[[], Awaitable[Document]]] = {
            "calendar.ics": self.calendar,
            "today.json": self._today_json,
            "metrics": self._metrics,
        }
        if path in fixed:
            return fixed[path]()
        number = int(found[0]) if (found := re.search(r"\d+", path)) else 0
        kind = re.sub(r"\d+", "N", path)
        return self._feed(_FEEDS[kind](number), path, url)

    async def calendar(self) -> Document:
        lessons, exams, deadlines, loans, bookings = await asyncio.gather(
            *map(self.sources.get, (sources.LESSONS, sources.EXAMS, self._deadlines(), sources.LOANS, sources.BOOKINGS))
        )
        try:
            result = await self._stored(
                [sources.LESSONS],
                "course.calendar",
                known_deadlines=deadlines.value or [],
                known_loans=(loans.value or {}).get("loans", []),
                known_venue_bookings=(bookings.value or {}).get("bookings", []),
                refresh_minutes=self._deadlines().interval // 60,
            )
        except danxi.Error as error:
            raise Unavailable(lessons.error["message"] if lessons.error else error.message) from None
        ages = [self.sources.age(each) for each in (lessons, exams, deadlines, loans, bookings)]
        return Document(result.value, "text/calendar", _oldest(ages))

    async def today(self) -> dict[str, Any]:
        """Returns the value of `day.get_overview`. A part has `fetched_at`, and keeps its last value if it could not be read again."""
        states = await self.sources.all(
            [*DAY_SOURCES, self._deadlines(), sources.BOOKINGS, sources.LOANS, sources.MESSAGES]
        )
        date = self.now().date()
        overview: dict[str, Any] = (
            await self._stored(list(DAY_SOURCES), "day.get_overview", date=date.isoformat(), parts=list(STORED))
        ).value
        stored = {part["part"]: part for part in overview["parts"]}
        overview.update(kept_parts(states, date))
        overview["parts"] = [_part(name, states[name], stored.get(name), overview) for name in PARTS]
        return overview

    async def _stored(self, known: list[Source], method: str, **params: Any) -> danxi.Result[Any]:
        """Calls a method with what the library's store has. Asks those of its sources again whose values the store has lost."""
        result, lost = None, known
        with contextlib.suppress(danxi.NotCachedError):
            result = await self._library.request(method, cache="only", **params)
            lost = [each for each in known if each.name in _not_cached(result.value)]
        if result and not lost:
            return result
        for each in lost:
            self.sources.forget(each)
        await self.sources.all(lost)
        return await self._library.request(method, cache="only", **params)

    async def _today_json(self) -> Document:
        overview = await self.today()
        times = [part.get("fetched_at") for part in overview["parts"]]
        ages = [self.sources.clock() - danxi.Timestamp.parse(time).timestamp() for time in times if time]
        return Document(json.dumps(overview, ensure_ascii=False), "application/json", _oldest(list(ages)))

    async def _metrics(self) -> Document:
        numbers = metrics(await self.today(), self.sources) + danxi.metrics_text()
        return Document(numbers, "text/plain; version=0.0.4")

    async def _feed(self, feed: Feed, path: str, url: str) -> Document:
        state = await self.sources.get(feed.source)
        if state.value is None:
            raise Unavailable((state.error or {}).get("message", ""))
        error = state.error["message"] if state.error else None
        result = await self._library.request(
            "feeds.write",
            title=feed.title,
            id=_identifier(path),
            entries=feed.entries(state.value),
            self_link=url,
            link=feed.link,
            subtitle=f"Since {_time(state.fetched)}: {error}" if error else None,
            updated=_time(state.fetched) if not state.value else None,
        )
        return Document(result.value, "application/atom+xml", self.sources.age(state))

    def _deadlines(self) -> Source:
        return sources.deadlines((self.now().date() - datetime.timedelta(KEPT)).isoformat())


def kept_parts(states: dict[str, State], date: datetime.date) -> dict[str, Any]:
    """Returns the parts of a day whose values are kept by their sources, in the form of `day.get_overview`."""
    last = date + datetime.timedelta(AHEAD)
    found: dict[str, Any] = {}
    if (todos := states["deadlines"].value) is not None:
        found["deadlines"] = [
            each
            for each in todos
            if not each.get("submitted") and each.get("due_time") and date <= _campus_date(each["due_time"]) <= last
        ]
    if (bookings := states["bookings"].value) is not None:
        found["bookings"] = [
            each
            for each in bookings["bookings"]
            if any(period["date"] >= date.isoformat() for period in each["periods"])
        ]
    if (loans := states["loans"].value) is not None:
        found["loans"] = sorted(loans["loans"], key=lambda each: each.get("due_date") or "9999")
    if (messages := states["messages"].value) is not None:
        found["messages"] = len(messages)
    return found


def _not_cached(value: Any) -> set[str]:
    """Returns the parts of an overview that the library's store does not have."""
    parts = value.get("parts", []) if isinstance(value, dict) else []
    return {part["part"] for part in parts if part.get("error_name") == "not_cached"}


def _part(name: str, state: State, stored: dict[str, Any] | None, overview: dict[str, Any]) -> dict[str, Any]:
    """Returns the state of a part: when it was read, and the error if it could not be read again."""
    part: dict[str, Any] = {"part": name}
    has_value = overview.get(name) is not None
    if has_value and (time := _time(state.fetched)):
        part["fetched_at"] = time
    if state.error:
        part.update(error_name=state.error["name"], error_message=state.error["message"])
    elif not has_value and stored and stored.get("error_name"):
        part.update(error_name=stored["error_name"], error_message=stored["error_message"])
    return part


@dataclass
class Feed:
    """A feed: its source, and how its entries follow from the value."""

    title: str
    source: Source
    entries: Callable[[Any], list[dict[str, Any]]]
    link: str | None = None


def _announcements(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    # A row without a date has that of the newer one before it.
    entries: list[dict[str, Any]] = []
    date = next((row["date"] for row in rows if row.get("date")), "1970-01-01")
    for row in rows:
        date = row.get("date") or date
        time = f"{date}T00:00:00+08:00"
        if all(each["id"] != row["link"] for each in entries):
            entry = {"id": row["link"], "title": row["title"], "updated": time}
            is_web = row["link"].startswith(("https://", "http://"))
            entries.append({**entry, "link": row["link"]} if is_web else entry)
    return entries


def _new_threads(holes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        _post(f"hole-{hole['id']}", hole["floors"].get("first_floor") or {}, f"#{hole['id']}", hole["time_created"])
        for hole in holes
    ]


def _last_floors(holes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        _post(f"hole-{hole['id']}", hole["floors"].get("last_floor") or {}, f"#{hole['id']}", hole["time_updated"])
        for hole in holes
    ]


def _floors(floors: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [_post(f"floor-{each['id']}", each, f"##{each['id']}", each["time_created"]) for each in floors]


def _messages(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {
            "id": _identifier(f"message-{each['id']}"),
            "title": each["message"] or f"{each['id']}",
            "text": each["description"],
            "updated": each["time_created"],
        }
        for each in messages
    ]


def _post(identifier: str, floor: dict[str, Any], number: str, time: str) -> dict[str, Any]:
    text = floor.get("content") or ""
    line = " ".join(text.split())
    title = f"{number} {line[:TITLE]}{'…' if len(line) > TITLE else ''}".strip()
    author = floor.get("anonyname") or None
    entry = {"id": _identifier(identifier), "title": title, "text": text, "author": author, "updated": time}
    return {name: value for name, value in entry.items() if value is not None}


_FEEDS: dict[str, Callable[[int], Feed]] = {
    "announcements.atom": lambda _: Feed(
        "复旦大学教务处 Academic Affairs Office",
        sources.announcements("undergraduate"),
        _announcements,
        "https://jwc.fudan.edu.cn/",
    ),
    "announcements-graduate.atom": lambda _: Feed(
        "复旦大学研究生院 Graduate School",
        sources.announcements("graduate"),
        _announcements,
        "https://gs.fudan.edu.cn/",
    ),
    "forum/division-N.atom": lambda number: Feed(
        f"树洞 Forum: division {number}" if number else "树洞 Forum",
        sources.forum(f"division-{number}", "list_holes_in_division", division_id=number, order="time_created"),
        _new_threads,
    ),
    "forum/hole-N.atom": lambda number: Feed(
        f"树洞 Forum: #{number}",
        sources.forum(f"hole-{number}", "list_floors_in_hole", hole_id=number, sort="desc", size=50),
        _floors,
    ),
    "forum/favorites.atom": lambda _: Feed(
        "树洞 Forum: 收藏 favorites", sources.forum("favorites", "list_favorites"), _last_floors
    ),
    "forum/messages.atom": lambda _: Feed(
        "树洞 Forum: 消息 messages", sources.forum("messages", "list_messages"), _messages
    ),
}


def _identifier(name: str) -> str:
    """Returns a URI that stays the same for the same name."""
    return uuid.uuid5(uuid.NAMESPACE_URL, f"danxi:{name}").urn


def _time(seconds: float | None) -> str | None:
    if seconds is None:
        return None
    return datetime.datetime.fromtimestamp(int(seconds), clock.CAMPUS).isoformat()


def _campus_date(text: str) -> datetime.date:
    return danxi.campus_date(danxi.Timestamp.parse(text))


def _oldest(ages: list[float | None]) -> float | None:
    return max((age for age in ages if age is not None), default=None)
