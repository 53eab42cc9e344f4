import Errors
import HTTP
import Text

/// The URLs of requests, from the parameters of a call.
enum RestTarget {
    /// - Parameters:
    ///   - host: the settings of the host that the call names. Nil for a single URL.
    static func url(host: HostSettings?, path: String?, url: String?, _ refusal: Refusal) throws(DanXiError) -> String {
        guard let url else {
            guard let host else { throw refusal("host", "is missing; pass it together with `path`, or pass `url`") }
            return host.baseURL + (try checked(path ?? "", refusal))
        }
        guard path == nil else { throw refusal("path", "must not be passed together with `url`") }
        guard let escaped = URLReference.resolve(url, against: url), let parsed = ParsedURL(escaped) else {
            throw refusal("url", "expected an absolute http or https URL")
        }
        // libcurl would send a user name and password of the URL to the server, and the log would contain them.
        guard !parsed.hasCredentials else { throw refusal("url", "must not contain a user name or password") }
        if let host, let origin = Origin(host.baseURL), origin != parsed.origin {
            throw refusal("url", "must have the origin of the host, \(origin); to request another origin, leave out `host`")
        }
        return String(escaped.prefix { $0 != "#" })
    }

    /// Returns the absolute URL of a reference in a response, or nil if the URL is not http or https.
    static func resolve(_ reference: String, against base: String) -> String? { URLReference.resolve(reference, against: base) }

    private static func checked(_ path: String, _ refusal: Refusal) throws(DanXiError) -> String {
        if path.isEmpty || path == "/" { return path }
        if let problem = RequestPath.problem(with: path) { throw refusal("path", problem) }
        return path
    }
}
