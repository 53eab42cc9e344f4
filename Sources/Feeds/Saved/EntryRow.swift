import SQLite

/// The saved state of an entry. The text of the entry is in ``EntryText``, so that the rows of this table are small, and many of them can
/// be marked as read quickly.
struct EntryRow: SQLTable, Sendable {
    var id = 0
    let subscriptionId: Int
    /// Identifier of the entry within its feed.
    let key: String
    /// Hash of the entry as JSON, by which a changed entry is recognized.
    let fingerprint: Int
    let savedAt: Int
    let changedAt: Int?
    let isRead: Bool
    let isStarred: Bool

    init(_ draft: EntryDraft, of subscriptionId: Int, at now: Int) {
        (self.subscriptionId, key, fingerprint, savedAt) = (subscriptionId, draft.key, draft.fingerprint, now)
        (changedAt, isRead, isStarred) = (nil, false, false)
    }

    static let tableName: SQLName = "entry"
    static let uniqueKeys: [[SQLName]] = [["subscription_id", "key"]]
    static let fields: [SQLField] = [
        SQLField("subscription_id", .integer),
        SQLField("key", .text),
        SQLField("fingerprint", .integer),
        SQLField("saved_at", .integer),
        SQLField("changed_at", .integer, isOptional: true),
        SQLField("is_read", .integer),
        SQLField("is_starred", .integer, isOptional: true, since: 3),
    ]

    var values: [SQLValue] {
        [
            .integer(subscriptionId), .text(key), .integer(fingerprint), .integer(savedAt), SQLValue(changedAt), .integer(isRead ? 1 : 0),
            Self.star(isStarred),
        ]
    }

    /// Returns the value of the field `is_starred`. It is null for an entry without a star.
    static func star(_ isStarred: Bool) -> SQLValue { isStarred ? .integer(1) : .null }

    init(row: Row) {
        id = row.integer(0)
        subscriptionId = row.integer(1)
        key = row.text(2)
        fingerprint = row.integer(3)
        savedAt = row.integer(4)
        changedAt = row.optionalInteger(5)
        isRead = row.integer(6) != 0
        isStarred = row.optionalInteger(7) == 1
    }
}

/// The text of a saved entry, with the same `id` as its ``EntryRow``.
struct EntryText: SQLTable, Sendable {
    var id = 0
    /// The ``FeedEntry`` as JSON.
    let entry: SavedText
    /// The entry's plain text for the full-text index: lowercase, without accents. See ``SearchText/indexed(_:)``.
    let folded: String

    init(_ draft: EntryDraft) {
        (entry, folded) = (SavedText(draft.entry), draft.folded)
    }

    static let tableName: SQLName = "entry_text"
    static let uniqueKeys: [[SQLName]] = []
    static let fields = [
        SQLField("entry", .text), SQLField("folded", .text), SQLField("compressed", .blob, isOptional: true, since: 4),
    ]

    var values: [SQLValue] { [entry.values.plain, .text(folded), entry.values.compressed] }

    init(row: Row) {
        id = row.integer(0)
        entry = SavedText(plain: row.text(1), compressed: row.optionalBytes(3))
        folded = row.text(2)
    }
}
