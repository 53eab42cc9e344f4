"""What is checked and sent with every request and response: other sites and other computers get nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

# The page has no script, and loads only its stylesheet, whatever is in it.
POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
_ENCODED = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class Guard:
    """An application that passes on only requests that read, that name this server as their host, and that no other site has sent."""

    def __init__(self, application: ASGIApp, origin: str) -> None:
        port = urlsplit(origin).port
        hosts = [f"{name}:{port}" for name in ("127.0.0.1", "localhost")]
        self._application = application
        self._hosts = {host.encode() for host in hosts}
        self._origins = {f"http://{host}".encode() for host in hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", []), *_ENCODED]}
            await send(message)

        if refusal := self._refusal(scope):
            await _refuse(send_guarded, *refusal)
        else:
            await self._application(scope, receive, send_guarded)

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        """Returns the status and the reason with which a request is refused, or None."""
        hosts = [value.lower() for name, value in scope["headers"] if name == b"host"]
        origins = [value for name, value in scope["headers"] if name == b"origin"]
        # A site whose name leads to this computer (DNS rebinding) sends its own name.
        if len(hosts) != 1 or hosts[0] not in self._hosts:
            return 421, "This server answers requests to 127.0.0.1 and localhost only."
        if any(origin not in self._origins for origin in origins):
            return 403, "Other sites cannot use this server."
        if scope["method"] not in ("GET", "HEAD"):
            return 405, "This server only reads. Call methods with `danxi rpc`."
        return None


async def _refuse(send: Send, status: int, reason: str) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    if status == 405:
        headers.append((b"allow", b"GET, HEAD"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": f"{reason}\n".encode()})
