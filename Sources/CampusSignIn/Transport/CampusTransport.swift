import Networking
import WebVPN

/// Sends requests to the university's servers. Secrets go over https, and requests to campus-only hosts go through WebVPN when necessary.
struct CampusTransport: Sendable {
    /// Sends requests without cookies and without redirects.
    let direct: any APIClient
    /// Nil to send all requests directly.
    let route: WebVPNRoute?
    let allowsPlainHTTP: Bool

    /// Returns a client with the cookies of a jar.
    func client(_ jar: CookieJar) -> any APIClient {
        client(over: CookieClient(client: direct, allowsPlainHTTP: allowsPlainHTTP, jar: jar))
    }

    /// Returns a client that adds https and WebVPN to another client.
    /// - Parameter direct: a client that sends requests with their cookies, but not through WebVPN.
    func client(over direct: any APIClient) -> any APIClient {
        HTTPSClient(
            client: route.map { WebVPNClient(route: $0, direct: direct) } ?? direct, allowsPlainHTTP: allowsPlainHTTP)
    }
}
