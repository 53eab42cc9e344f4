import Threads

/// The schedule of requests that may be sent at intervals only: the generic cell rate algorithm (GCRA), without I/O.
///
/// Its state is one time, that of the next turn. Turns that nobody has taken are kept for ``lead``, so requests that come together after a time
/// without requests need not wait. In any time T, at most `T / interval + lead / interval + 1` turns begin.
package struct TurnSchedule: Sendable {
    /// The time between two turns, at least a microsecond.
    package let interval: Duration
    /// The time for which unused turns are kept.
    package let lead: Duration
    /// The longest time before its beginning at which a turn can be taken. A next turn that is further away shows that a clock was set back.
    package let reach: Duration

    package init(interval: Duration, lead: Duration = .zero, reach: Duration) {
        (self.interval, self.lead, self.reach) = (interval, lead, reach)
    }

    /// The longest time from now to the next turn.
    package var farthest: Duration { reach + interval }

    /// The time after which the next turn no longer matters, whatever it was.
    package var memory: Duration { farthest + lead }

    /// Takes the next turn, unless it begins later than `limit` from now.
    /// - Returns: the time until the turn. It is negative for a turn that was kept.
    func take(_ next: inout Instant, at now: Instant, within limit: Duration) -> Duration {
        let turn = max(next, now - lead)
        let wait = now.duration(to: turn)
        if wait <= limit { next = turn + interval }
        return wait
    }
}

/// A turn of a ``TurnSchedule``.
package struct Turn: Sendable {
    /// The time at which the turn begins. It may have passed.
    package let time: Instant
    /// Whether the caller has taken the turn. If not, the turn was too far away, and the next caller may take it.
    package let isTaken: Bool
}

extension Duration {
    /// The duration in microseconds, rounded toward the future. It must be shorter than 290,000 years.
    package var wholeMicroseconds: Int {
        let (seconds, attoseconds) = components
        return Int(seconds) * 1_000_000 + Int((attoseconds + (attoseconds > 0 ? 999_999_999_999 : 0)) / 1_000_000_000_000)
    }
}
