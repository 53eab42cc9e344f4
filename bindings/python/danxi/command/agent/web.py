"""The HTTP transport of `danxi mcp`, on this computer only and with a token in the header of each request."""

from __future__ import annotations

import hmac
import socket
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mcp.server.lowlevel import Server
    from starlette.types import ASGIApp, Receive, Scope, Send

HOST = "127.0.0.1"
PATH = "/mcp"


class TokenRequired:
    """An application that passes on only requests whose header `Authorization` has the token."""

    def __init__(self, application: ASGIApp, token: str) -> None:
        self._application = application
        self._expected = f"Bearer {token}".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or self._has_token(scope):
            await self._application(scope, receive, send)
            return
        headers = [(b"www-authenticate", b"Bearer"), (b"content-length", b"0")]
        await send({"type": "http.response.start", "status": 401, "headers": headers})
        await send({"type": "http.response.body", "body": b""})

    def _has_token(self, scope: Scope) -> bool:
        given = [value for name, value in scope["headers"] if name == b"authorization"]
        return len(given) == 1 and hmac.compare_digest(given[0], self._expected)


def listening(port: int) -> socket.socket:
    """Returns a socket of this computer that listens on a port, or on a free port if `port` is 0."""
    return socket.create_server((HOST, port))


async def serve(server: Server[Any], listener: socket.socket, token: str) -> None:
    """Serves until the process is interrupted. The application of the SDK refuses other values of `Host` and `Origin` than this computer."""
    import uvicorn

    application = TokenRequired(server.streamable_http_app(streamable_http_path=PATH, host=HOST), token)
    configuration = uvicorn.Config(application, log_level="warning", access_log=False)
    await uvicorn.Server(configuration).serve([listener])
