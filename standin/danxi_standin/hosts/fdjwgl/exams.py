"""The exam schedule on fdjwgl.fudan.edu.cn: the current page, and the old page, which the real server sent until mid 2026."""

from collections.abc import Iterator
from datetime import date
from random import Random
from typing import Any

from danxi_standin.campus_host import escape
from danxi_standin.hosts.fdjwgl.base import StudentHost
from danxi_standin.web.messages import Request, Response, html_response
from danxi_standin.web.routing import route
from danxi_standin.world.courses import Course, courses_of
from danxi_standin.world.semesters import Semester, current_semester, today

PAGE = """<!DOCTYPE html>
<html lang="zh">
<head><meta charset="UTF-8"><title>我的考试</title></head>
<body>
<div class="tab-content">
    <table class="table exam-table" id="exams">
        <thead><tr>{headings}</tr></thead>
        <tbody>
{rows}
            <tr class="tr-empty hide"><td colspan="{columns}">暂无考试安排</td></tr>
        </tbody>
    </table>
</div>
</body>
</html>
"""
OLD_HEADINGS = ("时间地点", "课程", "备注", "状态")
NEW_HEADINGS = ("课程信息", "考试信息", "场地信息", "备注", "状态")
ROOM = """<div>
                        <span>邯郸校区</span>
                        <span>H邯郸校区第六教学楼</span>
                        <span>{room}</span>
                    </div>"""
OLD_ROW = """            <tr data-finished="{finished}" class="{css}">
                <td>
                    <div class="time ">{time}</div>
                    {room}
                </td>
                <td>
                    <div>
                        <span>{name} </span>
                        <span>{code} </span>
                        <span>（{method}） </span>
                    </div>
                    <div>
                        <span class="tag-span {kind_css}">{kind}</span>
                    </div>
                </td>
                <td>{note}</td>
                <td>{state}</td>
            </tr>"""
NEW_ROW = """            <tr data-finished="{finished}" class="{css}">
                <td data-label="课程信息">
                    <div class="course-name">
                        <span>{name}
                        </span>
                        <span class="tag-span {kind_css}">{kind}</span>
                    </div>
                    <div>
                        <span>{code} </span>
                        <span>（{method}） </span>
                    </div>
                </td>
                <td data-label="考试信息">
                    <div class="time">{time}</div>
                </td>
                <td data-label="场地信息">
                    {room}
                </td>
                <td data-label="备注">{note}</td>
                <td data-label="状态"><span class="tag">{state}</span></td>
            </tr>"""
NOTE = "请携带学生证或一卡通，待考试时核查。"
NO_ROOM = "<span>--</span><span>--</span><span>--</span>"


class Exams(StudentHost):
    @route("GET", "/student/for-std/exam-arrange/info/{student_id:int}")
    def show_exams(self, request: Request, student_id: int) -> Response:
        self.require_self(student_id)
        is_old = self.campus.world.settings.exam_page == "old"
        headings = OLD_HEADINGS if is_old else NEW_HEADINGS
        row, semester = (OLD_ROW if is_old else NEW_ROW), current_semester()
        rows = [
            row.format(**exam)
            for course in courses_of(self.person, semester)
            if course.exam
            for exam in self._exams(course, semester)
        ]
        return html_response(
            PAGE.format(
                headings="".join(f"<th>{heading}</th>" for heading in headings),
                rows="\n".join(rows),
                columns=len(headings),
            )
        )

    def _exams(self, course: Course, semester: Semester) -> Iterator[dict[str, Any]]:
        """Yields the midterm and the final exam of a course. If the course has a paper instead, yields a single exam without time and room."""
        if course.exam == "论文":
            yield self._exam(course, "期末", None, NO_ROOM)
            return
        chance = Random(f"exam {course.code} {semester.name}")
        room = ROOM.format(room=chance.choice(("H6506", "H2115", "HGX409")))
        yield self._exam(course, "期中", semester.day(9, chance.randint(1, 5)), room)
        yield self._exam(course, "期末", semester.day(17, chance.randint(1, 5)), room)

    @staticmethod
    def _exam(course: Course, kind: str, day: date | None, room: str) -> dict[str, Any]:
        finished = day is not None and day < today()
        return {
            "finished": str(finished).lower(),
            "css": "finished hide" if finished else "unfinished",
            "time": f"{day} 08:30~10:30" if day else "",
            "room": room,
            "name": escape(course.name),
            "code": course.class_code,
            "method": course.exam,
            "kind": kind,
            "kind_css": "type2" if kind == "期末" else "type1",
            "note": NOTE if day else "提交至课程平台",
            "state": "已结束" if finished else "未结束",
        }
