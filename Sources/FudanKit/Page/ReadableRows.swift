import Errors
import JSON
import Markup
import Networking

// One odd row must not hide all others: a row that cannot be read is left out, logged and recorded. If no row can be read, the page has changed.

extension Sequence<HTMLElement> {
    /// Reads rows one by one and leaves out those whose `read` throws. If no row can be read, throws the first row's error.
    /// - Parameters:
    ///   - what: the kind of row, such as `exam`.
    ///   - read: returns nil for a row that is to be ignored, such as a separator.
    func compactMapReadable<Value>(_ what: String, _ read: (HTMLElement) throws -> Value?) throws -> [Value] {
        try compactMapReadable(what, excerpt: \.excerpt, read)
    }
}

extension Sequence {
    /// Reads rows of any kind like the method for elements.
    /// - Parameter excerpt: returns the structure of a row without personal data, in at most 200 characters.
    func compactMapReadable<Value>(
        _ what: String, excerpt: (Element) -> String, _ read: (Element) throws -> Value?
    ) throws -> [Value] {
        var values: [Value] = []
        var failures: [RowFailure<any Error>] = []
        for row in self {
            do {
                if let value = try read(row) { values.append(value) }
            } catch {
                failures.append(RowFailure(error: error, excerpt: excerpt(row)))
            }
        }
        try failures.record(what, unless: values.isEmpty)
        return values
    }
}

extension Selectable {
    /// Reads a part of the page without which the rest is still useful. Returns nil if `read` throws, and records the part.
    /// - Parameter what: the part, such as `exercise logs`.
    func readablePart<Value>(_ what: String, _ read: () throws -> Value) -> Value? {
        do {
            return try read()
        } catch {
            let failure = RowFailure(error: error, excerpt: excerpt)
            SkippedRowRecorder.current?.record([SkippedRow(what: what, reason: failure.reason, excerpt: failure.excerpt)])
            return nil
        }
    }
}

extension JSONElement {
    /// Decodes the rows of a required key's array one by one and leaves out those that cannot be decoded. If no row can be decoded, throws
    /// the first row's error.
    /// - Parameter what: the kind of row, such as `score`.
    func readableRows<Row: JSONDecodable>(_ key: StaticString, _ what: String) throws(JSONError) -> [Row] {
        let rows: [ReadRow<Row>] = try value(key)
        // An error means that no row could be decoded, so it is the error of the first one.
        do { return try rows.readable(what) } catch { throw error.under(index: 0).under(key: "\(key)") }
    }
}

/// A row of a JSON array, or the reason why it cannot be decoded.
struct ReadRow<Row: JSONDecodable>: JSONDecodable {
    let row: Row?
    fileprivate let failure: RowFailure<JSONError>?

    init(json: JSONElement) {
        do {
            row = try Row(json: json)
            failure = nil
        } catch {
            row = nil
            failure = RowFailure(error: error, excerpt: json.excerpt)
        }
    }
}

extension ReadRow: Sendable where Row: Sendable {}

extension Array {
    /// Returns the rows that could be decoded, and records the others. If none could be decoded, throws the first row's error.
    func readable<Row>(_ what: String) throws(JSONError) -> [Row] where Element == ReadRow<Row> {
        // Not key paths: the runtime instantiates those of nested generic types with uninitialised memory.
        let rows = compactMap { $0.row }
        try compactMap { $0.failure }.record(what, unless: rows.isEmpty)
        return rows
    }
}

private struct RowFailure<Failure: Error> {
    let error: Failure
    let excerpt: String

    var reason: String {
        guard let error = error as? DanXiError else { return "\(error)" }
        if case .object(let detail) = error.detail, case .string(let problem) = detail["problem"] { return problem }
        return error.message
    }
}

extension Array {
    /// Records the rows, or throws the first error if there are no other rows.
    fileprivate func record<Failure>(_ what: String, unless isAlone: Bool) throws(Failure) where Element == RowFailure<Failure> {
        if isAlone, let first { throw first.error }
        if isEmpty { return }
        SkippedRowRecorder.current?.record(map { SkippedRow(what: what, reason: $0.reason, excerpt: $0.excerpt) })
    }
}
