"""Odd scores and ranks."""

from odd_values.table import LOST, MISSING, OneOf, Table, as_json

# MARK: scores of a semester, undergraduates

SCORE = {
    "id": 0, "lessonCode": "COMP130004.01", "courseCode": "COMP130004", "courseName": "数据结构", "courseType": "专业教育课程", "courseModuleTypeName": "专业必修", "credits": 3,
    "gaGrade": "A-", "gp": 3.7, "published": True, "passed": True, "semesterName": "2025-2026学年1学期",
}  # fmt: skip
SCORE_READ = {
    "course_id": "COMP130004.01", "course_code": "COMP130004", "course_name": "数据结构", "course_type": "专业必修", "course_credit": 3, "grade": "A-", "grade_point": 3.7, "passed": True,
}  # fmt: skip
SPORT = {
    **SCORE,
    "lessonCode": "PEDU110011.01",
    "courseCode": "PEDU110011",
    "courseName": "体育",
    "gaGrade": "P",
    "gp": None,
}
SPORT_READ = {
    **SCORE_READ,
    "course_id": "PEDU110011.01",
    "course_code": "PEDU110011",
    "course_name": "体育",
    "grade": "P",
    "grade_point": None,
}
scores = Table(
    "score.get_scores",
    "fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/*",
    as_json(lambda rows: {"semesterId2studentGrades": {"505": rows}}),
    SCORE,
    SCORE_READ,
    (SPORT, SPORT_READ),
    {"semester_id": 505},
)
GRADES = [
    ("P", "P"),
    ("NP", "NP"),
    ("A+", "A+"),
    (None, None),
    ("", None),
    (MISSING, None),
    (" ", None),
    (" A ", "A"),
    (95, "95"),
    ("95", "95"),
    (95.5, "95.5"),
    ("合格", "合格"),
    ("--", OneOf("--", None)),
    ("F", "F"),
    ("缓考", "缓考"),
]
POINTS = [
    (4, 4), (4.0, 4), ("4.0", 4), ("3.7", 3.7), (" 3.7 ", 3.7), ("3.7（A-）", OneOf(3.7, None)), ("4.0（A）", OneOf(4, None)), ("4.0(A)", OneOf(4, None)), ("--", None), ("-", None), ("", None), (None, None), (MISSING, None), (0, 0), ("0", 0), ("P", None), (True, None), ([], None),
    ("４.０", OneOf(4, None)), ("3,7", None), ("无", None), ({}, None),
]  # fmt: skip
CREDITS = [
    ("3", 3),
    ("3.0", 3),
    (0.5, 0.5),
    ("2.5", 2.5),
    (None, None),
    ("", None),
    (MISSING, None),
    (0, 0),
    ("3学分", OneOf(3, None)),
    ("--", None),
    (" 3 ", 3),
    ([], None),
]
scores.each("gaGrade", "grade", GRADES)
scores.each("gp", "grade_point", POINTS)
scores.each("credits", "course_credit", CREDITS)
scores.each(
    "passed", "passed",
    [
        (1, True), (0, False), ("是", True), ("否", False), ("1", True), ("0", False), ("true", True), ("false", False), (False, False), (None, None), (MISSING, None), ("", None), ("通过", OneOf(True, None)), ("未通过", OneOf(False, None)),
        ("Y", OneOf(True, None)), ("N", OneOf(False, None)), ("不及格", OneOf(False, None)), ("--", None), (2, None), ([], None),
    ],
)  # fmt: skip
scores.each(
    "courseName",
    "course_name",
    [
        (None, LOST),
        ("", LOST),
        (MISSING, LOST),
        (" ", LOST),
        (" 数据结构 ", "数据结构"),
        ("数据结构　", "数据结构"),
        (101, "101"),
    ],
)
scores.each(
    "lessonCode", "course_id", [(None, None), ("", None), (MISSING, None), (" COMP130004.01 ", "COMP130004.01")]
)
scores.each("courseCode", "course_code", [(None, None), ("", None), (MISSING, None), (130004, "130004")])
scores.each(
    "courseModuleTypeName",
    "course_type",
    [
        (None, "专业教育课程"),
        ("", "专业教育课程"),
        (MISSING, "专业教育课程"),
        (" 专业必修 ", "专业必修"),
        (" ", "专业教育课程"),
    ],
)
scores.odd({"courseModuleTypeName": None, "courseType": None}, {"course_type": None})
scores.odd({"courseModuleTypeName": None, "courseType": {"nameZh": "专业教育课程"}}, {"course_type": "专业教育课程"})
scores.odd({"courseModuleTypeName": None, "courseType": ""}, {"course_type": None})
scores.odd({"courseModuleTypeName": None, "courseType": []}, {"course_type": None})
scores.odd({"lessonCode": None, "courseCode": None}, {"course_id": None, "course_code": None})
scores.odd({"gaGrade": None, "gp": None, "passed": None}, {"grade": None, "grade_point": None, "passed": None})
scores.rows("row null", [None, SPORT], [SPORT_READ], is_told=True)
scores.rows("row empty", [{}, SPORT], [SPORT_READ], is_told=True)
scores.rows("row a list", [[], SPORT], [SPORT_READ], is_told=True)
scores.rows(
    "only a name",
    [{"courseName": "体育"}],
    [
        {
            "course_name": "体育",
            "grade": None,
            "grade_point": None,
            "course_credit": None,
            "passed": None,
            "course_id": None,
            "course_code": None,
            "course_type": None,
        }
    ],
)
scores.body("no semester", {"semesterId2studentGrades": {}}, [])
scores.body("another semester only", {"semesterId2studentGrades": {"504": [SCORE]}}, [])
scores.body("two semesters", {"semesterId2studentGrades": {"504": [SPORT], "505": [SCORE]}}, [SCORE_READ])
scores.body("semester null", {"semesterId2studentGrades": {"505": None}}, [])
scores.body("semesters null", {"semesterId2studentGrades": None}, [])
scores.body("semesters an empty list", {"semesterId2studentGrades": []}, [])
scores.body("rows an object", {"semesterId2studentGrades": {"505": {"0": SCORE, "1": SPORT}}}, [SCORE_READ, SPORT_READ])
scores.body("another answer", {"message": "系统维护"}, LOST)
scores.body("null", "null", LOST)

# MARK: scores of all semesters

COLUMNS = ("code", "year", "semester", "name", "credits", "grade", "point")
RECORD = {
    "code": "COMP130004",
    "year": "2022-2023",
    "semester": "2022-2023学年1学期",
    "name": "数据结构",
    "credits": 3,
    "grade": "A-",
    "point": 3.7,
}
RECORD_READ = {
    "course_code": "COMP130004", "course_name": "数据结构", "course_credit": 3, "semester_name": "2022-2023学年1学期", "year": 2022, "semester_type": "first", "grade": "A-", "grade_point": 3.7,
}  # fmt: skip


def cells(columns):
    """Returns a function that writes rows, which are dicts, as lists in the order of the columns."""
    return lambda rows: {
        "data": [[row[name] for name in columns if name in row] if isinstance(row, dict) else row for row in rows],
        "recordsTotal": len(rows),
    }


records = Table(
    "score.list_all_scores", "my.fudan.edu.cn/data_tables/bks_xx_cj.json", as_json(cells(COLUMNS)), RECORD, RECORD_READ,
    ({**RECORD, "name": "体育", "code": "PEDU110011"}, {**RECORD_READ, "course_name": "体育", "course_code": "PEDU110011"}),
)  # fmt: skip
records.each("point", "grade_point", [pair for pair in POINTS if pair[0] is not MISSING] + [(MISSING, None)])
records.each("credits", "course_credit", [pair for pair in CREDITS if pair[0] is not MISSING])
records.each("grade", "grade", [pair for pair in GRADES if pair[0] is not MISSING])
records.each("name", "course_name", [(None, LOST), ("", LOST), (" 数据结构 ", "数据结构")])
records.each("code", "course_code", [(None, None), ("", None), (130004, "130004"), (" COMP130004 ", "COMP130004")])
for text, year, term in (
    ("2022-2023学年2学期", 2022, "second"), ("2022-2023学年第2学期", 2022, "second"), ("2022-2023学年暑期", 2022, "summer"), ("2022-2023学年寒假", 2022, "winter"), ("2022-2023学年第一学期", 2022, "first"), ("2022-2023学年第二学期", 2022, "second"),
    ("2022-2023学年秋季学期", 2022, OneOf("first", None)), ("2022-2023学年春季学期", 2022, OneOf("second", None)), ("2022-2023学年", 2022, None),
):  # fmt: skip
    records.odd({"semester": text}, {"semester_name": text, "year": year, "semester_type": term})
# The academic year is what is known of the semester.
records.odd({"semester": None}, {"semester_name": "2022-2023", "year": 2022, "semester_type": None})
records.odd({"semester": ""}, {"semester_name": "2022-2023", "year": 2022, "semester_type": None})
records.odd({"semester": None, "year": None}, {"semester_name": None, "year": None, "semester_type": None})
records.odd({"year": None})
records.odd({"year": ""})
records.rows("row empty", [[], RECORD], [RECORD_READ], is_told=True)
records.rows("row null", [None, RECORD], [RECORD_READ], is_told=True)
for name, value in (("null", None), ("false", False), ("a string", ""), ("an object", {})):
    records.body(f"data {name}", {"data": value}, [])
records.body("data with numbers", {"data": {"1": [RECORD[name] for name in COLUMNS]}}, [RECORD_READ])
records.body("no data", {"draw": 1}, LOST)
records.body("an error", {"error": "系统繁忙"}, LOST)

# MARK: ranks

RANK = {
    "id": None,
    "code": "****",
    "name": "****",
    "grade": "2022",
    "major": "计算机科学",
    "department": "计算机学院",
    "gpa": 3.8,
    "credit": 98.5,
    "ranking": 2,
}
RANK_READ = {
    "name": "****",
    "code": "****",
    "grade": "2022",
    "major": "计算机科学",
    "department": "计算机学院",
    "grade_point": 3.8,
    "credit": 98.5,
    "rank": 2,
    "is_me": False,
}
FIRST = {**RANK, "code": "23307110001", "name": "旦旦", "ranking": 1, "gpa": 3.9}
ranks = Table(
    "score.get_ranks", "fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search", as_json(lambda rows: {"code": 0, "data": rows}), RANK, RANK_READ,
    ({**RANK, "ranking": 3, "gpa": 3.5}, {**RANK_READ, "rank": 3, "grade_point": 3.5}),
)  # fmt: skip
ranks.each(
    "gpa", "grade_point", [(None, None), ("3.80", 3.8), ("", None), (MISSING, None), ("--", None), (0, 0), ([], None)]
)
ranks.each("credit", "credit", [(None, None), ("98.5", 98.5), ("", None), (MISSING, None), (0, 0), ("--", None)])
ranks.each(
    "ranking",
    "rank",
    [
        ("2", 2),
        ("1-2", 1),
        ("1~2", OneOf(1, None)),
        ("2-3", 2),
        (2.0, 2),
        (" 2 ", 2),
        ("2/60", OneOf(2, None)),
        ("--", None),
        (None, None),
        (MISSING, None),
        ("", None),
        (0, None),
        (-1, None),
    ],
)
for case in [case for case in ranks.cases if isinstance(case.expected, list) and case.expected[0]["rank"] is None]:
    case.expected = OneOf(case.expected, case.expected[::-1])  # a row without a rank may come last
ranks.each(
    "major", "major", [(None, None), ("", None), (MISSING, None), ({"nameZh": "计算机科学"}, OneOf("计算机科学", None))]
)
ranks.each("department", "department", [(None, None), ("", None), (MISSING, None)])
ranks.each("grade", "grade", [(2022, "2022"), (None, None), ("", None), (MISSING, None)])
ranks.each("code", "code", [(None, None), ("", None), (MISSING, None), (22, "22")])
ranks.odd({"name": None}, {"name": None, "is_me": None})
ranks.odd({"name": ""}, {"name": None, "is_me": None})
ranks.odd({"name": "旦旦"}, {"name": "旦旦", "is_me": True})
ranks.odd({"name": "*"}, {"name": "*"})
ranks.odd({"name": "＊＊＊＊"}, {"name": "＊＊＊＊"})
ranks.odd({"name": None, "ranking": None, "code": None}, LOST)
ranks.rows(
    "own row without an average",
    [{**FIRST, "gpa": None, "major": None}, RANK],
    [
        {
            **RANK_READ,
            "code": "23307110001",
            "name": "旦旦",
            "rank": 1,
            "grade_point": None,
            "major": None,
            "is_me": True,
        },
        RANK_READ,
    ],
)
ranks.rows("row null", [None, RANK], [RANK_READ], is_told=True)
for name, value in (("null", None), ("false", False), ("a string", ""), ("an object", {})):
    ranks.body(f"data {name}", {"code": 0, "data": value}, [])
ranks.body("data with numbers", {"code": 0, "data": {"1": RANK}}, [RANK_READ])
ranks.body("code a string", {"code": "0", "data": [RANK]}, [RANK_READ])
ranks.body("an error", {"code": 500, "message": "系统繁忙"}, LOST)

# MARK: scores of graduates

GRADUATE = {
    "KCMC": "随机过程",
    "KCDM": "MATH620033",
    "XF": 3.0,
    "CZRXM": "张三",
    "KCLBMC": "学位专业课",
    "CJ": "A-",
    "JDZ": 3.7,
}
GRADUATE_READ = {
    "course_name": "随机过程",
    "course_code": "MATH620033",
    "course_credit": 3,
    "teacher": "张三",
    "course_type": "学位专业课",
    "grade": "A-",
    "grade_point": 3.7,
}
graduates = Table(
    "score.get_scores", "yzsfwapp.fudan.edu.cn/*/jdjscjcx.do", as_json(lambda rows: {"code": "0", "datas": {"jdjscjcx": {"totalSize": len(rows), "pageSize": 999, "rows": rows}}}), GRADUATE, GRADUATE_READ,
    ({**GRADUATE, "KCMC": "英语", "KCDM": "ENGL620001"}, {**GRADUATE_READ, "course_name": "英语", "course_code": "ENGL620001"}), {"semester_id": 20261}, who="graduate",
)  # fmt: skip
graduates.each("XF", "course_credit", CREDITS)
graduates.each("JDZ", "grade_point", POINTS)
graduates.each("CJ", "grade", GRADES)
graduates.each("CZRXM", "teacher", [(None, None), ("", None), (MISSING, None), (" 张三 ", "张三")])
graduates.each("KCLBMC", "course_type", [(None, None), ("", None), (MISSING, None)])
graduates.each("KCDM", "course_code", [(None, None), ("", None), (MISSING, None), (620033, "620033")])
graduates.each("KCMC", "course_name", [(None, LOST), ("", LOST), (MISSING, LOST), (" 随机过程 ", "随机过程")])
PAGE = {"totalSize": 1, "pageSize": 999, "rows": [GRADUATE]}
graduates.body("code a number", {"code": 0, "datas": {"jdjscjcx": PAGE}}, [GRADUATE_READ])
graduates.body("totalSize a string", {"code": "0", "datas": {"jdjscjcx": {**PAGE, "totalSize": "1"}}}, [GRADUATE_READ])
graduates.body("totalSize null", {"code": "0", "datas": {"jdjscjcx": {**PAGE, "totalSize": None}}}, [GRADUATE_READ])
graduates.body("without totalSize", {"code": "0", "datas": {"jdjscjcx": {"rows": [GRADUATE]}}}, [GRADUATE_READ])
graduates.cases[-1].name = "without totalSize"
graduates.body("more rows than sent", {"code": "0", "datas": {"jdjscjcx": {**PAGE, "totalSize": 2}}}, [GRADUATE_READ])
graduates.cases[-1].is_told = True
for name, value in (("null", None), ("false", False), ("a string", ""), ("an object", {})):
    graduates.body(f"rows {name}", {"code": "0", "datas": {"jdjscjcx": {**PAGE, "totalSize": 0, "rows": value}}}, [])
graduates.body(
    "rows with numbers", {"code": "0", "datas": {"jdjscjcx": {**PAGE, "rows": {"1": GRADUATE}}}}, [GRADUATE_READ]
)
graduates.body("refused", {"code": "404", "msg": "请求方式不支持"}, LOST)
graduates.body("no datas", {"code": "0"}, LOST)
graduates.body("other datas", {"code": "0", "datas": {}}, LOST)

TABLES = [scores, records, ranks, graduates]
