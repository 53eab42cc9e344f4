# Generated from interface/feeds.toml by `make generate`; do not edit.

"""Feeds of any site: RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, JSON Feed 1 and 1.1.

All formats become the same entities. Elements are recognized by their namespace, with any prefix; those of Dublin
Core, Media RSS, the content module and podcasts are read too. A feed that breaks the rules of its format is read as
far as possible, and marked as `bozo`.

No cookie and no token of the session is sent to a feed's server.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from .._entity import Entity, tuple_of
from .._pages import AsyncItems, Items
from .._service import AsyncService, Service
from .._time import Timestamp

__all__ = [
    "AsyncFeedsService",
    "EntryExcerptPart",
    "EntryMatch",
    "Feed",
    "FeedAuthor",
    "FeedCategory",
    "FeedContent",
    "FeedEnclosure",
    "FeedEntry",
    "FeedFailure",
    "FeedFormat",
    "FeedLink",
    "FeedReference",
    "FeedRefresh",
    "FeedRefreshReport",
    "FeedResponse",
    "FeedSource",
    "FeedSubscription",
    "FeedsService",
    "OPMLReport",
    "SavedEntry",
]

FeedFormat = Literal[
    "rss090",
    "rss091",
    "rss092",
    "rss093",
    "rss094",
    "rss10",
    "rss20",
    "rss",
    "atom03",
    "atom10",
    "atom",
    "json1",
    "json11",
]
"""The format of a feed.

"rss090": RSS version 0.90; "rss091": RSS version 0.91; "rss092": RSS version 0.92; "rss093": RSS version 0.93;
"rss094": RSS version 0.94; "rss10": RSS version 1.0, which is RDF; "rss20": RSS version 2.0; "rss": RSS of an
unknown version; "atom03": Atom version 0.3; "atom10": Atom version 1.0 (RFC 4287); "atom": Atom without the
namespace of a version; "json1": JSON Feed version 1; "json11": JSON Feed version 1.1.
"""


class Feed(Entity):
    """A feed with its entries, in one form for all formats.

    A link is absolute if the feed has a base URL (`xml:base`, or the feed's own URL); otherwise it is as the feed
    has it.

    Attributes:
        format: Format of the feed. "rss090": RSS version 0.90; "rss091": RSS version 0.91; "rss092": RSS version
            0.92; "rss093": RSS version 0.93; "rss094": RSS version 0.94; "rss10": RSS version 1.0, which is RDF;
            "rss20": RSS version 2.0; "rss": RSS of an unknown version; "atom03": Atom version 0.3; "atom10": Atom
            version 1.0 (RFC 4287); "atom": Atom without the namespace of a version; "json1": JSON Feed version 1;
            "json11": JSON Feed version 1.1.
        title: Title as plain text. Empty if the feed has no title.
        subtitle: Description or subtitle as plain text.
        id: Identifier: Atom's `id`, or `rdf:about` of RSS 1.0.
        link: Link to the feed's site.
        links: All links of the feed, in order.
        updated: Time of the last change.
        published: Time of publication.
        language: Language tag, such as `zh-CN`.
        authors: Authors of the feed.
        categories: Categories of the feed.
        image: URL of the feed's image or logo.
        icon: URL of a small square image.
        rights: Copyright as plain text.
        generator: Program that made the feed.
        ttl: How long the feed may be cached, as RSS states it. In min.
        entries: Entries in the order of the document.
        bozo: Whether the feed breaks the rules of its format. What could be read is returned.
        bozo_reason: The first broken rule, with its line. `None` unless `bozo` is `True`.
    """

    format: FeedFormat
    """Format of the feed."""
    title: str
    """Title as plain text. Empty if the feed has no title."""
    subtitle: str | None = None
    """Description or subtitle as plain text."""
    id: str | None = None
    """Identifier: Atom's `id`, or `rdf:about` of RSS 1.0."""
    link: str | None = None
    """Link to the feed's site."""
    links: tuple[FeedLink, ...]
    """All links of the feed, in order."""
    updated: Timestamp | None = None
    """Time of the last change."""
    published: Timestamp | None = None
    """Time of publication."""
    language: str | None = None
    """Language tag, such as `zh-CN`."""
    authors: tuple[FeedAuthor, ...]
    """Authors of the feed."""
    categories: tuple[FeedCategory, ...]
    """Categories of the feed."""
    image: str | None = None
    """URL of the feed's image or logo."""
    icon: str | None = None
    """URL of a small square image."""
    rights: str | None = None
    """Copyright as plain text."""
    generator: str | None = None
    """Program that made the feed."""
    ttl: int | None = None
    """How long the feed may be cached, as RSS states it."""
    entries: tuple[FeedEntry, ...]
    """Entries in the order of the document."""
    bozo: bool
    """Whether the feed breaks the rules of its format. What could be read is returned."""
    bozo_reason: str | None = None
    """The first broken rule, with its line. `None` unless `bozo` is `True`."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "links": tuple_of(FeedLink.from_json),
            "updated": Timestamp.parse,
            "published": Timestamp.parse,
            "authors": tuple_of(FeedAuthor.from_json),
            "categories": tuple_of(FeedCategory.from_json),
            "entries": tuple_of(FeedEntry.from_json),
        }


class FeedEntry(Entity):
    """An entry of a feed.

    Attributes:
        id: Identifier within the feed: the entry's own, otherwise its link, otherwise `urn:entry:` and a hash of
            its title, date and content.
        title: Title as plain text. Empty if the entry has no title.
        link: Link to the entry's page: the alternate link, or a guid that is a permalink.
        links: All links of the entry, in order.
        published: Time of publication. A date without a zone is UTC; one that is written in Chinese is in
            Asia/Shanghai.
        published_text: The date as the feed has it, if it cannot be read, such as `31 Jun 2026`.
        updated: Time of the last change.
        updated_text: The date as the feed has it, if it cannot be read.
        authors: Authors. An Atom entry without authors has those of its source or feed.
        summary: Summary or description.
        content: Contents, such as `content:encoded`. Empty if the entry has only a summary.
        categories: Categories of the entry.
        enclosures: Attached files, such as episodes.
        image: URL of an image of the entry.
        comments: URL of the page with comments.
        source: The feed that the entry was copied from.
    """

    id: str
    """Identifier within the feed: the entry's own, otherwise its link, otherwise `urn:entry:` and a hash of its title,
    date and content.
    """
    title: str
    """Title as plain text. Empty if the entry has no title."""
    link: str | None = None
    """Link to the entry's page: the alternate link, or a guid that is a permalink."""
    links: tuple[FeedLink, ...]
    """All links of the entry, in order."""
    published: Timestamp | None = None
    """Time of publication. A date without a zone is UTC; one that is written in Chinese is in Asia/Shanghai."""
    published_text: str | None = None
    """The date as the feed has it, if it cannot be read, such as `31 Jun 2026`."""
    updated: Timestamp | None = None
    """Time of the last change."""
    updated_text: str | None = None
    """The date as the feed has it, if it cannot be read."""
    authors: tuple[FeedAuthor, ...]
    """Authors. An Atom entry without authors has those of its source or feed."""
    summary: FeedContent | None = None
    """Summary or description."""
    content: tuple[FeedContent, ...]
    """Contents, such as `content:encoded`. Empty if the entry has only a summary."""
    categories: tuple[FeedCategory, ...]
    """Categories of the entry."""
    enclosures: tuple[FeedEnclosure, ...]
    """Attached files, such as episodes."""
    image: str | None = None
    """URL of an image of the entry."""
    comments: str | None = None
    """URL of the page with comments."""
    source: FeedSource | None = None
    """The feed that the entry was copied from."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "links": tuple_of(FeedLink.from_json),
            "published": Timestamp.parse,
            "updated": Timestamp.parse,
            "authors": tuple_of(FeedAuthor.from_json),
            "summary": FeedContent.from_json,
            "content": tuple_of(FeedContent.from_json),
            "categories": tuple_of(FeedCategory.from_json),
            "enclosures": tuple_of(FeedEnclosure.from_json),
            "source": FeedSource.from_json,
        }


class FeedLink(Entity):
    """A link of a feed or entry.

    Attributes:
        href: URL that the link leads to.
        rel: Relation, such as `alternate`, `self`, `next` or `hub`.
        type: Media type of the target.
        title: Title of the target.
    """

    href: str
    """URL that the link leads to."""
    rel: str
    """Relation, such as `alternate`, `self`, `next` or `hub`."""
    type: str | None = None
    """Media type of the target."""
    title: str | None = None
    """Title of the target."""


class FeedAuthor(Entity):
    """A person or organization.

    Attributes:
        name: Name of the person or organization.
        email: E-mail address of the author.
        url: URL of a page about the author.
    """

    name: str | None = None
    """Name of the person or organization."""
    email: str | None = None
    """E-mail address of the author."""
    url: str | None = None
    """URL of a page about the author."""


class FeedContent(Entity):
    """A text of an entry with its type.

    HTML is as the feed has it. Sanitize it before you show it: it can contain scripts.

    Attributes:
        type: Media type: `text/plain`, `text/html`, `application/xhtml+xml`, or that of Atom content of another
            type.
        value: The text. Base64 for a media type that is neither text nor XML. Empty if the content is at `url`.
        language: Language tag, if the content states one.
        base: URL against which relative links in `value` are resolved.
        url: URL of content outside of the feed (Atom's `src`).
    """

    type: str
    """Media type: `text/plain`, `text/html`, `application/xhtml+xml`, or that of Atom content of another type."""
    value: str
    """The text. Base64 for a media type that is neither text nor XML. Empty if the content is at `url`."""
    language: str | None = None
    """Language tag, if the content states one."""
    base: str | None = None
    """URL against which relative links in `value` are resolved."""
    url: str | None = None
    """URL of content outside of the feed (Atom's `src`)."""


class FeedCategory(Entity):
    """A category of a feed or entry.

    Attributes:
        term: Name of the category.
        scheme: Identifier of the set of categories.
        label: Name for people.
    """

    term: str
    """Name of the category."""
    scheme: str | None = None
    """Identifier of the set of categories."""
    label: str | None = None
    """Name for people."""


class FeedEnclosure(Entity):
    """A file that belongs to an entry.

    Attributes:
        url: URL of the file.
        type: Media type of the file.
        length: Size that the feed states. `None` if it states none, or no valid number. In bytes.
    """

    url: str
    """URL of the file."""
    type: str | None = None
    """Media type of the file."""
    length: int | None = None
    """Size that the feed states. `None` if it states none, or no valid number."""


class FeedSource(Entity):
    """The feed that an entry was copied from.

    Attributes:
        title: Title as plain text.
        link: Link to the feed or to its site.
        id: Identifier of that feed.
    """

    title: str | None = None
    """Title as plain text."""
    link: str | None = None
    """Link to the feed or to its site."""
    id: str | None = None
    """Identifier of that feed."""


class FeedResponse(Entity):
    """The response of a feed's server.

    Attributes:
        url: URL of the feed after redirects.
        status: HTTP status: 304 if the feed has not changed.
        etag: Header ETag. Pass it to the next `feeds.fetch()`.
        last_modified: Header Last-Modified, unchanged. Pass it to the next `feeds.fetch()`.
        feed: The feed. `None` if it has not changed.
    """

    url: str
    """URL of the feed after redirects."""
    status: int
    """HTTP status: 304 if the feed has not changed."""
    etag: str | None = None
    """Header ETag. Pass it to the next `feeds.fetch()`."""
    last_modified: str | None = None
    """Header Last-Modified, unchanged. Pass it to the next `feeds.fetch()`."""
    feed: Feed | None = None
    """The feed. `None` if it has not changed."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"feed": Feed.from_json}


class FeedReference(Entity):
    """A feed that a page names.

    Attributes:
        url: URL of the feed.
        title: Title that the page gives the feed.
        type: Media type that the page states, such as `application/atom+xml`.
    """

    url: str
    """URL of the feed."""
    title: str | None = None
    """Title that the page gives the feed."""
    type: str | None = None
    """Media type that the page states, such as `application/atom+xml`."""


class FeedSubscription(Entity):
    """A feed that the program has subscribed to.

    Attributes:
        id: Identifier of the subscription.
        url: URL of the feed. It changes when the server says that the feed has moved for good.
        title: Title that the program passed, otherwise that of the feed. Empty if there is none yet.
        folder: Names of the folders that contain it, from the outermost.
        link: Link to the site.
        added_at: Time of the subscription.
        checked_at: Time of the last request to the server. `None` before the first one.
        due_at: Time from which `feeds.refresh_all()` requests the feed again. `None` if the feed is gone.
        is_gone: Whether the server has said that the feed is gone for good (HTTP 410). It is requested again only
            by `feeds.refresh()`, or by `feeds.refresh_all()` with `force`.
        failure_count: Number of failures since the last success.
        error_name: Name of the last error, such as `not_found`. `None` after a success.
        error_message: Message of the last error.
        entry_count: Number of saved entries.
        unread_count: Number of saved entries that are not marked as read.
    """

    id: int
    """Identifier of the subscription."""
    url: str
    """URL of the feed. It changes when the server says that the feed has moved for good."""
    title: str
    """Title that the program passed, otherwise that of the feed. Empty if there is none yet."""
    folder: tuple[str, ...]
    """Names of the folders that contain it, from the outermost."""
    link: str | None = None
    """Link to the site."""
    added_at: Timestamp
    """Time of the subscription."""
    checked_at: Timestamp | None = None
    """Time of the last request to the server. `None` before the first one."""
    due_at: Timestamp | None = None
    """Time from which `feeds.refresh_all()` requests the feed again. `None` if the feed is gone."""
    is_gone: bool
    """Whether the server has said that the feed is gone for good (HTTP 410). It is requested again only by
    `feeds.refresh()`, or by `feeds.refresh_all()` with `force`.
    """
    failure_count: int
    """Number of failures since the last success."""
    error_name: str | None = None
    """Name of the last error, such as `not_found`. `None` after a success."""
    error_message: str | None = None
    """Message of the last error."""
    entry_count: int
    """Number of saved entries."""
    unread_count: int
    """Number of saved entries that are not marked as read."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"folder": tuple, "added_at": Timestamp.parse, "checked_at": Timestamp.parse, "due_at": Timestamp.parse}


class SavedEntry(Entity):
    """A saved entry of a subscription.

    Attributes:
        id: Identifier of the saved entry. An entry that was saved later has a larger one.
        subscription_id: Identifier of the subscription.
        entry: The entry as the feed last had it.
        is_read: Whether it is marked as read.
        saved_at: Time at which it was first saved.
        changed_at: Time at which a changed version was last saved. `None` if it has not changed.
    """

    id: int
    """Identifier of the saved entry. An entry that was saved later has a larger one."""
    subscription_id: int
    """Identifier of the subscription."""
    entry: FeedEntry
    """The entry as the feed last had it."""
    is_read: bool
    """Whether it is marked as read."""
    saved_at: Timestamp
    """Time at which it was first saved."""
    changed_at: Timestamp | None = None
    """Time at which a changed version was last saved. `None` if it has not changed."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"entry": FeedEntry.from_json, "saved_at": Timestamp.parse, "changed_at": Timestamp.parse}


class EntryMatch(Entity):
    """A saved entry that a search has found.

    Attributes:
        id: Identifier of the saved entry.
        entry: Entry that was found.
        excerpt: The text around the first match, at most about 100 characters.
    """

    id: int
    """Identifier of the saved entry."""
    entry: SavedEntry
    """Entry that was found."""
    excerpt: tuple[EntryExcerptPart, ...]
    """The text around the first match, at most about 100 characters."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"entry": SavedEntry.from_json, "excerpt": tuple_of(EntryExcerptPart.from_json)}


class EntryExcerptPart(Entity):
    """A part of an excerpt of an entry.

    Attributes:
        text: The part's text. `…` where the excerpt is cut off.
        is_match: Whether it is one of the words that were searched for.
    """

    text: str
    """The part's text. `…` where the excerpt is cut off."""
    is_match: bool
    """Whether it is one of the words that were searched for."""


class FeedRefresh(Entity):
    """The result of refreshing one subscription.

    Attributes:
        subscription: Subscription after the request.
        new_entry_count: Number of entries that were not saved before.
        changed_entry_count: Number of saved entries that have changed.
    """

    subscription: FeedSubscription
    """Subscription after the request."""
    new_entry_count: int
    """Number of entries that were not saved before."""
    changed_entry_count: int
    """Number of saved entries that have changed."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"subscription": FeedSubscription.from_json}


class FeedRefreshReport(Entity):
    """The result of refreshing all subscriptions.

    Attributes:
        changed_count: Number of feeds that have changed.
        unchanged_count: Number of feeds that have not changed.
        skipped_count: Number of feeds that were not requested, because they are not due or gone, or because their
            host has asked for a pause.
        failed_count: Number of feeds that could not be read.
        new_entry_count: Number of entries that were not saved before.
        changed_entry_count: Number of saved entries that have changed.
        failures: The first 1,000 failures.
    """

    changed_count: int
    """Number of feeds that have changed."""
    unchanged_count: int
    """Number of feeds that have not changed."""
    skipped_count: int
    """Number of feeds that were not requested, because they are not due or gone, or because their host has asked for a
    pause.
    """
    failed_count: int
    """Number of feeds that could not be read."""
    new_entry_count: int
    """Number of entries that were not saved before."""
    changed_entry_count: int
    """Number of saved entries that have changed."""
    failures: tuple[FeedFailure, ...]
    """The first 1,000 failures."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"failures": tuple_of(FeedFailure.from_json)}


class FeedFailure(Entity):
    """A feed that could not be read.

    Attributes:
        subscription_id: Identifier of the subscription.
        url: URL of the feed.
        error_name: Name of the error, such as `not_found`.
        error_message: Message of the error.
    """

    subscription_id: int
    """Identifier of the subscription."""
    url: str
    """URL of the feed."""
    error_name: str
    """Name of the error, such as `not_found`."""
    error_message: str
    """Message of the error."""


class OPMLReport(Entity):
    """The result of importing subscriptions.

    Attributes:
        added_count: Number of feeds that are subscribed to now.
        known_count: Number of feeds that were subscribed to before, or that the document has more than once. Their
            titles and folders stay.
        refused_count: Number of outlines whose URL is not one of http or https, or contains a user name.
    """

    added_count: int
    """Number of feeds that are subscribed to now."""
    known_count: int
    """Number of feeds that were subscribed to before, or that the document has more than once. Their titles and
    folders stay.
    """
    refused_count: int
    """Number of outlines whose URL is not one of http or https, or contains a user name."""


class FeedsService(Service):
    """Feeds of any site: RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, JSON Feed 1 and 1.1. It is the property `feeds` of
    `danxi.Session`.
    """

    __slots__ = ()

    def parse(
        self,
        *,
        text: str | None = None,
        base64: str | None = None,
        content_type: str | None = None,
        url: str | None = None,
        timeout_ms: int | None = None,
    ) -> Feed:
        """Parses a feed that the program provides.

        Entities that the document declares are replaced if their value is plain text. External entities are never
        loaded. The time is proportional to the size of the feed.

        At least one of `text`, `base64` must be given.

        Args:
            text: The feed as a string. An encoding that it declares is ignored. Exactly one of `text` and `base64`
                is required.
            base64: The bytes of the feed in base64 (RFC 4648, section 4). The encoding is that of the byte order
                mark, of `content_type`, or of the XML declaration, in this order.
            content_type: Header Content-Type of the response, such as `text/xml; charset=gbk`.
            url: URL of the feed, against which relative links are resolved.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Feed: A feed with its entries, in one form for all formats.

        Raises:
            InvalidArgumentError: The string is not a feed, or the base64 is invalid. The message names what was
                found instead.
            TooLargeError: The feed is larger than 64 MiB, has more than 100,000 entries or a million elements and
                attributes, is nested more than 200 levels deep, or declares entities that could expand or load
                files.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.feeds.parse(text="<rss
                version='2.0'><channel><title>Notices</title><item><title>Holiday</title><pubDate>Sun, 22 Nov 2026
                08:00:00 +0800</pubDate></item></channel></rss>")
        """
        params = {"text": text, "base64": base64, "content_type": content_type, "url": url, "timeout_ms": timeout_ms}
        return Feed.from_json(self._call("feeds.parse", params))

    def fetch(
        self,
        url: str,
        *,
        etag: str | None = None,
        last_modified: str | None = None,
        timeout_ms: int | None = None,
    ) -> FeedResponse:
        """Downloads and parses a feed.

        Pass `etag` and `last_modified` of the last response: a server whose feed has not changed then sends only
        the status 304. Redirects are followed. One from https to plain http is refused with `TLSError`, unless
        `network.allow_plain_http` is set or the target is this computer. Any host is allowed.

        Args:
            url: URL of the feed: http or https.
            etag: ETag of the last response, unchanged. Not empty.
            last_modified: Last-Modified of the last response, unchanged. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            FeedResponse: The response of a feed's server.

        Raises:
            InvalidArgumentError: The URL contains a user name, or a validator has characters that a header cannot
                have.
            TooLargeError: The body is larger than `network.max_response_bytes`, or the feed exceeds a limit of
                `feeds.parse()`.
            NotFoundError: The feed does not exist. With the status 410, it is gone for good.
            UnexpectedResponseError: The response is not a feed. If it is a page, `feeds.discover()` finds the feeds
                that it names.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://{host}/{path}

        Since:
            0.1.0

        Example:
            session.feeds.fetch("https://feeds.example.net/notices.atom")
        """
        params = {"url": url, "etag": etag, "last_modified": last_modified, "timeout_ms": timeout_ms}
        return FeedResponse.from_json(self._call("feeds.fetch", params))

    def discover(self, url: str, *, timeout_ms: int | None = None) -> list[FeedReference]:
        """Lists the feeds that a page names with `<link rel=alternate>`, in the order of the page.

        If the URL is a feed itself, the list has only that feed. No URLs are guessed.

        Args:
            url: URL of the page: http or https.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[FeedReference]

        Raises:
            InvalidArgumentError: The URL contains a user name.
            NotFoundError: The page does not exist.
            UnexpectedResponseError: The page is nested more than 256 levels deep, or has more than a million
                elements and attributes.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://{host}/{path}

        Since:
            0.1.0

        Example:
            session.feeds.discover("https://feeds.example.net/")
        """
        params = {"url": url, "timeout_ms": timeout_ms}
        items = self._call("feeds.discover", params)
        return [FeedReference.from_json(item) for item in items]

    def subscribe(
        self,
        url: str,
        *,
        title: str | None = None,
        folder: Sequence[str] | None = None,
        timeout_ms: int | None = None,
    ) -> FeedSubscription:
        """Subscribes to a feed, and saves its entries in the store directory.

        If the feed is subscribed to already, no request is sent, and only the title and the folder are changed
        where they are given. A feed whose server says that it has moved for good is subscribed to under its new
        URL.

        The subscriptions of a `store.path` belong to no account. All sessions and processes that use this directory
        share them.

        Args:
            url: URL of the feed: http or https. `feeds.discover()` finds the feeds of a page.
            title: Title in place of the feed's. An empty string removes it. At most 300 characters.
            folder: Names of the folders that contain it, from the outermost. The default is no folder. At most 8
                items, 1 to 300 characters each.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            FeedSubscription: A feed that the program has subscribed to.

        Raises:
            InvalidArgumentError: The URL contains a user name, or the session has no `store.path`.
            TooLargeError: The feed exceeds a limit of `feeds.parse()`, or there are 100,000 subscriptions.
            NotFoundError: The feed does not exist.
            UnexpectedResponseError: The response is not a feed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://{host}/{path}

        Since:
            0.1.0

        Example:
            session.feeds.subscribe("https://feeds.example.net/notices.atom", folder=["Fudan"])
        """
        params = {"url": url, "title": title, "folder": folder, "timeout_ms": timeout_ms}
        return FeedSubscription.from_json(self._call("feeds.subscribe", params))

    def list_subscriptions(
        self,
        *,
        offset: int = 0,
        size: int = 100,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[FeedSubscription]:
        """Lists the subscriptions, page by page, oldest first.

        Args:
            offset: Number of subscriptions to skip at the beginning of the list. At least 0. Default: 0.
            size: Maximum number of subscriptions. 1 to 1,000. Default: 100.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[FeedSubscription]

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.feeds.list_subscriptions(size=3)
        """
        params = {"offset": offset, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        items = self._call("feeds.list_subscriptions", params)
        return [FeedSubscription.from_json(item) for item in items]

    def import_opml(self, text: str, *, timeout_ms: int | None = None) -> OPMLReport:
        """Subscribes to the feeds of an OPML document, without requesting them.

        `feeds.refresh_all()` then reads the feeds. Outlines without a feed are folders: the first eight levels,
        each with the first 300 bytes of its name. A document that is not well-formed is read as far as possible. A
        feed with an invalid URL is left out, and counted.

        Args:
            text: The document: OPML 1.0 or 2.0. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            OPMLReport: The result of importing subscriptions.

        Raises:
            InvalidArgumentError: The document is not OPML, or the session has no `store.path`.
            TooLargeError: The document is larger than 16 MiB, has more than 100,000 outlines or a million elements
                and attributes, or is nested more than 200 levels deep; or there are 100,000 subscriptions.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.feeds.import_opml("<opml version='2.0'><body><outline text='Fudan'><outline type='rss'
                text='Notices' xmlUrl='https://feeds.example.net/notices.rss'/></outline></body></opml>")
        """
        params = {"text": text, "timeout_ms": timeout_ms}
        return OPMLReport.from_json(self._call("feeds.import_opml", params))

    def export_opml(self, *, title: str = "Subscriptions", timeout_ms: int | None = None) -> str:
        """Returns all subscriptions as an OPML 2.0 document, with their folders.

        Args:
            title: Title of the document. At most 300 characters. Default: "Subscriptions".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            str

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.feeds.export_opml(title="Feeds")
        """
        params = {"title": title, "timeout_ms": timeout_ms}
        value: str = self._call("feeds.export_opml", params)
        return value

    def list_entries(
        self,
        *,
        subscription_id: int | None = None,
        is_read: bool | None = None,
        before_id: int | None = None,
        size: int = 50,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[SavedEntry]:
        """Lists saved entries, page by page, last saved first.

        Of the entries that were saved together, the newest comes first. Entries that are saved or marked while a
        program reads the list do not shift its pages.

        Args:
            subscription_id: Identifier of the only subscription to list. The default is to list the entries of all.
                At least 1.
            is_read: `False` lists only unread entries, `True` only read ones. The default is to list both.
            before_id: Lists only the entries with smaller identifiers. At least 1.
            size: Maximum number of entries. 1 to 500. Default: 50.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[SavedEntry]

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            NotFoundError: No subscription has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.feeds.list_entries(is_read=False, size=3)
        """
        params = {
            "subscription_id": subscription_id,
            "is_read": is_read,
            "before_id": before_id,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("feeds.list_entries", params)
        return [SavedEntry.from_json(item) for item in items]

    def search_entries(
        self,
        query: str,
        *,
        subscription_id: int | None = None,
        offset: int = 0,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[EntryMatch]:
        """Searches the titles and texts of saved entries for words, and lists the entries found, page by page.

        An entry is found if its title and text contain all words. Words are separated by white space; a word can be
        any part of a text, such as 图书, and has no operators or wildcards. Upper and lower case, and full-width and
        ordinary letters, are the same. Of a text, the first 256 KiB are searched, without markup.

        Entries in which the words are more prominent come first. If a word is in more than 5,000 entries, the last
        saved entries come first.

        Args:
            query: Words to search for. 1 to 200 characters, not only spaces.
            subscription_id: Identifier of the only subscription to search. The default is to search all. At least
                1.
            offset: Number of entries to skip at the beginning of the list. At least 0. Default: 0.
            size: Maximum number of entries. 1 to 50. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[EntryMatch]

        Raises:
            InvalidArgumentError: The session has no `store.path`, or a parameter is out of range.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.feeds.search_entries("通知", size=3)
        """
        params = {
            "query": query,
            "subscription_id": subscription_id,
            "offset": offset,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("feeds.search_entries", params)
        return [EntryMatch.from_json(item) for item in items]

    def mark_read(
        self,
        *,
        entry_ids: Sequence[int] | None = None,
        subscription_id: int | None = None,
        before: dt.datetime | str | None = None,
        timeout_ms: int | None = None,
    ) -> int:
        """Marks the saved entries that meet all given conditions as read.

        At least one of `entry_ids`, `subscription_id`, `before` must be given.

        Args:
            entry_ids: Identifiers of saved entries. Those that do not exist are left out. At least 1, 1 to 1,000
                items.
            subscription_id: Identifier of the subscription whose entries are marked. At least 1.
            before: Marks the entries that were saved before this time, such as the time at which they were listed.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            int: Number of entries that were unread before.

        Raises:
            InvalidArgumentError: No condition is given, or the session has no `store.path`.
            NotFoundError: No subscription has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.feeds.mark_read(entry_ids=[1])
        """
        params = {
            "entry_ids": entry_ids,
            "subscription_id": subscription_id,
            "before": before,
            "timeout_ms": timeout_ms,
        }
        value: int = self._call("feeds.mark_read", params)
        return value

    def mark_unread(
        self,
        *,
        entry_ids: Sequence[int] | None = None,
        subscription_id: int | None = None,
        before: dt.datetime | str | None = None,
        timeout_ms: int | None = None,
    ) -> int:
        """Marks the saved entries that meet all given conditions as unread.

        At least one of `entry_ids`, `subscription_id`, `before` must be given.

        Args:
            entry_ids: Identifiers of saved entries. Those that do not exist are left out. At least 1, 1 to 1,000
                items.
            subscription_id: Identifier of the subscription whose entries are marked. At least 1.
            before: Marks the entries that were saved before this time, such as the time at which they were listed.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            int: Number of entries that were read before.

        Raises:
            InvalidArgumentError: No condition is given, or the session has no `store.path`.
            NotFoundError: No subscription has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.feeds.mark_unread(entry_ids=[1])
        """
        params = {
            "entry_ids": entry_ids,
            "subscription_id": subscription_id,
            "before": before,
            "timeout_ms": timeout_ms,
        }
        value: int = self._call("feeds.mark_unread", params)
        return value

    def refresh(self, subscription_id: int, *, timeout_ms: int | None = None) -> FeedRefresh:
        """Requests the feed of a subscription, and saves new and changed entries.

        The server is asked whether the feed has changed since the last time. An entry that has changed is replaced,
        and stays as read as it was. Entries that the feed no longer has stay saved, up to 100,000 of a
        subscription; then the oldest are deleted. An entry that is larger than 1 MiB as JSON is left out.

        The feed is requested even if it is not due, or is gone for good (HTTP 410). If the server has asked for a
        pause with Retry-After, the call fails with `RateLimitedError` until the pause ends.

        Args:
            subscription_id: Identifier of the subscription. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            FeedRefresh: The result of refreshing one subscription.

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            TooLargeError: The feed exceeds a limit of `feeds.parse()`.
            NotFoundError: No subscription has this identifier, or the feed does not exist any more.
            RateLimitedError: The server has asked for a pause, now or in an earlier response.
            UnexpectedResponseError: The response is not a feed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://{host}/{path}

        Since:
            0.1.0

        Example:
            session.feeds.refresh(1)
        """
        params = {"subscription_id": subscription_id, "timeout_ms": timeout_ms}
        return FeedRefresh.from_json(self._call("feeds.refresh", params))

    def refresh_all(
        self,
        *,
        force: bool = False,
        concurrency: int = 16,
        per_host: int = 2,
        timeout_ms: int | None = None,
    ) -> FeedRefreshReport:
        """Requests the feeds of all subscriptions that are due, and saves new and changed entries.

        A feed is due again when it may no longer be cached: after the `ttl` of the feed or the time of the header
        Cache-Control, at most a day. After a failure, it is due after five minutes, and after twice as long with
        each further failure, up to a day. A feed that is gone for good (HTTP 410) is not requested again, unless
        `force` is set or `feeds.refresh()` names it. If a server asks for a pause with Retry-After, the feed is not
        requested before its end, at most a week. The other feeds of this host that the call has not requested yet
        pause too.

        Each request is sent once and may take 20 seconds. A feed that fails does not fail the call. The progress of
        the call counts feeds. What has been saved when the call ends early stays saved, and the next call
        continues. Pass `timeout_ms` where there are many feeds.

        Args:
            force: Whether to request also the feeds that are not due, and those that are gone. The pauses that
                servers ask for are kept. Default: False.
            concurrency: Maximum number of requests at the same time. 1 to 64. Default: 16.
            per_host: Maximum number of requests to one host at the same time. 1 to 64. Default: 2.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            FeedRefreshReport: The result of refreshing all subscriptions.

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://{host}/{path}

        Since:
            0.1.0

        Example:
            session.feeds.refresh_all()
        """
        params = {"force": force, "concurrency": concurrency, "per_host": per_host, "timeout_ms": timeout_ms}
        return FeedRefreshReport.from_json(self._call("feeds.refresh_all", params))

    def unsubscribe(self, subscription_id: int, *, timeout_ms: int | None = None) -> None:
        """Removes a subscription with its saved entries.

        Args:
            subscription_id: Identifier of the subscription. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            NotFoundError: No subscription has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.feeds.unsubscribe(1)
        """
        params = {"subscription_id": subscription_id, "timeout_ms": timeout_ms}
        self._call("feeds.unsubscribe", params)

    def iter_subscriptions(
        self,
        *,
        offset: int = 0,
        size: int = 100,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[FeedSubscription]:
        """Iterates over the items of all pages of `list_subscriptions`, starting at `offset`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_subscriptions`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {"offset": offset, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return Items(self._run, "feeds.list_subscriptions", params, FeedSubscription.from_json)

    def iter_entries(
        self,
        *,
        subscription_id: int | None = None,
        is_read: bool | None = None,
        before_id: int | None = None,
        size: int = 50,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[SavedEntry]:
        """Iterates over the items of all pages of `list_entries`, starting at `before_id`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_entries`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "subscription_id": subscription_id,
            "is_read": is_read,
            "before_id": before_id,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "feeds.list_entries", params, SavedEntry.from_json)

    def iter_search_entries(
        self,
        query: str,
        *,
        subscription_id: int | None = None,
        offset: int = 0,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[EntryMatch]:
        """Iterates over the items of all pages of `search_entries`, starting at `offset`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_entries`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "query": query,
            "subscription_id": subscription_id,
            "offset": offset,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "feeds.search_entries", params, EntryMatch.from_json)


class AsyncFeedsService(AsyncService):
    """Feeds of any site: RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, JSON Feed 1 and 1.1. It is the property `feeds` of
    `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def parse(
        self,
        *,
        text: str | None = None,
        base64: str | None = None,
        content_type: str | None = None,
        url: str | None = None,
        timeout_ms: int | None = None,
    ) -> Feed:
        """Parses a feed that the program provides.

        Entities that the document declares are replaced if their value is plain text. External entities are never
        loaded. The time is proportional to the size of the feed.

        At least one of `text`, `base64` must be given.

        Args:
            text: The feed as a string. An encoding that it declares is ignored. Exactly one of `text` and `base64`
                is required.
            base64: The bytes of the feed in base64 (RFC 4648, section 4). The encoding is that of the byte order
                mark, of `content_type`, or of the XML declaration, in this order.
            content_type: Header Content-Type of the response, such as `text/xml; charset=gbk`.
            url: URL of the feed, against which relative links are resolved.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Feed: A feed with its entries, in one form for all formats.

        Raises:
            InvalidArgumentError: The string is not a feed, or the base64 is invalid. The message names what was
                found instead.
            TooLargeError: The feed is larger than 64 MiB, has more than 100,000 entries or a million elements and
                attributes, is nested more than 200 levels deep, or declares entities that could expand or load
                files.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.feeds.parse(text="<rss
                version='2.0'><channel><title>Notices</title><item><title>Holiday</title><pubDate>Sun, 22 Nov 2026
                08:00:00 +0800</pubDate></item></channel></rss>")
        """
        params = {"text": text, "base64": base64, "content_type": content_type, "url": url, "timeout_ms": timeout_ms}
        return Feed.from_json(await self._call("feeds.parse", params))

    async def fetch(
        self,
        url: str,
        *,
        etag: str | None = None,
        last_modified: str | None = None,
        timeout_ms: int | None = None,
    ) -> FeedResponse:
        """Downloads and parses a feed.

        Pass `etag` and `last_modified` of the last response: a server whose feed has not changed then sends only
        the status 304. Redirects are followed. One from https to plain http is refused with `TLSError`, unless
        `network.allow_plain_http` is set or the target is this computer. Any host is allowed.

        Args:
            url: URL of the feed: http or https.
            etag: ETag of the last response, unchanged. Not empty.
            last_modified: Last-Modified of the last response, unchanged. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            FeedResponse: The response of a feed's server.

        Raises:
            InvalidArgumentError: The URL contains a user name, or a validator has characters that a header cannot
                have.
            TooLargeError: The body is larger than `network.max_response_bytes`, or the feed exceeds a limit of
                `feeds.parse()`.
            NotFoundError: The feed does not exist. With the status 410, it is gone for good.
            UnexpectedResponseError: The response is not a feed. If it is a page, `feeds.discover()` finds the feeds
                that it names.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://{host}/{path}

        Since:
            0.1.0

        Example:
            await session.feeds.fetch("https://feeds.example.net/notices.atom")
        """
        params = {"url": url, "etag": etag, "last_modified": last_modified, "timeout_ms": timeout_ms}
        return FeedResponse.from_json(await self._call("feeds.fetch", params))

    async def discover(self, url: str, *, timeout_ms: int | None = None) -> list[FeedReference]:
        """Lists the feeds that a page names with `<link rel=alternate>`, in the order of the page.

        If the URL is a feed itself, the list has only that feed. No URLs are guessed.

        Args:
            url: URL of the page: http or https.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[FeedReference]

        Raises:
            InvalidArgumentError: The URL contains a user name.
            NotFoundError: The page does not exist.
            UnexpectedResponseError: The page is nested more than 256 levels deep, or has more than a million
                elements and attributes.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://{host}/{path}

        Since:
            0.1.0

        Example:
            await session.feeds.discover("https://feeds.example.net/")
        """
        params = {"url": url, "timeout_ms": timeout_ms}
        items = await self._call("feeds.discover", params)
        return [FeedReference.from_json(item) for item in items]

    async def subscribe(
        self,
        url: str,
        *,
        title: str | None = None,
        folder: Sequence[str] | None = None,
        timeout_ms: int | None = None,
    ) -> FeedSubscription:
        """Subscribes to a feed, and saves its entries in the store directory.

        If the feed is subscribed to already, no request is sent, and only the title and the folder are changed
        where they are given. A feed whose server says that it has moved for good is subscribed to under its new
        URL.

        The subscriptions of a `store.path` belong to no account. All sessions and processes that use this directory
        share them.

        Args:
            url: URL of the feed: http or https. `feeds.discover()` finds the feeds of a page.
            title: Title in place of the feed's. An empty string removes it. At most 300 characters.
            folder: Names of the folders that contain it, from the outermost. The default is no folder. At most 8
                items, 1 to 300 characters each.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            FeedSubscription: A feed that the program has subscribed to.

        Raises:
            InvalidArgumentError: The URL contains a user name, or the session has no `store.path`.
            TooLargeError: The feed exceeds a limit of `feeds.parse()`, or there are 100,000 subscriptions.
            NotFoundError: The feed does not exist.
            UnexpectedResponseError: The response is not a feed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://{host}/{path}

        Since:
            0.1.0

        Example:
            await session.feeds.subscribe("https://feeds.example.net/notices.atom", folder=["Fudan"])
        """
        params = {"url": url, "title": title, "folder": folder, "timeout_ms": timeout_ms}
        return FeedSubscription.from_json(await self._call("feeds.subscribe", params))

    async def list_subscriptions(
        self,
        *,
        offset: int = 0,
        size: int = 100,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[FeedSubscription]:
        """Lists the subscriptions, page by page, oldest first.

        Args:
            offset: Number of subscriptions to skip at the beginning of the list. At least 0. Default: 0.
            size: Maximum number of subscriptions. 1 to 1,000. Default: 100.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[FeedSubscription]

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.feeds.list_subscriptions(size=3)
        """
        params = {"offset": offset, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        items = await self._call("feeds.list_subscriptions", params)
        return [FeedSubscription.from_json(item) for item in items]

    async def import_opml(self, text: str, *, timeout_ms: int | None = None) -> OPMLReport:
        """Subscribes to the feeds of an OPML document, without requesting them.

        `feeds.refresh_all()` then reads the feeds. Outlines without a feed are folders: the first eight levels,
        each with the first 300 bytes of its name. A document that is not well-formed is read as far as possible. A
        feed with an invalid URL is left out, and counted.

        Args:
            text: The document: OPML 1.0 or 2.0. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            OPMLReport: The result of importing subscriptions.

        Raises:
            InvalidArgumentError: The document is not OPML, or the session has no `store.path`.
            TooLargeError: The document is larger than 16 MiB, has more than 100,000 outlines or a million elements
                and attributes, or is nested more than 200 levels deep; or there are 100,000 subscriptions.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.feeds.import_opml("<opml version='2.0'><body><outline text='Fudan'><outline type='rss'
                text='Notices' xmlUrl='https://feeds.example.net/notices.rss'/></outline></body></opml>")
        """
        params = {"text": text, "timeout_ms": timeout_ms}
        return OPMLReport.from_json(await self._call("feeds.import_opml", params))

    async def export_opml(self, *, title: str = "Subscriptions", timeout_ms: int | None = None) -> str:
        """Returns all subscriptions as an OPML 2.0 document, with their folders.

        Args:
            title: Title of the document. At most 300 characters. Default: "Subscriptions".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            str

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.feeds.export_opml(title="Feeds")
        """
        params = {"title": title, "timeout_ms": timeout_ms}
        value: str = await self._call("feeds.export_opml", params)
        return value

    async def list_entries(
        self,
        *,
        subscription_id: int | None = None,
        is_read: bool | None = None,
        before_id: int | None = None,
        size: int = 50,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[SavedEntry]:
        """Lists saved entries, page by page, last saved first.

        Of the entries that were saved together, the newest comes first. Entries that are saved or marked while a
        program reads the list do not shift its pages.

        Args:
            subscription_id: Identifier of the only subscription to list. The default is to list the entries of all.
                At least 1.
            is_read: `False` lists only unread entries, `True` only read ones. The default is to list both.
            before_id: Lists only the entries with smaller identifiers. At least 1.
            size: Maximum number of entries. 1 to 500. Default: 50.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[SavedEntry]

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            NotFoundError: No subscription has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.feeds.list_entries(is_read=False, size=3)
        """
        params = {
            "subscription_id": subscription_id,
            "is_read": is_read,
            "before_id": before_id,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("feeds.list_entries", params)
        return [SavedEntry.from_json(item) for item in items]

    async def search_entries(
        self,
        query: str,
        *,
        subscription_id: int | None = None,
        offset: int = 0,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[EntryMatch]:
        """Searches the titles and texts of saved entries for words, and lists the entries found, page by page.

        An entry is found if its title and text contain all words. Words are separated by white space; a word can be
        any part of a text, such as 图书, and has no operators or wildcards. Upper and lower case, and full-width and
        ordinary letters, are the same. Of a text, the first 256 KiB are searched, without markup.

        Entries in which the words are more prominent come first. If a word is in more than 5,000 entries, the last
        saved entries come first.

        Args:
            query: Words to search for. 1 to 200 characters, not only spaces.
            subscription_id: Identifier of the only subscription to search. The default is to search all. At least
                1.
            offset: Number of entries to skip at the beginning of the list. At least 0. Default: 0.
            size: Maximum number of entries. 1 to 50. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[EntryMatch]

        Raises:
            InvalidArgumentError: The session has no `store.path`, or a parameter is out of range.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.feeds.search_entries("通知", size=3)
        """
        params = {
            "query": query,
            "subscription_id": subscription_id,
            "offset": offset,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("feeds.search_entries", params)
        return [EntryMatch.from_json(item) for item in items]

    async def mark_read(
        self,
        *,
        entry_ids: Sequence[int] | None = None,
        subscription_id: int | None = None,
        before: dt.datetime | str | None = None,
        timeout_ms: int | None = None,
    ) -> int:
        """Marks the saved entries that meet all given conditions as read.

        At least one of `entry_ids`, `subscription_id`, `before` must be given.

        Args:
            entry_ids: Identifiers of saved entries. Those that do not exist are left out. At least 1, 1 to 1,000
                items.
            subscription_id: Identifier of the subscription whose entries are marked. At least 1.
            before: Marks the entries that were saved before this time, such as the time at which they were listed.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            int: Number of entries that were unread before.

        Raises:
            InvalidArgumentError: No condition is given, or the session has no `store.path`.
            NotFoundError: No subscription has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.feeds.mark_read(entry_ids=[1])
        """
        params = {
            "entry_ids": entry_ids,
            "subscription_id": subscription_id,
            "before": before,
            "timeout_ms": timeout_ms,
        }
        value: int = await self._call("feeds.mark_read", params)
        return value

    async def mark_unread(
        self,
        *,
        entry_ids: Sequence[int] | None = None,
        subscription_id: int | None = None,
        before: dt.datetime | str | None = None,
        timeout_ms: int | None = None,
    ) -> int:
        """Marks the saved entries that meet all given conditions as unread.

        At least one of `entry_ids`, `subscription_id`, `before` must be given.

        Args:
            entry_ids: Identifiers of saved entries. Those that do not exist are left out. At least 1, 1 to 1,000
                items.
            subscription_id: Identifier of the subscription whose entries are marked. At least 1.
            before: Marks the entries that were saved before this time, such as the time at which they were listed.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            int: Number of entries that were read before.

        Raises:
            InvalidArgumentError: No condition is given, or the session has no `store.path`.
            NotFoundError: No subscription has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.feeds.mark_unread(entry_ids=[1])
        """
        params = {
            "entry_ids": entry_ids,
            "subscription_id": subscription_id,
            "before": before,
            "timeout_ms": timeout_ms,
        }
        value: int = await self._call("feeds.mark_unread", params)
        return value

    async def refresh(self, subscription_id: int, *, timeout_ms: int | None = None) -> FeedRefresh:
        """Requests the feed of a subscription, and saves new and changed entries.

        The server is asked whether the feed has changed since the last time. An entry that has changed is replaced,
        and stays as read as it was. Entries that the feed no longer has stay saved, up to 100,000 of a
        subscription; then the oldest are deleted. An entry that is larger than 1 MiB as JSON is left out.

        The feed is requested even if it is not due, or is gone for good (HTTP 410). If the server has asked for a
        pause with Retry-After, the call fails with `RateLimitedError` until the pause ends.

        Args:
            subscription_id: Identifier of the subscription. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            FeedRefresh: The result of refreshing one subscription.

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            TooLargeError: The feed exceeds a limit of `feeds.parse()`.
            NotFoundError: No subscription has this identifier, or the feed does not exist any more.
            RateLimitedError: The server has asked for a pause, now or in an earlier response.
            UnexpectedResponseError: The response is not a feed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://{host}/{path}

        Since:
            0.1.0

        Example:
            await session.feeds.refresh(1)
        """
        params = {"subscription_id": subscription_id, "timeout_ms": timeout_ms}
        return FeedRefresh.from_json(await self._call("feeds.refresh", params))

    async def refresh_all(
        self,
        *,
        force: bool = False,
        concurrency: int = 16,
        per_host: int = 2,
        timeout_ms: int | None = None,
    ) -> FeedRefreshReport:
        """Requests the feeds of all subscriptions that are due, and saves new and changed entries.

        A feed is due again when it may no longer be cached: after the `ttl` of the feed or the time of the header
        Cache-Control, at most a day. After a failure, it is due after five minutes, and after twice as long with
        each further failure, up to a day. A feed that is gone for good (HTTP 410) is not requested again, unless
        `force` is set or `feeds.refresh()` names it. If a server asks for a pause with Retry-After, the feed is not
        requested before its end, at most a week. The other feeds of this host that the call has not requested yet
        pause too.

        Each request is sent once and may take 20 seconds. A feed that fails does not fail the call. The progress of
        the call counts feeds. What has been saved when the call ends early stays saved, and the next call
        continues. Pass `timeout_ms` where there are many feeds.

        Args:
            force: Whether to request also the feeds that are not due, and those that are gone. The pauses that
                servers ask for are kept. Default: False.
            concurrency: Maximum number of requests at the same time. 1 to 64. Default: 16.
            per_host: Maximum number of requests to one host at the same time. 1 to 64. Default: 2.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            FeedRefreshReport: The result of refreshing all subscriptions.

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://{host}/{path}

        Since:
            0.1.0

        Example:
            await session.feeds.refresh_all()
        """
        params = {"force": force, "concurrency": concurrency, "per_host": per_host, "timeout_ms": timeout_ms}
        return FeedRefreshReport.from_json(await self._call("feeds.refresh_all", params))

    async def unsubscribe(self, subscription_id: int, *, timeout_ms: int | None = None) -> None:
        """Removes a subscription with its saved entries.

        Args:
            subscription_id: Identifier of the subscription. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            NotFoundError: No subscription has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.feeds.unsubscribe(1)
        """
        params = {"subscription_id": subscription_id, "timeout_ms": timeout_ms}
        await self._call("feeds.unsubscribe", params)

    def iter_subscriptions(
        self,
        *,
        offset: int = 0,
        size: int = 100,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[FeedSubscription]:
        """Iterates over the items of all pages of `list_subscriptions`, starting at `offset`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_subscriptions`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {"offset": offset, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return AsyncItems(self._run, "feeds.list_subscriptions", params, FeedSubscription.from_json)

    def iter_entries(
        self,
        *,
        subscription_id: int | None = None,
        is_read: bool | None = None,
        before_id: int | None = None,
        size: int = 50,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[SavedEntry]:
        """Iterates over the items of all pages of `list_entries`, starting at `before_id`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_entries`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "subscription_id": subscription_id,
            "is_read": is_read,
            "before_id": before_id,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "feeds.list_entries", params, SavedEntry.from_json)

    def iter_search_entries(
        self,
        query: str,
        *,
        subscription_id: int | None = None,
        offset: int = 0,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[EntryMatch]:
        """Iterates over the items of all pages of `search_entries`, starting at `offset`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_entries`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "query": query,
            "subscription_id": subscription_id,
            "offset": offset,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "feeds.search_entries", params, EntryMatch.from_json)
