"""The grades on fdjwgl.fudan.edu.cn, and the ranks of the students in a department."""

from random import Random
from typing import Any

from danxi_standin.hosts.fdjwgl.base import StudentHost
from danxi_standin.web.messages import Request, Response, html_response, json_response, redirect
from danxi_standin.web.routing import route
from danxi_standin.world.courses import Course, courses_of, grade_of
from danxi_standin.world.semesters import Semester, current_semester, semesters

CLASSMATES = 60
DEPARTMENT_ID = 41
INDEX = """<!DOCTYPE html>
<html lang="zh">
<head><meta charset="UTF-8"><title>我的绩点</title></head>
<body>
<form id="gpa-form" action="/student/for-std/grade/my-gpa/search">
    <input type="hidden" name="studentAssoc" value="{student_id}"/>
    <input type="hidden" name="grade" value="{grade}"/>
    <input type="hidden" name="departmentAssoc" value="{department}"/>
    <input type="hidden" name="majorAssoc" value=""/>
</form>
</body>
</html>
"""
SHEETS = """<!DOCTYPE html>
<html lang="zh">
<head><meta charset="UTF-8"><title>我的成绩</title></head>
<body><div id="grade-sheets"></div></body>
</html>
"""


class Grades(StudentHost):
    @route("GET", "/student/for-std/grade/sheet/")
    def enter_sheets(self, request: Request) -> Response:
        page = "/student/for-std/grade/sheet/semester-index"
        return redirect(page if self.student_id is None else f"{page}/{self.student_id}")

    @route("GET", "/student/for-std/grade/sheet/semester-index")
    def show_no_sheets(self, request: Request) -> Response:
        return html_response(SHEETS)

    @route("GET", "/student/for-std/grade/sheet/semester-index/{student_id:int}")
    def show_sheets(self, request: Request, student_id: int) -> Response:
        self.require_self(student_id)
        return html_response(SHEETS)

    @route("GET", "/student/for-std/grade/sheet/info/{student_id:int}")
    def get_sheet(self, request: Request, student_id: int) -> Response:
        """Returns the grades of a past semester, by default of all past semesters. The current semester has no grades yet."""
        self.require_self(student_id)
        wanted, current = request.parameter("semester"), current_semester()
        past = [
            semester for semester in semesters() if semester.start < current.start and wanted in ("", str(semester.id))
        ]
        sheets = {
            str(semester.id): [self._grade(course, semester) for course in courses_of(self.person, semester)]
            for semester in past
        }
        return json_response(
            {
                "semesters": [{"id": semester.id, "nameZh": semester.name} for semester in past],
                "semesterId2studentGrades": {key: sheet for key, sheet in sheets.items() if sheet},
            }
        )

    def _grade(self, course: Course, semester: Semester) -> dict[str, Any]:
        letter, points = grade_of(self.person, course, semester)
        has_class = course.module is not None  # a course that was taken elsewhere belongs to no class here
        return {
            "id": 0,
            "lessonCode": course.class_code if has_class else None,
            "courseCode": course.code,
            "courseName": course.name,
            "courseNameEn": None,
            "courseType": "专业教育课程",
            "courseModuleTypeName": course.module,
            "credits": course.credits,
            "gaGrade": letter,
            "gp": points,
            "published": True,
            "passed": True,
            "semesterName": semester.name,
        }

    @route("GET", "/student/for-std/grade/my-gpa/search-index/{student_id:int}")
    def show_rank_index(self, request: Request, student_id: int) -> Response:
        self.require_self(student_id)
        return html_response(
            INDEX.format(student_id=student_id, grade=f"20{self.person.number[:2]}", department=DEPARTMENT_ID)
        )

    @route("GET", "/student/for-std/grade/my-gpa/search")
    def list_ranks(self, request: Request) -> Response:
        student_id = request.parameter("studentAssoc")
        self.require_self(int(student_id) if student_id.isdecimal() else -1)
        chance = Random(f"rank {request.parameter('grade')} {request.parameter('departmentAssoc')}")
        points = sorted((round(chance.triangular(2.0, 4.0, 3.5), 2) for _ in range(CLASSMATES)), reverse=True)
        mine = int(self.person.number[-2:]) * 5
        return json_response(
            {
                "code": 0,
                "data": [
                    self._rank(position, value, position == mine, chance) for position, value in enumerate(points, 1)
                ],
            }
        )

    def _rank(self, position: int, points: float, is_mine: bool, chance: Random) -> dict[str, Any]:
        credits = chance.choice((96, 98.5, 101, 110))
        return {
            "id": None,
            "code": self.person.number if is_mine else "****",
            "name": self.person.name if is_mine else "****",
            "grade": f"20{self.person.number[:2]}",
            "major": self.person.major,
            "department": self.person.department,
            "gpa": points,
            "credit": credits,
            "ranking": position,
        }
