import Networking

/// A request that needs a sign-in: where, and how.
struct SignInTarget: Sendable {
    let signIn: SiteSignIn
    /// The URL of the request.
    let url: String

    /// The host that keeps the site's session.
    var host: String { Origin(signIn.entry ?? url)?.host ?? url }

    /// The URL to open to sign in.
    var startURL: String {
        let entry = signIn.entry ?? url
        return signIn.realm == .classic ? ClassicSignInAPI.loginURL(for: entry) : entry
    }
}
