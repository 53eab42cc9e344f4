import Errors
import HTTP

/// A response that WebVPN itself sent instead of the requested server.
enum WebVPNAnswer {
    /// WebVPN's login page, or a redirect to this page: the request did not reach the server.
    case login
    /// An HTML page instead of JSON. The request may have reached the server.
    case page

    /// Creates the kind of a response that WebVPN itself sent. Returns nil for any other response.
    init?(_ response: HTTPResponse, to request: HTTPRequest) {
        if let url = response.redirectURL, WebVPNURL.isLogin(url) {
            self = .login
        } else if response.isSuccess, response.mediaType == "text/html", !Maintenance.isNotice(response) {
            if Self.isLoginPage(response) {
                self = .login
            } else if request.headers["Accept"]?.hasPrefix("application/json") == true {
                self = .page
            } else {
                return nil
            }
        } else {
            return nil
        }
    }

    /// Returns whether a page is WebVPN's login page, which is recognized by its link to the university's sign-in.
    private static func isLoginPage(_ response: HTTPResponse) -> Bool {
        response.body.count < 65_536 && String(decoding: response.body.bytes, as: UTF8.self).contains("/login?cas_login=true")
    }

    /// Returns whether a request may be sent again after a sign-in.
    func allowsResending(_ request: HTTPRequest) -> Bool {
        switch self {
        case .login: request.effect != .singleUse
        case .page: request.effect.isRepeatable
        }
    }

    func error(_ response: HTTPResponse, to request: HTTPRequest) -> DanXiError {
        let error = DanXiError(
            .unexpectedResponse,
            "WebVPN answered \(request.place) instead of the server. If this happens again, open https://webvpn.fudan.edu.cn in a browser to check that the account is accepted.",
            httpStatus: response.status
        ).showing(response)
        return switch self {
        case .login: error
        case .page: error.withLostAnswer(to: request)
        }
    }
}
