import JSON
import Threads

/// The time of the next turn in a store, as microseconds of the computer's clock. Turns may be less than a millisecond apart.
struct StoredTurn: JSONCodable {
    private let microseconds: Int

    init(_ turn: Instant) {
        microseconds = World.current.clocks.wallMicroseconds + Instant.now.duration(to: turn).wholeMicroseconds
    }

    /// Returns the time by the monotonic clock. Nil if it is later than `limit` from now: the computer's clock was changed after the time was
    /// stored.
    func instant(atMost limit: Duration) -> Instant? {
        let left = Duration.microseconds(microseconds - World.current.clocks.wallMicroseconds)
        return left <= limit ? .now + left : nil
    }

    init(json: JSONElement) throws(JSONError) {
        microseconds = try json.integer()
        // The difference from another time fits into 64 bits then.
        guard microseconds >= 0 else { throw JSONError("expected a time") }
    }

    func write(to json: inout JSONWriter) { microseconds.write(to: &json) }
}
