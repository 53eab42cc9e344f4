import json

from .campus_client import Browser, CampusTest, fragments

BASE = "https://elearning.fudan.edu.cn"
STORAGE = "https://canvas-production.s3.fudan.edu.cn"


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

    def test_a_locked_file_has_no_url_and_a_hidden_one_is_only_in_a_module(self):
        course = self.rows("courses")[0]["id"]
        files = self.rows(f"courses/{course}/files?sort=name")
        self.assertEqual({file["display_name"] for file in files if not file["url"]}, {"答案.docx"})
        [module, *_] = self.rows(f"courses/{course}/modules")
        hidden = {item["content_id"] for item in module["items"]} - {file["id"] for file in files}
        self.assertEqual([item["title"] for item in module["items"] if item["content_id"] in hidden], ["补充材料.txt"])

    def test_a_file_is_sent_by_the_storage_which_accepts_neither_cookies_nor_a_wrong_signature(self):
        browser = self.browser()
        browser.sign_in(f"{BASE}/login/cas")
        token = {"Authorization": f"Bearer 1~{browser.account['number']}"}
        page = Browser(self.stand_in).once(f"{BASE}/api/v1/courses/90000/files", headers=token)
        file = json.loads(page.body.removeprefix(b"while(1);"))[0]
        first = browser.once(file["url"])
        self.assertEqual((first.status, first.location[: len(STORAGE)]), (302, STORAGE))
        content = browser.once(first.location)
        self.assertEqual((content.status, len(content.body)), (200, file["size"]))
        rest = browser.once(first.location, headers={"Range": "bytes=1000-"})
        self.assertEqual((rest.status, rest.body), (206, content.body[1000:]))
        self.assertEqual(browser.once(first.location, headers={"Cookie": "a=b"}).status, 400)
        self.assertEqual(browser.once(first.location.replace("Signature=", "Signature=0")).status, 403)

    def test_an_unknown_token_is_refused_with_a_challenge(self):
        page = Browser(self.stand_in).once(f"{BASE}/api/v1/courses", headers={"Authorization": "Bearer 1~1"})
        self.assertEqual((page.status, page.headers["WWW-Authenticate"][:6]), (401, "Bearer"))


class PortalTest(CampusTest):
    def test_page_names_the_signed_in_person(self):
        browser = self.browser()
        url = "https://ehall.fudan.edu.cn/"
        self.assertEqual(fragments(r"userInfoDSL = (\{.*\})", browser.open(url).text), ["{}"])
        browser.sign_in(f"{url}manage/common/login/index?redirect=https%3A%2F%2Fehall.fudan.edu.cn")
        person = json.loads(fragments(r"userInfoDSL = (\{[^\n]*\})", browser.open(url).text)[0])
        self.assertEqual((person["name"], person["identity"]), (browser.account["name"], "本科生"))
