"""The search over all offered courses of a semester on fdjwgl.fudan.edu.cn, which needs no sign-in."""

import json
from functools import lru_cache
from random import Random
from typing import Any

from danxi_standin.campus_host import public
from danxi_standin.hosts.fdjwgl.base import StudentHost
from danxi_standin.hosts.fdjwgl.courses import semester_view, weeks_text
from danxi_standin.web.messages import Request, Response, html_response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.courses import GRADUATE_COURSES, UNDERGRADUATE_COURSES, Course
from danxi_standin.world.semesters import SUMMER, Semester, current_semester, semesters

CLASSES = 90  # the number of classes of each course, which makes the rows of a semester fill several pages
CAMPUSES = {"H": 1, "Z": 2, "F": 3, "J": 4}  # the numbers of campuses, by the first letter of a room's name
ELSEWHERE = 5
WEEKDAYS = "一二三四五六日"

PAGE = """<!DOCTYPE html>
<html lang="zh">
<head><meta charset="UTF-8"><title>全校开课查询</title></head>
<body>
<form id="lessonSearch">
    <select id="semester" name="semesterAssoc">
{options}
    </select>
    <select name="campusAssoc"><option value="">...</option><option value="1">邯郸校区</option></select>
</form>
<script>
    var semesters = JSON.parse('{semesters}');
</script>
</body>
</html>
"""


class LessonSearch(StudentHost):
    @route("GET", "/student/for-all/lesson-search")
    @public
    def show_lesson_search(self, request: Request) -> Response:
        known = semesters()
        text = json.dumps([semester_view(semester) for semester in known], ensure_ascii=False, separators=(",", ":"))
        options = [
            f'        <option value="{semester.id}"{" selected" if semester == current_semester() else ""}>'
            f"{semester.name}</option>"
            for semester in reversed(known)
        ]
        return html_response(PAGE.format(options="\n".join(options), semesters=text.replace('"', '\\"')))

    @route("GET", "/student/for-all/lesson-search/semester/{semester_id:int}/search/{number:int}")
    @public
    def search_lessons(self, request: Request, semester_id: int, number: int) -> Response:
        campus = request.parameter("campusAssoc")
        return self._page(request, [row for place, row in _offered(semester_id) if not campus or f"{place}" == campus])

    @route("GET", "/student/for-std/lesson-search/semester/{semester_id:int}/search/{student_id:int}")
    def find_lessons(self, request: Request, semester_id: int, student_id: int) -> Response:
        self.require_self(student_id)
        code, name = request.parameter("courseCodeLike"), request.parameter("courseNameZhLike")
        rows = [row for _, row in _offered(semester_id)]
        return self._page(
            request, [row for row in rows if code in row["course"]["code"] and name in row["course"]["nameZh"]]
        )

    @staticmethod
    def _page(request: Request, found: list[dict[str, Any]]) -> Response:
        page, size = (int(part) for part in request.parameter("queryPage__", "1,20").split(","))
        return json_response(
            {
                "data": found[(page - 1) * size : page * size],
                "_page_": {
                    "currentPage": page,
                    "rowsPerPage": size,
                    "totalRows": len(found),
                    "totalPages": -(-len(found) // size),
                },
            }
        )


def _offered(semester_id: int) -> list[tuple[int, dict[str, Any]]]:
    semester = next((each for each in semesters() if each.id == semester_id), None)
    return lessons(semester) if semester else []


@lru_cache(maxsize=16)
def lessons(semester: Semester) -> list[tuple[int, dict[str, Any]]]:
    """Returns, for each class of a semester, the number of its campus and its row."""
    classes = CLASSES if semester.term != SUMMER else 1
    offered = [(course, "本科") for course in UNDERGRADUATE_COURSES] + [
        (course, "研究生") for course in GRADUATE_COURSES
    ]
    return [
        (campus_of(course), lesson_view(semester.id * 10_000 + position * 100 + number, course, level, number))
        for position, (course, level) in enumerate(offered)
        for number in range(1, classes + 1)
    ]


def campus_of(course: Course) -> int:
    room = course.meetings[0].room
    return CAMPUSES.get(room[0], ELSEWHERE) if room else ELSEWHERE


def lesson_view(lesson_id: int, course: Course, level: str, number: int) -> dict[str, Any]:
    chance = Random(f"lesson {lesson_id}")
    teachers = list(dict.fromkeys(teacher for meeting in course.meetings for teacher in meeting.teachers))
    lines = [
        f"{weeks_text(meeting.weeks)}周 星期{WEEKDAYS[meeting.weekday - 1]} {meeting.start}~{meeting.end}节 "
        f"{meeting.room + ' ' if meeting.room else ''}{','.join(meeting.teachers)}"
        for meeting in course.meetings
    ]
    return {
        "id": lesson_id,
        "code": f"{course.code}.{number:02}",
        "nameZh": f"全校{number}",
        "course": {
            "code": course.code,
            "nameZh": course.name,
            "credits": course.credits,
            "courseTableType": {"nameZh": course.module} if course.module else None,
        },
        "openDepartment": {"nameZh": "教务处"},
        "lessonCrossBizTypeName": level,
        "courseType": {"nameZh": "公共课"} if number % 2 else None,
        "examMode": {"nameZh": course.exam} if course.exam else None,
        "limitCount": 120,
        "stdCount": chance.randint(5, 120),
        "teachLang": {"nameZh": "中文"},
        "selectionLimit": None,
        "remark": "第一周停课" if number == 1 else None,
        "teacherAssignmentList": [{"person": {"nameZh": teacher}, "role": "MAJOR"} for teacher in teachers] or None,
        "scheduleText": {"dateTimePlacePersonText": {"textZh": "\n".join(lines), "text": None}},
    }
