# Generated from interface/wallet.toml by `make generate`; do not edit.

"""The campus card 一卡通: its balance, what was paid with it, and the code that pays in its stead.

All methods need a signed-in campus account. Amounts of money are in yuan.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity, tuple_of
from .._service import AsyncService, Service
from .._time import Timestamp
from .options import CachePolicy

__all__ = [
    "AsyncWalletService",
    "DailySum",
    "Transaction",
    "TransactionPage",
    "WalletBalance",
    "WalletContent",
    "WalletQRCode",
    "WalletService",
]


class WalletContent(Entity):
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
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"transactions": tuple_of(Transaction.from_json), "daily_sums": tuple_of(DailySum.from_json)}


class WalletBalance(Entity):
    """What is on the card.

    Attributes:
        balance: The amount, in yuan.
    """

    balance: float
    """The amount, in yuan."""


class Transaction(Entity):
    """A transaction of the card: a payment, or money put on it.

    Attributes:
        id: The number of its bill, where the page links to it.
        time: When it was made; the page shows it to the minute.
        kind: What it was, such as 水控消费 or 银行转账.
        is_expense: Whether it took money from the card: its kind ends in 消费, or its amount is shown as negative.
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
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"time": Timestamp.parse, "notes": tuple}


class TransactionPage(Entity):
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
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"transactions": tuple_of(Transaction.from_json)}


class DailySum(Entity):
    """What was paid with the card on a day.

    Attributes:
        date: The day, such as `2026-11-21`.
        amount: The sum, in yuan.
    """

    date: str
    """The day, such as `2026-11-21`."""
    amount: float
    """The sum, in yuan."""


class WalletQRCode(Entity):
    """The code that pays in the card's stead.

    Attributes:
        code: The text to show as a QR code. Whoever has it can pay with it; it ends within minutes.
    """

    code: str
    """The text to show as a QR code. Whoever has it can pay with it; it ends within minutes."""


class WalletService(Service):
    """The campus card 一卡通: its balance, what was paid with it, and the code that pays in its stead. The `wallet` of a
    `danxi.Session`.
    """

    __slots__ = ()

    def get_content(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> WalletContent:
        """Gets the card's front page: the balance, the latest transactions and the sums by day.

        It is kept in memory for five minutes.

        The session must be signed in with `campus.login()`. A stored answer is valid for 5 minutes.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            WalletContent: The card's front page: what is on the card, and what was lately paid with it.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

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
        """Gets what is on the card: from the stored front page, or with it.

        The session must be signed in with `campus.login()`. A stored answer is valid for 5 minutes.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            WalletBalance: What is on the card.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://ecard.fudan.edu.cn/epay/myepay/index

        Since:
            0.1.0

        Example:
            session.wallet.get_balance()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return WalletBalance.from_json(self._call("wallet.get_balance", params))

    def get_transactions(self, page: int, *, timeout_ms: int | None = None) -> TransactionPage:
        """Lists one page of the card's transactions, newest first, from all the time that the site keeps.

        The session must be signed in with `campus.login()`.

        Args:
            page: Which page, from 1, the newest, to 10,000. 1 to 10,000.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            TransactionPage: One page of a list of transactions.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            POST https://ecard.fudan.edu.cn/epay/consume/query

        Since:
            0.1.0

        Example:
            session.wallet.get_transactions(1)
        """
        params = {"page": page, "timeout_ms": timeout_ms}
        return TransactionPage.from_json(self._call("wallet.get_transactions", params))

    def search_transactions(
        self,
        start_date: str,
        end_date: str,
        *,
        page: int = 1,
        timeout_ms: int | None = None,
    ) -> TransactionPage:
        """Lists one page of the card's transactions between two days, newest first, and tells how many pages there
        are.

        The session must be signed in with `campus.login()`.

        Args:
            start_date: The first day, such as `2026-11-01`.
            end_date: The last day, itself included, not before the first.
            page: Which page, 1 to 10,000. 1 to 10,000. Default: 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            TransactionPage: One page of a list of transactions.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            POST https://ecard.fudan.edu.cn/epay/consume/query

        Since:
            0.1.0

        Example:
            session.wallet.search_transactions("2026-11-01", "2026-11-21")
        """
        params = {"start_date": start_date, "end_date": end_date, "page": page, "timeout_ms": timeout_ms}
        return TransactionPage.from_json(self._call("wallet.search_transactions", params))

    def get_qr_code(self, *, timeout_ms: int | None = None) -> WalletQRCode:
        """Gets a fresh code to pay with.

        An account that has not agreed to the terms of use is `ForbiddenError` with `detail.reason`
        `terms_not_agreed`: open the address of `detail.url` in a browser once and agree.

        The session must be signed in with `campus.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            WalletQRCode: The code that pays in the card's stead.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not allowed to do this.
            Error: Any other reason; see `danxi.errors`.

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
        """Empties the store of the card's front page.

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


class AsyncWalletService(AsyncService):
    """The campus card 一卡通: its balance, what was paid with it, and the code that pays in its stead. The `wallet` of a
    `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def get_content(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> WalletContent:
        """Gets the card's front page: the balance, the latest transactions and the sums by day.

        It is kept in memory for five minutes.

        The session must be signed in with `campus.login()`. A stored answer is valid for 5 minutes.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            WalletContent: The card's front page: what is on the card, and what was lately paid with it.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

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
        """Gets what is on the card: from the stored front page, or with it.

        The session must be signed in with `campus.login()`. A stored answer is valid for 5 minutes.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            WalletBalance: What is on the card.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://ecard.fudan.edu.cn/epay/myepay/index

        Since:
            0.1.0

        Example:
            await session.wallet.get_balance()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return WalletBalance.from_json(await self._call("wallet.get_balance", params))

    async def get_transactions(self, page: int, *, timeout_ms: int | None = None) -> TransactionPage:
        """Lists one page of the card's transactions, newest first, from all the time that the site keeps.

        The session must be signed in with `campus.login()`.

        Args:
            page: Which page, from 1, the newest, to 10,000. 1 to 10,000.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            TransactionPage: One page of a list of transactions.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            POST https://ecard.fudan.edu.cn/epay/consume/query

        Since:
            0.1.0

        Example:
            await session.wallet.get_transactions(1)
        """
        params = {"page": page, "timeout_ms": timeout_ms}
        return TransactionPage.from_json(await self._call("wallet.get_transactions", params))

    async def search_transactions(
        self,
        start_date: str,
        end_date: str,
        *,
        page: int = 1,
        timeout_ms: int | None = None,
    ) -> TransactionPage:
        """Lists one page of the card's transactions between two days, newest first, and tells how many pages there
        are.

        The session must be signed in with `campus.login()`.

        Args:
            start_date: The first day, such as `2026-11-01`.
            end_date: The last day, itself included, not before the first.
            page: Which page, 1 to 10,000. 1 to 10,000. Default: 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            TransactionPage: One page of a list of transactions.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            POST https://ecard.fudan.edu.cn/epay/consume/query

        Since:
            0.1.0

        Example:
            await session.wallet.search_transactions("2026-11-01", "2026-11-21")
        """
        params = {"start_date": start_date, "end_date": end_date, "page": page, "timeout_ms": timeout_ms}
        return TransactionPage.from_json(await self._call("wallet.search_transactions", params))

    async def get_qr_code(self, *, timeout_ms: int | None = None) -> WalletQRCode:
        """Gets a fresh code to pay with.

        An account that has not agreed to the terms of use is `ForbiddenError` with `detail.reason`
        `terms_not_agreed`: open the address of `detail.url` in a browser once and agree.

        The session must be signed in with `campus.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            WalletQRCode: The code that pays in the card's stead.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not allowed to do this.
            Error: Any other reason; see `danxi.errors`.

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
        """Empties the store of the card's front page.

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
