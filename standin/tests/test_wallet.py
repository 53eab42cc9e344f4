import json
from datetime import date, timedelta
from xml.etree import ElementTree

from .campus_client import Browser, CampusTest, fragments


class WalletTest(CampusTest):
    epay = "https://ecard.fudan.edu.cn/epay"

    def test_index_shows_balance_and_transactions(self):
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

    def test_transactions_are_paged_and_filtered(self):
        browser = self.browser()
        csrf = self.csrf(browser)
        first, second = (fragments(r"billno=(\d+)", self.query(browser, csrf, page).text) for page in (1, 2))
        self.assertEqual((len(first), len(second), set(first) & set(second)), (10, 10, set()))
        day = date.today() - timedelta(days=20)
        response = self.query(browser, csrf, aaxmlrequest="true", starttime=day, endtime=day + timedelta(days=15))
        self.assertTrue(response.headers["Content-Type"].startswith("text/xml"))
        self.assertEqual(ElementTree.fromstring(response.body).find("response").get("type"), "text")
        pages = int(fragments(r"</b>/(\d+)页", response.text)[0])
        self.assertGreater(pages, 1)
        kinds = [
            kind
            for page in range(1, pages + 1)
            for kind in fragments(r'class="span_1">([^<]*)<', self.query(browser, csrf, page, starttime=day).text)
        ]
        self.assertTrue(any(kind.endswith("消费") for kind in kinds))
        self.assertEqual(self.query(browser, csrf, 999).text.count("billno"), 0)

    def test_csrf_token_expires_with_the_sign_in_at_the_site(self):
        browser = self.browser()
        csrf = self.csrf(browser)
        self.assertEqual(self.query(browser, "").status, 403)
        self.stand_in.control("POST", "/sessions/expire", {"host": "ecard.*"})
        self.assertEqual(self.query(browser, csrf).host, "id.fudan.edu.cn")
        # The path of the query accepts no ticket, so the sign-in must start at another page of the site.
        self.assertEqual(browser.open(f"{self.epay}/consume/query").status, 405)
        self.assertEqual(self.query(browser, csrf).host, "id.fudan.edu.cn")
        browser.sign_in(f"{self.epay}/")
        self.assertEqual(self.query(browser, csrf).status, 403)
        self.assertEqual(self.query(browser, self.csrf(browser)).status, 200)

    def test_payment_code_is_withheld_until_the_terms_are_agreed_to(self):
        browser, url = self.browser(), f"{self.epay}/wxpage/fudan/zfm/qrcode"
        self.assertRegex(browser.sign_in(url).text, r'id="myText" type="hidden" value="\d{20}"')
        self.settings(payment_code="script")
        self.assertRegex(browser.open(url).text, r'QRCode\.toCanvas\(.*"\d{20}"')
        self.settings(terms_agreed=False)
        page = browser.open(url).text
        self.assertIn('id="btn-agree-ok"', page)
        self.assertNotIn("myText", page)
