# Generated from interface/booking.toml by `make generate`; do not edit.

"""Venues of the sports booking platform, their free slots, and the person's own bookings.

The library only reads: to book or cancel a slot, open the `booking_url` of a `Venue` in a browser. The platform may
answer any request with a script check that only a browser can pass. Such a call fails with `BrowserRequiredError`,
and `detail.url` is the page to open. Venues are cached in memory and below `store.path`. Slots and bookings are not
cached.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity, tuple_of
from .._pages import AsyncItems, Items
from .._service import AsyncService, Service
from .._time import Timestamp, parse_date, parse_time_of_day
from .options import CachePolicy

__all__ = [
    "AsyncBookingService",
    "BookedPeriod",
    "Booking",
    "BookingPage",
    "BookingService",
    "OpeningHours",
    "Slot",
    "Venue",
    "VenueDetail",
]


class Venue(Entity):
    """A venue: a sports facility with courts.

    Attributes:
        id: Identifier, for `booking.get_venue()` and `booking.list_slots()`.
        name: Name of the venue, such as 北区体育馆-乒乓球.
        introduction: Introduction, as plain text. `None` without an introduction.
        image_url: URL of an image of the venue. `None` without an image.
        booking_url: URL of the venue's page, for a browser.
    """

    id: int
    """Identifier, for `booking.get_venue()` and `booking.list_slots()`."""
    name: str
    """Name of the venue, such as 北区体育馆-乒乓球."""
    introduction: str | None = None
    """Introduction, as plain text. `None` without an introduction."""
    image_url: str | None = None
    """URL of an image of the venue. `None` without an image."""
    booking_url: str
    """URL of the venue's page, for a browser."""


class VenueDetail(Entity):
    """A venue with its rules.

    Attributes:
        id: Identifier of the venue, for `booking.list_slots()`.
        name: Name of the venue, such as 北区体育馆-乒乓球.
        usable: Whether the account may book it. `None` if the server does not send it.
        limit: The reason why the account may not book it, as the server writes it. `None` without a reason.
        opening_hours: Times of the day for which it can be booked. Empty if the server sends none.
        introduction: Introduction, as plain text. `None` without an introduction.
        description: Rules of booking, as plain text. `None` without rules.
        needs_captcha: Whether booking needs a captcha. `None` if the server does not send it.
        booking_url: URL of the venue's page, for a browser.
    """

    id: int
    """Identifier of the venue, for `booking.list_slots()`."""
    name: str
    """Name of the venue, such as 北区体育馆-乒乓球."""
    usable: bool | None = None
    """Whether the account may book it. `None` if the server does not send it."""
    limit: str | None = None
    """The reason why the account may not book it, as the server writes it. `None` without a reason."""
    opening_hours: tuple[OpeningHours, ...]
    """Times of the day for which it can be booked. Empty if the server sends none."""
    introduction: str | None = None
    """Introduction, as plain text. `None` without an introduction."""
    description: str | None = None
    """Rules of booking, as plain text. `None` without rules."""
    needs_captcha: bool | None = None
    """Whether booking needs a captcha. `None` if the server does not send it."""
    booking_url: str
    """URL of the venue's page, for a browser."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"opening_hours": tuple_of(OpeningHours.from_json)}


class OpeningHours(Entity):
    """A period of each day.

    Attributes:
        start: Start time in Asia/Shanghai.
        end: End time in Asia/Shanghai, up to 24:00.
    """

    start: dt.time
    """Start time in Asia/Shanghai."""
    end: dt.time
    """End time in Asia/Shanghai, up to 24:00."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"start": parse_time_of_day, "end": parse_time_of_day}


class Slot(Entity):
    """A slot: a period of a day for which a court can be booked.

    Attributes:
        date: Day of the slot.
        start: Start time in Asia/Shanghai.
        end: End time in Asia/Shanghai, up to 24:00.
        period_id: The server's identifier of the period. It is the same on all days.
        court_id: Identifier of the court.
        court: Name of the court, such as 1号场地. Empty if the server does not send it.
        status: The server's status. 0 means that the slot is open, and 2 and 3 that it cannot be booked. Other
            values are possible.
        total: Number of places in total. `None` if the server does not send it.
        remaining: Number of places that are free.
        available: Whether it can be booked: `status` is 0 and `remaining` is greater than 0.
    """

    date: dt.date
    """Day of the slot."""
    start: dt.time
    """Start time in Asia/Shanghai."""
    end: dt.time
    """End time in Asia/Shanghai, up to 24:00."""
    period_id: int
    """The server's identifier of the period. It is the same on all days."""
    court_id: int
    """Identifier of the court."""
    court: str
    """Name of the court, such as 1号场地. Empty if the server does not send it."""
    status: int
    """The server's status. 0 means that the slot is open, and 2 and 3 that it cannot be booked. Other values are
    possible.
    """
    total: int | None = None
    """Number of places in total. `None` if the server does not send it."""
    remaining: int
    """Number of places that are free."""
    available: bool
    """Whether it can be booked: `status` is 0 and `remaining` is greater than 0."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"date": parse_date, "start": parse_time_of_day, "end": parse_time_of_day}


class Booking(Entity):
    """A booking of the person.

    Attributes:
        id: The platform's identifier of the booking.
        venue_id: Identifier of the venue. `None` if the server does not send it.
        court_id: Identifier of the court. `None` if the server does not send it.
        name: Name of the booked venue. `None` if the server does not send it.
        status: The server's status. `None` if the server does not send it.
        status_name: Status as the server writes it, such as 已取消 (cancelled), 已结束 (over), 已过期 (expired) or 已驳回
            (refused). `None` if the server does not send it.
        created: Time at which the person booked. `None` if the server does not send it.
        can_cancel: Whether it can be cancelled, in a browser.
        periods: Periods that are booked, in the server's order.
    """

    id: int
    """The platform's identifier of the booking."""
    venue_id: int | None = None
    """Identifier of the venue. `None` if the server does not send it."""
    court_id: int | None = None
    """Identifier of the court. `None` if the server does not send it."""
    name: str | None = None
    """Name of the booked venue. `None` if the server does not send it."""
    status: int | None = None
    """The server's status. `None` if the server does not send it."""
    status_name: str | None = None
    """Status as the server writes it, such as 已取消 (cancelled), 已结束 (over), 已过期 (expired) or 已驳回 (refused). `None` if
    the server does not send it.
    """
    created: Timestamp | None = None
    """Time at which the person booked. `None` if the server does not send it."""
    can_cancel: bool
    """Whether it can be cancelled, in a browser."""
    periods: tuple[BookedPeriod, ...]
    """Periods that are booked, in the server's order."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"created": Timestamp.parse, "periods": tuple_of(BookedPeriod.from_json)}


class BookedPeriod(Entity):
    """A period of a booking.

    Attributes:
        date: Day of the period.
        start: Start time in Asia/Shanghai.
        end: End time in Asia/Shanghai, up to 24:00.
        period_id: The server's identifier of the period. `None` if the server does not send it.
        can_cancel: Whether the period can be cancelled, in a browser. `None` if the server does not send it.
    """

    date: dt.date
    """Day of the period."""
    start: dt.time
    """Start time in Asia/Shanghai."""
    end: dt.time
    """End time in Asia/Shanghai, up to 24:00."""
    period_id: int | None = None
    """The server's identifier of the period. `None` if the server does not send it."""
    can_cancel: bool | None = None
    """Whether the period can be cancelled, in a browser. `None` if the server does not send it."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"date": parse_date, "start": parse_time_of_day, "end": parse_time_of_day}


class BookingPage(Entity):
    """A page of a list of bookings.

    Attributes:
        bookings: Bookings in the server's order.
        page: Number of this page. At least 1.
        page_count: Number of pages of the list. `None` if the server does not send the number of bookings. At least
            0.
        total: Number of bookings in the list. `None` if the server does not send it. At least 0.
    """

    bookings: tuple[Booking, ...]
    """Bookings in the server's order."""
    page: int
    """Number of this page."""
    page_count: int | None = None
    """Number of pages of the list. `None` if the server does not send the number of bookings."""
    total: int | None = None
    """Number of bookings in the list. `None` if the server does not send it."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"bookings": tuple_of(Booking.from_json)}


class BookingService(Service):
    """Venues of the sports booking platform, their free slots, and the person's own bookings. It is the property
    `booking` of `danxi.Session`.
    """

    __slots__ = ()

    def list_venues(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Venue]:
        """Lists all venues, in the site's order.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Venue]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The platform refused the request. `detail.server_message` contains its reason.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            BrowserRequiredError: The platform asks for a script check that only a browser can pass. Open
                `detail.url` in one.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://booking.fudan.edu.cn/reservation/api/topic/resource-list?id=48&p={page}&pageSize=200

        Since:
            0.1.0

        Example:
            session.booking.list_venues()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = self._call("booking.list_venues", params)
        return [Venue.from_json(item) for item in items]

    def get_venue(self, id: int, *, timeout_ms: int | None = None) -> VenueDetail:
        """Returns a venue with its rules and opening hours.

        The session must be signed in with `campus.login()`.

        Args:
            id: Identifier of the venue, from `booking.list_venues()`. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            VenueDetail: A venue with its rules.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The platform refused the request, for example because no venue has this identifier.
                `detail.server_message` contains its reason.
            BrowserRequiredError: The platform asks for a script check that only a browser can pass. Open
                `detail.url` in one.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://booking.fudan.edu.cn/reservation/site/resource/detail?id={id}

        Since:
            0.1.0

        Example:
            session.booking.get_venue(1055)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return VenueDetail.from_json(self._call("booking.get_venue", params))

    def list_slots(
        self,
        venue_id: int,
        start_date: dt.date | str,
        *,
        end_date: dt.date | str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Slot]:
        """Lists the slots of a venue's courts on one or more days, sorted by day, period and court.

        Slots that cannot be booked are listed too. A slot can usually be booked from two days before.

        The session must be signed in with `campus.login()`.

        Args:
            venue_id: Identifier of the venue, from `booking.list_venues()`. At least 1.
            start_date: First day, in Asia/Shanghai.
            end_date: Last day, in Asia/Shanghai, at most 30 days after `start_date`. By default the same day.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Slot]

        Raises:
            InvalidArgumentError: `end_date` is before `start_date`, or more than 30 days after it.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The platform refused the request, for example because no venue has this identifier.
                `detail.server_message` contains its reason.
            BrowserRequiredError: The platform asks for a script check that only a browser can pass. Open
                `detail.url` in one.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET
                https://booking.fudan.edu.cn/reservation/site/resource/calendar?resource_id={venue_id}&id={venue_id}&collective=0&date={days}

        Since:
            0.1.0

        Example:
            session.booking.list_slots(1055, "2026-11-21", end_date="2026-11-23")
        """
        params = {"venue_id": venue_id, "start_date": start_date, "end_date": end_date, "timeout_ms": timeout_ms}
        items = self._call("booking.list_slots", params)
        return [Slot.from_json(item) for item in items]

    def list_bookings(
        self,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> BookingPage:
        """Lists the person's own bookings, page by page.

        The session must be signed in with `campus.login()`.

        Args:
            page: Number of the page. 1 to 10,000. Default: 1.
            size: Maximum number of bookings on a page. 1 to 100. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            BookingPage: A page of a list of bookings.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The platform refused the request. `detail.server_message` contains its reason.
            BrowserRequiredError: The platform asks for a script check that only a browser can pass. Open
                `detail.url` in one.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET
                https://booking.fudan.edu.cn/reservation/site/appointment/appointment-list?p={page}&type=0&pageSize={size}

        Since:
            0.1.0

        Example:
            session.booking.list_bookings()
        """
        params = {"page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return BookingPage.from_json(self._call("booking.list_bookings", params))

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached venues from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.booking.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("booking.clear_cache", params)

    def iter_bookings(
        self,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Booking]:
        """Iterates over the items of all pages of `list_bookings`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_bookings`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {"page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return Items(self._run, "booking.list_bookings", params, Booking.from_json, "bookings")


class AsyncBookingService(AsyncService):
    """Venues of the sports booking platform, their free slots, and the person's own bookings. It is the property
    `booking` of `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def list_venues(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Venue]:
        """Lists all venues, in the site's order.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Venue]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The platform refused the request. `detail.server_message` contains its reason.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            BrowserRequiredError: The platform asks for a script check that only a browser can pass. Open
                `detail.url` in one.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://booking.fudan.edu.cn/reservation/api/topic/resource-list?id=48&p={page}&pageSize=200

        Since:
            0.1.0

        Example:
            await session.booking.list_venues()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("booking.list_venues", params)
        return [Venue.from_json(item) for item in items]

    async def get_venue(self, id: int, *, timeout_ms: int | None = None) -> VenueDetail:
        """Returns a venue with its rules and opening hours.

        The session must be signed in with `campus.login()`.

        Args:
            id: Identifier of the venue, from `booking.list_venues()`. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            VenueDetail: A venue with its rules.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The platform refused the request, for example because no venue has this identifier.
                `detail.server_message` contains its reason.
            BrowserRequiredError: The platform asks for a script check that only a browser can pass. Open
                `detail.url` in one.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://booking.fudan.edu.cn/reservation/site/resource/detail?id={id}

        Since:
            0.1.0

        Example:
            await session.booking.get_venue(1055)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return VenueDetail.from_json(await self._call("booking.get_venue", params))

    async def list_slots(
        self,
        venue_id: int,
        start_date: dt.date | str,
        *,
        end_date: dt.date | str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Slot]:
        """Lists the slots of a venue's courts on one or more days, sorted by day, period and court.

        Slots that cannot be booked are listed too. A slot can usually be booked from two days before.

        The session must be signed in with `campus.login()`.

        Args:
            venue_id: Identifier of the venue, from `booking.list_venues()`. At least 1.
            start_date: First day, in Asia/Shanghai.
            end_date: Last day, in Asia/Shanghai, at most 30 days after `start_date`. By default the same day.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Slot]

        Raises:
            InvalidArgumentError: `end_date` is before `start_date`, or more than 30 days after it.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The platform refused the request, for example because no venue has this identifier.
                `detail.server_message` contains its reason.
            BrowserRequiredError: The platform asks for a script check that only a browser can pass. Open
                `detail.url` in one.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET
                https://booking.fudan.edu.cn/reservation/site/resource/calendar?resource_id={venue_id}&id={venue_id}&collective=0&date={days}

        Since:
            0.1.0

        Example:
            await session.booking.list_slots(1055, "2026-11-21", end_date="2026-11-23")
        """
        params = {"venue_id": venue_id, "start_date": start_date, "end_date": end_date, "timeout_ms": timeout_ms}
        items = await self._call("booking.list_slots", params)
        return [Slot.from_json(item) for item in items]

    async def list_bookings(
        self,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> BookingPage:
        """Lists the person's own bookings, page by page.

        The session must be signed in with `campus.login()`.

        Args:
            page: Number of the page. 1 to 10,000. Default: 1.
            size: Maximum number of bookings on a page. 1 to 100. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            BookingPage: A page of a list of bookings.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: The platform refused the request. `detail.server_message` contains its reason.
            BrowserRequiredError: The platform asks for a script check that only a browser can pass. Open
                `detail.url` in one.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET
                https://booking.fudan.edu.cn/reservation/site/appointment/appointment-list?p={page}&type=0&pageSize={size}

        Since:
            0.1.0

        Example:
            await session.booking.list_bookings()
        """
        params = {"page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return BookingPage.from_json(await self._call("booking.list_bookings", params))

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached venues from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.booking.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("booking.clear_cache", params)

    def iter_bookings(
        self,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Booking]:
        """Iterates over the items of all pages of `list_bookings`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_bookings`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {"page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return AsyncItems(self._run, "booking.list_bookings", params, Booking.from_json, "bookings")
