# Generated from interface/*.toml by `make generate`; do not edit.

"""The services as properties of the sessions."""

from __future__ import annotations

from typing import Any

from . import account, forum
from .account import AccountService, AsyncAccountService
from .forum import AsyncForumService, ForumService

__all__ = [
    "account",
    "forum",
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
