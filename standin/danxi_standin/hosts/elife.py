"""elife.fudan.edu.cn: the reservation of playgrounds."""

from datetime import date
from random import Random

from danxi_standin.campus_host import CampusHost, public
from danxi_standin.web.messages import Request, Response, html_response, json_response, redirect
from danxi_standin.web.routing import route
from danxi_standin.world.reservations import CATEGORIES, PLAYGROUNDS, SPORTS, Playground, playground_with_id
from danxi_standin.world.semesters import today

DAYS_AHEAD = 5
PAGE_SIZE = 10

LIST = """<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml">
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>复旦大学生活服务平台</title></head>
<body>
<form id="searchForm" action="/public/front/search.htm" method="post"><input type="hidden" name="id" value="{category}"/></form>
<div class="order_list">
{tables}
</div>
<div class="page">共{total}条 页次:{page}/{pages}页</div>
</body>
</html>
"""
ENTRY = """    <table width="100%" border="0" cellspacing="0" cellpadding="0">
        <tr>
            <td width="180" align="center" valign="top">
                <a href="/public/front/getDetailContent.htm?contentId={id}&categoryId={category}" target="_blank"><img src="/upload/{id}.jpg" width="160"/></a>
            </td>
            <td valign="top">
                <table width="100%" border="0" cellpadding="5">
                    <tr>
                        <th width="80">服务项目：</th>
                        <td align="left"><a href="/public/front/getDetailContent.htm?contentId={id}&categoryId={category}">{name}</a></td>
                    </tr>
                    <tr>
                        <th>开放说明：</th>
                        <td>{note}</td>
                    </tr>
                    <tr>
                        <th>校区：</th>
                        <td>{campus}&nbsp;</td>
                    </tr>
                    <tr>
                        <th>{kind_heading}：</th>
                        <td>{kind}&nbsp;</td>
                    </tr>
                    <tr>
                        <td colspan="2"><a href="/public/front/toResourceFrame.htm?contentId={id}">立即预订</a></td>
                    </tr>
                </table>
            </td>
        </tr>
    </table>"""
SLOTS = """<html>
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><script>function checkUser(id, image) {{ if (id < 0 && image) return; }}</script></head>
<body>
<input type="hidden" id="currentDate" value="{day}"/>
<div class="hover" id="con_one_1" style="display: block; ">
<table class="site_table" cellpadding="0" cellspacing="0">
    <thead><tr><th>时间</th><th>场地</th><th>已预约/可预约</th><th></th><th></th><th></th></tr></thead>
{rows}
</table>
</div>
<div id="con_one_2" style="display: none;"><table class="site_table"><tr><td>无</td></tr></table></div>
</body>
</html>
"""
SLOT = """    <tbody>
        <tr class="site_tr">
            <td class="site_td1"><font>{start:02}:00</font>
                <br />
                {end:02}:00
            </td>
            <td class="site_td3">{name}</td>
            <td class="site_td4"><font>{reserved}</font>
                /
                <span>{units}</span>
            </td>
            <td class="site_td5">
                                &nbsp;</td>
            <td>&nbsp;</td>
            <td align="right">{button}</td>
        </tr>
    </tbody>"""
BUTTON = (
    """<img style="cursor:pointer" src="/images/front/index/button/reserve.gif" onclick="checkUser('{id}',this)"/>"""
)
NO_BUTTON = """<img src="/images/front/index/button/reserve_gray.gif"/>"""
NOTHING = """<html>
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /></head>
<body><div class="hover" id="con_one_1"><p>当前日期无可预约场地</p></div></body>
</html>
"""
ORDER = """<html>
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>预约申请</title></head>
<body><form id="orderForm" action="/public/front/saveOrder.htm?op=order" method="post">
<input type="hidden" name="serviceContent.id" value="{content}"/><input type="hidden" name="resourceIds" value="{resource}"/>
<p>{name}，{number}</p><input type="text" name="mobile" value=""/></form></body>
</html>
"""
WELCOME = """<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /></head>
<body><script type="text/javascript">
    var locationValue = "https:\\/\\/elife.fudan.edu.cn/public/front/index.htm";
    window.location.href = locationValue;
</script></body></html>
"""
NOT_SIGNED_IN = """<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /></head>
<body><script type="text/javascript">window.top.location.href = "https://elife.fudan.edu.cn/login2.action";</script></body></html>
"""


class ReservationHost(CampusHost):
    names = ("elife.fudan.edu.cn",)

    def ask_to_sign_in(self, request: Request) -> Response:
        if request.path == "/login2.action":
            return super().ask_to_sign_in(request)
        return html_response(NOT_SIGNED_IN)

    def welcome(self, request: Request) -> Response:
        return html_response(WELCOME)

    @route("GET", "/login2.action")
    def login(self, request: Request) -> Response:
        return redirect("/public/front/index.htm")

    @route("GET", "/public/front/index.htm")
    @public
    def show_index(self, request: Request) -> Response:
        return html_response("<html><head><title>复旦大学生活服务平台</title></head><body></body></html>")

    @route("GET", "/public/front/getLeftBody.htm")
    @public
    def list_categories(self, request: Request) -> Response:
        return json_response(
            {
                "code": 200,
                "message": "",
                "object": [
                    {"NAME": name, "catType": 1, "ISTHIRD": 0, "ID": category, "hasIcon": "y"}
                    for name, category in CATEGORIES
                ],
            }
        )

    @route("GET", "/public/front/search.htm")
    def search(self, request: Request) -> Response:
        category = request.parameter("id")
        found = [playground for playground in PLAYGROUNDS if playground.category == category]
        size = _number(request.parameter("pageBean.pageSize"), PAGE_SIZE)
        page = _number(request.parameter("pageBean.pageNo"), 1)
        tables = [
            ENTRY.format(
                id=playground.id,
                category=category,
                name=playground.name,
                campus=playground.campus,
                kind=playground.kind,
                note="" if len(playground.kind) > 2 else "每人每天限约一小时",
                kind_heading="运动项目" if category == SPORTS else "活动项目",
            )
            for playground in found[(page - 1) * size : page * size]
        ]
        return html_response(
            LIST.format(
                category=category,
                tables="\n".join(tables),
                total=len(found),
                page=page,
                pages=max(-(-len(found) // size), 1),
            )
        )

    @route("GET", "/public/front/getResource2.htm")
    def list_slots(self, request: Request) -> Response:
        playground = playground_with_id(request.parameter("contentId"))
        try:
            day = date.fromisoformat(request.parameter("currentDate"))
        except ValueError:
            day = today()
        if playground is None or not 0 <= (day - today()).days <= DAYS_AHEAD:
            return html_response(NOTHING)
        rows = [self._slot(playground, day, hour) for hour in range(playground.first_hour, 22)]
        return html_response(SLOTS.format(day=day, rows="\n".join(rows)))

    @staticmethod
    def _slot(playground: Playground, day: date, hour: int) -> str:
        chance = Random(f"slot {playground.name} {day} {hour}")
        reserved = min(chance.randint(0, playground.units * 2), playground.units)
        button = (
            NO_BUTTON if reserved == playground.units else BUTTON.format(id=f"8aecc6ce{chance.randrange(16**24):024x}")
        )
        return SLOT.format(
            start=hour, end=hour + 1, name=playground.name, reserved=reserved, units=playground.units, button=button
        )

    @route("GET", "/public/front/loadOrderForm_ordinary.htm")
    def show_order_form(self, request: Request) -> Response:
        playground = playground_with_id(request.parameter("serviceContent.id"))
        if playground is None or playground.category != request.parameter("serviceCategory.id"):
            return html_response(NOTHING)
        return html_response(
            ORDER.format(
                content=playground.id,
                resource=request.parameter("resourceIds"),
                name=self.person.name,
                number=self.person.number,
            )
        )


def _number(text: str, default: int) -> int:
    return max(int(text), 1) if text.isdecimal() else default
