import Networking

/// The URL of a request, and the way to sign in to its site.
struct SignInTarget: Sendable {
    let signIn: SiteSignIn
    /// The URL of the request.
    let url: String

    /// The host that keeps the site's sign-in.
    var host: String { Origin(signIn.entry ?? url)?.host ?? url }

    /// The URL to open to sign in.
    var startURL: String {
        let entry = signIn.entry ?? url
        return signIn.realm == .classic ? ClassicSignInAPI.loginURL(for: entry) : entry
    }
}
