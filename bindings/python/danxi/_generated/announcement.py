# Generated from interface/announcement.toml by `make generate`; do not edit.

"""Announcements of the Academic Affairs Office (for undergraduates) and of the Graduate School.

The lists are public, so no account is needed. The page that an entry links to may need one. Lists are cached in
memory only.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity
from .._pages import AsyncItems, Items
from .._service import AsyncService, Service
from .._time import parse_date
from .options import CachePolicy

__all__ = [
    "Announcement",
    "AnnouncementService",
    "AsyncAnnouncementService",
]


class Announcement(Entity):
    """An entry in the list of announcements of an office.

    Attributes:
        title: Full title of the announcement.
        date: Day of publication in Asia/Shanghai.
        link: URL of the announcement, usually on the office's site.
        needs_sign_in: Whether the site shows the announcement only after a campus sign-in: its link ends in `.psp`.
    """

    title: str
    """Full title of the announcement."""
    date: dt.date
    """Day of publication in Asia/Shanghai."""
    link: str
    """URL of the announcement, usually on the office's site."""
    needs_sign_in: bool
    """Whether the site shows the announcement only after a campus sign-in: its link ends in `.psp`."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"date": parse_date}


class AnnouncementService(Service):
    """Announcements of the Academic Affairs Office (for undergraduates) and of the Graduate School. It is the property
    `announcement` of `danxi.Session`.
    """

    __slots__ = ()

    def get_undergraduate_announcements(
        self,
        page: int,
        *,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Announcement]:
        """Lists the announcements of the Academic Affairs Office 教务处通知, page by page, newest first.

        A page after the last one is empty.

        A cached value is valid for 1 hour.

        Args:
            page: Number of the page. Page 1 has the newest announcements. 1 to 10,000.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Announcement]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the list, because the layout of the HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://jwc.fudan.edu.cn/9397/list{page}.htm

        Since:
            0.1.0

        Example:
            session.announcement.get_undergraduate_announcements(1)
        """
        params = {"page": page, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        items = self._call("announcement.get_undergraduate_announcements", params)
        return [Announcement.from_json(item) for item in items]

    def get_graduate_announcements(
        self,
        page: int,
        *,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Announcement]:
        """Lists the announcements of the Graduate School 研究生院通知, page by page, newest first.

        A page after the last one is empty.

        A cached value is valid for 1 hour.

        Args:
            page: Number of the page. Page 1 has the newest announcements. 1 to 10,000.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Announcement]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the list, because the layout of the HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://gs.fudan.edu.cn/tzgg/list{page}.htm

        Since:
            0.1.0

        Example:
            session.announcement.get_graduate_announcements(1)
        """
        params = {"page": page, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        items = self._call("announcement.get_graduate_announcements", params)
        return [Announcement.from_json(item) for item in items]

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached announcements from memory.

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

    def iter_undergraduate_announcements(
        self,
        *,
        page: int = 1,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Announcement]:
        """Iterates over the items of all pages of `get_undergraduate_announcements`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `get_undergraduate_announcements`. The iterator's `continuation`, passed as `continue_from`, continues after
        the items returned so far.
        """
        params = {"page": page, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return Items(self._run, "announcement.get_undergraduate_announcements", params, Announcement.from_json)

    def iter_graduate_announcements(
        self,
        *,
        page: int = 1,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Announcement]:
        """Iterates over the items of all pages of `get_graduate_announcements`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `get_graduate_announcements`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.
        """
        params = {"page": page, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return Items(self._run, "announcement.get_graduate_announcements", params, Announcement.from_json)


class AsyncAnnouncementService(AsyncService):
    """Announcements of the Academic Affairs Office (for undergraduates) and of the Graduate School. It is the property
    `announcement` of `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def get_undergraduate_announcements(
        self,
        page: int,
        *,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Announcement]:
        """Lists the announcements of the Academic Affairs Office 教务处通知, page by page, newest first.

        A page after the last one is empty.

        A cached value is valid for 1 hour.

        Args:
            page: Number of the page. Page 1 has the newest announcements. 1 to 10,000.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Announcement]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the list, because the layout of the HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://jwc.fudan.edu.cn/9397/list{page}.htm

        Since:
            0.1.0

        Example:
            await session.announcement.get_undergraduate_announcements(1)
        """
        params = {"page": page, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        items = await self._call("announcement.get_undergraduate_announcements", params)
        return [Announcement.from_json(item) for item in items]

    async def get_graduate_announcements(
        self,
        page: int,
        *,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Announcement]:
        """Lists the announcements of the Graduate School 研究生院通知, page by page, newest first.

        A page after the last one is empty.

        A cached value is valid for 1 hour.

        Args:
            page: Number of the page. Page 1 has the newest announcements. 1 to 10,000.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Announcement]

        Raises:
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the list, because the layout of the HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://gs.fudan.edu.cn/tzgg/list{page}.htm

        Since:
            0.1.0

        Example:
            await session.announcement.get_graduate_announcements(1)
        """
        params = {"page": page, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        items = await self._call("announcement.get_graduate_announcements", params)
        return [Announcement.from_json(item) for item in items]

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached announcements from memory.

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

    def iter_undergraduate_announcements(
        self,
        *,
        page: int = 1,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Announcement]:
        """Iterates over the items of all pages of `get_undergraduate_announcements`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `get_undergraduate_announcements`. The iterator's `continuation`, passed as `continue_from`, continues after
        the items returned so far.
        """
        params = {"page": page, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return AsyncItems(self._run, "announcement.get_undergraduate_announcements", params, Announcement.from_json)

    def iter_graduate_announcements(
        self,
        *,
        page: int = 1,
        cache: CachePolicy = "prefer",
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Announcement]:
        """Iterates over the items of all pages of `get_graduate_announcements`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `get_graduate_announcements`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.
        """
        params = {"page": page, "cache": cache, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return AsyncItems(self._run, "announcement.get_graduate_announcements", params, Announcement.from_json)
