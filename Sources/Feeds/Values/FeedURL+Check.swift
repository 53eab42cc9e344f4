import Errors
import HTTP
import Text

extension FeedURL {
    /// Returns the value of a method's parameter `url`, percent-encoded.
    /// - Throws: `invalid_argument` unless the value is an absolute http or https URL without a user name.
    static func checked(_ url: String, _ method: String) throws(DanXiError) -> String {
        guard let escaped = URLReference.resolve(url, against: url), let parsed = ParsedURL(escaped) else {
            throw DanXiError(.invalidArgument, "\(method): `url`: expected an absolute http or https URL.")
        }
        // libcurl would send the user name and password of the URL to the site, and the log would contain them.
        guard !parsed.hasCredentials else {
            throw DanXiError(.invalidArgument, "\(method): `url`: must not contain a user name or password.")
        }
        return escaped
    }
}
