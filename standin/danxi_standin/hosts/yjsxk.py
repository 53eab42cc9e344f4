"""yjsxk.fudan.edu.cn: course selection of the graduate school, with a sign-in of its own and the course table."""

import secrets
from typing import Any

from danxi_standin.crypto.str_enc import str_enc
from danxi_standin.service import ServiceHost, public
from danxi_standin.web.images import captcha_png
from danxi_standin.web.messages import Request, Response, html_response, json_response, redirect
from danxi_standin.web.routing import route
from danxi_standin.world import clock
from danxi_standin.world.courses import Course, Meeting, courses_of
from danxi_standin.world.people import GRADUATE
from danxi_standin.world.semesters import AUTUMN, Semester, current_semester
from danxi_standin.world.sign_in import Captchas

BASE = "/yjsxkapp/sys/xsxkappfudan"
KEYS = ("1", "2", "3")
LOGIN_PAGE = """<!DOCTYPE html>
<html>
<head><meta charset="UTF-8"><title>研究生选课系统</title><script src="/yjsxkapp/sys/xsxkappfudan/public/js/des.js"></script></head>
<body>
<form id="loginForm"><input id="loginName" type="text"/><input id="loginPwd" type="password"/>
<input id="verifyCode" type="text"/><img id="vcodeImg" src=""/><button type="button" id="studentLoginBtn">登录</button></form>
</body>
</html>
"""


def reply(code: str, message: str | None, data: object = None) -> Response:
    return json_response(
        {"data": data, "jtoken": None, "code": code, "msg": message, "timestamp": str(clock.now() // 1_000_000)}
    )


class GraduateCourseHost(ServiceHost):
    names = ("yjsxk.fudan.sh.cn", "yjsxk.fudan.edu.cn")
    cookie_attributes = "Path=/yjsxkapp; HttpOnly"

    def ask_to_sign_in(self, request: Request, sign_in: str) -> Response:
        return redirect(f"{BASE}/*default/index.do")

    @route("GET", f"{BASE}/*default/index.do")
    @public
    def show_login(self, request: Request) -> Response:
        return html_response(LOGIN_PAGE)

    @route("GET", f"{BASE}/login/4/vcode.do")
    @public
    def get_captcha_token(self, request: Request) -> Response:
        token = secrets.token_hex(16)
        self._captchas.issue(token)
        return reply("1", None, {"token": token})

    @route("GET", f"{BASE}/login/vcode/image.do")
    @public
    def show_captcha(self, request: Request) -> Response:
        digits = self._captchas.answers.get(request.parameter("vtoken"))
        if digits is None:
            return Response(status=404)
        return Response(captcha_png(digits), content_type="image/png")

    @route("POST", f"{BASE}/login/check/login.do")
    @public
    def login(self, request: Request) -> Response:
        form, world = request.form, self.campus.world
        if not self._captchas.check(form.get("vtoken", ""), form.get("verifyCode", "")):
            return reply("2", "验证码不正确")
        encrypted = form.get("loginPwd", "")
        _, person = world.passwords.submit(
            self.names[0], form.get("loginName", ""), lambda password: str_enc(password, *KEYS) == encrypted, "", ""
        )
        if person is None or person.role != GRADUATE:
            return reply("2", "验证不通过")
        response = reply("1", "登录成功")
        response.headers.append(self._cookie(world.sessions.open(self.names[0], person)))
        return response

    @route("GET", f"{BASE}/xsxkCourse/loadKbxx.do")
    def load_course_table(self, request: Request) -> Response:
        """Lists one row for each lesson. Courses of other semesters have no weeks."""
        semester = current_semester()
        rows = [
            self._row(course, meeting, lesson, semester)
            for course in courses_of(self.person, semester)
            for meeting in course.meetings
            for lesson in range(meeting.start, meeting.end + 1)
        ]
        old = {**rows[0], "KCMC": "专业英语", "ZCBH": None, "XQ": None, "KSJCDM": None, "JASMC": None, "XNXQDM": None}
        return json_response({"results": rows + [old], "code": "1", "msg": None})

    @staticmethod
    def _row(course: Course, meeting: Meeting, lesson: int, semester: Semester) -> dict[str, Any]:
        term = 1 if semester.term == AUTUMN else 2
        year = f"{semester.year}{semester.year + 1}"
        weeks = "".join("1" if week in meeting.weeks else "0" for week in range(1, semester.weeks + 1))
        return {
            "KCMC": course.name,
            "KCDM": course.code,
            "JASMC": meeting.room,
            "ZCBH": weeks,
            "XQ": meeting.weekday,
            "KSJCDM": lesson,
            "JSJCDM": lesson,
            "JSXM": ",".join(meeting.teachers),
            "BJDM": f"{year}{term:02}{course.class_code}",
            "XNXQDM": f"{semester.year}{term}",
            "KCXF": course.credits,
        }

    @property
    def _captchas(self) -> Captchas:
        return self.campus.world.captchas
