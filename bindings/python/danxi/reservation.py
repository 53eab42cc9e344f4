# Generated from interface/reservation.toml by `make generate`; do not edit.

"""Sports grounds, rooms and student activities that can be reserved (elife): what there is, and how each of a
day's slots is taken.

A reservation itself is made in a browser, at the slot's `reserve_url`. All methods need a signed-in campus
account.
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
    """The site's list that it is in: `2c9c486e4f821a19014f82381feb0001` 场馆预约 or
    `2c9c486e4fa659ef014fa6dd31ff005c` 学生活动.
    """
    bookable: bool
    """Whether the list offers to reserve it (立即预订)."""

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
    """Sports grounds, rooms and student activities that can be reserved (elife): what there is, and how each of
    a day's slots is taken.

    A reservation itself is made in a browser, at the slot's `reserve_url`. All methods need a signed-in
    campus account.

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
        """Lists all playgrounds, of 场馆预约 first and of 学生活动 then.

        They are kept for a day, on disk too.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://elife.fudan.edu.cn/public/front/search.htm?id=
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
        """Lists a day's slots of a playground in the order of the site; the list is empty where the site says
        that there are none.

        A playground that is not in `reservation.get_playgrounds` is `NotFoundError`.

        Args:
            playground_id: The playground's identifier.
            date: The day, such as `2026-11-21`.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://elife.fudan.edu.cn/public/front/getResource2.htm?contentId=
        """
        value = self._session.call(
            "reservation.get_reservations",
            playground_id=playground_id,
            date=date,
            timeout_ms=timeout_ms,
        )
        return [Reservation._from_json(item) for item in value]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the store of playgrounds, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("reservation.clear_cache", timeout_ms=timeout_ms)


class AsyncReservationService:
    """Sports grounds, rooms and student activities that can be reserved (elife): what there is, and how each of
    a day's slots is taken.

    A reservation itself is made in a browser, at the slot's `reserve_url`. All methods need a signed-in
    campus account.

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
        """Lists all playgrounds, of 场馆预约 first and of 学生活动 then.

        They are kept for a day, on disk too.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://elife.fudan.edu.cn/public/front/search.htm?id=
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
        """Lists a day's slots of a playground in the order of the site; the list is empty where the site says
        that there are none.

        A playground that is not in `reservation.get_playgrounds` is `NotFoundError`.

        Args:
            playground_id: The playground's identifier.
            date: The day, such as `2026-11-21`.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://elife.fudan.edu.cn/public/front/getResource2.htm?contentId=
        """
        value = await self._session.call(
            "reservation.get_reservations",
            playground_id=playground_id,
            date=date,
            timeout_ms=timeout_ms,
        )
        return [Reservation._from_json(item) for item in value]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the store of playgrounds, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("reservation.clear_cache", timeout_ms=timeout_ms)
