/// An instant of a clock that is never set back. Instants of two processes, or of two starts of a computer, cannot be
/// compared.
package struct Instant: InstantProtocol {
    /// Nanoseconds since a time that the clock chooses.
    package let nanoseconds: Int

    package init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

    /// Returns the instant after a duration. An instant that cannot be represented, in almost 300 years, becomes the last or first one.
    package func advanced(by duration: Duration) -> Instant {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.nanoseconds)
        return Instant(nanoseconds: overflow ? (duration < .zero ? .min : .max) : sum)
    }

    package func duration(to other: Instant) -> Duration {
        let (difference, overflow) = other.nanoseconds.subtractingReportingOverflow(nanoseconds)
        return .nanoseconds(overflow ? (other < self ? .min : .max) : difference)
    }

    package static func < (first: Instant, second: Instant) -> Bool { first.nanoseconds < second.nanoseconds }

    package static func + (instant: Instant, duration: Duration) -> Instant { instant.advanced(by: duration) }

    package static func - (instant: Instant, duration: Duration) -> Instant { instant.advanced(by: .zero - duration) }

    package static func - (end: Instant, start: Instant) -> Duration { start.duration(to: end) }
}

extension Duration {
    /// The duration in nanoseconds, rounded toward zero. A duration of more than 292 years has the nearest number that can be represented.
    fileprivate var nanoseconds: Int {
        let (seconds, attoseconds) = components
        let (whole, overflow) = Int(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, sumOverflow) = whole.addingReportingOverflow(Int(attoseconds / 1_000_000_000))
        return overflow || sumOverflow ? (seconds < 0 ? .min : .max) : sum
    }
}
