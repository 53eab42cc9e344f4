# Generated from interface/announcement.toml by `make generate`; do not edit.

"""The announcements 通知公告 of the academic affairs office (undergraduates) and of the graduate school, newest first and
by pages.

They are public: no account is needed, though the announcements themselves may ask for one.
"""

from __future__ import annotations

from .._entity import Entity
from .._service import AsyncService, Service
from .options import CachePolicy

__all__ = [
    "Announcement",
    "AnnouncementService",
    "AsyncAnnouncementService",
]


class Announcement(Entity):
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


class AnnouncementService(Service):
    """The announcements 通知公告 of the academic affairs office (undergraduates) and of the graduate school, newest first
    and by pages. The `announcement` of a `danxi.Session`.
    """

    __slots__ = ()

    def get_undergraduate_announcements(
        self,
        page: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Announcement]:
        """Lists one page of the announcements for undergraduates 教务处通知, newest first.

        The site ends its list with an error: a page after the last is `NotFoundError`. A page is kept in memory for
        an hour.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            page: Which page, from 1, the newest, to 10,000. 1 to 10,000.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Announcement]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The requested object does not exist, or no longer exists.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://jwc.fudan.edu.cn/9397/list{page}.htm

        Since:
            0.1.0

        Example:
            session.announcement.get_undergraduate_announcements(1)
        """
        params = {"page": page, "cache": cache, "timeout_ms": timeout_ms}
        items = self._call("announcement.get_undergraduate_announcements", params)
        return [Announcement.from_json(item) for item in items]

    def get_graduate_announcements(
        self,
        page: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Announcement]:
        """Lists one page of the graduate school's announcements 研究生院通知, newest first.

        The site ends its list with an error: a page after the last is `NotFoundError`. A page is kept in memory for
        an hour.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            page: Which page, from 1, the newest, to 10,000. 1 to 10,000.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Announcement]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The requested object does not exist, or no longer exists.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://gs.fudan.edu.cn/tzgg/list{page}.htm

        Since:
            0.1.0

        Example:
            session.announcement.get_graduate_announcements(1)
        """
        params = {"page": page, "cache": cache, "timeout_ms": timeout_ms}
        items = self._call("announcement.get_graduate_announcements", params)
        return [Announcement.from_json(item) for item in items]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the store of announcements.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.announcement.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("announcement.clear_cache", params)


class AsyncAnnouncementService(AsyncService):
    """The announcements 通知公告 of the academic affairs office (undergraduates) and of the graduate school, newest first
    and by pages. The `announcement` of a `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def get_undergraduate_announcements(
        self,
        page: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Announcement]:
        """Lists one page of the announcements for undergraduates 教务处通知, newest first.

        The site ends its list with an error: a page after the last is `NotFoundError`. A page is kept in memory for
        an hour.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            page: Which page, from 1, the newest, to 10,000. 1 to 10,000.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Announcement]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The requested object does not exist, or no longer exists.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://jwc.fudan.edu.cn/9397/list{page}.htm

        Since:
            0.1.0

        Example:
            await session.announcement.get_undergraduate_announcements(1)
        """
        params = {"page": page, "cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("announcement.get_undergraduate_announcements", params)
        return [Announcement.from_json(item) for item in items]

    async def get_graduate_announcements(
        self,
        page: int,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[Announcement]:
        """Lists one page of the graduate school's announcements 研究生院通知, newest first.

        The site ends its list with an error: a page after the last is `NotFoundError`. A page is kept in memory for
        an hour.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 hour.

        Args:
            page: Which page, from 1, the newest, to 10,000. 1 to 10,000.
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Announcement]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The requested object does not exist, or no longer exists.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://gs.fudan.edu.cn/tzgg/list{page}.htm

        Since:
            0.1.0

        Example:
            await session.announcement.get_graduate_announcements(1)
        """
        params = {"page": page, "cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("announcement.get_graduate_announcements", params)
        return [Announcement.from_json(item) for item in items]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the store of announcements.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.announcement.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("announcement.clear_cache", params)
