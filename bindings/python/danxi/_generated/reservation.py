# Generated from interface/reservation.toml by `make generate`; do not edit.

"""Sports grounds, rooms and student activities that can be reserved (elife): what there is, and how each of a day's
slots is taken.

A reservation itself is made in a browser, at the slot's `reserve_url`. All methods need a signed-in campus account.
"""

from __future__ import annotations

from .._entity import Entity
from .._service import AsyncService, Service
from .options import CachePolicy

__all__ = [
    "AsyncReservationService",
    "Playground",
    "Reservation",
    "ReservationService",
]


class Playground(Entity):
    """A place, or an activity, that can be reserved.

    Attributes:
        id: Identifier.
        name: Name, such as 杨詠曼楼琴房.
        campus: The campus that it is on, such as 邯郸校区, where the site says so.
        category: The sport or activity that it is for, such as 羽毛球, where the site says so.
        description: The site's remarks on its opening, where it has any.
        category_id: The site's list that it is in: `2c9c486e4f821a19014f82381feb0001` 场馆预约 or
            `2c9c486e4fa659ef014fa6dd31ff005c` 学生活动.
        bookable: Whether the list offers to reserve it (立即预订).
    """

    id: str
    """Identifier."""
    name: str
    """Name, such as 杨詠曼楼琴房."""
    campus: str | None = None
    """The campus that it is on, such as 邯郸校区, where the site says so."""
    category: str | None = None
    """The sport or activity that it is for, such as 羽毛球, where the site says so."""
    description: str | None = None
    """The site's remarks on its opening, where it has any."""
    category_id: str
    """The site's list that it is in: `2c9c486e4f821a19014f82381feb0001` 场馆预约 or `2c9c486e4fa659ef014fa6dd31ff005c`
    学生活动.
    """
    bookable: bool
    """Whether the list offers to reserve it (立即预订)."""


class Reservation(Entity):
    """A slot: a time of a day at which a playground can be, or was, reserved.

    Attributes:
        playground_id: The playground's identifier.
        name: What is reserved, mostly the playground's name.
        date: The day, such as `2026-11-21`.
        begin: When it begins, such as `08:00`, in Shanghai.
        end: When it ends, such as `09:00`; up to `24:00`.
        reserved: How many of its places are taken.
        total: How many places it has.
        available: Whether the account can reserve it now.
        reserve_id: Of an available slot: its identifier.
        reserve_url: Of an available slot: the address of the form that reserves it.
    """

    playground_id: str
    """The playground's identifier."""
    name: str
    """What is reserved, mostly the playground's name."""
    date: str
    """The day, such as `2026-11-21`."""
    begin: str
    """When it begins, such as `08:00`, in Shanghai."""
    end: str
    """When it ends, such as `09:00`; up to `24:00`."""
    reserved: int
    """How many of its places are taken."""
    total: int
    """How many places it has."""
    available: bool
    """Whether the account can reserve it now."""
    reserve_id: str | None = None
    """Of an available slot: its identifier."""
    reserve_url: str | None = None
    """Of an available slot: the address of the form that reserves it."""


class ReservationService(Service):
    """Sports grounds, rooms and student activities that can be reserved (elife): what there is, and how each of a
    day's slots is taken. The `reservation` of a `danxi.Session`.
    """

    __slots__ = ()

    def get_playgrounds(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Playground]:
        """Lists all playgrounds, of 场馆预约 first and of 学生活动 then.

        They are kept for a day, on disk too.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 day.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Playground]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://elife.fudan.edu.cn/public/front/search.htm?id=

        Since:
            0.1.0

        Example:
            session.reservation.get_playgrounds()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = self._call("reservation.get_playgrounds", params)
        return [Playground.from_json(item) for item in items]

    def get_reservations(self, playground_id: str, date: str, *, timeout_ms: int | None = None) -> list[Reservation]:
        """Lists a day's slots of a playground in the order of the site; the list is empty where the site says that
        there are none.

        A playground that is not in `reservation.get_playgrounds()` is `NotFoundError`.

        The session must be signed in with `campus.login()`.

        Args:
            playground_id: The playground's identifier.
            date: The day, such as `2026-11-21`.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Reservation]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://elife.fudan.edu.cn/public/front/getResource2.htm?contentId=

        Since:
            0.1.0

        Example:
            session.reservation.get_reservations("2c9c486e4f821a19014f82418ec10006", "2026-11-21")
        """
        params = {"playground_id": playground_id, "date": date, "timeout_ms": timeout_ms}
        items = self._call("reservation.get_reservations", params)
        return [Reservation.from_json(item) for item in items]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the store of playgrounds, in memory and on disk.

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
    """Sports grounds, rooms and student activities that can be reserved (elife): what there is, and how each of a
    day's slots is taken. The `reservation` of a `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def get_playgrounds(
        self,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Playground]:
        """Lists all playgrounds, of 场馆预约 first and of 学生活动 then.

        They are kept for a day, on disk too.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 day.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Playground]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://elife.fudan.edu.cn/public/front/search.htm?id=

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
        date: str,
        *,
        timeout_ms: int | None = None,
    ) -> list[Reservation]:
        """Lists a day's slots of a playground in the order of the site; the list is empty where the site says that
        there are none.

        A playground that is not in `reservation.get_playgrounds()` is `NotFoundError`.

        The session must be signed in with `campus.login()`.

        Args:
            playground_id: The playground's identifier.
            date: The day, such as `2026-11-21`.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Reservation]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://elife.fudan.edu.cn/public/front/getResource2.htm?contentId=

        Since:
            0.1.0

        Example:
            await session.reservation.get_reservations("2c9c486e4f821a19014f82418ec10006", "2026-11-21")
        """
        params = {"playground_id": playground_id, "date": date, "timeout_ms": timeout_ms}
        items = await self._call("reservation.get_reservations", params)
        return [Reservation.from_json(item) for item in items]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the store of playgrounds, in memory and on disk.

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
