"""The session for asyncio. It is in a separate module, because importing asyncio takes longer than importing all other modules together."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, overload

from . import _library
from ._ahead import AsyncAhead
from ._encode import encode
from ._error import Error
from ._generated.errors import BusyError, CallCancelledError, ClosedError
from ._generated.services import AsyncServices
from ._result import RawResult, Result
from ._service import Recorder
from ._session import BaseSession, keys, named
from ._watch import Stream

if TYPE_CHECKING:
    from types import TracebackType

    from ._service import Parameters, Value

_NO_CALLBACK = _library.ResultCallback()
# The longest wait for the next result while the session is being closed, in milliseconds.
_CLOSING_MS = 100


class AsyncSession(BaseSession, AsyncServices):
    """A session for asyncio: the methods of its services are coroutines.

        async with danxi.AsyncSession() as session:
            await session.account.login(email, password)
            holes = await session.forum.list_holes_in_division(1)

    Calls run concurrently, without Python threads. Cancelling the task that awaits a call cancels the call. A session belongs
    to the event loop in which it is first used; other loops, and forked processes, need sessions of their own.
    """

    _loop: asyncio.AbstractEventLoop | None = None
    _fd: int
    # Whether the loop watches the descriptor.
    _is_watched = False
    _is_parking = False
    # The futures and tasks of unfinished calls, by the key of the call. While there are calls or streams, the loop watches the session's
    # descriptor and so keeps the session alive.
    _calls: dict[int, tuple[asyncio.Future[RawResult], int]]
    # The queues of the streams that have not ended, by the key of the stream. None in a queue reports that the session was closed.
    _streams: dict[int, asyncio.Queue[RawResult | None]]

    async def call(self, method: str, /, **params: Any) -> Any:
        """Calls a method by its name, such as `"forum.get_hole"`; `danxi.schema()` lists all methods.

        Args:
            method: Name of the method.
            params: Parameters of the method. Parameters that are None are left out.

        Returns:
            The value as JSON: dicts, lists, strings, numbers, booleans and None.

        Raises:
            Error: The call failed; the class states the reason.
            RuntimeError: The session belongs to another event loop.
        """
        return (await self._run(method, params)).value()

    @overload
    async def request(self, method: str, /, **params: Any) -> Result[Any]: ...

    @overload
    async def request(
        self, method: Callable[Parameters, Awaitable[Value]], /, *args: Parameters.args, **params: Parameters.kwargs
    ) -> Result[Value]: ...

    async def request(self, method: str | Callable[..., Any], /, *args: Any, **params: Any) -> Result[Any]:
        """Calls a method, and returns its value with its source, its age and the rows that were left out.

            result = await session.request(session.forum.list_all_tags, cache="prefer")
            print(len(result.value), "tags from", result.source, result.age, "seconds old")

        Args:
            method: A method of a service of this session, or its name. If it is a name, the value is JSON, as with `call`.
            args: The required parameters, if `method` is not a name.
            params: The other parameters by name.

        Raises:
            Error: The call failed; the class states the reason.
            RuntimeError: The session belongs to another event loop.
            TypeError: `method` does not belong to a service, or returns an iterator.
            ValueError: The service belongs to another session.
        """
        if isinstance(method, str):
            return (await self._run(method, named(method, args, params))).result()
        recorder = Recorder(method, self._run)

        async def run(name: str, params: Mapping[str, Any]) -> RawResult:
            return recorder.record(await self._run(name, params))

        value = recorder.method(run)(*args, **params)
        return recorder.result(await value if isinstance(value, Awaitable) else value)

    async def health(self, timeout: float = 5) -> dict[str, Any]:
        """Checks whether the library's threads run and the session's store can be used. See `Session.health`."""
        return await asyncio.to_thread(self._health, timeout)

    async def park(self) -> None:
        """Closes the session for now: a session with the same configuration and store continues it. See `Session.park`, also for the errors.

        Calls that start meanwhile raise `ClosedError`.
        """
        self._check_process()
        self._enter_loop()
        # The results of calls whose tasks were cancelled wait in the queue.
        self._take_results()
        if not self._is_idle:
            raise BusyError(
                "The session was not parked, because a call or a watch has not ended. Wait for it, or close it."
            )
        # The library closes the descriptor.
        self._stop_reading()
        self._is_parking = True
        try:
            # Parking reads the store, which blocks.
            await asyncio.to_thread(self._park)
        finally:
            self._is_parking = False

    async def aclose(self) -> None:
        """Closes the session. Unfinished calls raise `ClosedError`. Does nothing if the session is closed, or in a forked process.

        If a call has sent a change, its error has the `outcome` `"unknown"`: the change may have taken effect.
        """
        if os.getpid() != self._pid:
            return
        self._enter_loop()
        self._stop_reading()
        for _, task in self._calls.values():
            _library.task_cancel(task)
        # A call that completes at this moment may need a few milliseconds to add its result to the queue.
        while self._calls and (handle := _library.session_next(self._handle, _CLOSING_MS)) is not None:
            self._take(handle)
        self._finalizer()
        for future, _ in self._calls.values():
            if not future.done():
                future.set_exception(
                    ClosedError("The session was closed before the call completed. Open a new session to continue.")
                )
        self._calls.clear()
        for results in self._streams.values():
            results.put_nowait(None)
        self._streams.clear()

    async def __aenter__(self) -> AsyncSession:
        self._enter_loop()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.aclose()

    async def _run(self, method: str, params: Mapping[str, Any]) -> RawResult:
        task, key = self._start(_library.call_async, method, params)
        future: asyncio.Future[RawResult] = asyncio.get_running_loop().create_future()
        self._calls[key] = future, task
        try:
            result = await future
            if self.closed and result.status == CallCancelledError.code:
                raise closed(result)
        except BaseException:
            # The awaiting task was cancelled, the coroutine was closed, or the session was closed.
            _library.task_cancel(task)
            raise
        finally:
            _library.task_free(task)
        return result

    def _read_ahead(self, method: str, params: Mapping[str, Any]) -> AsyncAhead:
        return AsyncAhead(self._run(method, params), lambda: self.closed)

    def _watch(self, method: str, params: Mapping[str, Any]) -> Stream:
        task, key = self._start(_library.watch, method, params)
        results: asyncio.Queue[RawResult | None] = asyncio.Queue()
        self._streams[key] = results
        return Stream(results, task)

    def _start(self, function: Callable[..., int | None], method: str, params: Mapping[str, Any]) -> tuple[int, int]:
        """Starts a call or a stream with a function of the library, and returns its task and its key."""
        self._check_process()
        self._log.follow()
        self._enter_loop()
        name, parameters, key = method.encode(), encode(params), next(keys)
        if not self.closed and not self._is_parking:
            # The loop watches first: if it cannot, nothing is sent.
            self._start_reading()
            task = function(self._handle, name, parameters, _NO_CALLBACK, key)
            if task is not None:
                return task, key
            self._stop_reading_if_idle()
        raise ClosedError("The session is closed. Open a new session to continue.")

    def _start_reading(self) -> None:
        """Lets the loop watch the session's descriptor."""
        if not self._is_watched:
            asyncio.get_running_loop().add_reader(self._fd, self._take_results)
            self._is_watched = True

    def _stop_reading(self) -> None:
        if self._is_watched:
            self._is_watched = False
            asyncio.get_running_loop().remove_reader(self._fd)

    def _stop_reading_if_idle(self) -> None:
        if self._is_idle:
            self._stop_reading()

    @property
    def _is_idle(self) -> bool:
        return not self._calls and not self._streams

    def _enter_loop(self) -> None:
        loop = asyncio.get_running_loop()
        if self._loop is None:
            descriptor = _library.session_fd(self._handle)
            if descriptor < 0 and not self.closed:
                raise OSError(
                    errno.EMFILE, "the session cannot create a file descriptor. Close files that are no longer used"
                )
            self._loop, self._fd, self._calls, self._streams = loop, descriptor, {}, {}
            if self._extension_loop is not None:
                self._extension_loop.value = loop
        if self._loop is not loop:
            raise RuntimeError("this AsyncSession belongs to another event loop. Open one session for each loop.")

    def _take_results(self) -> None:
        """Takes all results from the session's queue. The loop calls this method when the queue has results."""
        while (handle := _library.session_next(self._handle, 0)) is not None:
            self._take(handle)
        if self._is_idle:
            # A coroutine that awaits its calls directly makes its next call before this check, which saves two system calls.
            asyncio.get_running_loop().call_soon(self._stop_reading_if_idle)

    def _take(self, handle: int) -> None:
        """Passes a result to the call or stream to which it belongs."""
        key, result = _library.result_user_data(handle), RawResult(handle)
        if (results := self._streams.get(key)) is not None:
            # A stream ends with its first failure.
            if result.status != 0:
                del self._streams[key]
            results.put_nowait(result)
            return
        future, _ = self._calls.pop(key)
        if not future.done():
            future.set_result(result)


def closed(result: RawResult) -> ClosedError:
    """Returns the error of a call that was cancelled because its session was closed, with the outcome of a change that was sent."""
    try:
        result.value()
    except Error as error:
        return ClosedError(f"The session was closed. {error.message}", detail=error.detail)
    raise AssertionError("the result of a cancelled call is an error")
