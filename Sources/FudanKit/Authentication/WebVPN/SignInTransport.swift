import Networking
import Synchronization

/// Sends the requests of a sign-in to campus-only hosts through WebVPN when necessary, and all others directly.
final class SignInTransport: APIClient {
    private let direct: any APIClient
    private let route = Mutex(Route())

    /// Weak, because the route uses the sign-in, and the sign-in this transport.
    private struct Route {
        weak var value: WebVPNRoute?
    }

    init(direct: any APIClient) {
        self.direct = direct
    }

    func use(_ route: WebVPNRoute) { self.route.withLock { $0.value = route } }

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let route = route.withLock({ $0.value }) else { return try await direct.send(request) }
        return try await WebVPNClient(route: route, direct: direct).send(request)
    }
}
