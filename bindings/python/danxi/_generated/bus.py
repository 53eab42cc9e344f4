# Generated from interface/bus.toml by `make generate`; do not edit.

"""The buses between the campuses.

There is one timetable for workdays and one for holidays (weekends too); all times are of Asia/Shanghai. All methods
but clear_cache need a signed-in campus account.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any, Literal

from .._entity import Entity, tuple_of
from .._service import AsyncService, Service
from .._time import Timestamp
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
"""The kind of day that a bus timetable is for.

"workday": Workdays; "holiday": Holidays, including weekends.
"""


class BusRoute(Entity):
    """A bus route and its timetable of one kind of day.

    Attributes:
        name: Its name, such as 邯郸-江湾.
        start: One end of the route, such as 邯郸; missing where the name does not consist of two ends, as of a loop
            line.
        end: The other end of the route, such as 江湾; missing together with `start`.
        schedules: Its departures, in the order of the university's list; empty if no bus runs on such a day.
    """

    name: str
    """Its name, such as 邯郸-江湾."""
    start: str | None = None
    """One end of the route, such as 邯郸; missing where the name does not consist of two ends, as of a loop line."""
    end: str | None = None
    """The other end of the route, such as 江湾; missing together with `start`."""
    schedules: tuple[BusSchedule, ...]
    """Its departures, in the order of the university's list; empty if no bus runs on such a day."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"schedules": tuple_of(BusSchedule.from_json)}


class BusSchedule(Entity):
    """The departure of a bus, on every day of its kind.

    Attributes:
        id: Identifier; the two departures of a bus that runs both ways share it.
        time: When it departs, of Asia/Shanghai, as HH:MM from 00:00 to 23:59.
        start: Where it departs, such as 邯郸.
        end: Where it goes, such as 江湾.
        holiday: Whether it is of the holidays' timetable.
        bidirectional: Whether the university lists it together with a departure from the other end.
    """

    id: int
    """Identifier; the two departures of a bus that runs both ways share it."""
    time: str
    """When it departs, of Asia/Shanghai, as HH:MM from 00:00 to 23:59."""
    start: str
    """Where it departs, such as 邯郸."""
    end: str
    """Where it goes, such as 江湾."""
    holiday: bool
    """Whether it is of the holidays' timetable."""
    bidirectional: bool
    """Whether the university lists it together with a departure from the other end."""


class BusDepartures(Entity):
    """The departures of a day from one stop to another, as seen at one time of it.

    Attributes:
        time: The time from which it is seen.
        type: Which timetable it is of: `workday` or `holiday`.
        next: What departs at that time or later on the same day, in the order of departure.
        missed: What has departed before on the same day, in the order of departure.
    """

    time: Timestamp
    """The time from which it is seen."""
    type: str
    """Which timetable it is of: `workday` or `holiday`."""
    next: tuple[BusSchedule, ...]
    """What departs at that time or later on the same day, in the order of departure."""
    missed: tuple[BusSchedule, ...]
    """What has departed before on the same day, in the order of departure."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "time": Timestamp.parse,
            "next": tuple_of(BusSchedule.from_json),
            "missed": tuple_of(BusSchedule.from_json),
        }


class BusService(Service):
    """The buses between the campuses. The `bus` of a `danxi.Session`."""

    __slots__ = ()

    def get_routes(
        self,
        type: BusDayType,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[BusRoute]:
        """Lists all bus routes with their departures on one kind of day.

        A stored value is valid for a day.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 day.

        Args:
            type: The kind of day: `"workday"`, or `"holiday"` (weekends too). "workday": Workdays; "holiday":
                Holidays, including weekends.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[BusRoute]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists

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
        """Lists the departures of a day from one stop to another: those still to come, and those that were missed.

        A stop that the timetable does not have is `InvalidArgumentError`; two stops that no bus joins on that day
        give empty lists.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 day.

        Args:
            start: Where to depart, as in the timetable, such as 邯郸.
            end: Where to go, as in the timetable, such as 江湾.
            type: The kind of day: `"workday"` or `"holiday"`. Default: `"holiday"` on Saturdays and Sundays, else
                `"workday"`; public holidays are not known to the library. "workday": Workdays; "holiday": Holidays,
                including weekends.
            time: The time from which to look, between the years 1970 and 9999. Default: now.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            BusDepartures: The departures of a day from one stop to another, as seen at one time of it.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong type
                or out of range. The message names it.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists

        Since:
            0.1.0

        Example:
            session.bus.next("邯郸", "江湾")
        """
        params = {"start": start, "end": end, "type": type, "time": time, "cache": cache, "timeout_ms": timeout_ms}
        return BusDepartures.from_json(self._call("bus.next", params))

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the stores of both timetables, in memory and on disk.

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
    """The buses between the campuses. The `bus` of a `danxi.AsyncSession`."""

    __slots__ = ()

    async def get_routes(
        self,
        type: BusDayType,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[BusRoute]:
        """Lists all bus routes with their departures on one kind of day.

        A stored value is valid for a day.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 day.

        Args:
            type: The kind of day: `"workday"`, or `"holiday"` (weekends too). "workday": Workdays; "holiday":
                Holidays, including weekends.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[BusRoute]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists

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
        """Lists the departures of a day from one stop to another: those still to come, and those that were missed.

        A stop that the timetable does not have is `InvalidArgumentError`; two stops that no bus joins on that day
        give empty lists.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 day.

        Args:
            start: Where to depart, as in the timetable, such as 邯郸.
            end: Where to go, as in the timetable, such as 江湾.
            type: The kind of day: `"workday"` or `"holiday"`. Default: `"holiday"` on Saturdays and Sundays, else
                `"workday"`; public holidays are not known to the library. "workday": Workdays; "holiday": Holidays,
                including weekends.
            time: The time from which to look, between the years 1970 and 9999. Default: now.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            BusDepartures: The departures of a day from one stop to another, as seen at one time of it.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong type
                or out of range. The message names it.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists

        Since:
            0.1.0

        Example:
            await session.bus.next("邯郸", "江湾")
        """
        params = {"start": start, "end": end, "type": type, "time": time, "cache": cache, "timeout_ms": timeout_ms}
        return BusDepartures.from_json(await self._call("bus.next", params))

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the stores of both timetables, in memory and on disk.

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
