"""GitHub's GraphQL API: the account, repositories and their issues, stars, and the rate limit."""

from typing import Any

from danxi_standin.graphql.execution import Field, FieldError, Schema
from danxi_standin.graphql.server import GraphQLHost
from danxi_standin.hosts.github.base import GitHubBase
from danxi_standin.web.messages import Request, Response
from danxi_standin.web.routing import route
from danxi_standin.world.github import Record

Context = tuple["GraphQL", Request]


def viewer(context: Context, parent: Any) -> Record:
    return context[0].github.users[context[0].account]


def repository(context: Context, parent: Any, owner: str, name: str) -> Record:
    host = context[0]
    record = host.github.repositories.get(f"{owner}/{name}")
    if record is None or record["private"]:
        raise FieldError(f"Could not resolve to a Repository with the name '{owner}/{name}'.", "NOT_FOUND")
    found = host.github.repository(f"{owner}/{name}", host.viewer)
    return found | {"nameWithOwner": found["full_name"], "stargazerCount": found["stargazers_count"]}


def issues(context: Context, parent: Record, first: int) -> Record:
    return {"nodes": context[0].github.issues[parent["full_name"]][:first]}


def rate_limit(context: Context, parent: Any) -> Record:
    limit: Record = context[0].rate_limits()["graphql"]
    return limit | {"cost": 1}


def add_star(context: Context, parent: Any, starrableId: str) -> Record:  # noqa: N803
    host = context[0]
    found = next((name for name, each in host.github.repositories.items() if each["node_id"] == starrableId), None)
    if found is None:
        raise FieldError(f"Could not resolve to a node with the global id of '{starrableId}'.", "NOT_FOUND")
    host.github.stars.add((host.account, found))
    return {"id": starrableId}


class GraphQL(GitHubBase, GraphQLHost):
    schema: Schema = {
        "Query": {
            "viewer": Field("User!", {}, viewer),
            "repository": Field("Repository", {"owner": "String!", "name": "String!"}, repository),
            "rateLimit": Field("RateLimit", {}, rate_limit),
        },
        "Mutation": {"addStar": Field("Starred", {"starrableId": "ID!"}, add_star)},
        "User": {"login": Field("String!"), "name": Field("String")},
        "Repository": {
            "nameWithOwner": Field("String!"),
            "stargazerCount": Field("Int!"),
            "issues": Field("Issues!", {"first": "Int!"}, issues),
        },
        "Issues": {"nodes": Field("[Issue!]!")},
        "Issue": {"number": Field("Int!"), "title": Field("String!")},
        "RateLimit": {"limit": Field("Int!"), "remaining": Field("Int!"), "cost": Field("Int!")},
        "Starred": {"id": Field("ID!")},
    }

    @route("POST", "/graphql")
    def respond_to_post(self, request: Request) -> Response:
        """Responds to a POST. As on GitHub, a token is required, and the media type of the response is always application/json."""
        self.account  # noqa: B018 - raises without a token
        request.headers["accept"] = "application/json"
        return super().respond_to_post(request)
