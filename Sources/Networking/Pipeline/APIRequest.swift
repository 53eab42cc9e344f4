import Errors
import HTTP
import Text

/// A request to an API, with the type of its response.
///
/// Each server, or family of servers, has its own conforming type, which knows the URL, headers and conventions.
package protocol APIRequest: Sendable {
    associatedtype Response: APIParsable

    /// The common start of the URLs of the server: `https://forum.fduhole.com/api`.
    var baseURL: String { get }
    /// The rest of the URL's path, percent-encoded: `/divisions`.
    var path: String { get }
    var method: HTTPMethod { get }
    /// The query, not yet percent-encoded.
    var query: [QueryItem] { get }
    var body: HTTPBody? { get }
    var headers: HTTPHeaders { get }
    /// The effect on the server, which determines whether the request may be retried. The default depends on the method.
    var effect: HTTPRequest.Effect { get }
    /// The connections over which the request may be sent.
    var confidentiality: HTTPRequest.Confidentiality { get }
    /// Whether the request is sent with the credentials of the signed-in account.
    var isProtected: Bool { get }
    /// Whether the path of the URL may contain a secret (``HTTPRequest/hasPrivatePath``).
    var hasPrivatePath: Bool { get }
    /// Whether a redirect may turn this request into a GET whose response counts as the response to this request, as in a browser. If
    /// false, such a response is an error, because it does not show the outcome of a change.
    var acceptsTurnedResponse: Bool { get }

    /// Changes the request before the plugins see it.
    func intercept(request: HTTPRequest) async throws -> HTTPRequest

    /// Checks or replaces the response before it is parsed, for example to convert a server's refusals to errors.
    /// - Parameter resend: sends the request again, through ``intercept(request:)`` and the plugins, and returns the new response.
    func intercept(response: HTTPResponse, resend: () async throws -> HTTPResponse) async throws -> HTTPResponse
}

extension APIRequest {
    package var method: HTTPMethod { body == nil ? .get : .post }
    package var query: [QueryItem] { [] }
    package var body: HTTPBody? { nil }
    package var headers: HTTPHeaders { [:] }
    package var effect: HTTPRequest.Effect { method.defaultEffect }
    package var confidentiality: HTTPRequest.Confidentiality { .open }
    package var isProtected: Bool { false }
    package var hasPrivatePath: Bool { false }
    package var acceptsTurnedResponse: Bool { false }

    package func intercept(request: HTTPRequest) async throws -> HTTPRequest { request }

    package func intercept(response: HTTPResponse, resend: () async throws -> HTTPResponse) async throws -> HTTPResponse { response }

    func httpRequest() throws -> HTTPRequest {
        let start = baseURL + path
        let query = query.isEmpty ? "" : (start.contains("?") ? "&" : "?") + query.urlEncoded()
        var request = HTTPRequest(
            method: method, url: start + query, headers: headers, effect: effect, confidentiality: confidentiality)
        request.hasPrivatePath = hasPrivatePath
        if let body, !request.attach(body) {
            throw DanXiError(
                .outOfMemory, "There is not enough memory for the body of \(request.place). Send a shorter body, or free memory.")
        }
        return request
    }
}
