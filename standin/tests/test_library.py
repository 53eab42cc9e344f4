from html import unescape
from urllib.parse import parse_qs, urlencode, urljoin, urlsplit

from danxi_standin.hosts.library_sign_in import PARAMETERS

from .campus_client import Browser, CampusTest, fragments

GATEWAY = "https://fdulspgw.fudan.edu.cn"


class CatalogTest(CampusTest):
    def search(self, title, page=1, size=5, catalog=1):
        condition = {"field": "resource_ztm", "matchType": "contains", "value": title, "operator": "AND"}
        body = {
            "resourceType": catalog,
            "pageSize": size,
            "pageNum": page,
            "searchConditions": [condition],
            "orderByField": "similarity",
            "orderByType": "desc",
        }
        return Browser(self.stand_in).once(f"{GATEWAY}/urdh/open-api/opac/search/advanced", value=body).json

    def get(self, path):
        return Browser(self.stand_in).once(GATEWAY + path).json["data"]

    def test_search_results_are_paged_and_highlight_the_words(self):
        first, second = (self.search("文学", page)["data"]["list"] for page in (1, 2))
        self.assertEqual([len(first), len(second)], [5, 1])
        self.assertTrue(all('<em class="highlight">文学</em>' in book["resource_ztm"] for book in first + second))
        self.assertIsNone(self.search("文学", 3)["data"]["list"])

    def test_an_ancient_book_is_found_by_its_record_number_only(self):
        book = self.search("文學", catalog=10)["data"]["list"][0]
        self.assertNotEqual(book["docId"], book["resource_smjlh"])
        found = self.get(f"/urdh/open-api/opac/search/smjlh/{book['resource_smjlh']}")
        self.assertEqual([each["docId"] for each in found], [book["docId"]])
        self.assertEqual(self.get(f"/urdh/open-api/opac/search/smjlh/{book['docId']}"), [])

    def test_copies_are_paged(self):
        book = self.search("数学")["data"]["list"][0]["docId"]
        listed = self.get(f"/alsp/open-api/opac/v2/holdings?catalogueId={book}&pageSize=100&pageNo=1")
        pages = [
            self.get(f"/alsp/open-api/opac/v2/holdings?catalogueId={book}&pageSize=1&pageNo={page}")["list"]
            for page in range(1, listed["total"] + 2)
        ]
        self.assertEqual(sum(pages, []), listed["list"])
        self.assertEqual(pages[-1], [])

    def test_a_search_for_an_empty_title_is_refused(self):
        response = self.search("")
        self.assertEqual((response["success"], response["code"]), (False, 500))


class AccountTest(CampusTest):
    authority = "https://fdulib.a-lsp.com"
    tenant = {"tenant-id": "fdulib"}

    def token(self, browser):
        """Signs in to the library system as its web pages do, and returns the access token."""
        oauth = f"{self.authority}/open-api/openapi/oauth2"
        browser.open(f"{self.authority}/authServer/?{urlencode(PARAMETERS)}")
        start = browser.once(f"{oauth}/getClientParams", value=PARAMETERS, headers=self.tenant).json["data"]
        page = browser.sign_in(start)
        if page.host == "rwsjcas.fudan.edu.cn":
            action = unescape(fragments(r'action="([^"]*)"', page.text)[0])
            fields = dict(fragments(r'name="([^"]*)" value="([^"]*)"', page.text))
            query = {name: values[0] for name, values in parse_qs(urlsplit(action).query).items()}
            query.pop("service")
            page = browser.open(urljoin(page.url, action), {**fields, **query, "imgverifycode": "******"})
        self.assertEqual(urlsplit(page.url).path, "/authServer/auth")
        opened = browser.once(f"{oauth}/authCallBack?{urlsplit(page.url).query}", headers=self.tenant).json["data"]
        headers = {**self.tenant, "openToken": opened["openToken"]}
        query = urlencode(PARAMETERS)
        self.assertIsNone(browser.once(f"{oauth}/authorize?{query}", headers=headers).json["data"]["redirectUri"])
        browser.once(f"{oauth}/doConfirm?{query}", headers=headers)
        target = browser.once(f"{oauth}/authorize?{query}", headers=headers).json["data"]["redirectUri"]
        code = parse_qs(urlsplit(target).fragment.partition("?")[2])["code"][0]
        self.code = {"client_id": "rfid", "code": code, "grant_type": "authorization_code"}
        return self.exchange(browser)["data"]["access_token"]

    def exchange(self, browser):
        return browser.once(f"{GATEWAY}/alsp/open-api/openapi/oauth2/getToken?{urlencode(self.code)}").json

    def call(self, browser, token, path, value=None):
        headers = {"access_token": token}
        return browser.once(f"{GATEWAY}/alsp/open-api/elib5/{path}", value=value, headers=headers).json

    def test_the_sign_in_succeeds_with_and_without_the_relay(self):
        for relay in (True, False):
            self.stand_in.control("POST", "/reset")
            self.settings(library_relay=relay)
            browser = self.browser()
            token = self.token(browser)
            self.assertEqual(self.call(browser, token, "getReaderInfo")["data"]["barcode"], "R23307110001")
            self.assertEqual(self.exchange(browser)["code"], 500, "a code is accepted once")

    def test_loans_are_renewed_up_to_a_limit(self):
        browser = self.browser()
        token = self.token(browser)
        loan = self.call(browser, token, "getReaderCurrentLoan?pageSize=2&pageNo=2")["data"]["list"][0]
        renewal = {"itemBarcode": loan["loanLog"]["itemBarcode"], "userBarcode": "R23307110001"}
        codes = [self.call(browser, token, "renewLoan", renewal)["code"] for _ in range(4)]
        self.assertEqual(codes, [200, 200, 200, 500])
        renewed = self.call(browser, token, "getReaderCurrentLoan?pageSize=2&pageNo=2")["data"]["list"][0]
        self.assertGreater(renewed["loanLog"]["dueDate"], loan["loanLog"]["dueDate"])
        past = self.call(browser, token, "v2/getReaderHistoryLoan?pageSize=20&pageNo=2")["data"]
        self.assertEqual((len(past["list"]), past["total"]), (3, 23))

    def test_a_cancelled_hold_becomes_a_past_hold(self):
        browser = self.browser()
        token = self.token(browser)
        search = {"range": 0, "pageSize": 50, "pageNo": 1}
        hold = self.call(browser, token, "searchReaderRequest", search)["data"]["list"][0]
        codes = [self.call(browser, token, "cancelRequest", {"requestId": hold["id"]})["code"] for _ in range(2)]
        self.assertEqual(codes, [200, 500])
        past = self.call(browser, token, "searchReaderRequest", {**search, "range": 1})["data"]["list"]
        self.assertEqual([each["id"] for each in past], [hold["id"]])

    def test_the_body_of_a_response_reports_an_expired_token(self):
        browser = self.browser()
        token = self.token(browser)
        self.stand_in.control("POST", "/sessions/expire", {"host": "fdulspgw.*"})
        self.assertEqual(self.call(browser, token, "getReaderInfo")["code"], 401)
