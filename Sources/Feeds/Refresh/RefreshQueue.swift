import HTTP

/// The subscriptions that are still to be refreshed, with a limit for each host.
struct RefreshQueue {
    /// The waiting subscriptions of each host, in reverse order.
    private var waiting: [String: [SubscriptionRow]] = [:]
    /// The hosts that have a waiting subscription and are below the limit. A host stands here once for each request that it allows.
    private var ready: [String] = []
    private var next = 0

    /// - Parameter limit: the largest number of requests to a host at the same time.
    init(_ subscriptions: [SubscriptionRow], limit: Int) {
        var hosts: [String] = []
        for subscription in subscriptions.reversed() {
            let host = Self.host(of: subscription)
            if waiting[host] == nil { hosts.append(host) }
            waiting[host, default: []].append(subscription)
        }
        for _ in 0..<limit { ready += hosts.reversed() }
    }

    static func host(of subscription: SubscriptionRow) -> String { Origin(subscription.url)?.host ?? subscription.url }

    /// Takes the next subscription whose host allows another request.
    mutating func take() -> SubscriptionRow? {
        while next < ready.count {
            let host = ready[next]
            next += 1
            guard let subscription = waiting[host]?.popLast() else { continue }
            return subscription
        }
        return nil
    }

    /// Allows another request to a host in place of one that has ended. If the host asked for a pause, its waiting subscriptions are removed.
    /// - Returns: the removed ones, which must not be requested before the end of the pause.
    mutating func finish(_ update: FeedUpdate) -> [FeedUpdate] {
        let host = Self.host(of: update.subscription)
        guard update.error?.retryAfterMilliseconds ?? 0 <= 0 else {
            return (waiting.removeValue(forKey: host) ?? []).map { subscription in
                var subscription = subscription
                subscription.blockedUntil = update.subscription.blockedUntil
                return FeedUpdate(subscription: subscription, outcome: .postponed)
            }
        }
        if waiting[host]?.isEmpty == false { ready.append(host) }
        return []
    }
}
