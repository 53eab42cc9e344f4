# Generated from interface/announcement.toml by `make generate`; do not edit.

"""Announcements of the Academic Affairs Office (for undergraduates) and of the Graduate School.

The lists are public, so no account is needed. Reading an announcement itself may need one. Answers are stored
in memory only.
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
    """An entry in an office's list of announcements.

    Attributes:
        title: Full title.
        date: Day of publication as YYYY-MM-DD, in Asia/Shanghai.
        link: Absolute URL of the announcement, usually on the office's site.
    """

    title: str
    """Full title."""
    date: str
    """Day of publication as YYYY-MM-DD, in Asia/Shanghai."""
    link: str
    """Absolute URL of the announcement, usually on the office's site."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Announcement:
        return cls(
            title=json["title"],
            date=json["date"],
            link=json["link"],
        )


class AnnouncementService:
    """Announcements of the Academic Affairs Office (for undergraduates) and of the Graduate School.

    The lists are public, so no account is needed. Reading an announcement itself may need one. Answers are
    stored in memory only.

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
        """Lists a page of the Academic Affairs Office's announcements 教务处通知, newest first.

        Args:
            page: Number of the page. Page 1 has the newest announcements.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
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
        """Lists a page of the Graduate School's announcements 研究生院通知, newest first.

        Args:
            page: Number of the page. Page 1 has the newest announcements.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
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
        """Deletes the stored announcements.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("announcement.clear_cache", timeout_ms=timeout_ms)


class AsyncAnnouncementService:
    """Announcements of the Academic Affairs Office (for undergraduates) and of the Graduate School.

    The lists are public, so no account is needed. Reading an announcement itself may need one. Answers are
    stored in memory only.

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
        """Lists a page of the Academic Affairs Office's announcements 教务处通知, newest first.

        Args:
            page: Number of the page. Page 1 has the newest announcements.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
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
        """Lists a page of the Graduate School's announcements 研究生院通知, newest first.

        Args:
            page: Number of the page. Page 1 has the newest announcements.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
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
        """Deletes the stored announcements.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("announcement.clear_cache", timeout_ms=timeout_ms)
