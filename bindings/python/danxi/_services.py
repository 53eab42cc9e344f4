# Generated from interface/*.toml by `make generate`; do not edit.

"""The services as properties of the sessions."""

from __future__ import annotations

from typing import Any

from . import account, forum, markup
from .account import AccountService, AsyncAccountService
from .forum import AsyncForumService, ForumService
from .markup import AsyncMarkupService, MarkupService

__all__ = [
    "account",
    "forum",
    "markup",
]


class Services:
    """The services of `Session`."""

    __slots__ = ()

    @property
    def account(self: Any) -> AccountService:
        """The account of the DanXi community (forum and course reviews). A session is signed in with one account
        at a time; the tokens stay in memory, or in a file of mode 0600 below store.path if `remember` asks
        for it, and are renewed by themselves.
        """
        return AccountService(self)

    @property
    def forum(self: Any) -> ForumService:
        """The forum 树洞: divisions hold holes (threads), a hole holds floors (posts), tags label holes. Everybody
        writes under a name that stands for one person within one hole only. All methods need a signed-in
        account.
        """
        return ForumService(self)

    @property
    def markup(self: Any) -> MarkupService:
        """HTML pages and CSS selectors: the means by which the library reads the campus's pages, for pages that
        it has no service for. Nothing here asks a server or needs a signed-in account.
        """
        return MarkupService(self)


class AsyncServices:
    """The services of `AsyncSession`."""

    __slots__ = ()

    @property
    def account(self: Any) -> AsyncAccountService:
        """The account of the DanXi community (forum and course reviews). A session is signed in with one account
        at a time; the tokens stay in memory, or in a file of mode 0600 below store.path if `remember` asks
        for it, and are renewed by themselves.
        """
        return AsyncAccountService(self)

    @property
    def forum(self: Any) -> AsyncForumService:
        """The forum 树洞: divisions hold holes (threads), a hole holds floors (posts), tags label holes. Everybody
        writes under a name that stands for one person within one hole only. All methods need a signed-in
        account.
        """
        return AsyncForumService(self)

    @property
    def markup(self: Any) -> AsyncMarkupService:
        """HTML pages and CSS selectors: the means by which the library reads the campus's pages, for pages that
        it has no service for. Nothing here asks a server or needs a signed-in account.
        """
        return AsyncMarkupService(self)
