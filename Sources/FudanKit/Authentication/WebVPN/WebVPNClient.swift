import Errors
import Networking

/// Sends requests to campus-only hosts directly or through WebVPN. It does not
/// follow redirects, because a redirect may lead to a host of the other kind.
struct WebVPNClient: APIClient {
    let route: WebVPNRoute
    let direct: any APIClient

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let origin = Origin(request.url) else { return try await direct.send(request) }
        if try await route.usesWebVPN(for: origin) { return try await route.gateway.send(request) }
        do {
            let response = try await direct.send(request)
            // Without an account, or if the server can be reached after all, the caller gets what was received.
            guard !WebVPNServer(origin).isSender(of: response), request.effect.isRepeatable,
                try await route.usesWebVPN(afterFailureOf: origin)
            else { return response }
            return try await route.gateway.send(request)
        } catch let error as DanXiError where WebVPNReachability.isUnreachable(error) {
            // A request that the server may have received is not sent again.
            let mayResend = request.effect.isRepeatable || error.code == .tls || error.delivery == .unsent
            guard mayResend, try await route.usesWebVPN(afterFailureOf: origin) else { throw error }
            return try await route.gateway.send(request)
        }
    }
}
