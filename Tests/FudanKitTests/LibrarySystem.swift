import HTTP
import JSON
import Synchronization
import TestSupport
import Text

@testable import CampusSupport
@testable import FudanKit

/// A fake of the library system: the OAuth server, the relay of its sign-in, and the gateway. ``University`` answers for all other hosts.
final class LibrarySystem: Sendable {
    static let password = "relay-password-1905"
    static let reader = #"{"code":200,"data":{"barcode":"R1","name":"旦旦","canLoanTotal":"40","currentRequestCount":null}}"#
    private static let callback = "https://fdulib.a-lsp.com/authServer/auth?authCode=auth-code-1"
    private static let relay = "https://rwsjcas.fudan.edu.cn/cas/login"

    struct State {
        var usesRelay = true
        var form =
            #"<form id="fm1" method="post" action="/cas/login?username=23307110001&amp;password=\#(LibrarySystem.password)&amp;domainName=fudan&amp;source=cas"><input name="execution" value="e1"><input name="password" value=""><input name="imgverifycode" value=""></form>"#
        /// The URL to which the relay redirects after its form has been submitted.
        var landing = LibrarySystem.callback + "&ticket=ST-secret"
        var needsConfirmation = true
        var lifetime = "7200"
        var issued = 0
        /// The access token that the gateway accepts.
        var token = ""
        /// Whether the gateway redirects requests that change something, such as a renewal, to another page.
        var redirectsChanges = false
        /// The status of the gateway's response to a token that it does not accept. With 200, the body has the code 401.
        var refusalStatus = 200
        /// The URL at which the campus sign-in starts. Nil for the usual URL.
        var start: String?
        /// The statuses of other responses than 200, by the last part of the path.
        var statuses: [String: Int] = [:]
        /// The bodies of the gateway's responses, by the suffix of the path.
        var answers: [String: String] = [:]
    }

    private let state = Mutex(State())
    private let shared = Shared()
    let university: University

    /// The reference from the university's script to the library system.
    private final class Shared: Sendable {
        let system = Mutex<LibrarySystem?>(nil)
    }

    init(_ answers: [String: String] = [:]) {
        university = University { [shared] request in shared.system.withLock { $0 }?.answer(request) }
        shared.system.withLock { $0 = self }
        change { $0.answers = answers }
    }

    func change(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

    /// Breaks the reference cycle between the university's script and this object. Each test must call this function at its end.
    func close() { shared.system.withLock { $0 = nil } }

    /// The number of sign-ins to the library system.
    var signIns: Int { university.count("getClientParams") }

    func expireToken() { change { $0.token = "none" } }

    private func answer(_ request: HTTPRequest) -> HTTPResponse? {
        let path = request.url.prefix { $0 != "?" && $0 != "#" }
        return state.withLock { state in
            if let status = state.statuses.first(where: { path.hasSuffix("/oauth2/\($0.key)") })?.value {
                return request.respond(status, "<html></html>")
            }
            if path.hasPrefix("https://fdulspgw.fudan.edu.cn/") { return Self.gateway(request, String(path), &state) }
            if path.hasPrefix("https://fdulib.a-lsp.com/") { return Self.authority(request, String(path), &state) }
            if path.hasPrefix(Self.relay) { return Self.relay(request, state) }
            return nil
        }
    }

    private static func relay(_ request: HTTPRequest, _ state: State) -> HTTPResponse {
        if request.method == .post {
            let fields = [
                "username": "23307110001", "password": password, "domainName": "fudan", "source": "cas", "imgverifycode": "******",
            ]
            guard fields.allSatisfy({ request.formValue($0.key) == $0.value }), request.formValue("execution") == "e1" else {
                return request.respond(200, "<html><p>认证失败</p></html>")
            }
            return request.redirect(state.landing)
        }
        if request.parameter("ticket") != nil { return request.respond(200, "<html><body>\(state.form)</body></html>") }
        return request.redirect("https://id.fudan.edu.cn/idp/authCenter/authenticate?service=\(relay.urlEncoded())")
    }

    private static func authority(_ request: HTTPRequest, _ path: String, _ state: inout State) -> HTTPResponse {
        guard path.contains("/oauth2/") else { return request.respond(200, "<html><div id=app></div></html>") }
        guard request.headers["tenant-id"] == "fdulib" else { return request.respond(#"{"code":500,"msg":"租户不存在"}"#) }
        switch path.split(separator: "/").last {
        case "getClientParams":
            if let start = state.start { return request.respond(#"{"code":200,"data":"\#(start)"}"#) }
            let target = state.usesRelay ? relay : callback
            return request.respond(
                #"{"code":200,"data":"https://id.fudan.edu.cn/idp/authCenter/authenticate?service=\#(target.urlEncoded())"}"#)
        case "authCallBack":
            guard request.parameter("authCode") == "auth-code-1", request.parameter("ticket") != nil else {
                return request.respond(#"{"code":500,"msg":"票据无效"}"#)
            }
            return request.respond(#"{"code":200,"data":{"openToken":"open-token-1"}}"#)
        case "doConfirm":
            state.needsConfirmation = false
            return request.respond(#"{"code":"200","data":null}"#)
        default:
            guard request.headers["openToken"] == "open-token-1", request.parameter("client_id") == "rfid" else {
                return request.respond(#"{"code":500,"msg":"未登录"}"#)
            }
            return request.respond(
                state.needsConfirmation
                    ? #"{"code":200,"data":{"redirectUri":null}}"#
                    : #"{"code":200,"data":{"redirectUri":"https://opac.fudan.edu.cn/#/redirect?code=oauth%2Dcode&state=x"}}"#)
        }
    }

    private static func gateway(_ request: HTTPRequest, _ path: String, _ state: inout State) -> HTTPResponse {
        if path.hasSuffix("/getToken") {
            guard request.parameter("code") == "oauth-code" else { return request.respond(#"{"code":500,"msg":"授权码无效"}"#) }
            state.issued += 1
            state.token = "access-token-\(state.issued)"
            return request.respond(#"{"code":200,"data":{"access_token":"\#(state.token)","expires_in":\#(state.lifetime)}}"#)
        }
        if state.redirectsChanges, request.method == .post { return request.redirect(path + "/done") }
        guard request.headers["access_token"] == state.token else {
            return state.refusalStatus == 200
                ? request.respond(#"{"code":401,"msg":"登录已过期"}"#) : request.respond(state.refusalStatus, "<html></html>")
        }
        return request.respond(state.answers.first { path.hasSuffix($0.key) }?.value ?? #"{"code":500,"msg":"未知接口"}"#)
    }
}

/// Runs a test with a signed-in campus and a fake library system.
func withLibrary(
    _ answers: [String: String] = ["/getReaderInfo": LibrarySystem.reader], _ body: (Campus, LibrarySystem) async throws -> Void
) async throws {
    let system = LibrarySystem(answers)
    defer { system.close() }
    try await body(try await system.university.signedIn().services, system)
}
