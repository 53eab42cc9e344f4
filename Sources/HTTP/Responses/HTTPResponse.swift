import JSON

/// The response of a server, with any status.
///
/// The type is a class, because a response passes through many suspended functions, and each of them would hold a copy of a struct.
package final class HTTPResponse: Sendable {
    package let request: HTTPRequest
    package let status: Int
    package let headers: HTTPHeaders
    /// The decompressed body. Empty if a sink received the body.
    package let body: PaddedBytes
    /// The absolute URL to which the header Location redirects. Nil if the response is no redirect.
    package let redirectURL: String?
    /// The URL to which the first request was redirected. Nil if no redirect was followed.
    package let firstRedirectURL: String?
    /// The URL after the permanent redirects at the start of the chain. Nil unless the first redirect is permanent.
    package let permanentURL: String?
    /// Whether the response is known to come from this computer or its local network. False for a response through a proxy.
    package let isLocal: Bool

    package init(
        request: HTTPRequest, status: Int, headers: HTTPHeaders = [:], body: PaddedBytes = PaddedBytes(), redirectURL: String? = nil,
        firstRedirectURL: String? = nil, permanentURL: String? = nil, isLocal: Bool = false
    ) {
        self.request = request
        self.status = status
        self.headers = headers
        self.body = body
        self.redirectURL = redirectURL
        self.firstRedirectURL = firstRedirectURL
        self.permanentURL = permanentURL
        self.isLocal = isLocal
    }

    /// Returns a copy of the response with the URLs of the redirects that led to it.
    package func reached(byWayOf firstRedirectURL: String, movedTo permanentURL: String?) -> HTTPResponse {
        HTTPResponse(
            request: request, status: status, headers: headers, body: body, redirectURL: redirectURL, firstRedirectURL: firstRedirectURL,
            permanentURL: permanentURL, isLocal: isLocal)
    }

    package var isSuccess: Bool { (200..<300).contains(status) }

    package var place: String { request.place }

    /// The media type in lower case, without parameters: `text/html`.
    package var mediaType: String? {
        headers["Content-Type"].map { type in
            String(decoding: type.utf8.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: " ") }, as: UTF8.self).lowercased()
        }
    }

    /// The wait that the header Retry-After asks for. Nil unless the header is a number of seconds up to one day. A date is not supported.
    package var retryAfter: Duration? {
        headers["Retry-After"].flatMap { Int($0) }.flatMap { (0...86_400).contains($0) ? .seconds($0) : nil }
    }
}
