import Threads

/// The number of attempts of a request, and the delays between them.
package struct RetryPolicy: Sendable {
    /// Maximum number of attempts, including the first.
    package var attempts: Int
    /// The maximum delay before the second attempt. The maximum doubles with each further attempt.
    package var baseDelay: Duration

    package init(attempts: Int = 3, baseDelay: Duration = .milliseconds(200)) {
        self.attempts = attempts
        self.baseDelay = baseDelay
    }

    /// Returns a random delay between half the maximum and the maximum, so that clients whose requests failed at the same time do not
    /// retry at the same time.
    func delay(beforeAttempt attempt: Int) -> Duration {
        baseDelay * (1 << min(max(attempt - 2, 0), 16)) * World.current.random(in: 0.5...1)
    }
}
