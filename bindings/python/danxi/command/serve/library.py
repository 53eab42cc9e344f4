"""The library's session, which is opened again when the person signs in or out with another command."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

import danxi

from .. import accounts
from ..app import App
from ..background import Caller
from ..schema import Method
from .sources import HOUR, UNSENT

# The field of the status of each kind of account that names the account.
NAMES = {accounts.CAMPUS: "username", accounts.COMMUNITY: "account_id"}


class PatientCaller(Caller):
    """A caller that does not try a password again for an hour after a sign-in has failed: more attempts could lock the account.

    A sign-in that did not reach the server does not count. If the person has to act, such as after a wrong password, all calls fail with
    the error of that sign-in.
    """

    def __init__(self, session: danxi.AsyncSession, app: App) -> None:
        super().__init__(session, app.interface)
        self._attempt = asyncio.Lock()
        # The time and the error of the last failed sign-in with each kind of account.
        self._failed: dict[str, tuple[float, danxi.Error]] = {}

    async def _sign_in(self, method: Method, before: Counter[str]) -> bool:
        kinds = accounts.kinds_of(method)
        async with self._attempt:
            now = time.monotonic()
            for time_of_failure, error in (self._failed[kind] for kind in kinds if kind in self._failed):
                if now - time_of_failure < HOUR:
                    if isinstance(error, danxi.SignInError):
                        raise error.with_traceback(None)
                    return False
            try:
                return await super()._sign_in(method, before)
            except danxi.Error as error:
                if error.name not in UNSENT:
                    self._failed.update(dict.fromkeys(kinds, (now, error)))
                raise


class SharedLibrary:
    """The library for all documents: one session, with the accounts of `danxi login`."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._caller: PatientCaller | None = None
        self._opened_for: int | None = None  # the time of the last login or logout when the session was opened

    async def request(self, method: str, /, **params: Any) -> danxi.Result[Any]:
        caller = await self._open()
        return await caller.request(self._app.interface.method(method), params)

    async def owner(self, kind: str) -> str | None:
        caller = await self._open()
        status = await caller.session.call(accounts.STATUS[kind])
        if status["signed_in"]:
            return str(status[NAMES[kind]])
        # The first request signs in if the password is known.
        parameters = accounts.parameters(kind)
        return parameters[accounts.LOGINS[kind][1]] if parameters else None

    def last_login(self) -> int | None:
        """Returns the time of the last sign-in or sign-out by another program."""
        return accounts.last_change()

    async def close(self) -> None:
        if self._caller:
            await self._caller.session.aclose()
            self._caller = None

    async def _open(self) -> PatientCaller:
        last = self.last_login()
        if self._caller is None or self._opened_for != last:
            old, self._opened_for = self._caller, last
            self._caller = PatientCaller(danxi.AsyncSession(self._app.configuration()), self._app)
            if old:
                await old.session.aclose()
        return self._caller
