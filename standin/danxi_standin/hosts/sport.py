"""tac.fudan.edu.cn and fdtyjw.fudan.edu.cn: the sign-in for physical education, and the scores."""

from random import Random

from danxi_standin.campus_host import CampusHost
from danxi_standin.web.messages import Request, Response, html_response
from danxi_standin.web.routing import route
from danxi_standin.world.people import Person
from danxi_standin.world.semesters import current_semester

SCORES = "https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx"
EXERCISES = (("早操", "早锻炼", "课外活动", "专项活动"), ("晚锻炼", "讲座", "校运会", "自由锻炼"))
STATUSES = ("已通过", "已通过", "已通过", "时间过短")

PAGE = """
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml">
<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>
\t体育成绩查询
</title></head>
<body>
<form name="form1" method="post" action="stScore.aspx?item={item}" id="form1">
<div><input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="/wEPDwUKMTY3NzE5MjIyMA9kFgICAw9kFgQ=" /></div>
<div id="pitem">
<table width="780" border="0" align="center" cellpadding="0" cellspacing="0">
{rows}
</table>
</div>
</form>
</body>
</html>
"""
OUTER = '  <tr>\n    <td height="{height}">{content}</td>\n  </tr>'
INNER = '\n      <table width="100%" border="1" cellspacing="0">\n{rows}\n      </table>\n    '
NOT_SIGNED_IN = """<script language='javascript'>alert('请从信息门户登录！');window.top.location.href='http://tac.fudan.edu.cn/thirds/tjb.act?redir=sportScore';</script>
"""


def row_of(*cells: object) -> str:
    return "        <tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def page_of(item: str, contents: dict[int, str], count: int) -> Response:
    """Returns a page with `count` outer rows. `contents` has the contents of rows by number, from 1; other rows are empty."""
    rows = [
        OUTER.format(height=24 if number in contents else 6, content=contents.get(number, "&nbsp;"))
        for number in range(1, count + 1)
    ]
    return html_response(PAGE.format(item=item, rows="\n".join(rows)))


def inner(rows: list[str]) -> str:
    return INNER.format(rows="\n".join(rows))


class SportSignInHost(CampusHost):
    names = ("tac.fudan.edu.cn",)

    @route("GET", "/thirds/tjb.act")
    def enter(self, request: Request) -> Response:
        ticket = self.campus.world.tickets.issue(SCORES, self.person, prefix="TJB")
        return Response(status=302, headers=[("Location", f"{SCORES}?ticket={ticket}")])


class SportHost(CampusHost):
    names = ("fdtyjw.fudan.edu.cn",)
    session_cookie = "ASP.NET_SessionId"
    cookie_attributes = "path=/; HttpOnly; SameSite=Lax"

    def ask_to_sign_in(self, request: Request) -> Response:
        return html_response(NOT_SIGNED_IN)

    @route("GET", "/sportScore/stScore.aspx")
    @route("GET", "/sportScore/stscore.aspx")
    def show_scores(self, request: Request) -> Response:
        item = request.parameter("item", "1")
        return exam_page(self.person) if item == "3" else exercise_page(self.person)


def exercise_page(person: Person) -> Response:
    """Returns the page with the number of exercises of each kind, and with the list of all exercises."""
    chance = Random(f"exercise {person.number} {current_semester().name}")
    names = [name for names in EXERCISES for name in names]
    log = [(chance.choice(names), day) for day in range(1, chance.randint(14, 30))]
    counts = {name: sum(1 for kind, _ in log if kind == name) for name in names}
    counted = [row_of(*(cell for name in names for cell in (f"{name}：", counts[name]))) for names in EXERCISES]
    counted.append('        <tr><td colspan="2">合计：</td><td>&nbsp;</td></tr>')
    listed = [
        row_of(
            number,
            kind,
            f"{current_semester().day(1 + day // 4, 1 + day % 5)}",
            f"{chance.randint(7, 20)}:{chance.randint(0, 59):02}--",
            chance.choice(STATUSES),
        )
        for number, (kind, day) in enumerate(log, 1)
    ]
    return page_of(
        "1",
        {1: f"{person.name}（{person.number}）", 2: "锻炼次数", 4: inner(counted), 5: "锻炼记录", 7: inner(listed)},
        8,
    )


def exam_page(person: Person) -> Response:
    chance = Random(f"sport exam {person.number}")
    is_male = person.gender == "男"
    results: list[tuple[str, object]] = [
        ("身高体重", f"{chance.randint(158, 188)}cm/{chance.randint(48, 80)}kg"),
        ("肺活量", chance.randint(2600, 5200)),
        ("50米跑", f"{chance.uniform(6.9, 9.6):.1f}"),
        ("坐位体前屈", f"{chance.uniform(-2, 22):.1f}"),
        ("立定跳远", chance.randint(155, 255)),
        ("引体向上", chance.randint(0, 16)) if is_male else ("一分钟仰卧起坐", chance.randint(22, 55)),
        ("1000米跑", f"4'{chance.randint(10, 59)}\"") if is_male else ("800米跑", f"3'{chance.randint(30, 59)}\""),
    ]
    scores = [chance.randint(58, 98) for _ in results]
    rows = [
        row_of(number, name, result, f"{score} 分", f"{'合格' if score >= 60 else '不合格'} &nbsp;")
        for number, ((name, result), score) in enumerate(zip(results, scores, strict=True), 1)
    ]
    rows += [row_of(number, "&nbsp;", "&nbsp;", "&nbsp;", "&nbsp;") for number in range(len(rows) + 1, 11)]
    total = sum(scores) / len(scores)
    verdict = "优秀" if total >= 90 else "良好" if total >= 80 else "及格" if total >= 60 else "不及格"
    rows.append(row_of("&nbsp;", "总分", f"<red>{total:.1f}</red>", "等级", f"<red>{verdict}</red>"))
    log = [
        row_of(number, name, "体测中心", f"{current_semester().day(6, number % 5 + 1)}", result)
        for number, (name, result) in enumerate(results, 1)
    ]
    return page_of(
        "3",
        {1: f"{person.name}（{person.number}）", 2: "体质测试成绩", 4: inner(rows), 9: "测试记录", 11: inner(log)},
        12,
    )
