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

@Suite("Neo sign-in", .timeLimit(.minutes(5)))
struct NeoSignInTests {
    @Test("A session enters a site through each kind of ticket page", arguments: ["form", "script", "post"])
    func tickets(form: String) async throws {
        let university = University()
        university.change { $0.ticketForm = form }
        let campus = try await university.signedIn()
        #expect(university.passwords == 1)
        let page = try await campus.ask("https://my.fudan.edu.cn/simple_list/stqk?a=1&b=2")
        #expect(page.hasPrefix("session-"))
        let redeemed = try #require(
            university.requests.last { $0.url.hasPrefix("https://my.fudan.edu.cn/simple_list/stqk?a=1&b=2") && $0.effect == .singleUse },
            "`&amp;` is decoded to `&`")
        #expect(redeemed.url.contains("&ticket=ST-") == (form != "post"))
        #expect(redeemed.formValue("locale") == (form == "post" ? "zh CN" : nil))
        #expect(university.passwords == 1, "a second site is entered with the university's sign-in")
        let status = try await campus.status()
        #expect(status.signedIn && status.username == University.username && status.studentType == .undergraduate && !status.remembered)
    }

    @Test("If a captive portal responds in place of the university, the login fails and no password is sent")
    func captivePortal() async {
        let university = University { $0.respond(200, "<html>Welcome to the airport</html>", type: "text/html") }
        let error = await failure { try await university.signedIn() }
        #expect(error?.code == .unexpectedResponse && error?.message.contains("portal") == true && university.passwords == 0)
    }

    @Test("A request without an account fails before it is sent")
    func noAccount() async {
        let university = University()
        await expectFailure(.notSignedIn) { try await university.campus().ask() }
        #expect(university.requests.isEmpty)
    }

    @Test("50 concurrent calls to one site or to many sites send the password once", arguments: [1, 10])
    func concurrency(hosts: Int) async throws {
        let university = University()
        let campus = try await university.signedIn()
        university.expire("id.fudan.edu.cn", "zlapp.fudan.edu.cn")
        let before = university.passwords
        try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<50 {
                group.addTask { try await campus.ask(hosts == 1 ? zlapp : "https://s\(number % hosts).fudan.edu.cn/x") }
            }
            for try await answer in group { #expect(answer.hasPrefix("session-")) }
        }
        #expect(university.passwords - before == 1)
    }

    @Test("50 concurrent calls send a wrong password once, and later calls do not send the password")
    func refusedOnce() async throws {
        let university = University()
        let campus = try await university.signedIn()
        university.expire("id.fudan.edu.cn", "zlapp.fudan.edu.cn")
        university.change { $0.password = "another" }
        let before = university.passwords
        await withTaskGroup(of: DanXiError?.self) { group in
            for number in 0..<50 { group.addTask { await failure { try await campus.ask("https://s\(number % 10).fudan.edu.cn/x") } } }
            for await error in group { #expect(error?.code == .wrongPassword) }
        }
        await expectFailure(.wrongPassword) {
            try await campus.ask("https://elife.fudan.edu.cn/x", .entry("https://elife.fudan.edu.cn/login2.action"))
        }
        #expect(university.passwords - before == 1)
        let status = try await campus.status()
        #expect(status.signedIn == false)
    }

    @Test(
        "If the password is not accepted, the code, the message and the detail of the error match the response",
        arguments: [
            (#"{"code":4020,"message":"认证失败,您还有2次重试机会。原因分析： 用户名或密码错误 "}"#, ErrorCode.wrongPassword, "2次", #""tries_left":2"#),
            (#"{"code":"4020","message":"用户名或密码错误"}"#, .wrongPassword, "用户名或密码错误", #"{"server_code":4020,"server_message":"用户名或密码错误"}"#),
            (#"{"code":4021,"message":"认证失败,账号已被锁定,请30分钟后重试。"}"#, .accountLocked, "30分钟", nil),
            (
                #"{"code":4340,"message":"请先完善账号信息","data":"https://id.fudan.edu.cn/selfmanager/"}"#, .accountSetupRequired, "完善",
                #""url":"https://id.fudan.edu.cn/selfmanager/""#
            ),
            (#"{"code":4030,"message":"弱密码，请修改"}"#, .weakPassword, "weak", nil),
            (#"{"code":500,"message":"系统维护中"}"#, .maintenance, "维护", nil),
            (#"{"code":500,"message":"系统升级，请稍后"}"#, .maintenance, "升级", #""server_message":"系统升级，请稍后""#),
            (#"{"code":4021,"message":"密码连续错误，账号冻结"}"#, .accountLocked, "冻结", nil),
            (#"{"code":4020,"message":"密码不正确"}"#, .wrongPassword, "密码不正确", nil),
            (#"{"code":4020,"message":"认证失败,账号已锁定，请30分钟后再试"}"#, .accountLocked, "30分钟", nil),
            (#"{"code":4020,"message":"密码有误，您还有1次机会，之后账号锁定"}"#, .wrongPassword, "1次", #""tries_left":1"#),
            (#"{"code":4020,"message":"密码有误，再错一次将被锁定"}"#, .wrongPassword, "将被锁定", nil),
            (
                #"{"code":4020,"message":"密码已过期","data":"https://id.fudan.edu.cn/selfmanager/"}"#, .accountSetupRequired, "expired",
                #""url":"https://id.fudan.edu.cn/selfmanager/""#
            ),
            (#"{"code":1,"message":"用户不存在"}"#, .wrongPassword, "用户不存在", nil),
            (#"{"code":4999,"message":"奇怪"}"#, .rejected, "奇怪 (code 4999)", #""server_code":4999"#),
            (#"{"code":4999,"message":"如有疑问，请联系维护人员"}"#, .rejected, "维护人员 (code 4999)", nil),
            (#"{"message":null}"#, .rejected, "(code missing)", nil),
            ("<html>网络维护中 | Under Maintenance</html>", .maintenance, "Try again later", nil),
            ("<html>?</html>", .unexpectedResponse, "authExecute", nil),
        ] as [(String, ErrorCode, String, String?)])
    func outcomes(answer: String, code: ErrorCode, part: String, detail: String?) async {
        let university = University {
            $0.url.hasSuffix("authExecute") ? $0.respond(200, answer, type: answer.hasPrefix("<") ? "text/html" : "application/json") : nil
        }
        let error = await failure { try await university.signedIn() }
        #expect(error?.code == code && error?.message.contains(part) == true, "\(error?.message ?? "no error")")
        let text = error.flatMap { JSONText.bytes(of: JSONValue.object($0.publicDetail)) }.map { String(decoding: $0, as: UTF8.self) } ?? ""
        #expect(text.contains(detail ?? ""), "\(text)")
        #expect(
            university.passwords == 1 && error?.message.contains(University.password) == false
                && error?.message.contains(University.username) == false)
    }

    @Test("If the sign-in page offers no sign-in with a password, the login fails, and no password is sent")
    func noPasswordMethod() async {
        let university = University()
        university.change { $0.methods = #"{"code":200,"data":[{"moduleCode":"qrCode","authChainCode":"c"}]}"# }
        let error = await failure { try await university.signedIn() }
        #expect(
            error?.code == .unexpectedResponse && error?.message.contains("sign-in methods qrCode") == true && university.passwords == 0)
    }

    @Test(
        "The password is not sent again after a lost response, a redirect that keeps the body, or a server failure",
        arguments: [0, 307, 503])
    func once(status: Int) async {
        let university = University { request in
            guard request.url.hasSuffix("authExecute") else { return nil }
            #expect(request.effect == .singleUse)
            if status == 0 { throw DanXiError(.network, "the connection broke") }
            return status == 307
                ? HTTPResponse(request: request, status: 307, redirectURL: "https://id.fudan.edu.cn/idp/authn/authExecute")
                : request.respond(status, "")
        }
        let error = await failure { try await university.signedIn() }
        #expect(error != nil)
        #expect(university.passwords == 1)
    }

    @Test("If a site rejects every ticket, the call fails, and the password is sent once")
    func rejectedTickets() async throws {
        let university = University { request in
            request.url.hasPrefix("https://bad.fudan.edu.cn/")
                ? request.redirect(
                    "https://id.fudan.edu.cn/idp/authCenter/authenticate?service=\("https://bad.fudan.edu.cn/x".urlEncoded())") : nil
        }
        let campus = try await university.signedIn()
        university.expire("id.fudan.edu.cn")
        await expectFailure(.notSignedIn) { try await campus.ask("https://bad.fudan.edu.cn/x") }
        #expect(university.passwords == 2)
    }

    @Test("An expired sign-in to a site is renewed with the university's sign-in, or with the password if both sign-ins have expired")
    func expiredSite() async throws {
        let university = University()
        let campus = try await university.signedIn()
        _ = try await campus.ask()
        university.expire("zlapp.fudan.edu.cn")
        _ = try await campus.ask()
        #expect(university.passwords == 1)
        university.expire("zlapp.fudan.edu.cn", "id.fudan.edu.cn")
        _ = try await campus.ask()
        #expect(university.passwords == 2)
    }

    @Test("A late response to a request that was sent before a sign-in does not replace the cookies of the sign-in")
    func lateResponse() async throws {
        let gate = Gate()
        let university = University()
        let slow = University { request in
            let answer = try university.answer(request)
            if request.url.hasSuffix("?slow"), request.cookie("s")?.hasPrefix("session") != true { await gate.pass() }
            return answer
        }
        let campus = try await slow.signedIn()
        university.expire("zlapp.fudan.edu.cn")
        _ = try await campus.ask()
        // The slow request is sent without the cookie of the site, and before the new sign-in.
        campus.signIn.current.jar.remove("s", for: "zlapp.fudan.edu.cn")
        async let late = campus.ask(zlapp + "?slow")
        await gate.arrival()
        let renewed = try await campus.ask()
        gate.open()
        let latePage = try await late
        #expect(latePage == renewed)
        let page = try await campus.ask()
        #expect(page == renewed)
    }

    @Test("The entry page of a site is opened before the first request")
    func entry() async throws {
        let university = University()
        let campus = try await university.signedIn()
        _ = try await campus.ask("https://fdjwgl.fudan.edu.cn/student/data", .entry("https://fdjwgl.fudan.edu.cn/student/sso/login"))
        let urls = university.requests.map(\.url).filter { $0.hasPrefix("https://fdjwgl") }
        #expect(urls.first == "https://fdjwgl.fudan.edu.cn/student/sso/login" && urls.count { $0.hasSuffix("/data") } == 1)
    }

    @Test("A login fails if the sign-in server responds with an unknown page, a failure or a page about maintenance")
    func unknownPages() async throws {
        let answers = Mutex((200, "<title>登录失败</title><p>登录信息已失效"))
        let university = University { request in
            request.url.hasSuffix("authnEngine")
                ? request.respond(answers.withLock { $0.0 }, answers.withLock { $0.1 }, type: "text/html") : nil
        }
        let unknown = await failure { try await university.signedIn() }
        #expect(unknown?.code == .unexpectedResponse && unknown?.message.contains("登录失败") == true)
        answers.withLock { $0 = (502, "") }
        await expectFailure(.serverFailure) { try await university.signedIn() }
        answers.withLock { $0 = (200, "<title>网络维护中 | Under Maintenance</title>") }
        await expectFailure(.maintenance) { try await university.signedIn() }
    }

    @Test("The log of a sign-in contains no secrets")
    func log() async throws {
        let university = University()
        let campus = try await university.signedIn()
        _ = try await campus.ask()
        let log = university.log
        #expect(log.contains { $0.contains("POST https://id.fudan.edu.cn:443: 200") })
        for secret in [University.password, University.username, "ST-", "session-", "lck", "ticket="] {
            #expect(!log.contains { $0.contains(secret) }, "\(secret)")
        }
    }

    // MARK: Challenges

    @Test("A call that needs a captcha fails before the password is sent, and the captcha can be answered later")
    func captcha() async throws {
        let university = University()
        university.change { $0.captcha = "7354" }
        let campus = university.campus()
        let first = await failure {
            try await campus.login(as: .graduate)
        }
        #expect(first?.code == .captchaRequired && university.passwords == 0)
        let captcha = try challenge(first)
        #expect(captcha["kind"] == .string("captcha") && captcha["image"] == .string("data:image/png;base64,iVBO"))
        let state = try await campus.status()
        #expect(state.challenge?.id == text(captcha["id"]))

        let wrong = await failure { try await campus.answerChallenge(id: text(captcha["id"]), answer: "0000") }
        #expect(wrong?.code == .captchaRequired && university.passwords == 1)
        await expectFailure(.invalidArgument, "a challenge can be answered only once") {
            try await campus.answerChallenge(id: text(captcha["id"]), answer: "7354")
        }
        let status = try await campus.answerChallenge(id: text(try challenge(wrong)["id"]), answer: "7354")
        #expect(status.signedIn && status.challenge == nil && status.studentType == .graduate)
        _ = try await campus.ask()
        #expect(university.passwords == 2)
    }

    @Test("The challenge of a login cannot be answered after a later login has failed")
    func replacedChallenge() async throws {
        let university = University()
        university.change { $0.captcha = "7354" }
        let campus = university.campus()
        let first = await failure { try await campus.login() }
        #expect(first?.code == .captchaRequired)
        university.change { ($0.captcha, $0.refusal) = (nil, #"{"code":4020,"message":"认证失败,用户名或密码错误"}"#) }
        await expectFailure(.wrongPassword) { try await campus.login() }
        let status = try await campus.status()
        #expect(status.challenge == nil)
        await expectFailure(.invalidArgument) { try await campus.answerChallenge(id: text(challenge(first)["id"]), answer: "7354") }
        #expect(university.passwords == 1)
    }

    @Test("All calls fail with the same challenge until the challenge is answered")
    func sharedChallenge() async throws {
        let university = University()
        let campus = try await university.signedIn()
        university.expire("id.fudan.edu.cn", "zlapp.fudan.edu.cn")
        university.change { $0.captcha = "7354" }
        let first = await failure { try await campus.ask() }
        let second = await failure { try await campus.ask() }
        #expect(first?.code == .captchaRequired && second?.detail == first?.detail)
        _ = try await campus.answerChallenge(id: text(try challenge(first)["id"]), answer: "7354")
        _ = try await campus.ask()
        #expect(university.passwords == 2)
    }

    // MARK: Logins

    @Test("A failed login does not change the session, and a logout clears the caches")
    func logins() async throws {
        let university = University()
        let campus = try await university.signedIn()
        let cleared = Mutex(0)
        campus.signIn.onSignOut { cleared.withLock { $0 += 1 } }
        await expectFailure(.wrongPassword) { try await campus.login(password: "wrong", as: .staff) }
        let status = try await campus.status()
        #expect(status.studentType == .undergraduate && campus.client.studentType == .undergraduate)
        _ = try await campus.ask()
        _ = try await campus.login(as: .staff)
        #expect(cleared.withLock { $0 } == 0 && campus.client.studentType == .staff)
        let signedOut = try await campus.logout()
        #expect(signedOut.signedIn == false)
        #expect(cleared.withLock { $0 } == 1)
        await expectFailure(.notSignedIn) { try await campus.ask() }
        await expectFailure(.invalidArgument) { try await campus.login(remember: true) }
    }

    @Test("A login with the same account clears the caches if the data of the new student type are on other servers")
    func otherServers() async throws {
        let temporary = try TemporaryDirectory()
        let campus = University().campus(directory: try temporary.store())
        let cleared = Mutex(0)
        campus.signIn.onSignOut { cleared.withLock { $0 += 1 } }
        _ = try await campus.login(as: .undergraduate)
        _ = try await campus.login(as: .graduate)
        #expect(cleared.withLock { $0 } == 1)
        _ = try await campus.login(as: .graduate, remember: true)
        #expect(cleared.withLock { $0 } == 1)
        _ = try await CampusAPI.login(
            campus.client, username: University.username, password: University.password, studentType: .staff, remember: true, reuse: true)
        #expect(cleared.withLock { $0 } == 2 && campus.client.studentType == .staff)
    }

    @Test("A login with another account clears the cached values of the first account")
    func otherAccount() async throws {
        let campus = try await University().signedIn()
        let cleared = Mutex(0)
        campus.signIn.onSignOut { cleared.withLock { $0 += 1 } }
        let other = campus.signIn.identity(username: "other", password: "x", studentType: .staff)
        try await campus.signIn.replace("campus.login", with: AccountSignIn(other), remember: false)
        #expect(cleared.withLock { $0 } == 1 && campus.client.studentType == .staff)
    }

    @Test("A remembered sign-in is restored with its cookies and without the password")
    func remembered() async throws {
        let temporary = try TemporaryDirectory()
        defer { withExtendedLifetime(temporary) {} }
        let directory = try temporary.store()
        let university = University()
        let campus = university.campus(directory: directory)
        let state = try await campus.login(as: .graduate, remember: true)
        #expect(state.remembered)

        let file = StoreFile<JSONValue>(store: directory, name: "campus.json", lifetime: nil, log: { _, _ in })
        let kept = String(decoding: try #require(file.load().flatMap { JSONText.bytes(of: $0) }), as: UTF8.self)
        #expect(kept.contains("session-") && !kept.contains("Danyuan"))

        let later = university.campus(directory: directory)
        let status = try await later.status()
        #expect(status.signedIn && status.remembered && status.studentType == .graduate)
        _ = try await later.ask()
        university.expire("zlapp.fudan.edu.cn")
        _ = try await later.ask()
        #expect(university.passwords == 1)
        university.expire("zlapp.fudan.edu.cn", "id.fudan.edu.cn")
        let ended = await failure { try await later.ask() }
        #expect(ended?.code == .notSignedIn && ended?.message.contains("campus.login") == true && university.passwords == 1)
        _ = try await later.logout()
        await later.signIn.save()
        let left = String(decoding: try #require(file.load().flatMap { JSONText.bytes(of: $0) }), as: UTF8.self)
        #expect(!left.contains("session-"), "a late save does not restore the file")
    }
}
