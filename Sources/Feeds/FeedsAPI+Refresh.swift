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
        var journal = RefreshJournal(client.saved, method: method)
        let counts = (try await journal.add(update)) + (try await journal.flush())
        if let error = update.error { throw error }
        return FeedRefresh(
            subscription: try await subscription(client, subscriptionId, method), newEntryCount: counts.new,
            changedEntryCount: counts.changed)
    }

    /// Requests all feeds that are due, or with `force` all feeds whose servers have not asked for a pause, and saves new and changed
    /// entries. A feed that another call of this method requests at the same time is skipped. The progress of the call counts feeds.
    package static func refreshAll(
        _ client: FeedClient, force: Bool, concurrency: Int, perHost: Int
    ) async throws -> FeedRefreshReport {
        let method = "feeds.refresh_all"
        await CallContext.willCompute()
        let all = try await client.saved.run(method) { try $0.database.select(SubscriptionRow.self) }
        let condition = RefreshCondition(force: force, start: WallTime.now.milliseconds)
        var pass = RefreshPass(client, method: method, condition, all, perHost: perHost)
        return try await pass.run(concurrency: concurrency)
    }
}
