"""id.fudan.edu.cn: the newer single sign-on, neo."""

import base64
import json
import secrets
from fnmatch import fnmatchcase
from itertools import count
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

from danxi_standin.campus_host import escape
from danxi_standin.crypto.rsa import private_key
from danxi_standin.host import Campus, Host
from danxi_standin.web.images import captcha_png
from danxi_standin.web.messages import Request, Response, cookie, html_response, json_response, redirect
from danxi_standin.web.routing import route
from danxi_standin.world import tokens
from danxi_standin.world.people import CAPTCHA, LOCKED, SECOND_FACTOR, Person
from danxi_standin.world.sign_in import WRONG_PASSWORD, Session

PASSWORD_MODULE = "userAndPwd"
SECOND_FACTOR_MODULE = "userAndOtp"
SESSION_COOKIE = "session_id"
CALLBACK = "https://id.fudan.edu.cn/api-uc/login/oauth2/code/bam"  # the callback of the account check
CLIENT = "bam"
SET_UP_URL = "https://id.fudan.edu.cn/selfmanager/#/firstLogin?pageLevelNo=2"

PAGE = """<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"><title>复旦大学统一身份认证</title>
<link href="/ac/css/app.css" rel="stylesheet"></head>
<body><noscript><strong>We're sorry but this page doesn't work properly without JavaScript enabled.</strong></noscript>
<div id="app"></div><script src="/ac/js/chunk-vendors.js"></script><script src="/ac/js/app.js"></script></body></html>
"""
TICKET_FORM = """<!DOCTYPE html>
<html>
<head>
    <meta http-equiv="Content-Type" content="text/html; charset=UTF-8"/>
    <title>正在跳转</title>
</head>
<body onload="document.forms[0].submit()">
<form id="logon" name="logon" action="{service}" method="get">
    <input type="hidden" id="ticket" name="ticket" value="{ticket}"/>
</form>
</body>
</html>
"""
TICKET_POST = """<!DOCTYPE html>
<html>
<head><meta charset="UTF-8"><title></title></head>
<body onload="doSubmit()">
<form id ="logon" action="{service}" method = "POST">
    <input type="hidden" name="ticket" value="{ticket}">
    <input type="hidden" name="locale" value="zh-CN">
</form>
</body>
</html>
"""
CODE_FORM = """<!DOCTYPE html>
<html>
<head><meta charset="UTF-8"><title></title></head>
<body onload="doSubmit()">
<form id="logon" action="{callback}" method="POST">
    <input type="hidden" name="code" value="{code}"/>
    <input type="hidden" name="state" value="{state}"/>
</form>
</body>
</html>
"""
PORTAL = """<!DOCTYPE html>
<html><head><meta charset="UTF-8"><title>个人中心</title></head><body><div id="app"></div></body></html>
"""
TICKET_SCRIPT = """<!DOCTYPE html>
<html>
<head><meta charset="UTF-8"><title></title></head>
<body>
<script type="text/javascript">
    var theme = "default";
    var locationValue = "{location}";
    locationValue = locationValue.replace(/&amp;/g, "&");
    window.location.href = locationValue;
</script>
</body>
</html>
"""
NO_CONTEXT = """<!DOCTYPE html>
<html><head><meta charset="UTF-8"><title>登录失败</title></head><body><div class="error">登录信息已失效，请重新登录</div></body></html>
"""


class NeoSignInHost(Host):
    names = ("id.fudan.edu.cn",)

    def __init__(self, campus: Campus) -> None:
        super().__init__(campus)
        self._services: dict[str, str] = {}  # the URL that a sign-in returns to, by the id of the sign-in, lck
        self._login_tokens: dict[str, tuple[str, Person]] = {}  # the lck and the person, by login token
        self._passed_first: dict[str, tuple[str, Person]] = {}  # lck and person after the password, by requestNumber
        self._confirmed: set[str] = set()  # the lcks of sign-ins with an accepted second factor
        self._states: dict[str, str] = {}  # the OAuth states of account checks, by lck
        self._chain = secrets.token_hex(16)
        self._turn = count()

    # The pages of the sign-in

    @route("GET", "/idp/authCenter/authenticate")
    def authenticate(self, request: Request) -> Response:
        service = request.parameter("service")
        if not urlsplit(service).hostname:
            return html_response(NO_CONTEXT, 400)
        session = self._session(request)
        if session and (session.confirmed or not self._wants_second_factor(service)):
            return self._ticket_page(service, session.person)
        return self._ask_for_password(service, "CAS")

    def _ask_for_password(self, service: str, protocol: str, state: str = "") -> Response:
        lck = f"context_{protocol}_{secrets.token_hex(16)}"
        self._services[lck], self._states[lck] = service, state
        entity = quote(self._entity(service), safe="")
        return redirect(f"/ac/#/index?lck={lck}&entityId={entity}&theme={self._chain}")

    @route("GET", "/authserver/login")
    def redirect_with_ticket(self, request: Request) -> Response:
        """Redirects a signed-in browser with a ticket, without a ticket page. The path is that of the classic sign-in."""
        service, session = request.parameter("service"), self._session(request)
        is_signed_in = session and (session.confirmed or not self._wants_second_factor(service))
        if session is None or not is_signed_in or not urlsplit(service).hostname:
            return self.authenticate(request)
        ticket = self.campus.world.tickets.issue(service, session.person)
        return redirect(f"{service}{'&' if '?' in service else '?'}ticket={ticket}")

    # The account check, a page that is an OAuth client of neo

    @route("GET", f"/api-uc/oauth2/authorization/{CLIENT}")
    def check_account(self, request: Request) -> Response:
        if not self.campus.world.settings.account_check:
            return html_response("Not Found", 404)
        query = {
            "response_type": "code",
            "client_id": CLIENT,
            "scope": "openid",
            "state": secrets.token_urlsafe(24) + "=",
            "redirect_uri": CALLBACK,
        }
        return redirect(f"/idp/oauth2/authorize?{urlencode(query)}")

    @route("GET", "/idp/oauth2/authorize")
    def authorize(self, request: Request) -> Response:
        if request.parameter("client_id") != CLIENT or request.parameter("redirect_uri") != CALLBACK:
            return html_response(NO_CONTEXT, 400)
        session, state = self._session(request), request.parameter("state")
        if session and (session.confirmed or not self._wants_second_factor(CALLBACK)):
            return self._code_page(session.person, state)
        return self._ask_for_password(CALLBACK, "oauth2", state)

    @route("POST", urlsplit(CALLBACK).path)
    def receive_code(self, request: Request) -> Response:
        person = self.campus.world.tickets.redeem(request.form.get("code", ""), CALLBACK)
        if person is None or not request.form.get("state"):
            return html_response(NO_CONTEXT, 403)
        response = redirect("/api-uc/portal")
        response.headers.append(cookie("uc_session", secrets.token_hex(16), "Path=/api-uc; Secure; HttpOnly"))
        return response

    @route("GET", "/api-uc/portal")
    def show_portal(self, request: Request) -> Response:
        return html_response(PORTAL)

    def _code_page(self, person: Person, state: str) -> Response:
        code = self.campus.world.tickets.issue(CALLBACK, person, prefix="OC")
        return html_response(CODE_FORM.format(callback=urlsplit(CALLBACK).path, code=code, state=escape(state)))

    @route("GET", "/ac/")
    def show_page(self, request: Request) -> Response:
        return html_response(PAGE)

    @staticmethod
    def _entity(service: str) -> str:
        parts = urlsplit(service)
        return f"{parts.scheme}://{parts.netloc}"

    def _session(self, request: Request) -> Session | None:
        return self.campus.world.sessions.find(self.names[0], request.cookies.get(SESSION_COOKIE, ""))

    def _wants_second_factor(self, service: str) -> bool:
        host = urlsplit(service).hostname
        return any(fnmatchcase(host, pattern) for pattern in self.campus.world.settings.second_factor_hosts)

    # The requests of the sign-in page

    @route("POST", "/idp/authn/queryAuthMethods")
    def query_methods(self, request: Request) -> Response:
        body = _object(request)
        lck = str(body.get("lck"))
        if not self._is_context(body):
            return json_response(
                {
                    "code": 4010,
                    "message": "认证上下文已失效，请刷新页面重试",
                    "data": [],
                    "requestType": None,
                    "second": None,
                }
            )
        if self._wants_second_factor(self._services[lck]):
            # A sign-in with a second factor also starts with the password. In this response, an item of `data` is a chain of modules.
            chain = {"moduleCodes": [PASSWORD_MODULE], "authChainCode": self._chain, "chainName": "账号登录"}
            return json_response(
                {"code": 200, "message": None, "data": [chain], "requestType": "chain_type", "second": True}
            )
        methods = [
            _method("qrCode", "扫码登录", secrets.token_hex(16), 0),
            _method(PASSWORD_MODULE, "账号登录", self._chain, 1),
        ]
        return json_response(
            {"code": 200, "message": None, "data": methods, "requestType": "chain_type", "second": False}
        )

    def _is_context(self, body: dict[str, Any]) -> bool:
        service = self._services.get(str(body.get("lck")))
        return service is not None and body.get("entityId") in (None, "", self._entity(service))

    @route("POST", "/idp/authn/getJsPublicKey")
    def get_public_key(self, request: Request) -> Response:
        return json_response({"code": 200, "message": None, "data": private_key().public_key})

    @route("POST", "/idp/authn/verifyCodeIsNeed")
    def is_captcha_needed(self, request: Request) -> Response:
        number = str(_object(request).get("loginName", ""))
        if not self.campus.world.passwords.needs_captcha(number):
            return json_response({"code": 200, "message": None, "result": False, "pic": None})
        image = base64.b64encode(captcha_png(self.campus.world.captchas.issue(number))).decode()
        return json_response({"code": 200, "message": None, "result": True, "pic": f"data:image/png;base64,{image}"})

    @route("POST", "/idp/authn/authExecute")
    def execute(self, request: Request) -> Response:
        body = _object(request)
        lck, values = str(body.get("lck")), body.get("authPara")
        if not self._is_context(body) or not isinstance(values, dict):
            return _outcome(4010, "认证上下文已失效，请刷新页面重试")
        if body.get("authModuleCode") == SECOND_FACTOR_MODULE:
            return self._execute_second(body, lck, values)
        if body.get("authModuleCode") != PASSWORD_MODULE or body.get("authChainCode") != self._chain:
            return _outcome(4011, "认证方式不可用")
        number = str(values.get("loginName", ""))
        outcome, person = self.campus.world.passwords.submit(
            self.names[0],
            number,
            lambda password: password == _decrypted(values.get("password")),
            number,
            str(values.get("verifyCode") or ""),
        )
        if outcome == SECOND_FACTOR or person and self._wants_second_factor(self._services[lck]):
            request_number = secrets.token_hex(16)
            self._passed_first[request_number] = lck, self.campus.world.people.by_number[number]
            return _outcome(
                200,
                "操作成功!",
                userName=number,
                loginToken="",
                pageLevelNo=2,
                moduleCodes=self.campus.world.settings.second_factor_methods,
                authChainCode=self._chain[::-1],
                requestNumber=request_number,
            )
        if person is None:
            return self._refusal(outcome, number, bool(values.get("verifyCode")))
        return self._accept(lck, person)

    def _accept(self, lck: str, person: Person) -> Response:
        token = tokens.sign({"sub": person.number, "jti": secrets.token_hex(8)}, self._chain)
        self._login_tokens[token] = lck, person
        return _outcome(200, "操作成功!", loginToken=token, userName=person.number)

    def _execute_second(self, body: dict[str, Any], lck: str, values: dict[str, Any]) -> Response:
        """Checks the code of an authenticator app. After a wrong code, the browser can send another one."""
        number = str(body.get("requestNumber"))
        passed, person = self._passed_first.get(number, (None, None))
        if person is None or passed != lck or body.get("authChainCode") != self._chain[::-1]:
            return _outcome(4010, "认证上下文已失效，请刷新页面重试")
        methods = self.campus.world.settings.second_factor_methods
        is_complete = values.get("loginName") == person.number and values.get("verifyCode") == ""
        if SECOND_FACTOR_MODULE not in methods or not is_complete:
            return _outcome(4011, "认证方式不可用")
        if not self.campus.world.one_time_codes.check(person, str(values.get("otpCode"))):
            return _outcome(4022, "认证失败，动态口令错误")
        del self._passed_first[number]
        self._confirmed.add(lck)
        return self._accept(lck, person)

    def _refusal(self, outcome: str, number: str, had_captcha: bool) -> Response:
        if outcome == WRONG_PASSWORD:
            left = self.campus.world.passwords.tries_left(number)
            return _outcome(4020, f"认证失败,您还有{left}次重试机会。原因分析： 用户名或密码错误 ")
        if outcome == LOCKED:
            return _outcome(4021, "认证失败,账号已被锁定,请30分钟后重试。")
        if outcome == CAPTCHA:
            return _outcome(4012, "验证码错误，请输入验证码" if had_captcha else "请输入验证码")
        return _outcome(4340, "请先完善账号信息", data=SET_UP_URL)

    @route("POST", "/idp/authCenter/authnEngine")
    def finish(self, request: Request) -> Response:
        login = self._login_tokens.pop(request.form.get("loginToken", ""), None)
        if login is None:
            return html_response(NO_CONTEXT)
        lck, person = login
        service = self._services.pop(lck, None)
        if service is None:
            return html_response(NO_CONTEXT)
        token = self.campus.world.sessions.open(self.names[0], person, lck in self._confirmed)
        is_check = service == CALLBACK
        response = self._code_page(person, self._states[lck]) if is_check else self._ticket_page(service, person)
        response.headers.append(cookie(SESSION_COOKIE, token))
        return response

    def _ticket_page(self, service: str, person: Person) -> Response:
        ticket = self.campus.world.tickets.issue(service, person)
        form = self.campus.world.settings.ticket_form
        if form == "post":
            return html_response(TICKET_POST.format(service=escape(service), ticket=ticket))
        if form == "form" or form == "alternate" and next(self._turn) % 2 == 0:
            return html_response(TICKET_FORM.format(service=escape(service), ticket=ticket))
        location = service + ("&" if "?" in service else "?") + f"ticket={ticket}"
        return html_response(TICKET_SCRIPT.format(location=escape(location)))


def _object(request: Request) -> dict[str, Any]:
    try:
        value = json.loads(request.body)
    except ValueError:
        value = None
    return value if isinstance(value, dict) else {}


def _decrypted(password: Any) -> str | None:
    try:
        return private_key().decrypt(base64.b64decode(password, validate=True)).decode()
    except (ValueError, TypeError):
        return None


def _method(module: str, name: str, chain: str, order: int) -> dict[str, Any]:
    return {
        "moduleCode": module,
        "moduleName": name,
        "moduleCodes": [module],
        "authChainCode": chain,
        "authChainName": name,
        "order": order,
    }


def _outcome(code: int, message: str, **values: object) -> Response:
    return json_response(
        {
            "code": code,
            "userName": None,
            "mobile": None,
            "mail": None,
            "moduleCode": PASSWORD_MODULE,
            "requestNumber": secrets.token_hex(16),
            "message": message,
            "data": None,
            "loginToken": None,
            "moduleCodes": [],
            "authChainCode": None,
            "pageLevelNo": 0,
            "second": None,
            **values,
        }
    )
