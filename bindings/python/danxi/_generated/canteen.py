# Generated from interface/canteen.toml by `make generate`; do not edit.

"""How full the canteens are at this moment.

Nothing is stored; a signed-in campus account is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity, tuple_of
from .._service import AsyncService, Service

__all__ = [
    "AsyncCanteenService",
    "Canteen",
    "CanteenQueuing",
    "CanteenService",
    "DiningRoom",
]


class CanteenQueuing(Entity):
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
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"canteens": tuple_of(Canteen.from_json)}


class Canteen(Entity):
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
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"dining_rooms": tuple_of(DiningRoom.from_json)}


class DiningRoom(Entity):
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


class CanteenService(Service):
    """How full the canteens are at this moment. The `canteen` of a `danxi.Session`."""

    __slots__ = ()

    def get_canteen_queuing(self, *, timeout_ms: int | None = None) -> CanteenQueuing:
        """Tells how many people are in each dining room right now.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CanteenQueuing: How full the canteens are.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            GET https://my.fudan.edu.cn/simple_list/stqk

        Since:
            0.1.0

        Example:
            session.canteen.get_canteen_queuing()
        """
        params = {"timeout_ms": timeout_ms}
        return CanteenQueuing.from_json(self._call("canteen.get_canteen_queuing", params))


class AsyncCanteenService(AsyncService):
    """How full the canteens are at this moment. The `canteen` of a `danxi.AsyncSession`."""

    __slots__ = ()

    async def get_canteen_queuing(self, *, timeout_ms: int | None = None) -> CanteenQueuing:
        """Tells how many people are in each dining room right now.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CanteenQueuing: How full the canteens are.

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            GET https://my.fudan.edu.cn/simple_list/stqk

        Since:
            0.1.0

        Example:
            await session.canteen.get_canteen_queuing()
        """
        params = {"timeout_ms": timeout_ms}
        return CanteenQueuing.from_json(await self._call("canteen.get_canteen_queuing", params))
