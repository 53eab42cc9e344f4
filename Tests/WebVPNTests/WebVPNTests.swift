import Calls
import Errors
import HTTP
import JSON
import Networking
import Synchronization
import TestSupport
import Testing

@testable import CampusSignIn
@testable import CampusSupport
@testable import WebVPN
import Threads

@Suite("WebVPN", .timeLimit(.minutes(5)))
struct WebVPNTests {
    static let forum = "https://forum.fduhole.com/api/floors/2?a=b"

    func send(_ campus: CampusAccess, _ university: University, _ method: HTTPMethod = .get, _ url: String = forum) async throws
        -> HTTPResponse
    {
        try await WebVPNClient(route: { campus.webVPN }, direct: university.server).send(
            HTTPRequest(method: method, url: url, headers: ["Accept": "application/json"]))
    }

    func text(_ response: HTTPResponse) -> String { String(decoding: response.body.bytes, as: UTF8.self) }

    @Test("On the campus network, requests are sent directly, with and without an account", arguments: [WebVPNMode.auto, .never])
    func direct(mode: WebVPNMode) async throws {
        let university = University()
        let response = try await send(university.campus(webVPN: mode), university)
        #expect(text(response) == #"{"direct":true}"#)
        #expect(university.requests.count == 1)
        let campus = try await university.signedIn(webVPN: mode)
        for _ in 0..<5 {
            let response = try await send(campus, university)
            #expect(text(response) == #"{"direct":true}"#)
        }
        #expect(university.count("https://forum.fduhole.com:443/") == (mode == .never ? 0 : 1), "the server is probed once")
        #expect(university.count("webvpn") == 0)
    }

    @Test("Outside the campus network, requests are sent through WebVPN after one short probe")
    func outside() async throws {
        let university = University()
        university.change { $0.isOutside = true }
        let campus = try await university.signedIn(webVPN: .auto)
        try await withThrowingTaskGroup(of: HTTPResponse.self) { group in
            for _ in 0..<20 { group.addTask { try await self.send(campus, university) } }
            for try await response in group {
                #expect(text(response) == #"{"method":"GET","url":"\#(Self.forum)"}"#)
                #expect(response.request.url == Self.forum, "the response has the host's own URL")
            }
        }
        #expect(university.count("https://forum.fduhole.com") == 1)
        #expect(university.requests.first { $0.url.hasPrefix("https://forum") }?.timeLimit.map { $0 <= .seconds(2) } == true)
        #expect(university.count("/login?cas_login=true&ticket=") == 1 && university.passwords == 1)
    }

    @Test("Cookies that a request has for its own server are not sent to WebVPN")
    func cookies() async throws {
        let university = University()
        university.change { $0.isOutside = true }
        let campus = try await university.signedIn(webVPN: .auto)
        _ = try await WebVPNClient(route: { campus.webVPN }, direct: university.server).send(
            HTTPRequest(url: Self.forum, headers: ["Cookie": "own=secret"]))
        let sent = university.requests.filter { $0.url.contains("webvpn.fudan.edu.cn") }
        #expect(!sent.isEmpty && !sent.contains { $0.headers["Cookie"]?.contains("own=secret") == true })
    }

    @Test("A probe that ends because its call times out is not remembered, and the next call probes again", .virtualTime)
    func shortCall() async throws {
        let client = SlowClient()
        let reachability = WebVPNReachability(client: client, signInHosts: [], log: { _, _ in })
        let origin = try #require(Origin(Self.forum))
        let context = CallContext(deadline: client.end)
        let error = await CallContext.$current.withValue(context) { await failure { try await reachability.isReachable(origin) } }
        #expect(error?.code == .timeout)
        let isReachable = try await reachability.isReachable(origin)
        #expect(isReachable == false)
        #expect(client.count.load(ordering: .relaxed) == 2)
    }

    @Test("If a direct read fails outside the campus network, the read and later requests are sent through WebVPN")
    func leaving() async throws {
        let university = University()
        let campus = try await university.signedIn(webVPN: .auto)
        _ = try await send(campus, university)
        university.change { $0.isOutside = true }
        let response = try await send(campus, university)
        #expect(text(response).contains("url"))
        let unsent = await failure { try await send(campus, university, .post) }
        #expect(unsent == nil)
    }

    @Test("A request that the server may have received is not sent again through WebVPN")
    func notTwice() async throws {
        let university = University()
        let campus = try await university.signedIn(webVPN: .auto)
        _ = try await send(campus, university)
        university.change { $0.isOutside = true }
        await expectFailure(.network) { try await send(campus, university, .post) }
    }

    @Test("A write that could not be sent directly is sent through WebVPN")
    func unsent() async throws {
        let university = University()
        let campus = try await university.signedIn(webVPN: .auto)
        _ = try await send(campus, university)
        let direct = FakeServer { request in
            guard request.method == .post else { throw DanXiError(.network, "scripted") }
            throw DanXiError(.network, "scripted", delivery: .unsent)
        }
        university.change { $0.isOutside = true }
        let request = HTTPRequest(method: .post, url: Self.forum, headers: ["Accept": "application/json"])
        let response = try await WebVPNClient(route: { campus.webVPN }, direct: direct).send(request)
        #expect(text(response).contains("POST"))
    }

    @Test("A write is sent again if the WebVPN sign-in has expired, but not after HTML that the server may have sent")
    func htmlAfterWrite() async throws {
        let university = University()
        let campus = try await university.signedIn(webVPN: .always)
        _ = try await send(campus, university)
        university.change { $0.vpnAnswersHTML = 1 }
        let error = await failure { try await send(campus, university, .post) }
        #expect(error?.code == .unexpectedResponse && error?.isOutcomeUnknown == true)
        university.expire("webvpn.fudan.edu.cn")
        let response = try await send(campus, university, .post)
        #expect(text(response).contains("POST"))
    }

    @Test("A PUT to the community's servers is sent through WebVPN as a PATCH to the path with the suffix /_webvpn")
    func put() async throws {
        let university = University()
        let campus = try await university.signedIn(webVPN: .always)
        var response = try await send(campus, university, .put)
        #expect(text(response) == #"{"method":"PATCH","url":"https://forum.fduhole.com/api/floors/2/_webvpn?a=b"}"#)
        response = try await send(campus, university, .delete)
        #expect(text(response) == #"{"method":"DELETE","url":"\#(Self.forum)"}"#)
    }

    @Test("After a change of the campus account, calls to the university fail, but calls to the community succeed")
    func otherAccount() async throws {
        let university = University()
        let campus = try await university.signedIn(webVPN: .always)
        let context = CallContext(accounts: CallAccounts(community: "7", campus: University.other))
        try await CallContext.$current.withValue(context) {
            let response = try await send(campus, university, .post)
            #expect(text(response).contains("POST"))
            let sent = university.requests.count
            let error = await failure { try await send(campus, university, .get, "http://10.64.130.6/?b=H2") }
            #expect(error?.code == .accountChanged && university.requests.count == sent)
        }
    }

    @Test("In mode `always`, a request without an account fails")
    func always() async {
        let university = University()
        let error = await failure { try await send(university.campus(webVPN: .always), university) }
        #expect(error?.code == .notSignedIn && error?.message.contains("campus.login") == true)
    }

    @Test("The URL of a redirect through WebVPN is decoded to the server's own URL")
    func redirects() async throws {
        let university = University()
        let campus = try await university.signedIn(webVPN: .always)
        let response = try await send(campus, university, .get, "http://10.64.130.6/moved")
        #expect(response.redirectURL == "http://10.64.130.6/there")
        let followed = try await campus.client.requestWithData("http://10.64.130.6/moved", signIn: .none)
        #expect(text(followed).contains("http://10.64.130.6/there"))
    }

    @Test("After an expired WebVPN sign-in, or HTML instead of JSON, WebVPN is entered again without the password")
    func again() async throws {
        let university = University()
        let campus = try await university.signedIn(webVPN: .always)
        _ = try await send(campus, university)
        university.expire("webvpn.fudan.edu.cn")
        let response = try await send(campus, university, .post)
        #expect(text(response).contains("POST"))
        university.change { $0.vpnAnswersHTML = 1 }
        _ = try await send(campus, university)
        university.change { $0.vpnAnswersHTML = 5 }
        await expectFailure(.unexpectedResponse) { try await send(campus, university) }
        #expect(university.passwords == 1)
    }

    @Test("A write is sent again after WebVPN's login page, but not after a page that does not show the outcome of the write")
    func writes() async throws {
        let university = University()
        let campus = try await university.signedIn(webVPN: .always)
        _ = try await send(campus, university)
        university.change { ($0.vpnAnswersHTML, $0.vpnPage) = (1, #"<html><a href="/login?cas_login=true">统一身份认证登录</a></html>"#) }
        let response = try await send(campus, university, .post)
        #expect(text(response).contains("POST"))
        university.change { ($0.vpnAnswersHTML, $0.vpnPage) = (1, "<html><title> 资源访问控制系统 </title>会话已过期</html>") }
        let again = try await send(campus, university, .post)
        #expect(text(again).contains("POST"))
        university.change { ($0.vpnAnswersHTML, $0.vpnPage) = (1, "<html>提示信息</html>") }
        let error = await failure { try await send(campus, university, .post) }
        #expect(error?.isOutcomeUnknown == true && error?.message.contains("The request may have taken effect") == true)
    }

    @Test("JSON under the media type of a page is the response of the server")
    func mislabelledJSON() async throws {
        let university = University()
        let campus = try await university.signedIn(webVPN: .always)
        university.change { ($0.vpnAnswersHTML, $0.vpnPage) = (1, #"{"d":[]}"#) }
        let response = try await send(campus, university)
        #expect(text(response) == #"{"d":[]}"#)
    }

    @Test("A WebVPN cookie from an earlier sign-in is tried before WebVPN is entered again")
    func keptCookie() async throws {
        let university = University()
        let campus = try await university.signedIn(webVPN: .always)
        university.change { $0.sessions["webvpn.fudan.edu.cn"] = ["kept"] }
        for (name, value) in [("wengine_vpn_ticketwebvpn_fudan_edu_cn", "x"), ("s", "kept")] {
            #expect(
                campus.signIn.current.jar.add(
                    BrowserCookie(
                        name: name, value: value, domain: WebVPNURL.host, path: "/", isSecure: true, isHTTPOnly: true, expires: nil)))
        }
        _ = try await send(campus, university)
        #expect(university.count("/login?cas_login=true") == 0)
        university.expire("webvpn.fudan.edu.cn")
        _ = try await send(campus, university)
        #expect(university.count("/login?cas_login=true") > 0 && university.passwords == 1)
    }

    @Test(
        "If a captive portal responds in place of the server, the request is sent through WebVPN", arguments: ["page", "redirect", "511"])
    func portal(kind: String) async throws {
        let university = University()
        let campus = try await university.signedIn(webVPN: .auto)
        func classrooms() async throws -> String {
            text(try await campus.client.requestWithData("http://10.64.130.6/?b=H2", signIn: .none))
        }
        var page = try await classrooms()
        #expect(page.contains("statusTable"), "on the campus network, the server is reached directly")
        university.change {
            $0.portal = { request in
                switch kind {
                case "page": request.respond(200, "<html><title>校园网认证</title></html>", type: "text/html")
                case "redirect": request.redirect("http://10.108.255.249/srun_portal_pc")
                default: request.respond(511, "<html></html>", type: "text/html")
                }
            }
        }
        page = try await classrooms()
        #expect(page.contains("http://10.64.130.6/?b=H2"), "the portal appears after a direct response")
        let later = try await university.signedIn(webVPN: .auto)
        let response = try await later.client.requestWithData("http://10.64.130.6/?b=H2", signIn: .none)
        #expect(text(response).contains("http://10.64.130.6/?b=H2"), "the portal responds to the probe")
        let error = await failure {
            try await university.campus(webVPN: .auto).client.requestWithData("http://10.64.130.6/?b=H2", signIn: .none)
        }
        #expect((error == nil) == (kind == "page"), "without an account, the call returns the portal's page")
    }

    @Test(
        "Only requests to hosts that cannot be reached from outside the campus network are sent through WebVPN",
        arguments: [
            ("forum.fduhole.com", true), ("fduhole.com", true), ("10.64.130.6", true), ("yjsxk.fudan.sh.cn", false),
            ("yjsxk.fudan.edu.cn", true), ("yjsxktest.fudan.sh.cn", true), ("fudan.sh.cn", false),
            ("notfduhole.com", false), ("zlapp.fudan.edu.cn", false),
            ("10.evil.example", false), ("10.1.2.3.example", false), ("id.fudan.edu.cn", false), ("webvpn.fudan.edu.cn", false),
            ("localhost", false),
        ])
    func hosts(host: String, expected: Bool) {
        #expect(WebVPNRoute.isCampusOnly(host) == expected)
    }
}

/// A client whose requests fail with `timeout`, but not before the instant `end`.
private final class SlowClient: APIClient {
    let end = Instant.now + .milliseconds(50)
    let count = Atomic<Int>(0)

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        count.add(1, ordering: .relaxed)
        try await Timers.shared.sleep(until: end)
        throw DanXiError(.timeout, "scripted")
    }
}
