import Networking
import WebVPN

/// Sends requests to the university's servers: secrets over https, and requests to campus-only hosts through WebVPN when necessary.
struct CampusTransport: Sendable {
    /// Sends requests without cookies and without redirects.
    let direct: any APIClient
    /// Nil: all requests are sent directly.
    let route: WebVPNRoute?
    let allowsPlainHTTP: Bool

    /// Returns a client with the cookies of a jar.
    func client(_ jar: CookieJar) -> any APIClient {
        client(over: CookieClient(client: direct, allowsPlainHTTP: allowsPlainHTTP, jar: jar))
    }

    /// - Parameter direct: sends a request that does not go through WebVPN, with its cookies.
    func client(over direct: any APIClient) -> any APIClient {
        HTTPSClient(
            client: route.map { WebVPNClient(route: $0, direct: direct) } ?? direct, allowsPlainHTTP: allowsPlainHTTP)
    }
}
