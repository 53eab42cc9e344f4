# Generated from interface/electricity.toml by `make generate`; do not edit.

"""Electricity used by the account's dormitory room, and electricity left.

Values are cached in memory only, because they reveal where a person lives.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity, tuple_of
from .._service import AsyncService, Service
from .._time import Timestamp, parse_date
from .._watch import AsyncWatch, Watch
from .options import CachePolicy

__all__ = [
    "AsyncElectricityService",
    "ElectricityLog",
    "ElectricityMeter",
    "ElectricityService",
    "ElectricityUsage",
    "NewReadings",
]


class ElectricityUsage(Entity):
    """The last reading of a dormitory room's electricity meter.

    Attributes:
        campus: Campus, such as 邯郸.
        building: Name of the dormitory building.
        room: Name of the room.
        update_time: Time of the reading. `None` if the university does not report it.
        electricity_used: Electricity used so far. In kWh.
        electricity_available: Electricity left. It is negative if more was used than paid for. In kWh.
        electricity_all: Electricity used and left together. In kWh.
        hall: Meter of the hall that the room shares with other rooms. `None` if the room has none.
    """

    campus: str
    """Campus, such as 邯郸."""
    building: str
    """Name of the dormitory building."""
    room: str
    """Name of the room."""
    update_time: Timestamp | None = None
    """Time of the reading. `None` if the university does not report it."""
    electricity_used: float
    """Electricity used so far."""
    electricity_available: float
    """Electricity left. It is negative if more was used than paid for."""
    electricity_all: float
    """Electricity used and left together."""
    hall: ElectricityMeter | None = None
    """Meter of the hall that the room shares with other rooms. `None` if the room has none."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"update_time": Timestamp.parse, "hall": ElectricityMeter.from_json}


class ElectricityMeter(Entity):
    """The last reading of another electricity meter, such as that of a shared hall.

    Attributes:
        update_time: Time of the reading. `None` if the university does not report it.
        electricity_used: Electricity used so far. In kWh.
        electricity_available: Electricity left. It is negative if more was used than paid for. In kWh.
        electricity_all: Electricity used and left together. In kWh.
    """

    update_time: Timestamp | None = None
    """Time of the reading. `None` if the university does not report it."""
    electricity_used: float
    """Electricity used so far."""
    electricity_available: float
    """Electricity left. It is negative if more was used than paid for."""
    electricity_all: float
    """Electricity used and left together."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"update_time": Timestamp.parse}


class ElectricityLog(Entity):
    """The electricity that a room used on one day.

    Attributes:
        date: Day on which it was used.
        usage: Electricity used on this day. `None` if the university has no reading. In kWh.
        campus: Campus of the room in which the account lived on this day. `None` if the university does not report
            it.
        building: Name of the dormitory building. `None` if `campus` is.
        room: Name of the room. `None` if `campus` is.
    """

    date: dt.date
    """Day on which it was used."""
    usage: float | None = None
    """Electricity used on this day. `None` if the university has no reading."""
    campus: str | None = None
    """Campus of the room in which the account lived on this day. `None` if the university does not report it."""
    building: str | None = None
    """Name of the dormitory building. `None` if `campus` is."""
    room: str | None = None
    """Name of the room. `None` if `campus` is."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"date": parse_date}


class NewReadings(Entity):
    """The meter reading that is new since a token.

    Attributes:
        token: Token of the state after this reading. The next call takes it as `since`.
        readings: The last reading if it is a new one, otherwise nothing. The university does not keep the readings
            before it.
    """

    token: str
    """Token of the state after this reading. The next call takes it as `since`."""
    readings: tuple[ElectricityUsage, ...]
    """The last reading if it is a new one, otherwise nothing. The university does not keep the readings before it."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"readings": tuple_of(ElectricityUsage.from_json)}


class ElectricityService(Service):
    """Electricity used by the account's dormitory room, and electricity left. It is the property `electricity` of
    `danxi.Session`.
    """

    __slots__ = ()

    def get_electricity_usage(
        self,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> ElectricityUsage:
        """Returns how much electricity the room has used and how much is left.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            ElectricityUsage: The last reading of a dormitory room's electricity meter.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The university has no room on file for the account.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://zlapp.fudan.edu.cn/fudanelec/wap/default/info

        Since:
            0.1.0

        Example:
            session.electricity.get_electricity_usage()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return ElectricityUsage.from_json(self._call("electricity.get_electricity_usage", params))

    def get_electricity_logs(
        self,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[ElectricityLog]:
        """Lists how much electricity the room used on each of the latest days, at most 100 of them, in the
        university's order.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[ElectricityLog]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://my.fudan.edu.cn/data_tables/ykt_xszsqyydqk.json

        Since:
            0.1.0

        Example:
            session.electricity.get_electricity_logs()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = self._call("electricity.get_electricity_logs", params)
        return [ElectricityLog.from_json(item) for item in items]

    def poll(
        self,
        *,
        below_kwh: float | None = None,
        since: str | None = None,
        timeout_ms: int | None = None,
    ) -> NewReadings:
        """Returns the meter reading of the room if it has changed since a token.

        The session must be signed in with `campus.login()`.

        Args:
            below_kwh: Returns only readings with less electricity left than this, of the room or of its hall. By
                default, all readings are returned. In kWh.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            NewReadings: The meter reading that is new since a token.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The university has no room on file for the account.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://zlapp.fudan.edu.cn/fudanelec/wap/default/info

        Since:
            0.1.0

        Example:
            session.electricity.poll()
        """
        params = {"below_kwh": below_kwh, "since": since, "timeout_ms": timeout_ms}
        return NewReadings.from_json(self._call("electricity.watch", params))

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached meter reading and daily usage from memory.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.electricity.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("electricity.clear_cache", params)

    def watch(
        self,
        *,
        below_kwh: float | None = None,
        since: str | None = None,
        interval_ms: int = 3600000,
        timeout_ms: int | None = None,
    ) -> Watch[ElectricityUsage]:
        """Watches what `poll` returns, item by item, as an iterator that waits for the next one.

        Temporary failures are retried. Watches of one session with the same parameters share their requests.

        Args:
            below_kwh: Returns only readings with less electricity left than this, of the room or of its hall. By
                default, all readings are returned. In kWh.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            interval_ms: How long a stream waits between two polls. A single call ignores it. 60,000 to 86,400,000
                ms. Default: 3600000.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Since:
            0.1.0

        Example:
            for item in session.electricity.watch(): print(item)
        """
        params = {"below_kwh": below_kwh, "since": since, "interval_ms": interval_ms, "timeout_ms": timeout_ms}
        return Watch(self._watch("electricity.watch", params), NewReadings.from_json, "readings")


class AsyncElectricityService(AsyncService):
    """Electricity used by the account's dormitory room, and electricity left. It is the property `electricity` of
    `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def get_electricity_usage(
        self,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> ElectricityUsage:
        """Returns how much electricity the room has used and how much is left.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            ElectricityUsage: The last reading of a dormitory room's electricity meter.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The university has no room on file for the account.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://zlapp.fudan.edu.cn/fudanelec/wap/default/info

        Since:
            0.1.0

        Example:
            await session.electricity.get_electricity_usage()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return ElectricityUsage.from_json(await self._call("electricity.get_electricity_usage", params))

    async def get_electricity_logs(
        self,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[ElectricityLog]:
        """Lists how much electricity the room used on each of the latest days, at most 100 of them, in the
        university's order.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[ElectricityLog]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://my.fudan.edu.cn/data_tables/ykt_xszsqyydqk.json

        Since:
            0.1.0

        Example:
            await session.electricity.get_electricity_logs()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("electricity.get_electricity_logs", params)
        return [ElectricityLog.from_json(item) for item in items]

    async def poll(
        self,
        *,
        below_kwh: float | None = None,
        since: str | None = None,
        timeout_ms: int | None = None,
    ) -> NewReadings:
        """Returns the meter reading of the room if it has changed since a token.

        The session must be signed in with `campus.login()`.

        Args:
            below_kwh: Returns only readings with less electricity left than this, of the room or of its hall. By
                default, all readings are returned. In kWh.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            NewReadings: The meter reading that is new since a token.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The university has no room on file for the account.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://zlapp.fudan.edu.cn/fudanelec/wap/default/info

        Since:
            0.1.0

        Example:
            await session.electricity.poll()
        """
        params = {"below_kwh": below_kwh, "since": since, "timeout_ms": timeout_ms}
        return NewReadings.from_json(await self._call("electricity.watch", params))

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached meter reading and daily usage from memory.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.electricity.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("electricity.clear_cache", params)

    def watch(
        self,
        *,
        below_kwh: float | None = None,
        since: str | None = None,
        interval_ms: int = 3600000,
        timeout_ms: int | None = None,
    ) -> AsyncWatch[ElectricityUsage]:
        """Watches what `poll` returns, item by item, as an iterator that waits for the next one.

        Temporary failures are retried. Watches of one session with the same parameters share their requests.

        Args:
            below_kwh: Returns only readings with less electricity left than this, of the room or of its hall. By
                default, all readings are returned. In kWh.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            interval_ms: How long a stream waits between two polls. A single call ignores it. 60,000 to 86,400,000
                ms. Default: 3600000.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Since:
            0.1.0

        Example:
            async for item in session.electricity.watch(): print(item)
        """
        params = {"below_kwh": below_kwh, "since": since, "interval_ms": interval_ms, "timeout_ms": timeout_ms}
        return AsyncWatch(self._watch("electricity.watch", params), NewReadings.from_json, "readings")
