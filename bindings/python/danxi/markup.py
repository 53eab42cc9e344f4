# Generated from interface/markup.toml by `make generate`; do not edit.

"""HTML pages and CSS selectors: the means by which the library reads the campus's pages, for pages that it has
no service for.

Nothing here asks a server or needs a signed-in account.
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
        tag: Its name in lower case, such as `td`.
        text: Its text as a browser would show it: white space collapsed, one line a block or line break,
            cells of a row parted by tabs, without scripts and what is hidden.
        html: The element as HTML, itself included.
        attributes: The values of its attributes by their names in lower case; empty where an attribute has
            none.
    """

    tag: str
    """Its name in lower case, such as `td`."""
    text: str
    """Its text as a browser would show it: white space collapsed, one line a block or line break, cells of a row
    parted by tabs, without scripts and what is hidden.
    """
    html: str
    """The element as HTML, itself included."""
    attributes: dict[str, str]
    """The values of its attributes by their names in lower case; empty where an attribute has none."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Element:
        return cls(
            tag=json["tag"],
            text=json["text"],
            html=json["html"],
            attributes=json["attributes"],
        )


class MarkupService:
    """HTML pages and CSS selectors: the means by which the library reads the campus's pages, for pages that it
    has no service for.

    Nothing here asks a server or needs a signed-in account.

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
        """Lists the elements of a page that a CSS selector matches, in the order of the page, each once; none is
        an empty list.

        The selector may hold whatever Selectors 4 defines for a document that is not shown (types, classes,
        ids, attributes, combinators, `:is`, `:not`, `:has`, `:nth-child(an+b of S)` and its kin, `:empty`,
        lists), and `:contains("text")`. A selector that cannot be read is `InvalidArgumentError`, whose
        message says where it is wrong. Broken HTML is read as a browser would; a page nested more than 256
        deep, or with a million elements, is `UnexpectedResponseError`.

        Args:
            html: The page, or a part of one.
            selector: The selector, such as `table.list > tbody > tr:nth-child(odd) a[href]`.
            limit: The largest number of elements to list. Default: all.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
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
    """HTML pages and CSS selectors: the means by which the library reads the campus's pages, for pages that it
    has no service for.

    Nothing here asks a server or needs a signed-in account.

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
        """Lists the elements of a page that a CSS selector matches, in the order of the page, each once; none is
        an empty list.

        The selector may hold whatever Selectors 4 defines for a document that is not shown (types, classes,
        ids, attributes, combinators, `:is`, `:not`, `:has`, `:nth-child(an+b of S)` and its kin, `:empty`,
        lists), and `:contains("text")`. A selector that cannot be read is `InvalidArgumentError`, whose
        message says where it is wrong. Broken HTML is read as a browser would; a page nested more than 256
        deep, or with a million elements, is `UnexpectedResponseError`.

        Args:
            html: The page, or a part of one.
            selector: The selector, such as `table.list > tbody > tr:nth-child(odd) a[href]`.
            limit: The largest number of elements to list. Default: all.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
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
