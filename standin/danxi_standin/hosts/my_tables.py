"""The tables of my.fudan.edu.cn with scores of all past semesters and with campus cards."""

from collections.abc import Sequence
from datetime import date

from danxi_standin.campus_host import CampusHost
from danxi_standin.web.messages import Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.courses import courses_of, grade_of
from danxi_standin.world.people import UNDERGRADUATE
from danxi_standin.world.semesters import current_semester, semesters
from danxi_standin.world.wallet import transactions_of

Row = Sequence[object]


class MyTables(CampusHost):
    @route("POST", "/data_tables/bks_xx_cj.json")
    def list_scores(self, request: Request) -> Response:
        rows: list[Row] = []
        known = semesters() if self.person.role == UNDERGRADUATE else []
        for semester in known:
            if semester.start >= current_semester().start:
                continue
            for course in courses_of(self.person, semester):
                grade, points = grade_of(self.person, course, semester)
                rows.append(
                    [
                        course.code,
                        semester.school_year,
                        semester.name,
                        course.name,
                        f"{course.credits}",
                        grade,
                        None if points is None else f"{points}",
                    ]
                )
        return table_page(request, rows)

    @route("POST", "/data_tables/ykt_xx.json")
    def list_cards(self, request: Request) -> Response:
        expiry = date(2000 + int(self.person.number[:2]) + 4, 7, 31)
        balance = transactions_of(self.person)[0].balance
        row = [self.person.number, self.person.name, "正常", "是(江湾;枫林;张江;邯郸)", f"{expiry}", f"{balance}"]
        return table_page(request, [row])


def table_page(request: Request, rows: Sequence[Row]) -> Response:
    """Returns the part of the rows that a request of DataTables, a JavaScript library for tables, asks for."""
    form = request.form
    start, length = _number(form.get("start"), 0), _number(form.get("length"), 10)
    return json_response(
        {
            "draw": _number(form.get("draw"), 0),
            "recordsTotal": len(rows),
            "recordsFiltered": len(rows),
            "data": rows[start : start + length],
        }
    )


def _number(text: str | None, default: int) -> int:
    return int(text) if text and text.isdecimal() else default
