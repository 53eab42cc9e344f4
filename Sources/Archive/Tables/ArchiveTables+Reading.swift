import Calendar
import JSON
import SQLite

/// An entry of an archive.
package struct ArchivedItem: Sendable {
    package let kind: ItemKind
    package let key: String
    package let scope: String
    package let position: Int
    /// The entity as JSON.
    package let value: String
    package let savedAt: Timestamp
    package let changedAt: Timestamp?
    package let goneAt: Timestamp?
    /// When what belongs to the entry was read to its end, in milliseconds since 1970. Nil if it was not.
    let checkedAt: Int?
}

/// An earlier form of an entry.
package struct EarlierValue: Sendable {
    /// The entity as JSON.
    package let value: String
    package let replacedAt: Timestamp
}

extension ArchiveTables {
    /// Returns the entries of a kind, the greatest position first.
    package func items(_ kind: ItemKind) throws -> [ArchivedItem] {
        try database.rows(
            """
            SELECT key, scope, position, value, saved_at, changed_at, gone_at, checked_at FROM item WHERE kind = ?
            ORDER BY position DESC, key
            """, [.text(kind.rawValue)]
        ) { row in
            ArchivedItem(
                kind: kind, key: row.text(0), scope: row.text(1), position: row.integer(2), value: row.text(3),
                savedAt: try Self.json.time(row.integer(4)), changedAt: try row.optionalInteger(5).map(Self.json.time),
                goneAt: try row.optionalInteger(6).map(Self.json.time), checkedAt: row.optionalInteger(7))
        }
    }

    /// Returns the entries of a kind with their entities, the greatest position first.
    package func items<Value: JSONDecodable>(_ kind: ItemKind, as type: Value.Type) throws -> [(item: ArchivedItem, value: Value)] {
        try items(kind).map { ($0, try Self.json.decode($0.value)) }
    }

    /// Returns the earlier forms of the entries of a kind by their keys, oldest first. The keys of floors are their identifiers.
    package func earlier(_ kind: ItemKind) throws -> [String: [EarlierValue]] {
        let rows = try database.rows(
            "SELECT key, value, replaced_at FROM earlier WHERE kind = ? ORDER BY id", [.text(kind.rawValue)]
        ) { ($0.text(0), EarlierValue(value: $0.text(1), replacedAt: try Self.json.time($0.integer(2)))) }
        return Dictionary(grouping: rows) { $0.0 }.mapValues { $0.map(\.1) }
    }

    /// Returns the earlier forms of one entry, oldest first.
    func earlier(_ kind: ItemKind, _ key: String) throws -> [EarlierValue] {
        try database.rows(
            "SELECT value, replaced_at FROM earlier WHERE kind = ? AND key = ? ORDER BY id", [.text(kind.rawValue), .text(key)]
        ) { EarlierValue(value: $0.text(0), replacedAt: try Self.json.time($0.integer(1))) }
    }

    /// Returns the names of the files of the saved images by the URLs of the images.
    package func media() throws -> [String: String] {
        let rows = try database.rows("SELECT url, name FROM media WHERE name IS NOT NULL") { ($0.text(0), $0.text(1)) }
        return Dictionary(rows) { first, _ in first }
    }

    /// Returns the number of entries of a kind that the server has.
    func count(_ kind: ItemKind) throws -> Int {
        try database.integer("SELECT count(*) FROM item WHERE kind = ? AND gone_at IS NULL", [.text(kind.rawValue)])
    }
}
