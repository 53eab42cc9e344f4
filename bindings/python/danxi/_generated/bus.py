# Generated from interface/bus.toml by `make generate`; do not edit.

"""Timetables of the buses between the campuses.

There is one timetable for workdays and one for holidays. Times are in Asia/Shanghai. Both timetables are stored in
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
"""The kind of day that a bus timetable applies to.

"workday": Workdays; "holiday": Holidays and weekends.
"""


class BusRoute(Entity):
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
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"schedules": tuple_of(BusSchedule.from_json)}


class BusSchedule(Entity):
    """A departure of a bus, on every day of one kind.

    Attributes:
        id: Identifier. The two departures of a bus that runs in both directions share it.
        time: Time of departure, from 00:00 to 23:59, in Asia/Shanghai.
        start: Stop of departure, such as 邯郸.
        end: Stop of arrival, such as 江湾.
        holiday: Whether it belongs to the timetable of holidays.
        bidirectional: Whether the university lists it together with a departure in the other direction.
    """

    id: int
    """Identifier. The two departures of a bus that runs in both directions share it."""
    time: dt.time
    """Time of departure, from 00:00 to 23:59, in Asia/Shanghai."""
    start: str
    """Stop of departure, such as 邯郸."""
    end: str
    """Stop of arrival, such as 江湾."""
    holiday: bool
    """Whether it belongs to the timetable of holidays."""
    bidirectional: bool
    """Whether the university lists it together with a departure in the other direction."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"time": parse_time_of_day}


class BusDepartures(Entity):
    """The departures of a day from one stop to another, before and after a given time.

    Attributes:
        time: The time that separates `missed` from `next`.
        type: Kind of day of the timetable. "workday": Workdays; "holiday": Holidays and weekends.
        next: Departures at or after `time` on the same day, earliest first.
        missed: Departures before `time` on the same day, earliest first.
    """

    time: Timestamp
    """The time that separates `missed` from `next`."""
    type: BusDayType
    """Kind of day of the timetable."""
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
            type: Kind of day. "workday": Workdays; "holiday": Holidays and weekends.
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
        """Returns the remaining and the missed departures of a day from one stop to another.

        It uses the timetables that `bus.get_routes()` stores. Both lists are empty if no bus runs between the two
        stops on that day.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            start: Stop of departure, as in the timetable, such as 邯郸.
            end: Stop of arrival, as in the timetable, such as 江湾.
            type: Kind of day. The default is `"holiday"` on Saturdays and Sundays and `"workday"` on other days:
                the library does not know public holidays. "workday": Workdays; "holiday": Holidays and weekends.
            time: Time to look from, between the years 1970 and 9999. The default is now.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            BusDepartures: The departures of a day from one stop to another, before and after a given time.

        Raises:
            InvalidArgumentError: The timetable has no such stop. The message lists the stops.
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
        """Deletes the stored timetables, in memory and on disk.

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
            type: Kind of day. "workday": Workdays; "holiday": Holidays and weekends.
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
        """Returns the remaining and the missed departures of a day from one stop to another.

        It uses the timetables that `bus.get_routes()` stores. Both lists are empty if no bus runs between the two
        stops on that day.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            start: Stop of departure, as in the timetable, such as 邯郸.
            end: Stop of arrival, as in the timetable, such as 江湾.
            type: Kind of day. The default is `"holiday"` on Saturdays and Sundays and `"workday"` on other days:
                the library does not know public holidays. "workday": Workdays; "holiday": Holidays and weekends.
            time: Time to look from, between the years 1970 and 9999. The default is now.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            BusDepartures: The departures of a day from one stop to another, before and after a given time.

        Raises:
            InvalidArgumentError: The timetable has no such stop. The message lists the stops.
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
        """Deletes the stored timetables, in memory and on disk.

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
