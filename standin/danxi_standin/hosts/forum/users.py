from danxi_standin.hosts.forum.base import ForumBase
from danxi_standin.hosts.forum.views import user_view
from danxi_standin.validation import OBJECT, STRING, STRINGS, Field, error, read_body
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.forum import User

CONFIG = Field("config", OBJECT, members=(Field("notify", STRINGS), Field("show_folded", STRING, nullable=True)))


class Users(ForumBase):
    @route("GET", "/users/me")
    def get_current_user(self, request: Request) -> Response:
        return json_response(user_view(self.user, self.current_claims))

    @route("PUT", "/users/me")
    @route("PATCH", "/users/me/_webvpn")
    def modify_current_user(self, request: Request) -> Response:
        return self.__modify(request, self.user)

    @route("GET", "/users/{user_id:int}")
    def get_user(self, request: Request, user_id: int) -> Response:
        self.require_admin()
        if user_id == self.viewer.id:
            raise error(403, "Forbidden")
        return json_response(user_view(self.forum.user(user_id)))

    @route("PUT", "/users/{user_id:int}")
    @route("PATCH", "/users/{user_id:int}/_webvpn")
    def modify_user(self, request: Request, user_id: int) -> Response:
        if user_id == self.viewer.id:
            return self.__modify(request, self.user)
        self.require_admin()
        return self.__modify(request, self.found(self.forum.known_user(user_id)))

    def __modify(self, request: Request, user: User) -> Response:
        """Changes the configuration of a user. As on the real server, invalid values are accepted, and reset at the next request."""
        body = read_body(request, Field("nickname", STRING, nullable=True, minimum=1), CONFIG)
        config = body.config or {}
        if config.get("notify") is not None:
            user.notify = config["notify"]
        if config.get("show_folded") is not None:
            user.show_folded = config["show_folded"]
        return json_response(user_view(user, self.current_claims if user is self.user else None))
