import HTTP
import Threads

/// A queue of subscriptions to refresh, which limits the requests to each host.
struct RefreshQueue {
    private var hosts: [String: LimitedQueue<SubscriptionRow>] = [:]
    /// The subscriptions that can be requested now, in order.
    private var ready = FIFO<SubscriptionRow>()

    /// - Parameter limit: the maximum number of requests to a host at the same time.
    init(_ subscriptions: [SubscriptionRow], limit: Int) {
        for subscription in subscriptions {
            let ticket = hosts[Self.host(of: subscription), default: LimitedQueue(limit: limit)].enter(subscription)
            if ticket == nil { ready.append(subscription) }
        }
    }

    static func host(of subscription: SubscriptionRow) -> String { Origin(subscription.url)?.host ?? subscription.url }

    /// Takes the next subscription. Nil if no subscription can be requested now.
    mutating func take() -> SubscriptionRow? { ready.popFirst() }

    /// Ends the request of `update`, so that another request to its host may start. If the host asked for a pause, the waiting
    /// subscriptions of this host are removed.
    /// - Returns: updates that postpone the removed subscriptions to the end of the pause.
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
