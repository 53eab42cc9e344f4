import Errors
import HTTP
import JSON
import Networking
import Storage
import Synchronization
import TestSupport
import Text

@testable import CampusSignIn
@testable import WebVPN

/// A script for ``FakeServer`` with both sign-in servers, WebVPN, a server of the campus network, the forum, and the university's sites.
/// Each host without an entry in the script is a site that uses neo.
///
/// Like the real sites, all sites except the sport pages set a new cookie for each client without a valid one.
final class University: Sendable {
    static let password = "复旦 & Danyuan=9"
    static let username = "23307110001"
    static let other = "24210240002"

    struct State {
        var password = University.password
        /// The body of the response to a correct password. Nil for the response that accepts the sign-in.
        var refusal: String?
        var methods: String?
        var captcha: String?
        /// Hosts that require a second factor.
        var secondFactorHosts: Set<String> = []
        /// The methods of the second factor that the university offers, as JSON.
        var secondFactorModules = #"["userAndSms","userAndOtp"]"#
        /// The accepted codes of the authenticator app.
        var otpCodes: Set = ["246810"]
        /// The values of the cookie `session_id` for which a second factor was accepted.
        var confirmed: Set<String> = []
        var ticketForm = "form"
        /// Whether id.fudan.edu.cn has the page with which the library starts a login.
        var hasAccountCheck = true
        /// Hosts that use the classic sign-in.
        var classicHosts: Set<String> = ["elife.fudan.edu.cn", "tac.fudan.edu.cn"]
        /// The page with which uis.fudan.edu.cn responds to a password. `FORM` stands for the sign-in form. Nil for the usual response.
        var classicPage: String?
        var classicCaptcha = false
        var classicFormPage: (Int, String)?
        var isOutside = false
        var vpnAnswersHTML = 0
        /// The HTML page that WebVPN sends if `vpnAnswersHTML` is positive.
        var vpnPage = "<html>WebVPN</html>"
        /// The captive portal that answers in place of 10.64.130.6.
        var portal: (@Sendable (HTTPRequest) -> HTTPResponse)?
        var issued = 0
        var sessions: [String: Set<String>] = [:]
        var tickets: [String: String] = [:]
        var log: [String] = []
    }

    /// The state that the script and the tests share.
    final class Shared: Sendable {
        let state = Mutex(State())
    }

    let server: FakeServer
    private let shared = Shared()

    /// - Parameter intercept: returns the response to a request, or nil for the university's response.
    init(_ intercept: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse? = { _ in nil }) {
        server = FakeServer { [shared] request in
            if let response = try await intercept(request) { return response }
            return try Self.answer(request, shared)
        }
    }

    var log: [String] { shared.state.withLock { $0.log } }

    func change(_ change: (inout State) -> Void) { shared.state.withLock { change(&$0) } }

    func campus(webVPN: WebVPNMode = .never, allowsPlainHTTP: Bool = false, directory: (any StoreBackend)? = nil) -> CampusAccess {
        CampusAccess(
            client: ConfidentialityClient(client: server, allowsPlainHTTP: allowsPlainHTTP), webVPN: webVPN,
            allowsPlainHTTP: allowsPlainHTTP, store: directory
        ) { [shared] _, message in
            shared.state.withLock { $0.log.append(message()) }
        }
    }

    func signedIn(webVPN: WebVPNMode = .never) async throws -> CampusAccess {
        let campus = campus(webVPN: webVPN)
        _ = try await campus.login()
        return campus
    }

    var requests: [HTTPRequest] { server.requests }

    /// The number of requests with a password, or with a code of the second factor.
    var passwords: Int {
        requests.count { $0.url.hasSuffix("/authn/authExecute") || $0.url.contains("uis.fudan.edu.cn") && $0.method == .post }
    }

    func count(_ part: String) -> Int { server.count(part) }

    /// Makes the sign-ins to some hosts expire, so that their cookies are not accepted any more.
    func expire(_ hosts: String...) { change { state in for host in hosts { state.sessions[host] = [] } } }

    func answer(_ request: HTTPRequest) throws -> HTTPResponse { try Self.answer(request, shared) }

    private static func answer(_ request: HTTPRequest, _ shared: Shared) throws -> HTTPResponse {
        let host = Origin(request.url)?.host ?? ""
        return try shared.state.withLock { state in
            switch host {
            case "id.fudan.edu.cn": return neo(request, &state)
            case "uis.fudan.edu.cn": return classic(request, &state)
            case "webvpn.fudan.edu.cn": return webVPN(request, &state)
            case "forum.fduhole.com":
                if state.isOutside { throw DanXiError(.network, "The connection to \(host) failed.") }
                return request.respond(200, #"{"direct":true}"#)
            case "10.64.130.6":
                if let portal = state.portal { return portal(request) }
                if state.isOutside { throw DanXiError(.network, "The connection to \(host) failed.") }
                return request.respond(200, "<html><table id=statusTable_0></table></html>", type: "text/html")
            case "elife.fudan.edu.cn", "fdtyjw.fudan.edu.cn", "tac.fudan.edu.cn":
                let isClassic = state.classicHosts.contains(host)
                return site(request, host == "tac.fudan.edu.cn" ? "fdtyjw.fudan.edu.cn" : host, &state) {
                    if request.url.contains("/login2.action") || request.url.contains("/tjb.act") {
                        return request.redirect(
                            isClassic
                                ? "https://uis.fudan.edu.cn/authserver/login?service=\(request.url.urlEncoded())"
                                : "https://id.fudan.edu.cn/idp/authCenter/authenticate?service=\(request.url.urlEncoded())")
                    }
                    return request.respond(
                        200,
                        "<script>alert('请登录');window.top.location.href='\(host.hasPrefix("elife") ? "https://elife.fudan.edu.cn/login2.action" : "http://tac.fudan.edu.cn/thirds/tjb.act?redir=sportScore")';</script>",
                        type: "text/html")
                }
            default:
                return site(request, host, &state) {
                    request.redirect("https://id.fudan.edu.cn/idp/authCenter/authenticate?service=\(request.url.urlEncoded())")
                }
            }
        }
    }

    // MARK: Hosts

    private static func site(_ request: HTTPRequest, _ host: String, _ state: inout State, _ askForSignIn: () -> HTTPResponse)
        -> HTTPResponse
    {
        if let ticket = request.parameter("ticket") ?? request.formValue("ticket") {
            guard state.tickets.removeValue(forKey: ticket) == host else { return request.respond(403, "票据校验失败", type: "text/html") }
            let url = request.url.replacing("&ticket=\(ticket)", with: "").replacing("?ticket=\(ticket)", with: "")
            return request.redirect(
                url, cookie: "s=\(issue(host, &state)); Path=/\(host.hasPrefix("fdtyjw") ? "; Domain=fudan.edu.cn" : "")")
        }
        if let session = request.cookie("s"), state.sessions[host]?.contains(session) == true {
            return request.respond(200, #"{"e":0,"m":"","d":"\#(session)"}"#)
        }
        // The sport pages set no cookie without a sign-in. On the real pages, the sign-in's cookie has another name and domain.
        if host == "fdtyjw.fudan.edu.cn" { return askForSignIn() }
        state.issued += 1
        return askForSignIn().adding(cookie: "s=anonymous-\(state.issued); Path=/")
    }

    private static func neo(_ request: HTTPRequest, _ state: inout State) -> HTTPResponse {
        let path = request.url.dropFirst("https://id.fudan.edu.cn".count).prefix { $0 != "?" && $0 != "#" }
        switch path {
        case "/idp/authCenter/authenticate", "/authserver/login":
            let target = request.parameter("service") ?? ""
            if let session = request.cookie("session_id"), state.sessions["id.fudan.edu.cn"]?.contains(session) == true,
                !state.secondFactorHosts.contains(Origin(target)?.host ?? "") || state.confirmed.contains(session)
            {
                return ticketPage(request, target, &state)
            }
            return request.redirect("https://id.fudan.edu.cn/ac/#/index?lck=\(target.urlEncoded())&entityId=https%3A%2F%2Fexample&theme=x")
        case "/api-uc/oauth2/authorization/bam":
            guard state.hasAccountCheck else { return request.respond(404, "<html>Not Found</html>", type: "text/html") }
            let callback = "https://id.fudan.edu.cn/api-uc/login/oauth2/code/bam"
            return request.redirect("https://id.fudan.edu.cn/idp/authCenter/authenticate?service=\(callback.urlEncoded())")
        case "/api-uc/login/oauth2/code/bam":
            guard request.method == .post, let code = request.formValue("code"), request.formValue("state") == "st/a te",
                state.tickets.removeValue(forKey: code) == "id.fudan.edu.cn"
            else { return request.respond(403, "<html>", type: "text/html") }
            return request.redirect("https://id.fudan.edu.cn/api-uc/portal")
        case "/api-uc/portal": return request.respond(200, "<html><title>个人中心</title></html>", type: "text/html")
        case "/idp/authn/queryAuthMethods":
            guard case .object(let body) = try? JSONValue.decode(PaddedBytes(request.body ?? [])), case .string(let lck)? = body["lck"]
            else {
                return request.respond(200, #"{"code":4010,"message":"认证上下文已失效"}"#)
            }
            if state.secondFactorHosts.contains(Origin(lck)?.host ?? "") {
                return request.respond(
                    200, #"{"code":"4339","data":[{"moduleCodes":["userAndPwd"],"authChainCode":"c1","chainName":"密码"}],"second":true}"#)
            }
            return request.respond(
                200,
                state.methods
                    ?? #"{"code":"200","data":[{"moduleCode":"qrCode","authChainCode":"c0"},{"moduleCode":"userAndPwd","authChainCode":"c1"}],"requestType":"chain_type","second":null}"#
            )
        case "/idp/authn/getJsPublicKey": return request.respond(200, #"{"code":200,"data":"\#(Key.shared.spki)"}"#)
        case "/idp/authn/verifyCodeIsNeed":
            return request.respond(
                200, state.captcha == nil ? #"{"result":false,"pic":null}"# : #"{"result":true,"pic":"data:image/png;base64,iVBO"}"#)
        case "/idp/authn/authExecute":
            guard case .object(let body) = try? JSONValue.decode(PaddedBytes(request.body ?? [])),
                case .object(let values)? = body["authPara"], case .string(let lck)? = body["lck"]
            else {
                return request.respond(200, #"{"code":4010,"message":"认证上下文已失效"}"#)
            }
            if body["authModuleCode"] == .string("userAndOtp") {
                guard body["authChainCode"] == .string("c2"), body["requestNumber"] == .string("0123456789abcdef"),
                    values["loginName"] == .string(username), values["verifyCode"] == .string(""),
                    state.otpCodes.contains(text(values["otpCode"]))
                else {
                    return request.respond(200, #"{"code":4022,"message":"动态口令错误","requestNumber":"ffff"}"#)
                }
                return request.respond(200, #"{"code":200,"loginToken":"\#(lck.urlEncoded())"}"#)
            }
            guard case .string(let encrypted)? = values["password"], [.string(username), .string(other)].contains(values["loginName"]),
                body["authChainCode"] == .string("c1"),
                body["entityId"] == .string("https://example"), body["requestType"] == .string("chain_type")
            else { return request.respond(200, #"{"code":4011,"message":"认证方式不可用"}"#) }
            if let captcha = state.captcha, values["verifyCode"] != .string(captcha) {
                return request.respond(200, #"{"code":4012,"message":"验证码错误，请输入验证码"}"#)
            }
            state.captcha = nil
            guard Key.shared.decrypt(encrypted) == state.password else {
                return request.respond(200, #"{"code":4020,"message":"认证失败,您还有3次重试机会。原因分析： 用户名或密码错误 ","loginToken":null}"#)
            }
            if state.secondFactorHosts.contains(Origin(lck)?.host ?? "") {
                return request.respond(
                    200,
                    #"{"code":200,"message":"操作成功!","loginToken":"","pageLevelNo":2,"moduleCodes":\#(state.secondFactorModules),"authChainCode":"c2","requestNumber":"0123456789abcdef","second":null}"#
                )
            }
            return request.respond(
                200, state.refusal ?? #"{"code":200,"message":"认证成功","loginToken":"\#(lck.urlEncoded())","second":null}"#)
        case "/idp/authCenter/authnEngine":
            let token = issue("id.fudan.edu.cn", &state)
            let target = request.formValue("loginToken")?.percentDecoded ?? ""
            if state.secondFactorHosts.contains(Origin(target)?.host ?? "") { state.confirmed.insert(token) }
            return ticketPage(request, target, &state).adding(cookie: "session_id=\(token); Path=/; Secure; HttpOnly")
        default: return request.respond(404, "")
        }
    }

    private static func ticketPage(_ request: HTTPRequest, _ target: String, _ state: inout State) -> HTTPResponse {
        state.issued += 1
        let ticket = "ST-\(state.issued)-cas"
        let host = Origin(target)?.host ?? ""
        state.tickets[ticket] = host
        let escaped = target.replacing("&", with: "&amp;")
        if host == "id.fudan.edu.cn" {
            return request.respond(
                200,
                #"<form id ="logon" method = "POST" action="/api-uc/login/oauth2/code/bam"><input name="code" value="\#(ticket)"/><input name="state" value="st/a te"/></form>"#,
                type: "text/html")
        }
        let page =
            switch state.ticketForm {
            case "post":
                #"<html><body onload="doSubmit()"><form id ="logon" action="\#(escaped)" method = "POST"><input type="hidden" name="ticket" value="\#(ticket)"/><input type="hidden" name="locale" value="zh CN"/></form></body></html>"#
            case "capitals":
                #"<HTML><BODY><FORM ID="logon" ACTION="\#(escaped)" METHOD="POST"><INPUT NAME="ticket" VALUE="\#(ticket)"></FORM></BODY></HTML>"#
            case "form":
                #"<html><body onload="x()"><form id="logon" action="\#(escaped)" method="get"><input type="hidden" id="ticket" name="ticket" value="\#(ticket)"/></form></body></html>"#
            default:
                "<script>var theme = \"x\"; var locationValue = \"\(escaped)\(target.contains("?") ? "&amp;" : "?")ticket=\(ticket)\";\nlocationValue = locationValue.replace(/&amp;/g, \"&\");</script>"
            }
        return request.respond(200, page, type: "text/html; charset=UTF-8")
    }

    private static func classic(_ request: HTTPRequest, _ state: inout State) -> HTTPResponse {
        let target = request.parameter("service") ?? ""
        let host = (Origin(target)?.host ?? "").replacing("tac.", with: "fdtyjw.")
        if request.url.contains("captcha.html") { return request.respond(200, "PNG", type: "image/png") }
        if let page = state.classicFormPage { return request.respond(page.0, page.1, type: "text/html") }
        if let cookie = request.cookie("CASTGC") {
            guard state.sessions["uis.fudan.edu.cn"]?.contains(cookie) == true else {
                return request.respond(403, "Forbidden", type: "text/html")
            }
            state.issued += 1
            state.tickets["ST-\(state.issued)"] = host
            return request.redirect("\(target)\(target.contains("?") ? "&" : "?")ticket=ST-\(state.issued)")
        }
        let captcha =
            state.classicCaptcha
            ? #"<input type="text" name="captchaResponse" placeholder="请输入验证码"/><img id="captchaImg" src="captcha.html?ts=1"/>"# : ""
        let form =
            #"<form method="post" action="/authserver/login?service=\#(target.urlEncoded())">MESSAGE<input name="username"/><input type="password" name="password"/>\#(captcha)<input type="hidden" name="lt" value="LT-1"/><input type="hidden" name="execution" value="e1s1"><input type="hidden" name="_eventId" value="submit"></form>"#
        guard request.method == .post else { return request.respond(200, form.replacing("MESSAGE", with: ""), type: "text/html") }
        if let page = state.classicPage {
            return request.respond(200, page.replacing("FORM", with: form.replacing("MESSAGE", with: "")), type: "text/html")
        }
        guard request.formValue("lt") == "LT-1", request.formValue("execution") == "e1s1", request.formValue("_eventId") == "submit" else {
            return request.respond(200, form.replacing("MESSAGE", with: ""), type: "text/html")
        }
        if state.classicCaptcha, request.formValue("captchaResponse") != "7354" {
            return request.respond(200, form.replacing("MESSAGE", with: "请输入验证码"), type: "text/html")
        }
        guard request.formValue("password") == state.password else {
            return request.respond(200, form.replacing("MESSAGE", with: "<b>您提供的用户名或者密码有误</b>"), type: "text/html")
        }
        state.classicCaptcha = false
        state.issued += 1
        state.tickets["ST-\(state.issued)"] = host
        return request.redirect(
            "\(target)\(target.contains("?") ? "&" : "?")ticket=ST-\(state.issued)",
            cookie: "CASTGC=\(issue("uis.fudan.edu.cn", &state)); Path=/authserver/; Secure")
    }

    private static func webVPN(_ request: HTTPRequest, _ state: inout State) -> HTTPResponse {
        if request.url.hasPrefix("https://webvpn.fudan.edu.cn/login?") {
            if request.parameter("ticket") == nil, let session = request.cookie("s"),
                state.sessions["webvpn.fudan.edu.cn"]?.contains(session) == true
            {
                return request.redirect("https://webvpn.fudan.edu.cn/")
            }
            return site(request, "webvpn.fudan.edu.cn", &state) {
                request.redirect("https://id.fudan.edu.cn/idp/authCenter/authenticate?service=\(request.url.urlEncoded())")
            }
        }
        guard let session = request.cookie("s"), state.sessions["webvpn.fudan.edu.cn"]?.contains(session) == true else {
            return request.redirect("https://webvpn.fudan.edu.cn/login")
        }
        guard let url = WebVPNURL.decode(request.url) else { return request.respond(200, "<html>portal</html>", type: "text/html") }
        if state.vpnAnswersHTML > 0 {
            state.vpnAnswersHTML -= 1
            return request.respond(200, state.vpnPage, type: "text/html")
        }
        if url.hasSuffix("/moved") { return request.redirect(WebVPNURL.encode(url.replacing("/moved", with: "/there")) ?? "") }
        return request.respond(200, #"{"method":"\#(request.method.rawValue)","url":"\#(url)"}"#)
    }

    private static func issue(_ host: String, _ state: inout State) -> String {
        state.issued += 1
        state.sessions[host, default: []].insert("session-\(state.issued)")
        return "session-\(state.issued)"
    }
}

/// Returns the challenge in the details of `error`. Throws an error if `error` is nil or has no challenge.
func challenge(_ error: DanXiError?) throws -> [String: JSONValue] {
    guard case .object(let detail)? = error?.detail, case .object(let challenge)? = detail["challenge"] else {
        throw DanXiError(.internal, "The error has no challenge.")
    }
    return challenge
}

func text(_ value: JSONValue?) -> String { if case .string(let text)? = value { text } else { "" } }

extension HTTPRequest {
    func redirect(_ url: String, cookie: String? = nil) -> HTTPResponse {
        let response = HTTPResponse(request: self, status: 302, redirectURL: url)
        return cookie.map { response.adding(cookie: $0) } ?? response
    }

    func parameter(_ name: String) -> String? { queryItem(name)?.percentDecoded }

    func formValue(_ name: String) -> String? { formField(name)?.replacing("+", with: " ").percentDecoded }
}
