"""Faults on demand: failures of a network, proxy or server that change a response."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, fields
from fnmatch import fnmatchcase
from html import escape
from typing import Any, Self, cast
from urllib.parse import unquote_plus

from danxi_standin.web.messages import ConnectionCut, Request, Response, html_response, json_response, redirect

Serve = Callable[[Request], Response]  # the application, which answers requests without faults

SIGN_IN_PAGE = """<!DOCTYPE html>
<html><head><title>资源访问控制系统</title></head>
<body><form action="/login" method="post">
<input name="username"><input name="password" type="password">
</form></body></html>
"""

MAINTENANCE_PAGE = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>网络维护中 | Under Maintenance</title></head>
<body><div class="notice"><h1>网络维护中 | Under Maintenance</h1><p>系统升级，暂停服务，请稍后访问。</p></div></body></html>
"""


@dataclass
class Fault:
    """A fault as the control host receives it. If `times` is None, it lasts until it is cleared."""

    kind: str
    host: str = "*"
    path: str = "*"
    method: str = "*"
    times: int | None = 1
    ms: int = 0
    status: int | None = None
    body: str | None = None
    retry_after: int | None = None
    location: str = "/"
    charset: str = "gbk"

    def __post_init__(self) -> None:
        for field in fields(self):
            if not isinstance(getattr(self, field.name), cast(type, field.type)):
                raise ValueError(f"`{field.name}` must be of type {field.type}.")
        if self.kind not in KINDS:
            raise ValueError(f"Unknown kind {self.kind!r}. The kinds are: {', '.join(KINDS)}.")

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> Self:
        """Creates a fault. Raises ValueError, with a message for the client, if a field is unknown or invalid."""
        known = [field.name for field in fields(cls)]
        unknown = values.keys() - set(known)
        if unknown:
            raise ValueError(f"Unknown field `{min(unknown)}`. The fields are: {', '.join(known)}.")
        if "kind" not in values:
            raise ValueError("`kind` is missing.")
        return cls(**values)

    def matches(self, request: Request) -> bool:
        return (
            self.times != 0
            and fnmatchcase(request.host, self.host)
            and fnmatchcase(request.decoded_path, self.path)
            and fnmatchcase(request.method, self.method.upper())
        )

    async def answer(self, request: Request, serve: Serve) -> Response:
        return await KINDS[self.kind](self, request, serve)


class Faults:
    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def add(self, fault: Fault) -> None:
        self._faults.append(fault)

    def __iter__(self) -> Iterator[Fault]:
        return iter(self._faults)

    def clear(self) -> None:
        self._faults.clear()

    def take(self, request: Request) -> Fault | None:
        """Returns the first fault that matches and uses it once."""
        fault = next((fault for fault in self._faults if fault.matches(request)), None)
        if fault and fault.times is not None:
            fault.times -= 1
        return fault


async def _delay(fault: Fault, request: Request, serve: Serve) -> Response:
    await asyncio.sleep(fault.ms / 1000)
    return serve(request)


async def _close(fault: Fault, request: Request, serve: Serve) -> Response:
    raise ConnectionCut


async def _lost(fault: Fault, request: Request, serve: Serve) -> Response:
    """Lets the request take effect, then closes the connection without a response."""
    serve(request)
    raise ConnectionCut


async def _gateway(fault: Fault, request: Request, serve: Serve) -> Response:
    """Lets the request take effect, then answers as a gateway that has waited too long."""
    serve(request)
    return html_response("<html><body><h1>Gateway Time-out</h1></body></html>", fault.status or 504)


async def _echo(fault: Fault, request: Request, serve: Serve) -> Response:
    """Repeats all that was sent, in the form of a refusal or of a page."""
    body = request.body.decode("utf-8", "replace")
    parts = [request.path, request.query, unquote_plus(request.query), body, request.headers.get("cookie", "")]
    if "form" in request.headers.get("content-type", ""):
        parts.append(unquote_plus(body))
    parts += [escape(part) for part in parts]
    text = " ".join(parts)
    if "html" in request.headers.get("accept", ""):
        return html_response(
            f"<html><title>{escape(text)}</title><body>密码有误 {escape(text)}</body></html>", fault.status or 400
        )
    detail = [{"field": text, "value": text, "message": text}]
    refusal = {"code": text, "message": text, "msg": text, "m": text, "e": 1, "detail": detail}
    return json_response(refusal, fault.status or 400)


async def _truncate(fault: Fault, request: Request, serve: Serve) -> Response:
    response = serve(request)
    response.body = response.body or b"{}"
    response.cut = True
    return response


async def _malformed(fault: Fault, request: Request, serve: Serve) -> Response:
    response = serve(request)
    return Response(response.body[:-1] + b",,", content_type="application/json")


async def _html(fault: Fault, request: Request, serve: Serve) -> Response:
    return html_response(SIGN_IN_PAGE)


async def _maintenance(fault: Fault, request: Request, serve: Serve) -> Response:
    response = html_response(MAINTENANCE_PAGE, fault.status or 200)
    if fault.retry_after is not None:
        response.headers.append(("Retry-After", str(fault.retry_after)))
    return response


async def _charset(fault: Fault, request: Request, serve: Serve) -> Response:
    response = serve(request)
    response.body = response.body.decode().encode(fault.charset, "replace")
    if response.content_type:
        response.content_type = f"{response.content_type.split(';')[0]}; charset={fault.charset}"
    return response


async def _status(fault: Fault, request: Request, serve: Serve) -> Response:
    headers = [] if fault.retry_after is None else [("Retry-After", str(fault.retry_after))]
    return Response((fault.body or "").encode(), fault.status or 500, "text/plain", headers)


async def _body(fault: Fault, request: Request, serve: Serve) -> Response:
    return Response((fault.body or "").encode(), fault.status or 200, "application/json")


async def _redirect(fault: Fault, request: Request, serve: Serve) -> Response:
    return redirect(fault.location, fault.status or 302)


KINDS: dict[str, Callable[[Fault, Request, Serve], Awaitable[Response]]] = {
    "delay": _delay,
    "close": _close,
    "lost": _lost,
    "gateway": _gateway,
    "echo": _echo,
    "truncate": _truncate,
    "malformed": _malformed,
    "html": _html,
    "maintenance": _maintenance,
    "charset": _charset,
    "status": _status,
    "body": _body,
    "redirect": _redirect,
}
