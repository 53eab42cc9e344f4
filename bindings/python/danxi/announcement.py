# Generated from interface/announcement.toml by `make generate`; do not edit.

"""The announcements 通知公告 of the academic affairs office (undergraduates) and of the graduate school, newest
first and by pages.

They are public: no account is needed, though the announcements themselves may ask for one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "Announcement",
    "AnnouncementService",
    "AsyncAnnouncementService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Announcement:
    """An announcement of an academic office, as the office's list shows it.

    Attributes:
        title: Its title, in full.
        date: The day of its publication, such as `2026-11-21`, in Shanghai.
        link: Where it can be read: an absolute address, mostly of the office's own site.
    """

    title: str
    """Its title, in full."""
    date: str
    """The day of its publication, such as `2026-11-21`, in Shanghai."""
    link: str
    """Where it can be read: an absolute address, mostly of the office's own site."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Announcement:
        return cls(
            title=json["title"],
            date=json["date"],
            link=json["link"],
        )


class AnnouncementService:
    """The announcements 通知公告 of the academic affairs office (undergraduates) and of the graduate school, newest
    first and by pages.

    They are public: no account is needed, though the announcements themselves may ask for one.

    It is the `announcement` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def get_undergraduate_announcements(
        self,
        page: int,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Announcement]:
        """Lists one page of the announcements for undergraduates 教务处通知, newest first.

        The site ends its list with an error: a page after the last is `NotFoundError`. A page is kept in
        memory for an hour.

        Args:
            page: Which page, from 1, the newest, to 10,000.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://jwc.fudan.edu.cn/9397/list{page}.htm
        """
        value = self._session.call(
            "announcement.get_undergraduate_announcements",
            page=page,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return [Announcement._from_json(item) for item in value]

    def get_graduate_announcements(
        self,
        page: int,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Announcement]:
        """Lists one page of the graduate school's announcements 研究生院通知, newest first.

        The site ends its list with an error: a page after the last is `NotFoundError`. A page is kept in
        memory for an hour.

        Args:
            page: Which page, from 1, the newest, to 10,000.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://gs.fudan.edu.cn/tzgg/list{page}.htm
        """
        value = self._session.call(
            "announcement.get_graduate_announcements",
            page=page,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return [Announcement._from_json(item) for item in value]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the store of announcements.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("announcement.clear_cache", timeout_ms=timeout_ms)


class AsyncAnnouncementService:
    """The announcements 通知公告 of the academic affairs office (undergraduates) and of the graduate school, newest
    first and by pages.

    They are public: no account is needed, though the announcements themselves may ask for one.

    It is the `announcement` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def get_undergraduate_announcements(
        self,
        page: int,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Announcement]:
        """Lists one page of the announcements for undergraduates 教务处通知, newest first.

        The site ends its list with an error: a page after the last is `NotFoundError`. A page is kept in
        memory for an hour.

        Args:
            page: Which page, from 1, the newest, to 10,000.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://jwc.fudan.edu.cn/9397/list{page}.htm
        """
        value = await self._session.call(
            "announcement.get_undergraduate_announcements",
            page=page,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return [Announcement._from_json(item) for item in value]

    async def get_graduate_announcements(
        self,
        page: int,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Announcement]:
        """Lists one page of the graduate school's announcements 研究生院通知, newest first.

        The site ends its list with an error: a page after the last is `NotFoundError`. A page is kept in
        memory for an hour.

        Args:
            page: Which page, from 1, the newest, to 10,000.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://gs.fudan.edu.cn/tzgg/list{page}.htm
        """
        value = await self._session.call(
            "announcement.get_graduate_announcements",
            page=page,
            cache=cache,
            timeout_ms=timeout_ms,
        )
        return [Announcement._from_json(item) for item in value]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the store of announcements.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("announcement.clear_cache", timeout_ms=timeout_ms)
