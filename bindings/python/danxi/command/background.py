"""The calls of `danxi mcp` and `danxi serve`, which cannot ask a person at a terminal."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Any

import danxi

from . import accounts
from .schema import Interface, Method


class Caller:
    """A caller of methods, which signs in when a method needs an account whose password is in the environment or the keyring."""

    def __init__(self, session: danxi.AsyncSession, interface: Interface) -> None:
        self.session = session
        self.interface = interface
        self._turn = asyncio.Lock()  # held while signing in
        self._sign_ins: Counter[str] = Counter()  # number of sign-ins with each kind of account

    async def request(self, method: Method, parameters: Mapping[str, Any]) -> danxi.Result[Any]:
        """Calls a method.

        Raises:
            danxi.Error: The call failed.
        """
        before = self._sign_ins.copy()
        try:
            result = await self.session.request(method.name, **parameters)
        except (danxi.NotSignedInError, danxi.AccountChangedError) as error:
            needs_account = isinstance(error, danxi.NotSignedInError) or await self._has_signed_in(method, before)
            if error.outcome or not needs_account or not await self._sign_in(method, before):
                raise
            result = await self.session.request(method.name, **parameters)
        accounts.after(method.name)
        return result

    async def _has_signed_in(self, method: Method, before: Counter[str]) -> bool:
        """Returns whether another call has signed in with an account that a method needs. Waits for a sign-in that runs.

        A call never gets the account of a sign-in that ends later than the call begins: it fails with `account_changed`.
        """
        async with self._turn:
            return any(self._sign_ins[kind] != before[kind] for kind in accounts.kinds_of(method))

    async def _sign_in(self, method: Method, before: Counter[str]) -> bool:
        """Signs in with each kind of account that a method needs.

        Args:
            before: The numbers of sign-ins before the call. A kind with another number now is left out, because another call has
                signed in with it.

        Returns:
            Whether the method needs accounts, and the passwords of all of them are known.
        """
        found = {kind: accounts.parameters(kind) for kind in accounts.kinds_of(method)}
        if not found or None in found.values():
            return False
        async with self._turn:
            for kind, parameters in found.items():
                if self._sign_ins[kind] == before[kind]:
                    await self.session.call(accounts.LOGINS[kind][0], **(parameters or {}), remember=True)
                    self._sign_ins[kind] += 1
        return True
