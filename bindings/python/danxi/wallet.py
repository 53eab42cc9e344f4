# Generated from interface/wallet.toml by `make generate`; do not edit.

"""The campus card 一卡通: its balance, what was paid with it, and the code that pays in its stead.

All methods need a signed-in campus account. Amounts of money are in yuan.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from ._timestamp import Timestamp

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "WalletContent",
    "WalletBalance",
    "Transaction",
    "TransactionPage",
    "DailySum",
    "WalletQRCode",
    "WalletService",
    "AsyncWalletService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class WalletContent:
    """The card's front page: what is on the card, and what was lately paid with it.

    Attributes:
        name: The card holder's name, where the page greets by it.
        balance: What is on the card, in yuan.
        transactions: The latest transactions, newest first.
        daily_sums: What was paid day by day, in the order of the page; days without a payment are left out.
    """

    name: str | None = None
    """The card holder's name, where the page greets by it."""
    balance: float
    """What is on the card, in yuan."""
    transactions: tuple[Transaction, ...]
    """The latest transactions, newest first."""
    daily_sums: tuple[DailySum, ...]
    """What was paid day by day, in the order of the page; days without a payment are left out."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> WalletContent:
        return cls(
            name=json.get("name"),
            balance=json["balance"],
            transactions=tuple([Transaction._from_json(item) for item in json["transactions"]]),
            daily_sums=tuple([DailySum._from_json(item) for item in json["daily_sums"]]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class WalletBalance:
    """What is on the card.

    Attributes:
        balance: The amount, in yuan.
    """

    balance: float
    """The amount, in yuan."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> WalletBalance:
        return cls(
            balance=json["balance"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Transaction:
    """A transaction of the card: a payment, or money put on it.

    Attributes:
        id: The number of its bill, where the page links to it.
        time: When it was made; the page shows it to the minute.
        kind: What it was, such as 水控消费 or 银行转账.
        is_expense: Whether it took money from the card: its kind ends in 消费, or its amount is shown as
            negative.
        location: Where it was made, or with whom; empty where the page leaves it so.
        amount: How much, in yuan, 0 or more; `is_expense` tells the direction.
        balance: What was on the card afterwards, in yuan.
        notes: What else the row says, in its order, such as the means of payment and 交易成功.
    """

    id: str | None = None
    """The number of its bill, where the page links to it."""
    time: Timestamp
    """When it was made; the page shows it to the minute."""
    kind: str
    """What it was, such as 水控消费 or 银行转账."""
    is_expense: bool
    """Whether it took money from the card: its kind ends in 消费, or its amount is shown as negative."""
    location: str
    """Where it was made, or with whom; empty where the page leaves it so."""
    amount: float
    """How much, in yuan, 0 or more; `is_expense` tells the direction."""
    balance: float
    """What was on the card afterwards, in yuan."""
    notes: tuple[str, ...]
    """What else the row says, in its order, such as the means of payment and 交易成功."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Transaction:
        return cls(
            id=json.get("id"),
            time=Timestamp(json["time"]),
            kind=json["kind"],
            is_expense=json["is_expense"],
            location=json["location"],
            amount=json["amount"],
            balance=json["balance"],
            notes=tuple(json["notes"]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class TransactionPage:
    """One page of a list of transactions.

    Attributes:
        transactions: The page's transactions, newest first; empty where there are none.
        page: Which page it is, from 1.
        page_count: How many pages there are, where the answer says so.
    """

    transactions: tuple[Transaction, ...]
    """The page's transactions, newest first; empty where there are none."""
    page: int
    """Which page it is, from 1."""
    page_count: int | None = None
    """How many pages there are, where the answer says so."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> TransactionPage:
        return cls(
            transactions=tuple([Transaction._from_json(item) for item in json["transactions"]]),
            page=json["page"],
            page_count=json.get("page_count"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class DailySum:
    """What was paid with the card on a day.

    Attributes:
        date: The day, such as `2026-11-21`.
        amount: The sum, in yuan.
    """

    date: str
    """The day, such as `2026-11-21`."""
    amount: float
    """The sum, in yuan."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> DailySum:
        return cls(
            date=json["date"],
            amount=json["amount"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class WalletQRCode:
    """The code that pays in the card's stead.

    Attributes:
        code: The text to show as a QR code. Whoever has it can pay with it; it ends within minutes.
    """

    code: str
    """The text to show as a QR code. Whoever has it can pay with it; it ends within minutes."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> WalletQRCode:
        return cls(
            code=json["code"],
        )


class WalletService:
    """The campus card 一卡通: its balance, what was paid with it, and the code that pays in its stead.

    All methods need a signed-in campus account. Amounts of money are in yuan.

    It is the `wallet` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def get_content(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> WalletContent:
        """Gets the card's front page: the balance, the latest transactions and the sums by day.

        It is kept in memory for five minutes.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://ecard.fudan.edu.cn/epay/myepay/index
        """
        value = self._session.call("wallet.get_content", cache=cache, timeout_ms=timeout_ms)
        return WalletContent._from_json(value)

    def get_balance(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> WalletBalance:
        """Gets what is on the card: from the stored front page, or with it.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://ecard.fudan.edu.cn/epay/myepay/index
        """
        value = self._session.call("wallet.get_balance", cache=cache, timeout_ms=timeout_ms)
        return WalletBalance._from_json(value)

    def get_transactions(self, page: int, *, timeout_ms: int | None = None) -> TransactionPage:
        """Lists one page of the card's transactions, newest first, from all the time that the site keeps.

        Args:
            page: Which page, from 1, the newest, to 10,000.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://ecard.fudan.edu.cn/epay/consume/query
        """
        value = self._session.call("wallet.get_transactions", page=page, timeout_ms=timeout_ms)
        return TransactionPage._from_json(value)

    def search_transactions(
        self,
        start_date: str,
        end_date: str,
        *,
        page: int | None = None,
        timeout_ms: int | None = None,
    ) -> TransactionPage:
        """Lists one page of the card's transactions between two days, newest first, and tells how many pages
        there are.

        Args:
            start_date: The first day, such as `2026-11-01`.
            end_date: The last day, itself included, not before the first.
            page: Which page, 1 to 10,000.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://ecard.fudan.edu.cn/epay/consume/query
        """
        value = self._session.call(
            "wallet.search_transactions",
            start_date=start_date,
            end_date=end_date,
            page=page,
            timeout_ms=timeout_ms,
        )
        return TransactionPage._from_json(value)

    def get_qr_code(self, *, timeout_ms: int | None = None) -> WalletQRCode:
        """Gets a fresh code to pay with.

        An account that has not agreed to the terms of use is `ForbiddenError` with `detail.reason`
        `terms_not_agreed`: open the address of `detail.url` in a browser once and agree.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            ForbiddenError: The account is not allowed to do this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://ecard.fudan.edu.cn/epay/wxpage/fudan/zfm/qrcode
        """
        value = self._session.call("wallet.get_qr_code", timeout_ms=timeout_ms)
        return WalletQRCode._from_json(value)

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the store of the card's front page.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("wallet.clear_cache", timeout_ms=timeout_ms)


class AsyncWalletService:
    """The campus card 一卡通: its balance, what was paid with it, and the code that pays in its stead.

    All methods need a signed-in campus account. Amounts of money are in yuan.

    It is the `wallet` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def get_content(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> WalletContent:
        """Gets the card's front page: the balance, the latest transactions and the sums by day.

        It is kept in memory for five minutes.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://ecard.fudan.edu.cn/epay/myepay/index
        """
        value = await self._session.call("wallet.get_content", cache=cache, timeout_ms=timeout_ms)
        return WalletContent._from_json(value)

    async def get_balance(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> WalletBalance:
        """Gets what is on the card: from the stored front page, or with it.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://ecard.fudan.edu.cn/epay/myepay/index
        """
        value = await self._session.call("wallet.get_balance", cache=cache, timeout_ms=timeout_ms)
        return WalletBalance._from_json(value)

    async def get_transactions(self, page: int, *, timeout_ms: int | None = None) -> TransactionPage:
        """Lists one page of the card's transactions, newest first, from all the time that the site keeps.

        Args:
            page: Which page, from 1, the newest, to 10,000.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://ecard.fudan.edu.cn/epay/consume/query
        """
        value = await self._session.call("wallet.get_transactions", page=page, timeout_ms=timeout_ms)
        return TransactionPage._from_json(value)

    async def search_transactions(
        self,
        start_date: str,
        end_date: str,
        *,
        page: int | None = None,
        timeout_ms: int | None = None,
    ) -> TransactionPage:
        """Lists one page of the card's transactions between two days, newest first, and tells how many pages
        there are.

        Args:
            start_date: The first day, such as `2026-11-01`.
            end_date: The last day, itself included, not before the first.
            page: Which page, 1 to 10,000.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://ecard.fudan.edu.cn/epay/consume/query
        """
        value = await self._session.call(
            "wallet.search_transactions",
            start_date=start_date,
            end_date=end_date,
            page=page,
            timeout_ms=timeout_ms,
        )
        return TransactionPage._from_json(value)

    async def get_qr_code(self, *, timeout_ms: int | None = None) -> WalletQRCode:
        """Gets a fresh code to pay with.

        An account that has not agreed to the terms of use is `ForbiddenError` with `detail.reason`
        `terms_not_agreed`: open the address of `detail.url` in a browser once and agree.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            ForbiddenError: The account is not allowed to do this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://ecard.fudan.edu.cn/epay/wxpage/fudan/zfm/qrcode
        """
        value = await self._session.call("wallet.get_qr_code", timeout_ms=timeout_ms)
        return WalletQRCode._from_json(value)

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the store of the card's front page.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("wallet.clear_cache", timeout_ms=timeout_ms)
