"""The course tables on fdjwgl.fudan.edu.cn, and the page that lists the semesters."""

import json
from itertools import pairwise
from typing import Any

from danxi_standin.hosts.fdjwgl.base import StudentHost
from danxi_standin.web.messages import Request, Response, html_response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.courses import Course, Meeting, courses_of
from danxi_standin.world.semesters import LESSONS, Semester, current_semester, semesters

PAGE = """<!DOCTYPE html>
<html lang="zh">
<head>
    <meta charset="UTF-8">
    <title>我的课表</title>
</head>
<body>
<div class="e-toolbar">
    <select id="allSemesters" class="form-control selectize" name="semester">
{options}
    </select>
    <select id="bizType"><option value="2">本科</option><option value="">全部</option></select>
    <select id="copySemester">
{options}
    </select>
</div>
<script>
    var semesters = JSON.parse('{semesters}');
    var dataId = 0;
    var studentIds = [{student_id}];
    var personId = {person_id};
    var currentSemester = {{
        'name': "{current_name}",
        'id': "{current_id}",
        'enabled': true
    }};
    $(function () {{ if (semesters.length > 0 && currentSemester['id']) {{ loadTable(currentSemester['id']); }} }});
</script>
</body>
</html>
"""


def semester_view(semester: Semester) -> dict[str, Any]:
    return {
        "nameZh": semester.name,
        "nameEn": None,
        "id": semester.id,
        "schoolYear": semester.school_year,
        "name": semester.name,
        "startDate": f"{semester.start}",
        "endDate": f"{semester.end}",
        "weekStartOnSunday": True,
        "season": "AUTUMN",
    }


def weeks_text(weeks: tuple[int, ...]) -> str:
    ordered = sorted(weeks)
    steps = {later - earlier for earlier, later in pairwise(ordered)}
    kind = {1: "", 2: "(双)" if ordered[0] % 2 == 0 else "(单)"}[min(steps)]
    return f"{ordered[0]}~{ordered[-1]}{kind}"


def activity_view(number: int, course: Course, meeting: Meeting) -> dict[str, Any]:
    return {
        "lessonId": 720_500 + number,
        "lessonCode": course.class_code,
        "lessonName": f"全校{number}",
        "courseCode": course.code,
        "courseName": course.name,
        "weeksStr": weeks_text(meeting.weeks),
        "weekIndexes": list(meeting.weeks),
        "room": meeting.room,
        "building": meeting.room and meeting.room.rstrip("0123456789"),
        "campus": "邯郸校区",
        "weekday": meeting.weekday,
        "startUnit": meeting.start,
        "endUnit": meeting.end,
        "lessonRemark": None,
        "teachers": list(meeting.teachers),
        "courseType": {"nameZh": course.module, "nameEn": "id:5", "id": 3, "code": "03", "enabled": False},
        "credits": course.credits,
        "periodInfo": {"total": 36.0, "weeks": 18, "periodsPerWeek": 2.0},
        "stdCount": 88,
        "limitCount": 99,
        "startTime": LESSONS[meeting.start - 1][:5],
        "endTime": LESSONS[meeting.end - 1][-5:],
        "groupNum": None,
        "semesterId": None,
        "activityType": None,
        "taskPeopleNum": None,
    }


class CourseTables(StudentHost):
    @route("GET", "/student/for-std/course-table")
    def show_course_table(self, request: Request) -> Response:
        current = current_semester()
        known = [semester for semester in semesters() if semester.start <= current.start]
        options = [
            f'        <option value="{semester.id}"{" selected" if semester == current else ""}>'
            f"{semester.name}</option>"
            for semester in reversed(known)
        ]
        text = json.dumps([semester_view(semester) for semester in known], ensure_ascii=False, separators=(",", ":"))
        return html_response(
            PAGE.format(
                options="\n".join(options),
                semesters=text.replace('"', '\\"'),
                current_name=current.name,
                current_id=current.id,
                student_id=self.student_id or "",
                person_id=int(self.person.number[-6:]),
            )
        )

    @route("GET", "/student/for-std/course-table/semester/{semester_id:int}/print-data")
    def print_course_table(self, request: Request, semester_id: int) -> Response:
        semester = next((each for each in semesters() if each.id == semester_id), None)
        tables = [self._table(semester)] if self.student_id else []
        return json_response({"semesterId": semester_id, "studentTableVms": tables, "timeTableLayoutId": 1})

    def _table(self, semester: Semester | None) -> dict[str, Any]:
        courses = courses_of(self.person, semester) if semester else []
        return {
            "id": self.student_id,
            "name": self.person.name,
            "code": self.person.number,
            "grade": f"20{self.person.number[:2]}",
            "department": self.person.department,
            "major": self.person.major,
            "adminclass": None,
            "credits": sum(course.credits for course in courses),
            "activities": [
                activity_view(number, course, meeting)
                for number, course in enumerate(courses, 1)
                for meeting in course.meetings
            ],
            "practices": [],
            "timeTableLayoutAssoc": 1,
        }
