import Errors

/// A request as a value: what to ask, of whom, and what type the answer has.
///
/// Each domain of services has its own conforming type, which knows the domain's host, headers and conventions (seed `002`).
package protocol APIRequest: Sendable {
    associatedtype Response: APIParsable

    /// Scheme, host and the path that all of the domain's requests begin with, such as `https://forum.fduhole.com/api`.
    var baseURL: String { get }
    /// The rest of the path, escaped where needed, such as `/divisions`.
    var path: String { get }
    var method: HTTPMethod { get }
    /// Escaped in full as the URL is built.
    var query: [QueryItem] { get }
    var body: HTTPBody? { get }
    var headers: HTTPHeaders { get }
    /// Whether the request speaks for the signed-in account.
    var isProtected: Bool { get }

    /// A last look at the request before it is sent.
    func intercept(request: HTTPRequest) async throws -> HTTPRequest

    /// A first look at the answer before it is parsed: the place to turn a domain's refusals into errors.
    /// - Parameter resend: sends the request once more, from the plugins on, and gives that answer.
    func intercept(response: HTTPResponse, resend: () async throws -> HTTPResponse) async throws -> HTTPResponse
}

extension APIRequest {
    package var method: HTTPMethod { body == nil ? .get : .post }
    package var query: [QueryItem] { [] }
    package var body: HTTPBody? { nil }
    package var headers: HTTPHeaders { [:] }
    package var isProtected: Bool { false }

    package func intercept(request: HTTPRequest) async throws -> HTTPRequest { request }

    package func intercept(response: HTTPResponse, resend: () async throws -> HTTPResponse) async throws -> HTTPResponse { response }

    /// The request in its final form.
    func httpRequest() throws -> HTTPRequest {
        var request = HTTPRequest(method: method, url: baseURL + path, headers: headers)
        if !query.isEmpty { request.url += (request.url.contains("?") ? "&" : "?") + query.urlEncoded() }
        if let body {
            guard let (bytes, contentType) = body.encoded() else {
                throw DanXiError(.outOfMemory, "no memory for the body of \(request.place)")
            }
            request.body = bytes
            request.headers["Content-Type"] = contentType
        }
        return request
    }
}
