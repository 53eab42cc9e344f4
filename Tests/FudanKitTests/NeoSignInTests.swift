import Errors
import JSON
import Networking
import Storage
import Synchronization
import TestSupport
import Testing

@testable import FudanKit

let zlapp = "https://zlapp.fudan.edu.cn/fudanelec/wap/default/info"

extension Campus {
    func ask(_ url: String = zlapp, _ signIn: SignIn = .neo) async throws -> String {
        try await client.requestWithEnvelope(url, signIn: signIn)
    }
}

@Suite("The neo sign-in", .timeLimit(.minutes(1)))
struct NeoSignInTests {
    @Test("a service signs in by itself, whatever the form of the ticket", arguments: ["form", "script"])
    func tickets(form: String) async throws {
        let university = University()
        university.change { $0.ticketForm = form }
        let campus = try await university.signedIn()
        #expect(university.passwords == 1)
        #expect(try await campus.ask("https://my.fudan.edu.cn/simple_list/stqk?a=1&b=2").hasPrefix("session-"))
        #expect(
            university.requests.contains { $0.url.hasPrefix("https://my.fudan.edu.cn/simple_list/stqk?a=1&b=2&ticket=ST-") },
            "`&amp;` stands for `&`")
        #expect(university.passwords == 1, "the university's own session is enough for another service")
        let status = try await campus.signInStore.status()
        #expect(status.signedIn && status.username == University.username && status.studentType == "undergraduate" && !status.remembered)
    }

    @Test("where nothing asks for a password, nobody is signed in")
    func portal() async {
        let university = University { $0.respond(200, "<html>Welcome to the airport</html>", type: "text/html") }
        let error = await failure { try await university.signedIn() }
        #expect(error?.code == .unexpectedResponse && error?.message.contains("portal") == true && university.passwords == 0)
    }

    @Test("without an account nothing is sent")
    func noAccount() async {
        let university = University()
        #expect(await failure { try await university.campus().ask() }?.code == .notSignedIn)
        #expect(university.requests.isEmpty)
    }

    @Test("50 first calls send the password once, to one service or to many", arguments: [1, 10])
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

    @Test("50 calls with a password that was changed meanwhile spend one try, and later ones none")
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
        #expect(
            await failure {
                try await campus.ask("https://elife.fudan.edu.cn/x", .classic(service: "https://elife.fudan.edu.cn/login2.action"))
            }?.code == .wrongPassword)
        #expect(university.passwords - before == 1)
        #expect(try await campus.signInStore.status().signedIn == false)
    }

    @Test(
        "what the university answers to a password",
        arguments: [
            (#"{"code":4020,"message":"认证失败,您还有2次重试机会。原因分析： 用户名或密码错误 "}"#, ErrorCode.wrongPassword, "2次", #"{"tries_left":2}"#),
            (#"{"code":"4020","message":"用户名或密码错误"}"#, .wrongPassword, "用户名或密码错误", nil),
            (#"{"code":4021,"message":"认证失败,账号已被锁定,请30分钟后重试。"}"#, .accountLocked, "30分钟", nil),
            (
                #"{"code":4340,"message":"请先完善账号信息","data":"https://id.fudan.edu.cn/selfmanager/"}"#, .accountSetupRequired, "完善",
                #"{"url":"https://id.fudan.edu.cn/selfmanager/"}"#
            ),
            (#"{"code":4030,"message":"弱密码，请修改"}"#, .weakPassword, "weak", nil),
            (#"{"code":500,"message":"系统维护中"}"#, .maintenance, "维护", nil),
            (#"{"code":4999,"message":"奇怪"}"#, .rejected, "奇怪 (code 4999)", nil),
            (#"{"message":null}"#, .rejected, "(code missing)", nil),
            ("<html>网络维护中 | Under Maintenance</html>", .maintenance, "try again later", nil),
            ("<html>?</html>", .unexpectedResponse, "authExecute", nil),
        ] as [(String, ErrorCode, String, String?)])
    func outcomes(answer: String, code: ErrorCode, part: String, detail: String?) async {
        let university = University {
            $0.url.hasSuffix("authExecute") ? $0.respond(200, answer, type: answer.hasPrefix("<") ? "text/html" : "application/json") : nil
        }
        let error = await failure { try await university.signedIn() }
        #expect(error?.code == code && error?.message.contains(part) == true, "\(error?.message ?? "no error")")
        #expect(error?.detail.flatMap { JSONText.bytes(of: $0) }.map { String(decoding: $0, as: UTF8.self) } == detail)
        #expect(
            university.passwords == 1 && error?.message.contains(University.password) == false
                && error?.message.contains(University.username) == false)
    }

    @Test("no password sign-in is an error of its own, and sends none")
    func noPasswordMethod() async {
        let university = University()
        university.change { $0.methods = #"{"code":200,"data":[{"moduleCode":"qrCode","authChainCode":"c"}]}"# }
        let error = await failure { try await university.signedIn() }
        #expect(error?.code == .unexpectedResponse && error?.message.contains("offers qrCode") == true && university.passwords == 0)
    }

    @Test("a lost answer, and a redirect that keeps the body, do not send the password again", arguments: [0, 307, 503])
    func once(status: Int) async {
        let university = University { request in
            guard request.url.hasSuffix("authExecute") else { return nil }
            #expect(request.effect == .singleUse)
            if status == 0 { throw DanXiError(.network, "the connection broke") }
            return status == 307
                ? HTTPResponse(request: request, status: 307, redirectURL: "https://id.fudan.edu.cn/idp/authn/authExecute")
                : request.respond(status, "")
        }
        #expect(await failure { try await university.signedIn() } != nil)
        #expect(university.passwords == 1)
    }

    @Test("a service that never takes a ticket gets no second password, and an error that says so")
    func circle() async throws {
        let university = University { request in
            request.url.hasPrefix("https://bad.fudan.edu.cn/")
                ? request.redirect(
                    "https://id.fudan.edu.cn/idp/authCenter/authenticate?service=\("https://bad.fudan.edu.cn/x".urlEncoded())") : nil
        }
        let campus = try await university.signedIn()
        university.expire("id.fudan.edu.cn")
        #expect(await failure { try await campus.ask("https://bad.fudan.edu.cn/x") }?.code == .notSignedIn)
        #expect(university.passwords == 2)
    }

    @Test("a session that has ended is renewed: with the university's session, without a password; without it, with one")
    func ended() async throws {
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

    @Test("an answer that comes after a sign-in, to a request from before it, takes the session away from nobody")
    func late() async throws {
        let release = Mutex(false)
        let university = University()
        let slow = University { request in
            let answer = try university.answer(request)
            if request.url.hasSuffix("?slow"), request.cookie("s")?.hasPrefix("session") != true {
                while !release.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(1)) }
            }
            return answer
        }
        let campus = try await slow.signedIn()
        university.expire("zlapp.fudan.edu.cn")
        _ = try await campus.ask()
        // One whose request left before the session was renewed.
        campus.signInStore.signIn.session.jar.remove("s", for: "zlapp.fudan.edu.cn")
        async let late = campus.ask(zlapp + "?slow")
        while slow.count("?slow") == 0 { try await Task.sleep(for: .milliseconds(1)) }
        let renewed = try await campus.ask()
        release.withLock { $0 = true }
        #expect(try await late == renewed)
        #expect(try await campus.ask() == renewed)
    }

    @Test("a service that is entered through a page of its own is entered before it is asked")
    func entry() async throws {
        let university = University()
        let campus = try await university.signedIn()
        _ = try await campus.ask("https://fdjwgl.fudan.edu.cn/student/data", .neo(at: "https://fdjwgl.fudan.edu.cn/student/sso/login"))
        let urls = university.requests.map(\.url).filter { $0.hasPrefix("https://fdjwgl") }
        #expect(urls.first == "https://fdjwgl.fudan.edu.cn/student/sso/login" && urls.count { $0.hasSuffix("/data") } == 1)
    }

    @Test("the university's pages that nobody knows, and its failures, are errors")
    func unknownPages() async throws {
        let answers = Mutex((200, "<title>登录失败</title><p>登录信息已失效"))
        let university = University { request in
            request.url.hasSuffix("authnEngine")
                ? request.respond(answers.withLock { $0.0 }, answers.withLock { $0.1 }, type: "text/html") : nil
        }
        let unknown = await failure { try await university.signedIn() }
        #expect(unknown?.code == .unexpectedResponse && unknown?.message.contains("登录失败") == true)
        answers.withLock { $0 = (502, "") }
        #expect(await failure { try await university.signedIn() }?.code == .serverFailure)
        answers.withLock { $0 = (200, "<title>网络维护中 | Under Maintenance</title>") }
        #expect(await failure { try await university.signedIn() }?.code == .maintenance)
    }

    @Test("nothing of an account is in the log")
    func log() async throws {
        let university = University()
        let campus = try await university.signedIn()
        _ = try await campus.ask()
        let log = university.log
        #expect(log.contains { $0.contains("authExecute") })
        for secret in [University.password, University.username, "ST-", "session-", "lck", "ticket="] {
            #expect(!log.contains { $0.contains(secret) }, "\(secret)")
        }
    }

    // MARK: Questions

    func challenge(_ error: DanXiError?) throws -> [String: JSONValue] {
        guard case .object(let detail)? = error?.detail, case .object(let challenge)? = detail["challenge"] else {
            throw DanXiError(.internal, "no challenge")
        }
        return challenge
    }

    func text(_ value: JSONValue?) -> String { if case .string(let text)? = value { text } else { "" } }

    @Test("a captcha is asked for before a try is spent, and answered later")
    func captcha() async throws {
        let university = University()
        university.change { $0.captcha = "7354" }
        let campus = university.campus()
        let store = campus.signInStore
        let first = await failure {
            try await store.login(username: University.username, password: University.password, studentType: "graduate")
        }
        #expect(first?.code == .captchaRequired && university.passwords == 0)
        let question = try challenge(first)
        #expect(question["kind"] == .string("captcha") && question["image"] == .string("data:image/png;base64,iVBO"))
        #expect(try await store.status().challenge?.id == text(question["id"]))

        let wrong = await failure { try await store.answerChallenge(id: text(question["id"]), answer: "0000") }
        #expect(wrong?.code == .captchaRequired && university.passwords == 1)
        #expect(
            await failure { try await store.answerChallenge(id: text(question["id"]), answer: "7354") }?.code == .invalidArgument,
            "each is answered once")
        let status = try await store.answerChallenge(id: text(try challenge(wrong)["id"]), answer: "7354")
        #expect(status.signedIn && status.challenge == nil && status.studentType == "graduate")
        _ = try await campus.ask()
        #expect(university.passwords == 2)
    }

    @Test("calls that meet a question share it, until it is answered")
    func sharedQuestion() async throws {
        let university = University()
        let campus = try await university.signedIn()
        university.expire("id.fudan.edu.cn", "zlapp.fudan.edu.cn")
        university.change { $0.captcha = "7354" }
        let first = await failure { try await campus.ask() }
        let second = await failure { try await campus.ask() }
        #expect(first?.code == .captchaRequired && second?.detail == first?.detail)
        _ = try await campus.signInStore.answerChallenge(id: text(try challenge(first)["id"]), answer: "7354")
        _ = try await campus.ask()
        #expect(university.passwords == 2)
    }

    @Test("a second factor lists its ways, sends a code and takes it")
    func secondFactor() async throws {
        let university = University()
        let campus = try await university.signedIn()
        university.expire("id.fudan.edu.cn")
        university.change { $0.secondFactor = true }
        let error = await failure { try await campus.ask("https://my.fudan.edu.cn/x") }
        #expect(error?.code == .secondFactorRequired && university.passwords == 1)
        let id = text(try challenge(error)["id"])
        #expect(
            try challenge(error)["methods"]
                == .array([
                    .object(["id": .string("sms"), "name": .string("短信验证码")]), .object(["id": .string("otp"), "name": .string("otp")]),
                ]))
        _ = try await campus.ask()
        let store = campus.signInStore
        #expect(await failure { try await store.answerChallenge(id: id, method: "letter") }?.code == .invalidArgument)
        #expect(await failure { try await store.answerChallenge(id: id, answer: "246810") }?.code == .invalidArgument)
        let sent = await failure { try await store.answerChallenge(id: id, method: "sms") }
        #expect(sent?.code == .secondFactorRequired && university.count("sendSmsMsg") == 1)
        #expect(try challenge(sent)["method"] == .string("sms"))
        _ = try await store.answerChallenge(id: id, answer: "246810")
        #expect(try await campus.ask("https://my.fudan.edu.cn/x").hasPrefix("session-"))
    }

    @Test("a second factor that comes after the password can be given in a browser")
    func confirmedElsewhere() async throws {
        let university = University()
        university.change { $0.refusal = #"{"code":200,"message":"请进行二次认证","second":true,"moduleCodes":["sms"]}"# }
        let store = university.campus().signInStore
        let error = await failure {
            try await store.login(username: University.username, password: University.password, studentType: "staff")
        }
        #expect(error?.code == .secondFactorRequired)
        university.change { $0.refusal = nil }
        #expect(try await store.answerChallenge(id: text(try challenge(error)["id"])).signedIn)
    }

    // MARK: The account

    @Test("a login that fails leaves the session as it was; one as another person clears the stores")
    func logins() async throws {
        let university = University()
        let campus = try await university.signedIn()
        let cleared = Mutex(0)
        campus.signInStore.onSignOut { cleared.withLock { $0 += 1 } }
        #expect(
            await failure { try await campus.signInStore.login(username: University.username, password: "wrong", studentType: "staff") }?
                .code == .wrongPassword)
        #expect(try await campus.signInStore.status().studentType == "undergraduate" && campus.client.studentType == .undergraduate)
        _ = try await campus.ask()
        _ = try await campus.signInStore.login(username: University.username, password: University.password, studentType: "staff")
        #expect(cleared.withLock { $0 } == 0 && campus.client.studentType == .staff)
        #expect(try await campus.signInStore.logout().signedIn == false)
        #expect(cleared.withLock { $0 } == 1)
        #expect(await failure { try await campus.ask() }?.code == .notSignedIn)
        #expect(
            await failure { try await campus.signInStore.login(username: "", password: "x", studentType: "staff") }?.code
                == .invalidArgument)
        #expect(
            await failure { try await campus.signInStore.login(username: "a", password: "x", studentType: "staff", remember: true) }?.code
                == .invalidArgument)
    }

    @Test("what is remembered survives the process: cookies, and no password")
    func remembered() async throws {
        let path = "/tmp/danxi-campus-\(UInt64.random(in: .min ... .max))"
        let directory = try StoreDirectory(path: path)
        let university = University()
        let store = university.campus(directory: directory).signInStore
        #expect(
            try await store.login(username: University.username, password: University.password, studentType: "graduate", remember: true)
                .remembered)

        let file = FileStore<JSONValue>(directory: directory, name: "campus.json", log: { _, _ in })
        let kept = String(decoding: try #require(file.load().flatMap { JSONText.bytes(of: $0) }), as: UTF8.self)
        #expect(kept.contains("session-") && !kept.contains("Danyuan"))

        let later = university.campus(directory: directory)
        let status = try await later.signInStore.status()
        #expect(status.signedIn && status.remembered && status.studentType == "graduate")
        _ = try await later.ask()
        university.expire("zlapp.fudan.edu.cn")
        _ = try await later.ask()
        #expect(university.passwords == 1)
        university.expire("zlapp.fudan.edu.cn", "id.fudan.edu.cn")
        let ended = await failure { try await later.ask() }
        #expect(ended?.code == .notSignedIn && ended?.message.contains("campus.login") == true && university.passwords == 1)
        _ = try await later.signInStore.logout()
        #expect(file.load() == nil)
    }
}
