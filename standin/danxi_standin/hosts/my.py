"""my.fudan.edu.cn: the number of people in each canteen, and the use of electricity. my_tables.py has its other tables."""

from collections.abc import Iterable
from random import Random

from danxi_standin.hosts.my_tables import MyTables, table_page
from danxi_standin.web.messages import Request, Response, html_response
from danxi_standin.web.routing import route
from danxi_standin.world.crowds import crowd
from danxi_standin.world.dormitories import room_of, usage_of

CAMPUSES = {
    "bb": r"""旦苑\n一楼大厅 旦苑\n二楼大厅 旦苑\n清真 旦苑\n面包房 北区食堂-北区二楼（学府） 北区\n千喜鹤 北区\n西餐厅 南区\n一楼同茂兴
        南区\n教工快餐 南区食堂-南苑餐厅(东大) 光华楼\n光华咖啡 文科图书馆-文图咖啡(报格)""",
    "fl": r"书院楼西园餐厅 书院楼风味餐厅(颐谷) 护理学院 枫林清真餐厅-枫林清真餐厅(伊源) 枫林食堂-枫林一楼科桥",
    "jw": r"一楼中快 二楼颐谷 清真 点心(中快) 花园餐厅",
    "zj": r"一餐二楼教师 一餐二楼自选 一餐二楼风味 一楼中快 清真(伊源)",
}
PAGE = """<!DOCTYPE html>
<html lang="zh-CN">
<head>
    <meta charset="utf-8">
    <title>食堂就餐情况</title>
    <meta name="csrf-token" content="stand-in" />
    <script src="/assets/application.js"></script>
</head>
<body>
    <nav class="navbar"><a class="navbar-brand" href="/">我的数据</a></nav>
    <div class="container-fluid">
        <div class="row">{charts}</div>
{content}
    </div>
</body>
</html>
"""
CLOSED = '        <div class="alert alert-info">  仅在用餐时段开放  </div>'
CHART = """initStqkChart('chart_{campus}', [{names}],
    [{current}],
    [{capacity}])"""
HOME = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>我的数据</title></head><body><p>{name}，欢迎</p></body></html>
"""


def _quoted(values: Iterable[object]) -> str:
    return ", ".join(f"'{value}'" for value in values)


def charts() -> str:
    script = []
    for campus, text in CAMPUSES.items():
        names = text.split()
        capacities = [Random(f"capacity {campus} {name}").randrange(10, 240) for name in names]
        current = [crowd(f"{campus} {name}", capacity) for name, capacity in zip(names, capacities, strict=True)]
        script.append(
            CHART.format(campus=campus, names=_quoted(names), current=_quoted(current), capacity=_quoted(capacities))
        )
    return "\n".join(script)


class MyHost(MyTables):
    names = ("my.fudan.edu.cn",)
    session_cookie = "_uis_session"

    @route("GET", "/")
    def show_home(self, request: Request) -> Response:
        return html_response(HOME.format(name=self.person.name))

    @route("GET", "/simple_list/stqk")
    def show_canteens(self, request: Request) -> Response:
        if not self.campus.world.settings.dining_time:
            return html_response(PAGE.format(charts="", content=CLOSED))
        elements = "".join(f'<div class="col-md-6" id="chart_{campus}"></div>' for campus in CAMPUSES)
        script = f"        <script>\n{charts()}\n        </script>"
        return html_response(PAGE.format(charts=elements, content=script))

    @route("POST", "/data_tables/ykt_xszsqyydqk.json")
    def list_electricity(self, request: Request) -> Response:
        room = room_of(self.person)
        rows = (
            []
            if room is None
            else [
                [self.person.number, room.campus, room.building, room.name, f"{day}", kilowatt_hours]
                for day, kilowatt_hours in usage_of(self.person)
            ]
        )
        return table_page(request, rows)
