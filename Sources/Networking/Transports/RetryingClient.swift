import Calls
import Errors
import HTTP
import Threads

/// A client that sends repeatable requests again after failures that may be temporary: network errors and the statuses 429, 502, 503 and
/// 504. It sends other requests again only after a network error before the first byte was sent.
///
/// If a request is not sent because its server is in trouble, it is not retried. After another attempt, the outcome of that attempt counts,
/// because it has the reason.
struct RetryingClient: APIClient {
    let client: any APIClient
    let policy: RetryPolicy

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        var attempt = 1
        var last: Result<HTTPResponse, DanXiError>?
        while true {
            attempt += 1
            let start = Instant.now
            do {
                let response = try await client.send(request)
                guard [429, 502, 503, 504].contains(response.status),
                    request.effect.isRepeatable, let delay = delay(before: attempt, retryAfter: response.retryAfter)
                else { return response }
                last = .success(response)
                try await Timers.sleep(for: delay)
                Metrics.current.retries.add()
            } catch let error as DanXiError where error.isOfServerInTrouble {
                guard let last else { throw error }
                return try last.get()
            } catch let error as DanXiError where error.code == .network {
                // Another attempt to connect may take as long as this one. If the deadline of the call is nearer, the caller gets the
                // connection's error instead of a timeout.
                let needed = error.delivery == .unsent ? start.duration(to: .now) : .zero
                guard request.effect.isRepeatable || error.delivery == .unsent,
                    let delay = delay(before: attempt, retryAfter: nil, needed: needed)
                else { throw error }
                last = .failure(error)
                try await Timers.sleep(for: delay)
                Metrics.current.retries.add()
            }
        }
    }

    /// Returns the delay before the attempt number `attempt`, or nil if the policy allows fewer attempts or the deadline of the call is
    /// too near.
    /// - Parameter needed: the time that the attempt must have left after the delay.
    private func delay(before attempt: Int, retryAfter: Duration?, needed: Duration = .zero) -> Duration? {
        guard attempt <= policy.attempts else { return nil }
        let delay = retryAfter ?? policy.delay(beforeAttempt: attempt)
        return CallContext.current.allows(waiting: delay + needed) ? delay : nil
    }
}

extension DanXiError {
    /// Whether the request was not sent because the last requests to its server have failed.
    fileprivate var isOfServerInTrouble: Bool {
        [.network, .serverFailure].contains(code) && delivery == .unsent && retryAfterMilliseconds != nil
    }
}
