import Calls
import Errors
import HTTP

/// A client that follows redirects as browsers do, but never sends credential headers, a body or a write to another origin. The request
/// after a redirect from https needs an encrypted connection (``ConfidentialityClient``), because its URL may contain a ticket.
struct RedirectingClient: APIClient {
    let client: any APIClient

    private static let limit = 10

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        try await OpenWrites.tracking(request) { try await follow($0) }
    }

    private func follow(_ original: HTTPRequest) async throws -> HTTPResponse {
        var request = original
        var first: String?
        do {
            var permanent: String?
            var isPermanent = true
            for _ in 0...Self.limit {
                let response = try await client.send(request)
                guard let url = response.redirectURL, [301, 302, 303, 307, 308].contains(response.status) else {
                    return first.map { response.reached(byWayOf: $0, movedTo: permanent) } ?? response
                }
                // A permanent redirect after a temporary one does not show where the first URL has moved.
                isPermanent = isPermanent && [301, 308].contains(response.status)
                if isPermanent { permanent = url }
                first = first ?? url
                request = try Self.next(after: request, response, url)
            }
            throw DanXiError(
                .unexpectedResponse,
                "\(original.place) was redirected more than \(Self.limit) times. Try again later. If it happens again, report this message."
            )
        } catch  where request.turnedFrom != nil && request.isWrite {
            // The server received the write before it redirected to this request.
            throw (error is CancellationError ? DanXiError.cancelled : DanXiError(error)).withLostAnswer(to: request)
        } catch let error as DanXiError where first != nil && error.code == .invalidArgument {
            // The server, not the caller, has chosen the invalid URL, for example one whose host is not ASCII.
            throw DanXiError(
                .unexpectedResponse,
                "\(original.place) redirects to a URL that cannot be requested. If it happens again, the server has changed: update libdanxi, or report this message. \(error.message)"
            )
        } catch var error as DanXiError where first != nil && error.delivery == .unsent && !original.effect.isRepeatable {
            // Only the last request was not sent. A server has received the original one.
            error.delivery = nil
            throw error
        }
    }

    private static func next(after request: HTTPRequest, _ response: HTTPResponse, _ url: String) throws -> HTTPRequest {
        guard let from = request.origin, let to = Origin(url), ["http", "https"].contains(to.scheme) else {
            throw DanXiError(
                .unexpectedResponse,
                "\(response.place) redirects to a URL that is not a valid http or https URL (\(url.prefix { $0 != "?" }.prefix(200))). If it happens again, the server has changed: update libdanxi, or report this message."
            )
        }
        var next = request
        next.url = url
        next.hasPrivatePath = true
        if becomesGet(request.method, after: response.status) {
            next.turnedFrom = request.turnedFrom ?? HTTPRequest.TurnedRequest(method: request.method, effect: request.effect)
            next.method = .get
            next.effect = .safe
            next.body = nil
            next.stream = nil
            next.headers["Content-Type"] = nil
            next.headers["Origin"] = nil
        }
        if request.effect == .singleUse {
            guard !next.hasBody else {
                throw DanXiError(
                    .unexpectedResponse,
                    "\(response.place) redirects a password or single-use ticket to another URL, and libdanxi does not follow such redirects. If it happens again, the server has changed: update libdanxi, or report this message.",
                    httpStatus: response.status
                ).showing(response)
            }
            next.effect = next.method.defaultEffect
        }
        if from != to {
            guard !next.hasBody, next.method.defaultEffect == .safe else {
                throw DanXiError(
                    .unexpectedResponse,
                    "\(response.place) redirects to another server (\(to)), to which libdanxi does not send the \(next.hasBody ? "request body" : "\(next.method.rawValue) request"). A proxy or captive portal may be the cause. Open the URL in a browser to check.",
                    httpStatus: response.status
                ).showing(response)
            }
            for name in request.credentialHeaders + ["Cookie"] { next.headers[name] = nil }
            next.ownCredentialHeaders = []
            // A server of the local network may redirect to a local address. The redirect of any other server counts as a URL from a
            // stranger, for which ``TargetClient`` refuses local addresses by default.
            if request.urlSource == .caller, !response.isLocal { next.urlSource = .stranger }
            // RFC 9110, section 10.1.3.
            if from.isEncrypted, !to.isEncrypted { next.headers["Referer"] = nil }
            next.confidentiality = from.isEncrypted || request.neededConfidentiality != .open ? .encrypted : .open
        }
        return next
    }

    /// Returns whether a redirect turns a request into a GET without a body (RFC 9110, section 15.4, and the Fetch standard). 303 turns all
    /// methods except GET and HEAD. 301 and 302 turn only POST, as in browsers. 307 and 308 keep the method.
    private static func becomesGet(_ method: HTTPMethod, after status: Int) -> Bool {
        switch status {
        case 303: ![.get, .head].contains(method)
        case 301, 302: method == .post
        default: false
        }
    }
}
