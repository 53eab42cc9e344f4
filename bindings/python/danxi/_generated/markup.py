# Generated from interface/markup.toml by `make generate`; do not edit.

"""CSS selectors on HTML pages, to read pages that no service covers.

The program passes the page: no request is sent.
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
        tag: Name in lower case, such as `td`.
        text: Visible text: white space is collapsed, each block and each line break starts a new line, and the
            cells of a row are separated by tabs. Scripts and hidden elements are left out.
        html: HTML of the element, with its own start and end tags.
        attributes: Values of the attributes, by their names in lower case. The value is an empty string for
            attributes such as `disabled`.
    """

    tag: str
    """Name in lower case, such as `td`."""
    text: str
    """Visible text: white space is collapsed, each block and each line break starts a new line, and the cells of a row
    are separated by tabs. Scripts and hidden elements are left out.
    """
    html: str
    """HTML of the element, with its own start and end tags."""
    attributes: Mapping[str, str]
    """Values of the attributes, by their names in lower case. The value is an empty string for attributes such as
    `disabled`.
    """

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"attributes": MappingProxyType}


class MarkupService(Service):
    """CSS selectors on HTML pages, to read pages that no service covers. It is the property `markup` of
    `danxi.Session`.
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
        """Lists the elements of an HTML page that match a CSS selector, in document order.

        The selector can use the parts of Selectors Level 4 that apply to a document without user interaction:
        element names, classes, ids, attributes, combinators, selector lists, and pseudo-classes such as `:is`,
        `:not`, `:has`, `:empty`, `:nth-child(an+b of S)`, `:lang`, `:dir` and those of forms, such as `:checked`
        and `:required`. `:contains("text")` matches elements whose text contains a string. Each element is listed
        once. The list is empty if no element matches. Broken HTML is repaired as in a browser. The time is
        proportional to the size of the page and to the length of the selector.

        Args:
            html: HTML of the page, or of a part of it.
            selector: CSS selector, such as `table.list > tbody > tr:nth-child(odd) a[href]`.
            limit: Maximum number of elements. By default there is no limit. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Element]

        Raises:
            InvalidArgumentError: The selector is invalid. The message names the position.
            TooLargeError: The HTML of all matching elements together is larger than 64 MiB.
            UnexpectedResponseError: The page is nested more than 256 levels deep, or has more than a million
                elements and attributes.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.markup.select("<ul><li>one<li>two</ul>", "li")
        """
        params = {"html": html, "selector": selector, "limit": limit, "timeout_ms": timeout_ms}
        items = self._call("markup.select", params)
        return [Element.from_json(item) for item in items]


class AsyncMarkupService(AsyncService):
    """CSS selectors on HTML pages, to read pages that no service covers. It is the property `markup` of
    `danxi.AsyncSession`.
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
        """Lists the elements of an HTML page that match a CSS selector, in document order.

        The selector can use the parts of Selectors Level 4 that apply to a document without user interaction:
        element names, classes, ids, attributes, combinators, selector lists, and pseudo-classes such as `:is`,
        `:not`, `:has`, `:empty`, `:nth-child(an+b of S)`, `:lang`, `:dir` and those of forms, such as `:checked`
        and `:required`. `:contains("text")` matches elements whose text contains a string. Each element is listed
        once. The list is empty if no element matches. Broken HTML is repaired as in a browser. The time is
        proportional to the size of the page and to the length of the selector.

        Args:
            html: HTML of the page, or of a part of it.
            selector: CSS selector, such as `table.list > tbody > tr:nth-child(odd) a[href]`.
            limit: Maximum number of elements. By default there is no limit. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Element]

        Raises:
            InvalidArgumentError: The selector is invalid. The message names the position.
            TooLargeError: The HTML of all matching elements together is larger than 64 MiB.
            UnexpectedResponseError: The page is nested more than 256 levels deep, or has more than a million
                elements and attributes.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.markup.select("<ul><li>one<li>two</ul>", "li")
        """
        params = {"html": html, "selector": selector, "limit": limit, "timeout_ms": timeout_ms}
        items = await self._call("markup.select", params)
        return [Element.from_json(item) for item in items]
