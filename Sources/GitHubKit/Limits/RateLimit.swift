import Calendar
import Errors
import HTTP
import JSON
import Threads

/// The primary rate limit of one resource in its current period, from the headers of a response.
struct RateLimit: Sendable {
    /// Maximum number of requests in a period.
    let limit: Int
    let remaining: Int
    /// The end of the period in seconds since 1970, by GitHub's clock.
    let reset: Int
    /// The end of the period by this computer's monotonic clock.
    let end: Instant

    /// Maximum length of a period, in seconds. GitHub's periods are an hour or shorter.
    private static let longestPeriod = 3600

    /// Reads the limit from a response. Nil if the headers are missing or not numbers, or if the resource needs a token.
    init?(_ response: HTTPResponse) {
        let number = { (name: String) in response.headers[name].flatMap { Int($0) } }
        guard !response.needsToken, let limit = number("X-RateLimit-Limit"), let remaining = number("X-RateLimit-Remaining"),
            remaining >= 0,
            let reset = number("X-RateLimit-Reset"), reset > 0
        else { return nil }
        let (left, overflow) = reset.subtractingReportingOverflow(WallTime.now.milliseconds / 1000)
        self.limit = limit
        self.remaining = remaining
        self.reset = reset
        end = .now + .seconds(overflow ? Self.longestPeriod : max(0, min(left, Self.longestPeriod)))
    }

    private init(limit: Int, remaining: Int, reset: Int, end: Instant) {
        (self.limit, self.remaining, self.reset, self.end) = (limit, remaining, reset, end)
    }

    /// Combines this limit with the limit of an earlier response, and returns the limit of the later period. Within one period, the number
    /// of remaining requests can only fall, so the smaller number is returned.
    func following(_ other: RateLimit) -> RateLimit {
        if reset < other.reset { return other }
        if reset > other.reset { return self }
        return RateLimit(limit: limit, remaining: min(remaining, other.remaining), reset: reset, end: end)
    }

    /// Returns the error for an exceeded limit.
    /// - Parameter response: the refusal. Nil if nothing was sent.
    func error(_ resource: String, _ response: HTTPResponse? = nil, message: String? = nil) -> DanXiError {
        let delay = max(.zero, Instant.now.duration(to: end))
        let sent = response == nil ? "Nothing was sent." : "The request was refused."
        return DanXiError(
            .rateLimited,
            "GitHub's rate limit of \(limit) requests (`\(resource.prefix(40))`) is used up. Its period ends in \((delay.wholeMilliseconds + 999) / 1000) s. \(sent) Wait until the period ends. With github.token, the limit is higher than without it.",
            httpStatus: response?.status, retryAfterMilliseconds: delay.wholeMilliseconds, serverMessage: message,
            detail: .object([
                "limit_kind": .string("primary"), "resource": .string(String(resource.prefix(40))), "limit": .integer(limit),
                "remaining": .integer(remaining), "reset": Timestamp(unixSeconds: reset).map { .string($0.text) } ?? .null,
            ]))
    }

    /// Returns the time that is `delay` from now, rounded up to a second, as a JSON string.
    static func time(after delay: Duration) -> JSONValue {
        let seconds = (WallTime.now.milliseconds + delay.wholeMilliseconds + 999) / 1000
        return Timestamp(unixSeconds: seconds).map { .string($0.text) } ?? .null
    }
}
