import Calendar
import JSON
import Networking
import Storage

/// The value of a successful call, with its source and age.
struct Outcome: Sendable {
    let value: any JSONEncodable
    let source: CacheSource
    let fetchedAt: WallTime
    /// The rows that were left out of the value, or of the cached values that it was made from.
    var skipped = SkippedRows()

    init(_ value: some JSONEncodable = JSONValue.null) {
        self.value = value
        source = .network
        fetchedAt = .now
    }

    init(cached: Cached<some JSONEncodable>) {
        value = cached.value
        source = cached.source
        fetchedAt = cached.fetchedAt
    }
}
