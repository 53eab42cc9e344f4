from types import SimpleNamespace
from typing import Any

from danxi_standin.hosts.forum.base import CONTENT, ForumBase
from danxi_standin.hosts.forum.views import floor_view, history_view, raw_floor_view
from danxi_standin.validation import INTEGER, STRING, STRINGS, Field, error, read_body, read_query
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.forum import Floor, Hole

SIZE = Field("size", INTEGER, default=30, minimum=0, nullable=True)
OFFSET = Field("offset", INTEGER, minimum=0)
ORDER = (
    Field("sort", STRING, default="asc", choices=("asc", "desc")),
    Field("order_by", STRING, default="id", choices=("id", "like")),
)
SPECIAL_TAG = Field("special_tag", STRING, maximum=16)
REPLY_TO = Field("reply_to", INTEGER, minimum=0)
AGAINST_THE_RULES = "违反社区规范"


class Floors(ForumBase):
    def floor_response(self, floor: Floor, status: int = 200) -> Response:
        return json_response(floor_view(floor, self.viewer), status)

    def floor_list(self, floors: list[Floor]) -> Response:
        return json_response([floor_view(floor, self.viewer) for floor in floors])

    # Lists

    def __page(self, request: Request, floors: list[Floor]) -> Response:
        query = read_query(request, SIZE, OFFSET, *ORDER)
        if self.on_mariadb and (query.order_by == "like" or (query.offset and not query.size)):
            raise error(500, "Error 1064 (42000): You have an error in your SQL syntax")
        key = (lambda floor: floor.count(1)) if query.order_by == "like" else (lambda floor: floor.id)
        ordered = sorted(floors, key=key, reverse=query.sort == "desc")[query.offset :]
        return self.floor_list(ordered[: query.size] if query.size else ordered)

    @route("GET", "/holes/{hole_id:int}/floors")
    def list_floors_in_hole(self, request: Request, hole_id: int) -> Response:
        if hole_id <= 0:
            raise error(400, "hole_id 必须为正整数")
        hole = self.forum.holes.get(hole_id)
        return self.__page(request, hole.floors if hole else [])

    @route("GET", "/users/me/floors")
    def list_my_replies(self, request: Request) -> Response:
        return self.__page(
            request,
            [floor for floor in self.forum.floors.values() if floor.user_id == self.viewer.id and floor.ranking],
        )

    # One floor

    @route("GET", "/floors/{floor_id:int}")
    def get_floor(self, request: Request, floor_id: int) -> Response:
        floor = self.floor(floor_id)
        self.found(floor if self.visible(floor.hole) else None)
        return self.floor_response(floor)

    @route("POST", "/holes/{hole_id:int}/floors")
    def create_floor(self, request: Request, hole_id: int) -> Response:
        self.require_quiz()
        body = read_body(request, CONTENT, SPECIAL_TAG, REPLY_TO)
        self.check_content(body.content)
        return self.floor_response(self.__create(body, hole_id, "帖"), 201)

    @route("POST", "/floors")
    def create_floor_old(self, request: Request) -> Response:
        self.require_quiz()
        body = read_body(request, Field("hole_id", INTEGER, minimum=1), CONTENT, SPECIAL_TAG, REPLY_TO)
        self.check_content(body.content)
        floor = self.__create(body, body.hole_id, "帖子")
        return json_response({"data": floor_view(floor, self.viewer), "message": "发表成功"}, 201)

    def __create(self, body: SimpleNamespace, hole_id: int, thing: str) -> Floor:
        hole = self.visible_hole(hole_id)
        self.require_voice(hole.division_id)
        if hole.locked and not self.viewer.is_admin:
            raise error(403, "该帖子已被锁定，非管理员禁止发帖")
        floor = self.forum.add_floor(
            hole,
            self.viewer.id,
            body.content,
            reply_to=body.reply_to,
            special_tag=self.special_tag_for(body.special_tag, thing),
        )
        if not floor.withheld:
            self.__announce(floor)
        return floor

    def __announce(self, floor: Floor) -> None:
        """Sends messages about a new floor. A reader to whom several reasons apply gets one message, for the most important reason."""
        told = {floor.user_id}
        followers = self.forum.followers(floor.hole)
        for recipients, title, code in (
            ([floor.hole.user_id], "您的内容有新回复", "reply"),
            ([mention.user_id for mention in floor.mentions], "您的内容被引用了", "mention"),
            (followers, "您关注的帖子有新回复", "favorite"),
        ):
            fresh = [user_id for user_id in recipients if user_id not in told]
            told.update(fresh)
            self.notify_of_floor(fresh, title, floor, floor_view(floor, self.viewer), code)

    def notify_of_floor(
        self,
        recipients: list[int],
        title: str,
        floor: Floor,
        data: dict[str, Any],
        code: str,
        description: str | None = None,
    ) -> None:
        self.notify(recipients, title, description or floor.content, data, code, f"/api/floors/{floor.id}", floor)

    @route("PUT", "/floors/{floor_id:int}")
    @route("PATCH", "/floors/{floor_id:int}/_webvpn")
    def modify_floor(self, request: Request, floor_id: int) -> Response:
        body = read_body(
            request,
            Field("content", STRING, nullable=True),
            Field("special_tag", STRING, nullable=True, maximum=16),
            Field("like", STRING, nullable=True, choices=("add", "cancel")),
            Field("fold_v2", STRING, nullable=True, maximum=64),
            Field("fold", STRINGS),
        )
        if all(value is None for value in vars(body).values()):
            raise error(400, "无效请求")
        self.check_content(body.content or "")
        floor = self.floor(floor_id)
        hole = self.existing_hole(floor.hole.id)
        self.__check_may_modify(body, floor, hole)
        if body.content:
            is_own = floor.user_id == self.viewer.id
            author = "作者" if is_own else "管理员"
            self.forum.keep_history(floor, self.viewer.id, f"该内容已被{author}修改")
            self.forum.edit(floor, body.content)
        if body.fold_v2 is not None:
            floor.fold = body.fold_v2
        elif body.fold is not None:
            floor.fold = body.fold[0] if body.fold else ""
        if body.special_tag is not None:
            floor.special_tag = body.special_tag
        if body.like is not None:
            self.__vote(floor, 1 if body.like == "add" else 0)
        floor.touch()
        if body.content or body.fold_v2 is not None or body.fold is not None:
            self.__tell_author(floor)
        return self.floor_response(floor)

    def __tell_author(self, floor: Floor) -> None:
        if floor.user_id != self.viewer.id:
            self.notify_of_floor([floor.user_id], "您的内容被管理员修改了", floor, raw_floor_view(floor), "modify")

    def __check_may_modify(self, body: SimpleNamespace, floor: Floor, hole: Hole) -> None:
        is_admin = self.viewer.is_admin
        if body.content is not None:
            if not is_admin and floor.user_id != self.viewer.id:
                raise error(403, "这不是您的楼层，您没有权限修改")
            self.require_voice(hole.division_id)
            if not is_admin and hole.locked:
                raise error(403, "此洞已被锁定，您无法修改")
            if not is_admin and floor.deleted:
                raise error(403, "此洞已被删除，您无法修改")
        if not is_admin and (body.fold_v2 is not None or body.fold is not None):
            raise error(403, "非管理员禁止折叠")
        if not is_admin and body.special_tag is not None:
            raise error(403, "非管理员禁止修改特殊标签")

    @route("POST", "/floors/{floor_id:int}/like/{vote:int}")
    def like_floor(self, request: Request, floor_id: int, vote: int) -> Response:
        if vote not in (-1, 0, 1):
            raise error(400, "like option must be -1, 0 or 1")
        floor = self.floor(floor_id)
        self.__vote(floor, vote)
        floor.touch()
        return self.floor_response(floor)

    def __vote(self, floor: Floor, vote: int) -> None:
        floor.likes.pop(self.viewer.id, None)
        if vote:
            floor.likes[self.viewer.id] = vote

    @route("DELETE", "/floors/{floor_id:int}")
    def delete_floor(self, request: Request, floor_id: int) -> Response:
        body = read_body(request, Field("delete_reason", STRING, maximum=32))
        floor = self.floor(floor_id)
        is_own = floor.user_id == self.viewer.id
        if floor.deleted or not is_own:
            self.require_admin()
        self.remove(floor, body.delete_reason, "" if is_own else AGAINST_THE_RULES)
        self.__tell_author(floor)
        return self.floor_response(floor)

    def remove(self, floor: Floor, reason: str, default_reason: str) -> None:
        self.forum.keep_history(floor, self.viewer.id, reason)
        self.forum.delete_messages_about(floor)
        shown = reason or default_reason
        floor.deleted = True
        floor.content = f"该内容因{shown}被删除" if shown else "该内容被作者删除"
        floor.touch()

    @route("GET", "/floors/{floor_id:int}/history")
    def list_history(self, request: Request, floor_id: int) -> Response:
        self.require_admin()
        floor = self.floor(floor_id)
        return json_response(
            [
                history_view(version, floor.user_id)
                for version in self.forum.history.values()
                if version.floor_id == floor_id
            ]
        )

    @route("POST", "/floors/{floor_id:int}/restore/{version_id:int}")
    def restore_floor(self, request: Request, floor_id: int, version_id: int) -> Response:
        body = read_body(request, Field("restore_reason", STRING, required=True, maximum=32))
        self.require_admin()
        floor = self.floor(floor_id)
        version = self.found(self.forum.history.get(version_id))
        if version.floor_id != floor_id:
            raise error(400, f"{version_id} 不是 #{floor_id} 的历史版本")
        self.forum.keep_history(floor, self.viewer.id, body.restore_reason)
        floor.deleted = False
        floor.content = version.content
        floor.is_sensitive = version.is_sensitive
        floor.is_actual_sensitive = version.is_actual_sensitive
        floor.touch()
        return self.floor_response(floor)
