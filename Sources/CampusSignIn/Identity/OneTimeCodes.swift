import Calendar
import Calls
import Synchronization
import Threads

/// The source of the codes that answer second factors. Each step of 30 seconds is used at most once for an account, because a server
/// refuses a code that was used before. The exception is a step after the clock was set back.
final class OneTimeCodes: Sendable {
    /// The step of the last code, by username.
    private let lastSteps = Mutex<[String: Int]>([:])
    private let now: @Sendable () -> WallTime

    /// - Parameter now: returns the time of the clock that the codes are computed with.
    init(now: @escaping @Sendable () -> WallTime = { .now }) {
        self.now = now
    }

    /// Waits until the next unused step begins, and returns the code of this step.
    /// - Returns: nil if the call's deadline is before the step, or if OpenSSL cannot compute the code.
    func next(_ totp: TOTP, for username: String) async throws -> String? {
        let milliseconds = now().milliseconds
        let (step, delay): (Int?, Duration) = lastSteps.withLock { lastSteps in
            let current = milliseconds / (1000 * TOTP.period)
            // If the next unused step is more than four steps ahead, the clock has been set back since the last code.
            let next = (lastSteps[username] ?? 0) + 1
            let step = next > current + 4 ? current : max(current, next)
            let delay: Duration = .milliseconds(max(step * 1000 * TOTP.period - milliseconds, 0))
            guard CallContext.current.allows(waiting: delay) else { return (nil, delay) }
            lastSteps[username] = step
            return (step, delay)
        }
        guard let step else { return nil }
        if delay > .zero { try await Timers.sleep(for: delay) }
        return totp.code(step: step)
    }
}
