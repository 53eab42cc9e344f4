import Errors
import HTTP
import Text
import WebVPN

/// The URLs that `campus.fetch` may request: pages of the university's servers.
enum UniversityURL {
    private static let domains = ["fudan.edu.cn", "fudan.sh.cn"]
    /// The servers of the sign-in. Their pages may not be requested, because a requested page could not be distinguished from a page that
    /// asks for a sign-in.
    private static let signInHosts = Set(SignInServer.allCases.map(\.host) + [WebVPNURL.host])

    /// Returns whether a host is in a domain of the university or in the private network of the campus.
    static func isUniversity(_ host: String) -> Bool {
        domains.contains { host == $0 || host.hasSuffix(".\($0)") } || WebVPNRoute.isPrivate(host)
    }

    /// Checks a caller's URL, and escapes the characters that a URL must not contain.
    /// - Parameter name: the name of the parameter, for the error message.
    static func checked(_ url: String, _ name: String) throws(DanXiError) -> String {
        guard let escaped = URLReference.resolve(url, against: url), let parsed = ParsedURL(escaped) else {
            throw invalid(name, "expected an absolute http or https URL")
        }
        // libcurl would send a user name and password in the URL to the site.
        guard !parsed.hasCredentials else {
            throw invalid(name, "must not contain a user name or password. The session signs in with the account of campus.login")
        }
        let origin = parsed.origin
        guard isUniversity(origin.host) else {
            throw invalid(name, "\(origin.host) is not a host of the university. Use an ordinary HTTP client for it")
        }
        guard !signInHosts.contains(origin.host) else {
            throw invalid(
                name,
                "\(origin.host) is a server of the sign-in, and the session signs in by itself. Pass the URL of the page that you need")
        }
        return escaped
    }

    private static func invalid(_ name: String, _ problem: String) -> DanXiError {
        DanXiError(.invalidArgument, "campus.fetch: `\(name)`: \(problem).")
    }
}
