"""Odd answers behind values that are calculated, and behind streams: what cannot be read changes neither a sum nor the news."""

from odd_values import cards, notices, scores, timetable
from odd_values.table import LOST, MISSING, OneOf, Table, as_json

# MARK: summary of the scores

SUMMARY = {"course_count": 2, "credits": 5, "average": 3.7, "average_credits": 3, "unweighted_count": 0}
SCORE, SPORT = scores.SCORE, {**scores.SPORT, "credits": 2}
summary = Table(
    "score.get_summary", "fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/*", as_json(lambda rows: {"semesterId2studentGrades": {"505": [*rows, SPORT]}}), SCORE, SUMMARY,
)  # fmt: skip
for value, credits in (("3", 3), (3.0, 3), (" 3.0 ", 3), (0.5, 0.5)):
    summary.odd({"credits": value}, {"credits": credits + 2, "average_credits": credits})
UNWEIGHTED = {"credits": 2, "average": None, "average_credits": 0, "unweighted_count": 1}
for value in (None, "", MISSING, "--", [], False):
    summary.odd({"credits": value}, UNWEIGHTED)
summary.odd({"credits": 0}, {"credits": 2, "average": None, "average_credits": 0, "unweighted_count": OneOf(0, 1)})
for value, point in (("3.7", 3.7), (" 3.70 ", 3.7), (4, 4), ("4.0（A）", OneOf(4, None))):
    summary.odd({"gp": value}, {"average": point, "average_credits": OneOf(3, 0) if isinstance(point, OneOf) else 3})
for value in (None, "", MISSING, "--", "无", []):
    summary.odd({"gp": value}, {"average": None, "average_credits": 0})
for grade in ("P", "NP", " P "):
    summary.odd({"gaGrade": grade}, {"credits": OneOf(5, 2), "average": None, "average_credits": 0})
summary.odd({"gaGrade": "F", "gp": 0, "passed": False}, {"credits": 2, "average": 0})
summary.odd({"gaGrade": "F", "gp": "0", "passed": 0}, {"credits": 2, "average": 0})
summary.odd({"gaGrade": "F", "gp": "0.0", "passed": "否"}, {"credits": 2, "average": 0})
for value in (1, "1", "true", "是"):
    summary.odd({"passed": value})
for value in (None, MISSING, ""):  # the grade tells that the course was passed
    summary.odd({"passed": value}, {"credits": 5})
for value in (None, "", MISSING, " "):  # a grade that is not published is in no sum
    summary.odd({"gaGrade": value}, {"course_count": 1, "credits": 2, "average": None, "average_credits": 0})
for value in (False, 0, "false"):
    summary.odd({"published": value}, {"course_count": OneOf(1, 2), "credits": OneOf(2, 5)})
    summary.cases[-1].expected = {}  # what the mark means is not known
for name, body, value in (
    ("a row null", {"505": [None, SCORE, SPORT]}, SUMMARY),
    ("a row that is a string", {"505": ["无", SCORE, SPORT]}, SUMMARY),
    ("a row without a name", {"505": [{**SCORE, "courseName": None}, SPORT]}, {**SUMMARY, "course_count": 1, "credits": 2, "average": None, "average_credits": 0}),
):  # fmt: skip
    summary.body(name, {"semesterId2studentGrades": body}, value)
    summary.cases[-1].is_told = True
for name, body in (("object in place of rows", {"505": {"0": SCORE, "1": SPORT}}), ("two semesters", {"504": [SPORT], "505": [SCORE]}), ("a semester with null", {"504": None, "505": [SCORE, SPORT]}), ("a semester without rows", {"504": [], "505": [SCORE, SPORT]})):  # fmt: skip
    summary.body(name, {"semesterId2studentGrades": body}, SUMMARY)
EMPTY = {"course_count": 0, "credits": 0, "average": None, "average_credits": 0, "terms": []}
for name, body in (("no semesters", {}), ("an empty list", []), ("null", None), ("false", False)):
    summary.body(name, {"semesterId2studentGrades": body}, EMPTY)
summary.body("no member", {"error": "系统繁忙"}, LOST)
summary.body("a page", "<html><body><h1>系统升级</h1></body></html>", LOST)

# MARK: summary of the payments


def found_page(rows):
    """Returns the response to a search: the table is a text in XML."""
    table = cards.query_page(cards.payments([*rows, TRANSFER]))
    return f'<?xml version="1.0" encoding="UTF-8"?><ajax-response><response type="text" id="all"><![CDATA[{table}]]></response></ajax-response>'


PAYMENT, TRANSFER = cards.PAYMENT, cards.TRANSFER
SPENT = {
    "received": 100, "unknown_count": 0, "days": [{"date": "2026-11-22", "count": 1, "amount": 12.5}], "places": [{"place": "旦苑", "count": 1, "amount": 12.5}],
}  # fmt: skip
SPENT_READ = {**SPENT, "count": 1, "amount": 12.5}
spending = Table(
    "wallet.get_summary", "ecard.fudan.edu.cn/epay/consume/query", found_page, PAYMENT, SPENT_READ,
    parameters={"start_date": "2026-11-01", "end_date": "2026-11-30"},
)  # fmt: skip
for amount in ("12.50元", "¥12.50", "－12.50", "-12.50", " 12.50 ", "12.5"):
    spending.odd({"amount": amount})
spending.odd({"amount": "1,012.50"}, {"amount": 1012.5, "days": [{"date": "2026-11-22", "count": 1, "amount": 1012.5}], "places": [{"place": "旦苑", "count": 1, "amount": 1012.5}]})  # fmt: skip
NOTHING = {"count": 0, "amount": 0, "days": [], "places": []}
for amount in ("", "--", "待入账"):
    spending.odd({"amount": amount}, NOTHING)
    spending.cases[-1].is_told = True
for kind in ("退款", "消费退款", "补助", "充值"):
    spending.odd({"kind": kind}, {**NOTHING, "received": 112.5})
for kind in ("", "&nbsp;", "未知"):
    spending.odd({"kind": kind}, {**NOTHING, "unknown_count": 1})
    if kind == "未知":
        spending.cases[-1].expected = OneOf(SPENT_READ, SPENT_READ | {**NOTHING, "unknown_count": 1})
for place in ("", "&nbsp;"):
    spending.odd({"place": place}, {"places": [{"place": None, "count": 1, "amount": 12.5}]})
spending.odd({"place": " 旦苑 "})
spending.odd({"place": "旦苑&amp;北食"}, {"places": [{"place": "旦苑&北食", "count": 1, "amount": 12.5}]})
for day in ("2026-11-22", "2026/11/22", "20261122", "2026年11月22日"):
    spending.odd({"day": day})
for day in ("", "昨天", "2026.02.30"):
    spending.odd({"day": day}, NOTHING)
    spending.cases[-1].is_told = True
spending.odd({"clock": "00:00"})
spending.odd({"clock": "中午"}, NOTHING)
spending.cases[-1].is_told = True

# MARK: forecast of the electricity

USAGE = cards.USAGE
forecast = Table(
    "electricity.get_forecast", "zlapp.fudan.edu.cn/fudanelec/wap/default/info", as_json(lambda rows: {"e": 0, "m": "操作成功", "d": rows[0]}), USAGE, {"electricity_available": 55.3},
)  # fmt: skip
for value, left in (("55.3", 55.3), (" 55.30 ", 55.3), (0, 0), ("0", 0), ("-3.2", -3.2), (1055, 1055)):
    forecast.odd({"fj_surplus": value}, {"electricity_available": left})
for value in (None, "", MISSING, "--", []):
    forecast.odd({"fj_surplus": value}, LOST)
for member in ("fj_used", "fj_all", "fj_update_time", "ting"):
    for value in (None, "", MISSING):
        forecast.odd({member: value})
NO_FORECAST = {"day_count": 0, "daily_usage": None, "days_left": None}
readings = Table(
    "electricity.get_forecast", "my.fudan.edu.cn/data_tables/ykt_xszsqyydqk.json", as_json(scores.cells(tuple(cards.DAILY))), cards.DAILY, NO_FORECAST, name="of the log",
)  # fmt: skip
for name, data in (("no rows", []), ("null", None), ("false", False), ("a string", ""), ("an object", {})):
    readings.body(name, {"data": data}, NO_FORECAST)
readings.body("no data", {"error": "系统繁忙"}, OneOf(LOST, NO_FORECAST))
OLD = {**cards.DAILY, "date": "2020-01-01"}  # counts in no forecast
readings.rows("row null", [None, OLD], NO_FORECAST, is_told=True)
readings.rows("row without a day", [{**cards.DAILY, "date": ""}, OLD], NO_FORECAST, is_told=True)
readings.rows("no row that can be read", [None, None], LOST)

# MARK: exams that are watched

EXAM = timetable.EXAM
exams = Table("exam.watch", timetable.EXAMS, timetable.exam_page, EXAM, timetable.EXAM_READ, items="exams", before=timetable.exam_page([EXAM]))  # fmt: skip
LATER = {"date": "2026-12-30"}
SPORT_EXAM = {**EXAM, "name": "体育", "code": "<span>PEDU110011.01</span>"}
SPORT_EXAM_READ = {**timetable.EXAM_READ, "course": "体育", "course_id": "PEDU110011.01"}
exams.rows("nothing new", [EXAM], [])
exams.rows("an exam is new", [EXAM, SPORT_EXAM], [SPORT_EXAM_READ])
exams.rows("in another order", [SPORT_EXAM, EXAM], [SPORT_EXAM_READ])
exams.rows("another day", [{**EXAM, "time": "2026-12-30 08:30~10:30"}], [timetable.EXAM_READ | LATER])
exams.rows("another room", [{**EXAM, "place": "<span>邯郸校区</span><span>H第六教学楼</span><span>H6507</span>"}], [timetable.EXAM_READ | {"location": "H6507"}])  # fmt: skip
exams.rows("blanks", [{**EXAM, "name": " 数据结构 ", "time": "2026-12-29  08:30~10:30 "}], [])
exams.rows("the exam is over", [{**EXAM, "state": "已结束", "attributes": 'data-finished="true" class="finished"'}], [])
exams.rows("the exam is gone", [SPORT_EXAM], [SPORT_EXAM_READ])
exams.rows("a row without a name", [{**SPORT_EXAM, "name": ""}, EXAM], OneOf([], [SPORT_EXAM_READ | {"course": "PEDU110011.01"}]))  # fmt: skip
exams.rows(
    "a row that says that there is nothing", ['<tr class="tr-empty"><td colspan="5">暂无数据</td></tr>', EXAM], []
)
exams.rows("no exams", [], [])
exams.body("a page", "<html><body><h1>系统升级</h1></body></html>", LOST)

# MARK: announcements that are watched

NOTICE, NEW = notices.NOTICE, {**notices.NOTICE, "path": "/d/page.htm", "shown": "新通知", "title": ""}
NEW_READ = {"title": "新通知", "date": "2026-11-20", "link": "https://jwc.fudan.edu.cn/d/page.htm", "needs_sign_in": False}  # fmt: skip
news = Table("announcement.watch", "jwc.fudan.edu.cn/*/list*.htm", notices.office, NOTICE, {}, who=None, items="announcements", before=notices.office([NOTICE]))  # fmt: skip
news.rows("nothing new", [NOTICE], [])
news.rows("an announcement is new", [NEW, NOTICE], [NEW_READ])
# An announcement below all known ones is an old one, which moved up from the next page.
news.rows("unknown below the others", [NOTICE, NEW], [])
for day, read in (("2026/11/20", "2026-11-20"), ("[2026-11-20]", "2026-11-20"), ("", None), ("昨天", None)):
    news.rows(f"new with the date {day!r}", [{**NEW, "day": day}, NOTICE], [NEW_READ | {"date": read}])
    news.rows(f"the date is now {day!r}", [{**NOTICE, "day": day}], [])
news.rows("the link is complete now", [{**NOTICE, "path": "https://jwc.fudan.edu.cn/a/b/c1/page.htm"}], [])
news.rows("blanks around the link", [{**NOTICE, "path": " /a/b/c1/page.htm "}], [])
news.rows("the announcement is gone", [NEW], [NEW_READ])
news.rows("a row without a link", ["<tr><td>停电通知</td></tr>", NEW, NOTICE], [NEW_READ])
news.rows("twice on the page", [NEW, NEW, NOTICE], [NEW_READ])
news.body("a page", "<html><body><h1>系统升级</h1></body></html>", LOST)

TABLES = [summary, spending, forecast, readings, exams, news]
