"""webvpn.fudan.edu.cn: WebVPN, a gateway to the other hosts. It stores the cookies of these hosts."""

import re
from dataclasses import replace
from http.cookies import SimpleCookie
from urllib.parse import urlsplit

from danxi_standin.campus_host import CampusHost, public
from danxi_standin.crypto.aes import decrypt_cfb, encrypt_cfb
from danxi_standin.web.messages import Refusal, Request, Response, html_response, redirect
from danxi_standin.web.routing import route

KEY = b"wrdvpnisthebest!"
NOT_PASSED = ("PUT", "TRACE", "CONNECT")
UNREACHABLE = ("standin.test", "webvpn.fudan.edu.cn")
HOP_HEADERS = ("cookie", "host", "connection", "accept-encoding")

LOGIN_PAGE = """<!DOCTYPE html>
<html>
<head><meta charset="utf-8"><title>复旦大学 WebVPN</title><script src="/wengine-vpn/js/main.js"></script></head>
<body>
<div class="login-container">
    <a class="cas-login" href="/login?cas_login=true">统一身份认证登录</a>
    <form action="/do-login" method="post"><input type="text" name="username"/><input type="password" name="password"/></form>
</div>
</body>
</html>
"""
PORTAL = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>资源访问控制系统</title></head><body><div id="group-resources"></div></body></html>
"""
ERROR_PAGE = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>提示信息</title></head><body><p>{}</p></body></html>
"""

_ABSOLUTE = re.compile(r"""(?P<before>\b(?:href|src|action)=["'])(?P<url>https?://[^"'\s]+)""")
_RELATIVE = re.compile(r"""(?P<before>\b(?:href|src|action)=["'])(?P<path>/(?!/)[^"']*)""")


def encode_url(url: str) -> str:
    """Returns the path under which WebVPN serves a URL of another host."""
    parts = urlsplit(url)
    name = parts.hostname or ""
    host = f"[{name}]" if ":" in name else name
    scheme = f"{parts.scheme}-{parts.port}" if parts.port else parts.scheme
    prefix = f"/{scheme}/{KEY.hex()}{encrypt_cfb(host.encode(), KEY, KEY).hex()}"
    return prefix + parts._replace(scheme="", netloc="").geturl()


def decode_host(text: str) -> str | None:
    vector, encrypted = text[:32], text[32:]
    try:
        host = decrypt_cfb(bytes.fromhex(encrypted), KEY, bytes.fromhex(vector)).decode()
    except ValueError:
        return None
    return host.strip("[]").lower() if len(vector) == 32 else None


class WebVPNHost(CampusHost):
    names = ("webvpn.fudan.edu.cn",)
    session_cookie = "wengine_vpn_ticketwebvpn_fudan_edu_cn"
    cookie_attributes = "Path=/; Secure; HttpOnly"

    def not_found(self, request: Request) -> Response:
        """Forwards a request to another host, because its path is not a page of WebVPN itself."""
        return self.handle(request, self._proxy, {})

    def method_not_allowed(self, request: Request, allowed: list[str]) -> Response:
        return self.not_found(request)

    @route("GET", "/login")
    @public
    def login(self, request: Request) -> Response:
        if request.parameter("cas_login") == "true":
            return redirect("/") if self.session else super().ask_to_sign_in(request)
        return html_response(LOGIN_PAGE)

    @route("GET", "/")
    def show_portal(self, request: Request) -> Response:
        return html_response(PORTAL)

    def ask_to_sign_in(self, request: Request) -> Response:
        return html_response(LOGIN_PAGE) if self.campus.world.settings.webvpn_login == "page" else redirect("/login")

    def destination(self, request: Request) -> str:
        return "/"

    def takes_ticket(self, request: Request) -> bool:
        return request.path == "/login"

    def _proxy(self, request: Request) -> Response:
        if request.method in NOT_PASSED:
            return html_response(ERROR_PAGE.format("不支持的请求方法"), 405)
        inner = self._inner(request)
        response = self.campus.forward(inner)
        if response.status == 421:
            raise Refusal(html_response(ERROR_PAGE.format("无法访问您请求的资源"), 502))
        return self._rewritten(response, inner)

    def _inner(self, request: Request) -> Request:
        _, scheme, encrypted, *rest = request.path.split("/") + [""] * 2
        scheme, _, _ = scheme.partition("-")
        host = decode_host(encrypted)
        if scheme not in ("http", "https") or host is None or host in UNREACHABLE:
            raise Refusal(html_response(ERROR_PAGE.format("无法访问您请求的资源"), 502))
        path = "/" + "/".join(request.path.split("/")[3:])
        headers = {name: value for name, value in request.headers.items() if name not in HOP_HEADERS}
        kept = self._cookies(host)
        if kept:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in kept.items())
        return replace(
            request, scheme=scheme, host=host, path=path, headers={**headers, "host": host, "connection": "keep-alive"}
        )

    def _cookies(self, host: str) -> dict[str, str]:
        """Returns the cookies that this sign-in keeps for a host. Their paths and domains are ignored."""
        cookies: dict[str, str] = self.signed_in_session.notes.setdefault(host, {})
        return cookies

    def _rewritten(self, response: Response, inner: Request) -> Response:
        headers = []
        for name, value in response.headers:
            if name == "Set-Cookie":
                for each in SimpleCookie(value).values():
                    self._cookies(inner.host)[each.key] = each.value
            elif name == "Location":
                headers.append((name, self._rewritten_url(value, inner)))
            else:
                headers.append((name, value))
        body = response.body
        if (response.content_type or "").startswith("text/html"):
            body = self._rewritten_page(body, inner)
        return replace(response, body=body, headers=headers)

    @staticmethod
    def _rewritten_url(url: str, inner: Request) -> str:
        return encode_url(f"{inner.scheme}://{inner.host}{url}" if url.startswith("/") else url)

    def _rewritten_page(self, body: bytes, inner: Request) -> bytes:
        try:
            text = body.decode()
        except UnicodeDecodeError:
            return body
        text = _RELATIVE.sub(lambda match: match["before"] + self._rewritten_url(match["path"], inner), text)
        text = _ABSOLUTE.sub(lambda match: match["before"] + self._rewritten_url(match["url"], inner), text)
        return text.replace("</head>", '<script src="/wengine-vpn/js/main.js"></script></head>', 1).encode()
