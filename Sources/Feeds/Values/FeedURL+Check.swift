import Errors
import HTTP
import Text

extension FeedURL {
    /// Returns the value of a method's parameter `url`, percent-encoded. The scheme `feed` stands for the URL after it, or for http. The host
    /// is in lower case, and a default port is left out, so that two forms of a URL are one subscription.
    /// - Throws: `invalid_argument` unless the value is an absolute http or https URL without a user name.
    static func checked(_ url: String, _ method: String) throws(DanXiError) -> String {
        let url = withoutFeedScheme(url)
        guard let escaped = URLReference.resolve(url, against: url), let parsed = ParsedURL(escaped), hasName(parsed.origin) else {
            throw DanXiError(.invalidArgument, "\(method): `url`: expected an absolute http or https URL.")
        }
        // libcurl would send the user name and password of the URL to the site, and the log would contain them.
        guard !parsed.hasCredentials else {
            throw DanXiError(.invalidArgument, "\(method): `url`: must not contain a user name or password.")
        }
        return normalized(escaped)
    }

    private static func withoutFeedScheme(_ url: String) -> String {
        guard url.prefix(5).lowercased() == "feed:" else { return url }
        let rest = url.dropFirst(5)
        return rest.hasPrefix("//") ? "http:\(rest)" : String(rest)
    }

    /// Returns whether a host has a letter, a digit or a character beyond ASCII. libcurl also accepts hosts such as `=`.
    private static func hasName(_ origin: Origin) -> Bool {
        origin.host.utf8.contains { $0.isLetter || $0.isDigit || $0 >= 0x80 }
    }

    private static func normalized(_ url: String) -> String {
        guard let start = url.firstRange(of: "://") else { return url }
        let scheme = url[..<start.lowerBound].lowercased()
        let rest = url[start.upperBound...]
        let path = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
        var authority = rest[..<path].lowercased()
        let port = scheme == "https" ? ":443" : ":80"
        if authority.hasSuffix(port) { authority.removeLast(port.count) }
        return "\(scheme)://\(authority)\(rest[path...])"
    }
}
