"""yjsxk.fudan.edu.cn and yjsxktest.fudan.sh.cn: the course selection of the graduate school. The real course selection moves between these hosts."""

from typing import Any

from danxi_standin.campus_host import CampusHost
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.courses import Course, Meeting, courses_of
from danxi_standin.world.semesters import AUTUMN, Semester, current_semester

BASE = "/yjsxkapp/sys/xsxkappfudan"


class GraduateCourseHost(CampusHost):
    names = ("yjsxk.fudan.edu.cn", "yjsxktest.fudan.sh.cn")
    cookie_attributes = "Path=/yjsxkapp; HttpOnly"

    @route("GET", f"{BASE}/xsxkCourse/loadKbxx.do")
    def load_course_table(self, request: Request) -> Response:
        """Returns a row for each lesson of the current semester, and a row for a course without a time and a semester."""
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
