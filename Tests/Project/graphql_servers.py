"""Two GraphQL servers with the schema of the Moments service, made with the PyPI packages ariadne and strawberry-graphql.

This module can be imported only if these packages and uvicorn are installed.
"""

import logging
import socket
import threading
from dataclasses import dataclass, field
from enum import Enum
from socketserver import ThreadingMixIn
from typing import Annotated, Self
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import ariadne
import ariadne.wsgi
import strawberry
import strawberry.asgi
import uvicorn

SCHEMA = """
type Query { getMomentsDetailsByUserID(userID: ID!): MomentsDetails! }
type Mutation { updateMomentLike(momentID: ID!, userID: ID!, isLiked: Boolean!): MomentsDetails! }
type MomentsDetails { userDetails: UserDetails!  moments: [Moment!]! }
type Moment {
  id: ID!  userDetails: UserDetails!  type: MomentType!  title: String  url: String  photos: [String!]!  createdDate: String!
  isLiked: Boolean!  likes: [UserDetails!]!
}
type UserDetails { id: ID!  name: String!  avatar: String!  backgroundImage: String! }
enum MomentType { URL PHOTOS }
"""

SILENT = "graphql_servers"  # a logger without output
logging.getLogger(SILENT).disabled = True


@dataclass
class Moments:
    """The data of a server. Reading the title of the last moment raises an error, and people who like a moment have no name."""

    likes: dict[str, list[str]] = field(default_factory=lambda: {"0": [], "1": ["1"], "2": []})
    calls: list[str] = field(default_factory=list)  # the operations that were executed

    def user(self, id: str) -> dict:
        names = {"0": "Jake Lin", "1": "Taylor Swift"}
        return {
            "id": id,
            "name": names[id],
            "avatar": f"https://example.org/{id}.png",
            "backgroundImage": "https://example.org/b.png",
        }

    def details(self, user: str) -> dict:
        return {"userDetails": self.user(user), "moments": [self.moment(id, user) for id in self.likes]}

    def moment(self, id: str, user: str) -> dict:
        return {
            "id": id, "userDetails": self.user("1"), "type": "URL" if id == "1" else "PHOTOS", "url": None,
            "photos": ["https://example.org/p.png"], "createdDate": str(1615899003 + int(id)), "isLiked": user in self.likes[id],
            "likes": [{"id": each, "avatar": self.user(each)["avatar"]} for each in self.likes[id]],
        }  # fmt: skip

    @staticmethod
    def title(moment: dict) -> str | None:
        if moment["id"] == "2":
            raise ValueError("The title cannot be read.")
        return "Hello" if moment["id"] == "1" else None

    def update(self, id: str, user: str, is_liked: bool) -> dict:
        self.calls.append(f"{'like' if is_liked else 'unlike'} {id}")
        self.user(user)  # raises an error for an unknown user
        known = self.likes.get(id, [])
        if is_liked and user not in known:
            known.append(user)
        elif not is_liked and user in known:
            known.remove(user)
        return self.details(user)

    def query(self, user: str) -> dict:
        self.calls.append("details")
        return self.details(user)


class Ariadne:
    """A server of ariadne (WSGI)."""

    def __init__(self) -> None:
        self.moments = Moments()
        query, mutation, moment = ariadne.QueryType(), ariadne.MutationType(), ariadne.ObjectType("Moment")
        query.set_field("getMomentsDetailsByUserID", lambda _, info, userID: self.moments.query(userID))  # noqa: N803
        mutation.set_field(
            "updateMomentLike",
            lambda _, info, momentID, userID, isLiked: self.moments.update(momentID, userID, isLiked),  # noqa: N803
        )
        moment.set_field("title", lambda each, info: Moments.title(each))
        schema = ariadne.make_executable_schema(SCHEMA, query, mutation, moment)
        app = ariadne.wsgi.GraphQL(schema, execute_get_queries=True, logger=SILENT)
        self.requests = 0
        self._server = make_server("127.0.0.1", 0, self._counting(app), ThreadingServer, QuietHandler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def _counting(self, app):
        def application(environ, start_response):
            self.requests += 1
            return app(environ, start_response)

        return application

    def __enter__(self) -> Self:
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        return self

    def __exit__(self, *_) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class ThreadingServer(ThreadingMixIn, WSGIServer):
    daemon_threads = True


class QuietHandler(WSGIRequestHandler):
    def log_message(self, *_) -> None:
        pass


@strawberry.type
class UserDetails:
    id: strawberry.ID
    name: str
    avatar: str
    background_image: str


@strawberry.enum
class MomentType(Enum):
    URL = "URL"
    PHOTOS = "PHOTOS"


@strawberry.type
class Moment:
    id: strawberry.ID
    user_details: UserDetails
    type: MomentType
    url: str | None
    photos: list[str]
    created_date: str
    is_liked: bool
    likes: list[UserDetails]

    @strawberry.field
    def title(self) -> str | None:
        return Moments.title({"id": self.id})


@strawberry.type
class MomentsDetails:
    user_details: UserDetails
    moments: list[Moment]


class Strawberry:
    """A server of strawberry (ASGI, uvicorn)."""

    def __init__(self) -> None:
        self.moments = Moments()
        self.requests = 0
        schema = strawberry.Schema(query=self._query(), mutation=self._mutation())
        app = strawberry.asgi.GraphQL(schema)

        async def application(scope, receive, send):
            self.requests += scope["type"] == "http"
            await app(scope, receive, send)

        self._socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        config = uvicorn.Config(application, log_level="critical", lifespan="off", timeout_keep_alive=300)
        self._server = uvicorn.Server(config)

    def _query(self) -> type:
        server = self

        @strawberry.type
        class Query:
            @strawberry.field(name="getMomentsDetailsByUserID")
            def details(self, user_id: Annotated[strawberry.ID, strawberry.argument(name="userID")]) -> MomentsDetails:
                return typed(server.moments.query(str(user_id)))

        return Query

    def _mutation(self) -> type:
        server = self

        @strawberry.type
        class Mutation:
            @strawberry.mutation(name="updateMomentLike")
            def update(
                self,
                moment_id: Annotated[strawberry.ID, strawberry.argument(name="momentID")],
                user_id: Annotated[strawberry.ID, strawberry.argument(name="userID")],
                is_liked: bool,
            ) -> MomentsDetails:
                return typed(server.moments.update(str(moment_id), str(user_id), is_liked))

        return Mutation

    def __enter__(self) -> Self:
        logging.getLogger("strawberry.execution").disabled = True
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._socket]})
        self._thread.start()
        return self

    def __exit__(self, *_) -> None:
        self._server.should_exit = True
        self._thread.join()
        self._socket.close()


def typed(details: dict) -> MomentsDetails:
    """Returns the details as objects of the schema."""

    def user(each: dict) -> UserDetails:
        return UserDetails(
            id=each["id"], name=each.get("name"), avatar=each["avatar"], background_image=each.get("backgroundImage")
        )

    return MomentsDetails(
        user_details=user(details["userDetails"]),
        moments=[
            Moment(
                id=each["id"],
                user_details=user(each["userDetails"]),
                type=MomentType(each["type"]),
                url=each["url"],
                photos=each["photos"],
                created_date=each["createdDate"],
                is_liked=each["isLiked"],
                likes=[user(like) for like in each["likes"]],
            )
            for each in details["moments"]
        ],
    )
