"""booking.fudan.edu.cn, the booking platform: venues, their slots, and bookings."""

import json
from datetime import date, timedelta
from typing import Any
from urllib.parse import quote

from danxi_standin.campus_host import CampusHost, public
from danxi_standin.web.messages import Refusal, Request, Response, html_response, json_response, redirect
from danxi_standin.web.routing import route
from danxi_standin.world.venues import VENUES, Booking, Venue, bookings_of, slot, venue_with_id

API, SITE = "/reservation/api", "/reservation/site"
LOGIN, CALLBACK = f"{API}/login/main", f"{API}/login/cas"
HOME = "https://booking.fudan.edu.cn/reservation/fe/site/home"
PERIODS = range(7, 22)
DAYS = 31
PAGE = """<!DOCTYPE html>
<html lang="zh"><head><meta charset="UTF-8"><title>预约系统</title></head><body><div id="app"></div></body></html>
"""
CHALLENGE = """<!DOCTYPE html>
<html><head><meta charset="UTF-8"><meta content="challenge" id="9DhefwqGPrzGxEp9hPaoag"></head><body></body></html>
"""


class BookingHost(CampusHost):
    names = ("booking.fudan.edu.cn",)
    session_cookie = "vjuid"

    def respond(self, request: Request) -> Response:
        if self.campus.world.settings.booking_challenge and not request.path.startswith("/reservation/fe/"):
            return html_response(CHALLENGE, 412)
        return super().respond(request)

    def ask_to_sign_in(self, request: Request) -> Response:
        if request.path != LOGIN:
            return json_response({"e": "UN_AUTH", "m": "用户未登录", "d": []})
        return super().ask_to_sign_in(request)

    def callback(self, request: Request) -> str:
        return f"https://{self.names[0]}{CALLBACK}?redirect_url={quote(self.destination(request), safe='')}"

    def destination(self, request: Request) -> str:
        return request.parameter("redirect_url") or HOME

    @route("GET", LOGIN)
    def login(self, request: Request) -> Response:
        return redirect(self.destination(request))

    @route("GET", CALLBACK)
    @route("GET", "/reservation/fe/site/home")
    @public
    def show_home(self, request: Request) -> Response:
        return html_response(PAGE)

    @route("GET", f"{API}/topic/resource-list")
    def list_venues(self, request: Request) -> Response:
        self._check_key(request)
        if request.parameter("id") != "48":
            return _failure("专题不存在")
        return _page([_entry(venue) for venue in VENUES], request)

    @route("GET", f"{SITE}/resource/detail")
    def get_venue(self, request: Request) -> Response:
        self._check_key(request)
        venue = self._venue(request.parameter("id"))
        return _success(
            {
                "id": venue.id,
                "name": venue.name,
                "type": 1,
                "exclusive": 0,
                "is_group": "1",
                "usable": True,
                "limit_info": "",
                "config": _config(venue),
                "rule": [{"start_time": f"{venue.first_hour:02}:00", "end_time": "22:00"}],
            }
        )

    @route("GET", f"{SITE}/resource/calendar")
    def get_calendar(self, request: Request) -> Response:
        venue = self._venue(request.parameter("resource_id"))
        try:
            asked = json.loads(request.parameter("date"))
            first, last = date.fromisoformat(asked["start_date"]), date.fromisoformat(asked["end_date"])
        except (ValueError, KeyError, TypeError):
            return _failure("日期错误")
        days = [first + timedelta(days=number) for number in range(min((last - first).days + 1, DAYS))]
        hours = [hour for hour in PERIODS if hour >= venue.first_hour]
        return _success(
            {
                "day": [f"{day}" for day in days],
                "time": [{"id": 3000 + hour, "str_time": _span(hour), **_times(hour)} for hour in hours],
                "resource": [
                    {"id": court, "name": f"{number}号场地"} for number, court in enumerate(venue.court_ids, 1)
                ],
                "data": {f"{day}": _cells(venue, day, hours) for day in days},
            }
        )

    @route("GET", f"{SITE}/appointment/appointment-list")
    def list_bookings(self, request: Request) -> Response:
        self._check_key(request)
        view = _old_booking if self.campus.world.settings.booking_form == "old" else _new_booking
        return _page([view(booking) for booking in bookings_of(self.person)], request)

    @staticmethod
    def _venue(text: str) -> Venue:
        venue = venue_with_id(int(text)) if text.isdecimal() else None
        if venue is None:
            raise Refusal(_failure("资源不存在"))
        return venue

    @staticmethod
    def _check_key(request: Request) -> None:
        """Refuses a request whose header sign-key is wrong. The header may be missing."""
        expected = f"{request.path}{request.method.lower()}"
        if request.headers.get("sign-key", expected) != expected:
            raise Refusal(_failure("签名错误"))


def _entry(venue: Venue) -> dict[str, Any]:
    base = {"id": venue.id, "name": venue.name, "icon": None, "images": f"image/{venue.id}.jpg", "type": 1}
    return {"base": {**base, "config": _config(venue) if venue.courts > 1 else None}}


def _config(venue: Venue) -> dict[str, Any]:
    return {
        "data_colle": [{"name": "手机号", "type": "mobile", "verifyType": "required"}],
        "introduction": {"text": f"<p>{venue.name}，{venue.courts}个场地。</p>", "label": "简介", "enanle": True},
        "description": {"text": "<p>每人每天限约一场。</p><p>请准时到场。</p>", "label": "须知", "enanle": 1},
        "anti_bot": "1",
    }


def _cells(venue: Venue, day: date, hours: list[int]) -> dict[str, Any]:
    cells: dict[str, Any] = {}
    for court in venue.court_ids:
        cells[f"{court}"] = {}
        for hour in hours:
            state, free = slot(venue, day, court, hour)
            cells[f"{court}"][f"{3000 + hour}"] = {"status": state, "total": venue.capacity, "num": f"{free}"}
    return cells


def _times(hour: int) -> dict[str, str]:
    return {"start_time": f"{hour:02}:00", "end_time": f"{hour + 1:02}:00"}


def _span(hour: int) -> str:
    return f"{hour:02}:00-{hour + 1:02}:00"


def _booking(booking: Booking) -> dict[str, Any]:
    state = (4, "已取消") if booking.is_cancelled else (5, "已结束") if booking.is_over else (1, "预约成功")
    return {
        "id": booking.id,
        "resource_id": booking.court,
        "group_id": booking.venue.id,
        "resource_name": booking.venue.name,
        "status": state[0],
        "status_name": state[1],
        "created": f"{booking.day - timedelta(days=2)} 07:00:05",
        "is_cancel": int(not booking.is_over and not booking.is_cancelled),
    }


def _new_booking(booking: Booking) -> dict[str, Any]:
    period = {
        "detail_id": booking.id * 10,
        "date": f"{booking.day}",
        "period_id": 3000 + booking.hour,
        **_times(booking.hour),
        "str_time": _span(booking.hour),
        "can_cancel": not booking.is_over and not booking.is_cancelled,
    }
    groups = [{"dates": [{"date": f"{booking.day}", "periods": [period]}]}]
    return {**_booking(booking), "appointment_time": {"groups": groups}}


def _old_booking(booking: Booking) -> dict[str, Any]:
    period = {
        "id": booking.id * 10,
        "appointment_id": booking.id,
        "date": f"{booking.day}",
        "period_id": 3000 + booking.hour,
        **_times(booking.hour),
        "str_time": _span(booking.hour),
        "is_cancel": int(not booking.is_over and not booking.is_cancelled),
    }
    return {**_booking(booking), "detail": {f"{booking.day}": [period]}}


def _page(rows: list[Any], request: Request) -> Response:
    size, page = (_number(request.parameter("pageSize"), 10), _number(request.parameter("p"), 1))
    shown = rows[(page - 1) * size : page * size]
    return _success({"data": shown, "page": f"{page}", "perpage": f"{size}", "total": len(rows)})


def _number(text: str, default: int) -> int:
    return max(int(text), 1) if text.isdecimal() else default


def _success(data: object) -> Response:
    return json_response({"e": "OK", "m": "操作成功", "d": data})


def _failure(message: str) -> Response:
    return json_response({"e": 9999, "m": message, "d": []})
