"""Faults on demand: what a bad network, proxy or server does to an answer."""

import asyncio
from dataclasses import dataclass, fields
from fnmatch import fnmatchcase

from danxi_standin.web.messages import ConnectionCut, Request, Response, html_response, redirect

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
    """Fields are those of the control host's JSON; `times` None means until cleared."""

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

    def __post_init__(self):
        for field in fields(self):
            if not isinstance(getattr(self, field.name), field.type):
                raise ValueError(f"{field.name} must be of type {field.type}")
        if self.kind not in KINDS:
            raise ValueError(f"unknown kind {self.kind!r}; known: {', '.join(KINDS)}")

    def matches(self, request: Request) -> bool:
        return (
            self.times != 0
            and fnmatchcase(request.host, self.host)
            and fnmatchcase(request.decoded_path, self.path)
            and fnmatchcase(request.method, self.method.upper())
        )

    async def answer(self, request: Request, serve) -> Response:
        return await KINDS[self.kind](self, request, serve)


class Faults:
    def __init__(self):
        self._faults: list[Fault] = []

    def add(self, fault: Fault):
        self._faults.append(fault)

    def __iter__(self):
        return iter(self._faults)

    def clear(self):
        self._faults.clear()

    def take(self, request: Request) -> Fault | None:
        """The first fault that fits, counted down."""
        fault = next((fault for fault in self._faults if fault.matches(request)), None)
        if fault and fault.times is not None:
            fault.times -= 1
        return fault


async def _delay(fault, request, serve):
    await asyncio.sleep(fault.ms / 1000)
    return serve(request)


async def _close(fault, request, serve):
    raise ConnectionCut


async def _truncate(fault, request, serve):
    response = serve(request)
    response.body = response.body or b"{}"
    response.cut = True
    return response


async def _malformed(fault, request, serve):
    response = serve(request)
    return Response(response.body[:-1] + b",,", content_type="application/json")


async def _html(fault, request, serve):
    return html_response(SIGN_IN_PAGE)


async def _maintenance(fault, request, serve):
    return html_response(MAINTENANCE_PAGE)


async def _charset(fault, request, serve):
    response = serve(request)
    response.body = response.body.decode().encode(fault.charset, "replace")
    if response.content_type:
        response.content_type = f"{response.content_type.split(';')[0]}; charset={fault.charset}"
    return response


async def _status(fault, request, serve):
    headers = [] if fault.retry_after is None else [("Retry-After", str(fault.retry_after))]
    return Response((fault.body or "").encode(), fault.status or 500, "text/plain", headers)


async def _body(fault, request, serve):
    return Response((fault.body or "").encode(), fault.status or 200, "application/json")


async def _redirect(fault, request, serve):
    return redirect(fault.location, fault.status or 302)


KINDS = {
    "delay": _delay,
    "close": _close,
    "truncate": _truncate,
    "malformed": _malformed,
    "html": _html,
    "maintenance": _maintenance,
    "charset": _charset,
    "status": _status,
    "body": _body,
    "redirect": _redirect,
}
