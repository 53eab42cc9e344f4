# Generated from interface/reservation.toml by `make generate`; do not edit.

"""Sports venues, rooms and student activities that can be reserved, and their free slots.

The library does not make reservations: open the `reserve_url` of a {entity:Reservation} in a browser. The
playgrounds are stored in memory and below {config:store.path}; slots are not stored.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "Playground",
    "Reservation",
    "ReservationService",
    "AsyncReservationService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Playground:
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

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Playground:
        return cls(
            id=json["id"],
            name=json["name"],
            campus=json.get("campus"),
            category=json.get("category"),
            description=json.get("description"),
            category_id=json["category_id"],
            bookable=json["bookable"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Reservation:
    """A slot of a playground: a time of a day that can be reserved.

    Attributes:
        playground_id: Identifier of the playground.
        name: Name of what is reserved, usually the playground's.
        date: Day as YYYY-MM-DD.
        begin: Start time as HH:MM, in Asia/Shanghai.
        end: End time as HH:MM, in Asia/Shanghai, up to 24:00.
        reserved: Number of places that are taken.
        total: Number of places.
        available: Whether the account can reserve it now.
        reserve_id: Identifier of the slot. Null if the slot is not available.
        reserve_url: URL of the form that reserves the slot in a browser. Null if the slot is not available.
    """

    playground_id: str
    """Identifier of the playground."""
    name: str
    """Name of what is reserved, usually the playground's."""
    date: str
    """Day as YYYY-MM-DD."""
    begin: str
    """Start time as HH:MM, in Asia/Shanghai."""
    end: str
    """End time as HH:MM, in Asia/Shanghai, up to 24:00."""
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
    def _from_json(cls, json: dict[str, Any]) -> Reservation:
        return cls(
            playground_id=json["playground_id"],
            name=json["name"],
            date=json["date"],
            begin=json["begin"],
            end=json["end"],
            reserved=json["reserved"],
            total=json["total"],
            available=json["available"],
            reserve_id=json.get("reserve_id"),
            reserve_url=json.get("reserve_url"),
        )


class ReservationService:
    """Sports venues, rooms and student activities that can be reserved, and their free slots.

    The library does not make reservations: open the `reserve_url` of a {entity:Reservation} in a browser. The
    playgrounds are stored in memory and below {config:store.path}; slots are not stored.

    It is the `reservation` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def get_playgrounds(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Playground]:
        """Lists all playgrounds: venues 场馆预约 first, then student activities 学生活动.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET
                https://elife.fudan.edu.cn/public/front/search.htm?id={category_id}&pageBean.pageSize=100&pageBean.pageNo={page}
        """
        value = self._session.call("reservation.get_playgrounds", cache=cache, timeout_ms=timeout_ms)
        return [Playground._from_json(item) for item in value]

    def get_reservations(
        self,
        playground_id: str,
        date: str,
        *,
        timeout_ms: int | None = None,
    ) -> list[Reservation]:
        """Lists the slots of a playground on one day, in the site's order.

        The list is empty if the site offers no slots on that day. An identifier that is missing in the stored
        playgrounds is looked up on the site.

        Args:
            playground_id: Identifier of the playground, as in `reservation.get_playgrounds`.
            date: Day as YYYY-MM-DD.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            NotFoundError: The requested object does not exist, or no longer exists.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET
                https://elife.fudan.edu.cn/public/front/search.htm?id={category_id}&pageBean.pageSize=100&pageBean.pageNo={page};
                GET
                https://elife.fudan.edu.cn/public/front/getResource2.htm?contentId={playground_id}&currentDate={date}
        """
        value = self._session.call(
            "reservation.get_reservations",
            playground_id=playground_id,
            date=date,
            timeout_ms=timeout_ms,
        )
        return [Reservation._from_json(item) for item in value]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored playgrounds, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("reservation.clear_cache", timeout_ms=timeout_ms)


class AsyncReservationService:
    """Sports venues, rooms and student activities that can be reserved, and their free slots.

    The library does not make reservations: open the `reserve_url` of a {entity:Reservation} in a browser. The
    playgrounds are stored in memory and below {config:store.path}; slots are not stored.

    It is the `reservation` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def get_playgrounds(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Playground]:
        """Lists all playgrounds: venues 场馆预约 first, then student activities 学生活动.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET
                https://elife.fudan.edu.cn/public/front/search.htm?id={category_id}&pageBean.pageSize=100&pageBean.pageNo={page}
        """
        value = await self._session.call("reservation.get_playgrounds", cache=cache, timeout_ms=timeout_ms)
        return [Playground._from_json(item) for item in value]

    async def get_reservations(
        self,
        playground_id: str,
        date: str,
        *,
        timeout_ms: int | None = None,
    ) -> list[Reservation]:
        """Lists the slots of a playground on one day, in the site's order.

        The list is empty if the site offers no slots on that day. An identifier that is missing in the stored
        playgrounds is looked up on the site.

        Args:
            playground_id: Identifier of the playground, as in `reservation.get_playgrounds`.
            date: Day as YYYY-MM-DD.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            NotFoundError: The requested object does not exist, or no longer exists.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET
                https://elife.fudan.edu.cn/public/front/search.htm?id={category_id}&pageBean.pageSize=100&pageBean.pageNo={page};
                GET
                https://elife.fudan.edu.cn/public/front/getResource2.htm?contentId={playground_id}&currentDate={date}
        """
        value = await self._session.call(
            "reservation.get_reservations",
            playground_id=playground_id,
            date=date,
            timeout_ms=timeout_ms,
        )
        return [Reservation._from_json(item) for item in value]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored playgrounds, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("reservation.clear_cache", timeout_ms=timeout_ms)
