/// A part of an ``APIService`` that sees every request of it (seed `002`).
public protocol APIPlugin: Sendable {
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
    public func prepare(_ request: HTTPRequest, for origin: some APIRequest) async throws -> HTTPRequest { request }
    public func maySend(_ request: HTTPRequest, for origin: some APIRequest) async throws {}
    public func willReceive(_ result: Result<HTTPResponse, any Error>, to request: HTTPRequest, after duration: Duration) {}
    public func didReceive(_ failure: (any Error)?, for origin: some APIRequest) {}
}
