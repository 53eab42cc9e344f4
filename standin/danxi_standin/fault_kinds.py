"""The kinds of faults, each with a function that changes the response to a request."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from html import escape
from urllib.parse import unquote_plus

from danxi_standin.web.messages import ConnectionCut, Request, Response, html_response, json_response, redirect

Serve = Callable[[Request], Response]  # a function that responds to a request as if there were no fault
Kind = Callable[["FaultOptions", Request, Serve], Awaitable[Response]]

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

REDESIGNED_PAGE = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>新版系统</title></head>
<body><main id="app"><p>系统已升级，欢迎使用新版。</p></main><script src="/assets/index.js"></script></body></html>
"""


@dataclass
class FaultOptions:
    """The fields of a fault that determine how the fault changes a response. Each kind of fault uses some of the fields."""

    ms: int = 0
    status: int | None = None
    body: str | None = None
    retry_after: int | None = None
    location: str = "/"
    charset: str = "gbk"
    form: str = ""

    def __post_init__(self) -> None:
        self.removed = asyncio.Event()


async def _delay(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    await asyncio.sleep(fault.ms / 1000)
    return serve(request)


async def _hold(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    """Waits until the fault is removed, and then lets the request take effect."""
    await fault.removed.wait()
    return serve(request)


async def _close(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    raise ConnectionCut


async def _lost(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    """Lets the request take effect, then closes the connection without a response."""
    serve(request)
    raise ConnectionCut


async def _gateway(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    """Lets the request take effect, then responds like a gateway after a timeout, by default with 504."""
    serve(request)
    return html_response("<html><body><h1>Gateway Time-out</h1></body></html>", fault.status or 504)


async def _echo(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    """Responds with an error that repeats the request's path, query, body and cookies: in HTML if the client accepts HTML, otherwise in JSON."""
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


async def _truncate(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    response = serve(request)
    response.body = response.body or b"{}"
    response.cut = True
    return response


async def _malformed(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    response = serve(request)
    return Response(response.body[:-1] + b",,", content_type="application/json")


async def _html(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    return html_response(SIGN_IN_PAGE)


async def _maintenance(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    response = html_response(MAINTENANCE_PAGE, fault.status or 200)
    if fault.retry_after is not None:
        response.headers.append(("Retry-After", str(fault.retry_after)))
    return response


async def _redesign(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    """Replaces a response with status 200 by a page or a JSON object of an unknown form. Other responses stay as they are."""
    response = serve(request)
    if response.status != 200:
        return response
    if "json" in (response.content_type or ""):
        return json_response({"version": 2, "payload": {}})
    return html_response(REDESIGNED_PAGE)


async def _charset(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    response = serve(request)
    response.body = response.body.decode().encode(fault.charset, "replace")
    if response.content_type:
        response.content_type = f"{response.content_type.split(';')[0]}; charset={fault.charset}"
    return response


async def _status(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    headers = [] if fault.retry_after is None else [("Retry-After", str(fault.retry_after))]
    return Response((fault.body or "").encode(), fault.status or 500, "text/plain", headers)


async def _body(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    return Response((fault.body or "").encode(), fault.status or 200, "application/json")


async def _redirect(fault: FaultOptions, request: Request, serve: Serve) -> Response:
    return redirect(fault.location, fault.status or 302)


KINDS: dict[str, Kind] = {
    "delay": _delay,
    "hold": _hold,
    "close": _close,
    "lost": _lost,
    "gateway": _gateway,
    "echo": _echo,
    "truncate": _truncate,
    "malformed": _malformed,
    "html": _html,
    "maintenance": _maintenance,
    "redesign": _redesign,
    "charset": _charset,
    "status": _status,
    "body": _body,
    "redirect": _redirect,
}
