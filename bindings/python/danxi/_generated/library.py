# Generated from interface/library.toml by `make generate`; do not edit.

"""How full the libraries are at this moment.

Nothing is stored, and no account is needed.
"""

from __future__ import annotations

from .._entity import Entity
from .._service import AsyncService, Service

__all__ = [
    "AsyncLibraryService",
    "Library",
    "LibraryService",
]


class Library(Entity):
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


class LibraryService(Service):
    """How full the libraries are at this moment. The `library` of a `danxi.Session`."""

    __slots__ = ()

    def get_library(self, *, timeout_ms: int | None = None) -> list[Library]:
        """Lists the libraries with the number of people in each, right now.

        The session must be signed in with `campus.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Library]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: Any other reason; see `danxi.errors`.

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


class AsyncLibraryService(AsyncService):
    """How full the libraries are at this moment. The `library` of a `danxi.AsyncSession`."""

    __slots__ = ()

    async def get_library(self, *, timeout_ms: int | None = None) -> list[Library]:
        """Lists the libraries with the number of people in each, right now.

        The session must be signed in with `campus.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Library]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: Any other reason; see `danxi.errors`.

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
