"""`AsyncSessionPool`. It is in a separate module, because importing asyncio takes longer than importing all other modules together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import TYPE_CHECKING, Any

from ._async_session import AsyncSession
from ._pool import BasePool
from ._shelf import Close, Done, Late, Open, Park, Place

if TYPE_CHECKING:
    from types import TracebackType

    from ._shelf import Given, Step, Steps


class AsyncSessionPool(BasePool[AsyncSession]):
    """A `SessionPool` for asyncio, with instances of `AsyncSession`.

        async with danxi.AsyncSessionPool(store={"url": "redis://127.0.0.1", "key": key}) as pool:
            async with pool.session("student 1") as session:
                print((await session.forum.get_profile()).nickname)

    A pool belongs to one event loop.
    """

    _session_class = AsyncSession
    _event_class = asyncio.Event

    @contextlib.asynccontextmanager
    async def session(self, person: str) -> AsyncIterator[AsyncSession]:
        """Gives the session of a person to the block of an `async with` statement.

        See `SessionPool.session`, also for the errors. If the task is cancelled while it waits for a place, it loses its place in the queue.
        While a session is being opened or parked, the cancellation takes effect afterwards.
        """
        place = await self._run(self._shelf.take(person), self._timeout)
        assert place.session is not None
        try:
            yield place.session
        finally:
            self._give_back(place)

    async def aclose(self, timeout: float | None = None) -> None:
        """Waits until no session is in use, and parks all sessions. See `SessionPool.close`."""
        await self._run(self._shelf.close(), timeout)

    async def __aenter__(self) -> AsyncSessionPool:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.aclose()

    async def _run(self, steps: Steps[Given], timeout: float | None) -> Given:
        loop = asyncio.get_running_loop()
        end = None if timeout is None else loop.time() + timeout
        value: AsyncSession | None = None
        error: BaseException | None = None
        cancelled: BaseException | None = None
        while True:
            step = self._next(steps, value, error)
            if isinstance(step, Done):
                if cancelled is None:
                    return step.value
                if isinstance(step.value, Place):
                    self._give_back(step.value)
                raise cancelled
            value = error = None
            if cancelled is not None:
                error, cancelled = cancelled, None
                continue
            try:
                value, cancelled = await self._do(step, None if end is None else end - loop.time())
            except BaseException as problem:
                error = problem

    async def _do(self, step: Step, seconds: float | None) -> tuple[AsyncSession | None, BaseException | None]:
        """Runs a step. Returns the session that was opened, and the cancellation that came meanwhile."""
        if isinstance(step, Open):
            # Opening reads the store, which blocks.
            return await _to_the_end(asyncio.to_thread(self._open, step.person))
        if isinstance(step, Park):
            return await _to_the_end(step.session.park())
        if isinstance(step, Close):
            return await _to_the_end(step.session.aclose())
        try:
            await asyncio.wait_for(step.event.wait(), seconds if step.is_limited else None)
        except asyncio.TimeoutError:
            raise Late from None
        return None, None


async def _to_the_end(work: Coroutine[Any, Any, Any]) -> tuple[Any, BaseException | None]:
    """Waits until `work` has ended, even if the waiting task is cancelled. Returns its value and the cancellation."""
    task = asyncio.ensure_future(work)
    cancelled: BaseException | None = None
    while not task.done():
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None and task.exception() is not None:
        raise cancelled
    return task.result(), cancelled
