"""Pages of lists that are requested while the program uses the page before."""

from __future__ import annotations

import os
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import asyncio

    from ._call import Call
    from ._result import RawResult


class Ahead:
    """A page that a call of a `Session` requests. The request is cancelled with this object.

    Args:
        call: The call.
        is_closed: Function that returns whether the session was closed.
    """

    def __init__(self, call: Call, is_closed: Callable[[], bool]) -> None:
        self._call = call
        self._is_closed = is_closed
        self._pid = os.getpid()

    def take(self) -> RawResult | None:
        """Waits for the page. Returns None if the session was closed, or if the process was forked since."""
        if self._is_closed() or self._pid != os.getpid():
            return None
        try:
            return self._call.raw()
        except BaseException:
            # Ctrl-C: the page will be requested again.
            self.cancel()
            raise

    def cancel(self) -> None:
        self._call.cancel()

    def __del__(self) -> None:
        self.cancel()


class AsyncAhead:
    """A page that a call of an `AsyncSession` requests. The request is cancelled with this object.

    Args:
        call: The coroutine of the call.
        is_closed: Function that returns whether the session was closed.
    """

    def __init__(self, call: Coroutine[Any, Any, RawResult], is_closed: Callable[[], bool]) -> None:
        import asyncio

        self._is_closed = is_closed
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(call)
        self._task.add_done_callback(_notice)

    async def take(self) -> RawResult | None:
        """Waits for the page. Returns None if the session was closed. If this coroutine is cancelled, so is the request."""
        return None if self._is_closed() else await self._task

    def cancel(self) -> None:
        # An iterator may be collected on another thread, or after the loop has ended.
        if not self._task.done() and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._task.cancel)

    def __del__(self) -> None:
        self.cancel()


def _notice(task: asyncio.Task[RawResult]) -> None:
    """Keeps asyncio from reporting the error of a page that the program has not needed."""
    if not task.cancelled():
        task.exception()
