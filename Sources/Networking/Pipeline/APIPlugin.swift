/// A part of an ``APIService`` that is called for each of its requests.
package protocol APIPlugin: Sendable {
    /// Completes a request before it is sent.
    func prepare(_ request: HTTPRequest, for origin: some APIRequest) async throws -> HTTPRequest
    /// Throws to stop a request from being sent.
    func maySend(_ request: HTTPRequest, for origin: some APIRequest) async throws
    /// Receives the response, or the error, before interceptors and parsing.
    func willReceive(_ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, after duration: Duration)
    /// Receives the outcome after interceptors and parsing. `failure` is nil on success.
    func didReceive(_ failure: (any Error)?, for origin: some APIRequest)
}

extension APIPlugin {
    package func prepare(_ request: HTTPRequest, for origin: some APIRequest) async throws -> HTTPRequest { request }
    package func maySend(_ request: HTTPRequest, for origin: some APIRequest) async throws {}
    package func willReceive(_ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, after duration: Duration) {}
    package func didReceive(_ failure: (any Error)?, for origin: some APIRequest) {}
}
