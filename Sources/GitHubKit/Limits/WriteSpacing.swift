import Calls
import Errors
import Storage
import Threads

/// The delays between writes that GitHub asks for. After a pause, 20 writes may be sent at once, and further ones only at intervals. With
/// an interval of a second, at most 80 writes are sent in a minute, which is GitHub's limit. All sessions of the account share the schedule.
final class WriteSpacing: Sendable {
    /// Number of writes that may be sent at once after a pause.
    private static let burst = 20
    private let schedule: TurnSchedule

    private let pauses: SharedPauses
    private let key: String

    /// - Parameter key: the identity of the account.
    init(interval: Duration, pauses: SharedPauses, key: String) {
        schedule = TurnSchedule(interval: interval, lead: interval * (Self.burst - 1), reach: SharedPauses.longest)
        (self.pauses, self.key) = (pauses, "\(key)\nwrites")
    }

    /// Waits until a write may be sent.
    /// - Throws: `rate_limited` if the deadline of the call would pass before the write may be sent.
    func wait() async throws {
        guard schedule.interval > .zero else { return }
        let context = CallContext.current
        let left = context.deadline.map { max(.zero, Instant.now.duration(to: $0)) } ?? schedule.reach
        let turn = try await pauses.turn(key, of: schedule, within: left)
        let delay = max(.zero, Instant.now.duration(to: turn.time))
        guard turn.isTaken, delay == .zero || context.allows(waiting: delay) else { throw Self.tooMany(delay) }
        if delay > .zero { try await Timers.sleep(for: delay) }
    }

    private static func tooMany(_ delay: Duration) -> DanXiError {
        DanXiError(
            .rateLimited,
            "GitHub asks for intervals between changes, and the deadline of this call is before the end of the interval. Nothing was sent. Call again later, or increase timeout_ms.",
            retryAfterMilliseconds: delay.wholeMilliseconds, delivery: .unsent)
    }
}
