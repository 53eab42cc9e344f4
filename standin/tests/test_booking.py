import json
from datetime import timedelta
from urllib.parse import urlencode

from danxi_standin.world.semesters import today

from .campus_client import CampusTest

BOOKING = "https://booking.fudan.edu.cn/reservation"


class BookingTest(CampusTest):
    def signed_in(self):
        browser = self.browser()
        page = browser.sign_in(f"{BOOKING}/api/login/main?{urlencode({'redirect_url': f'{BOOKING}/fe/site/home'})}")
        self.assertEqual(page.url, f"{BOOKING}/fe/site/home")
        return browser

    def venues(self, browser, **query):
        url = f"{BOOKING}/api/topic/resource-list?{urlencode({'id': 48, **query})}"
        return browser.once(url, headers={"sign-key": "/reservation/api/topic/resource-list" + "get"}).json

    def bookings(self, browser):
        return browser.once(f"{BOOKING}/site/appointment/appointment-list?p=1&type=0&pageSize=3").json["d"]["data"]

    def test_requests_without_a_sign_in_or_with_a_wrong_key_are_refused(self):
        self.assertEqual(self.venues(self.browser())["e"], "UN_AUTH")
        browser = self.signed_in()
        self.assertEqual(self.venues(browser)["e"], "OK")
        url = f"{BOOKING}/site/appointment/appointment-list"
        self.assertEqual(browser.once(url).json["e"], "OK")
        self.assertEqual(browser.once(url, headers={"sign-key": "wrong"}).json["m"], "签名错误")

    def test_venues_are_paged(self):
        browser = self.signed_in()
        first, second = (self.venues(browser, p=page)["d"]["data"] for page in (1, 2))
        self.assertEqual([len(first), len(second)], [10, 1])
        self.assertEqual(self.venues(browser, pageSize=200)["d"]["data"], first + second)

    def test_the_calendar_has_a_cell_for_each_court_and_period(self):
        browser = self.signed_in()
        venue = self.venues(browser)["d"]["data"][0]["base"]["id"]
        days = {"start_date": f"{today()}", "end_date": f"{today() + timedelta(days=4)}"}
        query = urlencode({"resource_id": venue, "id": venue, "collective": 0, "date": json.dumps(days)})
        calendar = browser.once(f"{BOOKING}/site/resource/calendar?{query}").json["d"]
        self.assertEqual(len(calendar["day"]), 5)
        for cells in calendar["data"].values():
            self.assertEqual({int(court) for court in cells}, {court["id"] for court in calendar["resource"]})
            for periods in cells.values():
                self.assertEqual({int(period) for period in periods}, {period["id"] for period in calendar["time"]})
        states = {
            day: {cell["status"] for cells in courts.values() for cell in cells.values()}
            for day, courts in calendar["data"].items()
        }
        self.assertEqual(states[days["start_date"]], {0, 2})
        self.assertEqual(states[days["end_date"]], {3})

    def test_the_setting_booking_form_selects_the_old_or_new_form_of_bookings(self):
        browser = self.signed_in()
        new = self.bookings(browser)
        self.settings(booking_form="old")
        old = self.bookings(browser)
        self.assertEqual([booking["id"] for booking in new], [booking["id"] for booking in old])
        self.assertTrue(all("appointment_time" in booking and "detail" not in booking for booking in new))
        self.assertTrue(all("detail" in booking and "appointment_time" not in booking for booking in old))

    def test_with_the_setting_booking_challenge_the_response_is_a_page_with_status_412(self):
        browser = self.signed_in()
        self.settings(booking_challenge=True)
        page = browser.once(f"{BOOKING}/site/appointment/appointment-list")
        self.assertEqual((page.status, page.headers["Content-Type"][:9]), (412, "text/html"))
