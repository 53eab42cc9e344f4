import json

from .campus_client import Browser, CampusTest, fragments

BASE = "https://elearning.fudan.edu.cn"


class ElearningTest(CampusTest):
    def rows(self, path: str) -> list:
        browser = self.browser()
        browser.sign_in(f"{BASE}/login/cas")
        rows, url = [], f"{BASE}/api/v1/{path}"
        while url:
            page = browser.open(url)
            self.assertTrue(page.body.startswith(b"while(1);"))
            rows += json.loads(page.body.removeprefix(b"while(1);"))
            url = next(iter(fragments(r'<([^>]*)>; rel="next"', page.headers["Link"] or "")), None)
        return rows

    def test_requests_without_a_sign_in_are_refused(self):
        page = Browser(self.stand_in).open(f"{BASE}/api/v1/courses")
        self.assertEqual((page.status, page.json["status"]), (401, "unauthenticated"))

    def test_lists_have_links_to_further_pages_and_planner_items_are_sorted(self):
        courses = self.rows("courses?per_page=100")
        self.assertGreater(len(courses), 4)
        self.assertEqual(len({course["id"] for course in courses}), len(courses))
        items = self.rows("planner/items?start_date=2000-01-01T00%3A00%3A00Z")
        self.assertEqual([item["plannable_date"] for item in items], sorted(item["plannable_date"] for item in items))
        self.assertEqual({item["plannable_type"] for item in items}, {"assignment", "announcement"})
        self.assertEqual(
            self.rows("planner/items?start_date=2000-01-01T00%3A00%3A00Z&end_date=2000-02-01T00%3A00%3A00Z"), []
        )


class PortalTest(CampusTest):
    def test_page_names_the_signed_in_person(self):
        browser = self.browser()
        url = "https://ehall.fudan.edu.cn/"
        self.assertEqual(fragments(r"userInfoDSL = (\{.*\})", browser.open(url).text), ["{}"])
        browser.sign_in(f"{url}manage/common/login/index?redirect=https%3A%2F%2Fehall.fudan.edu.cn")
        person = json.loads(fragments(r"userInfoDSL = (\{[^\n]*\})", browser.open(url).text)[0])
        self.assertEqual((person["name"], person["identity"]), (browser.account["name"], "本科生"))
