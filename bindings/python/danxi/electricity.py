# Generated from interface/electricity.toml by `make generate`; do not edit.

"""The electricity of the dormitory room that the account lives in.

All methods but clear_cache need a signed-in campus account; one without a room is {error:rejected}, with the
university's message. What is stored stays in memory.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from ._timestamp import Timestamp

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "ElectricityUsage",
    "ElectricityMeter",
    "ElectricityLog",
    "ElectricityService",
    "AsyncElectricityService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class ElectricityUsage:
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
    def _from_json(cls, json: dict[str, Any]) -> ElectricityUsage:
        return cls(
            campus=json["campus"],
            building=json["building"],
            room=json["room"],
            update_time=None if (value := json.get("update_time")) is None else Timestamp(value),
            electricity_used=json["electricity_used"],
            electricity_available=json["electricity_available"],
            electricity_all=json["electricity_all"],
            hall=None if (value := json.get("hall")) is None else ElectricityMeter._from_json(value),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ElectricityMeter:
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
    def _from_json(cls, json: dict[str, Any]) -> ElectricityMeter:
        return cls(
            update_time=None if (value := json.get("update_time")) is None else Timestamp(value),
            electricity_used=json["electricity_used"],
            electricity_available=json["electricity_available"],
            electricity_all=json["electricity_all"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ElectricityLog:
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

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> ElectricityLog:
        return cls(
            date=json["date"],
            usage=json.get("usage"),
            campus=json.get("campus"),
            building=json.get("building"),
            room=json.get("room"),
        )


class ElectricityService:
    """The electricity of the dormitory room that the account lives in.

    All methods but clear_cache need a signed-in campus account; one without a room is {error:rejected}, with
    the university's message. What is stored stays in memory.

    It is the `electricity` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def get_electricity_usage(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> ElectricityUsage:
        """Tells how much electricity the room used and has left.

        A stored value is valid for an hour.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://zlapp.fudan.edu.cn/fudanelec/wap/default/info
        """
        value = self._session.call("electricity.get_electricity_usage", cache=cache, timeout_ms=timeout_ms)
        return ElectricityUsage._from_json(value)

    def get_electricity_logs(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[ElectricityLog]:
        """Lists how much electricity the room used day by day: the latest days, up to 100, in the university's
        order.

        A stored value is valid for an hour.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://my.fudan.edu.cn/data_tables/ykt_xszsqyydqk.json
        """
        value = self._session.call("electricity.get_electricity_logs", cache=cache, timeout_ms=timeout_ms)
        return [ElectricityLog._from_json(item) for item in value]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the stores of the meter and of the days.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("electricity.clear_cache", timeout_ms=timeout_ms)


class AsyncElectricityService:
    """The electricity of the dormitory room that the account lives in.

    All methods but clear_cache need a signed-in campus account; one without a room is {error:rejected}, with
    the university's message. What is stored stays in memory.

    It is the `electricity` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def get_electricity_usage(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> ElectricityUsage:
        """Tells how much electricity the room used and has left.

        A stored value is valid for an hour.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://zlapp.fudan.edu.cn/fudanelec/wap/default/info
        """
        value = await self._session.call(
            "electricity.get_electricity_usage",
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return ElectricityUsage._from_json(value)

    async def get_electricity_logs(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[ElectricityLog]:
        """Lists how much electricity the room used day by day: the latest days, up to 100, in the university's
        order.

        A stored value is valid for an hour.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://my.fudan.edu.cn/data_tables/ykt_xszsqyydqk.json
        """
        value = await self._session.call(
            "electricity.get_electricity_logs",
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return [ElectricityLog._from_json(item) for item in value]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the stores of the meter and of the days.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("electricity.clear_cache", timeout_ms=timeout_ms)
