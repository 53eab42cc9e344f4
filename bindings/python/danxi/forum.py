# Generated from interface/forum.toml by `make generate`; do not edit.

"""The forum 树洞: divisions hold holes (threads), a hole holds floors (posts), tags label holes. Everybody writes
under a name that stands for one person within one hole only. All methods need a signed-in account.
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
    """A division: a part of the forum with a subject of its own.

    Attributes:
        id: Identifier.
        name: Name, such as 树洞.
        description: What the division is for.
        hidden: Whether the division is shown to administrators only.
        show_in_home_page: Whether its holes appear on the forum's home page.
        pinned: The holes pinned to its top, in the order of the forum.
        time_created: When it was created.
        time_updated: When it was last changed.
    """

    id: int
    """Identifier."""
    name: str
    """Name, such as 树洞."""
    description: str
    """What the division is for."""
    hidden: bool | None = None
    """Whether the division is shown to administrators only."""
    show_in_home_page: bool | None = None
    """Whether its holes appear on the forum's home page."""
    pinned: tuple[Hole, ...]
    """The holes pinned to its top, in the order of the forum."""
    time_created: Timestamp
    """When it was created."""
    time_updated: Timestamp
    """When it was last changed."""

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
    """A tag: a label that the writer of a hole gives it.

    Attributes:
        id: Identifier.
        name: Name; a name that begins with `*` marks sensitive content.
        temperature: How many holes carry it.
        nsfw: Whether it marks content that is not safe for work.
    """

    id: int
    """Identifier."""
    name: str
    """Name; a name that begins with `*` marks sensitive content."""
    temperature: int
    """How many holes carry it."""
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
        id: Identifier; written `#id` in texts.
        division_id: The division that it belongs to.
        tags: Its tags.
        floors: Its first and last floors.
        view: How often it was opened.
        reply: How many floors it has beside the first.
        favorite_count: How many people keep it as a favourite.
        subscription_count: How many people are told of its new floors.
        hidden: Whether it was hidden by an administrator.
        locked: Whether only administrators may reply.
        frozen: Whether new floors no longer move it up in lists.
        good: Whether it is marked as outstanding.
        no_purge: Whether it is kept for ever.
        ai_summary_available: Whether the forum offers a summary of it.
        time_created: When it was created.
        time_updated: When the last floor came; the cursor of the lists that are ordered by it.
        time_deleted: When it was deleted.
    """

    id: int
    """Identifier; written `#id` in texts."""
    division_id: int
    """The division that it belongs to."""
    tags: tuple[Tag, ...]
    """Its tags."""
    floors: HoleFloors
    """Its first and last floors."""
    view: int
    """How often it was opened."""
    reply: int
    """How many floors it has beside the first."""
    favorite_count: int | None = None
    """How many people keep it as a favourite."""
    subscription_count: int | None = None
    """How many people are told of its new floors."""
    hidden: bool
    """Whether it was hidden by an administrator."""
    locked: bool
    """Whether only administrators may reply."""
    frozen: bool | None = None
    """Whether new floors no longer move it up in lists."""
    good: bool
    """Whether it is marked as outstanding."""
    no_purge: bool | None = None
    """Whether it is kept for ever."""
    ai_summary_available: bool | None = None
    """Whether the forum offers a summary of it."""
    time_created: Timestamp
    """When it was created."""
    time_updated: Timestamp
    """When the last floor came; the cursor of the lists that are ordered by it."""
    time_deleted: Timestamp | None = None
    """When it was deleted."""

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
    """The floors of a hole that come with it.

    Attributes:
        first_floor: The first floor: the hole's own text.
        last_floor: The newest floor.
        prefetch: The first floors, up to ten.
    """

    first_floor: Floor | None = None
    """The first floor: the hole's own text."""
    last_floor: Floor | None = None
    """The newest floor."""
    prefetch: tuple[Floor, ...] | None = None
    """The first floors, up to ten."""

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
        id: Identifier; written `##id` in texts.
        hole_id: The hole that it is in.
        ranking: Its number within the hole, from 0.
        content: Its text, Markdown with LaTeX. A deleted floor holds the reason instead.
        anonyname: The name that stands for its writer within this hole.
        special_tag: A mark of office, such as of an administrator; empty for most.
        like: How many people like it.
        dislike: How many people dislike it.
        liked: Whether the account likes it.
        disliked: Whether the account dislikes it.
        is_me: Whether the account wrote it.
        deleted: Whether it was deleted.
        modified: How often it was changed.
        fold_v2: Why it is shown folded; empty if it is not.
        mention: The floors that its text mentions.
        reply_to: The floor that it answers, 0 for none (older floors).
        is_sensitive: Whether the forum's check found its text sensitive.
        is_actual_sensitive: What an administrator decided of that.
        sensitive_detail: What the check found.
        time_created: When it was posted.
        time_updated: When it was last changed.
    """

    id: int
    """Identifier; written `##id` in texts."""
    hole_id: int
    """The hole that it is in."""
    ranking: int | None = None
    """Its number within the hole, from 0."""
    content: str
    """Its text, Markdown with LaTeX. A deleted floor holds the reason instead."""
    anonyname: str
    """The name that stands for its writer within this hole."""
    special_tag: str
    """A mark of office, such as of an administrator; empty for most."""
    like: int
    """How many people like it."""
    dislike: int
    """How many people dislike it."""
    liked: bool | None = None
    """Whether the account likes it."""
    disliked: bool | None = None
    """Whether the account dislikes it."""
    is_me: bool
    """Whether the account wrote it."""
    deleted: bool
    """Whether it was deleted."""
    modified: int
    """How often it was changed."""
    fold_v2: str
    """Why it is shown folded; empty if it is not."""
    mention: tuple[Mention, ...]
    """The floors that its text mentions."""
    reply_to: int | None = None
    """The floor that it answers, 0 for none (older floors)."""
    is_sensitive: bool | None = None
    """Whether the forum's check found its text sensitive."""
    is_actual_sensitive: bool | None = None
    """What an administrator decided of that."""
    sensitive_detail: str | None = None
    """What the check found."""
    time_created: Timestamp
    """When it was posted."""
    time_updated: Timestamp
    """When it was last changed."""

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
    """A floor as another floor mentions it: without the writer's own view of it.

    Attributes:
        id: The floor's identifier.
        hole_id: The hole that the floor is in.
        content: The floor's text.
        anonyname: The name of its writer within that hole.
        deleted: Whether it was deleted.
        time_created: When it was posted.
        time_updated: When it was last changed.
    """

    id: int
    """The floor's identifier."""
    hole_id: int
    """The hole that the floor is in."""
    content: str
    """The floor's text."""
    anonyname: str
    """The name of its writer within that hole."""
    deleted: bool
    """Whether it was deleted."""
    time_created: Timestamp
    """When it was posted."""
    time_updated: Timestamp
    """When it was last changed."""

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
    """The account as the forum sees it.

    Attributes:
        id: Identifier of the account.
        nickname: Nickname; never shown to others.
        joined_time: When the account was registered.
        is_admin: Whether it is an administrator's.
        has_answered_questions: Whether the registration quiz was passed; without it, posting is refused.
        config: What the account chose.
        permission: What the account may do.
        special_tags: The marks of office that it may post under.
        default_special_tag: The mark of office that it posts under by default.
        favorite_group_count: How many groups of favourites it has.
    """

    id: int
    """Identifier of the account."""
    nickname: str
    """Nickname; never shown to others."""
    joined_time: Timestamp
    """When the account was registered."""
    is_admin: bool
    """Whether it is an administrator's."""
    has_answered_questions: bool
    """Whether the registration quiz was passed; without it, posting is refused."""
    config: ProfileConfig
    """What the account chose."""
    permission: Permission
    """What the account may do."""
    special_tags: tuple[str, ...] | None = None
    """The marks of office that it may post under."""
    default_special_tag: str | None = None
    """The mark of office that it posts under by default."""
    favorite_group_count: int | None = None
    """How many groups of favourites it has."""

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
    """What an account chose.

    Attributes:
        notify: What it is told of: `mention`, `favorite`, `report`.
        show_folded: How folded floors are shown: `hide`, `fold` or `show`.
    """

    notify: tuple[str, ...]
    """What it is told of: `mention`, `favorite`, `report`."""
    show_folded: str
    """How folded floors are shown: `hide`, `fold` or `show`."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> ProfileConfig:
        return cls(
            notify=tuple(json["notify"]),
            show_folded=json["show_folded"],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Permission:
    """What an account may do.

    Attributes:
        admin: Until when it is an administrator's; in the past if it is not.
        silent: By division identifier, until when it may not post there.
        offense_count: How many penalties it has had.
    """

    admin: Timestamp | None = None
    """Until when it is an administrator's; in the past if it is not."""
    silent: dict[str, Timestamp] | None = None
    """By division identifier, until when it may not post there."""
    offense_count: int | None = None
    """How many penalties it has had."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> Permission:
        return cls(
            admin=None if (value := json.get("admin")) is None else Timestamp(value),
            silent=None if (value := json.get("silent")) is None else {key: Timestamp(item) for key, item in value.items()},
            offense_count=json.get("offense_count"),
        )


class ForumService:
    """The forum 树洞: divisions hold holes (threads), a hole holds floors (posts), tags label holes. Everybody
    writes under a name that stands for one person within one hole only. All methods need a signed-in account.

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
        """Lists the forum's divisions, each with its pinned holes.

        Args:
            cache: `prefer`: a valid stored value, else the server (the default); `refresh`: the server;
                `only`: the stored value, however old, never the network, `NotCachedError` without one;
                `revalidate`: the stored value at once, however old, renewed behind.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            NotCachedError: `cache` was `only`, and the store holds no value.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/divisions
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
        """Gets one division: from the stored list, or, where the list lacks it, from the server. One that does
        not exist is `NotFoundError`.

        Args:
            id: The division's identifier.
            cache: `prefer`: a valid stored value, else the server (the default); `refresh`: the server;
                `only`: the stored value, however old, never the network, `NotCachedError` without one;
                `revalidate`: the stored value at once, however old, renewed behind.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            NotFoundError: What was asked for does not exist, or no longer.
            NotCachedError: `cache` was `only`, and the store holds no value.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/divisions/{id}
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
        """Lists holes of a division, newest first; go on with the last hole's time as `start_time`.

        Args:
            division_id: The division's identifier.
            start_time: Only holes before this time (of the kind that `order` names). Default: now.
            order: What the list is ordered by. Default: `time_updated`.
            size: How many, 1 to 10. Default: 10.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/divisions/{division_id}/holes
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
        """Lists the holes that carry a tag, newest first; go on with the last hole's `time_updated` as
        `start_time`. A tag that does not exist gives an empty list.

        Args:
            tag_name: The tag's name, as in `forum.list_all_tags`.
            start_time: Only holes updated before this time. Default: now.
            size: How many, 1 to 10. Default: 10.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/holes?tag=
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
        """Lists the holes that the account created, newest first; go on with the last hole's time as
        `start_time`.

        Args:
            start_time: Only holes before this time (of the kind that `order` names). Default: now.
            order: What the list is ordered by. Default: `time_updated`.
            size: How many, 1 to 10. Default: 10.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/users/me/holes
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
        """Gets a hole with its first floors.

        Args:
            id: The hole's identifier.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/holes/{id}
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
        """Posts a new hole; the answer is the hole as the forum keeps it. It is not repeated by itself if the
        connection breaks.

        Args:
            content: The text, Markdown, up to 10,000 characters.
            division_id: The division to post in.
            tags: Names of its tags, 1 to 10; a new name makes a new tag.
            special_tag: A mark of office, for those who have one.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://forum.fduhole.com/api/divisions/{division_id}/holes
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
            hole_id: The hole's identifier.
            start_floor: How many floors to leave out from the beginning. Default: 0.
            size: How many, 1 to 50. Default: 30.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/holes/{hole_id}/floors
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
        """Lists every floor of a hole in one answer; a long hole makes a large one.

        Args:
            hole_id: The hole's identifier.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/floors?hole_id=
        """
        value = self._session.call("forum.list_all_floors", hole_id=hole_id, timeout_ms=timeout_ms)
        return [Floor._from_json(item) for item in value]

    def get_floor(self, id: int, *, timeout_ms: int | None = None) -> Floor:
        """Gets a floor.

        Args:
            id: The floor's identifier.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/floors/{id}
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
        """Replies to a hole; the answer is the floor as the forum keeps it. It is not repeated by itself if the
        connection breaks.

        Args:
            content: The text, Markdown, up to 10,000 characters; `##id` mentions a floor, `#id` a hole.
            hole_id: The hole to reply to.
            special_tag: A mark of office, for those who have one.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://forum.fduhole.com/api/holes/{hole_id}/floors
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
        """Changes the text of the account's own floor; the forum keeps the old one for its administrators.

        Args:
            id: The floor's identifier.
            content: The new text.
            special_tag: A mark of office, for those who have one.
            fold: Why the floor is folded; administrators only.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            PUT https://forum.fduhole.com/api/floors/{id}
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
        """Deletes the account's own floor; the answer is the floor, with the reason for its text.

        Args:
            id: The floor's identifier.
            reason: The reason, shown in its place.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            DELETE https://forum.fduhole.com/api/floors/{id}
        """
        value = self._session.call("forum.delete_floor", id=id, reason=reason, timeout_ms=timeout_ms)
        return Floor._from_json(value)

    def like_floor(self, id: int, like: int, *, timeout_ms: int | None = None) -> Floor:
        """Says what the account thinks of a floor, in place of what it said before.

        Args:
            id: The floor's identifier.
            like: 1 likes it, -1 dislikes it, 0 takes either back.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://forum.fduhole.com/api/floors/{id}/like/{like}
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
            keyword: What to search for; not empty.
            accurate: Only texts with the words exactly as given. Default: False.
            offset: How many results to leave out from the beginning. Default: 0.
            size: How many, 1 to 50. Default: 10.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/floors/search
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
        """Lists all tags, the most used first.

        Args:
            cache: `prefer`: a valid stored value, else the server (the default); `refresh`: the server;
                `only`: the stored value, however old, never the network, `NotCachedError` without one;
                `revalidate`: the stored value at once, however old, renewed behind.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            NotCachedError: `cache` was `only`, and the store holds no value.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/tags
        """
        value = self._session.call("forum.list_all_tags", cache=cache, timeout_ms=timeout_ms)
        return [Tag._from_json(item) for item in value]

    def get_profile(self, *, timeout_ms: int | None = None) -> Profile:
        """Gets the account's profile on the forum.

        Args:
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/users/me
        """
        value = self._session.call("forum.get_profile", timeout_ms=timeout_ms)
        return Profile._from_json(value)

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the stores of divisions and tags, in memory and on disk.

        Args:
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            the session's stores
        """
        self._session.call("forum.clear_cache", timeout_ms=timeout_ms)


class AsyncForumService:
    """The forum 树洞: divisions hold holes (threads), a hole holds floors (posts), tags label holes. Everybody
    writes under a name that stands for one person within one hole only. All methods need a signed-in account.

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
        """Lists the forum's divisions, each with its pinned holes.

        Args:
            cache: `prefer`: a valid stored value, else the server (the default); `refresh`: the server;
                `only`: the stored value, however old, never the network, `NotCachedError` without one;
                `revalidate`: the stored value at once, however old, renewed behind.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            NotCachedError: `cache` was `only`, and the store holds no value.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/divisions
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
        """Gets one division: from the stored list, or, where the list lacks it, from the server. One that does
        not exist is `NotFoundError`.

        Args:
            id: The division's identifier.
            cache: `prefer`: a valid stored value, else the server (the default); `refresh`: the server;
                `only`: the stored value, however old, never the network, `NotCachedError` without one;
                `revalidate`: the stored value at once, however old, renewed behind.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            NotFoundError: What was asked for does not exist, or no longer.
            NotCachedError: `cache` was `only`, and the store holds no value.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/divisions/{id}
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
        """Lists holes of a division, newest first; go on with the last hole's time as `start_time`.

        Args:
            division_id: The division's identifier.
            start_time: Only holes before this time (of the kind that `order` names). Default: now.
            order: What the list is ordered by. Default: `time_updated`.
            size: How many, 1 to 10. Default: 10.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/divisions/{division_id}/holes
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
        """Lists the holes that carry a tag, newest first; go on with the last hole's `time_updated` as
        `start_time`. A tag that does not exist gives an empty list.

        Args:
            tag_name: The tag's name, as in `forum.list_all_tags`.
            start_time: Only holes updated before this time. Default: now.
            size: How many, 1 to 10. Default: 10.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/holes?tag=
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
        """Lists the holes that the account created, newest first; go on with the last hole's time as
        `start_time`.

        Args:
            start_time: Only holes before this time (of the kind that `order` names). Default: now.
            order: What the list is ordered by. Default: `time_updated`.
            size: How many, 1 to 10. Default: 10.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/users/me/holes
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
        """Gets a hole with its first floors.

        Args:
            id: The hole's identifier.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/holes/{id}
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
        """Posts a new hole; the answer is the hole as the forum keeps it. It is not repeated by itself if the
        connection breaks.

        Args:
            content: The text, Markdown, up to 10,000 characters.
            division_id: The division to post in.
            tags: Names of its tags, 1 to 10; a new name makes a new tag.
            special_tag: A mark of office, for those who have one.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://forum.fduhole.com/api/divisions/{division_id}/holes
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
            hole_id: The hole's identifier.
            start_floor: How many floors to leave out from the beginning. Default: 0.
            size: How many, 1 to 50. Default: 30.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/holes/{hole_id}/floors
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
        """Lists every floor of a hole in one answer; a long hole makes a large one.

        Args:
            hole_id: The hole's identifier.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/floors?hole_id=
        """
        value = await self._session.call("forum.list_all_floors", hole_id=hole_id, timeout_ms=timeout_ms)
        return [Floor._from_json(item) for item in value]

    async def get_floor(self, id: int, *, timeout_ms: int | None = None) -> Floor:
        """Gets a floor.

        Args:
            id: The floor's identifier.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/floors/{id}
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
        """Replies to a hole; the answer is the floor as the forum keeps it. It is not repeated by itself if the
        connection breaks.

        Args:
            content: The text, Markdown, up to 10,000 characters; `##id` mentions a floor, `#id` a hole.
            hole_id: The hole to reply to.
            special_tag: A mark of office, for those who have one.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://forum.fduhole.com/api/holes/{hole_id}/floors
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
        """Changes the text of the account's own floor; the forum keeps the old one for its administrators.

        Args:
            id: The floor's identifier.
            content: The new text.
            special_tag: A mark of office, for those who have one.
            fold: Why the floor is folded; administrators only.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            PUT https://forum.fduhole.com/api/floors/{id}
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
        """Deletes the account's own floor; the answer is the floor, with the reason for its text.

        Args:
            id: The floor's identifier.
            reason: The reason, shown in its place.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            DELETE https://forum.fduhole.com/api/floors/{id}
        """
        value = await self._session.call("forum.delete_floor", id=id, reason=reason, timeout_ms=timeout_ms)
        return Floor._from_json(value)

    async def like_floor(self, id: int, like: int, *, timeout_ms: int | None = None) -> Floor:
        """Says what the account thinks of a floor, in place of what it said before.

        Args:
            id: The floor's identifier.
            like: 1 likes it, -1 dislikes it, 0 takes either back.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            POST https://forum.fduhole.com/api/floors/{id}/like/{like}
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
            keyword: What to search for; not empty.
            accurate: Only texts with the words exactly as given. Default: False.
            offset: How many results to leave out from the beginning. Default: 0.
            size: How many, 1 to 50. Default: 10.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/floors/search
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
        """Lists all tags, the most used first.

        Args:
            cache: `prefer`: a valid stored value, else the server (the default); `refresh`: the server;
                `only`: the stored value, however old, never the network, `NotCachedError` without one;
                `revalidate`: the stored value at once, however old, renewed behind.
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            NotCachedError: `cache` was `only`, and the store holds no value.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/tags
        """
        value = await self._session.call("forum.list_all_tags", cache=cache, timeout_ms=timeout_ms)
        return [Tag._from_json(item) for item in value]

    async def get_profile(self, *, timeout_ms: int | None = None) -> Profile:
        """Gets the account's profile on the forum.

        Args:
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://forum.fduhole.com/api/users/me
        """
        value = await self._session.call("forum.get_profile", timeout_ms=timeout_ms)
        return Profile._from_json(value)

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Empties the stores of divisions and tags, in memory and on disk.

        Args:
            timeout_ms: How long the call may take, in milliseconds, 1 to 3,600,000. Default:
                network.timeout_ms.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            the session's stores
        """
        await self._session.call("forum.clear_cache", timeout_ms=timeout_ms)
