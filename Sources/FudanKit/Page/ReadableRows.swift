import Calls
import Errors
import JSON
import Markup

// A malformed row is skipped, logged and recorded, so that the other rows can be used. If no row can be read, the page has changed.

extension Sequence<HTMLElement> {
    /// Reads rows, and skips those for which `read` throws. If the result would be empty, throws the first error, if there is one.
    /// - Parameters:
    ///   - what: the kind of row, such as `exam`.
    ///   - read: returns nil for a row that is to be ignored, such as a separator.
    func compactMapReadable<Value>(_ what: String, _ read: (HTMLElement) throws -> Value?) throws -> [Value] {
        try compactMapReadable(what, excerpt: \.excerpt, read)
    }
}

extension Sequence {
    /// Reads rows of any type, and skips those for which `read` throws. If the result would be empty, throws the first error, if there is
    /// one. Throws `CancellationError` if the task is cancelled.
    /// - Parameter excerpt: returns the structure of a row without personal data, in at most 200 characters.
    func compactMapReadable<Value>(
        _ what: String, excerpt: (Element) -> String, _ read: (Element) throws -> Value?
    ) throws -> [Value] {
        var values: [Value] = []
        var failures = RowFailures<any Error>()
        for row in self {
            try Task.checkCancellation()
            do {
                if let value = try read(row) { values.append(value) }
            } catch {
                failures.add(error) { excerpt(row) }
            }
        }
        try failures.record(what, isAlone: values.isEmpty)
        return values
    }
}

/// Requests a part that a value can do without. If the request fails, the part is recorded as skipped and the result is nil.
/// - Parameter what: the part, such as `semesters`.
func readablePart<Value>(_ what: String, _ request: () async throws -> Value) async -> Value? {
    do {
        return try await request()
    } catch {
        SkippedRow.record(what, error, excerpt: "")
        return nil
    }
}

extension SkippedRow {
    fileprivate static func record(_ what: String, _ error: any Error, excerpt: String) {
        let row = SkippedRow(what: what, reason: reason(error), excerpt: excerpt)
        SkippedRowRecorder.current?.record(SkippedRows([row], count: 1))
    }
}

extension Selectable {
    /// Reads an optional part of a page. If `read` throws, the part is recorded as skipped and the result is nil.
    /// - Parameter what: the part, such as `exercise logs`.
    func readablePart<Value>(_ what: String, _ read: () throws -> Value) -> Value? {
        do {
            return try read()
        } catch {
            SkippedRow.record(what, error, excerpt: excerpt)
            return nil
        }
    }
}
