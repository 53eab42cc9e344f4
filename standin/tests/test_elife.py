from datetime import date, timedelta

from .campus_client import Browser, CampusTest, fragments


class ReservationTest(CampusTest):
    front = "https://elife.fudan.edu.cn/public/front"
    category = "2c9c486e4f821a19014f82381feb0001"

    def playgrounds(self, browser: Browser, category: str) -> list[str]:
        page = browser.open(f"{self.front}/search.htm?id={category}&pageBean.pageSize=100").text
        self.assertIn('<div class="order_list">', page)
        return fragments(r"toResourceFrame.htm\?contentId=(\w+)", page)

    def test_playgrounds_are_listed_after_the_sign_in(self):
        browser = self.browser()
        refused = browser.open(f"{self.front}/search.htm?id={self.category}")
        self.assertEqual(refused.host, "elife.fudan.edu.cn")
        self.assertNotIn("order_list", refused.text)
        browser.sign_in("https://elife.fudan.edu.cn/login2.action")
        self.assertGreater(len(self.playgrounds(browser, self.category)), 10)
        self.assertTrue(self.playgrounds(browser, "2c9c486e4fa659ef014fa6dd31ff005c"))
        first = browser.open(f"{self.front}/search.htm?id={self.category}").text
        self.assertIn("页次:1/2页", first)

    def test_only_slots_with_free_places_have_a_link_for_a_reservation(self):
        browser = self.browser()
        browser.sign_in("https://elife.fudan.edu.cn/login2.action")
        day, ids = date.today() + timedelta(days=2), []
        for playground in self.playgrounds(browser, self.category):
            page = browser.open(f"{self.front}/getResource2.htm?contentId={playground}&currentDate={day}").text
            rows = fragments(r'<tr class="site_tr">.*?</tr>', page)
            self.assertEqual(len(rows), 14)
            for row in rows:
                reserved, units = (int(each) for each in fragments(r"site_td4.*?(\d+)\D+(\d+)", row)[0])
                found = fragments(r"onclick=\"checkUser\('(\w+)',this\)\"", row)
                self.assertEqual(len(found), int(reserved < units))
                ids += found
        self.assertTrue(ids)
        form = browser.open(
            f"{self.front}/loadOrderForm_ordinary.htm?serviceContent.id={playground}&serviceCategory.id="
            f"{self.category}&codeStr=&resourceIds={ids[0]}&orderCounts=1"
        ).text
        self.assertIn(ids[0], form)
        late = day + timedelta(days=30)
        self.assertIn(
            "无可预约场地",
            browser.open(f"{self.front}/getResource2.htm?contentId={playground}&currentDate={late}").text,
        )
