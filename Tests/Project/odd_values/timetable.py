"""Odd timetables and exams."""

from datetime import date, timedelta

from odd_values.table import LOST, MISSING, OneOf, Table, as_json

# MARK: lessons of undergraduates

WEEKS = list(range(1, 17))
LESSON = {
    "lessonCode": "COMP130004.01",
    "lessonName": "全校1",
    "courseCode": "COMP130004",
    "courseName": "数据结构",
    "weeksStr": "1~16",
    "weekIndexes": WEEKS,
    "room": "H3109",
    "building": "H第三教学楼",
    "campus": "邯郸校区",
    "weekday": 2,
    "startUnit": 3,
    "endUnit": 4,
    "lessonRemark": None,
    "teachers": ["张三"],
    "courseType": {"nameZh": "专业必修"},
    "credits": 3,
    "stdCount": 88,
    "limitCount": 99,
    "startTime": "09:55",
    "endTime": "11:35",
}
LESSON_READ = {
    "code": "COMP130004.01",
    "course_code": "COMP130004",
    "name": "数据结构",
    "class_name": "全校1",
    "type": "专业必修",
    "credits": 3,
    "teachers": ["张三"],
    "places": [{"room": "H3109", "building": "H第三教学楼", "campus": "邯郸校区"}],
    "weekday": 2,
    "start": 3,
    "end": 4,
    "start_time": "09:55",
    "end_time": "11:35",
    "on_weeks": WEEKS,
    "student_count": 88,
    "student_limit": 99,
    "remark": None,
}
OTHER = {**LESSON, "courseName": "体育", "lessonCode": "PEDU110011.01", "courseCode": "PEDU110011", "weekday": 7}
OTHER_READ = {**LESSON_READ, "name": "体育", "code": "PEDU110011.01", "course_code": "PEDU110011", "weekday": 7}


def table_of(rows):
    return {"studentTableVms": [{"id": 1, "activities": rows}]}


lessons = Table(
    "course.get_courses",
    "fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/*/print-data",
    as_json(table_of),
    LESSON,
    LESSON_READ,
    (OTHER, OTHER_READ),
    {"semester_id": 505},
)
CODE = "COMP130004.01"
lessons.each(
    "courseName",
    "name",
    [
        (None, CODE),
        ("", CODE),
        (MISSING, CODE),
        (" 数据结构 ", "数据结构"),
        ("数据结构　", "数据结构"),
        ("\t数据结构\n", "数据结构"),
    ],
)
lessons.each("lessonCode", "code", [(None, None), ("", None), (MISSING, None), (" COMP130004.01 ", CODE)])
lessons.odd({"courseName": None, "lessonCode": None, "courseCode": None}, LOST)
lessons.each("courseCode", "course_code", [(None, None), ("", None), (MISSING, None), (130004, "130004")])
lessons.each("lessonName", "class_name", [(None, None), ("", None), (" ", None), (MISSING, None), (1, "1")])
lessons.each(
    "weekday",
    "weekday",
    [("2", 2), (2.0, 2), (" 2 ", 2), (0, None), (None, LOST), (8, LOST), (MISSING, LOST), ("", LOST), (-1, LOST)],
)
lessons.cases = [case for case in lessons.cases if case.name != "weekday=0"]
lessons.rows("weekday=0 is Sunday", [{**LESSON, "weekday": 0}], [{**LESSON_READ, "weekday": 7}])
lessons.each("startUnit", "start", [("3", 3), (3.0, 3), ("03", 3), (None, LOST), ("", LOST), (0, LOST), (5, LOST)])
lessons.each("endUnit", "end", [("4", 4), (4.0, 4), (None, LOST), (MISSING, LOST), ("四", LOST)])
lessons.odd(
    {"startUnit": 14, "endUnit": 15, "startTime": "21:15", "endTime": "22:55"},
    {"start": 14, "end": 15, "start_time": "21:15", "end_time": "22:55"},
)
lessons.odd(
    {"startUnit": "14", "endUnit": "14", "startTime": None, "endTime": None},
    {"start": 14, "end": 14, "start_time": "21:15", "end_time": "22:00"},
)
for value in (None, "", MISSING, "上午", 0, "9:55", "09:55:00"):
    lessons.odd({"startTime": value})
for value in (None, "", MISSING, "11:35:00", "中午"):
    lessons.odd({"endTime": value})
PLACE = LESSON_READ["places"][0]
for member in ("room", "building", "campus"):
    for value, read in (
        (None, None),
        ("", None),
        (" ", None),
        (MISSING, None),
        (f" {PLACE[member]} ", PLACE[member]),
        (3109, "3109"),
    ):
        lessons.odd({member: value}, {"places": [PLACE | {member: read}]})
lessons.odd({"room": None, "building": None, "campus": None}, {"places": []})
lessons.odd({"room": "", "building": "", "campus": ""}, {"places": []})
lessons.each(
    "teachers",
    "teachers",
    [
        ([], []), (None, []), (MISSING, []), ("", []), ("张三", ["张三"]), ("张三,李四", ["张三", "李四"]), ("张三，李四", ["张三", "李四"]),
        ("张三、李四", ["张三", "李四"]), ("张三;李四", ["张三", "李四"]), (["张三", "李四"], ["张三", "李四"]), (["张三 "], ["张三"]), ([None, "张三"], ["张三"]),
        (["", "张三"], ["张三"]), (["张三", "张三"], ["张三"]), ([{"nameZh": "张三"}], ["张三"]), ([{"name": "张三"}], ["张三"]),
        ([{"person": {"nameZh": "张三"}}], ["张三"]), ({"1": "张三"}, ["张三"]), (False, []),
    ],
)  # fmt: skip
lessons.each(
    "courseType",
    "type",
    [
        (None, None),
        (MISSING, None),
        ("专业必修", "专业必修"),
        ({}, None),
        ({"nameZh": None}, None),
        ("", None),
        ([], None),
    ],
)
lessons.each(
    "credits",
    "credits",
    [
        ("3", 3),
        ("3.0", 3),
        (2.5, 2.5),
        (" 2.5 ", 2.5),
        (None, None),
        ("", None),
        (MISSING, None),
        (0, 0),
        ("两学分", None),
        ("3学分", OneOf(3, None)),
    ],
)
lessons.each(
    "stdCount",
    "student_count",
    [("88", 88), (88.0, 88), (None, None), ("", None), (MISSING, None), (0, 0), ("很多", None)],
)
lessons.each("limitCount", "student_limit", [("99", 99), (None, None), (MISSING, None), (0, 0), ("不限", None)])
lessons.each(
    "lessonRemark",
    "remark",
    [
        ("", None),
        (" ", None),
        (MISSING, None),
        ("单周上机", "单周上机"),
        (" 单周上机 ", "单周上机"),
        ([], None),
        (12, "12"),
    ],
)
EVEN, ODD = list(range(2, 17, 2)), list(range(1, 17, 2))
# A list with an element that is no number does not have all weeks, but the text does.
lessons.each(
    "weekIndexes",
    "on_weeks",
    [
        ([16, 2, 4], [2, 4, 16]), (["1", "2"], [1, 2]), ([0, 1, 2], [1, 2]), ([1, 1, 2], [1, 2]), ([None, 3], [3]), ([1.0, 2.0], [1, 2]),
        ({"0": 1, "1": 2}, [1, 2]), ([1], [1]), ([3, 5, 7], [3, 5, 7]), ([18, 17], [17, 18]), (None, WEEKS), ([], WEEKS), (MISSING, WEEKS),
        ("", WEEKS), (False, WEEKS), ([0], WEEKS), ("1,2,3", OneOf([1, 2, 3], WEEKS)), ([-1, 3], [3]), (["三", 4], WEEKS),
    ],
)  # fmt: skip
for text, weeks in (
    ("2~16(双)", EVEN), ("1-16单", ODD), ("1~16(单)", ODD), ("1~16单周", ODD), ("1~16（双）", EVEN), ("2-16双", EVEN), ("1~3,5~7", [1, 2, 3, 5, 6, 7]), ("1~3，5", [1, 2, 3, 5]),
    ("1,3,5", [1, 3, 5]), ("1、3、5", [1, 3, 5]), ("1~16周", WEEKS), ("第1~16周", WEEKS), ("1～16", WEEKS), ("1—16", WEEKS), ("1–16", WEEKS), ("１~１６", WEEKS),
    ("1~4周,6~9(双)周", [1, 2, 3, 4, 6, 8]), ("5", [5]), ("5周", [5]), (" 1~2 ", [1, 2]), ("1~2;4", [1, 2, 4]), ("1 ~ 3", [1, 2, 3]), ("1-4,6-9(双)", [1, 2, 3, 4, 6, 8]), ("16~16", [16]), ("1至3", [1, 2, 3]),
):  # fmt: skip
    lessons.odd({"weekIndexes": [], "weeksStr": text}, {"on_weeks": weeks})
for text in ("单周", "0", "99~120", "前八周", "16~1"):
    lessons.odd({"weekIndexes": [], "weeksStr": text}, LOST)
for text in ("", None, MISSING):  # a course that is held in no certain week, such as practical training
    lessons.odd({"weekIndexes": [], "weeksStr": text}, {"on_weeks": []})
lessons.rows("the same activity twice", [LESSON, LESSON, OTHER], [LESSON_READ, OTHER_READ])
lessons.rows(
    "two rooms at once",
    [LESSON, {**LESSON, "room": "H3110"}],
    [{**LESSON_READ, "places": [PLACE, PLACE | {"room": "H3110"}]}],
)
lessons.rows(
    "consecutive lessons",
    [LESSON, {**LESSON, "startUnit": 5, "endUnit": 5, "startTime": "11:45", "endTime": "12:30"}],
    [{**LESSON_READ, "end": 5, "end_time": "12:30"}],
)
lessons.rows(
    "two teachers in turn",
    [{**LESSON, "weekIndexes": [1, 2]}, {**LESSON, "weekIndexes": [3], "teachers": ["李四"]}],
    [{**LESSON_READ, "on_weeks": [1, 2]}, {**LESSON_READ, "on_weeks": [3], "teachers": ["李四"]}],
)
lessons.rows("row null", [None, OTHER], [OTHER_READ], is_told=True)
lessons.rows("row a string", ["无", OTHER], [OTHER_READ], is_told=True)
lessons.body(
    "two tables",
    {"studentTableVms": [table_of([LESSON])["studentTableVms"][0], {"id": 2, "activities": [OTHER]}]},
    [LESSON_READ, OTHER_READ],
)
lessons.body("second table null", {"studentTableVms": [{"id": 1, "activities": [LESSON]}, None]}, OneOf([LESSON_READ]))
lessons.body(
    "second table without activities",
    {"studentTableVms": [{"id": 1, "activities": [LESSON]}, {"id": 2, "activities": None}]},
    [LESSON_READ],
)
lessons.body("no table", {"studentTableVms": []}, [])
lessons.body("no tables null", {"studentTableVms": None}, [])
lessons.body("no activities", {"studentTableVms": [{"id": 1, "activities": []}]}, [])
lessons.body("activities null", {"studentTableVms": [{"id": 1, "activities": None}]}, [])
lessons.body(
    "activities an object",
    {"studentTableVms": [{"id": 1, "activities": {"0": LESSON, "1": OTHER}}]},
    [LESSON_READ, OTHER_READ],
)
lessons.body("another answer", {"message": "系统维护"}, LOST)
lessons.body("a list", [], LOST)

# MARK: diary of graduates. The term and the day are those of the stand-in's current semester: the third Tuesday.

DAY = "{tuesday}"
TITLE = "上课-随机过程(随机过程2026202701MATH620033.01)"
ENTRY = {"TITLE": TITLE, "KSSJ": f"{DAY} 09:55", "JSSJ": f"{DAY} 10:40", "DD": "HGX409"}
NEXT = {
    "TITLE": "上课-英语(英语2026202701ENGL620001.02)",
    "KSSJ": f"{DAY} 18:30",
    "JSSJ": f"{DAY} 19:15",
    "DD": "H2101",
}
ENTRY_READ = {
    "name": "随机过程", "code": "MATH620033.01", "places": [{"room": "HGX409", "building": None, "campus": None}], "weekday": 2, "start": 3, "end": 3,
    "start_time": "09:55", "end_time": "10:40", "on_weeks": [3],
}  # fmt: skip
NEXT_READ = {
    "name": "英语", "code": "ENGL620001.02", "places": [{"room": "H2101", "building": None, "campus": None}], "weekday": 2, "start": 11, "end": 11,
    "start_time": "18:30", "end_time": "19:15", "on_weeks": [3],
}  # fmt: skip
diary = Table(
    "course.get_courses",
    "yzsfwapp.fudan.edu.cn/*/loadRcxx.do",
    as_json(lambda rows: {"code": "0", "datas": rows}),
    ENTRY,
    ENTRY_READ,
    (NEXT, NEXT_READ),
    {"semester_id": "{semester}"},
    who="graduate",
)
diary.each(
    "DD",
    "places",
    [
        (None, []),
        ("", []),
        (" ", []),
        (MISSING, []),
        (" HGX409 ", ENTRY_READ["places"]),
        (409, [{"room": "409", "building": None, "campus": None}]),
    ],
)
for text in (f"{DAY} 9:55", f"{DAY} 09:55:00", f"{DAY}T09:55", f"{DAY}T09:55:00", f" {DAY} 09:55 "):
    diary.odd({"KSSJ": text})
for text in (f"{DAY} 10:40:00", f"{DAY}T10:40"):
    diary.odd({"JSSJ": text})
for text in (None, "", MISSING, "某日", "09:55"):
    diary.odd({"KSSJ": text}, LOST)
for start, end, first, last in (
    ("13:00", "15:00", 6, 7),
    ("12:00", "13:00", 5, 5),
    ("08:00", "11:35", 1, 4),
    ("13:30", "18:00", 6, 10),
    ("14:00", "14:20", 6, 6),
):
    diary.odd(
        {"KSSJ": f"{DAY} {start}", "JSSJ": f"{DAY} {end}"},
        {"start": first, "end": last, "start_time": start, "end_time": end},
    )
diary.rows(  # two entries begin with the same lesson: the one that ends first is listed first
    "from the same lesson",
    [{**ENTRY, "KSSJ": f"{DAY} 18:30", "JSSJ": f"{DAY} 21:00"}, NEXT],
    [NEXT_READ, {**ENTRY_READ, "start": 11, "end": 13, "start_time": "18:30", "end_time": "21:00"}],
)
diary.odd({"KSSJ": f"{DAY} 06:00", "JSSJ": f"{DAY} 07:00"}, LOST)
diary.odd({"KSSJ": f"{DAY} 10:40", "JSSJ": f"{DAY} 09:55"}, LOST)
# An entry may have several lessons, and without its end nothing tells how many.
diary.each("JSSJ", "end", [(None, LOST), ("", LOST), (MISSING, LOST)])
diary.each("TITLE", "name", [(None, LOST), ("", LOST), (MISSING, LOST)])
diary.odd({"TITLE": "组会"}, {"name": "组会", "code": None})
diary.odd(
    {"TITLE": "论文指导(导师组)"}, {"name": "论文指导(导师组)", "code": None}
)  # nothing shows that the brackets are not part of the name
diary.odd(
    {"TITLE": "上课-数值(上)分析(数值(上)分析2026202701MATH620034.01)"},
    {"name": OneOf("数值(上)分析", "数值"), "code": OneOf("MATH620034.01", None)},
)
diary.odd({"TITLE": "上课-C++(C++2026202701COMP620001.01)"}, {"name": "C++", "code": "COMP620001.01"})
diary.odd(
    {"TITLE": "上课-深度学习-实践(深度学习-实践2026202701COMP620002.01)"},
    {"name": "深度学习-实践", "code": "COMP620002.01"},
)
diary.odd({"TITLE": f" {TITLE} "})
diary.rows("the same row twice", [ENTRY, ENTRY, NEXT], [ENTRY_READ, NEXT_READ])
diary.rows(
    "consecutive lessons",
    [ENTRY, {**ENTRY, "KSSJ": f"{DAY} 10:50", "JSSJ": f"{DAY} 11:35"}],
    [{**ENTRY_READ, "end": 4, "end_time": "11:35"}],
)
diary.rows("row null", [None, NEXT], [NEXT_READ], is_told=True)
for name, value in (("null", None), ("false", False), ("a string", ""), ("an object", {})):
    diary.body(f"datas {name}", {"code": "0", "datas": value}, [])
diary.body("datas with numbers", {"code": "0", "datas": {"1": ENTRY}}, [ENTRY_READ])
diary.body("code a number", {"code": 0, "datas": [ENTRY]}, [ENTRY_READ])
diary.body("refused", {"code": "1", "msg": "参数错误", "datas": []}, LOST)
diary.body("no datas", {"code": "0"}, LOST)

# MARK: selected courses of graduates

SELECTED = {
    "KCMC": "随机过程",
    "KCDM": "MATH620033",
    "JASMC": "HGX409",
    "ZCBH": "111100",
    "XQ": 2,
    "KSJCDM": 3,
    "JSXM": "张三",
    "BJDM": "2026202701MATH620033.01",
    "XNXQDM": "20261",
}
SELECTED_READ = {
    "semester_id": 20261, "name": "随机过程", "code": "MATH620033.01", "places": [{"room": "HGX409", "building": None, "campus": None}], "weekday": 2, "start": 3,
    "end": 3, "on_weeks": [1, 2, 3, 4], "teachers": ["张三"],
}  # fmt: skip
selected = Table(
    "course.get_selected_courses", "yjsxk*/xsxkCourse/loadKbxx.do", as_json(lambda rows: {"results": rows, "code": "1"}), SELECTED, SELECTED_READ,
    ({**SELECTED, "KCMC": "英语", "XQ": 5, "BJDM": "2026202701ENGL620001.01"}, {**SELECTED_READ, "name": "英语", "weekday": 5, "code": "ENGL620001.01"}), who="graduate",
)  # fmt: skip
selected.each("XQ", "weekday", [("2", 2), (2.0, 2), (None, LOST), (8, LOST), ("", LOST), ("二", LOST)])
selected.each("KSJCDM", "start", [("3", 3), ("03", 3), (None, LOST), (0, LOST), ("", LOST)])
selected.each(
    "ZCBH",
    "on_weeks",
    [
        ("01010", [2, 4]),
        ("1", [1]),
        ("0000000001", [10]),
        ("1111000000000000000000", [1, 2, 3, 4]),
    ],
)
for value in (None, "", MISSING, "0000"):  # a course without weeks is not held this semester, and is no lesson
    row = {**SELECTED, "ZCBH": value}
    selected.rows(
        f"ZCBH={'missing' if value is MISSING else repr(value)}",
        [{name: each for name, each in row.items() if each is not MISSING}, selected.beside[0]],
        [selected.beside[1]],
    )
selected.each(
    "JSXM",
    "teachers",
    [
        (None, []),
        ("", []),
        (MISSING, []),
        ("张三,李四", ["张三", "李四"]),
        ("张三，李四", ["张三", "李四"]),
        ("张三、李四", ["张三", "李四"]),
        (" 张三 ", ["张三"]),
    ],
)
selected.each(
    "BJDM",
    "code",
    [
        (None, OneOf(None, "MATH620033")),
        ("", OneOf(None, "MATH620033")),
        ("20262027", OneOf(None, "MATH620033")),
        (MISSING, OneOf(None, "MATH620033")),
    ],
)
# Without the semester, the code of the class tells it.
selected.each("XNXQDM", "semester_id", [("", 20261), (None, 20261), (MISSING, 20261), ("20252", 20252), (20261, 20261)])
selected.cases = [case for case in selected.cases if "20252" not in case.name]
selected.each("JASMC", "places", [(None, []), ("", []), (MISSING, []), (" HGX409 ", SELECTED_READ["places"])])
selected.each("KCMC", "name", [(" 随机过程 ", "随机过程"), ("随机过程 ", "随机过程")])
for name, value in (("null", None), ("false", False), ("a string", "")):
    selected.body(f"results {name}", {"results": value, "code": "1"}, [])
selected.body("results with numbers", {"results": {"1": SELECTED}}, [SELECTED_READ])
selected.body("closed", "<html><body>当前不在选课时间内</body></html>", LOST)

# MARK: exams, new page

EXAM = {
    "name": "数据结构", "kind": '<span class="tag-span type2">期末</span>', "code": "<span>COMP130004.01 </span>", "method": "<span>（闭卷） </span>",
    "time": "2026-12-29 08:30~10:30", "place": "<span>邯郸校区</span><span>H第六教学楼</span><span>H6506</span>", "note": "请携带学生证", "state": "未结束",
    "attributes": 'data-finished="false" class="unfinished"', "labels": ("课程信息", "考试信息", "场地信息", "备注", "状态"),
}  # fmt: skip
EXAM_READ = {
    "course_id": "COMP130004.01", "course": "数据结构", "type": "期末", "method": "闭卷", "date": "2026-12-29", "time": "08:30~10:30", "start_time": "08:30",
    "end_time": "10:30", "campus": "邯郸校区", "building": "H第六教学楼", "location": "H6506", "seat": None, "note": "请携带学生证", "is_finished": False,
}  # fmt: skip


def exam_row(labels, attributes, name, kind, code, method, time, place, note, state):
    cells = (
        f'<div class="course-name"><span>{name}\n</span>{kind}</div><div>{code}{method}</div>',
        f'<div class="time">{time}</div>',
        f"<div>{place}</div>",
        note,
        f'<span class="tag">{state}</span>',
    )
    columns = "".join(
        f'<td data-label="{label}">{cell}</td>' for label, cell in zip(labels, cells, strict=True) if label
    )
    return f"<tr {attributes}>{columns}</tr>"


def exam_page(rows):
    listed = "".join(row if isinstance(row, str) else exam_row(**row) for row in rows)
    return f'<html><body><table class="table exam-table" id="exams"><thead><tr><th>课程信息</th><th>考试信息</th><th>场地信息</th><th>备注</th><th>状态</th></tr></thead><tbody>{listed}</tbody></table></body></html>'


EXAMS = "fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/*"
exams = Table(
    "exam.get_exams", EXAMS, exam_page, EXAM, EXAM_READ,
    ({**EXAM, "name": "体育", "code": "<span>PEDU110011.01</span>"}, {**EXAM_READ, "course": "体育", "course_id": "PEDU110011.01"}),
)  # fmt: skip
for clock, start, end in (
    ("8:30~10:30", "08:30", "10:30"), ("8:30—10:30", "08:30", "10:30"), ("8:30–10:30", "08:30", "10:30"), ("8:30-10:30", "08:30", "10:30"), ("8:30～10:30", "08:30", "10:30"),
    ("8:30－10:30", "08:30", "10:30"), ("8:30至10:30", "08:30", "10:30"), ("08:30 ~ 10:30", "08:30", "10:30"), ("08：30~10：30", "08:30", "10:30"), ("08:30:00~10:30:00", "08:30", "10:30"),
    ("下午1:00-3:00", "13:00", "15:00"), ("下午1:30~3:30", "13:30", "15:30"), ("上午8:30-10:30", "08:30", "10:30"), ("晚上6:30-8:30", "18:30", "20:30"), ("下午13:00-15:00", "13:00", "15:00"),
    ("13:00~15:00", "13:00", "15:00"), ("18:30~20:30", "18:30", "20:30"), ("8.30-10.30", OneOf("08:30", None), OneOf("10:30", None)), ("1:00 PM-3:00 PM", OneOf("13:00", None), OneOf("15:00", None)),
    ("8:30 AM-10:30 AM", OneOf("08:30", None), OneOf("10:30", None)), ("PM 1:00-3:00", OneOf("13:00", None), OneOf("15:00", None)), ("一点到三点", None, None), ("待定", None, None), ("25:00~26:00", None, None), ("8:70~10:30", None, None), ("8:30~", OneOf("08:30", None), None), ("8:30", OneOf("08:30", None), None),
    ("~10:30", None, OneOf("10:30", None)), ("?:30~10:30", None, None), ("8:30~10:30(120分钟)", "08:30", "10:30"), ("08:30~10:30 ", "08:30", "10:30"), ("8点30分~10点30分", OneOf("08:30", None), OneOf("10:30", None)), ("下午1时-3时", OneOf("13:00", None), OneOf("15:00", None)),
    ("中午12:30-14:00", OneOf("12:30", None), OneOf("14:00", None)), ("晚7:00-9:00", OneOf("19:00", None), OneOf("21:00", None)),
):  # fmt: skip
    exams.odd({"time": f"2026-12-29 {clock}"}, {"time": clock.strip(), "start_time": start, "end_time": end})
for day in (
    "2026/12/29",
    "2026年12月29日",
    "2026.12.29",
    "2026-12-29(星期二)",
    "2026-12-29 第17周",
    "2026-12-29&nbsp;",
):
    exams.odd(
        {"time": f"{day} 08:30~10:30"},
        {
            "date": "2026-12-29",
            "time": OneOf("08:30~10:30", f"{day} 08:30~10:30", "(星期二) 08:30~10:30", "第17周 08:30~10:30"),
        },
    )
exams.odd({"time": "2026-12-29"}, {"time": None, "start_time": None, "end_time": None})
exams.odd({"time": "08:30~10:30"}, {"date": None})
exams.odd({"time": ""}, {"date": None, "time": None, "start_time": None, "end_time": None})
exams.odd({"time": "&nbsp;"}, {"date": None, "time": None, "start_time": None, "end_time": None})
exams.odd({"time": "--"}, {"date": None, "time": OneOf("--", None), "start_time": None, "end_time": None})
exams.odd({"time": "待定"}, {"date": None, "time": "待定", "start_time": None, "end_time": None})
exams.odd({"time": "第17周周二"}, {"date": None, "time": "第17周周二", "start_time": None, "end_time": None})
exams.odd(
    {"time": "2026-02-30 08:30~10:30"},
    {
        "date": None,
        "time": OneOf("08:30~10:30", "2026-02-30 08:30~10:30"),
        "start_time": OneOf("08:30", None),
        "end_time": OneOf("10:30", None),
    },
)
exams.odd({"time": "\n  2026-12-29   08:30~10:30\n "})
for spans, campus, building, location in (
    ("<span>--</span><span>--</span><span>--</span>", None, None, None), ("", None, None, None), ("<span></span><span></span><span></span>", None, None, None),
    ("<span>邯郸校区</span><span>--</span><span>--</span>", "邯郸校区", None, None), ("<span> 邯郸校区 </span><span>\nH第六教学楼</span><span>H6506\n</span>", "邯郸校区", "H第六教学楼", "H6506"),
    ("<SPAN>邯郸校区</SPAN><SPAN>H第六教学楼</SPAN><SPAN>H6506</SPAN>", "邯郸校区", "H第六教学楼", "H6506"), ("<span>&nbsp;</span><span>&nbsp;</span><span>H6506</span>", None, None, "H6506"),
    ('<span>邯郸校区</span><span>H第六教学楼</span><span>H6506</span><span id="seat-2306048"></span>', "邯郸校区", "H第六教学楼", "H6506"),
    ("<span>H6506</span>", None, None, "H6506"), ("<span>—</span><span>—</span><span>—</span>", OneOf(None, "—"), OneOf(None, "—"), OneOf(None, "—")),
):  # fmt: skip
    exams.odd({"place": spans}, {"campus": campus, "building": building, "location": location})
exams.odd(
    {
        "place": EXAM["place"]
        + "<span id=\"seat-2306048\"></span><script>var studentExamList = [{'studentId':1, 'seatMap':{'columns':10}, 'id':2306048, 'seatNo':6}]</script>"
    },
    {"seat": "6"},
)
exams.odd({"place": EXAM["place"] + "<span>座位：12</span>"}, {"seat": OneOf("12", None)})
for note, read in (
    ("", None),
    ("&nbsp;", None),
    (" 请携带\n学生证 ", OneOf("请携带学生证", "请携带 学生证")),
    ("<p>请携带</p>", "请携带"),
    ("A&amp;B", "A&B"),
    ("--", OneOf("--", None)),
):
    exams.odd({"note": note}, {"note": read})
exams.odd({"labels": ("课程信息", "考试信息", "场地信息", "", "状态")}, {"note": None})
exams.odd({"labels": (" 课程信息 ", " 考试信息", "场地信息 ", "\n备注", "状态")})
exams.odd({"labels": ("课程信息：", "考试信息：", "场地信息：", "备注：", "状态：")})
exams.odd({"labels": ("Course Information", "Exam Information", "Venue Information", "Remarks", "Status")})
exams.odd({"labels": ("Course Info", "Exam Info", "Room Info", "Remark", "Status")})
for attributes, state, finished in (
    ('data-finished="true" class="finished hide"', "已结束", True), ('class="finished"', "已结束", True), ("data-finished=true", "已结束", True), ('class="exam-row"', "已结束", OneOf(True, None)),
    ("", "未结束", OneOf(False, None)), ("", "", None), ('CLASS="unfinished"', "未结束", False), ('data-finished="TRUE"', "", OneOf(True, None)), ('class="unfinished" data-finished=""', "未结束", False),
):  # fmt: skip
    exams.odd({"attributes": attributes, "state": state}, {"is_finished": finished})
for name, read in (
    ("C&amp;C++", "C&C++"),
    (" 数据结构 ", "数据结构"),
    ("数据结构（H）", "数据结构（H）"),
    ("<b>数据结构</b>", "数据结构"),
):
    exams.odd({"name": name}, {"course": read})
exams.odd({"name": ""}, {"course": "COMP130004.01"})  # as in a timetable, the code takes the place of the name
exams.odd({"code": ""}, {"course_id": None})
exams.odd({"code": "<span></span>"}, {"course_id": None})
exams.odd({"method": ""}, {"method": None})
exams.odd({"method": "<span>(闭卷)</span>"})
exams.odd({"method": "<span>（）</span>"}, {"method": None})
exams.odd({"method": "<span>（开卷）</span>"}, {"method": "开卷"})
exams.odd({"kind": ""}, {"type": None})
exams.odd({"kind": '<span class="tag-span">期中</span>'}, {"type": "期中"})
exams.odd({"kind": '<span class="tag-span"> 补考 </span>'}, {"type": "补考"})
for name, rows in (
    ("only tr-empty", '<tr class="tr-empty"><td colspan="5">暂无考试安排</td></tr>'), ("no rows", ""), ("one cell", '<tr><td colspan="5">暂无数据</td></tr>'), ("a cell without a span", "<tr><td>暂无数据</td></tr>"),
):  # fmt: skip
    exams.rows(name, [rows], [])
exams.rows(
    "a row, then tr-empty", [EXAM, '<tr class="tr-empty hide"><td colspan="5">暂无考试安排</td></tr>'], [EXAM_READ]
)
exams.body("a message without a table", '<html><body><div class="tab-content">暂无考试安排</div></body></html>', [])
exams.body("another page", "<html><body><h1>系统升级</h1></body></html>", LOST)

# MARK: exams, old page

OLD = {
    "time": "2026-12-29 08:30~10:30",
    "place": EXAM["place"],
    "name": "数据结构",
    "code": "COMP130004.01",
    "method": "（闭卷）",
    "kind": '<span class="tag-span type2">期末</span>',
    "note": "请携带学生证",
    "state": "未结束",
    "attributes": 'data-finished="false" class="unfinished"',
}


def old_page(rows):
    listed = "".join(
        f'<tr {row["attributes"]}><td><div class="time ">{row["time"]}</div><div>{row["place"]}</div></td>'
        f"<td><div><span>{row['name']} </span><span>{row['code']} </span><span>{row['method']} </span></div><div>{row['kind']}</div></td>"
        f"<td>{row['note']}</td><td>{row['state']}</td></tr>"
        for row in rows
    )
    return f'<html><body><table class="exam-table"><thead><tr><th>时间地点</th><th>课程</th><th>备注</th><th>状态</th></tr></thead><tbody>{listed}</tbody></table></body></html>'


old_exams = Table(
    "exam.get_exams",
    EXAMS,
    old_page,
    OLD,
    EXAM_READ,
    ({**OLD, "name": "体育"}, {**EXAM_READ, "course": "体育"}),
    name="old page",
)
old_exams.odd({"time": "2026-12-29 8:30—10:30"}, {"time": "8:30—10:30"})
old_exams.odd(
    {"time": "2026-12-29 下午1:00-3:00"}, {"time": "下午1:00-3:00", "start_time": "13:00", "end_time": "15:00"}
)
old_exams.odd({"time": ""}, {"date": None, "time": None, "start_time": None, "end_time": None})
old_exams.odd({"place": ""}, {"campus": None, "building": None, "location": None})
old_exams.odd({"method": ""}, {"method": None})
old_exams.odd({"kind": ""}, {"type": None})
old_exams.odd({"note": "&nbsp;"}, {"note": None})
old_exams.odd({"attributes": 'class="finished hide"', "state": "已结束"}, {"is_finished": True})
old_exams.odd({"name": ""}, {"course": "COMP130004.01"})

TABLES = [lessons, diary, selected, exams, old_exams]


def values(semester) -> dict[str, str]:
    """Returns the values of the placeholders, for a graduate's semester."""
    return {"{semester}": semester["id"], DAY: str(date.fromisoformat(semester["start_date"]) + timedelta(days=15))}
