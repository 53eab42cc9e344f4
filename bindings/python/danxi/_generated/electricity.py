# Generated from interface/electricity.toml by `make generate`; do not edit.

"""The electricity of the account's dormitory room.

Answers are stored in memory only, because they reveal where a person lives.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity
from .._service import AsyncService, Service
from .._time import Timestamp, parse_date
from .options import CachePolicy

__all__ = [
    "AsyncElectricityService",
    "ElectricityLog",
    "ElectricityMeter",
    "ElectricityService",
    "ElectricityUsage",
]


class ElectricityUsage(Entity):
    """The last reading of a dormitory room's electricity meter.

    Attributes:
        campus: Campus, such as 邯郸.
        building: Dormitory building.
        room: Room.
        update_time: Time of the reading. Null if the university does not report it.
        electricity_used: Electricity that was used. In kWh.
        electricity_available: Electricity that is left. Negative if more was used than was paid for. In kWh.
        electricity_all: Sum of the electricity that was used and that is left. In kWh.
        hall: The meter of the hall that the room shares with others. Null for rooms without one.
    """

    campus: str
    """Campus, such as 邯郸."""
    building: str
    """Dormitory building."""
    room: str
    """Room."""
    update_time: Timestamp | None = None
    """Time of the reading. Null if the university does not report it."""
    electricity_used: float
    """Electricity that was used."""
    electricity_available: float
    """Electricity that is left. Negative if more was used than was paid for."""
    electricity_all: float
    """Sum of the electricity that was used and that is left."""
    hall: ElectricityMeter | None = None
    """The meter of the hall that the room shares with others. Null for rooms without one."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"update_time": Timestamp.parse, "hall": ElectricityMeter.from_json}


class ElectricityMeter(Entity):
    """The last reading of a further electricity meter.

    Attributes:
        update_time: Time of the reading. Null if the university does not report it.
        electricity_used: Electricity that was used. In kWh.
        electricity_available: Electricity that is left. Negative if more was used than was paid for. In kWh.
        electricity_all: Sum of the electricity that was used and that is left. In kWh.
    """

    update_time: Timestamp | None = None
    """Time of the reading. Null if the university does not report it."""
    electricity_used: float
    """Electricity that was used."""
    electricity_available: float
    """Electricity that is left. Negative if more was used than was paid for."""
    electricity_all: float
    """Sum of the electricity that was used and that is left."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"update_time": Timestamp.parse}


class ElectricityLog(Entity):
    """The electricity that a room used on one day.

    Attributes:
        date: Day of the usage.
        usage: Electricity that was used on this day. Null if the university has no reading. In kWh.
        campus: Campus of the room that the account lived in on this day. Null if the university does not report the
            room.
        building: Dormitory building. Null if `campus` is null.
        room: Room. Null if `campus` is null.
    """

    date: dt.date
    """Day of the usage."""
    usage: float | None = None
    """Electricity that was used on this day. Null if the university has no reading."""
    campus: str | None = None
    """Campus of the room that the account lived in on this day. Null if the university does not report the room."""
    building: str | None = None
    """Dormitory building. Null if `campus` is null."""
    room: str | None = None
    """Room. Null if `campus` is null."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"date": parse_date}


class ElectricityService(Service):
    """The electricity of the account's dormitory room. It is the property `electricity` of `danxi.Session`."""

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
        """Lists the room's daily electricity usage of up to 100 of the latest days, in the university's order.

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

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored meter reading and daily usage.

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


class AsyncElectricityService(AsyncService):
    """The electricity of the account's dormitory room. It is the property `electricity` of `danxi.AsyncSession`."""

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
        """Lists the room's daily electricity usage of up to 100 of the latest days, in the university's order.

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

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored meter reading and daily usage.

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
