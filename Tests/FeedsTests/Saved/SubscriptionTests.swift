import Calendar
import Errors
import HTTP
import SQLite
import Storage
import TestSupport
import Testing

@testable import Feeds

@Suite("Subscriptions and their entries", .timeLimit(.minutes(5)))
struct SubscriptionTests {
    private static let url = "https://a.org/feed"
    let site: FeedSite

    init() throws {
        site = try FeedSite()
        site.publish(Self.url, [("3", "three"), ("2", "two"), ("1", "one")])
    }

    // MARK: Subscribing

    @Test("A new subscription has the feed's title, and all its entries are unread")
    func subscribe() async throws {
        let subscription = try await site.subscribe(Self.url, folder: ["News", "校园"])
        #expect(subscription.title == "Feed" && subscription.link == "https://site/" && subscription.folder == ["News", "校园"])
        #expect(subscription.entryCount == 3 && subscription.unreadCount == 3 && subscription.checkedAt != nil)
        let titles = try await site.titles()
        #expect(titles == ["three", "two", "one"], "the newest entry comes first")
        let subscriptions = try await site.subscriptions
        #expect(subscriptions == [subscription])
    }

    @Test("Subscribing to the same feed again changes the title and folder of the subscription without a request")
    func again() async throws {
        let first = try await site.subscribe(Self.url, title: "Mine")
        #expect(first.title == "Mine")
        let second = try await site.subscribe(Self.url, folder: ["F"])
        #expect(second.id == first.id && second.title == "Mine" && second.folder == ["F"])
        let title = try await site.subscribe(Self.url, title: "").title
        #expect(title == "Feed")
        #expect(site.server.requests.count == 1)
    }

    @Test("The forms of an internationalized host are one subscription, also after a redirect to it")
    func internationalHost() async throws {
        let ascii = "https://xn--fiq228c.org/%E8%AE%A2"
        site.publish(ascii, [("1", "one")])
        site["https://old.org/"] = .init(status: 301, redirect: "https://中文.org/%E8%AE%A2")
        for url in ["https://中文.org/订", ascii, "https://%E4%B8%AD%E6%96%87.org/订", "https://old.org/"] {
            let stored = try await site.subscribe(url).url
            #expect(stored == ascii, "\(url)")
        }
        let subscriptions = try await site.subscriptions
        #expect(subscriptions.count == 1)
        await expectFailure(.invalidArgument) { try await site.subscribe("https://-中.org/") }
    }

    @Test("If a URL is invalid, does not exist or has no feed, the call fails and no subscription is saved")
    func refused() async throws {
        site["https://a.org/page"] = .init(body: "<!DOCTYPE html><html><body>x</body></html>")
        for (url, code) in [
            ("https://a.org/page", ErrorCode.unexpectedResponse), ("https://a.org/none", .notFound),
            ("https://a:b@a.org/", .invalidArgument),
        ] {
            await expectFailure(code) { try await site.subscribe(url) }
        }
        let subscriptions = try await site.subscriptions
        #expect(subscriptions.isEmpty)
    }

    @Test("Without a store directory, a call fails before a request is sent")
    func noDirectory() async throws {
        let client = FeedDependencies(client: site.server, directory: nil) { _, _ in }.client
        let error = await failure { try await FeedsAPI.subscribe(client, url: Self.url, title: nil, folder: nil) }
        #expect(error?.code == .invalidArgument && error?.message.contains("store.path") == true)
        #expect(site.server.requests.isEmpty)
    }

    @Test("A subscription to a feed that was permanently redirected gets the new URL")
    func moved() async throws {
        site["https://old.org/"] = .init(status: 301, redirect: Self.url)
        let stored = try await site.subscribe("https://old.org/").url
        #expect(stored == Self.url)
        let first = try await site.subscriptions
        let subscription = try await site.subscribe("https://old.org/", title: "T")
        #expect(subscription.id == first.first?.id, "the new URL already has a subscription")
        let subscriptions = try await site.subscriptions
        #expect(subscriptions.map(\.title) == ["T"])
    }

    @Test("The fragment of a new URL is not part of the subscription's URL")
    func movedToFragment() async throws {
        site["https://old.org/"] = .init(status: 308, redirect: "https://b.org/feed#top")
        site.publish("https://b.org/feed#top", [("1", "one")])
        let url = try await site.subscribe("https://old.org/").url
        #expect(url == "https://b.org/feed")
    }

    @Test("A removed subscription loses its entries, and other subscriptions keep theirs")
    func unsubscribe() async throws {
        site.publish("https://b.org/", [("1", "other")])
        let first = try await site.subscribe(Self.url)
        try await site.subscribe("https://b.org/")
        try await FeedsAPI.unsubscribe(site.client, subscriptionId: first.id)
        let titles = try await site.titles()
        #expect(titles == ["other"])
        let matches = try await site.found("three")
        #expect(matches.isEmpty)
        await expectFailure(.notFound) { try await FeedsAPI.unsubscribe(site.client, subscriptionId: first.id) }
        await expectFailure(.notFound) { try await site.entries(first.id) }
    }

    @Test("After an interrupted removal, the next refresh adds the removed entries again")
    func interrupted() async throws {
        site.publish("https://b.org/", (1...700).map { ("\($0)", "entry") }, ["ETag": "\"1\""])
        let id = try await site.subscribe("https://b.org/").id
        let isDeleted = try await site.client.saved.run("feeds.unsubscribe") { try $0.deletePart(of: id) }
        #expect(!isDeleted)
        let refreshed = try await FeedsAPI.refresh(site.client, subscriptionId: id)
        #expect(refreshed.subscription.entryCount == 700 && site.server.requests.last?.headers["If-None-Match"] == nil)
        try await FeedsAPI.unsubscribe(site.client, subscriptionId: id)
        let subscriptions = try await site.subscriptions
        #expect(subscriptions.isEmpty)
        let titles = try await site.titles()
        #expect(titles.isEmpty)
    }

    @Test("A subscription is deleted with its last entries, of which at most 500 are deleted at once", arguments: [499, 500, 501])
    func deletedParts(count: Int) async throws {
        site.publish("https://b.org/", (1...count).map { ("\($0)", "entry") }, ["ETag": "\"1\"", "Last-Modified": "today"])
        let id = try await site.subscribe("https://b.org/").id
        let isDeleted = try await site.client.saved.run("test") { try $0.deletePart(of: id) }
        #expect(isDeleted == (count < 500))
        guard count >= 500 else { return }
        let (row, rest) = try await site.client.saved.run("test") { tables in
            (try tables.subscription(id), try tables.database.integer("SELECT count(*) FROM entry_text"))
        }
        #expect(row.etag == nil && row.lastModified == nil && row.fingerprint == nil && rest == count - 500)
        let isGone = try await site.client.saved.run("test") { try $0.deletePart(of: id) }
        #expect(isGone)
    }

    @Test("The errors about a missing subscription and a missing directory say what to do")
    func messages() async throws {
        let missing = "No subscription has the identifier 9. feeds.list_subscriptions lists the subscriptions."
        for error in [
            await failure { try await FeedsAPI.unsubscribe(site.client, subscriptionId: 9) }, await failure { try await site.entries(9) },
            await failure { try await FeedsAPI.refresh(site.client, subscriptionId: 9) },
            await failure { try await FeedsAPI.markUnread(site.client, entryIds: nil, subscriptionId: 9, before: nil) },
        ] { #expect(error?.code == .notFound && error?.message == missing) }
        let client = FeedDependencies(client: site.server, directory: nil) { _, _ in }.client
        let advice =
            "subscriptions need a directory for their database. store.url does not provide one. Set store.path in the session's configuration."
        for (method, error) in [
            ("subscribe", await failure { try await FeedsAPI.subscribe(client, url: Self.url, title: nil, folder: nil) }),
            ("unsubscribe", await failure { try await FeedsAPI.unsubscribe(client, subscriptionId: 1) }),
            ("list_subscriptions", await failure { try await FeedsAPI.listSubscriptions(client, offset: 0, size: 1) }),
            ("import_opml", await failure { try await FeedsAPI.importOpml(client, text: "") }),
            ("export_opml", await failure { try await FeedsAPI.exportOpml(client, title: "") }),
            ("refresh", await failure { try await FeedsAPI.refresh(client, subscriptionId: 1) }),
            ("refresh_all", await failure { try await FeedsAPI.refreshAll(client, force: false, concurrency: 1, perHost: 1) }),
            ("mark_starred", await failure { try await FeedsAPI.markStarred(client, entryIds: []) }),
            ("mark_unstarred", await failure { try await FeedsAPI.markUnstarred(client, entryIds: []) }),
            (
                "search_entries",
                await failure { try await FeedsAPI.searchEntries(client, query: "a", subscriptionId: nil, offset: 0, size: 1) }
            ),
        ] { #expect(error?.code == .invalidArgument && error?.message == "feeds.\(method): \(advice)") }
    }

    @Test("Sessions with the same store directory share their subscriptions")
    func shared() async throws {
        try await site.subscribe(Self.url)
        let other = site.anotherClient()
        var subscriptions = try await FeedsAPI.listSubscriptions(other, offset: 0, size: 10)
        #expect(subscriptions.map(\.url) == [Self.url])
        subscriptions = try await FeedsAPI.listSubscriptions(other, offset: 1, size: 10)
        #expect(subscriptions.isEmpty)
    }

    // MARK: Reading

    @Test("Entries can be listed by subscription, and before a given entry")
    func list() async throws {
        site.publish("https://b.org/", [("1", "other")])
        let first = try await site.subscribe(Self.url)
        try await site.subscribe("https://b.org/")
        var entries = try await site.entries(first.id)
        #expect(entries.map(\.entry.title) == ["three", "two", "one"])
        entries = try await site.entries(size: 1)
        let newest = try #require(entries.first)
        #expect(newest.entry.title == "other" && !newest.isRead && newest.changedAt == nil)
        entries = try await site.entries(before: newest.id, size: 2)
        #expect(entries.map(\.entry.title) == ["three", "two"])
    }

    @Test("Entries with dates are listed by date, even if the feed has another order")
    func order() async throws {
        site["https://c.org/"] = .init(
            body: """
                <rss version='2.0'><channel><title>T</title>
                <item><guid>1</guid><title>old</title><pubDate>Sun, 01 Nov 2026 08:00:00 +0800</pubDate></item>
                <item><guid>2</guid><title>new</title><pubDate>Sun, 22 Nov 2026 08:00:00 +0800</pubDate></item></channel></rss>
                """)
        try await site.subscribe("https://c.org/")
        let titles = try await site.titles()
        #expect(titles == ["new", "old"])
    }

    @Test("Entries with the same date stay in the order of the feed, and a date of the last change is used without one of publication")
    func sameDates() async throws {
        func entry(_ id: Int, _ date: String) -> String { "<entry><id>\(id)</id><title>\(id)</title>\(date)</entry>" }
        let (first, second) = ("<published>2026-11-21T08:00:00Z</published>", "<updated>2026-11-22T08:00:00Z</updated>")
        let entries = entry(1, first) + entry(2, second) + entry(3, first) + entry(4, first + second) + entry(5, second)
        site["https://c.org/"] = .init(body: "<feed xmlns='http://www.w3.org/2005/Atom'><title>T</title>\(entries)</feed>")
        try await site.subscribe("https://c.org/")
        var titles = try await site.titles()
        #expect(titles == ["2", "5", "1", "3", "4"])
        // If an entry has no date, the order of the feed counts.
        site["https://d.org/"] = .init(body: "<feed xmlns='http://www.w3.org/2005/Atom'><title>T</title>\(entries)\(entry(6, ""))</feed>")
        let id = try await site.subscribe("https://d.org/").id
        titles = try await site.entries(id).map(\.entry.title)
        #expect(titles == ["1", "2", "3", "4", "5", "6"])
    }

    @Test("Entries can be marked as read by identifier, and as read or unread by subscription")
    func mark() async throws {
        let id = try await site.subscribe(Self.url).id
        site.publish("https://b.org/", [("1", "other")])
        try await site.subscribe("https://b.org/")
        let all = try await site.entries()
        func mark(_ ids: [Int]? = nil, of subscription: Int? = nil) async throws -> Int {
            try await FeedsAPI.markRead(site.client, entryIds: ids, subscriptionId: subscription, before: nil)
        }
        var changed = try await mark([all[0].id, all[1].id, 1 << 40])
        #expect(changed == 2)
        var titles = try await site.titles(isRead: true)
        #expect(titles == ["other", "three"])
        let marks = try await site.entries().map(\.isRead)
        #expect(marks == [true, true, false, false])
        changed = try await mark(of: id)
        #expect(changed == 2, "one of the entries was already read")
        titles = try await site.titles(isRead: false)
        #expect(titles.isEmpty)
        let subscriptions = try await site.subscriptions
        #expect(subscriptions.map(\.unreadCount) == [0, 0])
        let back = try await FeedsAPI.markUnread(site.client, entryIds: nil, subscriptionId: id, before: nil)
        #expect(back == 3)
        titles = try await site.titles(isRead: true)
        #expect(titles == ["other"])
        await expectFailure(.notFound) { try await mark(of: 1 << 40) }
    }

    @Test("Without a condition, all entries are marked, and a time before 1970 is refused")
    func markAll() async throws {
        try await site.subscribe(Self.url)
        var changed = try await FeedsAPI.markRead(site.client, entryIds: nil, subscriptionId: nil, before: nil)
        #expect(changed == 3)
        changed = try await FeedsAPI.markUnread(site.client, entryIds: [], subscriptionId: nil, before: nil)
        #expect(changed == 0)
        let old = Timestamp("1969-12-31T00:00:00Z")
        for (method, error) in [
            ("read", await failure { try await FeedsAPI.markRead(site.client, entryIds: nil, subscriptionId: nil, before: old) }),
            ("unread", await failure { try await FeedsAPI.markUnread(site.client, entryIds: nil, subscriptionId: nil, before: old) }),
        ] {
            #expect(
                error?.code == .invalidArgument && error?.message == "feeds.mark_\(method): `before`: must be in 1970 or later.")
        }
        let titles = try await site.titles(isRead: true)
        #expect(titles == ["three", "two", "one"])
    }

    @Test("With `before`, only entries that were saved before this time are marked as read")
    func markBefore() async throws {
        try await site.subscribe(Self.url)
        try await site.client.saved.run("test") { try $0.database.run("UPDATE entry SET saved_at = 1795305600000 WHERE id = 1") }
        let mark = { (time: String) in
            try await FeedsAPI.markRead(site.client, entryIds: nil, subscriptionId: nil, before: Timestamp(time))
        }
        var changed = try await mark("2026-11-22T08:00:00+08:00")
        #expect(changed == 0)
        changed = try await mark("2026-11-22T08:00:01+08:00")
        #expect(changed == 1)
        let titles = try await site.titles(isRead: true)
        #expect(titles == ["one"])
    }

    @Test("Entries with a star are listed alone, and keep their star when they change and when they are read")
    func star() async throws {
        let id = try await site.subscribe(Self.url).id
        let all = try await site.entries()
        #expect(all.allSatisfy { !$0.isStarred })
        let star = { (ids: [Int]) in try await FeedsAPI.markStarred(site.client, entryIds: ids) }
        var changed = try await star([all[0].id, all[2].id, 1 << 40])
        #expect(changed == 2)
        changed = try await star([all[0].id])
        #expect(changed == 0, "the entry has a star already")
        var titles = try await site.titles(isStarred: true)
        #expect(titles == ["three", "one"])
        titles = try await site.titles(isStarred: false)
        #expect(titles == ["two"])
        titles = try await site.titles(isRead: true, isStarred: true)
        #expect(titles.isEmpty)
        _ = try await FeedsAPI.markRead(site.client, entryIds: nil, subscriptionId: id, before: nil)
        site.publish(Self.url, [("3", "three, edited"), ("2", "two"), ("1", "one")])
        _ = try await FeedsAPI.refresh(site.client, subscriptionId: id)
        titles = try await site.titles(isRead: true, isStarred: true)
        #expect(titles == ["three, edited", "one"])
        let unstarred = try await FeedsAPI.markUnstarred(site.client, entryIds: all.map(\.id))
        #expect(unstarred == 2)
        titles = try await site.titles(isStarred: true)
        #expect(titles.isEmpty)
    }

    @Test("Entries with a star stay when the oldest entries of a subscription are deleted, and go with the subscription")
    func starredEntriesStay() async throws {
        let id = try await site.subscribe(Self.url).id
        let entries = try await site.entries()
        let oldest = try #require(entries.last)
        _ = try await FeedsAPI.markStarred(site.client, entryIds: [oldest.id])
        try await site.client.saved.run("test") { try $0.removeOldest(of: id, limit: 1) }
        var titles = try await site.titles()
        #expect(titles == ["three", "one"])
        try await FeedsAPI.unsubscribe(site.client, subscriptionId: id)
        titles = try await site.titles()
        #expect(titles.isEmpty)
    }

    @Test("The tables of an older version keep their entries, get stars, and can be searched without accents")
    func olderTables() async throws {
        try await site.subscribe(Self.url)
        try await site.client.saved.run("test") { tables in
            // The state of the older version: no field for stars, intervals and compressed texts, and accents in the index.
            for field: SQLName in ["feed_interval", "skipped_hours", "skipped_days"] {
                try tables.database.run("ALTER TABLE subscription DROP COLUMN \(field)")
            }
            for row in try tables.database.select(EntryText.self) {
                let text = try #require(row.entry.string)
                try tables.database.run("UPDATE entry_text SET entry = ? WHERE id = ?", [.text(text), .integer(row.id)])
            }
            try tables.database.run("ALTER TABLE entry_text DROP COLUMN compressed")
            try tables.database.run("DROP INDEX entry_by_star")
            try tables.database.run("ALTER TABLE entry DROP COLUMN is_starred")
            try tables.database.run("UPDATE entry_text SET folded = 'le caf\u{E9}\u{E000}\u{E000}' WHERE id = 1")
            try tables.database.run("UPDATE subscription SET interval = 7200000")
            try tables.database.run("PRAGMA user_version = 2")
        }
        let newer = site.anotherClient()
        let found = try await FeedsAPI.searchEntries(newer, query: "cafe", subscriptionId: nil, offset: 0, size: 5)
        #expect(found.map(\.id) == [1])
        let changed = try await FeedsAPI.markStarred(newer, entryIds: [1])
        #expect(changed == 1)
        let row = try await newer.saved.run("test") { try $0.subscription(1) }
        #expect(row.feedInterval == 7_200_000 && row.skipped.hours == 0)
        let entries = try await FeedsAPI.listEntries(newer, subscriptionId: nil, isRead: nil, isStarred: nil, beforeId: nil, size: 5)
        #expect(entries.map(\.entry.title) == ["three", "two", "one"])
    }

    @Test("A long entry is kept compressed, also after a change, and a damaged one is an error with advice")
    func compressedEntries() async throws {
        for word in ["spring", "autumn"] {
            let text = "The end" + String(repeating: " of the \(word)", count: 200)
            site.publish(Self.url, [("1", text)])
            try await site.subscribe(Self.url)
            _ = try await FeedsAPI.refreshAll(site.client, force: true, concurrency: 1, perHost: 1)
            let (titles, found) = (try await site.titles(), try await site.found(word).map(\.entry.id))
            #expect(titles == [text])
            #expect(found == [1])
            let (plain, size) = try await site.client.saved.run("test") { tables in
                (
                    try tables.database.integer("SELECT length(entry) FROM entry_text"),
                    try tables.database.integer("SELECT length(compressed) FROM entry_text")
                )
            }
            #expect(plain == 0 && 1..<500 ~= size)
        }
        try await site.client.saved.run("test") { try $0.database.run("UPDATE entry_text SET compressed = x'ffffff00789c'") }
        let error = await failure { try await site.titles() }
        #expect(error?.code == .storage && error?.message.contains("Delete it with feeds.unsubscribe") == true)
    }

    // MARK: Searching

    @Test("A search finds words in titles and in texts without markup, and Chinese words of any length")
    func search() async throws {
        site["https://c.org/"] = .init(
            body: """
                <feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><id>t</id>
                <entry><id>1</id><title>图书馆闭馆通知</title><content type="html">&lt;p&gt;Closed on &lt;b&gt;Ｍonday&lt;/b&gt;.&lt;/p&gt;</content></entry>
                <entry><id>2</id><title>Other</title><summary>新书到馆</summary></entry></feed>
                """)
        let id = try await site.subscribe("https://c.org/").id
        try await site.subscribe(Self.url)
        var matches = try await site.found("图书馆")
        #expect(matches.map(\.entry.entry.id) == ["1"])
        matches = try await site.found("通知 monday")
        #expect(matches.map(\.entry.entry.id) == ["1"])
        matches = try await site.found("馆")
        #expect(Set(matches.map(\.entry.entry.id)) == ["1", "2"])
        for none in ["<b>", "\" OR 1"] {
            let matches = try await site.found(none)
            #expect(matches.isEmpty)
        }
        matches = try await site.found("three", id)
        #expect(matches.isEmpty)
        matches = try await site.found("monday")
        let match = try #require(matches.first)
        #expect(match.excerpt.filter(\.isMatch).map(\.text) == ["Ｍonday"])
        #expect(match.excerpt.map(\.text).joined() == "图书馆闭馆通知\nClosed on Ｍonday.")
    }

    @Test(
        "The text that is searched is the title and the first content or the summary, without markup, if it is text",
        arguments: [
            ("<content>b  c</content><summary>d</summary>", "a\nb c"), ("<summary type='html'>&lt;b&gt;d&lt;/b&gt; e</summary>", "a\nd e"),
            ("<content type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'><b>x</b> y</div></content>", "a\nx y"),
            ("<content type='image/png'>QQ==</content><summary>d</summary>", "a"), ("<content type='text/x'>z</content>", "a\nz"),
            ("", "a"),
            ("<content>&lt;b&gt;</content>", "a\n<b>"),
        ])
    func plainTexts(content: String, text: String) throws {
        let document = "<feed xmlns='http://www.w3.org/2005/Atom'><entry><title>a</title>\(content)</entry></feed>"
        let feed = try FeedParser.parse(Array(document.utf8), charset: nil, url: nil, until: nil)
        #expect(feed.entries.map(\.plainText) == [text])
    }

    @Test("The first 256 KiB of a text are searched")
    func longText() throws {
        let document = "<rss><channel><item><description>\(String(repeating: "b", count: 300_000))</description></item></channel></rss>"
        let feed = try FeedParser.parse(Array(document.utf8), charset: nil, url: nil, until: nil)
        let count = try #require(feed.entries.first).plainText.utf8.count
        // The title is empty, and a line break follows it.
        #expect((262_140...262_145).contains(count))
    }

    @Test("Results of a search are returned page by page")
    func searchPages() async throws {
        site.publish("https://c.org/", (1...5).map { ("\($0)", "图书馆 \($0)") })
        try await site.subscribe("https://c.org/")
        let all = try await site.found("图书馆").map(\.id)
        let pages = [
            try await FeedsAPI.searchEntries(site.client, query: "图书馆", subscriptionId: nil, offset: 0, size: 2).map(\.id),
            try await FeedsAPI.searchEntries(site.client, query: "图书馆", subscriptionId: nil, offset: 2, size: 3).map(\.id),
        ]
        #expect(all.count == 5 && pages == [Array(all.prefix(2)), Array(all.suffix(3))])
    }

    @Test("A search for frequent words in one subscription returns its newest entries first")
    func frequent() async throws {
        for name in ["c", "d"] {
            site.publish("https://\(name).org/", (0..<600).map { ("\($0)", "图书馆 \($0)") })
            try await site.subscribe("https://\(name).org/")
        }
        for subscription in try await site.subscriptions.map(\.id) {
            let newest = try await site.entries(subscription, size: 50).map(\.id)
            for query in ["图书馆", "图", "图 书"] {
                let matches = try await site.found(query, subscription)
                #expect(matches.map(\.id) == newest, "\(query)")
            }
        }
    }

    @Test("A search ignores accents, in the words and in the texts, and excerpts keep them")
    func accents() async throws {
        site.publish("https://c.org/", [("1", "Un CAFÉ, Łódź"), ("2", "cafe\u{301}s"), ("3", "Tiếng Việt"), ("4", "cafe")])
        try await site.subscribe("https://c.org/")
        for (query, ids) in [
            ("cafe", ["1", "2", "4"]), ("café", ["1", "2", "4"]), ("CAFE\u{301}", ["1", "2", "4"]), ("é", ["1", "2", "3", "4"]),
            ("lodz", ["1"]), ("tieng viet", ["3"]),
        ] {
            let matches = try await site.found(query)
            #expect(Set(matches.map(\.entry.entry.id)) == Set(ids), "\(query)")
        }
        let excerpts = try await site.found("cafe").map { match in match.excerpt.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined() }
        #expect(Set(excerpts) == ["Un [CAFÉ], Łódź", "[cafe\u{301}]s", "[cafe]"])
    }

    @Test("A search rebuilds a damaged index")
    func damagedIndex() async throws {
        try await site.subscribe(Self.url)
        try await site.client.saved.run("test") { try $0.database.run("DELETE FROM entry_text_index_data WHERE id > 10") }
        let matches = try await site.found("three")
        #expect(matches.map(\.entry.entry.title) == ["three"])
    }

    @Test(
        "The URL of an imported feed, and one to which a public server has moved a feed, is a stranger's until the program subscribes to it"
    )
    func sources() async throws {
        let url = "https://a.org/feed", moved = "https://b.org/feed"
        site.publish(url, [("1", "one")])
        site.publish(moved, [("1", "one")])
        _ = try await FeedsAPI.importOpml(site.client, text: "<opml><body><outline xmlUrl='\(url)'/></body></opml>")
        var subscriptions = try await site.subscriptions
        let id = try #require(subscriptions.first).id
        func source() async throws -> HTTPRequest.URLSource? {
            _ = try await FeedsAPI.refresh(site.client, subscriptionId: id)
            return site.server.requests.last?.urlSource
        }
        var origin = try await source()
        #expect(origin == .stranger)
        try await site.subscribe(url)
        origin = try await source()
        #expect(origin == .caller)
        site[url] = .init(status: 301, redirect: moved)
        _ = try await source()
        subscriptions = try await site.subscriptions
        #expect(subscriptions.first?.url == moved)
        origin = try await source()
        #expect(origin == .stranger)
    }

    @Test("A feed whose host the configuration denies is reported as failed, and its state does not change")
    func denied() async throws {
        let url = "https://a.org/feed"
        site.publish(url, [("1", "one")])
        let before = try await site.subscribe(url)
        let denied = FeedDependencies(
            client: FakeServer { _ in throw DanXiError(.hostDenied, "denied", delivery: .unsent) }, directory: site.directory
        ) { _, _ in }.client
        let report = try await FeedsAPI.refreshAll(denied, force: true, concurrency: 1, perHost: 1)
        #expect(report.failures.map(\.errorName) == ["host_denied"])
        let subscriptions = try await site.subscriptions
        #expect(subscriptions == [before])
        let counts = try await site.refreshAll(force: true)
        #expect(counts.unchangedCount == 1)
    }
}
