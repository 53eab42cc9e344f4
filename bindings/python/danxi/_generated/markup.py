# Generated from interface/markup.toml by `make generate`; do not edit.

"""HTML pages and CSS selectors: the means by which the library reads the campus's pages, for pages that it has no
service for.

Nothing here asks a server or needs a signed-in account.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from .._entity import Entity
from .._service import AsyncService, Service

__all__ = [
    "AsyncMarkupService",
    "Element",
    "MarkupService",
]


class Element(Entity):
    """An element of an HTML page.

    Attributes:
        tag: Its name in lower case, such as `td`.
        text: Its text as a browser would show it: white space collapsed, one line a block or line break, cells of a
            row parted by tabs, without scripts and what is hidden.
        html: The element as HTML, itself included.
        attributes: The values of its attributes by their names in lower case; empty where an attribute has none.
    """

    tag: str
    """Its name in lower case, such as `td`."""
    text: str
    """Its text as a browser would show it: white space collapsed, one line a block or line break, cells of a row
    parted by tabs, without scripts and what is hidden.
    """
    html: str
    """The element as HTML, itself included."""
    attributes: Mapping[str, str]
    """The values of its attributes by their names in lower case; empty where an attribute has none."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"attributes": MappingProxyType}


class MarkupService(Service):
    """HTML pages and CSS selectors: the means by which the library reads the campus's pages, for pages that it has no
    service for. The `markup` of a `danxi.Session`.
    """

    __slots__ = ()

    def select(
        self,
        html: str,
        selector: str,
        *,
        limit: int | None = None,
        timeout_ms: int | None = None,
    ) -> list[Element]:
        """Lists the elements of a page that a CSS selector matches, in the order of the page, each once; none is an
        empty list.

        The selector may hold whatever Selectors 4 defines for a document that is not shown (types, classes, ids,
        attributes, combinators, `:is`, `:not`, `:has`, `:nth-child(an+b of S)` and its kin, `:empty`, lists), and
        `:contains("text")`. A selector that cannot be read is `InvalidArgumentError`, whose message says where it
        is wrong. Broken HTML is read as a browser would; a page nested more than 256 deep, or with a million
        elements, is `UnexpectedResponseError`.

        Args:
            html: The page, or a part of one.
            selector: The selector, such as `table.list > tbody > tr:nth-child(odd) a[href]`.
            limit: The largest number of elements to list. Default: all. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Element]

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong type
                or out of range. The message names it.
            UnexpectedResponseError: The response does not have the documented form: other JSON, HTML, or nothing.
                The message names the place. A proxy or captive portal may have answered instead of the server, or
                the server has changed.
            Error: Any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.markup.select("<ul><li>one<li>two</ul>", "li")
        """
        params = {"html": html, "selector": selector, "limit": limit, "timeout_ms": timeout_ms}
        items = self._call("markup.select", params)
        return [Element.from_json(item) for item in items]


class AsyncMarkupService(AsyncService):
    """HTML pages and CSS selectors: the means by which the library reads the campus's pages, for pages that it has no
    service for. The `markup` of a `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def select(
        self,
        html: str,
        selector: str,
        *,
        limit: int | None = None,
        timeout_ms: int | None = None,
    ) -> list[Element]:
        """Lists the elements of a page that a CSS selector matches, in the order of the page, each once; none is an
        empty list.

        The selector may hold whatever Selectors 4 defines for a document that is not shown (types, classes, ids,
        attributes, combinators, `:is`, `:not`, `:has`, `:nth-child(an+b of S)` and its kin, `:empty`, lists), and
        `:contains("text")`. A selector that cannot be read is `InvalidArgumentError`, whose message says where it
        is wrong. Broken HTML is read as a browser would; a page nested more than 256 deep, or with a million
        elements, is `UnexpectedResponseError`.

        Args:
            html: The page, or a part of one.
            selector: The selector, such as `table.list > tbody > tr:nth-child(odd) a[href]`.
            limit: The largest number of elements to list. Default: all. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Element]

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong type
                or out of range. The message names it.
            UnexpectedResponseError: The response does not have the documented form: other JSON, HTML, or nothing.
                The message names the place. A proxy or captive portal may have answered instead of the server, or
                the server has changed.
            Error: Any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.markup.select("<ul><li>one<li>two</ul>", "li")
        """
        params = {"html": html, "selector": selector, "limit": limit, "timeout_ms": timeout_ms}
        items = await self._call("markup.select", params)
        return [Element.from_json(item) for item in items]
