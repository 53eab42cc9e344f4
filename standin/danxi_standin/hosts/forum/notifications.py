"""Push tokens. Their requests have the forum's address, but a separate notification server handles them."""

from typing import Any

from danxi_standin.hosts.forum.base import ForumBase
from danxi_standin.validation import STRING, Field, read_body
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
    @route("PUT", "/users/push-tokens")
    @route("PATCH", "/users/push-tokens")
    @route("PATCH", "/users/push-tokens/_webvpn")
    def add_push_token(self, request: Request) -> Response:
        body = read_body(
            request,
            Field("service", STRING, required=True, choices=SERVICES),
            Field("device_id", STRING, required=True, maximum=64),
            Field("token", STRING, required=True, maximum=256),
            Field("package_name", STRING),
        )
        key = self.viewer.id, body.device_id
        for other in [each for each in self.__tokens if each != key and each[1] == body.device_id]:
            del self.__tokens[other]  # a device belongs to one person
        moment = clock.rfc3339(clock.now())
        known = self.__tokens.get(key)
        created = known["time_created"] if known else moment
        self.__tokens[key] = {"user_id": self.viewer.id, "time_created": created, "time_updated": moment, **vars(body)}
        return json_response(self.__tokens[key])

    @route("DELETE", "/users/push-tokens")
    def delete_push_token(self, request: Request) -> Response:
        device_id = read_body(request, Field("device_id", STRING)).device_id
        self.__remove(device_id)
        return Response(status=204)

    @route("DELETE", "/users/push-tokens/_all")
    def delete_push_tokens(self, request: Request) -> Response:
        self.__remove("")
        return Response(status=204)

    def __remove(self, device_id: str) -> None:
        """Removes the user's token for the device `device_id`, or the tokens for all devices if `device_id` is empty."""
        for key in list(self.__tokens):
            if key[0] == self.viewer.id and device_id in ("", key[1]):
                del self.__tokens[key]
