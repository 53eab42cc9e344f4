# Generated from interface/wallet.toml by `make generate`; do not edit.

"""Balance, transactions and payment code of the campus card 一卡通.

Amounts are in yuan. Values are cached in memory only.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity, tuple_of
from .._pages import AsyncItems, Items
from .._service import AsyncService, Service
from .._time import Timestamp, parse_date
from .options import CachePolicy

__all__ = [
    "AsyncWalletService",
    "CampusCard",
    "DailySum",
    "Transaction",
    "TransactionPage",
    "WalletBalance",
    "WalletContent",
    "WalletQRCode",
    "WalletService",
]


class WalletContent(Entity):
    """An overview of the card: its balance, latest transactions and daily amounts.

    Attributes:
        name: Name of the card holder. `None` if the site does not show it.
        balance: Balance of the card. In yuan.
        transactions: Latest transactions, newest first.
        daily_sums: Amount paid on each of the latest days, in the site's order. Days without a payment are left
            out.
    """

    name: str | None = None
    """Name of the card holder. `None` if the site does not show it."""
    balance: float
    """Balance of the card."""
    transactions: tuple[Transaction, ...]
    """Latest transactions, newest first."""
    daily_sums: tuple[DailySum, ...]
    """Amount paid on each of the latest days, in the site's order. Days without a payment are left out."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"transactions": tuple_of(Transaction.from_json), "daily_sums": tuple_of(DailySum.from_json)}


class CampusCard(Entity):
    """A campus card with its status and permissions.

    Attributes:
        id: Number in the list of cards.
        name: Name of the card holder. `None` if the server does not send it.
        status: Status as the university writes it, such as 正常 (valid). Empty if the server does not send it.
        can_enter: Whether the card opens the gates of a campus. `None` if the server does not send it.
        campuses: Names of the campuses that it opens, such as 邯郸. Empty if the server does not list them.
        expiry_date: Last day on which the card is valid. `None` if the server does not send it.
        balance: Balance of the card. `None` if the server does not send it. In yuan.
    """

    id: str
    """Number in the list of cards."""
    name: str | None = None
    """Name of the card holder. `None` if the server does not send it."""
    status: str
    """Status as the university writes it, such as 正常 (valid). Empty if the server does not send it."""
    can_enter: bool | None = None
    """Whether the card opens the gates of a campus. `None` if the server does not send it."""
    campuses: tuple[str, ...]
    """Names of the campuses that it opens, such as 邯郸. Empty if the server does not list them."""
    expiry_date: dt.date | None = None
    """Last day on which the card is valid. `None` if the server does not send it."""
    balance: float | None = None
    """Balance of the card. `None` if the server does not send it."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"campuses": tuple, "expiry_date": parse_date}


class WalletBalance(Entity):
    """The balance of the card.

    Attributes:
        balance: Balance of the card. In yuan.
    """

    balance: float
    """Balance of the card."""


class Transaction(Entity):
    """A transaction of the card, such as a payment or a deposit.

    Attributes:
        id: Number of the bill. `None` if the site shows no bill.
        time: Time of the transaction, to the minute.
        kind: Kind as the site writes it, such as 水控消费 (water) or 银行转账 (bank transfer).
        is_expense: Whether it reduced the balance. This is so if `kind` ends with 消费, or if the site shows a
            negative amount.
        location: Place of the transaction, or the other party. Empty if the site shows none.
        amount: Amount, never negative. `is_expense` is `True` if it was paid from the card. At least 0 yuan.
        balance: Balance after the transaction. In yuan.
        notes: Further information that the site shows, such as the means of payment and 交易成功 (success), in its
            order.
    """

    id: str | None = None
    """Number of the bill. `None` if the site shows no bill."""
    time: Timestamp
    """Time of the transaction, to the minute."""
    kind: str
    """Kind as the site writes it, such as 水控消费 (water) or 银行转账 (bank transfer)."""
    is_expense: bool
    """Whether it reduced the balance. This is so if `kind` ends with 消费, or if the site shows a negative amount."""
    location: str
    """Place of the transaction, or the other party. Empty if the site shows none."""
    amount: float
    """Amount, never negative. `is_expense` is `True` if it was paid from the card."""
    balance: float
    """Balance after the transaction."""
    notes: tuple[str, ...]
    """Further information that the site shows, such as the means of payment and 交易成功 (success), in its order."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"time": Timestamp.parse, "notes": tuple}


class TransactionPage(Entity):
    """A page of a list of transactions.

    Attributes:
        transactions: Transactions, newest first.
        page: Number of this page. At least 1.
        page_count: Number of pages of the list. `None` if the site does not show it. At least 0.
    """

    transactions: tuple[Transaction, ...]
    """Transactions, newest first."""
    page: int
    """Number of this page."""
    page_count: int | None = None
    """Number of pages of the list. `None` if the site does not show it."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"transactions": tuple_of(Transaction.from_json)}


class DailySum(Entity):
    """The amount paid with the card on one day.

    Attributes:
        date: Day of the payments.
        amount: Sum of the payments. In yuan.
    """

    date: dt.date
    """Day of the payments."""
    amount: float
    """Sum of the payments."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"date": parse_date}


class WalletQRCode(Entity):
    """A payment code: a QR code that a terminal scans to charge the card.

    Attributes:
        code: String to display as a QR code. It expires within minutes. Keep it secret: anyone who has it can pay
            with it.
    """

    code: str
    """String to display as a QR code. It expires within minutes. Keep it secret: anyone who has it can pay with it."""

    _secrets = frozenset({"code"})


class WalletService(Service):
    """Balance, transactions and payment code of the campus card 一卡通. It is the property `wallet` of `danxi.Session`."""

    __slots__ = ()

    def get_content(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> WalletContent:
        """Returns the card's balance, its latest transactions and the amount paid on each of the latest days.

        The session must be signed in with `campus.login()`. A cached value is valid for 5 minutes.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            WalletContent: An overview of the card: its balance, latest transactions and daily amounts.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the overview, because the layout of the HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://ecard.fudan.edu.cn/epay/myepay/index

        Since:
            0.1.0

        Example:
            session.wallet.get_content()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return WalletContent.from_json(self._call("wallet.get_content", params))

    def get_balance(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> WalletBalance:
        """Returns the card's balance.

        It shares the cached value of `wallet.get_content()`.

        The session must be signed in with `campus.login()`. A cached value is valid for 5 minutes.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            WalletBalance: The balance of the card.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the overview, because the layout of the HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://ecard.fudan.edu.cn/epay/myepay/index

        Since:
            0.1.0

        Example:
            session.wallet.get_balance()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return WalletBalance.from_json(self._call("wallet.get_balance", params))

    def list_cards(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[CampusCard]:
        """Lists the account's cards, with their status, expiry date and permission to enter each campus.

        The site asks for a second factor. `wallet.get_balance()` does not need one.

        The session must be signed in with `campus.login()`. A cached value is valid for 5 minutes.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[CampusCard]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            SecondFactorRequiredError: The site asks for a second factor. Answer with `campus.answer_challenge()`,
                then repeat the call.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://my.fudan.edu.cn/data_tables/ykt_xx.json

        Since:
            0.1.0

        Example:
            session.wallet.list_cards()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = self._call("wallet.list_cards", params)
        return [CampusCard.from_json(item) for item in items]

    def get_transactions(
        self,
        page: int,
        *,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> TransactionPage:
        """Lists all transactions that the site keeps, page by page, newest first.

        The session must be signed in with `campus.login()`.

        Args:
            page: Number of the page. Page 1 has the newest transactions. 1 to 10,000.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            TransactionPage: A page of a list of transactions.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            PageChangedError: The library cannot read the transactions, because the layout of an HTML page has
                changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://ecard.fudan.edu.cn/epay/consume/index
            POST https://ecard.fudan.edu.cn/epay/consume/query

        Since:
            0.1.0

        Example:
            session.wallet.get_transactions(1)
        """
        params = {"page": page, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return TransactionPage.from_json(self._call("wallet.get_transactions", params))

    def search_transactions(
        self,
        start_date: dt.date | str,
        end_date: dt.date | str,
        *,
        page: int = 1,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> TransactionPage:
        """Lists the transactions between two days, page by page, newest first.

        The session must be signed in with `campus.login()`.

        Args:
            start_date: First day, in Asia/Shanghai.
            end_date: Last day, in Asia/Shanghai. Its transactions are included.
            page: Number of the page. Page 1 has the newest transactions. 1 to 10,000. Default: 1.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            TransactionPage: A page of a list of transactions.

        Raises:
            InvalidArgumentError: `end_date` is before `start_date`.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            PageChangedError: The library cannot read the transactions, because the layout of an HTML page has
                changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://ecard.fudan.edu.cn/epay/consume/index
            POST https://ecard.fudan.edu.cn/epay/consume/query

        Since:
            0.1.0

        Example:
            session.wallet.search_transactions("2026-11-01", "2026-11-21")
        """
        params = {
            "start_date": start_date,
            "end_date": end_date,
            "page": page,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return TransactionPage.from_json(self._call("wallet.search_transactions", params))

    def get_qr_code(self, *, timeout_ms: int | None = None) -> WalletQRCode:
        """Requests a new payment code.

        The session must be signed in with `campus.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            WalletQRCode: A payment code: a QR code that a terminal scans to charge the card.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account has not accepted the terms of use of the payment code: `detail.reason` is
                `terms_not_agreed`. Open `detail.url` in a browser once and accept them.
            PageChangedError: The library finds neither a code nor the terms of use, because the layout of the HTML
                page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://ecard.fudan.edu.cn/epay/wxpage/fudan/zfm/qrcode

        Since:
            0.1.0

        Example:
            session.wallet.get_qr_code()
        """
        params = {"timeout_ms": timeout_ms}
        return WalletQRCode.from_json(self._call("wallet.get_qr_code", params))

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached overview of the card and the cached cards from memory.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.wallet.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("wallet.clear_cache", params)

    def iter_transactions(
        self,
        *,
        page: int = 1,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Transaction]:
        """Iterates over the items of all pages of `get_transactions`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `get_transactions`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {"page": page, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return Items(self._run, "wallet.get_transactions", params, Transaction.from_json, "transactions")

    def iter_search_transactions(
        self,
        start_date: dt.date | str,
        end_date: dt.date | str,
        *,
        page: int = 1,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Transaction]:
        """Iterates over the items of all pages of `search_transactions`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_transactions`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "start_date": start_date,
            "end_date": end_date,
            "page": page,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "wallet.search_transactions", params, Transaction.from_json, "transactions")


class AsyncWalletService(AsyncService):
    """Balance, transactions and payment code of the campus card 一卡通. It is the property `wallet` of
    `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def get_content(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> WalletContent:
        """Returns the card's balance, its latest transactions and the amount paid on each of the latest days.

        The session must be signed in with `campus.login()`. A cached value is valid for 5 minutes.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            WalletContent: An overview of the card: its balance, latest transactions and daily amounts.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the overview, because the layout of the HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://ecard.fudan.edu.cn/epay/myepay/index

        Since:
            0.1.0

        Example:
            await session.wallet.get_content()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return WalletContent.from_json(await self._call("wallet.get_content", params))

    async def get_balance(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> WalletBalance:
        """Returns the card's balance.

        It shares the cached value of `wallet.get_content()`.

        The session must be signed in with `campus.login()`. A cached value is valid for 5 minutes.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            WalletBalance: The balance of the card.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot read the overview, because the layout of the HTML page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://ecard.fudan.edu.cn/epay/myepay/index

        Since:
            0.1.0

        Example:
            await session.wallet.get_balance()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return WalletBalance.from_json(await self._call("wallet.get_balance", params))

    async def list_cards(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[CampusCard]:
        """Lists the account's cards, with their status, expiry date and permission to enter each campus.

        The site asks for a second factor. `wallet.get_balance()` does not need one.

        The session must be signed in with `campus.login()`. A cached value is valid for 5 minutes.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[CampusCard]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            SecondFactorRequiredError: The site asks for a second factor. Answer with `campus.answer_challenge()`,
                then repeat the call.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://my.fudan.edu.cn/data_tables/ykt_xx.json

        Since:
            0.1.0

        Example:
            await session.wallet.list_cards()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("wallet.list_cards", params)
        return [CampusCard.from_json(item) for item in items]

    async def get_transactions(
        self,
        page: int,
        *,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> TransactionPage:
        """Lists all transactions that the site keeps, page by page, newest first.

        The session must be signed in with `campus.login()`.

        Args:
            page: Number of the page. Page 1 has the newest transactions. 1 to 10,000.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            TransactionPage: A page of a list of transactions.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            PageChangedError: The library cannot read the transactions, because the layout of an HTML page has
                changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://ecard.fudan.edu.cn/epay/consume/index
            POST https://ecard.fudan.edu.cn/epay/consume/query

        Since:
            0.1.0

        Example:
            await session.wallet.get_transactions(1)
        """
        params = {"page": page, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return TransactionPage.from_json(await self._call("wallet.get_transactions", params))

    async def search_transactions(
        self,
        start_date: dt.date | str,
        end_date: dt.date | str,
        *,
        page: int = 1,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> TransactionPage:
        """Lists the transactions between two days, page by page, newest first.

        The session must be signed in with `campus.login()`.

        Args:
            start_date: First day, in Asia/Shanghai.
            end_date: Last day, in Asia/Shanghai. Its transactions are included.
            page: Number of the page. Page 1 has the newest transactions. 1 to 10,000. Default: 1.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            TransactionPage: A page of a list of transactions.

        Raises:
            InvalidArgumentError: `end_date` is before `start_date`.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            PageChangedError: The library cannot read the transactions, because the layout of an HTML page has
                changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://ecard.fudan.edu.cn/epay/consume/index
            POST https://ecard.fudan.edu.cn/epay/consume/query

        Since:
            0.1.0

        Example:
            await session.wallet.search_transactions("2026-11-01", "2026-11-21")
        """
        params = {
            "start_date": start_date,
            "end_date": end_date,
            "page": page,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return TransactionPage.from_json(await self._call("wallet.search_transactions", params))

    async def get_qr_code(self, *, timeout_ms: int | None = None) -> WalletQRCode:
        """Requests a new payment code.

        The session must be signed in with `campus.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            WalletQRCode: A payment code: a QR code that a terminal scans to charge the card.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account has not accepted the terms of use of the payment code: `detail.reason` is
                `terms_not_agreed`. Open `detail.url` in a browser once and accept them.
            PageChangedError: The library finds neither a code nor the terms of use, because the layout of the HTML
                page has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://ecard.fudan.edu.cn/epay/wxpage/fudan/zfm/qrcode

        Since:
            0.1.0

        Example:
            await session.wallet.get_qr_code()
        """
        params = {"timeout_ms": timeout_ms}
        return WalletQRCode.from_json(await self._call("wallet.get_qr_code", params))

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached overview of the card and the cached cards from memory.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.wallet.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("wallet.clear_cache", params)

    def iter_transactions(
        self,
        *,
        page: int = 1,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Transaction]:
        """Iterates over the items of all pages of `get_transactions`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `get_transactions`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {"page": page, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return AsyncItems(self._run, "wallet.get_transactions", params, Transaction.from_json, "transactions")

    def iter_search_transactions(
        self,
        start_date: dt.date | str,
        end_date: dt.date | str,
        *,
        page: int = 1,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Transaction]:
        """Iterates over the items of all pages of `search_transactions`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_transactions`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "start_date": start_date,
            "end_date": end_date,
            "page": page,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "wallet.search_transactions", params, Transaction.from_json, "transactions")
