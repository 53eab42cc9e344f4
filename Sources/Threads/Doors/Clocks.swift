#if canImport(Glibc)
    import Glibc
#endif

/// The door to the clocks of the system.
package protocol Clocks: Sendable {
    /// The instant of a clock that is never set back, and that also runs while the computer sleeps.
    var now: Instant { get }
    /// Microseconds since 1970-01-01T00:00:00Z, on a clock that may be set.
    var wallMicroseconds: Int { get }
}

extension Clocks {
    package var wallMilliseconds: Int { wallMicroseconds / 1000 }
}

struct SystemClocks: Clocks {
    var now: Instant {
        let time = Self.read(CLOCK_BOOTTIME)
        return Instant(nanoseconds: time.tv_sec * 1_000_000_000 + time.tv_nsec)
    }

    var wallMicroseconds: Int {
        let time = Self.read(CLOCK_REALTIME)
        return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
    }

    private static func read(_ clock: clockid_t) -> timespec {
        var time = timespec()
        clock_gettime(clock, &time)
        return time
    }
}
