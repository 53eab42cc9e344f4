import Networking

/// How a campus service is signed in to.
///
/// `.neo` and `.none` open no page in advance. A sign-in with an entry page opens that page before the first request, and again when the
/// service has ended its session.
struct ServiceSignIn: Sendable, Hashable {
    /// Nil: the service needs no account, and a redirect to a sign-in page is an error.
    let realm: SignInRealm?
    /// The URL that starts the sign-in. Nil: the URL of the request itself.
    let entry: String?

    /// The service needs no account.
    static let none = ServiceSignIn(realm: nil, entry: nil)

    /// The service redirects to `id.fudan.edu.cn` when a request needs a sign-in.
    static let neo = ServiceSignIn(realm: .neo, entry: nil)

    /// `id.fudan.edu.cn`, started by an entry page such as `https://fdjwgl.fudan.edu.cn/student/sso/login`.
    static func neo(at entry: String) -> ServiceSignIn { ServiceSignIn(realm: .neo, entry: entry) }

    /// `uis.fudan.edu.cn`.
    /// - Parameter target: The URL that the ticket is for, such as `https://elife.fudan.edu.cn/login2.action`.
    static func classic(target: String) -> ServiceSignIn { ServiceSignIn(realm: .classic, entry: target) }
}

/// The university's two sign-in servers. They share accounts and passwords, but no sessions.
enum SignInRealm: Sendable, Hashable, CaseIterable {
    case neo
    case classic

    var host: String {
        switch self {
        case .neo: "id.fudan.edu.cn"
        case .classic: "uis.fudan.edu.cn"
        }
    }
}

/// A request that needs a sign-in: where, and how.
struct SignInTarget: Sendable {
    let signIn: ServiceSignIn
    /// The URL of the request.
    let url: String

    /// The host that keeps the service's session.
    var host: String { Origin(signIn.entry ?? url)?.host ?? url }

    /// The URL to open to sign in.
    var startURL: String {
        let entry = signIn.entry ?? url
        return signIn.realm == .classic ? ClassicSignInAPI.loginURL(for: entry) : entry
    }
}
