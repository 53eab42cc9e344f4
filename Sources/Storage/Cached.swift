import Calendar
import Calls
import JSON

/// The source of a value. The raw values are those of `danxi_source` in the C interface.
package enum CacheSource: Int32, Sendable {
    case network = 0
    case memory = 1
    case disk = 2
}

/// A value, its source, and the time at which the library received it from the server.
package struct Cached<Value: Sendable>: Sendable {
    package let value: Value
    package let source: CacheSource
    package let fetchedAt: WallTime
    /// The skipped rows of the server's list from which the value was made.
    package let skipped: SkippedRows
    /// The JSON text of the value, which all results with the same cached value share. Nil for a value that does not come from a cache, and
    /// for a value that ``map(_:)`` has transformed.
    package let sharedJSON: SharedJSON?
    /// URL of the next page, if the value is a page of a list whose server links the next page. Nil for the last page and for any other
    /// value.
    package var nextPage: String?

    package init(
        value: Value, source: CacheSource, fetchedAt: WallTime, skipped: SkippedRows = SkippedRows(), sharedJSON: SharedJSON? = nil
    ) {
        self.value = value
        self.source = source
        self.fetchedAt = fetchedAt
        self.skipped = skipped
        self.sharedJSON = sharedJSON
    }

    /// Returns the transformed value with the same source, time, skipped rows and next page.
    package func map<Other: Sendable>(_ transform: (Value) throws -> Other) rethrows -> Cached<Other> {
        var other = Cached<Other>(value: try transform(value), source: source, fetchedAt: fetchedAt, skipped: skipped)
        other.nextPage = nextPage
        return other
    }
}
