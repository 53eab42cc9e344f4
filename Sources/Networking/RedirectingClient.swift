import Errors

/// Follows redirects as browsers do, without carrying credentials or a body to another origin.
struct RedirectingClient: APIClient {
    let client: any APIClient

    private static let limit = 10

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        var request = request
        for _ in 0...Self.limit {
            let response = try await client.send(request)
            guard let url = response.redirectURL, [301, 302, 303, 307, 308].contains(response.status) else { return response }
            request = try Self.next(after: request, response, url)
        }
        throw DanXiError(.unexpectedResponse, "\(request.place) redirects more than \(Self.limit) times")
    }

    private static func next(after request: HTTPRequest, _ response: HTTPResponse, _ url: String) throws -> HTTPRequest {
        guard let from = Origin(request.url), let to = Origin(url) else {
            throw DanXiError(
                .unexpectedResponse,
                "\(response.place) redirects to an address that cannot be read: \(url.prefix { $0 != "?" }.prefix(200))")
        }
        var next = request
        next.url = url
        let isRead = request.method == .get || request.method == .head
        // RFC 9110, section 15.4: 307 and 308 keep the method; the older ones turn a POST into a GET, in practice.
        if !isRead, response.status < 307 {
            next.method = .get
            next.body = nil
            next.headers["Content-Type"] = nil
        }
        if request.isSentOnce {
            guard next.body == nil else {
                throw DanXiError(
                    .unexpectedResponse,
                    "\(response.place) asks to send elsewhere what may be sent once only: libdanxi does not. If it persists, the server has changed.",
                    httpStatus: response.status)
            }
            next.isSentOnce = false
        }
        if from != to {
            guard next.body == nil else {
                throw DanXiError(
                    .unexpectedResponse,
                    "\(response.place) redirects what it was sent to \(to); libdanxi does not send it to another host. If a proxy or portal is in the way, open the address in a browser.",
                    httpStatus: response.status)
            }
            for name in ["Authorization", "Cookie"] { next.headers[name] = nil }
        }
        return next
    }
}
