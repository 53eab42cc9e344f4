# Generated from interface/electricity.toml by `make generate`; do not edit.

"""The electricity of the dormitory room that the account lives in.

All methods but clear_cache need a signed-in campus account; one without a room is `RejectedError`, with the
university's message. What is stored stays in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity
from .._service import AsyncService, Service
from .._time import Timestamp
from .options import CachePolicy

__all__ = [
    "AsyncElectricityService",
    "ElectricityLog",
    "ElectricityMeter",
    "ElectricityService",
    "ElectricityUsage",
]


class ElectricityUsage(Entity):
    """The electricity meter of a dormitory room, as of its last reading.

    Attributes:
        campus: The campus, such as 邯郸.
        building: The dormitory building.
        room: The room.
        update_time: When the meter was read; missing where the university does not say.
        electricity_used: What was used up, in kWh.
        electricity_available: What is left, in kWh; negative if more was used than was paid for.
        electricity_all: What was used up and what is left together, in kWh.
        hall: The meter of the hall that the room shares with others, for rooms that have one.
    """

    campus: str
    """The campus, such as 邯郸."""
    building: str
    """The dormitory building."""
    room: str
    """The room."""
    update_time: Timestamp | None = None
    """When the meter was read; missing where the university does not say."""
    electricity_used: float
    """What was used up, in kWh."""
    electricity_available: float
    """What is left, in kWh; negative if more was used than was paid for."""
    electricity_all: float
    """What was used up and what is left together, in kWh."""
    hall: ElectricityMeter | None = None
    """The meter of the hall that the room shares with others, for rooms that have one."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"update_time": Timestamp.parse, "hall": ElectricityMeter.from_json}


class ElectricityMeter(Entity):
    """A further electricity meter.

    Attributes:
        update_time: When the meter was read; missing where the university does not say.
        electricity_used: What was used up, in kWh.
        electricity_available: What is left, in kWh; negative if more was used than was paid for.
        electricity_all: What was used up and what is left together, in kWh.
    """

    update_time: Timestamp | None = None
    """When the meter was read; missing where the university does not say."""
    electricity_used: float
    """What was used up, in kWh."""
    electricity_available: float
    """What is left, in kWh; negative if more was used than was paid for."""
    electricity_all: float
    """What was used up and what is left together, in kWh."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"update_time": Timestamp.parse}


class ElectricityLog(Entity):
    """The electricity that a room used on one day.

    Attributes:
        date: The day, as YYYY-MM-DD.
        usage: What was used, in kWh; missing where the university has no reading.
        campus: The campus of the room that the account lived in then, where the university says so.
        building: The room's building; missing together with `campus`.
        room: The room; missing together with `campus`.
    """

    date: str
    """The day, as YYYY-MM-DD."""
    usage: float | None = None
    """What was used, in kWh; missing where the university has no reading."""
    campus: str | None = None
    """The campus of the room that the account lived in then, where the university says so."""
    building: str | None = None
    """The room's building; missing together with `campus`."""
    room: str | None = None
    """The room; missing together with `campus`."""


class ElectricityService(Service):
    """The electricity of the dormitory room that the account lives in. The `electricity` of a `danxi.Session`."""

    __slots__ = ()

    def get_electricity_usage(
        self,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> ElectricityUsage:
        """Tells how much electricity the room used and has left.

        A stored value is valid for an hour.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            ElectricityUsage: The electricity meter of a dormitory room, as of its last reading.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

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
        """Lists how much electricity the room used day by day: the latest days, up to 100, in the university's order.

        A stored value is valid for an hour.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[ElectricityLog]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

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
        """Empties the stores of the meter and of the days.

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
    """The electricity of the dormitory room that the account lives in. The `electricity` of a `danxi.AsyncSession`."""

    __slots__ = ()

    async def get_electricity_usage(
        self,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> ElectricityUsage:
        """Tells how much electricity the room used and has left.

        A stored value is valid for an hour.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            ElectricityUsage: The electricity meter of a dormitory room, as of its last reading.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

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
        """Lists how much electricity the room used day by day: the latest days, up to 100, in the university's order.

        A stored value is valid for an hour.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[ElectricityLog]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

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
        """Empties the stores of the meter and of the days.

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
