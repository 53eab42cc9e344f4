import HTTP
import Text

@testable import WebVPN

/// webvpn.fudan.edu.cn: a gateway to the other hosts and to the campus network. It keeps the cookies of these hosts.
final class WebVPNHost: SiteHost {
    /// The cookies of the other hosts, by session, host and name.
    private var kept: [String: [String: [String: String]]] = [:]

    init(_ university: SimulatedUniversity) {
        super.init(
            university, "webvpn.fudan.edu.cn", cookie: "wengine_vpn_ticketwebvpn_fudan_edu_cn", attributes: "Path=/; Secure; HttpOnly")
    }

    override func forwards(_ request: UniversityRequest) -> Bool { !["/", "/login"].contains(request.path) }

    override func destination(_ request: UniversityRequest) -> String { "https://\(name)/" }

    override func takesTicket(_ request: UniversityRequest) -> Bool { request.path == "/login" }

    override func askToSignIn(_ request: UniversityRequest) -> ServerResponse {
        university.settings.showsWebVPNLogin ? login : UniversityResponse.redirect("https://\(name)/login")
    }

    override func publicPage(_ request: UniversityRequest) -> ServerResponse? {
        guard request.path == "/login" else { return nil }
        return request.parameter("cas_login") == "true" ? super.askToSignIn(request) : login
    }

    override func page(_ request: UniversityRequest, _ visitor: SiteVisitor) -> ServerResponse? {
        switch request.path {
        case "/login": UniversityResponse.redirect("https://\(name)/")
        case "/": UniversityResponse.page(title: "资源访问控制系统", "<div id=\"group-resources\"></div>")
        default: forward(request, visitor)
        }
    }

    private let login = UniversityResponse.page(title: "复旦大学 WebVPN", "<a class=\"cas-login\" href=\"/login?cas_login=true\">统一身份认证登录</a>")
    private let unreachable = UniversityResponse.page(502, title: "提示信息", "<p>无法访问您请求的资源</p>")

    private func forward(_ request: UniversityRequest, _ visitor: SiteVisitor) -> ServerResponse {
        guard !["PUT", "TRACE", "CONNECT"].contains(request.server.method) else {
            return UniversityResponse.page(405, title: "提示信息", "<p>不支持的请求方法</p>")
        }
        guard let url = WebVPNURL.decode(request.url), let parsed = ParsedURL(url), parsed.origin.host != name else { return unreachable }
        var inner = request.server
        inner.origin = Self.origin(parsed.origin)
        inner.path = parsed.path
        inner.query = url.firstIndex(of: "?").map { String(url[$0...].dropFirst().prefix { $0 != "#" }) }
        inner.headers.removeAll { ["cookie", "host"].contains($0.name.lowercased()) }
        let host = parsed.origin.host
        if let cookies = kept[visitor.session.value]?[host], !cookies.isEmpty {
            let text = cookies.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
            inner.headers.append(("Cookie", text))
        }
        guard let response = university.deliver(inner) else { return unreachable }
        return rewritten(response, inner, host, visitor.session.value)
    }

    /// Keeps the cookies of a response, and rewrites its redirect.
    private func rewritten(_ response: ServerResponse, _ inner: ServerRequest, _ host: String, _ session: String) -> ServerResponse {
        var response = response
        let headers = response.headers
        response.headers = []
        for (name, value) in headers {
            switch name.lowercased() {
            case "set-cookie":
                let pair = value.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                if pair.count == 2 { kept[session, default: [:]][host, default: [:]][String(pair[0])] = String(pair[1]) }
            case "location":
                let url = value.hasPrefix("/") ? inner.origin + value : value
                response.headers.append((name, WebVPNURL.encode(url) ?? url))
            default: response.headers.append((name, value))
            }
        }
        return response
    }

    /// Returns an origin without the scheme's usual port.
    private static func origin(_ origin: Origin) -> String {
        let isUsual = origin.port == (origin.scheme == "https" ? "443" : "80")
        return "\(origin.scheme)://\(origin.host)\(isUsual ? "" : ":\(origin.port)")"
    }
}
