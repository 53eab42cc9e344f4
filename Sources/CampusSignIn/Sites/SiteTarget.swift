import HTTP
import Text

/// A request's URL, and the way to sign in to its site.
struct SiteTarget: Sendable {
    let signIn: SiteSignIn
    /// The URL of the request, with its query.
    let url: String
    let method: HTTPMethod

    init(signIn: SiteSignIn, url: String, method: HTTPMethod = .get) {
        self.signIn = signIn
        self.url = url
        self.method = method
    }

    /// The identifier of the site. Requests with the same key share one sign-in to the site.
    var key: String { signIn.entries.first ?? Origin(url)?.host ?? url }

    /// The host that keeps the site's sign-in.
    var host: String { Origin(startURL)?.host ?? url }

    /// The origin by which the sign-in server knows the site: `https://elife.fudan.edu.cn`.
    var serviceOrigin: String { Origin(startURL).map { "\($0.scheme)://\($0.host)" } ?? startURL }

    /// The first URL to open for a sign-in: the entry page or, if the site has none, the URL of the request.
    var startURL: String { signIn.entries.first ?? url }

    /// The URLs to open one after the other until the site accepts the request.
    var startURLs: [String] { signIn.entries.isEmpty ? [url] : signIn.entries }

    /// The URL of the entry page with the URL of the request as a parameter, so that the sign-in ends at the requested page. Nil if the
    /// method is not GET or the entry page has no such parameter.
    var entryURLWithTarget: String? {
        guard method == .get, let entry = signIn.entries.first, let name = signIn.targetParameter else { return nil }
        return "\(entry)\(entry.contains("?") ? "&" : "?")\(name)=\(url.urlEncoded())"
    }

    /// Returns whether the page at the end of a sign-in is the response to the request. If so, the request need not be sent again.
    /// - Parameter accept: the request's header Accept.
    func isAnswered(by response: HTTPResponse, accept: String?) -> Bool {
        guard method == .get, response.request.method == .get, response.isSuccess,
            Self.page(of: response.request.url) == Self.page(of: url)
        else { return false }
        return accept?.hasPrefix("application/json") != true || response.mediaType != "text/html"
    }

    /// Returns a URL without its fragment and without the parameter `ticket`, which a sign-in adds.
    private static func page(of url: String) -> String {
        let parts = url.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1)
        guard parts.count == 2, let path = parts.first, let query = parts.last else { return String(parts.first ?? "") }
        let items = query.split(separator: "&").filter { !$0.hasPrefix("ticket=") }
        return items.isEmpty ? String(path) : "\(path)?\(items.joined(separator: "&"))"
    }
}
