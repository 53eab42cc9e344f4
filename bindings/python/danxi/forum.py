# Generated from interface/forum.toml by `make generate`; do not edit.

"""The forum 树洞: divisions, holes (threads), floors (posts) and tags.

A division holds holes, a hole holds floors, and tags label holes. Everybody writes under a pseudonym that
identifies a person within one hole only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal

from ._timestamp import Timestamp

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "Division",
    "Tag",
    "Hole",
    "HoleFloors",
    "Floor",
    "Mention",
    "Profile",
    "ProfileConfig",
    "Permission",
    "ForumService",
    "AsyncForumService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Division:
    """A division: a part of the forum with its own subject.

    Attributes:
        id: Identifier.
        name: Name, such as 树洞.
        description: What the division is for.
        hidden: Whether only administrators see the division.
        show_in_home_page: Whether its holes appear on the forum's home page.
        pinned: The holes pinned to its top, in the forum's order.
        time_created: Time of creation.
        time_updated: Time of the last change.
    """

    id: int
    """Identifier."""
    name: str
    """Name, such as 树洞."""
    description: str
    """What the division is for."""
    hidden: bool | None = None
    """Whether only administrators see the division."""
    show_in_home_page: bool | None = None
    """Whether its holes appear on the forum's home page."""
    pinned: tuple[Hole, ...]
    """The holes pinned to its top, in the forum's order."""
    time_created: Timestamp
    """Time of creation."""
    time_updated: Timestamp
    """Time of the last change."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Division:
        return cls(
            id=json["id"],
            name=json["name"],
            description=json["description"],
            hidden=json.get("hidden"),
            show_in_home_page=json.get("show_in_home_page"),
            pinned=tuple([Hole._from_json(item) for item in json["pinned"]]),
            time_created=Timestamp(json["time_created"]),
            time_updated=Timestamp(json["time_updated"]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Tag:
    """A tag: a label of holes, chosen by their authors.

    Attributes:
        id: Identifier.
        name: Name. A name that starts with `*` marks sensitive content.
        temperature: Number of holes with this tag.
        nsfw: Whether it marks content that is not safe for work.
    """

    id: int
    """Identifier."""
    name: str
    """Name. A name that starts with `*` marks sensitive content."""
    temperature: int
    """Number of holes with this tag."""
    nsfw: bool | None = None
    """Whether it marks content that is not safe for work."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Tag:
        return cls(
            id=json["id"],
            name=json["name"],
            temperature=json["temperature"],
            nsfw=json.get("nsfw"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Hole:
    """A hole: a thread of the forum.

    Attributes:
        id: Identifier. Texts refer to it as `#id`.
        division_id: Identifier of its division.
        tags: Its tags.
        floors: Its first and last floors.
        view: Number of views.
        reply: Number of floors, not counting the first.
        favorite_count: Number of people who have it among their favourites.
        subscription_count: Number of people who are notified of new floors.
        hidden: Whether an administrator has hidden it.
        locked: Whether only administrators can reply.
        frozen: Whether new floors no longer move it up in lists.
        good: Whether it is marked as outstanding.
        no_purge: Whether it is exempt from deletion.
        ai_summary_available: Whether the forum offers a summary of it.
        time_created: Time of creation.
        time_updated: Time of the last floor.
        time_deleted: Time of deletion.
    """

    id: int
    """Identifier. Texts refer to it as `#id`."""
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
    """Number of people who have it among their favourites."""
    subscription_count: int | None = None
    """Number of people who are notified of new floors."""
    hidden: bool
    """Whether an administrator has hidden it."""
    locked: bool
    """Whether only administrators can reply."""
    frozen: bool | None = None
    """Whether new floors no longer move it up in lists."""
    good: bool
    """Whether it is marked as outstanding."""
    no_purge: bool | None = None
    """Whether it is exempt from deletion."""
    ai_summary_available: bool | None = None
    """Whether the forum offers a summary of it."""
    time_created: Timestamp
    """Time of creation."""
    time_updated: Timestamp
    """Time of the last floor."""
    time_deleted: Timestamp | None = None
    """Time of deletion."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Hole:
        return cls(
            id=json["id"],
            division_id=json["division_id"],
            tags=tuple([Tag._from_json(item) for item in json["tags"]]),
            floors=HoleFloors._from_json(json["floors"]),
            view=json["view"],
            reply=json["reply"],
            favorite_count=json.get("favorite_count"),
            subscription_count=json.get("subscription_count"),
            hidden=json["hidden"],
            locked=json["locked"],
            frozen=json.get("frozen"),
            good=json["good"],
            no_purge=json.get("no_purge"),
            ai_summary_available=json.get("ai_summary_available"),
            time_created=Timestamp(json["time_created"]),
            time_updated=Timestamp(json["time_updated"]),
            time_deleted=None if (value := json.get("time_deleted")) is None else Timestamp(value),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class HoleFloors:
    """The floors that come with a hole.

    Attributes:
        first_floor: The first floor: the text of the hole.
        last_floor: The newest floor.
        prefetch: The first floors, at most ten.
    """

    first_floor: Floor | None = None
    """The first floor: the text of the hole."""
    last_floor: Floor | None = None
    """The newest floor."""
    prefetch: tuple[Floor, ...] | None = None
    """The first floors, at most ten."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> HoleFloors:
        return cls(
            first_floor=None if (value := json.get("first_floor")) is None else Floor._from_json(value),
            last_floor=None if (value := json.get("last_floor")) is None else Floor._from_json(value),
            prefetch=None if (value := json.get("prefetch")) is None else tuple([Floor._from_json(item) for item in value]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Floor:
    """A floor: a post in a hole.

    Attributes:
        id: Identifier. Texts refer to it as `##id`.
        hole_id: Identifier of its hole.
        ranking: Its number within the hole, from 0.
        content: Text: Markdown with LaTeX. A deleted floor has the reason for the deletion instead.
        anonyname: The author's pseudonym within this hole.
        special_tag: The author's staff badge. Empty for most floors.
        like: Number of likes.
        dislike: Number of dislikes.
        liked: Whether the account likes it.
        disliked: Whether the account dislikes it.
        is_me: Whether the account wrote it.
        deleted: Whether it was deleted.
        modified: Number of modifications.
        fold_v2: Why it is folded. Empty if it is not folded.
        mention: The floors that its text quotes.
        reply_to: Identifier of the floor it replies to, in older floors. 0 for none.
        is_sensitive: Whether the forum's automatic check found the text sensitive.
        is_actual_sensitive: Whether an administrator found the text sensitive.
        sensitive_detail: What the automatic check found.
        time_created: Time of posting.
        time_updated: Time of the last change.
    """

    id: int
    """Identifier. Texts refer to it as `##id`."""
    hole_id: int
    """Identifier of its hole."""
    ranking: int | None = None
    """Its number within the hole, from 0."""
    content: str
    """Text: Markdown with LaTeX. A deleted floor has the reason for the deletion instead."""
    anonyname: str
    """The author's pseudonym within this hole."""
    special_tag: str
    """The author's staff badge. Empty for most floors."""
    like: int
    """Number of likes."""
    dislike: int
    """Number of dislikes."""
    liked: bool | None = None
    """Whether the account likes it."""
    disliked: bool | None = None
    """Whether the account dislikes it."""
    is_me: bool
    """Whether the account wrote it."""
    deleted: bool
    """Whether it was deleted."""
    modified: int
    """Number of modifications."""
    fold_v2: str
    """Why it is folded. Empty if it is not folded."""
    mention: tuple[Mention, ...]
    """The floors that its text quotes."""
    reply_to: int | None = None
    """Identifier of the floor it replies to, in older floors. 0 for none."""
    is_sensitive: bool | None = None
    """Whether the forum's automatic check found the text sensitive."""
    is_actual_sensitive: bool | None = None
    """Whether an administrator found the text sensitive."""
    sensitive_detail: str | None = None
    """What the automatic check found."""
    time_created: Timestamp
    """Time of posting."""
    time_updated: Timestamp
    """Time of the last change."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Floor:
        return cls(
            id=json["id"],
            hole_id=json["hole_id"],
            ranking=json.get("ranking"),
            content=json["content"],
            anonyname=json["anonyname"],
            special_tag=json["special_tag"],
            like=json["like"],
            dislike=json["dislike"],
            liked=json.get("liked"),
            disliked=json.get("disliked"),
            is_me=json["is_me"],
            deleted=json["deleted"],
            modified=json["modified"],
            fold_v2=json["fold_v2"],
            mention=tuple([Mention._from_json(item) for item in json["mention"]]),
            reply_to=json.get("reply_to"),
            is_sensitive=json.get("is_sensitive"),
            is_actual_sensitive=json.get("is_actual_sensitive"),
            sensitive_detail=json.get("sensitive_detail"),
            time_created=Timestamp(json["time_created"]),
            time_updated=Timestamp(json["time_updated"]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Mention:
    """A floor quoted by another floor, without what only the account sees of it.

    Attributes:
        id: Identifier of the quoted floor.
        hole_id: Identifier of its hole.
        content: Text.
        anonyname: The author's pseudonym within that hole.
        deleted: Whether it was deleted.
        time_created: Time of posting.
        time_updated: Time of the last change.
    """

    id: int
    """Identifier of the quoted floor."""
    hole_id: int
    """Identifier of its hole."""
    content: str
    """Text."""
    anonyname: str
    """The author's pseudonym within that hole."""
    deleted: bool
    """Whether it was deleted."""
    time_created: Timestamp
    """Time of posting."""
    time_updated: Timestamp
    """Time of the last change."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Mention:
        return cls(
            id=json["id"],
            hole_id=json["hole_id"],
            content=json["content"],
            anonyname=json["anonyname"],
            deleted=json["deleted"],
            time_created=Timestamp(json["time_created"]),
            time_updated=Timestamp(json["time_updated"]),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """The account's profile on the forum.

    Attributes:
        id: Identifier of the account.
        nickname: Nickname. Other people never see it.
        joined_time: Time of registration.
        is_admin: Whether the account is an administrator's.
        has_answered_questions: Whether the registration quiz was passed. Without it, posting is refused.
        config: The account's settings.
        permission: The account's permissions.
        special_tags: The staff badges that the account can post under.
        default_special_tag: The staff badge that the account posts under by default.
        favorite_group_count: Number of favourite groups.
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
    """Whether the registration quiz was passed. Without it, posting is refused."""
    config: ProfileConfig
    """The account's settings."""
    permission: Permission
    """The account's permissions."""
    special_tags: tuple[str, ...] | None = None
    """The staff badges that the account can post under."""
    default_special_tag: str | None = None
    """The staff badge that the account posts under by default."""
    favorite_group_count: int | None = None
    """Number of favourite groups."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Profile:
        return cls(
            id=json["id"],
            nickname=json["nickname"],
            joined_time=Timestamp(json["joined_time"]),
            is_admin=json["is_admin"],
            has_answered_questions=json["has_answered_questions"],
            config=ProfileConfig._from_json(json["config"]),
            permission=Permission._from_json(json["permission"]),
            special_tags=None if (value := json.get("special_tags")) is None else tuple(value),
            default_special_tag=json.get("default_special_tag"),
            favorite_group_count=json.get("favorite_group_count"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfileConfig:
    """The settings of an account.

    Attributes:
        notify: What the account is notified of.
        show_folded: How folded floors are displayed.
    """

    notify: tuple[str, ...]
    """What the account is notified of."""
    show_folded: str
    """How folded floors are displayed."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> ProfileConfig:
        return cls(
            notify=tuple(json["notify"]),
            show_folded=json["show_folded"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Permission:
    """The permissions of an account.

    Attributes:
        admin: When its administrator rights end. In the past if it has none.
        silent: For each division identifier: when the ban on posting there ends.
        offense_count: Number of penalties.
    """

    admin: Timestamp | None = None
    """When its administrator rights end. In the past if it has none."""
    silent: dict[str, Timestamp] | None = None
    """For each division identifier: when the ban on posting there ends."""
    offense_count: int | None = None
    """Number of penalties."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Permission:
        return cls(
            admin=None if (value := json.get("admin")) is None else Timestamp(value),
            silent=None if (value := json.get("silent")) is None else {key: Timestamp(item) for key, item in value.items()},
            offense_count=json.get("offense_count"),
        )


class ForumService:
    """The forum 树洞: divisions, holes (threads), floors (posts) and tags.

    A division holds holes, a hole holds floors, and tags label holes. Everybody writes under a pseudonym that
    identifies a person within one hole only.

    It is the `forum` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def get_divisions(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Division]:
        """Lists the divisions of the forum, each with its pinned holes.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/divisions
        """
        value = self._session.call("forum.get_divisions", cache=cache, timeout_ms=timeout_ms)
        return [Division._from_json(item) for item in value]

    def get_division(
        self,
        id: int,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> Division:
        """Returns a division.

        It comes from the stored list of divisions. If the list does not contain it, the server is asked.

        Args:
            id: Identifier of the division.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/divisions; GET https://forum.fduhole.com/api/divisions/{id}
        """
        value = self._session.call("forum.get_division", id=id, cache=cache, timeout_ms=timeout_ms)
        return Division._from_json(value)

    def list_holes_in_division(
        self,
        division_id: int,
        *,
        start_time: str | datetime | None = None,
        order: Literal["time_updated", "time_created"] | None = None,
        size: int | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes of a division, newest first.

        Args:
            division_id: Identifier of the division. An unknown one has no holes.
            start_time: Lists only holes before this time, which is compared with the time named by `order`.
                The default is now.
            order: The time by which holes are sorted.
            size: Maximum number of holes.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/divisions/{division_id}/holes
        """
        value = self._session.call(
            "forum.list_holes_in_division",
            division_id=division_id,
            start_time=start_time,
            order=order,
            size=size,
            timeout_ms=timeout_ms,
        )
        return [Hole._from_json(item) for item in value]

    def list_holes_by_tag(
        self,
        tag_name: str,
        *,
        start_time: str | datetime | None = None,
        size: int | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes with a tag, newest first.

        A tag that does not exist has no holes.

        Args:
            tag_name: Name of the tag, as in `forum.list_all_tags`.
            start_time: Lists only holes whose last floor is older than this time. The default is now.
            size: Maximum number of holes.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/holes
        """
        value = self._session.call(
            "forum.list_holes_by_tag",
            tag_name=tag_name,
            start_time=start_time,
            size=size,
            timeout_ms=timeout_ms,
        )
        return [Hole._from_json(item) for item in value]

    def list_my_holes(
        self,
        *,
        start_time: str | datetime | None = None,
        order: Literal["time_updated", "time_created"] | None = None,
        size: int | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes that the account created, newest first.

        Args:
            start_time: Lists only holes before this time, which is compared with the time named by `order`.
                The default is now.
            order: The time by which holes are sorted.
            size: Maximum number of holes.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/users/me/holes
        """
        value = self._session.call(
            "forum.list_my_holes",
            start_time=start_time,
            order=order,
            size=size,
            timeout_ms=timeout_ms,
        )
        return [Hole._from_json(item) for item in value]

    def get_hole(self, id: int, *, timeout_ms: int | None = None) -> Hole:
        """Returns a hole with its first floors.

        Args:
            id: Identifier of the hole.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/holes/{id}
        """
        value = self._session.call("forum.get_hole", id=id, timeout_ms=timeout_ms)
        return Hole._from_json(value)

    def create_hole(
        self,
        content: str,
        division_id: int,
        tags: Sequence[str],
        *,
        special_tag: str | None = None,
        timeout_ms: int | None = None,
    ) -> Hole:
        """Posts a new hole.

        Args:
            content: Text: Markdown with LaTeX. `##id` quotes a floor, `#id` a hole.
            division_id: Identifier of the division.
            tags: Names of its tags. A new name creates a tag.
            special_tag: The staff badge to post under, for people who have one.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            ForbiddenError: The account is not allowed to do this.
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST {forum}/divisions/{division_id}/holes
        """
        value = self._session.call(
            "forum.create_hole",
            content=content,
            division_id=division_id,
            tags=tags,
            special_tag=special_tag,
            timeout_ms=timeout_ms,
        )
        return Hole._from_json(value)

    def list_floors_in_hole(
        self,
        hole_id: int,
        *,
        start_floor: int | None = None,
        size: int | None = None,
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Lists floors of a hole in the order of posting.

        Args:
            hole_id: Identifier of the hole.
            start_floor: Number of floors to skip.
            size: Maximum number of floors.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/holes/{hole_id}/floors
        """
        value = self._session.call(
            "forum.list_floors_in_hole",
            hole_id=hole_id,
            start_floor=start_floor,
            size=size,
            timeout_ms=timeout_ms,
        )
        return [Floor._from_json(item) for item in value]

    def list_all_floors(self, hole_id: int, *, timeout_ms: int | None = None) -> list[Floor]:
        """Lists all floors of a hole in one response.

        A hole can have thousands of floors: `forum.list_floors_in_hole` lists them page by page. A hole that
        does not exist has no floors.

        Args:
            hole_id: Identifier of the hole.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/floors
        """
        value = self._session.call("forum.list_all_floors", hole_id=hole_id, timeout_ms=timeout_ms)
        return [Floor._from_json(item) for item in value]

    def get_floor(self, id: int, *, timeout_ms: int | None = None) -> Floor:
        """Returns a floor.

        Args:
            id: Identifier of the floor.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/floors/{id}
        """
        value = self._session.call("forum.get_floor", id=id, timeout_ms=timeout_ms)
        return Floor._from_json(value)

    def create_floor(
        self,
        content: str,
        hole_id: int,
        *,
        special_tag: str | None = None,
        timeout_ms: int | None = None,
    ) -> Floor:
        """Replies to a hole.

        Args:
            content: Text: Markdown with LaTeX. `##id` quotes a floor, `#id` a hole.
            hole_id: Identifier of the hole.
            special_tag: The staff badge to post under, for people who have one.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            ForbiddenError: The account is not allowed to do this.
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST {forum}/holes/{hole_id}/floors
        """
        value = self._session.call(
            "forum.create_floor",
            content=content,
            hole_id=hole_id,
            special_tag=special_tag,
            timeout_ms=timeout_ms,
        )
        return Floor._from_json(value)

    def modify_floor(
        self,
        id: int,
        content: str,
        *,
        special_tag: str | None = None,
        fold: str | None = None,
        timeout_ms: int | None = None,
    ) -> Floor:
        """Changes the text of a floor that the account wrote.

        Administrators of the forum see the previous texts.

        Args:
            id: Identifier of the floor.
            content: The new text. The server leaves the text unchanged if this is empty.
            special_tag: The staff badge to post under, for people who have one.
            fold: Why the floor is folded. For administrators.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            ForbiddenError: The account is not allowed to do this.
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            PUT {forum}/floors/{id}
        """
        value = self._session.call(
            "forum.modify_floor",
            id=id,
            content=content,
            special_tag=special_tag,
            fold=fold,
            timeout_ms=timeout_ms,
        )
        return Floor._from_json(value)

    def delete_floor(self, id: int, *, reason: str | None = None, timeout_ms: int | None = None) -> Floor:
        """Deletes a floor that the account wrote.

        Args:
            id: Identifier of the floor.
            reason: The reason, which is displayed instead of the text.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            ForbiddenError: The account is not allowed to do this.
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            DELETE {forum}/floors/{id}
        """
        value = self._session.call("forum.delete_floor", id=id, reason=reason, timeout_ms=timeout_ms)
        return Floor._from_json(value)

    def like_floor(self, id: int, like: int, *, timeout_ms: int | None = None) -> Floor:
        """Likes or dislikes a floor, or removes the vote.

        Args:
            id: Identifier of the floor.
            like: 1 likes the floor, -1 dislikes it, and 0 removes the vote.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST {forum}/floors/{id}/like/{like}
        """
        value = self._session.call("forum.like_floor", id=id, like=like, timeout_ms=timeout_ms)
        return Floor._from_json(value)

    def search_floor(
        self,
        keyword: str,
        *,
        accurate: bool | None = None,
        offset: int | None = None,
        size: int | None = None,
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Searches the texts of all floors.

        Args:
            keyword: Words to search for.
            accurate: Whether only texts count that contain the words exactly as given.
            offset: Number of floors to skip.
            size: Maximum number of floors.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/floors/search
        """
        value = self._session.call(
            "forum.search_floor",
            keyword=keyword,
            accurate=accurate,
            offset=offset,
            size=size,
            timeout_ms=timeout_ms,
        )
        return [Floor._from_json(item) for item in value]

    def list_all_tags(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Tag]:
        """Lists all tags, most used first.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/tags
        """
        value = self._session.call("forum.list_all_tags", cache=cache, timeout_ms=timeout_ms)
        return [Tag._from_json(item) for item in value]

    def get_profile(self, *, timeout_ms: int | None = None) -> Profile:
        """Returns the account's profile on the forum.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/users/me
        """
        value = self._session.call("forum.get_profile", timeout_ms=timeout_ms)
        return Profile._from_json(value)

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored divisions and tags, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("forum.clear_cache", timeout_ms=timeout_ms)


class AsyncForumService:
    """The forum 树洞: divisions, holes (threads), floors (posts) and tags.

    A division holds holes, a hole holds floors, and tags label holes. Everybody writes under a pseudonym that
    identifies a person within one hole only.

    It is the `forum` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def get_divisions(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Division]:
        """Lists the divisions of the forum, each with its pinned holes.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/divisions
        """
        value = await self._session.call("forum.get_divisions", cache=cache, timeout_ms=timeout_ms)
        return [Division._from_json(item) for item in value]

    async def get_division(
        self,
        id: int,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> Division:
        """Returns a division.

        It comes from the stored list of divisions. If the list does not contain it, the server is asked.

        Args:
            id: Identifier of the division.
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/divisions; GET https://forum.fduhole.com/api/divisions/{id}
        """
        value = await self._session.call("forum.get_division", id=id, cache=cache, timeout_ms=timeout_ms)
        return Division._from_json(value)

    async def list_holes_in_division(
        self,
        division_id: int,
        *,
        start_time: str | datetime | None = None,
        order: Literal["time_updated", "time_created"] | None = None,
        size: int | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes of a division, newest first.

        Args:
            division_id: Identifier of the division. An unknown one has no holes.
            start_time: Lists only holes before this time, which is compared with the time named by `order`.
                The default is now.
            order: The time by which holes are sorted.
            size: Maximum number of holes.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/divisions/{division_id}/holes
        """
        value = await self._session.call(
            "forum.list_holes_in_division",
            division_id=division_id,
            start_time=start_time,
            order=order,
            size=size,
            timeout_ms=timeout_ms,
        )
        return [Hole._from_json(item) for item in value]

    async def list_holes_by_tag(
        self,
        tag_name: str,
        *,
        start_time: str | datetime | None = None,
        size: int | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes with a tag, newest first.

        A tag that does not exist has no holes.

        Args:
            tag_name: Name of the tag, as in `forum.list_all_tags`.
            start_time: Lists only holes whose last floor is older than this time. The default is now.
            size: Maximum number of holes.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/holes
        """
        value = await self._session.call(
            "forum.list_holes_by_tag",
            tag_name=tag_name,
            start_time=start_time,
            size=size,
            timeout_ms=timeout_ms,
        )
        return [Hole._from_json(item) for item in value]

    async def list_my_holes(
        self,
        *,
        start_time: str | datetime | None = None,
        order: Literal["time_updated", "time_created"] | None = None,
        size: int | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes that the account created, newest first.

        Args:
            start_time: Lists only holes before this time, which is compared with the time named by `order`.
                The default is now.
            order: The time by which holes are sorted.
            size: Maximum number of holes.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/users/me/holes
        """
        value = await self._session.call(
            "forum.list_my_holes",
            start_time=start_time,
            order=order,
            size=size,
            timeout_ms=timeout_ms,
        )
        return [Hole._from_json(item) for item in value]

    async def get_hole(self, id: int, *, timeout_ms: int | None = None) -> Hole:
        """Returns a hole with its first floors.

        Args:
            id: Identifier of the hole.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/holes/{id}
        """
        value = await self._session.call("forum.get_hole", id=id, timeout_ms=timeout_ms)
        return Hole._from_json(value)

    async def create_hole(
        self,
        content: str,
        division_id: int,
        tags: Sequence[str],
        *,
        special_tag: str | None = None,
        timeout_ms: int | None = None,
    ) -> Hole:
        """Posts a new hole.

        Args:
            content: Text: Markdown with LaTeX. `##id` quotes a floor, `#id` a hole.
            division_id: Identifier of the division.
            tags: Names of its tags. A new name creates a tag.
            special_tag: The staff badge to post under, for people who have one.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            ForbiddenError: The account is not allowed to do this.
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST {forum}/divisions/{division_id}/holes
        """
        value = await self._session.call(
            "forum.create_hole",
            content=content,
            division_id=division_id,
            tags=tags,
            special_tag=special_tag,
            timeout_ms=timeout_ms,
        )
        return Hole._from_json(value)

    async def list_floors_in_hole(
        self,
        hole_id: int,
        *,
        start_floor: int | None = None,
        size: int | None = None,
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Lists floors of a hole in the order of posting.

        Args:
            hole_id: Identifier of the hole.
            start_floor: Number of floors to skip.
            size: Maximum number of floors.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/holes/{hole_id}/floors
        """
        value = await self._session.call(
            "forum.list_floors_in_hole",
            hole_id=hole_id,
            start_floor=start_floor,
            size=size,
            timeout_ms=timeout_ms,
        )
        return [Floor._from_json(item) for item in value]

    async def list_all_floors(self, hole_id: int, *, timeout_ms: int | None = None) -> list[Floor]:
        """Lists all floors of a hole in one response.

        A hole can have thousands of floors: `forum.list_floors_in_hole` lists them page by page. A hole that
        does not exist has no floors.

        Args:
            hole_id: Identifier of the hole.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/floors
        """
        value = await self._session.call("forum.list_all_floors", hole_id=hole_id, timeout_ms=timeout_ms)
        return [Floor._from_json(item) for item in value]

    async def get_floor(self, id: int, *, timeout_ms: int | None = None) -> Floor:
        """Returns a floor.

        Args:
            id: Identifier of the floor.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/floors/{id}
        """
        value = await self._session.call("forum.get_floor", id=id, timeout_ms=timeout_ms)
        return Floor._from_json(value)

    async def create_floor(
        self,
        content: str,
        hole_id: int,
        *,
        special_tag: str | None = None,
        timeout_ms: int | None = None,
    ) -> Floor:
        """Replies to a hole.

        Args:
            content: Text: Markdown with LaTeX. `##id` quotes a floor, `#id` a hole.
            hole_id: Identifier of the hole.
            special_tag: The staff badge to post under, for people who have one.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            ForbiddenError: The account is not allowed to do this.
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST {forum}/holes/{hole_id}/floors
        """
        value = await self._session.call(
            "forum.create_floor",
            content=content,
            hole_id=hole_id,
            special_tag=special_tag,
            timeout_ms=timeout_ms,
        )
        return Floor._from_json(value)

    async def modify_floor(
        self,
        id: int,
        content: str,
        *,
        special_tag: str | None = None,
        fold: str | None = None,
        timeout_ms: int | None = None,
    ) -> Floor:
        """Changes the text of a floor that the account wrote.

        Administrators of the forum see the previous texts.

        Args:
            id: Identifier of the floor.
            content: The new text. The server leaves the text unchanged if this is empty.
            special_tag: The staff badge to post under, for people who have one.
            fold: Why the floor is folded. For administrators.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            ForbiddenError: The account is not allowed to do this.
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            PUT {forum}/floors/{id}
        """
        value = await self._session.call(
            "forum.modify_floor",
            id=id,
            content=content,
            special_tag=special_tag,
            fold=fold,
            timeout_ms=timeout_ms,
        )
        return Floor._from_json(value)

    async def delete_floor(
        self,
        id: int,
        *,
        reason: str | None = None,
        timeout_ms: int | None = None,
    ) -> Floor:
        """Deletes a floor that the account wrote.

        Args:
            id: Identifier of the floor.
            reason: The reason, which is displayed instead of the text.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            ForbiddenError: The account is not allowed to do this.
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            DELETE {forum}/floors/{id}
        """
        value = await self._session.call("forum.delete_floor", id=id, reason=reason, timeout_ms=timeout_ms)
        return Floor._from_json(value)

    async def like_floor(self, id: int, like: int, *, timeout_ms: int | None = None) -> Floor:
        """Likes or dislikes a floor, or removes the vote.

        Args:
            id: Identifier of the floor.
            like: 1 likes the floor, -1 dislikes it, and 0 removes the vote.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            NotFoundError: The requested object does not exist, or no longer exists.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST {forum}/floors/{id}/like/{like}
        """
        value = await self._session.call("forum.like_floor", id=id, like=like, timeout_ms=timeout_ms)
        return Floor._from_json(value)

    async def search_floor(
        self,
        keyword: str,
        *,
        accurate: bool | None = None,
        offset: int | None = None,
        size: int | None = None,
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Searches the texts of all floors.

        Args:
            keyword: Words to search for.
            accurate: Whether only texts count that contain the words exactly as given.
            offset: Number of floors to skip.
            size: Maximum number of floors.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/floors/search
        """
        value = await self._session.call(
            "forum.search_floor",
            keyword=keyword,
            accurate=accurate,
            offset=offset,
            size=size,
            timeout_ms=timeout_ms,
        )
        return [Floor._from_json(item) for item in value]

    async def list_all_tags(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> list[Tag]:
        """Lists all tags, most used first.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/tags
        """
        value = await self._session.call("forum.list_all_tags", cache=cache, timeout_ms=timeout_ms)
        return [Tag._from_json(item) for item in value]

    async def get_profile(self, *, timeout_ms: int | None = None) -> Profile:
        """Returns the account's profile on the forum.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET {forum}/users/me
        """
        value = await self._session.call("forum.get_profile", timeout_ms=timeout_ms)
        return Profile._from_json(value)

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the stored divisions and tags, in memory and on disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("forum.clear_cache", timeout_ms=timeout_ms)
