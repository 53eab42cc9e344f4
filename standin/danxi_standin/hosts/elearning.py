"""elearning.fudan.edu.cn: courses and to-dos of the university's Canvas."""

import json
from datetime import UTC, datetime, time, timedelta
from random import Random
from typing import Any

from danxi_standin.campus_host import CampusHost, public
from danxi_standin.web.messages import Request, Response, json_response, redirect
from danxi_standin.web.routing import route
from danxi_standin.world.courses import courses_of
from danxi_standin.world.semesters import current_semester, today

LOGIN = "/login/cas"
GUARD = b"while(1);"  # the text before the JSON of each response, against scripts of other sites
FIRST_ID = 90_000
DAYS = 28  # the number of days within which to-dos are due
MOST = 4  # maximum number of items on a page, which is small so that lists have several pages


class ElearningHost(CampusHost):
    names = ("elearning.fudan.edu.cn",)
    session_cookie = "_normandy_session"

    def callback(self, request: Request) -> str:
        return f"https://{self.names[0]}{LOGIN}"

    def destination(self, request: Request) -> str:
        return "/?login_success=1"

    def ask_to_sign_in(self, request: Request) -> Response:
        if request.path.startswith("/api/"):
            return json_response(
                {"status": "unauthenticated", "errors": [{"message": "user authorisation required"}]}, 401
            )
        return super().ask_to_sign_in(request)

    @route("GET", LOGIN)
    @public
    def login(self, request: Request) -> Response:
        return redirect(self.destination(request)) if self.session else self.ask_to_sign_in(request)

    @route("GET", "/")
    def show_dashboard(self, request: Request) -> Response:
        return Response(b"<!DOCTYPE html><html><body>Dashboard</body></html>", 200, "text/html; charset=utf-8")

    @route("GET", "/api/v1/courses")
    def list_courses(self, request: Request) -> Response:
        semester = current_semester()
        rows = [
            {
                "id": FIRST_ID + number,
                "name": course.name,
                "course_code": course.class_code,
                "term": {"id": semester.id, "name": semester.name},
                "enrollments": [{"type": "student", "computed_current_score": 90.5 if number % 2 else None}],
            }
            for number, course in enumerate(courses_of(self.person, semester))
        ]
        return self._page(request, rows)

    @route("GET", "/api/v1/planner/items")
    def list_planner_items(self, request: Request) -> Response:
        start, end = (_moment(request.parameter(name)) for name in ("start_date", "end_date"))
        rows = [
            item
            for moment, item in self._items()
            if (start is None or moment >= start) and (end is None or moment <= end)
        ]
        return self._page(request, rows)

    def _items(self) -> list[tuple[datetime, dict[str, Any]]]:
        """Returns an assignment or an announcement of each course with its time, sorted by time."""
        courses = courses_of(self.person, current_semester())
        items = []
        for number, course in enumerate(courses):
            chance = Random(f"to-do {self.person.number} {course.code}")
            day = today() + timedelta(days=chance.randrange(DAYS))
            moment = datetime.combine(day, time(15, 59), UTC)
            is_assignment = number % 3 != 2
            plannable: dict[str, Any] = {"id": 700 + number, "title": f"{course.name} 第{number + 1}次作业"}
            if is_assignment:
                plannable |= {"due_at": f"{moment:%Y-%m-%dT%H:%M:%SZ}", "points_possible": 100.0}
            kind = "assignment" if is_assignment else "announcement"
            path = f"assignments/{700 + number}" if is_assignment else f"discussion_topics/{700 + number}"
            items.append(
                (
                    moment,
                    {
                        "context_type": "Course",
                        "course_id": FIRST_ID + number,
                        "context_name": course.name,
                        "plannable_id": 700 + number,
                        "plannable_type": kind,
                        "plannable_date": f"{moment:%Y-%m-%dT%H:%M:%SZ}",
                        "plannable": plannable,
                        "submissions": {"submitted": number % 2 == 0, "graded": False, "missing": False}
                        if is_assignment
                        else False,
                        "html_url": f"/courses/{FIRST_ID + number}/{path}",
                    },
                )
            )
        return sorted(items, key=lambda item: item[0])

    def _page(self, request: Request, rows: list[dict[str, Any]]) -> Response:
        page = int(request.parameter("page", "1"))
        headers = []
        if page * MOST < len(rows):
            query = "&".join(part for part in request.query.split("&") if part and not part.startswith("page="))
            url = f"https://{self.names[0]}{request.path}?{query}&page={page + 1}"
            headers.append(("Link", f'<{url}>; rel="next",<{url}>; rel="last"'))
        body = json.dumps(rows[(page - 1) * MOST : page * MOST], ensure_ascii=False).encode()
        return Response(GUARD + body, 200, "application/json; charset=utf-8", headers)


def _moment(text: str) -> datetime | None:
    return datetime.fromisoformat(text.replace("Z", "+00:00")) if text else None
