import Errors
import SQLite

extension FeedTables {
    func entries(of subscriptionId: Int?, isRead: Bool?, isStarred: Bool?, before id: Int?, size: Int) throws -> [SavedEntry] {
        if let subscriptionId { _ = try subscription(subscriptionId) }
        let conditions: [SQLCondition?] = [
            subscriptionId.map { .equal("subscription_id", .integer($0)) }, isRead.map { .equal("is_read", .integer($0 ? 1 : 0)) },
            isStarred.map { .equal("is_starred", EntryRow.star($0)) }, id.map { .less("id", $0) },
        ]
        return try saved(try database.select(EntryRow.self, where: conditions.compactMap { $0 }, isDescending: true, size: size))
    }

    /// Adds the texts of the entries to their rows, and returns the entries in the order of the rows.
    private func saved(_ rows: [EntryRow]) throws -> [SavedEntry] {
        let texts = try database.select(EntryText.self, where: [.oneOf("id", rows.map(\.id))])
        let byId = Dictionary(texts.map { ($0.id, $0.entry) }) { first, _ in first }
        return try rows.map { row in
            let text = byId[row.id] ?? SavedText("")
            return SavedEntry(
                id: row.id, subscriptionId: row.subscriptionId, entry: try Self.json.decode(text), isRead: row.isRead,
                isStarred: row.isStarred, savedAt: try Self.json.time(row.savedAt), changedAt: try row.changedAt.map(Self.json.time))
        }
    }

    /// Marks the entries that meet all conditions as read or unread. Returns the number of entries whose mark has changed.
    func mark(_ entryIds: [Int]?, of subscriptionId: Int?, savedBefore time: Int?, isRead: Bool) throws -> Int {
        if let subscriptionId { _ = try subscription(subscriptionId) }
        let conditions: [SQLCondition?] = [
            entryIds.map { .oneOf("id", $0) }, subscriptionId.map { .equal("subscription_id", .integer($0)) },
            time.map { .less("saved_at", $0) }, .equal("is_read", .integer(isRead ? 0 : 1)),
        ]
        return try database.update(EntryRow.self, set: [("is_read", .integer(isRead ? 1 : 0))], where: conditions.compactMap { $0 })
    }

    /// Sets or removes the stars of entries. Returns the number of entries that have changed.
    func star(_ entryIds: [Int], isStarred: Bool) throws -> Int {
        try database.update(
            EntryRow.self, set: [("is_starred", EntryRow.star(isStarred))],
            where: [.oneOf("id", entryIds), .equal("is_starred", EntryRow.star(!isStarred))])
    }

    /// Returns the entries that contain all words, in the order of ``TextIndex``.
    func search(_ words: SearchWords, in subscriptionId: Int?, offset: Int, size: Int) throws -> [EntryMatch] {
        let found = try Self.index.search(words, in: subscriptionId, offset: offset, size: size, of: database)
        let entries = try saved(try database.select(EntryRow.self, where: [.oneOf("id", found)]))
        let byId = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
        return found.compactMap { byId[$0] }.map { saved in
            let parts = Excerpt.parts(of: saved.entry.plainText, matching: words)
            return EntryMatch(id: saved.id, entry: saved, excerpt: parts.map { EntryExcerptPart(text: $0.text, isMatch: $0.isMatch) })
        }
    }
}
