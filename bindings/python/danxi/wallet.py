# Generated from interface/wallet.toml by `make generate`; do not edit.

"""Balance, transactions and payment code of the campus card 一卡通.

Amounts are in yuan. Answers are stored in memory only.
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
    """The card's overview: its balance and latest transactions.

    Attributes:
        name: Name of the card holder. Null if the page does not contain it.
        balance: Balance of the card.
        transactions: Latest transactions, newest first.
        daily_sums: Amounts paid on each of the latest days, in the order of the page. Days without a payment
            are left out.
    """

    name: str | None = None
    """Name of the card holder. Null if the page does not contain it."""
    balance: float
    """Balance of the card."""
    transactions: tuple[Transaction, ...]
    """Latest transactions, newest first."""
    daily_sums: tuple[DailySum, ...]
    """Amounts paid on each of the latest days, in the order of the page. Days without a payment are left out."""

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
    """The balance of the card.

    Attributes:
        balance: Balance of the card.
    """

    balance: float
    """Balance of the card."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> WalletBalance:
        return cls(
            balance=json["balance"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Transaction:
    """A transaction of the card, such as a payment or a deposit.

    Attributes:
        id: Number of the bill. Null if the page has no link to the bill.
        time: Time of the transaction, to the minute.
        kind: Kind in the site's words, such as 水控消费 or 银行转账.
        is_expense: Whether it reduced the balance: the kind ends with 消费, or the site shows a negative
            amount.
        location: Place or other party. Empty if the site shows none.
        amount: Amount without a sign. `is_expense` has the direction.
        balance: Balance after the transaction.
        notes: Further columns of the row, such as the means of payment and 交易成功. Empty columns are left out.
    """

    id: str | None = None
    """Number of the bill. Null if the page has no link to the bill."""
    time: Timestamp
    """Time of the transaction, to the minute."""
    kind: str
    """Kind in the site's words, such as 水控消费 or 银行转账."""
    is_expense: bool
    """Whether it reduced the balance: the kind ends with 消费, or the site shows a negative amount."""
    location: str
    """Place or other party. Empty if the site shows none."""
    amount: float
    """Amount without a sign. `is_expense` has the direction."""
    balance: float
    """Balance after the transaction."""
    notes: tuple[str, ...]
    """Further columns of the row, such as the means of payment and 交易成功. Empty columns are left out."""

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
    """A page of a list of transactions.

    Attributes:
        transactions: Transactions, newest first.
        page: Number of this page.
        page_count: Number of pages. Null if the response does not contain it.
    """

    transactions: tuple[Transaction, ...]
    """Transactions, newest first."""
    page: int
    """Number of this page."""
    page_count: int | None = None
    """Number of pages. Null if the response does not contain it."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> TransactionPage:
        return cls(
            transactions=tuple([Transaction._from_json(item) for item in json["transactions"]]),
            page=json["page"],
            page_count=json.get("page_count"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class DailySum:
    """The amount paid with the card on one day.

    Attributes:
        date: Day as YYYY-MM-DD.
        amount: Sum of the payments.
    """

    date: str
    """Day as YYYY-MM-DD."""
    amount: float
    """Sum of the payments."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> DailySum:
        return cls(
            date=json["date"],
            amount=json["amount"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class WalletQRCode:
    """A code that pays from the card.

    Attributes:
        code: Content of the QR code to display. It expires within minutes. Keep it secret: anyone who has it
            can pay with it.
    """

    code: str
    """Content of the QR code to display. It expires within minutes. Keep it secret: anyone who has it can pay
    with it.
    """

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> WalletQRCode:
        return cls(
            code=json["code"],
        )


class WalletService:
    """Balance, transactions and payment code of the campus card 一卡通.

    Amounts are in yuan. Answers are stored in memory only.

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
        """Returns the card's balance, its latest transactions and the amounts paid on each day.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

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
        """Returns the card's balance.

        It shares the stored answer of `wallet.get_content`.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://ecard.fudan.edu.cn/epay/myepay/index
        """
        value = self._session.call("wallet.get_balance", cache=cache, timeout_ms=timeout_ms)
        return WalletBalance._from_json(value)

    def get_transactions(self, page: int, *, timeout_ms: int | None = None) -> TransactionPage:
        """Lists a page of all transactions that the site keeps, newest first.

        Args:
            page: Number of the page. Page 1 has the newest transactions.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://ecard.fudan.edu.cn/epay/consume/index; POST
                https://ecard.fudan.edu.cn/epay/consume/query
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
        """Lists a page of the transactions between two days, newest first.

        Args:
            start_date: First day as YYYY-MM-DD.
            end_date: Last day as YYYY-MM-DD. Its transactions are included.
            page: Number of the page. Page 1 has the newest transactions.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://ecard.fudan.edu.cn/epay/consume/index; POST
                https://ecard.fudan.edu.cn/epay/consume/query
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
        """Returns a new payment code.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            ForbiddenError: The account is not allowed to do this.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://ecard.fudan.edu.cn/epay/wxpage/fudan/zfm/qrcode
        """
        value = self._session.call("wallet.get_qr_code", timeout_ms=timeout_ms)
        return WalletQRCode._from_json(value)

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored overview of the card.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("wallet.clear_cache", timeout_ms=timeout_ms)


class AsyncWalletService:
    """Balance, transactions and payment code of the campus card 一卡通.

    Amounts are in yuan. Answers are stored in memory only.

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
        """Returns the card's balance, its latest transactions and the amounts paid on each day.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

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
        """Returns the card's balance.

        It shares the stored answer of `wallet.get_content`.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://ecard.fudan.edu.cn/epay/myepay/index
        """
        value = await self._session.call("wallet.get_balance", cache=cache, timeout_ms=timeout_ms)
        return WalletBalance._from_json(value)

    async def get_transactions(self, page: int, *, timeout_ms: int | None = None) -> TransactionPage:
        """Lists a page of all transactions that the site keeps, newest first.

        Args:
            page: Number of the page. Page 1 has the newest transactions.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://ecard.fudan.edu.cn/epay/consume/index; POST
                https://ecard.fudan.edu.cn/epay/consume/query
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
        """Lists a page of the transactions between two days, newest first.

        Args:
            start_date: First day as YYYY-MM-DD.
            end_date: Last day as YYYY-MM-DD. Its transactions are included.
            page: Number of the page. Page 1 has the newest transactions.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://ecard.fudan.edu.cn/epay/consume/index; POST
                https://ecard.fudan.edu.cn/epay/consume/query
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
        """Returns a new payment code.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            ForbiddenError: The account is not allowed to do this.
            PageChangedError: A page no longer contains the part that is read from it. The message names the
                service, the selector and the page, with a redacted excerpt. The site has changed, or a
                sign-in or maintenance page answered instead: update libdanxi, or report this.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://ecard.fudan.edu.cn/epay/wxpage/fudan/zfm/qrcode
        """
        value = await self._session.call("wallet.get_qr_code", timeout_ms=timeout_ms)
        return WalletQRCode._from_json(value)

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored overview of the card.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("wallet.clear_cache", timeout_ms=timeout_ms)
