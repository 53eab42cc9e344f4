# Generated from interface/library.toml by `make generate`; do not edit.

"""How full the libraries are at this moment.

Nothing is stored, and no account is needed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "Library",
    "LibraryService",
    "AsyncLibraryService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Library:
    """A library, and how many people are in it.

    Attributes:
        id: Identifier.
        name: Name, such as 文科馆.
        current: How many people are inside; missing where the library does not say.
        capacity: How many people may be inside in all; missing where the library does not say.
        open_time: When it is open, as the library writes it, such as 8:00~22:00; empty where it does not say.
        place_num: The number that the library gives as `placeNum`, without explanation.
        notice: What the library makes known to its visitors, as plain text.
    """

    id: int
    """Identifier."""
    name: str
    """Name, such as 文科馆."""
    current: int | None = None
    """How many people are inside; missing where the library does not say."""
    capacity: int | None = None
    """How many people may be inside in all; missing where the library does not say."""
    open_time: str
    """When it is open, as the library writes it, such as 8:00~22:00; empty where it does not say."""
    place_num: int | None = None
    """The number that the library gives as `placeNum`, without explanation."""
    notice: str | None = None
    """What the library makes known to its visitors, as plain text."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Library:
        return cls(
            id=json["id"],
            name=json["name"],
            current=json.get("current"),
            capacity=json.get("capacity"),
            open_time=json["open_time"],
            place_num=json.get("place_num"),
            notice=json.get("notice"),
        )


class LibraryService:
    """How full the libraries are at this moment.

    Nothing is stored, and no account is needed.

    It is the `library` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def get_library(self, *, timeout_ms: int | None = None) -> list[Library]:
        """Lists the libraries with the number of people in each, right now.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://mlibrary.fudan.edu.cn/api/common/h5/getspaceseat
        """
        value = self._session.call("library.get_library", timeout_ms=timeout_ms)
        return [Library._from_json(item) for item in value]


class AsyncLibraryService:
    """How full the libraries are at this moment.

    Nothing is stored, and no account is needed.

    It is the `library` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def get_library(self, *, timeout_ms: int | None = None) -> list[Library]:
        """Lists the libraries with the number of people in each, right now.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://mlibrary.fudan.edu.cn/api/common/h5/getspaceseat
        """
        value = await self._session.call("library.get_library", timeout_ms=timeout_ms)
        return [Library._from_json(item) for item in value]
