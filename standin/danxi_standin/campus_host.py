"""The base class of the campus hosts, which accept the tickets of the sign-in servers and keep sign-ins by cookie."""

import secrets
from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import Any
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

from danxi_standin.host import Host
from danxi_standin.web.messages import Request, Response, cookie, html_response, redirect
from danxi_standin.web.routing import Handler
from danxi_standin.world.people import Person
from danxi_standin.world.sign_in import Session

NEO = "https://id.fudan.edu.cn/idp/authCenter/authenticate?service="
CLASSIC = "https://uis.fudan.edu.cn/authserver/login?service="

NO_TICKET = """<!DOCTYPE html>
<html><head><title>Application Not Authorized</title></head>
<body><h2>票据校验失败</h2><p>ticket 不存在或已使用，请<a href="/">重新登录</a>。</p></body></html>
"""


def public(handler: Handler) -> Handler:
    """Marks a handler that needs no sign-in. A decorator."""
    handler.__dict__["is_public"] = True
    return handler


def without_ticket(url: str) -> str:
    parts = urlsplit(url)
    query = [(name, value) for name, value in parse_qsl(parts.query, keep_blank_values=True) if name != "ticket"]
    return parts._replace(query=urlencode(query)).geturl()


def escape(text: str) -> str:
    return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")


class CampusHost(Host):
    """A host behind the campus sign-in.

    Requests are handled one at a time, so that handlers can read `self.session` and `self.person`.
    """

    session_cookie = "JSESSIONID"
    cookie_attributes = "Path=/; HttpOnly"

    session: Session | None = None  # the sign-in that the cookie of the current request belongs to

    @property
    def signed_in_session(self) -> Session:
        if self.session is None:
            raise RuntimeError("This handler needs a sign-in. Remove @public from it.")
        return self.session

    @property
    def person(self) -> Person:
        return self.signed_in_session.person

    def respond(self, request: Request) -> Response:
        ticket = request.parameter("ticket") or request.method == "POST" and request.form.get("ticket")
        if ticket and self.takes_ticket(request):
            return self._redeem(request, ticket)
        self.session = self._session(request)
        return super().respond(request)

    def handle(self, request: Request, handler: Callable[..., Response], parameters: dict[str, Any]) -> Response:
        if not self.session and not getattr(handler, "is_public", False):
            response = self.ask_to_sign_in(request)
        else:
            response = super().handle(request, handler, parameters)
        has_cookie = any(name == "Set-Cookie" for name, _ in response.headers)
        if not self.session and not has_cookie:  # as the real hosts do, give a new visitor a cookie
            response.headers.append(self._cookie(secrets.token_hex(16)))
        return response

    def ask_to_sign_in(self, request: Request) -> Response:
        return redirect(self.sign_in_url(request))

    def sign_in_url(self, request: Request) -> str:
        """Returns the URL of the sign-in server: neo, or classic for the hosts in the setting `classic_hosts`."""
        is_classic = any(fnmatchcase(request.host, pattern) for pattern in self.campus.world.settings.classic_hosts)
        callback = self.callback(request)
        if any(fnmatchcase(request.host, pattern) for pattern in self.campus.world.settings.http_callbacks):
            callback = callback.replace("https://", "http://", 1)
        return (CLASSIC if is_classic else NEO) + quote(callback, safe="")

    def takes_ticket(self, request: Request) -> bool:
        return True

    def callback(self, request: Request) -> str:
        """Returns the URL to which the sign-in server sends the browser with a ticket."""
        return request.url

    def destination(self, request: Request) -> str:
        """Returns the URL to which the host redirects a browser with a valid ticket."""
        return without_ticket(request.url)

    def _redeem(self, request: Request, ticket: str) -> Response:
        person = self.campus.world.tickets.redeem(ticket, request.url)
        if person is None:
            return html_response(NO_TICKET, 403)
        response = self.welcome(request)
        response.headers.append(self._cookie(self.campus.world.sessions.open(self.names[0], person)))
        return response

    def welcome(self, request: Request) -> Response:
        """Returns the response to a request with a valid ticket."""
        return redirect(self.destination(request))

    def _session(self, request: Request) -> Session | None:
        return self.campus.world.sessions.find(self.names[0], request.cookies.get(self.session_cookie, ""))

    def _cookie(self, token: str) -> tuple[str, str]:
        return cookie(self.session_cookie, token, self.cookie_attributes)
