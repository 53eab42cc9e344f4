# Generated from interface/graphql.toml by `make generate`; do not edit.

"""Queries and mutations of any GraphQL server.

Requests follow the draft of GraphQL over HTTP, and work with servers that are older than it. Subscriptions, batches
and incremental delivery (`@defer`, `@stream`) are not supported. No cookie and no token of the session's accounts
is sent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity, tuple_of
from .._service import AsyncService, Service

__all__ = [
    "AsyncGraphqlService",
    "GraphQLFieldError",
    "GraphQLLocation",
    "GraphQLResult",
    "GraphqlService",
]


class GraphQLResult(Entity):
    """The response of a GraphQL server that has data.

    Attributes:
        data: The data: an object with the selected fields. A field with an error is null, or missing with the
            object that contains it.
        errors: The errors of single fields. Empty if `data` is complete.
        extensions: The server's own additions: an object.
        status: HTTP status: 200 in general, 294 of some servers if there are errors.
    """

    data: Any
    """The data: an object with the selected fields. A field with an error is null, or missing with the object that
    contains it.
    """
    errors: tuple[GraphQLFieldError, ...]
    """The errors of single fields. Empty if `data` is complete."""
    extensions: Any | None = None
    """The server's own additions: an object."""
    status: int
    """HTTP status: 200 in general, 294 of some servers if there are errors."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"errors": tuple_of(GraphQLFieldError.from_json)}


class GraphQLFieldError(Entity):
    """An error of one field. The rest of the data is valid.

    Attributes:
        message: Message of the server.
        path: Path of the field in the data: keys, and indexes of lists.
        locations: Places in the document. Empty if the server states none.
        type: Kind of error, of servers that state one here, such as `NOT_FOUND`. Others have `code` in
            `extensions`.
        extensions: The server's own additions: an object, often with a `code`.
    """

    message: str
    """Message of the server."""
    path: tuple[Any, ...] | None = None
    """Path of the field in the data: keys, and indexes of lists."""
    locations: tuple[GraphQLLocation, ...]
    """Places in the document. Empty if the server states none."""
    type: str | None = None
    """Kind of error, of servers that state one here, such as `NOT_FOUND`. Others have `code` in `extensions`."""
    extensions: Any | None = None
    """The server's own additions: an object, often with a `code`."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"path": tuple, "locations": tuple_of(GraphQLLocation.from_json)}


class GraphQLLocation(Entity):
    """A place in a GraphQL document.

    Attributes:
        line: Line, from 1.
        column: Column, from 1.
    """

    line: int
    """Line, from 1."""
    column: int
    """Column, from 1."""


class GraphqlService(Service):
    """Queries and mutations of any GraphQL server. It is the property `graphql` of `danxi.Session`."""

    __slots__ = ()

    def execute(
        self,
        endpoint: str,
        query: str,
        *,
        variables: Mapping[str, Any] | None = None,
        operation_name: str | None = None,
        extensions: Mapping[str, Any] | None = None,
        token: str | None = None,
        headers: Mapping[str, str] | None = None,
        prefer_get: bool = False,
        persisted: bool = False,
        timeout_ms: int | None = None,
    ) -> GraphQLResult:
        """Sends a query or mutation to a GraphQL server, and returns its data.

        The operation is found in the document before anything is sent. A query is sent again after a temporary
        failure; a mutation is sent once, and an error says whether it may have been executed.

        A response with data is a result, even if some of its fields have errors: check `errors`. Without data, the
        call fails. `detail.errors` of the error has the server's list.

        If the endpoint is below `hosts.base_url` of a host in the configuration, that host's token and headers are
        sent too. Redirects to another host are not followed. A token and headers are never sent over plain http,
        except to this computer itself and with `network.allow_plain_http`.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            endpoint: URL of the GraphQL server: http or https, without a fragment.
            query: The GraphQL document: one or more operations, and their fragments. Not empty.
            variables: Values of the operation's variables. A missing variable has its default; null is a value.
            operation_name: Name of the operation to execute. Required if the document has several. Not empty.
            extensions: Additions to the request that the server defines.
            token: Access token, sent as `Authorization: Bearer …`. By default, none is sent. Not empty.
            headers: Further headers, such as `X-Api-Key`. Their values are treated as secrets.
            prefer_get: Whether a query is sent with GET, so that caches can keep the response. A URL of more than
                8,000 bytes, and any mutation, is sent with POST. Default: False.
            persisted: Whether a query is sent as its SHA-256 hash first (automatic persisted queries), and as text
                only if the server does not know the hash. A server without support gets the text from then on.
                Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GraphQLResult: The response of a GraphQL server that has data.

        Raises:
            InvalidArgumentError: The document is not valid GraphQL, has no operation of this name, or is a
                subscription, or a header is not allowed. Nothing was sent.
            TooLargeError: The response is larger than `network.max_response_bytes`.
            NotSignedInError: The token is missing or has expired.
            ForbiddenError: The token does not allow the operation.
            NotFoundError: The endpoint does not exist.
            RejectedError: The server executed nothing, or the data is null because of an error. The message has the
                first of `detail.errors`.
            UnexpectedResponseError: The response is not GraphQL, redirects to another host, is nested more than 64
                levels deep, or has more than a million values.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://{host}/{path}
            GET https://{host}/{path}

        Since:
            0.1.0

        Example:
            session.graphql.execute("https://graphql.example.net/graphql", "query Notices($first: Int!) {
                notices(first: $first) { title day } }", variables={"first": 2})
        """
        params = {
            "endpoint": endpoint,
            "query": query,
            "variables": variables,
            "operation_name": operation_name,
            "extensions": extensions,
            "token": token,
            "headers": headers,
            "prefer_get": prefer_get,
            "persisted": persisted,
            "timeout_ms": timeout_ms,
        }
        return GraphQLResult.from_json(self._call("graphql.execute", params))


class AsyncGraphqlService(AsyncService):
    """Queries and mutations of any GraphQL server. It is the property `graphql` of `danxi.AsyncSession`."""

    __slots__ = ()

    async def execute(
        self,
        endpoint: str,
        query: str,
        *,
        variables: Mapping[str, Any] | None = None,
        operation_name: str | None = None,
        extensions: Mapping[str, Any] | None = None,
        token: str | None = None,
        headers: Mapping[str, str] | None = None,
        prefer_get: bool = False,
        persisted: bool = False,
        timeout_ms: int | None = None,
    ) -> GraphQLResult:
        """Sends a query or mutation to a GraphQL server, and returns its data.

        The operation is found in the document before anything is sent. A query is sent again after a temporary
        failure; a mutation is sent once, and an error says whether it may have been executed.

        A response with data is a result, even if some of its fields have errors: check `errors`. Without data, the
        call fails. `detail.errors` of the error has the server's list.

        If the endpoint is below `hosts.base_url` of a host in the configuration, that host's token and headers are
        sent too. Redirects to another host are not followed. A token and headers are never sent over plain http,
        except to this computer itself and with `network.allow_plain_http`.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            endpoint: URL of the GraphQL server: http or https, without a fragment.
            query: The GraphQL document: one or more operations, and their fragments. Not empty.
            variables: Values of the operation's variables. A missing variable has its default; null is a value.
            operation_name: Name of the operation to execute. Required if the document has several. Not empty.
            extensions: Additions to the request that the server defines.
            token: Access token, sent as `Authorization: Bearer …`. By default, none is sent. Not empty.
            headers: Further headers, such as `X-Api-Key`. Their values are treated as secrets.
            prefer_get: Whether a query is sent with GET, so that caches can keep the response. A URL of more than
                8,000 bytes, and any mutation, is sent with POST. Default: False.
            persisted: Whether a query is sent as its SHA-256 hash first (automatic persisted queries), and as text
                only if the server does not know the hash. A server without support gets the text from then on.
                Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            GraphQLResult: The response of a GraphQL server that has data.

        Raises:
            InvalidArgumentError: The document is not valid GraphQL, has no operation of this name, or is a
                subscription, or a header is not allowed. Nothing was sent.
            TooLargeError: The response is larger than `network.max_response_bytes`.
            NotSignedInError: The token is missing or has expired.
            ForbiddenError: The token does not allow the operation.
            NotFoundError: The endpoint does not exist.
            RejectedError: The server executed nothing, or the data is null because of an error. The message has the
                first of `detail.errors`.
            UnexpectedResponseError: The response is not GraphQL, redirects to another host, is nested more than 64
                levels deep, or has more than a million values.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://{host}/{path}
            GET https://{host}/{path}

        Since:
            0.1.0

        Example:
            await session.graphql.execute("https://graphql.example.net/graphql", "query Notices($first: Int!) {
                notices(first: $first) { title day } }", variables={"first": 2})
        """
        params = {
            "endpoint": endpoint,
            "query": query,
            "variables": variables,
            "operation_name": operation_name,
            "extensions": extensions,
            "token": token,
            "headers": headers,
            "prefer_get": prefer_get,
            "persisted": persisted,
            "timeout_ms": timeout_ms,
        }
        return GraphQLResult.from_json(await self._call("graphql.execute", params))
