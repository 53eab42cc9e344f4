# Generated from interface/*.toml by `make generate`; do not edit.

"""The services as properties of the sessions."""

from __future__ import annotations

from typing import Any

from . import account, forum, campus, announcement, wallet, reservation, sport
from .account import AccountService, AsyncAccountService
from .forum import AsyncForumService, ForumService
from .campus import AsyncCampusService, CampusService
from .announcement import AnnouncementService, AsyncAnnouncementService
from .wallet import AsyncWalletService, WalletService
from .reservation import AsyncReservationService, ReservationService
from .sport import AsyncSportService, SportService

__all__ = [
    "account",
    "forum",
    "campus",
    "announcement",
    "wallet",
    "reservation",
    "sport",
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
    def campus(self: Any) -> CampusService:
        """The campus account, with which all campus services are used. A session is signed in with one account
        at a time; its services are signed in to as they are called, and again when the university has ended a
        sign-in. The password stays in memory, and is sent to nobody but the university's sign-in, encrypted
        where that takes it so; what is asked of a person on the way (the characters of a picture, a second
        factor) ends a call with an error that says so, and is answered with campus.answer_challenge.
        """
        return CampusService(self)

    @property
    def announcement(self: Any) -> AnnouncementService:
        """The announcements 通知公告 of the academic affairs office (undergraduates) and of the graduate school,
        newest first and by pages. They are public: no account is needed, though the announcements themselves
        may ask for one.
        """
        return AnnouncementService(self)

    @property
    def wallet(self: Any) -> WalletService:
        """The campus card 一卡通: its balance, what was paid with it, and the code that pays in its stead. All
        methods need a signed-in campus account. Amounts of money are in yuan.
        """
        return WalletService(self)

    @property
    def reservation(self: Any) -> ReservationService:
        """Sports grounds, rooms and student activities that can be reserved (elife): what there is, and how each
        of a day's slots is taken. A reservation itself is made in a browser, at the slot's `reserve_url`. All
        methods need a signed-in campus account.
        """
        return ReservationService(self)

    @property
    def sport(self: Any) -> SportService:
        """Physical education: how often the account has exercised 课外锻炼 in this semester, and its fitness test
        体质测试. All methods need a signed-in campus account.
        """
        return SportService(self)


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
    def campus(self: Any) -> AsyncCampusService:
        """The campus account, with which all campus services are used. A session is signed in with one account
        at a time; its services are signed in to as they are called, and again when the university has ended a
        sign-in. The password stays in memory, and is sent to nobody but the university's sign-in, encrypted
        where that takes it so; what is asked of a person on the way (the characters of a picture, a second
        factor) ends a call with an error that says so, and is answered with campus.answer_challenge.
        """
        return AsyncCampusService(self)

    @property
    def announcement(self: Any) -> AsyncAnnouncementService:
        """The announcements 通知公告 of the academic affairs office (undergraduates) and of the graduate school,
        newest first and by pages. They are public: no account is needed, though the announcements themselves
        may ask for one.
        """
        return AsyncAnnouncementService(self)

    @property
    def wallet(self: Any) -> AsyncWalletService:
        """The campus card 一卡通: its balance, what was paid with it, and the code that pays in its stead. All
        methods need a signed-in campus account. Amounts of money are in yuan.
        """
        return AsyncWalletService(self)

    @property
    def reservation(self: Any) -> AsyncReservationService:
        """Sports grounds, rooms and student activities that can be reserved (elife): what there is, and how each
        of a day's slots is taken. A reservation itself is made in a browser, at the slot's `reserve_url`. All
        methods need a signed-in campus account.
        """
        return AsyncReservationService(self)

    @property
    def sport(self: Any) -> AsyncSportService:
        """Physical education: how often the account has exercised 课外锻炼 in this semester, and its fitness test
        体质测试. All methods need a signed-in campus account.
        """
        return AsyncSportService(self)
