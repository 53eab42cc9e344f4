# Generated from interface/account.toml by `make generate`; do not edit.

"""The account of the DanXi community, for the forum and the course reviews.

A session is signed in with at most one account. The tokens stay in memory or, with `remember` of
{method:account.login}, in a file of mode 0600 below {config:store.path}. They are renewed automatically.
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
        signed_in: Whether the session holds tokens. The server may have revoked them since.
        remembered: Whether the tokens are stored in a file below `store.path`, so that later sessions are
            signed in.
        access_expires_at: When the access token expires, 30 minutes after it was issued. It is renewed
            automatically.
        refresh_expires_at: When the refresh token expires, 30 days after it was issued. Without a call before
            then, sign in again.
    """

    signed_in: bool
    """Whether the session holds tokens. The server may have revoked them since."""
    remembered: bool
    """Whether the tokens are stored in a file below `store.path`, so that later sessions are signed in."""
    access_expires_at: Timestamp | None = None
    """When the access token expires, 30 minutes after it was issued. It is renewed automatically."""
    refresh_expires_at: Timestamp | None = None
    """When the refresh token expires, 30 days after it was issued. Without a call before then, sign in again."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> AccountStatus:
        return cls(
            signed_in=json["signed_in"],
            remembered=json["remembered"],
            access_expires_at=None if (value := json.get("access_expires_at")) is None else Timestamp(value),
            refresh_expires_at=None if (value := json.get("refresh_expires_at")) is None else Timestamp(value),
        )


class AccountService:
    """The account of the DanXi community, for the forum and the course reviews.

    A session is signed in with at most one account. The tokens stay in memory or, with `remember` of
    {method:account.login}, in a file of mode 0600 below {config:store.path}. They are renewed automatically.

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
        """Signs the session in to the community.

        The session is signed out of the account it was signed in with, if any. The password is sent once and
        is not stored.

        Args:
            email: E-mail address of the account.
            password: Password of the account.
            remember: Whether to store the tokens (never the password) in a file of mode 0600 below
                `store.path`, for later sessions.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            WrongPasswordError: The server does not accept this password for the account.
            NotRegisteredError: No account has this name.
            RejectedError: The server rejected the request. The message contains the server's words, and
                `detail` holds what the server said about each field.
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
        """Signs the session out.

        The server is told, and the session's tokens and cached answers are deleted, on disk too, even if the
        server cannot be reached. Without a signed-in account, nothing happens.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://auth.fduhole.com/api/logout
        """
        value = self._session.call("account.logout", timeout_ms=timeout_ms)
        return AccountStatus._from_json(value)

    def refresh_token(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Renews both tokens now.

        This is rarely needed: a call that meets an expired token renews it, once for all waiting calls. If
        the server does not accept the refresh token, the session is signed out and the call fails with
        `NotSignedInError`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://auth.fduhole.com/api/refresh
        """
        value = self._session.call("account.refresh_token", timeout_ms=timeout_ms)
        return AccountStatus._from_json(value)

    def get_status(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Returns whether the session is signed in, without asking the server.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        value = self._session.call("account.get_status", timeout_ms=timeout_ms)
        return AccountStatus._from_json(value)


class AsyncAccountService:
    """The account of the DanXi community, for the forum and the course reviews.

    A session is signed in with at most one account. The tokens stay in memory or, with `remember` of
    {method:account.login}, in a file of mode 0600 below {config:store.path}. They are renewed automatically.

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
        """Signs the session in to the community.

        The session is signed out of the account it was signed in with, if any. The password is sent once and
        is not stored.

        Args:
            email: E-mail address of the account.
            password: Password of the account.
            remember: Whether to store the tokens (never the password) in a file of mode 0600 below
                `store.path`, for later sessions.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            WrongPasswordError: The server does not accept this password for the account.
            NotRegisteredError: No account has this name.
            RejectedError: The server rejected the request. The message contains the server's words, and
                `detail` holds what the server said about each field.
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
        """Signs the session out.

        The server is told, and the session's tokens and cached answers are deleted, on disk too, even if the
        server cannot be reached. Without a signed-in account, nothing happens.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://auth.fduhole.com/api/logout
        """
        value = await self._session.call("account.logout", timeout_ms=timeout_ms)
        return AccountStatus._from_json(value)

    async def refresh_token(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Renews both tokens now.

        This is rarely needed: a call that meets an expired token renews it, once for all waiting calls. If
        the server does not accept the refresh token, the session is signed out and the call fails with
        `NotSignedInError`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://auth.fduhole.com/api/refresh
        """
        value = await self._session.call("account.refresh_token", timeout_ms=timeout_ms)
        return AccountStatus._from_json(value)

    async def get_status(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Returns whether the session is signed in, without asking the server.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        value = await self._session.call("account.get_status", timeout_ms=timeout_ms)
        return AccountStatus._from_json(value)
