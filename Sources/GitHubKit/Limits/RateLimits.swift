import Calls
import Errors
import HTTP
import Synchronization
import Threads

/// The rate limits that GitHub's responses state: the remaining requests of each resource. A request that would exceed a limit is not sent.
/// ``SharedLimits`` keeps the pauses that GitHub asks for.
final class RateLimits: Sendable {
    private let state = Mutex(State())

    private struct State {
        var buckets: [String: RateLimit] = [:]
        /// Number of requests without a response yet, by resource.
        var open: [String: Int] = [:]
        /// Number of refusals because of a secondary limit since the last success.
        var pauses = 0
    }

    /// Pause after the first refusal because of a secondary limit, if the refusal has no header Retry-After. Each further refusal doubles
    /// the pause, up to `longestPause`.
    private static let shortestPause = Duration.seconds(60)
    private static let longestPause = Duration.seconds(3600)

    /// Returns the resource toward whose limit a request counts, by its URL. Nil for a request that counts toward no limit.
    static func resource(of request: HTTPRequest) -> String? {
        let path = request.url.prefix { $0 != "?" }
        if path.hasSuffix("/rate_limit") { return nil }
        if path.hasSuffix("/graphql") { return "graphql" }
        if path.hasSuffix("/search/code") { return "code_search" }
        return path.contains("/search/") ? "search" : "core"
    }

    /// Counts a request that is about to be sent.
    /// - Throws: `rate_limited` if the request would exceed a limit.
    func begin(_ resource: String?) throws(DanXiError) {
        guard let resource else { return }
        let refusal = state.withLock { state -> DanXiError? in
            let open = state.open[resource, default: 0]
            if let bucket = state.buckets[resource], bucket.end > .now, bucket.remaining <= open { return bucket.error(resource) }
            state.open[resource] = open + 1
            return nil
        }
        if let refusal { throw refusal }
    }

    /// Returns the error for a resource without remaining requests. Nil if requests remain, or if no limit of the current period is known.
    func error(_ resource: String) -> DanXiError? {
        let bucket = state.withLock { $0.buckets[resource] }
        return bucket.flatMap { $0.end > .now && $0.remaining == 0 ? $0.error(resource) : nil }
    }

    /// Ends a request that ``begin(_:)`` has counted.
    func end(_ resource: String?) {
        guard let resource else { return }
        state.withLock { state in
            let open = state.open[resource, default: 1] - 1
            state.open[resource] = open > 0 ? open : nil
        }
    }

    /// Records the limits that a response states.
    /// - Throws: `rate_limited` if the response is a refusal because of a limit; `not_signed_in` if the resource needs a token.
    func record(_ response: HTTPResponse, resource: String?) throws(DanXiError) {
        let limit = RateLimit(response)
        let name = response.headers["X-RateLimit-Resource"] ?? resource
        if let limit, let name {
            state.withLock { state in
                // Responses of one period can overtake each other. At most 64 resources are kept, because a server may send any names.
                guard state.buckets[name] != nil || state.buckets.count < 64 else { return }
                state.buckets[name] = state.buckets[name].map { limit.following($0) } ?? limit
            }
        }
        guard [403, 429].contains(response.status) else {
            if response.isSuccess { state.withLock { $0.pauses = 0 } }
            return
        }
        let message = GitHubRefusal(response)?.message
        if response.needsToken { throw Self.tokenMissing(response, message: message) }
        if let limit, limit.remaining == 0, response.retryAfter == nil {
            throw limit.error(name ?? "core", response, message: message).showing(response)
        }
        let isLimit = response.status == 429 || response.retryAfter != nil || Self.namesLimit(message)
        if isLimit { throw pause(after: response, message: message) }
    }

    /// Returns whether the message of a refusal is about a limit, and not about a missing permission.
    private static func namesLimit(_ message: String?) -> Bool {
        guard let message = message?.lowercased() else { return false }
        return ["rate limit", "abuse detection", "please retry your request again later"].contains { message.contains($0) }
    }

    private static func tokenMissing(_ response: HTTPResponse, message: String?) -> DanXiError {
        DanXiError(
            .notSignedIn,
            "\(response.place): GitHub requires a token for this resource. Set github.token in the configuration to a valid token.",
            httpStatus: response.status, serverMessage: message
        ).showing(response)
    }

    /// Returns the error for a refusal because of a secondary limit.
    private func pause(after response: HTTPResponse, message: String?) -> DanXiError {
        let delay = state.withLock { state in
            let doubled = Self.shortestPause * (1 << min(state.pauses, 6))
            let delay = min(response.retryAfter ?? doubled, Self.longestPause)
            state.pauses += 1
            return delay
        }
        return Self.error(after: delay, httpStatus: response.status, message: message).showing(response, body: response.textExcerpt())
    }

    /// Returns the error for a request that is not sent because of a pause.
    static func paused(until end: Instant) -> DanXiError {
        error(after: max(.zero, Instant.now.duration(to: end)), httpStatus: nil, message: nil)
    }

    private static func error(after delay: Duration, httpStatus: Int?, message: String?) -> DanXiError {
        let seconds = (delay.wholeMilliseconds + 999) / 1000
        let sent = httpStatus == nil ? "Nothing was sent." : "The request was refused."
        return DanXiError(
            .rateLimited,
            "GitHub asks for a pause of \(seconds) s (secondary rate limit). \(sent) Wait, and then send fewer requests at the same time, and fewer changes.",
            httpStatus: httpStatus, retryAfterMilliseconds: delay.wholeMilliseconds, serverMessage: message,
            detail: .object(["limit_kind": .string("secondary"), "reset": RateLimit.time(after: delay)]),
            delivery: httpStatus == nil ? .unsent : nil)
    }
}

extension HTTPResponse {
    /// Whether the resource needs a token: the request had no token, and the limit is 0.
    var needsToken: Bool { request.headers["Authorization"] == nil && headers["X-RateLimit-Limit"] == "0" }
}
