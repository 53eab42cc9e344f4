"""The exam schedule on fdjwgl.fudan.edu.cn: the current page, and the old page, which the real server sent until mid 2026."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import product
from random import Random
from typing import Any

from danxi_standin.campus_host import escape
from danxi_standin.hosts.fdjwgl.base import StudentHost
from danxi_standin.web.messages import Request, Response, html_response
from danxi_standin.web.routing import route
from danxi_standin.world.courses import Course, courses_of
from danxi_standin.world.semesters import Semester, current_semester, is_holiday, today

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
HOURS = ("08:30~10:30", "13:00~15:00", "18:30~20:30")
KINDS = ("期中", "期末")
NO_ROOM = "<span>--</span><span>--</span><span>--</span>"


class Exams(StudentHost):
    @route("GET", "/student/for-std/exam-arrange/info/{student_id:int}")
    def show_exams(self, request: Request, student_id: int) -> Response:
        self.require_self(student_id)
        is_old = self.campus.world.settings.exam_page == "old"
        headings = OLD_HEADINGS if is_old else NEW_HEADINGS
        row, semester = (OLD_ROW if is_old else NEW_ROW), current_semester()
        taught = [course for course in courses_of(self.person, semester) if course.exam]
        times = {kind: self._times(kind, semester, len(taught)) for kind in KINDS}
        rows = [
            row.format(**exam)
            for number, course in enumerate(taught)
            for exam in self._exams(course, semester, {kind: times[kind][number] for kind in KINDS})
        ]
        return html_response(
            PAGE.format(
                headings="".join(f"<th>{heading}</th>" for heading in headings),
                rows="\n".join(rows),
                columns=len(headings),
            )
        )

    def _times(self, kind: str, semester: Semester, count: int) -> list[tuple[date, str]]:
        """Returns different times for all exams of a person, in one week or, if it has too many holidays, in the week before too."""
        week = semester.weeks // 2 if kind == KINDS[0] else semester.weeks - 1
        days = [semester.day(week, weekday) for weekday in range(1, 6)]
        days += [day - timedelta(days=7) for day in days if is_holiday(day)]
        free = list(product([day for day in days if not is_holiday(day)], HOURS))
        return Random(f"exams {self.person.number} {kind} {semester.name}").sample(free, count)

    def _exams(
        self, course: Course, semester: Semester, times: dict[str, tuple[date, str]]
    ) -> Iterator[dict[str, Any]]:
        """Yields the midterm and the final exam of a course. If the course has a paper instead, yields a single exam without time and room."""
        if course.exam == "论文":
            yield self._exam(course, "期末", None, NO_ROOM)
            return
        room = ROOM.format(room=Random(f"exam {course.code} {semester.name}").choice(("H6506", "H2115", "HGX409")))
        for kind, time in times.items():
            yield self._exam(course, kind, time, room)

    @staticmethod
    def _exam(course: Course, kind: str, time: tuple[date, str] | None, room: str) -> dict[str, Any]:
        finished = time is not None and time[0] < today()
        return {
            "finished": str(finished).lower(),
            "css": "finished hide" if finished else "unfinished",
            "time": "{} {}".format(*time) if time else "",
            "room": room,
            "name": escape(course.name),
            "code": course.class_code,
            "method": course.exam,
            "kind": kind,
            "kind_css": "type2" if kind == "期末" else "type1",
            "note": NOTE if time else "提交至课程平台",
            "state": "已结束" if finished else "未结束",
        }
