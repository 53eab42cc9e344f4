"""The base class of the campus hosts: sign-in with a ticket, and the sessions of signed-in people."""

import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

from danxi_standin.web.messages import Request, Response, cookie, html_response, redirect
from danxi_standin.web.routing import Handler, Host
from danxi_standin.world.people import Person
from danxi_standin.world.sign_in import Session

NEO = "https://id.fudan.edu.cn/idp/authCenter/authenticate?service="
CLASSIC = "https://uis.fudan.edu.cn/authserver/login?service="

NO_TICKET = """<!DOCTYPE html>
<html><head><title>Application Not Authorized</title></head>
<body><h2>票据校验失败</h2><p>ticket 不存在或已使用，请<a href="/">重新登录</a>。</p></body></html>
"""


def public(handler: Handler) -> Handler:
    """Marks a handler that needs no sign-in."""
    handler.__dict__["sign_in"] = None
    return handler


def classic(handler: Handler) -> Handler:
    """Marks a handler that needs the classic sign-in, on a host whose other handlers need the neo one."""
    handler.__dict__["sign_in"] = CLASSIC
    return handler


def without_ticket(url: str) -> str:
    parts = urlsplit(url)
    query = [(name, value) for name, value in parse_qsl(parts.query, keep_blank_values=True) if name != "ticket"]
    return parts._replace(query=urlencode(query)).geturl()


def escape(text: str) -> str:
    return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")


class ServiceHost(Host):
    """A host behind the campus sign-in.

    Requests are handled one at a time, so that handlers can read `self.session` and `self.person`.
    """

    sign_in: str | None = NEO
    session_cookie = "JSESSIONID"
    cookie_attributes = "Path=/; HttpOnly"

    session: Session | None = None  # of the current request

    @property
    def signed_in_session(self) -> Session:
        if self.session is None:
            raise RuntimeError("This handler needs a sign-in. Remove @public from it.")
        return self.session

    @property
    def person(self) -> Person:
        return self.signed_in_session.person

    def answer(self, request: Request) -> Response:
        ticket = request.parameter("ticket")
        if ticket and self.takes_ticket(request):
            return self._redeem(request, ticket)
        self.session = self._session(request)
        return super().answer(request)

    def handle(self, request: Request, handler: Callable[..., Response], parameters: dict[str, Any]) -> Response:
        sign_in = getattr(handler, "sign_in", self.sign_in)
        if sign_in and not self.session:
            response = self.ask_to_sign_in(request, sign_in)
        else:
            response = super().handle(request, handler, parameters)
        has_cookie = any(name == "Set-Cookie" for name, _ in response.headers)
        if not self.session and not has_cookie:  # like the real hosts, give a new visitor an anonymous session
            response.headers.append(self._cookie(secrets.token_hex(16)))
        return response

    def ask_to_sign_in(self, request: Request, sign_in: str) -> Response:
        service = self.callback(request) if sign_in == NEO else request.url
        return redirect(sign_in + quote(service, safe=""))

    def takes_ticket(self, request: Request) -> bool:
        return True

    def callback(self, request: Request) -> str:
        """Returns the URL to which the neo sign-in sends the ticket."""
        return request.url

    def destination(self, request: Request) -> str:
        """Returns the URL to which a valid ticket redirects."""
        return without_ticket(request.url)

    def _redeem(self, request: Request, ticket: str) -> Response:
        person = self.campus.world.tickets.redeem(ticket, request.url)
        if person is None:
            return html_response(NO_TICKET, 403)
        token = self.campus.world.sessions.open(self.names[0], person)
        return Response(status=302, headers=[("Location", self.destination(request)), self._cookie(token)])

    def _session(self, request: Request) -> Session | None:
        return self.campus.world.sessions.find(self.names[0], request.cookies.get(self.session_cookie, ""))

    def _cookie(self, token: str) -> tuple[str, str]:
        return cookie(self.session_cookie, token, self.cookie_attributes)
