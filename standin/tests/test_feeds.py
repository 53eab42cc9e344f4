from xml.etree import ElementTree

from .campus_client import Browser, CampusTest

SITE = "https://feeds.example.net"


class FeedTest(CampusTest):
    def test_atom_rss_and_json_feed_have_the_same_titles(self):
        browser = Browser(self.stand_in)
        atom = ElementTree.fromstring(browser.open(f"{SITE}/notices.atom").body)
        rss = ElementTree.fromstring(browser.open(f"{SITE}/notices.rss").body)
        items = browser.open(f"{SITE}/notices.json").json["items"]
        titles = [
            entry.findtext("{http://www.w3.org/2005/Atom}title")
            for entry in atom.iter("{http://www.w3.org/2005/Atom}entry")
        ]
        self.assertEqual(titles, [item.findtext("title") for item in rss.iter("item")])
        self.assertEqual(titles, [item["title"] for item in items])
        self.assertEqual(len(titles), 10)

    def test_a_request_with_a_matching_validator_gets_status_304(self):
        browser = Browser(self.stand_in)
        first = browser.open(f"{SITE}/notices.rss")
        for name, value in (("If-None-Match", "ETag"), ("If-Modified-Since", "Last-Modified")):
            again = browser.once(f"{SITE}/notices.rss", headers={name: first.headers[value]})
            self.assertEqual((again.status, again.body), (304, b""))
        self.assertEqual(browser.once(f"{SITE}/notices.rss", headers={"If-None-Match": '"x"'}).status, 200)

    def test_one_feed_is_encoded_in_gbk_and_one_is_truncated(self):
        browser = Browser(self.stand_in)
        self.assertIn("通知", browser.open(f"{SITE}/gbk.rss").body.decode("gb18030"))
        with self.assertRaises(ElementTree.ParseError):
            ElementTree.fromstring(browser.open(f"{SITE}/cut.rss").body)

    def test_a_moved_feed_redirects_and_a_deleted_one_has_status_410(self):
        browser = Browser(self.stand_in)
        self.assertEqual(browser.open(f"{SITE}/moved").url, f"{SITE}/notices.atom")
        self.assertEqual(browser.once(f"{SITE}/gone.rss").status, 410)
        self.assertIn("notices.atom", browser.open(f"{SITE}/").text)
