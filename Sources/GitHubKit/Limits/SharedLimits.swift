import Errors
import JSON
import Storage
import Threads

/// The exceeded rate limits of an account, which the account's sessions share. A limit that one session has exceeded applies to all of
/// them.
struct SharedLimits: Sendable {
    let pauses: SharedPauses
    /// The identity of the server and the account.
    let key: String

    /// Checks the limits that the sessions share.
    /// - Throws: `rate_limited` if a session has exceeded the limit of the resource, or if GitHub has asked a session for a pause.
    func check(_ resource: String?) async throws {
        guard let resource else { return }
        if let end = try await pauses.end(of: key) { throw RateLimits.paused(until: end) }
        if let end = try await pauses.end(of: key(of: resource)) { throw Self.usedUp(resource, until: end) }
    }

    /// Runs `record`, which reads the limits in a response, and shares an exceeded limit with the other sessions of the account.
    func recording(_ resource: String?, _ limits: RateLimits, _ record: () throws -> Void) async throws {
        do {
            try record()
            if let resource, let error = limits.error(resource) { try await share(error, resource) }
        } catch let error as DanXiError where error.code == .rateLimited {
            try await share(error, resource)
            throw error
        }
    }

    private func share(_ error: DanXiError, _ resource: String?) async throws {
        guard let delay = error.retryAfterMilliseconds, delay > 0 else { return }
        let end = Instant.now + .milliseconds(delay)
        let isPrimary = if case .object(let members)? = error.detail { members["limit_kind"] == .string("primary") } else { false }
        try await pauses.extend(isPrimary ? key(of: resource ?? "core") : key, to: end)
    }

    private func key(of resource: String) -> String { "\(key)\n\(resource)" }

    private static func usedUp(_ resource: String, until end: Instant) -> DanXiError {
        let delay = max(.zero, Instant.now.duration(to: end))
        return DanXiError(
            .rateLimited,
            "GitHub's rate limit (`\(resource)`) is used up, as another session of the account has learned. Nothing was sent. Call again after \((delay.wholeMilliseconds + 999) / 1000) s.",
            retryAfterMilliseconds: delay.wholeMilliseconds,
            detail: .object([
                "limit_kind": .string("primary"), "resource": .string(resource), "reset": RateLimit.time(after: delay),
            ]), delivery: .unsent)
    }
}
