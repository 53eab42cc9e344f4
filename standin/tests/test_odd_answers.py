"""Kinds of faults that send odd but readable forms of responses."""

import json
import re
from datetime import timedelta
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from danxi_standin.faults import FORMS, KINDS, Fault
from danxi_standin.odd_rows import FORMS as ODD_ROWS
from danxi_standin.world.semesters import current_semester

from .campus_client import CampusTest

BUS = "https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists"
COURSES = "https://elearning.fudan.edu.cn/api/v1/courses"


class OddAnswerTest(CampusTest):
    def order(self, kind, **fields):
        self.stand_in.control("POST", "/faults", {"kind": kind, **fields})

    def get(self, url, kind, **fields):
        """Returns the page at a URL with a fault, which is ordered after the sign-in."""
        browser = self.browser()
        self.sign_in(browser, url)
        self.order(kind, host=url.split("/")[2], **fields)
        return browser.once(url)

    def usual(self, url):
        browser = self.browser()
        self.sign_in(browser, url)
        return browser.once(url)

    @staticmethod
    def sign_in(browser, url):
        browser.sign_in("https://elearning.fudan.edu.cn/login/cas" if "elearning" in url else url)

    def test_a_mark_precedes_the_body(self):
        self.assertEqual(self.get(BUS, "mark").body, b"\xef\xbb\xbf" + self.usual(BUS).body)

    def test_json_has_the_type_of_a_page(self):
        page = self.get(BUS, "html_type")
        self.assertEqual((page.headers.get_content_type(), page.json), ("text/html", self.usual(BUS).json))

    def test_lists_have_the_forms_of_php(self):
        usual = self.usual(BUS).json["d"]["data"]
        for form, expected in (("null", None), ("false", False), ("text", "")):
            self.assertEqual(self.get(BUS, "php_lists", form=form).json["d"]["data"], expected)
        changed = self.get(BUS, "php_lists", form="object").json["d"]["data"]
        self.assertEqual(list(changed), [str(number + 1) for number in range(len(usual))])
        self.assertEqual(changed["1"]["lists"]["1"], usual[0]["lists"][0])

    def test_a_list_without_a_name_has_the_forms_of_php_too(self):
        self.assertIsNone(self.get(COURSES, "php_lists", form="null").json)
        self.assertIn("1", self.get(COURSES, "php_lists", form="object").json)

    def test_a_signed_out_visitor_gets_an_empty_body_an_envelope_or_a_refresh(self):
        self.assertEqual((page := self.get(BUS, "empty")).status, 200)
        self.assertEqual(page.body, b"")
        page = self.get(BUS, "signed_out")
        self.assertEqual((page.headers.get_content_type(), page.json["e"]), ("text/html", 10013))
        self.assertIn(
            "https://id.fudan.edu.cn/idp/authCenter/authenticate?service=", self.get(BUS, "meta_refresh").text
        )

    def test_pages_replace_responses(self):
        for kind, status, text in (
            ("webvpn_page", 200, "资源访问控制系统"),
            ("webvpn_ended", 302, ""),
            ("closed_selection", 200, "当前不在选课时间内"),
            ("forgotten", 403, "Forbidden"),
            ("front_page", 302, ""),
        ):
            page = self.get(BUS, kind)
            self.assertEqual(page.status, status)
            self.assertIn(text, page.text)
        self.assertEqual(self.get(BUS, "refused").json["code"], "404")

    def test_the_front_page_has_no_daily_sums(self):
        url = "https://ecard.fudan.edu.cn/epay/myepay/index"
        self.assertIn("transLst", self.usual(url).text)
        self.assertNotIn("transLst", self.get(url, "no_daily_sums").text)

    def test_sign_in_methods_have_names_only(self):
        browser = self.browser()
        query = parse_qs(urlsplit(urlsplit(browser.open(BUS).url).fragment).query)
        self.order("chain_names")
        context = {"lck": query["lck"][0], "entityId": query["entityId"][0]}
        methods = browser.once("https://id.fudan.edu.cn/idp/authn/queryAuthMethods", value=context).json
        self.assertEqual(methods["code"], "4339")
        self.assertEqual([each["chainName"] for each in methods["data"]], ["扫码", "用户名密码"])
        self.assertTrue(all("moduleCode" not in each for each in methods["data"]))

    def test_the_next_page_has_other_urls(self):
        for form, start in (("relative", "/api/"), ("http", "http://elearning."), ("foreign", "https://example.org/")):
            links = re.findall("<(.*?)>", self.get(COURSES, "link", form=form).headers["Link"])
            self.assertTrue(links and all(link.startswith(start) for link in links), links)

    def test_the_sign_in_has_other_forms(self):
        for kind, path, expected in (
            ("locked", "authExecute", "锁定"),
            ("expired_password", "authExecute", "密码已过期"),
            ("key_parts", "getJsPublicKey", "modulus"),
        ):
            self.order(kind, path=f"*/{path}")
            page = self.browser().once(f"https://id.fudan.edu.cn/idp/authn/{path}", value={})
            self.assertIn(expected, json.dumps(page.json, ensure_ascii=False))

    def test_tags_are_in_capitals(self):
        self.assertIn("<HTML", self.get("https://ecard.fudan.edu.cn/epay/myepay/index", "capital_tags").text)

    def test_rows_and_pages_of_the_campus_have_odd_forms(self):
        academic = "https://fdjwgl.fudan.edu.cn/student/for-std"
        browser = self.browser()
        browser.sign_in("https://fdjwgl.fudan.edu.cn/student/sso/login")
        page = browser.open(f"{academic}/course-table").text
        semester = re.search(r"'id': \"(\d+)\"", page)[1]
        tables = f"{academic}/course-table/semester/{semester}/print-data"
        student = browser.open(tables).json["studentTableVms"][0]["id"]
        exams = f"{academic}/exam-arrange/info/{student}"
        scores = f"{academic}/grade/sheet/info/{student}"
        ranks = f"{academic}/grade/my-gpa/search?studentAssoc={student}&grade=2023&departmentAssoc=1"
        meter = "https://zlapp.fudan.edu.cn/fudanelec/wap/default/info"
        front = "https://ecard.fudan.edu.cn/epay/myepay/index"
        profile = "https://workflow1.fudan.edu.cn/site/fudan/student-information"
        notices, graduates = "https://jwc.fudan.edu.cn/9397/list1.htm", "https://gs.fudan.edu.cn/tzgg/list1.htm"
        icourse = "https://icourse.fudan.edu.cn"
        lectures = f"{icourse}/courseapi/v2/course-live/get-my-course-month?month={current_semester().day(4, 1):%Y-%m}"
        for url in (meter, front, profile, f"{icourse}/casapi/index.php?r=auth/login"):
            browser.sign_in(url)
        for kind, form, url, expected in (
            ("odd_rows", "scarce", tables, '"room": null'),
            ("odd_rows", "texts", tables, '"weekday": "1"'),
            ("odd_weeks", "words", tables, '"weekIndexes": []'),
            ("odd_weeks", "parity", tables, '"weekIndexes": []'),
            ("odd_weeks", "zero", tables, '"weekIndexes": [0, 1'),
            ("odd_rows", "scarce", profile, '"ZY": null'),
            ("odd_tables", "none", tables, '"studentTableVms": []'),
            ("odd_tables", "two", tables, '"timeTableLayoutAssoc": 1}, {"id": '),
            ("ended_semester", "", f"{academic}/course-table", "'id': 123"),
            ("next_semester", "", f"{academic}/course-table", "学年1学期</option>\n        <option"),
            ("odd_exams", "no_start", exams, "待定~"),
            ("odd_exams", "empty_row", exams, '<tr class="tr-empty"><td'),
            ("odd_exams", "english", exams, 'data-label=" Exam Information "'),
            ("odd_exams", "long_dash", exams, "30—"),
            ("odd_exams", "afternoon", exams, "下午1:00-3:00"),
            ("odd_exams", "no_rows", exams, "<tbody></tbody>"),
            ("odd_exams", "cell", exams, "暂无数据</td></tr></tbody>"),
            ("odd_exams", "message", exams, "<p>暂无考试安排</p>"),
            ("odd_electricity", "slashes", meter, "2026/11/23"),
            ("odd_electricity", "digits", meter, "20261123"),
            ("odd_electricity", "no_time", meter, '"t_update_time": 0'),
            ("odd_electricity", "texts", meter, '"roomid": "2"'),
            ("odd_electricity", "no_seconds", meter, '"2026-11-23 00:00"'),
            ("odd_electricity", "cumulative", meter, "15788.2"),
            ("odd_announcements", "no_date", notices, 'align="right"  ></td>'),
            ("odd_announcements", "no_date", graduates, "'Article_PublishDate'></span>"),
            ("odd_lectures", "live", lectures, '"sub_status": 1'),
            ("odd_lectures", "no_stream", lectures, '"live_url": {}'),
            ("odd_lectures", "all_live", lectures, '"live_url": {"m3u8"'),
            ("odd_points", "dashes", scores, '"gp": "--"'),
            ("odd_points", "letters", scores, "（A"),
            ("odd_points", "null", scores, '"gp": null'),
            ("odd_ranks", "first_term", ranks, '"gpa": null'),
            ("odd_ranks", "shared", ranks, '"ranking": "1-2"'),
            ("odd_balance", "minus", front, "<p>－3.20</p>"),
            ("time_in_stop", "", BUS, '"stime": ""'),
        ):
            with self.subTest(kind=kind, form=form):
                usual = browser.once(url).text
                self.order(kind, form=form, host=url.split("/")[2])
                changed = browser.once(url).text
                self.assertIn(expected, changed)
                self.assertNotEqual(changed, usual)
        self.order("odd_exams", form="no_note")
        self.assertNotIn("请携带", browser.once(exams).text)

    def test_a_lesson_of_a_graduate_is_outside_of_the_usual_lessons(self):
        browser = self.browser(role="graduate")
        diary = "https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan"
        browser.sign_in(f"{diary}/*default/index.do?type=add#/wdrc")
        monday = current_semester().monday
        self.order("odd_lessons", form="outside", path="*/loadRcxx.do")
        week = {"ksrq": f"{monday}", "jsrq": f"{monday + timedelta(days=7)}", "ids": ""}
        entry = browser.open(f"{diary}/wdrc/loadRcxx.do", week).json["datas"][0]
        self.assertEqual((entry["KSSJ"][11:], entry["JSSJ"][11:]), ("13:00", "15:00"))

    def test_all_lectures_of_one_course_are_live(self):
        rows = [{"id": course, "sub_id": lecture} for course, lecture in ((1, 11), (2, 21), (1, 12))]
        change = ODD_ROWS["odd_lectures"]["all_live"]
        changed = json.loads(change(json.dumps({"list": [{"course": rows}]})))["list"][0]["course"]
        self.assertEqual([row.get("sub_status") for row in changed], [1, None, 1])

    def test_payments_for_water_have_another_kind(self):
        self.assertEqual(ODD_ROWS["odd_payments"]["deduction"]("<a>水控消费</a>"), "<a>水控扣费</a>")

    def test_a_form_must_be_one_of_the_kind(self):
        for kind, form in (("php_lists", ""), ("link", "x"), ("status", "null")):
            with self.assertRaisesRegex(ValueError, "`form` of"):
                Fault(kind=kind, form=form)

    def test_every_kind_is_documented(self):
        readme = (Path(__file__).parents[1] / "README.md").read_text()
        self.assertEqual([kind for kind in KINDS if f"| `{kind}` |" not in readme], [])
        self.assertEqual([form for forms in FORMS.values() for form in forms if f"`{form}`" not in readme], [])
