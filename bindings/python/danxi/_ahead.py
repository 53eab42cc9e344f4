"""Pages of lists that are requested while the program uses the page before."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import asyncio

    from ._async_session import AsyncSession
    from ._result import RawResult
    from ._session import Session


class Ahead:
    """A page that a `Session` requests. The request is cancelled with this object.

    Raises:
        Error: The call could not be started.
    """

    def __init__(self, session: Session, method: str, params: Mapping[str, Any]) -> None:
        self._session = session
        self._pid = os.getpid()
        self._call = session.start(method, **params)

    def take(self) -> RawResult | None:
        """Waits for the page. Returns None if the session was closed, or if the process was forked since."""
        if self._session.closed or self._pid != os.getpid():
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
        if hasattr(self, "_call"):
            self.cancel()


class AsyncAhead:
    """A page that an `AsyncSession` requests. The request is cancelled with this object."""

    def __init__(self, session: AsyncSession, method: str, params: Mapping[str, Any]) -> None:
        import asyncio

        self._session = session
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(session._run(method, params))
        self._task.add_done_callback(_notice)

    async def take(self) -> RawResult | None:
        """Waits for the page. Returns None if the session was closed. If this coroutine is cancelled, so is the request."""
        return None if self._session.closed else await self._task

    def cancel(self) -> None:
        # An iterator may be collected on another thread, or after the loop has ended.
        if not self._task.done() and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._task.cancel)

    def __del__(self) -> None:
        if hasattr(self, "_task"):
            self.cancel()


def _notice(task: asyncio.Task[RawResult]) -> None:
    """Keeps asyncio from reporting the error of a page that the program has not needed."""
    if not task.cancelled():
        task.exception()
