import Calls
import Networking
import WebVPN

/// The campus account with which a session signs in to WebVPN.
struct CampusWebVPNAccount: WebVPNAccount {
    let signIn: CurrentSignIn
    /// The clients for the requests that sign in to WebVPN. These requests do not go through WebVPN: WebVPN and the sign-in servers can be
    /// reached from everywhere, and a sign-in through WebVPN would wait for itself.
    let transport: CampusTransport
    let log: LogHandler

    var isPresent: Bool { signIn.current.identity != nil }

    let signInHosts = Set(SignInServer.allCases.map(\.host))

    func signIn(isOfCall: Bool) async throws -> (any WebVPNSignIn)? {
        let signIn = isOfCall ? try await signIn.signInOfCall() : signIn.current
        guard signIn.identity != nil else { return nil }
        return CampusWebVPNSignIn(authenticator: CampusAuthenticator(signIn, transport: transport, log: log))
    }

    func save() async { await signIn.save() }
}

private struct CampusWebVPNSignIn: WebVPNSignIn {
    let authenticator: CampusAuthenticator

    var jar: CookieJar { authenticator.jar }

    func entry(_ url: String) throws -> WebVPNEntry {
        let check = try authenticator.check(SiteTarget(signIn: .page, url: url))
        return WebVPNEntry(count: check.count, isUnderWay: check.isUnderWay, isCurrent: check.isCurrent)
    }

    func enter(_ url: String, after count: Int) async throws {
        try await authenticator.enter(SiteTarget(signIn: .page, url: url), after: count)
    }
}
