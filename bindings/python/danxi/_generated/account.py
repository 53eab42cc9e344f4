# Generated from interface/account.toml by `make generate`; do not edit.

"""The account of the DanXi community, for the forum and the course reviews.

A session is signed in with at most one community account at a time. The server issues two tokens, an access token
for 30 minutes and a refresh token for 30 days, and calls refresh them automatically. They are kept in memory and,
with `remember` of `account.login()`, also in a file of mode 0600 below `store.path`, which several processes may
share.

A call acts for the account that the session had when the call started. If another call signs in or out meanwhile,
the call fails with `AccountChangedError` before its next request.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity
from .._service import AsyncService, Service
from .._time import Timestamp

__all__ = [
    "AccountService",
    "AccountStatus",
    "AsyncAccountService",
]


class AccountStatus(Entity):
    """The state of a session's sign-in to the community.

    Attributes:
        signed_in: Whether the session has tokens. This is not checked with the server, which may have revoked them.
        account_id: Identifier of the account. `None` if the session is not signed in.
        remembered: Whether a file below `store.path` holds tokens of this account, so that later sessions are
            signed in.
        access_expires_at: When the access token expires, 30 minutes after it was issued. It is refreshed
            automatically. `None` if the session is not signed in.
        refresh_expires_at: When the refresh token expires, 30 days after it was issued. Unless a call refreshes it
            before then, a new sign-in is needed. `None` if the session is not signed in.
    """

    signed_in: bool
    """Whether the session has tokens. This is not checked with the server, which may have revoked them."""
    account_id: int | None = None
    """Identifier of the account. `None` if the session is not signed in."""
    remembered: bool
    """Whether a file below `store.path` holds tokens of this account, so that later sessions are signed in."""
    access_expires_at: Timestamp | None = None
    """When the access token expires, 30 minutes after it was issued. It is refreshed automatically. `None` if the
    session is not signed in.
    """
    refresh_expires_at: Timestamp | None = None
    """When the refresh token expires, 30 days after it was issued. Unless a call refreshes it before then, a new
    sign-in is needed. `None` if the session is not signed in.
    """

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"access_expires_at": Timestamp.parse, "refresh_expires_at": Timestamp.parse}


class AccountService(Service):
    """The account of the DanXi community, for the forum and the course reviews. It is the property `account` of
    `danxi.Session`.
    """

    __slots__ = ()

    def login(
        self,
        email: str,
        password: str,
        *,
        remember: bool = False,
        timeout_ms: int | None = None,
    ) -> AccountStatus:
        """Signs the session in to the community with an e-mail address and a password.

        If the session is already signed in, the new account replaces the old one, and the cached values of the old
        one are deleted. The password is sent once and is not stored.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            email: E-mail address of the account. Not empty.
            password: Password of the account. Not empty.
            remember: Whether to store the tokens (never the password) in a file of mode 0600 below `store.path`,
                for later sessions. They replace those of any other account. Otherwise, stored tokens of this
                account are deleted. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            InvalidArgumentError: `remember` is `True`, but `store.path` is not set.
            WrongPasswordError: The password is wrong. It was sent once and is not sent again.
            NotRegisteredError: No account has this e-mail address.
            RejectedError: The e-mail address is malformed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://auth.fduhole.com/api/login

        Since:
            0.1.0

        Example:
            session.account.login("student@fudan.edu.cn", "Guanghua+1905")
        """
        params = {"email": email, "password": password, "remember": remember, "timeout_ms": timeout_ms}
        return AccountStatus.from_json(self._call("account.login", params))

    def logout(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Ends all sign-ins of the account, on every device.

        The server revokes all tokens of the account. An expired access token is refreshed first, so that the server
        accepts the request. The session's tokens and the cached values of the community services are deleted from
        memory and disk even if the server cannot be reached; a warning is logged then, and copies of the tokens
        stay valid until they expire. If the session is not signed in, no request is sent.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            AccountChangedError: The session has signed in to another account meanwhile, which stays signed in.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://auth.fduhole.com/api/logout
            POST https://auth.fduhole.com/api/refresh

        Since:
            0.1.0

        Example:
            session.account.logout()
        """
        params = {"timeout_ms": timeout_ms}
        return AccountStatus.from_json(self._call("account.logout", params))

    def refresh_token(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Replaces the access token and the refresh token with new ones.

        The server is asked each time, even if another process has just refreshed the tokens. This is rarely needed,
        because expired tokens are refreshed automatically. If the server refuses (401, 403 or 404), the session is
        signed out and the call fails with `NotSignedInError`.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://auth.fduhole.com/api/refresh

        Since:
            0.1.0

        Example:
            session.account.refresh_token()
        """
        params = {"timeout_ms": timeout_ms}
        return AccountStatus.from_json(self._call("account.refresh_token", params))

    def get_status(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Returns whether the session is signed in, and when its tokens expire.

        No request is sent.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.account.get_status()
        """
        params = {"timeout_ms": timeout_ms}
        return AccountStatus.from_json(self._call("account.get_status", params))


class AsyncAccountService(AsyncService):
    """The account of the DanXi community, for the forum and the course reviews. It is the property `account` of
    `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def login(
        self,
        email: str,
        password: str,
        *,
        remember: bool = False,
        timeout_ms: int | None = None,
    ) -> AccountStatus:
        """Signs the session in to the community with an e-mail address and a password.

        If the session is already signed in, the new account replaces the old one, and the cached values of the old
        one are deleted. The password is sent once and is not stored.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            email: E-mail address of the account. Not empty.
            password: Password of the account. Not empty.
            remember: Whether to store the tokens (never the password) in a file of mode 0600 below `store.path`,
                for later sessions. They replace those of any other account. Otherwise, stored tokens of this
                account are deleted. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            InvalidArgumentError: `remember` is `True`, but `store.path` is not set.
            WrongPasswordError: The password is wrong. It was sent once and is not sent again.
            NotRegisteredError: No account has this e-mail address.
            RejectedError: The e-mail address is malformed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://auth.fduhole.com/api/login

        Since:
            0.1.0

        Example:
            await session.account.login("student@fudan.edu.cn", "Guanghua+1905")
        """
        params = {"email": email, "password": password, "remember": remember, "timeout_ms": timeout_ms}
        return AccountStatus.from_json(await self._call("account.login", params))

    async def logout(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Ends all sign-ins of the account, on every device.

        The server revokes all tokens of the account. An expired access token is refreshed first, so that the server
        accepts the request. The session's tokens and the cached values of the community services are deleted from
        memory and disk even if the server cannot be reached; a warning is logged then, and copies of the tokens
        stay valid until they expire. If the session is not signed in, no request is sent.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            AccountChangedError: The session has signed in to another account meanwhile, which stays signed in.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://auth.fduhole.com/api/logout
            POST https://auth.fduhole.com/api/refresh

        Since:
            0.1.0

        Example:
            await session.account.logout()
        """
        params = {"timeout_ms": timeout_ms}
        return AccountStatus.from_json(await self._call("account.logout", params))

    async def refresh_token(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Replaces the access token and the refresh token with new ones.

        The server is asked each time, even if another process has just refreshed the tokens. This is rarely needed,
        because expired tokens are refreshed automatically. If the server refuses (401, 403 or 404), the session is
        signed out and the call fails with `NotSignedInError`.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://auth.fduhole.com/api/refresh

        Since:
            0.1.0

        Example:
            await session.account.refresh_token()
        """
        params = {"timeout_ms": timeout_ms}
        return AccountStatus.from_json(await self._call("account.refresh_token", params))

    async def get_status(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Returns whether the session is signed in, and when its tokens expire.

        No request is sent.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.account.get_status()
        """
        params = {"timeout_ms": timeout_ms}
        return AccountStatus.from_json(await self._call("account.get_status", params))
