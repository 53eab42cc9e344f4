# Generated from interface/canteen.toml by `make generate`; do not edit.

"""The current occupancy of the canteens.

Answers are not stored.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "CanteenQueuing",
    "Canteen",
    "DiningRoom",
    "CanteenService",
    "AsyncCanteenService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class CanteenQueuing:
    """The occupancy of the canteens of all campuses.

    Attributes:
        dining_time: Whether it is dining time. The university publishes numbers only during dining times.
        canteens: One entry for each campus. Empty if it is not dining time.
    """

    dining_time: bool
    """Whether it is dining time. The university publishes numbers only during dining times."""
    canteens: tuple[Canteen, ...]
    """One entry for each campus. Empty if it is not dining time."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> CanteenQueuing:
        return cls(
            dining_time=json["dining_time"],
            canteens=tuple([Canteen._from_json(item) for item in json["canteens"]]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Canteen:
    """The canteens of a campus.

    Attributes:
        id: Short name of the campus, such as `bb`, `fl`, `jw` or `zj`.
        campus: Campus: 本部, 枫林, 江湾 or 张江. For any other campus, its short name.
        dining_rooms: Dining rooms and counters in the university's order. A name may occur more than once.
    """

    id: str
    """Short name of the campus, such as `bb`, `fl`, `jw` or `zj`."""
    campus: str
    """Campus: 本部, 枫林, 江湾 or 张江. For any other campus, its short name."""
    dining_rooms: tuple[DiningRoom, ...]
    """Dining rooms and counters in the university's order. A name may occur more than once."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Canteen:
        return cls(
            id=json["id"],
            campus=json["campus"],
            dining_rooms=tuple([DiningRoom._from_json(item) for item in json["dining_rooms"]]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class DiningRoom:
    """A dining room or counter and the number of people there.

    Attributes:
        name: Name, such as 北区-千喜鹤. Line breaks of the page are replaced by `-`.
        current: Number of people there.
        capacity: Maximum number of people.
    """

    name: str
    """Name, such as 北区-千喜鹤. Line breaks of the page are replaced by `-`."""
    current: int
    """Number of people there."""
    capacity: int
    """Maximum number of people."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> DiningRoom:
        return cls(
            name=json["name"],
            current=json["current"],
            capacity=json["capacity"],
        )


class CanteenService:
    """The current occupancy of the canteens.

    Answers are not stored.

    It is the `canteen` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def get_canteen_queuing(self, *, timeout_ms: int | None = None) -> CanteenQueuing:
        """Returns the number of people in each dining room.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://my.fudan.edu.cn/simple_list/stqk
        """
        value = self._session.call("canteen.get_canteen_queuing", timeout_ms=timeout_ms)
        return CanteenQueuing._from_json(value)


class AsyncCanteenService:
    """The current occupancy of the canteens.

    Answers are not stored.

    It is the `canteen` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def get_canteen_queuing(self, *, timeout_ms: int | None = None) -> CanteenQueuing:
        """Returns the number of people in each dining room.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://my.fudan.edu.cn/simple_list/stqk
        """
        value = await self._session.call("canteen.get_canteen_queuing", timeout_ms=timeout_ms)
        return CanteenQueuing._from_json(value)
