from .campus_client import Browser, CampusTest

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

    def test_a_search_marks_the_words_and_is_paged(self):
        first, second = (self.search("文学", page)["data"]["list"] for page in (1, 2))
        self.assertEqual([len(first), len(second)], [5, 1])
        self.assertTrue(all('<em class="highlight">文学</em>' in book["resource_ztm"] for book in first + second))
        self.assertIsNone(self.search("文学", 3)["data"]["list"])

    def test_an_ancient_book_has_a_record_number(self):
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

    def test_an_incomplete_search_is_refused(self):
        answer = self.search("")
        self.assertEqual((answer["success"], answer["code"]), (False, 500))
