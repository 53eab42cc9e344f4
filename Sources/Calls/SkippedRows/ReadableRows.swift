import Errors
import JSON
import Text

// One malformed row must not hide all others, so a malformed row is left out, logged and recorded. If no row can be read, the form of the
// list has changed, which is an error.

extension JSONElement {
    /// Decodes the rows of the array under a required key one by one, and leaves out those that cannot be decoded. If no row can be
    /// decoded, throws the first row's error.
    /// - Parameter what: the kind of row, such as `score`.
    package func readableRows<Row: JSONDecodable>(_ key: StaticString, _ what: String) throws(JSONError) -> [Row] {
        let rows: ReadRows<Row> = try value(key)
        // This error means that no row could be decoded, and is the error of the first row.
        do { return try rows.readable(what) } catch { throw error.under(index: 0).under(key: "\(key)") }
    }

    /// Decodes the rows of the array under a key like ``readableRows(_:_:)``. Returns nil if the key is missing or its value is null.
    package func optionalRows<Row: JSONDecodable>(_ key: StaticString, _ what: String) throws(JSONError) -> [Row]? {
        guard let member = try member(key), !member.isNull else { return nil }
        return try readableRows(key, what)
    }
}

extension JSONElement {
    /// Decodes an optional part of an object. Returns nil if the key is missing, or if its value is null or an empty object. If the part
    /// cannot be decoded, records it as a skipped row and returns nil.
    /// - Parameter what: the kind of part, such as `user`.
    package func optionalPart<Part: JSONDecodable>(_ key: StaticString, _ what: String) throws(JSONError) -> Part? {
        guard let member = try member(key), !member.isNull else { return nil }
        if var members = try? member.members(), members.next() == nil { return nil }
        do {
            return try Part(json: member)
        } catch {
            let row = SkippedRow(what: what, reason: "\(error)", excerpt: member.excerpt)
            SkippedRowRecorder.current?.record(SkippedRows([row], count: 1))
            return nil
        }
    }
}

/// The rows of a JSON array that could be decoded, and the reasons why the other rows could not be decoded.
package struct ReadRows<Row> {
    package private(set) var rows: [Row] = []
    private var failures = RowFailures<JSONError>()

    /// The number of all rows, including those that could not be decoded.
    package var count: Int { rows.count + failures.count }

    /// Creates an empty list.
    package init() {}

    /// Decodes a row. Adds the row, or else the reason why it could not be decoded.
    package mutating func append(_ json: JSONElement, _ decode: (JSONElement) throws(JSONError) -> Row) {
        do { rows.append(try decode(json)) } catch { failures.add(error) { json.excerpt } }
    }

    package mutating func append(contentsOf other: ReadRows) {
        rows += other.rows
        failures.append(contentsOf: other.failures)
    }

    /// Returns the rows that could be decoded, and records the others. If none could be decoded, throws the first row's error.
    /// - Parameter what: the kind of row, such as `score`.
    package func readable(_ what: String) throws(JSONError) -> [Row] {
        try failures.record(what, isAlone: rows.isEmpty)
        return rows
    }

    /// Returns the rows that could be decoded, and records the others, also if none could be decoded. This is for a list inside a row,
    /// because the row is of use without its list.
    package func recorded(_ what: String) -> [Row] {
        failures.record(what)
        return rows
    }
}

extension ReadRows: JSONDecodable where Row: JSONDecodable {
    package init(json: JSONElement) throws(JSONError) {
        self.init()
        if let elements = try? json.elements() { try append(all: elements) } else { try append(all: json.elementsOfOtherForm()) }
    }

    private mutating func append(all elements: some Sequence<JSONElement>) throws(JSONError) {
        var count = 0
        for row in elements {
            count += 1
            if count & 0xFFF == 0, Task.isCancelled { throw .cancelled }
            append(row)
        }
    }

    /// Decodes a row with the initializer of its type. Adds the row, or else the reason why it could not be decoded.
    package mutating func append(_ json: JSONElement) { append(json) { json throws(JSONError) in try Row(json: json) } }
}

extension ReadRows: Sendable where Row: Sendable {}

/// The rows of one list that could not be read. A server may send millions of such rows, so only the first 20 are kept.
package struct RowFailures<Failure: Error> {
    private var first: Failure?
    private var kept: [(reason: String, excerpt: String)] = []
    fileprivate var count = 0

    package init() {}

    package mutating func add(_ error: Failure, excerpt: () -> String) {
        if first == nil { first = error }
        if kept.count < SkippedRows.limit { kept.append((SkippedRow.reason(error), excerpt())) }
        count += 1
    }

    mutating func append(contentsOf other: RowFailures) {
        first = first ?? other.first
        kept += other.kept.prefix(SkippedRows.limit - kept.count)
        count += other.count
    }

    /// Records the rows that could not be read.
    /// - Parameter isAlone: whether the list has no readable row. If so, the first error is thrown, and nothing is recorded.
    package func record(_ what: String, isAlone: Bool) throws(Failure) {
        if isAlone, let first { throw first }
        record(what)
    }

    fileprivate func record(_ what: String) {
        if count == 0 { return }
        SkippedRowRecorder.current?.record(
            SkippedRows(kept.map { SkippedRow(what: what, reason: $0.reason, excerpt: $0.excerpt) }, count: count))
    }
}

extension SkippedRow {
    /// Returns the reason why a row cannot be read: the member `problem` of the error's detail, or else its message.
    package static func reason(_ error: any Error) -> String {
        guard let error = error as? DanXiError else { return "\(error)" }
        if case .object(let detail) = error.detail, case .string(let problem) = detail["problem"] { return problem }
        return error.message
    }
}
