import HTTP
import Networking
import Synchronization

/// Sends the requests of a sign-in to campus-only hosts through WebVPN when necessary, and all others directly.
final class SignInTransport: Sendable {
    private let direct: any APIClient
    private let allowsPlainHTTP: Bool
    private let route = Mutex(Route())

    /// Weak, because the route uses the sign-in, and the sign-in this transport.
    private struct Route {
        weak var value: WebVPNRoute?
    }

    /// - Parameter direct: sends requests without cookies and without redirects.
    init(direct: any APIClient, allowsPlainHTTP: Bool = false) {
        self.direct = direct
        self.allowsPlainHTTP = allowsPlainHTTP
    }

    func use(_ route: WebVPNRoute) { self.route.withLock { $0.value = route } }

    /// Returns a client with the cookies of a jar.
    func client(_ jar: CookieJar) -> any APIClient {
        let withCookies = CookieClient(client: direct, allowsPlainHTTP: allowsPlainHTTP, jar: jar)
        return HTTPSClient(client: Client(transport: self, direct: withCookies), allowsPlainHTTP: allowsPlainHTTP)
    }

    private struct Client: APIClient {
        let transport: SignInTransport
        let direct: any APIClient

        func send(_ request: HTTPRequest) async throws -> HTTPResponse {
            guard let route = transport.route.withLock({ $0.value }) else { return try await direct.send(request) }
            return try await WebVPNClient(route: route, direct: direct).send(request)
        }
    }
}
