"""Iterators over lists that a server sends page by page.

The library decides which page is next, and leaves out items that earlier pages contained.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ._error import Error
from ._result import RawResult

if TYPE_CHECKING:
    from ._ahead import Ahead, AsyncAhead

Item = TypeVar("Item")
Request = TypeVar("Request")


class _List(Generic[Item]):
    """The current page of a list, and the position in it."""

    def __init__(
        self, method: str, params: Mapping[str, Any], convert: Callable[[Any], Item] | None, field: str = ""
    ) -> None:
        """Creates the list. The first page is requested later.

        Args:
            method: Name of the method.
            params: The parameters of the first page, and the options of all calls.
            convert: Function that makes an item from its JSON value. If it is None, items are JSON values.
            field: Name of the member of a page that holds the items. If it is empty, the page itself is the list.
        """
        self._method = method
        self._params = params
        self._convert = convert
        self._field = field
        self._page: RawResult | None = None
        self._items: Sequence[Any] = ()
        # The function that converts the items of the page. None if they are converted.
        self._convert_item = convert
        self._taken = 0
        self._opened = 0  # number of pages
        # The continuation after all items of the page. It is known before it is needed, because a forked child cannot ask the library.
        self._following: str | None = params.get("continue_from")
        self._is_ended = False

    @property
    def continuation(self) -> str | None:
        """A string for `continue_from` of another iterator, which starts after the items returned so far.

        The string can be used in another process. None after the last item and, without `continue_from`, before the first one.
        """
        if self._page is None or self._taken == len(self._items):
            return self._following
        return self._page.continuation_after(self._taken)

    @property
    def entity(self) -> type | None:
        """The class of the items, also of an empty list. None if they are no entities."""
        return getattr(self._convert, "__self__", None)

    @property
    def _needs_page(self) -> bool:
        """Whether all items of the page have been returned, and another page follows."""
        if self._is_ended or self._taken < len(self._items):
            return False
        return self._page is None or self._following is not None

    @property
    def _may_read_ahead(self) -> bool:
        """Whether another page follows. False on the first page, because many programs need no other."""
        return self._opened > 1 and self._following is not None

    def _request(self) -> tuple[str, Mapping[str, Any]]:
        """Returns the request of the page after this one."""
        return self._method, {**self._params, "continue_from": self._following}

    def _open(self, page: RawResult) -> None:
        self._items, self._convert_item = page.items(self._convert, self._field)
        self._following = page.continuation_after(len(self._items))
        self._page, self._taken = page, 0
        self._opened += 1

    def _end(self) -> None:
        self._is_ended = True

    def _take(self) -> Item:
        item = self._items[self._taken]
        self._taken += 1
        return self._convert_item(item) if self._convert_item else item


class Items(_List[Item], Iterator[Item]):
    """An iterator over the items of a list, which requests a page when the first item of the page is needed.

    With `read_ahead`, the iterator requests the page after the second one, and after each later page, while the program uses the page. So
    a program that stops within the first page causes no other request, and one that stops later at most one. An error of such a request
    is raised when its page is needed.

    After an error, `next()` requests the same page again. `close()`, and the end of the iterator, cancel a request that is under way.
    """

    def __init__(
        self,
        run: Callable[[str, Mapping[str, Any]], RawResult],
        read_ahead: Callable[[str, Mapping[str, Any]], Ahead] | None,
        *arguments: Any,
    ) -> None:
        super().__init__(*arguments)
        self._run = run
        self._read_ahead = read_ahead
        self._ahead: Ahead | None = None

    def __next__(self) -> Item:
        while self._needs_page:
            ahead, self._ahead = self._ahead, None
            page = ahead.take() if ahead else None
            self._open(self._run(*self._request()) if page is None else page)
            if self._read_ahead and self._may_read_ahead:
                self._ahead = started(self._read_ahead, self._request())
        if self._taken == len(self._items):
            raise StopIteration
        return self._take()

    def close(self) -> None:
        """Cancels the request of a page that is read ahead. The iteration has no further pages."""
        self._end()
        if self._ahead:
            self._ahead.cancel()
            self._ahead = None


class AsyncItems(_List[Item], AsyncIterator[Item]):
    """An asynchronous iterator over the items of a list, which requests a page when the first item of the page is needed.

    With `read_ahead`, the iterator requests the page after the second one, and after each later page, while the program uses the page. So
    a program that stops within the first page causes no other request, and one that stops later at most one. An error of such a request
    is raised when its page is needed.

    After an error, the next step of the iteration requests the same page again. `aclose()`, and the end of the iterator, cancel a request
    that is under way.
    """

    def __init__(
        self,
        run: Callable[[str, Mapping[str, Any]], Awaitable[RawResult]],
        read_ahead: Callable[[str, Mapping[str, Any]], AsyncAhead] | None,
        *arguments: Any,
    ) -> None:
        super().__init__(*arguments)
        self._run = run
        self._read_ahead = read_ahead
        self._ahead: AsyncAhead | None = None

    async def __anext__(self) -> Item:
        while self._needs_page:
            ahead, self._ahead = self._ahead, None
            page = await ahead.take() if ahead else None
            self._open(await self._run(*self._request()) if page is None else page)
            if self._read_ahead and self._may_read_ahead:
                self._ahead = started(self._read_ahead, self._request())
        if self._taken == len(self._items):
            raise StopAsyncIteration
        return self._take()

    async def aclose(self) -> None:
        """Cancels the request of a page that is read ahead. The iteration has no further pages."""
        self._end()
        if self._ahead:
            self._ahead.cancel()
            self._ahead = None


def started(
    read_ahead: Callable[[str, Mapping[str, Any]], Request], request: tuple[str, Mapping[str, Any]]
) -> Request | None:
    """Starts the request of a page. If this fails, the program gets the error when it needs the page."""
    try:
        return read_ahead(*request)
    except Error:
        return None
