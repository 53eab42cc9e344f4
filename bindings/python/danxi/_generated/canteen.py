# Generated from interface/canteen.toml by `make generate`; do not edit.

"""The current occupancy of the canteens.

Nothing is cached.
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
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"canteens": tuple_of(Canteen.from_json)}


class Canteen(Entity):
    """The canteens of a campus.

    Attributes:
        id: Short name of the campus, such as `bb`, `fl`, `jw` or `zj`.
        campus: Name of the campus: 本部 (Handan), 枫林 (Fenglin), 江湾 (Jiangwan) or 张江 (Zhangjiang). Equal to `id` for
            any other campus.
        dining_rooms: Dining rooms and counters in the university's order. Several can have the same name.
    """

    id: str
    """Short name of the campus, such as `bb`, `fl`, `jw` or `zj`."""
    campus: str
    """Name of the campus: 本部 (Handan), 枫林 (Fenglin), 江湾 (Jiangwan) or 张江 (Zhangjiang). Equal to `id` for any other
    campus.
    """
    dining_rooms: tuple[DiningRoom, ...]
    """Dining rooms and counters in the university's order. Several can have the same name."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"dining_rooms": tuple_of(DiningRoom.from_json)}


class DiningRoom(Entity):
    """A dining room or counter, with the number of people in it.

    Attributes:
        name: Name, such as 北区-千喜鹤. Each line break in the university's name is replaced by `-`.
        current: Number of people in it now.
        capacity: Maximum number of people in it.
    """

    name: str
    """Name, such as 北区-千喜鹤. Each line break in the university's name is replaced by `-`."""
    current: int
    """Number of people in it now."""
    capacity: int
    """Maximum number of people in it."""


class CanteenService(Service):
    """The current occupancy of the canteens. It is the property `canteen` of `danxi.Session`."""

    __slots__ = ()

    def get_canteen_queuing(self, *, timeout_ms: int | None = None) -> CanteenQueuing:
        """Returns the current number of people in each dining room.

        Outside of dining times, `dining_time` is `False` and `canteens` is empty.

        The session must be signed in with `campus.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CanteenQueuing: The occupancy of the canteens of all campuses.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            PageChangedError: The library cannot read the numbers, because the layout of the HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

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
    """The current occupancy of the canteens. It is the property `canteen` of `danxi.AsyncSession`."""

    __slots__ = ()

    async def get_canteen_queuing(self, *, timeout_ms: int | None = None) -> CanteenQueuing:
        """Returns the current number of people in each dining room.

        Outside of dining times, `dining_time` is `False` and `canteens` is empty.

        The session must be signed in with `campus.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CanteenQueuing: The occupancy of the canteens of all campuses.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            PageChangedError: The library cannot read the numbers, because the layout of the HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://my.fudan.edu.cn/simple_list/stqk

        Since:
            0.1.0

        Example:
            await session.canteen.get_canteen_queuing()
        """
        params = {"timeout_ms": timeout_ms}
        return CanteenQueuing.from_json(await self._call("canteen.get_canteen_queuing", params))
