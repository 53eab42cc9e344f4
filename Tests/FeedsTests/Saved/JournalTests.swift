import Calendar
import Calls
import Errors
import HTTP
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Feeds

@Suite("The saving of refreshed feeds", .virtualTime, .timeLimit(.minutes(5)))
struct JournalTests {
    /// Subscribes to feeds without requesting them. Returns their states.
    private func subscribe(_ site: FeedSite, _ count: Int) async throws -> [SubscriptionRow] {
        let opml = (0..<count).map { "<outline xmlUrl='https://h\($0).org/'/>" }.joined()
        _ = try await FeedsAPI.importOpml(site.client, text: "<opml>\(opml)</opml>")
        return try await site.client.saved.run("test") { try $0.database.select(SubscriptionRow.self) }
    }

    /// Returns the update of a feed that was requested a time ago, with new entries.
    private func update(_ row: SubscriptionRow, entries: Int, age: Int = 0) throws -> FeedUpdate {
        var row = row
        row.checkedAt = WallTime.now.milliseconds - age
        let items = (0..<entries).map { "<item><guid>\($0)</guid></item>" }.joined()
        let document = "<rss version='2.0'><channel>\(items)</channel></rss>"
        let feed = try FeedParser.parse(Array(document.utf8), charset: nil, url: nil, until: nil)
        return FeedUpdate(subscription: row, outcome: .changed, entries: try EntryDraft.all(of: feed).map(\.draft))
    }

    @Test("Updates are saved when there are 32 of them")
    func updates() async throws {
        let site = try FeedSite()
        var journal = RefreshJournal(site.client.saved, method: "test")
        for (index, row) in try await subscribe(site, 33).enumerated() {
            let counts = try await journal.add(try update(row, entries: 1))
            #expect(counts == EntryCounts(new: index == 31 ? 32 : 0, changed: 0))
        }
        let last = try await journal.flush()
        #expect(last == EntryCounts(new: 1, changed: 0))
        let nothing = try await journal.flush()
        #expect(nothing == EntryCounts())
    }

    @Test(
        "Updates are saved when they have 200 entries, and larger ones in parts of 200",
        arguments: [([199], [0], 199), ([199, 1], [0, 200], 0), ([200], [200], 0), ([201], [200], 1), ([401, 199], [400, 200], 0)])
    func entries(sizes: [Int], saved: [Int], rest: Int) async throws {
        let site = try FeedSite()
        var journal = RefreshJournal(site.client.saved, method: "test")
        for ((row, size), saved) in zip(zip(try await subscribe(site, sizes.count), sizes), saved) {
            let counts = try await journal.add(try update(row, entries: size))
            #expect(counts.new == saved)
        }
        let counts = try await journal.flush()
        #expect(counts.new == rest)
        let subscriptions = try await site.subscriptions
        #expect(subscriptions.map(\.entryCount) == sizes)
    }

    @Test("An update waits at most five seconds for others", arguments: [(4999, 0), (5000, 2)])
    func waiting(age: Int, saved: Int) async throws {
        let site = try FeedSite()
        var journal = RefreshJournal(site.client.saved, method: "test")
        let rows = try await subscribe(site, 2)
        // The age of the oldest update counts.
        let first = try await journal.add(try update(rows[0], entries: 1, age: age - 10))
        try await Timers.sleep(for: .milliseconds(10))
        let second = try await journal.add(try update(rows[1], entries: 1))
        #expect(first.new == 0 && second.new == saved)
    }

    @Test("A refresh that fails saves what it has, and withdraws its other claims")
    func abandoned() async throws {
        let site = try FeedSite()
        let rows = try await subscribe(site, 3)
        let now = WallTime.now.milliseconds
        let condition = RefreshCondition(force: false, start: now)
        var journal = RefreshJournal(site.client.saved, method: "test")
        for row in rows.prefix(2) {
            let claimed = try await journal.claim(row.id, condition)
            #expect(claimed?.id == row.id)
        }
        let again = try await journal.claim(rows[0].id, condition)
        #expect(again == nil)
        _ = try await journal.add(try update(rows[0], entries: 1))
        var claims = try await site.client.saved.run("test") { try $0.database.select(SubscriptionRow.self).map(\.claimedUntil) }
        #expect(claims == [now + 60_000, now + 60_000, nil])
        await journal.abandon()
        claims = try await site.client.saved.run("test") { try $0.database.select(SubscriptionRow.self).map(\.claimedUntil) }
        #expect(claims == [nil, nil, nil])
        let titles = try await site.titles()
        #expect(titles.count == 1)
    }

    // MARK: Passes

    @Test(
        "At most as many feeds as allowed are requested at the same time, in all and of one host",
        arguments: [
            (["a", "b", "c", "d"], 2, 4, 2, 2), (["a", "a", "a", "b"], 4, 1, 2, 3), (["a", "a", "a", "a"], 3, 2, 2, 2), (["a"], 1, 1, 1, 1),
        ])
    func limits(hosts: [String], concurrency: Int, perHost: Int, most: Int, seconds: Int) async throws {
        let temporary = try TemporaryDirectory()
        let running = Running()
        let server = FakeServer { request in
            running.start()
            try await Timers.sleep(for: .seconds(1))
            running.end()
            return request.respond("<rss><channel><title>T</title></channel></rss>")
        }
        let client = FeedDependencies(client: server, directory: try temporary.store()) { _, _ in }.client
        let opml = hosts.enumerated().map { "<outline xmlUrl='https://\($1).org/\($0)'/>" }.joined()
        _ = try await FeedsAPI.importOpml(client, text: "<opml>\(opml)</opml>")
        let begin = Instant.now
        let report = try await FeedsAPI.refreshAll(client, force: false, concurrency: concurrency, perHost: perHost)
        #expect(report.changedCount == hosts.count && running.most == most && begin.duration(to: .now) == .seconds(seconds))
    }

    @Test("A pass that skips feeds completes their steps too")
    func steps() async throws {
        let site = try FeedSite()
        _ = try await subscribe(site, 2)
        for number in 0..<3 { site["https://h.org/\(number)"] = .init(status: 429, headers: ["Retry-After": "60"]) }
        let opml = (0..<3).map { "<outline xmlUrl='https://h.org/\($0)'/>" }.joined()
        _ = try await FeedsAPI.importOpml(site.client, text: "<opml>\(opml)</opml>")
        site.publish("https://h0.org/", [("1", "one"), ("2", "two")])
        let progress = CallProgress()
        let report = try await CallContext.$current.withValue(CallContext(progress: progress)) {
            try await site.refreshAll(concurrency: 1, perHost: 1)
        }
        #expect(progress.current == (5, 5))
        let failures = report.failures.map { "\($0.subscriptionId) \($0.url) \($0.errorName)" }
        #expect(failures == ["2 https://h1.org/ not_found", "3 https://h.org/0 rate_limited"])
        #expect(
            [
                report.changedCount, report.unchangedCount, report.skippedCount, report.failedCount, report.newEntryCount,
                report.changedEntryCount,
            ]
                == [1, 0, 2, 2, 2, 0])
        let rows = try await site.client.saved.run("test") { try $0.database.select(SubscriptionRow.self) }
        let end = WallTime.now.milliseconds + 60_000
        #expect(rows.map(\.blockedUntil) == [0, 0, end, end, end])
    }

    /// Refreshes one feed, whose request fails with an error. Returns the error of the call, and the state of the feed afterwards.
    private func refresh(failing error: ErrorCode, deadline: Instant? = nil) async throws -> (error: DanXiError?, SubscriptionRow) {
        let temporary = try TemporaryDirectory()
        let server = FakeServer { _ in throw DanXiError(error, "test") }
        let client = FeedDependencies(client: server, directory: try temporary.store()) { _, _ in }.client
        _ = try await FeedsAPI.importOpml(client, text: "<opml><outline xmlUrl='https://a.org/'/></opml>")
        let thrown = await CallContext.$current.withValue(CallContext(deadline: deadline)) {
            await failure { try await FeedsAPI.refreshAll(client, force: false, concurrency: 1, perHost: 1) }
        }
        let rows = try await client.saved.run("test") { try $0.database.select(SubscriptionRow.self) }
        return (thrown, try #require(rows.first))
    }

    @Test(
        "An error of a feed is saved with it, and another error ends the call and leaves the feed as it was",
        arguments: [
            (.network, true), (.timeout, true), (.cancelled, false), (.closed, false), (.outOfMemory, false), (.storage, false),
            (.internal, false),
        ] as [(ErrorCode, Bool)])
    func errors(code: ErrorCode, isOfFeed: Bool) async throws {
        let (error, row) = try await refresh(failing: code)
        #expect(error?.code == (isOfFeed ? nil : code))
        let now = WallTime.now.milliseconds
        #expect(row.claimedUntil == nil && row.blockedUntil == 0 && !row.isGone)
        #expect(row.failureCount == (isOfFeed ? 1 : 0) && row.errorName == (isOfFeed ? code.name : nil))
        #expect(row.errorMessage == (isOfFeed ? "test" : nil) && row.checkedAt == (isOfFeed ? now : nil))
        #expect(row.dueAt == (isOfFeed ? now + 300_000 : 0))
    }

    @Test("A timeout of the call is not an error of the feed")
    func timeout() async throws {
        let (error, row) = try await refresh(failing: .timeout, deadline: .now)
        #expect(error?.code == .timeout && row.failureCount == 0)
    }

    @Test("A feed is requested if it is due, not gone, not paused and not claimed, and with force also if it is not due or gone")
    func conditions() {
        let (now, minute) = (1_000_000, 60_000)
        for (change, isAllowed, withForce) in [
            ({ _ in }, true, true), ({ $0.dueAt = now }, true, true), ({ $0.dueAt = now + 1 }, false, true),
            ({ $0.isGone = true }, false, true),
            ({ $0.blockedUntil = now }, true, true), ({ $0.blockedUntil = now + 1 }, false, false), ({ $0.claimedUntil = now }, true, true),
            ({ $0.claimedUntil = now + 1 }, false, false), ({ $0.claimedUntil = now + minute }, false, false),
            ({ $0.claimedUntil = now + minute + 1 }, true, true), ({ $0.checkedAt = now - 1 }, false, false),
            ({ $0.checkedAt = now - 2 }, true, true), ({ $0.checkedAt = now }, false, false), ({ $0.checkedAt = now + 1 }, true, true),
        ] as [((inout SubscriptionRow) -> Void, Bool, Bool)] {
            var row = SubscriptionRow(url: "https://a.org/", title: nil, folder: "[]", addedAt: 0)
            change(&row)
            let results = [false, true].map { RefreshCondition(force: $0, start: now - 2).allows(row, at: now) }
            #expect(results == [isAllowed, withForce], "\(row)")
        }
    }
}

/// The number of requests that run at the same time.
private final class Running: Sendable {
    private let state = Mutex((now: 0, most: 0))

    var most: Int { state.withLock { $0.most } }

    func start() {
        state.withLock { state in
            state.now += 1
            state.most = max(state.most, state.now)
        }
    }

    func end() { state.withLock { $0.now -= 1 } }
}
