"""uis.fudan.edu.cn: the older single sign-on, classic."""

import secrets
from urllib.parse import quote, urlsplit

from danxi_standin.campus_host import escape
from danxi_standin.host import Campus, Host
from danxi_standin.web.images import captcha_png
from danxi_standin.web.messages import Request, Response, cookie, html_response
from danxi_standin.web.routing import route
from danxi_standin.world.people import CAPTCHA, LOCKED, SECOND_FACTOR, SET_UP, WEAK_PASSWORD, Person
from danxi_standin.world.sign_in import WRONG_PASSWORD

PATH = "/authserver/login"
SESSION_COOKIE = "JSESSIONID_auth"
TICKET_COOKIE = "CASTGC"

PAGE = """<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml">
<head>
    <meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
    <title>复旦大学统一身份认证服务</title>
    <script type="text/javascript" src="/authserver/custom/js/login.js"></script>
</head>
<body>
<div id="wrapper">
    <div class="login_box">
        <form id="casLoginForm" class="fm-v clearfix amp-login-form" role="form" action="{action}" method="post">
            {message}
            <p><input id="username" name="username" placeholder="学号/工号" class="auth_input" type="text" value=""/></p>
            <p><input id="password" name="password" placeholder="密码" class="auth_input" type="password" value="" autocomplete="off"/></p>
            {captcha}
            <input type="hidden" name="lt" value="{lt}"/>
            <input type="hidden" name="dllt" value="userNamePasswordLogin"/>
            <input type="hidden" name="execution" value="{execution}"/>
            <input type="hidden" name="_eventId" value="submit"/>
            <input type="hidden" name="rmShown" value="1">
            <input type="button" id="idcheckloginbtn" class="auth_login_btn" value="登录"/>
        </form>
    </div>
</div>
</body>
</html>
"""
MESSAGE = '<span id="msg" class="login_auth_error">{}</span>'
CAPTCHA_ROW = """<p id="casCaptcha"><input type="text" id="captchaResponse" name="captchaResponse" placeholder="请输入验证码"/>
            <img id="captchaImg" src="captcha.html?ts=1" alt="单击更换验证码"/></p>"""
MESSAGES = {
    WRONG_PASSWORD: "您提供的用户名或者密码有误",
    CAPTCHA: "请输入验证码",
    LOCKED: "该帐号已被锁定，请稍后再试",
    SECOND_FACTOR: "该帐号需要二次认证，请使用新版统一身份认证登录",
    SET_UP: "该帐号尚未激活，请先完善账号信息",
}
WEAK_PAGE = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>弱密码提示</title></head>
<body><div class="tip"><h3>弱密码提示</h3><p>您的密码过于简单，请<a href="/authserver/modifyPwd.do">修改密码</a>后重新登录。</p></div></body></html>
"""
FORBIDDEN = """<html><head><title>403 Forbidden</title></head>
<body><center><h1>403 Forbidden</h1></center><hr><center>openresty</center></body></html>
"""
INDEX = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>统一身份认证</title></head><body><p>{name}，您已登录。</p></body></html>
"""


class ClassicSignInHost(Host):
    names = ("uis.fudan.edu.cn",)

    def __init__(self, campus: Campus) -> None:
        super().__init__(campus)
        self._forms: dict[str, str] = {}  # the cookie of the browser that got a form, by the form's field `lt`
        self._wants_captcha: set[str] = set()  # the cookies of browsers whose next form has a captcha

    @route("GET", PATH)
    def show_form(self, request: Request) -> Response:
        ticket_granting = request.cookies.get(TICKET_COOKIE)
        if ticket_granting is None:
            return self._form(request)
        session = self.campus.world.sessions.find(self.names[0], ticket_granting)
        if session is None:
            return html_response(FORBIDDEN, 403)
        return self._to_service(request, session.person)

    @route("POST", PATH)
    def submit(self, request: Request) -> Response:
        if TICKET_COOKIE in request.cookies:
            return self.show_form(request)
        form, browser = request.form, self._browser(request)
        number, password = form.get("username", ""), form.get("password", "")
        if self._forms.pop(form.get("lt", ""), None) != browser or "execution" not in form:
            return self._form(request)  # a used or unknown form: do not check the password
        passwords = self.campus.world.passwords
        outcome, person = passwords.submit(
            self.names[0], number, lambda right: right == password, browser, form.get("captchaResponse", "")
        )
        if person:
            return self._to_service(request, person, self.campus.world.sessions.open(self.names[0], person))
        if outcome == WEAK_PASSWORD:
            return html_response(WEAK_PAGE)
        if passwords.needs_captcha(number):
            self._wants_captcha.add(browser)
        return self._form(request, MESSAGES[outcome])

    @route("GET", "/authserver/captcha.html")
    def show_captcha(self, request: Request) -> Response:
        digits = self.campus.world.captchas.issue(self._browser(request))
        return Response(captcha_png(digits), content_type="image/png", headers=[("Cache-Control", "no-store")])

    @route("GET", "/authserver/index.do")
    def show_index(self, request: Request) -> Response:
        session = self.campus.world.sessions.find(self.names[0], request.cookies.get(TICKET_COOKIE, ""))
        return html_response(INDEX.format(name=session.person.name)) if session else self._form(request)

    @staticmethod
    def _browser(request: Request) -> str:
        return request.cookies.get(SESSION_COOKIE, "")

    def _form(self, request: Request, message: str = "") -> Response:
        browser = self._browser(request) or secrets.token_hex(16)
        lt = f"LT-{len(self._forms) + 1}-{secrets.token_urlsafe(18)}-cas"
        self._forms[lt] = browser
        response = html_response(
            PAGE.format(
                action=escape(f"{PATH}?{request.query}" if request.query else PATH),
                message=MESSAGE.format(message) if message else "",
                captcha=CAPTCHA_ROW if browser in self._wants_captcha else "",
                lt=lt,
                execution=f"e{len(self._forms)}s1",
            )
        )
        if not self._browser(request):
            response.headers += [
                cookie(SESSION_COOKIE, browser, "Path=/authserver; HttpOnly"),
                cookie("route", browser[:12], "Path=/"),
            ]
        return response

    def _to_service(self, request: Request, person: Person, session_token: str | None = None) -> Response:
        service = request.parameter("service")
        location = "https://uis.fudan.edu.cn/authserver/index.do"
        if urlsplit(service).hostname:
            ticket = self.campus.world.tickets.issue(service, person)
            location = service + ("&" if "?" in service else "?") + f"ticket={quote(ticket)}"
        response = Response(status=302, headers=[("Location", location)])
        if session_token:
            response.headers += [
                cookie(TICKET_COOKIE, session_token, "Path=/authserver/; Secure; HttpOnly"),
                cookie("iPlanetDirectoryPro", secrets.token_urlsafe(32), "Domain=.fudan.edu.cn; Path=/"),
            ]
        return response
