import Errors
import HTTP
import Networking

/// A client that sends each request directly or through WebVPN. It follows no redirects: a redirect may lead from a campus-only host to a
/// public host or back, so each target needs its own decision.
package struct WebVPNClient: APIClient {
    private let route: @Sendable () -> WebVPNRoute?
    private let direct: any APIClient

    /// - Parameters:
    ///   - route: returns the route for a request. Nil to send the request directly.
    ///   - direct: a client for the requests that do not go through WebVPN. It must not follow redirects.
    package init(route: @escaping @Sendable () -> WebVPNRoute?, direct: any APIClient) {
        self.route = route
        self.direct = direct
    }

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let origin = request.origin, let route = route() else { return try await direct.send(request) }
        return try await send(request, origin, by: route)
    }

    private func send(_ request: HTTPRequest, _ origin: Origin, by route: WebVPNRoute) async throws -> HTTPResponse {
        if try await usesGateway(of: route, for: request, origin) { return try await route.gateway.send(request) }
        let result: Result<HTTPResponse, any Error>
        do { result = .success(try await direct.send(request)) } catch { result = .failure(error) }
        if try await usesGateway(of: route, after: result, to: request, origin) { return try await route.gateway.send(request) }
        return try result.get()
    }

    private func usesGateway(of route: WebVPNRoute, for request: HTTPRequest, _ origin: Origin) async throws -> Bool {
        let mustEncrypt = !origin.isEncrypted && request.neededConfidentiality != .open
        if mustEncrypt && route.encrypts(origin) { return true }
        return try await route.usesWebVPN(for: origin)
    }

    /// Returns whether to send a request through WebVPN after the server did not respond to the direct request. Returns false without an
    /// account, for a request that must not be repeated, and if the server can be reached directly after all. If false, the caller gets the
    /// result of the direct request.
    private func usesGateway(
        of route: WebVPNRoute, after result: Result<HTTPResponse, any Error>, to request: HTTPRequest, _ origin: Origin
    ) async throws -> Bool {
        switch result {
        case .success(let response):
            guard !route.server(origin).isSender(of: response), request.effect.isRepeatable else { return false }
        case .failure(let error):
            guard let error = error as? DanXiError, WebVPNReachability.isUnreachable(error) else { return false }
            // A request that the server may have received is sent again only if it is repeatable.
            guard request.effect.isRepeatable || error.code == .tls || error.delivery == .unsent else { return false }
        }
        return try await route.usesWebVPN(afterFailureOf: origin)
    }
}
