from collections.abc import Iterable
from types import SimpleNamespace

from danxi_standin.hosts.forum.base import CONTENT, TAGS
from danxi_standin.hosts.forum.tags import Tags
from danxi_standin.hosts.forum.views import hole_view, new_hole_view
from danxi_standin.validation import (
    BOOLEAN,
    INTEGER,
    INTEGERS,
    STRING,
    STRINGS,
    TIME,
    Field,
    error,
    read_body,
    read_query,
)
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world import clock
from danxi_standin.world.forum import Hole, Tag

SIZE = Field("size", INTEGER, default=10, maximum=10)
OFFSET = Field("offset", TIME)
ORDER = Field("order", STRING)
SPECIAL_TAG = Field("special_tag", STRING, maximum=16)
CREATION_ORDERS = ("time_created", "created_at")


class Holes(Tags):
    # Lists, newest first

    def page(self, query: SimpleNamespace, holes: Iterable[Hole] | None = None, order: str = "") -> list[Hole]:
        key = "created" if order in CREATION_ORDERS else "updated"
        before = query.offset or clock.now()
        fitting = [
            hole
            for hole in (self.forum.holes.values() if holes is None else holes)
            if getattr(hole, key) < before and self.visible(hole)
        ]
        fitting.sort(key=lambda hole: (getattr(hole, key), hole.id), reverse=True)
        return fitting if query.size < 0 else fitting[: query.size]

    def with_all_tags(self, holes: list[Hole], names: list[str] | None) -> list[Hole]:
        if not names:
            return holes
        tags = [self.forum.tag_named(name) for name in names]
        if None in tags or len(set(names)) < len(names):
            raise error(400, "部分标签不存在")
        return [hole for hole in holes if all(tag in hole.tags for tag in tags)]

    def in_division(self, division_id: int) -> list[Hole]:
        return [hole for hole in self.forum.holes.values() if division_id in (0, hole.division_id)]

    @route("GET", "/divisions/{division_id:int}/holes")
    def list_holes_in_division(self, request: Request, division_id: int) -> Response:
        query = read_query(request, SIZE, OFFSET, ORDER)
        return self.hole_list(self.page(query, self.in_division(division_id), query.order))

    @route("GET", "/divisions/{division_id:int}/holes/_sfw")
    def list_safe_holes_in_division(self, request: Request, division_id: int) -> Response:
        query = read_query(request, SIZE, OFFSET, ORDER)
        safe = [hole for hole in self.in_division(division_id) if not any(tag.nsfw for tag in hole.tags)]
        return self.hole_list(self.page(query, safe, query.order))

    @route("GET", "/holes/_homepage")
    def list_home_page(self, request: Request) -> Response:
        query = read_query(
            request, SIZE, OFFSET, ORDER, Field("tags", STRINGS), Field("exclude_division_ids", INTEGERS)
        )
        shown = {division.id for division in self.forum.divisions.values() if division.show_in_home_page}
        if query.exclude_division_ids:
            raise error(500, "sql: converting argument $2 type: unsupported type []int, a slice of int")
        holes = [hole for hole in self.forum.holes.values() if hole.division_id in shown]
        return self.hole_list(self.page(query, self.with_all_tags(holes, query.tags), query.order))

    @route("GET", "/holes/_good")
    def list_good_holes(self, request: Request) -> Response:
        query = read_query(request, SIZE, OFFSET, ORDER)
        good = [hole for hole in self.forum.holes.values() if hole.good]
        return self.hole_list(self.page(query, good, query.order))

    @route("GET", "/holes")
    def list_holes(self, request: Request) -> Response:
        query = read_query(
            request,
            SIZE,
            OFFSET,
            ORDER,
            Field("start_time", TIME),
            Field("length", INTEGER, default=10, maximum=10),
            Field("tag", STRING),
            Field("tags", STRINGS),
            Field("division_id", INTEGER),
            Field("created_start", TIME),
            Field("created_end", TIME),
        )
        query.offset = query.offset or query.start_time
        start, end = query.created_start or 0, query.created_end or clock.now()
        holes = [hole for hole in self.in_division(query.division_id) if start <= hole.created <= end]
        if query.tags:
            holes = self.with_all_tags(holes, query.tags)
        elif query.tag:
            holes = [hole for hole in holes if query.tag in (tag.name for tag in hole.tags)]
        views = [hole_view(hole, self.viewer) for hole in self.page(query, holes, query.order)]
        if query.order in CREATION_ORDERS:
            for view in views:
                view["time_updated"] = view["time_created"]  # older clients use this field as the cursor
        return json_response(views)

    @route("GET", "/tags/{name:raw}/holes")
    def list_holes_with_tag(self, request: Request, name: str) -> Response:
        """Returns the holes with a tag. As on the real server, percent-encoded names are not decoded, so only ASCII names are found."""
        query = read_query(request, SIZE, OFFSET, ORDER)
        tag = self.found(self.forum.tag_named(name))
        return self.hole_list(self.page(query, [hole for hole in self.forum.holes.values() if tag in hole.tags]))

    @route("GET", "/users/me/holes")
    def list_my_holes(self, request: Request) -> Response:
        query = read_query(request, SIZE, OFFSET, ORDER)
        mine = [hole for hole in self.forum.holes.values() if hole.user_id == self.viewer.id]
        return self.hole_list(self.page(query, mine))

    # One hole

    @route("GET", "/holes/{hole_id:int}")
    def get_hole(self, request: Request, hole_id: int) -> Response:
        return json_response(hole_view(self.visible_hole(hole_id), self.viewer))

    @route("PATCH", "/holes/{hole_id:int}")
    def count_view(self, request: Request, hole_id: int) -> Response:
        if hole_id in self.forum.holes:
            self.forum.holes[hole_id].view += 1
        return Response(status=204)

    @route("POST", "/divisions/{division_id}/holes")
    def create_hole(self, request: Request, division_id: str) -> Response:
        self.require_quiz()
        body = read_body(request, CONTENT, TAGS, SPECIAL_TAG)
        self.check_content(body.content)
        hole = self.__create(body, self.number(division_id))
        return json_response(new_hole_view(hole, self.viewer), 201)

    @route("POST", "/holes")
    def create_hole_old(self, request: Request) -> Response:
        self.require_quiz()
        body = read_body(request, CONTENT, TAGS, SPECIAL_TAG, Field("division_id", INTEGER, default=1, minimum=1))
        self.check_content(body.content)
        hole = self.__create(body, body.division_id)
        return json_response({"data": hole_view(hole, self.viewer), "message": "发表成功"}, 201)

    def __create(self, body: SimpleNamespace, division_id: int) -> Hole:
        self.require_voice(division_id)
        special_tag = self.special_tag_for(body.special_tag, "洞")
        if not body.tags:
            raise error(500, "WHERE conditions required")
        self.check_division(division_id)
        tags = self.tags_named([tag.get("name", "") for tag in body.tags])
        hole = self.forum.add_hole(self.viewer.id, division_id, tags, body.content, special_tag)
        self.__warm(tags, 1)
        return hole

    @staticmethod
    def __warm(tags: list[Tag], degrees: int) -> None:
        for tag in tags:
            tag.temperature += degrees

    @route("PUT", "/holes/{hole_id:int}")
    @route("PATCH", "/holes/{hole_id:int}/_webvpn")
    def modify_hole(self, request: Request, hole_id: int) -> Response:
        body = read_body(
            request,
            TAGS,
            Field("division_id", INTEGER, nullable=True, minimum=1),
            *(Field(name, BOOLEAN, nullable=True) for name in ("hidden", "unhidden", "lock", "frozen")),
        )
        if all(value is None for value in vars(body).values()):
            raise error(400, "无效请求")
        hole = self.existing_hole(hole_id)
        self.__check_may_modify(body)
        if body.division_id:
            self.check_division(body.division_id)
            hole.division_id = body.division_id
        if body.hidden is not None:
            hole.hidden = body.hidden
        elif body.unhidden:
            hole.hidden = False
        if body.tags:
            tags = self.tags_named([tag.get("name", "") for tag in body.tags])
            self.__warm(hole.tags, -1)
            self.__warm(tags, 1)
            hole.tags = tags
        if body.lock is not None:
            hole.locked = body.lock
        if body.frozen is not None:
            hole.frozen = body.frozen
        return json_response(hole_view(hole, self.viewer))

    def __check_may_modify(self, body: SimpleNamespace) -> None:
        if self.viewer.is_admin:
            return
        for value, status, message in (
            (body.division_id, 403, "非管理员禁止修改分区"),
            (body.hidden, 403, "非管理员禁止隐藏帖子"),
            (body.unhidden, 400, "非管理员禁止取消隐藏"),
            (body.tags, 403, "Forbidden"),
            (body.lock, 403, "非管理员禁止锁定帖子"),
            (body.frozen, 403, "非管理员禁止冻结帖子"),
        ):
            if value is not None:
                raise error(status, message)

    @route("DELETE", "/holes/{hole_id:int}")
    def hide_hole(self, request: Request, hole_id: int) -> Response:
        self.require_admin()
        hole = self.existing_hole(hole_id)
        if self.on_mariadb and hole.hidden:
            self.found(None)  # as on the real server, 404 because no row changes
        hole.hidden = True
        return Response(status=204)

    @route("DELETE", "/holes/{hole_id:int}/_force")
    def delete_hole(self, request: Request, hole_id: int) -> Response:
        hole = self.existing_hole(hole_id)
        if hole.user_id != self.viewer.id:
            self.require_admin()
        hole.deleted = clock.stamp()
        return Response(status=204)
