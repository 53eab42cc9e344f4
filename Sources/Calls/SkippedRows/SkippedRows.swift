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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("what", what)
            json.set("reason", reason)
            json.set("excerpt", excerpt)
        }
    }
}

/// The rows that were left out of a value.
package struct SkippedRows: Sendable, Equatable {
    /// The maximum number of rows whose reasons and excerpts are kept.
    package static let limit = 20

    /// The first rows that were left out, at most 20.
    package private(set) var rows: [SkippedRow] = []
    /// The number of all rows that were left out, including those that are not kept.
    package private(set) var count = 0

    package init() {}

    /// - Parameters:
    ///   - rows: the first 20 of the rows that were left out, or all of them if there are fewer.
    ///   - count: the number of all rows that were left out.
    package init(_ rows: some Sequence<SkippedRow>, count: Int) {
        self.rows = Array(rows.prefix(Self.limit))
        self.count = count
    }

    /// A sentence with the number of rows and the reasons why they could not be read. Nil without rows.
    package var note: String? {
        guard count > 0 else { return nil }
        let reasons = Set(rows.map { "\($0.what): \($0.reason)" }).sorted().joined(separator: "; ")
        return "\(count == 1 ? "1 row" : "\(count) rows") could not be read and \(count == 1 ? "is" : "are") missing (\(reasons))."
    }

    package mutating func append(contentsOf other: SkippedRows) {
        rows += other.rows.prefix(Self.limit - rows.count)
        let (sum, overflow) = count.addingReportingOverflow(other.count)
        count = overflow ? .max : sum
    }
}

extension SkippedRows: JSONCodable {
    package init(json: JSONElement) throws(JSONError) {
        let all: [SkippedRow] = try json.value("rows")
        rows = Array(all.prefix(Self.limit))
        count = try json.value("count", in: 0...)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("rows", rows)
            json.set("count", count)
        }
    }
}
