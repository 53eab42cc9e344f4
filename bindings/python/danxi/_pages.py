"""Lists that a server returns page by page."""

from __future__ import annotations

import datetime
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from typing import Any

from ._generated.errors import NotFoundError


class Pages:
    """The pages of one list: which parameters each has, and which is the last.

    Args:
        parameter: Name of the parameter that chooses the page.
        first: All parameters of the first page.
        advance: Returns the parameter's next value from its last value and the items of a page.
        items: The attribute of a page that holds its items; empty if the page is the list.
        last: The attribute of a page that holds the number of the last page; empty if pages do not have it.
        ends: What marks the end: `empty` (an empty page), `short` (a page of fewer than `size` items) or `not_found`.
        id: The attribute that identifies an item. An item that an earlier page had is left out.
        overlap_ms: For a cursor that is a time. The next page starts so many milliseconds after the last item's time, and therefore with
            this item again, because the server would leave out other items with exactly its time.
        max_size: With `overlap_ms`, the largest page that the server sends.
    """

    def __init__(
        self,
        parameter: str,
        first: dict[str, Any],
        advance: Callable[[Any, Sequence[Any]], Any],
        *,
        items: str = "",
        last: str = "",
        ends: tuple[str, ...] = ("empty",),
        id: str = "",
        overlap_ms: int = 0,
        max_size: int = 0,
    ) -> None:
        self.parameters = first
        self.done = False
        self._parameter = parameter
        self._advance = advance
        self._items = items
        self._last = last
        self._ends = ends
        self._id = id
        self._overlap = datetime.timedelta(milliseconds=overlap_ms)
        self._max_size = max_size
        self._seen: set[Any] = set()
        self._has_items = False

    def take(self, page: Any) -> Sequence[Any]:
        """Returns a page's new items, and prepares the next page."""
        items: Sequence[Any] = getattr(page, self._items) if self._items else page
        new = self._new(items)
        self._has_items = self._has_items or bool(items)
        position = self.parameters[self._parameter]
        if not items:
            self.done = True
        elif self._overlap:
            self._continue_by_time(items, bool(new))
        else:
            self._continue_at(self._advance(position, items))
        self.done = (
            self.done
            or ("short" in self._ends and len(items) < self.parameters["size"])
            or (bool(self._last) and self.parameters[self._parameter] > getattr(page, self._last))
        )
        return new

    def end(self, error: NotFoundError) -> None:
        """Ends the list if `ends` has `not_found` and pages came before. Otherwise raises the error."""
        if "not_found" not in self._ends or not self._has_items:
            raise error
        self.done = True

    def _new(self, items: Sequence[Any]) -> Sequence[Any]:
        if not self._id:
            return items
        new = [item for item in items if getattr(item, self._id) not in self._seen]
        self._seen.update(getattr(item, self._id) for item in new)
        return new

    def _continue_by_time(self, items: Sequence[Any], has_new: bool) -> None:
        time = self._advance(None, items)
        following = time + self._overlap
        size = self.parameters["size"]
        if has_new and following != self.parameters[self._parameter]:
            self._continue_at(following)
        elif len(items) < size:
            self.done = True  # no item is older
        elif size < self._max_size:
            # All items of the page have one time. A larger page may show more of them.
            self.parameters = {**self.parameters, "size": self._max_size}
        else:
            self._continue_at(time)

    def _continue_at(self, position: Any) -> None:
        # A server that ignores the parameter would make the list endless.
        self.done = position == self.parameters[self._parameter]
        self.parameters = {**self.parameters, self._parameter: position}


def iterate(fetch: Callable[..., Any], pages: Pages) -> Iterator[Any]:
    while not pages.done:
        try:
            page = fetch(**pages.parameters)
        except NotFoundError as error:
            pages.end(error)
        else:
            yield from pages.take(page)


async def iterate_async(fetch: Callable[..., Awaitable[Any]], pages: Pages) -> AsyncIterator[Any]:
    while not pages.done:
        try:
            page = await fetch(**pages.parameters)
        except NotFoundError as error:
            pages.end(error)
        else:
            for item in pages.take(page):
                yield item


# How a list continues


def by_cursor(field: str) -> Callable[[Any, Sequence[Any]], Any]:
    """Continues from a field of the last item."""
    return lambda position, items: getattr(items[-1], field)


def by_offset(position: int, items: Sequence[Any]) -> int:
    """Continues after the items so far."""
    return position + len(items)


def by_page(position: int, items: Sequence[Any]) -> int:
    """Continues with the next page."""
    return position + 1
