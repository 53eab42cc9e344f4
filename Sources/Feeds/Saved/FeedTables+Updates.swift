import Errors
import SQLite

extension FeedTables {
    /// Maximum number of saved entries of a subscription.
    static let entryLimit = 100_000

    /// Returns the hashes of the saved entries with the given keys, by key. Keys without a saved entry are left out.
    func fingerprints(of keys: [String], _ subscriptionId: Int) throws -> [String: Int] {
        let rows = try database.rows(
            "SELECT key, fingerprint FROM entry WHERE subscription_id = ? AND key IN (SELECT value FROM json_each(?))",
            [.integer(subscriptionId), .text(try Self.json.text(keys))]
        ) { ($0.text(0), $0.integer(1)) }
        return Dictionary(rows) { first, _ in first }
    }

    /// Saves entries, and then the new states of their subscriptions, in one transaction.
    /// - Returns: the numbers of new and changed entries.
    func save(_ updates: [FeedUpdate], at now: Int) throws -> EntryCounts {
        try database.transaction {
            try updates.reduce(EntryCounts()) { counts, update in
                let own = try save(update.entries, of: update.subscription.id, at: now)
                try saveState(of: update)
                return counts + own
            }
        }
    }

    /// Saves a part of a feed's entries, without the new state of the subscription. If the process ends before
    /// the state is saved, the next refresh reads the whole feed again.
    func savePart(_ entries: [EntryDraft], of subscriptionId: Int, at now: Int) throws -> EntryCounts {
        try database.transaction { try save(entries, of: subscriptionId, at: now) }
    }

    private func save(_ entries: [EntryDraft], of subscriptionId: Int, at now: Int) throws -> EntryCounts {
        var counts = EntryCounts()
        // Another call may have removed the subscription during the request.
        guard !entries.isEmpty, try exists(subscriptionId) else { return counts }
        for entry in entries {
            if let id = try database.insert(EntryRow(entry, of: subscriptionId, at: now)) {
                _ = try database.insert(EntryText(entry), id: id)
                counts.new += 1
            } else if try change(entry, of: subscriptionId, at: now) {
                counts.changed += 1
            }
        }
        if counts.new > 0 { try removeOldest(of: subscriptionId) }
        return counts
    }

    /// Replaces the text of a saved entry, and keeps its read mark and its star. Returns whether the text has changed.
    private func change(_ entry: EntryDraft, of subscriptionId: Int, at now: Int) throws -> Bool {
        let known = try database.select(
            EntryRow.self, where: [.equal("subscription_id", .integer(subscriptionId)), .equal("key", .text(entry.key))]
        ).first
        guard let known, known.fingerprint != entry.fingerprint else { return false }
        let own: [SQLCondition] = [.equal("id", .integer(known.id))]
        let text = EntryText(entry)
        let fields: [(SQLName, SQLValue)] = [
            ("entry", text.entry.values.plain), ("folded", .text(text.folded)), ("compressed", text.entry.values.compressed),
        ]
        try database.update(EntryText.self, set: fields, where: own)
        try database.update(
            EntryRow.self, set: [("fingerprint", .integer(entry.fingerprint)), ("changed_at", .integer(now))], where: own)
        return true
    }

    /// Deletes the oldest entries of a subscription that has more than `limit`. Entries with a star are kept, and do not count.
    func removeOldest(of subscriptionId: Int, limit: Int = entryLimit) throws {
        let unstarred: [SQLCondition] = [.equal("subscription_id", .integer(subscriptionId)), .equal("is_starred", EntryRow.star(false))]
        let excess = try database.count(EntryRow.self, where: unstarred) - limit
        if excess > 0 { _ = try delete(excess, where: unstarred) }
    }

    /// Deletes at most `count` entries that meet all conditions, the oldest first. Returns the number of deleted entries.
    func delete(_ count: Int, where conditions: [SQLCondition]) throws -> Int {
        let oldest = try database.select(EntryRow.self, where: conditions, size: count).map(\.id)
        _ = try database.delete(EntryText.self, where: [.oneOf("id", oldest)])
        return try database.delete(EntryRow.self, where: [.oneOf("id", oldest)])
    }

    func exists(_ subscriptionId: Int) throws -> Bool {
        try database.count(SubscriptionRow.self, where: [.equal("id", .integer(subscriptionId))]) > 0
    }

    private func saveState(of update: FeedUpdate) throws {
        let row = update.subscription
        try database.update(
            SubscriptionRow.self,
            set: [
                ("feed_title", SQLValue(row.feedTitle)), ("link", SQLValue(row.link)), ("checked_at", SQLValue(row.checkedAt)),
                ("due_at", .integer(row.dueAt)), ("interval", .integer(row.interval)),
                ("feed_interval", SQLValue(row.feedInterval)), ("skipped_hours", .integer(row.skipped.hours)),
                ("skipped_days", .integer(row.skipped.days)),
                ("etag", SQLValue(row.etag)), ("last_modified", SQLValue(row.lastModified)), ("fingerprint", SQLValue(row.fingerprint)),
                ("failure_count", .integer(row.failureCount)), ("error_name", SQLValue(row.errorName)),
                ("error_message", SQLValue(row.errorMessage)), ("is_gone", .integer(row.isGone ? 1 : 0)), ("claimed_until", .null),
                ("is_foreign", .integer(row.isForeign ? 1 : 0)),
            ], where: [.equal("id", .integer(row.id))])
        try postpone([row.id], until: row.blockedUntil)
        // If another subscription already has the new URL, this subscription keeps its old URL.
        if let url = update.movedURL, url != row.url, try subscription(url: url) == nil {
            try database.update(SubscriptionRow.self, set: [("url", .text(url))], where: [.equal("id", .integer(row.id))])
        }
    }
}
