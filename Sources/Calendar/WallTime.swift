#if canImport(Glibc)
    import Glibc
#endif

/// A time of the system's real-time clock, which is comparable between processes.
package struct WallTime: Sendable, Equatable {
    /// Since 1970-01-01T00:00:00Z.
    package let milliseconds: Int

    package init(milliseconds: Int) {
        self.milliseconds = milliseconds
    }

    package static var now: WallTime {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return WallTime(milliseconds: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
    }

    /// The time that has passed since. A time in the future, which appears after the clock was set back, counts as very old.
    package var age: Duration {
        let (age, overflow) = Self.now.milliseconds.subtractingReportingOverflow(milliseconds)
        return .milliseconds(overflow || age < 0 ? Int(Int32.max) : age)
    }
}
