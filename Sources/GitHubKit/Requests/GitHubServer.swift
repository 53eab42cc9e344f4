import HTTP
import Storage

/// The server of a session's GitHub calls, and the token of their account.
package struct GitHubServer: Sendable {
    /// Base URL of the REST API: `https://api.github.com`, or `https://HOST/api/v3` for GitHub Enterprise.
    let baseURL: String
    /// Access token. Nil for calls without an account.
    let token: String?
    /// The version of the REST API, such as `2022-11-28`.
    let apiVersion: String
    /// Interval between two writes after a burst of writes; see ``WriteSpacing``.
    let writeInterval: Duration
    /// The origin of the base URL. Nil if libcurl cannot parse the base URL.
    package let origin: Origin?

    package init(baseURL: String, token: String?, apiVersion: String, writeInterval: Duration) {
        self.baseURL = baseURL
        self.token = token
        self.apiVersion = apiVersion
        self.writeInterval = writeInterval
        origin = Origin(baseURL)
    }

    /// Returns whether a URL is on this server. The token is sent only to such URLs, and to ``uploadsURL``.
    func owns(_ url: String) -> Bool { origin != nil && Origin(url) == origin }

    /// The headers of a request to the REST API: the version of the API and, if there is a token, Authorization.
    var headers: HTTPHeaders {
        var headers: HTTPHeaders = ["X-GitHub-Api-Version": apiVersion]
        if let token { headers["Authorization"] = "Bearer \(token)" }
        return headers
    }

    // On GitHub Enterprise Server, the path of the REST API is `/api/v3`, that of GraphQL is `/api/graphql`, and that of uploads is
    // `/api/uploads`.

    var graphQLEndpoint: String { (enterpriseRoot ?? baseURL) + "/graphql" }

    /// The base URL for uploads of release files. The token is also sent to this URL.
    var uploadsURL: String {
        if let enterpriseRoot { return enterpriseRoot + "/uploads" }
        return baseURL == "https://api.github.com" ? "https://uploads.github.com" : baseURL
    }

    private var enterpriseRoot: String? {
        let suffix = "/v3"
        return baseURL.hasSuffix(suffix) ? String(baseURL.dropLast(suffix.count)) : nil
    }

    /// A hash of the server, the token and the API version, under which values are cached.
    var account: String { Fingerprint(baseURL, token, apiVersion).text }
}
