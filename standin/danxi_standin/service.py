"""What the university's services have in common: a sign-in elsewhere, a ticket, and a session of their own."""

import secrets
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

from danxi_standin.web.messages import Request, Response, cookie, html_response, redirect
from danxi_standin.web.routing import Host
from danxi_standin.world.people import Person
from danxi_standin.world.sign_in import Session

NEO = "https://id.fudan.edu.cn/idp/authCenter/authenticate?service="
CLASSIC = "https://uis.fudan.edu.cn/authserver/login?service="

NO_TICKET = """<!DOCTYPE html>
<html><head><title>Application Not Authorized</title></head>
<body><h2>票据校验失败</h2><p>ticket 不存在或已使用，请<a href="/">重新登录</a>。</p></body></html>
"""


def public(handler):
    """Marks a handler that asks for no sign-in."""
    handler.sign_in = None
    return handler


def classic(handler):
    """Marks a handler that asks for the classic sign-in, on a host of the other."""
    handler.sign_in = CLASSIC
    return handler


def without_ticket(url: str) -> str:
    parts = urlsplit(url)
    query = [(name, value) for name, value in parse_qsl(parts.query, keep_blank_values=True) if name != "ticket"]
    return parts._replace(query=urlencode(query)).geturl()


def escape(text: str) -> str:
    return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")


class ServiceHost(Host):
    """Handlers see the asker as `self.session` and `self.person`: requests are handled one at a time."""

    sign_in: str | None = NEO
    session_cookie = "JSESSIONID"
    cookie_attributes = "Path=/; HttpOnly"

    session: Session | None
    person: Person | None

    def answer(self, request: Request) -> Response:
        ticket = request.parameter("ticket")
        if ticket and self.takes_ticket(request):
            return self._redeem(request, ticket)
        self.session = self._session(request)
        self.person = self.session and self.session.person
        return super().answer(request)

    def handle(self, request: Request, handler, parameters: dict) -> Response:
        sign_in = getattr(handler, "sign_in", self.sign_in)
        if sign_in and not self.session:
            response = self.ask_to_sign_in(request, sign_in)
        else:
            response = super().handle(request, handler, parameters)
        has_cookie = any(name == "Set-Cookie" for name, _ in response.headers)
        if not self.session and not has_cookie:  # a new one for everybody who comes without
            response.headers.append(self._cookie(secrets.token_hex(16)))
        return response

    def ask_to_sign_in(self, request: Request, sign_in: str) -> Response:
        service = self.callback(request) if sign_in == NEO else request.url
        return redirect(sign_in + quote(service, safe=""))

    def takes_ticket(self, request: Request) -> bool:
        return True

    def callback(self, request: Request) -> str:
        """The address that takes the ticket of the neo sign-in."""
        return request.url

    def destination(self, request: Request) -> str:
        """Where one goes with a ticket that was good."""
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
