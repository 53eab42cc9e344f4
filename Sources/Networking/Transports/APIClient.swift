import Errors
import HTTP

/// A type that sends a request and returns its response, with any status. Only ``RedirectingClient`` follows redirects. All other clients
/// return them.
///
/// Cancelling the task cancels the request. Errors are ``DanXiError``s, except `CancellationError`.
package protocol APIClient: Sendable {
    func send(_ request: HTTPRequest) async throws -> HTTPResponse
}

/// The client that sends all requests of a session.
package protocol SessionClient: APIClient {
    /// Maximum number of requests that the client sends to a server at the same time. Further requests wait. Without a limit, `Int.max`.
    var maxRequestsPerServer: Int { get }

    /// Tells the client to start no more requests, because the session is about to call ``close()``. Does nothing by default.
    func beginClosing()

    /// Ends all requests with the error `closed`. Later requests fail with the same error.
    func close()
}

extension SessionClient {
    package func beginClosing() {}
}
