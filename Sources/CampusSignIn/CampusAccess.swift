import Calls
import Networking
import Storage
import WebVPN

/// A session's access to the university: the client for the university's sites, and the route through WebVPN.
package struct CampusAccess: Sendable {
    package let client: CampusClient
    package let webVPN: WebVPNRoute

    /// The username of the signed-in account. Nil if no account is signed in.
    package var account: String? { client.account }

    /// Makes sure that a later session with the store continues the sign-in. Call this function while no call runs. Blocks the calling thread.
    /// - Returns: false if the sign-in is not remembered. True without a sign-in.
    package func keepSignIn() throws -> Bool { try client.signIn.keep() }

    /// - Parameters:
    ///   - base: a client that adds no cookies, follows no redirects and retries nothing.
    ///   - mode: when requests to campus-only hosts go through WebVPN.
    ///   - allowsPlainHTTP: whether tickets and cookies may be sent over plain http to sites without https.
    ///   - userAgent: the User-Agent for the university's sites. Nil for the User-Agent of `base`.
    ///   - store: the store for a remembered sign-in. Nil if no sign-in can be remembered.
    package init(
        client base: any APIClient, webVPN mode: WebVPNMode = .auto, allowsPlainHTTP: Bool = false, userAgent: String? = nil,
        store: (any StoreBackend)?, log: @escaping LogHandler
    ) {
        let direct = userAgent.map { UserAgentClient(client: base, userAgent: $0) } ?? base
        let signIn = CurrentSignIn(store: store, log: log)
        let account = CampusWebVPNAccount(
            signIn: signIn, transport: CampusTransport(direct: direct, route: nil, allowsPlainHTTP: allowsPlainHTTP), log: log)
        webVPN = WebVPNRoute(mode: mode, allowsPlainHTTP: allowsPlainHTTP, account: account, client: direct, log: log)
        client = CampusClient(
            signIn: signIn, transport: CampusTransport(direct: direct, route: webVPN, allowsPlainHTTP: allowsPlainHTTP), log: log)
    }
}
