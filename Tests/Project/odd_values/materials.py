"""Odd files, folders, modules, assignments, announcements, grades and events of eLearning, and what is new of them."""

from odd_values.elearning import GUARD, NAMES, NUMBERS, guarded
from odd_values.table import LOST, MISSING, OneOf, Table

HOST = "elearning.fudan.edu.cn/api/v1/"
SITE = "https://elearning.fudan.edu.cn"
COURSE = {"course_id": "{course}"}
IDENTIFIERS = [
    ("500", 500), (" 500 ", 500), (500.0, 500), ("500.0", 500), (10**17, 10**17), (str(10**17), 10**17),
    (None, LOST), ("", LOST), (MISSING, LOST), ("甲", LOST), ([], LOST), (True, LOST), (1.5, LOST),
]  # fmt: skip
OTHER_NUMBERS = [("7", 7), (7.0, 7), (" 7 ", 7), (None, None), ("", None), (MISSING, None), ("甲", None), ([], None), (False, None)]  # fmt: skip
ANSWERS = [(True, True), (False, False), (1, True), (0, False), ("true", True), ("false", False), ("1", True), ("0", False), (None, None), ("", None), (MISSING, None), ([], None), ("maybe", None), (2, None)]  # fmt: skip
TIME = "2026-11-30T15:59:59Z"
TIMES = [
    ("2026-11-30T23:59:59+08:00", OneOf("2026-11-30T23:59:59+08:00", TIME)), ("2026-11-30T15:59:59.000Z", OneOf("2026-11-30T15:59:59.000Z", TIME)), (f" {TIME} ", TIME),
    ("2026-11-30T15:59:59", None), ("明天", None), ("2026-02-30T15:59:59Z", None), (None, None), ("", None), (MISSING, None), (0, None), ([], None), (False, None), ({}, None),
]  # fmt: skip


def odd_lists(table, row, read):
    """Adds the forms of a list that are the same for all lists of Canvas."""
    for name, rows in (("row null", [None, row]), ("row a string", ["无", row]), ("row empty", [{}, row])):
        table.rows(name, rows, [read], is_told=True)
    for name, text in (("nothing", "[]"), ("null", "null"), ("an empty object", "{}"), ("false", "false")):
        table.body(name, GUARD + text, [])
    table.body("an object with numbers", guarded({"0": row}), [read])
    table.body("without the guard", guarded([row]).removeprefix(GUARD), [read])
    table.body("a mark", "\ufeff" + guarded([row]), [read])
    table.body("an error", guarded({"errors": [{"message": "An error occurred."}]}), LOST)
    table.body("not signed in", guarded({"status": "unauthenticated"}), LOST)
    table.body("a page", "<html><body><h1>系统升级</h1></body></html>", LOST)


# MARK: files

FILE = {
    "id": 500, "folder_id": 7, "display_name": "讲义 1.pdf", "filename": "%E8%AE%B2%E4%B9%89+1.pdf", "content-type": "application/pdf", "mime_class": "pdf", "size": 12345, "created_at": TIME, "updated_at": TIME, "modified_at": TIME,
    "unlock_at": None, "lock_at": None, "locked": False, "hidden": False, "hidden_for_user": False, "locked_for_user": False, "url": f"{SITE}/files/500/download?download_frd=1&verifier=x",
}  # fmt: skip
FILE_READ = {
    "id": 500, "name": "讲义 1.pdf", "folder_id": 7, "size": 12345, "content_type": "application/pdf", "create_time": TIME, "modify_time": TIME, "locked": False, "unlock_time": None,
}  # fmt: skip
files = Table("elearning.list_files", HOST + "courses/*/files", guarded, FILE, FILE_READ, ({**FILE, "id": 501}, {**FILE_READ, "id": 501}), COURSE)  # fmt: skip
files.each("id", "id", IDENTIFIERS)
files.each(
    "display_name",
    "name",
    [("a/b\\c:d.pdf", "a/b\\c:d.pdf"), ("../../x", "../../x"), ("讲义+1%20.pdf", "讲义+1%20.pdf"), (2026, "2026"), (".bashrc", ".bashrc"), ("con", "con")],
)  # fmt: skip
for value in (None, "", MISSING, [], False, " "):  # the other name is encoded like a URL
    files.odd({"display_name": value}, {"name": "讲义 1.pdf"})
files.odd({"display_name": None, "filename": None}, LOST)
files.odd({"display_name": None, "filename": ""}, LOST)
files.odd({"display_name": "b.pdf", "filename": MISSING}, {"name": "b.pdf"})
files.odd({"display_name": MISSING, "filename": "b%2Bc.pdf"}, {"name": "b+c.pdf"})
files.odd({"display_name": MISSING, "filename": "100%.pdf"}, {"name": OneOf("100%.pdf")})
files.each("folder_id", "folder_id", OTHER_NUMBERS)
files.each(
    "size",
    "size",
    [("12345", 12345), (12345.0, 12345), (0, 0), ("0", 0), (2**40, 2**40), (None, None), ("", None), (MISSING, None), ("12 KB", None), (-1, None), ([], None), (False, None), (1.5, None)],
)  # fmt: skip
files.each("content-type", "content_type", NAMES)
files.each("created_at", "create_time", TIMES)
files.each("modified_at", "modify_time", [(value, read) for value, read in TIMES if read is not None])
for value in (None, "", MISSING, "明天"):
    files.odd({"modified_at": value}, {"modify_time": OneOf(None, TIME)})
files.each("unlock_at", "unlock_time", [(TIME, TIME), ("", None), (MISSING, None), ("明天", None)])
files.each("locked_for_user", "locked", [(True, True), (1, True), ("true", True), ("1", True)])
for value in (None, "", MISSING):
    files.odd({"locked_for_user": value, "locked": MISSING}, {"locked": None})
    files.odd({"locked_for_user": value, "locked": True}, {"locked": OneOf(True, None)})
files.odd({"url": "", "locked_for_user": True}, {"locked": True})
files.odd({"url": ""}, {"locked": OneOf(True, False)})
files.odd({"url": MISSING})
odd_lists(files, FILE, FILE_READ)

# MARK: folders

ROOT = {"id": 1, "name": "course files", "full_name": "course files", "parent_folder_id": None, "files_count": 2, "locked": False}  # fmt: skip
FOLDER = {"id": 500, "name": "第1周", "full_name": "course files/第1周", "parent_folder_id": 1, "files_count": 3, "locked": False}  # fmt: skip
ROOT_READ = {"id": 1, "name": "course files", "path": [], "parent_id": None, "file_count": 2, "locked": False}
FOLDER_READ = {"id": 500, "name": "第1周", "path": ["第1周"], "parent_id": 1, "file_count": 3, "locked": False}
folders = Table("elearning.list_folders", HOST + "courses/*/folders", guarded, FOLDER, FOLDER_READ, (ROOT, ROOT_READ), COURSE)  # fmt: skip
folders.each("id", "id", IDENTIFIERS)
for value in (None, "", MISSING, [], False, " "):
    folders.odd({"name": value}, LOST)
    # The last part of the full name is the name, too.
    folders.cases[-1].expected = OneOf([ROOT_READ], [FOLDER_READ, ROOT_READ])
    folders.cases[-1].is_told = False
for value, name in ((" 第1周 ", "第1周"), (1, "1"), ("a/b", "a/b"), ("..", "..")):
    folders.odd({"name": value}, {"name": name, "path": [name]})
folders.each("parent_folder_id", "parent_id", [("1", 1), (1.0, 1)])
for value in (None, MISSING, ""):  # a second root
    folders.odd({"parent_folder_id": value}, {"parent_id": None, "path": OneOf([], ["第1周"])})
folders.odd({"parent_folder_id": 999}, {"parent_id": 999, "path": OneOf(["第1周"], [])})
folders.each("files_count", "file_count", [("3", 3), (0, 0), (None, None), ("", None), (MISSING, None), ([], None), (-1, None)])  # fmt: skip
folders.each("locked", "locked", ANSWERS)
INNER = {"id": 501, "name": "习题", "full_name": "课程文件/第1周/习题", "parent_folder_id": "500", "files_count": 0, "locked": True}  # fmt: skip
INNER_READ = {"id": 501, "name": "习题", "path": ["第1周", "习题"], "parent_id": 500, "file_count": 0, "locked": True}
folders.rows("a folder before its parent", [INNER, FOLDER, ROOT], [INNER_READ, FOLDER_READ, ROOT_READ])
folders.rows(
    "a translated root", [{**ROOT, "name": "课程文件"}, FOLDER], [{**ROOT_READ, "name": "课程文件"}, FOLDER_READ]
)
folders.rows("a circle", [{**FOLDER, "parent_folder_id": 501}, INNER], [{"id": 500, "name": "第1周"}, {"id": 501, "name": "习题"}])  # fmt: skip
folders.rows("a folder within itself", [{**FOLDER, "parent_folder_id": 500}], [{"id": 500, "name": "第1周"}])
odd_lists(folders, ROOT, ROOT_READ)

# MARK: modules

ITEM = {"id": 600, "title": "讲义", "type": "File", "content_id": 500, "html_url": f"{SITE}/courses/1/modules/items/600", "indent": 0}  # fmt: skip
ITEM_READ = {"id": 600, "title": "讲义", "type": "File", "content_id": 500, "url": f"{SITE}/courses/1/modules/items/600", "indent": 0}  # fmt: skip
MODULE = {"id": 500, "name": "第1周", "position": 1, "state": "completed", "unlock_at": None, "items_count": 1, "items": [ITEM]}  # fmt: skip
MODULE_READ = {"id": 500, "name": "第1周", "unlock_time": None, "items": [ITEM_READ]}
modules = Table("elearning.list_modules", HOST + "courses/*/modules", guarded, MODULE, MODULE_READ, ({**MODULE, "id": 501}, {**MODULE_READ, "id": 501}), COURSE)  # fmt: skip
modules.each("id", "id", IDENTIFIERS)
modules.each("name", "name", [(" 第1周 ", "第1周"), (1, "1"), (None, LOST), ("", LOST), (MISSING, LOST), ([], LOST)])
modules.each("unlock_at", "unlock_time", [(TIME, TIME), *TIMES])


def items(changes, reads, is_told=False):
    row = {name: value for name, value in (ITEM | changes).items() if value is not MISSING}
    modules.odd({"items": [row]}, {"items": [] if reads is LOST else [ITEM_READ | reads]})
    modules.cases[-1].name = f"item {changes!r}"
    modules.cases[-1].is_told = is_told or reads is LOST


for value, read in IDENTIFIERS:
    items({"id": value}, LOST if read is LOST else {"id": read})
for value, read in ((" 讲义 ", "讲义"), (1, "1"), (None, LOST), ("", LOST), (MISSING, LOST), ([], LOST)):
    items({"title": value}, LOST if read is LOST else {"title": read})
for value, read in (("Page", "Page"), ("Attachment", OneOf("Attachment", "File")), (" File ", "File"), (None, None), ("", None), (MISSING, None), ([], None)):  # fmt: skip
    items({"type": value}, {"type": read})
for value, read in (("500", 500), (None, None), (MISSING, None), (0, OneOf(0, None)), ("", None)):
    items({"content_id": value}, {"content_id": read})
for value, read in (("2", 2), (None, None), (MISSING, None), ("", None), (-1, None)):
    items({"indent": value}, {"indent": read})
for value, read in (("/courses/1/x", f"{SITE}/courses/1/x"), (None, None), ("", None), (MISSING, None), ([], None)):
    items({"html_url": value}, {"url": read})
items({"type": "ExternalUrl", "content_id": MISSING, "external_url": "https://example.org/a"}, {"type": "ExternalUrl", "content_id": None, "url": OneOf("https://example.org/a", ITEM["html_url"])})  # fmt: skip
items({"type": "SubHeader", "content_id": 0, "html_url": MISSING}, {"type": "SubHeader", "content_id": OneOf(0, None), "url": None})  # fmt: skip
for value in (None, [], {}, "", False):
    modules.odd({"items": value, "items_count": 0}, {"items": []})
modules.odd({"items": {"0": ITEM}}, {"items": [ITEM_READ]})
modules.odd({"items": [None, ITEM]}, {"items": [ITEM_READ]})
modules.cases[-1].is_told = True
odd_lists(modules, MODULE, MODULE_READ)

# MARK: assignments

SUBMISSION = {"workflow_state": "graded", "score": 9.5, "grade": "A-", "submitted_at": TIME, "graded_at": TIME, "attempt": 2, "late": False, "missing": False, "excused": False}  # fmt: skip
SUBMISSION_READ = {"state": "graded", "submitted": True, "score": 9.5, "grade": "A-", "submit_time": TIME, "grade_time": TIME, "attempt": 2, "late": False, "missing": False, "excused": False}  # fmt: skip
ASSIGNMENT = {
    "id": 500, "name": "作业一", "course_id": 90000, "assignment_group_id": 7, "due_at": TIME, "unlock_at": None, "lock_at": None, "points_possible": 10, "grading_type": "points", "submission_types": ["online_upload"],
    "published": True, "html_url": f"{SITE}/courses/90000/assignments/500", "description": "<p>题</p>", "locked_for_user": False, "submission": SUBMISSION,
}  # fmt: skip
ASSIGNMENT_READ = {
    "id": 500, "name": "作业一", "course_id": 90000, "group_id": 7, "due_time": TIME, "unlock_time": None, "lock_time": None, "points": 10, "grading_type": "points", "submission_types": ["online_upload"],
    "description": None, "url": f"{SITE}/courses/90000/assignments/500", "locked": False, "submission": SUBMISSION_READ,
}  # fmt: skip
LATER = "2026-12-30T15:59:59Z"
SECOND = {**ASSIGNMENT, "id": 501, "due_at": LATER}
assignments = Table(
    "elearning.list_assignments", HOST + "courses/*/assignments", guarded, ASSIGNMENT, ASSIGNMENT_READ, (SECOND, {**ASSIGNMENT_READ, "id": 501, "due_time": LATER}), COURSE,
)  # fmt: skip
assignments.each("id", "id", IDENTIFIERS)
assignments.each(
    "name", "name", [(" 作业一 ", "作业一"), (1, "1"), (None, LOST), ("", LOST), (MISSING, LOST), ([], LOST)]
)
assignments.each("course_id", "course_id", OTHER_NUMBERS)
assignments.each("assignment_group_id", "group_id", OTHER_NUMBERS)
for value, read in TIMES:  # without a due time, it comes after the others
    assignments.odd({"due_at": value}, {"due_time": read})
    if read is None:
        first = assignments.reads | {"due_time": None}
        assignments.cases[-1].expected = OneOf([first, assignments.beside[1]], [assignments.beside[1], first])
for member, field in (("unlock_at", "unlock_time"), ("lock_at", "lock_time")):
    assignments.each(member, field, [(TIME, TIME), ("", None), (MISSING, None), ("明天", None), ([], None)])
assignments.each("points_possible", "points", [(value, OneOf(read, None) if value == "90.5%" else read) for value, read in NUMBERS])  # fmt: skip
assignments.each("grading_type", "grading_type", NAMES)
assignments.each(
    "submission_types",
    "submission_types",
    [(None, []), ([], []), (MISSING, []), ("", []), ("online_upload", OneOf(["online_upload"], [])), ({"0": "on_paper"}, ["on_paper"]), ([None, "none"], ["none"]), ([1, "none"], OneOf(["none"], ["1", "none"])), (False, [])],
)  # fmt: skip
assignments.each("html_url", "url", [("/a", f"{SITE}/a"), (None, None), ("", None), (MISSING, None), ([], None)])
assignments.each("locked_for_user", "locked", ANSWERS)
for value in (None, MISSING, [], "", False, {}):
    assignments.odd({"submission": value}, {"submission": OneOf(None, {"submitted": False, "score": None}) if value == {} else None})  # fmt: skip


def submission(changes, reads):
    row = {name: value for name, value in (SUBMISSION | changes).items() if value is not MISSING}
    assignments.odd({"submission": row}, {"submission": SUBMISSION_READ | reads})
    assignments.cases[-1].name = f"submission {changes!r}"


for value, read in NUMBERS:
    submission({"score": value}, {"score": OneOf(read, None) if value == "90.5%" else read})
for value, read in (("complete", "complete"), ("13.5", "13.5"), (13.5, "13.5"), (95, "95"), (" A- ", "A-"), (None, None), ("", None), (MISSING, None), ([], None)):  # fmt: skip
    submission({"grade": value}, {"grade": read})
for value, read in TIMES:
    submission({"graded_at": value}, {"grade_time": read})
for member in ("late", "missing", "excused"):
    for value, read in ANSWERS:
        submission({member: value}, {member: read})
for value, read in (("3", 3), (None, None), (MISSING, None), ("", None), (-1, None), (0, OneOf(0, None))):
    submission({"attempt": value}, {"attempt": read})
for value, read in ((" graded ", "graded"), (None, None), ("", None), (MISSING, None), ([], None), ("returned", "returned")):  # fmt: skip
    submission({"workflow_state": value}, {"state": read})
NOTHING = {"workflow_state": "unsubmitted", "score": None, "grade": None, "submitted_at": None, "graded_at": None, "attempt": None}  # fmt: skip
NOTHING_READ = {"state": "unsubmitted", "submitted": False, "score": None, "grade": None, "submit_time": None, "grade_time": None, "attempt": None}  # fmt: skip
submission(NOTHING, NOTHING_READ)
submission(NOTHING | {"workflow_state": None}, NOTHING_READ | {"state": None})
submission(NOTHING | {"workflow_state": "submitted"}, NOTHING_READ | {"state": "submitted", "submitted": True})
submission(
    NOTHING | {"workflow_state": "pending_review"}, NOTHING_READ | {"state": "pending_review", "submitted": True}
)
submission(NOTHING | {"workflow_state": "graded"}, NOTHING_READ | {"state": "graded", "submitted": True})
submission(NOTHING | {"score": "7"}, NOTHING_READ | {"score": 7, "submitted": True})
submission(NOTHING | {"score": 0}, NOTHING_READ | {"score": 0, "submitted": True})
submission(NOTHING | {"submitted_at": TIME}, NOTHING_READ | {"submit_time": TIME, "submitted": True})
odd_lists(assignments, ASSIGNMENT, ASSIGNMENT_READ)

# MARK: announcements

ANNOUNCEMENT = {
    "id": 500, "title": "停课", "message": "<p>明天停课</p>", "posted_at": TIME, "delayed_post_at": None, "author": {"id": 1, "display_name": "张三"}, "html_url": f"{SITE}/courses/1/discussion_topics/500", "attachments": [FILE],
}  # fmt: skip
ANNOUNCEMENT_READ = {"id": 500, "title": "停课", "message": "<p>明天停课</p>", "post_time": TIME, "author": "张三", "url": f"{SITE}/courses/1/discussion_topics/500", "attachments": [FILE_READ]}  # fmt: skip
OLD = "2026-10-30T15:59:59Z"
announcements = Table(
    "elearning.list_announcements", HOST + "courses/*/discussion_topics", guarded, ANNOUNCEMENT, ANNOUNCEMENT_READ, ({**ANNOUNCEMENT, "id": 501, "posted_at": OLD}, {**ANNOUNCEMENT_READ, "id": 501, "post_time": OLD}), COURSE,
)  # fmt: skip
announcements.each("id", "id", IDENTIFIERS)
announcements.each(
    "title", "title", [(" 停课 ", "停课"), (1, "1"), (None, LOST), ("", LOST), (MISSING, LOST), ([], LOST)]
)
announcements.each("message", "message", [(None, None), ("", None), (MISSING, None), ([], None), (False, None), ("停课", "停课")])  # fmt: skip
for value, read in TIMES:
    announcements.odd({"posted_at": value}, {"post_time": read})
    if read is None:
        first = announcements.reads | {"post_time": None}
        announcements.cases[-1].expected = OneOf([first, announcements.beside[1]], [announcements.beside[1], first])
announcements.each("author", "author", [({"display_name": " 张三 "}, "张三"), ({"display_name": None}, None), ({}, None), (None, None), (MISSING, None), ([], None), ("", None), ("张三", OneOf("张三", None))])  # fmt: skip
announcements.each("html_url", "url", [("/a", f"{SITE}/a"), (None, None), ("", None), (MISSING, None)])
announcements.each("attachments", "attachments", [(None, []), ([], []), (MISSING, []), ("", []), (False, []), ({}, []), ({"0": FILE}, [FILE_READ])])  # fmt: skip
announcements.odd({"attachments": [None, FILE]}, {"attachments": [FILE_READ]})
announcements.cases[-1].is_told = True
announcements.odd({"attachments": [{"display_name": "x"}, FILE]}, {"attachments": [FILE_READ]})
announcements.cases[-1].is_told = True
odd_lists(announcements, ANNOUNCEMENT, ANNOUNCEMENT_READ)

# MARK: grades

GROUP = {"id": 500, "name": "平时作业", "position": 1, "group_weight": 40, "assignments": [ASSIGNMENT]}
GROUP_READ = {"id": 500, "name": "平时作业", "weight": 40, "assignments": [ASSIGNMENT_READ]}
groups = Table("elearning.get_grades", HOST + "courses/*/assignment_groups", guarded, GROUP, GROUP_READ, ({**GROUP, "id": 501, "position": 2}, {**GROUP_READ, "id": 501}), COURSE, items="groups")  # fmt: skip
groups.each("id", "id", IDENTIFIERS)
groups.each("name", "name", [(" 平时作业 ", "平时作业"), (1, "1"), (None, LOST), ("", LOST), (MISSING, LOST)])
groups.each("group_weight", "weight", [(value, OneOf(read, None) if value == "90.5%" else read) for value, read in NUMBERS])  # fmt: skip
for value in (None, [], MISSING, {}, "", False):
    groups.odd({"assignments": value}, {"assignments": []})
groups.odd({"assignments": {"0": ASSIGNMENT}}, {"assignments": [ASSIGNMENT_READ]})
groups.odd({"assignments": [None, ASSIGNMENT]}, {"assignments": [ASSIGNMENT_READ]})
groups.cases[-1].is_told = True
groups.odd({"assignments": [{"id": 9}, ASSIGNMENT]}, {"assignments": [ASSIGNMENT_READ]})
groups.cases[-1].is_told = True
odd_lists(groups, GROUP, GROUP_READ)

ENROLLMENT = {"type": "student", "computed_current_score": 90.5, "computed_final_score": 45.25, "computed_current_grade": "A-", "computed_final_grade": "F"}  # fmt: skip
TOTALS = {"id": 90000, "name": "数据结构", "apply_assignment_group_weights": True, "enrollments": [ENROLLMENT]}
TOTALS_READ = {"current_score": 90.5, "final_score": 45.25, "current_grade": "A-", "final_grade": "F", "weighted": True}
totals = Table("elearning.get_grades", HOST + "courses/[0-9][0-9][0-9][0-9][0-9]", lambda rows: guarded(rows[0]), TOTALS, TOTALS_READ, parameters=COURSE, name="totals")  # fmt: skip
NO_TOTALS = {"current_score": None, "final_score": None, "current_grade": None, "final_grade": None}
totals.each("apply_assignment_group_weights", "weighted", ANSWERS)
for value in (None, [], MISSING, {}, "", False, [None], [{}]):
    totals.odd({"enrollments": value}, NO_TOTALS)
for member in ("score", "grade"):
    for which in ("current", "final"):
        for value, read in NUMBERS if member == "score" else ((" A ", "A"), (95, "95"), (None, None), ("", None), ([], None)):  # fmt: skip
            row = ENROLLMENT | {f"computed_{which}_{member}": value}
            totals.odd({"enrollments": [row]}, {f"{which}_{member}": OneOf(read, None) if value == "90.5%" else read})
GRADES = {"type": "student", "grades": {"current_score": "90.5", "final_score": 45.25, "current_grade": "A-", "final_grade": "F"}}  # fmt: skip
totals.odd({"enrollments": [GRADES]})
totals.odd({"enrollments": {"0": ENROLLMENT}})
totals.odd({"enrollments": [{"type": "ta"}, ENROLLMENT]})
totals.odd({"enrollments": [{"type": "student"}]}, NO_TOTALS)

# MARK: events

EVENT = {
    "id": 500, "title": "答疑", "start_at": "2026-11-20T02:00:00Z", "end_at": "2026-11-20T03:00:00Z", "all_day": False, "all_day_date": None, "context_code": "course_90000", "context_name": "数据结构", "location_name": "H3108",
    "description": "<p>带书</p>", "html_url": f"{SITE}/calendar?event_id=500", "workflow_state": "active", "hidden": False,
}  # fmt: skip
EVENT_READ = {
    "id": 500, "title": "答疑", "start_time": "2026-11-20T02:00:00Z", "end_time": "2026-11-20T03:00:00Z", "all_day": False, "date": None, "context_name": "数据结构", "course_id": 90000, "location": "H3108", "description": "<p>带书</p>",
    "url": f"{SITE}/calendar?event_id=500",
}  # fmt: skip
LAST = "2026-11-29T02:00:00Z"
events = Table(
    "elearning.list_events", HOST + "calendar_events", guarded, EVENT, EVENT_READ, ({**EVENT, "id": 501, "start_at": LAST, "end_at": LAST}, {**EVENT_READ, "id": 501, "start_time": LAST, "end_time": LAST}),
    {"start_date": "2026-11-01", "end_date": "2026-11-30"},
)  # fmt: skip
events.each("id", "id", IDENTIFIERS)
events.each("title", "title", [(" 答疑 ", "答疑"), (1, "1"), (None, LOST), ("", LOST), (MISSING, LOST), ([], LOST)])
events.each("end_at", "end_time", [*TIMES])
for value in (None, "", MISSING, "明天", 0, "2026-11-20T02:00:00"):
    events.odd({"start_at": value}, {"start_time": None})
    first = events.reads | {"start_time": None}
    events.cases[-1].expected = OneOf([first, events.beside[1]], [events.beside[1], first])
events.odd({"start_at": "2026-11-20T10:00:00+08:00"}, {"start_time": OneOf("2026-11-20T10:00:00+08:00", "2026-11-20T02:00:00Z")})  # fmt: skip
events.each("all_day", "all_day", ANSWERS[1:2] + ANSWERS[3:4] + ANSWERS[5:6] + ANSWERS[7:])
for value in (True, 1, "true", "1"):
    for day, read in (("2026-11-20", "2026-11-20"), ("2026/11/20", OneOf("2026-11-20", None)), ("2026-11-20T00:00:00Z", OneOf("2026-11-20", None))):  # fmt: skip
        events.odd({"all_day": value, "all_day_date": day}, {"all_day": True, "date": read})
for day in (None, "", MISSING, "明天", []):  # the day is that of the start in Shanghai
    events.odd({"all_day": True, "all_day_date": day, "start_at": "2026-11-19T16:00:00Z", "end_at": "2026-11-19T16:00:00Z"}, {"all_day": True, "date": OneOf("2026-11-20", None), "start_time": "2026-11-19T16:00:00Z", "end_time": "2026-11-19T16:00:00Z"})  # fmt: skip
events.each("context_name", "context_name", NAMES)
events.each("context_code", "course_id", [("course_7", 7), (" course_90000 ", 90000), ("user_5", None), ("group_5", None), (None, None), ("", None), (MISSING, None), ("course_", None), ("course_x", None), ([], None), (90000, OneOf(90000, None))])  # fmt: skip
events.each("location_name", "location", NAMES)
events.each("description", "description", [(None, None), ("", None), (MISSING, None), ([], None)])
events.each("html_url", "url", [("/a", f"{SITE}/a"), (None, None), ("", None), (MISSING, None)])
events.rows("the same event twice", [EVENT, EVENT], [EVENT_READ])
events.rows("a hidden event", [{**EVENT, "hidden": True}, events.beside[0]], [events.beside[1]])
events.rows("a deleted event", [{**EVENT, "workflow_state": "deleted"}, events.beside[0]], [events.beside[1]])
odd_lists(events, EVENT, EVENT_READ)

# MARK: watching

new_files = Table(
    "elearning.watch", HOST + "courses/*/files", guarded, FILE, {}, items="items", before=guarded([FILE]), parameters={"course_ids": ["{course}"], "kinds": ["file"]}, name="files",
)  # fmt: skip
NEW_FILE = {"kind": "file", "id": 501, "title": "讲义 1.pdf"}
new_files.rows("a new file", [FILE, {**FILE, "id": 501}], [NEW_FILE])
new_files.rows("a new file with an odd identifier", [FILE, {**FILE, "id": " 501 "}], [NEW_FILE])
new_files.rows("the file with an odd identifier and size", [{**FILE, "id": "500", "size": "12345"}], [])
new_files.rows("a new content", [{**FILE, "size": 1}], [{**NEW_FILE, "id": 500}])
new_files.rows("another time", [{**FILE, "modified_at": LATER}], [{**NEW_FILE, "id": 500}])
new_files.rows("the same time in another zone", [{**FILE, "modified_at": "2026-11-30T23:59:59+08:00"}], [])
new_files.rows("a row that cannot be read", [FILE, None, {**FILE, "id": 501}], [NEW_FILE], is_told=True)
new_files.rows("no files", [], [])
new_files.body("null", GUARD + "null", [])
new_files.body("a page", "<html><body><h1>系统升级</h1></body></html>", LOST)
new_grades = Table(
    "elearning.watch", HOST + "courses/*/assignments", guarded, ASSIGNMENT, {}, items="items", before=guarded([{**ASSIGNMENT, "submission": None}]), parameters={"course_ids": ["{course}"], "kinds": ["grade"]}, name="grades",
)  # fmt: skip
NEW_GRADE = {"kind": "grade", "id": 500, "title": "作业一", "score": 9.5, "grade": "A-", "points": 10}
new_grades.rows("a grade", [ASSIGNMENT], [NEW_GRADE])
new_grades.rows("a score as text", [{**ASSIGNMENT, "submission": {**SUBMISSION, "score": "9.5"}}], [NEW_GRADE])
new_grades.rows("a grade alone", [{**ASSIGNMENT, "submission": {**SUBMISSION, "score": None, "grade": "complete"}}], [NEW_GRADE | {"score": None, "grade": "complete"}])  # fmt: skip
new_grades.rows("a score of 0", [{**ASSIGNMENT, "submission": {**SUBMISSION, "score": 0, "grade": None}}], [NEW_GRADE | {"score": 0, "grade": None}])  # fmt: skip
new_grades.rows("graded and not posted", [{**ASSIGNMENT, "submission": {**SUBMISSION, "score": None, "grade": None}}], [])  # fmt: skip
new_grades.rows("handed in", [{**ASSIGNMENT, "submission": {**SUBMISSION, **NOTHING, "workflow_state": "submitted"}}], [])  # fmt: skip
new_grades.rows("a row that cannot be read", ["无", ASSIGNMENT], [NEW_GRADE], is_told=True)
new_grades.rows("submission false", [{**ASSIGNMENT, "submission": False}], [])

TABLES = [files, folders, modules, assignments, announcements, groups, totals, events, new_files, new_grades]
