import Errors

/// How often and after which waits a failed request is sent again.
public struct RetryPolicy: Sendable {
    /// How often it is sent in all.
    public var attempts: Int
    /// The longest wait before the second attempt; it doubles from attempt to attempt.
    public var baseDelay: Duration

    public init(attempts: Int = 3, baseDelay: Duration = .milliseconds(200)) {
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
            let result: Result<HTTPResponse, DanXiError>
            do {
                result = .success(try await client.send(request))
            } catch let error as DanXiError {
                result = .failure(error)
            }
            attempt += 1
            guard request.method.isIdempotent, !request.isSentOnce, attempt <= policy.attempts, Self.mayPass(result) else { return try result.get() }
            let delay = (try? result.get().retryAfter) ?? policy.delay(beforeAttempt: attempt)
            guard CallContext.current.allows(waiting: delay) else { return try result.get() }
            try await Task.sleep(for: delay)
        }
    }

    private static func mayPass(_ result: Result<HTTPResponse, DanXiError>) -> Bool {
        switch result {
        case .success(let response): [429, 502, 503, 504].contains(response.status)
        case .failure(let error): error.code == .network
        }
    }
}

extension HTTPResponse {
    /// What the server asks to wait; only its form in seconds, which is the one in use.
    public var retryAfter: Duration? {
        headers["Retry-After"].flatMap { Int($0) }.flatMap { (0...86_400).contains($0) ? .seconds($0) : nil }
    }
}
