import Networking
import WebVPN

/// The parts from which clients for the university's servers are made. These clients send secrets over https unless `allowsPlainHTTP` is
/// true, and requests to campus-only hosts through WebVPN when necessary.
struct CampusTransport: Sendable {
    /// A client that adds no cookies and follows no redirects.
    let direct: any APIClient
    /// The route through WebVPN. Nil to send all requests directly.
    let route: WebVPNRoute?
    let allowsPlainHTTP: Bool

    /// Returns a client for the requests of a sign-in to a site, with the cookies of a jar.
    func client(_ jar: CookieJar) -> any APIClient {
        client(
            over: CookieClient(client: direct, allowsPlainHTTP: allowsPlainHTTP, entersHost: { SignInServer($0) == nil }, jar: jar))
    }

    /// Returns a client that adds https and WebVPN to another client.
    /// - Parameter direct: a client that adds cookies, but does not use WebVPN.
    func client(over direct: any APIClient) -> any APIClient {
        ParserClient(
            client: HTTPSClient(
                client: route.map { route in WebVPNClient(route: { route }, direct: direct) } ?? direct, allowsPlainHTTP: allowsPlainHTTP))
    }
}
