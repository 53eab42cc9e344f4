"""Fetches feeds from the stand-in, and reads the documents of Tests/FeedsTests/Rules with another implementation, the package `feedparser`.

`make test-project` installs `feedparser` from PyPI into a virtual environment. Without the package, the comparison is skipped.
"""

import os
import sys
import tempfile
import unittest
from datetime import UTC, datetime

from feed_rules import rules
from support import LIBRARY, ROOT, StandIn

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402

try:
    import feedparser
except ImportError:
    feedparser = None


class ServiceTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())
        cls.session = cls.enterClassContext(danxi.Session(cls.standin.ready["config"]))

    def fetch(self, name, **options):
        return self.session.feeds.fetch(f"https://feeds.example.net/{name}", **options)

    def test_the_feeds_that_a_page_links_have_the_same_entries_in_each_format(self):
        found = self.session.feeds.discover("https://feeds.example.net/")
        self.assertEqual([reference.title for reference in found], ["通知 (Atom)", None, "通知 (JSON)"])
        feeds = [self.session.feeds.fetch(reference.url).feed for reference in found]
        self.assertEqual([feed.format for feed in feeds], ["atom10", "rss20", "json11"])
        titles = [[(entry.title, entry.link) for entry in feed.entries] for feed in feeds]
        self.assertEqual(titles, [titles[0]] * 3)
        self.assertEqual(len(titles[0]), 10)

    def test_an_unchanged_feed_is_not_sent_again(self):
        first = self.fetch("notices.atom")
        for options in ({"etag": first.etag}, {"last_modified": first.last_modified}):
            again = self.fetch("notices.atom", **options)
            self.assertEqual((again.status, again.feed), (304, None))

    def test_redirected_encoded_and_truncated_feeds_are_read(self):
        self.assertEqual(self.fetch("moved").url, "https://feeds.example.net/notices.atom")
        self.assertEqual(self.fetch("gbk.rss").feed.title, "通知")
        cut = self.fetch("cut.rss").feed
        self.assertTrue(cut.bozo)
        self.assertEqual(len(cut.entries), 10)

    def test_a_missing_feed_and_a_page_that_is_not_a_feed_raise_errors(self):
        with self.assertRaisesRegex(danxi.NotFoundError, "gone permanently"):
            self.fetch("gone.rss")
        with self.assertRaisesRegex(danxi.UnexpectedResponseError, "not a feed"):
            self.fetch("")


class SubscriptionTest(unittest.TestCase):
    URL = "https://feeds.example.net"

    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())

    def setUp(self):
        directory = self.enterContext(tempfile.TemporaryDirectory())
        self.session = self.enterContext(danxi.Session(self.standin.ready["config"], store={"path": directory}))
        self.feeds = self.session.feeds
        self.addCleanup(self.standin.control, "DELETE", "/faults")

    def test_failures_of_the_server_are_reported_and_end_with_the_next_success(self):
        subscription = self.feeds.subscribe(f"{self.URL}/moved")
        self.assertEqual(subscription.url, f"{self.URL}/notices.atom")
        for status in (200, 503):
            self.standin.control("POST", "/faults", {"kind": "maintenance", "times": None, "status": status})
            with self.assertRaises(danxi.MaintenanceError):
                self.feeds.refresh(subscription.id)
            report = self.feeds.refresh_all(force=True)
            self.assertEqual([failure.error_name for failure in report.failures], ["maintenance"])
            self.standin.control("DELETE", "/faults")
        self.assertEqual(self.feeds.refresh(subscription.id).new_entry_count, 0)
        self.assertEqual(self.feeds.list_subscriptions()[0].failure_count, 0)

    def test_the_feeds_of_a_busy_host_wait_for_its_retry_after(self):
        paths = ("busy.rss", "notices.rss", "notices.json", "gbk.rss")
        outlines = "".join(f"<outline type='rss' xmlUrl='{self.URL}/{path}'/>" for path in paths)
        self.assertEqual(self.feeds.import_opml(f"<opml>{outlines}</opml>").added_count, 4)
        report = self.feeds.refresh_all(per_host=1)
        self.assertEqual((report.failed_count, report.skipped_count), (1, 3))
        with self.assertRaises(danxi.RateLimitedError) as raised:
            self.feeds.refresh(2)
        self.assertGreater(raised.exception.retry_after, 3000)

    def test_the_server_does_not_send_unchanged_feeds_and_read_marks_stay(self):
        self.feeds.subscribe(f"{self.URL}/notices.rss")
        entries = list(self.feeds.iter_entries(size=3))
        self.assertEqual(len({saved.id for saved in entries}), 10)
        self.assertEqual(self.feeds.mark_read(entry_ids=[saved.id for saved in entries[:4]]), 4)
        self.assertEqual(self.feeds.refresh_all(force=True).unchanged_count, 1)
        self.assertEqual(len(list(self.feeds.iter_entries(is_read=False, size=2))), 6)
        self.assertEqual(self.standin.control("GET", "/requests")[-1]["status"], 304)

    def test_starred_entries_can_be_listed_alone(self):
        self.feeds.subscribe(f"{self.URL}/notices.rss")
        kept = [saved.id for saved in self.feeds.list_entries(size=3)]
        self.assertEqual(self.feeds.mark_starred(kept), 3)
        self.assertEqual([saved.id for saved in self.feeds.iter_entries(is_starred=True, size=2)], kept)
        self.assertEqual(self.feeds.mark_unstarred(kept[:1]), 1)
        self.assertEqual(len(self.feeds.list_entries(is_starred=False)), 8)

    def test_exported_subscriptions_can_be_imported_in_another_session(self):
        self.feeds.subscribe(f"{self.URL}/notices.rss", folder=["校园"])
        text = self.feeds.export_opml()
        with (
            tempfile.TemporaryDirectory() as directory,
            danxi.Session(self.standin.ready["config"], store={"path": directory}) as other,
        ):
            other.feeds.import_opml(text)
            self.assertEqual(other.feeds.export_opml(), text)


@unittest.skipIf(feedparser is None, "feedparser is not installed; run make test-project")
class FeedTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.session = cls.enterClassContext(danxi.Session())

    def test_rss_is_read_as_by_feedparser(self):
        self.compare("rss")

    def test_rdf_is_read_as_by_feedparser(self):
        self.compare("rdf")

    def test_atom_is_read_as_by_feedparser(self):
        self.compare("atom")

    def test_relative_links_are_read_as_by_feedparser(self):
        self.compare("links")

    def test_ill_formed_feeds_are_read_as_by_feedparser(self):
        self.compare("broken")

    def compare(self, name):
        compared = 0
        for rule in rules(name):
            if rule.is_error or rule.differs:
                continue
            options = {"url": rule.url} if rule.url else {}
            with self.subTest(rule.name):
                ours = self.session.feeds.parse(text=rule.document, **options)
                headers = {"content-type": "application/xml; charset=utf-8", "content-location": rule.url or ""}
                theirs = feedparser.parse(rule.document.encode(), response_headers=headers)
                self.assertEqual(our_values(ours), their_values(theirs))
                compared += 1
        self.assertGreater(compared, 5)


def our_values(feed):
    return {
        "title": feed.title,
        "link": feed.link,
        "language": feed.language,
        "bozo": feed.bozo,
        "updated": instant(feed.updated),
        "tags": [category.term for category in feed.categories],
        "entries": [
            {
                "link": entry.link,
                "title": entry.title,
                "published": instant(entry.published),
                "updated": instant(entry.updated),
                "tags": [category.term for category in entry.categories],
                "enclosures": [file.url for file in entry.enclosures],
                "authors": [(author.name, author.email) for author in entry.authors],
                "content": [content.value for content in entry.content],
            }
            for entry in feed.entries
        ],
    }


def their_values(result):
    feed = result.feed
    return {
        "title": feed.get("title", ""),
        "link": feed.get("link"),
        "language": feed.get("language"),
        "bozo": bool(result.bozo),
        "updated": utc(dict.get(feed, "updated_parsed")),
        "tags": [tag.term for tag in feed.get("tags", [])],
        "entries": [
            {
                "link": entry.get("link"),
                "title": entry.get("title", ""),
                "published": utc(entry.get("published_parsed")),
                "updated": utc(dict.get(entry, "updated_parsed")),
                "tags": [tag.term for tag in entry.get("tags", [])],
                "enclosures": [file.href for file in entry.get("enclosures", [])],
                "authors": [(author.get("name"), author.get("email")) for author in entry.get("authors", []) if author],
                "content": [content.value for content in entry.get("content", [])],
            }
            for entry in result.entries
        ],
    }


def instant(time):
    """Returns a time in UTC, without the fraction of a second."""
    return time.astimezone(UTC).replace(microsecond=0) if time else None


def utc(parsed):
    return datetime(*parsed[:6], tzinfo=UTC) if parsed else None


if __name__ == "__main__":
    unittest.main()
