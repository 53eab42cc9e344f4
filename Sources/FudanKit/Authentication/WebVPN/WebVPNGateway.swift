import Errors
import Networking

/// Sends requests through `webvpn.fudan.edu.cn`, and signs in to it.
final class WebVPNGateway: Sendable {
    private static let entry = "\(WebVPNURL.base)/login?cas_login=true"
    private static let target = SignInTarget(signIn: .entry(entry), url: entry)

    private let signIn: SignInState
    private let client: any APIClient

    /// - Parameter client: sends requests with the sign-in's cookies and without redirects.
    init(signIn: SignInState, client: any APIClient) {
        self.signIn = signIn
        self.client = client
    }

    /// Sends a request through WebVPN. The URLs in the response are the host's own.
    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let rewritten = Self.rewrite(request) else {
            throw DanXiError(.invalidArgument, "\(request.place) has a URL that WebVPN cannot carry. Use an http or https URL.")
        }
        let authenticator = signIn.authenticator
        guard authenticator.identity != nil else {
            throw DanXiError(
                .notSignedIn,
                "\(request.place) goes through WebVPN (network.webvpn), which needs a campus account. Call campus.login first.")
        }
        let (count, hasEntered) = try await authenticator.prepare(Self.target)
        var response = try await client.send(rewritten)
        if Self.isFromWebVPN(response, to: request) {
            guard !hasEntered, Self.mayResend(request, after: response) else { throw Self.error(response, to: request) }
            try await authenticator.enter(Self.target, after: count)
            response = try await client.send(rewritten)
            if Self.isFromWebVPN(response, to: request) { throw Self.error(response, to: request) }
        }
        signIn.save()
        return HTTPResponse(
            request: request, status: response.status, headers: response.headers, body: response.body,
            redirectURL: response.redirectURL.map { WebVPNURL.decode($0) ?? $0 })
    }

    /// Rewrites a request for WebVPN. WebVPN does not pass PUT, so the community's servers accept PATCH with the suffix `/_webvpn` instead.
    private static func rewrite(_ request: HTTPRequest) -> HTTPRequest? {
        guard let origin = Origin(request.url) else { return nil }
        var request = request
        if request.method == .put, origin.host.hasSuffix("fduhole.com") {
            let path = request.url.prefix { $0 != "?" && $0 != "#" }
            request.url = "\(path)/_webvpn\(request.url[path.endIndex...])"
            request.method = .patch
        }
        guard let url = WebVPNURL.encode(request.url) else { return nil }
        request.url = url
        return request
    }

    /// Whether a response comes from WebVPN itself: a redirect to its login page, or HTML instead of JSON.
    private static func isFromWebVPN(_ response: HTTPResponse, to request: HTTPRequest) -> Bool {
        if isLogin(response) { return true }
        return response.isSuccess && response.mediaType == "text/html" && !Maintenance.isNotice(response)
            && request.headers["Accept"]?.hasPrefix("application/json") == true
    }

    /// Whether WebVPN has certainly not passed the request on, or a repetition does no harm.
    private static func mayResend(_ request: HTTPRequest, after response: HTTPResponse) -> Bool {
        request.effect.isRepeatable || request.effect == .once && isLogin(response)
    }

    private static func isLogin(_ response: HTTPResponse) -> Bool { response.redirectURL.map(WebVPNURL.isLogin) ?? false }

    private static func error(_ response: HTTPResponse, to request: HTTPRequest) -> DanXiError {
        let error = DanXiError(
            .unexpectedResponse,
            "WebVPN answered \(request.place) instead of the server, even after a sign-in. Try again, or open https://webvpn.fudan.edu.cn in a browser to check that the account is accepted.",
            httpStatus: response.status)
        return isLogin(response) ? error : error.withLostAnswer(to: request)
    }
}
