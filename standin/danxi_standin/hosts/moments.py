"""momentsapi.herokuapp.com: the GraphQL server of the Moments app."""

from typing import Any

from danxi_standin.graphql.execution import Field, FieldError, Schema
from danxi_standin.graphql.server import GraphQLHost
from danxi_standin.host import Campus
from danxi_standin.web.messages import Request

SITE = "https://momentsapi.herokuapp.com"
FIRST = 1_615_899_003
NAMES = ("Jake Lin", "Taylor Swift", "Mattt")
Context = tuple["MomentsHost", Request]


def user(number: int) -> dict[str, Any]:
    return {
        "id": str(number),
        "name": NAMES[number],
        "avatar": f"{SITE}/avatars/{number}.png",
        "backgroundImage": f"{SITE}/background.png",
    }


def details(host: "MomentsHost", id: str) -> dict[str, Any]:
    if id not in {str(number) for number in range(len(NAMES))}:
        raise FieldError("The user does not exist.", "NOT_FOUND")
    moments = [
        {
            "id": str(number),
            "userDetails": user(number % len(NAMES)),
            "type": "URL" if number == 3 else "PHOTOS",
            "title": None if number == 0 else f"Moment {number}",
            "url": f"{SITE}/pages/{number}" if number == 3 else None,
            "photos": [f"{SITE}/photos/{number}-{photo}.png" for photo in range(number)],
            "createdDate": str(FIRST - 3600 * number),
            "isLiked": id in likes,
            # As on the real server, the members `name` and `backgroundImage` are missing, and their types forbid the value null.
            "likes": [{"id": each, "avatar": user(int(each))["avatar"]} for each in likes],
        }
        for number, likes in enumerate(host.likes)
    ]
    return {"userDetails": user(int(id)), "moments": moments}


def get_details(context: Context, parent: Any, userID: str) -> dict[str, Any]:  # noqa: N803
    return details(context[0], userID)


def update_like(context: Context, parent: Any, momentID: str, userID: str, isLiked: bool) -> dict[str, Any]:  # noqa: N803
    host = context[0]
    answer = details(host, userID)
    if momentID.isdecimal() and int(momentID) < len(host.likes):
        likes = host.likes[int(momentID)]
        if isLiked and userID not in likes:
            likes.append(userID)
        elif not isLiked and userID in likes:
            likes.remove(userID)
        answer = details(host, userID)
    return answer


class MomentsHost(GraphQLHost):
    names = ("momentsapi.herokuapp.com",)
    schema: Schema = {
        "Query": {"getMomentsDetailsByUserID": Field("MomentsDetails!", {"userID": "ID!"}, get_details)},
        "Mutation": {
            "updateMomentLike": Field(
                "MomentsDetails!", {"momentID": "ID!", "userID": "ID!", "isLiked": "Boolean!"}, update_like
            )
        },
        "MomentsDetails": {"userDetails": Field("UserDetails!"), "moments": Field("[Moment!]!")},
        "Moment": {
            "id": Field("ID!"),
            "userDetails": Field("UserDetails!"),
            "type": Field("MomentType!"),
            "title": Field("String"),
            "url": Field("String"),
            "photos": Field("[String!]!"),
            "createdDate": Field("String!"),
            "isLiked": Field("Boolean!"),
            "likes": Field("[UserDetails!]!"),
        },
        "UserDetails": {
            "id": Field("ID!"),
            "name": Field("String!"),
            "avatar": Field("String!"),
            "backgroundImage": Field("String!"),
        },
    }

    def __init__(self, campus: Campus) -> None:
        super().__init__(campus)
        self.likes: list[list[str]] = [[], ["1"], ["1", "2"], []]  # the ids of the users who like each moment
