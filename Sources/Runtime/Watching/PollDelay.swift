import Threads

/// The times between the polls of a stream. Each time is increased at random by up to 20 %, so that programs that started together do not
/// poll together. The maximums below do not include this increase.
enum PollDelay {
    /// The maximum delay after one failure, unless the server's `Retry-After` is longer.
    private static let first = Duration.seconds(60)
    /// The maximum delay after several failures, unless the interval or the server's `Retry-After` is longer.
    private static let limit = Duration.seconds(900)
    /// The maximum `Retry-After` that is obeyed. A longer one counts as this time.
    private static let retryLimit = Duration.seconds(86_400)

    static func afterSuccess(_ interval: Duration) -> Duration { randomized(interval) }

    /// - Parameters:
    ///   - failures: the number of failures in a row. The delay doubles with each failure.
    ///   - retryAfter: the pause that the server asks for, or nil.
    static func after(failures: Int, _ interval: Duration, retryAfter: Duration?) -> Duration {
        let doubled = min(interval, first) * (1 << min(max(failures - 1, 0), 16))
        return randomized(max(min(doubled, max(interval, limit)), min(retryAfter ?? .zero, retryLimit)))
    }

    private static func randomized(_ delay: Duration) -> Duration { delay * World.current.random(in: 1...1.2) }
}
