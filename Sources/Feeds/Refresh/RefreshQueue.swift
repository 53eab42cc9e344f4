import HTTP
import Threads

/// The subscriptions that are still to be refreshed, with a limit for each host.
struct RefreshQueue {
    private var hosts: [String: LimitedQueue<SubscriptionRow>] = [:]
    /// The subscriptions whose hosts allow a request, in order.
    private var ready = FIFO<SubscriptionRow>()

    /// - Parameter limit: the largest number of requests to a host at the same time.
    init(_ subscriptions: [SubscriptionRow], limit: Int) {
        for subscription in subscriptions {
            let ticket = hosts[Self.host(of: subscription), default: LimitedQueue(limit: limit)].enter(subscription)
            if ticket == nil { ready.append(subscription) }
        }
    }

    static func host(of subscription: SubscriptionRow) -> String { Origin(subscription.url)?.host ?? subscription.url }

    /// Takes the next subscription whose host allows another request.
    mutating func take() -> SubscriptionRow? { ready.popFirst() }

    /// Allows another request to a host in place of one that has ended. If the host asked for a pause, its subscriptions that have not been
    /// taken are removed.
    /// - Returns: the removed ones, which must not be requested before the end of the pause.
    mutating func finish(_ update: FeedUpdate) -> [FeedUpdate] {
        let host = Self.host(of: update.subscription)
        guard update.error?.retryAfterMilliseconds ?? 0 <= 0 else {
            return removeAll(of: host).map { subscription in
                var subscription = subscription
                subscription.blockedUntil = update.subscription.blockedUntil
                return FeedUpdate(subscription: subscription, outcome: .postponed)
            }
        }
        if let next = hosts[host]?.leave() { ready.append(next) }
        return []
    }

    private mutating func removeAll(of host: String) -> [SubscriptionRow] {
        var (removed, others) = ([SubscriptionRow](), FIFO<SubscriptionRow>())
        while let subscription = ready.popFirst() {
            if Self.host(of: subscription) == host { removed.append(subscription) } else { others.append(subscription) }
        }
        ready = others
        return removed + (hosts[host]?.removeWaiting() ?? [])
    }
}
