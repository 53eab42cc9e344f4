"""Odd announcements, buses, canteens, classrooms, profiles and sport results."""

import json

from odd_values.table import LOST, MISSING, OneOf, Table, as_json

# MARK: announcements

NOTICE = {
    "path": "/a/b/c1/page.htm",
    "title": ' title="关于选课的通知"',
    "shown": "关于选课的通知",
    "day": "2026-11-20",
}
NOTICE_READ = {
    "title": "关于选课的通知",
    "date": "2026-11-20",
    "link": "https://jwc.fudan.edu.cn/a/b/c1/page.htm",
    "needs_sign_in": False,
}


def office(rows):
    listed = "".join(
        row
        if isinstance(row, str)
        else f"<tr><td><table width='100%'><tr><td class='ico'></td><td align='left'><a href='{row['path']}' target='_blank'{row['title']}>{row['shown']}</a></td><td class='ti'> {row['day']} </td></tr></table></td></tr>"
        for row in rows
    )
    return f'<html><body><div id="wp_news_w9"><table class="wp_article_list_table" width="100%">{listed}</table></div></body></html>'


def school(rows):
    listed = "".join(
        row
        if isinstance(row, str)
        else f"<li class='list_item i1'><div class='fields pr_fields'><span class='Article_Title'><a href='{row['path']}' target='_blank'{row['title']}>{row['shown']}</a></span></div>"
        f"<div class='fields ex_fields'><span class='Article_PublishDate'>{row['day']}</span></div></li>"
        for row in rows
    )
    return f'<html><body><div id="wp_news_w6"><ul class="wp_article_list">{listed}</ul></div></body></html>'


def announcements(method, host, answer):
    read = NOTICE_READ | {"link": f"https://{host}/a/b/c1/page.htm"}
    beside = {**NOTICE, "path": "/d/page.htm"}, read | {"link": f"https://{host}/d/page.htm"}
    table = Table(method, f"{host}/*/list*.htm", answer, NOTICE, read, beside, {"page": 1}, who=None)
    for day, found in (
        ("2026/11/20", "2026-11-20"), ("2026.11.20", "2026-11-20"), ("2026年11月20日", "2026-11-20"), ("[2026-11-20]", "2026-11-20"), ("（2026-11-20）", "2026-11-20"), ("2026-11-20 10:00", "2026-11-20"), ("发布时间：2026-11-20", OneOf("2026-11-20", None)), ("20261120", "2026-11-20"), ("2026-11-2", "2026-11-02"),
        ("", None), ("&nbsp;", None), ("11-20", None), ("昨天", None), ("2026-02-30", None), ("2026-11", None),
    ):  # fmt: skip
        table.odd({"day": day}, {"date": found})
    for path, link, needs in (
        ("https://jwc.fudan.edu.cn/x/page.htm", "https://jwc.fudan.edu.cn/x/page.htm", False), ("http://www.fudan.edu.cn/x.htm", "http://www.fudan.edu.cn/x.htm", False), ("//news.fudan.edu.cn/x.htm", "https://news.fudan.edu.cn/x.htm", False), (" /a/b/c1/page.htm ", read["link"], False),
        ("/a/b/c1/page.psp", f"https://{host}/a/b/c1/page.psp", True), ("/a/b/c1/page.PSP", f"https://{host}/a/b/c1/page.PSP", True), ("/a/b/c1/page.psp?x=1", f"https://{host}/a/b/c1/page.psp?x=1", True), ("/a.htm?x=1&amp;y=2", f"https://{host}/a.htm?x=1&y=2", False), ("/a.htm?x=1&y=2", f"https://{host}/a.htm?x=1&y=2", False),
        ("https://mp.weixin.qq.com/s/abc", "https://mp.weixin.qq.com/s/abc", False), ("/_upload/a.pdf", f"https://{host}/_upload/a.pdf", False),
    ):  # fmt: skip
        table.odd({"path": path}, {"link": link, "needs_sign_in": needs})
    for path in ("", "javascript:void(0)"):
        table.odd({"path": path}, LOST)
    for title, shown, found in (
        ("", "关于选课的通知", "关于选课的通知"), (' title="关于选课的通知"', "关于选课的…", "关于选课的通知"), (' title=""', "关于选课的通知", "关于选课的通知"), (' title="A&amp;B"', "A&amp;B", "A&B"), ("", "<font color='red'>关于</font>选课的通知", "关于选课的通知"), (' title=" 关于选课的通知 "', "关于", "关于选课的通知"),
        (' title="关于选课的通知"', "", "关于选课的通知"), ("", "关于\n  选课", OneOf("关于 选课", "关于选课")), (' TITLE="关于选课的通知"', "关于…", "关于选课的通知"),
    ):  # fmt: skip
        table.odd({"title": title, "shown": shown}, {"title": found})
    table.odd({"title": "", "shown": ""}, LOST)
    table.odd({"title": ' title=" "', "shown": "&nbsp;"}, LOST)
    table.body("another page", "<html><body><h1>系统升级</h1></body></html>", LOST)
    table.body("maintenance", "<html><body>网络维护中 | Under Maintenance</body></html>", LOST)
    return table


undergraduate = announcements("announcement.get_undergraduate_announcements", "jwc.fudan.edu.cn", office)
graduate = announcements("announcement.get_graduate_announcements", "gs.fudan.edu.cn", school)
graduate.body(
    "without the date's class", school([NOTICE]).replace(" class='Article_PublishDate'", ""), [graduate.reads]
)
graduate.body(
    "without the block's identifier",
    school([NOTICE]).replace(' id="wp_news_w6"', ' id="wp_news_w5"'),
    OneOf([graduate.reads]),
)

# MARK: buses

RUN = {"id": "130021", "start": "邯郸", "end": "江湾", "stime": "8:00", "etime": "", "arrow": "3", "holiday": "0"}
RUN_READ = {
    "id": 130021,
    "time": "08:00",
    "start": "邯郸",
    "end": "江湾",
    "holiday": False,
    "bidirectional": False,
    "note": None,
}
LAST = {**RUN, "id": "130022", "stime": "22:10"}
LAST_READ = {**RUN_READ, "id": 130022, "time": "22:10"}


def route(rows, name="邯郸-江湾"):
    return {"e": 0, "m": "", "d": {"data": [{"route": name, "lists": rows}]}}


def read(schedules, name="邯郸-江湾", start="邯郸", end="江湾"):
    return [{"name": name, "start": start, "end": end, "schedules": schedules}]


buses = Table(
    "bus.get_routes",
    "zlapp.fudan.edu.cn/fudanbus/wap/default/lists",
    as_json(route),
    RUN,
    RUN_READ,
    parameters={"type": "workday"},
)


def run(changes, *schedules, name=None):
    row = {key: value for key, value in (RUN | changes).items() if value is not MISSING}
    title = name or ", ".join(
        f"{key}={'missing' if value is MISSING else repr(value)}" for key, value in changes.items()
    )
    expected = [] if schedules == (LOST,) else [RUN_READ | reads for reads in schedules]
    buses.rows(title, [row, LAST], read([*expected, LAST_READ]), is_told=schedules == (LOST,))


for text, value in (
    ("08:00", "08:00"),
    ("8.00", "08:00"),
    ("8：00", "08:00"),
    (" 8:00 ", "08:00"),
    ("08:00:00", "08:00"),
    ("24:00", "24:00"),
    ("0:10", "00:10"),
    ("8:05", "08:05"),
    ("8。00", OneOf("08:00")),
):
    run({"stime": text}, {"time": value})
run({"stime": "6:45(周五)"}, {"time": "06:45", "note": "周五"})
run({"stime": "6:45（周五）"}, {"time": "06:45", "note": "周五"})
run({"stime": "6:45 周五"}, {"time": "06:45", "note": "周五"})
for text in ("停运", "25:00", "8:70", "八点"):
    run({"stime": text}, LOST)
for value in (3, "3", 3.0, " 3 "):
    run({"arrow": value}, {})
run({"arrow": "2", "stime": "", "etime": "8:00"}, {"start": "江湾", "end": "邯郸"})
run({"arrow": 2, "stime": "", "etime": "8.00"}, {"start": "江湾", "end": "邯郸"})
run({"arrow": "1", "etime": "8:00"}, {"bidirectional": True}, {"bidirectional": True, "start": "江湾", "end": "邯郸"})
run(
    {"arrow": "1", "etime": "9:00"},
    {"bidirectional": True},
    {"bidirectional": True, "start": "江湾", "end": "邯郸", "time": "09:00"},
)
for value, holiday in (("1", True), (1, True), (0, False), (None, None), ("", None), (MISSING, None), (True, True)):
    run({"holiday": value}, {"holiday": holiday})
for value, number in ((130021, 130021), ("", None), (None, None), (MISSING, None), ("临时", None)):
    run({"id": value}, {"id": number})
run({"start": " 邯郸 "}, {})
run({"start": "", "end": ""}, {})
run({"start": None, "end": None}, {})
run({"start": MISSING, "end": MISSING}, {})
run({"start": "邯郸校区"}, {"start": OneOf("邯郸", "邯郸校区")})
for end in ("8:00江湾", "江湾 8:00"):  # the time may be that of the departure there, or that of the return
    run({"start": "邯郸", "end": end, "stime": ""}, LOST)
run({"stime": "", "etime": ""})  # a run without times does not operate
run({"stime": None})
buses.rows("row null", [None, LAST], read([LAST_READ]), is_told=True)
for name, value in (("null", None), ("false", False), ("a string", ""), ("an object", {})):
    buses.body(f"lists {name}", route(value), read([]))
    buses.body(f"data {name}", {"e": 0, "m": "", "d": {"data": value}}, [])
buses.body("lists with numbers", route({"1": RUN}), read([RUN_READ]))
for name, start, end in (
    ("邯郸—江湾", "邯郸", "江湾"),
    ("邯郸－江湾", "邯郸", "江湾"),
    ("邯郸 - 江湾", "邯郸", "江湾"),
    ("邯郸→江湾", "邯郸", "江湾"),
    ("校区环线", None, None),
    ("邯郸~江湾", "邯郸", "江湾"),
    ("邯郸至江湾", OneOf("邯郸", None), OneOf("江湾", None)),
):
    buses.body(f"route {name}", route([RUN], name), read([RUN_READ], name, start, end))
buses.body("route null", route([RUN], None), LOST)
buses.body("e a string", {**route([RUN]), "e": "0"}, read([RUN_READ]))
buses.body("an error", {"e": 1, "m": "系统繁忙", "d": []}, LOST)

# MARK: canteens

canteens = Table(
    "canteen.get_canteen_queuing", "my.fudan.edu.cn/simple_list/stqk", lambda rows: "", {}, {}, items="canteens"
)


def chart(text):
    return f'<html><body><div class="container-fluid"><div class="row"></div><script>\n{text}\n</script></div></body></html>'


def rooms(*found, id="bb", campus="本部"):
    return [
        {
            "id": id,
            "campus": campus,
            "dining_rooms": [
                {"name": name, "current": current, "capacity": capacity} for name, current, capacity in found
            ],
        }
    ]


TWO = rooms(("北区-千喜鹤", 12, 200), ("清真", 3, 50))
for name, text, expected in (
    ("usual", r"initStqkChart('chart_bb', ['北区\n千喜鹤', '清真'], ['12', '3'], ['200', '50'])", TWO), ("numbers", r"initStqkChart('chart_bb', ['北区\n千喜鹤', '清真'], [12, 3], [200, 50])", TWO), ("double quotes", r'initStqkChart("chart_bb", ["北区\n千喜鹤", "清真"], ["12", "3"], ["200", "50"])', TWO),
    ("no blanks", r"initStqkChart('chart_bb',['北区\n千喜鹤','清真'],['12','3'],['200','50']);", TWO), ("line breaks", "initStqkChart(\n 'chart_bb',\n ['北区\\n千喜鹤',\n '清真'],\n ['12','3'],\n ['200','50']\n);", TWO), ("a comma at the end", r"initStqkChart('chart_bb', ['北区\n千喜鹤', '清真',], ['12', '3',], ['200', '50',])", TWO),
    ("a hyphen", "initStqkChart('chart_bb', ['清真'], ['-'], ['50'])", rooms(("清真", None, 50))), ("an empty number", "initStqkChart('chart_bb', ['清真'], [''], ['50'])", rooms(("清真", None, 50))), ("null", "initStqkChart('chart_bb', ['清真'], [null], [50])", rooms(("清真", None, 50))), ("blanks", "initStqkChart('chart_bb', [' 清真 '], [' 3 '], [' 50 '])", rooms(("清真", 3, 50))),
    ("an unknown campus", "initStqkChart('chart_xx', ['清真'], ['3'], ['50'])", rooms(("清真", 3, 50), id="xx", campus="xx")), ("a quote in a name", r"initStqkChart('chart_bb', ['Tom\'s'], ['3'], ['50'])", rooms(("Tom's", 3, 50))), ("a bracket in a name", "initStqkChart('chart_bb', ['清真[一楼]'], ['3'], ['50'])", rooms(("清真[一楼]", 3, 50))),
    ("a comma in a name", "initStqkChart('chart_bb', ['清真,一楼'], ['3'], ['50'])", rooms(("清真,一楼", 3, 50))), ("no rooms", "initStqkChart('chart_bb', [], [], [])", rooms()), ("a zero", "initStqkChart('chart_bb', ['清真'], ['0'], ['50'])", rooms(("清真", 0, 50))), ("an escaped character", r"initStqkChart('chart_bb', ['\u6e05真'], ['3'], ['50'])", rooms(("清真", 3, 50))),
    ("fewer capacities", "initStqkChart('chart_bb', ['清真'], ['3'], [])", rooms(("清真", 3, None))), ("a number with a decimal", "initStqkChart('chart_bb', ['清真'], ['3.0'], ['50'])", rooms(("清真", 3, 50))),
):  # fmt: skip
    canteens.body(name, chart(text), expected)
canteens.body(
    "closed",
    '<html><body><div class="container-fluid"><div class="alert">仅在用餐时段开放</div></div></body></html>',
    [],
)
canteens.body(
    "closed, other words",
    '<html><body><div class="container-fluid"><div class="alert">仅在就餐时间开放</div></div></body></html>',
    [],
)
canteens.body("another page", "<html><body><h1>系统升级</h1></body></html>", LOST)

# MARK: classrooms

USE = {"name": "H2101", "capacity": "60", "cells": [""] * 14}
USE_READ = {"name": "H2101", "capacity": 60, "schedules": []}


def building(rows):
    listed = "".join(
        f'<tr id="r1"><td><table><tr><td><a id="rt1">{row["name"]}</a></td></tr></table></td><td id="c1"><table><tr><td><font size=2><span>{row["capacity"]}</span></font></td></tr></table></td>'
        + "".join(f"<td>{cell}</td>" for cell in row["cells"])
        + "</tr>"
        for row in rows
    )
    return f'<html><body><TABLE id="statusTable_0"><tr><td colspan=16>H2</td></tr><tr><td rowspan=2>教室</td><td rowspan=2>容量</td></tr><tr></tr>{listed}</TABLE></body></html>'


classrooms = Table(
    "classroom.get_classrooms",
    "10.64.130.6/*",
    building,
    USE,
    USE_READ,
    ({**USE, "name": "H2102"}, {**USE_READ, "name": "H2102"}),
    {"building": "H2"},
    who=None,
)
classrooms.each(
    "capacity",
    "capacity",
    [("60人", 60), (" 60 ", 60), ("(60)", 60), ("", None), ("-", None), ("&nbsp;", None), ("0", 0)],
)
classrooms.each("name", "name", [(" H2101\n", "H2101"), ("", LOST), ("&nbsp;", LOST), ("<b>H2101</b>", "H2101")])
COURSE = "<span class=tag><span class='rare'>本</span></span>COMP130004<font> </font>.<font> </font>01<br>[数据结构](张三){60人}<br>"
COURSE_READ = {
    "start": 3,
    "end": 4,
    "name": "数据结构",
    "course_id": "COMP130004.01",
    "category": "本",
    "teacher": "张三",
    "capacity": 60,
}
for name, text, reads in (
    ("usual", COURSE, {}), ("without a teacher", COURSE.replace("(张三)", ""), {"teacher": None}), ("without a number", COURSE.replace("{60人}", ""), {"capacity": None}), ("an empty teacher", COURSE.replace("张三", ""), {"teacher": None}), ("without a category", COURSE.replace("<span class='rare'>本</span>", ""), {"category": None}),
    ("a name with brackets", COURSE.replace("数据结构", "数据结构(上)"), {"name": "数据结构(上)"}), ("two teachers", COURSE.replace("张三", "张三,李四"), {"teacher": "张三,李四"}), ("a number without 人", COURSE.replace("60人", "60"), {"capacity": OneOf(60, None)}), ("graduates", COURSE.replace("本", "研"), {"category": "研"}),
    ("an ampersand", COURSE.replace("数据结构", "A&amp;B"), {"name": "A&B"}), ("a teacher with full-width brackets", COURSE.replace("(张三)", "（张三）"), {"teacher": OneOf("张三", None)}),
):  # fmt: skip
    classrooms.odd({"cells": ["", "", text, text] + [""] * 10}, {"schedules": [COURSE_READ | reads]})
    classrooms.cases[-1].name = name
BORROWED = "<span class=tag><span><font color=red>临借</font></span></span>35402 学生会例会 <br>"
classrooms.odd(
    {"cells": [BORROWED, *[""] * 13]},
    {
        "schedules": [
            {
                "start": 1,
                "end": 1,
                "name": "学生会例会",
                "course_id": "35402",
                "category": "临借",
                "teacher": None,
                "capacity": None,
            }
        ]
    },
)
classrooms.cases[-1].name = "a booking"
classrooms.odd(
    {"cells": ["考试", *[""] * 13]},
    {
        "schedules": [
            {
                "start": 1,
                "end": 1,
                "name": "考试",
                "course_id": None,
                "category": None,
                "teacher": None,
                "capacity": None,
            }
        ]
    },
)
for name, empty in (("&nbsp;", "&nbsp;"), ("blanks", "  \n"), ("br", "<br>")):
    classrooms.odd({"cells": [empty] * 14})
    classrooms.cases[-1].name = f"cells with {name}"
classrooms.odd(
    {"cells": ["", COURSE, "", COURSE, *[""] * 10]},
    {"schedules": [COURSE_READ | {"start": 2, "end": 2}, COURSE_READ | {"start": 4, "end": 4}]},
)
classrooms.cases[-1].name = "an empty cell between"
classrooms.odd({"cells": [""] * 13})
classrooms.cases[-1].name = "13 cells"
classrooms.odd({"cells": [*[""] * 14, COURSE]}, {"schedules": [COURSE_READ | {"start": 15, "end": 15}]})
classrooms.cases[-1].name = "15 cells"
classrooms.body("another page", "<html><body><h1>系统升级</h1></body></html>", LOST)

# MARK: people

PROFILE = {"XH": "23307110001", "XM": "旦旦", "XB": "女", "ZJHM": "310", "YX": "计算机学院", "ZY": "计算机科学"}
PROFILE_READ = {
    "campus_id": "23307110001",
    "name": "旦旦",
    "gender": "女",
    "id_number": "310",
    "department": "计算机学院",
    "major": "计算机科学",
}
profile = Table(
    "profile.get_student_profile",
    "workflow1.fudan.edu.cn/site/fudan/student-information",
    as_json(lambda rows: {"e": 0, "m": "", "d": {"info": rows[0]}}),
    PROFILE,
    PROFILE_READ,
)
for member, name in (
    ("XB", "gender"),
    ("ZJHM", "id_number"),
    ("YX", "department"),
    ("ZY", "major"),
    ("XM", "name"),
    ("XH", "campus_id"),
):
    profile.each(
        member,
        name,
        [(None, None), ("", None), (" ", None), (MISSING, None), ([], None), (7, "7"), (" x ", "x"), (False, None)],
    )
profile.odd({"XH": None, "XM": None}, LOST)
profile.body("info a list", {"e": 0, "m": "", "d": {"info": []}}, LOST)
profile.body("d a list", {"e": 0, "m": "", "d": []}, LOST)

PERSON = {"name": "旦旦", "identity": "本科生", "depart": "计算机学院"}
PERSON_READ = {"name": "旦旦", "identity": "本科生", "department": "计算机学院"}
person = Table(
    "profile.get_identity",
    "ehall.fudan.edu.cn/",
    lambda rows: f"<html><script>window.userInfoDSL = {json.dumps(rows[0], ensure_ascii=False)};</script></html>",
    PERSON,
    PERSON_READ,
)
person.each("identity", "identity", [(None, None), ("", None), (MISSING, None), (" 本科生 ", "本科生")])
person.each("depart", "department", [(None, None), ("", None), (MISSING, None)])
person.each("name", "name", [(" 旦旦 ", "旦旦"), (None, LOST), ("", LOST)])
person.body(
    "without blanks",
    '<html><script>window.userInfoDSL={"name":"旦旦","identity":"本科生","depart":"计算机学院"}</script></html>',
    PERSON_READ,
)
person.body(
    "escaped", json.dumps(PERSON).join(("<html><script>window.userInfoDSL = ", "</script></html>")), PERSON_READ
)

# MARK: sport

exercise = Table(
    "sport.get_exercise", "fdtyjw.fudan.edu.cn/sportScore/stScore.aspx", lambda rows: "", {}, {}, items="exercises"
)


def sport(person, heading, first, second, last):
    rows = "".join(
        f"<tr><td>{content}</td></tr>"
        for content in (person, heading, "&nbsp;", first, second, "&nbsp;", last, "&nbsp;")
    )
    return f'<html><body><div id="pitem"><table width="780">{rows}</table></div></body></html>'


def counts(*cells):
    return sport(
        "旦旦（23307110001）", "锻炼次数", "<table><tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + '</tr><tr><td colspan="2">合计：</td><td>&nbsp;</td></tr></table>', "锻炼记录", "<table><tr><td>1</td><td>早操</td><td>2026-11-20</td><td>7:05--</td><td>已通过</td></tr></table>",
    )  # fmt: skip


for text, number in (
    ("12", 12),
    (" 12 ", 12),
    ("12次", 12),
    ("0", 0),
    ("&nbsp;", None),
    ("", None),
    ("-", None),
    ("<b>12</b>", 12),
    ("很多", None),
):
    exercise.body(
        f"count {text!r}",
        counts("早操：", text),
        [{"category": "早操", "count": number}, {"category": "合计", "count": None}],
    )
for text in ("早操", "早操:", " 早操： ", "<b>早操：</b>"):
    exercise.body(
        f"category {text!r}",
        counts(text, "12"),
        [{"category": "早操", "count": 12}, {"category": "合计", "count": None}],
    )
exercise.body("another page", "<html><body><h1>系统升级</h1></body></html>", LOST)

TABLES = [undergraduate, graduate, buses, canteens, classrooms, profile, person, exercise]
