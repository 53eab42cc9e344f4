/// The number of attempts of a request, and the delays between them.
package struct RetryPolicy: Sendable {
    /// Maximum number of attempts, including the first.
    package var attempts: Int
    /// The maximum delay before the second attempt. It doubles with each further attempt.
    package var baseDelay: Duration

    package init(attempts: Int = 3, baseDelay: Duration = .milliseconds(200)) {
        self.attempts = attempts
        self.baseDelay = baseDelay
    }

    /// Returns a random delay from half of the maximum to the maximum, so that clients that failed together do not retry together.
    func delay(beforeAttempt attempt: Int) -> Duration {
        baseDelay * (1 << min(max(attempt - 2, 0), 16)) * Double.random(in: 0.5...1)
    }
}
