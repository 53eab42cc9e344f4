import Calls
import Errors
import Synchronization
import Threads

/// The delays between writes that GitHub asks for. After a pause, 20 writes may be sent at once, and further ones only at intervals. With
/// an interval of a second, at most 80 writes are sent in a minute, which is GitHub's limit.
final class WriteSpacing: Sendable {
    private let interval: Duration
    /// Number of writes that may be sent at once after a pause.
    private static let burst = 20
    /// Time by which the burst may precede the schedule of one write per interval.
    private let lead: Duration

    /// Time at which the next write would be due if all writes had been sent at intervals. This time may be in the past by at most
    /// `lead`.
    private let next: Mutex<ContinuousClock.Instant>

    init(interval: Duration) {
        self.interval = interval
        lead = interval * (Self.burst - 1)
        next = Mutex(.now - lead)
    }

    /// Waits until a write may be sent.
    /// - Throws: `rate_limited` if the deadline of the call would pass before the write may be sent.
    func wait() async throws {
        let delay = try next.withLock { next in
            let now = ContinuousClock.now
            let turn = max(next, now - lead)
            let delay = now.duration(to: turn)
            guard delay <= .zero || CallContext.current.allows(waiting: delay) else { throw Self.tooMany(delay) }
            next = turn + interval
            return delay
        }
        if delay > .zero { try await Timers.sleep(for: delay) }
    }

    private static func tooMany(_ delay: Duration) -> DanXiError {
        DanXiError(
            .rateLimited,
            "GitHub asks for intervals between changes, and the deadline of this call would pass before its turn. Nothing was sent. Call again later, or increase timeout_ms.",
            retryAfterMilliseconds: delay.wholeMilliseconds, delivery: .unsent)
    }
}
