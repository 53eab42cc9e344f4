import Calls
import Errors
import Synchronization
import Threads

/// Spaces writes as GitHub asks for: a few may follow each other at once, and many only at intervals. With an interval of a second, a minute has
/// at most 80, which is GitHub's limit.
final class WriteSpacing: Sendable {
    private let interval: Duration
    /// The writes that may be sent at once after a pause.
    private static let burst = 20
    private let lead: Duration

    /// The time of the next write, if writes had always been an interval apart.
    private let next: Mutex<ContinuousClock.Instant>

    init(interval: Duration) {
        self.interval = interval
        lead = interval * (Self.burst - 1)
        next = Mutex(.now - lead)
    }

    /// Waits until a write may be sent.
    /// - Throws: `rate_limited` if the call would end before.
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
            "Many changes are waiting, because GitHub wants intervals between them, and the deadline of the call would pass first. Nothing was sent. Wait, or increase timeout_ms.",
            retryAfterMilliseconds: delay.wholeMilliseconds, delivery: .unsent)
    }
}
