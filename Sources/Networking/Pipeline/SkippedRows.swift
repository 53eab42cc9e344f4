import JSON

/// A row of a server's list that could not be read, and was left out.
package struct SkippedRow: Sendable, Hashable {
    /// The kind of row, such as `bus run`.
    package let what: String
    package let reason: String
    /// The row's structure without personal data, in at most 200 characters.
    package let excerpt: String

    package init(what: String, reason: String, excerpt: String) {
        self.what = what
        self.reason = reason
        self.excerpt = excerpt
    }
}

extension SkippedRow: JSONCodable {
    package init(json: JSONElement) throws(JSONError) {
        what = try json.value("what")
        reason = try json.value("reason")
        excerpt = try json.value("excerpt")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("what", what)
        object.set("reason", reason)
        object.set("excerpt", excerpt)
        return object.finish()
    }
}

/// The rows that were left out of a value.
package struct SkippedRows: Sendable, Equatable {
    private static let limit = 20

    /// The first 20 of them.
    package private(set) var rows: [SkippedRow] = []
    /// The number of all of them.
    package private(set) var count = 0

    package init() {}

    package mutating func append(_ row: SkippedRow) {
        if rows.count < Self.limit { rows.append(row) }
        count += 1
    }

    package mutating func append(contentsOf other: SkippedRows) {
        rows += other.rows.prefix(Self.limit - rows.count)
        count += other.count
    }
}

extension SkippedRows: JSONCodable {
    package init(json: JSONElement) throws(JSONError) {
        rows = try json.value("rows")
        count = try json.value("count")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("rows", rows)
        object.set("count", count)
        return object.finish()
    }
}
