import Calendar
import Calls
import Errors

extension FeedsAPI {
    /// Requests one feed, and saves new and changed entries. Throws during a pause that the server of the feed asked for.
    package static func refresh(_ client: FeedClient, subscriptionId: Int) async throws -> FeedRefresh {
        let method = "feeds.refresh"
        let row = try await client.saved.run(method) { try $0.subscription(subscriptionId) }
        let wait = row.blockedUntil - WallTime.now.milliseconds
        guard wait <= 0 else {
            throw DanXiError(
                .rateLimited, "\(method): the server of \(row.url) has asked for a pause. Call again after \((wait + 999) / 1000) seconds.",
                retryAfterMilliseconds: wait)
        }
        await CallContext.willCompute()
        let update = try await FeedRefresher(client: client, method: method).update(of: row)
        var writer = UpdateWriter(client.saved, method: method)
        let counts = (try await writer.add(update)) + (try await writer.flush())
        if let error = update.error { throw error }
        return FeedRefresh(
            subscription: try await subscription(client, subscriptionId, method), newEntryCount: counts.new,
            changedEntryCount: counts.changed)
    }

    /// Requests all feeds that are due, or with `force` all feeds whose servers have not asked for a pause, and saves new and changed
    /// entries. The progress of the call counts feeds.
    package static func refreshAll(
        _ client: FeedClient, force: Bool, concurrency: Int, perHost: Int
    ) async throws -> FeedRefreshReport {
        let method = "feeds.refresh_all"
        await CallContext.willCompute()
        let all = try await client.saved.run(method) { try $0.database.select(SubscriptionRow.self) }
        let now = WallTime.now.milliseconds
        let due = all.filter { $0.blockedUntil <= now && (force || $0.dueAt <= now && !$0.isGone) }
        var report = FeedRefreshReport(
            changedCount: 0, unchangedCount: 0, skippedCount: all.count - due.count, failedCount: 0, newEntryCount: 0, changedEntryCount: 0,
            failures: [])
        CallContext.current.progress?.startSteps(of: due.count)
        let refresher = FeedRefresher(client: client, method: method)
        var queue = RefreshQueue(due, limit: perHost)
        var writer = UpdateWriter(client.saved, method: method)
        var counts = EntryCounts()
        try await withThrowingTaskGroup(of: FeedUpdate.self) { group in
            var running = 0
            while true {
                while running < concurrency, let subscription = queue.take() {
                    group.addTask { try await refresher.update(of: subscription) }
                    running += 1
                }
                guard let update = try await group.next() else { break }
                running -= 1
                for update in [update] + queue.finish(update) {
                    counts = counts + (try await writer.add(update))
                    report.add(update)
                    CallContext.current.progress?.completeStep()
                }
            }
        }
        counts = counts + (try await writer.flush())
        (report.newEntryCount, report.changedEntryCount) = (counts.new, counts.changed)
        return report
    }
}

extension FeedRefreshReport {
    /// Maximum number of failures in a report.
    private static let failureLimit = 1000

    fileprivate mutating func add(_ update: FeedUpdate) {
        switch update.outcome {
        case .changed: changedCount += 1
        case .unchanged: unchangedCount += 1
        case .postponed: skippedCount += 1
        case .failed:
            failedCount += 1
            guard let error = update.error, failures.count < Self.failureLimit else { return }
            let subscription = update.subscription
            failures.append(
                FeedFailure(
                    subscriptionId: subscription.id, url: subscription.url, errorName: error.code.name, errorMessage: error.message))
        }
    }
}
