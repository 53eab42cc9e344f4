import Calendar
import Calls
import Errors
import JSON

/// The source of a value. The raw values are those of `danxi_source` in the C interface.
package enum CacheSource: Int32, Sendable {
    case network = 0
    case memory = 1
    case disk = 2
}

/// A value, its source, and the time at which the library received it from the server.
package struct Cached<Value: Sendable>: Sendable {
    package enum Content: Sendable {
        /// A value, and its JSON text, which all results with the same cached value share. The text is nil for a value that does not come
        /// from a cache, and for a value that ``map(_:)`` has transformed.
        case value(Value, SharedJSON?)
        case stored(StoredValue<Value>)
    }

    package let content: Content
    package let source: CacheSource
    package let fetchedAt: WallTime
    /// The skipped rows of the server's list from which the value was made.
    package let skipped: SkippedRows
    /// URL of the next page, if the value is a page of a list whose server links the next page. Nil for the last page and for any other
    /// value.
    package var nextPage: String?

    init(_ content: Content, source: CacheSource, fetchedAt: WallTime, skipped: SkippedRows) {
        self.content = content
        self.source = source
        self.fetchedAt = fetchedAt
        self.skipped = skipped
    }

    package init(
        value: Value, source: CacheSource, fetchedAt: WallTime, skipped: SkippedRows = SkippedRows(), sharedJSON: SharedJSON? = nil
    ) {
        self.init(.value(value, sharedJSON), source: source, fetchedAt: fetchedAt, skipped: skipped)
    }

    /// The value. A value from a store is decoded when it is first needed.
    /// - Throws: `storage` if the value cannot be decoded, although the same version of the library has stored it; `out_of_memory`.
    package var value: Value {
        get throws(DanXiError) {
            switch content {
            case .value(let value, _): return value
            case .stored(let stored):
                do {
                    return try stored.value()
                } catch {
                    if error.isOutOfMemory { throw .outOfMemory("to read a stored value") }
                    throw DanXiError(
                        .storage, "A stored value cannot be decoded (\(error)). Call with `cache`: `refresh`, which replaces the value.")
                }
            }
        }
    }

    /// Whether the first use of the value is a long computation.
    var isSlow: Bool { if case .stored(let stored) = content { stored.isSlow } else { false } }

    /// Returns the transformed value with the same source, time, skipped rows and next page.
    package func map<Other: Sendable>(_ transform: (Value) throws -> Other) throws -> Cached<Other> {
        var other = Cached<Other>(value: try transform(value), source: source, fetchedAt: fetchedAt, skipped: skipped)
        other.nextPage = nextPage
        return other
    }
}
