# Generated from interface/forum.toml by `make generate`; do not edit.

"""The forum 树洞: divisions, holes (threads), floors (posts) and tags.

A division holds holes, a hole holds floors, and tags label holes. Everybody writes under a pseudonym, which the
forum assigns to a person for one hole only.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from typing import Any, Literal

from .._entity import Entity, mapping_of, tuple_of
from .._pages import Pages, by_cursor, by_offset, iterate, iterate_async
from .._service import AsyncService, Service
from .._time import Timestamp
from .options import CachePolicy

__all__ = [
    "AsyncForumService",
    "CommunityResponse",
    "CommunityServer",
    "Division",
    "Floor",
    "FoldedFloors",
    "ForumService",
    "Hole",
    "HoleFloors",
    "HoleOrder",
    "Mention",
    "NotificationType",
    "Permission",
    "Profile",
    "ProfileConfig",
    "RequestMethod",
    "Tag",
]

HoleOrder = Literal["time_updated", "time_created"]
"""The time by which holes are sorted, newest first.

"time_updated": The time of the last reply; "time_created": The time of creation.
"""

FoldedFloors = Literal["hide", "fold", "show"]
"""How folded floors are displayed.

"hide": They are not displayed; "fold": They are displayed folded; "show": They are displayed like other floors. A
server may send others.
"""

NotificationType = Literal["mention", "favorite", "report"]
"""The event that a notification is about.

"mention": A floor of the account was quoted; "favorite": A subscribed hole has a new floor; "report":
Administrators have handled a report. A server may send others.
"""

RequestMethod = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
"""The HTTP method of a request.

"GET": Reads something; "POST": Creates something, or starts an action; "PUT": Changes something; "PATCH": Changes a
part of something; "DELETE": Deletes something.
"""

CommunityServer = Literal["forum", "auth", "curriculum"]
"""A server of the community.

"forum": The forum, at `forum.base_url`; "auth": The accounts, at `auth.base_url`; "curriculum": The course reviews,
at `curriculum.base_url`.
"""


class Division(Entity):
    """A division: a section of the forum with its own subject.

    Attributes:
        id: Identifier.
        name: Name, such as 树洞.
        description: Purpose of the division.
        hidden: Whether only administrators see the division. `None` if the server does not send it.
        show_in_home_page: Whether its holes appear on the forum's home page. `None` if the server does not send it.
        pinned: Holes that are displayed at its top, in the forum's order.
        time_created: Time of creation.
        time_updated: Time of the last change.
    """

    id: int
    """Identifier."""
    name: str
    """Name, such as 树洞."""
    description: str
    """Purpose of the division."""
    hidden: bool | None = None
    """Whether only administrators see the division. `None` if the server does not send it."""
    show_in_home_page: bool | None = None
    """Whether its holes appear on the forum's home page. `None` if the server does not send it."""
    pinned: tuple[Hole, ...]
    """Holes that are displayed at its top, in the forum's order."""
    time_created: Timestamp
    """Time of creation."""
    time_updated: Timestamp
    """Time of the last change."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"pinned": tuple_of(Hole.from_json), "time_created": Timestamp.parse, "time_updated": Timestamp.parse}


class Tag(Entity):
    """A tag: a label of holes, chosen by their authors.

    Attributes:
        id: Identifier.
        name: Name. A name that starts with `*` marks sensitive content.
        temperature: Number of holes with this tag.
        nsfw: Whether it marks content that is not safe for work. `None` if the server does not send it.
    """

    id: int
    """Identifier."""
    name: str
    """Name. A name that starts with `*` marks sensitive content."""
    temperature: int
    """Number of holes with this tag."""
    nsfw: bool | None = None
    """Whether it marks content that is not safe for work. `None` if the server does not send it."""


class Hole(Entity):
    """A hole: a thread of the forum.

    Attributes:
        id: Identifier. Texts refer to it by `#` and the identifier, such as `#2`.
        division_id: Identifier of its division.
        tags: Its tags.
        floors: Its first and last floors.
        view: Number of views.
        reply: Number of floors, not counting the first.
        favorite_count: Number of people who have marked it as a favorite. `None` if the server does not send it.
        subscription_count: Number of people who are notified of new floors. `None` if the server does not send it.
        hidden: Whether an administrator has hidden it.
        locked: Whether only administrators can reply.
        frozen: Whether new floors no longer move it to the top of lists. The server sends `False` to everybody but
            administrators. `None` if the server does not send it.
        good: Whether administrators have marked it as outstanding.
        no_purge: Whether it is exempt from automatic deletion. `None` if the server does not send it.
        ai_summary_available: Whether the forum offers an AI summary of it. `None` if the server does not send it.
        time_created: Time of creation.
        time_updated: Time of the last floor.
        time_deleted: Time of deletion. `None` if it is not deleted.
    """

    id: int
    """Identifier. Texts refer to it by `#` and the identifier, such as `#2`."""
    division_id: int
    """Identifier of its division."""
    tags: tuple[Tag, ...]
    """Its tags."""
    floors: HoleFloors
    """Its first and last floors."""
    view: int
    """Number of views."""
    reply: int
    """Number of floors, not counting the first."""
    favorite_count: int | None = None
    """Number of people who have marked it as a favorite. `None` if the server does not send it."""
    subscription_count: int | None = None
    """Number of people who are notified of new floors. `None` if the server does not send it."""
    hidden: bool
    """Whether an administrator has hidden it."""
    locked: bool
    """Whether only administrators can reply."""
    frozen: bool | None = None
    """Whether new floors no longer move it to the top of lists. The server sends `False` to everybody but
    administrators. `None` if the server does not send it.
    """
    good: bool
    """Whether administrators have marked it as outstanding."""
    no_purge: bool | None = None
    """Whether it is exempt from automatic deletion. `None` if the server does not send it."""
    ai_summary_available: bool | None = None
    """Whether the forum offers an AI summary of it. `None` if the server does not send it."""
    time_created: Timestamp
    """Time of creation."""
    time_updated: Timestamp
    """Time of the last floor."""
    time_deleted: Timestamp | None = None
    """Time of deletion. `None` if it is not deleted."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "tags": tuple_of(Tag.from_json),
            "floors": HoleFloors.from_json,
            "time_created": Timestamp.parse,
            "time_updated": Timestamp.parse,
            "time_deleted": Timestamp.parse,
        }


class HoleFloors(Entity):
    """The floors that the server sends together with a hole.

    Attributes:
        first_floor: The first floor, with the text of the hole. `None` if the server does not send it.
        last_floor: The newest floor. `None` if the server does not send it.
        prefetch: The first floors, at most ten. `None` if the server does not send it.
    """

    first_floor: Floor | None = None
    """The first floor, with the text of the hole. `None` if the server does not send it."""
    last_floor: Floor | None = None
    """The newest floor. `None` if the server does not send it."""
    prefetch: tuple[Floor, ...] | None = None
    """The first floors, at most ten. `None` if the server does not send it."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"first_floor": Floor.from_json, "last_floor": Floor.from_json, "prefetch": tuple_of(Floor.from_json)}


class Floor(Entity):
    """A floor: a post in a hole.

    Attributes:
        id: Identifier. Texts refer to it by `##` and the identifier, such as `##7`.
        hole_id: Identifier of its hole.
        ranking: Position within the hole. That of the first floor is 0. `None` if the server does not send it.
        content: Text: Markdown with LaTeX. In a deleted floor, the reason for the deletion. While the forum reviews
            the text, only its author sees it, and others see 该内容正在审核中.
        highlighted_content: Text with the words that were searched for between `<em>` and `</em>`. `None` except in
            search results.
        anonyname: The author's pseudonym within this hole.
        special_tag: The author's staff badge. Empty for most floors.
        like: Number of likes.
        dislike: Number of dislikes.
        liked: Whether the account likes it. `None` if the server does not send it.
        disliked: Whether the account dislikes it. `None` if the server does not send it.
        is_me: Whether the account wrote it.
        deleted: Whether it was deleted.
        modified: Number of times its text was changed.
        fold_v2: Reason for folding it. Empty if it is not folded.
        mention: Floors that its text quotes. The server leaves it empty for the floors inside a hole, that is, in
            `HoleFloors`.
        reply_to: Identifier of the floor that it replies to, or 0 for none. Only older floors have one. `None` if
            the server does not send it.
        is_sensitive: Whether the forum's automatic check found the text sensitive. `None` if the server does not
            send it.
        is_actual_sensitive: Whether an administrator found the text sensitive. `None` if none has decided.
        sensitive_detail: Reason that the automatic check reported. `None` if the server does not send it.
        time_created: Time of posting.
        time_updated: Time of the last change.
    """

    id: int
    """Identifier. Texts refer to it by `##` and the identifier, such as `##7`."""
    hole_id: int
    """Identifier of its hole."""
    ranking: int | None = None
    """Position within the hole. That of the first floor is 0. `None` if the server does not send it."""
    content: str
    """Text: Markdown with LaTeX. In a deleted floor, the reason for the deletion. While the forum reviews the text,
    only its author sees it, and others see 该内容正在审核中.
    """
    highlighted_content: str | None = None
    """Text with the words that were searched for between `<em>` and `</em>`. `None` except in search results."""
    anonyname: str
    """The author's pseudonym within this hole."""
    special_tag: str
    """The author's staff badge. Empty for most floors."""
    like: int
    """Number of likes."""
    dislike: int
    """Number of dislikes."""
    liked: bool | None = None
    """Whether the account likes it. `None` if the server does not send it."""
    disliked: bool | None = None
    """Whether the account dislikes it. `None` if the server does not send it."""
    is_me: bool
    """Whether the account wrote it."""
    deleted: bool
    """Whether it was deleted."""
    modified: int
    """Number of times its text was changed."""
    fold_v2: str
    """Reason for folding it. Empty if it is not folded."""
    mention: tuple[Mention, ...]
    """Floors that its text quotes. The server leaves it empty for the floors inside a hole, that is, in `HoleFloors`."""
    reply_to: int | None = None
    """Identifier of the floor that it replies to, or 0 for none. Only older floors have one. `None` if the server does
    not send it.
    """
    is_sensitive: bool | None = None
    """Whether the forum's automatic check found the text sensitive. `None` if the server does not send it."""
    is_actual_sensitive: bool | None = None
    """Whether an administrator found the text sensitive. `None` if none has decided."""
    sensitive_detail: str | None = None
    """Reason that the automatic check reported. `None` if the server does not send it."""
    time_created: Timestamp
    """Time of posting."""
    time_updated: Timestamp
    """Time of the last change."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "mention": tuple_of(Mention.from_json),
            "time_created": Timestamp.parse,
            "time_updated": Timestamp.parse,
        }


class Mention(Entity):
    """A floor quoted by another floor, without the fields that depend on the account and without its own quotations.

    Attributes:
        id: Identifier of the quoted floor.
        hole_id: Identifier of its hole.
        ranking: Position within the hole. That of the first floor is 0. `None` if the server does not send it.
        content: Text: Markdown with LaTeX.
        anonyname: The author's pseudonym within that hole.
        special_tag: The author's staff badge. Empty for most floors. `None` if the server does not send it.
        like: Number of likes. `None` if the server does not send it.
        dislike: Number of dislikes. `None` if the server does not send it.
        deleted: Whether it was deleted.
        modified: Number of times its text was changed. `None` if the server does not send it.
        fold_v2: Reason for folding it. Empty if it is not folded. `None` if the server does not send it.
        reply_to: Identifier of the floor that it replies to, or 0 for none. `None` if the server does not send it.
        is_sensitive: Whether the forum's automatic check found the text sensitive. `None` if the server does not
            send it.
        is_actual_sensitive: Whether an administrator found the text sensitive. `None` if none has decided.
        time_created: Time of posting.
        time_updated: Time of the last change.
    """

    id: int
    """Identifier of the quoted floor."""
    hole_id: int
    """Identifier of its hole."""
    ranking: int | None = None
    """Position within the hole. That of the first floor is 0. `None` if the server does not send it."""
    content: str
    """Text: Markdown with LaTeX."""
    anonyname: str
    """The author's pseudonym within that hole."""
    special_tag: str | None = None
    """The author's staff badge. Empty for most floors. `None` if the server does not send it."""
    like: int | None = None
    """Number of likes. `None` if the server does not send it."""
    dislike: int | None = None
    """Number of dislikes. `None` if the server does not send it."""
    deleted: bool
    """Whether it was deleted."""
    modified: int | None = None
    """Number of times its text was changed. `None` if the server does not send it."""
    fold_v2: str | None = None
    """Reason for folding it. Empty if it is not folded. `None` if the server does not send it."""
    reply_to: int | None = None
    """Identifier of the floor that it replies to, or 0 for none. `None` if the server does not send it."""
    is_sensitive: bool | None = None
    """Whether the forum's automatic check found the text sensitive. `None` if the server does not send it."""
    is_actual_sensitive: bool | None = None
    """Whether an administrator found the text sensitive. `None` if none has decided."""
    time_created: Timestamp
    """Time of posting."""
    time_updated: Timestamp
    """Time of the last change."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"time_created": Timestamp.parse, "time_updated": Timestamp.parse}


class Profile(Entity):
    """The account's profile on the forum.

    Attributes:
        id: Identifier of the account.
        nickname: Nickname. Other people never see it.
        joined_time: Time of registration.
        is_admin: Whether the account is an administrator's.
        has_answered_questions: Whether the person has passed the registration quiz. Otherwise, the forum refuses
            new posts.
        config: The account's settings.
        permission: The account's permissions.
        special_tags: Staff badges with which the account can post. `None` if the server does not send it.
        default_special_tag: Staff badge with which the account posts by default. `None` if the server does not send
            it.
        favorite_group_count: Number of groups into which the account sorts its favorites. `None` if the server does
            not send it.
    """

    id: int
    """Identifier of the account."""
    nickname: str
    """Nickname. Other people never see it."""
    joined_time: Timestamp
    """Time of registration."""
    is_admin: bool
    """Whether the account is an administrator's."""
    has_answered_questions: bool
    """Whether the person has passed the registration quiz. Otherwise, the forum refuses new posts."""
    config: ProfileConfig
    """The account's settings."""
    permission: Permission
    """The account's permissions."""
    special_tags: tuple[str, ...] | None = None
    """Staff badges with which the account can post. `None` if the server does not send it."""
    default_special_tag: str | None = None
    """Staff badge with which the account posts by default. `None` if the server does not send it."""
    favorite_group_count: int | None = None
    """Number of groups into which the account sorts its favorites. `None` if the server does not send it."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "joined_time": Timestamp.parse,
            "config": ProfileConfig.from_json,
            "permission": Permission.from_json,
            "special_tags": tuple,
        }


class ProfileConfig(Entity):
    """The settings of an account.

    Attributes:
        notify: Events of which the account is notified. "mention": A floor of the account was quoted; "favorite": A
            subscribed hole has a new floor; "report": Administrators have handled a report. A server may send
            others.
        show_folded: How folded floors are displayed. "hide": They are not displayed; "fold": They are displayed
            folded; "show": They are displayed like other floors. A server may send others.
    """

    notify: tuple[NotificationType | str, ...]
    """Events of which the account is notified."""
    show_folded: FoldedFloors | str
    """How folded floors are displayed."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"notify": tuple}


class Permission(Entity):
    """The permissions of an account.

    Attributes:
        admin: When the account stops being an administrator. The time is in the past if the account is not an
            administrator. `None` if the server does not send it.
        silent: When the ban on posting in a division ends, by the division's identifier. `None` if the server does
            not send it.
        offense_count: Number of penalties so far. `None` if the server does not send it.
    """

    admin: Timestamp | None = None
    """When the account stops being an administrator. The time is in the past if the account is not an administrator.
    `None` if the server does not send it.
    """
    silent: Mapping[str, Timestamp] | None = None
    """When the ban on posting in a division ends, by the division's identifier. `None` if the server does not send it."""
    offense_count: int | None = None
    """Number of penalties so far. `None` if the server does not send it."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"admin": Timestamp.parse, "silent": mapping_of(Timestamp.parse)}


class CommunityResponse(Entity):
    """The response of a community server to a request.

    Attributes:
        status: HTTP status, from 200 to 299. Other statuses are errors.
        body: The response's JSON. `None` if the response has no body.
    """

    status: int
    """HTTP status, from 200 to 299. Other statuses are errors."""
    body: Any | None = None
    """The response's JSON. `None` if the response has no body."""


class ForumService(Service):
    """The forum 树洞: divisions, holes (threads), floors (posts) and tags. It is the property `forum` of
    `danxi.Session`.
    """

    __slots__ = ()

    def get_divisions(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Division]:
        """Lists the divisions of the forum, each with its pinned holes.

        The session must be signed in with `account.login()`. A cached value is valid for 10 minutes.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Division]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/divisions

        Since:
            0.1.0

        Example:
            session.forum.get_divisions()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = self._call("forum.get_divisions", params)
        return [Division.from_json(item) for item in items]

    def get_division(self, id: int, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> Division:
        """Returns a division with its pinned holes.

        It comes from the cached divisions of `forum.get_divisions()`. If they do not contain it, only this division
        is requested.

        The session must be signed in with `account.login()`. A cached value is valid for 10 minutes.

        Args:
            id: Identifier of the division, from `forum.get_divisions()`.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Division: A division: a section of the forum with its own subject.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No division has this identifier.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/divisions
            GET https://forum.fduhole.com/api/divisions/{id}

        Since:
            0.1.0

        Example:
            session.forum.get_division(1)
        """
        params = {"id": id, "cache": cache, "timeout_ms": timeout_ms}
        return Division.from_json(self._call("forum.get_division", params))

    def list_holes_in_division(
        self,
        division_id: int,
        *,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes of a division page by page, newest first.

        The session must be signed in with `account.login()`.

        Args:
            division_id: Identifier of the division, from `forum.get_divisions()`, or 0 for all divisions. The list
                is empty if the division does not exist. At least 0.
            start_time: Lists only holes whose time is before this one: the time that `order` names. The default is
                now.
            order: The time by which holes are sorted. "time_updated": The time of the last reply; "time_created":
                The time of creation. Default: "time_updated".
            size: Maximum number of holes. 1 to 10. Default: 10.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/divisions/{division_id}/holes

        Since:
            0.1.0

        Example:
            session.forum.list_holes_in_division(1, size=3)
        """
        params = {
            "division_id": division_id,
            "start_time": start_time,
            "order": order,
            "size": size,
            "timeout_ms": timeout_ms,
        }
        items = self._call("forum.list_holes_in_division", params)
        return [Hole.from_json(item) for item in items]

    def list_holes_by_tag(
        self,
        tag_name: str,
        *,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes with a tag page by page, newest first.

        They are sorted by the time of their last floor. The list is empty if no tag has this name.

        The session must be signed in with `account.login()`.

        Args:
            tag_name: Name of the tag, from `forum.list_all_tags()`. Not empty.
            start_time: Lists only holes whose last floor was posted before this time. The default is now.
            size: Maximum number of holes. 1 to 10. Default: 10.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes

        Since:
            0.1.0

        Example:
            session.forum.list_holes_by_tag("选课", size=3)
        """
        params = {"tag_name": tag_name, "start_time": start_time, "size": size, "timeout_ms": timeout_ms}
        items = self._call("forum.list_holes_by_tag", params)
        return [Hole.from_json(item) for item in items]

    def list_my_holes(
        self,
        *,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes that the account created page by page, newest first.

        They are sorted by the time of their last floor. Hidden and deleted holes are not listed.

        The session must be signed in with `account.login()`.

        Args:
            start_time: Lists only holes whose last floor was posted before this time. The default is now.
            size: Maximum number of holes. 1 to 10. Default: 10.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/me/holes

        Since:
            0.1.0

        Example:
            session.forum.list_my_holes(size=3)
        """
        params = {"start_time": start_time, "size": size, "timeout_ms": timeout_ms}
        items = self._call("forum.list_my_holes", params)
        return [Hole.from_json(item) for item in items]

    def get_hole(self, id: int, *, timeout_ms: int | None = None) -> Hole:
        """Returns a hole with its first floors.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the hole.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Hole: A hole: a thread of the forum.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No hole has this identifier, or it is hidden.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes/{id}

        Since:
            0.1.0

        Example:
            session.forum.get_hole(2)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return Hole.from_json(self._call("forum.get_hole", params))

    def create_hole(
        self,
        content: str,
        division_id: int,
        tags: Sequence[str],
        *,
        special_tag: str | None = None,
        timeout_ms: int | None = None,
    ) -> Hole:
        """Creates a hole with its first floor.

        A tag that no hole had before is in `forum.list_all_tags()` at once. The forum lets only administrators
        create a tag whose name has more than 10 characters, unless it has at most 15 bytes in UTF-8, or whose name
        starts with `#`, `@` or `*`. Before a name that is too long is sent, `forum.list_all_tags()` must contain
        it; otherwise the call fails with `InvalidArgumentError`.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            content: Text of the floor: Markdown with LaTeX. `##7` quotes floor 7, and `#2` hole 2. 1 to 10,000
                characters.
            division_id: Identifier of the division, from `forum.get_divisions()`. At least 1.
            tags: Names of its tags. A name that no tag has creates a tag. 1 to 10 items without duplicates, 1 to 20
                characters each, not only spaces.
            special_tag: Staff badge to post with, for accounts that have it. The default is to post without a
                badge. At most 16 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Hole: The new hole.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account may not post here: the registration quiz was not passed, it is banned from
                the division, or it lacks the staff badge.
            NotFoundError: No division has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/divisions/{division_id}/holes

        Since:
            0.1.0

        Example:
            session.forum.create_hole("How late is the library open?", 1, ["学习"])
        """
        params = {
            "content": content,
            "division_id": division_id,
            "tags": tags,
            "special_tag": special_tag,
            "timeout_ms": timeout_ms,
        }
        return Hole.from_json(self._call("forum.create_hole", params))

    def list_floors_in_hole(
        self,
        hole_id: int,
        *,
        start_floor: int = 0,
        size: int = 30,
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Lists the floors of a hole page by page, oldest first.

        The list is empty if the hole does not exist. The server also lists the floors of hidden holes.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole.
            start_floor: Number of floors to skip at the beginning of the list. At least 0. Default: 0.
            size: Maximum number of floors. 1 to 50. Default: 30.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Floor]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes/{hole_id}/floors

        Since:
            0.1.0

        Example:
            session.forum.list_floors_in_hole(2, size=3)
        """
        params = {"hole_id": hole_id, "start_floor": start_floor, "size": size, "timeout_ms": timeout_ms}
        items = self._call("forum.list_floors_in_hole", params)
        return [Floor.from_json(item) for item in items]

    def list_all_floors(self, hole_id: int, *, timeout_ms: int | None = None) -> list[Floor]:
        """Lists all floors of a hole at once, oldest first.

        A hole can have thousands of floors; use `forum.list_floors_in_hole()` to list them page by page. The list
        is empty if the hole does not exist.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Floor]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors

        Since:
            0.1.0

        Example:
            session.forum.list_all_floors(2)
        """
        params = {"hole_id": hole_id, "timeout_ms": timeout_ms}
        items = self._call("forum.list_all_floors", params)
        return [Floor.from_json(item) for item in items]

    def get_floor(self, id: int, *, timeout_ms: int | None = None) -> Floor:
        """Returns a floor.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the floor.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Floor: A floor: a post in a hole.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors/{id}

        Since:
            0.1.0

        Example:
            session.forum.get_floor(7)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return Floor.from_json(self._call("forum.get_floor", params))

    def create_floor(
        self,
        content: str,
        hole_id: int,
        *,
        special_tag: str | None = None,
        timeout_ms: int | None = None,
    ) -> Floor:
        """Replies to a hole with a new floor.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            content: Text of the floor: Markdown with LaTeX. `##7` quotes floor 7, and `#2` hole 2. 1 to 10,000
                characters.
            hole_id: Identifier of the hole.
            special_tag: Staff badge to post with, for accounts that have it. The default is to post without a
                badge. At most 16 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Floor: The new floor.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account may not reply: the hole is locked, the registration quiz was not passed, the
                account is banned from the division, or it lacks the staff badge.
            NotFoundError: No hole has this identifier, or it is hidden.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/holes/{hole_id}/floors

        Since:
            0.1.0

        Example:
            session.forum.create_floor("Until ten.", 2)
        """
        params = {"content": content, "hole_id": hole_id, "special_tag": special_tag, "timeout_ms": timeout_ms}
        return Floor.from_json(self._call("forum.create_floor", params))

    def modify_floor(
        self,
        id: int,
        *,
        content: str | None = None,
        special_tag: str | None = None,
        fold: str | None = None,
        timeout_ms: int | None = None,
    ) -> Floor:
        """Changes the text of a floor that the account wrote.

        Administrators of the forum can see the previous texts. A text that is equal to the present one counts as a
        change too.

        The session must be signed in with `account.login()`. At least one of `content`, `special_tag`, `fold` must
        be given. The request is sent at most once. If the connection breaks or the call times out, it may have
        taken effect.

        Args:
            id: Identifier of the floor.
            content: The new text. By default it stays as it is. 1 to 10,000 characters.
            special_tag: The new staff badge, empty to remove it. Only administrators can change it. By default it
                stays as it is. At most 16 characters.
            fold: Reason for folding the floor, empty to unfold it. Only administrators can fold floors. By default
                nothing is changed. At most 64 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Floor: The modified floor.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account did not write the floor, the floor is deleted, its hole is locked, the
                account is banned from the division, or `special_tag` or `fold` was given, which are only for
                administrators.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://forum.fduhole.com/api/floors/{id}

        Since:
            0.1.0

        Example:
            session.forum.modify_floor(7, content="Until half past ten.")
        """
        params = {"id": id, "content": content, "special_tag": special_tag, "fold": fold, "timeout_ms": timeout_ms}
        return Floor.from_json(self._call("forum.modify_floor", params))

    def delete_floor(self, id: int, *, reason: str = "", timeout_ms: int | None = None) -> Floor:
        """Deletes a floor that the account wrote.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the floor.
            reason: Reason for the deletion, which is displayed instead of the text. At most 32 characters. Default:
                "".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Floor: The deleted floor, with `reason` as its text.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account did not write the floor, or it is deleted already.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/floors/{id}

        Since:
            0.1.0

        Example:
            session.forum.delete_floor(7, reason="Answered.")
        """
        params = {"id": id, "reason": reason, "timeout_ms": timeout_ms}
        return Floor.from_json(self._call("forum.delete_floor", params))

    def like_floor(self, id: int, like: int, *, timeout_ms: int | None = None) -> Floor:
        """Likes or dislikes a floor, or removes the vote.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the floor.
            like: The vote: 1 to like the floor, -1 to dislike it, 0 to remove the vote. -1 to 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Floor: The floor with the new numbers of likes and dislikes.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/floors/{id}/like/{like}

        Since:
            0.1.0

        Example:
            session.forum.like_floor(7, 1)
        """
        params = {"id": id, "like": like, "timeout_ms": timeout_ms}
        return Floor.from_json(self._call("forum.like_floor", params))

    def search_floor(
        self,
        keyword: str,
        *,
        accurate: bool = False,
        offset: int = 0,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Searches the texts of all floors for words, and lists the floors found page by page.

        The session must be signed in with `account.login()`.

        Args:
            keyword: Words to search for. Not empty.
            accurate: Whether to find only texts that contain `keyword` exactly as it is. Default: False.
            offset: Number of floors to skip at the beginning of the list. At least 0. Default: 0.
            size: Maximum number of floors. 1 to 50. Default: 10.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Floor]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors/search

        Since:
            0.1.0

        Example:
            session.forum.search_floor("图书馆", size=3)
        """
        params = {"keyword": keyword, "accurate": accurate, "offset": offset, "size": size, "timeout_ms": timeout_ms}
        items = self._call("forum.search_floor", params)
        return [Floor.from_json(item) for item in items]

    def list_all_tags(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Tag]:
        """Lists all tags, most used first.

        The server's own list can be up to ten minutes old, but tags of holes that this session created are in it at
        once.

        The session must be signed in with `account.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Tag]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/tags

        Since:
            0.1.0

        Example:
            session.forum.list_all_tags()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = self._call("forum.list_all_tags", params)
        return [Tag.from_json(item) for item in items]

    def get_profile(self, *, timeout_ms: int | None = None) -> Profile:
        """Returns the account's profile on the forum.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Profile: The account's profile on the forum.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/me

        Since:
            0.1.0

        Example:
            session.forum.get_profile()
        """
        params = {"timeout_ms": timeout_ms}
        return Profile.from_json(self._call("forum.get_profile", params))

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached divisions and tags from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.forum.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("forum.clear_cache", params)

    def request(
        self,
        method: RequestMethod,
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        body: Any | None = None,
        server: CommunityServer = "forum",
        timeout_ms: int | None = None,
    ) -> CommunityResponse:
        """Sends a request to any operation of a community server, for operations that no other method has.

        The request is signed with the session's account, like those of the other methods: expired tokens are
        refreshed, WebVPN is used where needed, and refusals have the same errors. It never leaves the server that
        `server` names.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            method: HTTP method. A `GET` is repeated after a failure, like all reading requests; any other request
                is sent at most once. "GET": Reads something; "POST": Creates something, or starts an action; "PUT":
                Changes something; "PATCH": Changes a part of something; "DELETE": Deletes something.
            path: Path of the operation below the server's base URL, percent-encoded, such as `/divisions/1/holes`.
                It has no query, no empty segments and no `..`. Not empty.
            query: The query: names with a string, a number, `True`, `False`, or a list of them, which is sent as
                several items of this name.
            body: The body, which is sent as JSON. By default, no body is sent.
            server: The server. "forum": The forum, at `forum.base_url`; "auth": The accounts, at `auth.base_url`;
                "curriculum": The course reviews, at `curriculum.base_url`. Default: "forum".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CommunityResponse: The response of a community server to a request.

        Raises:
            InvalidArgumentError: A parameter is malformed, such as a path that is not below the base URL.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            UnexpectedResponseError: The response is not JSON.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            {method} https://forum.fduhole.com/api/…

        Since:
            0.1.0

        Example:
            session.forum.request("GET", "/holes/_good", query={"size": 3})
        """
        params = {
            "method": method,
            "path": path,
            "query": query,
            "body": body,
            "server": server,
            "timeout_ms": timeout_ms,
        }
        return CommunityResponse.from_json(self._call("forum.request", params))

    def iter_holes_in_division(
        self,
        division_id: int,
        *,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> Iterator[Hole]:
        """Iterates over the items of all pages of `list_holes_in_division`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_holes_in_division`.

        Pages overlap, so that items with equal times at the end of a page are not left out. Each item is returned
        once. If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        first = {
            "division_id": division_id,
            "start_time": start_time,
            "order": order,
            "size": size,
            "timeout_ms": timeout_ms,
        }
        pages = Pages("start_time", first, by_cursor(order), id="id", overlap_ms=1, max_size=10)
        return iterate(self.list_holes_in_division, pages)

    def iter_holes_by_tag(
        self,
        tag_name: str,
        *,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> Iterator[Hole]:
        """Iterates over the items of all pages of `list_holes_by_tag`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_holes_by_tag`.

        Pages overlap, so that items with equal times at the end of a page are not left out. Each item is returned
        once. If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        first = {"tag_name": tag_name, "start_time": start_time, "size": size, "timeout_ms": timeout_ms}
        pages = Pages("start_time", first, by_cursor("time_updated"), id="id", overlap_ms=1, max_size=10)
        return iterate(self.list_holes_by_tag, pages)

    def iter_my_holes(
        self,
        *,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> Iterator[Hole]:
        """Iterates over the items of all pages of `list_my_holes`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_my_holes`.

        Pages overlap, so that items with equal times at the end of a page are not left out. Each item is returned
        once. If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        first = {"start_time": start_time, "size": size, "timeout_ms": timeout_ms}
        pages = Pages("start_time", first, by_cursor("time_updated"), id="id", overlap_ms=1, max_size=10)
        return iterate(self.list_my_holes, pages)

    def iter_floors_in_hole(
        self,
        hole_id: int,
        *,
        start_floor: int = 0,
        size: int = 30,
        timeout_ms: int | None = None,
    ) -> Iterator[Floor]:
        """Iterates over the items of all pages of `list_floors_in_hole`, starting at `start_floor`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_floors_in_hole`.
        """
        first = {"hole_id": hole_id, "start_floor": start_floor, "size": size, "timeout_ms": timeout_ms}
        pages = Pages("start_floor", first, by_offset, id="id")
        return iterate(self.list_floors_in_hole, pages)

    def iter_search_floor(
        self,
        keyword: str,
        *,
        accurate: bool = False,
        offset: int = 0,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> Iterator[Floor]:
        """Iterates over the items of all pages of `search_floor`, starting at `offset`.

        Each page is requested when its first item is needed. The parameters and errors are those of `search_floor`.
        """
        first = {"keyword": keyword, "accurate": accurate, "offset": offset, "size": size, "timeout_ms": timeout_ms}
        pages = Pages("offset", first, by_offset, id="id")
        return iterate(self.search_floor, pages)


class AsyncForumService(AsyncService):
    """The forum 树洞: divisions, holes (threads), floors (posts) and tags. It is the property `forum` of
    `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def get_divisions(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Division]:
        """Lists the divisions of the forum, each with its pinned holes.

        The session must be signed in with `account.login()`. A cached value is valid for 10 minutes.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Division]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/divisions

        Since:
            0.1.0

        Example:
            await session.forum.get_divisions()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("forum.get_divisions", params)
        return [Division.from_json(item) for item in items]

    async def get_division(self, id: int, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> Division:
        """Returns a division with its pinned holes.

        It comes from the cached divisions of `forum.get_divisions()`. If they do not contain it, only this division
        is requested.

        The session must be signed in with `account.login()`. A cached value is valid for 10 minutes.

        Args:
            id: Identifier of the division, from `forum.get_divisions()`.
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Division: A division: a section of the forum with its own subject.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No division has this identifier.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/divisions
            GET https://forum.fduhole.com/api/divisions/{id}

        Since:
            0.1.0

        Example:
            await session.forum.get_division(1)
        """
        params = {"id": id, "cache": cache, "timeout_ms": timeout_ms}
        return Division.from_json(await self._call("forum.get_division", params))

    async def list_holes_in_division(
        self,
        division_id: int,
        *,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes of a division page by page, newest first.

        The session must be signed in with `account.login()`.

        Args:
            division_id: Identifier of the division, from `forum.get_divisions()`, or 0 for all divisions. The list
                is empty if the division does not exist. At least 0.
            start_time: Lists only holes whose time is before this one: the time that `order` names. The default is
                now.
            order: The time by which holes are sorted. "time_updated": The time of the last reply; "time_created":
                The time of creation. Default: "time_updated".
            size: Maximum number of holes. 1 to 10. Default: 10.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/divisions/{division_id}/holes

        Since:
            0.1.0

        Example:
            await session.forum.list_holes_in_division(1, size=3)
        """
        params = {
            "division_id": division_id,
            "start_time": start_time,
            "order": order,
            "size": size,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("forum.list_holes_in_division", params)
        return [Hole.from_json(item) for item in items]

    async def list_holes_by_tag(
        self,
        tag_name: str,
        *,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes with a tag page by page, newest first.

        They are sorted by the time of their last floor. The list is empty if no tag has this name.

        The session must be signed in with `account.login()`.

        Args:
            tag_name: Name of the tag, from `forum.list_all_tags()`. Not empty.
            start_time: Lists only holes whose last floor was posted before this time. The default is now.
            size: Maximum number of holes. 1 to 10. Default: 10.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes

        Since:
            0.1.0

        Example:
            await session.forum.list_holes_by_tag("选课", size=3)
        """
        params = {"tag_name": tag_name, "start_time": start_time, "size": size, "timeout_ms": timeout_ms}
        items = await self._call("forum.list_holes_by_tag", params)
        return [Hole.from_json(item) for item in items]

    async def list_my_holes(
        self,
        *,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes that the account created page by page, newest first.

        They are sorted by the time of their last floor. Hidden and deleted holes are not listed.

        The session must be signed in with `account.login()`.

        Args:
            start_time: Lists only holes whose last floor was posted before this time. The default is now.
            size: Maximum number of holes. 1 to 10. Default: 10.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/me/holes

        Since:
            0.1.0

        Example:
            await session.forum.list_my_holes(size=3)
        """
        params = {"start_time": start_time, "size": size, "timeout_ms": timeout_ms}
        items = await self._call("forum.list_my_holes", params)
        return [Hole.from_json(item) for item in items]

    async def get_hole(self, id: int, *, timeout_ms: int | None = None) -> Hole:
        """Returns a hole with its first floors.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the hole.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Hole: A hole: a thread of the forum.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No hole has this identifier, or it is hidden.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes/{id}

        Since:
            0.1.0

        Example:
            await session.forum.get_hole(2)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return Hole.from_json(await self._call("forum.get_hole", params))

    async def create_hole(
        self,
        content: str,
        division_id: int,
        tags: Sequence[str],
        *,
        special_tag: str | None = None,
        timeout_ms: int | None = None,
    ) -> Hole:
        """Creates a hole with its first floor.

        A tag that no hole had before is in `forum.list_all_tags()` at once. The forum lets only administrators
        create a tag whose name has more than 10 characters, unless it has at most 15 bytes in UTF-8, or whose name
        starts with `#`, `@` or `*`. Before a name that is too long is sent, `forum.list_all_tags()` must contain
        it; otherwise the call fails with `InvalidArgumentError`.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            content: Text of the floor: Markdown with LaTeX. `##7` quotes floor 7, and `#2` hole 2. 1 to 10,000
                characters.
            division_id: Identifier of the division, from `forum.get_divisions()`. At least 1.
            tags: Names of its tags. A name that no tag has creates a tag. 1 to 10 items without duplicates, 1 to 20
                characters each, not only spaces.
            special_tag: Staff badge to post with, for accounts that have it. The default is to post without a
                badge. At most 16 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Hole: The new hole.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account may not post here: the registration quiz was not passed, it is banned from
                the division, or it lacks the staff badge.
            NotFoundError: No division has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/divisions/{division_id}/holes

        Since:
            0.1.0

        Example:
            await session.forum.create_hole("How late is the library open?", 1, ["学习"])
        """
        params = {
            "content": content,
            "division_id": division_id,
            "tags": tags,
            "special_tag": special_tag,
            "timeout_ms": timeout_ms,
        }
        return Hole.from_json(await self._call("forum.create_hole", params))

    async def list_floors_in_hole(
        self,
        hole_id: int,
        *,
        start_floor: int = 0,
        size: int = 30,
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Lists the floors of a hole page by page, oldest first.

        The list is empty if the hole does not exist. The server also lists the floors of hidden holes.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole.
            start_floor: Number of floors to skip at the beginning of the list. At least 0. Default: 0.
            size: Maximum number of floors. 1 to 50. Default: 30.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Floor]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes/{hole_id}/floors

        Since:
            0.1.0

        Example:
            await session.forum.list_floors_in_hole(2, size=3)
        """
        params = {"hole_id": hole_id, "start_floor": start_floor, "size": size, "timeout_ms": timeout_ms}
        items = await self._call("forum.list_floors_in_hole", params)
        return [Floor.from_json(item) for item in items]

    async def list_all_floors(self, hole_id: int, *, timeout_ms: int | None = None) -> list[Floor]:
        """Lists all floors of a hole at once, oldest first.

        A hole can have thousands of floors; use `forum.list_floors_in_hole()` to list them page by page. The list
        is empty if the hole does not exist.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Floor]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors

        Since:
            0.1.0

        Example:
            await session.forum.list_all_floors(2)
        """
        params = {"hole_id": hole_id, "timeout_ms": timeout_ms}
        items = await self._call("forum.list_all_floors", params)
        return [Floor.from_json(item) for item in items]

    async def get_floor(self, id: int, *, timeout_ms: int | None = None) -> Floor:
        """Returns a floor.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the floor.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Floor: A floor: a post in a hole.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors/{id}

        Since:
            0.1.0

        Example:
            await session.forum.get_floor(7)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return Floor.from_json(await self._call("forum.get_floor", params))

    async def create_floor(
        self,
        content: str,
        hole_id: int,
        *,
        special_tag: str | None = None,
        timeout_ms: int | None = None,
    ) -> Floor:
        """Replies to a hole with a new floor.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            content: Text of the floor: Markdown with LaTeX. `##7` quotes floor 7, and `#2` hole 2. 1 to 10,000
                characters.
            hole_id: Identifier of the hole.
            special_tag: Staff badge to post with, for accounts that have it. The default is to post without a
                badge. At most 16 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Floor: The new floor.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account may not reply: the hole is locked, the registration quiz was not passed, the
                account is banned from the division, or it lacks the staff badge.
            NotFoundError: No hole has this identifier, or it is hidden.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/holes/{hole_id}/floors

        Since:
            0.1.0

        Example:
            await session.forum.create_floor("Until ten.", 2)
        """
        params = {"content": content, "hole_id": hole_id, "special_tag": special_tag, "timeout_ms": timeout_ms}
        return Floor.from_json(await self._call("forum.create_floor", params))

    async def modify_floor(
        self,
        id: int,
        *,
        content: str | None = None,
        special_tag: str | None = None,
        fold: str | None = None,
        timeout_ms: int | None = None,
    ) -> Floor:
        """Changes the text of a floor that the account wrote.

        Administrators of the forum can see the previous texts. A text that is equal to the present one counts as a
        change too.

        The session must be signed in with `account.login()`. At least one of `content`, `special_tag`, `fold` must
        be given. The request is sent at most once. If the connection breaks or the call times out, it may have
        taken effect.

        Args:
            id: Identifier of the floor.
            content: The new text. By default it stays as it is. 1 to 10,000 characters.
            special_tag: The new staff badge, empty to remove it. Only administrators can change it. By default it
                stays as it is. At most 16 characters.
            fold: Reason for folding the floor, empty to unfold it. Only administrators can fold floors. By default
                nothing is changed. At most 64 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Floor: The modified floor.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account did not write the floor, the floor is deleted, its hole is locked, the
                account is banned from the division, or `special_tag` or `fold` was given, which are only for
                administrators.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://forum.fduhole.com/api/floors/{id}

        Since:
            0.1.0

        Example:
            await session.forum.modify_floor(7, content="Until half past ten.")
        """
        params = {"id": id, "content": content, "special_tag": special_tag, "fold": fold, "timeout_ms": timeout_ms}
        return Floor.from_json(await self._call("forum.modify_floor", params))

    async def delete_floor(self, id: int, *, reason: str = "", timeout_ms: int | None = None) -> Floor:
        """Deletes a floor that the account wrote.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the floor.
            reason: Reason for the deletion, which is displayed instead of the text. At most 32 characters. Default:
                "".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Floor: The deleted floor, with `reason` as its text.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account did not write the floor, or it is deleted already.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/floors/{id}

        Since:
            0.1.0

        Example:
            await session.forum.delete_floor(7, reason="Answered.")
        """
        params = {"id": id, "reason": reason, "timeout_ms": timeout_ms}
        return Floor.from_json(await self._call("forum.delete_floor", params))

    async def like_floor(self, id: int, like: int, *, timeout_ms: int | None = None) -> Floor:
        """Likes or dislikes a floor, or removes the vote.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the floor.
            like: The vote: 1 to like the floor, -1 to dislike it, 0 to remove the vote. -1 to 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Floor: The floor with the new numbers of likes and dislikes.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/floors/{id}/like/{like}

        Since:
            0.1.0

        Example:
            await session.forum.like_floor(7, 1)
        """
        params = {"id": id, "like": like, "timeout_ms": timeout_ms}
        return Floor.from_json(await self._call("forum.like_floor", params))

    async def search_floor(
        self,
        keyword: str,
        *,
        accurate: bool = False,
        offset: int = 0,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Searches the texts of all floors for words, and lists the floors found page by page.

        The session must be signed in with `account.login()`.

        Args:
            keyword: Words to search for. Not empty.
            accurate: Whether to find only texts that contain `keyword` exactly as it is. Default: False.
            offset: Number of floors to skip at the beginning of the list. At least 0. Default: 0.
            size: Maximum number of floors. 1 to 50. Default: 10.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Floor]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors/search

        Since:
            0.1.0

        Example:
            await session.forum.search_floor("图书馆", size=3)
        """
        params = {"keyword": keyword, "accurate": accurate, "offset": offset, "size": size, "timeout_ms": timeout_ms}
        items = await self._call("forum.search_floor", params)
        return [Floor.from_json(item) for item in items]

    async def list_all_tags(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[Tag]:
        """Lists all tags, most used first.

        The server's own list can be up to ten minutes old, but tags of holes that this session created are in it at
        once.

        The session must be signed in with `account.login()`. A cached value is valid for 1 hour.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Tag]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/tags

        Since:
            0.1.0

        Example:
            await session.forum.list_all_tags()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("forum.list_all_tags", params)
        return [Tag.from_json(item) for item in items]

    async def get_profile(self, *, timeout_ms: int | None = None) -> Profile:
        """Returns the account's profile on the forum.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Profile: The account's profile on the forum.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/me

        Since:
            0.1.0

        Example:
            await session.forum.get_profile()
        """
        params = {"timeout_ms": timeout_ms}
        return Profile.from_json(await self._call("forum.get_profile", params))

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached divisions and tags from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.forum.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("forum.clear_cache", params)

    async def request(
        self,
        method: RequestMethod,
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        body: Any | None = None,
        server: CommunityServer = "forum",
        timeout_ms: int | None = None,
    ) -> CommunityResponse:
        """Sends a request to any operation of a community server, for operations that no other method has.

        The request is signed with the session's account, like those of the other methods: expired tokens are
        refreshed, WebVPN is used where needed, and refusals have the same errors. It never leaves the server that
        `server` names.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            method: HTTP method. A `GET` is repeated after a failure, like all reading requests; any other request
                is sent at most once. "GET": Reads something; "POST": Creates something, or starts an action; "PUT":
                Changes something; "PATCH": Changes a part of something; "DELETE": Deletes something.
            path: Path of the operation below the server's base URL, percent-encoded, such as `/divisions/1/holes`.
                It has no query, no empty segments and no `..`. Not empty.
            query: The query: names with a string, a number, `True`, `False`, or a list of them, which is sent as
                several items of this name.
            body: The body, which is sent as JSON. By default, no body is sent.
            server: The server. "forum": The forum, at `forum.base_url`; "auth": The accounts, at `auth.base_url`;
                "curriculum": The course reviews, at `curriculum.base_url`. Default: "forum".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CommunityResponse: The response of a community server to a request.

        Raises:
            InvalidArgumentError: A parameter is malformed, such as a path that is not below the base URL.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            UnexpectedResponseError: The response is not JSON.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            {method} https://forum.fduhole.com/api/…

        Since:
            0.1.0

        Example:
            await session.forum.request("GET", "/holes/_good", query={"size": 3})
        """
        params = {
            "method": method,
            "path": path,
            "query": query,
            "body": body,
            "server": server,
            "timeout_ms": timeout_ms,
        }
        return CommunityResponse.from_json(await self._call("forum.request", params))

    def iter_holes_in_division(
        self,
        division_id: int,
        *,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> AsyncIterator[Hole]:
        """Iterates over the items of all pages of `list_holes_in_division`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_holes_in_division`.

        Pages overlap, so that items with equal times at the end of a page are not left out. Each item is returned
        once. If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        first = {
            "division_id": division_id,
            "start_time": start_time,
            "order": order,
            "size": size,
            "timeout_ms": timeout_ms,
        }
        pages = Pages("start_time", first, by_cursor(order), id="id", overlap_ms=1, max_size=10)
        return iterate_async(self.list_holes_in_division, pages)

    def iter_holes_by_tag(
        self,
        tag_name: str,
        *,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> AsyncIterator[Hole]:
        """Iterates over the items of all pages of `list_holes_by_tag`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_holes_by_tag`.

        Pages overlap, so that items with equal times at the end of a page are not left out. Each item is returned
        once. If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        first = {"tag_name": tag_name, "start_time": start_time, "size": size, "timeout_ms": timeout_ms}
        pages = Pages("start_time", first, by_cursor("time_updated"), id="id", overlap_ms=1, max_size=10)
        return iterate_async(self.list_holes_by_tag, pages)

    def iter_my_holes(
        self,
        *,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> AsyncIterator[Hole]:
        """Iterates over the items of all pages of `list_my_holes`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_my_holes`.

        Pages overlap, so that items with equal times at the end of a page are not left out. Each item is returned
        once. If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        first = {"start_time": start_time, "size": size, "timeout_ms": timeout_ms}
        pages = Pages("start_time", first, by_cursor("time_updated"), id="id", overlap_ms=1, max_size=10)
        return iterate_async(self.list_my_holes, pages)

    def iter_floors_in_hole(
        self,
        hole_id: int,
        *,
        start_floor: int = 0,
        size: int = 30,
        timeout_ms: int | None = None,
    ) -> AsyncIterator[Floor]:
        """Iterates over the items of all pages of `list_floors_in_hole`, starting at `start_floor`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_floors_in_hole`.
        """
        first = {"hole_id": hole_id, "start_floor": start_floor, "size": size, "timeout_ms": timeout_ms}
        pages = Pages("start_floor", first, by_offset, id="id")
        return iterate_async(self.list_floors_in_hole, pages)

    def iter_search_floor(
        self,
        keyword: str,
        *,
        accurate: bool = False,
        offset: int = 0,
        size: int = 10,
        timeout_ms: int | None = None,
    ) -> AsyncIterator[Floor]:
        """Iterates over the items of all pages of `search_floor`, starting at `offset`.

        Each page is requested when its first item is needed. The parameters and errors are those of `search_floor`.
        """
        first = {"keyword": keyword, "accurate": accurate, "offset": offset, "size": size, "timeout_ms": timeout_ms}
        pages = Pages("offset", first, by_offset, id="id")
        return iterate_async(self.search_floor, pages)
