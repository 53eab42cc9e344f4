# Generated from interface/forum.toml by `make generate`; do not edit.

"""The forum 树洞: divisions, holes (threads), floors (posts) and tags.

A division holds holes, a hole holds floors, and tags label holes. Everybody writes under a pseudonym, which the
forum assigns to the person for a single hole.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from .._entity import Entity, mapping_of, tuple_of
from .._pages import AsyncItems, Items
from .._service import AsyncService, Service
from .._time import Timestamp
from .._watch import AsyncWatch, Watch
from .options import CachePolicy

__all__ = [
    "AsyncForumService",
    "CommunityResponse",
    "CommunityServer",
    "Division",
    "ExcerptPart",
    "FavoriteGroup",
    "FavoriteGroupOrder",
    "FavoriteOrder",
    "Floor",
    "FloorOrder",
    "FloorSearch",
    "FloorSort",
    "FloorVersion",
    "FoldedFloors",
    "ForumService",
    "Hole",
    "HoleFloors",
    "HoleIds",
    "HoleOrder",
    "HoleSummary",
    "Mention",
    "Message",
    "MessageKind",
    "NewFloors",
    "NewMessages",
    "NotificationType",
    "Permission",
    "Profile",
    "ProfileConfig",
    "Punishment",
    "PushService",
    "PushToken",
    "Report",
    "RequestMethod",
    "SavedFloor",
    "SavedMatch",
    "SavedThread",
    "SavingReport",
    "SensitiveFloor",
    "SummaryBranch",
    "SummaryInteraction",
    "SummaryState",
    "Tag",
]

HoleOrder = Literal["time_updated", "time_created"]
"""The time by which holes or floors are sorted, newest first.

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

FloorSort = Literal["asc", "desc"]
"""The order of floors or reports.

"asc": Oldest items first; "desc": Newest items first.
"""

FloorOrder = Literal["oldest", "newest", "most_liked"]
"""The order of the floors of a hole.

"oldest": Oldest floors first; "newest": Newest floors first; "most_liked": Most likes first. Floors with as many
likes are listed oldest first.
"""

FavoriteOrder = Literal["time_created", "hole_time_updated", "id"]
"""The value by which favorites are sorted, highest first.

"time_created": The time at which the hole became a favorite; "hole_time_updated": The time of the hole's last
floor; "id": The hole's identifier.
"""

FavoriteGroupOrder = Literal["time_created", "time_updated", "id"]
"""The value by which groups of favorites are sorted, highest first.

"time_created": The time of creation; "time_updated": The time of the last change; "id": The group's identifier.
"""

MessageKind = Literal[
    "reply",
    "mention",
    "favorite",
    "modify",
    "permission",
    "report",
    "report_dealt",
    "sensitive",
    "mail",
]
"""The event that a message is about.

"reply": A hole of the account has a new floor; "mention": A floor of the account was quoted; "favorite": A
subscribed hole has a new floor; "modify": An administrator has changed, folded or deleted a floor of the account;
"permission": The account was banned from a division or from reporting; "report": An administrator has a report to
handle; "report_dealt": A report of the account was handled; "sensitive": An administrator has to decide whether a
text is sensitive; "mail": An administrator has written to the account. A server may send others.
"""

PushService = Literal["apns", "fcm", "mipush"]
"""A service that delivers push notifications.

"apns": Apple's push service; "fcm": Google's push service. The forum accepts its tokens, but sends nothing to it;
"mipush": Xiaomi's push service. A server may send others.
"""

RequestMethod = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
"""The HTTP method of a request.

"GET": Reads an object or a list; "POST": Creates an object, or starts an action; "PUT": Changes an object; "PATCH":
Changes a part of an object; "DELETE": Deletes an object.
"""

CommunityServer = Literal["forum", "auth", "curriculum"]
"""A server of the community.

"forum": The forum, at `forum.base_url`; "auth": The accounts, at `auth.base_url`; "curriculum": The course reviews,
at `curriculum.base_url`.
"""


class Division(Entity):
    """A division: a section of the forum with its own subject.

    Attributes:
        id: Identifier of the division, for `forum.list_holes_in_division()`.
        name: Name, such as 树洞.
        description: Purpose of the division.
        hidden: Whether only administrators see the division. `None` if the server does not send it.
        show_in_home_page: Whether its holes appear on the forum's home page. `None` if the server does not send it.
        pinned: Holes that are displayed at its top, in the forum's order.
        time_created: Time of creation.
        time_updated: Time of the last change.
    """

    id: int
    """Identifier of the division, for `forum.list_holes_in_division()`."""
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
        id: Identifier of the tag, for `forum.get_tag()`.
        name: Name. A name that starts with `*` marks sensitive content.
        temperature: Number of holes with this tag.
        nsfw: Whether it marks content that is not safe for work. `None` if the server does not send it.
    """

    id: int
    """Identifier of the tag, for `forum.get_tag()`."""
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
        tags: Tags that its author or an administrator chose.
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
    """Tags that its author or an administrator chose."""
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
        hole_id: Identifier of the hole that contains it.
        ranking: Position within the hole. That of the first floor is 0. `None` if the server does not send it.
        content: Text: Markdown with LaTeX. In a deleted floor, the reason for the deletion. While the forum checks
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
        reply_to: Identifier of the floor that it replies to, or 0 for none. The apps of the community quote with
            `##` in the text instead. `None` if the server does not send it.
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
    """Identifier of the hole that contains it."""
    ranking: int | None = None
    """Position within the hole. That of the first floor is 0. `None` if the server does not send it."""
    content: str
    """Text: Markdown with LaTeX. In a deleted floor, the reason for the deletion. While the forum checks the text,
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
    """Identifier of the floor that it replies to, or 0 for none. The apps of the community quote with `##` in the text
    instead. `None` if the server does not send it.
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


class FloorSearch(Entity):
    """The floors that a search has found so far.

    Attributes:
        floors: Floors in the order of the search.
        next_offset: Where the search continues. `None` at its end.
    """

    floors: tuple[Floor, ...]
    """Floors in the order of the search."""
    next_offset: int | None = None
    """Where the search continues. `None` at its end."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"floors": tuple_of(Floor.from_json)}


class Mention(Entity):
    """A floor quoted by another floor, without the fields that depend on the account and without its own quotations.

    Attributes:
        id: Identifier of the quoted floor.
        hole_id: Identifier of the hole that contains it.
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
    """Identifier of the hole that contains it."""
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
        has_answered_questions: Whether the person has passed the quiz (`account.get_quiz()`). Otherwise, the forum
            refuses new posts.
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
    """Whether the person has passed the quiz (`account.get_quiz()`). Otherwise, the forum refuses new posts."""
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


class HoleIds(Entity):
    """A list of holes by their identifiers.

    Attributes:
        data: Identifiers of the holes.
    """

    data: tuple[int, ...]
    """Identifiers of the holes."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"data": tuple}


class FavoriteGroup(Entity):
    """A group of favorites.

    Attributes:
        favorite_group_id: Identifier, from 0 to 9 and unique within the account. 0 is the default group, which
            always exists.
        user_id: Identifier of the account.
        name: Name of the group.
        count: Number of favorites. A hole that was added several times is counted each time.
        deleted: Whether it was deleted.
        time_created: Time of creation.
        time_updated: Time of the last change.
    """

    favorite_group_id: int
    """Identifier, from 0 to 9 and unique within the account. 0 is the default group, which always exists."""
    user_id: int
    """Identifier of the account."""
    name: str
    """Name of the group."""
    count: int
    """Number of favorites. A hole that was added several times is counted each time."""
    deleted: bool
    """Whether it was deleted."""
    time_created: Timestamp
    """Time of creation."""
    time_updated: Timestamp
    """Time of the last change."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"time_created": Timestamp.parse, "time_updated": Timestamp.parse}


class Message(Entity):
    """A message of the forum to the account. The forum keeps messages for seven days.

    Attributes:
        id: Identifier of the message, for `forum.clear_message()`.
        code: Event that the message is about. "reply": A hole of the account has a new floor; "mention": A floor of
            the account was quoted; "favorite": A subscribed hole has a new floor; "modify": An administrator has
            changed, folded or deleted a floor of the account; "permission": The account was banned from a division
            or from reporting; "report": An administrator has a report to handle; "report_dealt": A report of the
            account was handled; "sensitive": An administrator has to decide whether a text is sensitive; "mail": An
            administrator has written to the account. A server may send others.
        message: Title of the message.
        description: Text, such as the text of the new floor.
        data: Its subject: the JSON of a floor or a report, or an empty object. A member `is_me` in it does not
            refer to the account. `None` if the server does not send it.
        url: Path of its subject, such as `/api/floors/7`.
        has_read: Whether it is marked as read.
        related_floor_id: Identifier of the floor that it is about. `None` if it is not about a floor.
        related_hole_id: Identifier of the hole that it is about. `None` if the server does not send it.
        time_created: Time of sending.
        time_updated: Time of the last change.
    """

    id: int
    """Identifier of the message, for `forum.clear_message()`."""
    code: MessageKind | str
    """Event that the message is about."""
    message: str
    """Title of the message."""
    description: str
    """Text, such as the text of the new floor."""
    data: Any | None = None
    """Its subject: the JSON of a floor or a report, or an empty object. A member `is_me` in it does not refer to the
    account. `None` if the server does not send it.
    """
    url: str
    """Path of its subject, such as `/api/floors/7`."""
    has_read: bool
    """Whether it is marked as read."""
    related_floor_id: int | None = None
    """Identifier of the floor that it is about. `None` if it is not about a floor."""
    related_hole_id: int | None = None
    """Identifier of the hole that it is about. `None` if the server does not send it."""
    time_created: Timestamp
    """Time of sending."""
    time_updated: Timestamp
    """Time of the last change."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"time_created": Timestamp.parse, "time_updated": Timestamp.parse}


class NewFloors(Entity):
    """The floors of a hole that are new since a token.

    Attributes:
        token: Token of the state after these floors. The next call takes it as `since`.
        floors: The new floors, oldest first.
    """

    token: str
    """Token of the state after these floors. The next call takes it as `since`."""
    floors: tuple[Floor, ...]
    """The new floors, oldest first."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"floors": tuple_of(Floor.from_json)}


class NewMessages(Entity):
    """The messages that are new since a token.

    Attributes:
        token: Token of the state after these messages. The next call takes it as `since`.
        messages: The new messages, oldest first.
    """

    token: str
    """Token of the state after these messages. The next call takes it as `since`."""
    messages: tuple[Message, ...]
    """The new messages, oldest first."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"messages": tuple_of(Message.from_json)}


class Punishment(Entity):
    """A ban from a division.

    Attributes:
        id: Identifier of the ban.
        division_id: Identifier of the division.
        user_id: Identifier of the banned account.
        floor_id: Identifier of the floor that was the reason. `None` without such a floor.
        floor: The floor that was the reason, without quoted floors. `None` without such a floor.
        reason: Reason for the ban.
        day: Length of the ban. In days.
        duration: Length of the ban. In ns.
        start_time: Time from which the ban applies.
        end_time: Time at which the ban ends.
        created_at: Time of the decision.
        updated_at: Time of the last change. `None` if the server does not send it.
    """

    id: int
    """Identifier of the ban."""
    division_id: int
    """Identifier of the division."""
    user_id: int
    """Identifier of the banned account."""
    floor_id: int | None = None
    """Identifier of the floor that was the reason. `None` without such a floor."""
    floor: Floor | None = None
    """The floor that was the reason, without quoted floors. `None` without such a floor."""
    reason: str
    """Reason for the ban."""
    day: int
    """Length of the ban."""
    duration: int
    """Length of the ban."""
    start_time: Timestamp
    """Time from which the ban applies."""
    end_time: Timestamp
    """Time at which the ban ends."""
    created_at: Timestamp
    """Time of the decision."""
    updated_at: Timestamp | None = None
    """Time of the last change. `None` if the server does not send it."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "floor": Floor.from_json,
            "start_time": Timestamp.parse,
            "end_time": Timestamp.parse,
            "created_at": Timestamp.parse,
            "updated_at": Timestamp.parse,
        }


class Report(Entity):
    """A report of a floor to the administrators.

    Attributes:
        id: Identifier of the report, for `forum.get_report()`.
        floor_id: Identifier of the reported floor.
        hole_id: Identifier of the hole that contains it.
        floor: The reported floor, without quoted floors. `None` if the server does not send it.
        reason: Reason. Reasons of several reports of one person are separate lines.
        dealt: Whether it was handled.
        dealt_by: Identifier of the account that handled it, or 0 if it was not handled.
        result: Answer to the person who reported. Empty if it was not handled.
        time_created: Time of the report.
        time_updated: Time of the last change.
    """

    id: int
    """Identifier of the report, for `forum.get_report()`."""
    floor_id: int
    """Identifier of the reported floor."""
    hole_id: int
    """Identifier of the hole that contains it."""
    floor: Floor | None = None
    """The reported floor, without quoted floors. `None` if the server does not send it."""
    reason: str
    """Reason. Reasons of several reports of one person are separate lines."""
    dealt: bool
    """Whether it was handled."""
    dealt_by: int
    """Identifier of the account that handled it, or 0 if it was not handled."""
    result: str
    """Answer to the person who reported. Empty if it was not handled."""
    time_created: Timestamp
    """Time of the report."""
    time_updated: Timestamp
    """Time of the last change."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"floor": Floor.from_json, "time_created": Timestamp.parse, "time_updated": Timestamp.parse}


class FloorVersion(Entity):
    """An earlier text of a floor.

    Attributes:
        id: Identifier of the earlier text, for `forum.restore_floor()`.
        floor_id: Identifier of the floor.
        content: The text before the change.
        reason: Reason for the change.
        user_id: Identifier of the administrator who made the change. 1 if the author made it.
        is_sensitive: Whether the forum's automatic check found the text sensitive. `None` if the server does not
            send it.
        is_actual_sensitive: Whether an administrator found the text sensitive. `None` if none has decided.
        sensitive_detail: Reason that the automatic check reported. `None` if the server does not send it.
        time_created: Time of the change.
        time_updated: Time of the last change of this entry.
    """

    id: int
    """Identifier of the earlier text, for `forum.restore_floor()`."""
    floor_id: int
    """Identifier of the floor."""
    content: str
    """The text before the change."""
    reason: str
    """Reason for the change."""
    user_id: int
    """Identifier of the administrator who made the change. 1 if the author made it."""
    is_sensitive: bool | None = None
    """Whether the forum's automatic check found the text sensitive. `None` if the server does not send it."""
    is_actual_sensitive: bool | None = None
    """Whether an administrator found the text sensitive. `None` if none has decided."""
    sensitive_detail: str | None = None
    """Reason that the automatic check reported. `None` if the server does not send it."""
    time_created: Timestamp
    """Time of the change."""
    time_updated: Timestamp
    """Time of the last change of this entry."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"time_created": Timestamp.parse, "time_updated": Timestamp.parse}


class SensitiveFloor(Entity):
    """A floor that the forum's automatic check found sensitive.

    Attributes:
        id: Identifier of the floor.
        hole_id: Identifier of the hole that contains it.
        content: Text of the floor.
        modified: Number of times its text was changed.
        deleted: Whether it was deleted.
        is_actual_sensitive: Whether an administrator found the text sensitive. `None` if none has decided.
        sensitive_detail: Reason that the automatic check reported. `None` if the server does not send it.
        time_created: Time of posting.
        time_updated: Time of the last change.
    """

    id: int
    """Identifier of the floor."""
    hole_id: int
    """Identifier of the hole that contains it."""
    content: str
    """Text of the floor."""
    modified: int
    """Number of times its text was changed."""
    deleted: bool
    """Whether it was deleted."""
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
        return {"time_created": Timestamp.parse, "time_updated": Timestamp.parse}


class SummaryState(Entity):
    """The state of the AI summary of a hole.

    Attributes:
        code: State as a number. 1000: the summary is ready. 1001: it is being written. 1002: the forum has begun to
            write it. 2001 or 2002: this hole gets no summary. 3001 or 3002: the forum could not write it.
        message: Description of `code`.
        data: The summary. Its fields are empty or missing until it is ready. `None` if the server does not send it.
    """

    code: int
    """State as a number. 1000: the summary is ready. 1001: it is being written. 1002: the forum has begun to write it.
    2001 or 2002: this hole gets no summary. 3001 or 3002: the forum could not write it.
    """
    message: str
    """Description of `code`."""
    data: HoleSummary | None = None
    """The summary. Its fields are empty or missing until it is ready. `None` if the server does not send it."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"data": HoleSummary.from_json}


class HoleSummary(Entity):
    """An AI summary of a hole.

    Attributes:
        hole_id: Identifier of the hole. `None` if the server does not send it.
        trace_id: Identifier of the summary, for `forum.rate_summary()`. `None` if the server does not send it.
        summary: Text of the summary. `None` if the server does not send it.
        branches: Points of view. `None` if the server does not send them.
        interactions: Exchanges between people, at most five. `None` if the server does not send them.
        keywords: Keywords. `None` if the server does not send them.
        generated_at: When it was written, in RFC 3339. Empty until it is ready. `None` if the server does not send
            it.
    """

    hole_id: int | None = None
    """Identifier of the hole. `None` if the server does not send it."""
    trace_id: str | None = None
    """Identifier of the summary, for `forum.rate_summary()`. `None` if the server does not send it."""
    summary: str | None = None
    """Text of the summary. `None` if the server does not send it."""
    branches: tuple[SummaryBranch, ...] | None = None
    """Points of view. `None` if the server does not send them."""
    interactions: tuple[SummaryInteraction, ...] | None = None
    """Exchanges between people, at most five. `None` if the server does not send them."""
    keywords: tuple[str, ...] | None = None
    """Keywords. `None` if the server does not send them."""
    generated_at: str | None = None
    """When it was written, in RFC 3339. Empty until it is ready. `None` if the server does not send it."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "branches": tuple_of(SummaryBranch.from_json),
            "interactions": tuple_of(SummaryInteraction.from_json),
            "keywords": tuple,
        }


class SummaryBranch(Entity):
    """A point of view in a hole.

    Attributes:
        id: Identifier within the summary.
        label: Short name of the point of view.
        content: Description of the point of view.
        color: Color to display it in: a name, or a hexadecimal value such as #5B8FF9.
        representative_floors: Identifiers of floors that express it.
    """

    id: int
    """Identifier within the summary."""
    label: str
    """Short name of the point of view."""
    content: str
    """Description of the point of view."""
    color: str
    """Color to display it in: a name, or a hexadecimal value such as #5B8FF9."""
    representative_floors: tuple[int, ...]
    """Identifiers of floors that express it."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"representative_floors": tuple}


class SummaryInteraction(Entity):
    """An exchange between two people in a hole.

    Attributes:
        from_floor: Identifier of the later floor.
        from_user: Pseudonym of its author.
        to_floor: Identifier of the earlier floor.
        to_user: Pseudonym of its author.
        interaction_type: Kind of exchange, such as `reply` or `support`.
        content: Subject of the exchange.
    """

    from_floor: int
    """Identifier of the later floor."""
    from_user: str
    """Pseudonym of its author."""
    to_floor: int
    """Identifier of the earlier floor."""
    to_user: str
    """Pseudonym of its author."""
    interaction_type: str
    """Kind of exchange, such as `reply` or `support`."""
    content: str
    """Subject of the exchange."""


class PushToken(Entity):
    """A device that receives push notifications.

    Attributes:
        user_id: Identifier of the account.
        service: Service that delivers the notifications. "apns": Apple's push service; "fcm": Google's push
            service. The forum accepts its tokens, but sends nothing to it; "mipush": Xiaomi's push service. A
            server may send others.
        device_id: Identifier of the device.
        token: Token of the service for the device.
        package_name: Name of the application. `None` if the server does not send it.
        time_created: Time of registration. `None` if the server does not send it.
        time_updated: Time of the last registration. `None` if the server does not send it.
    """

    user_id: int
    """Identifier of the account."""
    service: PushService | str
    """Service that delivers the notifications."""
    device_id: str
    """Identifier of the device."""
    token: str
    """Token of the service for the device."""
    package_name: str | None = None
    """Name of the application. `None` if the server does not send it."""
    time_created: Timestamp | None = None
    """Time of registration. `None` if the server does not send it."""
    time_updated: Timestamp | None = None
    """Time of the last registration. `None` if the server does not send it."""

    _secrets = frozenset({"token"})

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"time_created": Timestamp.parse, "time_updated": Timestamp.parse}


class SavedThread(Entity):
    """A hole that was saved with `forum.save_thread()`.

    Attributes:
        hole_id: Identifier of the hole.
        hole: The hole as the forum last sent it.
        floor_count: Number of saved floors.
        is_complete: Whether all floors that the forum had at `checked_at` are saved. Otherwise, call
            `forum.save_thread()` again.
        saved_at: When the hole was first saved.
        checked_at: When the forum last sent the hole.
        gone_at: When a call found that the forum no longer has the hole, because it was deleted or hidden. `None`
            if the forum still has it.
    """

    hole_id: int
    """Identifier of the hole."""
    hole: Hole
    """The hole as the forum last sent it."""
    floor_count: int
    """Number of saved floors."""
    is_complete: bool
    """Whether all floors that the forum had at `checked_at` are saved. Otherwise, call `forum.save_thread()` again."""
    saved_at: Timestamp
    """When the hole was first saved."""
    checked_at: Timestamp
    """When the forum last sent the hole."""
    gone_at: Timestamp | None = None
    """When a call found that the forum no longer has the hole, because it was deleted or hidden. `None` if the forum
    still has it.
    """

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "hole": Hole.from_json,
            "saved_at": Timestamp.parse,
            "checked_at": Timestamp.parse,
            "gone_at": Timestamp.parse,
        }


class SavingReport(Entity):
    """The result of saving a thread.

    Attributes:
        thread: The saved thread.
        new_floor_count: Number of floors that were not saved before.
        deleted_floor_count: Number of saved floors that the forum was found to have deleted. Their texts are kept.
    """

    thread: SavedThread
    """The saved thread."""
    new_floor_count: int
    """Number of floors that were not saved before."""
    deleted_floor_count: int
    """Number of saved floors that the forum was found to have deleted. Their texts are kept."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"thread": SavedThread.from_json}


class SavedFloor(Entity):
    """A floor of a saved thread.

    Attributes:
        id: Identifier of the floor.
        floor: The floor as the forum last sent it. If it was deleted after it was saved, the floor before the
            deletion.
        images: Addresses of the images in its text.
        history: Its earlier texts. Empty unless an administrator's account saved it.
        checked_at: When the forum last sent the floor.
        deleted_at: When a call found that the forum had deleted the floor. `None` if it is not deleted, or was
            deleted before it was saved.
        deletion_notice: The text that the forum displays in place of the deleted one. `None` if `deleted_at` is
            `None`, or if the floor has disappeared altogether.
    """

    id: int
    """Identifier of the floor."""
    floor: Floor
    """The floor as the forum last sent it. If it was deleted after it was saved, the floor before the deletion."""
    images: tuple[str, ...]
    """Addresses of the images in its text."""
    history: tuple[FloorVersion, ...]
    """Its earlier texts. Empty unless an administrator's account saved it."""
    checked_at: Timestamp
    """When the forum last sent the floor."""
    deleted_at: Timestamp | None = None
    """When a call found that the forum had deleted the floor. `None` if it is not deleted, or was deleted before it
    was saved.
    """
    deletion_notice: str | None = None
    """The text that the forum displays in place of the deleted one. `None` if `deleted_at` is `None`, or if the floor
    has disappeared altogether.
    """

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "floor": Floor.from_json,
            "images": tuple,
            "history": tuple_of(FloorVersion.from_json),
            "checked_at": Timestamp.parse,
            "deleted_at": Timestamp.parse,
        }


class SavedMatch(Entity):
    """A saved floor that a search has found.

    Attributes:
        id: Identifier of the floor.
        floor: Floor that was found.
        excerpt: The text around the first match, at most about 100 characters.
    """

    id: int
    """Identifier of the floor."""
    floor: SavedFloor
    """Floor that was found."""
    excerpt: tuple[ExcerptPart, ...]
    """The text around the first match, at most about 100 characters."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"floor": SavedFloor.from_json, "excerpt": tuple_of(ExcerptPart.from_json)}


class ExcerptPart(Entity):
    """A part of an excerpt.

    Attributes:
        text: The part's text. `…` where the excerpt is cut off.
        is_match: Whether it is one of the words that were searched for.
    """

    text: str
    """The part's text. `…` where the excerpt is cut off."""
    is_match: bool
    """Whether it is one of the words that were searched for."""


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
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes of a division, page by page, newest first.

        The session must be signed in with `account.login()`.

        Args:
            division_id: Identifier of the division, from `forum.get_divisions()`, or 0 for all divisions. The list
                is empty if the division does not exist. At least 0.
            start_time: Lists only holes whose time, as chosen by `order`, is before this time. The default is now.
            order: The time by which holes are sorted. "time_updated": The time of the last reply; "time_created":
                The time of creation. Default: "time_updated".
            size: Maximum number of holes. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
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
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("forum.list_holes_in_division", params)
        return [Hole.from_json(item) for item in items]

    def list_safe_holes_in_division(
        self,
        division_id: int,
        *,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes of a division that are safe for work, page by page, newest first.

        Holes that have a tag whose name starts with `*` are left out.

        The session must be signed in with `account.login()`.

        Args:
            division_id: Identifier of the division, from `forum.get_divisions()`, or 0 for all divisions. The list
                is empty if the division does not exist. At least 0.
            start_time: Lists only holes whose time, as chosen by `order`, is before this time. The default is now.
            order: The time by which holes are sorted. "time_updated": The time of the last reply; "time_created":
                The time of creation. Default: "time_updated".
            size: Maximum number of holes. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/divisions/{division_id}/holes/_sfw

        Since:
            0.1.0

        Example:
            session.forum.list_safe_holes_in_division(1, size=3)
        """
        params = {
            "division_id": division_id,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("forum.list_safe_holes_in_division", params)
        return [Hole.from_json(item) for item in items]

    def list_holes_on_home_page(
        self,
        *,
        tags: Sequence[str] | None = None,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes of the forum's home page, page by page, newest first.

        They are the holes of all divisions that appear on the home page.

        The session must be signed in with `account.login()`.

        Args:
            tags: Lists only holes that have all of these tags. By default, tags do not matter. At least 1 items
                without duplicates, not only spaces.
            start_time: Lists only holes whose time, as chosen by `order`, is before this time. The default is now.
            order: The time by which holes are sorted. "time_updated": The time of the last reply; "time_created":
                The time of creation. Default: "time_updated".
            size: Maximum number of holes. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: A tag does not exist.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes/_homepage

        Since:
            0.1.0

        Example:
            session.forum.list_holes_on_home_page(size=3)
        """
        params = {
            "tags": tags,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("forum.list_holes_on_home_page", params)
        return [Hole.from_json(item) for item in items]

    def list_good_holes(
        self,
        *,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the outstanding holes, page by page, newest first.

        The session must be signed in with `account.login()`.

        Args:
            start_time: Lists only holes whose time, as chosen by `order`, is before this time. The default is now.
            order: The time by which holes are sorted. "time_updated": The time of the last reply; "time_created":
                The time of creation. Default: "time_updated".
            size: Maximum number of holes. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes/_good

        Since:
            0.1.0

        Example:
            session.forum.list_good_holes(size=3)
        """
        params = {
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("forum.list_good_holes", params)
        return [Hole.from_json(item) for item in items]

    def list_holes(
        self,
        *,
        division_id: int = 0,
        tags: Sequence[str] | None = None,
        created_start: dt.datetime | str | None = None,
        created_end: dt.datetime | str | None = None,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists holes by division, tags and time of creation, page by page, newest first.

        With `time_created` as `order`, the server sends each hole's time of creation in place of the time of its
        last floor.

        The session must be signed in with `account.login()`.

        Args:
            division_id: Identifier of the division, from `forum.get_divisions()`, or 0 for all divisions. At least
                0. Default: 0.
            tags: Lists only holes that have all of these tags. By default, tags do not matter. At least 1 items
                without duplicates, not only spaces.
            created_start: Lists only holes that were created at this time or later. By default, there is no limit.
            created_end: Lists only holes that were created at this time or earlier. By default, there is no limit.
            start_time: Lists only holes whose time, as chosen by `order`, is before this time. The default is now.
            order: The time by which holes are sorted. "time_updated": The time of the last reply; "time_created":
                The time of creation. Default: "time_updated".
            size: Maximum number of holes. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: A tag does not exist.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes

        Since:
            0.1.0

        Example:
            session.forum.list_holes(division_id=1, size=3)
        """
        params = {
            "division_id": division_id,
            "tags": tags,
            "created_start": created_start,
            "created_end": created_end,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("forum.list_holes", params)
        return [Hole.from_json(item) for item in items]

    def list_holes_by_tag(
        self,
        tag_name: str,
        *,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes with a tag, page by page, newest first.

        They are sorted by the time of their last floor. The list is empty if no tag has this name.

        The session must be signed in with `account.login()`.

        Args:
            tag_name: Name of the tag, from `forum.list_all_tags()`. Not empty.
            start_time: Lists only holes whose last floor was posted before this time. The default is now.
            size: Maximum number of holes. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
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
        params = {
            "tag_name": tag_name,
            "start_time": start_time,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("forum.list_holes_by_tag", params)
        return [Hole.from_json(item) for item in items]

    def list_my_holes(
        self,
        *,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes that the account created, page by page, newest first.

        They are sorted by the time of their last floor. Hidden and deleted holes are not listed.

        The session must be signed in with `account.login()`.

        Args:
            start_time: Lists only holes whose last floor was posted before this time. The default is now.
            size: Maximum number of holes. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
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
        params = {"start_time": start_time, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
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

        A new tag is in `forum.list_all_tags()` at once. Only administrators can create a tag whose name starts with
        `#`, `@` or `*`, or has more than 10 characters and more than 15 bytes in UTF-8. If such a long name is not
        in `forum.list_all_tags()`, the call fails with `InvalidArgumentError` before the hole is sent.

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
            ForbiddenError: The account may not post here: the quiz was not passed (`account.get_quiz()`), it is
                banned from the division, or it lacks the staff badge.
            NotFoundError: No division has this identifier. Nothing was sent.
            RejectedError: The text shows an image from a host that the forum does not allow.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/divisions
            GET https://forum.fduhole.com/api/tags
            GET https://forum.fduhole.com/api/users/me
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

    def modify_hole(
        self,
        id: int,
        *,
        tags: Sequence[str] | None = None,
        division_id: int | None = None,
        hidden: bool | None = None,
        locked: bool | None = None,
        frozen: bool | None = None,
        timeout_ms: int | None = None,
    ) -> Hole:
        """Changes the tags, the division or the state of a hole. Only for administrators.

        The change does not move the hole in lists.

        The session must be signed in with `account.login()`. At least one of `tags`, `division_id`, `hidden`,
        `locked`, `frozen` must be given.

        Args:
            id: Identifier of the hole.
            tags: Names of its new tags, in place of all old ones. By default, they stay as they are. 1 to 10 items
                without duplicates, 1 to 20 characters each, not only spaces.
            division_id: Identifier of the division to move it to, from `forum.get_divisions()`. By default, it is
                not moved. At least 1.
            hidden: Whether only administrators see it. By default, this stays as it is.
            locked: Whether only administrators can reply. By default, this stays as it is.
            frozen: Whether new floors no longer move it to the top of lists. By default, this stays as it is.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Hole: The modified hole.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's. The author of a hole cannot change it either.
            NotFoundError: No hole, or no division, has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/divisions
            PUT https://forum.fduhole.com/api/holes/{id}

        Since:
            0.1.0

        Example:
            session.forum.modify_hole(2, locked=True)
        """
        params = {
            "id": id,
            "tags": tags,
            "division_id": division_id,
            "hidden": hidden,
            "locked": locked,
            "frozen": frozen,
            "timeout_ms": timeout_ms,
        }
        return Hole.from_json(self._call("forum.modify_hole", params))

    def hide_hole(self, id: int, *, timeout_ms: int | None = None) -> None:
        """Hides a hole from everybody except administrators, also from its author. Only for administrators.

        `forum.modify_hole()` displays it again.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the hole.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No hole has this identifier, or it is hidden already.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/holes/{id}

        Since:
            0.1.0

        Example:
            session.forum.hide_hole(2)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        self._call("forum.hide_hole", params)

    def add_view(self, id: int, *, timeout_ms: int | None = None) -> None:
        """Counts a view of a hole.

        Reading a hole does not count as a view by itself. The server adds views up and stores them every minute. It
        ignores holes that do not exist.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the hole.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PATCH https://forum.fduhole.com/api/holes/{id}

        Since:
            0.1.0

        Example:
            session.forum.add_view(2)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        self._call("forum.add_view", params)

    def get_summary(self, id: int, *, force_refresh: bool = False, timeout_ms: int | None = None) -> SummaryState:
        """Returns the AI summary of a hole, or makes the forum write one.

        The forum offers a summary if `ai_summary_available` of the `Hole` is true. Writing one takes a while: call
        again after some seconds, until `code` is 1000 (ready) or at least 2000 (no summary). A summary is kept for
        a day.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the hole.
            force_refresh: Whether to write a new summary, even if there is one. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            SummaryState: The state of the AI summary of a hole.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No hole has this identifier, it is hidden, or the forum does not offer summaries to the
                account.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes/{id}/summary

        Since:
            0.1.0

        Example:
            session.forum.get_summary(2)
        """
        params = {"id": id, "force_refresh": force_refresh, "timeout_ms": timeout_ms}
        return SummaryState.from_json(self._call("forum.get_summary", params))

    def rate_summary(
        self,
        id: int,
        trace_id: str,
        type: int,
        *,
        reason: str = "",
        timeout_ms: int | None = None,
    ) -> None:
        """Rates an AI summary.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the hole.
            trace_id: Identifier of the summary, from `forum.get_summary()`. Not empty.
            type: The rating, as the forum numbers it: 1 for a good summary.
            reason: Reason for the rating. Default: "".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/holes/{id}/summary/feedback

        Since:
            0.1.0

        Example:
            session.forum.rate_summary(2, "00000000-0000-4000-8000-000000000002", 1)
        """
        params = {"id": id, "trace_id": trace_id, "type": type, "reason": reason, "timeout_ms": timeout_ms}
        self._call("forum.rate_summary", params)

    def list_floors_in_hole(
        self,
        hole_id: int,
        *,
        start_floor: int = 0,
        sort: FloorSort = "asc",
        size: int = 30,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Lists the floors of a hole, page by page.

        The list is empty if the hole does not exist. The server also lists the floors of hidden holes. It cannot
        sort by likes: `forum.list_all_floors()` does.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole.
            start_floor: Number of floors to skip at the beginning of the list. At least 0. Default: 0.
            sort: The order of the floors. With the newest first, a floor that is posted between two calls moves the
                others to the next page. "asc": Oldest items first; "desc": Newest items first. Default: "asc".
            size: Maximum number of floors. 1 to 50. Default: 30.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
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
        params = {
            "hole_id": hole_id,
            "start_floor": start_floor,
            "sort": sort,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("forum.list_floors_in_hole", params)
        return [Floor.from_json(item) for item in items]

    def list_all_floors(
        self,
        hole_id: int,
        *,
        order: FloorOrder = "oldest",
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Lists all floors of a hole at once.

        A hole can have thousands of floors; use `forum.list_floors_in_hole()` to list them page by page. The list
        is empty if the hole does not exist.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole.
            order: The order of the floors. The library sorts them. "oldest": Oldest floors first; "newest": Newest
                floors first; "most_liked": Most likes first. Floors with as many likes are listed oldest first.
                Default: "oldest".
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
        params = {"hole_id": hole_id, "order": order, "timeout_ms": timeout_ms}
        items = self._call("forum.list_all_floors", params)
        return [Floor.from_json(item) for item in items]

    def poll_hole(self, id: int, *, since: str | None = None, timeout_ms: int | None = None) -> NewFloors:
        """Returns the floors that were posted in a hole since a token, oldest first.

        If more than 500 floors are new, the call returns the oldest 500 of them, and the next call continues there.
        Floors that are changed or deleted later are not returned again.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the hole. At least 1.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            NewFloors: The floors of a hole that are new since a token.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No hole has this identifier, or it is hidden. Only the first call for a hole checks this.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes/{id}/floors
            GET https://forum.fduhole.com/api/holes/{id}

        Since:
            0.1.0

        Example:
            session.forum.poll_hole(2)
        """
        params = {"id": id, "since": since, "timeout_ms": timeout_ms}
        return NewFloors.from_json(self._call("forum.watch_hole", params))

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
        reply_to: int | None = None,
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
            reply_to: Identifier of the floor that it replies to. The server stores it without a check. The author
                of that floor is notified only if `content` contains `##` and the identifier. By default, it replies
                to none. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Floor: The new floor.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account may not reply: the hole is locked, the quiz was not passed
                (`account.get_quiz()`), the account is banned from the division, or it lacks the staff badge.
            NotFoundError: No hole has this identifier, or it is hidden.
            RejectedError: The text shows an image from a host that the forum does not allow.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/holes/{hole_id}/floors

        Since:
            0.1.0

        Example:
            session.forum.create_floor("Until ten.", 2)
        """
        params = {
            "content": content,
            "hole_id": hole_id,
            "special_tag": special_tag,
            "reply_to": reply_to,
            "timeout_ms": timeout_ms,
        }
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
            RejectedError: The text shows an image from a host that the forum does not allow.
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
        start_time: dt.datetime | str | None = None,
        end_time: dt.datetime | str | None = None,
        offset: int = 0,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Searches the texts of all floors for words, and lists the floors found, page by page.

        `forum.search_floors_in_hole()` searches a single hole, and `forum.search_floors_by_tag()` the holes with a
        tag.

        The session must be signed in with `account.login()`.

        Args:
            keyword: Words to search for. Not empty.
            accurate: Whether to find only texts that contain `keyword` exactly as it is. Default: False.
            start_time: Lists only floors that were posted at this time or later, in whole seconds. By default,
                there is no limit.
            end_time: Lists only floors that were posted at this time or earlier, in whole seconds. By default,
                there is no limit.
            offset: Number of floors to skip at the beginning of the list. At least 0. Default: 0.
            size: Maximum number of floors. 1 to 50. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Floor]

        Raises:
            InvalidArgumentError: `start_time` is after `end_time`, or one of them is before 1970.
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
        params = {
            "keyword": keyword,
            "accurate": accurate,
            "start_time": start_time,
            "end_time": end_time,
            "offset": offset,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("forum.search_floor", params)
        return [Floor.from_json(item) for item in items]

    def search_floors_in_hole(
        self,
        hole_id: int,
        keyword: str,
        *,
        accurate: bool = False,
        start_time: dt.datetime | str | None = None,
        end_time: dt.datetime | str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Lists the floors of a hole whose texts contain words, oldest first.

        The server cannot search a single hole. All floors of the hole are requested at once, and searched by the
        library. The list is empty if the hole does not exist.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole. At least 1.
            keyword: Words to search for, in upper or lower case. Not only spaces.
            accurate: Whether to find only texts that contain `keyword` exactly as it is. Otherwise, a text must
                contain each of its words anywhere. Default: False.
            start_time: Lists only floors that were posted at this time or later, in whole seconds. By default,
                there is no limit.
            end_time: Lists only floors that were posted at this time or earlier, in whole seconds. By default,
                there is no limit.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Floor]

        Raises:
            InvalidArgumentError: `start_time` is after `end_time`, or one of them is before 1970.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors

        Since:
            0.1.0

        Example:
            session.forum.search_floors_in_hole(2, "图书馆")
        """
        params = {
            "hole_id": hole_id,
            "keyword": keyword,
            "accurate": accurate,
            "start_time": start_time,
            "end_time": end_time,
            "timeout_ms": timeout_ms,
        }
        items = self._call("forum.search_floors_in_hole", params)
        return [Floor.from_json(item) for item in items]

    def search_floors_by_tag(
        self,
        tag_name: str,
        keyword: str,
        *,
        accurate: bool = False,
        start_time: dt.datetime | str | None = None,
        end_time: dt.datetime | str | None = None,
        offset: int = 0,
        size: int = 10,
        scan: int = 200,
        timeout_ms: int | None = None,
    ) -> FloorSearch:
        """Searches the texts of floors for words, and lists those in holes with a tag.

        The server cannot search by tag. The floors of `forum.search_floor()` are requested in turn, and each of
        their holes once, until there are `size` floors in holes with the tag. A rare tag and a frequent word take
        many requests: `scan` limits them.

        The session must be signed in with `account.login()`.

        Args:
            tag_name: Name of the tag, from `forum.list_all_tags()`. Not only spaces.
            keyword: Words to search for. Not empty.
            accurate: Whether to find only texts that contain `keyword` exactly as it is. Default: False.
            start_time: Lists only floors that were posted at this time or later, in whole seconds. By default,
                there is no limit.
            end_time: Lists only floors that were posted at this time or earlier, in whole seconds. By default,
                there is no limit.
            offset: Number of floors of the search to skip: 0, or `next_offset` of the previous call. At least 0.
                Default: 0.
            size: Maximum number of floors. 1 to 50. Default: 10.
            scan: Maximum number of floors of the search to look at. 1 to 2,000. Default: 200.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            FloorSearch: The floors that a search has found so far.

        Raises:
            InvalidArgumentError: `start_time` is after `end_time`, or one of them is before 1970.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors/search
            GET https://forum.fduhole.com/api/holes/{id}

        Since:
            0.1.0

        Example:
            session.forum.search_floors_by_tag("学习", "图书馆", size=3)
        """
        params = {
            "tag_name": tag_name,
            "keyword": keyword,
            "accurate": accurate,
            "start_time": start_time,
            "end_time": end_time,
            "offset": offset,
            "size": size,
            "scan": scan,
            "timeout_ms": timeout_ms,
        }
        return FloorSearch.from_json(self._call("forum.search_floors_by_tag", params))

    def list_my_floors(
        self,
        *,
        offset: int = 0,
        sort: FloorSort = "desc",
        size: int = 30,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Lists the floors that the account wrote, page by page, without the first floors of its own holes.

        The session must be signed in with `account.login()`.

        Args:
            offset: Number of floors to skip at the beginning of the list. At least 0. Default: 0.
            sort: The order of the floors. "asc": Oldest items first; "desc": Newest items first. Default: "desc".
            size: Maximum number of floors. 1 to 50. Default: 30.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Floor]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/me/floors

        Since:
            0.1.0

        Example:
            session.forum.list_my_floors(size=3)
        """
        params = {
            "offset": offset,
            "sort": sort,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("forum.list_my_floors", params)
        return [Floor.from_json(item) for item in items]

    def delete_hole(self, id: int, *, timeout_ms: int | None = None) -> None:
        """Deletes a hole that the account created. Administrators can delete any hole.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the hole.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account did not create the hole.
            NotFoundError: No hole has this identifier, or it is deleted already.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/holes/{id}/_force

        Since:
            0.1.0

        Example:
            session.forum.delete_hole(2)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        self._call("forum.delete_hole", params)

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

    def search_tag(self, keyword: str, *, timeout_ms: int | None = None) -> list[Tag]:
        """Lists the tags whose names contain a string, most used first.

        The server does not cache these lists. `forum.list_all_tags()` is faster for more than one search.

        The session must be signed in with `account.login()`.

        Args:
            keyword: String to search for. 1 to 32 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Tag]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/tags

        Since:
            0.1.0

        Example:
            session.forum.search_tag("课")
        """
        params = {"keyword": keyword, "timeout_ms": timeout_ms}
        items = self._call("forum.search_tag", params)
        return [Tag.from_json(item) for item in items]

    def get_tag(self, id: int, *, timeout_ms: int | None = None) -> Tag:
        """Returns a tag.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the tag. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Tag: A tag: a label of holes, chosen by their authors.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No tag has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/tags/{id}

        Since:
            0.1.0

        Example:
            session.forum.get_tag(1)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return Tag.from_json(self._call("forum.get_tag", params))

    def create_tag(self, name: str, *, timeout_ms: int | None = None) -> Tag:
        """Creates a tag, or returns the one that has the name already.

        The session must be signed in with `account.login()`.

        Args:
            name: Name of the tag. It has the same limits as new tags of `forum.create_hole()`. 1 to 20 characters,
                not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Tag: The tag.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: Only administrators can create a tag with this name.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/tags

        Since:
            0.1.0

        Example:
            session.forum.create_tag("一封信")
        """
        params = {"name": name, "timeout_ms": timeout_ms}
        return Tag.from_json(self._call("forum.create_tag", params))

    def modify_tag(self, id: int, name: str, temperature: int, *, timeout_ms: int | None = None) -> Tag:
        """Changes the name and the temperature of a tag. Only for administrators.

        If another tag has the name already, the server reports success but changes nothing.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the tag. At least 1.
            name: The new name. 1 to 20 characters, not only spaces.
            temperature: The new number of holes with this tag. At least 0.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Tag: The modified tag.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No tag has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/tags/{id}
            PUT https://forum.fduhole.com/api/tags/{id}

        Since:
            0.1.0

        Example:
            session.forum.modify_tag(1, "旧事", 3)
        """
        params = {"id": id, "name": name, "temperature": temperature, "timeout_ms": timeout_ms}
        return Tag.from_json(self._call("forum.modify_tag", params))

    def delete_tag(self, id: int, to: str, *, timeout_ms: int | None = None) -> Tag:
        """Deletes a tag, and adds another one to its holes. Only for administrators.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the tag. At least 1.
            to: Name of the tag that its holes get instead. 1 to 20 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Tag: The tag that the holes have now.

        Raises:
            InvalidArgumentError: `to` is the name of the tag that would be deleted.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No tag has this identifier or the name `to`.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/tags/{id}
            DELETE https://forum.fduhole.com/api/tags/{id}

        Since:
            0.1.0

        Example:
            session.forum.delete_tag(1, "选课")
        """
        params = {"id": id, "to": to, "timeout_ms": timeout_ms}
        return Tag.from_json(self._call("forum.delete_tag", params))

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

    def modify_profile(
        self,
        *,
        notify: Sequence[NotificationType | str] | None = None,
        show_folded: FoldedFloors | str | None = None,
        timeout_ms: int | None = None,
    ) -> Profile:
        """Changes the account's settings on the forum.

        The session must be signed in with `account.login()`. At least one of `notify`, `show_folded` must be given.

        Args:
            notify: The events of which the account is notified, in place of the old ones. By default, they stay as
                they are. Without duplicates. "mention": A floor of the account was quoted; "favorite": A subscribed
                hole has a new floor; "report": Administrators have handled a report. A server may send others.
            show_folded: How folded floors are displayed. By default, this stays as it is. "hide": They are not
                displayed; "fold": They are displayed folded; "show": They are displayed like other floors. A server
                may send others.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Profile: The profile with the new settings.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://forum.fduhole.com/api/users/me

        Since:
            0.1.0

        Example:
            session.forum.modify_profile(notify=["mention", "favorite", "report"], show_folded="fold")
        """
        params = {"notify": notify, "show_folded": show_folded, "timeout_ms": timeout_ms}
        return Profile.from_json(self._call("forum.modify_profile", params))

    def list_my_punishments(self, *, timeout_ms: int | None = None) -> list[Punishment]:
        """Lists the bans of the account, past ones included.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Punishment]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/me/punishments

        Since:
            0.1.0

        Example:
            session.forum.list_my_punishments()
        """
        params = {"timeout_ms": timeout_ms}
        items = self._call("forum.list_my_punishments", params)
        return [Punishment.from_json(item) for item in items]

    def list_favorites(
        self,
        *,
        group_id: int | None = None,
        order: FavoriteOrder = "time_created",
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the account's favorites.

        The list includes hidden holes. Without `group_id`, a hole in two groups is listed twice.

        The session must be signed in with `account.login()`.

        Args:
            group_id: Identifier of the group, from `forum.list_favorite_groups()`. By default, the favorites of all
                groups are listed. 0 to 9.
            order: The order of the list. "time_created": The time at which the hole became a favorite;
                "hole_time_updated": The time of the hole's last floor; "id": The hole's identifier. Default:
                "time_created".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No group has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/user/favorites

        Since:
            0.1.0

        Example:
            session.forum.list_favorites(group_id=0)
        """
        params = {"group_id": group_id, "order": order, "timeout_ms": timeout_ms}
        items = self._call("forum.list_favorites", params)
        return [Hole.from_json(item) for item in items]

    def list_favorite_ids(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> HoleIds:
        """Returns the identifiers of the account's favorites in all groups.

        They include hidden holes, and holes that were deleted since. Changes by this session are in it at once.

        The session must be signed in with `account.login()`. A cached value is valid for 10 minutes.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoleIds: A list of holes by their identifiers.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/user/favorites

        Since:
            0.1.0

        Example:
            session.forum.list_favorite_ids()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return HoleIds.from_json(self._call("forum.list_favorite_ids", params))

    def list_favorite_ids_in_group(self, group_id: int, *, timeout_ms: int | None = None) -> HoleIds:
        """Returns the identifiers of the account's favorites in a group.

        They include hidden holes, and holes that were deleted since.

        The session must be signed in with `account.login()`.

        Args:
            group_id: Identifier of the group, from `forum.list_favorite_groups()`. 0 to 9.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoleIds: A list of holes by their identifiers.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No group has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/user/favorites

        Since:
            0.1.0

        Example:
            session.forum.list_favorite_ids_in_group(0)
        """
        params = {"group_id": group_id, "timeout_ms": timeout_ms}
        return HoleIds.from_json(self._call("forum.list_favorite_ids_in_group", params))

    def add_favorite(self, hole_id: int, *, group_id: int = 0, timeout_ms: int | None = None) -> HoleIds:
        """Adds a hole to the account's favorites.

        If the hole is in the group already, `count` of the `FavoriteGroup` increases nevertheless.
        `forum.list_favorite_ids()` lists each hole once.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            hole_id: Identifier of the hole. At least 1.
            group_id: Identifier of the group, from `forum.list_favorite_groups()`. 0 to 9. Default: 0.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoleIds: The identifiers of all favorites.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No hole or no group has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/user/favorites

        Since:
            0.1.0

        Example:
            session.forum.add_favorite(2)
        """
        params = {"hole_id": hole_id, "group_id": group_id, "timeout_ms": timeout_ms}
        return HoleIds.from_json(self._call("forum.add_favorite", params))

    def remove_favorite(self, hole_id: int, *, group_id: int = 0, timeout_ms: int | None = None) -> HoleIds:
        """Removes a hole from the account's favorites.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole. At least 1.
            group_id: Identifier of the group, from `forum.list_favorite_groups()`. 0 to 9. Default: 0.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoleIds: The identifiers of all favorites that are left.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No hole or no group has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/user/favorites

        Since:
            0.1.0

        Example:
            session.forum.remove_favorite(2)
        """
        params = {"hole_id": hole_id, "group_id": group_id, "timeout_ms": timeout_ms}
        return HoleIds.from_json(self._call("forum.remove_favorite", params))

    def set_favorites(self, hole_ids: Sequence[int], *, group_id: int = 0, timeout_ms: int | None = None) -> HoleIds:
        """Replaces the favorites of a group.

        A group cannot be emptied in this way: use `forum.remove_favorite()` for each hole.

        The session must be signed in with `account.login()`.

        Args:
            hole_ids: Identifiers of the holes. At least 1, at least 1 items without duplicates.
            group_id: Identifier of the group, from `forum.list_favorite_groups()`. 0 to 9. Default: 0.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoleIds: The identifiers of all favorites.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: A hole does not exist.
            NotFoundError: No group has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://forum.fduhole.com/api/user/favorites

        Since:
            0.1.0

        Example:
            session.forum.set_favorites([2, 3])
        """
        params = {"hole_ids": hole_ids, "group_id": group_id, "timeout_ms": timeout_ms}
        return HoleIds.from_json(self._call("forum.set_favorites", params))

    def move_favorites(
        self,
        hole_ids: Sequence[int],
        from_group_id: int,
        to_group_id: int,
        *,
        timeout_ms: int | None = None,
    ) -> list[int]:
        """Moves favorites from one group to another.

        Holes that are not in the first group are ignored.

        The session must be signed in with `account.login()`.

        Args:
            hole_ids: Identifiers of the holes. At least 1, at least 1 items without duplicates.
            from_group_id: Identifier of the first group, from `forum.list_favorite_groups()`. 0 to 9.
            to_group_id: Identifier of the second group. 0 to 9.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[int]: The identifiers of all favorites.

        Raises:
            InvalidArgumentError: The second group has one of the holes already. Nothing was sent.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: A hole does not exist.
            NotFoundError: No group has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/user/favorites
            PUT https://forum.fduhole.com/api/user/favorites/move

        Since:
            0.1.0

        Example:
            session.forum.move_favorites([2], 0, 1)
        """
        params = {
            "hole_ids": hole_ids,
            "from_group_id": from_group_id,
            "to_group_id": to_group_id,
            "timeout_ms": timeout_ms,
        }
        value: list[int] = self._call("forum.move_favorites", params)
        return value

    def list_favorite_groups(
        self,
        *,
        order: FavoriteGroupOrder = "time_created",
        timeout_ms: int | None = None,
    ) -> list[FavoriteGroup]:
        """Lists the account's groups of favorites.

        The session must be signed in with `account.login()`.

        Args:
            order: The order of the list. "time_created": The time of creation; "time_updated": The time of the last
                change; "id": The group's identifier. Default: "time_created".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[FavoriteGroup]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/user/favorite_groups

        Since:
            0.1.0

        Example:
            session.forum.list_favorite_groups(order="id")
        """
        params = {"order": order, "timeout_ms": timeout_ms}
        items = self._call("forum.list_favorite_groups", params)
        return [FavoriteGroup.from_json(item) for item in items]

    def create_favorite_group(self, name: str, *, timeout_ms: int | None = None) -> list[FavoriteGroup]:
        """Creates a group of favorites.

        An account can have ten groups, numbered from 0 to 9. The call always fails after the group with the highest
        number was deleted, because the server does not use a number again.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            name: Name of the new group. 1 to 64 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[FavoriteGroup]: All groups.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: Group 9 exists. Nothing was sent.
            ServerFailureError: The group with the highest number was deleted.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/user/favorite_groups
            POST https://forum.fduhole.com/api/user/favorite_groups

        Since:
            0.1.0

        Example:
            session.forum.create_favorite_group("稍后再看")
        """
        params = {"name": name, "timeout_ms": timeout_ms}
        items = self._call("forum.create_favorite_group", params)
        return [FavoriteGroup.from_json(item) for item in items]

    def modify_favorite_group(self, id: int, name: str, *, timeout_ms: int | None = None) -> list[FavoriteGroup]:
        """Changes the name of a group of favorites.

        If no group has the identifier, nothing changes.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the group, from `forum.list_favorite_groups()`. 0 to 9.
            name: New name of the group. 1 to 64 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[FavoriteGroup]: All groups.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://forum.fduhole.com/api/user/favorite_groups

        Since:
            0.1.0

        Example:
            session.forum.modify_favorite_group(0, "收藏")
        """
        params = {"id": id, "name": name, "timeout_ms": timeout_ms}
        items = self._call("forum.modify_favorite_group", params)
        return [FavoriteGroup.from_json(item) for item in items]

    def delete_favorite_group(self, id: int, *, timeout_ms: int | None = None) -> None:
        """Deletes an empty group of favorites.

        The list of groups is requested first, because the server would count a second deletion of the same group.
        After the group with the highest number was deleted, `forum.create_favorite_group()` fails.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the group, from `forum.list_favorite_groups()`. Group 0 cannot be deleted. 1 to 9.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The group has favorites. Remove or move them first.
            NotFoundError: No group has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/user/favorite_groups
            DELETE https://forum.fduhole.com/api/user/favorite_groups

        Since:
            0.1.0

        Example:
            session.forum.delete_favorite_group(9)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        self._call("forum.delete_favorite_group", params)

    def list_subscriptions(self, *, timeout_ms: int | None = None) -> list[Hole]:
        """Lists the holes to which the account is subscribed, newest subscription first.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/subscriptions

        Since:
            0.1.0

        Example:
            session.forum.list_subscriptions()
        """
        params = {"timeout_ms": timeout_ms}
        items = self._call("forum.list_subscriptions", params)
        return [Hole.from_json(item) for item in items]

    def list_subscription_ids(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> HoleIds:
        """Returns the identifiers of the holes to which the account is subscribed, oldest subscription first.

        Changes by this session are in it at once.

        The session must be signed in with `account.login()`. A cached value is valid for 10 minutes.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoleIds: A list of holes by their identifiers.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/subscriptions

        Since:
            0.1.0

        Example:
            session.forum.list_subscription_ids()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return HoleIds.from_json(self._call("forum.list_subscription_ids", params))

    def add_subscription(self, hole_id: int, *, timeout_ms: int | None = None) -> HoleIds:
        """Subscribes to a hole: the account is notified of new floors.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoleIds: The identifiers of all subscribed holes.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No hole has this identifier, or it is hidden. Nothing was sent.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes/{hole_id}
            POST https://forum.fduhole.com/api/users/subscriptions

        Since:
            0.1.0

        Example:
            session.forum.add_subscription(2)
        """
        params = {"hole_id": hole_id, "timeout_ms": timeout_ms}
        return HoleIds.from_json(self._call("forum.add_subscription", params))

    def remove_subscription(self, hole_id: int, *, timeout_ms: int | None = None) -> HoleIds:
        """Ends the subscription to a hole.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoleIds: The identifiers of all subscribed holes that are left.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/users/subscriptions

        Since:
            0.1.0

        Example:
            session.forum.remove_subscription(2)
        """
        params = {"hole_id": hole_id, "timeout_ms": timeout_ms}
        return HoleIds.from_json(self._call("forum.remove_subscription", params))

    def list_messages(self, *, unread: bool = False, timeout_ms: int | None = None) -> list[Message]:
        """Lists the messages of the last seven days, newest first.

        The session must be signed in with `account.login()`.

        Args:
            unread: Whether to list only messages that are not marked as read. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Message]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/messages

        Since:
            0.1.0

        Example:
            session.forum.list_messages()
        """
        params = {"unread": unread, "timeout_ms": timeout_ms}
        items = self._call("forum.list_messages", params)
        return [Message.from_json(item) for item in items]

    def poll_messages(
        self,
        *,
        unread: bool = False,
        since: str | None = None,
        timeout_ms: int | None = None,
    ) -> NewMessages:
        """Returns the messages that have arrived since a token, oldest first.

        The session must be signed in with `account.login()`.

        Args:
            unread: Whether to request only messages that are not marked as read, which makes the response shorter.
                A message that is marked as read before the next poll is then left out. Default: False.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            NewMessages: The messages that are new since a token.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/messages

        Since:
            0.1.0

        Example:
            session.forum.poll_messages()
        """
        params = {"unread": unread, "since": since, "timeout_ms": timeout_ms}
        return NewMessages.from_json(self._call("forum.watch_messages", params))

    def clear_messages(self, *, timeout_ms: int | None = None) -> None:
        """Marks all messages as read.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/messages/clear

        Since:
            0.1.0

        Example:
            session.forum.clear_messages()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("forum.clear_messages", params)

    def clear_message(self, id: int, *, timeout_ms: int | None = None) -> None:
        """Marks a message as read.

        The server ignores identifiers that no message of the account has.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the message, from `forum.list_messages()`. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/messages/{id}

        Since:
            0.1.0

        Example:
            session.forum.clear_message(1)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        self._call("forum.clear_message", params)

    def create_message(self, description: str, recipients: Sequence[int], *, timeout_ms: int | None = None) -> Message:
        """Sends a message to accounts. Only for administrators.

        The server leaves out recipients that do not exist.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            description: Text of the message. 1 to 10,000 characters, not only spaces.
            recipients: Identifiers of the accounts. At least 1, at least 1 items without duplicates.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Message: The message. Its identifier is 0 if the server has sent none.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/messages

        Since:
            0.1.0

        Example:
            session.forum.create_message("Please use clear titles.", [2])
        """
        params = {"description": description, "recipients": recipients, "timeout_ms": timeout_ms}
        return Message.from_json(self._call("forum.create_message", params))

    def list_push_tokens(self, *, timeout_ms: int | None = None) -> list[PushToken]:
        """Lists the account's devices that receive push notifications.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[PushToken]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/push-tokens

        Since:
            0.1.0

        Example:
            session.forum.list_push_tokens()
        """
        params = {"timeout_ms": timeout_ms}
        items = self._call("forum.list_push_tokens", params)
        return [PushToken.from_json(item) for item in items]

    def add_push_token(
        self,
        service: PushService | str,
        device_id: str,
        token: str,
        *,
        package_name: str = "",
        timeout_ms: int | None = None,
    ) -> PushToken:
        """Registers a device for push notifications, or replaces its token.

        The forum forgets tokens that are not registered again within a month.

        The session must be signed in with `account.login()`.

        Args:
            service: Service that delivers the notifications. "apns": Apple's push service; "fcm": Google's push
                service. The forum accepts its tokens, but sends nothing to it; "mipush": Xiaomi's push service. A
                server may send others.
            device_id: Identifier of the device, chosen by the program. 1 to 64 characters.
            token: Token of the service for the device. 1 to 256 characters.
            package_name: Name of the application. Default: "".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            PushToken: The registered device.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://forum.fduhole.com/api/users/push-tokens

        Since:
            0.1.0

        Example:
            session.forum.add_push_token("apns", "phone-1", "c0ffee", package_name="org.example.app")
        """
        params = {
            "service": service,
            "device_id": device_id,
            "token": token,
            "package_name": package_name,
            "timeout_ms": timeout_ms,
        }
        return PushToken.from_json(self._call("forum.add_push_token", params))

    def remove_push_token(self, device_id: str, *, timeout_ms: int | None = None) -> None:
        """Ends the push notifications to a device.

        The session must be signed in with `account.login()`.

        Args:
            device_id: Identifier of the device. 1 to 64 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/users/push-tokens

        Since:
            0.1.0

        Example:
            session.forum.remove_push_token("phone-1")
        """
        params = {"device_id": device_id, "timeout_ms": timeout_ms}
        self._call("forum.remove_push_token", params)

    def remove_push_tokens(self, *, timeout_ms: int | None = None) -> None:
        """Ends the push notifications to all of the account's devices.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/users/push-tokens/_all

        Since:
            0.1.0

        Example:
            session.forum.remove_push_tokens()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("forum.remove_push_tokens", params)

    def create_report(self, floor_id: int, reason: str, *, timeout_ms: int | None = None) -> None:
        """Reports a floor to the administrators.

        If the account has reported the floor before, the reason is added to that report, and the report is open
        again.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            floor_id: Identifier of the floor. At least 1.
            reason: Reason for the report or the ban. 1 to 128 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is banned from reporting.
            NotFoundError: No floor has this identifier. Nothing was sent.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors/{floor_id}
            POST https://forum.fduhole.com/api/reports

        Since:
            0.1.0

        Example:
            session.forum.create_report(7, "Advertising")
        """
        params = {"floor_id": floor_id, "reason": reason, "timeout_ms": timeout_ms}
        self._call("forum.create_report", params)

    def list_reports(
        self,
        *,
        range: int = 0,
        offset: int = 0,
        sort: FloorSort = "desc",
        size: int = 30,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Report]:
        """Lists reports, page by page, newest first. Only for administrators.

        The session must be signed in with `account.login()`.

        Args:
            range: Which reports to list: 0 for those that are open, 1 for those that were handled, 2 for all. 0 to
                2. Default: 0.
            offset: Number of reports to skip at the beginning of the list. At least 0. Default: 0.
            sort: The order of the reports. "asc": Oldest items first; "desc": Newest items first. Default: "desc".
            size: Maximum number of reports. 1 to 50. Default: 30.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Report]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/reports

        Since:
            0.1.0

        Example:
            session.forum.list_reports(size=3)
        """
        params = {
            "range": range,
            "offset": offset,
            "sort": sort,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("forum.list_reports", params)
        return [Report.from_json(item) for item in items]

    def get_report(self, id: int, *, timeout_ms: int | None = None) -> Report:
        """Returns a report. Only for administrators.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the report. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Report: A report of a floor to the administrators.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No report has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/reports/{id}

        Since:
            0.1.0

        Example:
            session.forum.get_report(1)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return Report.from_json(self._call("forum.get_report", params))

    def handle_report(self, id: int, result: str, *, timeout_ms: int | None = None) -> Report:
        """Marks a report as handled, and answers the person who reported. Only for administrators.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the report. At least 1.
            result: Answer to the person who reported. 1 to 128 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Report: The handled report.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No report has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/reports/{id}

        Since:
            0.1.0

        Example:
            session.forum.handle_report(1, "The floor was deleted.")
        """
        params = {"id": id, "result": result, "timeout_ms": timeout_ms}
        return Report.from_json(self._call("forum.handle_report", params))

    def ban_reporter(self, report_id: int, days: int, reason: str, *, timeout_ms: int | None = None) -> Profile:
        """Bans the person who made a report from reporting. Only for administrators.

        The lengths of bans for different reports add up. The server does not end a ban by itself.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            report_id: Identifier of the report. At least 1.
            days: Length of the ban. At least 1 days.
            reason: Reason for the report or the ban. 1 to 128 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Profile: The banned account, without its personal data.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's, or the person was already banned for this report.
            NotFoundError: No report has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/reports/ban/{report_id}

        Since:
            0.1.0

        Example:
            session.forum.ban_reporter(1, 1, "False reports")
        """
        params = {"report_id": report_id, "days": days, "reason": reason, "timeout_ms": timeout_ms}
        return Profile.from_json(self._call("forum.ban_reporter", params))

    def list_floor_history(self, id: int, *, timeout_ms: int | None = None) -> list[FloorVersion]:
        """Lists the earlier texts of a floor. Only for administrators.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the floor. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[FloorVersion]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors/{id}/history

        Since:
            0.1.0

        Example:
            session.forum.list_floor_history(7)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        items = self._call("forum.list_floor_history", params)
        return [FloorVersion.from_json(item) for item in items]

    def restore_floor(self, id: int, version_id: int, reason: str, *, timeout_ms: int | None = None) -> Floor:
        """Restores an earlier text of a floor, and undeletes the floor. Only for administrators.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the floor. At least 1.
            version_id: Identifier of the earlier text, from `forum.list_floor_history()`. At least 1.
            reason: Reason for the report or the ban. 1 to 32 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Floor: The restored floor.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No floor or no earlier text has this identifier.
            RejectedError: The earlier text is of another floor.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/floors/{id}/restore/{version_id}

        Since:
            0.1.0

        Example:
            session.forum.restore_floor(7, 1, "By mistake")
        """
        params = {"id": id, "version_id": version_id, "reason": reason, "timeout_ms": timeout_ms}
        return Floor.from_json(self._call("forum.restore_floor", params))

    def list_sensitive_floors(
        self,
        *,
        open: bool = True,
        all: bool = False,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_created",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[SensitiveFloor]:
        """Lists the floors that the forum's automatic check found sensitive, page by page, newest first. Only for
        administrators.

        The session must be signed in with `account.login()`.

        Args:
            open: Whether to list the floors about which no administrator has decided. Otherwise, those with a
                decision are listed. Default: True.
            all: Whether to list both. `open` then has no effect. Default: False.
            start_time: Lists only floors whose time, as chosen by `order`, is before this time. The default is now.
            order: The time by which floors are sorted. "time_updated": The time of the last reply; "time_created":
                The time of creation. Default: "time_created".
            size: Maximum number of floors. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[SensitiveFloor]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors/_sensitive

        Since:
            0.1.0

        Example:
            session.forum.list_sensitive_floors(all=True, size=3)
        """
        params = {
            "open": open,
            "all": all,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("forum.list_sensitive_floors", params)
        return [SensitiveFloor.from_json(item) for item in items]

    def set_floor_sensitive(self, id: int, sensitive: bool, *, timeout_ms: int | None = None) -> Floor:
        """Decides whether a floor is sensitive. Only for administrators.

        A sensitive floor is deleted. Any other becomes visible to everybody; if it is the first floor of a hole,
        both times of the hole become the present time.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the floor. At least 1.
            sensitive: Whether the text is sensitive.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Floor: The floor with the decision.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://forum.fduhole.com/api/floors/{id}/_sensitive

        Since:
            0.1.0

        Example:
            session.forum.set_floor_sensitive(7, False)
        """
        params = {"id": id, "sensitive": sensitive, "timeout_ms": timeout_ms}
        return Floor.from_json(self._call("forum.set_floor_sensitive", params))

    def list_deletion_notices(self, floor_id: int, *, timeout_ms: int | None = None) -> list[str]:
        """Lists the notices that replace the floors of an author that administrators have deleted. Only for
        administrators.

        Each notice contains the reason for the deletion. `forum.list_floor_history()` returns the deleted texts.

        The session must be signed in with `account.login()`.

        Args:
            floor_id: Identifier of any floor of the author. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[str]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors/{floor_id}/punishment

        Since:
            0.1.0

        Example:
            session.forum.list_deletion_notices(7)
        """
        params = {"floor_id": floor_id, "timeout_ms": timeout_ms}
        value: list[str] = self._call("forum.list_deletion_notices", params)
        return value

    def get_silence(self, floor_id: int, *, timeout_ms: int | None = None) -> dict[str, Timestamp]:
        """Returns when the bans of a floor's author end, by the division's identifier. Only for administrators.

        The session must be signed in with `account.login()`.

        Args:
            floor_id: Identifier of the floor. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            dict[str, Timestamp]: The ends of the bans. Empty if no ban is in force.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors/{floor_id}/user_silence

        Since:
            0.1.0

        Example:
            session.forum.get_silence(7)
        """
        params = {"floor_id": floor_id, "timeout_ms": timeout_ms}
        items = self._call("forum.get_silence", params)
        return {key: Timestamp.parse(item) for key, item in items.items()}

    def get_user(self, id: int, *, timeout_ms: int | None = None) -> Profile:
        """Returns the profile of another account, without its personal data. Only for administrators.

        The server creates a profile for an identifier that it does not know.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the account. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Profile: The account's profile on the forum.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's, or `id` is its own identifier: use
                `forum.get_profile()`.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/{id}

        Since:
            0.1.0

        Example:
            session.forum.get_user(2)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return Profile.from_json(self._call("forum.get_user", params))

    def modify_user(
        self,
        id: int,
        *,
        notify: Sequence[NotificationType | str] | None = None,
        show_folded: FoldedFloors | str | None = None,
        timeout_ms: int | None = None,
    ) -> Profile:
        """Changes the settings of another account. Only for administrators.

        The session must be signed in with `account.login()`. At least one of `notify`, `show_folded` must be given.

        Args:
            id: Identifier of the account. At least 1.
            notify: The events of which the account is notified, in place of the old ones. By default, they stay as
                they are. Without duplicates. "mention": A floor of the account was quoted; "favorite": A subscribed
                hole has a new floor; "report": Administrators have handled a report. A server may send others.
            show_folded: How folded floors are displayed. By default, this stays as it is. "hide": They are not
                displayed; "fold": They are displayed folded; "show": They are displayed like other floors. A server
                may send others.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Profile: The profile with the new settings, without its personal data.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No account has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://forum.fduhole.com/api/users/{id}

        Since:
            0.1.0

        Example:
            session.forum.modify_user(2, show_folded="hide")
        """
        params = {"id": id, "notify": notify, "show_folded": show_folded, "timeout_ms": timeout_ms}
        return Profile.from_json(self._call("forum.modify_user", params))

    def list_punishments(self, user_id: int, *, timeout_ms: int | None = None) -> list[Punishment]:
        """Lists the bans of an account, past ones included. Only administrators can list those of other accounts.

        The session must be signed in with `account.login()`.

        Args:
            user_id: Identifier of the account. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Punishment]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/{user_id}/punishments

        Since:
            0.1.0

        Example:
            session.forum.list_punishments(2)
        """
        params = {"user_id": user_id, "timeout_ms": timeout_ms}
        items = self._call("forum.list_punishments", params)
        return [Punishment.from_json(item) for item in items]

    def create_division(self, name: str, description: str, *, timeout_ms: int | None = None) -> Division:
        """Creates a division, or returns the one that has the name already. Only for administrators.

        The session must be signed in with `account.login()`.

        Args:
            name: Name of the new division. 1 to 10 characters, not only spaces.
            description: Purpose of the division. At most 64 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Division: The division.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/divisions

        Since:
            0.1.0

        Example:
            session.forum.create_division("二手", "闲置物品")
        """
        params = {"name": name, "description": description, "timeout_ms": timeout_ms}
        return Division.from_json(self._call("forum.create_division", params))

    def modify_division(
        self,
        id: int,
        *,
        name: str | None = None,
        description: str | None = None,
        pinned: Sequence[int] | None = None,
        timeout_ms: int | None = None,
    ) -> Division:
        """Changes a division. Only for administrators.

        The session must be signed in with `account.login()`. At least one of `name`, `description`, `pinned` must
        be given.

        Args:
            id: Identifier of the division. At least 1.
            name: The new name. By default it stays as it is. 1 to 10 characters, not only spaces.
            description: The new purpose. By default it stays as it is. At most 64 characters.
            pinned: Identifiers of the holes to display at its top. By default they stay as they are. At least 1, at
                most 12 items without duplicates.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Division: The modified division.

        Raises:
            InvalidArgumentError: Another division has the name. Nothing was sent.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No division has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/divisions
            PUT https://forum.fduhole.com/api/divisions/{id}

        Since:
            0.1.0

        Example:
            session.forum.modify_division(1, pinned=[1, 2])
        """
        params = {"id": id, "name": name, "description": description, "pinned": pinned, "timeout_ms": timeout_ms}
        return Division.from_json(self._call("forum.modify_division", params))

    def delete_division(self, id: int, to: int, *, timeout_ms: int | None = None) -> None:
        """Deletes a division and moves its holes to another one. Only for administrators.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the division. At least 1.
            to: Identifier of the division that gets its holes. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            InvalidArgumentError: `to` is the division that would be deleted.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No division has the identifier `to`. Nothing was sent.
            ServerFailureError: Somebody was banned from the division.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/divisions
            DELETE https://forum.fduhole.com/api/divisions/{id}

        Since:
            0.1.0

        Example:
            session.forum.delete_division(5, 1)
        """
        params = {"id": id, "to": to, "timeout_ms": timeout_ms}
        self._call("forum.delete_division", params)

    def set_search_open(self, open: bool, *, timeout_ms: int | None = None) -> None:
        """Opens or closes the search of the forum's older programs. Only for administrators.

        It has no effect on `forum.search_floor()`.

        The session must be signed in with `account.login()`.

        Args:
            open: Whether people can search.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/config/search

        Since:
            0.1.0

        Example:
            session.forum.set_search_open(True)
        """
        params = {"open": open, "timeout_ms": timeout_ms}
        self._call("forum.set_search_open", params)

    def create_penalty(self, floor_id: int, days: int, reason: str, *, timeout_ms: int | None = None) -> Profile:
        """Bans the author of a floor from the division of its hole. Only for administrators.

        The lengths of bans for several floors add up. Another ban for the same floor changes the length of the
        first one.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            floor_id: Identifier of the floor. At least 1.
            days: Length of the ban. At least 1 days.
            reason: Reason for the report or the ban. 1 to 128 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Profile: The banned account, without its personal data.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/penalty/{floor_id}

        Since:
            0.1.0

        Example:
            session.forum.create_penalty(7, 1, "Insults")
        """
        params = {"floor_id": floor_id, "days": days, "reason": reason, "timeout_ms": timeout_ms}
        return Profile.from_json(self._call("forum.create_penalty", params))

    def create_permanent_penalty(self, floor_id: int, reason: str, *, timeout_ms: int | None = None) -> Profile:
        """Bans the author of a floor from all divisions for ten years. Only for administrators.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            floor_id: Identifier of the floor. At least 1.
            reason: Reason for the report or the ban. 1 to 128 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Profile: The banned account, without its personal data.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/penalty/{floor_id}/_forever

        Since:
            0.1.0

        Example:
            session.forum.create_permanent_penalty(7, "Threats")
        """
        params = {"floor_id": floor_id, "reason": reason, "timeout_ms": timeout_ms}
        return Profile.from_json(self._call("forum.create_permanent_penalty", params))

    def save_thread(
        self,
        hole_id: int,
        *,
        refresh: bool = False,
        max_floors: int | None = None,
        timeout_ms: int | None = None,
    ) -> SavingReport:
        """Saves a hole with all of its floors on disk, for reading and searching without the network.

        The first call saves all floors. The next ones request only what is new: one request if there are no new
        floors. Each page of floors is stored at once, so a call that was interrupted loses nothing, and the next
        one continues. The progress of a running call counts pages, and `forum.get_saved_thread()` returns how many
        floors are saved.

        A floor that the forum has deleted keeps its saved text, and `deleted_at` of the `SavedFloor` is set. If the
        forum no longer has the hole, `gone_at` of the `SavedThread` is set. Images themselves are not saved, only
        their addresses.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole. At least 1.
            refresh: Whether to request the saved floors again, which finds changed and deleted ones. Default:
                False.
            max_floors: Stops after the page that reaches this number of new floors. Call again while `is_complete`
                of the `SavedThread` is false. By default, all floors are saved. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            SavingReport: The result of saving a thread.

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No hole has this identifier, or it is hidden; and it was not saved before.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes/{id}
            GET https://forum.fduhole.com/api/holes/{id}/floors
            GET https://forum.fduhole.com/api/floors/{id}/history

        Since:
            0.1.0

        Example:
            session.forum.save_thread(2)
        """
        params = {"hole_id": hole_id, "refresh": refresh, "max_floors": max_floors, "timeout_ms": timeout_ms}
        return SavingReport.from_json(self._call("forum.save_thread", params))

    def get_saved_thread(self, hole_id: int, *, timeout_ms: int | None = None) -> SavedThread:
        """Returns a saved thread without its floors.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            SavedThread: A hole that was saved with `forum.save_thread()`.

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The account has not saved this hole.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.forum.get_saved_thread(2)
        """
        params = {"hole_id": hole_id, "timeout_ms": timeout_ms}
        return SavedThread.from_json(self._call("forum.get_saved_thread", params))

    def list_saved_floors(
        self,
        hole_id: int,
        *,
        start_floor: int = 0,
        size: int = 50,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[SavedFloor]:
        """Lists the floors of a saved thread, page by page, oldest first.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole. At least 1.
            start_floor: Number of floors to skip at the beginning of the list. At least 0. Default: 0.
            size: Maximum number of floors. 1 to 1,000. Default: 50.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[SavedFloor]

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The account has not saved this hole.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.forum.list_saved_floors(2, size=3)
        """
        params = {
            "hole_id": hole_id,
            "start_floor": start_floor,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("forum.list_saved_floors", params)
        return [SavedFloor.from_json(item) for item in items]

    def list_saved_threads(
        self,
        *,
        offset: int = 0,
        size: int = 20,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[SavedThread]:
        """Lists the account's saved threads, page by page, those with the newest floors first.

        The session must be signed in with `account.login()`.

        Args:
            offset: Number of threads to skip at the beginning of the list. At least 0. Default: 0.
            size: Maximum number of threads. 1 to 100. Default: 20.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[SavedThread]

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.forum.list_saved_threads(size=3)
        """
        params = {"offset": offset, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        items = self._call("forum.list_saved_threads", params)
        return [SavedThread.from_json(item) for item in items]

    def search_saved(
        self,
        query: str,
        *,
        hole_id: int | None = None,
        offset: int = 0,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[SavedMatch]:
        """Searches the texts of all saved threads for words, and lists the floors found, page by page.

        A floor is found if its text contains all words. Words are separated by white space; a word can be any part
        of a text, such as 图书, and has no operators or wildcards. Upper and lower case, and full-width and ordinary
        letters, are the same.

        Floors in which the words are more prominent come first. If a word is in more than 5,000 floors, the newest
        floors come first.

        The session must be signed in with `account.login()`.

        Args:
            query: Words to search for. 1 to 200 characters, not only spaces.
            hole_id: Identifier of the only hole to search. The default is to search all saved threads. At least 1.
            offset: Number of floors to skip at the beginning of the list. At least 0. Default: 0.
            size: Maximum number of floors. 1 to 50. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[SavedMatch]

        Raises:
            InvalidArgumentError: The session has no `store.path`, or a parameter is out of range.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.forum.search_saved("图书馆", size=3)
        """
        params = {
            "query": query,
            "hole_id": hole_id,
            "offset": offset,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("forum.search_saved", params)
        return [SavedMatch.from_json(item) for item in items]

    def delete_saved_thread(self, hole_id: int, *, timeout_ms: int | None = None) -> None:
        """Deletes a saved thread from the disk. The hole on the forum stays.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The account has not saved this hole.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.forum.delete_saved_thread(2)
        """
        params = {"hole_id": hole_id, "timeout_ms": timeout_ms}
        self._call("forum.delete_saved_thread", params)

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached divisions, tags and identifiers of favorites and subscriptions from memory and disk.

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
                is sent at most once. "GET": Reads an object or a list; "POST": Creates an object, or starts an
                action; "PUT": Changes an object; "PATCH": Changes a part of an object; "DELETE": Deletes an object.
            path: Path of the operation below the server's base URL, percent-encoded, such as `/divisions/1/holes`.
                It has no query, no empty segments and no `..`. Not empty.
            query: The query: names with a string, a number, `True`, `False`, or a list of them, which is sent as
                several items of this name. By default, there is no query.
            body: The body, which is sent as JSON. By default, no body is sent.
            server: Server that receives the request. "forum": The forum, at `forum.base_url`; "auth": The accounts,
                at `auth.base_url`; "curriculum": The course reviews, at `curriculum.base_url`. Default: "forum".
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
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Hole]:
        """Iterates over the items of all pages of `list_holes_in_division`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_holes_in_division`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {
            "division_id": division_id,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "forum.list_holes_in_division", params, Hole.from_json)

    def iter_safe_holes_in_division(
        self,
        division_id: int,
        *,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Hole]:
        """Iterates over the items of all pages of `list_safe_holes_in_division`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_safe_holes_in_division`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {
            "division_id": division_id,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "forum.list_safe_holes_in_division", params, Hole.from_json)

    def iter_holes_on_home_page(
        self,
        *,
        tags: Sequence[str] | None = None,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Hole]:
        """Iterates over the items of all pages of `list_holes_on_home_page`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_holes_on_home_page`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {
            "tags": tags,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "forum.list_holes_on_home_page", params, Hole.from_json)

    def iter_good_holes(
        self,
        *,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Hole]:
        """Iterates over the items of all pages of `list_good_holes`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_good_holes`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "forum.list_good_holes", params, Hole.from_json)

    def iter_holes(
        self,
        *,
        division_id: int = 0,
        tags: Sequence[str] | None = None,
        created_start: dt.datetime | str | None = None,
        created_end: dt.datetime | str | None = None,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Hole]:
        """Iterates over the items of all pages of `list_holes`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_holes`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {
            "division_id": division_id,
            "tags": tags,
            "created_start": created_start,
            "created_end": created_end,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "forum.list_holes", params, Hole.from_json)

    def iter_holes_by_tag(
        self,
        tag_name: str,
        *,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Hole]:
        """Iterates over the items of all pages of `list_holes_by_tag`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_holes_by_tag`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {
            "tag_name": tag_name,
            "start_time": start_time,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "forum.list_holes_by_tag", params, Hole.from_json)

    def iter_my_holes(
        self,
        *,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Hole]:
        """Iterates over the items of all pages of `list_my_holes`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_my_holes`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {"start_time": start_time, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return Items(self._run, "forum.list_my_holes", params, Hole.from_json)

    def iter_floors_in_hole(
        self,
        hole_id: int,
        *,
        start_floor: int = 0,
        sort: FloorSort = "asc",
        size: int = 30,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Floor]:
        """Iterates over the items of all pages of `list_floors_in_hole`, starting at `start_floor`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_floors_in_hole`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "hole_id": hole_id,
            "start_floor": start_floor,
            "sort": sort,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "forum.list_floors_in_hole", params, Floor.from_json)

    def iter_search_floor(
        self,
        keyword: str,
        *,
        accurate: bool = False,
        start_time: dt.datetime | str | None = None,
        end_time: dt.datetime | str | None = None,
        offset: int = 0,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Floor]:
        """Iterates over the items of all pages of `search_floor`, starting at `offset`.

        Each page is requested when its first item is needed. The parameters and errors are those of `search_floor`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "keyword": keyword,
            "accurate": accurate,
            "start_time": start_time,
            "end_time": end_time,
            "offset": offset,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "forum.search_floor", params, Floor.from_json)

    def iter_my_floors(
        self,
        *,
        offset: int = 0,
        sort: FloorSort = "desc",
        size: int = 30,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Floor]:
        """Iterates over the items of all pages of `list_my_floors`, starting at `offset`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_my_floors`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "offset": offset,
            "sort": sort,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "forum.list_my_floors", params, Floor.from_json)

    def iter_reports(
        self,
        *,
        range: int = 0,
        offset: int = 0,
        sort: FloorSort = "desc",
        size: int = 30,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[Report]:
        """Iterates over the items of all pages of `list_reports`, starting at `offset`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_reports`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "range": range,
            "offset": offset,
            "sort": sort,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "forum.list_reports", params, Report.from_json)

    def iter_sensitive_floors(
        self,
        *,
        open: bool = True,
        all: bool = False,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_created",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[SensitiveFloor]:
        """Iterates over the items of all pages of `list_sensitive_floors`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_sensitive_floors`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {
            "open": open,
            "all": all,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "forum.list_sensitive_floors", params, SensitiveFloor.from_json)

    def iter_saved_floors(
        self,
        hole_id: int,
        *,
        start_floor: int = 0,
        size: int = 50,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[SavedFloor]:
        """Iterates over the items of all pages of `list_saved_floors`, starting at `start_floor`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_saved_floors`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "hole_id": hole_id,
            "start_floor": start_floor,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "forum.list_saved_floors", params, SavedFloor.from_json)

    def iter_saved_threads(
        self,
        *,
        offset: int = 0,
        size: int = 20,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[SavedThread]:
        """Iterates over the items of all pages of `list_saved_threads`, starting at `offset`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_saved_threads`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {"offset": offset, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return Items(self._run, "forum.list_saved_threads", params, SavedThread.from_json)

    def iter_search_saved(
        self,
        query: str,
        *,
        hole_id: int | None = None,
        offset: int = 0,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[SavedMatch]:
        """Iterates over the items of all pages of `search_saved`, starting at `offset`.

        Each page is requested when its first item is needed. The parameters and errors are those of `search_saved`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "query": query,
            "hole_id": hole_id,
            "offset": offset,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "forum.search_saved", params, SavedMatch.from_json)

    def watch_hole(
        self,
        id: int,
        *,
        since: str | None = None,
        interval_ms: int = 30000,
        timeout_ms: int | None = None,
    ) -> Watch[Floor]:
        """Watches what `poll_hole` returns, item by item, as an iterator that waits for the next one.

        Temporary failures are retried. Watches of one session with the same parameters share their requests.

        Args:
            id: Identifier of the hole. At least 1.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            interval_ms: How long a stream waits between two polls. A single call ignores it. 5,000 to 86,400,000
                ms. Default: 30000.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Since:
            0.1.0

        Example:
            for item in session.forum.watch_hole(2): print(item)
        """
        params = {"id": id, "since": since, "interval_ms": interval_ms, "timeout_ms": timeout_ms}
        return Watch(self._watch("forum.watch_hole", params), NewFloors.from_json, "floors")

    def watch_messages(
        self,
        *,
        unread: bool = False,
        since: str | None = None,
        interval_ms: int = 60000,
        timeout_ms: int | None = None,
    ) -> Watch[Message]:
        """Watches what `poll_messages` returns, item by item, as an iterator that waits for the next one.

        Temporary failures are retried. Watches of one session with the same parameters share their requests.

        Args:
            unread: Whether to request only messages that are not marked as read, which makes the response shorter.
                A message that is marked as read before the next poll is then left out. Default: False.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            interval_ms: How long a stream waits between two polls. A single call ignores it. 5,000 to 86,400,000
                ms. Default: 60000.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Since:
            0.1.0

        Example:
            for item in session.forum.watch_messages(): print(item)
        """
        params = {"unread": unread, "since": since, "interval_ms": interval_ms, "timeout_ms": timeout_ms}
        return Watch(self._watch("forum.watch_messages", params), NewMessages.from_json, "messages")


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
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes of a division, page by page, newest first.

        The session must be signed in with `account.login()`.

        Args:
            division_id: Identifier of the division, from `forum.get_divisions()`, or 0 for all divisions. The list
                is empty if the division does not exist. At least 0.
            start_time: Lists only holes whose time, as chosen by `order`, is before this time. The default is now.
            order: The time by which holes are sorted. "time_updated": The time of the last reply; "time_created":
                The time of creation. Default: "time_updated".
            size: Maximum number of holes. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
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
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("forum.list_holes_in_division", params)
        return [Hole.from_json(item) for item in items]

    async def list_safe_holes_in_division(
        self,
        division_id: int,
        *,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes of a division that are safe for work, page by page, newest first.

        Holes that have a tag whose name starts with `*` are left out.

        The session must be signed in with `account.login()`.

        Args:
            division_id: Identifier of the division, from `forum.get_divisions()`, or 0 for all divisions. The list
                is empty if the division does not exist. At least 0.
            start_time: Lists only holes whose time, as chosen by `order`, is before this time. The default is now.
            order: The time by which holes are sorted. "time_updated": The time of the last reply; "time_created":
                The time of creation. Default: "time_updated".
            size: Maximum number of holes. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/divisions/{division_id}/holes/_sfw

        Since:
            0.1.0

        Example:
            await session.forum.list_safe_holes_in_division(1, size=3)
        """
        params = {
            "division_id": division_id,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("forum.list_safe_holes_in_division", params)
        return [Hole.from_json(item) for item in items]

    async def list_holes_on_home_page(
        self,
        *,
        tags: Sequence[str] | None = None,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes of the forum's home page, page by page, newest first.

        They are the holes of all divisions that appear on the home page.

        The session must be signed in with `account.login()`.

        Args:
            tags: Lists only holes that have all of these tags. By default, tags do not matter. At least 1 items
                without duplicates, not only spaces.
            start_time: Lists only holes whose time, as chosen by `order`, is before this time. The default is now.
            order: The time by which holes are sorted. "time_updated": The time of the last reply; "time_created":
                The time of creation. Default: "time_updated".
            size: Maximum number of holes. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: A tag does not exist.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes/_homepage

        Since:
            0.1.0

        Example:
            await session.forum.list_holes_on_home_page(size=3)
        """
        params = {
            "tags": tags,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("forum.list_holes_on_home_page", params)
        return [Hole.from_json(item) for item in items]

    async def list_good_holes(
        self,
        *,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the outstanding holes, page by page, newest first.

        The session must be signed in with `account.login()`.

        Args:
            start_time: Lists only holes whose time, as chosen by `order`, is before this time. The default is now.
            order: The time by which holes are sorted. "time_updated": The time of the last reply; "time_created":
                The time of creation. Default: "time_updated".
            size: Maximum number of holes. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes/_good

        Since:
            0.1.0

        Example:
            await session.forum.list_good_holes(size=3)
        """
        params = {
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("forum.list_good_holes", params)
        return [Hole.from_json(item) for item in items]

    async def list_holes(
        self,
        *,
        division_id: int = 0,
        tags: Sequence[str] | None = None,
        created_start: dt.datetime | str | None = None,
        created_end: dt.datetime | str | None = None,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists holes by division, tags and time of creation, page by page, newest first.

        With `time_created` as `order`, the server sends each hole's time of creation in place of the time of its
        last floor.

        The session must be signed in with `account.login()`.

        Args:
            division_id: Identifier of the division, from `forum.get_divisions()`, or 0 for all divisions. At least
                0. Default: 0.
            tags: Lists only holes that have all of these tags. By default, tags do not matter. At least 1 items
                without duplicates, not only spaces.
            created_start: Lists only holes that were created at this time or later. By default, there is no limit.
            created_end: Lists only holes that were created at this time or earlier. By default, there is no limit.
            start_time: Lists only holes whose time, as chosen by `order`, is before this time. The default is now.
            order: The time by which holes are sorted. "time_updated": The time of the last reply; "time_created":
                The time of creation. Default: "time_updated".
            size: Maximum number of holes. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: A tag does not exist.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes

        Since:
            0.1.0

        Example:
            await session.forum.list_holes(division_id=1, size=3)
        """
        params = {
            "division_id": division_id,
            "tags": tags,
            "created_start": created_start,
            "created_end": created_end,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("forum.list_holes", params)
        return [Hole.from_json(item) for item in items]

    async def list_holes_by_tag(
        self,
        tag_name: str,
        *,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes with a tag, page by page, newest first.

        They are sorted by the time of their last floor. The list is empty if no tag has this name.

        The session must be signed in with `account.login()`.

        Args:
            tag_name: Name of the tag, from `forum.list_all_tags()`. Not empty.
            start_time: Lists only holes whose last floor was posted before this time. The default is now.
            size: Maximum number of holes. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
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
        params = {
            "tag_name": tag_name,
            "start_time": start_time,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("forum.list_holes_by_tag", params)
        return [Hole.from_json(item) for item in items]

    async def list_my_holes(
        self,
        *,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the holes that the account created, page by page, newest first.

        They are sorted by the time of their last floor. Hidden and deleted holes are not listed.

        The session must be signed in with `account.login()`.

        Args:
            start_time: Lists only holes whose last floor was posted before this time. The default is now.
            size: Maximum number of holes. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
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
        params = {"start_time": start_time, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
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

        A new tag is in `forum.list_all_tags()` at once. Only administrators can create a tag whose name starts with
        `#`, `@` or `*`, or has more than 10 characters and more than 15 bytes in UTF-8. If such a long name is not
        in `forum.list_all_tags()`, the call fails with `InvalidArgumentError` before the hole is sent.

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
            ForbiddenError: The account may not post here: the quiz was not passed (`account.get_quiz()`), it is
                banned from the division, or it lacks the staff badge.
            NotFoundError: No division has this identifier. Nothing was sent.
            RejectedError: The text shows an image from a host that the forum does not allow.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/divisions
            GET https://forum.fduhole.com/api/tags
            GET https://forum.fduhole.com/api/users/me
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

    async def modify_hole(
        self,
        id: int,
        *,
        tags: Sequence[str] | None = None,
        division_id: int | None = None,
        hidden: bool | None = None,
        locked: bool | None = None,
        frozen: bool | None = None,
        timeout_ms: int | None = None,
    ) -> Hole:
        """Changes the tags, the division or the state of a hole. Only for administrators.

        The change does not move the hole in lists.

        The session must be signed in with `account.login()`. At least one of `tags`, `division_id`, `hidden`,
        `locked`, `frozen` must be given.

        Args:
            id: Identifier of the hole.
            tags: Names of its new tags, in place of all old ones. By default, they stay as they are. 1 to 10 items
                without duplicates, 1 to 20 characters each, not only spaces.
            division_id: Identifier of the division to move it to, from `forum.get_divisions()`. By default, it is
                not moved. At least 1.
            hidden: Whether only administrators see it. By default, this stays as it is.
            locked: Whether only administrators can reply. By default, this stays as it is.
            frozen: Whether new floors no longer move it to the top of lists. By default, this stays as it is.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Hole: The modified hole.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's. The author of a hole cannot change it either.
            NotFoundError: No hole, or no division, has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/divisions
            PUT https://forum.fduhole.com/api/holes/{id}

        Since:
            0.1.0

        Example:
            await session.forum.modify_hole(2, locked=True)
        """
        params = {
            "id": id,
            "tags": tags,
            "division_id": division_id,
            "hidden": hidden,
            "locked": locked,
            "frozen": frozen,
            "timeout_ms": timeout_ms,
        }
        return Hole.from_json(await self._call("forum.modify_hole", params))

    async def hide_hole(self, id: int, *, timeout_ms: int | None = None) -> None:
        """Hides a hole from everybody except administrators, also from its author. Only for administrators.

        `forum.modify_hole()` displays it again.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the hole.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No hole has this identifier, or it is hidden already.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/holes/{id}

        Since:
            0.1.0

        Example:
            await session.forum.hide_hole(2)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        await self._call("forum.hide_hole", params)

    async def add_view(self, id: int, *, timeout_ms: int | None = None) -> None:
        """Counts a view of a hole.

        Reading a hole does not count as a view by itself. The server adds views up and stores them every minute. It
        ignores holes that do not exist.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the hole.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PATCH https://forum.fduhole.com/api/holes/{id}

        Since:
            0.1.0

        Example:
            await session.forum.add_view(2)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        await self._call("forum.add_view", params)

    async def get_summary(self, id: int, *, force_refresh: bool = False, timeout_ms: int | None = None) -> SummaryState:
        """Returns the AI summary of a hole, or makes the forum write one.

        The forum offers a summary if `ai_summary_available` of the `Hole` is true. Writing one takes a while: call
        again after some seconds, until `code` is 1000 (ready) or at least 2000 (no summary). A summary is kept for
        a day.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the hole.
            force_refresh: Whether to write a new summary, even if there is one. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            SummaryState: The state of the AI summary of a hole.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No hole has this identifier, it is hidden, or the forum does not offer summaries to the
                account.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes/{id}/summary

        Since:
            0.1.0

        Example:
            await session.forum.get_summary(2)
        """
        params = {"id": id, "force_refresh": force_refresh, "timeout_ms": timeout_ms}
        return SummaryState.from_json(await self._call("forum.get_summary", params))

    async def rate_summary(
        self,
        id: int,
        trace_id: str,
        type: int,
        *,
        reason: str = "",
        timeout_ms: int | None = None,
    ) -> None:
        """Rates an AI summary.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the hole.
            trace_id: Identifier of the summary, from `forum.get_summary()`. Not empty.
            type: The rating, as the forum numbers it: 1 for a good summary.
            reason: Reason for the rating. Default: "".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/holes/{id}/summary/feedback

        Since:
            0.1.0

        Example:
            await session.forum.rate_summary(2, "00000000-0000-4000-8000-000000000002", 1)
        """
        params = {"id": id, "trace_id": trace_id, "type": type, "reason": reason, "timeout_ms": timeout_ms}
        await self._call("forum.rate_summary", params)

    async def list_floors_in_hole(
        self,
        hole_id: int,
        *,
        start_floor: int = 0,
        sort: FloorSort = "asc",
        size: int = 30,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Lists the floors of a hole, page by page.

        The list is empty if the hole does not exist. The server also lists the floors of hidden holes. It cannot
        sort by likes: `forum.list_all_floors()` does.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole.
            start_floor: Number of floors to skip at the beginning of the list. At least 0. Default: 0.
            sort: The order of the floors. With the newest first, a floor that is posted between two calls moves the
                others to the next page. "asc": Oldest items first; "desc": Newest items first. Default: "asc".
            size: Maximum number of floors. 1 to 50. Default: 30.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
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
        params = {
            "hole_id": hole_id,
            "start_floor": start_floor,
            "sort": sort,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("forum.list_floors_in_hole", params)
        return [Floor.from_json(item) for item in items]

    async def list_all_floors(
        self,
        hole_id: int,
        *,
        order: FloorOrder = "oldest",
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Lists all floors of a hole at once.

        A hole can have thousands of floors; use `forum.list_floors_in_hole()` to list them page by page. The list
        is empty if the hole does not exist.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole.
            order: The order of the floors. The library sorts them. "oldest": Oldest floors first; "newest": Newest
                floors first; "most_liked": Most likes first. Floors with as many likes are listed oldest first.
                Default: "oldest".
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
        params = {"hole_id": hole_id, "order": order, "timeout_ms": timeout_ms}
        items = await self._call("forum.list_all_floors", params)
        return [Floor.from_json(item) for item in items]

    async def poll_hole(self, id: int, *, since: str | None = None, timeout_ms: int | None = None) -> NewFloors:
        """Returns the floors that were posted in a hole since a token, oldest first.

        If more than 500 floors are new, the call returns the oldest 500 of them, and the next call continues there.
        Floors that are changed or deleted later are not returned again.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the hole. At least 1.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            NewFloors: The floors of a hole that are new since a token.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No hole has this identifier, or it is hidden. Only the first call for a hole checks this.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes/{id}/floors
            GET https://forum.fduhole.com/api/holes/{id}

        Since:
            0.1.0

        Example:
            await session.forum.poll_hole(2)
        """
        params = {"id": id, "since": since, "timeout_ms": timeout_ms}
        return NewFloors.from_json(await self._call("forum.watch_hole", params))

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
        reply_to: int | None = None,
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
            reply_to: Identifier of the floor that it replies to. The server stores it without a check. The author
                of that floor is notified only if `content` contains `##` and the identifier. By default, it replies
                to none. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Floor: The new floor.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account may not reply: the hole is locked, the quiz was not passed
                (`account.get_quiz()`), the account is banned from the division, or it lacks the staff badge.
            NotFoundError: No hole has this identifier, or it is hidden.
            RejectedError: The text shows an image from a host that the forum does not allow.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/holes/{hole_id}/floors

        Since:
            0.1.0

        Example:
            await session.forum.create_floor("Until ten.", 2)
        """
        params = {
            "content": content,
            "hole_id": hole_id,
            "special_tag": special_tag,
            "reply_to": reply_to,
            "timeout_ms": timeout_ms,
        }
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
            RejectedError: The text shows an image from a host that the forum does not allow.
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
        start_time: dt.datetime | str | None = None,
        end_time: dt.datetime | str | None = None,
        offset: int = 0,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Searches the texts of all floors for words, and lists the floors found, page by page.

        `forum.search_floors_in_hole()` searches a single hole, and `forum.search_floors_by_tag()` the holes with a
        tag.

        The session must be signed in with `account.login()`.

        Args:
            keyword: Words to search for. Not empty.
            accurate: Whether to find only texts that contain `keyword` exactly as it is. Default: False.
            start_time: Lists only floors that were posted at this time or later, in whole seconds. By default,
                there is no limit.
            end_time: Lists only floors that were posted at this time or earlier, in whole seconds. By default,
                there is no limit.
            offset: Number of floors to skip at the beginning of the list. At least 0. Default: 0.
            size: Maximum number of floors. 1 to 50. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Floor]

        Raises:
            InvalidArgumentError: `start_time` is after `end_time`, or one of them is before 1970.
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
        params = {
            "keyword": keyword,
            "accurate": accurate,
            "start_time": start_time,
            "end_time": end_time,
            "offset": offset,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("forum.search_floor", params)
        return [Floor.from_json(item) for item in items]

    async def search_floors_in_hole(
        self,
        hole_id: int,
        keyword: str,
        *,
        accurate: bool = False,
        start_time: dt.datetime | str | None = None,
        end_time: dt.datetime | str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Lists the floors of a hole whose texts contain words, oldest first.

        The server cannot search a single hole. All floors of the hole are requested at once, and searched by the
        library. The list is empty if the hole does not exist.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole. At least 1.
            keyword: Words to search for, in upper or lower case. Not only spaces.
            accurate: Whether to find only texts that contain `keyword` exactly as it is. Otherwise, a text must
                contain each of its words anywhere. Default: False.
            start_time: Lists only floors that were posted at this time or later, in whole seconds. By default,
                there is no limit.
            end_time: Lists only floors that were posted at this time or earlier, in whole seconds. By default,
                there is no limit.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Floor]

        Raises:
            InvalidArgumentError: `start_time` is after `end_time`, or one of them is before 1970.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors

        Since:
            0.1.0

        Example:
            await session.forum.search_floors_in_hole(2, "图书馆")
        """
        params = {
            "hole_id": hole_id,
            "keyword": keyword,
            "accurate": accurate,
            "start_time": start_time,
            "end_time": end_time,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("forum.search_floors_in_hole", params)
        return [Floor.from_json(item) for item in items]

    async def search_floors_by_tag(
        self,
        tag_name: str,
        keyword: str,
        *,
        accurate: bool = False,
        start_time: dt.datetime | str | None = None,
        end_time: dt.datetime | str | None = None,
        offset: int = 0,
        size: int = 10,
        scan: int = 200,
        timeout_ms: int | None = None,
    ) -> FloorSearch:
        """Searches the texts of floors for words, and lists those in holes with a tag.

        The server cannot search by tag. The floors of `forum.search_floor()` are requested in turn, and each of
        their holes once, until there are `size` floors in holes with the tag. A rare tag and a frequent word take
        many requests: `scan` limits them.

        The session must be signed in with `account.login()`.

        Args:
            tag_name: Name of the tag, from `forum.list_all_tags()`. Not only spaces.
            keyword: Words to search for. Not empty.
            accurate: Whether to find only texts that contain `keyword` exactly as it is. Default: False.
            start_time: Lists only floors that were posted at this time or later, in whole seconds. By default,
                there is no limit.
            end_time: Lists only floors that were posted at this time or earlier, in whole seconds. By default,
                there is no limit.
            offset: Number of floors of the search to skip: 0, or `next_offset` of the previous call. At least 0.
                Default: 0.
            size: Maximum number of floors. 1 to 50. Default: 10.
            scan: Maximum number of floors of the search to look at. 1 to 2,000. Default: 200.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            FloorSearch: The floors that a search has found so far.

        Raises:
            InvalidArgumentError: `start_time` is after `end_time`, or one of them is before 1970.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors/search
            GET https://forum.fduhole.com/api/holes/{id}

        Since:
            0.1.0

        Example:
            await session.forum.search_floors_by_tag("学习", "图书馆", size=3)
        """
        params = {
            "tag_name": tag_name,
            "keyword": keyword,
            "accurate": accurate,
            "start_time": start_time,
            "end_time": end_time,
            "offset": offset,
            "size": size,
            "scan": scan,
            "timeout_ms": timeout_ms,
        }
        return FloorSearch.from_json(await self._call("forum.search_floors_by_tag", params))

    async def list_my_floors(
        self,
        *,
        offset: int = 0,
        sort: FloorSort = "desc",
        size: int = 30,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Floor]:
        """Lists the floors that the account wrote, page by page, without the first floors of its own holes.

        The session must be signed in with `account.login()`.

        Args:
            offset: Number of floors to skip at the beginning of the list. At least 0. Default: 0.
            sort: The order of the floors. "asc": Oldest items first; "desc": Newest items first. Default: "desc".
            size: Maximum number of floors. 1 to 50. Default: 30.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Floor]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/me/floors

        Since:
            0.1.0

        Example:
            await session.forum.list_my_floors(size=3)
        """
        params = {
            "offset": offset,
            "sort": sort,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("forum.list_my_floors", params)
        return [Floor.from_json(item) for item in items]

    async def delete_hole(self, id: int, *, timeout_ms: int | None = None) -> None:
        """Deletes a hole that the account created. Administrators can delete any hole.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the hole.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account did not create the hole.
            NotFoundError: No hole has this identifier, or it is deleted already.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/holes/{id}/_force

        Since:
            0.1.0

        Example:
            await session.forum.delete_hole(2)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        await self._call("forum.delete_hole", params)

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

    async def search_tag(self, keyword: str, *, timeout_ms: int | None = None) -> list[Tag]:
        """Lists the tags whose names contain a string, most used first.

        The server does not cache these lists. `forum.list_all_tags()` is faster for more than one search.

        The session must be signed in with `account.login()`.

        Args:
            keyword: String to search for. 1 to 32 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Tag]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/tags

        Since:
            0.1.0

        Example:
            await session.forum.search_tag("课")
        """
        params = {"keyword": keyword, "timeout_ms": timeout_ms}
        items = await self._call("forum.search_tag", params)
        return [Tag.from_json(item) for item in items]

    async def get_tag(self, id: int, *, timeout_ms: int | None = None) -> Tag:
        """Returns a tag.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the tag. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Tag: A tag: a label of holes, chosen by their authors.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No tag has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/tags/{id}

        Since:
            0.1.0

        Example:
            await session.forum.get_tag(1)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return Tag.from_json(await self._call("forum.get_tag", params))

    async def create_tag(self, name: str, *, timeout_ms: int | None = None) -> Tag:
        """Creates a tag, or returns the one that has the name already.

        The session must be signed in with `account.login()`.

        Args:
            name: Name of the tag. It has the same limits as new tags of `forum.create_hole()`. 1 to 20 characters,
                not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Tag: The tag.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            RejectedError: Only administrators can create a tag with this name.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/tags

        Since:
            0.1.0

        Example:
            await session.forum.create_tag("一封信")
        """
        params = {"name": name, "timeout_ms": timeout_ms}
        return Tag.from_json(await self._call("forum.create_tag", params))

    async def modify_tag(self, id: int, name: str, temperature: int, *, timeout_ms: int | None = None) -> Tag:
        """Changes the name and the temperature of a tag. Only for administrators.

        If another tag has the name already, the server reports success but changes nothing.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the tag. At least 1.
            name: The new name. 1 to 20 characters, not only spaces.
            temperature: The new number of holes with this tag. At least 0.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Tag: The modified tag.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No tag has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/tags/{id}
            PUT https://forum.fduhole.com/api/tags/{id}

        Since:
            0.1.0

        Example:
            await session.forum.modify_tag(1, "旧事", 3)
        """
        params = {"id": id, "name": name, "temperature": temperature, "timeout_ms": timeout_ms}
        return Tag.from_json(await self._call("forum.modify_tag", params))

    async def delete_tag(self, id: int, to: str, *, timeout_ms: int | None = None) -> Tag:
        """Deletes a tag, and adds another one to its holes. Only for administrators.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the tag. At least 1.
            to: Name of the tag that its holes get instead. 1 to 20 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Tag: The tag that the holes have now.

        Raises:
            InvalidArgumentError: `to` is the name of the tag that would be deleted.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No tag has this identifier or the name `to`.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/tags/{id}
            DELETE https://forum.fduhole.com/api/tags/{id}

        Since:
            0.1.0

        Example:
            await session.forum.delete_tag(1, "选课")
        """
        params = {"id": id, "to": to, "timeout_ms": timeout_ms}
        return Tag.from_json(await self._call("forum.delete_tag", params))

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

    async def modify_profile(
        self,
        *,
        notify: Sequence[NotificationType | str] | None = None,
        show_folded: FoldedFloors | str | None = None,
        timeout_ms: int | None = None,
    ) -> Profile:
        """Changes the account's settings on the forum.

        The session must be signed in with `account.login()`. At least one of `notify`, `show_folded` must be given.

        Args:
            notify: The events of which the account is notified, in place of the old ones. By default, they stay as
                they are. Without duplicates. "mention": A floor of the account was quoted; "favorite": A subscribed
                hole has a new floor; "report": Administrators have handled a report. A server may send others.
            show_folded: How folded floors are displayed. By default, this stays as it is. "hide": They are not
                displayed; "fold": They are displayed folded; "show": They are displayed like other floors. A server
                may send others.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Profile: The profile with the new settings.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://forum.fduhole.com/api/users/me

        Since:
            0.1.0

        Example:
            await session.forum.modify_profile(notify=["mention", "favorite", "report"], show_folded="fold")
        """
        params = {"notify": notify, "show_folded": show_folded, "timeout_ms": timeout_ms}
        return Profile.from_json(await self._call("forum.modify_profile", params))

    async def list_my_punishments(self, *, timeout_ms: int | None = None) -> list[Punishment]:
        """Lists the bans of the account, past ones included.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Punishment]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/me/punishments

        Since:
            0.1.0

        Example:
            await session.forum.list_my_punishments()
        """
        params = {"timeout_ms": timeout_ms}
        items = await self._call("forum.list_my_punishments", params)
        return [Punishment.from_json(item) for item in items]

    async def list_favorites(
        self,
        *,
        group_id: int | None = None,
        order: FavoriteOrder = "time_created",
        timeout_ms: int | None = None,
    ) -> list[Hole]:
        """Lists the account's favorites.

        The list includes hidden holes. Without `group_id`, a hole in two groups is listed twice.

        The session must be signed in with `account.login()`.

        Args:
            group_id: Identifier of the group, from `forum.list_favorite_groups()`. By default, the favorites of all
                groups are listed. 0 to 9.
            order: The order of the list. "time_created": The time at which the hole became a favorite;
                "hole_time_updated": The time of the hole's last floor; "id": The hole's identifier. Default:
                "time_created".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No group has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/user/favorites

        Since:
            0.1.0

        Example:
            await session.forum.list_favorites(group_id=0)
        """
        params = {"group_id": group_id, "order": order, "timeout_ms": timeout_ms}
        items = await self._call("forum.list_favorites", params)
        return [Hole.from_json(item) for item in items]

    async def list_favorite_ids(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> HoleIds:
        """Returns the identifiers of the account's favorites in all groups.

        They include hidden holes, and holes that were deleted since. Changes by this session are in it at once.

        The session must be signed in with `account.login()`. A cached value is valid for 10 minutes.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoleIds: A list of holes by their identifiers.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/user/favorites

        Since:
            0.1.0

        Example:
            await session.forum.list_favorite_ids()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return HoleIds.from_json(await self._call("forum.list_favorite_ids", params))

    async def list_favorite_ids_in_group(self, group_id: int, *, timeout_ms: int | None = None) -> HoleIds:
        """Returns the identifiers of the account's favorites in a group.

        They include hidden holes, and holes that were deleted since.

        The session must be signed in with `account.login()`.

        Args:
            group_id: Identifier of the group, from `forum.list_favorite_groups()`. 0 to 9.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoleIds: A list of holes by their identifiers.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No group has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/user/favorites

        Since:
            0.1.0

        Example:
            await session.forum.list_favorite_ids_in_group(0)
        """
        params = {"group_id": group_id, "timeout_ms": timeout_ms}
        return HoleIds.from_json(await self._call("forum.list_favorite_ids_in_group", params))

    async def add_favorite(self, hole_id: int, *, group_id: int = 0, timeout_ms: int | None = None) -> HoleIds:
        """Adds a hole to the account's favorites.

        If the hole is in the group already, `count` of the `FavoriteGroup` increases nevertheless.
        `forum.list_favorite_ids()` lists each hole once.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            hole_id: Identifier of the hole. At least 1.
            group_id: Identifier of the group, from `forum.list_favorite_groups()`. 0 to 9. Default: 0.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoleIds: The identifiers of all favorites.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No hole or no group has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/user/favorites

        Since:
            0.1.0

        Example:
            await session.forum.add_favorite(2)
        """
        params = {"hole_id": hole_id, "group_id": group_id, "timeout_ms": timeout_ms}
        return HoleIds.from_json(await self._call("forum.add_favorite", params))

    async def remove_favorite(self, hole_id: int, *, group_id: int = 0, timeout_ms: int | None = None) -> HoleIds:
        """Removes a hole from the account's favorites.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole. At least 1.
            group_id: Identifier of the group, from `forum.list_favorite_groups()`. 0 to 9. Default: 0.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoleIds: The identifiers of all favorites that are left.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No hole or no group has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/user/favorites

        Since:
            0.1.0

        Example:
            await session.forum.remove_favorite(2)
        """
        params = {"hole_id": hole_id, "group_id": group_id, "timeout_ms": timeout_ms}
        return HoleIds.from_json(await self._call("forum.remove_favorite", params))

    async def set_favorites(
        self,
        hole_ids: Sequence[int],
        *,
        group_id: int = 0,
        timeout_ms: int | None = None,
    ) -> HoleIds:
        """Replaces the favorites of a group.

        A group cannot be emptied in this way: use `forum.remove_favorite()` for each hole.

        The session must be signed in with `account.login()`.

        Args:
            hole_ids: Identifiers of the holes. At least 1, at least 1 items without duplicates.
            group_id: Identifier of the group, from `forum.list_favorite_groups()`. 0 to 9. Default: 0.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoleIds: The identifiers of all favorites.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: A hole does not exist.
            NotFoundError: No group has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://forum.fduhole.com/api/user/favorites

        Since:
            0.1.0

        Example:
            await session.forum.set_favorites([2, 3])
        """
        params = {"hole_ids": hole_ids, "group_id": group_id, "timeout_ms": timeout_ms}
        return HoleIds.from_json(await self._call("forum.set_favorites", params))

    async def move_favorites(
        self,
        hole_ids: Sequence[int],
        from_group_id: int,
        to_group_id: int,
        *,
        timeout_ms: int | None = None,
    ) -> list[int]:
        """Moves favorites from one group to another.

        Holes that are not in the first group are ignored.

        The session must be signed in with `account.login()`.

        Args:
            hole_ids: Identifiers of the holes. At least 1, at least 1 items without duplicates.
            from_group_id: Identifier of the first group, from `forum.list_favorite_groups()`. 0 to 9.
            to_group_id: Identifier of the second group. 0 to 9.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[int]: The identifiers of all favorites.

        Raises:
            InvalidArgumentError: The second group has one of the holes already. Nothing was sent.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: A hole does not exist.
            NotFoundError: No group has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/user/favorites
            PUT https://forum.fduhole.com/api/user/favorites/move

        Since:
            0.1.0

        Example:
            await session.forum.move_favorites([2], 0, 1)
        """
        params = {
            "hole_ids": hole_ids,
            "from_group_id": from_group_id,
            "to_group_id": to_group_id,
            "timeout_ms": timeout_ms,
        }
        value: list[int] = await self._call("forum.move_favorites", params)
        return value

    async def list_favorite_groups(
        self,
        *,
        order: FavoriteGroupOrder = "time_created",
        timeout_ms: int | None = None,
    ) -> list[FavoriteGroup]:
        """Lists the account's groups of favorites.

        The session must be signed in with `account.login()`.

        Args:
            order: The order of the list. "time_created": The time of creation; "time_updated": The time of the last
                change; "id": The group's identifier. Default: "time_created".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[FavoriteGroup]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/user/favorite_groups

        Since:
            0.1.0

        Example:
            await session.forum.list_favorite_groups(order="id")
        """
        params = {"order": order, "timeout_ms": timeout_ms}
        items = await self._call("forum.list_favorite_groups", params)
        return [FavoriteGroup.from_json(item) for item in items]

    async def create_favorite_group(self, name: str, *, timeout_ms: int | None = None) -> list[FavoriteGroup]:
        """Creates a group of favorites.

        An account can have ten groups, numbered from 0 to 9. The call always fails after the group with the highest
        number was deleted, because the server does not use a number again.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            name: Name of the new group. 1 to 64 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[FavoriteGroup]: All groups.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: Group 9 exists. Nothing was sent.
            ServerFailureError: The group with the highest number was deleted.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/user/favorite_groups
            POST https://forum.fduhole.com/api/user/favorite_groups

        Since:
            0.1.0

        Example:
            await session.forum.create_favorite_group("稍后再看")
        """
        params = {"name": name, "timeout_ms": timeout_ms}
        items = await self._call("forum.create_favorite_group", params)
        return [FavoriteGroup.from_json(item) for item in items]

    async def modify_favorite_group(self, id: int, name: str, *, timeout_ms: int | None = None) -> list[FavoriteGroup]:
        """Changes the name of a group of favorites.

        If no group has the identifier, nothing changes.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the group, from `forum.list_favorite_groups()`. 0 to 9.
            name: New name of the group. 1 to 64 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[FavoriteGroup]: All groups.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://forum.fduhole.com/api/user/favorite_groups

        Since:
            0.1.0

        Example:
            await session.forum.modify_favorite_group(0, "收藏")
        """
        params = {"id": id, "name": name, "timeout_ms": timeout_ms}
        items = await self._call("forum.modify_favorite_group", params)
        return [FavoriteGroup.from_json(item) for item in items]

    async def delete_favorite_group(self, id: int, *, timeout_ms: int | None = None) -> None:
        """Deletes an empty group of favorites.

        The list of groups is requested first, because the server would count a second deletion of the same group.
        After the group with the highest number was deleted, `forum.create_favorite_group()` fails.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the group, from `forum.list_favorite_groups()`. Group 0 cannot be deleted. 1 to 9.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The group has favorites. Remove or move them first.
            NotFoundError: No group has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/user/favorite_groups
            DELETE https://forum.fduhole.com/api/user/favorite_groups

        Since:
            0.1.0

        Example:
            await session.forum.delete_favorite_group(9)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        await self._call("forum.delete_favorite_group", params)

    async def list_subscriptions(self, *, timeout_ms: int | None = None) -> list[Hole]:
        """Lists the holes to which the account is subscribed, newest subscription first.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Hole]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/subscriptions

        Since:
            0.1.0

        Example:
            await session.forum.list_subscriptions()
        """
        params = {"timeout_ms": timeout_ms}
        items = await self._call("forum.list_subscriptions", params)
        return [Hole.from_json(item) for item in items]

    async def list_subscription_ids(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> HoleIds:
        """Returns the identifiers of the holes to which the account is subscribed, oldest subscription first.

        Changes by this session are in it at once.

        The session must be signed in with `account.login()`. A cached value is valid for 10 minutes.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoleIds: A list of holes by their identifiers.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/subscriptions

        Since:
            0.1.0

        Example:
            await session.forum.list_subscription_ids()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return HoleIds.from_json(await self._call("forum.list_subscription_ids", params))

    async def add_subscription(self, hole_id: int, *, timeout_ms: int | None = None) -> HoleIds:
        """Subscribes to a hole: the account is notified of new floors.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoleIds: The identifiers of all subscribed holes.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No hole has this identifier, or it is hidden. Nothing was sent.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes/{hole_id}
            POST https://forum.fduhole.com/api/users/subscriptions

        Since:
            0.1.0

        Example:
            await session.forum.add_subscription(2)
        """
        params = {"hole_id": hole_id, "timeout_ms": timeout_ms}
        return HoleIds.from_json(await self._call("forum.add_subscription", params))

    async def remove_subscription(self, hole_id: int, *, timeout_ms: int | None = None) -> HoleIds:
        """Ends the subscription to a hole.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            HoleIds: The identifiers of all subscribed holes that are left.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/users/subscriptions

        Since:
            0.1.0

        Example:
            await session.forum.remove_subscription(2)
        """
        params = {"hole_id": hole_id, "timeout_ms": timeout_ms}
        return HoleIds.from_json(await self._call("forum.remove_subscription", params))

    async def list_messages(self, *, unread: bool = False, timeout_ms: int | None = None) -> list[Message]:
        """Lists the messages of the last seven days, newest first.

        The session must be signed in with `account.login()`.

        Args:
            unread: Whether to list only messages that are not marked as read. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Message]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/messages

        Since:
            0.1.0

        Example:
            await session.forum.list_messages()
        """
        params = {"unread": unread, "timeout_ms": timeout_ms}
        items = await self._call("forum.list_messages", params)
        return [Message.from_json(item) for item in items]

    async def poll_messages(
        self,
        *,
        unread: bool = False,
        since: str | None = None,
        timeout_ms: int | None = None,
    ) -> NewMessages:
        """Returns the messages that have arrived since a token, oldest first.

        The session must be signed in with `account.login()`.

        Args:
            unread: Whether to request only messages that are not marked as read, which makes the response shorter.
                A message that is marked as read before the next poll is then left out. Default: False.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            NewMessages: The messages that are new since a token.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/messages

        Since:
            0.1.0

        Example:
            await session.forum.poll_messages()
        """
        params = {"unread": unread, "since": since, "timeout_ms": timeout_ms}
        return NewMessages.from_json(await self._call("forum.watch_messages", params))

    async def clear_messages(self, *, timeout_ms: int | None = None) -> None:
        """Marks all messages as read.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/messages/clear

        Since:
            0.1.0

        Example:
            await session.forum.clear_messages()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("forum.clear_messages", params)

    async def clear_message(self, id: int, *, timeout_ms: int | None = None) -> None:
        """Marks a message as read.

        The server ignores identifiers that no message of the account has.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the message, from `forum.list_messages()`. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/messages/{id}

        Since:
            0.1.0

        Example:
            await session.forum.clear_message(1)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        await self._call("forum.clear_message", params)

    async def create_message(
        self,
        description: str,
        recipients: Sequence[int],
        *,
        timeout_ms: int | None = None,
    ) -> Message:
        """Sends a message to accounts. Only for administrators.

        The server leaves out recipients that do not exist.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            description: Text of the message. 1 to 10,000 characters, not only spaces.
            recipients: Identifiers of the accounts. At least 1, at least 1 items without duplicates.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Message: The message. Its identifier is 0 if the server has sent none.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/messages

        Since:
            0.1.0

        Example:
            await session.forum.create_message("Please use clear titles.", [2])
        """
        params = {"description": description, "recipients": recipients, "timeout_ms": timeout_ms}
        return Message.from_json(await self._call("forum.create_message", params))

    async def list_push_tokens(self, *, timeout_ms: int | None = None) -> list[PushToken]:
        """Lists the account's devices that receive push notifications.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[PushToken]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/push-tokens

        Since:
            0.1.0

        Example:
            await session.forum.list_push_tokens()
        """
        params = {"timeout_ms": timeout_ms}
        items = await self._call("forum.list_push_tokens", params)
        return [PushToken.from_json(item) for item in items]

    async def add_push_token(
        self,
        service: PushService | str,
        device_id: str,
        token: str,
        *,
        package_name: str = "",
        timeout_ms: int | None = None,
    ) -> PushToken:
        """Registers a device for push notifications, or replaces its token.

        The forum forgets tokens that are not registered again within a month.

        The session must be signed in with `account.login()`.

        Args:
            service: Service that delivers the notifications. "apns": Apple's push service; "fcm": Google's push
                service. The forum accepts its tokens, but sends nothing to it; "mipush": Xiaomi's push service. A
                server may send others.
            device_id: Identifier of the device, chosen by the program. 1 to 64 characters.
            token: Token of the service for the device. 1 to 256 characters.
            package_name: Name of the application. Default: "".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            PushToken: The registered device.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://forum.fduhole.com/api/users/push-tokens

        Since:
            0.1.0

        Example:
            await session.forum.add_push_token("apns", "phone-1", "c0ffee", package_name="org.example.app")
        """
        params = {
            "service": service,
            "device_id": device_id,
            "token": token,
            "package_name": package_name,
            "timeout_ms": timeout_ms,
        }
        return PushToken.from_json(await self._call("forum.add_push_token", params))

    async def remove_push_token(self, device_id: str, *, timeout_ms: int | None = None) -> None:
        """Ends the push notifications to a device.

        The session must be signed in with `account.login()`.

        Args:
            device_id: Identifier of the device. 1 to 64 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/users/push-tokens

        Since:
            0.1.0

        Example:
            await session.forum.remove_push_token("phone-1")
        """
        params = {"device_id": device_id, "timeout_ms": timeout_ms}
        await self._call("forum.remove_push_token", params)

    async def remove_push_tokens(self, *, timeout_ms: int | None = None) -> None:
        """Ends the push notifications to all of the account's devices.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/users/push-tokens/_all

        Since:
            0.1.0

        Example:
            await session.forum.remove_push_tokens()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("forum.remove_push_tokens", params)

    async def create_report(self, floor_id: int, reason: str, *, timeout_ms: int | None = None) -> None:
        """Reports a floor to the administrators.

        If the account has reported the floor before, the reason is added to that report, and the report is open
        again.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            floor_id: Identifier of the floor. At least 1.
            reason: Reason for the report or the ban. 1 to 128 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is banned from reporting.
            NotFoundError: No floor has this identifier. Nothing was sent.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors/{floor_id}
            POST https://forum.fduhole.com/api/reports

        Since:
            0.1.0

        Example:
            await session.forum.create_report(7, "Advertising")
        """
        params = {"floor_id": floor_id, "reason": reason, "timeout_ms": timeout_ms}
        await self._call("forum.create_report", params)

    async def list_reports(
        self,
        *,
        range: int = 0,
        offset: int = 0,
        sort: FloorSort = "desc",
        size: int = 30,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[Report]:
        """Lists reports, page by page, newest first. Only for administrators.

        The session must be signed in with `account.login()`.

        Args:
            range: Which reports to list: 0 for those that are open, 1 for those that were handled, 2 for all. 0 to
                2. Default: 0.
            offset: Number of reports to skip at the beginning of the list. At least 0. Default: 0.
            sort: The order of the reports. "asc": Oldest items first; "desc": Newest items first. Default: "desc".
            size: Maximum number of reports. 1 to 50. Default: 30.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Report]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/reports

        Since:
            0.1.0

        Example:
            await session.forum.list_reports(size=3)
        """
        params = {
            "range": range,
            "offset": offset,
            "sort": sort,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("forum.list_reports", params)
        return [Report.from_json(item) for item in items]

    async def get_report(self, id: int, *, timeout_ms: int | None = None) -> Report:
        """Returns a report. Only for administrators.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the report. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Report: A report of a floor to the administrators.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No report has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/reports/{id}

        Since:
            0.1.0

        Example:
            await session.forum.get_report(1)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return Report.from_json(await self._call("forum.get_report", params))

    async def handle_report(self, id: int, result: str, *, timeout_ms: int | None = None) -> Report:
        """Marks a report as handled, and answers the person who reported. Only for administrators.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the report. At least 1.
            result: Answer to the person who reported. 1 to 128 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Report: The handled report.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No report has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://forum.fduhole.com/api/reports/{id}

        Since:
            0.1.0

        Example:
            await session.forum.handle_report(1, "The floor was deleted.")
        """
        params = {"id": id, "result": result, "timeout_ms": timeout_ms}
        return Report.from_json(await self._call("forum.handle_report", params))

    async def ban_reporter(self, report_id: int, days: int, reason: str, *, timeout_ms: int | None = None) -> Profile:
        """Bans the person who made a report from reporting. Only for administrators.

        The lengths of bans for different reports add up. The server does not end a ban by itself.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            report_id: Identifier of the report. At least 1.
            days: Length of the ban. At least 1 days.
            reason: Reason for the report or the ban. 1 to 128 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Profile: The banned account, without its personal data.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's, or the person was already banned for this report.
            NotFoundError: No report has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/reports/ban/{report_id}

        Since:
            0.1.0

        Example:
            await session.forum.ban_reporter(1, 1, "False reports")
        """
        params = {"report_id": report_id, "days": days, "reason": reason, "timeout_ms": timeout_ms}
        return Profile.from_json(await self._call("forum.ban_reporter", params))

    async def list_floor_history(self, id: int, *, timeout_ms: int | None = None) -> list[FloorVersion]:
        """Lists the earlier texts of a floor. Only for administrators.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the floor. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[FloorVersion]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors/{id}/history

        Since:
            0.1.0

        Example:
            await session.forum.list_floor_history(7)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        items = await self._call("forum.list_floor_history", params)
        return [FloorVersion.from_json(item) for item in items]

    async def restore_floor(self, id: int, version_id: int, reason: str, *, timeout_ms: int | None = None) -> Floor:
        """Restores an earlier text of a floor, and undeletes the floor. Only for administrators.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the floor. At least 1.
            version_id: Identifier of the earlier text, from `forum.list_floor_history()`. At least 1.
            reason: Reason for the report or the ban. 1 to 32 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Floor: The restored floor.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No floor or no earlier text has this identifier.
            RejectedError: The earlier text is of another floor.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/floors/{id}/restore/{version_id}

        Since:
            0.1.0

        Example:
            await session.forum.restore_floor(7, 1, "By mistake")
        """
        params = {"id": id, "version_id": version_id, "reason": reason, "timeout_ms": timeout_ms}
        return Floor.from_json(await self._call("forum.restore_floor", params))

    async def list_sensitive_floors(
        self,
        *,
        open: bool = True,
        all: bool = False,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_created",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[SensitiveFloor]:
        """Lists the floors that the forum's automatic check found sensitive, page by page, newest first. Only for
        administrators.

        The session must be signed in with `account.login()`.

        Args:
            open: Whether to list the floors about which no administrator has decided. Otherwise, those with a
                decision are listed. Default: True.
            all: Whether to list both. `open` then has no effect. Default: False.
            start_time: Lists only floors whose time, as chosen by `order`, is before this time. The default is now.
            order: The time by which floors are sorted. "time_updated": The time of the last reply; "time_created":
                The time of creation. Default: "time_created".
            size: Maximum number of floors. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[SensitiveFloor]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors/_sensitive

        Since:
            0.1.0

        Example:
            await session.forum.list_sensitive_floors(all=True, size=3)
        """
        params = {
            "open": open,
            "all": all,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("forum.list_sensitive_floors", params)
        return [SensitiveFloor.from_json(item) for item in items]

    async def set_floor_sensitive(self, id: int, sensitive: bool, *, timeout_ms: int | None = None) -> Floor:
        """Decides whether a floor is sensitive. Only for administrators.

        A sensitive floor is deleted. Any other becomes visible to everybody; if it is the first floor of a hole,
        both times of the hole become the present time.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the floor. At least 1.
            sensitive: Whether the text is sensitive.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Floor: The floor with the decision.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://forum.fduhole.com/api/floors/{id}/_sensitive

        Since:
            0.1.0

        Example:
            await session.forum.set_floor_sensitive(7, False)
        """
        params = {"id": id, "sensitive": sensitive, "timeout_ms": timeout_ms}
        return Floor.from_json(await self._call("forum.set_floor_sensitive", params))

    async def list_deletion_notices(self, floor_id: int, *, timeout_ms: int | None = None) -> list[str]:
        """Lists the notices that replace the floors of an author that administrators have deleted. Only for
        administrators.

        Each notice contains the reason for the deletion. `forum.list_floor_history()` returns the deleted texts.

        The session must be signed in with `account.login()`.

        Args:
            floor_id: Identifier of any floor of the author. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[str]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors/{floor_id}/punishment

        Since:
            0.1.0

        Example:
            await session.forum.list_deletion_notices(7)
        """
        params = {"floor_id": floor_id, "timeout_ms": timeout_ms}
        value: list[str] = await self._call("forum.list_deletion_notices", params)
        return value

    async def get_silence(self, floor_id: int, *, timeout_ms: int | None = None) -> dict[str, Timestamp]:
        """Returns when the bans of a floor's author end, by the division's identifier. Only for administrators.

        The session must be signed in with `account.login()`.

        Args:
            floor_id: Identifier of the floor. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            dict[str, Timestamp]: The ends of the bans. Empty if no ban is in force.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/floors/{floor_id}/user_silence

        Since:
            0.1.0

        Example:
            await session.forum.get_silence(7)
        """
        params = {"floor_id": floor_id, "timeout_ms": timeout_ms}
        items = await self._call("forum.get_silence", params)
        return {key: Timestamp.parse(item) for key, item in items.items()}

    async def get_user(self, id: int, *, timeout_ms: int | None = None) -> Profile:
        """Returns the profile of another account, without its personal data. Only for administrators.

        The server creates a profile for an identifier that it does not know.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the account. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Profile: The account's profile on the forum.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's, or `id` is its own identifier: use
                `forum.get_profile()`.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/{id}

        Since:
            0.1.0

        Example:
            await session.forum.get_user(2)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return Profile.from_json(await self._call("forum.get_user", params))

    async def modify_user(
        self,
        id: int,
        *,
        notify: Sequence[NotificationType | str] | None = None,
        show_folded: FoldedFloors | str | None = None,
        timeout_ms: int | None = None,
    ) -> Profile:
        """Changes the settings of another account. Only for administrators.

        The session must be signed in with `account.login()`. At least one of `notify`, `show_folded` must be given.

        Args:
            id: Identifier of the account. At least 1.
            notify: The events of which the account is notified, in place of the old ones. By default, they stay as
                they are. Without duplicates. "mention": A floor of the account was quoted; "favorite": A subscribed
                hole has a new floor; "report": Administrators have handled a report. A server may send others.
            show_folded: How folded floors are displayed. By default, this stays as it is. "hide": They are not
                displayed; "fold": They are displayed folded; "show": They are displayed like other floors. A server
                may send others.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Profile: The profile with the new settings, without its personal data.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No account has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://forum.fduhole.com/api/users/{id}

        Since:
            0.1.0

        Example:
            await session.forum.modify_user(2, show_folded="hide")
        """
        params = {"id": id, "notify": notify, "show_folded": show_folded, "timeout_ms": timeout_ms}
        return Profile.from_json(await self._call("forum.modify_user", params))

    async def list_punishments(self, user_id: int, *, timeout_ms: int | None = None) -> list[Punishment]:
        """Lists the bans of an account, past ones included. Only administrators can list those of other accounts.

        The session must be signed in with `account.login()`.

        Args:
            user_id: Identifier of the account. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Punishment]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/users/{user_id}/punishments

        Since:
            0.1.0

        Example:
            await session.forum.list_punishments(2)
        """
        params = {"user_id": user_id, "timeout_ms": timeout_ms}
        items = await self._call("forum.list_punishments", params)
        return [Punishment.from_json(item) for item in items]

    async def create_division(self, name: str, description: str, *, timeout_ms: int | None = None) -> Division:
        """Creates a division, or returns the one that has the name already. Only for administrators.

        The session must be signed in with `account.login()`.

        Args:
            name: Name of the new division. 1 to 10 characters, not only spaces.
            description: Purpose of the division. At most 64 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Division: The division.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/divisions

        Since:
            0.1.0

        Example:
            await session.forum.create_division("二手", "闲置物品")
        """
        params = {"name": name, "description": description, "timeout_ms": timeout_ms}
        return Division.from_json(await self._call("forum.create_division", params))

    async def modify_division(
        self,
        id: int,
        *,
        name: str | None = None,
        description: str | None = None,
        pinned: Sequence[int] | None = None,
        timeout_ms: int | None = None,
    ) -> Division:
        """Changes a division. Only for administrators.

        The session must be signed in with `account.login()`. At least one of `name`, `description`, `pinned` must
        be given.

        Args:
            id: Identifier of the division. At least 1.
            name: The new name. By default it stays as it is. 1 to 10 characters, not only spaces.
            description: The new purpose. By default it stays as it is. At most 64 characters.
            pinned: Identifiers of the holes to display at its top. By default they stay as they are. At least 1, at
                most 12 items without duplicates.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Division: The modified division.

        Raises:
            InvalidArgumentError: Another division has the name. Nothing was sent.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No division has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/divisions
            PUT https://forum.fduhole.com/api/divisions/{id}

        Since:
            0.1.0

        Example:
            await session.forum.modify_division(1, pinned=[1, 2])
        """
        params = {"id": id, "name": name, "description": description, "pinned": pinned, "timeout_ms": timeout_ms}
        return Division.from_json(await self._call("forum.modify_division", params))

    async def delete_division(self, id: int, to: int, *, timeout_ms: int | None = None) -> None:
        """Deletes a division and moves its holes to another one. Only for administrators.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the division. At least 1.
            to: Identifier of the division that gets its holes. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            InvalidArgumentError: `to` is the division that would be deleted.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No division has the identifier `to`. Nothing was sent.
            ServerFailureError: Somebody was banned from the division.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/divisions
            DELETE https://forum.fduhole.com/api/divisions/{id}

        Since:
            0.1.0

        Example:
            await session.forum.delete_division(5, 1)
        """
        params = {"id": id, "to": to, "timeout_ms": timeout_ms}
        await self._call("forum.delete_division", params)

    async def set_search_open(self, open: bool, *, timeout_ms: int | None = None) -> None:
        """Opens or closes the search of the forum's older programs. Only for administrators.

        It has no effect on `forum.search_floor()`.

        The session must be signed in with `account.login()`.

        Args:
            open: Whether people can search.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/config/search

        Since:
            0.1.0

        Example:
            await session.forum.set_search_open(True)
        """
        params = {"open": open, "timeout_ms": timeout_ms}
        await self._call("forum.set_search_open", params)

    async def create_penalty(self, floor_id: int, days: int, reason: str, *, timeout_ms: int | None = None) -> Profile:
        """Bans the author of a floor from the division of its hole. Only for administrators.

        The lengths of bans for several floors add up. Another ban for the same floor changes the length of the
        first one.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            floor_id: Identifier of the floor. At least 1.
            days: Length of the ban. At least 1 days.
            reason: Reason for the report or the ban. 1 to 128 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Profile: The banned account, without its personal data.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/penalty/{floor_id}

        Since:
            0.1.0

        Example:
            await session.forum.create_penalty(7, 1, "Insults")
        """
        params = {"floor_id": floor_id, "days": days, "reason": reason, "timeout_ms": timeout_ms}
        return Profile.from_json(await self._call("forum.create_penalty", params))

    async def create_permanent_penalty(self, floor_id: int, reason: str, *, timeout_ms: int | None = None) -> Profile:
        """Bans the author of a floor from all divisions for ten years. Only for administrators.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            floor_id: Identifier of the floor. At least 1.
            reason: Reason for the report or the ban. 1 to 128 characters, not only spaces.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Profile: The banned account, without its personal data.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No floor has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://forum.fduhole.com/api/penalty/{floor_id}/_forever

        Since:
            0.1.0

        Example:
            await session.forum.create_permanent_penalty(7, "Threats")
        """
        params = {"floor_id": floor_id, "reason": reason, "timeout_ms": timeout_ms}
        return Profile.from_json(await self._call("forum.create_permanent_penalty", params))

    async def save_thread(
        self,
        hole_id: int,
        *,
        refresh: bool = False,
        max_floors: int | None = None,
        timeout_ms: int | None = None,
    ) -> SavingReport:
        """Saves a hole with all of its floors on disk, for reading and searching without the network.

        The first call saves all floors. The next ones request only what is new: one request if there are no new
        floors. Each page of floors is stored at once, so a call that was interrupted loses nothing, and the next
        one continues. The progress of a running call counts pages, and `forum.get_saved_thread()` returns how many
        floors are saved.

        A floor that the forum has deleted keeps its saved text, and `deleted_at` of the `SavedFloor` is set. If the
        forum no longer has the hole, `gone_at` of the `SavedThread` is set. Images themselves are not saved, only
        their addresses.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole. At least 1.
            refresh: Whether to request the saved floors again, which finds changed and deleted ones. Default:
                False.
            max_floors: Stops after the page that reaches this number of new floors. Call again while `is_complete`
                of the `SavedThread` is false. By default, all floors are saved. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            SavingReport: The result of saving a thread.

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No hole has this identifier, or it is hidden; and it was not saved before.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://forum.fduhole.com/api/holes/{id}
            GET https://forum.fduhole.com/api/holes/{id}/floors
            GET https://forum.fduhole.com/api/floors/{id}/history

        Since:
            0.1.0

        Example:
            await session.forum.save_thread(2)
        """
        params = {"hole_id": hole_id, "refresh": refresh, "max_floors": max_floors, "timeout_ms": timeout_ms}
        return SavingReport.from_json(await self._call("forum.save_thread", params))

    async def get_saved_thread(self, hole_id: int, *, timeout_ms: int | None = None) -> SavedThread:
        """Returns a saved thread without its floors.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            SavedThread: A hole that was saved with `forum.save_thread()`.

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The account has not saved this hole.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.forum.get_saved_thread(2)
        """
        params = {"hole_id": hole_id, "timeout_ms": timeout_ms}
        return SavedThread.from_json(await self._call("forum.get_saved_thread", params))

    async def list_saved_floors(
        self,
        hole_id: int,
        *,
        start_floor: int = 0,
        size: int = 50,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[SavedFloor]:
        """Lists the floors of a saved thread, page by page, oldest first.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole. At least 1.
            start_floor: Number of floors to skip at the beginning of the list. At least 0. Default: 0.
            size: Maximum number of floors. 1 to 1,000. Default: 50.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[SavedFloor]

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The account has not saved this hole.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.forum.list_saved_floors(2, size=3)
        """
        params = {
            "hole_id": hole_id,
            "start_floor": start_floor,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("forum.list_saved_floors", params)
        return [SavedFloor.from_json(item) for item in items]

    async def list_saved_threads(
        self,
        *,
        offset: int = 0,
        size: int = 20,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[SavedThread]:
        """Lists the account's saved threads, page by page, those with the newest floors first.

        The session must be signed in with `account.login()`.

        Args:
            offset: Number of threads to skip at the beginning of the list. At least 0. Default: 0.
            size: Maximum number of threads. 1 to 100. Default: 20.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[SavedThread]

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.forum.list_saved_threads(size=3)
        """
        params = {"offset": offset, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        items = await self._call("forum.list_saved_threads", params)
        return [SavedThread.from_json(item) for item in items]

    async def search_saved(
        self,
        query: str,
        *,
        hole_id: int | None = None,
        offset: int = 0,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[SavedMatch]:
        """Searches the texts of all saved threads for words, and lists the floors found, page by page.

        A floor is found if its text contains all words. Words are separated by white space; a word can be any part
        of a text, such as 图书, and has no operators or wildcards. Upper and lower case, and full-width and ordinary
        letters, are the same.

        Floors in which the words are more prominent come first. If a word is in more than 5,000 floors, the newest
        floors come first.

        The session must be signed in with `account.login()`.

        Args:
            query: Words to search for. 1 to 200 characters, not only spaces.
            hole_id: Identifier of the only hole to search. The default is to search all saved threads. At least 1.
            offset: Number of floors to skip at the beginning of the list. At least 0. Default: 0.
            size: Maximum number of floors. 1 to 50. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[SavedMatch]

        Raises:
            InvalidArgumentError: The session has no `store.path`, or a parameter is out of range.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.forum.search_saved("图书馆", size=3)
        """
        params = {
            "query": query,
            "hole_id": hole_id,
            "offset": offset,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("forum.search_saved", params)
        return [SavedMatch.from_json(item) for item in items]

    async def delete_saved_thread(self, hole_id: int, *, timeout_ms: int | None = None) -> None:
        """Deletes a saved thread from the disk. The hole on the forum stays.

        The session must be signed in with `account.login()`.

        Args:
            hole_id: Identifier of the hole. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            InvalidArgumentError: The session has no `store.path`.
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The account has not saved this hole.
            Error: The call failed for any other reason; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.forum.delete_saved_thread(2)
        """
        params = {"hole_id": hole_id, "timeout_ms": timeout_ms}
        await self._call("forum.delete_saved_thread", params)

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached divisions, tags and identifiers of favorites and subscriptions from memory and disk.

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
                is sent at most once. "GET": Reads an object or a list; "POST": Creates an object, or starts an
                action; "PUT": Changes an object; "PATCH": Changes a part of an object; "DELETE": Deletes an object.
            path: Path of the operation below the server's base URL, percent-encoded, such as `/divisions/1/holes`.
                It has no query, no empty segments and no `..`. Not empty.
            query: The query: names with a string, a number, `True`, `False`, or a list of them, which is sent as
                several items of this name. By default, there is no query.
            body: The body, which is sent as JSON. By default, no body is sent.
            server: Server that receives the request. "forum": The forum, at `forum.base_url`; "auth": The accounts,
                at `auth.base_url`; "curriculum": The course reviews, at `curriculum.base_url`. Default: "forum".
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
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Hole]:
        """Iterates over the items of all pages of `list_holes_in_division`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_holes_in_division`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {
            "division_id": division_id,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "forum.list_holes_in_division", params, Hole.from_json)

    def iter_safe_holes_in_division(
        self,
        division_id: int,
        *,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Hole]:
        """Iterates over the items of all pages of `list_safe_holes_in_division`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_safe_holes_in_division`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {
            "division_id": division_id,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "forum.list_safe_holes_in_division", params, Hole.from_json)

    def iter_holes_on_home_page(
        self,
        *,
        tags: Sequence[str] | None = None,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Hole]:
        """Iterates over the items of all pages of `list_holes_on_home_page`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_holes_on_home_page`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {
            "tags": tags,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "forum.list_holes_on_home_page", params, Hole.from_json)

    def iter_good_holes(
        self,
        *,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Hole]:
        """Iterates over the items of all pages of `list_good_holes`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_good_holes`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "forum.list_good_holes", params, Hole.from_json)

    def iter_holes(
        self,
        *,
        division_id: int = 0,
        tags: Sequence[str] | None = None,
        created_start: dt.datetime | str | None = None,
        created_end: dt.datetime | str | None = None,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_updated",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Hole]:
        """Iterates over the items of all pages of `list_holes`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_holes`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {
            "division_id": division_id,
            "tags": tags,
            "created_start": created_start,
            "created_end": created_end,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "forum.list_holes", params, Hole.from_json)

    def iter_holes_by_tag(
        self,
        tag_name: str,
        *,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Hole]:
        """Iterates over the items of all pages of `list_holes_by_tag`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_holes_by_tag`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {
            "tag_name": tag_name,
            "start_time": start_time,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "forum.list_holes_by_tag", params, Hole.from_json)

    def iter_my_holes(
        self,
        *,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Hole]:
        """Iterates over the items of all pages of `list_my_holes`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_my_holes`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {"start_time": start_time, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return AsyncItems(self._run, "forum.list_my_holes", params, Hole.from_json)

    def iter_floors_in_hole(
        self,
        hole_id: int,
        *,
        start_floor: int = 0,
        sort: FloorSort = "asc",
        size: int = 30,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Floor]:
        """Iterates over the items of all pages of `list_floors_in_hole`, starting at `start_floor`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_floors_in_hole`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "hole_id": hole_id,
            "start_floor": start_floor,
            "sort": sort,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "forum.list_floors_in_hole", params, Floor.from_json)

    def iter_search_floor(
        self,
        keyword: str,
        *,
        accurate: bool = False,
        start_time: dt.datetime | str | None = None,
        end_time: dt.datetime | str | None = None,
        offset: int = 0,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Floor]:
        """Iterates over the items of all pages of `search_floor`, starting at `offset`.

        Each page is requested when its first item is needed. The parameters and errors are those of `search_floor`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "keyword": keyword,
            "accurate": accurate,
            "start_time": start_time,
            "end_time": end_time,
            "offset": offset,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "forum.search_floor", params, Floor.from_json)

    def iter_my_floors(
        self,
        *,
        offset: int = 0,
        sort: FloorSort = "desc",
        size: int = 30,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Floor]:
        """Iterates over the items of all pages of `list_my_floors`, starting at `offset`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_my_floors`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "offset": offset,
            "sort": sort,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "forum.list_my_floors", params, Floor.from_json)

    def iter_reports(
        self,
        *,
        range: int = 0,
        offset: int = 0,
        sort: FloorSort = "desc",
        size: int = 30,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[Report]:
        """Iterates over the items of all pages of `list_reports`, starting at `offset`.

        Each page is requested when its first item is needed. The parameters and errors are those of `list_reports`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "range": range,
            "offset": offset,
            "sort": sort,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "forum.list_reports", params, Report.from_json)

    def iter_sensitive_floors(
        self,
        *,
        open: bool = True,
        all: bool = False,
        start_time: dt.datetime | str | None = None,
        order: HoleOrder = "time_created",
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[SensitiveFloor]:
        """Iterates over the items of all pages of `list_sensitive_floors`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_sensitive_floors`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {
            "open": open,
            "all": all,
            "start_time": start_time,
            "order": order,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "forum.list_sensitive_floors", params, SensitiveFloor.from_json)

    def iter_saved_floors(
        self,
        hole_id: int,
        *,
        start_floor: int = 0,
        size: int = 50,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[SavedFloor]:
        """Iterates over the items of all pages of `list_saved_floors`, starting at `start_floor`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_saved_floors`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {
            "hole_id": hole_id,
            "start_floor": start_floor,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "forum.list_saved_floors", params, SavedFloor.from_json)

    def iter_saved_threads(
        self,
        *,
        offset: int = 0,
        size: int = 20,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[SavedThread]:
        """Iterates over the items of all pages of `list_saved_threads`, starting at `offset`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_saved_threads`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {"offset": offset, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return AsyncItems(self._run, "forum.list_saved_threads", params, SavedThread.from_json)

    def iter_search_saved(
        self,
        query: str,
        *,
        hole_id: int | None = None,
        offset: int = 0,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[SavedMatch]:
        """Iterates over the items of all pages of `search_saved`, starting at `offset`.

        Each page is requested when its first item is needed. The parameters and errors are those of `search_saved`.
        The iterator's `continuation`, passed as `continue_from`, continues after the items returned so far.
        """
        params = {
            "query": query,
            "hole_id": hole_id,
            "offset": offset,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "forum.search_saved", params, SavedMatch.from_json)

    def watch_hole(
        self,
        id: int,
        *,
        since: str | None = None,
        interval_ms: int = 30000,
        timeout_ms: int | None = None,
    ) -> AsyncWatch[Floor]:
        """Watches what `poll_hole` returns, item by item, as an iterator that waits for the next one.

        Temporary failures are retried. Watches of one session with the same parameters share their requests.

        Args:
            id: Identifier of the hole. At least 1.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            interval_ms: How long a stream waits between two polls. A single call ignores it. 5,000 to 86,400,000
                ms. Default: 30000.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Since:
            0.1.0

        Example:
            async for item in session.forum.watch_hole(2): print(item)
        """
        params = {"id": id, "since": since, "interval_ms": interval_ms, "timeout_ms": timeout_ms}
        return AsyncWatch(self._watch("forum.watch_hole", params), NewFloors.from_json, "floors")

    def watch_messages(
        self,
        *,
        unread: bool = False,
        since: str | None = None,
        interval_ms: int = 60000,
        timeout_ms: int | None = None,
    ) -> AsyncWatch[Message]:
        """Watches what `poll_messages` returns, item by item, as an iterator that waits for the next one.

        Temporary failures are retried. Watches of one session with the same parameters share their requests.

        Args:
            unread: Whether to request only messages that are not marked as read, which makes the response shorter.
                A message that is marked as read before the next poll is then left out. Default: False.
            since: Token of an earlier call. The default is the token that the account's last call with the same
                parameters has kept in the session's store: `store.path`, `store.url` or a store of the program.
                Without a kept token, the call returns nothing old, only the token of the present. Not empty.
            interval_ms: How long a stream waits between two polls. A single call ignores it. 5,000 to 86,400,000
                ms. Default: 60000.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Since:
            0.1.0

        Example:
            async for item in session.forum.watch_messages(): print(item)
        """
        params = {"unread": unread, "since": since, "interval_ms": interval_ms, "timeout_ms": timeout_ms}
        return AsyncWatch(self._watch("forum.watch_messages", params), NewMessages.from_json, "messages")
