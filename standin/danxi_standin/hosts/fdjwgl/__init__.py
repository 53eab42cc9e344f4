"""fdjwgl.fudan.edu.cn: courses, exams and grades of undergraduates. One host, with a file for each."""

from danxi_standin.hosts.fdjwgl.courses import CourseTables
from danxi_standin.hosts.fdjwgl.exams import Exams
from danxi_standin.hosts.fdjwgl.grades import Grades
from danxi_standin.hosts.fdjwgl.lesson_search import LessonSearch
from danxi_standin.service import ServiceHost
from danxi_standin.web.messages import Request, Response, html_response
from danxi_standin.web.routing import route

LOGIN = "/student/sso/login"
HOME = """<!DOCTYPE html>
<html lang="zh"><head><meta charset="UTF-8"><title>本科教务管理系统</title></head><body><div id="e-home"></div></body></html>
"""


class CourseHost(CourseTables, Exams, Grades, LessonSearch, ServiceHost):
    names = ("fdjwgl.fudan.edu.cn",)
    session_cookie = "SESSION"
    cookie_attributes = "Path=/student; HttpOnly; SameSite=Lax"

    def callback(self, request: Request) -> str:
        target = "" if request.path == LOGIN else f"?targetUrl={request.path}"
        return f"https://{self.names[0]}{LOGIN}{target}"

    def destination(self, request: Request) -> str:
        target = request.parameter("targetUrl")
        return target if target.startswith("/student/") else "/student/home"

    @route("GET", LOGIN)
    @route("GET", "/student/home")
    def show_home(self, request: Request) -> Response:
        return html_response(HOME)
