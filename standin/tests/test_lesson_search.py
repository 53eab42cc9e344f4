import json

from .campus_client import Browser, CampusTest, fragments

BASE = "https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search"


class LessonSearchTest(CampusTest):
    def setUp(self):
        super().setUp()
        self.browser = Browser(self.stand_in)
        page = self.browser.open(BASE)
        self.assertEqual((page.status, page.host), (200, "fdjwgl.fudan.edu.cn"))
        self.semester = int(fragments(r'<option value="(\d+)" selected>', page.text)[0])
        self.semesters = json.loads(fragments(r"JSON.parse\('(.*?)'\)", page.text)[0].replace('\\"', '"'))

    def search(self, query: str):
        return self.browser.open(f"{BASE}/semester/{self.semester}/search/{self.semester}?{query}").json

    def test_all_rows_of_a_semester_are_paged_and_need_no_sign_in(self):
        self.assertIn(self.semester, [semester["id"] for semester in self.semesters])
        first, second = self.search("queryPage__=1%2C1000"), self.search("queryPage__=2,1000")
        total = first["_page_"]["totalRows"]
        self.assertGreater(total, 1000)
        self.assertEqual((len(first["data"]), len(second["data"])), (1000, total - 1000))
        self.assertEqual(len({row["id"] for row in first["data"] + second["data"]}), total)
        self.assertEqual(self.search("queryPage__=9,1000")["data"], [])

    def test_rows_have_every_form_of_schedule_and_some_have_no_exam_mode(self):
        rows = self.search("queryPage__=1,20000")["data"]
        texts = [row["scheduleText"]["dateTimePlacePersonText"]["textZh"] for row in rows]
        self.assertTrue(any(" 星期三 6~7节 H逸夫楼204 叶知微" in text for text in texts))
        self.assertTrue(any("(双)周" in text for text in texts) and any("\n" in text for text in texts))
        self.assertTrue(any(row["examMode"] is None for row in rows))
        self.assertEqual({row["lessonCrossBizTypeName"] for row in rows}, {"本科", "研究生"})

    def test_classes_can_be_filtered_by_campus(self):
        total = self.search("queryPage__=1,1")["_page_"]["totalRows"]
        counts = [self.search(f"queryPage__=1,1&campusAssoc={campus}")["_page_"]["totalRows"] for campus in range(1, 6)]
        self.assertEqual(sum(counts), total)
        self.assertTrue(0 < counts[3] < total and counts[2] == 0)
