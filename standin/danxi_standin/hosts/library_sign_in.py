"""fdulib.a-lsp.com, the OAuth server of the library system, and rwsjcas.fudan.edu.cn, a relay between this server and neo."""

import json
import secrets
from urllib.parse import quote, urlencode, urlsplit

from danxi_standin.campus_host import NEO, escape
from danxi_standin.host import Campus, Host
from danxi_standin.web.messages import Refusal, Request, Response, cookie, html_response, json_response, redirect
from danxi_standin.web.routing import route
from danxi_standin.world.people import Person

OAUTH = "/open-api/openapi/oauth2"
CALLBACK = "https://fdulib.a-lsp.com/authServer/auth"
RELAY = "https://rwsjcas.fudan.edu.cn/cas/login"
PARAMETERS = {
    "response_type": "code",
    "loginType": "member",
    "client_id": "rfid",
    "target": "true",
    "redirect_uri": "https://opac.fudan.edu.cn/#/redirect",
}
PAGE = """<!DOCTYPE html>
<html lang="zh"><head><meta charset="UTF-8"><title>统一认证</title></head><body><div id="app"></div></body></html>
"""
FORM = """<!DOCTYPE html>
<html><head><meta charset="UTF-8"><title>CAS</title></head>
<body onload="document.getElementById('fm1').submit()">
<form id="fm1" action="{action}" method="post">
<input type="hidden" name="username" value=""/><input type="hidden" name="password" value=""/>
<input type="hidden" name="imgverifycode" value=""/>
<input type="hidden" name="execution" value="{execution}"/><input type="hidden" name="_eventId" value="submit"/>
</form></body></html>
"""
REFUSED = """<!DOCTYPE html>
<html><head><meta charset="UTF-8"><title>CAS</title></head><body><p>认证失败</p></body></html>
"""


class LibrarySignInHost(Host):
    names = ("fdulib.a-lsp.com",)

    def __init__(self, campus: Campus) -> None:
        super().__init__(campus)
        self._codes: set[str] = set()  # the values of `authCode` that were issued and not yet used
        self._people: dict[str, Person] = {}  # the signed-in people, by openToken
        self._confirmed: set[str] = set()  # the openTokens whose person has confirmed the authorization

    @route("GET", "/authServer/")
    @route("GET", "/authServer/auth")
    def show_page(self, request: Request) -> Response:
        response = html_response(PAGE)
        response.headers.append(cookie("SESSION", secrets.token_hex(16), "Path=/; HttpOnly"))
        return response

    @route("POST", f"{OAUTH}/getClientParams")
    def get_start(self, request: Request) -> Response:
        self._check_tenant(request)
        if not request.cookies.get("SESSION") or json.loads(request.body or b"{}") != PARAMETERS:
            return _failure("参数错误")
        code = secrets.token_hex(8)
        self._codes.add(code)
        service = f"{CALLBACK}?authCode={code}"
        if self.campus.world.settings.library_relay:
            service = f"{RELAY}?{urlencode({'service': service})}"
        return _success(NEO + quote(service, safe=""))

    @route("GET", f"{OAUTH}/authCallBack")
    def accept_ticket(self, request: Request) -> Response:
        self._check_tenant(request)
        code = request.parameter("authCode")
        person = self.campus.world.tickets.redeem(request.parameter("ticket"), CALLBACK)
        if person is None or code not in self._codes:
            return _failure("票据无效")
        self._codes.remove(code)
        token = secrets.token_hex(16)
        self._people[token] = person
        return _success({"openToken": token})

    @route("GET", f"{OAUTH}/authorize")
    def authorize(self, request: Request) -> Response:
        person = self._person(request)
        if request.headers["opentoken"] not in self._confirmed:
            return _success({"redirectUri": None})
        code = secrets.token_hex(8)
        self.campus.world.library_codes[code] = person
        return _success({"redirectUri": f"{PARAMETERS['redirect_uri']}?code={code}&state="})

    @route("GET", f"{OAUTH}/doConfirm")
    def confirm(self, request: Request) -> Response:
        self._person(request)
        self._confirmed.add(request.headers["opentoken"])
        return _success(True)

    def _person(self, request: Request) -> Person:
        self._check_tenant(request)
        person = self._people.get(request.headers.get("opentoken", ""))
        if person is None or {name: values[0] for name, values in request.parameters.items()} != PARAMETERS:
            raise Refusal(_failure("未登录"))
        return person

    @staticmethod
    def _check_tenant(request: Request) -> None:
        if request.headers.get("tenant-id") != "fdulib":
            raise Refusal(_failure("租户不存在"))


class LibraryRelayHost(Host):
    names = ("rwsjcas.fudan.edu.cn",)

    def __init__(self, campus: Campus) -> None:
        super().__init__(campus)
        self._forms: dict[str, tuple[Person, str]] = {}  # the person with a one-time password, by `execution`

    @route("GET", "/cas/login")
    def show_form(self, request: Request) -> Response:
        person = self.campus.world.tickets.redeem(request.parameter("ticket"), request.url)
        if person is None:
            return redirect(NEO + quote(request.url, safe=""))
        execution, password = secrets.token_hex(8), secrets.token_hex(8)
        self._forms[execution] = person, password
        query = {
            "service": request.parameter("service"),
            "username": person.number,
            "password": password,
            "domainName": "fudan",
            "source": "cas",
        }
        return html_response(FORM.format(action=escape(f"/cas/login?{urlencode(query)}"), execution=execution))

    @route("POST", "/cas/login")
    def submit(self, request: Request) -> Response:
        form, service = request.form, request.parameter("service")
        person, password = self._forms.pop(form.get("execution", ""), (None, ""))
        expected = {"username": person and person.number, "password": password, "domainName": "fudan", "source": "cas"}
        sent = {name: form.get(name) for name in expected}
        if person is None or sent != expected or not form.get("imgverifycode") or urlsplit(service).query == "":
            return html_response(REFUSED)
        return redirect(f"{service}&ticket={self.campus.world.tickets.issue(CALLBACK, person)}")


def _success(data: object) -> Response:
    return json_response({"code": 200, "msg": "操作成功", "data": data})


def _failure(message: str) -> Response:
    return json_response({"code": 500, "msg": message, "data": None})
