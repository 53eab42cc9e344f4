import Calendar

/// A writer that saves several updates in one transaction. A feed with many entries is saved in parts, so that other calls do not wait for
/// long.
struct UpdateWriter {
    private static let updateLimit = 32
    /// Maximum number of entries in a transaction.
    private static let entryLimit = 200

    let saved: SavedFeeds
    let method: String
    private var waiting: [FeedUpdate] = []
    private var waitingEntries = 0

    init(_ saved: SavedFeeds, method: String) {
        (self.saved, self.method) = (saved, method)
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
        guard waiting.count >= Self.updateLimit || waitingEntries >= Self.entryLimit else { return counts }
        return counts + (try await flush())
    }

    /// Saves the pending updates. Returns the numbers of saved entries.
    mutating func flush() async throws -> EntryCounts {
        let updates = waiting
        (waiting, waitingEntries) = ([], 0)
        guard !updates.isEmpty else { return EntryCounts() }
        return try await saved.run(method) { try $0.save(updates, at: WallTime.now.milliseconds) }
    }
}
