import HTTP
import JSON
import Text

/// Media types for the header Accept. They do not contain the version of the API, which is in the header X-GitHub-Api-Version.
enum GitHubMediaType {
    static let json = "application/vnd.github+json"
    /// The unchanged content of a file.
    static let raw = "application/vnd.github.raw+json"
    /// The content of a file of a release. With the media type `json`, the same URL returns a description of the file.
    static let file = "application/octet-stream"
}

/// A request to GitHub, with the type of its result. ``GitHubRouter`` creates requests, and ``GitHubClient`` sends them.
package struct GitHubRequest<Value>: Sendable {
    package let method: HTTPMethod
    /// Path below the server's base URL, with the query, percent-encoded.
    package let target: String
    package let payload: JSONValue?
    /// The media type of the response.
    package let accept: String
    package let effect: HTTPRequest.Effect

    package init(
        _ method: HTTPMethod, _ path: String, query: [QueryItem] = [], payload: JSONValue? = nil, accept: String? = nil,
        effect: HTTPRequest.Effect? = nil
    ) {
        self.method = method
        target = query.isEmpty ? path : "\(path)?\(query.urlEncoded())"
        self.payload = payload
        self.accept = accept ?? GitHubMediaType.json
        self.effect = effect ?? method.defaultEffect
    }
}
