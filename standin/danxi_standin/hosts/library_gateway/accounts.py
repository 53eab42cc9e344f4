"""The accounts of readers in the library system, with their loans and holds. Requests need an access token."""

import json
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any

from danxi_standin.host import Host
from danxi_standin.web.messages import Refusal, Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.books import Book
from danxi_standin.world.readers import CANCELLED, OPEN, RENEWAL_DAYS, RENEWAL_LIMIT, Hold, Loan, Reader

BASE = "/alsp/open-api/elib5"
HOST = "fdulspgw.fudan.edu.cn"
TOKEN_SECONDS = 7200


class Accounts(Host):
    @route("GET", "/alsp/open-api/openapi/oauth2/getToken")
    def get_token(self, request: Request) -> Response:
        person = self.campus.world.library_codes.pop(request.parameter("code"), None)
        asked = request.parameter("client_id"), request.parameter("grant_type")
        if person is None or asked != ("rfid", "authorization_code"):
            return _failure(500, "授权码无效")
        token = self.campus.world.sessions.open(HOST, person)
        return _success({"access_token": token, "expires_in": TOKEN_SECONDS, "token_type": "bearer"})

    @route("GET", f"{BASE}/getReaderInfo")
    def get_reader(self, request: Request) -> Response:
        reader = self._reader(request)
        holds = sum(hold.status == OPEN for hold in reader.holds)
        return _success(
            {
                "barcode": reader.barcode,
                "name": reader.person.name,
                "canLoanTotal": 40,
                "currentRequestCount": holds,
            }
        )

    @route("GET", f"{BASE}/getReaderCurrentLoan")
    def list_loans(self, request: Request) -> Response:
        loans = [_current_loan(loan) for loan in self._reader(request).loans]
        return _page(loans, request.parameter("pageSize"), request.parameter("pageNo"))

    @route("GET", f"{BASE}/v2/getReaderHistoryLoan")
    def list_past_loans(self, request: Request) -> Response:
        loans = [_past_loan(loan) for loan in self._reader(request).past_loans]
        return _page(loans, request.parameter("pageSize"), request.parameter("pageNo"))

    @route("POST", f"{BASE}/renewLoan")
    def renew_loan(self, request: Request) -> Response:
        reader, body = self._reader(request), _body(request)
        loan = next((loan for loan in reader.loans if loan.copy.barcode == body.get("itemBarcode")), None)
        if loan is None or body.get("userBarcode") != reader.barcode:
            return _failure(500, "未找到借阅记录")
        if loan.renewals >= RENEWAL_LIMIT:
            return _failure(500, "已达到最大续借次数")
        loan.renewals += 1
        loan.due += timedelta(days=RENEWAL_DAYS)
        return _success({})

    @route("POST", f"{BASE}/searchReaderRequest")
    def list_holds(self, request: Request) -> Response:
        reader, body = self._reader(request), _body(request)
        holds = [_hold(hold) for hold in reader.holds if (hold.status == OPEN) == (body.get("range") == 0)]
        return _page(holds, str(body.get("pageSize")), str(body.get("pageNo")))

    @route("POST", f"{BASE}/cancelRequest")
    def cancel_hold(self, request: Request) -> Response:
        reader, body = self._reader(request), _body(request)
        hold = next((hold for hold in reader.holds if hold.id == body.get("requestId")), None)
        if hold is None or hold.status != OPEN:
            return _failure(500, "预约记录不存在或不可取消")
        hold.status = CANCELLED
        return _success({})

    def _reader(self, request: Request) -> Reader:
        session = self.campus.world.sessions.find(HOST, request.headers.get("access_token", ""))
        if session is None:
            raise Refusal(_failure(401, "登录已过期，请重新登录"))
        return self.campus.world.readers.of(session.person)


def _current_loan(loan: Loan) -> dict[str, Any]:
    return {
        "loanLog": {
            "itemBarcode": loan.copy.barcode,
            "loanDate": _moment(loan.loaned),
            "dueDate": _moment(loan.due),
            "renewalCount": loan.renewals,
            "catalogueId": loan.book.number,
        },
        "itemInfo": {
            "item": {
                "barcode": loan.copy.barcode,
                "temporaryLibraryName": loan.copy.library,
                "temporaryLocationName": loan.copy.location,
            },
            "instance": _instance(loan.book),
        },
        "circulationLoanPolicy": {"renewalCount": RENEWAL_LIMIT},
    }


def _past_loan(loan: Loan) -> dict[str, Any]:
    return {
        "catalogueId": loan.book.number,
        "itemBarcode": loan.copy.barcode,
        "loanDate": _moment(loan.loaned),
        "dueDate": _moment(loan.due),
        "returnDate": _moment(loan.returned) if loan.returned else None,
        "renewalCount": loan.renewals or None,
        "catalogueInstance": _instance(loan.book),
    }


def _hold(hold: Hold) -> dict[str, Any]:
    return {
        "id": hold.id,
        "catalogueId": hold.book.number,
        "itemBarcode": hold.copy.barcode,
        "instance": _instance(hold.book),
        "status": hold.status,
        "statusCode": "1" if hold.status == OPEN else "9",
        "pickupLocation": "WK01",
        "pickUpLocationName": "文科馆总服务台",
        "expectDate": f"{hold.created + timedelta(days=7)}",
        "createTime": _moment(hold.created),
        "allowReplace": "1",
        "queuing": None,
    }


def _instance(book: Book) -> dict[str, Any]:
    return {"title": book.title, "author": "；".join(book.authors)}


def _moment(day: date) -> str:
    return f"{day} 10:21:08"


def _body(request: Request) -> dict[str, Any]:
    try:
        body = json.loads(request.body)
    except ValueError:
        body = None
    return body if isinstance(body, dict) else {}


def _page(rows: Sequence[object], size_text: str, page_text: str) -> Response:
    if not (size_text.isdecimal() and page_text.isdecimal() and int(size_text) and int(page_text)):
        return _failure(500, "参数错误")
    size, page = int(size_text), int(page_text)
    shown = rows[(page - 1) * size : page * size]
    return _success({"list": shown, "total": len(rows), "pageNo": page, "pageSize": size})


def _success(data: object) -> Response:
    return json_response({"code": 200, "msg": "操作成功", "data": data})


def _failure(code: int, message: str) -> Response:
    return json_response({"code": code, "msg": message, "data": None})
