import HTTP
import JSON
import Text

/// The media types of GitHub's responses. The version of the API is in a header of its own.
enum GitHubMediaType {
    static let json = "application/vnd.github+json"
    /// The content of a file as it is.
    static let raw = "application/vnd.github.raw+json"
    /// A file of a release, whose description has the same URL.
    static let file = "application/octet-stream"
}

/// A request to GitHub as a value, with the type of its result. ``GitHubRouter`` makes requests, and ``GitHubClient`` sends them.
package struct GitHubRequest<Value>: Sendable {
    package let method: HTTPMethod
    /// Path below the server's base URL and query, percent-encoded.
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
