"""icourse.fudan.edu.cn: the lectures of the teaching platform iCourse. It has no recordings, slides, transcripts or streams."""

from datetime import date, datetime, time, timedelta
from typing import Any
from urllib.parse import quote, unquote

from danxi_standin.campus_host import CampusHost, public
from danxi_standin.web.messages import Request, Response, cookie, html_response, json_response, redirect
from danxi_standin.web.routing import route
from danxi_standin.world.courses import Course, courses_of
from danxi_standin.world.semesters import LESSONS, Semester, current_semester, semesters, today
from danxi_standin.world.sign_in import Session

LOGIN = "/casapi/index.php"
FIRST_ID = 37_001
LECTURES = 1000  # the number of identifiers of lectures for each course
RECORDED_AFTER = timedelta(days=1)
PAGE = "<!DOCTYPE html><html><head><title>智慧教学平台</title></head><body></body></html>"


class IcourseHost(CampusHost):
    names = ("icourse.fudan.edu.cn",)
    session_cookie = "_token"

    # The cookie holds the token as PHP's function `serialize` writes it.

    def _cookie(self, token: str) -> tuple[str, str]:
        text = f'a:2:{{i:0;s:6:"_token";i:1;s:{len(token)}:"{token}";}}'
        return cookie(self.session_cookie, quote(text, safe=""), "Path=/; Secure")

    def _session(self, request: Request) -> Session | None:
        parts = unquote(request.cookies.get(self.session_cookie, "")).split('"')
        token = parts[3] if len(parts) > 3 else ""
        # Clients that reach the host directly send the token in the header, too. Through WebVPN, the cookie alone is enough.
        if request.headers.get("authorization", f"Bearer {token}") != f"Bearer {token}":
            return None
        return self.campus.world.sessions.find(self.names[0], token)

    def callback(self, request: Request) -> str:
        return f"https://{self.names[0]}{LOGIN}?r=auth%2Flogin"

    def destination(self, request: Request) -> str:
        return "/"

    def ask_to_sign_in(self, request: Request) -> Response:
        if request.path != LOGIN:
            return json_response({"code": 401, "msg": "未登录"}, 401)
        return super().ask_to_sign_in(request)

    @route("GET", LOGIN)
    @public
    def login(self, request: Request) -> Response:
        return redirect("/") if self.session else self.ask_to_sign_in(request)

    @route("GET", "/")
    @public
    def show_home(self, request: Request) -> Response:
        return html_response(PAGE)

    @route("GET", "/courseapi/v2/course-live/get-my-course-month")
    def list_month(self, request: Request) -> Response:
        month = request.parameter("month")
        days: dict[date, list[dict[str, Any]]] = {}
        for lecture in self._lectures():
            if f"{lecture.day:%Y-%m}" == month:
                days.setdefault(lecture.day, []).append(lecture.month_row())
        return json_response(
            {"code": 0, "msg": "", "list": [{"date": f"{day}", "course": rows} for day, rows in sorted(days.items())]}
        )

    @route("GET", "/courseapi/v3/multi-search/get-course-detail")
    def get_course(self, request: Request) -> Response:
        lectures = [each for each in self._lectures() if f"{each.course_id}" == request.parameter("course_id")]
        if not lectures:
            return json_response({"code": 404, "msg": "课程不存在"})
        tree: dict[str, dict[str, dict[str, list[dict[str, Any]]]]] = {}
        for each in lectures:
            months = tree.setdefault(f"{each.day.year}", {}).setdefault(f"{each.day.month}", {})
            months.setdefault(f"{each.day.day}", []).append(each.course_row())
        course = lectures[0].course
        return json_response(
            {
                "code": 0,
                "msg": "",
                "data": {"title": course.name, "realname": "、".join(course.meetings[0].teachers), "sub_list": tree},
            }
        )

    @route("GET", "/courseapi/v3/portal-home-setting/get-sub-info")
    def get_lecture(self, request: Request) -> Response:
        wanted = (request.parameter("course_id"), request.parameter("sub_id"))
        found = [each for each in self._lectures() if (f"{each.course_id}", f"{each.id}") == wanted]
        if not found:
            return json_response({"code": 404, "msg": "课程不存在"})
        lecture = found[0]
        is_waiting = lecture.is_over and not lecture.is_recorded
        return json_response(
            {"code": 7001 if is_waiting else 0, "msg": "视频未到开放时间" if is_waiting else "", "data": lecture.row()}
        )

    def _lectures(self) -> list["Lecture"]:
        return [
            Lecture(course, FIRST_ID + number, semester, week, index)
            for semester in semesters()
            for number, course in enumerate(courses_of(self.person, semester))
            for index, meeting in enumerate(course.meetings)
            for week in meeting.weeks
            if semester == current_semester() or week == 1
        ]


class Lecture:
    """A meeting of a course in a week of a semester."""

    def __init__(self, course: Course, course_id: int, semester: Semester, week: int, index: int) -> None:
        self.course, self.semester, self.meeting = course, semester, course.meetings[index]
        self.course_id = course_id + semester.id * 100
        self.id = self.course_id * LECTURES + week * 10 + index
        self.day = semester.day(week, self.meeting.weekday)

    @property
    def is_over(self) -> bool:
        return self.day < today()

    @property
    def is_recorded(self) -> bool:
        return self.day + RECORDED_AFTER < today()

    def row(self) -> dict[str, Any]:
        start = LESSONS[self.meeting.start - 1].split("-")[0]
        end = LESSONS[self.meeting.end - 1].split("-")[1]
        return {
            "sub_id": self.id,
            "course_id": self.course_id,
            "course_title": self.course.name,
            "sub_title": f"{self.day}第{self.meeting.start}-{self.meeting.end}节",
            "lecturer_name": "、".join(self.meeting.teachers),
            "room_name": self.meeting.room,
            "start_at": f"{datetime.combine(self.day, time.fromisoformat(start))}",
            "end_at": f"{datetime.combine(self.day, time.fromisoformat(end))}",
            "sub_status": 2 if self.is_over else 0,
            "can_watch": self.is_recorded,
        }

    def month_row(self) -> dict[str, Any]:
        row = self.row()
        return {
            "id": self.course_id,
            "sub_id": f"{self.id}",
            "title": self.course.name,
            "sub_title": row["sub_title"],
            "realname": row["lecturer_name"],
            "kkxy_name": "计算与智能创新学院",
            "term_name": f"{self.semester.year}-{self.semester.year + 1}",
            "sub_status": row["sub_status"],
            "begin_time": row["start_at"][11:],
            "end_time": row["end_at"][11:],
            "room_name": row["room_name"],
        }

    def course_row(self) -> dict[str, Any]:
        row = self.row()
        return {
            "id": self.id,
            "sub_title": row["sub_title"],
            "lecturer_name": row["lecturer_name"],
            "playback_status": "1" if self.is_recorded else "0",
        }
