"""The semesters of the graduate school, on zlapp.fudan.edu.cn."""

from datetime import timedelta
from typing import Any

from danxi_standin.campus_host import CampusHost
from danxi_standin.envelope import envelope
from danxi_standin.web.messages import Request, Response
from danxi_standin.web.routing import route
from danxi_standin.world.semesters import AUTUMN, SUMMER, Semester, current_semester, semesters, today


def term_view(semester: Semester, current: Semester) -> dict[str, Any]:
    # As on the real server, the start of some past semesters is the Saturday before the Monday of their first week.
    start = semester.monday - timedelta(days=semester.year % 2 * 2 if semester != current else 0)
    return {
        "year": semester.school_year,
        "term": "1" if semester.term == AUTUMN else "2",
        "startday": start.isoformat(),
        "countweek": semester.weeks,
    }


class GraduateCalendar(CampusHost):
    @route("GET", "/fudanyjskb/wap/default/get-index")
    def get_calendar(self, request: Request) -> Response:
        known = [semester for semester in semesters() if semester.term != SUMMER]
        current = [semester for semester in known if semester.start <= current_semester().start][-1]
        day = today()
        monday = day - timedelta(days=day.weekday())
        return envelope(
            {
                "params": term_view(current, current) | {"week": max((day - current.monday).days // 7 + 1, 1)},
                "termInfo": [term_view(semester, current) for semester in reversed(known)],
                "weekday": str(day.isoweekday()),
                "weekdays": [(monday + timedelta(days=offset)).isoformat() for offset in range(7)],
            }
        )
