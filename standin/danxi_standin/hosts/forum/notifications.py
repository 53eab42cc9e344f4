"""Push tokens, which the notification server handles under the forum's address."""

from typing import Any

from danxi_standin.hosts.forum.base import ForumBase
from danxi_standin.validation import STRING, Field, error, read_body
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world import clock

SERVICES = ("apns", "fcm", "mipush")


class Notifications(ForumBase):
    @property
    def __tokens(self) -> dict[tuple[int, str], dict[str, Any]]:
        return self.campus.world.push_tokens

    @route("GET", "/users/push-tokens")
    def list_push_tokens(self, request: Request) -> Response:
        return json_response([token for (user_id, _), token in self.__tokens.items() if user_id == self.viewer.id])

    @route("POST", "/users/push-tokens")
    def add_push_token(self, request: Request) -> Response:
        body = read_body(
            request,
            Field("service", STRING, required=True, choices=SERVICES),
            Field("device_id", STRING, required=True, maximum=64),
            Field("token", STRING, required=True, maximum=256),
            Field("package_name", STRING),
        )
        key = self.viewer.id, body.device_id
        moment = clock.rfc3339(clock.now())
        known = self.__tokens.get(key)
        created = known["time_created"] if known else moment
        self.__tokens[key] = {"user_id": self.viewer.id, "time_created": created, "time_updated": moment, **vars(body)}
        return json_response(self.__tokens[key], 200 if known else 201)

    @route("DELETE", "/users/push-tokens")
    def delete_push_token(self, request: Request) -> Response:
        body = read_body(request, Field("device_id", STRING, required=True))
        if self.__tokens.pop((self.viewer.id, body.device_id), None) is None:
            raise error(404, "record not found")
        return Response(status=204)
