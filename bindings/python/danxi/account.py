# Generated from interface/account.toml by `make generate`; do not edit.

"""The account of the DanXi community (forum and course reviews). A session is signed in with one account at a
time; the tokens stay in memory, or in a file of mode 0600 below store.path if `remember` asks for it, and are
renewed by themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ._timestamp import Timestamp

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "AccountStatus",
    "AccountService",
    "AsyncAccountService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountStatus:
    """Whether a session is signed in to the community, and for how long.

    Attributes:
        signed_in: Whether the session holds tokens. The server has the last word: it may have withdrawn them
            since.
        remembered: Whether the tokens are kept in a file below store.path and survive the process.
        access_expires_at: When the access token ends (30 minutes after its issue); it is renewed by itself.
        refresh_expires_at: When the refresh token ends (30 days after its issue): without a call before then,
            sign in again.
    """

    signed_in: bool
    """Whether the session holds tokens. The server has the last word: it may have withdrawn them since."""
    remembered: bool
    """Whether the tokens are kept in a file below store.path and survive the process."""
    access_expires_at: Timestamp | None = None
    """When the access token ends (30 minutes after its issue); it is renewed by itself."""
    refresh_expires_at: Timestamp | None = None
    """When the refresh token ends (30 days after its issue): without a call before then, sign in again."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> AccountStatus:
        return cls(
            signed_in=json["signed_in"],
            remembered=json["remembered"],
            access_expires_at=None if (value := json.get("access_expires_at")) is None else Timestamp(value),
            refresh_expires_at=None if (value := json.get("refresh_expires_at")) is None else Timestamp(value),
        )


class AccountService:
    """The account of the DanXi community (forum and course reviews). A session is signed in with one account at
    a time; the tokens stay in memory, or in a file of mode 0600 below store.path if `remember` asks for it,
    and are renewed by themselves.

    It is the `account` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def login(
        self,
        email: str,
        password: str,
        *,
        remember: bool | None = None,
        timeout_ms: int | None = None,
    ) -> AccountStatus:
        """Signs the session in to the community, replacing the account it was signed in with, if any.

        A wrong password is `WrongPasswordError`, an address without an account `NotRegisteredError`, a
        malformed address `RejectedError`. The password is sent once and kept nowhere.

        Args:
            email: The account's e-mail address, as registered.
            password: The account's password.
            remember: Keep the tokens (never the password) in a file of mode 0600 below store.path, for later
                sessions. Default: False.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            WrongPasswordError: The server does not accept this password for the account.
            NotRegisteredError: The server knows no account of this name.
            RejectedError: The server found fault with the request; the message is the server's own, and
                `detail` holds what it said field by field.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST https://auth.fduhole.com/api/login
        """
        value = self._session.call(
            "account.login",
            email=email,
            password=password,
            remember=remember,
            timeout_ms=timeout_ms,
        )
        return AccountStatus._from_json(value)

    def logout(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Signs out: the server is told, and tokens and stores of the session are cleared, on disk too, even if
        the server cannot be reached. A session that is not signed in answers the same.

        Args:
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://auth.fduhole.com/api/logout
        """
        value = self._session.call("account.logout", timeout_ms=timeout_ms)
        return AccountStatus._from_json(value)

    def refresh_token(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Renews both tokens now. There is rarely a reason to: a call that meets an expired token renews it by
        itself, once for all waiting calls. A refresh token that the server no longer accepts is
        `NotSignedInError`, and the session is signed out.

        Args:
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            NotSignedInError: The call needs a signed-in account, and the session has none, or its sign-in has
                ended: sign in again.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST https://auth.fduhole.com/api/refresh, the refresh token as Bearer
        """
        value = self._session.call("account.refresh_token", timeout_ms=timeout_ms)
        return AccountStatus._from_json(value)

    def get_status(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Tells whether the session is signed in, without asking the server.

        Args:
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            the session's tokens
        """
        value = self._session.call("account.get_status", timeout_ms=timeout_ms)
        return AccountStatus._from_json(value)


class AsyncAccountService:
    """The account of the DanXi community (forum and course reviews). A session is signed in with one account at
    a time; the tokens stay in memory, or in a file of mode 0600 below store.path if `remember` asks for it,
    and are renewed by themselves.

    It is the `account` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def login(
        self,
        email: str,
        password: str,
        *,
        remember: bool | None = None,
        timeout_ms: int | None = None,
    ) -> AccountStatus:
        """Signs the session in to the community, replacing the account it was signed in with, if any.

        A wrong password is `WrongPasswordError`, an address without an account `NotRegisteredError`, a
        malformed address `RejectedError`. The password is sent once and kept nowhere.

        Args:
            email: The account's e-mail address, as registered.
            password: The account's password.
            remember: Keep the tokens (never the password) in a file of mode 0600 below store.path, for later
                sessions. Default: False.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            WrongPasswordError: The server does not accept this password for the account.
            NotRegisteredError: The server knows no account of this name.
            RejectedError: The server found fault with the request; the message is the server's own, and
                `detail` holds what it said field by field.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST https://auth.fduhole.com/api/login
        """
        value = await self._session.call(
            "account.login",
            email=email,
            password=password,
            remember=remember,
            timeout_ms=timeout_ms,
        )
        return AccountStatus._from_json(value)

    async def logout(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Signs out: the server is told, and tokens and stores of the session are cleared, on disk too, even if
        the server cannot be reached. A session that is not signed in answers the same.

        Args:
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://auth.fduhole.com/api/logout
        """
        value = await self._session.call("account.logout", timeout_ms=timeout_ms)
        return AccountStatus._from_json(value)

    async def refresh_token(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Renews both tokens now. There is rarely a reason to: a call that meets an expired token renews it by
        itself, once for all waiting calls. A refresh token that the server no longer accepts is
        `NotSignedInError`, and the session is signed out.

        Args:
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            NotSignedInError: The call needs a signed-in account, and the session has none, or its sign-in has
                ended: sign in again.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST https://auth.fduhole.com/api/refresh, the refresh token as Bearer
        """
        value = await self._session.call("account.refresh_token", timeout_ms=timeout_ms)
        return AccountStatus._from_json(value)

    async def get_status(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Tells whether the session is signed in, without asking the server.

        Args:
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            the session's tokens
        """
        value = await self._session.call("account.get_status", timeout_ms=timeout_ms)
        return AccountStatus._from_json(value)
