"""Odd courses and to-dos of eLearning."""

import json

from odd_values.table import LOST, MISSING, OneOf, Table

GUARD = "while(1);"  # before the JSON of each response, against scripts of other sites


def guarded(rows):
    return GUARD + json.dumps(rows, ensure_ascii=False)


NUMBERS = [
    ("90.5", 90.5), (" 90.5 ", 90.5), ("90.50", 90.5), (0, 0), ("0", 0), ("0.0", 0), (90, 90), (100.5, 100.5), ("1e2", OneOf(100, None)),
    (None, None), ("", None), (" ", None), ("--", None), ("A-", None), ("暂无", None), (False, None), ([], None), ({}, None), ("90.5%", OneOf(90.5, None)), ("90,5", None),
]  # fmt: skip
NAMES = [
    (None, None),
    ("", None),
    (" ", None),
    (MISSING, None),
    (" x ", "x"),
    ("x　", "x"),
    (7, "7"),
    ([], None),
    ({}, None),
    (False, None),
]

# MARK: courses

COURSE = {
    "id": 90000,
    "name": "数据结构",
    "course_code": "COMP130004.01",
    "workflow_state": "available",
    "term": {"id": 1, "name": "2026秋", "start_at": None},
    "enrollments": [{"type": "student", "role": "StudentEnrollment", "computed_current_score": 90.5}],
}
COURSE_READ = {"id": 90000, "name": "数据结构", "code": "COMP130004.01", "term": "2026秋", "score": 90.5}
SPORT = {**COURSE, "id": 90001, "name": "体育"}
SPORT_READ = {**COURSE_READ, "id": 90001, "name": "体育"}
courses = Table(
    "elearning.list_courses", "elearning.fudan.edu.cn/api/v1/courses", guarded, COURSE, COURSE_READ, (SPORT, SPORT_READ)
)
courses.each(
    "id",
    "id",
    [
        ("90000", 90000), (" 90000 ", 90000), (90000.0, 90000), ("90000.0", 90000), (10**17, 10**17), (str(10**17), 10**17),
        (None, LOST), ("", LOST), (MISSING, LOST), ("甲", LOST), ([], LOST), (True, LOST), (1.5, LOST),
    ],
)  # fmt: skip
courses.each(
    "name",
    "name",
    [(" 数据结构 ", "数据结构"), ("数据结构　", "数据结构"), ("\t数据结构\n", "数据结构"), (101, "101"), ("A & B", "A & B"), ("A &amp; B", OneOf("A & B", "A &amp; B"))],
)  # fmt: skip
for value in (None, "", " ", MISSING, [], {}, False):
    courses.odd({"name": value}, LOST)
    # Without a name, the code may take its place.
    courses.cases[-1].expected = OneOf([SPORT_READ], [COURSE_READ | {"name": "COMP130004.01"}, SPORT_READ])
    courses.cases[-1].is_told = False
courses.odd({"name": None, "course_code": None}, LOST)
# The server says that the account cannot open the course, so this is no row that the library could not read.
courses.rows(
    "a course that is closed by its date", [{"id": 90000, "access_restricted_by_date": True}, SPORT], [SPORT_READ]
)
courses.each("course_code", "code", NAMES)
courses.each("workflow_state", "name", [(None, "数据结构"), ("unpublished", "数据结构"), (MISSING, "数据结构")])
courses.each(
    "term",
    "term",
    [
        (None, None), (MISSING, None), ({}, None), ([], None), ("", None), (False, None), ({"id": 1}, None), ({"name": None}, None), ({"name": ""}, None), ({"name": " "}, None),
        ({"name": []}, None), ({"name": " 2026秋 "}, "2026秋"), ({"name": 2026}, "2026"), ("2026秋", OneOf("2026秋", None)), (3, OneOf("3", None)), ([{"name": "2026秋"}], OneOf("2026秋", None)),
    ],
)  # fmt: skip
for value, score in [*NUMBERS, (MISSING, None)]:
    enrollment = {"type": "student", "computed_current_score": value}
    if value is MISSING:
        del enrollment["computed_current_score"]
    courses.odd({"enrollments": [enrollment]}, {"score": score})
SCORED = {"type": "student", "computed_current_score": 90.5}
courses.each(
    "enrollments",
    "score",
    [
        (None, None), ([], None), (MISSING, None), ({}, None), ("", None), (False, None), ([{}], None), ([None], None), (["x"], None), ({"0": SCORED}, 90.5), ({"1": SCORED}, 90.5),
        ([{"type": "ta"}, SCORED], 90.5), ([{"computed_current_score": None}, SCORED], 90.5), ([None, SCORED], 90.5), ([SCORED, SCORED], 90.5), ([SCORED, {"type": "ta"}], 90.5),
        ([{"computed_final_score": 80}], None), ([{"computed_current_grade": "A-"}], None), ([{"grades": {"current_score": 91}}], 91), ([{"grades": {"current_score": "91"}}], 91), ([{"grades": {}}], None),
        ([{"grades": None}], None), ([{"computed_current_score": None, "grades": {"current_score": 91}}], 91),
    ],
)  # fmt: skip
for name, body in (
    ("without the guard", json.dumps([COURSE])),
    ("with a line after the guard", GUARD + "\n" + json.dumps([COURSE])),
    ("with a mark before the guard", "\ufeff" + GUARD + json.dumps([COURSE])),
    ("with a mark", "\ufeff" + json.dumps([COURSE])),
    ("escaped", GUARD + json.dumps([COURSE], ensure_ascii=True)),
    ("with lines", json.dumps([COURSE], indent=2)),
    ("an object with numbers", guarded({"0": COURSE})),
    ("with a row null", guarded([COURSE, None])),
    ("with a row that is a string", guarded(["无", COURSE])),
    ("with an empty row", guarded([{}, COURSE])),
):
    courses.body(name, body, [COURSE_READ])
    courses.cases[-1].is_told = "row" in name
for name, body in (
    ("no courses", "[]"),
    ("null", "null"),
    ("false", "false"),
    ("an empty string", '""'),
    ("an empty object", "{}"),
):
    courses.body(name, GUARD + body, [])
for name, body in (
    ("not signed in", {"status": "unauthenticated", "errors": [{"message": "user authorization required"}]}),
    ("an error", {"errors": [{"message": "An error occurred."}]}),
    ("a message", {"message": "That page has been disabled for this course"}),
    ("one course in place of the list", COURSE),
    ("a string", "系统维护"),
    ("no JSON", GUARD + "[{"),
    ("a page", "<html><body><h1>系统升级</h1></body></html>"),
):
    courses.body(name, body if isinstance(body, str) and body.startswith(("<", GUARD)) else guarded(body), LOST)

# MARK: to-dos

DUE = "2026-11-30T15:59:59Z"
TODO = {
    "context_type": "Course", "course_id": 90000, "context_name": "数据结构", "plannable_id": 700, "plannable_type": "assignment", "plannable_date": DUE,
    "plannable": {"id": 700, "title": "作业一", "due_at": DUE, "points_possible": 100.0}, "submissions": {"submitted": True, "graded": False, "missing": False}, "html_url": "/courses/90000/assignments/700",
}  # fmt: skip
TODO_READ = {
    "id": 700, "kind": "assignment", "title": "作业一", "course_id": 90000, "course_name": "数据结构", "due_time": DUE, "points": 100, "submitted": True, "graded": False, "missing": False,
    "url": "https://elearning.fudan.edu.cn/courses/90000/assignments/700",
}  # fmt: skip
todos = Table(
    "elearning.list_todos",
    "elearning.fudan.edu.cn/api/v1/planner/items",
    guarded,
    TODO,
    TODO_READ,
    ({**TODO, "plannable_id": 701}, {**TODO_READ, "id": 701}),
)
todos.each(
    "plannable_id",
    "id",
    [("700", 700), (700.0, 700), (" 700 ", 700), (10**17, 10**17), ("甲", LOST), (True, LOST)],
)
for value in (None, "", MISSING, []):  # the plannable has the same identifier
    todos.odd({"plannable_id": value}, LOST)
    todos.cases[-1].expected = OneOf([TODO_READ, todos.beside[1]], [todos.beside[1]])
    todos.cases[-1].is_told = False
todos.each(
    "plannable_type",
    "kind",
    [
        (kind, kind)
        for kind in ("quiz", "discussion_topic", "wiki_page", "announcement", "calendar_event", "planner_note")
    ],
)
for kind in ("wiki_page", "planner_note"):  # their time is in todo_date
    todos.cases = [case for case in todos.cases if case.name != f"plannable_type='{kind}'"]
    for member, value in (("todo_date", DUE), ("todo_date", None)):
        plannable = {"id": 700, "title": "作业一", "points_possible": 100.0, member: value}
        todos.odd({"plannable_type": kind, "plannable": plannable}, {"kind": kind, "due_time": value})
todos.cases = [
    case
    for case in todos.cases
    if case.name not in ("plannable_type='announcement'", "plannable_type='calendar_event'")
]
todos.odd(
    {
        "plannable_type": "calendar_event",
        "plannable": {"id": 700, "title": "作业一", "start_at": DUE, "points_possible": 100.0},
    },
    {"kind": "calendar_event", "due_time": DUE},
)
todos.odd(
    {"plannable_type": "announcement", "plannable": {"id": 700, "title": "作业一", "points_possible": 100.0}},
    {"kind": "announcement", "due_time": OneOf(None, DUE)},
)
todos.each(
    "plannable_type",
    "kind",
    [("assessment_request", "assessment_request"), (" assignment ", "assignment"), (None, None), ("", None), (MISSING, None), ([], None), (False, None), ({}, None)],
)  # fmt: skip
todos.each(
    "plannable.title",
    "title",
    [(" 作业一 ", "作业一"), ("作业一　", "作业一"), ("\n作业一", "作业一"), (1, "1"), ("A & B", "A & B"), ("A &amp; B", OneOf("A & B", "A &amp; B"))],
)  # fmt: skip
for value in (None, "", " ", MISSING, [], False):
    todos.odd({"plannable.title": value}, LOST)
for name in ("name",):
    todos.odd({"plannable": {"id": 700, name: "作业一", "due_at": DUE, "points_possible": 100.0}})
for value in (None, MISSING, [], "", False):
    todos.odd({"plannable": value}, LOST)
todos.each(
    "plannable.due_at",
    "due_time",
    [
        ("2026-11-30T23:59:59+08:00", OneOf("2026-11-30T23:59:59+08:00", DUE)), ("2026-11-30T15:59:59.000Z", OneOf("2026-11-30T15:59:59.000Z", DUE)), ("2026-11-30T15:59:59+00:00", OneOf("2026-11-30T15:59:59+00:00", DUE)),
        (f" {DUE} ", DUE), ("2026-11-30T15:59:59", None), ("2026-11-30T23:59:59+0800", OneOf("2026-11-30T23:59:59+08:00", DUE, None)), ("2026-11-30", None),
        ("明天", None), ("2026-02-30T15:59:59Z", None), (0, None), ([], None), (False, None), ({}, None),
    ],
)  # fmt: skip
for value in (None, "", MISSING):
    todos.odd({"plannable.due_at": value}, {"due_time": None})
for member, value in (
    ("plannable_date", None),
    ("plannable_date", ""),
    ("plannable_date", MISSING),
    ("plannable_date", "明天"),
):
    todos.odd({member: value})
todos.each(
    "plannable.points_possible",
    "points",
    [(value, OneOf(read, None) if value == "90.5%" else read) for value, read in NUMBERS],
)
todos.each(
    "plannable.points_possible", "points", [(MISSING, None), ("100", 100), ("100分", OneOf(100, None)), (12.5, 12.5)]
)
NOTHING = {"submitted": None, "graded": None, "missing": None}
for value in (False, None, MISSING, [], "", {}):
    todos.odd({"submissions": value}, NOTHING)
for member in ("submitted", "graded", "missing"):
    for value, read in (
        (True, True), (False, False), (1, True), (0, False), ("true", True), ("false", False), ("1", True), ("0", False), (None, None), ("", None), (MISSING, None), ([], None), ("maybe", None), (2, None),
    ):  # fmt: skip
        todos.odd({f"submissions.{member}": value}, {member: read})
todos.odd(
    {"submissions": {"submitted": 1, "graded": 0, "missing": "true"}},
    {"submitted": True, "graded": False, "missing": True},
)
todos.each(
    "html_url",
    "url",
    [
        (TODO_READ["url"], TODO_READ["url"]), (" /courses/90000/assignments/700 ", TODO_READ["url"]), ("courses/90000/assignments/700", TODO_READ["url"]), ("//elearning.fudan.edu.cn/courses/90000/assignments/700", TODO_READ["url"]),
        ("/courses/90000/assignments/700/submissions/5", "https://elearning.fudan.edu.cn/courses/90000/assignments/700/submissions/5"), ("/a?b=1#c", "https://elearning.fudan.edu.cn/a?b=1#c"), ("https://example.org/x", "https://example.org/x"),
        ("http://elearning.fudan.edu.cn/a", OneOf("http://elearning.fudan.edu.cn/a", "https://elearning.fudan.edu.cn/a")), (None, None), ("", None), (" ", None), (MISSING, None), ([], None), (False, None), ({}, None),
    ],
)  # fmt: skip
todos.each("context_name", "course_name", NAMES)
todos.each(
    "course_id",
    "course_id",
    [("90000", 90000), (90000.0, 90000), (" 90000 ", 90000), (None, None), (MISSING, None), ("", None), ("甲", None), ([], None), (False, None)],
)  # fmt: skip
todos.odd(
    {"context_type": "User", "course_id": MISSING, "context_name": MISSING}, {"course_id": None, "course_name": None}
)
todos.rows("row null", [None, TODO], [TODO_READ], is_told=True)
todos.rows("row a string", ["无", TODO], [TODO_READ], is_told=True)
todos.rows("row empty", [{}, TODO], [TODO_READ], is_told=True)
for name, body in (("nothing", "[]"), ("null", "null"), ("an empty object", "{}"), ("false", "false")):
    todos.body(name, GUARD + body, [])
for name, body in (("an object with numbers", {"0": TODO}), ("a list", [TODO])):
    todos.body(name, guarded(body), [TODO_READ])
todos.body("an error", guarded({"errors": [{"message": "Invalid start_date"}]}), LOST)
todos.body("not signed in", guarded({"status": "unauthenticated"}), LOST)
todos.body("a page", "<html><body><h1>系统升级</h1></body></html>", LOST)

TABLES = [courses, todos]
