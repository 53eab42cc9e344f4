import json
import re
from datetime import date, timedelta

from danxi_standin.world.semesters import is_holiday

from .campus_client import Browser, CampusTest, fragments


class CourseTest(CampusTest):
    host = "https://fdjwgl.fudan.edu.cn/student"

    def signed_in(self, role: str = "undergraduate") -> Browser:
        browser = self.browser(role=role)
        self.assertEqual(browser.sign_in(f"{self.host}/sso/login").url, f"{self.host}/home")
        return browser

    def table(self, browser: Browser) -> tuple[int, dict]:
        page = browser.open(f"{self.host}/for-std/course-table").text
        current = int(fragments(r"'id':\s*\"(\d+)\"", page)[0])
        return current, browser.open(f"{self.host}/for-std/course-table/semester/{current}/print-data").json

    def student(self, browser: Browser) -> int:
        return self.table(browser)[1]["studentTableVms"][0]["id"]

    def test_semesters_start_on_sundays_and_are_options_of_the_page(self):
        browser = self.browser()
        page = browser.sign_in(f"{self.host}/for-std/course-table")
        self.assertEqual(page.url, f"{self.host}/for-std/course-table")
        text = fragments(r"var semesters = JSON\.parse\('(.*?)'\);", page.text)[0]
        found = json.loads(text.replace('\\"', '"'))
        self.assertEqual({date.fromisoformat(each["startDate"]).isoweekday() for each in found}, {7})
        options = fragments(r'<option value="(\d*)"', page.text)
        self.assertEqual(options[0], fragments(r"'id': \"(\d+)\"", page.text)[0])
        self.assertTrue({str(each["id"]) for each in found} < set(options))

    def test_course_table_has_repeated_activities_missing_rooms_and_unsorted_weeks(self):
        _, table = self.table(self.signed_in())
        activities = table["studentTableVms"][0]["activities"]
        keys = [(each["lessonCode"], each["weekday"], each["startUnit"], each["endUnit"]) for each in activities]
        self.assertLess(len(set(keys)), len(keys))
        self.assertTrue(any(each["room"] is None for each in activities))
        self.assertTrue(any(sorted(each["weekIndexes"]) != each["weekIndexes"] for each in activities))
        self.assertEqual(self.table(self.signed_in("graduate"))[1]["studentTableVms"], [])

    def test_no_lesson_is_after_the_end_of_its_semester(self):
        browser = self.signed_in()
        page = browser.open(f"{self.host}/for-std/course-table").text
        found = json.loads(fragments(r"var semesters = JSON\.parse\('(.*?)'\);", page)[0].replace('\\"', '"'))
        short = [each for each in found if "暑期" in each["name"]]
        self.assertTrue(short)
        for semester in found:
            first, last = (date.fromisoformat(semester[key]) for key in ("startDate", "endDate"))
            weeks = ((last - first).days + 1) // 7
            self.assertEqual(weeks, 4 if semester in short else 18)
            tables = browser.open(f"{self.host}/for-std/course-table/semester/{semester['id']}/print-data").json
            for activity in tables["studentTableVms"][0]["activities"]:
                self.assertLessEqual(set(activity["weekIndexes"]), set(range(1, weeks + 1)))

    def test_a_person_has_no_two_exams_at_one_time_and_none_on_a_holiday(self):
        browser = self.signed_in()
        page = browser.open(f"{self.host}/for-std/exam-arrange/info/{self.student(browser)}").text
        times = [time for time in fragments(r'<div class="time">([^<]*)</div>', page) if time]
        self.assertGreater(len(times), 5)
        self.assertEqual(len(set(times)), len(times))
        self.assertFalse(any(is_holiday(date.fromisoformat(time[:10])) for time in times))

    def test_both_exam_pages_have_the_same_exams(self):
        browser = self.signed_in()
        url = f"{self.host}/for-std/exam-arrange/info/{self.student(browser)}"
        new = browser.open(url).text
        for label in ("课程信息", "考试信息", "场地信息", "备注"):
            self.assertIn(f'<td data-label="{label}">', new)
        self.settings(exam_page="old")
        old = browser.open(url).text
        self.assertNotIn("data-label", old)
        times = [fragments(r'<div class="time ?">([^<]*)</div>', page) for page in (new, old)]
        self.assertEqual(*times)
        self.assertIn("", times[0])
        self.assertIn('class="unfinished"', old)
        self.assertIn("tr-empty", new)

    def test_grades_can_be_filtered_by_semester(self):
        browser = self.signed_in()
        current, table = self.table(browser)
        url = f"{self.host}/for-std/grade/sheet/info/{table['studentTableVms'][0]['id']}"
        sheets = browser.open(url).json["semesterId2studentGrades"]
        self.assertNotIn(str(current), sheets)
        for semester, sheet in sheets.items():
            self.assertEqual(
                browser.open(f"{url}?semester={semester}").json["semesterId2studentGrades"], {semester: sheet}
            )
        grades = sum(sheets.values(), [])
        self.assertTrue({None} < {each["gp"] for each in grades})
        self.assertIn(None, [each["lessonCode"] for each in grades])
        self.assertTrue(any("," in (each["courseModuleTypeName"] or "") for each in grades))

    def test_ranks_contain_the_student_once(self):
        browser = self.signed_in()
        student = self.student(browser)
        index = browser.open(f"{self.host}/for-std/grade/my-gpa/search-index/{student}").text
        form = dict(fragments(r'name="(\w+)"\s+value="(\d*)"', index))
        query = "&".join(f"{name}={value}" for name, value in form.items())
        ranks = browser.open(f"{self.host}/for-std/grade/my-gpa/search?{query}").json["data"]
        self.assertEqual([each["ranking"] for each in ranks], list(range(1, 61)))
        self.assertEqual(len([each for each in ranks if each["name"] == browser.account["name"]]), 1)

    def test_data_of_other_students_is_forbidden(self):
        browser = self.signed_in()
        for path in ("exam-arrange/info", "grade/sheet/info", "grade/my-gpa/search-index"):
            self.assertEqual(browser.open(f"{self.host}/for-std/{path}/160099").status, 403)


class GraduateTest(CampusTest):
    hosts = ("yjsxk.fudan.edu.cn", "yjsxktest.fudan.sh.cn")
    apps = "https://yzsfwapp.fudan.edu.cn/gsapp/sys"

    def test_two_hosts_return_the_graduate_course_table(self):
        for host in self.hosts:
            browser = self.browser(role="graduate")
            url = f"http://{host}/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do?_=1790000000000"
            rows = browser.sign_in(url).json["results"]
            self.assertIn(None, [row["ZCBH"] for row in rows])
            self.assertIn(None, [row["JASMC"] for row in rows])
            self.assertTrue({len(row["ZCBH"]) for row in rows if row["ZCBH"]} <= {4, 18})
            self.assertTrue(all(row["BJDM"][:4] == row["XNXQDM"][:4] for row in rows if row["XNXQDM"]))

    def test_graduate_lessons_are_within_the_requested_week(self):
        browser = self.browser(role="graduate")
        calendar = browser.sign_in("https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index").json["d"]["params"]
        self.assertEqual(browser.sign_in(f"{self.apps}/wdrcappfudan/*default/index.do?type=add#/wdrc").status, 200)
        monday = date.fromisoformat(calendar["startday"])
        form = {"ksrq": f"{monday}", "jsrq": f"{monday + timedelta(days=7)}", "ids": ""}
        found = browser.open(f"{self.apps}/wdrcappfudan/wdrc/loadRcxx.do", form).json
        self.assertEqual(found["code"], "0")
        for entry in found["datas"]:
            name, code = re.fullmatch(r"[^-]*-([^(]*)\(.*?\d{10}(\w+)\.\d\d\)", entry["TITLE"]).groups()
            self.assertTrue(name and code)
            self.assertLessEqual(form["ksrq"], entry["KSSJ"])
            self.assertLess(entry["KSSJ"], form["jsrq"])
        self.assertTrue(found["datas"])

    def test_graduates_have_no_lessons_on_holidays(self):
        browser = self.browser(role="graduate")
        browser.sign_in(f"{self.apps}/wdrcappfudan/*default/index.do?type=add#/wdrc")
        form = {"ksrq": "2024-09-01", "jsrq": f"{date.today() + timedelta(days=200)}", "ids": ""}
        found = browser.open(f"{self.apps}/wdrcappfudan/wdrc/loadRcxx.do", form).json["datas"]
        days = {entry["KSSJ"][:10] for entry in found}
        self.assertGreater(len(days), 50)
        self.assertEqual([day for day in days if day[5:] in ("10-01", "10-07", "01-01", "05-01", "05-05")], [])

    def test_graduate_grades_are_listed(self):
        browser = self.browser(role="graduate")
        browser.sign_in(f"{self.apps}/wdcjapp/*default/index.do")
        page = browser.open(f"{self.apps}/wdcjapp/modules/xscjcx/jdjscjcx.do").json
        self.assertTrue(page["datas"]["jdjscjcx"]["rows"])
