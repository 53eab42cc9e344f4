"""The messages of the forum to its users."""

from danxi_standin.hosts.forum.base import ForumBase
from danxi_standin.hosts.forum.views import EMPTY_MESSAGE, message_view
from danxi_standin.validation import BOOLEAN, INTEGERS, STRING, Field, read_body, read_query
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.forum import Message


class Mail(ForumBase):
    @route("GET", "/messages")
    def list_messages(self, request: Request) -> Response:
        query = read_query(request, Field("not_read", BOOLEAN))
        mine = [
            message
            for message in self.forum.messages.values()
            if self.viewer.id in message.has_read and not (query.not_read and message.has_read[self.viewer.id])
        ]
        return json_response([message_view(message, self.viewer) for message in reversed(mine)])

    @route("POST", "/messages")
    def send_mail(self, request: Request) -> Response:
        body = read_body(request, Field("description", STRING), Field("recipients", INTEGERS, required=True))
        self.require_admin()
        self.notify(body.recipients or [], "您有一封站内信", body.description, {}, "mail", "/api/messages")
        # The real server returns an empty message if it has no notification server.
        return json_response(EMPTY_MESSAGE, 201)

    @route("POST", "/messages/clear")
    @route("PUT", "/messages")
    @route("PATCH", "/messages/_webvpn")
    def clear_messages(self, request: Request) -> Response:
        for message in self.forum.messages.values():
            self.__mark_read(message)
        return Response(status=204)

    @route("DELETE", "/messages/{message_id:int}")
    def clear_message(self, request: Request, message_id: int) -> Response:
        if message_id in self.forum.messages:
            self.__mark_read(self.forum.messages[message_id])
        return Response(status=204)

    def __mark_read(self, message: Message) -> None:
        if self.viewer.id in message.has_read:
            message.has_read[self.viewer.id] = True
