# Generated from interface/library.toml by `make generate`; do not edit.

"""The current occupancy of the libraries, their catalog, and the reader's loans and holds.

Occupancy and catalog need no account. Loans and holds need a campus account: the library system has a sign-in of
its own, which the session completes with the campus sign-in. Its access token is kept in memory only.

The requests for loans and holds are known from a single public client only, so these methods are less reliable than
others. Placing a hold is not supported, because the request for the pickup locations is not known: use
https://opac.fudan.edu.cn in a browser.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any, Literal

from .._entity import Entity, tuple_of
from .._pages import AsyncItems, Items
from .._service import AsyncService, Service
from .._time import parse_date
from .options import CachePolicy

__all__ = [
    "AsyncLibraryService",
    "Book",
    "BookCatalog",
    "BookCopy",
    "Hold",
    "HoldPage",
    "HoldRange",
    "Library",
    "LibraryReader",
    "LibraryService",
    "Loan",
    "LoanPage",
]

BookCatalog = Literal["general", "ancient"]
"""A catalog of the libraries.

"general": Books 图书; "ancient": Ancient books 古籍: thread-bound books, most of them printed before 1912.
"""

HoldRange = Literal["current", "past"]
"""Which holds to list.

"current": Holds that are open; "past": Holds that are completed, cancelled or expired.
"""


class Library(Entity):
    """A library, with the number of people in it.

    Attributes:
        id: Identifier of the library in the server's list.
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
    """Identifier of the library in the server's list."""
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


class LibraryReader(Entity):
    """The library account of a person.

    Attributes:
        barcode: Barcode of the reader's card.
        name: Name of the reader. `None` if the server does not send it.
        can_loan_total: The member `canLoanTotal` of the response: a number of copies that may be borrowed. The
            server does not document whether current loans count. `None` if the server does not send it.
        hold_count: Number of current holds. `None` if the server does not send it.
    """

    barcode: str
    """Barcode of the reader's card."""
    name: str | None = None
    """Name of the reader. `None` if the server does not send it."""
    can_loan_total: int | None = None
    """The member `canLoanTotal` of the response: a number of copies that may be borrowed. The server does not document
    whether current loans count. `None` if the server does not send it.
    """
    hold_count: int | None = None
    """Number of current holds. `None` if the server does not send it."""


class Loan(Entity):
    """A loan: a copy that the reader has borrowed, now or earlier.

    Attributes:
        barcode: Barcode of the copy, for `library.renew_loan()`.
        book_id: Identifier of the book, for `library.get_book()`. `None` if the server does not send it.
        title: Title of the book. `None` if the server does not send it.
        author: Author of the book. `None` if the server does not send it.
        library: Name of the library that owns the copy. `None` for past loans.
        location: Place of the copy in the library. `None` for past loans.
        loan_date: Day on which the copy was borrowed. `None` if the server does not send it.
        due_date: Day by which the copy must be returned. `None` if the server does not send it.
        return_date: Day on which the copy was returned. `None` for current loans.
        renewal_count: Number of times the loan was renewed. At least 0.
        renewal_limit: Number of times the loan can be renewed. `None` if the server does not send it.
    """

    barcode: str
    """Barcode of the copy, for `library.renew_loan()`."""
    book_id: str | None = None
    """Identifier of the book, for `library.get_book()`. `None` if the server does not send it."""
    title: str | None = None
    """Title of the book. `None` if the server does not send it."""
    author: str | None = None
    """Author of the book. `None` if the server does not send it."""
    library: str | None = None
    """Name of the library that owns the copy. `None` for past loans."""
    location: str | None = None
    """Place of the copy in the library. `None` for past loans."""
    loan_date: dt.date | None = None
    """Day on which the copy was borrowed. `None` if the server does not send it."""
    due_date: dt.date | None = None
    """Day by which the copy must be returned. `None` if the server does not send it."""
    return_date: dt.date | None = None
    """Day on which the copy was returned. `None` for current loans."""
    renewal_count: int
    """Number of times the loan was renewed."""
    renewal_limit: int | None = None
    """Number of times the loan can be renewed. `None` if the server does not send it."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"loan_date": parse_date, "due_date": parse_date, "return_date": parse_date}


class LoanPage(Entity):
    """A page of a list of loans.

    Attributes:
        loans: Loans in the server's order.
        page: Number of this page. At least 1.
        page_count: Number of pages of the list. `None` if the server does not send the number of loans. At least 0.
        total: Number of loans in the list. `None` if the server does not send it. At least 0.
    """

    loans: tuple[Loan, ...]
    """Loans in the server's order."""
    page: int
    """Number of this page."""
    page_count: int | None = None
    """Number of pages of the list. `None` if the server does not send the number of loans."""
    total: int | None = None
    """Number of loans in the list. `None` if the server does not send it."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"loans": tuple_of(Loan.from_json)}


class Hold(Entity):
    """A hold 预约: a copy that the reader has asked the libraries to keep ready.

    Attributes:
        id: Identifier, for `library.cancel_hold()`.
        barcode: Barcode of the copy. `None` if the server does not send it.
        book_id: Identifier of the book, for `library.get_book()`. `None` if the server does not send it.
        title: Title of the book. `None` if the server does not send it.
        author: Author of the book. `None` if the server does not send it.
        status: Status as the server writes it. Empty if the server does not send it.
        status_code: The server's code for the status. `None` if the server does not send it.
        pickup_location: Name of the place where the copy can be picked up. `None` if the server does not send it.
        pickup_location_code: The server's code for that place. `None` if the server does not send it.
        expected_date: Day until which the reader expects to pick it up. `None` if the server does not send it.
        created_date: Day on which the hold was placed. `None` if the server does not send it.
        allows_other_copy: Whether the libraries may provide another copy of the book instead.
        queue_position: Position in the queue of readers. `None` if the server does not send it.
    """

    id: int
    """Identifier, for `library.cancel_hold()`."""
    barcode: str | None = None
    """Barcode of the copy. `None` if the server does not send it."""
    book_id: str | None = None
    """Identifier of the book, for `library.get_book()`. `None` if the server does not send it."""
    title: str | None = None
    """Title of the book. `None` if the server does not send it."""
    author: str | None = None
    """Author of the book. `None` if the server does not send it."""
    status: str
    """Status as the server writes it. Empty if the server does not send it."""
    status_code: str | None = None
    """The server's code for the status. `None` if the server does not send it."""
    pickup_location: str | None = None
    """Name of the place where the copy can be picked up. `None` if the server does not send it."""
    pickup_location_code: str | None = None
    """The server's code for that place. `None` if the server does not send it."""
    expected_date: dt.date | None = None
    """Day until which the reader expects to pick it up. `None` if the server does not send it."""
    created_date: dt.date | None = None
    """Day on which the hold was placed. `None` if the server does not send it."""
    allows_other_copy: bool
    """Whether the libraries may provide another copy of the book instead."""
    queue_position: int | None = None
    """Position in the queue of readers. `None` if the server does not send it."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"expected_date": parse_date, "created_date": parse_date}


class HoldPage(Entity):
    """A page of a list of holds.

    Attributes:
        holds: Holds in the server's order.
        page: Number of this page. At least 1.
        page_count: Number of pages of the list. `None` if the server does not send the number of holds. At least 0.
        total: Number of holds in the list. `None` if the server does not send it. At least 0.
    """

    holds: tuple[Hold, ...]
    """Holds in the server's order."""
    page: int
    """Number of this page."""
    page_count: int | None = None
    """Number of pages of the list. `None` if the server does not send the number of holds."""
    total: int | None = None
    """Number of holds in the list. `None` if the server does not send it."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"holds": tuple_of(Hold.from_json)}


class LibraryService(Service):
    """The current occupancy of the libraries, their catalog, and the reader's loans and holds. It is the property
    `library` of `danxi.Session`.
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
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Book]:
        """Searches the catalog for books whose title contains a string, page by page, best match first.

        Args:
            title: String to search for in the titles. 1 to 200 characters.
            catalog: Catalog to search. "general": Books 图书; "ancient": Ancient books 古籍: thread-bound books, most
                of them printed before 1912. Default: "general".
            page: Number of the page. Page 1 has the best matches. 1 to 10,000. Default: 1.
            size: Maximum number of books on a page. 1 to 100. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
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
        params = {
            "title": title,
            "catalog": catalog,
            "page": page,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
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
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[BookCopy]:
        """Lists the copies of a book, page by page.

        Args:
            book_id: Identifier of the book, from `library.search_books()`. 1 to 100 characters.
            page: Number of the page, from 1. 1 to 10,000. Default: 1.
            size: Maximum number of copies on a page. 1 to 100. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
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
        params = {
            "book_id": book_id,
            "page": page,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("library.list_book_copies", params)
        return [BookCopy.from_json(item) for item in items]

    def get_reader(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> LibraryReader:
        """Returns the library account of the signed-in person.

        The session must be signed in with `campus.login()`. A cached value is valid for 5 minutes.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            LibraryReader: The library account of a person.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The library system refused the request or the sign-in. `detail.server_message` contains
                its reason.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/getReaderInfo

        Since:
            0.1.0

        Example:
            session.library.get_reader()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return LibraryReader.from_json(self._call("library.get_reader", params))

    def list_loans(
        self,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> LoanPage:
        """Lists the copies that the person has on loan, page by page.

        The session must be signed in with `campus.login()`.

        Args:
            page: Number of the page, from 1. 1 to 10,000. Default: 1.
            size: Maximum number of loans on a page. 1 to 100. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            LoanPage: A page of a list of loans.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The library system refused the request or the sign-in. `detail.server_message` contains
                its reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/getReaderCurrentLoan?pageSize={size}&pageNo={page}

        Since:
            0.1.0

        Example:
            session.library.list_loans()
        """
        params = {"page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return LoanPage.from_json(self._call("library.list_loans", params))

    def list_past_loans(
        self,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> LoanPage:
        """Lists the copies that the person has returned, page by page.

        The session must be signed in with `campus.login()`.

        Args:
            page: Number of the page, from 1. 1 to 10,000. Default: 1.
            size: Maximum number of loans on a page. 1 to 100. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            LoanPage: A page of a list of loans.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The library system refused the request or the sign-in. `detail.server_message` contains
                its reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET
                https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/v2/getReaderHistoryLoan?pageSize={size}&pageNo={page}

        Since:
            0.1.0

        Example:
            session.library.list_past_loans()
        """
        params = {"page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return LoanPage.from_json(self._call("library.list_past_loans", params))

    def renew_loan(self, barcode: str, *, timeout_ms: int | None = None) -> None:
        """Renews a loan, so that the copy may be kept longer.

        The server does not return the new date. Call `library.list_loans()` to see it.

        The session must be signed in with `campus.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            barcode: Barcode of the copy, from `library.list_loans()`. 1 to 100 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The library system does not renew the loan, for example because it was renewed too often.
                `detail.server_message` contains its reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/getReaderInfo
            POST https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/renewLoan

        Since:
            0.1.0

        Example:
            session.library.renew_loan("100042003")
        """
        params = {"barcode": barcode, "timeout_ms": timeout_ms}
        self._call("library.renew_loan", params)

    def list_holds(
        self,
        *,
        range: HoldRange = "current",
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> HoldPage:
        """Lists the person's holds, page by page.

        The session must be signed in with `campus.login()`.

        Args:
            range: Which holds to list. "current": Holds that are open; "past": Holds that are completed, cancelled
                or expired. Default: "current".
            page: Number of the page, from 1. 1 to 10,000. Default: 1.
            size: Maximum number of holds on a page. 1 to 100. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoldPage: A page of a list of holds.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The library system refused the request or the sign-in. `detail.server_message` contains
                its reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/searchReaderRequest

        Since:
            0.1.0

        Example:
            session.library.list_holds()
        """
        params = {"range": range, "page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return HoldPage.from_json(self._call("library.list_holds", params))

    def cancel_hold(self, id: int, *, timeout_ms: int | None = None) -> None:
        """Cancels a hold.

        The session must be signed in with `campus.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the hold, from `library.list_holds()`.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The library system does not cancel the hold, for example because it is not open.
                `detail.server_message` contains its reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/cancelRequest

        Since:
            0.1.0

        Example:
            session.library.cancel_hold(5001)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        self._call("library.cancel_hold", params)

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached data of the reader and the access token from memory.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.library.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("library.clear_cache", params)

    def iter_search_books(
        self,
        title: str,
        *,
        catalog: BookCatalog = "general",
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Book]:
        """Iterates over the items of all pages of `search_books`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `search_books`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "title": title,
            "catalog": catalog,
            "page": page,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "library.search_books", params, Book.from_json)

    def iter_book_copies(
        self,
        book_id: str,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[BookCopy]:
        """Iterates over the items of all pages of `list_book_copies`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_book_copies`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "book_id": book_id,
            "page": page,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "library.list_book_copies", params, BookCopy.from_json)

    def iter_loans(
        self,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Loan]:
        """Iterates over the items of all pages of `list_loans`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_loans`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {"page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return Items(self._run, "library.list_loans", params, Loan.from_json, "loans")

    def iter_past_loans(
        self,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Loan]:
        """Iterates over the items of all pages of `list_past_loans`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_past_loans`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {"page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return Items(self._run, "library.list_past_loans", params, Loan.from_json, "loans")

    def iter_holds(
        self,
        *,
        range: HoldRange = "current",
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Hold]:
        """Iterates over the items of all pages of `list_holds`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_holds`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {"range": range, "page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return Items(self._run, "library.list_holds", params, Hold.from_json, "holds")


class AsyncLibraryService(AsyncService):
    """The current occupancy of the libraries, their catalog, and the reader's loans and holds. It is the property
    `library` of `danxi.AsyncSession`.
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
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Book]:
        """Searches the catalog for books whose title contains a string, page by page, best match first.

        Args:
            title: String to search for in the titles. 1 to 200 characters.
            catalog: Catalog to search. "general": Books 图书; "ancient": Ancient books 古籍: thread-bound books, most
                of them printed before 1912. Default: "general".
            page: Number of the page. Page 1 has the best matches. 1 to 10,000. Default: 1.
            size: Maximum number of books on a page. 1 to 100. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
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
        params = {
            "title": title,
            "catalog": catalog,
            "page": page,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
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
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[BookCopy]:
        """Lists the copies of a book, page by page.

        Args:
            book_id: Identifier of the book, from `library.search_books()`. 1 to 100 characters.
            page: Number of the page, from 1. 1 to 10,000. Default: 1.
            size: Maximum number of copies on a page. 1 to 100. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
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
        params = {
            "book_id": book_id,
            "page": page,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("library.list_book_copies", params)
        return [BookCopy.from_json(item) for item in items]

    async def get_reader(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> LibraryReader:
        """Returns the library account of the signed-in person.

        The session must be signed in with `campus.login()`. A cached value is valid for 5 minutes.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            LibraryReader: The library account of a person.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The library system refused the request or the sign-in. `detail.server_message` contains
                its reason.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/getReaderInfo

        Since:
            0.1.0

        Example:
            await session.library.get_reader()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return LibraryReader.from_json(await self._call("library.get_reader", params))

    async def list_loans(
        self,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> LoanPage:
        """Lists the copies that the person has on loan, page by page.

        The session must be signed in with `campus.login()`.

        Args:
            page: Number of the page, from 1. 1 to 10,000. Default: 1.
            size: Maximum number of loans on a page. 1 to 100. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            LoanPage: A page of a list of loans.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The library system refused the request or the sign-in. `detail.server_message` contains
                its reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/getReaderCurrentLoan?pageSize={size}&pageNo={page}

        Since:
            0.1.0

        Example:
            await session.library.list_loans()
        """
        params = {"page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return LoanPage.from_json(await self._call("library.list_loans", params))

    async def list_past_loans(
        self,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> LoanPage:
        """Lists the copies that the person has returned, page by page.

        The session must be signed in with `campus.login()`.

        Args:
            page: Number of the page, from 1. 1 to 10,000. Default: 1.
            size: Maximum number of loans on a page. 1 to 100. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            LoanPage: A page of a list of loans.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The library system refused the request or the sign-in. `detail.server_message` contains
                its reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET
                https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/v2/getReaderHistoryLoan?pageSize={size}&pageNo={page}

        Since:
            0.1.0

        Example:
            await session.library.list_past_loans()
        """
        params = {"page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return LoanPage.from_json(await self._call("library.list_past_loans", params))

    async def renew_loan(self, barcode: str, *, timeout_ms: int | None = None) -> None:
        """Renews a loan, so that the copy may be kept longer.

        The server does not return the new date. Call `library.list_loans()` to see it.

        The session must be signed in with `campus.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            barcode: Barcode of the copy, from `library.list_loans()`. 1 to 100 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The library system does not renew the loan, for example because it was renewed too often.
                `detail.server_message` contains its reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/getReaderInfo
            POST https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/renewLoan

        Since:
            0.1.0

        Example:
            await session.library.renew_loan("100042003")
        """
        params = {"barcode": barcode, "timeout_ms": timeout_ms}
        await self._call("library.renew_loan", params)

    async def list_holds(
        self,
        *,
        range: HoldRange = "current",
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> HoldPage:
        """Lists the person's holds, page by page.

        The session must be signed in with `campus.login()`.

        Args:
            range: Which holds to list. "current": Holds that are open; "past": Holds that are completed, cancelled
                or expired. Default: "current".
            page: Number of the page, from 1. 1 to 10,000. Default: 1.
            size: Maximum number of holds on a page. 1 to 100. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoldPage: A page of a list of holds.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The library system refused the request or the sign-in. `detail.server_message` contains
                its reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/searchReaderRequest

        Since:
            0.1.0

        Example:
            await session.library.list_holds()
        """
        params = {"range": range, "page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return HoldPage.from_json(await self._call("library.list_holds", params))

    async def cancel_hold(self, id: int, *, timeout_ms: int | None = None) -> None:
        """Cancels a hold.

        The session must be signed in with `campus.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the hold, from `library.list_holds()`.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The library system does not cancel the hold, for example because it is not open.
                `detail.server_message` contains its reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/cancelRequest

        Since:
            0.1.0

        Example:
            await session.library.cancel_hold(5001)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        await self._call("library.cancel_hold", params)

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached data of the reader and the access token from memory.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.library.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("library.clear_cache", params)

    def iter_search_books(
        self,
        title: str,
        *,
        catalog: BookCatalog = "general",
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Book]:
        """Iterates over the items of all pages of `search_books`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `search_books`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "title": title,
            "catalog": catalog,
            "page": page,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "library.search_books", params, Book.from_json)

    def iter_book_copies(
        self,
        book_id: str,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[BookCopy]:
        """Iterates over the items of all pages of `list_book_copies`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_book_copies`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "book_id": book_id,
            "page": page,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "library.list_book_copies", params, BookCopy.from_json)

    def iter_loans(
        self,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Loan]:
        """Iterates over the items of all pages of `list_loans`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_loans`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {"page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return AsyncItems(self._run, "library.list_loans", params, Loan.from_json, "loans")

    def iter_past_loans(
        self,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Loan]:
        """Iterates over the items of all pages of `list_past_loans`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_past_loans`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {"page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return AsyncItems(self._run, "library.list_past_loans", params, Loan.from_json, "loans")

    def iter_holds(
        self,
        *,
        range: HoldRange = "current",
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Hold]:
        """Iterates over the items of all pages of `list_holds`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_holds`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {"range": range, "page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return AsyncItems(self._run, "library.list_holds", params, Hold.from_json, "holds")
