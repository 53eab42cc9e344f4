"""ecard.fudan.edu.cn: the balance, the transactions and the payment code of the campus card."""

import json
import secrets
from datetime import date, timedelta
from random import Random
from typing import Any

from danxi_standin.campus_host import CampusHost, escape
from danxi_standin.web.messages import Refusal, Request, Response, html_response, redirect
from danxi_standin.web.routing import route
from danxi_standin.world.semesters import today
from danxi_standin.world.wallet import Transaction, transactions_of

PAGE_SIZE = 10
LATEST = 8  # the number of transactions on the index page
SUM_DAYS = 30
QUERY_PATH = "/epay/consume/query"

INDEX = """<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8"/>
<title>复旦大学一卡通</title>
</head>
<body>
<div class="header"><p class="custname">您好，{name}！</p></div>
<div class="payway-box">
    <div class="payway-box-top"><p>我的账户</p></div>
    <div class="payway-box-bottom">
        <div class="payway-box-bottom-item">
            <p>{balance}</p>
            <p>账户余额</p>
        </div>
        <div class="payway-box-bottom-item"><p>{bonus}</p><p>补助余额</p></div>
    </div>
</div>
<input type="hidden" id="transLst" value="{sums}"/>
<div class="tab-content">
    <div id="all" class="tab-pane active">
{table}
    </div>
    <div id="recharge" class="tab-pane"><table><tbody></tbody></table></div>
</div>
</body>
</html>
"""
CONSUME = """<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8"/>
<meta name="_csrf" content="{csrf}"/>
<meta name="_csrf_header" content="X-CSRF-TOKEN"/>
<title>消费记录</title>
</head>
<body>
<form id="queryForm" action="/epay/consume/query" method="post"><input type="hidden" name="_csrf" value="{csrf}"/></form>
</body>
</html>
"""
QUERY = """<!DOCTYPE html>
<html><head><meta charset="utf-8"/><title>消费记录</title></head>
<body>
<div id="all">
{table}
</div>
</body>
</html>
"""
TABLE = """        <table class="table table-striped table-hover">
            <thead><tr><th>时间</th><th>类型</th><th>商户</th><th>金额</th><th>余额</th><th>付款方式</th><th>状态</th></tr></thead>
            <tbody>
{rows}
            </tbody>
        </table>"""
ROW = """                <tr>
                    <td>
                        <div>
                            {moment:%Y.%m.%d}
                        </div>
                        <div class="span_2">
                            {moment:%H:%M}
                        </div>
                    </td>
                    <td>&nbsp;
                        <a href="/epay/consume/tradedetail?billno={number}" class="span_1">{kind}</a>
                    </td>
                    <td>&nbsp;{location}</td>
                    <td>&nbsp;{amount:.2f}</td>
                    <td>&nbsp;{balance:.2f}</td>
                    <td>&nbsp;电子账户</td>
                    <td>&nbsp;<span class="span_3">交易成功</span></td>
                </tr>"""
PAGER = """        <div class="pager_div">共<b>{total}</b>条记录 第<b>{page}</b>/{pages}页 <a href="javascript:void(0)">下一页</a></div>"""
XML = """<?xml version="1.0" encoding="UTF-8"?>
<ajax-response>
<response type="text" id="all"><![CDATA[
{table}
]]></response>
</ajax-response>
"""
CODE = """<!DOCTYPE html>
<html><head><meta charset="utf-8"/><title>复旦生活码</title></head>
<body><div id="qrcode"></div><input id="myText" type="hidden" value="{code}"/><p class="custname">{name}</p></body></html>
"""
CODE_SCRIPT = """<!DOCTYPE html>
<html><head><meta charset="utf-8"/><title>复旦生活码</title><script src="/epay/js/qrcode.min.js"></script></head>
<body><canvas id="canvas"></canvas><p class="custname">{name}</p>
<script>
    QRCode.toCanvas(document.getElementById("canvas"), "{code}", {{ width: 240 }}, function (error) {{ if (error) alert("error"); }});
</script></body></html>
"""
TERMS = """<!DOCTYPE html>
<html><head><meta charset="utf-8"/><title>复旦生活码</title></head>
<body><div class="protocol"><h3>用户协议</h3><p>使用前请阅读并同意本协议。</p></div>
<button id="btn-agree-ok" type="button">同意</button></body></html>
"""
FORBIDDEN = """<html><body><h1>HTTP Status 403 - Invalid CSRF Token was found on the request parameter '_csrf'.</h1></body></html>
"""


class WalletHost(CampusHost):
    names = ("ecard.fudan.edu.cn",)
    cookie_attributes = "Path=/epay; Secure; HttpOnly"

    def takes_ticket(self, request: Request) -> bool:
        return request.path != QUERY_PATH  # this path accepts only POST, and no ticket

    @route("GET", "/epay")
    @route("GET", "/epay/")
    def show_start(self, request: Request) -> Response:
        return redirect("/epay/myepay/index")

    @route("GET", "/epay/myepay/index")
    def show_index(self, request: Request) -> Response:
        known = transactions_of(self.person)
        return html_response(
            INDEX.format(
                name=self.person.name,
                balance=f"{known[0].balance:.2f}",
                bonus="0.00",
                sums=escape(json.dumps(self._sums(known))),
                table=table_of(known[:LATEST]),
            )
        )

    def _sums(self, known: list[Transaction]) -> list[dict[str, Any]]:
        """Returns the sum spent on each of the last SUM_DAYS days, without days on which nothing was spent."""
        sums: dict[str, float] = {}
        for entry in known:
            if entry.kind.endswith("消费") and entry.moment.date() >= today() - timedelta(days=SUM_DAYS):
                day = f"{entry.moment:%Y%m%d}"
                sums[day] = round(sums.get(day, 0) + entry.amount, 2)
        return [
            {"termdate": day, "custid": int(self.person.number[-6:]), "amount": amount}
            for day, amount in sorted(sums.items())
        ]

    @route("GET", "/epay/consume/index")
    def show_consumption(self, request: Request) -> Response:
        csrf = self.signed_in_session.notes.setdefault("csrf", secrets.token_hex(16))
        return html_response(CONSUME.format(csrf=csrf))

    @route("POST", QUERY_PATH)
    def query(self, request: Request) -> Response:
        form = request.form
        if form.get("_csrf", "") != self.signed_in_session.notes.get("csrf"):
            raise Refusal(html_response(FORBIDDEN, 403))
        found = between(transactions_of(self.person), form.get("starttime", ""), form.get("endtime", ""))
        pages = max(-(-len(found) // PAGE_SIZE), 1)
        page = int(form["pageNo"]) if form.get("pageNo", "").isdecimal() else 1
        table = table_of(found[(page - 1) * PAGE_SIZE : page * PAGE_SIZE])
        table += "\n" + PAGER.format(total=len(found), page=page, pages=pages)
        if form.get("aaxmlrequest") == "true":
            return Response(XML.format(table=table).encode(), content_type="text/xml;charset=UTF-8")
        return html_response(QUERY.format(table=table))

    @route("GET", "/epay/wxpage/fudan/zfm/qrcode")
    def show_code(self, request: Request) -> Response:
        settings = self.campus.world.settings
        if not settings.terms_agreed:
            return html_response(TERMS)
        chance = Random(f"code {self.person.number} {today()}")
        page = CODE if settings.payment_code == "input" else CODE_SCRIPT
        return html_response(page.format(code=f"0{chance.randrange(10**18, 10**19)}", name=self.person.name))


def table_of(entries: list[Transaction]) -> str:
    return TABLE.format(rows="\n".join(ROW.format(**vars(entry)) for entry in entries))


def between(entries: list[Transaction], start: str, end: str) -> list[Transaction]:
    """Returns the transactions from the day `start` to the day `end`, both included. Text that is not a date sets no limit."""

    def bound(text: str, default: date) -> date:
        try:
            return date.fromisoformat(text)
        except ValueError:
            return default

    first, last = bound(start, date.min), bound(end, date.max)
    return [entry for entry in entries if first <= entry.moment.date() <= last]
