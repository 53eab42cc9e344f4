"""elearning.fudan.edu.cn: courses, their content, and to-dos of the university's Canvas."""

import json
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Any
from urllib.parse import quote_plus

from danxi_standin.campus_host import CampusHost, public
from danxi_standin.hosts.elearning_storage import signed_url
from danxi_standin.web.messages import Refusal, Request, Response, json_response, redirect
from danxi_standin.web.routing import route
from danxi_standin.world.elearning import Announcement, Assignment, File, Folder, Site, evening
from danxi_standin.world.semesters import current_semester, today
from danxi_standin.world.sign_in import Session

LOGIN = "/login/cas"
GUARD = b"while(1);"  # the text before the JSON of each response, against scripts of other sites
MOST = 4  # maximum number of items on a page, which is small so that lists have several pages
TOKEN = "1~"  # followed by a person's number: the personal token of the person
CHALLENGE = ("WWW-Authenticate", 'Bearer realm="canvas-lms"')


def text_of(moment: datetime) -> str:
    return f"{moment:%Y-%m-%dT%H:%M:%SZ}"


def not_found() -> Refusal:
    message = "The specified resource does not exist."
    return Refusal(json_response({"status": "not_found", "errors": [{"message": message}]}, 404))


class ElearningHost(CampusHost):
    names = ("elearning.fudan.edu.cn",)
    session_cookie = "_normandy_session"

    def callback(self, request: Request) -> str:
        return f"https://{self.names[0]}{LOGIN}"

    def destination(self, request: Request) -> str:
        return "/?login_success=1"

    def ask_to_sign_in(self, request: Request) -> Response:
        if "authorization" in request.headers:
            return json_response({"errors": [{"message": "Invalid access token."}]}, 401, [CHALLENGE])
        if request.path.startswith("/api/"):
            errors = [{"message": "user authorisation required"}]
            return json_response({"status": "unauthenticated", "errors": errors}, 401, [CHALLENGE])
        return super().ask_to_sign_in(request)

    def _session(self, request: Request) -> Session | None:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if not scheme:
            return super()._session(request)
        person = self.campus.world.people.with_number(token.removeprefix(TOKEN)) if token.startswith(TOKEN) else None
        return Session(self.names[0], person) if person and scheme == "Bearer" else None

    @property
    def _sites(self) -> dict[int, Site]:
        return self.campus.world.elearning.sites(self.person)

    def _site(self, number: int) -> Site:
        if number not in self._sites:
            raise not_found()
        return self._sites[number]

    @route("GET", LOGIN)
    @public
    def login(self, request: Request) -> Response:
        return redirect(self.destination(request)) if self.session else self.ask_to_sign_in(request)

    @route("GET", "/")
    def show_dashboard(self, request: Request) -> Response:
        return Response(b"<!DOCTYPE html><html><body>Dashboard</body></html>", 200, "text/html; charset=utf-8")

    # Courses

    @route("GET", "/api/v1/courses")
    def list_courses(self, request: Request) -> Response:
        if request.parameter("enrollment_state") not in ("", "active"):
            return self._page(request, [])
        closed = {"id": 89_999, "access_restricted_by_date": True}
        return self._page(request, [*map(_course_row, self._sites.values()), closed])

    @route("GET", "/api/v1/courses/{course:int}")
    def get_course(self, request: Request, course: int) -> Response:
        row = _course_row(self._site(course))
        return _guarded({**row, "apply_assignment_group_weights": True})

    @route("GET", "/api/v1/courses/{course:int}/folders")
    def list_folders(self, request: Request, course: int) -> Response:
        site = self._site(course)
        return self._page(request, [_folder_row(site, folder) for folder in site.folders])

    @route("GET", "/api/v1/courses/{course:int}/files")
    def list_files(self, request: Request, course: int) -> Response:
        site = self._site(course)
        if site.hides_files:
            errors = [{"message": "user not authorized to perform that action"}]
            return json_response({"status": "unauthorized", "errors": errors}, 401)
        return self._page(request, [_file_row(file) for file in site.files if not file.hidden])

    @route("GET", "/api/v1/courses/{course:int}/files/{number:int}")
    def get_file(self, request: Request, course: int, number: int) -> Response:
        file = next((each for each in self._site(course).files if each.id == number), None)
        if file is None:
            raise not_found()
        return _guarded(_file_row(file))

    @route("GET", "/files/{number:int}/download")
    def download(self, request: Request, number: int) -> Response:
        file = self.campus.world.elearning.file(self.person.number, number)
        if file is None or file.locked:
            raise not_found()
        return redirect(signed_url(self.person.number, number))

    # Modules

    @route("GET", "/api/v1/courses/{course:int}/modules")
    def list_modules(self, request: Request, course: int) -> Response:
        site = self._site(course)
        if site.hides_modules:
            return json_response({"message": "That page has been disabled for this course"}, 404)
        rows = []
        for number, items in enumerate(_module_items(site), start=1):
            row = {
                "id": site.id * 10 + number,
                "name": f"第{number}单元",
                "position": number,
                "items_count": len(items),
            }
            # As Canvas does for large modules, the second one comes without its items.
            rows.append(row if number == 2 else {**row, "items": items})
        return self._page(request, rows)

    @route("GET", "/api/v1/courses/{course:int}/modules/{module:int}/items")
    def list_module_items(self, request: Request, course: int, module: int) -> Response:
        site = self._site(course)
        modules = dict(enumerate(_module_items(site), start=site.id * 10 + 1))
        if module not in modules:
            raise not_found()
        return self._page(request, modules[module])

    # Assignments and grades

    @route("GET", "/api/v1/courses/{course:int}/assignments")
    def list_assignments(self, request: Request, course: int) -> Response:
        site = self._site(course)
        shown = sorted(site.assignments, key=lambda each: each.due)
        return self._page(request, [_assignment_row(site, each, request) for each in shown])

    @route("GET", "/api/v1/courses/{course:int}/assignments/{number:int}")
    def get_assignment(self, request: Request, course: int, number: int) -> Response:
        site = self._site(course)
        found = next((each for each in site.assignments if each.id == number), None)
        if found is None:
            raise not_found()
        return _guarded(_assignment_row(site, found, request))

    @route("GET", "/api/v1/courses/{course:int}/assignment_groups")
    def list_assignment_groups(self, request: Request, course: int) -> Response:
        site = self._site(course)
        rows = []
        for number, name, weight in ((1, "平时作业", 40.0), (2, "考试", 60.0)):
            assignments = [_assignment_row(site, each, request) for each in site.assignments if each.group == number]
            rows.append({"id": number, "name": name, "group_weight": weight, "assignments": assignments})
        return self._page(request, rows)

    # Announcements, events and to-dos

    @route("GET", "/api/v1/courses/{course:int}/discussion_topics")
    def list_announcements(self, request: Request, course: int) -> Response:
        site = self._site(course)
        if request.parameter("only_announcements") != "true":
            return self._page(request, [])
        newest = sorted(site.announcements, key=lambda each: each.posted, reverse=True)
        return self._page(request, [_announcement_row(site, each) for each in newest])

    @route("GET", "/api/v1/calendar_events")
    def list_events(self, request: Request) -> Response:
        codes = request.parameters.get("context_codes[]", [])[:10]
        start, end = (_moment(request.parameter(name)) for name in ("start_date", "end_date"))
        rows: list[dict[str, Any]] = []
        if not codes:
            rows.append(_event_row(1, "体检", today(), f"user_{self.person.number}", self.person.name))
        for site in self._sites.values():
            if f"course_{site.id}" in codes:
                day = today() + timedelta(days=site.number + 1)
                rows.append(_event_row(site.id * 10, "答疑", day, f"course_{site.id}", site.course.name))
        return self._page(request, [row for row in rows if _is_within(_moment(row["start_at"]), start, end)])

    @route("GET", "/api/v1/planner/items")
    def list_planner_items(self, request: Request) -> Response:
        start, end = (_moment(request.parameter(name)) for name in ("start_date", "end_date"))
        items: list[tuple[datetime, dict[str, Any]]] = []
        for site in self._sites.values():
            items += [(each.due, _planner_row(site, each)) for each in site.assignments]
            items += [(each.posted, _planner_row(site, each)) for each in site.announcements]
        ordered = sorted(items, key=lambda item: (item[0], item[1]["plannable_id"]))
        return self._page(request, [row for moment, row in ordered if _is_within(moment, start, end)])

    def _page(self, request: Request, rows: list[dict[str, Any]]) -> Response:
        page = int(request.parameter("page", "1"))
        headers = []
        if page * MOST < len(rows):
            query = "&".join(part for part in request.query.split("&") if part and not part.startswith("page="))
            url = f"https://{self.names[0]}{request.path}?{query}&page={page + 1}"
            headers.append(("Link", f'<{url}>; rel="next",<{url}>; rel="last"'))
        return _guarded(rows[(page - 1) * MOST : page * MOST], headers)


def _guarded(value: object, headers: Iterable[tuple[str, str]] = ()) -> Response:
    body = json.dumps(value, ensure_ascii=False).encode()
    return Response(GUARD + body, 200, "application/json; charset=utf-8", list(headers))


def _moment(text: str) -> datetime | None:
    return datetime.fromisoformat(text.replace("Z", "+00:00")) if text else None


def _is_within(moment: datetime | None, start: datetime | None, end: datetime | None) -> bool:
    return moment is not None and (start is None or moment >= start) and (end is None or moment <= end)


def _course_row(site: Site) -> dict[str, Any]:
    semester = current_semester()
    score = 90.5 if site.number % 2 else None
    teachers = dict.fromkeys(name for meeting in site.course.meetings for name in meeting.teachers)
    return {
        "id": site.id,
        "name": site.course.name,
        "course_code": site.course.class_code,
        "workflow_state": "available",
        "term": {"id": semester.id, "name": semester.name},
        "teachers": [{"id": number, "display_name": name} for number, name in enumerate(teachers, start=1)],
        "enrollments": [{"type": "student", "computed_current_score": score, "computed_final_score": score}],
    }


def _folder_row(site: Site, folder: Folder) -> dict[str, Any]:
    files = [file for file in site.files if file.folder == folder.id and not file.hidden]
    names, above = [folder.name], folder.parent
    while above is not None:
        parent = next(each for each in site.folders if each.id == above)
        names.insert(0, parent.name)
        above = parent.parent
    return {
        "id": folder.id,
        "name": folder.name,
        "full_name": "/".join(names),
        "parent_folder_id": folder.parent,
        "files_count": len(files),
        "locked_for_user": False,
    }


def _file_row(file: File) -> dict[str, Any]:
    url = f"https://{ElearningHost.names[0]}/files/{file.id}/download?download_frd=1&verifier=v{file.id}"
    return {
        "id": file.id,
        "folder_id": file.folder,
        "display_name": file.name,
        "filename": quote_plus(file.name),
        "content-type": "application/octet-stream",
        "size": len(file.content),
        "created_at": text_of(file.modified),
        "updated_at": text_of(file.modified),
        "modified_at": text_of(file.modified),
        "locked": False,
        "hidden": file.hidden,
        "locked_for_user": file.locked,
        "url": "" if file.locked else url,
    }


def _module_items(site: Site) -> list[list[dict[str, Any]]]:
    """Returns the items of the two modules of a course: the files, and the assignments."""
    shown: tuple[tuple[str, list[Any], Callable[[Any], str]], ...] = (
        ("File", site.files, lambda file: file.name),
        ("Assignment", site.assignments, lambda assignment: assignment.name),
    )
    return [
        [
            {
                "id": each.id + 1,
                "title": title(each),
                "type": kind,
                "content_id": each.id,
                "indent": 0,
                "html_url": f"https://{ElearningHost.names[0]}/courses/{site.id}/modules/items/{each.id + 1}",
            }
            for each in things
        ]
        for kind, things, title in shown
    ]


def _assignment_row(site: Site, assignment: Assignment, request: Request) -> dict[str, Any]:
    has_score = assignment.score is not None
    row = {
        "id": assignment.id,
        "name": assignment.name,
        "course_id": site.id,
        "assignment_group_id": assignment.group,
        "due_at": text_of(assignment.due),
        "unlock_at": None,
        "lock_at": None,
        "points_possible": 100.0,
        "grading_type": "points",
        "submission_types": ["online_upload"],
        "published": True,
        "locked_for_user": False,
        "html_url": f"https://{ElearningHost.names[0]}/courses/{site.id}/assignments/{assignment.id}",
        "submission": {
            "workflow_state": "graded" if has_score else "submitted" if assignment.submitted else "unsubmitted",
            "score": assignment.score,
            "grade": f"{assignment.score:g}" if has_score else None,
            "submitted_at": text_of(assignment.due - timedelta(days=1)) if assignment.submitted else None,
            "graded_at": text_of(assignment.due + timedelta(days=1)) if has_score else None,
            "attempt": 1 if assignment.submitted else None,
            "late": False,
            "missing": False,
            "excused": None,
        },
    }
    if "description" not in request.parameters.get("exclude_response_fields[]", []):
        row["description"] = f"<p>完成 {assignment.name}。</p>"
    return row


def _announcement_row(site: Site, announcement: Announcement) -> dict[str, Any]:
    return {
        "id": announcement.id,
        "title": announcement.title,
        "message": f"<p>{announcement.title}：见附件。</p>",
        "posted_at": text_of(announcement.posted),
        "author": {"id": 1, "display_name": site.course.meetings[0].teachers[0]},
        "html_url": f"https://{ElearningHost.names[0]}/courses/{site.id}/discussion_topics/{announcement.id}",
        "read_state": "unread",
        "attachments": [],
    }


def _event_row(number: int, title: str, day: Any, context: str, name: str) -> dict[str, Any]:
    start = evening(day) - timedelta(hours=6, minutes=59)
    return {
        "id": number,
        "title": title,
        "start_at": text_of(start),
        "end_at": text_of(start + timedelta(hours=1)),
        "all_day": False,
        "all_day_date": None,
        "context_code": context,
        "context_name": name,
        "location_name": "H3108",
        "description": None,
        "hidden": False,
        "html_url": f"https://{ElearningHost.names[0]}/calendar?event_id={number}",
    }


def _planner_row(site: Site, thing: Assignment | Announcement) -> dict[str, Any]:
    is_assignment = isinstance(thing, Assignment)
    plannable: dict[str, Any] = {"id": thing.id}
    submissions: dict[str, bool] | bool = False
    if isinstance(thing, Assignment):
        plannable |= {"title": thing.name, "due_at": text_of(thing.due), "points_possible": 100.0}
        submissions = {"submitted": thing.submitted, "graded": thing.score is not None, "missing": False}
    else:
        plannable["title"] = thing.title
    kind = "assignment" if is_assignment else "announcement"
    return {
        "context_type": "Course",
        "course_id": site.id,
        "context_name": site.course.name,
        "plannable_id": thing.id,
        "plannable_type": kind,
        "plannable_date": text_of(thing.due if isinstance(thing, Assignment) else thing.posted),
        "plannable": plannable,
        "submissions": submissions,
        "html_url": f"/courses/{site.id}/{'assignments' if is_assignment else 'discussion_topics'}/{thing.id}",
    }
