import Calendar
import Networking

/// The origin of a value. The raw values are those of `danxi_source` in the C interface.
package enum CacheSource: Int32, Sendable {
    case network = 0
    case memory = 1
    case disk = 2
}

/// A value with its origin and the time at which it was received from the server.
package struct Cached<Value: Sendable>: Sendable {
    package let value: Value
    package let source: CacheSource
    package let fetchedAt: WallTime
    /// The rows that were left out when the value was read.
    package let skipped: SkippedRows

    package init(value: Value, source: CacheSource, fetchedAt: WallTime, skipped: SkippedRows = SkippedRows()) {
        self.value = value
        self.source = source
        self.fetchedAt = fetchedAt
        self.skipped = skipped
    }

    /// Returns a transformed value of the same origin and age.
    package func map<Other: Sendable>(_ transform: (Value) throws -> Other) rethrows -> Cached<Other> {
        Cached<Other>(value: try transform(value), source: source, fetchedAt: fetchedAt, skipped: skipped)
    }
}
