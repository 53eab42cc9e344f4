# Generated from interface/library.toml by `make generate`; do not edit.

"""The current occupancy of the libraries.

No account is needed. Nothing is cached.
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
    """A library, with the number of people in it.

    Attributes:
        id: Identifier.
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
    """Identifier."""
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


class LibraryService(Service):
    """The current occupancy of the libraries. It is the property `library` of `danxi.Session`."""

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


class AsyncLibraryService(AsyncService):
    """The current occupancy of the libraries. It is the property `library` of `danxi.AsyncSession`."""

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
