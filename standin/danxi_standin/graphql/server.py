"""GraphQL over HTTP: media types, GET and POST, and Apollo's automatic persisted queries."""

import json
from hashlib import sha256
from typing import Any

from danxi_standin.graphql.document import DocumentError, parse
from danxi_standin.graphql.execution import Execution, Schema, select
from danxi_standin.host import Campus, Host
from danxi_standin.web.messages import Refusal, Request, Response
from danxi_standin.web.routing import route

MODERN = "application/graphql-response+json"
LEGACY = "application/json"
MEMBERS = ("query", "variables", "operationName", "extensions")


class GraphQLHost(Host):
    """A host with a GraphQL server at `/graphql`."""

    schema: Schema

    def __init__(self, campus: Campus) -> None:
        super().__init__(campus)
        self._persisted: dict[str, str] = {}  # the texts of queries by their hash

    @route("GET", "/graphql")
    def respond_to_get(self, request: Request) -> Response:
        given: dict[str, Any] = {name: text for name in MEMBERS if (text := request.parameter(name))}
        try:
            for name in ("variables", "extensions"):
                given[name] = json.loads(given.get(name, "null"))
        except json.JSONDecodeError as error:
            raise self._refusal(request, 400, f"{name} is not JSON.") from error
        return self._respond(request, given)

    @route("POST", "/graphql")
    def respond_to_post(self, request: Request) -> Response:
        if request.headers.get("content-type", "").partition(";")[0].strip() != LEGACY:
            raise Refusal(Response(b"Unsupported Media Type", 415, "text/plain"))
        try:
            given = json.loads(request.body)
        except ValueError as error:
            raise self._refusal(request, 400, "The body is not JSON.") from error
        if not isinstance(given, dict):
            raise self._refusal(request, 400, "Batches are not enabled.")
        return self._respond(request, given)

    def _respond(self, request: Request, given: dict[str, Any]) -> Response:
        text = self._text(request, given)
        variables = given.get("variables") or {}
        if not isinstance(variables, dict):
            raise self._refusal(request, 422, "The variables are not an object.")
        try:
            document = parse(text)
        except DocumentError as error:
            raise self._refusal(request, 400, str(error), locations=error.locations) from error
        try:
            operation = select(document, given.get("operationName"))
            if operation.kind != "query" and request.method != "POST":
                raise Refusal(Response(b"Mutations need POST", 405, "text/plain", [("Allow", "POST")]))
            result = Execution(self.schema, document, operation, variables, (self, request)).run()
        except DocumentError as error:
            raise self._refusal(request, 422, str(error), locations=error.locations) from error
        return self._response(request, result, 294 if "errors" in result else 200)

    def _text(self, request: Request, given: dict[str, Any]) -> str:
        """Returns the document of a request. If the request has only the hash of a persisted query, looks the document up."""
        text = given.get("query")
        persisted = (given.get("extensions") or {}).get("persistedQuery")
        if persisted:
            digest = persisted.get("sha256Hash")
            if text is None and digest not in self._persisted:
                raise self._refusal(
                    request, 200, "PersistedQueryNotFound", extensions={"code": "PERSISTED_QUERY_NOT_FOUND"}
                )
            if text is None:
                return self._persisted[digest]
            if isinstance(text, str) and sha256(text.encode()).hexdigest() == digest:
                self._persisted[digest] = text
        if not isinstance(text, str):
            raise self._refusal(request, 422, "The query is missing.")
        return text

    def _refusal(self, request: Request, status: int, message: str, **members: Any) -> Refusal:
        return Refusal(self._response(request, {"errors": [{"message": message, **members}]}, status))

    @staticmethod
    def _response(request: Request, result: dict[str, Any], status: int) -> Response:
        """Returns the response in the media type that the client accepts. With `application/json`, a status below 400 is replaced with 200."""
        is_modern = MODERN in request.headers.get("accept", "")
        body = json.dumps(result, ensure_ascii=False, separators=(",", ":")).encode()
        return Response(body, status if is_modern or status >= 400 else 200, MODERN if is_modern else LEGACY)
