import Errors
import HTTP
import JSON
import TestSupport
import Testing

@testable import CampusSignIn
@testable import CampusSupport

@Suite("Classic sign-in", .timeLimit(.minutes(5)))
struct ClassicSignInTests {
    static let signIn = SiteSignIn.entry("https://elife.fudan.edu.cn/login2.action")
    static let url = "https://elife.fudan.edu.cn/public/front/search.htm"

    @Test("The classic sign-in form is submitted with its hidden fields, and only once for all sites that use the form")
    func signsIn() async throws {
        let university = University()
        let campus = try await university.signedIn()
        var page = try await campus.ask(Self.url, Self.signIn)
        #expect(page.hasPrefix("session-"))
        page = try await campus.ask(
            "https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=1", .entry("http://tac.fudan.edu.cn/thirds/tjb.act?redir=sportScore"))
        #expect(page.hasPrefix("session-"))
        #expect(university.count("uis.fudan.edu.cn/authserver/login?service=https%3A%2F%2Felife.fudan.edu.cn%2Flogin2.action") == 2)
        #expect(university.passwords == 2, "each sign-in server gets the password once")
    }

    @Test("If the cookie CASTGC of the classic sign-in has expired, the session signs in with the password again")
    func expiredCookie() async throws {
        let university = University()
        let campus = try await university.signedIn()
        _ = try await campus.ask(Self.url, Self.signIn)
        university.expire("uis.fudan.edu.cn", "elife.fudan.edu.cn", "fdtyjw.fudan.edu.cn")
        _ = try await campus.ask("https://fdtyjw.fudan.edu.cn/x", .entry("http://tac.fudan.edu.cn/thirds/tjb.act?redir=sportScore"))
        #expect(university.passwords == 3)
    }

    @Test("An expired sign-in to a site is renewed even if the site redirects to the sign-in with a script")
    func expiredSiteSignIn() async throws {
        let university = University()
        let campus = try await university.signedIn()
        let before = try await campus.ask(Self.url, Self.signIn)
        university.expire("elife.fudan.edu.cn")
        let after = try await campus.ask(Self.url, Self.signIn)
        #expect(before != after && university.passwords == 2)
    }

    @Test(
        "A script that redirects to the sign-in is recognized, but other scripts and links to the sign-in are not",
        arguments: [
            (#"<script>window.top.location.href = "https://elife.fudan.edu.cn/login2.action";</script>"#, true),
            ("<script>location='/login2.action'</script>", true),
            (#"<script>location.replace("https://uis.fudan.edu.cn/authserver/login?service=x")</script>"#, true),
            (#"<a href="/login2.action">登录</a>"#, false),
            (#"<p>location: <a href="https://uis.fudan.edu.cn/">x</a></p>"#, false),
            (#"<script>location.href="/public/front/index.htm"</script>"#, false), ("location", false), ("", false),
        ])
    func scripts(page: String, expected: Bool) {
        let response = HTTPRequest(url: Self.url).respond(200, page, type: "text/html;charset=utf-8")
        #expect(Self.signIn.isScriptedRedirect(response) == expected)
    }

    @Test(
        "If the password is not accepted, the error code and the message match the reason on the page",
        arguments: [
            ("<p>您提供的用户名或者密码有误</p>FORM", ErrorCode.wrongPassword, "密码有误"), ("<p>该帐号已被锁定，请稍后再试</p>FORM", .accountLocked, "locked"),
            ("<title>弱密码提示</title><h3>弱密码提示</h3>", .weakPassword, "weak"),
            ("<title>网络维护中 | Under Maintenance</title>", .maintenance, "later"),
            ("<p>该帐号需要二次认证</p>FORM", .browserRequired, "second factor"),
            ("<p>该帐号尚未激活，请先完善账号信息</p>FORM", .accountSetupRequired, "browser"),
            ("<p>请输入验证码</p>", .captchaRequired, "browser"), ("FORM", .unexpectedResponse, "not tried again"),
        ])
    func outcomes(page: String, code: ErrorCode, part: String) async throws {
        let university = University()
        let campus = try await university.signedIn()
        university.change { $0.classicPage = page }
        let error = await failure { try await campus.ask(Self.url, Self.signIn) }
        #expect(error?.code == code && error?.message.contains(part) == true, "\(error?.message ?? "no error")")
        #expect(university.passwords == 2)
        _ = try await campus.ask()
    }

    private static let place = "POST https://uis.fudan.edu.cn/authserver/login"

    private static func wrong(_ line: String) -> String {
        "\(place): \(line). Check the username and the password. The password was sent once and is not tried again, because further wrong passwords lock the account."
    }

    private static let locked =
        "\(place): the account is locked. Wait until the university unlocks the account, or unlock it at https://id.fudan.edu.cn in a browser."
    private static let weak =
        "\(place): the university refuses the password as too weak. Change it at https://id.fudan.edu.cn in a browser, then call campus.login."
    private static let setup =
        "\(place): the account is not completely set up. Sign in at https://id.fudan.edu.cn in a browser and follow the instructions, then call campus.login again."
    private static let unknown =
        "\(place) neither accepted nor refused the password. The password was sent once and is not tried again. Sign in at https://uis.fudan.edu.cn in a browser to see the reason."
    private static let captchaWithoutForm =
        "\(place) returned a page that requires a captcha but has no sign-in form. Sign in once at https://uis.fudan.edu.cn in a browser, then try again."

    @Test(
        "The error of a password that is not accepted has the line of the page with the reason, or advice",
        arguments: [
            ("<p>公告</p><p>您提供的用户名或者密码有误</p><p>x</p>FORM", wrong("您提供的用户名或者密码有误")),
            (
                "<p>密码有误\(String(repeating: "长", count: 97))</p>FORM", wrong("密码有误" + String(repeating: "长", count: 96))
            ),
            ("<p>密码有误，帐号将被锁定</p>FORM", wrong("密码有误，帐号将被锁定")), ("<p>该帐号已被锁定</p>FORM", locked), ("<p>该帐号已被冻结</p>", locked),
            ("<title>弱密码提示</title><p>x</p>", weak), ("<p>弱密码提示</p>FORM", weak), ("<p>请完善信息</p>FORM", setup), ("<p>帐号尚未激活</p>", setup),
            ("<p>请输入验证码</p>", captchaWithoutForm), ("<p>x</p>", unknown), ("FORM", unknown),
        ])
    func messages(page: String, message: String) async throws {
        let university = University()
        let campus = try await university.signedIn()
        university.change { $0.classicPage = page }
        let error = await failure { try await campus.ask(Self.url, Self.signIn) }
        #expect(error?.message == message)
    }

    @Test("The form is sent with its hidden fields, and with the account in place of fields of the same names")
    func submission() async throws {
        let university = University()
        let campus = try await university.signedIn()
        let fields =
            #"<input type="hidden" name="username" value="x"><input type="hidden" name="lt" value="1 2"><input name="code"><input type="hidden" name="code" value="z">"#
        let form = #"<form action="/authserver/login?a=b">\#(fields)<input type="password" name="password"></form>"#
        university.change { $0.classicFormPage = (200, form + #"<img id="captchaImg" src="captcha.html">"#) }
        let first = await failure { try await campus.ask(Self.url, Self.signIn) }
        #expect(first?.code == .captchaRequired && university.passwords == 1)
        _ = await failure { try await campus.answerChallenge(id: text(try challenge(first)["id"]), answer: "7 &") }
        let sent = try #require(university.requests.last { $0.method == .post })
        #expect(sent.url == "https://uis.fudan.edu.cn/authserver/login?a=b")
        #expect(sent.form == "lt=1+2&username=\(University.username)&password=%E5%A4%8D%E6%97%A6+%26+Danyuan%3D9&code=7+%26")
        #expect(sent.effect == .singleUse && sent.confidentiality == .host("uis.fudan.edu.cn"))
    }

    @Test(
        "If the sign-in page has no form, the call fails, and no password is sent",
        arguments: [
            (503, "x", ErrorCode.serverFailure), (200, "网络维护中 | Under Maintenance", .maintenance), (200, "<p>?</p>", .unexpectedResponse),
            (403, "", .forbidden),
        ])
    func noForm(status: Int, page: String, code: ErrorCode) async throws {
        let university = University()
        let campus = try await university.signedIn()
        university.change { $0.classicFormPage = (status, page) }
        await expectFailure(code) { try await campus.ask(Self.url, Self.signIn) }
        #expect(university.passwords == 1)
    }

    /// Returns a university whose classic sign-in shows an announcement above its form.
    private static func announcing(_ announcement: String, _ university: University) -> University {
        University { request in
            let response = try university.answer(request)
            guard request.url.contains("uis.fudan.edu.cn/authserver/login"), response.status == 200 else { return response }
            let page = String(decoding: response.body.bytes, as: UTF8.self)
            return request.respond(200, "<p>\(announcement)</p>\(page)", type: "text/html;charset=utf-8")
        }
    }

    private static let announcements = ["公告：本周六 0:00-6:00 系统升级维护", "10 月 7 日校园网网络维护中", "The library is Under Maintenance."]

    @Test("A wrong password is recognized even if the page has an announcement, and is not sent again", arguments: announcements)
    func refusedDuringMaintenance(announcement: String) async throws {
        let state = University()
        let university = Self.announcing(announcement, state)
        let campus = try await university.signedIn()
        state.change { $0.password = "another" }
        for _ in 0..<2 { await expectFailure(.wrongPassword) { try await campus.ask(Self.url, Self.signIn) } }
        #expect(university.passwords == 2, "each sign-in server gets the password once")
    }

    @Test("An announcement on a page with a login form does not prevent the sign-in", arguments: announcements)
    func announced(announcement: String) async throws {
        let university = Self.announcing(announcement, University())
        let campus = try await university.signedIn()
        let page = try await campus.ask(Self.url, Self.signIn)
        #expect(page.hasPrefix("session-"))
        #expect(university.passwords == 2, "each sign-in server gets the password once")
    }

    @Test("If the response to the password has no form and mentions maintenance, the error is `maintenance`")
    func maintenanceAfterPassword() async throws {
        let university = University()
        let campus = try await university.signedIn()
        university.change { $0.classicPage = "<h1>系统升级维护</h1><p>请稍后</p>" }
        await expectFailure(.maintenance) { try await campus.ask(Self.url, Self.signIn) }
    }

    @Test("A sign-in asks only the JSON interface of the sign-in server for JSON responses, not its HTML pages")
    func accept() async throws {
        let university = University()
        let campus = try await university.signedIn()
        _ = try await campus.ask(Self.url, Self.signIn)
        let signIns = university.requests.filter { $0.url.contains("/authn") || $0.url.contains("uis.fudan.edu.cn") }
        for request in signIns {
            let isJSON = request.headers["Accept"]?.hasPrefix("application/json") == true
            #expect(isJSON == request.url.contains("/authn/"), "\(request.place)")
        }
        #expect(signIns.contains { $0.url.contains("/authnEngine") && $0.method == .post })
    }

    @Test("After a wrong answer to a captcha, the error has a new captcha, which can be answered")
    func captcha() async throws {
        let university = University()
        let campus = try await university.signedIn()
        university.change { $0.classicCaptcha = true }
        func id(_ error: DanXiError?) -> String {
            guard error?.code == .captchaRequired, case .object(let detail)? = error?.detail,
                case .object(let challenge)? = detail["challenge"],
                challenge["image"] == .string("data:image/png;base64,UE5H"), case .string(let id)? = challenge["id"]
            else { return "" }
            return id
        }
        let first = id(await failure { try await campus.ask(Self.url, Self.signIn) })
        #expect(university.passwords == 1)
        let second = id(await failure { try await campus.answerChallenge(id: first, answer: "1") })
        _ = try await campus.answerChallenge(id: second, answer: "7354")
        let page = try await campus.ask(Self.url, Self.signIn)
        #expect(page.hasPrefix("session-"))
        #expect(university.passwords == 3)
    }
}
