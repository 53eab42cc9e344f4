"""The base class of the parts of the forum host: the current user, permissions and look-ups."""

import re
from typing import Any

from danxi_standin.community import CommunityHost
from danxi_standin.hosts.forum.views import Viewer, hole_view
from danxi_standin.validation import INTEGER, OBJECTS, STRING, Field, error
from danxi_standin.web.messages import Refusal, Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.clock import rfc3339
from danxi_standin.world.forum import DEFAULT_NOTIFY, Division, Entity, Floor, Forum, Hole, User

MAX_CONTENT = 10_000
FOREIGN_IMAGE = re.compile(r"!\[.*?\]\((?!https://image\.fduhole\.com/)")
CONTENT = Field("content", STRING, required=True)
TAGS = Field("tags", OBJECTS, minimum=1, maximum=10, members=(Field("name", STRING, maximum=20),))
PLAIN_HOLE_ID = Field("hole_id", INTEGER)


class ForumBase(CommunityHost):
    """The base class of the parts of the forum, from all of which the host derives.

    Requests are handled one at a time, so that handlers can read the current user from attributes. Private
    names begin with two underscores, so that those of different parts cannot collide.
    """

    current_claims: dict[str, Any]
    user: User
    viewer: Viewer

    @property
    def forum(self) -> Forum:
        return self.campus.world.forum

    @route("GET", "/")
    def index(self, request: Request) -> Response:
        return json_response({"name": "Stand-in forum", "version": "2.0"})

    def respond(self, request: Request) -> Response:
        if request.path.rstrip("/") == self.base_path:
            return super().respond(request)
        claims = self.claims(request)
        if claims is None:
            raise error(401, "Unauthorized")
        self.current_claims = claims
        self.user = self.forum.user(claims["id"])
        self.viewer = Viewer(claims["id"], claims["is_admin"])
        return super().respond(request)

    # Permissions

    def require_admin(self) -> None:
        if not self.viewer.is_admin:
            raise error(403, "Forbidden")

    def require_quiz(self) -> None:
        if not self.current_claims["has_answered_questions"]:
            raise error(403, "请先通过注册答题", code=403001)

    def require_voice(self, division_id: int) -> None:
        until = self.user.bans.get(division_id)
        if until:
            moment = rfc3339(until)[:19].replace("T", " ")
            raise error(403, f"您在此板块已被禁言，解封时间：{moment}")

    def special_tag_for(self, wanted: str, thing: str) -> str:
        if wanted and not self.viewer.is_admin and wanted not in self.user.special_tags:
            raise error(403, f"非管理员禁止发含有特殊标签的{thing}")
        return wanted or self.user.default_special_tag

    # Entities

    def found(self, entity: Entity | None) -> Entity:
        if entity is None:
            raise error(404, "record not found")
        return entity

    def visible(self, hole: Hole) -> bool:
        return self.viewer.is_admin or not (hole.hidden or hole.deleted)

    def visible_hole(self, hole_id: int) -> Hole:
        hole = self.forum.holes.get(hole_id)
        return self.found(hole if hole and self.visible(hole) else None)

    def existing_hole(self, hole_id: int) -> Hole:
        """Returns a hole that is not deleted, even if it is hidden."""
        hole = self.forum.holes.get(hole_id)
        return self.found(hole if hole and not hole.deleted else None)

    def floor(self, floor_id: int) -> Floor:
        return self.found(self.forum.floors.get(floor_id))

    def division(self, division_id: int) -> Division:
        return self.found(self.forum.divisions.get(division_id))

    # The database

    @property
    def on_mariadb(self) -> bool:
        return self.campus.world.settings.database == "mariadb"

    def miss_row(self, table: str, column: str) -> None:
        """Raises MariaDB's error for a reference to a missing row. Does nothing with SQLite, which does not check references."""
        if self.on_mariadb:
            raise error(500, f"Error 1452 (23000): Cannot add or update a child row: `{table}`.`{column}_id`")

    def duplicate_row(self, entry: str) -> Refusal:
        """Returns MariaDB's error for an entry that would duplicate a unique value."""
        return error(500, f"Error 1062 (23000): Duplicate entry '{entry}'")

    # Responses

    def hole_list(self, holes: list[Hole]) -> Response:
        return json_response([hole_view(hole, self.viewer) for hole in holes])

    def check_content(self, content: str) -> None:
        if len(content) > MAX_CONTENT:
            raise error(400, f"文本限制 {MAX_CONTENT} 字")
        if FOREIGN_IMAGE.search(content):
            raise error(500, "不允许使用外部图片链接")

    def check_division(self, division_id: int) -> None:
        if division_id not in self.forum.divisions:
            self.miss_row("hole", "division")

    # Messages

    def notify(
        self,
        recipients: list[int],
        title: str,
        description: str,
        data: object,
        code: str,
        url: str,
        floor: Floor | None = None,
    ) -> None:
        """Sends a message to those recipients who have not turned off messages with this code."""
        willing = [user_id for user_id in recipients if self._wants(user_id, code)]
        if willing:
            self.forum.messages.add(
                title, description, data, code, url, floor and floor.id, dict.fromkeys(willing, False)
            )

    def _wants(self, user_id: int, code: str) -> bool:
        user = self.forum.known_user(user_id)
        return user is not None and (code not in DEFAULT_NOTIFY or code in user.notify)
