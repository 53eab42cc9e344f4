# Generated from interface/library.toml by `make generate`; do not edit.

"""The current occupancy of the libraries.

No account is needed. Answers are not stored.
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
    """A library and the number of people in it.

    Attributes:
        id: Identifier.
        name: Name, such as 文科馆.
        current: Number of people inside. Null if the library does not report it.
        capacity: Maximum number of people inside. Null if the library does not report it.
        open_time: Opening hours in the library's words, such as 8:00~22:00. Empty if the library does not
            report them.
        place_num: The server's number `placeNum`, whose meaning is not documented. Null if the server does
            not send it.
        notice: Notice to visitors, as plain text. Null if there is none.
    """

    id: int
    """Identifier."""
    name: str
    """Name, such as 文科馆."""
    current: int | None = None
    """Number of people inside. Null if the library does not report it."""
    capacity: int | None = None
    """Maximum number of people inside. Null if the library does not report it."""
    open_time: str
    """Opening hours in the library's words, such as 8:00~22:00. Empty if the library does not report them."""
    place_num: int | None = None
    """The server's number `placeNum`, whose meaning is not documented. Null if the server does not send it."""
    notice: str | None = None
    """Notice to visitors, as plain text. Null if there is none."""

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
    """The current occupancy of the libraries.

    No account is needed. Answers are not stored.

    It is the `library` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def get_library(self, *, timeout_ms: int | None = None) -> list[Library]:
        """Lists the libraries with the number of people in each.

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
    """The current occupancy of the libraries.

    No account is needed. Answers are not stored.

    It is the `library` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def get_library(self, *, timeout_ms: int | None = None) -> list[Library]:
        """Lists the libraries with the number of people in each.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://mlibrary.fudan.edu.cn/api/common/h5/getspaceseat
        """
        value = await self._session.call("library.get_library", timeout_ms=timeout_ms)
        return [Library._from_json(item) for item in value]
