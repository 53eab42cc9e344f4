# Generated from interface/bus.toml by `make generate`; do not edit.

"""Timetables of the buses between the campuses.

There is one timetable for workdays and one for holidays. Times are in Asia/Shanghai. Both timetables are cached in
memory and below `store.path`.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any, Literal

from .._entity import Entity, tuple_of
from .._service import AsyncService, Service
from .._time import Timestamp, parse_time_of_day
from .options import CachePolicy

__all__ = [
    "AsyncBusService",
    "BusDayType",
    "BusDepartures",
    "BusRoute",
    "BusSchedule",
    "BusService",
]

BusDayType = Literal["workday", "holiday"]
"""A kind of day, each with its own timetable.

"workday": Monday to Friday, except public holidays; "holiday": Saturdays, Sundays and public holidays.
"""


class BusRoute(Entity):
    """A bus route and its departures on one kind of day.

    Attributes:
        name: Name, such as 邯郸-江湾.
        start: One end of the route, such as 邯郸. `None` if the name does not contain two ends, such as that of a
            loop line.
        end: The other end of the route, such as 江湾. `None` if `start` is.
        schedules: Departures in the university's order. Empty if no bus runs on this kind of day.
    """

    name: str
    """Name, such as 邯郸-江湾."""
    start: str | None = None
    """One end of the route, such as 邯郸. `None` if the name does not contain two ends, such as that of a loop line."""
    end: str | None = None
    """The other end of the route, such as 江湾. `None` if `start` is."""
    schedules: tuple[BusSchedule, ...]
    """Departures in the university's order. Empty if no bus runs on this kind of day."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"schedules": tuple_of(BusSchedule.from_json)}


class BusSchedule(Entity):
    """A departure on days of one kind.

    Attributes:
        id: Identifier of the timetable entry. Two departures in opposite directions have the same one if the
            university lists them as one entry.
        time: Time of departure in Asia/Shanghai. 24:00 is the end of the day.
        start: Stop of departure, such as 邯郸.
        end: Stop of arrival, such as 江湾.
        holiday: Whether it belongs to the timetable for holidays.
        bidirectional: Whether the university lists it as one entry with a departure in the opposite direction.
        note: Restriction that the timetable adds to the time, such as 周五 (only on Fridays). A bus with a note may
            not run every day.
    """

    id: int
    """Identifier of the timetable entry. Two departures in opposite directions have the same one if the university
    lists them as one entry.
    """
    time: dt.time
    """Time of departure in Asia/Shanghai. 24:00 is the end of the day."""
    start: str
    """Stop of departure, such as 邯郸."""
    end: str
    """Stop of arrival, such as 江湾."""
    holiday: bool
    """Whether it belongs to the timetable for holidays."""
    bidirectional: bool
    """Whether the university lists it as one entry with a departure in the opposite direction."""
    note: str | None = None
    """Restriction that the timetable adds to the time, such as 周五 (only on Fridays). A bus with a note may not run
    every day.
    """

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"time": parse_time_of_day}


class BusDepartures(Entity):
    """The departures of a day from one stop to another, before and after a given time.

    Attributes:
        time: The time that was passed to the call, or the time of the call.
        type: Kind of day whose timetable was used. "workday": Monday to Friday, except public holidays; "holiday":
            Saturdays, Sundays and public holidays.
        next: Departures at or after `time` on the same day, earliest first.
        missed: Departures before `time` on the same day, earliest first.
    """

    time: Timestamp
    """The time that was passed to the call, or the time of the call."""
    type: BusDayType
    """Kind of day whose timetable was used."""
    next: tuple[BusSchedule, ...]
    """Departures at or after `time` on the same day, earliest first."""
    missed: tuple[BusSchedule, ...]
    """Departures before `time` on the same day, earliest first."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "time": Timestamp.parse,
            "next": tuple_of(BusSchedule.from_json),
            "missed": tuple_of(BusSchedule.from_json),
        }


class BusService(Service):
    """Timetables of the buses between the campuses. It is the property `bus` of `danxi.Session`."""

    __slots__ = ()

    def get_routes(
        self,
        type: BusDayType,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[BusRoute]:
        """Lists all bus routes with their departures on one kind of day.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            type: Kind of day. "workday": Monday to Friday, except public holidays; "holiday": Saturdays, Sundays
                and public holidays.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[BusRoute]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
            POST https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists

        Since:
            0.1.0

        Example:
            session.bus.get_routes("workday")
        """
        params = {"type": type, "cache": cache, "timeout_ms": timeout_ms}
        items = self._call("bus.get_routes", params)
        return [BusRoute.from_json(item) for item in items]

    def next(
        self,
        start: str,
        end: str,
        *,
        type: BusDayType | None = None,
        time: dt.datetime | str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> BusDepartures:
        """Returns a day's departures from one stop to another, split into those to come and those already missed.

        It shares the cached timetables of `bus.get_routes()`. Both lists are empty if no bus runs between the two
        stops on that day.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            start: Stop of departure, as in the timetable, such as 邯郸.
            end: Stop of arrival, as in the timetable, such as 江湾.
            type: Kind of day. By default it follows from the weekday of `time`: `"holiday"` on Saturday and Sunday,
                otherwise `"workday"`. The library does not know public holidays, so pass `"holiday"` on those.
                "workday": Monday to Friday, except public holidays; "holiday": Saturdays, Sundays and public
                holidays.
            time: Time that separates missed departures from those to come, between the years 1970 and 9999. The
                default is now.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            BusDepartures: The departures of a day from one stop to another, before and after a given time.

        Raises:
            InvalidArgumentError: The timetable does not contain `start` or `end`; the message lists its stops. Or
                `time` is not between the years 1970 and 9999.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
            POST https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists

        Since:
            0.1.0

        Example:
            session.bus.next("邯郸", "江湾")
        """
        params = {"start": start, "end": end, "type": type, "time": time, "cache": cache, "timeout_ms": timeout_ms}
        return BusDepartures.from_json(self._call("bus.next", params))

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached timetables from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.bus.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("bus.clear_cache", params)


class AsyncBusService(AsyncService):
    """Timetables of the buses between the campuses. It is the property `bus` of `danxi.AsyncSession`."""

    __slots__ = ()

    async def get_routes(
        self,
        type: BusDayType,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[BusRoute]:
        """Lists all bus routes with their departures on one kind of day.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            type: Kind of day. "workday": Monday to Friday, except public holidays; "holiday": Saturdays, Sundays
                and public holidays.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[BusRoute]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
            POST https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists

        Since:
            0.1.0

        Example:
            await session.bus.get_routes("workday")
        """
        params = {"type": type, "cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("bus.get_routes", params)
        return [BusRoute.from_json(item) for item in items]

    async def next(
        self,
        start: str,
        end: str,
        *,
        type: BusDayType | None = None,
        time: dt.datetime | str | None = None,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> BusDepartures:
        """Returns a day's departures from one stop to another, split into those to come and those already missed.

        It shares the cached timetables of `bus.get_routes()`. Both lists are empty if no bus runs between the two
        stops on that day.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            start: Stop of departure, as in the timetable, such as 邯郸.
            end: Stop of arrival, as in the timetable, such as 江湾.
            type: Kind of day. By default it follows from the weekday of `time`: `"holiday"` on Saturday and Sunday,
                otherwise `"workday"`. The library does not know public holidays, so pass `"holiday"` on those.
                "workday": Monday to Friday, except public holidays; "holiday": Saturdays, Sundays and public
                holidays.
            time: Time that separates missed departures from those to come, between the years 1970 and 9999. The
                default is now.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            BusDepartures: The departures of a day from one stop to another, before and after a given time.

        Raises:
            InvalidArgumentError: The timetable does not contain `start` or `end`; the message lists its stops. Or
                `time` is not between the years 1970 and 9999.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
            POST https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists

        Since:
            0.1.0

        Example:
            await session.bus.next("邯郸", "江湾")
        """
        params = {"start": start, "end": end, "type": type, "time": time, "cache": cache, "timeout_ms": timeout_ms}
        return BusDepartures.from_json(await self._call("bus.next", params))

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached timetables from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.bus.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("bus.clear_cache", params)
