import Calendar
import Calls
import Errors
import TestSupport
import Testing

@testable import Feeds

@Suite("Refreshes of several processes with one store", .timeLimit(.minutes(5)))
struct SharedRefreshTests {
    private static let urls = (0..<12).map { "https://host\($0 % 3).org/\($0)" }
    let gate = Gate()
    let site: FeedSite

    init() throws {
        site = try FeedSite(gate: gate)
        for url in Self.urls { site.publish(url, [("1", "one")], ttl: 60) }
    }

    private func refreshAll(_ client: FeedClient, force: Bool = false) async throws -> FeedRefreshReport {
        try await FeedsAPI.refreshAll(client, force: force, concurrency: 3, perHost: 1)
    }

    /// Subscribes to all feeds, and makes them due. Returns the number of requests so far.
    private func subscribe() async throws -> Int {
        for url in Self.urls { try await site.subscribe(url) }
        try await site.forget(.due)
        return site.server.requests.count
    }

    @Test("Four processes that refresh at the same time request each feed once")
    func processes() async throws {
        let before = try await subscribe()
        gate.arm()
        async let first = refreshAll(site.client)
        await gate.arrival()
        let others = [site.anotherClient(), site.anotherClient(), site.anotherClient()]
        let reports = try await withThrowingTaskGroup(of: FeedRefreshReport.self) { group in
            for other in others { group.addTask { try await refreshAll(other) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        gate.open()
        let all = try await [first] + reports
        #expect(site.server.requests.count == before + Self.urls.count)
        #expect(all.map(\.unchangedCount).reduce(0, +) == Self.urls.count)
        #expect(all.allSatisfy { $0.unchangedCount + $0.skippedCount == Self.urls.count && $0.failedCount == 0 })
    }

    @Test("A call skips the feeds that another process is requesting, or has requested since the call started")
    func late() async throws {
        let before = try await subscribe()
        gate.arm()
        async let first = FeedsAPI.refreshAll(site.client, force: false, concurrency: 1, perHost: 1)
        await gate.arrival()
        let second = try await refreshAll(site.anotherClient())
        gate.open()
        let report = try await first
        #expect(second.unchangedCount == Self.urls.count - 1 && second.skippedCount == 1)
        #expect(report.unchangedCount == 1 && report.skippedCount == Self.urls.count - 1)
        #expect(site.server.requests.count == before + Self.urls.count)
    }

    @Test("A cancelled call withdraws its claims, and the next call requests the remaining feeds")
    func cancelled() async throws {
        let before = try await subscribe()
        gate.arm()
        let call = Task { try await refreshAll(site.client) }
        await gate.arrival()
        call.cancel()
        gate.open()
        let error = await failure { try await call.value }
        #expect(error?.code == .cancelled)
        let requested = site.server.requests.count - before
        let report = try await refreshAll(site.client)
        #expect(report.failedCount == 0 && report.skippedCount < requested)
        #expect(report.unchangedCount + report.skippedCount == Self.urls.count)
        let states = try await site.client.saved.run("test") { try $0.database.select(SubscriptionRow.self) }
        #expect(states.allSatisfy { $0.claimedUntil == nil && $0.checkedAt != nil })
    }

    @Test("A claim of a process that has ended expires after a minute, and a claim from a clock that was ahead does not count")
    func expiry() {
        var row = SubscriptionRow(url: Self.urls[0], title: nil, folder: "[]", addedAt: 0)
        let condition = RefreshCondition(force: false, start: 1_000_000)
        row.claimedUntil = 1_060_000
        #expect(!condition.allows(row, at: 1_000_000) && !condition.allows(row, at: 1_059_999) && condition.allows(row, at: 1_060_000))
        row.claimedUntil = 1_060_001
        #expect(condition.allows(row, at: 1_000_000))
    }

    @Test(
        "A feed that was requested after the call started is not requested again, unless the time of that request is in the future",
        arguments: [false, true])
    func since(force: Bool) {
        var row = SubscriptionRow(url: Self.urls[0], title: nil, folder: "[]", addedAt: 0)
        row.dueAt = force ? .max : 0
        let condition = RefreshCondition(force: force, start: 100)
        for (checkedAt, isAllowed) in [(nil, true), (99, true), (100, true), (101, false), (200, false), (201, true)] as [(Int?, Bool)] {
            row.checkedAt = checkedAt
            #expect(condition.allows(row, at: 200) == isAllowed, "checked at \(checkedAt ?? -1)")
        }
    }

    @Test("A successful refresh does not end a pause that began during its request, and a shorter pause does not replace a longer one")
    func pause() async throws {
        let id = try await site.subscribe(Self.urls[0]).id
        let end = WallTime.now.milliseconds + 3_600_000
        gate.arm()
        async let refresh = FeedsAPI.refresh(site.client, subscriptionId: id)
        await gate.arrival()
        try await site.client.saved.run("test") { try $0.postpone([id], until: end) }
        gate.open()
        _ = try await refresh
        try await site.client.saved.run("test") { try $0.postpone([id], until: end - 1_800_000) }
        let rows = try await site.client.saved.run("test") { try $0.database.select(SubscriptionRow.self) }
        #expect(rows.map(\.blockedUntil) == [end])
    }
}
