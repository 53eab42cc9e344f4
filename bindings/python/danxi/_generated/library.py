# Generated from interface/library.toml by `make generate`; do not edit.

"""The current occupancy of the libraries, and their catalog: books and copies.

No account is needed. Nothing is cached.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from typing import Any, Literal

from .._entity import Entity
from .._pages import Pages, by_page, iterate, iterate_async
from .._service import AsyncService, Service

__all__ = [
    "AsyncLibraryService",
    "Book",
    "BookCatalog",
    "BookCopy",
    "Library",
    "LibraryService",
]

BookCatalog = Literal["general", "ancient"]
"""A catalog of the libraries.

"general": Books 图书; "ancient": Ancient books 古籍: thread-bound books, most of them printed before 1912.
"""


class Library(Entity):
    """A library, with the number of people in it.

    Attributes:
        id: Identifier.
        name: Name, such as 文科馆.
        current: Number of people in it now. `None` if the library does not report it.
        capacity: Maximum number of people in it. `None` if the library does not report it.
        open_time: Opening hours as the library writes them, such as 8:00~22:00. Empty if the library does not
            report them.
        place_num: The member `placeNum` of the response. The server does not document its meaning. `None` if the
            server does not send it.
        notice: Notice to visitors, as plain text without HTML tags. `None` without a notice.
    """

    id: int
    """Identifier."""
    name: str
    """Name, such as 文科馆."""
    current: int | None = None
    """Number of people in it now. `None` if the library does not report it."""
    capacity: int | None = None
    """Maximum number of people in it. `None` if the library does not report it."""
    open_time: str
    """Opening hours as the library writes them, such as 8:00~22:00. Empty if the library does not report them."""
    place_num: int | None = None
    """The member `placeNum` of the response. The server does not document its meaning. `None` if the server does not
    send it.
    """
    notice: str | None = None
    """Notice to visitors, as plain text without HTML tags. `None` without a notice."""


class Book(Entity):
    """A title of the catalog. The libraries may own several copies of it.

    Attributes:
        id: Identifier, for `library.get_book()` and `library.list_book_copies()`.
        title: Title, as plain text without HTML tags.
        authors: Authors and other contributors as the catalog writes them, such as 鲁迅著.
        publisher: Publisher. `None` if the catalog has none.
        year: Year of publication. `None` if it is unknown or not a number.
        published: Date of publication as the catalog writes it, such as `2019` or `不详#明萬曆間`. `None` if the catalog
            has none.
        isbns: International standard book numbers as the catalog writes them. Empty for books without one.
        summary: Summary of the content, as plain text. `None` without one.
    """

    id: str
    """Identifier, for `library.get_book()` and `library.list_book_copies()`."""
    title: str
    """Title, as plain text without HTML tags."""
    authors: tuple[str, ...]
    """Authors and other contributors as the catalog writes them, such as 鲁迅著."""
    publisher: str | None = None
    """Publisher. `None` if the catalog has none."""
    year: int | None = None
    """Year of publication. `None` if it is unknown or not a number."""
    published: str | None = None
    """Date of publication as the catalog writes it, such as `2019` or `不详#明萬曆間`. `None` if the catalog has none."""
    isbns: tuple[str, ...]
    """International standard book numbers as the catalog writes them. Empty for books without one."""
    summary: str | None = None
    """Summary of the content, as plain text. `None` without one."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"authors": tuple, "isbns": tuple}


class BookCopy(Entity):
    """A copy of a book in a library.

    Attributes:
        id: Identifier of the copy.
        barcode: Barcode on the copy. `None` if the catalog has none.
        call_number: Call number 索书号, by which the copy is shelved. `None` if the catalog has none.
        library: Name of the library that has the copy. Empty if the catalog has none.
        location: Place in the library, such as a reading room. Empty if the catalog has none.
        status: Status as the catalog writes it, such as 在馆 (in the library) or 借出 (on loan). Empty if the catalog
            has none.
        volume: Volume of a book in several volumes. `None` otherwise.
    """

    id: str
    """Identifier of the copy."""
    barcode: str | None = None
    """Barcode on the copy. `None` if the catalog has none."""
    call_number: str | None = None
    """Call number 索书号, by which the copy is shelved. `None` if the catalog has none."""
    library: str
    """Name of the library that has the copy. Empty if the catalog has none."""
    location: str
    """Place in the library, such as a reading room. Empty if the catalog has none."""
    status: str
    """Status as the catalog writes it, such as 在馆 (in the library) or 借出 (on loan). Empty if the catalog has none."""
    volume: str | None = None
    """Volume of a book in several volumes. `None` otherwise."""


class LibraryService(Service):
    """The current occupancy of the libraries, and their catalog: books and copies. It is the property `library` of
    `danxi.Session`.
    """

    __slots__ = ()

    def get_library(self, *, timeout_ms: int | None = None) -> list[Library]:
        """Lists the libraries, with the current number of people in each.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Library]

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            POST https://mlibrary.fudan.edu.cn/api/common/h5/getspaceseat

        Since:
            0.1.0

        Example:
            session.library.get_library()
        """
        params = {"timeout_ms": timeout_ms}
        items = self._call("library.get_library", params)
        return [Library.from_json(item) for item in items]

    def search_books(
        self,
        title: str,
        *,
        catalog: BookCatalog = "general",
        page: int = 1,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> list[Book]:
        """Searches the catalog for books whose title contains a string, page by page, best match first.

        Args:
            title: String to search for in the titles. 1 to 200 characters.
            catalog: Catalog to search. "general": Books 图书; "ancient": Ancient books 古籍: thread-bound books, most
                of them printed before 1912. Default: "general".
            page: Number of the page. Page 1 has the best matches. 1 to 10,000. Default: 1.
            size: Maximum number of books on a page. 1 to 100. Default: 10.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Book]

        Raises:
            RejectedError: The catalog refused the search. `detail.server_message` contains its reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://fdulspgw.fudan.edu.cn/urdh/open-api/opac/search/advanced

        Since:
            0.1.0

        Example:
            session.library.search_books("文学", size=3)
        """
        params = {"title": title, "catalog": catalog, "page": page, "size": size, "timeout_ms": timeout_ms}
        items = self._call("library.search_books", params)
        return [Book.from_json(item) for item in items]

    def get_book(self, id: str, *, timeout_ms: int | None = None) -> Book:
        """Returns a book of the catalog.

        Args:
            id: Identifier of the book, from `library.search_books()`. 1 to 100 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Book: A title of the catalog. The libraries may own several copies of it.

        Raises:
            NotFoundError: No book has this identifier.
            RejectedError: The catalog refused the request. `detail.server_message` contains its reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdulspgw.fudan.edu.cn/urdh/open-api/opac/search/smjlh/{id}

        Since:
            0.1.0

        Example:
            session.library.get_book("30100042")
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return Book.from_json(self._call("library.get_book", params))

    def list_book_copies(
        self,
        book_id: str,
        *,
        page: int = 1,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> list[BookCopy]:
        """Lists the copies of a book, page by page.

        Args:
            book_id: Identifier of the book, from `library.search_books()`. 1 to 100 characters.
            page: Number of the page. 1 to 10,000. Default: 1.
            size: Maximum number of copies on a page. 1 to 100. Default: 10.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[BookCopy]

        Raises:
            RejectedError: The catalog refused the request. `detail.server_message` contains its reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET
                https://fdulspgw.fudan.edu.cn/alsp/open-api/opac/v2/holdings?catalogueId={book_id}&pageNo={page}&pageSize={size}

        Since:
            0.1.0

        Example:
            session.library.list_book_copies("30100042")
        """
        params = {"book_id": book_id, "page": page, "size": size, "timeout_ms": timeout_ms}
        items = self._call("library.list_book_copies", params)
        return [BookCopy.from_json(item) for item in items]

    def iter_search_books(
        self,
        title: str,
        *,
        catalog: BookCatalog = "general",
        page: int = 1,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> Iterator[Book]:
        """Iterates over the items of all pages of `search_books`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `search_books`.
        """
        first = {"title": title, "catalog": catalog, "page": page, "size": size, "timeout_ms": timeout_ms}
        return iterate(self.search_books, Pages("page", first, by_page))

    def iter_book_copies(
        self,
        book_id: str,
        *,
        page: int = 1,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> Iterator[BookCopy]:
        """Iterates over the items of all pages of `list_book_copies`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_book_copies`.
        """
        first = {"book_id": book_id, "page": page, "size": size, "timeout_ms": timeout_ms}
        return iterate(self.list_book_copies, Pages("page", first, by_page))


class AsyncLibraryService(AsyncService):
    """The current occupancy of the libraries, and their catalog: books and copies. It is the property `library` of
    `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def get_library(self, *, timeout_ms: int | None = None) -> list[Library]:
        """Lists the libraries, with the current number of people in each.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Library]

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            POST https://mlibrary.fudan.edu.cn/api/common/h5/getspaceseat

        Since:
            0.1.0

        Example:
            await session.library.get_library()
        """
        params = {"timeout_ms": timeout_ms}
        items = await self._call("library.get_library", params)
        return [Library.from_json(item) for item in items]

    async def search_books(
        self,
        title: str,
        *,
        catalog: BookCatalog = "general",
        page: int = 1,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> list[Book]:
        """Searches the catalog for books whose title contains a string, page by page, best match first.

        Args:
            title: String to search for in the titles. 1 to 200 characters.
            catalog: Catalog to search. "general": Books 图书; "ancient": Ancient books 古籍: thread-bound books, most
                of them printed before 1912. Default: "general".
            page: Number of the page. Page 1 has the best matches. 1 to 10,000. Default: 1.
            size: Maximum number of books on a page. 1 to 100. Default: 10.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Book]

        Raises:
            RejectedError: The catalog refused the search. `detail.server_message` contains its reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://fdulspgw.fudan.edu.cn/urdh/open-api/opac/search/advanced

        Since:
            0.1.0

        Example:
            await session.library.search_books("文学", size=3)
        """
        params = {"title": title, "catalog": catalog, "page": page, "size": size, "timeout_ms": timeout_ms}
        items = await self._call("library.search_books", params)
        return [Book.from_json(item) for item in items]

    async def get_book(self, id: str, *, timeout_ms: int | None = None) -> Book:
        """Returns a book of the catalog.

        Args:
            id: Identifier of the book, from `library.search_books()`. 1 to 100 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Book: A title of the catalog. The libraries may own several copies of it.

        Raises:
            NotFoundError: No book has this identifier.
            RejectedError: The catalog refused the request. `detail.server_message` contains its reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdulspgw.fudan.edu.cn/urdh/open-api/opac/search/smjlh/{id}

        Since:
            0.1.0

        Example:
            await session.library.get_book("30100042")
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return Book.from_json(await self._call("library.get_book", params))

    async def list_book_copies(
        self,
        book_id: str,
        *,
        page: int = 1,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> list[BookCopy]:
        """Lists the copies of a book, page by page.

        Args:
            book_id: Identifier of the book, from `library.search_books()`. 1 to 100 characters.
            page: Number of the page. 1 to 10,000. Default: 1.
            size: Maximum number of copies on a page. 1 to 100. Default: 10.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[BookCopy]

        Raises:
            RejectedError: The catalog refused the request. `detail.server_message` contains its reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET
                https://fdulspgw.fudan.edu.cn/alsp/open-api/opac/v2/holdings?catalogueId={book_id}&pageNo={page}&pageSize={size}

        Since:
            0.1.0

        Example:
            await session.library.list_book_copies("30100042")
        """
        params = {"book_id": book_id, "page": page, "size": size, "timeout_ms": timeout_ms}
        items = await self._call("library.list_book_copies", params)
        return [BookCopy.from_json(item) for item in items]

    def iter_search_books(
        self,
        title: str,
        *,
        catalog: BookCatalog = "general",
        page: int = 1,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> AsyncIterator[Book]:
        """Iterates over the items of all pages of `search_books`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `search_books`.
        """
        first = {"title": title, "catalog": catalog, "page": page, "size": size, "timeout_ms": timeout_ms}
        return iterate_async(self.search_books, Pages("page", first, by_page))

    def iter_book_copies(
        self,
        book_id: str,
        *,
        page: int = 1,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> AsyncIterator[BookCopy]:
        """Iterates over the items of all pages of `list_book_copies`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_book_copies`.
        """
        first = {"book_id": book_id, "page": page, "size": size, "timeout_ms": timeout_ms}
        return iterate_async(self.list_book_copies, Pages("page", first, by_page))
