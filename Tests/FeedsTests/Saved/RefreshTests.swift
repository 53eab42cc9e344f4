import Calendar
import Calls
import Errors
import HTTP
import TestSupport
import Testing

@testable import Feeds

@Suite("Refreshing subscriptions", .timeLimit(.minutes(5)))
struct RefreshTests {
    private static let url = "https://a.org/feed"
    let site: FeedSite

    init() throws {
        site = try FeedSite()
        site.publish(Self.url, [("2", "two"), ("1", "one")])
    }

    // MARK: One feed

    @Test("A refresh saves new entries, even if they follow known entries in the feed, and an edited entry keeps its read mark")
    func merge() async throws {
        let id = try await site.subscribe(Self.url).id
        _ = try await FeedsAPI.markRead(site.client, entryIds: nil, subscriptionId: id, before: nil)
        site.publish(Self.url, [("3", "three"), ("2", "two, edited"), ("1", "one"), ("0", "zero")])
        let result = try await FeedsAPI.refresh(site.client, subscriptionId: id)
        #expect(result.newEntryCount == 2 && result.changedEntryCount == 1)
        #expect(result.subscription.entryCount == 4 && result.subscription.unreadCount == 2)
        let titles = try await site.titles(isRead: false)
        #expect(Set(titles) == ["three", "zero"])
        let edited = try await site.entries(isRead: true).first { $0.changedAt != nil }
        #expect(edited?.entry.title == "two, edited")
        for word in ["edited", "two"] {
            let found = try await site.found(word)
            #expect(found.count == 1)
        }
    }

    @Test("Entries that are no longer in the feed are kept, and a repeated entry is saved once")
    func gone() async throws {
        let id = try await site.subscribe(Self.url).id
        site.publish(Self.url, [("9", "nine"), ("9", "nine again")])
        let result = try await FeedsAPI.refresh(site.client, subscriptionId: id)
        #expect(result.newEntryCount == 1)
        let titles = try await site.titles()
        #expect(titles == ["nine", "two", "one"])
        let counts = try await FeedsAPI.refresh(site.client, subscriptionId: id)
        #expect(counts.changedEntryCount == 0)
    }

    @Test("A refresh sends the validators back unchanged, and the status 304 changes no entries")
    func validators() async throws {
        site[Self.url].headers = ["ETag": "W/\"x ~\"", "Last-Modified": "yesterday"]
        let id = try await site.subscribe(Self.url).id
        site[Self.url] = .init(status: 304, headers: ["Last-Modified": "today"])
        let counts = try await FeedsAPI.refresh(site.client, subscriptionId: id)
        #expect(counts.newEntryCount == 0)
        #expect(site.server.requests.last?.headers["If-None-Match"] == "W/\"x ~\"")
        #expect(site.server.requests.last?.headers["If-Modified-Since"] == "yesterday")
        _ = try await FeedsAPI.refresh(site.client, subscriptionId: id)
        #expect(site.server.requests.last?.headers["If-None-Match"] == "W/\"x ~\"")
        #expect(site.server.requests.last?.headers["If-Modified-Since"] == "today")
        let titles = try await site.titles()
        #expect(titles == ["two", "one"])
    }

    @Test("A response without validators clears the saved validators, and an unreadable response keeps them")
    func newValidators() async throws {
        site.publish(Self.url, [("1", "one")], ["ETag": "\"1\"", "Last-Modified": "yesterday"])
        let id = try await site.subscribe(Self.url).id
        site[Self.url] = .init(headers: ["ETag": "\"2\""], body: "no feed")
        let error = await failure { try await FeedsAPI.refresh(site.client, subscriptionId: id) }
        #expect(error != nil)
        site.publish(Self.url, [("1", "one"), ("2", "two")])
        for validator in ["\"1\"", nil] {
            _ = try await FeedsAPI.refresh(site.client, subscriptionId: id)
            #expect(site.server.requests.last?.headers["If-None-Match"] == validator)
        }
        let titles = try await site.titles()
        #expect(titles == ["two", "one"])
    }

    @Test("A response with the same body as before counts as unchanged")
    func sameBody() async throws {
        site.publish(Self.url, [("1", "one")])
        try await site.subscribe(Self.url)
        site.publish(Self.url, [("1", "one"), ("2", "two")])
        for unchanged in 0...1 {
            let report = try await site.refreshAll(force: true)
            #expect(report.unchangedCount == unchanged && report.changedCount == 1 - unchanged)
        }
    }

    @Test("The error of a failed refresh is saved with the subscription, and removed after a successful refresh")
    func failing() async throws {
        let id = try await site.subscribe(Self.url).id
        let feed = site[Self.url]
        site[Self.url] = .init(status: 500)
        await expectFailure(.serverFailure) { try await FeedsAPI.refresh(site.client, subscriptionId: id) }
        #expect(site.server.requests.count == 2, "the request is not retried")
        let subscriptions = try await site.subscriptions
        var subscription = try #require(subscriptions.first)
        #expect(subscription.failureCount == 1 && subscription.errorName == "server_failure" && subscription.errorMessage != nil)
        #expect(subscription.entryCount == 2)
        site[Self.url] = feed
        subscription = try await FeedsAPI.refresh(site.client, subscriptionId: id).subscription
        #expect(subscription.failureCount == 0 && subscription.errorName == nil && subscription.errorMessage == nil)
    }

    @Test("A permanent redirect to a feed without a subscription changes the subscription's URL, and other redirects do not")
    func redirects() async throws {
        let (old, new) = ("https://old.org/", "https://new.org/feed")
        site.publish(old, [("1", "one")])
        let id = try await site.subscribe(old).id
        func refreshed() async throws -> String { try await FeedsAPI.refresh(site.client, subscriptionId: id).subscription.url }
        site.publish(new, [("1", "one"), ("2", "two")])
        site[old] = .init(status: 302, redirect: new)
        var url = try await refreshed()
        #expect(url == old)
        site[old] = .init(status: 301, redirect: "https://portal.org/")
        site["https://portal.org/"] = .init(body: "<html>sign in</html>")
        await expectFailure(.unexpectedResponse) { try await refreshed() }
        let subscriptions = try await site.subscriptions
        #expect(subscriptions.first?.url == old)
        site[old] = .init(status: 308, redirect: Self.url)
        try await site.subscribe(Self.url)
        url = try await refreshed()
        #expect(url == old)
        site[old] = .init(status: 301, redirect: "https://step.org/")
        site["https://step.org/"] = .init(status: 308, redirect: new + "#top")
        site[new + "#top"] = site[new]
        url = try await refreshed()
        #expect(url == new)
        site["https://step.org/"] = .init(status: 500)
        url = try await refreshed()
        #expect(url == new, "the old URL is no longer requested")
    }

    // MARK: All feeds

    @Test("All feeds are refreshed and counted, even if a feed fails")
    func all() async throws {
        for number in 0..<50 { site.publish("https://h\(number).org/", [("1", "entry \(number)")]) }
        let opml = (0..<51).map { "<outline type='rss' xmlUrl='https://h\($0).org/'/>" }.joined()
        _ = try await FeedsAPI.importOpml(site.client, text: "<opml><body>\(opml)</body></opml>")
        let progress = CallProgress()
        let report = try await CallContext.$current.withValue(CallContext(progress: progress)) { try await site.refreshAll() }
        #expect(report.changedCount == 50 && report.newEntryCount == 50 && report.failedCount == 1 && report.unchangedCount == 0)
        #expect(report.failures.map(\.url) == ["https://h50.org/"] && report.failures.first?.errorName == "not_found")
        #expect(progress.current == (51, 51))
        let titles = try await Set(site.titles())
        #expect(titles == Set((0..<50).map { "entry \($0)" }))
        try await site.forget(.due)
        let again = try await site.refreshAll()
        #expect(again.unchangedCount == 50 && again.newEntryCount == 0, "the same bodies are recognized without validators")
    }

    @Test("A feed is due after the longer of its ttl and max-age, at least five minutes, and after failures with a growing delay")
    func due() async throws {
        site.publish(Self.url, [("1", "one")], ttl: 60, ["Cache-Control": "public, max-age=7200"])
        site.publish("https://b.org/", [("1", "one")])
        try await site.subscribe(Self.url)
        try await site.subscribe("https://b.org/")
        var report = try await site.refreshAll()
        #expect(report.skippedCount == 2 && report.unchangedCount == 0)
        let interval = { (index: Int) in
            let subscription = try await site.subscriptions[index]
            return (subscription.dueAt?.unixSeconds ?? 0) - (subscription.checkedAt?.unixSeconds ?? 0)
        }
        var seconds = try await interval(0)
        #expect(seconds == 7200)
        seconds = try await interval(1)
        #expect(seconds == 300)
        site["https://b.org/"] = .init(status: 500)
        for (count, delay) in [(1, 300), (2, 600), (3, 1200)] {
            report = try await site.refreshAll(force: true)
            #expect(report.failedCount == 1 && report.skippedCount == 0)
            let subscription = try await site.subscriptions[1]
            #expect(subscription.failureCount == count)
            let delayed = try await interval(1)
            #expect(abs(delayed - delay) <= 1)
        }
        let counts = try await site.refreshAll()
        #expect(counts.skippedCount == 2)
        #expect(RefreshSchedule.delay(afterFailures: .max) == 86_400_000)
    }

    @Test("A feed with the same body as before is due after the interval of the new response")
    func sameBodyInterval() async throws {
        site.publish(Self.url, [("1", "one")], ["Cache-Control": "max-age=600"])
        let id = try await site.subscribe(Self.url).id
        site.publish(Self.url, [("1", "one")], ["Cache-Control": "max-age=7200"])
        let subscription = try await FeedsAPI.refresh(site.client, subscriptionId: id).subscription
        #expect((subscription.dueAt?.unixSeconds ?? 0) - (subscription.checkedAt?.unixSeconds ?? 0) == 7200)
    }

    @Test("The status 304 keeps the ttl of the feed, even if its headers allow no caching")
    func unchangedInterval() async throws {
        site.publish(Self.url, [("1", "one")], ttl: 60, ["ETag": "\"1\""])
        let id = try await site.subscribe(Self.url).id
        site[Self.url] = .init(status: 304, headers: ["Cache-Control": "max-age=0"])
        let subscription = try await FeedsAPI.refresh(site.client, subscriptionId: id).subscription
        #expect((subscription.dueAt?.unixSeconds ?? 0) - (subscription.checkedAt?.unixSeconds ?? 0) == 3600)
    }

    @Test("The time for caching is max-age or, without it, the time until Expires, at most a day")
    func caching() {
        let now = 1_795_305_600_000  // 2026-11-22T00:00:00Z
        let seconds = { (headers: HTTPHeaders) in RefreshSchedule.interval(headers, now: now).map { $0 / 1000 } }
        #expect(seconds([:]) == nil && seconds(["Cache-Control": "no-cache"]) == nil)
        #expect(seconds(["Expires": "Sun, 22 Nov 2026 01:00:00 GMT"]) == 3600)
        #expect(seconds(["Expires": "Sun, 22 Nov 2026 01:00:00 GMT", "Date": "Sun, 22 Nov 2026 00:30:00 GMT"]) == 1800)
        #expect(seconds(["Expires": "Sun, 22 Nov 2026 01:00:00 GMT", "Cache-Control": "max-age=60"]) == 60)
        for past in ["Sat, 21 Nov 2026 00:00:00 GMT", "0", "soon"] { #expect(seconds(["Expires": past]) == 0) }
        #expect(seconds(["Expires": "Sun, 22 Nov 2099 00:00:00 GMT"]) == 86_400)
        #expect(seconds(["Cache-Control": "max-age=99999999999"]) == 86_400)
        #expect(seconds(["Cache-Control": "max-age=86400"]) == 86_400 && seconds(["Cache-Control": "max-age=86401"]) == 86_400)
        #expect(seconds(["Cache-Control": "max-age=0", "Expires": "Sun, 22 Nov 2026 01:00:00 GMT"]) == 0)
    }

    @Test("A feed is due after its longest interval, from five minutes to a day, outside of the hours and days that it skips")
    func dueTimes() throws {
        let now = 1_795_305_600_000  // Sunday, 2026-11-22T00:00:00Z
        let due = { (intervals: [Int], hours: Int, days: Int) in
            (RefreshSchedule.due(after: now, intervals: intervals, skipping: SkippedTimes(hours: hours, days: days)) - now) / 1000
        }
        #expect(due([], 0, 0) == 300 && due([1000, 0], 0, 0) == 300 && due([600_000, 1000], 0, 0) == 600 && due([.max], 0, 0) == 86_400)
        #expect(due([], 0b111, 0) == 3 * 3600, "the hours 0, 1 and 2 are skipped")
        #expect(due([], 1, 1) == 86_400 + 3600, "Sunday is skipped, and the hour 0 of Monday")
        #expect(due([], 0, 0b111_1110) == 300, "only Sunday is not skipped")
        #expect(due([86_400_000], 0, 0b111_1110) == 7 * 86_400)
        #expect(due([], 0xFF_FFFF, 0) == 300 && due([], 0, 0x7F) == 300, "a feed that skips all times skips none")
    }

    @Test("The hours that a feed skips, and the interval of the syndication module, are kept for later refreshes")
    func rhythm() async throws {
        let body = """
            <rss version='2.0' xmlns:sy='http://purl.org/rss/1.0/modules/syndication/'><channel><title>T</title>
            <sy:updatePeriod>hourly</sy:updatePeriod><sy:updateFrequency>2</sy:updateFrequency><skipDays><day>Monday</day></skipDays>
            <skipHours><hour>5</hour></skipHours></channel></rss>
            """
        site[Self.url] = .init(headers: ["ETag": "\"1\""], body: body)
        let id = try await site.subscribe(Self.url).id
        site[Self.url] = .init(status: 304)
        _ = try await FeedsAPI.refresh(site.client, subscriptionId: id)
        let row = try await site.client.saved.run("test") { try $0.subscription(id) }
        #expect(row.feedInterval == 1_800_000 && row.skipped.hours == 1 << 5 && row.skipped.days == 0b10)
    }

    @Test("A refresh of all feeds skips a feed with the status 410, until the program refreshes this feed alone")
    func goneForGood() async throws {
        let id = try await site.subscribe(Self.url).id
        let feed = site[Self.url]
        site[Self.url] = .init(status: 410)
        try await site.forget(.due)
        try await site.refreshAll()
        let subscriptions = try await site.subscriptions
        var subscription = try #require(subscriptions.first)
        #expect(subscription.isGone && subscription.dueAt == nil && subscription.entryCount == 2)
        try await site.forget(.due)
        let counts = try await site.refreshAll()
        #expect(counts.skippedCount == 1)
        site[Self.url] = feed
        subscription = try await FeedsAPI.refresh(site.client, subscriptionId: id).subscription
        #expect(!subscription.isGone)
    }

    @Test("The first successful refresh keeps to the days that the feed skips")
    func skippedAtOnce() async throws {
        let today = WallTime.now.milliseconds / 86_400_000
        let days = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"]
        // All days but the one that begins in two to three days.
        let skipped = (0..<7).filter { $0 != (today + 3) % 7 }.map { "<day>\(days[$0])</day>" }.joined()
        site[Self.url] = .init(body: "<rss version='2.0'><channel><title>T</title><skipDays>\(skipped)</skipDays></channel></rss>")
        let subscription = try await site.subscribe(Self.url)
        let dueAt = try #require(subscription.dueAt?.unixSeconds)
        #expect(((today + 3) * 86_400..<(today + 4) * 86_400).contains(dueAt))
    }

    // MARK: Politeness

    @Test(
        "Retry-After pauses all feeds of the host, even for the rest of the current call and for calls with `force`", arguments: [429, 503])
    func retryAfter(status: Int) async throws {
        for number in 0..<5 { site.publish("https://h.org/\(number)", [("1", "one")]) }
        for number in 0..<5 { try await site.subscribe("https://h.org/\(number)") }
        try await site.subscribe(Self.url)
        for number in 0..<5 { site["https://h.org/\(number)"] = .init(status: status, headers: ["Retry-After": "3600"]) }
        try await site.forget(.due)
        let before = site.server.count("h.org")
        let report = try await site.refreshAll(concurrency: 1, perHost: 1)
        #expect(report.failedCount == 1 && report.skippedCount == 4 && report.unchangedCount == 1)
        #expect(site.server.count("h.org") == before + 1)
        var counts = try await site.refreshAll(force: true)
        #expect(counts.skippedCount == 5)
        let error = await failure { try await FeedsAPI.refresh(site.client, subscriptionId: 1) }
        #expect(error?.code == .rateLimited && (3_500_000...3_600_000).contains(error?.retryAfterMilliseconds ?? 0))
        #expect(site.server.count("h.org") == before + 1)
        try await site.forget(.pause)
        for number in 0..<5 { site.publish("https://h.org/\(number)", [("1", "one")]) }
        counts = try await site.refreshAll()
        #expect(counts.failedCount == 0)
    }

    @Test("The pause that a host requests is saved with its only feed, for later processes")
    func savedPause() async throws {
        let id = try await site.subscribe(Self.url).id
        site[Self.url] = .init(status: 429, headers: ["Retry-After": "3600"])
        let start = WallTime.now.milliseconds
        let error = await failure { try await FeedsAPI.refresh(site.client, subscriptionId: id) }
        #expect(error?.code == .rateLimited)
        let row = try await site.client.saved.run("test") { try $0.subscription(id) }
        #expect(row.blockedUntil >= start + 3_600_000 && row.dueAt >= row.blockedUntil)
    }

    @Test("A call for a paused feed says how long the pause is")
    func pausedFeed() async throws {
        let id = try await site.subscribe(Self.url).id
        let end = WallTime.now.milliseconds + 3_600_000
        try await site.client.saved.run("test") { try $0.postpone([id], until: end) }
        let before = site.server.requests.count
        let error = await failure { try await FeedsAPI.refresh(site.client, subscriptionId: id) }
        let wait = error?.retryAfterMilliseconds ?? 0
        #expect(
            error?.message
                == "feeds.refresh: the server of \(Self.url) has asked for a pause. Call again after \((wait + 999) / 1000) seconds.")
        #expect(error?.code == .rateLimited && site.server.requests.count == before)
        let subscriptions = try await site.subscriptions
        let subscription = try #require(subscriptions.first)
        #expect(subscription.dueAt?.unixSeconds == end / 1000)
    }

    @Test("Retry-After is read as seconds or a date, limited to a week, and ignored if it is invalid")
    func retryTimes() {
        let now = 1_795_305_600_000  // 2026-11-22T00:00:00Z
        let time = { RefreshSchedule.retryTime($0, now: now).map { ($0 - now) / 1000 } }
        #expect(time("120") == 120 && time("Sun, 22 Nov 2026 00:10:00 GMT") == 600)
        #expect(time("0") == 0 && time("Sat, 21 Nov 2026 00:10:00 GMT") == 0)
        #expect(time("99999999999999999") == 604_800 && time("Sun, 22 Nov 2099 00:10:00 GMT") == 604_800)
        #expect(time("604800") == 604_800 && time("604801") == 604_800 && time(" 60 ") == 60)
        #expect(time("Sun, 29 Nov 2026 00:00:00 GMT") == 604_800 && time("Sun, 29 Nov 2026 00:00:01 GMT") == 604_800)
        #expect(time("soon") == nil && time("-1") == nil && time(nil) == nil && time("99999999999999999999999") == nil)
    }

    @Test(
        "At most `limit` feeds of a host are requested at the same time, other hosts do not wait, and the waiting feeds of a host can be removed"
    )
    func perHost() throws {
        let rows = (0..<4).map { SubscriptionRow(url: "https://a.org/\($0)", title: nil, folder: "[]", addedAt: 0) }
        let other = SubscriptionRow(url: "https://b.org/", title: nil, folder: "[]", addedAt: 0)
        var queue = RefreshQueue(rows + [other], limit: 2)
        #expect(Set((0..<3).compactMap { _ in queue.take()?.url }) == ["https://a.org/0", "https://a.org/1", "https://b.org/"])
        #expect(queue.take() == nil)
        queue.finish(other)
        #expect(queue.take() == nil)
        queue.finish(rows[0])
        #expect(queue.take()?.url == "https://a.org/2" && queue.take() == nil)
        #expect(queue.removeAll(of: "a.org") == 1)
        #expect(queue.removeAll(of: "unknown.org") == 0)
        #expect(queue.take() == nil)
    }

    @Test("A subscription that is removed during the request for its feed leaves no entries")
    func unsubscribedMeanwhile() async throws {
        let gate = Gate()
        let site = try FeedSite(gate: gate)
        site.publish(Self.url, [("1", "one")])
        let id = try await site.subscribe(Self.url).id
        site.publish(Self.url, [("1", "one"), ("2", "two")])
        try await site.forget(.due)
        gate.arm()
        async let report = site.refreshAll()
        await gate.arrival()
        try await FeedsAPI.unsubscribe(site.client, subscriptionId: id)
        gate.open()
        _ = try await report
        let entries = try await site.entries()
        #expect(entries.isEmpty)
        let subscriptions = try await site.subscriptions
        #expect(subscriptions.isEmpty)
    }

    @Test("A feed with more entries than fit into one transaction is saved completely")
    func parts() async throws {
        site.publish(Self.url, (0..<1000).map { ("\($0)", "entry \($0)") })
        let subscription = try await site.subscribe(Self.url)
        #expect(subscription.entryCount == 1000)
        let entries = try await site.entries(size: 2)
        #expect(entries.map(\.entry.title) == ["entry 0", "entry 1"])
    }

    @Test("An entry of at most a mebibyte is saved, and a larger one is recorded with the reason", arguments: [0, 1])
    func entrySize(more: Int) async throws {
        let item = { (title: String) in "<item><guid>1</guid><title>\(title)</title></item>" }
        let feed = { (title: String) in "<rss version='2.0'><channel>\(item(title))</channel></rss>" }
        let short = try FeedParser.parse(Array(feed("x").utf8), charset: nil, url: nil, until: nil)
        let rest = try FeedTables.json.text(try #require(short.entries.first)).utf8.count - 1
        site[Self.url] = .init(body: feed(String(repeating: "x", count: (1 << 20) - rest + more)))
        let (subscription, recorder) = try await SkippedRowRecorder.collect(log: { _, _ in }) { try await site.subscribe(Self.url) }
        #expect(
            subscription.entryCount == 1 - more
                && recorder.all.rows.map(\.reason) == Array(repeating: "it is larger than 1048576 bytes", count: more))
        #expect(recorder.all.rows.map(\.what) == Array(repeating: "feed entry", count: more))
    }

    @Test(
        "A validator is kept if it is printable ASCII of at most 1000 bytes",
        arguments: [("\"1\"", true), (" ~", true), ("", false), ("\u{7f}", false), ("é", false), ("a\u{1f}", false)])
    func validators(value: String, isKept: Bool) async throws {
        site.publish(Self.url, [("1", "one")], ["ETag": value, "Last-Modified": value])
        let id = try await site.subscribe(Self.url).id
        let row = try await site.client.saved.run("test") { try $0.subscription(id) }
        #expect(row.etag == (isKept ? value : nil) && row.lastModified == (isKept ? value : nil))
    }

    @Test("A validator has at most 1000 bytes", arguments: [(1000, true), (1001, false)])
    func longValidator(count: Int, isKept: Bool) async throws {
        site.publish(Self.url, [("1", "one")], ["ETag": String(repeating: "x", count: count)])
        let id = try await site.subscribe(Self.url).id
        let row = try await site.client.saved.run("test") { try $0.subscription(id) }
        #expect((row.etag != nil) == isKept)
    }

    @Test("A new title and link of a feed are saved, and a feed without a title has an empty one")
    func titles() async throws {
        let id = try await site.subscribe(Self.url).id
        site[Self.url] = .init(body: "<rss version='2.0'><channel><link>https://new.org/</link></channel></rss>")
        let subscription = try await FeedsAPI.refresh(site.client, subscriptionId: id).subscription
        #expect(subscription.title == "" && subscription.link == "https://new.org/" && subscription.url == Self.url)
    }

    @Test("An entry that exceeds the maximum size is left out and recorded as a skipped row")
    func largeEntry() async throws {
        site.publish(Self.url, [("1", String(repeating: "x", count: 2 << 20)), ("2", "two")])
        let (subscription, recorder) = try await SkippedRowRecorder.collect(log: { _, _ in }) { try await site.subscribe(Self.url) }
        #expect(subscription.entryCount == 1 && recorder.all.count == 1)
    }
}
