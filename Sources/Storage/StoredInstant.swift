import Calendar
import JSON
import Threads

/// A time of the monotonic clock in a store, as milliseconds of the computer's clock.
struct StoredInstant: JSONCodable {
    private let milliseconds: Int

    init(_ instant: Instant) {
        milliseconds = WallTime.now.milliseconds + Instant.now.duration(to: instant).wholeMilliseconds
    }

    /// Returns the time by the monotonic clock. Nil if it is later than `limit` from now: the computer's clock was changed after the time was
    /// stored.
    func instant(atMost limit: Duration) -> Instant? {
        let left = Duration.milliseconds(milliseconds - WallTime.now.milliseconds)
        return left <= limit ? .now + left : nil
    }

    init(json: JSONElement) throws(JSONError) {
        milliseconds = try json.integer()
        // The difference from another time fits into 64 bits then.
        guard milliseconds >= 0 else { throw JSONError("expected a time") }
    }

    func write(to json: inout JSONWriter) { milliseconds.write(to: &json) }
}
