"""yzsfwapp.fudan.edu.cn: the lessons and the grades of graduate students."""

from collections.abc import Iterator
from datetime import date
from typing import Any

from danxi_standin.campus_host import CampusHost
from danxi_standin.web.messages import Request, Response, html_response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.courses import Course, courses_of, grade_of
from danxi_standin.world.semesters import AUTUMN, LESSONS, SUMMER, Semester, current_semester, is_holiday, semesters

DIARY = "/gsapp/sys/wdrcappfudan"
GRADES = "/gsapp/sys/wdcjapp"
PAGE = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>{title}</title></head><body><div id="app"></div></body></html>
"""


def day_of(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


class GraduateAppHost(CampusHost):
    names = ("yzsfwapp.fudan.edu.cn",)
    session_cookie = "GS_SESSIONID"

    @route("GET", f"{DIARY}/*default/index.do")
    def show_diary(self, request: Request) -> Response:
        return html_response(PAGE.format(title="我的日程"))

    @route("GET", f"{GRADES}/*default/index.do")
    def show_grades(self, request: Request) -> Response:
        return html_response(PAGE.format(title="我的成绩"))

    @route("POST", f"{DIARY}/wdrc/loadRcxx.do")
    def load_diary(self, request: Request) -> Response:
        """Returns the lessons from the day `ksrq` until the day before `jsrq`. There are none on holidays."""
        form = request.form
        first, after = day_of(form.get("ksrq", "")), day_of(form.get("jsrq", ""))
        if first is None or after is None or "ids" not in form:
            return json_response({"code": "1", "msg": "参数错误", "datas": []})
        entries = [
            entry
            for semester in semesters()
            if semester.term != SUMMER
            for entry in self._entries(semester, first, after)
        ]
        entries.sort(key=lambda entry: entry["KSSJ"])
        return json_response({"code": "0", "datas": entries})

    def _entries(self, semester: Semester, first: date, after: date) -> Iterator[dict[str, str]]:
        term = 1 if semester.term == AUTUMN else 2
        for course in courses_of(self.person, semester):
            title = f"上课-{course.name}({course.name}{semester.year}{semester.year + 1}{term:02}{course.class_code})"
            for meeting in course.meetings:
                for day in (semester.day(week, meeting.weekday) for week in meeting.weeks):
                    is_held = first <= day < after and not is_holiday(day)
                    for lesson in LESSONS[meeting.start - 1 : meeting.end] if is_held else ():
                        start, end = lesson.split("-")
                        yield {
                            "TITLE": title,
                            "KSSJ": f"{day} {start}",
                            "JSSJ": f"{day} {end}",
                            "DD": meeting.room or "",
                            "LX": "1",
                            "ID": f"{day}{start}",
                        }

    @route("GET", f"{GRADES}/modules/xscjcx/jdjscjcx.do")
    @route("POST", f"{GRADES}/modules/xscjcx/jdjscjcx.do")
    def list_grades(self, request: Request) -> Response:
        rows = [
            self._grade(course, semester)
            for semester in semesters()
            if semester.start < current_semester().start
            for course in courses_of(self.person, semester)
        ]
        return json_response(
            {"code": "0", "datas": {"jdjscjcx": {"totalSize": len(rows), "pageSize": 999, "rows": rows}}}
        )

    def _grade(self, course: Course, semester: Semester) -> dict[str, Any]:
        letter, points = grade_of(self.person, course, semester)
        return {
            "KCMC": course.name,
            "KCDM": course.code,
            "XF": float(course.credits),
            "CZRXM": course.meetings[0].teachers[0],
            "KCLBMC": course.module,
            "CJ": letter,
            "JDZ": points or 0.0,
        }
