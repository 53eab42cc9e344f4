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

    /// Ends the request of a subscription, so that another request to its host may start.
    mutating func finish(_ subscription: SubscriptionRow) {
        if let next = hosts[Self.host(of: subscription)]?.leave() { ready.append(next) }
    }

    /// Removes the waiting subscriptions of a host. Returns their number.
    mutating func removeAll(of host: String) -> Int {
        var (removed, others) = (0, FIFO<SubscriptionRow>())
        while let subscription = ready.popFirst() {
            if Self.host(of: subscription) == host { removed += 1 } else { others.append(subscription) }
        }
        ready = others
        return removed + (hosts[host]?.removeWaiting().count ?? 0)
    }
}
