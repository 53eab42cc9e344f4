"""Malformed rows, which are inserted into the lists of campus services while the setting `malformed_rows` is on."""

import json
from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import Any

from danxi_standin.web.messages import Request, Response

Change = Callable[[str], str]

GUARD = "while(1);"  # the text before the JSON of elearning.fudan.edu.cn
# A cookie whose value is not UTF-8, like one that the real fdtyjw.fudan.edu.cn sets.
BAD_COOKIE = b"error=\xcf\xb5\xcd\xb3".decode(errors="surrogateescape")


def add_malformed_rows(request: Request, response: Response) -> Response:
    """Inserts malformed rows into a response with status 200 if a pattern in CHANGES matches its URL. Other responses stay as they are."""
    address = f"{request.host}{request.decoded_path}"
    change = next((change for pattern, change in CHANGES.items() if fnmatchcase(address, pattern)), None)
    if change is None or response.status != 200:
        return response
    response.body = change(response.body.decode()).encode()
    if request.host == "fdtyjw.fudan.edu.cn":
        response.headers.append(("Set-Cookie", BAD_COOKIE))
    return response


def _objects(*path: str | int, rows: list[Any]) -> Change:
    """Returns a change that inserts rows at the start of the JSON array at `path`, unless the array is empty or has another type.

    A row that is an object is merged into a copy of the array's first row.
    """

    def change(text: str) -> str:
        document = found = json.loads(text.removeprefix(GUARD))
        for key in path:
            found = _member(found, key)
            if not found:
                return text
        if not isinstance(found, list):
            return text
        usual = found[0] if isinstance(found[0], dict) else {}
        found[:0] = [usual | row if isinstance(row, dict) else row for row in rows]
        return (GUARD if text.startswith(GUARD) else "") + json.dumps(document, ensure_ascii=False)

    return change


def _member(container: Any, key: str | int) -> Any:
    if key == "*":  # the first member of any name
        return next(iter(container.values()), None)
    if isinstance(key, int):
        return container[key] if container else None
    return container.get(key)


def _after(*insertions: tuple[str, str]) -> Change:
    """Returns a change that inserts, for each pair (mark, row), the row after the first occurrence of the mark."""

    def change(text: str) -> str:
        for mark, row in insertions:
            text = text.replace(mark, mark + row, 1)
        return text

    return change


def _classrooms(text: str) -> str:
    rows = [
        f'<tr id="r{9000 + lessons}"><td><a>奇数{lessons}</a></td><td>{capacity}</td>{"<td></td>" * lessons}</tr>\n'
        for lessons, capacity in ((13, "-"), (15, "234人"), (11, "60"))
    ]
    start = text.find('<tr id="r')
    return text[:start] + "".join(rows) + text[start:]


TRANSACTION = "<tr><td>{time}</td><td>待入账</td><td>{location}</td><td>-</td><td></td></tr>"

CHANGES: dict[str, Change] = {
    "zlapp.fudan.edu.cn/fudanbus/wap/default/lists": _objects(
        *("d", "data", 0, "lists"),
        rows=[{"stime": "停运"}, {"stime": "24:00"}, {"stime": "6:45(周五)"}, {"id": "临时"}, {"arrow": "4"}, None],
    ),
    "zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index": _objects(
        *("d", "termInfo"),
        rows=[{"year": "1999-2000", "term": "2", "startday": "2000-02-26", "countweek": 78}, {"year": "某年"}],
    ),
    "jwc.fudan.edu.cn/*/list*": _after(
        ('class="wp_article_list_table" width="100%">', "<tr><td><table><tr><td>更多</td></tr></table></td></tr>")
    ),
    "gs.fudan.edu.cn/*/list*": _after(
        (
            '<ul class="wp_article_list">',
            '<li class="list_item"><a href="/a/page.htm">通知</a></li><li class="list_item">更多</li>',
        )
    ),
    "10.64.130.6/": _classrooms,
    "my.fudan.edu.cn/simple_list/stqk": _after(
        (
            "<script>\n",
            "initStqkChart('chart_xx', data)\ninitStqkChart('chart_yy', ['一楼', '二楼'], ['1', '-'], ['2', '3'])\n",
        )
    ),
    "my.fudan.edu.cn/data_tables/ykt_xszsqyydqk.json": _objects(
        "data",
        rows=[
            ["江湾 1号楼", "2025-10-01", 3.5],
            ["2025-10-12", "江湾 1号楼", "4"],
            [None, "昨天", 5],
            ["2025-10-13", "很多"],
            [],
        ],
    ),
    "my.fudan.edu.cn/data_tables/bks_xx_cj.json": _objects("data", rows=[[], ["COMP130004"]]),
    "my.fudan.edu.cn/data_tables/ykt_xx.json": _objects("data", rows=[[None] * 6]),
    "elearning.fudan.edu.cn/api/v1/*": _objects(rows=[None, {"id": None, "plannable": None}]),
    "icourse.fudan.edu.cn/courseapi/v2/course-live/get-my-course-month": _objects(
        *("list", 0, "course"), rows=[None, {"sub_id": None}]
    ),
    "icourse.fudan.edu.cn/courseapi/v3/multi-search/get-course-detail": _objects(
        *("data", "sub_list", "*", "*", "*"), rows=[None, {"id": None}]
    ),
    "booking.fudan.edu.cn/reservation/api/topic/resource-list": _objects("d", "data", rows=[None, {"base": None}]),
    "booking.fudan.edu.cn/reservation/site/resource/calendar": _objects("d", "time", rows=[None, {"start_time": None}]),
    "booking.fudan.edu.cn/reservation/site/appointment/appointment-list": _objects(
        *("d", "data"), rows=[None, {"id": None}]
    ),
    "fdulspgw.fudan.edu.cn/urdh/*/advanced": _objects("data", "list", rows=[None]),
    "fdulspgw.fudan.edu.cn/alsp/*": _objects("data", "list", rows=[None]),
    "fdjwgl.fudan.edu.cn/student/for-std/lesson-search/semester/*": _objects(
        "data", rows=[None, {"course": None, "nameZh": None}]
    ),
    "fdjwgl.fudan.edu.cn/student/for-all/lesson-search/semester/*": _objects(
        "data", rows=[None, {"course": None, "nameZh": None}]
    ),
    "fdjwgl.fudan.edu.cn/student/for-all/lesson-search": _after(("JSON.parse('[", '{\\"id\\":\\"暑期\\"},')),
    "fdjwgl.fudan.edu.cn/student/for-std/course-table": _after(("JSON.parse('[", '{\\"id\\":\\"暑期\\"},')),
    "fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/*/print-data": _objects(
        *("studentTableVms", 0, "activities"),
        rows=[{"weekday": 9}, {"weekday": 0, "room": None, "teachers": None, "startUnit": 14, "endUnit": 15}, None],
    ),
    "fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/*": _after(("<tbody>", "<tr><td>待定</td></tr>")),
    "fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/*": _objects(
        *("semesterId2studentGrades", "*"),
        rows=[{"courseName": None}, {"lessonCode": None, "gp": None, "gaGrade": None}],
    ),
    "fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search": _objects(
        "data", rows=[{"gpa": None, "major": None, "ranking": "1-2"}, {"name": None, "ranking": None}]
    ),
    "yzsfwapp.fudan.edu.cn/*/loadRcxx.do": _objects(
        "datas", rows=[{"TITLE": "论文指导(导师组)"}, {"KSSJ": "某日"}, {"TITLE": None}]
    ),
    "yzsfwapp.fudan.edu.cn/*/jdjscjcx.do": _objects(
        *("datas", "jdjscjcx", "rows"), rows=[{"KCMC": None}, {"XF": None, "JDZ": None}]
    ),
    "yjsxk.*/xsxkCourse/loadKbxx.do": _objects("results", rows=[{"XQ": None}, {"KSJCDM": None}]),
    "mlibrary.fudan.edu.cn/api/common/h5/getspaceseat": _objects(
        "data", rows=[{"inNum": "很多"}, {"campusName": None}]
    ),
    "elife.fudan.edu.cn/public/front/search.htm": _after(
        (
            '<div class="order_list">',
            "<table><tr><td><table><tr><th>服务项目：</th><td>停用</td></tr></table></td></tr></table>",
        )
    ),
    "elife.fudan.edu.cn/public/front/getResource2.htm": _after(
        (
            "</tr></thead>",
            '<tr><td class="site_td1">全天</td><td class="site_td3">甲</td><td class="site_td4">满</td></tr>',
        )
    ),
    "fdtyjw.fudan.edu.cn/sportScore/stScore.aspx": _after(
        ("<td>早操：</td>", "<td>很多</td><td>：</td><td>1</td><td>早操：</td>"),
        ("<td>肺活量</td><td>体测中心</td>", "<td></td></tr><tr><td>2</td><td>肺活量</td><td>体测中心</td>"),
    ),
    "ecard.fudan.edu.cn/epay/myepay/index": _after(
        ("<tbody>", TRANSACTION.format(time="2026.11.21 08:00", location="食堂")),
        ('id="transLst" value="[', "{&quot;termdate&quot;:null},"),
    ),
    "ecard.fudan.edu.cn/epay/consume/query": _after(("<tbody>", TRANSACTION.format(time="中午", location="食堂"))),
}
