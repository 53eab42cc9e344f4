/// The way to sign in to a campus site.
///
/// A sign-in with an entry page opens that page before the first request, and again when the sign-in has expired. Without an entry page,
/// it starts when the site redirects a request to a sign-in page.
struct SiteSignIn: Sendable, Hashable {
    /// Nil: the site needs no account, and a redirect to a sign-in page is an error.
    let realm: SignInRealm?
    /// The URL that starts the sign-in. Nil: the URL of the request itself.
    let entry: String?

    /// The site needs no account.
    static let none = SiteSignIn(realm: nil, entry: nil)

    /// The site redirects to `id.fudan.edu.cn` when a request needs a sign-in.
    static let neo = SiteSignIn(realm: .neo, entry: nil)

    /// The neo sign-in at `id.fudan.edu.cn`, started by an entry page such as `https://fdjwgl.fudan.edu.cn/student/sso/login`.
    static func neo(at entry: String) -> SiteSignIn { SiteSignIn(realm: .neo, entry: entry) }

    /// The classic sign-in at `uis.fudan.edu.cn`, which sends the browser to a target with a ticket.
    /// - Parameter target: the URL that the ticket is for, such as `https://elife.fudan.edu.cn/login2.action`.
    static func classic(target: String) -> SiteSignIn { SiteSignIn(realm: .classic, entry: target) }
}
