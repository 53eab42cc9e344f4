import Threads

/// An instant of the current world's real-time clock. Unlike an instant of a monotonic clock, it can be saved, and compared on another computer or
/// after a restart.
package struct WallTime: Sendable, Equatable {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    package let milliseconds: Int

    package init(milliseconds: Int) {
        self.milliseconds = milliseconds
    }

    package static var now: WallTime { WallTime(milliseconds: World.current.clocks.wallMilliseconds) }

    /// The time since this instant. An instant in the future, which can occur after the clock was set back, counts as almost 25 days old.
    package var age: Duration {
        let (age, overflow) = Self.now.milliseconds.subtractingReportingOverflow(milliseconds)
        return .milliseconds(overflow || age < 0 ? Int(Int32.max) : age)
    }
}
