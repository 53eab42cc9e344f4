# Generated from interface/electricity.toml by `make generate`; do not edit.

"""The electricity of the account's dormitory room.

Answers are stored in memory only, because they reveal where a person lives.
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
    """The last reading of a dormitory room's electricity meter.

    Attributes:
        campus: Campus, such as 邯郸.
        building: Dormitory building.
        room: Room.
        update_time: Time of the reading. Null if the university does not report it.
        electricity_used: Electricity that was used.
        electricity_available: Electricity that is left. Negative if more was used than was paid for.
        electricity_all: Sum of the electricity that was used and that is left.
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
    """The last reading of a further electricity meter.

    Attributes:
        update_time: Time of the reading. Null if the university does not report it.
        electricity_used: Electricity that was used.
        electricity_available: Electricity that is left. Negative if more was used than was paid for.
        electricity_all: Sum of the electricity that was used and that is left.
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
        date: Day as YYYY-MM-DD.
        usage: Electricity that was used on this day. Null if the university has no reading.
        campus: Campus of the room that the account lived in on this day. Null if the university does not
            report the room.
        building: Dormitory building. Null if `campus` is null.
        room: Room. Null if `campus` is null.
    """

    date: str
    """Day as YYYY-MM-DD."""
    usage: float | None = None
    """Electricity that was used on this day. Null if the university has no reading."""
    campus: str | None = None
    """Campus of the room that the account lived in on this day. Null if the university does not report the room."""
    building: str | None = None
    """Dormitory building. Null if `campus` is null."""
    room: str | None = None
    """Room. Null if `campus` is null."""

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
    """The electricity of the account's dormitory room.

    Answers are stored in memory only, because they reveal where a person lives.

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
        """Returns how much electricity the room has used and how much is left.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            RejectedError: The server rejected the request. The message contains the server's words, and
                `detail` holds what the server said about each field.
            Error: Anything else that a call can meet; see `danxi.errors`.

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
        """Lists the room's daily electricity usage of up to 100 of the latest days, in the university's order.

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
        """Deletes the stored meter reading and daily usage.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("electricity.clear_cache", timeout_ms=timeout_ms)


class AsyncElectricityService:
    """The electricity of the account's dormitory room.

    Answers are stored in memory only, because they reveal where a person lives.

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
        """Returns how much electricity the room has used and how much is left.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            RejectedError: The server rejected the request. The message contains the server's words, and
                `detail` holds what the server said about each field.
            Error: Anything else that a call can meet; see `danxi.errors`.

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
        """Lists the room's daily electricity usage of up to 100 of the latest days, in the university's order.

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
        """Deletes the stored meter reading and daily usage.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("electricity.clear_cache", timeout_ms=timeout_ms)
