from datetime import date

from .campus_client import Browser, CampusTest, fragments

ZLAPP = "https://zlapp.fudan.edu.cn"
MY = "https://my.fudan.edu.cn"


class ProtectionTest(CampusTest):
    neo = (
        f"{ZLAPP}/fudanbus/wap/default/lists",
        f"{ZLAPP}/fudanelec/wap/default/info",
        f"{MY}/simple_list/stqk",
        "https://workflow1.fudan.edu.cn/site/fudan/student-information",
    )

    def test_pages_redirect_to_neo_until_the_browser_has_signed_in(self):
        for url in self.neo:
            with self.subTest(url=url):
                browser = self.browser()
                self.assertEqual(browser.open(url).host, "id.fudan.edu.cn")
                self.assertEqual(browser.sign_in(url).url, url)

    def test_signed_in_browser_gets_no_anonymous_cookie(self):
        browser = self.browser()
        early = browser.once(self.neo[0])
        self.assertIn("eai-sess=", early.headers["Set-Cookie"])
        browser.sign_in(self.neo[0])
        self.assertNotIn("Set-Cookie", browser.once(self.neo[0]).headers)


class AnnouncementTest(CampusTest):
    lists = {
        "https://jwc.fudan.edu.cn/9397/": r'<a href=\'([^\']+)\'.*?<td  class="ti"[^>]*>\s*(\S+)\s*</td>',
        "https://gs.fudan.edu.cn/tzgg/": r"<a href='(/[^']+page.htm)'.*?Article_PublishDate'>([^<]*)<",
    }

    def test_announcements_are_paged(self):
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

    def test_the_fault_charset_sends_announcements_in_gbk(self):
        self.stand_in.control("POST", "/faults", {"kind": "charset", "host": "jwc.*"})
        page = Browser(self.stand_in).open("https://jwc.fudan.edu.cn/9397/list1.htm")
        self.assertTrue(page.headers["Content-Type"].endswith("gbk"))
        self.assertIn("通知", page.body.decode("gbk"))


class ZlappTest(CampusTest):
    bus = f"{ZLAPP}/fudanbus/wap/default/lists"

    def test_bus_timetables_of_workdays_and_holidays_have_every_direction_and_irregular_times(self):
        browser = self.browser()
        workday = browser.sign_in(self.bus).json["d"]["data"]
        holiday = browser.open(self.bus, {"holiday": "1"}).json["d"]["data"]
        self.assertEqual(browser.open(self.bus, {"holiday": "0"}).json["d"]["data"], workday)
        multipart = b'--x\r\nContent-Disposition: form-data; name="holiday"\r\n\r\n1\r\n--x--\r\n'
        page = browser.once(self.bus, data=multipart, headers={"Content-Type": "multipart/form-data; boundary=x"})
        self.assertEqual(page.json["d"]["data"], holiday)
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

    def test_used_and_remaining_electricity_add_up_to_the_total(self):
        url = f"{ZLAPP}/fudanelec/wap/default/info"
        room = self.browser().sign_in(url).json["d"]
        self.assertAlmostEqual(room["fj_all"], room["fj_used"] + room["fj_surplus"])
        self.assertEqual(self.browser(role="graduate").sign_in(url).json["e"], 1)

    def test_graduate_calendar_lists_semesters_and_weekdays(self):
        browser = self.browser(role="graduate")
        found = browser.sign_in(f"{ZLAPP}/fudanyjskb/wap/default/get-index").json["d"]
        self.assertEqual({each["term"] for each in found["termInfo"]}, {"1", "2"})
        self.assertEqual([date.fromisoformat(day).isoweekday() for day in found["weekdays"]], list(range(1, 8)))
        self.assertIn(
            {key: found["params"][key] for key in ("year", "term", "startday", "countweek")}, found["termInfo"]
        )


class MyTest(CampusTest):
    def test_page_of_the_canteens_has_a_chart_for_each_campus_at_mealtimes_only(self):
        browser = self.browser()
        page = browser.sign_in(f"{MY}/simple_list/stqk").text
        charts = fragments(r"initStqkChart\('chart_(\w+)', \[(.*?)\],\s+\[(.*?)\],\s+\[(.*?)\]\)", page)
        self.assertEqual([chart[0] for chart in charts], ["bb", "fl", "jw", "zj"])
        self.assertIn("\\n", charts[0][1])
        for _, *lists in charts:
            self.assertEqual(len({len(each.split(", ")) for each in lists}), 1)
        self.settings(dining_time=False)
        self.assertIn("仅在用餐时段开放", browser.open(f"{MY}/simple_list/stqk").text)

    def test_electricity_history_is_paged(self):
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


class LibraryAndProfileTest(CampusTest):
    def test_every_library_reports_people_or_free_seats(self):
        page = Browser(self.stand_in).open("https://mlibrary.fudan.edu.cn/api/common/h5/getspaceseat", method="POST")
        self.assertEqual(page.json["code"], "1")
        for library in page.json["data"]:
            self.assertGreater(int(library["inNum"]) + int(library["canInNumb"]), 0)

    def test_the_profile_page_has_the_data_of_the_signed_in_student(self):
        browser = self.browser()
        page = browser.sign_in(
            "https://workflow1.fudan.edu.cn/site/login/cas-login?redirect_url="
            "https%3A%2F%2Fworkflow1.fudan.edu.cn%2Fv2%2Fsite%2Findex"
        )
        self.assertEqual(page.url, "https://workflow1.fudan.edu.cn/v2/site/index")
        info = browser.open("https://workflow1.fudan.edu.cn/site/fudan/student-information").json["d"]["info"]
        self.assertEqual(
            (info["XH"], info["XM"], len(info["ZJHM"])), (browser.account["number"], browser.account["name"], 18)
        )
