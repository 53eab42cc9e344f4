# Generated from interface/bus.toml by `make generate`; do not edit.

"""Timetables of the buses between the campuses.

There is one timetable for workdays and one for holidays. Times are in Asia/Shanghai. Both timetables are
stored in memory and below {config:store.path}.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal

from ._timestamp import Timestamp

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "BusRoute",
    "BusSchedule",
    "BusDepartures",
    "BusService",
    "AsyncBusService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class BusRoute:
    """A bus route and its departures on one kind of day.

    Attributes:
        name: Name, such as 邯郸-江湾.
        start: One end of the route, such as 邯郸. Null if the name does not name two ends, as for a loop line.
        end: The other end of the route, such as 江湾. Null if `start` is null.
        schedules: Departures in the university's order. Empty if no bus runs on this kind of day.
    """

    name: str
    """Name, such as 邯郸-江湾."""
    start: str | None = None
    """One end of the route, such as 邯郸. Null if the name does not name two ends, as for a loop line."""
    end: str | None = None
    """The other end of the route, such as 江湾. Null if `start` is null."""
    schedules: tuple[BusSchedule, ...]
    """Departures in the university's order. Empty if no bus runs on this kind of day."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> BusRoute:
        return cls(
            name=json["name"],
            start=json.get("start"),
            end=json.get("end"),
            schedules=tuple([BusSchedule._from_json(item) for item in json["schedules"]]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class BusSchedule:
    """A departure of a bus, on every day of one kind.

    Attributes:
        id: Identifier. The two departures of a bus that runs in both directions share it.
        time: Time of departure as HH:MM, from 00:00 to 23:59, in Asia/Shanghai.
        start: Stop of departure, such as 邯郸.
        end: Stop of arrival, such as 江湾.
        holiday: Whether it belongs to the timetable of holidays.
        bidirectional: Whether the university lists it together with a departure in the other direction.
    """

    id: int
    """Identifier. The two departures of a bus that runs in both directions share it."""
    time: str
    """Time of departure as HH:MM, from 00:00 to 23:59, in Asia/Shanghai."""
    start: str
    """Stop of departure, such as 邯郸."""
    end: str
    """Stop of arrival, such as 江湾."""
    holiday: bool
    """Whether it belongs to the timetable of holidays."""
    bidirectional: bool
    """Whether the university lists it together with a departure in the other direction."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> BusSchedule:
        return cls(
            id=json["id"],
            time=json["time"],
            start=json["start"],
            end=json["end"],
            holiday=json["holiday"],
            bidirectional=json["bidirectional"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class BusDepartures:
    """The departures of a day from one stop to another, before and after a given time.

    Attributes:
        time: The time that separates `missed` from `next`.
        type: Kind of day of the timetable: `workday` or `holiday`.
        next: Departures at or after `time` on the same day, earliest first.
        missed: Departures before `time` on the same day, earliest first.
    """

    time: Timestamp
    """The time that separates `missed` from `next`."""
    type: str
    """Kind of day of the timetable: `workday` or `holiday`."""
    next: tuple[BusSchedule, ...]
    """Departures at or after `time` on the same day, earliest first."""
    missed: tuple[BusSchedule, ...]
    """Departures before `time` on the same day, earliest first."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> BusDepartures:
        return cls(
            time=Timestamp(json["time"]),
            type=json["type"],
            next=tuple([BusSchedule._from_json(item) for item in json["next"]]),
            missed=tuple([BusSchedule._from_json(item) for item in json["missed"]]),
        )


class BusService:
    """Timetables of the buses between the campuses.

    There is one timetable for workdays and one for holidays. Times are in Asia/Shanghai. Both timetables are
    stored in memory and below {config:store.path}.

    It is the `bus` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def get_routes(
        self,
        type: Literal["workday", "holiday"],
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[BusRoute]:
        """Lists all bus routes with their departures on one kind of day.

        Args:
            type: Kind of day.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists; POST
                https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
        """
        value = self._session.call("bus.get_routes", type=type, cache=cache, timeout_ms=timeout_ms)
        return [BusRoute._from_json(item) for item in value]

    def next(
        self,
        start: str,
        end: str,
        *,
        type: Literal["workday", "holiday"] | None = None,
        time: str | datetime | None = None,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> BusDepartures:
        """Returns the remaining and the missed departures of a day from one stop to another.

        It uses the timetables that `bus.get_routes` stores. Both lists are empty if no bus runs between the
        two stops on that day.

        Args:
            start: Stop of departure, as in the timetable, such as 邯郸.
            end: Stop of arrival, as in the timetable, such as 江湾.
            type: Kind of day. The default is `holiday` on Saturdays and Sundays and `workday` on other days:
                the library does not know public holidays.
            time: Time to look from, between the years 1970 and 9999. The default is now.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists; POST
                https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
        """
        value = self._session.call(
            "bus.next",
            start=start,
            end=end,
            type=type,
            time=time,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return BusDepartures._from_json(value)

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored timetables, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("bus.clear_cache", timeout_ms=timeout_ms)


class AsyncBusService:
    """Timetables of the buses between the campuses.

    There is one timetable for workdays and one for holidays. Times are in Asia/Shanghai. Both timetables are
    stored in memory and below {config:store.path}.

    It is the `bus` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def get_routes(
        self,
        type: Literal["workday", "holiday"],
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[BusRoute]:
        """Lists all bus routes with their departures on one kind of day.

        Args:
            type: Kind of day.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists; POST
                https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
        """
        value = await self._session.call("bus.get_routes", type=type, cache=cache, timeout_ms=timeout_ms)
        return [BusRoute._from_json(item) for item in value]

    async def next(
        self,
        start: str,
        end: str,
        *,
        type: Literal["workday", "holiday"] | None = None,
        time: str | datetime | None = None,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> BusDepartures:
        """Returns the remaining and the missed departures of a day from one stop to another.

        It uses the timetables that `bus.get_routes` stores. Both lists are empty if no bus runs between the
        two stops on that day.

        Args:
            start: Stop of departure, as in the timetable, such as 邯郸.
            end: Stop of arrival, as in the timetable, such as 江湾.
            type: Kind of day. The default is `holiday` on Saturdays and Sundays and `workday` on other days:
                the library does not know public holidays.
            time: Time to look from, between the years 1970 and 9999. The default is now.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists; POST
                https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
        """
        value = await self._session.call(
            "bus.next",
            start=start,
            end=end,
            type=type,
            time=time,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return BusDepartures._from_json(value)

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored timetables, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("bus.clear_cache", timeout_ms=timeout_ms)
