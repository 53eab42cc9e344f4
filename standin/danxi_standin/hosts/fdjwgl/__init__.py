"""fdjwgl.fudan.edu.cn: the courses, exams, grades and lesson search of undergraduates, each in a file of this package."""

from danxi_standin.campus_host import CampusHost
from danxi_standin.hosts.fdjwgl.courses import CourseTables
from danxi_standin.hosts.fdjwgl.exams import Exams
from danxi_standin.hosts.fdjwgl.grades import Grades
from danxi_standin.hosts.fdjwgl.lesson_search import LessonSearch
from danxi_standin.web.messages import Request, Response, html_response, redirect
from danxi_standin.web.routing import route

LOGIN = "/student/sso/login"
HOME = """<!DOCTYPE html>
<html lang="zh"><head><meta charset="UTF-8"><title>本科教务管理系统</title></head><body><div id="e-home"></div></body></html>
"""


class CourseHost(CourseTables, Exams, Grades, LessonSearch, CampusHost):
    names = ("fdjwgl.fudan.edu.cn",)
    session_cookie = "SESSION"
    cookie_attributes = "Path=/student; HttpOnly; SameSite=Lax"

    def callback(self, request: Request) -> str:
        if request.path == LOGIN:
            return request.url
        return f"https://{self.names[0]}{LOGIN}?targetUrl={request.path}"

    def destination(self, request: Request) -> str:
        """Returns the path of the page after a sign-in, from the parameter `targetUrl` or the URL in `refer`. Default: `/student/home`."""
        target = request.parameter("targetUrl") or request.parameter("refer").removeprefix(f"https://{self.names[0]}")
        return target if target.startswith("/student/") else "/student/home"

    @route("GET", LOGIN)
    def enter(self, request: Request) -> Response:
        return redirect(self.destination(request))

    @route("GET", "/student/home")
    def show_home(self, request: Request) -> Response:
        return html_response(HOME)
