import Calendar

/// The part of a refresh that uses the database. It claims subscriptions before their feeds are requested, and saves several updates in one
/// transaction. A feed with many entries is saved in parts, so that other calls do not wait for long.
struct RefreshJournal {
    private static let updateLimit = 32
    /// Maximum number of entries in a transaction.
    private static let entryLimit = 200
    /// The time, in milliseconds, for which an update may wait for other updates. Together with the time limit of a request, this time is
    /// shorter than ``RefreshCondition/claimTime``.
    private static let longestWait = 5_000

    let saved: SavedFeeds
    let method: String
    private var waiting: [FeedUpdate] = []
    private var waitingEntries = 0
    /// The claimed subscriptions whose updates have not been saved.
    private var claims: Set<Int> = []

    init(_ saved: SavedFeeds, method: String) {
        (self.saved, self.method) = (saved, method)
    }

    /// Claims a subscription, so that no other call of `feeds.refresh_all` requests the feed until the update is saved or the claim
    /// expires. Returns the current state of the subscription. Nil if the subscription no longer meets the condition or no longer exists,
    /// for example because another call has claimed or removed the subscription.
    mutating func claim(_ id: Int, _ condition: RefreshCondition) async throws -> SubscriptionRow? {
        let row = try await saved.run(method) { try $0.claim(id, condition) }
        if row != nil { claims.insert(id) }
        return row
    }

    /// Saves an update, or keeps it for the next transaction. Returns the numbers of saved entries.
    mutating func add(_ update: FeedUpdate) async throws -> EntryCounts {
        var update = update
        var counts = EntryCounts()
        while update.entries.count > Self.entryLimit {
            let (part, id) = (Array(update.entries.prefix(Self.entryLimit)), update.subscription.id)
            counts = counts + (try await saved.run(method) { try $0.savePart(part, of: id, at: WallTime.now.milliseconds) })
            update.entries.removeFirst(part.count)
        }
        waiting.append(update)
        waitingEntries += update.entries.count
        let oldest = waiting[0].subscription.checkedAt ?? 0
        let isFull = waiting.count >= Self.updateLimit || waitingEntries >= Self.entryLimit
        guard isFull || WallTime.now.milliseconds - oldest >= Self.longestWait else { return counts }
        return counts + (try await flush())
    }

    /// Saves the pending updates. Returns the numbers of saved entries.
    mutating func flush() async throws -> EntryCounts {
        let updates = waiting
        (waiting, waitingEntries) = ([], 0)
        guard !updates.isEmpty else { return EntryCounts() }
        let counts = try await saved.run(method) { try $0.save(updates, at: WallTime.now.milliseconds) }
        claims.subtract(updates.map(\.subscription.id))
        return counts
    }

    /// Sets the end of the pause for subscriptions whose host has asked for a pause.
    func postpone(_ ids: [Int], until end: Int) async throws {
        try await saved.run(method) { try $0.postpone(ids, until: end) }
    }

    /// Saves the pending updates of a refresh that failed, and withdraws its claims, so that the next call requests the other feeds at once.
    mutating func abandon() async {
        do {
            _ = try await flush()
            let ids = Array(claims)
            claims = []
            try await saved.run(method) { try $0.withdrawClaims(ids) }
        } catch {
            // The call fails with the error of the refresh and not with this error. Claims that were not withdrawn expire.
        }
    }
}
