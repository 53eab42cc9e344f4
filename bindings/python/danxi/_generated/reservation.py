# Generated from interface/reservation.toml by `make generate`; do not edit.

"""Sports facilities, rooms and student activities that can be reserved, and their slots.

The library does not make reservations: open the `reserve_url` of a `Reservation` in a browser. Playgrounds are
cached in memory and below `store.path`. Slots are not cached.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity
from .._service import AsyncService, Service
from .._time import parse_date, parse_time_of_day
from .options import CachePolicy

__all__ = [
    "AsyncReservationService",
    "Playground",
    "Reservation",
    "ReservationService",
]


class Playground(Entity):
    """A playground: a sports facility, room or activity that can be reserved.

    Attributes:
        id: Identifier, for `reservation.get_reservations()`.
        name: Name, such as 杨詠曼楼琴房.
        campus: Campus, such as 邯郸校区. `None` if the site does not publish it.
        category: Sport or activity, such as 羽毛球. `None` if the site does not publish it.
        description: The site's remarks, such as opening hours. `None` without remarks.
        category_id: Identifier of the site's list that contains it: `2c9c486e4f821a19014f82381feb0001` (场馆预约,
            venues) or `2c9c486e4fa659ef014fa6dd31ff005c` (学生活动, student activities).
        bookable: Whether the site offers to reserve it (立即预订).
    """

    id: str
    """Identifier, for `reservation.get_reservations()`."""
    name: str
    """Name, such as 杨詠曼楼琴房."""
    campus: str | None = None
    """Campus, such as 邯郸校区. `None` if the site does not publish it."""
    category: str | None = None
    """Sport or activity, such as 羽毛球. `None` if the site does not publish it."""
    description: str | None = None
    """The site's remarks, such as opening hours. `None` without remarks."""
    category_id: str
    """Identifier of the site's list that contains it: `2c9c486e4f821a19014f82381feb0001` (场馆预约, venues) or
    `2c9c486e4fa659ef014fa6dd31ff005c` (学生活动, student activities).
    """
    bookable: bool
    """Whether the site offers to reserve it (立即预订)."""


class Reservation(Entity):
    """A slot: a period of a day for which a playground can be reserved.

    Attributes:
        playground_id: Identifier of the playground.
        name: Name of the slot, usually that of the playground.
        date: Day of the slot.
        begin: Start time in Asia/Shanghai.
        end: End time in Asia/Shanghai, up to 24:00.
        reserved: Number of places that are already reserved. At least 0.
        total: Number of places in total. At least 0.
        available: Whether the account can still reserve it.
        reserve_id: Identifier of the slot. `None` if the slot is not available.
        reserve_url: URL of the form to reserve the slot, for a browser. `None` if the slot is not available.
    """

    playground_id: str
    """Identifier of the playground."""
    name: str
    """Name of the slot, usually that of the playground."""
    date: dt.date
    """Day of the slot."""
    begin: dt.time
    """Start time in Asia/Shanghai."""
    end: dt.time
    """End time in Asia/Shanghai, up to 24:00."""
    reserved: int
    """Number of places that are already reserved."""
    total: int
    """Number of places in total."""
    available: bool
    """Whether the account can still reserve it."""
    reserve_id: str | None = None
    """Identifier of the slot. `None` if the slot is not available."""
    reserve_url: str | None = None
    """URL of the form to reserve the slot, for a browser. `None` if the slot is not available."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"date": parse_date, "begin": parse_time_of_day, "end": parse_time_of_day}


class ReservationService(Service):
    """Sports facilities, rooms and student activities that can be reserved, and their slots. It is the property
    `reservation` of `danxi.Session`.
    """

    __slots__ = ()

    def get_playgrounds(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Playground]:
        """Lists all playgrounds: venues 场馆预约 first, then student activities 学生活动.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Playground]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the playgrounds, because the layout of the HTML page has
                changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET
                https://elife.fudan.edu.cn/public/front/search.htm?id={category_id}&pageBean.pageSize=100&pageBean.pageNo={page}

        Since:
            0.1.0

        Example:
            session.reservation.get_playgrounds()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = self._call("reservation.get_playgrounds", params)
        return [Playground.from_json(item) for item in items]

    def get_reservations(
        self,
        playground_id: str,
        date: dt.date | str,
        *,
        timeout_ms: int | None = None,
    ) -> list[Reservation]:
        """Lists the slots of a playground on one day, in the site's order.

        The list is empty if the site offers no slots on that day. If the cached playgrounds do not contain the
        identifier, they are requested again.

        The session must be signed in with `campus.login()`.

        Args:
            playground_id: Identifier of the playground, from `reservation.get_playgrounds()`.
            date: Day whose slots to list, in Asia/Shanghai.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Reservation]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No playground has this identifier.
            PageChangedError: The library cannot read the slots or the playgrounds, because the layout of an HTML
                page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET
                https://elife.fudan.edu.cn/public/front/search.htm?id={category_id}&pageBean.pageSize=100&pageBean.pageNo={page}
            GET
                https://elife.fudan.edu.cn/public/front/getResource2.htm?contentId={playground_id}&currentDate={date}

        Since:
            0.1.0

        Example:
            session.reservation.get_reservations("2c9c486e4f821a19014f82418ec10006", "2026-11-21")
        """
        params = {"playground_id": playground_id, "date": date, "timeout_ms": timeout_ms}
        items = self._call("reservation.get_reservations", params)
        return [Reservation.from_json(item) for item in items]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached playgrounds from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.reservation.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("reservation.clear_cache", params)


class AsyncReservationService(AsyncService):
    """Sports facilities, rooms and student activities that can be reserved, and their slots. It is the property
    `reservation` of `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def get_playgrounds(
        self,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Playground]:
        """Lists all playgrounds: venues 场馆预约 first, then student activities 学生活动.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Playground]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the playgrounds, because the layout of the HTML page has
                changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET
                https://elife.fudan.edu.cn/public/front/search.htm?id={category_id}&pageBean.pageSize=100&pageBean.pageNo={page}

        Since:
            0.1.0

        Example:
            await session.reservation.get_playgrounds()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("reservation.get_playgrounds", params)
        return [Playground.from_json(item) for item in items]

    async def get_reservations(
        self,
        playground_id: str,
        date: dt.date | str,
        *,
        timeout_ms: int | None = None,
    ) -> list[Reservation]:
        """Lists the slots of a playground on one day, in the site's order.

        The list is empty if the site offers no slots on that day. If the cached playgrounds do not contain the
        identifier, they are requested again.

        The session must be signed in with `campus.login()`.

        Args:
            playground_id: Identifier of the playground, from `reservation.get_playgrounds()`.
            date: Day whose slots to list, in Asia/Shanghai.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Reservation]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No playground has this identifier.
            PageChangedError: The library cannot read the slots or the playgrounds, because the layout of an HTML
                page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET
                https://elife.fudan.edu.cn/public/front/search.htm?id={category_id}&pageBean.pageSize=100&pageBean.pageNo={page}
            GET
                https://elife.fudan.edu.cn/public/front/getResource2.htm?contentId={playground_id}&currentDate={date}

        Since:
            0.1.0

        Example:
            await session.reservation.get_reservations("2c9c486e4f821a19014f82418ec10006", "2026-11-21")
        """
        params = {"playground_id": playground_id, "date": date, "timeout_ms": timeout_ms}
        items = await self._call("reservation.get_reservations", params)
        return [Reservation.from_json(item) for item in items]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached playgrounds from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.reservation.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("reservation.clear_cache", params)
