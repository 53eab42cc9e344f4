from danxi_standin.hosts.forum.base import PLAIN_HOLE_ID, ForumBase
from danxi_standin.validation import BOOLEAN, Field, read_body, read_query
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world import clock


class Subscriptions(ForumBase):
    def subscribed(self) -> list[int]:
        return sorted(self.user.subscriptions, key=self.user.subscriptions.__getitem__)

    @route("GET", "/users/subscriptions")
    def list_subscriptions(self, request: Request) -> Response:
        if read_query(request, Field("plain", BOOLEAN)).plain:
            return json_response({"data": self.subscribed()})
        holes = (self.forum.holes.get(hole_id) for hole_id in reversed(self.subscribed()))
        return self.hole_list([hole for hole in holes if hole and not hole.deleted])

    @route("POST", "/users/subscriptions")
    def add_subscription(self, request: Request) -> Response:
        hole_id = read_body(request, PLAIN_HOLE_ID).hole_id
        if hole_id not in self.forum.holes:
            self.miss_row("user_subscription", "hole")
        is_new = hole_id not in self.user.subscriptions
        self.user.subscriptions[hole_id] = clock.now()
        self.__count(hole_id, is_new)
        return json_response({"message": "关注成功", "data": self.subscribed()}, 201)

    @route("DELETE", "/users/subscriptions")
    @route("DELETE", "/users/subscription")
    def delete_subscription(self, request: Request) -> Response:
        hole_id = read_body(request, PLAIN_HOLE_ID).hole_id
        was_there = self.user.subscriptions.pop(hole_id, None) is not None
        self.__count(hole_id, -was_there)
        return json_response({"message": "删除成功", "data": self.subscribed()})

    def __count(self, hole_id: int, change: int) -> None:
        if hole_id in self.forum.holes:
            self.forum.holes[hole_id].subscription_count += change
