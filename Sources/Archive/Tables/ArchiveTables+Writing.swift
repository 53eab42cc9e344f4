import JSON
import SQLite

/// An entry that a server has sent.
struct NewItem: Sendable {
    let key: String
    var scope = ""
    let position: Int
    /// The entity as JSON.
    let value: String
    /// Whether the server has replaced the text by a notice of its deletion.
    var isDeleted = false
}

/// The numbers of entries that a run has added, changed and found gone.
struct Changes: Sendable {
    var new = 0
    var changed = 0
    var gone = 0

    static func += (sum: inout Changes, other: Changes) {
        sum.new += other.new
        sum.changed += other.changed
        sum.gone += other.gone
    }
}

extension ArchiveTables {
    /// Stores a whole list: entries of this kind and scope that it lacks are gone.
    /// - Parameters:
    ///   - scope: the scope of the list. Nil for a list of all scopes.
    ///   - forgets: whether the server removes old entries from the list, which are not gone then.
    func store(
        _ items: [NewItem], _ kind: ItemKind, scope: String? = nil, forgets: Bool = false, at now: Int
    ) throws -> Changes {
        try database.transaction {
            var changes = Changes()
            for item in items { _ = try merge(item, kind, isPending: false, at: now, &changes) }
            if !forgets { changes.gone += try setGone(kind, scope: scope, besides: items.map(\.key), after: nil, at: now) }
            return changes
        }
    }

    /// Stores a page of a list that is sorted by descending position. Returns whether it has an entry that an earlier complete reading has
    /// stored, at the same position.
    func storePage(_ items: [NewItem], _ kind: ItemKind, at now: Int) throws -> (changes: Changes, isKnown: Bool) {
        try database.transaction {
            var changes = Changes()
            var isKnown = false
            for item in items where try merge(item, kind, isPending: true, at: now, &changes) { isKnown = true }
            return (changes, isKnown)
        }
    }

    /// Ends the reading of a list page by page.
    /// - Parameters:
    ///   - keys: the keys of all entries that were read.
    ///   - position: the position of the last entry that was read. Nil if the list was read to its end.
    /// - Returns: the number of entries that are gone.
    func endPages(_ kind: ItemKind, read keys: [String], to position: Int?, forgets: Bool, at now: Int) throws -> Int {
        try database.transaction {
            try database.run("UPDATE item SET is_pending = 0 WHERE kind = ? AND is_pending", [.text(kind.rawValue)])
            return forgets ? 0 : try setGone(kind, scope: nil, besides: keys, after: position, at: now)
        }
    }

    private func setGone(_ kind: ItemKind, scope: String?, besides keys: [String], after position: Int?, at now: Int) throws -> Int {
        try database.run(
            """
            UPDATE item SET gone_at = ?1 WHERE kind = ?2 AND gone_at IS NULL AND (?3 IS NULL OR scope = ?3)
                AND (?4 IS NULL OR position > ?4) AND key NOT IN (SELECT value FROM json_each(?5))
            """,
            [
                .integer(now), .text(kind.rawValue), scope.map { .text($0) } ?? .null, position.map { .integer($0) } ?? .null,
                try .text(Self.json.text(keys)),
            ])
        return database.changes
    }

    /// Stores an entry. Returns whether an earlier complete reading has stored it, at the same position.
    private func merge(_ item: NewItem, _ kind: ItemKind, isPending: Bool, at now: Int, _ changes: inout Changes) throws -> Bool {
        let key: [SQLValue] = [.text(kind.rawValue), .text(item.key)]
        let known = try database.row(
            "SELECT value, position, scope, gone_at, is_pending FROM item WHERE kind = ? AND key = ?", key
        ) { (value: $0.text(0), position: $0.integer(1), scope: $0.text(2), isGone: !$0.isNull(3), isPending: $0.integer(4) != 0) }
        guard let known else {
            try database.run(
                """
                INSERT INTO item (kind, key, scope, position, value, saved_at, gone_at, is_pending) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                """,
                key + [
                    .text(item.scope), .integer(item.position), .text(item.value), .integer(now), item.isDeleted ? .integer(now) : .null,
                    .integer(isPending ? 1 : 0),
                ])
            changes.new += 1
            return false
        }
        let isKnown = !known.isPending && known.position == item.position
        if item.isDeleted {
            // The notice of the deletion does not replace the text.
            guard !known.isGone else { return isKnown }
            try database.run("UPDATE item SET gone_at = ?3 WHERE kind = ?1 AND key = ?2", key + [.integer(now)])
            changes.gone += 1
            return isKnown
        }
        let isChanged = Self.isEdited(kind, known.value, item.value)
        if isChanged {
            try database.run(
                "INSERT INTO earlier (kind, key, value, replaced_at) VALUES (?1, ?2, ?3, ?4)",
                key + [.text(known.value), .integer(now)])
            changes.changed += 1
        }
        guard known.value != item.value || known.position != item.position || known.scope != item.scope || known.isGone else {
            return isKnown
        }
        // Something at another position is something new to read, such as the floors of a hole with a new reply.
        try database.run(
            """
            UPDATE item SET value = ?3, scope = ?4, checked_at = CASE WHEN position = ?5 THEN checked_at END,
                is_pending = CASE WHEN position = ?5 THEN is_pending ELSE ?8 END, position = ?5, gone_at = NULL,
                changed_at = CASE WHEN ?7 THEN ?6 ELSE changed_at END
            WHERE kind = ?1 AND key = ?2
            """,
            key + [
                .text(item.value), .text(item.scope), .integer(item.position), .integer(now), .integer(isChanged ? 1 : 0),
                .integer(isPending ? 1 : 0),
            ])
        return isKnown
    }

    /// Returns whether two forms of an entry differ in more than counters.
    static func isEdited(_ kind: ItemKind, _ old: String, _ new: String) -> Bool {
        old != new && essence(kind, old) != essence(kind, new)
    }

    private static func essence(_ kind: ItemKind, _ value: String) -> JSONValue? {
        guard case .object(let members)? = try? JSONValue.decode(PaddedBytes(value.utf8)) else { return nil }
        return .object(members.filter { kind.essentials?.contains($0.key) ?? !kind.counters.contains($0.key) })
    }

    /// Records that what belongs to an entry was read to its end.
    func setChecked(_ kind: ItemKind, _ key: String, at now: Int) throws {
        try database.run(
            "UPDATE item SET checked_at = ?3 WHERE kind = ?1 AND key = ?2", [.text(kind.rawValue), .text(key), .integer(now)])
    }

    /// Records that a part was read to its end.
    func setRead(_ part: ArchivePartName, at now: Int) throws {
        try database.run(
            "INSERT INTO part VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET read_at = ?2", [.text(part.rawValue), .integer(now)])
    }

    /// Returns when a part was last read to its end, in milliseconds since 1970. Nil if it was not.
    func lastReading(of part: ArchivePartName) throws -> Int? {
        try database.row("SELECT read_at FROM part WHERE name = ?", [.text(part.rawValue)]) { $0.integer(0) }
    }

    // MARK: Images

    /// - Parameter name: the name of the file in the folder `media`. Nil if the server does not have the image.
    func setMedia(_ url: String, name: String?, type: String?, size: Int?, at now: Int) throws {
        try database.run(
            """
            INSERT INTO media VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT (url) DO UPDATE SET name = ?2, type = ?3, size = ?4, saved_at = ?5 WHERE ?2 IS NOT NULL OR name IS NULL
            """,
            [
                .text(url), name.map { .text($0) } ?? .null, type.map { .text($0) } ?? .null, size.map { .integer($0) } ?? .null,
                .integer(now),
            ])
    }
}
