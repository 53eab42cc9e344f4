import Errors
import HTTP
import JSON
import Networking
import Synchronization
import TestSupport
import Testing

@testable import WebVPN

@Suite("The gateway of WebVPN")
struct WebVPNGatewayTests {
    private static let page = "https://forum.fduhole.com/api/x?a=b#f"
    private static let entry = "https://webvpn.fudan.edu.cn/login?cas_login=true"
    private static let login: FakeServer.Answer = {
        HTTPResponse(request: $0, status: 302, redirectURL: "https://webvpn.fudan.edu.cn/login")
    }
    private static let answer: FakeServer.Answer = { $0.respond("{}") }

    // MARK: Requests

    @Test(
        "A request is rewritten for WebVPN, without its own cookies",
        arguments: [
            (.get, page, .host("forum.fduhole.com"), "GET", page, .host("webvpn.fudan.edu.cn")),
            (.put, page, .encrypted, "PATCH", "https://forum.fduhole.com/api/x/_webvpn?a=b#f", .encrypted),
            (.put, "https://fduhole.com/x", .open, "PATCH", "https://fduhole.com/x/_webvpn", .open),
            (.put, "http://10.1.2.3/x", .open, "PUT", "http://10.1.2.3/x", .open),
            (.delete, page, .encrypted, "DELETE", page, .encrypted),
        ] as [(HTTPMethod, String, HTTPRequest.Confidentiality, String, String, HTTPRequest.Confidentiality)])
    func rewritten(
        method: HTTPMethod, url: String, confidentiality: HTTPRequest.Confidentiality, sentMethod: String, sentURL: String,
        sentConfidentiality: HTTPRequest.Confidentiality
    ) async throws {
        let server = FakeServer { $0.respond(200, "{}", headers: ["Set-Cookie": "b=2", "X-A": "1"], redirect: "https://e.example/") }
        let account = ScriptedAccount(isCurrent: true)
        let request = HTTPRequest(method: method, url: url, headers: ["Cookie": "own=1", "X-B": "2"], confidentiality: confidentiality)
        let response = try await WebVPNGateway(account: account, client: server).send(request)
        let sent = try #require(server.requests.first)
        #expect(server.requests.count == 1 && sent.method.rawValue == sentMethod && sent.url == WebVPNURL.encode(sentURL))
        #expect(sent.confidentiality == sentConfidentiality && sent.headers["Cookie"] == nil && sent.headers["X-B"] == "2")
        #expect(response.request.url == url && response.request.method == method && response.request.headers["Cookie"] == "own=1")
        #expect(response.headers["Set-Cookie"] == nil && response.headers["X-A"] == "1" && response.redirectURL == "https://e.example/")
        #expect(account.saves == 1)
    }

    @Test(
        "A request that may go to another host only, or has no http URL, is not sent",
        arguments: [(page, HTTPRequest.Confidentiality.host("auth.fduhole.com")), ("ftp://10.1.2.3/x", .open)])
    func refused(url: String, confidentiality: HTTPRequest.Confidentiality) async {
        let server = FakeServer("{}")
        let request = HTTPRequest(url: url, confidentiality: confidentiality)
        let error = await failure { try await WebVPNGateway(account: ScriptedAccount(), client: server).send(request) }
        #expect(
            error == DanXiError(.invalidArgument, "\(request.place) cannot be sent through WebVPN. Use an http or https URL."))
        #expect(server.requests.isEmpty)
    }

    @Test("Without an account, the error names the setting and the method to call first")
    func nobody() async {
        let gateway = WebVPNGateway(account: ScriptedAccount(isPresent: false), client: FakeServer("{}"))
        let error = await failure { try await gateway.send(HTTPRequest(url: Self.page)) }
        #expect(
            error
                == DanXiError(
                    .notSignedIn,
                    "GET https://forum.fduhole.com/api/x goes through WebVPN (network.webvpn), which needs a campus account. Call campus.login first."
                ))
    }

    // MARK: Entering

    @Test(
        "WebVPN is entered before a request if another call is entering it, or if neither a sign-in nor a cookie of it is known",
        arguments: [
            (false, false, false, true), (false, false, true, false), (false, true, false, false), (true, true, true, true),
            (true, false, true, true),
        ])
    func prepares(isUnderWay: Bool, isCurrent: Bool, hasCookie: Bool, enters: Bool) async throws {
        let account = ScriptedAccount(isUnderWay: isUnderWay, isCurrent: isCurrent)
        if hasCookie {
            account.jar.receive(["wengine_vpn_ticketx=1; Path=/"], from: Self.entry, number: account.jar.prepare(Self.entry).number)
        }
        let response = try await WebVPNGateway(account: account, client: FakeServer("{}")).send(HTTPRequest(url: Self.page))
        #expect(account.entered == (enters ? ["\(Self.entry) 3"] : []))
        #expect(response.request.sentCookies == (hasCookie ? "wengine_vpn_ticketx=1" : nil), "errors must not have the cookie")
    }

    @Test("After WebVPN's login page, WebVPN is entered once, and the request is sent again unless it is for single use")
    func again() async throws {
        for effect in [HTTPRequest.Effect.safe, .once] {
            let (server, account) = (FakeServer(script: [Self.login, Self.answer]), ScriptedAccount(isCurrent: true))
            let request = HTTPRequest(url: Self.page, effect: effect)
            let status = try await WebVPNGateway(account: account, client: server).send(request).status
            #expect(status == 200 && server.requests.count == 2 && account.entered == ["\(Self.entry) 3"] && account.saves == 1)
        }
        for (script, isCurrent, effect, count) in [
            ([Self.login, Self.answer], true, .singleUse, 1), ([Self.login, Self.answer], false, .safe, 1),
            ([Self.login, Self.login, Self.answer], true, .safe, 2),
        ] as [([FakeServer.Answer], Bool, HTTPRequest.Effect, Int)] {
            let (server, account) = (FakeServer(script: script), ScriptedAccount(isCurrent: isCurrent))
            let request = HTTPRequest(url: Self.page, effect: effect)
            let error = await failure { try await WebVPNGateway(account: account, client: server).send(request) }
            #expect(error?.code == .unexpectedResponse && error?.httpStatus == 302 && server.requests.count == count && account.saves == 0)
        }
    }

    // MARK: Answers of WebVPN itself

    /// A response, and whether WebVPN itself has sent it: `login`, `page`, or nil.
    struct AnswerRow: Sendable {
        var status = 200
        var type = "text/html"
        var body = "<p>"
        var accept: String?
        var redirect: String?
        let kind: String?
    }

    private static let title = "<title> 资源访问控制系统\n</title>"

    private static let answerRows: [AnswerRow] = [
        AnswerRow(status: 302, redirect: "https://webvpn.fudan.edu.cn/login?x", kind: "login"),
        AnswerRow(status: 302, redirect: "https://webvpn.fudan.edu.cn/do-login", kind: "login"),
        AnswerRow(status: 302, redirect: "https://webvpn.fudan.edu.cn/", kind: nil),
        AnswerRow(status: 302, redirect: "https://id.fudan.edu.cn/login", kind: nil),
        AnswerRow(body: #"<a href="/login?cas_login=true">"#, kind: "login"), AnswerRow(body: title, kind: "login"),
        AnswerRow(body: title, accept: "application/json", kind: "login"), AnswerRow(status: 404, body: title, kind: nil),
        AnswerRow(type: "text/plain", body: title, kind: nil), AnswerRow(body: "<title>其他</title>", kind: nil),
        AnswerRow(accept: "application/json", kind: "page"), AnswerRow(accept: "application/json, text/html", kind: "page"),
        AnswerRow(accept: "text/html", kind: nil), AnswerRow(body: "{}", accept: "application/json", kind: nil),
        AnswerRow(body: "[/login?cas_login=true", kind: nil), AnswerRow(body: "", accept: "application/json", kind: "page"),
        AnswerRow(body: "<title>系统维护中</title>", accept: "application/json", kind: nil),
        AnswerRow(body: title + String(repeating: " ", count: 65_535 - title.utf8.count), kind: "login"),
        AnswerRow(body: title + String(repeating: " ", count: 65_536 - title.utf8.count), kind: nil),
    ]

    @Test("The pages of WebVPN itself are told from those of a server")
    func answers() {
        for (index, row) in Self.answerRows.enumerated() {
            var request = HTTPRequest(url: Self.page)
            request.headers["Accept"] = row.accept
            let response = request.respond(row.status, row.body, type: row.type, redirect: row.redirect)
            let kind = WebVPNAnswer(response, to: request).map { "\($0)" }
            #expect(kind == row.kind, "\(index)")
        }
    }

    @Test("After a login page, all requests but those for single use may be sent again, and after another page those that may be repeated")
    func resending() {
        let requests = [HTTPRequest.Effect.safe, .idempotent, .once, .singleUse].map { HTTPRequest(url: Self.page, effect: $0) }
        #expect(requests.map { WebVPNAnswer.login.allowsResending($0) } == [true, true, true, false])
        #expect(requests.map { WebVPNAnswer.page.allowsResending($0) } == [true, true, false, false])
    }

    @Test("The error of a page says that WebVPN has answered, and that a write may have taken effect unless it was the login page")
    func errors() {
        let message =
            "WebVPN answered POST https://forum.fduhole.com/api/x instead of the server. If this happens again, open https://webvpn.fudan.edu.cn in a browser to check that the account is accepted."
        let request = HTTPRequest(method: .post, url: Self.page)
        let response = request.respond(200, "<p>")
        let (login, page) = (WebVPNAnswer.login.error(response, to: request), WebVPNAnswer.page.error(response, to: request))
        #expect(login.code == .unexpectedResponse && login.message == message && login.httpStatus == 200 && !login.isOutcomeUnknown)
        #expect(page.code == .unexpectedResponse && page.message.hasPrefix(message) && page.isOutcomeUnknown)
        #expect(login.publicDetail["headers"] == .object(["content-type": .string("text/html; charset=utf-8")]))
    }

    @Test(
        "WebVPN's login pages are recognized by their URL",
        arguments: [
            ("https://webvpn.fudan.edu.cn/login", true), ("https://webvpn.fudan.edu.cn/do-login?x", true),
            ("https://webvpn.fudan.edu.cn/", false),
            ("http://webvpn.fudan.edu.cn/login", false), ("https://id.fudan.edu.cn/login", false), ("/login", false),
        ])
    func loginPages(url: String, expected: Bool) {
        #expect(WebVPNURL.isLogin(url) == expected)
    }

    @Test("AES-128 in CFB mode has the result of NIST SP 800-38A, and needs 16 bytes of key and vector")
    func cipher() {
        let key: [UInt8] = [0x2B, 0x7E, 0x15, 0x16, 0x28, 0xAE, 0xD2, 0xA6, 0xAB, 0xF7, 0x15, 0x88, 0x09, 0xCF, 0x4F, 0x3C]
        let vector = [UInt8](0...15)
        let plain: [UInt8] = [0x6B, 0xC1, 0xBE, 0xE2, 0x2E, 0x40, 0x9F, 0x96, 0xE9, 0x3D, 0x7E, 0x11, 0x73, 0x93, 0x17, 0x2A]
        let secret: [UInt8] = [0x3B, 0x3F, 0xD9, 0x2E, 0xB7, 0x2D, 0xAD, 0x20, 0x33, 0x34, 0x49, 0xF8, 0xE8, 0x3C, 0xFB, 0x4A]
        #expect(AES.cfb128(plain, key: key, vector: vector, .encrypt) == secret)
        #expect(AES.cfb128(secret, key: key, vector: vector, .decrypt) == plain)
        #expect(AES.cfb128([], key: key, vector: vector, .encrypt) == [])
        for count in [15, 17] {
            let other = [UInt8](repeating: 1, count: count)
            #expect(AES.cfb128(plain, key: other, vector: vector, .encrypt) == nil)
            #expect(AES.cfb128(plain, key: key, vector: other, .encrypt) == nil)
        }
    }
}

/// An account with a given state of its sign-in to WebVPN, which records what is asked of it.
final class ScriptedAccount: WebVPNAccount, WebVPNSignIn {
    let isPresent: Bool
    let signInHosts: Set<String> = ["id.fudan.edu.cn"]
    let jar = CookieJar()
    private let state: WebVPNEntry
    private let record = Mutex<(entered: [String], saves: Int)>(([], 0))

    init(isPresent: Bool = true, isUnderWay: Bool = false, isCurrent: Bool = false) {
        self.isPresent = isPresent
        state = WebVPNEntry(count: 3, isUnderWay: isUnderWay, isCurrent: isCurrent)
    }

    /// The URLs that were entered, each with the count before.
    var entered: [String] { record.withLock { $0.entered } }
    var saves: Int { record.withLock { $0.saves } }

    func signIn(isOfCall: Bool) async throws -> (any WebVPNSignIn)? { isPresent ? self : nil }
    func save() async { record.withLock { $0.saves += 1 } }
    func entry(_ url: String) throws -> WebVPNEntry { state }
    func enter(_ url: String, after count: Int) async throws { record.withLock { $0.entered.append("\(url) \(count)") } }
}
