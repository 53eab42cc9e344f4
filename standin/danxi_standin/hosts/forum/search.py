import re

from danxi_standin.hosts.forum.floors import Floors
from danxi_standin.hosts.forum.views import floor_view
from danxi_standin.validation import BOOLEAN, INTEGER, STRING, Field, error, read_body, read_query
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.clock import SECOND
from danxi_standin.world.forum import Floor


class Search(Floors):
    @route("GET", "/floors/search")
    @route("POST", "/floors/search")
    def search_floors(self, request: Request) -> Response:
        """Returns the floors that match a search. As on the real server, the parameters of a POST are in its query, not in its body."""
        query = read_query(
            request,
            Field("search", STRING, required=True),
            Field("size", INTEGER, default=10, minimum=0),
            Field("offset", INTEGER, minimum=0),
            Field("accurate", BOOLEAN),
            Field("start_time", INTEGER, nullable=True),
            Field("end_time", INTEGER, nullable=True),
        )
        found = self.__find(query.search, query.start_time, query.end_time)
        return self.__highlighted(query.search, found[query.offset :][: query.size])

    @route("GET", "/floors")
    def list_floors_old(self, request: Request) -> Response:
        """Returns the floors of a hole or, if the parameter `s` of older clients is given, the floors that match a search."""
        query = read_query(
            request,
            Field("hole_id", INTEGER),
            Field("s", STRING),
            Field("length", INTEGER, minimum=0, maximum=50),
            Field("start_floor", INTEGER),
        )
        if query.s:
            if not self.forum.search_is_open:
                raise error(403, "茶楼流量激增，搜索功能暂缓开放")
            return self.__highlighted(query.s, self.__find(query.s)[query.start_floor :][: query.length])
        hole = self.forum.holes.get(query.hole_id)
        floors = hole.floors if hole else []
        if query.length or query.start_floor:
            floors = floors[query.start_floor :][: query.length or 30]
        return self.floor_list(floors)

    def __find(self, keyword: str, start: int | None = None, end: int | None = None) -> list[Floor]:
        """Returns the matching floors, newest first. `start` and `end` are seconds since 1970."""
        keyword = keyword.casefold()
        found = [
            floor
            for floor in self.forum.floors.values()
            if keyword in floor.content.casefold()
            and not floor.hole.hidden
            and (start is None or floor.created >= start * SECOND)
            and (end is None or floor.created <= end * SECOND)
        ]
        return found[::-1]

    def __highlighted(self, keyword: str, floors: list[Floor]) -> Response:
        pattern = re.compile(re.escape(keyword), re.IGNORECASE)
        views = [floor_view(floor, self.viewer) for floor in floors]
        for view in views:
            view["highlighted_content"] = pattern.sub(r"<em>\g<0></em>", view["content"])
        return json_response(views)

    @route("POST", "/config/search")
    def open_search(self, request: Request) -> Response:
        body = read_body(request, Field("open", BOOLEAN))
        self.require_admin()
        if self.forum.search_is_open == body.open:
            return json_response({"message": "已经被修改"})
        self.forum.search_is_open = body.open
        return json_response({"message": "修改成功"}, 201)
