import Errors
import HTTP
import Text

/// A response that WebVPN itself sent instead of the requested server.
enum WebVPNAnswer {
    private static let title = "资源访问控制系统"

    /// WebVPN's login page, a redirect to this page, or another page with WebVPN's title: the request did not reach the server.
    case login
    /// An HTML page instead of JSON. The request may have reached the server.
    case page

    /// Creates the kind of a response that WebVPN itself sent. Returns nil for any other response.
    init?(_ response: HTTPResponse, to request: HTTPRequest) {
        if let url = response.redirectURL, WebVPNURL.isLogin(url) {
            self = .login
        } else if response.isSuccess, response.mediaType == "text/html", !Self.isJSON(response), !Maintenance.isNotice(response) {
            if Self.isOwnPage(response) {
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

    /// Returns whether a page is WebVPN's login page, which is recognized by its link to the university's sign-in, or another page with
    /// WebVPN's title.
    private static func isOwnPage(_ response: HTTPResponse) -> Bool {
        guard response.body.count < 65_536 else { return false }
        let page = String(decoding: response.body.bytes, as: UTF8.self)
        return page.contains("/login?cas_login=true") || page.between("<title>", "</title>")?.trimmed == title
    }

    /// Returns whether a server sent JSON under the media type of a page, the default of PHP.
    private static func isJSON(_ response: HTTPResponse) -> Bool {
        response.body.bytes.first.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? false
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
