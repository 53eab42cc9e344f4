import Errors
import HTTP
import JSON
import Storage
import Synchronization
import TestSupport
import Testing
import Text

@testable import CampusSignIn
@testable import CampusSupport

@Suite("Entering a site", .timeLimit(.minutes(5)))
struct DoorTests {
    static let elife = SiteSignIn.entry("https://elife.fudan.edu.cn/login2.action")
    static let elifePage = "https://elife.fudan.edu.cn/public/front/search.htm"

    @Test(
        "A session can sign in to sites that use neo and sites that use classic", arguments: [["elife.fudan.edu.cn"], []] as [Set<String>])
    func eitherDoor(classicHosts: Set<String>) async throws {
        let university = University()
        university.change { $0.classicHosts = classicHosts }
        let campus = try await university.signedIn()
        let page = try await campus.ask(Self.elifePage, Self.elife)
        #expect(page.hasPrefix("session-"))
        #expect(university.passwords == 1 + classicHosts.count)
        university.expire("elife.fudan.edu.cn")
        _ = try await campus.ask(Self.elifePage, Self.elife)
        #expect(university.passwords == 1 + classicHosts.count)
    }

    @Test("If a site's first entry page does not lead to a sign-in, the fallback page is used")
    func fallback() async throws {
        let entry = "http://tac.fudan.edu.cn/thirds/tjb.act?redir=sportScore"
        let signIn = SiteSignIn.entry(entry, fallback: "https://uis.fudan.edu.cn/authserver/login?service=\(entry.urlEncoded())")
        for status in [200, 404, 0] {
            let university = University { request in
                // The session sends the request for the entry page over https.
                guard request.url == entry.replacing("http://", with: "https://"), request.cookie("s") == nil else { return nil }
                if status == 0 { throw DanXiError(.network, "no connection") }
                return request.respond(status, "<html>体育</html>", type: "text/html")
            }
            let campus = try await university.signedIn()
            let page = try await campus.ask("https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=1", signIn)
            #expect(page.hasPrefix("session-"))
            #expect(university.passwords == 2)
            let first = university.requests.first { $0.url.contains("tac.fudan.edu.cn") }
            #expect(first?.url == entry.replacing("http://", with: "https://"), "the entry page was opened before the fallback")
            let line = "The sign-in continues at GET https://uis.fudan.edu.cn/authserver/login."
            #expect(university.log.contains { $0.hasSuffix(line) } == (status == 0))
        }
    }

    @Test("The fallback page is not used after the password was sent, or after an error of the account")
    func noFallback() async throws {
        let signIn = SiteSignIn.entry(Self.elife.entries.first ?? "", fallback: "https://elife.fudan.edu.cn/fallback")
        for page in ["FORM", "<p>密码有误</p>FORM"] {
            let university = University()
            let campus = try await university.signedIn()
            university.change { $0.classicPage = page }
            await expectFailure(page == "FORM" ? .unexpectedResponse : .wrongPassword) { try await campus.ask(Self.elifePage, signIn) }
            #expect(university.count("/fallback") == 0 && university.passwords == 2)
        }
    }

    @Test(
        "After the status 401, a site is entered again, but one that asks with WWW-Authenticate only if the header is there",
        arguments: [(false, false, true), (false, true, true), (true, true, true), (true, false, false)])
    func unauthorized(challenges: Bool, hasHeader: Bool, isEntered: Bool) async throws {
        let isOver = Mutex(false)
        let university = University { request in
            guard request.url == "https://my.fudan.edu.cn/x", isOver.withLock({ $0 }) else {
                if request.url.hasPrefix("https://my.fudan.edu.cn/enter?ticket=") { isOver.withLock { $0 = false } }
                return nil
            }
            return request.respond(401, "", type: "text/plain", headers: hasHeader ? ["WWW-Authenticate": "Bearer"] : [:])
        }
        let campus = try await university.signedIn()
        let signIn = SiteSignIn.entry("https://my.fudan.edu.cn/enter", challenges: challenges)
        _ = try await campus.ask("https://my.fudan.edu.cn/x", signIn)
        university.expire("my.fudan.edu.cn")
        isOver.withLock { $0 = true }
        let before = university.count("https://my.fudan.edu.cn/x")
        let error = await failure { try await campus.ask("https://my.fudan.edu.cn/x", signIn) }
        #expect(error?.code == (isEntered ? nil : .notSignedIn))
        #expect(university.count("https://my.fudan.edu.cn/x") - before == (isEntered ? 2 : 1))
    }

    @Test("Two services on one host are entered separately")
    func services() async throws {
        let university = University()
        let campus = try await university.signedIn()
        for app in ["wdcjapp", "wdrcapp"] {
            _ = try await campus.ask(
                "https://yzsfwapp.fudan.edu.cn/gsapp/sys/\(app)/x.do",
                .entry("https://yzsfwapp.fudan.edu.cn/gsapp/sys/\(app)/*default/index.do"))
        }
        for app in ["wdcjapp", "wdrcapp"] { #expect(university.count("\(app)/*default/index.do") >= 1, "\(app)") }
    }

    // MARK: Round trips

    @Test("The page that a site sends at the end of a sign-in is used as the response, and is not requested again")
    func answer() async throws {
        let university = University()
        let campus = try await university.signedIn()
        let before = university.requests.count
        let page = try await campus.ask(zlapp + "?a=1")
        #expect(page.hasPrefix("session-"))
        #expect(
            university.requests.dropFirst(before).map(\.place) == [
                "GET \(zlapp)", "GET https://id.fudan.edu.cn/idp/authCenter/authenticate", "GET \(zlapp)", "GET \(zlapp)",
            ], "the session sends the request, gets the ticket page, sends the ticket, and follows its redirect to the page")
        #expect(university.count("/ac/") == 0)
    }

    @Test("If an entry page accepts a target URL, the first request to the site opens the entry page with the requested URL as the target")
    func entryWithTarget() async throws {
        let page = "https://fdjwgl.fudan.edu.cn/student/data?x=1"
        let university = University { request in
            guard request.url.hasPrefix("https://fdjwgl.fudan.edu.cn/student/sso/login"), request.parameter("ticket") == nil,
                request.cookie("s")?.hasPrefix("session-") == true
            else { return nil }
            return request.redirect(request.parameter("refer") ?? "/student/home")
        }
        let campus = try await university.signedIn()
        let signIn = SiteSignIn.entry("https://fdjwgl.fudan.edu.cn/student/sso/login", targetParameter: "refer")
        let before = university.requests.count
        var answer = try await campus.ask(page, signIn)
        #expect(answer.hasPrefix("session-"))
        #expect(
            university.requests.dropFirst(before).map(\.place).filter { $0.contains("fdjwgl") } == [
                "GET https://fdjwgl.fudan.edu.cn/student/sso/login", "GET https://fdjwgl.fudan.edu.cn/student/sso/login",
                "GET https://fdjwgl.fudan.edu.cn/student/sso/login", "GET https://fdjwgl.fudan.edu.cn/student/data",
            ])
        let second = university.requests.count
        _ = try await campus.ask(page, signIn)
        #expect(university.requests.count == second + 1)
        university.expire("fdjwgl.fudan.edu.cn")
        answer = try await campus.ask(page, signIn)
        #expect(answer.hasPrefix("session-"))
        #expect(university.passwords == 1)
    }

    @Test(
        "After a sign-in, the request is sent again only if the site has sent HTML in place of JSON",
        arguments: ["text/html", "application/json"])
    func otherPage(type: String) async throws {
        let university = University { request in
            guard request.url == "https://my.fudan.edu.cn/x", request.cookie("s")?.hasPrefix("session-") == true else { return nil }
            return request.respond(
                200, #"{"e":0,"d":"x"}"#, type: request.headers["Accept"] == "application/json" ? "application/json" : type)
        }
        let campus = try await university.signedIn()
        let answer: SiteAnswer = try await campus.client.requestWithResponse(
            "https://my.fudan.edu.cn/x", signIn: .page, headers: ["Accept": "application/json"])
        #expect(answer.value == "x")
        let asJSON = university.requests.count { $0.url == "https://my.fudan.edu.cn/x" && $0.headers["Accept"] == "application/json" }
        #expect(asJSON == (type == "text/html" ? 2 : 1))
    }

    @Test("A first sign-in needs at most eight round trips")
    func steps() async throws {
        let university = University()
        let campus = university.campus()
        _ = try await campus.login()
        // The sign-in methods and the public key are requested at the same time, so these two requests are one round trip.
        #expect(university.requests.count - 1 <= 8, "\(university.requests.map(\.place))")
    }

    @Test("Every request to the university has the configured User-Agent", arguments: [nil, "Mozilla/5.0 libdanxi/0"])
    func userAgent(userAgent: String?) async throws {
        let university = University()
        let campus = CampusAccess(client: university.server, webVPN: .never, userAgent: userAgent, store: nil) { _, _ in }
        _ = try await campus.login()
        _ = try await campus.ask()
        #expect(university.requests.allSatisfy { $0.headers["User-Agent"] == userAgent })
    }

    // MARK: Expired sign-ins

    @Test(
        "A response that says that the site's sign-in has expired leads to one new sign-in",
        arguments: [
            #"{"e":10013,"m":"用户信息已失效,请重新进入页面","d":{"login_url":"https://id.fudan.edu.cn/idp/authCenter/authenticate?service=https%3A%2F%2Fzlapp.fudan.edu.cn%2Ffudanelec%2Fwap%2Fdefault%2Finfo"}}"#,
            #"{"e":"10013","m":"登录信息已失效，请重新登录","d":{"loginUrl":"http://example.org/"}}"#, #"{"e":1,"m":"未登录","d":[]}"#,
        ])
    func endedSession(answer: String) async throws {
        let isOver = Mutex(false)
        let university = University { request in
            guard request.url.hasPrefix(zlapp), isOver.withLock({ $0 }), request.parameter("ticket") == nil else {
                if request.url.hasPrefix(zlapp), request.parameter("ticket") != nil { isOver.withLock { $0 = false } }
                return nil
            }
            return request.respond(200, answer)
        }
        let campus = try await university.signedIn()
        _ = try await campus.ask()
        isOver.withLock { $0 = true }
        let page = try await campus.ask()
        #expect(page.hasPrefix("session-"))
        #expect(university.passwords == 1 && university.count("example.org") == 0)
    }

    @Test("If a site reports an expired sign-in even after a new sign-in, the call fails")
    func neverSignedIn() async throws {
        let university = University { $0.url.hasPrefix(zlapp) ? $0.respond(200, #"{"e":10013,"m":"未登录","d":{}}"#) : nil }
        let campus = try await university.signedIn()
        await expectFailure(.notSignedIn) { try await campus.ask() }
        #expect(university.count(zlapp) <= 4 && university.passwords == 1)
    }

    // MARK: Logins

    @Test(
        "A login succeeds even if a site or the account page is unreachable",
        arguments: ["https://zlapp.fudan.edu.cn/", "https://id.fudan.edu.cn/api-uc/"])
    func brokenPages(prefix: String) async throws {
        let university = University { request in
            guard request.url.hasPrefix(prefix) else { return nil }
            throw DanXiError(.network, "no connection")
        }
        let campus = university.campus()
        let status = try await campus.login()
        #expect(status.signedIn && university.passwords == 1)
    }

    @Test("A login succeeds even if the page that follows the accepted password cannot be loaded")
    func brokenLanding() async throws {
        let university = University { request in
            request.url.hasSuffix("/oauth2/code/bam") ? request.respond(503, "", type: "text/html") : nil
        }
        let status = try await university.campus().login()
        #expect(status.signedIn && university.passwords == 1)
    }

    @Test("If the connection breaks after the password was sent, the password is not sent to another sign-in page")
    func unknownOutcome() async {
        let university = University { request in
            guard request.url.hasSuffix("authExecute") else { return nil }
            throw DanXiError(.network, "the connection broke")
        }
        await expectFailure(.network) { try await university.campus().login() }
        #expect(university.passwords == 1)
    }

    @Test("If neo is under maintenance and all other servers are unreachable, the login fails with `maintenance`")
    func maintenance() async {
        let university = University { request in
            if request.url.contains("queryAuthMethods") {
                return request.respond(200, "<title>网络维护中 | Under Maintenance</title>", type: "text/html")
            }
            guard !request.url.contains("id.fudan.edu.cn") else { return nil }
            throw DanXiError(.network, "no connection")
        }
        await expectFailure(.maintenance) { try await university.campus().login() }
    }

    @Test("A later session can use a remembered classic sign-in without the password")
    func rememberedClassic() async throws {
        let temporary = try TemporaryDirectory()
        defer { withExtendedLifetime(temporary) {} }
        let directory = try temporary.store()
        let university = University()
        let campus = university.campus(directory: directory)
        _ = try await campus.login(remember: true)
        _ = try await campus.ask(Self.elifePage, Self.elife)
        let later = university.campus(directory: directory)
        university.expire("elife.fudan.edu.cn")
        let page = try await later.ask(Self.elifePage, Self.elife)
        #expect(page.hasPrefix("session-"))
        #expect(university.passwords == 2)
        _ = try await later.logout()
    }

    // MARK: Forms of the sign-in's responses

    @Test(
        "A public key is accepted in each of its known forms",
        arguments: [
            { #"{"code":"200","data":{"code":200,"data":"\#($0)"}}"# },
            { #"{"code":200,"data":"-----BEGIN PUBLIC KEY-----\n\#($0)\n-----END PUBLIC KEY-----"}"# },
        ] as [@Sendable (String) -> String])
    func keys(answer: @Sendable (String) -> String) async throws {
        let page = answer(Key.shared.spki)
        let university = University { $0.url.hasSuffix("getJsPublicKey") ? $0.respond(200, page) : nil }
        let status = try await university.campus().login()
        #expect(status.signedIn)
    }

    @Test(
        "The login token is found in each member of the response that may contain the token",
        arguments: [#""data":{"loginToken":"TOKEN"}"#, #""loginToken":null,"data":"TOKEN""#])
    func tokens(member: String) async throws {
        let university = University()
        let target = "https://id.fudan.edu.cn/api-uc/login/oauth2/code/bam"
        university.change { $0.refusal = #"{"code":"200",\#(member.replacing("TOKEN", with: target.urlEncoded()))}"# }
        let status = try await university.campus().login()
        #expect(status.signedIn)
    }

    @Test(
        "A password form is refused if its target is not an https URL of the sign-in server",
        arguments: ["http://uis.fudan.edu.cn/", "https://example.org/"])
    func foreignForm(action: String) async throws {
        let university = University()
        let campus = try await university.signedIn()
        university.change {
            $0.classicFormPage = (200, #"<form action="\#(action)"><input name="username"><input type="password" name="password"></form>"#)
        }
        await expectFailure(.unexpectedResponse) { try await campus.ask(Self.elifePage, Self.elife) }
        #expect(university.passwords == 1)
    }

    @Test("An error of the sign-in does not contain the password or a cookie, even if the server repeats them")
    func echo() async throws {
        let university = University {
            let echo = "wrong: \(University.password), 复旦 &amp; Danyuan=9, session_id=0123456789"
            guard $0.url.hasSuffix("authExecute") else { return nil }
            return $0.respond(500, echo, headers: ["X-Echo": University.password, "Set-Cookie": "session_id=0123456789"])
        }
        let refusal = await failure { try await university.campus().login() }
        let error = try #require(refusal)
        #expect(error.publicDetail["body"] == .string("wrong: …, …, session_id=…"))
        #expect(!"\(error)".contains("Danyuan") && !"\(error)".contains("0123456789"))
    }

    @Test("If the response to the password has status 401 or 403, the login fails with `rejected`", arguments: [401, 403])
    func refusedStatus(status: Int) async throws {
        let university = University { $0.url.hasSuffix("authExecute") ? $0.respond(status, "") : nil }
        await expectFailure(.rejected) { try await university.campus().login() }
        #expect(university.passwords == 1)
    }
}
