# Generated from interface/bus.toml by `make generate`; do not edit.

"""The buses between the campuses.

There is one timetable for workdays and one for holidays (weekends too); all times are of Asia/Shanghai. All
methods but clear_cache need a signed-in campus account.
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
    """A bus route and its timetable of one kind of day.

    Attributes:
        name: Its name, such as 邯郸-江湾.
        start: One end of the route, such as 邯郸; missing where the name does not consist of two ends, as of a
            loop line.
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
    def _from_json(cls, json: dict[str, Any]) -> BusRoute:
        return cls(
            name=json["name"],
            start=json.get("start"),
            end=json.get("end"),
            schedules=tuple([BusSchedule._from_json(item) for item in json["schedules"]]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class BusSchedule:
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
    def _from_json(cls, json: dict[str, Any]) -> BusDepartures:
        return cls(
            time=Timestamp(json["time"]),
            type=json["type"],
            next=tuple([BusSchedule._from_json(item) for item in json["next"]]),
            missed=tuple([BusSchedule._from_json(item) for item in json["missed"]]),
        )


class BusService:
    """The buses between the campuses.

    There is one timetable for workdays and one for holidays (weekends too); all times are of Asia/Shanghai.
    All methods but clear_cache need a signed-in campus account.

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

        A stored value is valid for a day.

        Args:
            type: The kind of day: `workday`, or `holiday` (weekends too).
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
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
        """Lists the departures of a day from one stop to another: those still to come, and those that were
        missed.

        A stop that the timetable does not have is `InvalidArgumentError`; two stops that no bus joins on that
        day give empty lists.

        Args:
            start: Where to depart, as in the timetable, such as 邯郸.
            end: Where to go, as in the timetable, such as 江湾.
            type: The kind of day: `workday` or `holiday`. Default: `holiday` on Saturdays and Sundays, else
                `workday`; public holidays are not known to the library.
            time: The time from which to look, between the years 1970 and 9999. Default: now.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
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
        """Empties the stores of both timetables, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("bus.clear_cache", timeout_ms=timeout_ms)


class AsyncBusService:
    """The buses between the campuses.

    There is one timetable for workdays and one for holidays (weekends too); all times are of Asia/Shanghai.
    All methods but clear_cache need a signed-in campus account.

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

        A stored value is valid for a day.

        Args:
            type: The kind of day: `workday`, or `holiday` (weekends too).
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
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
        """Lists the departures of a day from one stop to another: those still to come, and those that were
        missed.

        A stop that the timetable does not have is `InvalidArgumentError`; two stops that no bus joins on that
        day give empty lists.

        Args:
            start: Where to depart, as in the timetable, such as 邯郸.
            end: Where to go, as in the timetable, such as 江湾.
            type: The kind of day: `workday` or `holiday`. Default: `holiday` on Saturdays and Sundays, else
                `workday`; public holidays are not known to the library.
            time: The time from which to look, between the years 1970 and 9999. Default: now.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
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
        """Empties the stores of both timetables, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("bus.clear_cache", timeout_ms=timeout_ms)
