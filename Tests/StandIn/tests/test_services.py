import json
import re
from datetime import date, timedelta
from xml.etree import ElementTree

from crypto.str_enc import str_enc

from .campus_client import Browser, CampusTest

ZLAPP = "https://zlapp.fudan.edu.cn"
MY = "https://my.fudan.edu.cn"


def fragments(pattern: str, text: str) -> list[str]:
    return re.findall(pattern, text, re.DOTALL)


class ProtectionTest(CampusTest):
    neo = (f"{ZLAPP}/fudanbus/wap/default/lists", f"{ZLAPP}/fudanelec/wap/default/info", f"{MY}/simple_list/stqk",
           "https://workflow1.fudan.edu.cn/site/fudan/student-information")

    def test_no_page_without_a_sign_in(self):
        for url in self.neo:
            with self.subTest(url=url):
                browser = self.browser()
                self.assertEqual(browser.open(url).host, "id.fudan.edu.cn")
                self.assertEqual(browser.sign_in(url).url, url)

    def test_a_late_answer_carries_a_cookie_of_nobody(self):
        browser = self.browser()
        early = browser.once(self.neo[0])
        self.assertIn("eai-sess=", early.headers["Set-Cookie"])
        browser.sign_in(self.neo[0])
        self.assertNotIn("Set-Cookie", browser.once(self.neo[0]).headers)


class AnnouncementTest(CampusTest):
    lists = {"https://jwc.fudan.edu.cn/9397/": r'<a href=\'([^\']+)\'.*?<td  class="ti"[^>]*>\s*(\S+)\s*</td>',
             "https://gs.fudan.edu.cn/tzgg/": r"<a href='(/[^']+page.htm)'.*?Article_PublishDate'>([^<]*)<"}

    def test_pages(self):
        for url, pattern in self.lists.items():
            browser = Browser(self.stand_in)
            first, second = (browser.open(f"{url}list{page}.htm").text for page in (1, 2))
            self.assertEqual(browser.open(f"{url}list.htm").text, first)
            pages = [fragments(pattern, text) for text in (first, second)]
            self.assertEqual([len(entries) for entries in pages], [14, 14])
            days = [date.fromisoformat(day) for entries in pages for _, day in entries]
            self.assertEqual(days, sorted(days, reverse=True))
            article = browser.open(url.rpartition("/")[0].rpartition("/")[0] + pages[0][0][0])
            self.assertEqual(article.status, 200)
            last = int(fragments(r'all_pages">(\d+)<', first)[0])
            self.assertEqual([browser.open(f"{url}list{page}.htm").status for page in (last, last + 1)], [200, 404])

    def test_charset_on_demand(self):
        self.stand_in.control("POST", "/faults", {"kind": "charset", "host": "jwc.*"})
        page = Browser(self.stand_in).open("https://jwc.fudan.edu.cn/9397/list1.htm")
        self.assertTrue(page.headers["Content-Type"].endswith("gbk"))
        self.assertIn("通知", page.body.decode("gbk"))


class ZlappTest(CampusTest):
    bus = f"{ZLAPP}/fudanbus/wap/default/lists"

    def test_bus(self):
        browser = self.browser()
        workday = browser.sign_in(self.bus).json["d"]["data"]
        holiday = browser.open(self.bus, {"holiday": "1"}).json["d"]["data"]
        self.assertEqual(browser.open(self.bus, {"holiday": "0"}).json["d"]["data"], workday)
        for routes, flag in ((workday, "0"), (holiday, "1")):
            runs = [run for each in routes for run in each["lists"]]
            self.assertEqual({run["arrow"] for run in runs}, {"1", "2", "3"})
            self.assertEqual({run["holiday"] for run in runs}, {flag})
            self.assertTrue(any("." in run["stime"] for run in runs))
            self.assertTrue(any("-" not in each["route"] for each in routes))
            self.assertEqual(len({run["id"] for run in runs}), len(runs))
            for run in runs:
                times = {"1": (True, True), "2": (False, True), "3": (True, False)}[run["arrow"]]
                self.assertEqual((bool(run["stime"]), bool(run["etime"])), times)

    def test_electricity(self):
        url = f"{ZLAPP}/fudanelec/wap/default/info"
        room = self.browser().sign_in(url).json["d"]
        self.assertAlmostEqual(room["fj_all"], room["fj_used"] + room["fj_surplus"])
        self.assertEqual(self.browser(role="graduate").sign_in(url).json["e"], 1)

    def test_graduate_calendar(self):
        browser = self.browser(role="graduate")
        found = browser.sign_in_classic(f"{ZLAPP}/fudanyjskb/wap/default/get-index").json["d"]
        self.assertEqual({each["term"] for each in found["termInfo"]}, {"1", "2"})
        self.assertEqual([date.fromisoformat(day).isoweekday() for day in found["weekdays"]], list(range(1, 8)))
        self.assertIn({key: found["params"][key] for key in ("year", "term", "startday", "countweek")},
                      found["termInfo"])


class MyTest(CampusTest):
    def test_canteens(self):
        browser = self.browser()
        page = browser.sign_in(f"{MY}/simple_list/stqk").text
        charts = fragments(r"initStqkChart\('chart_(\w+)', \[(.*?)\],\s+\[(.*?)\],\s+\[(.*?)\]\)", page)
        self.assertEqual([chart[0] for chart in charts], ["bb", "fl", "jw", "zj"])
        self.assertIn("\\n", charts[0][1])
        for _, *lists in charts:
            self.assertEqual(len({len(each.split(", ")) for each in lists}), 1)
        self.settings(dining_time=False)
        self.assertIn("仅在用餐时段开放", browser.open(f"{MY}/simple_list/stqk").text)

    def test_electricity_history(self):
        browser, url = self.browser(), f"{MY}/data_tables/ykt_xszsqyydqk.json"
        browser.sign_in(MY + "/")
        first = browser.open(url, {"draw": "1", "start": "0", "length": "10"}).json
        second = browser.open(url, {"draw": "2", "start": "10", "length": "5"}).json
        self.assertEqual((first["draw"], len(first["data"]), second["draw"], len(second["data"])), (1, 10, 2, 5))
        self.assertEqual(len(first["data"][0]), 6)
        days = [date.fromisoformat(row[-2]) for row in first["data"] + second["data"]]
        self.assertEqual(days, sorted(days, reverse=True))
        graduate = self.browser(role="graduate")
        graduate.sign_in(MY + "/")
        self.assertEqual(graduate.open(url, {"draw": "1"}).json["data"], [])


class OpenTest(CampusTest):
    def test_library(self):
        page = Browser(self.stand_in).open("https://mlibrary.fudan.edu.cn/api/common/h5/getspaceseat", method="POST")
        self.assertEqual(page.json["code"], "1")
        for library in page.json["data"]:
            self.assertGreater(int(library["inNum"]) + int(library["canInNumb"]), 0)

    def test_profile(self):
        browser = self.browser()
        page = browser.sign_in("https://workflow1.fudan.edu.cn/site/login/cas-login?redirect_url="
                               "https%3A%2F%2Fworkflow1.fudan.edu.cn%2Fv2%2Fsite%2Findex")
        self.assertEqual(page.url, "https://workflow1.fudan.edu.cn/v2/site/index")
        info = browser.open("https://workflow1.fudan.edu.cn/site/fudan/student-information").json["d"]["info"]
        self.assertEqual((info["XH"], info["XM"], len(info["ZJHM"])),
                         (browser.account["number"], browser.account["name"], 18))


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

    def test_semesters(self):
        browser = self.browser()
        page = browser.sign_in(f"{self.host}/for-std/course-table")
        self.assertEqual(page.url, f"{self.host}/for-std/course-table")
        text = fragments(r"var semesters = JSON\.parse\('(.*?)'\);", page.text)[0]
        found = json.loads(text.replace('\\"', '"'))
        self.assertEqual({date.fromisoformat(each["startDate"]).isoweekday() for each in found}, {7})
        options = fragments(r'<option value="(\d*)"', page.text)
        self.assertEqual(options[0], fragments(r"'id': \"(\d+)\"", page.text)[0])
        self.assertTrue({str(each["id"]) for each in found} < set(options))

    def test_course_table(self):
        _, table = self.table(self.signed_in())
        activities = table["studentTableVms"][0]["activities"]
        keys = [(each["lessonCode"], each["weekday"], each["startUnit"], each["endUnit"]) for each in activities]
        self.assertLess(len(set(keys)), len(keys))
        self.assertTrue(any(each["room"] is None for each in activities))
        self.assertTrue(any(sorted(each["weekIndexes"]) != each["weekIndexes"] for each in activities))
        self.assertEqual(self.table(self.signed_in("graduate"))[1]["studentTableVms"], [])

    def test_exams(self):
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

    def test_grades(self):
        browser = self.signed_in()
        current, table = self.table(browser)
        url = f"{self.host}/for-std/grade/sheet/info/{table['studentTableVms'][0]['id']}"
        sheets = browser.open(url).json["semesterId2studentGrades"]
        self.assertNotIn(str(current), sheets)
        for semester, sheet in sheets.items():
            self.assertEqual(browser.open(f"{url}?semester={semester}").json["semesterId2studentGrades"],
                             {semester: sheet})
        grades = sum(sheets.values(), [])
        self.assertTrue({None} < {each["gp"] for each in grades})
        self.assertIn(None, [each["lessonCode"] for each in grades])
        self.assertTrue(any("," in (each["courseModuleTypeName"] or "") for each in grades))

    def test_ranks(self):
        browser = self.signed_in()
        student = self.student(browser)
        index = browser.open(f"{self.host}/for-std/grade/my-gpa/search-index/{student}").text
        form = dict(fragments(r'name="(\w+)"\s+value="(\d*)"', index))
        query = "&".join(f"{name}={value}" for name, value in form.items())
        ranks = browser.open(f"{self.host}/for-std/grade/my-gpa/search?{query}").json["data"]
        self.assertEqual([each["ranking"] for each in ranks], list(range(1, 61)))
        self.assertEqual(len([each for each in ranks if each["name"] == browser.account["name"]]), 1)

    def test_the_papers_of_others(self):
        browser = self.signed_in()
        for path in ("exam-arrange/info", "grade/sheet/info", "grade/my-gpa/search-index"):
            self.assertEqual(browser.open(f"{self.host}/for-std/{path}/160099").status, 403)


class ClassroomTest(CampusTest):
    def test_all_buildings(self):
        browser = Browser(self.stand_in)
        texts = []
        for building in "H2 H3 H4 H5 H6 HGX HGD HQ J Z F".split():
            page = browser.open(f"http://10.64.130.6/?b={building}")
            table = fragments(r'<TABLE id="statusTable_0".*</TABLE>', page.text)[0]
            rows = table.split('<tr id="r')[1:]
            self.assertGreater(len(rows), 7)
            for row in rows:
                self.assertTrue(fragments(r'<a id="rt\d+">(.*?)</a>', row)[0].startswith(building))
                cells = fragments(r'<td style="background-color[^>]*center">([^\n]*)</td>', row)
                self.assertEqual(len(cells), 14)
                texts += cells
        joined = "\n".join(texts)
        for pattern in (r"\]<br>", r"\]\([^)]*\)<br>", r"\]\{\d+人\}", r"\]\(.*?\)\{\d+人\}", "临借"):
            self.assertRegex(joined, pattern)
        self.assertIn("", texts)

    def test_through_webvpn(self):
        browser = self.browser()
        browser.sign_in("https://webvpn.fudan.edu.cn/login?cas_login=true")
        url = "https://webvpn.fudan.edu.cn/http/77726476706e69737468656265737421a1a70fca737e39032e46df/?b=HGX"
        self.assertIn(">HGX101</a>", browser.open(url).text)

    def test_ids(self):
        text = Browser(self.stand_in).open("http://10.64.130.6/daystatus.asp?b=J&day=2026-10-12").text
        self.assertTrue(json.loads(fragments(r'"status"\s*:\s*(\[.*?\])', text)[0]))


class GraduateTest(CampusTest):
    choice = "http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan"
    apps = "https://yzsfwapp.fudan.edu.cn/gsapp/sys"

    def login(self, browser: Browser, **fields) -> str:
        token = browser.open(f"{self.choice}/login/4/vcode.do").json["data"]["token"]
        image = browser.open(f"{self.choice}/login/vcode/image.do?vtoken={token}")
        self.assertTrue(image.body.startswith(b"\x89PNG"))
        return browser.open(f"{self.choice}/login/check/login.do?", {
            "loginName": browser.account["number"], "loginPwd": str_enc(browser.account["password"], "1", "2", "3"),
            "verifyCode": self.captcha(), "vtoken": token, **fields}).json["code"]

    def test_course_table(self):
        browser = self.browser(role="graduate")
        url = f"{self.choice}/xsxkCourse/loadKbxx.do?_=1790000000000"
        self.assertIn("loginForm", browser.open(url).text)
        for fields in ({"verifyCode": "0000"}, {"loginPwd": "00"}, {"loginPwd": browser.account["password"]}):
            self.assertEqual(self.login(browser, **fields), "2")
        self.assertEqual(self.login(self.browser()), "2")
        self.assertEqual(self.outcomes(), ["wrong_password", "wrong_password", "accepted"])
        self.assertEqual(self.login(browser), "1")
        rows = browser.open(url).json["results"]
        self.assertIn(None, [row["ZCBH"] for row in rows])
        self.assertIn(None, [row["JASMC"] for row in rows])
        self.assertTrue({len(row["ZCBH"]) for row in rows if row["ZCBH"]} <= {4, 18})
        self.assertTrue(all(row["BJDM"][:4] == row["XNXQDM"][:4] for row in rows if row["XNXQDM"]))

    def test_week_by_week(self):
        browser = self.browser(role="graduate")
        calendar = browser.sign_in_classic(f"{ZLAPP}/fudanyjskb/wap/default/get-index").json["d"]["params"]
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

    def test_grades(self):
        browser = self.browser(role="graduate")
        browser.sign_in(f"{self.apps}/wdcjapp/*default/index.do")
        page = browser.open(f"{self.apps}/wdcjapp/modules/xscjcx/jdjscjcx.do").json
        self.assertTrue(page["datas"]["jdjscjcx"]["rows"])


class ReservationTest(CampusTest):
    front = "https://elife.fudan.edu.cn/public/front"
    category = "2c9c486e4f821a19014f82381feb0001"

    def places(self, browser: Browser, category: str) -> list[str]:
        page = browser.open(f"{self.front}/search.htm?id={category}&pageBean.pageSize=100").text
        self.assertIn('<div class="order_list">', page)
        return fragments(r"toResourceFrame.htm\?contentId=(\w+)", page)

    def test_sign_in(self):
        browser = self.browser()
        refused = browser.open(f"{self.front}/search.htm?id={self.category}")
        self.assertEqual(refused.host, "elife.fudan.edu.cn")
        self.assertNotIn("order_list", refused.text)
        browser.sign_in_classic("https://elife.fudan.edu.cn/login2.action")
        self.assertGreater(len(self.places(browser, self.category)), 10)
        self.assertTrue(self.places(browser, "2c9c486e4fa659ef014fa6dd31ff005c"))
        first = browser.open(f"{self.front}/search.htm?id={self.category}").text
        self.assertIn("页次:1/2页", first)

    def test_slots(self):
        browser = self.browser()
        browser.sign_in_classic("https://elife.fudan.edu.cn/login2.action")
        day, ids = date.today() + timedelta(days=2), []
        for place in self.places(browser, self.category):
            page = browser.open(f"{self.front}/getResource2.htm?contentId={place}&currentDate={day}").text
            rows = fragments(r'<tr class="site_tr">.*?</tr>', page)
            self.assertEqual(len(rows), 14)
            for row in rows:
                reserved, units = (int(each) for each in fragments(r"site_td4.*?(\d+)\D+(\d+)", row)[0])
                found = fragments(r"onclick=\"checkUser\('(\w+)',this\)\"", row)
                self.assertEqual(len(found), int(reserved < units))
                ids += found
        self.assertTrue(ids)
        form = browser.open(f"{self.front}/loadOrderForm_ordinary.htm?serviceContent.id={place}&serviceCategory.id="
                            f"{self.category}&codeStr=&resourceIds={ids[0]}&orderCounts=1").text
        self.assertIn(ids[0], form)
        late = day + timedelta(days=30)
        self.assertIn("无可预约场地", browser.open(
            f"{self.front}/getResource2.htm?contentId={place}&currentDate={late}").text)


class SportTest(CampusTest):
    scores = "https://fdtyjw.fudan.edu.cn/sportScore"
    door = "http://tac.fudan.edu.cn/thirds/tjb.act?redir=sportScore"

    def test_sign_in(self):
        browser = self.browser()
        self.assertNotIn("pitem", browser.open(f"{self.scores}/stScore.aspx?item=1").text)
        self.assertEqual(browser.sign_in_classic(self.door).url, f"{self.scores}/stScore.aspx")
        outer = browser.open(f"{self.scores}/stscore.aspx?item=1").text
        self.assertEqual(outer, browser.open(f"{self.scores}/stScore.aspx?item=1").text)
        self.assertIn("早操：</td><td>", outer)
        self.assertRegex(outer, r"<td>\d+:\d\d--</td>")

    def test_exam(self):
        browser = self.browser()
        browser.sign_in_classic(self.door)
        page = browser.open(f"{self.scores}/stScore.aspx?item=3").text
        total, verdict = fragments(r"<red>([^<]*)</red>", page)
        self.assertGreater(float(total), 0)
        self.assertTrue(verdict)


class WalletTest(CampusTest):
    epay = "https://ecard.fudan.edu.cn/epay"

    def test_index(self):
        browser = self.browser()
        page = browser.sign_in(f"{self.epay}/").text
        balance = fragments(r'payway-box-bottom-item">\s*<p>([\d.]+)</p>', page)[0]
        rows = fragments(r"<tr>\s*<td>\s*<div>.*?</tr>", page)
        self.assertEqual(len(rows), 8)
        self.assertIn(f"&nbsp;{balance}<", rows[0])
        sums = json.loads(fragments(r'id="transLst" value="([^"]*)"', page)[0].replace("&quot;", '"'))
        self.assertTrue(all(len(each["termdate"]) == 8 and each["amount"] > 0 for each in sums))

    def csrf(self, browser: Browser) -> str:
        return fragments(r'<meta name="_csrf" content="(\w+)"', browser.sign_in(f"{self.epay}/consume/index").text)[0]

    def query(self, browser: Browser, csrf: str, page: int = 1, **fields):
        return browser.open(f"{self.epay}/consume/query", {"pageNo": page, "_csrf": csrf, **fields})

    def test_transactions(self):
        browser = self.browser()
        csrf = self.csrf(browser)
        first, second = (fragments(r"billno=(\d+)", self.query(browser, csrf, page).text) for page in (1, 2))
        self.assertEqual((len(first), len(second), set(first) & set(second)), (10, 10, set()))
        day = date.today() - timedelta(days=9)
        answer = self.query(browser, csrf, aaxmlrequest="true", starttime=day, endtime=day + timedelta(days=6))
        self.assertTrue(answer.headers["Content-Type"].startswith("text/xml"))
        self.assertEqual(ElementTree.fromstring(answer.body).find("response").get("type"), "text")
        pages = int(fragments(r"</b>/(\d+)页", answer.text)[0])
        self.assertGreater(pages, 1)
        kinds = [kind for page in range(1, pages + 1) for kind in fragments(
            r'class="span_1">([^<]*)<', self.query(browser, csrf, page, starttime=day).text)]
        self.assertTrue(any(kind.endswith("消费") for kind in kinds))
        self.assertEqual(self.query(browser, csrf, 999).text.count("billno"), 0)

    def test_the_token_dies_with_the_session(self):
        browser = self.browser()
        csrf = self.csrf(browser)
        self.assertEqual(self.query(browser, "").status, 403)
        self.stand_in.control("POST", "/sessions/expire", {"host": "ecard.*"})
        self.assertEqual(self.query(browser, csrf).host, "id.fudan.edu.cn")
        browser.sign_in(f"{self.epay}/")
        self.assertEqual(self.query(browser, csrf).status, 403)
        self.assertEqual(self.query(browser, self.csrf(browser)).status, 200)

    def test_code(self):
        browser, url = self.browser(), f"{self.epay}/wxpage/fudan/zfm/qrcode"
        self.assertRegex(browser.sign_in(url).text, r'id="myText" type="hidden" value="\d{20}"')
        self.settings(terms_agreed=False)
        page = browser.open(url).text
        self.assertIn('id="btn-agree-ok"', page)
        self.assertNotIn("myText", page)
