# Generated from interface/canteen.toml by `make generate`; do not edit.

"""How full the canteens are at this moment.

Nothing is stored; a signed-in campus account is needed.
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
    """How full the canteens are.

    Attributes:
        dining_time: Whether it is dining time: at other times the university tells nothing.
        canteens: The canteens, a campus each; empty if it is not dining time.
    """

    dining_time: bool
    """Whether it is dining time: at other times the university tells nothing."""
    canteens: tuple[Canteen, ...]
    """The canteens, a campus each; empty if it is not dining time."""

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
        id: The campus's short name, such as `bb`, `fl`, `jw`, `zj`.
        campus: The campus: 本部, 枫林, 江湾, 张江; of one that is not known yet, its short name.
        dining_rooms: Its dining rooms and counters, in the university's order; names may occur twice.
    """

    id: str
    """The campus's short name, such as `bb`, `fl`, `jw`, `zj`."""
    campus: str
    """The campus: 本部, 枫林, 江湾, 张江; of one that is not known yet, its short name."""
    dining_rooms: tuple[DiningRoom, ...]
    """Its dining rooms and counters, in the university's order; names may occur twice."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Canteen:
        return cls(
            id=json["id"],
            campus=json["campus"],
            dining_rooms=tuple([DiningRoom._from_json(item) for item in json["dining_rooms"]]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class DiningRoom:
    """A dining room or a counter, and how many people are there.

    Attributes:
        name: Its name, such as 北区-千喜鹤; where the university breaks it into lines, `-` parts them.
        current: How many people are there.
        capacity: How many people have room.
    """

    name: str
    """Its name, such as 北区-千喜鹤; where the university breaks it into lines, `-` parts them."""
    current: int
    """How many people are there."""
    capacity: int
    """How many people have room."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> DiningRoom:
        return cls(
            name=json["name"],
            current=json["current"],
            capacity=json["capacity"],
        )


class CanteenService:
    """How full the canteens are at this moment.

    Nothing is stored; a signed-in campus account is needed.

    It is the `canteen` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def get_canteen_queuing(self, *, timeout_ms: int | None = None) -> CanteenQueuing:
        """Tells how many people are in each dining room right now.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://my.fudan.edu.cn/simple_list/stqk
        """
        value = self._session.call("canteen.get_canteen_queuing", timeout_ms=timeout_ms)
        return CanteenQueuing._from_json(value)


class AsyncCanteenService:
    """How full the canteens are at this moment.

    Nothing is stored; a signed-in campus account is needed.

    It is the `canteen` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def get_canteen_queuing(self, *, timeout_ms: int | None = None) -> CanteenQueuing:
        """Tells how many people are in each dining room right now.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://my.fudan.edu.cn/simple_list/stqk
        """
        value = await self._session.call("canteen.get_canteen_queuing", timeout_ms=timeout_ms)
        return CanteenQueuing._from_json(value)
