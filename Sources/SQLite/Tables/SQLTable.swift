/// A type whose values are the rows of a table. Each row also has an `id`. An `id` that SQLite chooses is larger than those of all earlier
/// rows, even of deleted ones.
package protocol SQLTable {
    static var tableName: SQLName { get }
    static var fields: [SQLField] { get }
    /// The groups of fields whose values must be unique together.
    static var uniqueKeys: [[SQLName]] { get }
    /// The first version of the database that has the table.
    static var since: Int { get }

    /// The values of the fields, in the order of ``fields``.
    var values: [SQLValue] { get }

    /// - Parameter row: a row whose columns are the `id` and then the fields, in the order of ``fields``.
    init(row: Row) throws
}

/// A field of a table.
package struct SQLField: Sendable {
    package enum FieldType: Sendable {
        case integer, text, blob
    }

    let name: SQLName
    let type: FieldType
    let isOptional: Bool
    let since: Int

    /// - Parameters:
    ///   - isOptional: whether the value may be null. A field that is added to an existing table must be optional.
    ///   - since: the first version of the database that has the field.
    package init(_ name: SQLName, _ type: FieldType, isOptional: Bool = false, since: Int = 1) {
        self.name = name
        self.type = type
        self.isOptional = isOptional
        self.since = since
    }

    fileprivate var declaration: SQLStatement {
        let type: SQLStatement =
            switch type {
            case .integer: "INTEGER"
            case .text: "TEXT"
            case .blob: "BLOB"
            }
        return isOptional ? "\(name) \(type)" : "\(name) \(type) NOT NULL"
    }
}

extension SQLTable {
    package static var since: Int { 1 }

    /// Returns the statements that migrate the table from the previous version of the database to `version`. Empty if the table does not
    /// change.
    package static func migration(to version: Int) -> SQLStatement {
        guard version == since else {
            return fields.filter { $0.since == version && version > since }.reduce("") {
                "\($0)ALTER TABLE \(tableName) ADD COLUMN \($1.declaration);"
            }
        }
        let columns = fields.filter { $0.since <= version }.map(\.declaration)
        let keys = uniqueKeys.map { key in "UNIQUE (\(key.map { "\($0)" as SQLStatement }))" as SQLStatement }
        return "CREATE TABLE \(tableName) (\(["id INTEGER PRIMARY KEY AUTOINCREMENT"] + columns + keys)) STRICT;"
    }

    /// The `id` and the fields, for statements whose rows ``init(row:)`` reads.
    package static var selectedFields: SQLStatement { "\(["id"] + names)" }

    static var names: [SQLStatement] { fields.map { "\($0.name)" } }
}
