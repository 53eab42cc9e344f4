import Calls
import Errors
import HTTP
import Threads

/// Sends repeatable requests again after failures that may be temporary: no connection, 429, 502, 503 and 504. Other requests are sent
/// again only if the server has received no byte of them.
struct RetryingClient: APIClient {
    let client: any APIClient
    let policy: RetryPolicy

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        var attempt = 1
        while true {
            attempt += 1
            let start = ContinuousClock.now
            do {
                let response = try await client.send(request)
                guard [429, 502, 503, 504].contains(response.status),
                    request.effect.isRepeatable, let delay = delay(before: attempt, retryAfter: response.retryAfter)
                else { return response }
                try await Timers.sleep(for: delay)
            } catch let error as DanXiError where error.code == .network {
                // A failed connection may take the same time again. If the deadline is nearer, its error is thrown instead of a timeout.
                let needed = error.delivery == .unsent ? start.duration(to: .now) : .zero
                guard request.effect.isRepeatable || error.delivery == .unsent,
                    let delay = delay(before: attempt, retryAfter: nil, needed: needed)
                else { throw error }
                try await Timers.sleep(for: delay)
            }
        }
    }

    /// Returns the delay before an attempt, or nil if there were enough attempts or the deadline is too near.
    /// - Parameter needed: the minimum time that the attempt takes.
    private func delay(before attempt: Int, retryAfter: Duration?, needed: Duration = .zero) -> Duration? {
        guard attempt <= policy.attempts else { return nil }
        let delay = retryAfter ?? policy.delay(beforeAttempt: attempt)
        return CallContext.current.allows(waiting: delay + needed) ? delay : nil
    }
}
