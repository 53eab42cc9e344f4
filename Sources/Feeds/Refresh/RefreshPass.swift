import Calendar
import Calls
import Errors

/// One call of `feeds.refresh_all`, which requests the feeds of a queue, several at the same time, and saves their updates.
struct RefreshPass {
    private let refresher: FeedRefresher
    private let condition: RefreshCondition
    /// All subscriptions as they were at the start of the call, by host.
    private let byHost: [String: [Int]]
    private let dueCount: Int
    private var queue: RefreshQueue
    private var journal: RefreshJournal
    private var report: FeedRefreshReport

    /// - Parameters:
    ///   - all: all subscriptions.
    ///   - limit: the maximum number of requests to a host at the same time.
    init(_ client: FeedClient, method: String, _ condition: RefreshCondition, _ all: [SubscriptionRow], perHost limit: Int) {
        refresher = FeedRefresher(client: client, method: method)
        self.condition = condition
        byHost = Dictionary(grouping: all, by: RefreshQueue.host).mapValues { $0.map(\.id) }
        let due = all.filter { condition.allows($0, at: condition.start) }
        dueCount = due.count
        queue = RefreshQueue(due, limit: limit)
        journal = RefreshJournal(client.saved, method: method)
        report = FeedRefreshReport(
            changedCount: 0, unchangedCount: 0, skippedCount: all.count - due.count, failedCount: 0, newEntryCount: 0, changedEntryCount: 0,
            failures: [])
    }

    /// Requests the feeds. Call this function once.
    mutating func run(concurrency: Int) async throws -> FeedRefreshReport {
        CallContext.current.progress?.startSteps(of: dueCount)
        do {
            try await refreshAll(concurrency: concurrency)
        } catch {
            await journal.abandon()
            throw error
        }
        return report
    }

    private mutating func refreshAll(concurrency: Int) async throws {
        let refresher = refresher
        try await withThrowingTaskGroup(of: FeedUpdate.self) { group in
            var running = 0
            while true {
                while running < concurrency, let subscription = try await next() {
                    group.addTask { try await refresher.update(of: subscription) }
                    running += 1
                }
                guard let update = try await group.next() else { break }
                running -= 1
                try await finish(update)
            }
        }
        count(try await journal.flush())
    }

    /// Returns the next subscription of the queue that can be claimed. Nil if the queue has no such subscription now. Subscriptions that
    /// cannot be claimed, for example because another call has requested their feeds or removed them, count as skipped.
    private mutating func next() async throws -> SubscriptionRow? {
        while let subscription = queue.take() {
            if let current = try await journal.claim(subscription.id, condition) { return current }
            queue.finish(subscription)
            skip(1)
        }
        return nil
    }

    private mutating func finish(_ update: FeedUpdate) async throws {
        let subscription = update.subscription
        count(try await journal.add(update))
        report.add(update)
        CallContext.current.progress?.completeStep()
        if update.error?.retryAfterMilliseconds ?? 0 > 0 {
            let host = RefreshQueue.host(of: subscription)
            skip(queue.removeAll(of: host))
            try await journal.postpone(byHost[host] ?? [], until: subscription.blockedUntil)
        } else {
            queue.finish(subscription)
        }
    }

    private mutating func skip(_ number: Int) {
        report.skippedCount += number
        for _ in 0..<number { CallContext.current.progress?.completeStep() }
    }

    private mutating func count(_ entries: EntryCounts) {
        report.newEntryCount += entries.new
        report.changedEntryCount += entries.changed
    }
}

extension FeedRefreshReport {
    /// Maximum number of failures in a report.
    private static let failureLimit = 1000

    fileprivate mutating func add(_ update: FeedUpdate) {
        switch update.outcome {
        case .changed: changedCount += 1
        case .unchanged: unchangedCount += 1
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
