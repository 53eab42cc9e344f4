"""Lists that a server returns page by page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from typing import Any

from ._generated.errors import NotFoundError


class Pages:
    """The pages of one list: which parameters each has, and which is the last.

    Args:
        parameter: Name of the parameter that chooses the page.
        first: All parameters of the first page.
        advance: Returns the parameter's next value from its last value, the items of a page, and the number of items so far, or
            None if there is no next page.
        items: The attribute of a page that holds its items; empty if the page is the list.
        last: The attribute of a page that holds the number of the last page; empty if pages do not have it.
        ends: What marks the end: `empty` (an empty page), `short` (a page of fewer than `size` items) or `not_found`.
    """

    def __init__(
        self,
        parameter: str,
        first: dict[str, Any],
        advance: Callable[[Any, Sequence[Any], int], Any],
        items: str = "",
        last: str = "",
        ends: tuple[str, ...] = ("empty",),
    ) -> None:
        self.parameters = first
        self.done = False
        self._parameter = parameter
        self._advance = advance
        self._items = items
        self._last = last
        self._ends = ends
        self._count = 0

    def take(self, page: Any) -> Sequence[Any]:
        """Returns a page's items, and prepares the next page."""
        items: Sequence[Any] = getattr(page, self._items) if self._items else page
        self._count += len(items)
        position = self.parameters[self._parameter]
        following = self._advance(position, items, self._count) if items else None
        self.done = (
            following is None
            or following == position  # a server that ignores the parameter would make the list endless
            or ("short" in self._ends and len(items) < self.parameters["size"])
            or (bool(self._last) and following > getattr(page, self._last))
        )
        self.parameters = {**self.parameters, self._parameter: following}
        return items

    def end(self, error: NotFoundError) -> None:
        """Ends the list if `ends` has `not_found` and pages came before. Otherwise raises the error."""
        if "not_found" not in self._ends or not self._count:
            raise error
        self.done = True


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


def by_cursor(field: str) -> Callable[[Any, Sequence[Any], int], Any]:
    """Continues from a field of the last item."""
    return lambda position, items, count: getattr(items[-1], field)


def by_offset(position: int, items: Sequence[Any], count: int) -> int:
    """Continues after the items so far."""
    return position + len(items)


def by_page(position: int, items: Sequence[Any], count: int) -> int:
    """Continues with the next page."""
    return position + 1
