import Errors

/// How often and after which waits a failed request is sent again.
package struct RetryPolicy: Sendable {
    /// How often it is sent in all.
    package var attempts: Int
    /// The longest wait before the second attempt; it doubles from attempt to attempt.
    package var baseDelay: Duration

    package init(attempts: Int = 3, baseDelay: Duration = .milliseconds(200)) {
        self.attempts = attempts
        self.baseDelay = baseDelay
    }

    /// Between half and all of the longest wait, by chance, so that clients which failed together do not return together.
    func delay(beforeAttempt attempt: Int) -> Duration {
        baseDelay * (1 << min(max(attempt - 2, 0), 16)) * Double.random(in: 0.5...1)
    }
}

/// Repeats requests that may be repeated, if they fail in a way that may pass: no connection, 429, 502, 503, 504.
struct RetryingClient: APIClient {
    let client: any APIClient
    let policy: RetryPolicy

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        var attempt = 1
        while true {
            attempt += 1
            do {
                let response = try await client.send(request)
                guard [429, 502, 503, 504].contains(response.status),
                    let delay = delay(before: attempt, of: request, asked: response.retryAfter)
                else { return response }
                try await Task.sleep(for: delay)
            } catch let error as DanXiError where error.code == .network {
                guard let delay = delay(before: attempt, of: request, asked: nil) else { throw error }
                try await Task.sleep(for: delay)
            }
        }
    }

    /// How long to wait before an attempt; nil if there shall be none.
    private func delay(before attempt: Int, of request: HTTPRequest, asked: Duration?) -> Duration? {
        guard request.method.isIdempotent, !request.isSentOnce, attempt <= policy.attempts else { return nil }
        let delay = asked ?? policy.delay(beforeAttempt: attempt)
        return CallContext.current.allows(waiting: delay) ? delay : nil
    }
}

extension HTTPResponse {
    /// What the server asks to wait; only its form in seconds, which is the one in use.
    package var retryAfter: Duration? {
        headers["Retry-After"].flatMap { Int($0) }.flatMap { (0...86_400).contains($0) ? .seconds($0) : nil }
    }
}
