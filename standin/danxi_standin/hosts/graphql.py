"""graphql.example.net: a GraphQL server with the announcements of the academic offices. The name is reserved (RFC 2606)."""

from typing import Any

from danxi_standin.graphql.execution import Field, FieldError, Schema
from danxi_standin.graphql.server import GraphQLHost
from danxi_standin.host import Campus
from danxi_standin.web.messages import Request
from danxi_standin.world.announcements import announcements

Context = tuple["NoticesHost", Request]
TOKEN = "stand-in"  # the only valid access token


def notice(context: Context, parent: Any, id: str) -> dict[str, Any] | None:
    return next((each for each in notices(context, parent) if each["id"] == id), None)


def notices(context: Context, parent: Any, first: int | None = None) -> list[dict[str, Any]]:
    found = announcements("undergraduate")[:first]
    return [{"id": str(each.number), "title": each.title, "day": str(each.day)} for each in found]


def comments(context: Context, parent: dict[str, Any]) -> list[dict[str, Any]]:
    return context[0].comments.get(parent["id"], [])


def views(context: Context, parent: dict[str, Any]) -> int:
    raise FieldError("The counter is not available.", "UNAVAILABLE")


def viewer(context: Context, parent: Any) -> dict[str, Any]:
    if context[1].headers.get("authorization") != f"Bearer {TOKEN}":
        raise FieldError("A token is needed.", "UNAUTHENTICATED")
    return {"name": "旦旦"}


def add_comment(context: Context, parent: Any, noticeId: str, text: str) -> dict[str, Any]:  # noqa: N803
    if not notice(context, parent, noticeId):
        raise FieldError("The notice does not exist.", "NOT_FOUND")
    if not text.strip():
        raise FieldError("The comment is empty.", "BAD_USER_INPUT")
    thread = context[0].comments.setdefault(noticeId, [])
    thread.append({"id": f"{noticeId}-{len(thread) + 1}", "text": text})
    return thread[-1]


class NoticesHost(GraphQLHost):
    names = ("graphql.example.net",)
    schema: Schema = {
        "Query": {
            "notices": Field("[Notice!]!", {"first": "Int"}, notices),
            "notice": Field("Notice", {"id": "ID!"}, notice),
            "viewer": Field("Viewer!", {}, viewer),
        },
        "Mutation": {"addComment": Field("Comment", {"noticeId": "ID!", "text": "String!"}, add_comment)},
        "Notice": {
            "id": Field("ID!"),
            "title": Field("String!"),
            "day": Field("String!"),
            "comments": Field("[Comment!]!", {}, comments),
            "views": Field("Int", {}, views),
        },
        "Comment": {"id": Field("ID!"), "text": Field("String!")},
        "Viewer": {"name": Field("String!")},
    }

    def __init__(self, campus: Campus) -> None:
        super().__init__(campus)
        self.comments: dict[str, list[dict[str, Any]]] = {}  # by the id of the notice
