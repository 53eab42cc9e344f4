import Errors
import HTTP
import Networking

/// A client that sends requests through `webvpn.fudan.edu.cn`, and enters WebVPN with the campus account.
struct WebVPNGateway: Sendable {
    private static let entry = "\(WebVPNURL.base)/login?cas_login=true"
    private static let cookie = "wengine_vpn_ticket"

    let account: any WebVPNAccount
    /// A client that adds no cookies and follows no redirects.
    let client: any APIClient

    /// Sends a request through WebVPN. The response refers to the original request. A redirect URL that contains the URL of a server is
    /// decoded.
    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let rewritten = Self.rewrite(request) else {
            throw DanXiError(.invalidArgument, "\(request.place) cannot be sent through WebVPN. Use an http or https URL.")
        }
        // A call to the community does not act for the campus account, so that account may change during the call.
        guard let signIn = try await account.signIn(isOfCall: !Self.isCommunity(request)) else {
            throw DanXiError(
                .notSignedIn,
                "\(request.place) goes through WebVPN (network.webvpn), which needs a campus account. Call campus.login first.")
        }
        let withCookies = CookieClient(client: client, jar: signIn.jar)
        let (count, hasEntered) = try await Self.prepare(signIn)
        var response = try await withCookies.send(rewritten)
        if let answer = WebVPNAnswer(response, to: request) {
            guard !hasEntered, answer.allowsResending(request) else { throw answer.error(response, to: request) }
            try await signIn.enter(Self.entry, after: count)
            response = try await withCookies.send(rewritten)
            if let answer = WebVPNAnswer(response, to: request) { throw answer.error(response, to: request) }
        }
        await account.save()
        // WebVPN keeps the cookies of the requested server. The cookies in the response belong to WebVPN itself.
        var headers = response.headers
        headers["Set-Cookie"] = nil
        var answered = request
        answered.sentCookies = response.request.sentCookies
        return HTTPResponse(
            request: answered, status: response.status, headers: headers, body: response.body,
            redirectURL: response.redirectURL.map { WebVPNURL.decode($0) ?? $0 })
    }

    /// Enters WebVPN, unless WebVPN was entered recently or the session has a cookie of WebVPN, such as that of a remembered sign-in. If
    /// WebVPN does not accept the cookie, ``send(_:)`` enters WebVPN after the response.
    private static func prepare(_ signIn: any WebVPNSignIn) async throws -> (count: Int, hasEntered: Bool) {
        let state = try signIn.entry(entry)
        guard state.isUnderWay || !state.isCurrent && !signIn.jar.contains(prefix: cookie, for: entry) else {
            return (state.count, false)
        }
        try await signIn.enter(entry, after: state.count)
        return (state.count, true)
    }

    private static func isCommunity(_ request: HTTPRequest) -> Bool {
        request.origin.map { WebVPNRoute.isCommunity($0.host) } ?? false
    }

    /// Rewrites a request for WebVPN. WebVPN does not forward PUT, so the community's servers accept PATCH with the path suffix `/_webvpn`
    /// instead. Returns nil if the request cannot be sent through WebVPN.
    private static func rewrite(_ request: HTTPRequest) -> HTTPRequest? {
        guard let origin = request.origin else { return nil }
        var request = request
        if request.method == .put, WebVPNRoute.isCommunity(origin.host) {
            let path = request.url.prefix { $0 != "?" && $0 != "#" }
            request.url = "\(path)/_webvpn\(request.url[path.endIndex...])"
            request.method = .patch
        }
        guard let url = WebVPNURL.encode(request.url) else { return nil }
        if case .host(let host) = request.confidentiality {
            guard host == origin.host else { return nil }
            request.confidentiality = .host(WebVPNURL.host)
        }
        request.url = url
        request.headers["Cookie"] = nil
        return request
    }
}
