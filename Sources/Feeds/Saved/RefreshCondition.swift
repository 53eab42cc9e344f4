/// The condition under which a call of `feeds.refresh_all` requests the feed of a subscription. Times are in milliseconds since 1970.
struct RefreshCondition: Sendable {
    /// The time for which a claim is valid. It is longer than a request and the saving of its update may take. When a claim expires, the
    /// process that claimed the subscription is assumed to have ended.
    static let claimTime = 60_000

    /// Whether feeds that are not due, and feeds that are gone, are requested too.
    let force: Bool
    /// Time at which the call started.
    let start: Int

    func allows(_ row: SubscriptionRow, at now: Int) -> Bool {
        // A claim that ends later than a new claim would end was made while the computer's clock was ahead, and is ignored.
        let isClaimed = row.claimedUntil.map { now < $0 && $0 <= now + Self.claimTime } ?? false
        // Another call may have requested the feed since this call started.
        let isFresh = row.checkedAt.map { start < $0 && $0 <= now } ?? false
        guard !isClaimed, !isFresh, row.blockedUntil <= now else { return false }
        return force || row.dueAt <= now && !row.isGone
    }
}
