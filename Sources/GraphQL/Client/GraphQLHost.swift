import Calls
import HTTP

/// A server that has a token or headers in the configuration.
package struct GraphQLHost: Sendable {
    /// Base URL without a slash at the end.
    let baseURL: String
    let headers: HTTPHeaders
    /// The secret values of `headers`, which are removed from errors.
    let secrets: Secrets

    package init(baseURL: String, headers: HTTPHeaders, secrets: Secrets) {
        (self.baseURL, self.headers, self.secrets) = (baseURL, headers, secrets)
    }

    /// Returns whether a URL is the base URL or below it.
    func contains(_ url: String) -> Bool {
        guard url.hasPrefix(baseURL) else { return false }
        let rest = url.dropFirst(baseURL.count)
        return rest.isEmpty || rest.hasPrefix("/") || rest.hasPrefix("?")
    }
}
