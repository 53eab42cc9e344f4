"""Odd electricity, campus cards and transactions."""

import html
import json

from odd_values.scores import cells
from odd_values.table import LOST, MISSING, OneOf, Table, as_json

# MARK: electricity

USAGE = {
    "xq": "邯郸", "ting": False, "xqid": 1, "roomid": 2, "tingid": None, "realname": "旦旦", "ssmc": "北区", "fjmc": "301", "fj_update_time": "2026-11-23 00:00:00", "fj_used": 15788.2, "fj_all": 15843.5,
    "fj_surplus": 55.3, "t_update_time": "", "t_used": 0, "t_all": 0, "t_surplus": 0,
}  # fmt: skip
USAGE_READ = {
    "campus": "邯郸", "building": "北区", "room": "301", "update_time": "2026-11-23T00:00:00+08:00", "electricity_used": 15788.2, "electricity_available": 55.3, "electricity_all": 15843.5, "hall": None,
}  # fmt: skip
usage = Table(
    "electricity.get_electricity_usage", "zlapp.fudan.edu.cn/fudanelec/wap/default/info", as_json(lambda rows: {"e": 0, "m": "操作成功", "d": rows[0]}), USAGE, USAGE_READ,
)  # fmt: skip
MIDNIGHT = "2026-11-23T00:00:00+08:00"
usage.each(
    "fj_update_time", "update_time",
    [
        ("2026-11-23 00:00", MIDNIGHT), ("2026/11/23", MIDNIGHT), ("20261123", MIDNIGHT), ("2026-11-23", MIDNIGHT), ("2026/11/23 00:00:00", MIDNIGHT), ("2026-11-23T00:00:00", MIDNIGHT), ("2026-11-23 08:05:00", "2026-11-23T08:05:00+08:00"),
        ("2026-11-23 08:05", "2026-11-23T08:05:00+08:00"), ("2026-11-23 00:00:00.0", "2026-11-23T00:00:00.0+08:00"), ("2026年11月23日", OneOf(MIDNIGHT, None)), ("2026.11.23", OneOf(MIDNIGHT, None)), (" 2026-11-23 ", MIDNIGHT), ("2026-11-23 0:00:00", MIDNIGHT),
        ("", None), (None, None), (MISSING, None), (0, None), ("0", None), ("0000-00-00 00:00:00", None), ("昨天", None), ("2026-13-01", None), ("2026-02-30", None), (False, None), ([], None), ("20261", None), ("2026-11-23 25:00:00", None),
    ],
)  # fmt: skip
NUMBERS = [
    ("15788.2", 15788.2),
    (" 15788.2 ", 15788.2),
    ("15,788.2", OneOf(15788.2, None)),
    ("15788.2度", OneOf(15788.2, None)),
    ("15788.20", 15788.2),
    (0, 0),
    ("0", 0),
    ("0.00", 0),
    (None, None),
    ("", None),
    (MISSING, None),
    ("--", None),
    ("无", None),
    (False, None),
    ([], None),
]
usage.each("fj_used", "electricity_used", NUMBERS)
usage.each("fj_all", "electricity_all", NUMBERS)
usage.each(
    "fj_surplus", "electricity_available",
    [("55.3", 55.3), (" 55.3 ", 55.3), ("-3.2", -3.2), (-3.2, -3.2), (0, 0), ("0", 0), ("0.00", 0), (1055, 1055), ("1055.30", 1055.3), (None, LOST), ("", LOST), (MISSING, LOST), ("--", LOST), ("欠费", LOST), ([], LOST), (False, LOST)],
)  # fmt: skip
usage.each(
    "fjmc", "room", [(301, "301"), (" 301 ", "301"), ("301室", "301室"), (None, LOST), ("", LOST), (MISSING, LOST)]
)
usage.each("xq", "campus", [(None, None), ("", None), (MISSING, None), (" 邯郸 ", "邯郸")])
usage.each("ssmc", "building", [(None, None), ("", None), (MISSING, None), (12, "12")])
for member in ("xqid", "roomid", "tingid", "realname"):
    for value in ("", None, "2", MISSING):
        usage.odd({member: value})
METER = {"t_update_time": "2026-11-23 00:00:00", "t_used": 3.2, "t_all": 13.2, "t_surplus": 10}
HALL = {"update_time": MIDNIGHT, "electricity_used": 3.2, "electricity_available": 10, "electricity_all": 13.2}
for value in (True, 1, "1", "true", "是"):
    usage.odd({"ting": value, **METER}, {"hall": OneOf(HALL, None) if value == "是" else HALL})
for value in (False, 0, "0", "false", None, "", MISSING):
    usage.odd({"ting": value})
usage.odd({"ting": True, **METER, "t_update_time": 0}, {"hall": HALL | {"update_time": None}})
usage.odd({"ting": True, **METER, "t_update_time": ""}, {"hall": HALL | {"update_time": None}})
usage.odd({"ting": True, **METER, "t_used": None}, {"hall": HALL | {"electricity_used": None}})
usage.odd({"ting": True, **METER, "t_surplus": None}, {"hall": None})
usage.odd({"ting": True, **METER, "t_surplus": "10.00"}, {"hall": HALL})
usage.body("e a string", {"e": "0", "m": "", "d": USAGE}, USAGE_READ)
usage.body("e another number", {"e": 1, "m": "您没有宿舍用电信息", "d": []}, LOST)
usage.body("d an empty list", {"e": 0, "m": "", "d": []}, LOST)
usage.body("d null", {"e": 0, "m": "", "d": None}, LOST)
usage.body("no d", {"e": 0, "m": ""}, LOST)

DAILY = {"number": "1", "campus": "邯郸", "building": "北区1号楼", "room": "301", "date": "2026-11-22", "usage": "3.5"}
DAILY_READ = {"date": "2026-11-22", "usage": 3.5, "campus": "邯郸", "building": "北区1号楼", "room": "301"}
daily = Table(
    "electricity.get_electricity_logs", "my.fudan.edu.cn/data_tables/ykt_xszsqyydqk.json", as_json(cells(tuple(DAILY))), DAILY, DAILY_READ,
    ({**DAILY, "date": "2026-11-21", "usage": "2.25"}, {**DAILY_READ, "date": "2026-11-21", "usage": 2.25}),
)  # fmt: skip
daily.each(
    "usage",
    "usage",
    [
        (3.5, 3.5),
        (" 3.5 ", 3.5),
        ("3.50", 3.5),
        ("3.5度", OneOf(3.5, None)),
        (0, 0),
        ("0", 0),
        (None, None),
        ("", None),
        ("-", None),
        ("很多", None),
        (12, 12),
        (-1.5, OneOf(-1.5, None)),
        ("1,003.5", OneOf(1003.5, None)),
    ],
)
daily.each(
    "date", "date",
    [("2026/11/22", "2026-11-22"), ("20261122", "2026-11-22"), ("2026-11-22 00:00:00", "2026-11-22"), ("2026-11-22 00:00", "2026-11-22"), (" 2026-11-22 ", "2026-11-22"), ("2026-11-22T00:00:00", "2026-11-22"), (None, LOST), ("", LOST), ("昨天", LOST), ("2026-11-31", LOST)],
)  # fmt: skip
daily.each("campus", "campus", [(None, None), ("", None), (1, "1")])
daily.each("building", "building", [(None, None), ("", None), (12, "12"), (" 北区1号楼 ", "北区1号楼")])
daily.each("room", "room", [(None, None), ("", None), (301, "301"), ("301.0", "301.0")])
daily.each("number", "campus", [(None, "邯郸"), (1, "邯郸"), ("2026", "邯郸")])
for name, row in (
    ("place, date, number", ["江湾 1号楼", "2025-10-01", 3.5]), ("date, place, number", ["2025-10-01", "江湾 1号楼", "3.5"]), ("number of a room, date, number", ["301", "2025-10-01", "3.5"]), ("date, number of a room, number", ["2025-10-01", 301, 3.5]),
    ("nothing, date, number", [None, "2025-10-01", "3.5"]), ("date, nothing, number", ["2025-10-01", None, 3.5]), ("date with slashes, place, number", ["2025/10/01", "江湾", "3.5"]),
):  # fmt: skip
    daily.rows(name, [row], [{"date": "2025-10-01", "usage": 3.5}])
daily.rows("three columns without a number", [["2025-10-01", "江湾", ""]], [{"date": "2025-10-01", "usage": None}])
daily.rows("row empty", [[], DAILY], [DAILY_READ], is_told=True)
daily.rows("row null", [None, DAILY], [DAILY_READ], is_told=True)
for name, value in (("null", None), ("false", False), ("a string", ""), ("an object", {})):
    daily.body(f"data {name}", {"data": value}, [])
daily.body("no data", {"error": "系统繁忙"}, LOST)

# MARK: cards

CARD = {
    "id": "23307110001",
    "name": "旦旦",
    "status": "正常",
    "permission": "是(江湾;枫林;张江;邯郸)",
    "expiry": "2027-06-30",
    "balance": "12.30",
}
CARD_READ = {
    "id": "23307110001",
    "name": "旦旦",
    "status": "正常",
    "can_enter": True,
    "campuses": ["江湾", "枫林", "张江", "邯郸"],
    "expiry_date": "2027-06-30",
    "balance": 12.3,
}
cards = Table(
    "wallet.list_cards", "my.fudan.edu.cn/data_tables/ykt_xx.json", as_json(cells(tuple(CARD))), CARD, CARD_READ, ({**CARD, "id": "2"}, {**CARD_READ, "id": "2"}),
)  # fmt: skip
for text, can_enter, campuses in (
    ("是", True, []), ("否", False, []), ("是（江湾；枫林）", True, ["江湾", "枫林"]), ("是(邯郸)", True, ["邯郸"]), ("是(江湾,枫林)", True, ["江湾", "枫林"]), ("是(江湾、枫林)", True, ["江湾", "枫林"]), ("是 (江湾; 枫林)", True, ["江湾", "枫林"]), ("是()", True, []),
    ("", None, []), (None, None, []), ("否()", False, []), ("--", None, []), ("是(江湾;枫林;)", True, ["江湾", "枫林"]), ("不是", OneOf(False, None), []), ("未知", None, []),
):  # fmt: skip
    cards.odd({"permission": text}, {"can_enter": can_enter, "campuses": campuses})
cards.each(
    "expiry",
    "expiry_date",
    [
        ("2027/06/30", "2027-06-30"),
        ("20270630", "2027-06-30"),
        ("2027-06-30 00:00:00", "2027-06-30"),
        ("2027-6-30", OneOf("2027-06-30", None)),
        ("长期", None),
        ("", None),
        (None, None),
        ("2027-02-30", None),
        ("2027", None),
        (20270630, OneOf("2027-06-30", None)),
    ],
)
cards.each(
    "balance",
    "balance",
    [
        (12.3, 12.3),
        ("12.3元", OneOf(12.3, None)),
        ("", None),
        (None, None),
        ("-3.20", -3.2),
        ("－3.20", -3.2),
        ("0", 0),
        (0, 0),
        ("1,234.50", 1234.5),
        ("--", None),
        ("¥12.30", OneOf(12.3, None)),
    ],
)
cards.each("status", "status", [(None, None), ("", None), (" 正常 ", "正常"), (1, "1")])
cards.each("name", "name", [(None, None), ("", None)])
cards.each("id", "id", [(2, "2"), (" 3 ", "3"), (None, LOST), ("", LOST)])
cards.rows(
    "five columns",
    [["1", "旦旦", "正常", "是(邯郸)", "2027-06-30"]],
    LOST,
)  # nothing shows which column is missing
cards.rows("row null", [None, CARD], [CARD_READ], is_told=True)
cards.body("data null", {"data": None}, [])
cards.body("no data", {"error": "系统繁忙"}, LOST)

# MARK: transactions

PAYMENT = {
    "day": "2026.11.22",
    "clock": "12:05",
    "bill": "20261122001",
    "kind": "消费",
    "place": "旦苑",
    "amount": "12.50",
    "balance": "87.50",
    "means": "电子账户",
    "state": "交易成功",
}
PAYMENT_READ = {
    "id": "20261122001",
    "time": "2026-11-22T12:05:00+08:00",
    "kind": "消费",
    "is_expense": True,
    "location": "旦苑",
    "amount": 12.5,
    "balance": 87.5,
    "notes": ["电子账户", "交易成功"],
}
TRANSFER = {
    **PAYMENT,
    "bill": "20261121001",
    "day": "2026.11.21",
    "kind": "银行转账",
    "place": "建设银行",
    "amount": "100.00",
    "balance": "100.00",
}
TRANSFER_READ = {
    **PAYMENT_READ,
    "id": "20261121001",
    "time": "2026-11-21T12:05:00+08:00",
    "kind": "银行转账",
    "is_expense": False,
    "location": "建设银行",
    "amount": 100,
    "balance": 100,
}
HEADINGS = ("时间", "类型", "商户", "金额", "余额", "付款方式", "状态")


def payment(row):
    return (
        f'<tr><td><div>{row["day"]}</div><div class="span_2">{row["clock"]}</div></td>'
        f'<td>&nbsp;<a href="/epay/consume/tradedetail?billno={row["bill"]}" class="span_1">{row["kind"]}</a></td>'
        f"<td>&nbsp;{row['place']}</td><td>&nbsp;{row['amount']}</td><td>&nbsp;{row['balance']}</td><td>&nbsp;{row['means']}</td>"
        f'<td>&nbsp;<span class="span_3">{row["state"]}</span></td></tr>'
    )


def payments(rows, headings=HEADINGS):
    head = "".join(f"<th>{heading}</th>" for heading in headings)
    listed = "".join(row if isinstance(row, str) else payment(row) for row in rows)
    return (
        f'<table class="table table-striped table-hover"><thead><tr>{head}</tr></thead><tbody>{listed}</tbody></table>'
    )


def query_page(table, pager='<div class="pager_div">共<b>2</b>条记录 第<b>1</b>/1页</div>'):
    return f'<html><body><div id="all">{table}{pager}</div></body></html>'


transactions = Table(
    "wallet.get_transactions", "ecard.fudan.edu.cn/epay/consume/query", lambda rows: query_page(payments(rows)), PAYMENT, PAYMENT_READ, (TRANSFER, TRANSFER_READ), {"page": 1}, items="transactions",
)  # fmt: skip
for amount, value, is_expense in (
    ("12.50元", 12.5, True), ("¥12.50", 12.5, True), ("￥12.50", 12.5, True), ("-12.50", 12.5, True), ("－12.50", 12.5, True), ("−12.50", 12.5, True), ("1,012.50", 1012.5, True), (" 12.50 ", 12.5, True), ("12.5", 12.5, True), ("0.00", 0, True), ("<font color=red>12.50</font>", 12.5, True),
    ("-￥12.50", 12.5, True), ("￥-12.50", 12.5, True),
):  # fmt: skip
    transactions.odd({"amount": amount}, {"amount": value, "is_expense": is_expense})
for amount in ("", "--", "待入账", "&nbsp;"):
    transactions.odd({"amount": amount}, LOST)
for kind, is_expense in (
    ("水控扣费", True),
    ("水控消费", True),
    ("电费扣款", True),
    ("银行转账", False),
    ("充值", False),
    ("圈存", False),
    ("补助", False),
    ("退款", False),
    ("消费退款", False),
    ("消费撤销", OneOf(False, None)),
    ("补扣", OneOf(True, None, False)),
):
    transactions.odd({"kind": kind}, {"kind": kind, "is_expense": is_expense})
transactions.odd({"kind": ""}, {"kind": None, "is_expense": None})
transactions.odd({"kind": "&nbsp;"}, {"kind": None, "is_expense": None})
transactions.odd({"kind": "", "amount": "-12.50"}, {"kind": None, "is_expense": True})
transactions.odd({"kind": "银行转账", "amount": "+12.50"}, {"kind": "银行转账", "is_expense": False})
for day in ("2026-11-22", "2026/11/22", "20261122", " 2026.11.22 ", "2026年11月22日", "2026.11.22日"):
    transactions.odd({"day": day}, {} if "日" not in day else {"time": PAYMENT_READ["time"]})
for clock, read in (
    ("8:05", "2026-11-22T08:05:00+08:00"),
    ("12:05:09", OneOf("2026-11-22T12:05:09+08:00", "2026-11-22T12:05:00+08:00")),
    ("12：05", "2026-11-22T12:05:00+08:00"),
    ("1205", OneOf("2026-11-22T12:05:00+08:00")),
    ("00:00", "2026-11-22T00:00:00+08:00"),
):
    transactions.odd({"clock": clock}, {"time": read})
for clock in ("", "中午", "25:00"):
    transactions.odd({"clock": clock}, LOST)
for day in ("", "今天", "2026.11.31", "2026.11"):
    transactions.odd({"day": day}, LOST)
transactions.each(
    "balance",
    "balance",
    [
        ("", None),
        ("--", None),
        ("&nbsp;", None),
        ("87.50元", OneOf(87.5, None)),
        ("-3.20", -3.2),
        ("－3.20", -3.2),
        ("1,087.50", 1087.5),
        ("￥87.50", OneOf(87.5, None)),
    ],
)
transactions.each(
    "place",
    "location",
    [
        ("", None),
        ("&nbsp;", None),
        ("旦苑&amp;北区", "旦苑&北区"),
        (" 旦苑\n", "旦苑"),
        ("--", OneOf("--", None)),
        ("<b>旦苑</b>", "旦苑"),
    ],
)
transactions.each("means", "notes", [("", ["交易成功"]), ("&nbsp;", ["交易成功"]), ("银行卡", ["银行卡", "交易成功"])])
transactions.each("state", "notes", [("", ["电子账户"]), ("交易失败", ["电子账户", "交易失败"])])
transactions.odd({"bill": ""}, {"id": None})
transactions.body("no pager", query_page(payments([PAYMENT]), ""), [PAYMENT_READ])
transactions.body("no rows", query_page(payments([])), [])
transactions.body("one cell", query_page(payments(['<tr><td colspan="7">没有记录</td></tr>'])), [])
transactions.body(
    "one cell with a class",
    query_page(payments(['<tr class="no-data"><td colspan="7" align="center">暂无数据</td></tr>'])),
    [],
)
transactions.body("columns in another order", query_page(payments(
    ['<tr><td>旦苑</td><td><div>2026.11.22</div><div>12:05</div></td><td><a href="/epay/consume/tradedetail?billno=20261122001">消费</a></td><td>87.50</td><td>12.50</td><td>电子账户</td><td>交易成功</td></tr>'],
    ("商户", "时间", "类型", "余额", "金额", "付款方式", "状态"))), [PAYMENT_READ])  # fmt: skip
transactions.body("without the means of payment", query_page(payments(
    ['<tr><td><div>2026.11.22</div><div>12:05</div></td><td><a href="/epay/consume/tradedetail?billno=20261122001">消费</a></td><td>旦苑</td><td>12.50</td><td>87.50</td><td>交易成功</td></tr>'],
    ("时间", "类型", "商户", "金额", "余额", "状态"))), [PAYMENT_READ | {"notes": ["交易成功"]}])  # fmt: skip
transactions.body("date and time in one element", query_page(payments(
    ['<tr><td>2026.11.22 12:05</td><td><a href="/epay/consume/tradedetail?billno=20261122001">消费</a></td><td>旦苑</td><td>12.50</td><td>87.50</td><td>电子账户</td><td>交易成功</td></tr>'])), [PAYMENT_READ])  # fmt: skip
transactions.body("no table", "<html><body><div id='all'></div></body></html>", LOST)
transactions.body("another page", "<html><body><h1>系统升级</h1></body></html>", LOST)

SUM = {"termdate": "20261122", "custid": 1, "amount": 12.5}
FRONT = {
    "name": '<p class="custname">您好，旦旦！</p>',
    "balance": "87.50",
    "sums": '<input type="hidden" id="transLst" value="{list}"/>',
    "list": [SUM],
    "rows": [PAYMENT],
}
FRONT_READ = {
    "name": "旦旦",
    "balance": 87.5,
    "daily_sums": [{"date": "2026-11-22", "amount": 12.5}],
    "transactions": [PAYMENT_READ],
}


def front_page(rows):
    row = rows[0]
    text = row["list"] if isinstance(row["list"], str) else json.dumps(row["list"])
    return (
        f'<html><body><div class="header">{row["name"]}</div><div class="payway-box"><div class="payway-box-bottom"><div class="payway-box-bottom-item"><p>{row["balance"]}</p><p>账户余额</p></div>'
        f'<div class="payway-box-bottom-item"><p>0.00</p><p>补助余额</p></div></div></div>{row["sums"].replace("{list}", html.escape(text))}'
        f'<div class="tab-content"><div id="all" class="tab-pane active">{payments(row["rows"])}</div></div></body></html>'
    )


front = Table("wallet.get_content", "ecard.fudan.edu.cn/epay/myepay/index", front_page, FRONT, FRONT_READ)
front.each(
    "balance", "balance",
    [
        ("－3.20", -3.2), ("-3.20", -3.2), ("¥87.50", 87.5), ("￥87.50", 87.5), ("87.50元", 87.5), ("1,087.50", 1087.5), (" 87.50\n", 87.5), ("87", 87), ("0", 0), ("0.00", 0), ("<b>87.50</b>", 87.5), ("-￥3.20", -3.2), ("￥-3.20", -3.2),
        ("−3.20", -3.2), ("87.50&nbsp;元", 87.5), ("", LOST), ("--", LOST), ("暂无", LOST),
    ],
)  # fmt: skip
front.odd({"name": '<p class="custname">您好,旦旦!</p>'})
front.odd({"name": '<p class="custname"> 您好，旦旦！ </p>'})
front.odd({"name": ""}, {"name": None})
front.odd({"rows": []}, {"transactions": []})
front.odd({"rows": ['<tr><td colspan="7">没有记录</td></tr>']}, {"transactions": []})
front.odd({"list": []}, {"daily_sums": []})
front.odd({"list": [{**SUM, "termdate": "2026-11-22"}]})
front.odd({"list": [{**SUM, "termdate": "2026/11/22"}]})
front.odd({"list": [{**SUM, "termdate": 20261122}]})
front.odd({"list": [{**SUM, "amount": "12.50"}]})
front.odd({"list": [{**SUM, "amount": 0}]}, {"daily_sums": [{"date": "2026-11-22", "amount": 0}]})
for name, text in (
    ("a missing input", None),
    ("an empty string", ""),
    ("no JSON", "[{"),
    ("null", "null"),
    ("a row without a date", [{"amount": 3}]),
    ("a row without an amount", [{"termdate": "20261122"}]),
):
    front.odd({"sums": ""} if text is None else {"list": text}, {"daily_sums": []})
    front.cases[-1].is_told = text not in ("", "null")
    front.cases[-1].name = f"daily sums: {name}"
front.body("another page", "<html><body><h1>系统升级</h1></body></html>", LOST)

TABLES = [usage, daily, cards, transactions, front]
