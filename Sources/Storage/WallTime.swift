#if canImport(Glibc)
    import Glibc
#endif

/// A point in time that other processes understand.
package struct WallTime: Sendable, Equatable {
    /// Since 1970.
    package let milliseconds: Int

    package init(milliseconds: Int) {
        self.milliseconds = milliseconds
    }

    package static var now: WallTime {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return WallTime(milliseconds: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
    }

    /// How long ago it was. A time that lies ahead, as a clock that was set back makes it, is taken for a long time ago.
    package var age: Duration {
        let (age, overflow) = Self.now.milliseconds.subtractingReportingOverflow(milliseconds)
        return .milliseconds(overflow || age < 0 ? Int(Int32.max) : age)
    }
}
