"""The JSON of the forum's entities as a certain user, the viewer, sees them."""

from dataclasses import dataclass
from typing import Any, Protocol

from danxi_standin.world.clock import SECOND, ZERO_TIME, rfc3339
from danxi_standin.world.forum import (
    Division,
    FavoriteGroup,
    Floor,
    FloorHistory,
    Hole,
    Message,
    Punishment,
    Report,
    Tag,
    User,
)

PREFETCHED_FLOORS = 10
SUMMARY_REPLIES = 15
SUMMARY_CHARACTERS = 500
IN_REVIEW = "该内容正在审核中"
SENSITIVE_DETAIL = "{其他}[自定义]"
SENSITIVE_LABEL = "sensitive"
FOREVER = "9999-01-01T00:00:00Z"
NEVER = "1970-01-01T08:00:00+08:00"


@dataclass(frozen=True)
class Viewer:
    id: int
    is_admin: bool


class Identified(Protocol):
    id: int
    created: int
    updated: int


def _stamps(entity: Identified) -> dict[str, Any]:
    return {"id": entity.id, "time_created": rfc3339(entity.created), "time_updated": rfc3339(entity.updated)}


def tag_view(tag: Tag) -> dict[str, Any]:
    return {"id": tag.id, "name": tag.name, "temperature": tag.temperature, "tag_id": tag.id, "nsfw": tag.nsfw}


def raw_floor_view(floor: Floor) -> dict[str, Any]:
    """Returns a floor for messages and punishments: the fields that depend on the viewer have default values."""
    return {
        **_stamps(floor),
        "content": floor.content,
        "anonyname": floor.anonyname,
        "ranking": floor.ranking,
        "reply_to": floor.reply_to,
        "like": floor.count(1),
        "dislike": floor.count(-1),
        "deleted": floor.deleted,
        "modified": floor.modified,
        "fold_v2": floor.fold,
        "special_tag": floor.special_tag,
        "is_sensitive": floor.is_sensitive,
        "is_actual_sensitive": floor.is_actual_sensitive,
        "hole_id": floor.hole.id,
        "mention": None,
        "floor_id": floor.id,
        "fold": None,
        "liked": False,
        "disliked": False,
        "is_me": False,
    }


def _quoted_floor_view(floor: Floor, viewer: Viewer, is_me: bool = False) -> dict[str, Any]:
    view = raw_floor_view(floor)
    if viewer.is_admin and floor.is_sensitive:
        view["sensitive_detail"] = SENSITIVE_DETAIL
    if floor.withheld:
        if viewer.is_admin:
            view["special_tag"] = SENSITIVE_LABEL
        if not floor.deleted:
            view["fold_v2"] = IN_REVIEW
            if not is_me:
                view["content"] = IN_REVIEW
    view["fold"] = [view["fold_v2"]] if view["fold_v2"] else []
    view["mention"] = []
    view["is_me"] = is_me
    return view


def floor_view(floor: Floor, viewer: Viewer, with_mentions: bool = True) -> dict[str, Any]:
    view = _quoted_floor_view(floor, viewer, is_me=floor.user_id == viewer.id)
    vote = floor.likes.get(viewer.id, 0)
    view["liked"], view["disliked"] = vote == 1, vote == -1
    if with_mentions:
        view["mention"] = [_quoted_floor_view(mentioned, viewer) for mentioned in floor.mentions]
    return view


def has_summary(hole: Hole) -> bool:
    if hole.locked or hole.hidden or hole.frozen or any(tag.nsfw for tag in hole.tags):
        return False
    if any(floor.is_sensitive and floor.is_actual_sensitive is None for floor in hole.floors):
        return False
    return hole.reply > SUMMARY_REPLIES or sum(len(floor.content) for floor in hole.floors) >= SUMMARY_CHARACTERS


def hole_view(hole: Hole, viewer: Viewer) -> dict[str, Any]:
    # As on the real server, the floors inside a hole lack their mentions.
    floors = [floor_view(floor, viewer, with_mentions=False) for floor in hole.floors[:PREFETCHED_FLOORS]]
    last = (
        floor_view(hole.floors[-1], viewer, with_mentions=False) if len(hole.floors) > PREFETCHED_FLOORS else floors[-1]
    )
    return _hole_view(
        hole,
        floors,
        last,
        tags=[tag_view(tag) for tag in sorted(hole.tags, key=lambda tag: tag.id)],
        frozen=viewer.is_admin and hole.frozen,
        summary=has_summary(hole),
    )


def new_hole_view(hole: Hole, viewer: Viewer) -> dict[str, Any]:
    """Returns a hole as in the response to its creation: its floor has mentions, and its tags have their former temperatures."""
    first = floor_view(hole.floors[0], viewer)
    tags = [{**tag_view(tag), "temperature": tag.temperature - 1} for tag in hole.tags]
    return _hole_view(hole, [first], first, tags, frozen=False, summary=False)


def _hole_view(
    hole: Hole, floors: list[Any], last: dict[str, Any], tags: list[Any], frozen: bool, summary: bool
) -> dict[str, Any]:
    return {
        **_stamps(hole),
        "time_deleted": hole.deleted and rfc3339(hole.deleted),
        "view": hole.view,
        "reply": hole.reply,
        "hidden": hole.hidden,
        "locked": hole.locked,
        "good": hole.good,
        "no_purge": hole.no_purge,
        "division_id": hole.division_id,
        "tags": tags,
        "favorite_count": hole.favorite_count,
        "subscription_count": hole.subscription_count,
        "hole_id": hole.id,
        "frozen": frozen,
        "floors": {"first_floor": floors[0], "last_floor": last, "prefetch": floors},
        "ai_summary_available": summary,
    }


def division_view(division: Division, pinned: list[Hole], viewer: Viewer) -> dict[str, Any]:
    return {
        **_stamps(division),
        "name": division.name,
        "description": division.description,
        "hidden": division.hidden,
        "pinned": [hole_view(hole, viewer) for hole in pinned],
        "division_id": division.id,
        "show_in_home_page": division.show_in_home_page,
    }


def history_view(history: FloorHistory, author_id: int) -> dict[str, Any]:
    # A change by the author is shown as a change by user 1, which keeps the author anonymous.
    return {
        **_stamps(history),
        "content": history.content,
        "reason": history.reason,
        "floor_id": history.floor_id,
        "is_sensitive": history.is_sensitive,
        "is_actual_sensitive": history.is_actual_sensitive,
        "user_id": 1 if history.user_id == author_id else history.user_id,
    }


def review_view(floor: Floor) -> dict[str, Any]:
    return {
        **_stamps(floor),
        "content": floor.content,
        "modified": floor.modified,
        "is_actual_sensitive": floor.is_actual_sensitive,
        "sensitive_detail": SENSITIVE_DETAIL,
        "hole_id": floor.hole.id,
        "deleted": floor.deleted,
    }


def message_view(message: Message, viewer: Viewer) -> dict[str, Any]:
    related = {} if message.related_floor_id is None else {"related_floor_id": message.related_floor_id}
    return {
        **_stamps(message),
        "message": message.title,
        "description": message.description,
        "data": message.data,
        "code": message.code,
        "url": message.url,
        **related,
        "message_id": message.id,
        "has_read": message.has_read[viewer.id],
    }


EMPTY_MESSAGE = {
    "id": 0,
    "time_created": ZERO_TIME,
    "time_updated": ZERO_TIME,
    "message": "",
    "description": "",
    "data": None,
    "code": "",
    "url": "",
    "message_id": 0,
    "has_read": False,
}


def report_view(report: Report, viewer: Viewer) -> dict[str, Any]:
    return _report_view(report, report.floor.hole.id, _quoted_floor_view(report.floor, viewer))


def raw_report_view(report: Report, with_floor: bool) -> dict[str, Any]:
    return _report_view(report, 0, raw_floor_view(report.floor) if with_floor else None)


def _report_view(report: Report, hole_id: int, floor: dict[str, Any] | None) -> dict[str, Any]:
    return {
        **_stamps(report),
        "report_id": report.id,
        "floor_id": report.floor.id,
        "hole_id": hole_id,
        "floor": floor,
        "reason": report.reason,
        "dealt": report.dealt,
        "dealt_by": report.dealt_by,
        "result": report.result,
    }


def punishment_view(punishment: Punishment) -> dict[str, Any]:
    about: dict[str, Any] = {"floor_id": None}
    if punishment.floor:
        about = {"floor_id": punishment.floor.id, "floor": raw_floor_view(punishment.floor)}
    return {
        "id": punishment.id,
        "created_at": rfc3339(punishment.created),
        "updated_at": rfc3339(punishment.updated),
        "start_time": rfc3339(punishment.created),
        "end_time": rfc3339(punishment.end),
        "duration": punishment.days * 86_400 * SECOND,
        "day": punishment.days,
        "user_id": punishment.user_id,
        **about,
        "division_id": punishment.division_id,
        "reason": punishment.reason,
    }


def favorite_group_view(group: FavoriteGroup, user: User) -> dict[str, Any]:
    return {
        "favorite_group_id": group.id,
        "user_id": user.id,
        "name": group.name,
        "time_created": rfc3339(group.created),
        "time_updated": rfc3339(group.updated),
        "deleted": group.deleted,
        "count": group.count,
    }


def user_view(user: User, claims: dict[str, Any] | None = None) -> dict[str, Any]:
    """Returns a user. As on the real server, most fields are zero without the claims of the user's own token."""
    permission: dict[str, Any] = {"admin": ZERO_TIME, "silent": None, "offense_count": 0}
    identity = {"is_admin": False, "joined_time": ZERO_TIME, "nickname": "", "has_answered_questions": False}
    if claims:
        permission = {
            "admin": FOREVER if claims["is_admin"] else NEVER,
            "silent": {str(key): rfc3339(until) for key, until in user.bans.items()},
            "offense_count": user.offences,
        }
        identity = {key: claims[key] for key in identity}
    groups = sum(not group.deleted for group in user.groups.values())
    return {
        "id": user.id,
        "config": {"notify": user.notify, "show_folded": user.show_folded},
        "default_special_tag": user.default_special_tag,
        "special_tags": user.special_tags,
        "favorite_group_count": groups,
        "user_id": user.id,
        "permission": permission,
        **identity,
    }
