import HTTP
import JSON
import Storage

/// The parts of a GET on which its response depends. They are the key of a cached response.
struct GitHubGet: Hashable, Sendable, CustomStringConvertible {
    let url: String
    let accept: String

    /// A hash of the key, for the name of a file.
    var description: String { Fingerprint(url, accept).text }
}

/// A response to a GET, in the form in which it is cached.
final class GitHubResponse: JSONCodable, Sendable {
    let get: GitHubGet
    /// The body, which is JSON. Empty if the response has no content.
    let body: String
    let etag: String?
    let lastModified: String?
    /// URL of the next page, if the response is a page of a list.
    let nextPage: String?
    /// Minimum interval between two requests, in seconds, which GitHub states for events and notifications. 0 for other responses.
    let pollInterval: Int
    /// Number of changes that this session had made before the request. Nil for a response of an earlier session.
    let change: Int?

    private static let longestPollInterval = 3600

    /// - Throws: `unexpected_response` if the body is not JSON. Such a response must not be cached.
    init(get: GitHubGet, response: HTTPResponse, after change: Int) throws {
        do {
            if response.status != 204 { _ = try JSONDocument(response.body) }
        } catch {
            throw response.unexpected(error)
        }
        self.get = get
        self.change = change
        // The parser has validated the UTF-8.
        body = String(decoding: response.body.bytes, as: UTF8.self)
        etag = response.headers["ETag"]
        lastModified = response.headers["Last-Modified"]
        nextPage = LinkHeader.url(of: "next", in: response.headers.values("Link"))
        pollInterval = response.headers["X-Poll-Interval"].flatMap { Int($0) }.map { min(max(0, $0), Self.longestPollInterval) } ?? 0
    }

    /// Creates a copy of a cached response that GitHub has confirmed with the status 304.
    init(_ known: GitHubResponse, after change: Int) {
        (get, body, etag, lastModified) = (known.get, known.body, known.etag, known.lastModified)
        (nextPage, pollInterval, self.change) = (known.nextPage, known.pollInterval, change)
    }

    /// The headers of a conditional request, which ask whether this response is still current. Empty if the response has no
    /// validators.
    var conditions: HTTPHeaders {
        if let etag { return ["If-None-Match": etag] }
        if let lastModified { return ["If-Modified-Since": lastModified] }
        return [:]
    }

    /// The cached response as an HTTP response, for the parser.
    var response: HTTPResponse {
        HTTPResponse(
            request: HTTPRequest(url: get.url), status: 200, headers: ["Content-Type": "application/json"], body: PaddedBytes(body.utf8))
    }

    // MARK: The file

    init(json: JSONElement) throws(JSONError) {
        get = GitHubGet(url: try json.value("url"), accept: try json.value("accept"))
        body = try json.value("body")
        guard try json.value("fingerprint") == Fingerprint(body).text else { throw JSONError("the body is damaged") }
        etag = try json.optional("etag")
        lastModified = try json.optional("last_modified")
        nextPage = try json.optional("next_page")
        pollInterval = try json.value("poll_interval", in: 0...Self.longestPollInterval)
        change = nil
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("url", get.url)
            json.set("accept", get.accept)
            json.set("body", body)
            json.set("fingerprint", Fingerprint(body).text)
            json.set("etag", etag)
            json.set("last_modified", lastModified)
            json.set("next_page", nextPage)
            json.set("poll_interval", pollInterval)
        }
    }
}
