/// The way to sign in to a campus site. The site decides which of the university's sign-in pages it shows.
///
/// A sign-in with an entry page opens that page before the first request, and again when the sign-in has expired. Without an entry page,
/// the sign-in starts when the site redirects a request to a sign-in page. One host may have several sites, each with its own entry page.
package struct SiteSignIn: Sendable, Hashable {
    let isNeeded: Bool
    /// The URLs that start the sign-in, in the order in which they are tried. If the list is empty, the URL of the
    /// request starts the sign-in.
    let entries: [String]
    /// The query parameter of the first entry page that contains the URL to open after the sign-in. Nil if the page has no such parameter.
    let targetParameter: String?
    /// Whether the site now and then answers 403 to a valid sign-in, and accepts the same request after it was entered again.
    var forgetsEntry = false
    /// Whether the site asks for a sign-in with the header WWW-Authenticate (RFC 9110, section 11.6.1). A 401 without it means that the
    /// signed-in account has no permission.
    var challenges = false

    /// No sign-in. The site needs no account. If the site redirects to a sign-in page nevertheless, the request fails.
    package static let none = SiteSignIn(isNeeded: false, entries: [], targetParameter: nil)

    /// A sign-in without an entry page. The site redirects a request that needs a sign-in.
    package static let page = SiteSignIn(isNeeded: true, entries: [], targetParameter: nil)

    /// Returns whether a URL is an entry page. The http URL of an https entry page counts too, because some sites redirect to the http URL.
    func isEntry(_ url: String) -> Bool { entries.contains(url) || HTTPSClient.upgraded(url).map(entries.contains) ?? false }

    /// - Parameters:
    ///   - url: an entry page, such as `https://elife.fudan.edu.cn/login2.action`.
    ///   - targetParameter: the query parameter for the URL to open after the sign-in. With this parameter, a sign-in ends at the requested
    ///     page.
    ///   - fallback: another URL that starts the sign-in. It is opened if the sign-in at the entry page fails.
    ///   - forgetsEntry: whether the site now and then answers 403 to a valid sign-in. It is then entered again, once for each request.
    ///   - challenges: whether a 401 asks for a sign-in only with the header WWW-Authenticate.
    package static func entry(
        _ url: String, targetParameter: String? = nil, fallback: String? = nil, forgetsEntry: Bool = false, challenges: Bool = false
    ) -> SiteSignIn {
        SiteSignIn(
            isNeeded: true, entries: [url] + (fallback.map { [$0] } ?? []), targetParameter: targetParameter, forgetsEntry: forgetsEntry,
            challenges: challenges)
    }
}
