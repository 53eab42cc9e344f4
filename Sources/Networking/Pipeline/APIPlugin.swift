import Errors
import HTTP

/// A plugin of an ``APIService``. It observes, changes, refuses or repeats requests, and observes or replaces their responses.
package protocol APIPlugin: Sendable {
    /// Returns the request to send, for example with further headers.
    func prepare(_ request: HTTPRequest, for origin: some APIRequest) async throws -> HTTPRequest
    /// Throws to stop a request from being sent.
    func maySend(_ request: HTTPRequest, for origin: some APIRequest) async throws
    /// Observes the response, or the error of sending, before interceptors and parsing.
    func willReceive(_ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, after duration: Duration) async
    /// Checks or replaces the response or the error of sending, or asks to send the request again. Called before the request's own
    /// ``APIRequest/intercept(response:resend:)``.
    func intercept(
        _ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, attempt: RequestAttempt
    ) async throws -> Interception
    /// Observes the outcome of the request after interceptors and parsing. `failure` is nil on success.
    func didReceive(_ failure: (any Error)?, for origin: some APIRequest) async
}

extension APIPlugin {
    package func prepare(_ request: HTTPRequest, for origin: some APIRequest) async throws -> HTTPRequest { request }
    package func maySend(_ request: HTTPRequest, for origin: some APIRequest) async throws {}
    package func willReceive(
        _ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, after duration: Duration
    ) async {}
    package func intercept(
        _ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, attempt: RequestAttempt
    ) async throws -> Interception { .pass(result) }
    package func didReceive(_ failure: (any Error)?, for origin: some APIRequest) async {}
}

/// The decision of a plugin about a response or an error.
package enum Interception: Sendable {
    /// The decision to continue with this response or error.
    case pass(Result<HTTPResponse, any Error>)
    /// The decision to send the request again after a delay. All plugins then prepare and check the request again. If the request may not
    /// be repeated, or the deadline of the call is too near, the next plugin sees the same response or error instead.
    case repeatRequest(after: Duration)
}

/// An attempt to send a request. Plugins can ask for further attempts.
package struct RequestAttempt: Sendable {
    /// Maximum number of attempts.
    package static let limit = 5

    /// Number of the attempt, from 1.
    package let number: Int
    /// Whether the request may be sent again: fewer than ``limit`` attempts were made, and the request is repeatable or certainly was not
    /// sent.
    package let mayBeRepeated: Bool

    init(number: Int, of request: HTTPRequest, _ result: Result<HTTPResponse, any Error>) {
        self.number = number
        var isUnsent = false
        if case .failure(let error as DanXiError) = result { isUnsent = error.delivery == .unsent }
        mayBeRepeated = number < Self.limit && (request.effect.isRepeatable || isUnsent)
    }
}
