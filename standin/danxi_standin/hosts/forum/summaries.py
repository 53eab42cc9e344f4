from typing import Any

from danxi_standin.hosts.forum.base import ForumBase
from danxi_standin.hosts.forum.views import has_summary
from danxi_standin.validation import INTEGER, STRING, Field, read_body
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.clock import now, rfc3339
from danxi_standin.world.forum import Hole

READY, WORKING, STARTED, UNAVAILABLE = 1000, 1001, 1002, 2002
MAX_INTERACTION = 15
UNFINISHED = {
    "hole_id": 0,
    "trace_id": "",
    "summary": "",
    "branches": None,
    "interactions": None,
    "keywords": None,
    "generated_at": "",
}


class Summaries(ForumBase):
    """The summaries of holes.

    The first request for a summary starts its creation. The third and all later requests return the summary, until `force_refresh`
    starts a new one.
    """

    @route("GET", "/holes/{hole_id:int}/summary")
    def get_summary(self, request: Request, hole_id: int) -> Response:
        hole = self.visible_hole(hole_id)
        if not has_summary(hole):
            return json_response({"code": UNAVAILABLE, "message": "unavailable", "data": {}})
        if request.parameters.get("force_refresh") == ["true"]:
            hole.summary_requests = 0
        hole.summary_requests += 1
        if hole.summary_requests == 1:
            return json_response({"code": STARTED, "message": "started", "data": {}})
        if hole.summary_requests == 2:
            return json_response({"code": WORKING, "message": "generating", "data": UNFINISHED})
        return json_response({"code": READY, "message": "success", "data": self.__summary(hole)})

    @staticmethod
    def __summary(hole: Hole) -> dict[str, Any]:
        first, *replies = hole.floors
        liked = sorted(replies, key=lambda floor: -floor.count(1))[:3]
        branches = [
            {
                "id": number,
                "label": f"观点 {number}",
                "content": floor.content[:40],
                "color": "#5B8FF9",
                "representative_floors": [floor.id],
            }
            for number, floor in enumerate(liked, 1)
        ]
        interactions = [
            {
                "from_floor": floor.id,
                "from_user": floor.anonyname,
                "to_floor": first.id,
                "to_user": first.anonyname,
                "interaction_type": "reply",
                "content": floor.content[:MAX_INTERACTION],
            }
            for floor in liked
        ]
        return {
            "hole_id": hole.id,
            "trace_id": f"00000000-0000-4000-8000-{hole.id:012}",
            "summary": f"共 {hole.reply} 条回复，讨论：{first.content[:40]}",
            "branches": branches,
            "interactions": interactions,
            "keywords": [tag.name for tag in hole.tags],
            "generated_at": rfc3339(now()),
        }

    @route("POST", "/holes/{hole_id:int}/summary/feedback")
    def rate_summary(self, request: Request, hole_id: int) -> Response:
        read_body(request, Field("trace_id", STRING), Field("type", INTEGER), Field("reason", STRING))
        return json_response({})
