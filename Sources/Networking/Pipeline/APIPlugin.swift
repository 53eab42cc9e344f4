/// Observes, completes or stops the requests of an ``APIService``.
package protocol APIPlugin: Sendable {
    /// Returns the request to send, for example with further headers.
    func prepare(_ request: HTTPRequest, for origin: some APIRequest) async throws -> HTTPRequest
    /// Throws to stop a request from being sent.
    func maySend(_ request: HTTPRequest, for origin: some APIRequest) async throws
    /// Called with the response or the error of sending, before interceptors and parsing.
    func willReceive(_ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, after duration: Duration)
    /// Called with the outcome after interceptors and parsing. `failure` is nil on success.
    func didReceive(_ failure: (any Error)?, for origin: some APIRequest)
}

extension APIPlugin {
    package func prepare(_ request: HTTPRequest, for origin: some APIRequest) async throws -> HTTPRequest { request }
    package func maySend(_ request: HTTPRequest, for origin: some APIRequest) async throws {}
    package func willReceive(_ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, after duration: Duration) {}
    package func didReceive(_ failure: (any Error)?, for origin: some APIRequest) {}
}
