"""The iterators that watch methods return."""

from __future__ import annotations

import datetime
import weakref
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from . import _library
from ._generated.errors import CallCancelledError, ClosedError
from ._result import RawResult

if TYPE_CHECKING:
    from types import TracebackType

Item = TypeVar("Item")


class Stream:
    """The results of a watch that `danxi_watch()` has started.

    Args:
        results: The queue that receives the results of the stream.
        task: The handle of the stream's task.
    """

    def __init__(self, results: Any, task: int | None) -> None:
        self.results = results
        self._task: int | None = task

    def close(self) -> None:
        """Ends the stream. A result that is not freed yet counts as not received."""
        task, self._task = self._task, None
        _library.task_cancel(task)
        _library.task_free(task)


class _BaseWatch(Generic[Item]):
    """The base class of watches: the items of the current result, and the token."""

    def __init__(self, stream: Stream, convert: Callable[[Any], Any], items: str) -> None:
        self._stream = stream
        self._convert = convert
        self._items = items
        self._waiting: deque[Item] = deque()
        self._held: RawResult | None = None
        self._next_token: str | None = None
        self._token: str | None = None
        self._last_success: datetime.datetime | None = None
        self._ended = False
        self._finalizer = weakref.finalize(self, stream.close)
        self._finalizer.atexit = False

    @property
    def token(self) -> str | None:
        """A token for the parameter `since` of a later watch, which continues after the last poll whose items were all returned.

        None before the first such poll. If only some items of a poll were returned, the later watch returns them again.
        """
        return self._token

    @property
    def last_success(self) -> datetime.datetime | None:
        """The time of the last poll of which the watch knows that it succeeded, in UTC.

        A watch knows of every poll with `every_poll=True`, and otherwise of those with new items. None before the first such poll.
        """
        return self._last_success

    def _take(self, held: RawResult | None) -> None:
        """Takes a result of the stream. None reports that the session was closed."""
        try:
            if held is None:
                raise ClosedError("The session was closed. Open a new session to continue.")
            news = held.value(self._convert)
        except BaseException as error:
            self._close()
            if not isinstance(error, CallCancelledError):
                raise
        else:
            age = datetime.timedelta(seconds=held.result_with(None).age)
            self._last_success = datetime.datetime.now(datetime.timezone.utc) - age
            self._waiting.extend(getattr(news, self._items))
            self._next_token = news.token
            if self._waiting:
                self._held = held
            else:
                # A poll without news. The stream goes on when its result is freed.
                self._token = news.token
                held.free()

    def _pop(self) -> Item:
        item = self._waiting.popleft()
        if not self._waiting and self._held:
            self._token = self._next_token
            self._held.free()
        return item

    def _close(self) -> None:
        # The items are not cleared, because another thread may be taking one.
        self._ended = True
        self._finalizer()


class Watch(_BaseWatch[Item], Iterator[Item]):
    """An iterator that waits for new items, from now on or since a token.

        for message in session.forum.watch_messages():
            print(message.description)

    The iteration ends with `close()` or with an error that is not temporary; temporary failures are retried. `close()` may be called
    from another thread. A watch is closed when it is garbage-collected.

    Attributes:
        token: A token for the parameter `since` of a later watch, which continues after the last poll whose items were all returned.
        last_success: The time of the last poll of which the watch knows that it succeeded.
    """

    def __iter__(self) -> Watch[Item]:
        return self

    def __next__(self) -> Item:
        """Waits for the next item.

        Raises:
            Error: The watch failed and has ended.
        """
        while not self._ended:
            if self._waiting:
                return self._pop()
            self._take(self._stream.results.get())
        raise StopIteration

    def close(self) -> None:
        """Ends the watch. A thread that waits for the next item stops waiting."""
        self._close()

    def __enter__(self) -> Watch[Item]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()


class AsyncWatch(_BaseWatch[Item], AsyncIterator[Item]):
    """An asynchronous iterator that waits for new items, from now on or since a token.

        async for message in session.forum.watch_messages():
            print(message.description)

    The iteration ends with `aclose()` or with an error that is not temporary; temporary failures are retried. Cancelling a task that waits
    for an item loses no item, and the watch can still be used. A watch is closed when it is garbage-collected.

    Attributes:
        token: A token for the parameter `since` of a later watch, which continues after the last poll whose items were all returned.
        last_success: The time of the last poll of which the watch knows that it succeeded.
    """

    def __aiter__(self) -> AsyncWatch[Item]:
        return self

    async def __anext__(self) -> Item:
        """Waits for the next item.

        Raises:
            Error: The watch failed and has ended.
        """
        while not self._ended:
            if self._waiting:
                return self._pop()
            self._take(await self._stream.results.get())
        raise StopAsyncIteration

    async def aclose(self) -> None:
        """Ends the watch. A task that waits for the next item stops waiting."""
        self._close()

    async def __aenter__(self) -> AsyncWatch[Item]:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.aclose()
