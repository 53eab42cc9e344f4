"""Odd courses and lectures of iCourse."""

import json

from odd_values.table import LOST, MISSING, OneOf, Table, as_json

NAMES = [(None, None), ("", None), (" ", None), (MISSING, None), (" x ", "x"), ("x　", "x"), (7, "7"), ([], None), ({}, None), (False, None)]  # fmt: skip
IDENTIFIERS = [
    ("370011", 370011), (" 370011 ", 370011), (370011.0, 370011), ("370011.0", 370011),
    (None, LOST), ("", LOST), (MISSING, LOST), ("甲", LOST), ([], LOST), (True, LOST), (1.5, LOST),
]  # fmt: skip

# MARK: lectures of a month

LECTURE = {
    "id": 37001, "sub_id": 370011, "title": "数据结构", "sub_title": "2026-11-24第3-4节", "realname": "张三", "kkxy_name": "计算机学院", "term_name": "2026-20271", "sub_status": 0,
    "begin_time": "09:55:00", "end_time": "11:35:00", "room_name": "H3108",
}  # fmt: skip
START, END = "2026-11-24T09:55:00+08:00", "2026-11-24T11:35:00+08:00"
LECTURE_READ = {
    "id": 370011, "course_id": 37001, "title": "数据结构", "teacher": "张三", "department": "计算机学院", "term": "2026-20271", "name": "2026-11-24第3-4节", "room": "H3108",
    "date": "2026-11-24", "start": START, "end": END, "state": None, "can_watch": None, "notice": None,
}  # fmt: skip
OTHER = {**LECTURE, "id": 37002, "sub_id": 370021, "title": "体育"}
OTHER_READ = {**LECTURE_READ, "id": 370021, "course_id": 37002, "title": "体育"}


def month(rows, day="2026-11-24"):
    return {"code": 0, "msg": "", "list": [{"date": day, "course": rows}]}


lectures = Table(
    "icourse.list_lectures", "icourse.fudan.edu.cn/courseapi/v2/course-live/get-my-course-month", as_json(month), LECTURE, LECTURE_READ, (OTHER, OTHER_READ), {"date": "2026-11-24"},
)  # fmt: skip
lectures.each("sub_id", "id", IDENTIFIERS)
lectures.each("id", "course_id", [("37001", 37001), (37001.0, 37001), (None, LOST), ("", LOST), (MISSING, LOST)])
for member, field in (("title", "title"), ("kkxy_name", "department"), ("term_name", "term"), ("sub_title", "name"), ("room_name", "room")):  # fmt: skip
    lectures.each(member, field, NAMES)
lectures.each("realname", "teacher", NAMES)
lectures.odd({"realname": MISSING, "lecturer_name": "李四"}, {"teacher": "李四"})
lectures.odd({"realname": "", "lecturer_name": "李四"}, {"teacher": "李四"})
for value in ("09:55", "9:55", " 09:55:00 ", "2026-11-24 09:55:00", "2026-11-24T09:55:00", "2026-11-24 09:55", START, 1795485300, "1795485300", 1795485300000, "1795485300000"):  # fmt: skip
    lectures.odd({"begin_time": value}, {"start": START})
    lectures.odd({"begin_time": MISSING, "start_at": value}, {"start": START})
for value in (None, "", MISSING, " ", "上午", "99:99", [], {}, False, "0000-00-00 00:00:00", 0, "0"):
    lectures.odd({"begin_time": value}, {"start": None})
    lectures.odd({"end_time": value}, {"end": None})
lectures.odd({"end_time": MISSING, "end_at": "2026-11-24 11:35:00"}, {"end": END})
lectures.odd({"end_time": "24:00"}, {"end": OneOf("2026-11-25T00:00:00+08:00", None)})
# A lecture is live only if its stream has an address, and if no other lecture of the course is live.
STREAM = {"m3u8": "https://example.org/a"}
for status, live, state in (
    (1, STREAM, "live"), ("1", STREAM, "live"), (1.0, STREAM, "live"), (" 1 ", STREAM, "live"),
    (1, {}, None), (1, [], None), (1, "", None), (1, None, None), (1, MISSING, None), (1, False, None),
    (0, STREAM, None), (2, STREAM, None), (6, STREAM, None), (None, STREAM, None), ("", STREAM, None), (MISSING, STREAM, None), ("live", STREAM, None), (True, STREAM, OneOf("live", None)),
):  # fmt: skip
    row = {**LECTURE, "sub_status": status, "live_url": live}
    changes = {name: value for name, value in row.items() if value is not MISSING}
    removed = {"sub_status": MISSING} if status is MISSING else {}
    lectures.odd({**{name: changes[name] for name in ("sub_status", "live_url") if name in changes}, **removed}, {"state": state})  # fmt: skip
LIVE = {**LECTURE, "sub_status": 1, "live_url": STREAM}
lectures.rows("two live lectures of one course", [LIVE, {**LIVE, "sub_id": 370012}], [LECTURE_READ, {**LECTURE_READ, "id": 370012}])  # fmt: skip
lectures.rows("live lectures of two courses", [LIVE, {**OTHER, "sub_status": 1, "live_url": STREAM}], [{**LECTURE_READ, "state": "live"}, {**OTHER_READ, "state": "live"}])  # fmt: skip
for day in ("2026/11/24", "20261124", "2026-11-24 00:00:00", "2026年11月24日", " 2026-11-24 ", "", None, 0, []):
    lectures.body(f"date of the day {day!r}", month([LECTURE], day), [LECTURE_READ])  # the name tells the day, too
for day in ("2026/11/24", "20261124", "2026-11-24 00:00:00"):
    lectures.body(f"date of the day alone {day!r}", month([{**LECTURE, "sub_title": "第3讲"}], day), [{**LECTURE_READ, "name": "第3讲"}])  # fmt: skip
NO_DAY = {"name": "第3讲", "date": None, "start": None, "end": None}
for day in ("", None, "星期二", "2026-02-30"):
    lectures.body(f"no day, {day!r}", month([{**LECTURE, "sub_title": "第3讲"}], day), [{**LECTURE_READ, **NO_DAY}])
lectures.body("date in the row", month([{**LECTURE, "sub_title": "第3讲", "date": "2026-11-24"}], "2026-11-23"), [{**LECTURE_READ, "name": "第3讲"}])  # fmt: skip
lectures.body("a day of full times", month([{**LECTURE, "sub_title": "第3讲", "begin_time": "2026-11-24 09:55:00", "end_time": "2026-11-24 11:35:00"}], ""), [{**LECTURE_READ, "name": "第3讲", "date": OneOf("2026-11-24", None)}])  # fmt: skip
for code in ("0", 200, "200", 1000, MISSING, None):
    body = {**month([LECTURE]), "code": code}
    if code is MISSING:
        del body["code"]
    lectures.body(f"code {'missing' if code is MISSING else repr(code)}", body, [LECTURE_READ])
for name, part in (("null", None), ("an empty string", ""), ("false", False), ("an empty object", {}), ("a day without lectures", [{"date": "2026-11-24", "course": []}]), ("a day with null", [{"date": "2026-11-24", "course": None}]), ("a day with an empty object", [{"date": "2026-11-24", "course": {}}])):  # fmt: skip
    lectures.body(name, {"code": 0, "msg": "", "list": part}, [])
lectures.body("an object in place of the days", {"code": 0, "list": {"1": {"date": "2026-11-24", "course": [LECTURE]}}}, [LECTURE_READ])  # fmt: skip
lectures.body("an object in place of the rows", {"code": 0, "list": [{"date": "2026-11-24", "course": {"1": LECTURE}}]}, [LECTURE_READ])  # fmt: skip
lectures.body("a mark", "\ufeff" + json.dumps(month([LECTURE]), ensure_ascii=False), [LECTURE_READ])
lectures.rows("row null", [None, LECTURE], [LECTURE_READ], is_told=True)
lectures.rows("row a string", ["无", LECTURE], [LECTURE_READ], is_told=True)
lectures.rows("row empty", [{}, LECTURE], [LECTURE_READ], is_told=True)
lectures.body("a day null", {"code": 0, "list": [None, *month([LECTURE])["list"]]}, [LECTURE_READ])
lectures.cases[-1].is_told = True
lectures.body("a refusal", {"code": 500, "msg": "系统错误"}, LOST)
lectures.body("a refusal with an empty list", {"code": 500, "msg": "系统错误", "list": []}, LOST)
lectures.body("no list", {"code": 0, "msg": ""}, OneOf([], LOST))
lectures.body("a page", "<html><body><h1>系统升级</h1></body></html>", LOST)
lectures.body("an empty body", "", LOST)

# MARK: courses

COURSE_READ = {"id": 37001, "title": "数据结构", "teacher": "张三", "department": "计算机学院", "term": "2026-20271"}
courses = Table(
    "icourse.list_courses", lectures.address, as_json(month), LECTURE, COURSE_READ, (OTHER, {**COURSE_READ, "id": 37002, "title": "体育"}), {"months": 1},
)  # fmt: skip
courses.each("id", "id", [("37001", 37001), (None, LOST), ("", LOST), (MISSING, LOST), ("甲", LOST)])
for member, field in (("title", "title"), ("realname", "teacher"), ("kkxy_name", "department"), ("term_name", "term")):
    courses.each(member, field, [(None, None), ("", None), (MISSING, None), (" x ", "x"), (7, "7")])
    missing = {name: value for name, value in LECTURE.items() if name != member}
    courses.rows(f"{member} missing in one lecture", [missing, {**LECTURE, "sub_id": 370012}], [COURSE_READ])
courses.odd({"sub_id": MISSING})
courses.cases[-1].expected = OneOf(courses.cases[-1].expected, [courses.beside[1]])
courses.rows("lectures of one course", [LECTURE, {**LECTURE, "sub_id": 370012}, {**LECTURE, "id": "37001", "sub_id": 370013}], [COURSE_READ])  # fmt: skip

# MARK: lectures of a course

RECORDED = {"id": 370011, "sub_title": "2026-11-24第3-4节", "lecturer_name": "张三", "playback_status": "1"}
RECORDED_READ = {
    "id": 370011, "course_id": 37001, "title": "数据结构", "teacher": "张三", "name": "2026-11-24第3-4节", "date": "2026-11-24", "start": None, "end": None, "state": "recorded", "can_watch": None, "notice": None,
}  # fmt: skip


def tree(rows, year="2026", of_year="11", day="24"):
    return {"code": 0, "data": {"title": "数据结构", "realname": "李四", "sub_list": {year: {of_year: {day: rows}}}}}


course = Table(
    "icourse.list_course_lectures", "icourse.fudan.edu.cn/courseapi/v3/multi-search/get-course-detail", as_json(tree), RECORDED, RECORDED_READ, ({**RECORDED, "id": 370012}, {**RECORDED_READ, "id": 370012}), {"course_id": 37001},
)  # fmt: skip
course.each("id", "id", IDENTIFIERS)
course.each("sub_title", "name", NAMES)  # the day is that of the keys
for title, day in (
    ("2026-11-23第3-4节", "2026-11-23"), ("2026-3-5第6-8节", "2026-03-05"), ("2026/03/05第6-8节", "2026-03-05"), ("2026年3月5日第6节", "2026-03-05"), (" 2026-11-23 第3-4节", "2026-11-23"), ("20261123第3节", OneOf("2026-11-23", "2026-11-24")),
    ("第13讲", "2026-11-24"), ("2026-02-30第1节", "2026-11-24"), ("13-14节", "2026-11-24"),
):  # fmt: skip
    course.odd({"sub_title": title}, {"name": title.strip(), "date": day})
course.each("lecturer_name", "teacher", [(" x ", "x"), (7, "7")])
for value in (None, "", MISSING, [], False):
    course.odd({"lecturer_name": value}, {"teacher": OneOf("李四", None)})
course.each(
    "playback_status",
    "state",
    [(1, "recorded"), (" 1 ", "recorded"), (1.0, "recorded"), (True, OneOf("recorded", None)), ("0", None), (0, None), ("2", None), (None, None), ("", None), (MISSING, None), ([], None), (False, None), ("已发布", None)],
)  # fmt: skip
for year, of_year, day, found in (("2026", "3", "5", "2026-03-05"), ("2026", "03", "05", "2026-03-05"), ("2026年", "3月", "5日", OneOf("2026-03-05", None)), ("2026", "2", "30", None), ("2026", "13", "1", None), ("", "", "", None)):  # fmt: skip
    course.body(f"keys {year}, {of_year}, {day}", tree([{**RECORDED, "sub_title": "第3讲"}], year, of_year, day), [{**RECORDED_READ, "name": "第3讲", "date": found}])  # fmt: skip
for value in ([], None, {}, "", False, {"2026": []}, {"2026": {}}, {"2026": {"11": []}}, {"2026": {"11": {"24": []}}}, {"2026": {"11": {"24": {}}}}, {"2026": None}):  # fmt: skip
    body = tree([])
    body["data"]["sub_list"] = value
    course.body(f"sub_list {value!r}", body, [])
body = tree([])
body["data"]["sub_list"] = {"2026": {"11": {"24": {"0": RECORDED}}}}
course.body("an object in place of the rows", body, [RECORDED_READ])
for member, field in (("title", "title"),):
    for value, read in NAMES:
        body = tree([RECORDED])
        body["data"][member] = value
        if value is MISSING:
            del body["data"][member]
        course.body(f"{member} of the course {value!r}", body, [{**RECORDED_READ, field: read}])
for code in ("0", 200, "200"):
    course.body(f"code {code!r}", {**tree([RECORDED]), "code": code}, [RECORDED_READ])
course.rows("row null", [None, RECORDED], [RECORDED_READ], is_told=True)
course.rows("row a string", ["无", RECORDED], [RECORDED_READ], is_told=True)
course.rows("row empty", [{}, RECORDED], [RECORDED_READ], is_told=True)
course.body("a refusal", {"code": 404, "msg": "课程不存在"}, LOST)
course.body("no data", {"code": 0, "msg": ""}, LOST)
course.body("data null", {"code": 0, "msg": "", "data": None}, OneOf(LOST, []))
course.body("data a list", {"code": 0, "msg": "", "data": []}, OneOf(LOST, []))
course.body("a page", "<html><body><h1>系统升级</h1></body></html>", LOST)

# MARK: one lecture

SINGLE = {
    "sub_id": 370011, "course_id": 37001, "course_title": "数据结构", "sub_title": "2026-11-24第3-4节", "lecturer_name": "张三", "room_name": "H3108", "start_at": "2026-11-24 09:55:00", "end_at": "2026-11-24 11:35:00",
    "sub_status": 0, "can_watch": True,
}  # fmt: skip
SINGLE_READ = {name: value for name, value in LECTURE_READ.items() if name not in ("department", "term")} | {"can_watch": True}  # fmt: skip
single = Table(
    "icourse.get_lecture", "icourse.fudan.edu.cn/courseapi/v3/portal-home-setting/get-sub-info", as_json(lambda rows: {"code": 0, "msg": "", "data": rows[0]}), SINGLE, SINGLE_READ, parameters={"course_id": 37001, "id": 370011},
)  # fmt: skip
single.each("can_watch", "can_watch", [(1, True), ("1", True), ("true", True), (0, False), ("0", False), (False, False), (None, None), ("", None), (MISSING, None), ([], None), (2, None)])  # fmt: skip
for member, field in (("course_title", "title"), ("lecturer_name", "teacher"), ("room_name", "room")):
    single.each(member, field, NAMES)
for value in ("2026-11-24 9:55", "2026-11-24T09:55:00+08:00", 1795485300, "1795485300", 1795485300000, "2026/11/24 09:55:00", "09:55"):  # fmt: skip
    single.odd({"start_at": value}, {"start": START})
for value in (None, "", MISSING, 0, "0", "0000-00-00 00:00:00", "待定", False, []):
    single.odd({"start_at": value}, {"start": None})
single.odd({"start_at": MISSING, "begin_time": "2026-11-24 09:55:00"}, {"start": START})
single.odd({"end_at": MISSING, "end_time": "11:35:00"}, {"end": END})
for value in (None, MISSING, "370011", ""):
    single.odd({"sub_id": value})
    single.cases[-1].expected = OneOf(SINGLE_READ, LOST)
single.odd({"sub_status": 1, "live_url": STREAM}, {"state": "live"})
single.odd({"sub_status": "1", "live_url": STREAM}, {"state": "live"})
single.odd({"sub_status": 1, "live_url": []}, {"state": None})
GATE = "视频未到开放时间"
for code in (7001, "7001"):
    single.body(f"code {code!r}", {"code": code, "msg": GATE, "data": SINGLE}, {**SINGLE_READ, "notice": GATE})
single.body("the gate in blanks", {"code": 7001, "msg": f" {GATE} ", "data": SINGLE}, {**SINGLE_READ, "notice": GATE})
for data in (None, [], {}, "", MISSING):
    single.body(f"the gate with {'nothing' if data is MISSING else repr(data)}", {"code": 7001, "msg": GATE} | ({} if data is MISSING else {"data": data}), OneOf(LOST, {"id": 370011, "course_id": 37001, "notice": GATE}))  # fmt: skip
for code, message in ((0, "success"), (200, "success"), ("200", "操作成功"), (0, "ok"), (0, None), (0, "成功")):
    single.body(f"code {code!r} with {message!r}", {"code": code, "msg": message, "data": SINGLE}, SINGLE_READ)
single.body("a refusal", {"code": 404, "msg": "课程不存在"}, LOST)
single.body("no data", {"code": 0, "msg": ""}, LOST)

# MARK: watching

NEW = {**LECTURE, "sub_status": 1, "live_url": STREAM}
NEW_READ = {**LECTURE_READ, "state": "live"}
before = json.dumps(month([LECTURE, OTHER]), ensure_ascii=False)
watch = Table("icourse.watch", lectures.address, as_json(month), NEW, NEW_READ, items="lectures", before=before)
watch.rows("live", [NEW, OTHER], [NEW_READ])
watch.rows("nothing new", [LECTURE, OTHER], [])
watch.rows("in another order", [OTHER, LECTURE], [])
watch.rows("live as text", [{**NEW, "sub_status": "1"}, OTHER], [NEW_READ])
watch.rows("two live lectures of one course", [NEW, {**NEW, "sub_id": 370012}], [])
watch.rows("live beside a row that is null", [None, NEW], [NEW_READ], is_told=True)
watch.rows("no lectures", [], [])
watch.body("list null", {"code": 0, "msg": "", "list": None}, [])
watch.body("a refusal", {"code": 500, "msg": "系统错误"}, LOST)
watch.body("a page", "<html><body><h1>系统升级</h1></body></html>", LOST)
waiting = json.dumps(tree([{**RECORDED, "playback_status": "0"}]), ensure_ascii=False)
recordings = Table(
    "icourse.watch", course.address, as_json(tree), RECORDED, RECORDED_READ, parameters={"course_id": 37001}, items="lectures", before=waiting, name="of a course",
)  # fmt: skip
for value in ("1", 1, " 1 "):
    recordings.rows(f"recorded {value!r}", [{**RECORDED, "playback_status": value}], [RECORDED_READ])
for value in ("0", None, "", 2):
    recordings.rows(f"recorded {value!r}", [{**RECORDED, "playback_status": value}], [])
recordings.rows("the lecture is gone", [], [])
recordings.rows("a new lecture with a recording", [{**RECORDED, "playback_status": "0"}, {**RECORDED, "id": 370012}], [{**RECORDED_READ, "id": 370012}])  # fmt: skip
recordings.rows("a new lecture", [{**RECORDED, "playback_status": "0"}, {**RECORDED, "id": 370012, "playback_status": ""}], [])  # fmt: skip

TABLES = [lectures, courses, course, single, watch, recordings]
