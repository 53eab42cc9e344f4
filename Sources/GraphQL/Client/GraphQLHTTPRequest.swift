import HTTP
import JSON
import Networking
import Text

/// A GraphQL operation as an HTTP request: a POST with a JSON body, or a GET for a query if the caller prefers GET and the URL is short
/// enough.
struct GraphQLHTTPRequest: APIRequest {
    typealias Response = GraphQLResponse

    let baseURL: String
    let path = ""
    let method: HTTPMethod
    let query: [QueryItem]
    let body: HTTPBody?
    let headers: HTTPHeaders
    let effect: HTTPRequest.Effect
    let confidentiality: HTTPRequest.Confidentiality
    /// True, because the program names the URL.
    var hasPrivatePath: Bool { true }
    /// Names of the caller's headers, whose values may be secret.
    private let secretHeaders: [String]

    /// Maximum size of the URL of a GET, in bytes. Many servers and proxies refuse URLs of more than about 8,192 bytes.
    private static let longestURL = 8000
    private static let accept = "application/graphql-response+json, application/json;q=0.9"

    /// - Parameters:
    ///   - members: the members of the request in JSON.
    ///   - kind: the kind of the operation. Only a query may be sent with GET, and only a query may be sent again.
    init(_ request: GraphQLRequest, _ members: [String: JSONValue], kind: GraphQLDocument.Kind) {
        var headers = request.headers
        headers["Accept"] = Self.accept
        secretHeaders = request.headers.fields.map(\.name)
        baseURL = request.endpoint
        confidentiality = secretHeaders.isEmpty ? .open : .host(of: request.endpoint)
        effect = kind == .query ? .safe : .once
        if kind == .query, request.prefersGet, let items = Self.items(members),
            request.endpoint.utf8.count + items.urlEncoded().utf8.count < Self.longestURL
        {
            // As a protection from cross-site request forgery, some servers require a header that HTML forms cannot send.
            if headers["Apollo-Require-Preflight"] == nil { headers["Apollo-Require-Preflight"] = "true" }
            (method, query, body) = (.get, items, nil)
        } else {
            (method, query, body) = (.post, [], .json(.object(members)))
        }
        self.headers = headers
    }

    func intercept(request: HTTPRequest) async throws -> HTTPRequest {
        var request = request
        request.ownCredentialHeaders = secretHeaders
        request.urlSource = .caller
        return request
    }

    /// Returns the members as items of a URL's query. Values other than strings are JSON. Nil if memory runs out.
    private static func items(_ members: [String: JSONValue]) -> [QueryItem]? {
        var items: [QueryItem] = []
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            if case .string(let text) = value {
                items.append(QueryItem(name, text))
            } else {
                guard let bytes = JSONText.bytes(of: value) else { return nil }
                items.append(QueryItem(name, String(decoding: bytes, as: UTF8.self)))
            }
        }
        return items
    }
}
