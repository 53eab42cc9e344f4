/// A part of an ``APIService`` that sees every request of it (seed `002`).
package protocol APIPlugin: Sendable {
    /// Completes a request before it is sent.
    func prepare(_ request: HTTPRequest, for origin: some APIRequest) async throws -> HTTPRequest
    /// Stops a request from being sent, by throwing.
    func maySend(_ request: HTTPRequest, for origin: some APIRequest) async throws
    /// An answer, or the failure to get one, before anything is made of it.
    func willReceive(_ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, after duration: Duration)
    /// The outcome, after interceptors and parsing.
    func didReceive(_ failure: (any Error)?, for origin: some APIRequest)
}

extension APIPlugin {
    package func prepare(_ request: HTTPRequest, for origin: some APIRequest) async throws -> HTTPRequest { request }
    package func maySend(_ request: HTTPRequest, for origin: some APIRequest) async throws {}
    package func willReceive(_ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, after duration: Duration) {}
    package func didReceive(_ failure: (any Error)?, for origin: some APIRequest) {}
}
