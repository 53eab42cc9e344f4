from datetime import datetime, timedelta, timezone

from .campus_client import Browser, CampusTest

BASE = "https://icourse.fudan.edu.cn"
LOGIN = (
    f"{BASE}/casapi/index.php?r=auth/login&school_login=1&tenant_code=222&forward=https%3A%2F%2Ficourse.fudan.edu.cn%2F"
)


class IcourseTest(CampusTest):
    def test_requests_without_a_sign_in_are_refused(self):
        page = Browser(self.stand_in).open(f"{BASE}/courseapi/v2/course-live/get-my-course-month?month=2026-11")
        self.assertEqual((page.status, page.json["code"]), (401, 401))

    def test_the_lectures_of_a_month_are_those_of_their_courses(self):
        browser = self.browser()
        browser.sign_in(LOGIN)
        now = datetime.now(timezone(timedelta(hours=8)))
        months = (divmod(now.year * 12 + now.month - 1 + number, 12) for number in range(-6, 7))
        days = [
            day
            for month in (f"{year}-{month + 1:02}" for year, month in months)
            for day in browser.open(f"{BASE}/courseapi/v2/course-live/get-my-course-month?month={month}").json["list"]
        ]
        self.assertEqual([day["date"] for day in days], sorted(day["date"] for day in days))
        lecture = days[0]["course"][0]
        detail = browser.open(f"{BASE}/courseapi/v3/multi-search/get-course-detail?course_id={lecture['id']}").json
        rows = [
            row
            for by_month in detail["data"]["sub_list"].values()
            for by_day in by_month.values()
            for rows in by_day.values()
            for row in rows
        ]
        self.assertIn(lecture["sub_id"], [f"{row['id']}" for row in rows])
        path = f"{BASE}/courseapi/v3/portal-home-setting/get-sub-info?course_id={lecture['id']}"
        info = browser.open(f"{path}&sub_id={lecture['sub_id']}").json
        self.assertEqual(info["data"]["course_title"], lecture["title"])
        self.assertEqual(browser.open(f"{path}&sub_id=1").json["msg"], "课程不存在")
