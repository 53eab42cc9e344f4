# Generated from interface/markup.toml by `make generate`; do not edit.

"""CSS selectors on HTML pages, for pages that no service covers.

It sends no requests.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "Element",
    "MarkupService",
    "AsyncMarkupService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Element:
    """An element of an HTML page.

    Attributes:
        tag: Name in lower case, such as `td`.
        text: Visible text: white space is collapsed, each block and each line break starts a new line, and
            the cells of a row are separated by tabs. Scripts and hidden elements are left out.
        html: The element, with its tags, as HTML.
        attributes: Values of the attributes by their names in lower case. The value of an attribute without
            one is empty.
    """

    tag: str
    """Name in lower case, such as `td`."""
    text: str
    """Visible text: white space is collapsed, each block and each line break starts a new line, and the cells of
    a row are separated by tabs. Scripts and hidden elements are left out.
    """
    html: str
    """The element, with its tags, as HTML."""
    attributes: dict[str, str]
    """Values of the attributes by their names in lower case. The value of an attribute without one is empty."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Element:
        return cls(
            tag=json["tag"],
            text=json["text"],
            html=json["html"],
            attributes=json["attributes"],
        )


class MarkupService:
    """CSS selectors on HTML pages, for pages that no service covers.

    It sends no requests.

    It is the `markup` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

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
        types, classes, ids, attributes, combinators, selector lists, and pseudo-classes such as `:is`,
        `:not`, `:has`, `:empty` and `:nth-child(an+b of S)`. `:contains("text")` matches elements whose text
        contains a string. Each element is listed once. The list is empty if no element matches. Broken HTML
        is repaired as in a browser.

        Args:
            html: The page, or a part of a page.
            selector: The selector, such as `table.list > tbody > tr:nth-child(odd) a[href]`.
            limit: Maximum number of elements. By default there is no limit.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            TooLargeError: The response is larger than `network.max_response_bytes`.
            UnexpectedResponseError: The response does not have the documented form: other JSON, HTML, or
                nothing. The message names the place. A proxy or captive portal may have answered instead of
                the server, or the server has changed.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:

        """
        value = self._session.call(
            "markup.select",
            html=html,
            selector=selector,
            limit=limit,
            timeout_ms=timeout_ms,
        )
        return [Element._from_json(item) for item in value]


class AsyncMarkupService:
    """CSS selectors on HTML pages, for pages that no service covers.

    It sends no requests.

    It is the `markup` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

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
        types, classes, ids, attributes, combinators, selector lists, and pseudo-classes such as `:is`,
        `:not`, `:has`, `:empty` and `:nth-child(an+b of S)`. `:contains("text")` matches elements whose text
        contains a string. Each element is listed once. The list is empty if no element matches. Broken HTML
        is repaired as in a browser.

        Args:
            html: The page, or a part of a page.
            selector: The selector, such as `table.list > tbody > tr:nth-child(odd) a[href]`.
            limit: Maximum number of elements. By default there is no limit.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            TooLargeError: The response is larger than `network.max_response_bytes`.
            UnexpectedResponseError: The response does not have the documented form: other JSON, HTML, or
                nothing. The message names the place. A proxy or captive portal may have answered instead of
                the server, or the server has changed.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:

        """
        value = await self._session.call(
            "markup.select",
            html=html,
            selector=selector,
            limit=limit,
            timeout_ms=timeout_ms,
        )
        return [Element._from_json(item) for item in value]
