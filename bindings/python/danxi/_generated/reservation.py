# Generated from interface/reservation.toml by `make generate`; do not edit.

"""Sports venues, rooms and student activities that can be reserved, and their free slots.

The library does not make reservations: open the `reserve_url` of a `Reservation` in a browser. The playgrounds are
stored in memory and below `store.path`; slots are not stored.
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
    """A venue, room or activity that can be reserved.

    Attributes:
        id: Identifier.
        name: Name, such as 杨詠曼楼琴房.
        campus: Campus, such as 邯郸校区. Null if the site does not show it.
        category: Sport or activity, such as 羽毛球. Null if the site does not show it.
        description: The site's remarks, such as opening hours. Null if there are none.
        category_id: Identifier of the site's list: `2c9c486e4f821a19014f82381feb0001` (场馆预约, venues) or
            `2c9c486e4fa659ef014fa6dd31ff005c` (学生活动, student activities).
        bookable: Whether the site offers a reservation (立即预订).
    """

    id: str
    """Identifier."""
    name: str
    """Name, such as 杨詠曼楼琴房."""
    campus: str | None = None
    """Campus, such as 邯郸校区. Null if the site does not show it."""
    category: str | None = None
    """Sport or activity, such as 羽毛球. Null if the site does not show it."""
    description: str | None = None
    """The site's remarks, such as opening hours. Null if there are none."""
    category_id: str
    """Identifier of the site's list: `2c9c486e4f821a19014f82381feb0001` (场馆预约, venues) or
    `2c9c486e4fa659ef014fa6dd31ff005c` (学生活动, student activities).
    """
    bookable: bool
    """Whether the site offers a reservation (立即预订)."""


class Reservation(Entity):
    """A slot of a playground: a time of a day that can be reserved.

    Attributes:
        playground_id: Identifier of the playground.
        name: Name of what is reserved, usually the playground's.
        date: Day of the slot.
        begin: Start time in Asia/Shanghai.
        end: End time in Asia/Shanghai, up to 24:00.
        reserved: Number of places that are taken. At least 0.
        total: Number of places. At least 0.
        available: Whether the account can reserve it now.
        reserve_id: Identifier of the slot. Null if the slot is not available.
        reserve_url: URL of the form that reserves the slot in a browser. Null if the slot is not available.
    """

    playground_id: str
    """Identifier of the playground."""
    name: str
    """Name of what is reserved, usually the playground's."""
    date: dt.date
    """Day of the slot."""
    begin: dt.time
    """Start time in Asia/Shanghai."""
    end: dt.time
    """End time in Asia/Shanghai, up to 24:00."""
    reserved: int
    """Number of places that are taken."""
    total: int
    """Number of places."""
    available: bool
    """Whether the account can reserve it now."""
    reserve_id: str | None = None
    """Identifier of the slot. Null if the slot is not available."""
    reserve_url: str | None = None
    """URL of the form that reserves the slot in a browser. Null if the slot is not available."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"date": parse_date, "begin": parse_time_of_day, "end": parse_time_of_day}


class ReservationService(Service):
    """Sports venues, rooms and student activities that can be reserved, and their free slots. It is the property
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
            PageChangedError: The list of playgrounds has another form.
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

        The list is empty if the site offers no slots on that day. An identifier that is missing in the stored
        playgrounds is looked up on the site.

        The session must be signed in with `campus.login()`.

        Args:
            playground_id: Identifier of the playground, as in `reservation.get_playgrounds()`.
            date: Day of the slots.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Reservation]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No playground has this identifier.
            PageChangedError: The table of slots, or the list of playgrounds, has another form.
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
        """Deletes the stored playgrounds, in memory and on disk.

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
    """Sports venues, rooms and student activities that can be reserved, and their free slots. It is the property
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
            PageChangedError: The list of playgrounds has another form.
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

        The list is empty if the site offers no slots on that day. An identifier that is missing in the stored
        playgrounds is looked up on the site.

        The session must be signed in with `campus.login()`.

        Args:
            playground_id: Identifier of the playground, as in `reservation.get_playgrounds()`.
            date: Day of the slots.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Reservation]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No playground has this identifier.
            PageChangedError: The table of slots, or the list of playgrounds, has another form.
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
        """Deletes the stored playgrounds, in memory and on disk.

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
