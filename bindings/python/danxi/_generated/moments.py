# Generated from interface/moments.toml by `make generate`; do not edit.

"""Moments: a timeline of posts, and likes.

The server is one that you run: set `moments.base_url`. Its GraphQL schema is that of the Moments app's backend.
Details are cached for each user, in memory and below `store.path`. `moments.watch()` returns every change,
including those that other calls make.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from .._entity import Entity, tuple_of
from .._service import AsyncService, Service
from .._time import Timestamp
from .._watch import AsyncWatch, Watch
from .options import CachePolicy

__all__ = [
    "AsyncMomentsService",
    "Moment",
    "MomentAuthor",
    "MomentLike",
    "MomentToggle",
    "MomentToggleFamily",
    "MomentToggleState",
    "MomentType",
    "MomentsDetails",
    "MomentsNews",
    "MomentsService",
    "MomentsUser",
]

MomentType = Literal["URL", "PHOTOS"]
"""The kind of a moment.

"URL": A link to a page; "PHOTOS": One or more photos. A server may send others.
"""

MomentToggle = Literal["like_button", "rounded_avatar"]
"""A feature that can be turned on and off.

"like_button": Likes: with it, the likes of each moment are requested. An internal toggle, which
`moments.set_toggle()` changes; "rounded_avatar": Round avatars, for programs that show them. A remote toggle:
`moments.rounded_avatar` has the value that your program got from its own server.
"""

MomentToggleFamily = Literal["internal", "remote"]
"""Where a toggle is kept.

"internal": In the session, and below `store.path`. It can be changed; "remote": On a server of the program's own.
It cannot be changed here.
"""


class MomentsDetails(Entity):
    """A user and the moments that the user sees.

    Attributes:
        user_details: The user whose details these are.
        moments: The moments, in the server's order.
    """

    user_details: MomentsUser
    """The user whose details these are."""
    moments: tuple[Moment, ...]
    """The moments, in the server's order."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"user_details": MomentsUser.from_json, "moments": tuple_of(Moment.from_json)}


class MomentsUser(Entity):
    """A user of Moments.

    Attributes:
        id: Identifier of the user, for `moments.get_details()`.
        name: Name of the user.
        avatar: URL of the avatar.
        background_image: URL of the image behind the list.
    """

    id: str
    """Identifier of the user, for `moments.get_details()`."""
    name: str
    """Name of the user."""
    avatar: str
    """URL of the avatar."""
    background_image: str
    """URL of the image behind the list."""


class Moment(Entity):
    """A moment: a post in the timeline.

    Attributes:
        id: Identifier of the moment, for `moments.like()`.
        user_details: The author of the moment.
        type: Kind of the moment. "URL": A link to a page; "PHOTOS": One or more photos. A server may send others.
        title: Text of the moment.
        url: Link of a moment of the type `"URL"`.
        photos: URLs of the photos. May be empty.
        created_date: Time of the post. `None` if the server's text is not a Unix time.
        is_liked: Whether the user likes it. `None` if likes were not requested.
        likes: Users who like it. `None` if likes were not requested.
    """

    id: str
    """Identifier of the moment, for `moments.like()`."""
    user_details: MomentAuthor
    """The author of the moment."""
    type: MomentType | str
    """Kind of the moment."""
    title: str | None = None
    """Text of the moment."""
    url: str | None = None
    """Link of a moment of the type `"URL"`."""
    photos: tuple[str, ...]
    """URLs of the photos. May be empty."""
    created_date: Timestamp | None = None
    """Time of the post. `None` if the server's text is not a Unix time."""
    is_liked: bool | None = None
    """Whether the user likes it. `None` if likes were not requested."""
    likes: tuple[MomentLike, ...] | None = None
    """Users who like it. `None` if likes were not requested."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "user_details": MomentAuthor.from_json,
            "photos": tuple,
            "created_date": Timestamp.parse,
            "likes": tuple_of(MomentLike.from_json),
        }


class MomentAuthor(Entity):
    """The author of a moment.

    Attributes:
        name: Name of the author.
        avatar: URL of the avatar.
    """

    name: str
    """Name of the author."""
    avatar: str
    """URL of the avatar."""


class MomentLike(Entity):
    """A user who likes a moment.

    Attributes:
        id: Identifier of the user.
        avatar: URL of the avatar.
    """

    id: str
    """Identifier of the user."""
    avatar: str
    """URL of the avatar."""


class MomentsNews(Entity):
    """The details of a user, if they have changed since a token.

    Attributes:
        token: Token of the present details.
        details: The present details, or an empty list if they have not changed.
    """

    token: str
    """Token of the present details."""
    details: tuple[MomentsDetails, ...]
    """The present details, or an empty list if they have not changed."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"details": tuple_of(MomentsDetails.from_json)}


class MomentToggleState(Entity):
    """A toggle and its state.

    Attributes:
        name: Toggle whose state this is. "like_button": Likes: with it, the likes of each moment are requested. An
            internal toggle, which `moments.set_toggle()` changes; "rounded_avatar": Round avatars, for programs
            that show them. A remote toggle: `moments.rounded_avatar` has the value that your program got from its
            own server.
        family: Place where its state is kept. "internal": In the session, and below `store.path`. It can be
            changed; "remote": On a server of the program's own. It cannot be changed here.
        is_on: Whether it is on.
    """

    name: MomentToggle
    """Toggle whose state this is."""
    family: MomentToggleFamily
    """Place where its state is kept."""
    is_on: bool
    """Whether it is on."""


class MomentsService(Service):
    """Moments: a timeline of posts, and likes. It is the property `moments` of `danxi.Session`."""

    __slots__ = ()

    def get_details(
        self,
        user_id: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> MomentsDetails:
        """Returns a user's details: the user and the moments that the user sees.

        With the toggle `"like_button"`, the moments have their likes.

        A cached value is valid for 5 minutes.

        Args:
            user_id: Identifier of the user. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            MomentsDetails: A user and the moments that the user sees.

        Raises:
            RejectedError: The server has no such user, or its schema differs.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://momentsapi.herokuapp.com/graphql

        Since:
            0.1.0

        Example:
            session.moments.get_details("0")
        """
        params = {"user_id": user_id, "cache": cache, "timeout_ms": timeout_ms}
        return MomentsDetails.from_json(self._call("moments.get_details", params))

    def like(self, moment_id: str, user_id: str, *, timeout_ms: int | None = None) -> MomentsDetails:
        """Likes a moment in a user's name.

        The new details are cached, and streams of `moments.watch()` get them at once. A moment that does not exist
        changes nothing.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            moment_id: Identifier of the moment. Not empty.
            user_id: Identifier of the user who likes it. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            MomentsDetails: The user's details with the change. They always have the likes, even if the toggle is
                off.

        Raises:
            RejectedError: The server has no such user, or its schema differs.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://momentsapi.herokuapp.com/graphql

        Since:
            0.1.0

        Example:
            session.moments.like("1", "0")
        """
        params = {"moment_id": moment_id, "user_id": user_id, "timeout_ms": timeout_ms}
        return MomentsDetails.from_json(self._call("moments.like", params))

    def unlike(self, moment_id: str, user_id: str, *, timeout_ms: int | None = None) -> MomentsDetails:
        """Removes a user's like of a moment.

        The new details are cached, and streams of `moments.watch()` get them at once. A moment that does not exist
        changes nothing.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            moment_id: Identifier of the moment. Not empty.
            user_id: Identifier of the user whose like is removed. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            MomentsDetails: The user's details with the change. They always have the likes, even if the toggle is
                off.

        Raises:
            RejectedError: The server has no such user, or its schema differs.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://momentsapi.herokuapp.com/graphql

        Since:
            0.1.0

        Example:
            session.moments.unlike("1", "0")
        """
        params = {"moment_id": moment_id, "user_id": user_id, "timeout_ms": timeout_ms}
        return MomentsDetails.from_json(self._call("moments.unlike", params))

    def poll(self, user_id: str, *, since: str | None = None, timeout_ms: int | None = None) -> MomentsNews:
        """Returns a user's details if they have changed since a token.

        The token `0` stands for a state without details: with it, the call returns the cached details at once or,
        without any, those of the server.

        Args:
            user_id: Identifier of the user. Not empty.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            MomentsNews: The details of a user, if they have changed since a token.

        Raises:
            RejectedError: The server has no such user, or its schema differs.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://momentsapi.herokuapp.com/graphql

        Since:
            0.1.0

        Example:
            session.moments.poll("0")
        """
        params = {"user_id": user_id, "since": since, "timeout_ms": timeout_ms}
        return MomentsNews.from_json(self._call("moments.watch", params))

    def list_toggles(self, *, timeout_ms: int | None = None) -> list[MomentToggleState]:
        """Lists the toggles and their states.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[MomentToggleState]

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.moments.list_toggles()
        """
        params = {"timeout_ms": timeout_ms}
        items = self._call("moments.list_toggles", params)
        return [MomentToggleState.from_json(item) for item in items]

    def set_toggle(self, name: MomentToggle, is_on: bool, *, timeout_ms: int | None = None) -> None:
        """Turns an internal toggle on or off.

        The state is kept below `store.path`, if there is one. It takes precedence over `moments.like_button`.

        Args:
            name: Toggle to change. It must be internal. "like_button": Likes: with it, the likes of each moment are
                requested. An internal toggle, which `moments.set_toggle()` changes; "rounded_avatar": Round
                avatars, for programs that show them. A remote toggle: `moments.rounded_avatar` has the value that
                your program got from its own server.
            is_on: Whether to turn it on.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            ForbiddenError: The toggle is a remote one.
            StorageError: The state cannot be written. It applies to the session nevertheless.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.moments.set_toggle("like_button", True)
        """
        params = {"name": name, "is_on": is_on, "timeout_ms": timeout_ms}
        self._call("moments.set_toggle", params)

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached details of all users from memory and disk, and the kept tokens of `moments.watch()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.moments.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("moments.clear_cache", params)

    def watch(
        self,
        user_id: str,
        *,
        since: str | None = None,
        interval_ms: int = 300000,
        timeout_ms: int | None = None,
    ) -> Watch[MomentsDetails]:
        """Watches what `poll` returns, item by item, as an iterator that waits for the next one.

        Temporary failures are retried. Watches of one session with the same parameters share their requests.

        Args:
            user_id: Identifier of the user. Not empty.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            interval_ms: How long a stream waits between two polls. A single call ignores it. 10,000 to 86,400,000
                ms. Default: 300000.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Since:
            0.1.0

        Example:
            for item in session.moments.watch("0"): print(item)
        """
        params = {"user_id": user_id, "since": since, "interval_ms": interval_ms, "timeout_ms": timeout_ms}
        return Watch(self._watch("moments.watch", params), MomentsNews.from_json, "details")


class AsyncMomentsService(AsyncService):
    """Moments: a timeline of posts, and likes. It is the property `moments` of `danxi.AsyncSession`."""

    __slots__ = ()

    async def get_details(
        self,
        user_id: str,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> MomentsDetails:
        """Returns a user's details: the user and the moments that the user sees.

        With the toggle `"like_button"`, the moments have their likes.

        A cached value is valid for 5 minutes.

        Args:
            user_id: Identifier of the user. Not empty.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            MomentsDetails: A user and the moments that the user sees.

        Raises:
            RejectedError: The server has no such user, or its schema differs.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://momentsapi.herokuapp.com/graphql

        Since:
            0.1.0

        Example:
            await session.moments.get_details("0")
        """
        params = {"user_id": user_id, "cache": cache, "timeout_ms": timeout_ms}
        return MomentsDetails.from_json(await self._call("moments.get_details", params))

    async def like(self, moment_id: str, user_id: str, *, timeout_ms: int | None = None) -> MomentsDetails:
        """Likes a moment in a user's name.

        The new details are cached, and streams of `moments.watch()` get them at once. A moment that does not exist
        changes nothing.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            moment_id: Identifier of the moment. Not empty.
            user_id: Identifier of the user who likes it. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            MomentsDetails: The user's details with the change. They always have the likes, even if the toggle is
                off.

        Raises:
            RejectedError: The server has no such user, or its schema differs.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://momentsapi.herokuapp.com/graphql

        Since:
            0.1.0

        Example:
            await session.moments.like("1", "0")
        """
        params = {"moment_id": moment_id, "user_id": user_id, "timeout_ms": timeout_ms}
        return MomentsDetails.from_json(await self._call("moments.like", params))

    async def unlike(self, moment_id: str, user_id: str, *, timeout_ms: int | None = None) -> MomentsDetails:
        """Removes a user's like of a moment.

        The new details are cached, and streams of `moments.watch()` get them at once. A moment that does not exist
        changes nothing.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            moment_id: Identifier of the moment. Not empty.
            user_id: Identifier of the user whose like is removed. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            MomentsDetails: The user's details with the change. They always have the likes, even if the toggle is
                off.

        Raises:
            RejectedError: The server has no such user, or its schema differs.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://momentsapi.herokuapp.com/graphql

        Since:
            0.1.0

        Example:
            await session.moments.unlike("1", "0")
        """
        params = {"moment_id": moment_id, "user_id": user_id, "timeout_ms": timeout_ms}
        return MomentsDetails.from_json(await self._call("moments.unlike", params))

    async def poll(self, user_id: str, *, since: str | None = None, timeout_ms: int | None = None) -> MomentsNews:
        """Returns a user's details if they have changed since a token.

        The token `0` stands for a state without details: with it, the call returns the cached details at once or,
        without any, those of the server.

        Args:
            user_id: Identifier of the user. Not empty.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            MomentsNews: The details of a user, if they have changed since a token.

        Raises:
            RejectedError: The server has no such user, or its schema differs.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://momentsapi.herokuapp.com/graphql

        Since:
            0.1.0

        Example:
            await session.moments.poll("0")
        """
        params = {"user_id": user_id, "since": since, "timeout_ms": timeout_ms}
        return MomentsNews.from_json(await self._call("moments.watch", params))

    async def list_toggles(self, *, timeout_ms: int | None = None) -> list[MomentToggleState]:
        """Lists the toggles and their states.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[MomentToggleState]

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.moments.list_toggles()
        """
        params = {"timeout_ms": timeout_ms}
        items = await self._call("moments.list_toggles", params)
        return [MomentToggleState.from_json(item) for item in items]

    async def set_toggle(self, name: MomentToggle, is_on: bool, *, timeout_ms: int | None = None) -> None:
        """Turns an internal toggle on or off.

        The state is kept below `store.path`, if there is one. It takes precedence over `moments.like_button`.

        Args:
            name: Toggle to change. It must be internal. "like_button": Likes: with it, the likes of each moment are
                requested. An internal toggle, which `moments.set_toggle()` changes; "rounded_avatar": Round
                avatars, for programs that show them. A remote toggle: `moments.rounded_avatar` has the value that
                your program got from its own server.
            is_on: Whether to turn it on.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            ForbiddenError: The toggle is a remote one.
            StorageError: The state cannot be written. It applies to the session nevertheless.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.moments.set_toggle("like_button", True)
        """
        params = {"name": name, "is_on": is_on, "timeout_ms": timeout_ms}
        await self._call("moments.set_toggle", params)

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached details of all users from memory and disk, and the kept tokens of `moments.watch()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.moments.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("moments.clear_cache", params)

    def watch(
        self,
        user_id: str,
        *,
        since: str | None = None,
        interval_ms: int = 300000,
        timeout_ms: int | None = None,
    ) -> AsyncWatch[MomentsDetails]:
        """Watches what `poll` returns, item by item, as an iterator that waits for the next one.

        Temporary failures are retried. Watches of one session with the same parameters share their requests.

        Args:
            user_id: Identifier of the user. Not empty.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            interval_ms: How long a stream waits between two polls. A single call ignores it. 10,000 to 86,400,000
                ms. Default: 300000.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Since:
            0.1.0

        Example:
            async for item in session.moments.watch("0"): print(item)
        """
        params = {"user_id": user_id, "since": since, "interval_ms": interval_ms, "timeout_ms": timeout_ms}
        return AsyncWatch(self._watch("moments.watch", params), MomentsNews.from_json, "details")
