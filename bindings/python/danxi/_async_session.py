"""The session for asyncio, in a module of its own: asyncio takes longer to import than all the rest."""

from __future__ import annotations

import asyncio
import os
from types import TracebackType
from typing import Any

from . import _library
from ._result import Answer, Result
from ._services import AsyncServices
from ._session import BaseSession, encode, keys
from .errors import ClosedError

_NO_CALLBACK = _library.ResultCallback()


class AsyncSession(BaseSession, AsyncServices):
    """A session for asyncio: the methods of its services are coroutines.

        async with danxi.AsyncSession() as session:
            await session.account.login(email, password)
            holes = await session.forum.list_holes_in_division(1)

    Calls run at once with each other, without threads of Python's. Cancelling the task that awaits a call ends the call. A
    session belongs to the event loop of its first call; other loops, and forked processes, need sessions of their own.
    """

    _loop: asyncio.AbstractEventLoop | None = None
    _fd: int
    # The calls under way, by key. The loop watches the session only while there are some, and keeps it alive only then.
    _futures: dict[int, asyncio.Future[Answer]]

    async def call(self, method: str, /, **params: Any) -> Any:
        """Calls a method by its name, such as `"forum.get_hole"`; `danxi.schema()` lists them all.

        Args:
            method: The method's name.
            params: Its parameters. Those that are None are left out.

        Returns:
            The value, as JSON: dicts, lists, strings, numbers, booleans and None.

        Raises:
            Error: The call failed; its class says why.
            RuntimeError: The session belongs to another event loop.
        """
        return (await self.request(method, **params)).value

    async def request(self, method: str, /, **params: Any) -> Result:
        """Calls a method by its name as `call` does, and also tells where the value came from, and how old it is."""
        self._check_process()
        loop = self._enter_loop()
        name, parameters, key = method.encode(), encode(params), next(keys)
        task = _library.call_async(self._handle, name, parameters, _NO_CALLBACK, key)
        if task is None:
            raise ClosedError("the session is closed")
        if not self._futures:
            loop.add_reader(self._fd, self._take_results)
        self._futures[key] = future = loop.create_future()
        try:
            answer: Answer = await future
        except asyncio.CancelledError:
            _library.task_cancel(task)
            raise
        finally:
            _library.task_free(task)
        return answer.result()

    async def aclose(self) -> None:
        """Closes the session: ends its calls with `ClosedError`. A second time, nothing happens."""
        if os.getpid() != self._pid:
            return
        loop = self._enter_loop()
        if self._futures:
            loop.remove_reader(self._fd)
        self._finalizer()
        for future in self._futures.values():
            if not future.done():
                future.set_exception(ClosedError("the session was closed while the call was under way"))
        self._futures.clear()

    async def __aenter__(self) -> AsyncSession:
        self._enter_loop()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.aclose()

    def _enter_loop(self) -> asyncio.AbstractEventLoop:
        loop = asyncio.get_running_loop()
        if self._loop is None:
            self._loop, self._fd, self._futures = loop, _library.session_fd(self._handle), {}
        if self._loop is not loop:
            raise RuntimeError("this AsyncSession belongs to another event loop; open one in each loop")
        return loop

    def _take_results(self) -> None:
        """Called by the loop while results wait in the session's queue."""
        while (handle := _library.session_next(self._handle, 0)) is not None:
            future = self._futures.pop(_library.result_user_data(handle))
            answer = Answer.take(handle)
            if not future.done():
                future.set_result(answer)
        if not self._futures:
            asyncio.get_running_loop().remove_reader(self._fd)
