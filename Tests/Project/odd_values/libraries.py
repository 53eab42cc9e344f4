"""Odd libraries, loans, venues and bookings."""

from odd_values.table import LOST, MISSING, OneOf, Table, as_json

# MARK: occupancy

LIBRARY = {
    "campusId": "1",
    "campusName": "文科馆",
    "canInNumb": "1100",
    "inNum": "100",
    "libraryNotice": "<p>开放时间</p>",
    "libraryOpenTime": "8:00~22:00",
    "placeNum": "1080",
}
LIBRARY_READ = {
    "id": 1,
    "name": "文科馆",
    "current": 100,
    "capacity": 1200,
    "open_time": "8:00~22:00",
    "place_num": 1080,
    "notice": "开放时间",
}
seats = Table(
    "library.get_library", "mlibrary.fudan.edu.cn/api/common/h5/getspaceseat", as_json(lambda rows: {"msg": "SUCCESS", "code": "1", "data": rows}), LIBRARY, LIBRARY_READ,
    ({**LIBRARY, "campusName": "理科馆"}, {**LIBRARY_READ, "name": "理科馆"}), who=None,
)  # fmt: skip
for value, current in ((100, 100), (" 100 ", 100), (100.0, 100), (0, 0), ("0", 0)):
    seats.odd({"inNum": value}, {"current": current, "capacity": current + 1100})
for value in (None, "", MISSING, "很多", "--", [], False):
    seats.odd({"inNum": value}, {"current": None, "capacity": None})
    seats.odd({"canInNumb": value}, {"capacity": None})
seats.odd({"canInNumb": 1100})
seats.odd({"canInNumb": "0"}, {"capacity": 100})
seats.odd({"inNum": "1,100"}, {"current": OneOf(1100, None), "capacity": OneOf(2200, None)})
seats.odd({"canInNumb": "-5"}, {"capacity": OneOf(95, 100, None)})
seats.each("campusName", "name", [(None, LOST), ("", LOST), (MISSING, LOST), (" 文科馆 ", "文科馆")])
seats.each("campusId", "id", [(1, 1), ("A", None), (None, None), ("", None), (MISSING, None)])
seats.each("placeNum", "place_num", [(1080, 1080), (None, None), ("", None), (MISSING, None)])
seats.each(
    "libraryOpenTime",
    "open_time",
    [(None, None), ("", None), (" ", None), (MISSING, None), (" 8:00~22:00 ", "8:00~22:00")],
)
seats.each(
    "libraryNotice", "notice",
    [("<p></p>", None), ("", None), (None, None), (MISSING, None), ("闭馆", "闭馆"), ("<p>闭馆&nbsp;通知</p>", "闭馆 通知"), ("<p>A&amp;B</p>", "A&B"), ("<p>一</p><p>二</p>", "一\n二"), ("一<br>二", "一\n二"), ("<p>&nbsp;</p>", None)],
)  # fmt: skip
seats.rows("row null", [None, LIBRARY], [LIBRARY_READ], is_told=True)
seats.body("code a number", {"code": 1, "data": [LIBRARY]}, [LIBRARY_READ])
seats.body("code 0", {"code": "0", "msg": "系统繁忙", "data": None}, LOST)
for name, value in (("null", None), ("false", False), ("a string", "")):
    seats.body(f"data {name}", {"code": "1", "data": value}, [])
seats.body("data with numbers", {"code": "1", "data": {"1": LIBRARY}}, [LIBRARY_READ])
seats.body("no data", {"code": "1"}, LOST)

# MARK: catalog

BOOK = {
    "docId": "100",
    "resource_ztm": "数据<em>结构</em>",
    "resource_zrz_arr": ["严蔚敏编著"],
    "resource_cbz": "清华大学出版社",
    "publication_year_int": 2019,
    "resource_cbrq": "2019.5",
    "resource_isbn_arr": ["9787302147510"],
    "resource_zydfz": "<p>摘要</p>",
}
BOOK_READ = {
    "id": "100",
    "title": "数据结构",
    "authors": ["严蔚敏编著"],
    "publisher": "清华大学出版社",
    "year": 2019,
    "published": "2019.5",
    "isbns": ["9787302147510"],
    "summary": "摘要",
}
books = Table(
    "library.search_books", "fdulspgw.fudan.edu.cn/urdh/open-api/opac/search/advanced", as_json(lambda rows: {"success": True, "code": 200, "msg": "操作成功", "data": {"list": rows, "total": len(rows)}}), BOOK, BOOK_READ,
    ({**BOOK, "docId": "101"}, {**BOOK_READ, "id": "101"}), {"title": "数据"}, who=None, items="books",
)  # fmt: skip
books.each(
    "resource_ztm",
    "title",
    [
        ("C&lt;T&gt;", "C<T>"),
        (" 数据结构 ", "数据结构"),
        ("A &amp; B", "A & B"),
        ("数据\n结构", OneOf("数据 结构", "数据\n结构", "数据结构")),
        (None, LOST),
        ("", LOST),
        ("<em></em>", LOST),
        (MISSING, LOST),
    ],
)
books.each("docId", "id", [(100, "100"), (None, LOST), ("", LOST)])
books.each(
    "resource_zrz_arr",
    "authors",
    [
        (None, []),
        ([], []),
        (MISSING, []),
        ("严蔚敏编著", ["严蔚敏编著"]),
        ([None, "严蔚敏编著"], ["严蔚敏编著"]),
        ([""], []),
        ("", []),
        (["<em>严</em>蔚敏"], ["严蔚敏"]),
        ({"0": "严蔚敏编著"}, ["严蔚敏编著"]),
    ],
)
books.each(
    "resource_isbn_arr",
    "isbns",
    [
        (None, []),
        ([], []),
        (MISSING, []),
        ("9787302147510", ["9787302147510"]),
        ([9787302147510], ["9787302147510"]),
        ([""], []),
    ],
)
books.each("publication_year_int", "year", [("2019", 2019), (2019.0, 2019)])
for value in (None, "", MISSING, "不详"):
    books.odd({"publication_year_int": value}, {"year": OneOf(2019, None)})
books.odd(
    {"publication_year_int": None, "resource_cbrq": "不详#明萬曆間"}, {"year": None, "published": "不详#明萬曆間"}
)
books.each("resource_cbrq", "published", [(None, None), ("", None), (MISSING, None), (2019, "2019")])
books.each("resource_cbz", "publisher", [(None, None), ("", None), (MISSING, None), (" 清华 ", "清华")])
books.each(
    "resource_zydfz",
    "summary",
    [(None, None), ("", None), ("<p></p>", None), ("一<br/>二", "一\n二"), ("A&amp;B", "A&B")],
)
books.rows("row null", [None, BOOK], [BOOK_READ], is_told=True)
for name, value in (("null", None), ("an empty list", []), ("a string", ""), ("false", False)):
    books.body(f"list {name}", {"success": True, "code": 200, "data": {"list": value, "total": 0}}, [])
books.body("code a string", {"success": True, "code": "200", "data": {"list": [BOOK], "total": "1"}}, [BOOK_READ])
books.body("total null", {"success": True, "code": 200, "data": {"list": [BOOK], "total": None}}, [BOOK_READ])
books.body("an error", {"success": False, "code": 500, "msg": "系统繁忙", "data": None}, LOST)

COPY = {
    "id": "1",
    "barcode": "B1",
    "callNo": "TP311/1",
    "temporaryLibraryName": "文科馆",
    "temporaryLocationName": "二楼",
    "itemStatusName": "在馆",
    "volumeInfo": None,
}
COPY_READ = {
    "id": "1",
    "barcode": "B1",
    "call_number": "TP311/1",
    "library": "文科馆",
    "location": "二楼",
    "status": "在馆",
    "volume": None,
}
copies = Table(
    "library.list_book_copies", "fdulspgw.fudan.edu.cn/alsp/open-api/opac/v2/holdings", as_json(lambda rows: {"code": 200, "data": {"list": rows, "total": len(rows)}}), COPY, COPY_READ,
    ({**COPY, "id": "2"}, {**COPY_READ, "id": "2"}), {"book_id": "100"}, who=None, items="copies",
)  # fmt: skip
copies.each("id", "id", [(3, "3"), (None, LOST), ("", LOST), (MISSING, LOST)])
for member, name in (
    ("barcode", "barcode"),
    ("callNo", "call_number"),
    ("temporaryLibraryName", "library"),
    ("temporaryLocationName", "location"),
    ("itemStatusName", "status"),
    ("volumeInfo", "volume"),
):
    copies.each(
        member, name, [(None, None), ("", None), (" ", None), (MISSING, None), (7, "7"), (" x ", "x"), ([], None)]
    )
copies.body("list null", {"code": 200, "data": {"list": None, "total": 0}}, [])

# MARK: readers

READER = {"barcode": "R1", "name": "旦旦", "canLoanTotal": 40, "currentRequestCount": 1}
READER_READ = {"barcode": "R1", "name": "旦旦", "can_loan_total": 40, "hold_count": 1}
reader = Table(
    "library.get_reader",
    "fdulspgw.fudan.edu.cn/alsp/open-api/elib5/getReaderInfo",
    as_json(lambda rows: {"code": 200, "data": rows[0]}),
    READER,
    READER_READ,
)
reader.each("barcode", "barcode", [(7, "7"), (" R1 ", "R1"), (None, LOST), ("", LOST)])
reader.each("name", "name", [(None, None), ("", None), (MISSING, None)])
reader.each("canLoanTotal", "can_loan_total", [("40", 40), (None, None), ("", None), (40.0, 40), (MISSING, None)])
reader.each("currentRequestCount", "hold_count", [("1", 1), (None, None), ("", None), (0, 0), (MISSING, None)])
reader.body("code a string", {"code": "200", "data": READER}, READER_READ)
reader.body("an error", {"code": 500, "msg": "系统繁忙", "data": None}, LOST)

DATES = [
    ("2026-12-21", "2026-12-21"), ("2026-12-21 10:21:08", "2026-12-21"), ("2026/12/21", "2026-12-21"), ("2026-12-21T10:21:08", "2026-12-21"), ("20261221", "2026-12-21"), ("2026-12-21T10:21:08.000+08:00", "2026-12-21"), (" 2026-12-21 ", "2026-12-21"),
    ("2026-12-20T16:00:00.000+0000", OneOf("2026-12-21", None)), ("2026-12-20T16:00:00Z", OneOf("2026-12-21", None)), ("2026-12-20T16:00:00.000Z", OneOf("2026-12-21", None)), (1797868800000, OneOf("2026-12-22", None)), (None, None), ("", None), ("明天", None), ("0000-00-00", None), ("2026-02-30", None), (MISSING, None),
]  # fmt: skip
LOAN = {
    "loanLog": {"itemBarcode": "B1", "loanDate": "2026-11-21 10:21:08", "dueDate": "2026-12-21 10:21:08", "renewalCount": 1, "catalogueId": "100"},
    "itemInfo": {"item": {"barcode": "B1", "temporaryLibraryName": "文科馆", "temporaryLocationName": "二楼"}, "instance": {"title": "呐喊", "author": "鲁迅"}},
    "circulationLoanPolicy": {"renewalCount": 2},
}  # fmt: skip
LOAN_READ = {
    "barcode": "B1", "book_id": "100", "title": "呐喊", "author": "鲁迅", "library": "文科馆", "location": "二楼", "loan_date": "2026-11-21", "due_date": "2026-12-21", "return_date": None, "renewal_count": 1, "renewal_limit": 2,
}  # fmt: skip
OTHER = {"loanLog": {"itemBarcode": "B2"}, "itemInfo": None, "circulationLoanPolicy": None}
OTHER_READ = {"barcode": "B2", "title": None, "due_date": None, "renewal_count": None}
loans = Table(
    "library.list_loans", "fdulspgw.fudan.edu.cn/alsp/open-api/elib5/getReaderCurrentLoan", as_json(lambda rows: {"code": 200, "data": {"list": rows, "total": len(rows)}}), LOAN, LOAN_READ, (OTHER, OTHER_READ), items="loans",
)  # fmt: skip
loans.each("loanLog.loanDate", "loan_date", DATES)
loans.each("loanLog.dueDate", "due_date", DATES)
loans.each(
    "loanLog.renewalCount", "renewal_count", [("1", 1), (0, 0), (None, None), ("", None), (-1, None), (MISSING, None)]
)
loans.each(
    "circulationLoanPolicy.renewalCount", "renewal_limit", [("2", 2), (0, 0), (None, None), ("", None), (MISSING, None)]
)
loans.each("loanLog.catalogueId", "book_id", [(100, "100"), (None, None), ("", None), (MISSING, None)])
loans.each("itemInfo.instance.title", "title", [(None, None), ("", None), (" 呐喊 ", "呐喊"), (MISSING, None)])
loans.each("itemInfo.instance.author", "author", [(None, None), ("", None), (MISSING, None)])
loans.odd({"itemInfo.instance": None}, {"title": None, "author": None})
loans.odd({"itemInfo": None}, {"title": None, "author": None, "library": None, "location": None})
loans.odd({"itemInfo": MISSING}, {"title": None, "author": None, "library": None, "location": None})
loans.odd({"circulationLoanPolicy": None}, {"renewal_limit": None})
loans.odd({"circulationLoanPolicy": []}, {"renewal_limit": None})
loans.odd({"loanLog.itemBarcode": None})
loans.odd({"loanLog.itemBarcode": ""})
loans.odd({"itemInfo.item.barcode": None})
loans.odd({"loanLog.itemBarcode": None, "itemInfo.item.barcode": None}, LOST)
loans.odd({"loanLog.itemBarcode": 7, "itemInfo.item.barcode": 7}, {"barcode": "7"})
loans.odd({"loanLog": None}, {"book_id": None, "loan_date": None, "due_date": None, "renewal_count": None})
loans.rows("row null", [None, OTHER], [OTHER_READ], is_told=True)
for name, value in (("null", None), ("a string", ""), ("false", False)):
    loans.body(f"list {name}", {"code": 200, "data": {"list": value, "total": 0}}, [])
loans.body("total a string", {"code": 200, "data": {"list": [LOAN], "total": "1"}}, [LOAN_READ])
loans.body("an error", {"code": 500, "msg": "系统繁忙", "data": None}, LOST)

PAST = {
    "catalogueId": "100",
    "itemBarcode": "B1",
    "loanDate": "2026-11-21 10:21:08",
    "dueDate": "2026-12-21",
    "returnDate": "2026-12-01 08:00:00",
    "renewalCount": 1,
    "catalogueInstance": {"title": "呐喊", "author": "鲁迅"},
}
PAST_READ = {**LOAN_READ, "return_date": "2026-12-01", "library": None, "location": None, "renewal_limit": None}
past = Table(
    "library.list_past_loans", "fdulspgw.fudan.edu.cn/alsp/open-api/elib5/v2/getReaderHistoryLoan", as_json(lambda rows: {"code": 200, "data": {"list": rows, "total": len(rows)}}), PAST, PAST_READ,
    ({"itemBarcode": "B2"}, {"barcode": "B2", "title": None}), items="loans",
)  # fmt: skip
past.each("returnDate", "return_date", DATES)
past.each("renewalCount", "renewal_count", [("1", 1), (None, None), (MISSING, None)])
past.each("itemBarcode", "barcode", [(None, LOST), ("", LOST), (7, "7")])
past.odd({"catalogueInstance": None}, {"title": None, "author": None})
past.odd({"catalogueInstance": MISSING}, {"title": None, "author": None})

HOLD = {
    "id": 5,
    "catalogueId": "100",
    "itemBarcode": "B1",
    "instance": {"title": "呐喊", "author": "鲁迅"},
    "status": "预约中",
    "statusCode": "1",
    "pickupLocation": "WK01",
    "pickUpLocationName": "文科馆",
    "expectDate": "2026-11-28",
    "createTime": "2026-11-21 10:21:08",
    "allowReplace": "1",
    "queuing": 3,
}
HOLD_READ = {
    "id": 5, "barcode": "B1", "book_id": "100", "title": "呐喊", "author": "鲁迅", "status": "预约中", "status_code": "1", "pickup_location": "文科馆", "pickup_location_code": "WK01", "expected_date": "2026-11-28", "created_date": "2026-11-21", "allows_other_copy": True, "queue_position": 3,
}  # fmt: skip
holds = Table(
    "library.list_holds", "fdulspgw.fudan.edu.cn/alsp/open-api/elib5/searchReaderRequest", as_json(lambda rows: {"code": 200, "data": {"list": rows, "total": len(rows)}}), HOLD, HOLD_READ, ({**HOLD, "id": 6}, {**HOLD_READ, "id": 6}), items="holds",
)  # fmt: skip
holds.each("id", "id", [("5", 5), (None, LOST), ("", LOST), (MISSING, LOST), ("甲", LOST)])
holds.each(
    "allowReplace",
    "allows_other_copy",
    [
        (1, True),
        (True, True),
        ("true", True),
        ("0", False),
        (0, False),
        (False, False),
        ("false", False),
        (None, None),
        ("", None),
        (MISSING, None),
        ("是", OneOf(True, None)),
    ],
)
holds.each("queuing", "queue_position", [("3", 3), (None, None), ("", None), (0, 0), (MISSING, None)])
holds.each("expectDate", "expected_date", DATES)
holds.each("createTime", "created_date", DATES)
holds.each("status", "status", [(None, None), ("", None), (1, "1")])
holds.each("pickUpLocationName", "pickup_location", [(None, None), ("", None), (MISSING, None)])
holds.odd({"instance": None}, {"title": None, "author": None})
holds.body("list null", {"code": 200, "data": {"list": None, "total": None}}, [])

# MARK: venues

CONFIG = {
    "introduction": {"text": "<p>简介</p>", "label": "简介", "enanle": True},
    "description": {"text": "<p>一</p><p>二</p>", "enanle": 1},
    "anti_bot": "1",
}
VENUE = {
    "base": {
        "id": 1040,
        "name": "北区体育馆-乒乓球",
        "icon": None,
        "images": "image/1040.jpg",
        "type": 1,
        "config": CONFIG,
    }
}
VENUE_READ = {"id": 1040, "name": "北区体育馆-乒乓球", "introduction": "简介"}


def page(rows):
    return {"e": "OK", "m": "操作成功", "d": {"data": rows, "page": "1", "perpage": "200", "total": len(rows)}}


venues = Table(
    "booking.list_venues", "booking.fudan.edu.cn/reservation/api/topic/resource-list", as_json(page), VENUE, VENUE_READ, ({"base": {"id": 1041, "name": "南区体育馆"}}, {"id": 1041, "name": "南区体育馆", "introduction": None, "image_url": None}),
)  # fmt: skip
venues.each("base.id", "id", [("1040", 1040), (None, LOST), ("", LOST), (MISSING, LOST)])
venues.each("base.name", "name", [(None, LOST), ("", LOST), (" 北区体育馆 ", "北区体育馆")])
venues.each("base.images", "image_url", [(None, None), ("", None), ([], None), (MISSING, None), (False, None)])
venues.each(
    "base.config",
    "introduction",
    [
        (None, None),
        ("", None),
        ([], None),
        (MISSING, None),
        ({}, None),
        ({"introduction": None}, None),
        ({"introduction": []}, None),
        ({"introduction": {"text": ""}}, None),
        ({"introduction": {"text": "<p></p>"}}, None),
    ],
)
venues.odd({"base": None}, LOST)
venues.rows("row null", [None, VENUE], [VENUE_READ], is_told=True)
venues.body("e 0", {"e": 0, "m": "", "d": {"data": [VENUE], "total": 1}}, [VENUE_READ])
venues.body("e as a string", {"e": "0", "m": "", "d": {"data": [VENUE], "total": "1"}}, [VENUE_READ])
venues.body("total null", {"e": "OK", "m": "", "d": {"data": [VENUE], "total": None}}, [VENUE_READ])
venues.body("an error", {"e": 9999, "m": "专题不存在", "d": []}, LOST)
for name, value in (("null", None), ("false", False), ("a string", "")):
    venues.body(f"data {name}", {"e": "OK", "m": "", "d": {"data": value, "total": 0}}, [])

DETAIL = {
    "id": 1040,
    "name": "北区体育馆-乒乓球",
    "type": 1,
    "usable": True,
    "limit_info": "",
    "config": CONFIG,
    "rule": [{"start_time": "08:00", "end_time": "22:00"}],
}
DETAIL_READ = {
    "id": 1040,
    "name": "北区体育馆-乒乓球",
    "usable": True,
    "limit": None,
    "opening_hours": [{"start": "08:00", "end": "22:00"}],
    "introduction": "简介",
    "description": "一\n二",
    "needs_captcha": True,
}
detail = Table(
    "booking.get_venue", "booking.fudan.edu.cn/reservation/site/resource/detail", as_json(lambda rows: {"e": "OK", "m": "", "d": rows[0]}), DETAIL, DETAIL_READ, parameters={"id": 1040},
)  # fmt: skip
detail.each(
    "usable",
    "usable",
    [
        (1, True),
        ("1", True),
        ("true", True),
        (0, False),
        ("0", False),
        (False, False),
        (None, None),
        ("", None),
        (MISSING, None),
    ],
)
detail.each(
    "limit_info",
    "limit",
    [
        ("校外人员", "校外人员"),
        ({"error": "校外人员"}, "校外人员"),
        ({}, None),
        ([], None),
        (None, None),
        (MISSING, None),
        (" ", None),
        ({"error": ""}, None),
    ],
)
detail.each(
    "config.anti_bot",
    "needs_captcha",
    [("0", False), (0, False), (False, False), (1, True), (True, True), (None, None), (MISSING, None)],
)
detail.each(
    "rule", "opening_hours",
    [
        ([], []), (None, []), (MISSING, []), ("", []), ([{"start_time": "8:00", "end_time": "22:00"}], DETAIL_READ["opening_hours"]), ([{"start_time": "08:00:00", "end_time": "22:00:00"}], DETAIL_READ["opening_hours"]),
        ([{"start_time": "08:00", "end_time": "24:00"}], [{"start": "08:00", "end": "24:00"}]), ({"0": {"start_time": "08:00", "end_time": "22:00"}}, DETAIL_READ["opening_hours"]),
    ],
)  # fmt: skip
detail.odd({"config": None}, {"introduction": None, "description": None, "needs_captcha": None})
detail.odd({"config": []}, {"introduction": None, "description": None, "needs_captcha": None})
detail.each(
    "config.description", "description", [(None, None), ({"text": ""}, None), ([], None), ({"text": "A&amp;B"}, "A&B")]
)
detail.each("id", "id", [("1040", 1040)])
detail.each("name", "name", [(None, LOST), ("", LOST)])

CELL = {
    "status": 0,
    "total": 4,
    "num": "2",
    "start": "07:30",
    "end": "08:30",
    "court": "1号场地",
    "court_id": 104001,
    "period": 3007,
}
CELL_READ = {
    "date": "2026-11-25",
    "start": "07:30",
    "end": "08:30",
    "period_id": 3007,
    "court_id": 104001,
    "court": "1号场地",
    "status": 0,
    "total": 4,
    "remaining": 2,
    "available": True,
}


def calendar(rows):
    row = rows[0]
    cell = {name: row[name] for name in ("status", "total", "num") if name in row}
    return {
        "day": ["2026-11-25"],
        "time": [{"id": row["period"], "str_time": "", "start_time": row["start"], "end_time": row["end"]}],
        "resource": [{"id": row["court_id"], "name": row["court"]}],
        "data": {"2026-11-25": {"104001": {"3007": cell}}},
    }


slots = Table(
    "booking.list_slots", "booking.fudan.edu.cn/reservation/site/resource/calendar", as_json(lambda rows: {"e": "OK", "m": "", "d": calendar(rows)}), CELL, [CELL_READ], parameters={"venue_id": 1040, "start_date": "2026-11-25"},
)  # fmt: skip


def slot(changes, reads):
    slots.cases.append(_case(changes, reads))


def _case(changes, reads):
    from odd_values.table import Case

    name = ", ".join(f"{key}={'missing' if value is MISSING else repr(value)}" for key, value in changes.items())
    row = {key: value for key, value in (CELL | changes).items() if value is not MISSING}
    return Case(name, slots.answer([row]), [CELL_READ | reads] if isinstance(reads, dict) else reads)


for member, pairs in {
    "status": [("0", {}), (1, {"status": 1, "available": False}), ("2", {"status": 2, "available": False}), (None, {"status": None, "available": None}), (MISSING, {"status": None, "available": None}), ("", {"status": None, "available": None})],
    "num": [(2, {}), ("0", {"remaining": 0, "available": False}), (0, {"remaining": 0, "available": False}), (None, {"remaining": None, "available": None}), ("", {"remaining": None, "available": None}), (MISSING, {"remaining": None, "available": None}), (-1, {"remaining": OneOf(-1, 0, None), "available": OneOf(False, None)})],
    "total": [("4", {}), (None, {"total": None}), ("", {"total": None}), (MISSING, {"total": None})],
    "start": [("7:30", {}), ("07:30:00", {}), (" 07:30 ", {}), ("07：30", {}), (None, LOST), ("", LOST), ("早上", LOST)],
    "end": [("8:30", {}), ("24:00", {"end": "24:00"}), ("08:30:00", {}), (None, LOST), ("", LOST)],
    "court": [(None, {"court": None}), ("", {"court": None}), (1, {"court": "1"}), (" 1号场地 ", {})],
    "court_id": [("104001", {})],
    "period": [("3007", {})],
}.items():  # fmt: skip
    for value, reads in pairs:
        slot({member: value}, reads)
for name, value in (("an empty list", []), ("an empty object", {}), ("null", None)):
    slots.body(f"data {name}", {"e": "OK", "m": "", "d": {**calendar([CELL]), "data": value}}, [])
slots.body("a day without cells", {"e": "OK", "m": "", "d": {**calendar([CELL]), "data": {"2026-11-25": []}}}, [])
slots.body(
    "a court without cells", {"e": "OK", "m": "", "d": {**calendar([CELL]), "data": {"2026-11-25": {"104001": []}}}}, []
)

BOOKING = {
    "id": 80000, "resource_id": 104001, "group_id": 1040, "resource_name": "北区体育馆", "status": 1, "status_name": "预约成功", "created": "2026-11-19 07:00:05", "is_cancel": 1,
    "appointment_time": {"groups": [{"dates": [{"date": "2026-11-21", "periods": [{"date": "2026-11-21", "period_id": 3012, "start_time": "12:00", "end_time": "13:00", "can_cancel": True}]}]}]},
}  # fmt: skip
PERIOD_READ = {"date": "2026-11-21", "start": "12:00", "end": "13:00", "period_id": 3012, "can_cancel": True}
BOOKING_READ = {
    "id": 80000,
    "venue_id": 1040,
    "court_id": 104001,
    "name": "北区体育馆",
    "status": 1,
    "status_name": "预约成功",
    "is_void": False,
    "created": "2026-11-19T07:00:05+08:00",
    "can_cancel": True,
    "periods": [PERIOD_READ],
}
bookings = Table(
    "booking.list_bookings", "booking.fudan.edu.cn/reservation/site/appointment/appointment-list", as_json(page), BOOKING, BOOKING_READ, ({"id": 80001}, {"id": 80001, "periods": [], "created": None, "can_cancel": None}), items="bookings",
)  # fmt: skip
bookings.each("id", "id", [("80000", 80000), (None, LOST), ("", LOST)])
bookings.each(
    "is_cancel",
    "can_cancel",
    [
        ("1", True),
        (0, False),
        ("0", False),
        (True, True),
        ("true", True),
        (False, False),
        (None, None),
        ("", None),
        (MISSING, None),
    ],
)
bookings.each(
    "created", "created",
    [("2026-11-19 07:00", "2026-11-19T07:00:00+08:00"), ("2026-11-19T07:00:05", "2026-11-19T07:00:05+08:00"), ("2026/11/19 07:00:05", "2026-11-19T07:00:05+08:00"), ("2026-11-19T07:00:05+08:00", "2026-11-19T07:00:05+08:00"), (None, None), ("", None), (MISSING, None), ("昨天", None), (0, None)],
)  # fmt: skip
for member, name in (("resource_id", "court_id"), ("group_id", "venue_id"), ("status", "status")):
    bookings.each(member, name, [("7", 7), (None, None), ("", None), (MISSING, None)])
bookings.each("resource_name", "name", [(" x ", "x"), (None, None), ("", None), (MISSING, None)])
for value, is_void in (
    (" 已取消 ", True), ("用户取消", True), ("已驳回", True), ("已驳回（场馆维护）", True), ("已结束", False), ("已过期", False), ("待审核", False), (4, False),
    (None, None), ("", None), (MISSING, None), ([], None),
):  # fmt: skip
    name = None if is_void is None else str(value).strip()
    bookings.odd({"status_name": value}, {"status_name": name, "is_void": is_void})
bookings.each(
    "appointment_time",
    "periods",
    [
        (None, []),
        ([], []),
        (MISSING, []),
        ({"groups": []}, []),
        ({"groups": None}, []),
        ({"groups": [{"dates": []}]}, []),
    ],
)


def period(**changes):
    return {
        "groups": [
            {"dates": [{"periods": [BOOKING["appointment_time"]["groups"][0]["dates"][0]["periods"][0] | changes]}]}
        ]
    }


for changes, reads in (
    ({"start_time": "12:00:00"}, {}), ({"end_time": "13:00:00"}, {}), ({"period_id": "3012"}, {}), ({"can_cancel": "1"}, {}), ({"can_cancel": 0}, {"can_cancel": False}), ({"can_cancel": None}, {"can_cancel": None}), ({"date": "2026/11/21"}, {}), ({"period_id": None}, {"period_id": None}), ({"end_time": "24:00"}, {"end": "24:00"}),
):  # fmt: skip
    bookings.odd({"appointment_time": period(**changes)}, {"periods": [PERIOD_READ | reads]})
OLD = {"date": "2026-11-21", "period_id": 3012, "start_time": "12:00", "end_time": "13:00", "is_cancel": 1}
for name, value in (
    ("the old form", {"2026-11-21": [OLD]}),
    ("the old form without the date", {"2026-11-21": [{key: each for key, each in OLD.items() if key != "date"}]}),
    ("the old form with numbers", {"2026-11-21": {"0": OLD}}),
):
    bookings.odd(
        {"appointment_time": MISSING, "detail": value},
        {"periods": [OneOf(PERIOD_READ, PERIOD_READ | {"can_cancel": None})]},
    )
    bookings.cases[-1].name = name
bookings.odd({"appointment_time": MISSING, "detail": []}, {"periods": []})
bookings.rows("row null", [None, {"id": 80001}], [{"id": 80001}], is_told=True)

TABLES = [seats, books, copies, reader, loans, past, holds, venues, detail, slots, bookings]
