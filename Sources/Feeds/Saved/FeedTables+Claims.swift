import Calendar
import SQLite

extension FeedTables {
    /// Claims a subscription for ``RefreshCondition/claimTime``, and returns its current state. Returns nil if the subscription does not meet
    /// the condition or no longer exists. The transaction ensures that only one of several processes claims the subscription. After
    /// a loss of power, no process of the claim is left, so the claim need not be durable.
    func claim(_ id: Int, _ condition: RefreshCondition) throws -> SubscriptionRow? {
        let own: [SQLCondition] = [.equal("id", .integer(id))]
        return try database.transaction(isDurable: false) {
            // The time is read after the wait for the transaction. An earlier time would be before a claim that was made meanwhile.
            let now = WallTime.now.milliseconds
            guard let row = try database.select(SubscriptionRow.self, where: own).first, condition.allows(row, at: now) else { return nil }
            try database.update(
                SubscriptionRow.self, set: [("claimed_until", .integer(now + RefreshCondition.claimTime))], where: own)
            return row
        }
    }

    func withdrawClaims(_ ids: [Int]) throws {
        guard !ids.isEmpty else { return }
        try database.update(SubscriptionRow.self, set: [("claimed_until", .null)], where: [.oneOf("id", ids)])
    }

    /// Sets the end of the pause for subscriptions whose host has asked for a pause. A later end is kept.
    func postpone(_ ids: [Int], until end: Int) throws {
        try database.update(
            SubscriptionRow.self, set: [("blocked_until", .integer(end))], where: [.oneOf("id", ids), .less("blocked_until", end)])
    }
}
