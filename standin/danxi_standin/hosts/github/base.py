"""The base class of the parts of api.github.com: tokens, headers, rate limits, pages, validators and refusals."""

import json
import re
from hashlib import sha256
from typing import Any
from urllib.parse import parse_qsl, unquote, urlencode

from danxi_standin.host import Host
from danxi_standin.web.messages import Refusal, Request, Response, json_response
from danxi_standin.world.github import ACCOUNT, API, TOKEN, GitHub, Record

DOCUMENTATION = "https://docs.github.com/rest"
VERSIONS = ("2022-11-28", "2026-03-10")
DEFAULT_LIMITS = {"core": 5000, "search": 30, "code_search": 10, "graphql": 5000}
ANONYMOUS_LIMITS = {"core": 60, "search": 10, "code_search": 10, "graphql": 0}
REPOSITORY = re.compile(r"/(?:repos|networks)/([^/]+/[^/]+)(/.*)?")
NUMBERED = re.compile(r"/repositories/(\d+)(/.*)?")


def refusal(
    status: int, message: str, errors: list[Any] | None = None, headers: list[tuple[str, str]] | None = None
) -> Refusal:
    body = {"message": message, "documentation_url": DOCUMENTATION, "status": str(status)}
    return Refusal(json_response(body | ({"errors": errors} if errors is not None else {}), status, headers))


def invalid(resource: str, field: str, code: str) -> Refusal:
    return refusal(422, "Validation Failed", [{"resource": resource, "field": field, "code": code}])


def not_found() -> Refusal:
    return refusal(404, "Not Found")


def no_content() -> Response:
    return Response(status=204)


class GitHubBase(Host):
    viewer: str | None  # the account that the token of the current request belongs to, if any

    @property
    def github(self) -> GitHub:
        return self.campus.world.github

    def respond(self, request: Request) -> Response:
        resource = self._resource(request)
        try:
            self._check(request, resource)
            self._redirect(request)
            response = self.route(request)
            response = self._validated(request, response)
        except Refusal as refused:
            response = refused.response
        self._count(request, response, resource)
        return response

    def route(self, request: Request) -> Response:
        """Passes a request to the handler of its path. `GitHubHost` overrides the method for paths with any number of segments."""
        return super().respond(request)

    # Tokens and rate limits

    def _check(self, request: Request, resource: str) -> None:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        self.viewer = ACCOUNT if token == TOKEN and scheme.lower() in ("bearer", "token") else None
        if scheme and self.viewer is None:
            raise refusal(401, "Bad credentials")
        if not request.headers.get("user-agent"):
            raise refusal(
                403, "Request forbidden by administrative rules. Please make sure your request has a User-Agent header"
            )
        if request.headers.get("x-github-api-version", VERSIONS[0]) not in VERSIONS:
            raise refusal(400, "The API version is not supported")
        settings = self.campus.world.settings
        if settings.github_slow_down == "retry_after":
            raise refusal(429, "You have exceeded a secondary rate limit.", headers=[("Retry-After", "30")])
        if settings.github_slow_down == "message":
            raise refusal(
                403, "You have exceeded a secondary rate limit. Please wait a few minutes before you try again."
            )
        if resource == "graphql" and self.viewer is None:
            return  # without a token, the handler of GraphQL refuses the request, whatever the limit
        if resource == "none" or self.github.limits.used.get(resource, 0) < self._limit(resource):
            return
        if resource == "graphql":
            error = {"type": "RATE_LIMITED", "message": "API rate limit exceeded."}
            raise Refusal(json_response({"errors": [error]}))
        raise refusal(403, f"API rate limit exceeded for user ID {1 if self.viewer else 0}.")

    @staticmethod
    def _resource(request: Request) -> str:
        path = request.path
        if path in ("/rate_limit", "/graphql"):
            return path.removeprefix("/").replace("rate_limit", "none")
        return "code_search" if path == "/search/code" else "search" if path.startswith("/search/") else "core"

    def _limit(self, resource: str) -> int:
        limits = (DEFAULT_LIMITS if self.viewer else ANONYMOUS_LIMITS) | self.campus.world.settings.github_limits
        return int(limits[resource])

    def _count(self, request: Request, response: Response, resource: str) -> None:
        limits = self.github.limits
        if resource == "none":
            resource = "core"
        elif response.status != 304 and limits.used.get(resource, 0) < self._limit(resource):
            limits.used[resource] = limits.used.get(resource, 0) + 1
        used = limits.used.get(resource, 0)
        values = {
            "Limit": self._limit(resource), "Remaining": max(0, self._limit(resource) - used), "Used": used,
            "Reset": limits.reset, "Resource": resource,
        }  # fmt: skip
        response.headers += [(f"X-RateLimit-{name}", str(value)) for name, value in values.items()]
        response.headers.append(("X-GitHub-Request-Id", "0000:0001:0002"))

    def rate_limits(self) -> Record:
        limits = self.github.limits
        return {
            resource: {
                "limit": self._limit(resource), "used": limits.used.get(resource, 0),
                "remaining": max(0, self._limit(resource) - limits.used.get(resource, 0)), "reset": limits.reset,
            }
            for resource in DEFAULT_LIMITS
        }  # fmt: skip

    @property
    def account(self) -> str:
        if self.viewer is None:
            raise refusal(401, "Requires authentication")
        return self.viewer

    # Repositories under old names and by number

    def _redirect(self, request: Request) -> None:
        if found := NUMBERED.fullmatch(request.path):
            name = next((n for n, each in self.github.repositories.items() if each["id"] == int(found[1])), None)
            if name is None:
                raise not_found()
            request.path = f"/repos/{name}{found[2] or ''}"
        found = REPOSITORY.fullmatch(request.path)
        if found and (name := self.github.old_names.get(unquote(found[1]))):
            location = f"{API}/repositories/{self.github.repositories[name]['id']}{found[2] or ''}"
            location += f"?{request.query}" if request.query else ""
            status = 301 if request.method == "GET" else 307
            message = "Moved Permanently" if status == 301 else "Temporary Redirect"
            body = {"message": message, "url": location, "documentation_url": DOCUMENTATION}
            raise Refusal(json_response(body, status, [("Location", location)]))

    def repository(self, owner: str, name: str) -> str:
        """Returns the full name of a repository. Raises a refusal unless the account may see the repository."""
        full = f"{owner}/{name}"
        record = self.github.repositories.get(full)
        if record is None or record["private"] and owner != self.viewer:
            raise not_found()
        return full

    def user(self, login: str) -> str:
        if login not in self.github.users:
            raise not_found()
        return login

    # Responses

    def _validated(self, request: Request, response: Response) -> Response:
        """Adds an ETag to a successful response to a GET, or replaces the response with status 304 if the request names this ETag."""
        if request.method != "GET" or response.status != 200:
            return response
        secret = f"{self.viewer} {request.headers.get('accept')} ".encode()
        etag = f'W/"{sha256(secret + response.body).hexdigest()}"'
        if etag in request.headers.get("if-none-match", "").split(", "):
            response = Response(status=304)
        response.headers += [
            ("ETag", etag),
            ("Cache-Control", "private, max-age=60, s-maxage=60"),
            ("Vary", "Accept, Authorization"),
        ]
        return response

    def page(self, request: Request, items: list[Any], wrap: Any = None, size: int = 30) -> Response:
        """Returns a response with the requested page of `items`, by default of `size` items, and with links to other pages."""
        number, size = self._number(request, "page", 1, 1_000_000), self._number(request, "per_page", size, 100)
        last = max(1, -(-len(items) // size))
        rows = items[(number - 1) * size : number * size]
        relations = {"prev": number - 1, "next": number + 1, "last": last, "first": 1}
        if number == 1:
            del relations["prev"], relations["first"]
        if number >= last:
            del relations["next"], relations["last"]
        links = [f'<{self._linked(request, page)}>; rel="{relation}"' for relation, page in relations.items()]
        headers = [("Link", ", ".join(links))] if links else []
        return json_response(wrap(rows) if wrap else rows, headers=headers)

    @staticmethod
    def _number(request: Request, name: str, default: int, most: int) -> int:
        text = request.parameter(name)
        return min(max(int(text), 1), most) if text.isdecimal() else default

    def _linked(self, request: Request, page: int) -> str:
        query = [(name, value) for name, value in parse_qsl(request.query, keep_blank_values=True) if name != "page"]
        path = request.path
        if (
            (found := REPOSITORY.fullmatch(path))
            and path.startswith("/repos/")
            and found[1] in self.github.repositories
        ):
            path = f"/repositories/{self.github.repositories[found[1]]['id']}{found[2] or ''}"
        return f"{API}{path}?{urlencode([*query, ('page', str(page))])}"

    def body(self, request: Request, resource: str = "", *required: str) -> Record:
        try:
            value = json.loads(request.body or b"{}")
        except ValueError:
            value = None
        if not isinstance(value, dict):
            raise refusal(400, "Problems parsing JSON")
        for name in required:
            if value.get(name) is None or value[name] == "" and name != "content":
                raise invalid(resource, name, "missing_field")
        return value

    def not_found(self, request: Request) -> Response:
        raise not_found()

    def method_not_allowed(self, request: Request, allowed: list[str]) -> Response:
        raise not_found()
