import Errors
import HTTP
import Storage
import Synchronization
import TestSupport
import Testing
import Text

@testable import CampusSignIn
@testable import CampusSupport

/// Tests of sign-ins in which one request is held at a chosen point, or one response is lost.
@Suite("Interrupted campus sign-ins", .timeLimit(.minutes(5)))
struct HeldSignInTests {
    static let elife = "https://elife.fudan.edu.cn/x"
    static let elifeEntry = "https://elife.fudan.edu.cn/login2.action"
    static let elifeSignIn = SiteSignIn.entry(elifeEntry)
    static let loginPage = "https://id.fudan.edu.cn/ac/#/index?lck=x&entityId=https%3A%2F%2Fexample&theme=x"

    // MARK: The password

    @Test("If the sign-in page asks for the password again at once, the same call does not send the password a second time")
    func forgottenAtOnce() async throws {
        let university = University { $0.url.hasSuffix("/authnEngine") ? $0.redirect(Self.loginPage) : nil }
        let campus = university.campus()
        _ = await failure { try await campus.login() }
        #expect(university.passwords == 1)
        let error = await failure { try await campus.ask() }
        #expect(error?.code == .notSignedIn && error?.message.contains("The password was sent at most once") == true)
        #expect(university.passwords == 2, "each call sends the password once")
    }

    @Test("If the site asks for a sign-in again at once, the classic sign-in does not get the password a second time")
    func classicForgottenAtOnce() async throws {
        let passwords = Mutex(0)
        let university = University { request in
            if request.url.contains("uis.fudan.edu.cn"), request.method == .post { passwords.withLock { $0 += 1 } }
            // The sign-in server does not accept its cookie any more, and the site does not accept the ticket.
            if request.url.contains("uis.fudan.edu.cn"), request.cookie("CASTGC") != nil {
                return request.respond(403, "", type: "text/html")
            }
            guard request.url.hasPrefix(Self.elifeEntry), request.parameter("ticket") != nil else { return nil }
            return request.redirect("https://uis.fudan.edu.cn/authserver/login?service=\(Self.elifeEntry.urlEncoded())")
        }
        let campus = try await university.signedIn()
        let error = await failure { try await campus.ask(Self.elife, Self.elifeSignIn) }
        #expect(error?.code == .forbidden && error?.isOutcomeUnknown == true)
        #expect(passwords.withLock { $0 } == 1)
    }

    @Test("If the sign-in page appears again after an accepted captcha, the password is not sent a second time")
    func captchaForgottenAtOnce() async throws {
        let isForgetful = Mutex(false)
        let university = University { request in
            request.url.hasSuffix("/authnEngine") && isForgetful.withLock { $0 } ? request.redirect(Self.loginPage) : nil
        }
        university.change { $0.captcha = "7354" }
        let campus = university.campus()
        let error = await failure { try await campus.login() }
        isForgetful.withLock { $0 = true }
        _ = await failure { try await campus.answerChallenge(id: text(try challenge(error)["id"]), answer: "7354") }
        #expect(university.passwords == 1)
    }

    @Test("If the sign-in page appears again after an accepted second factor, the password is not sent a second time")
    func secondFactorForgottenAtOnce() async throws {
        let isForgetful = Mutex(false)
        let university = University { request in
            request.url.hasSuffix("/authnEngine") && isForgetful.withLock { $0 } ? request.redirect(Self.loginPage) : nil
        }
        university.change { $0.secondFactorHosts = ["my.fudan.edu.cn"] }
        let campus = try await university.signedIn()
        let error = await failure { try await campus.ask(SecondFactorTests.page) }
        let sent = university.count("authExecute")
        isForgetful.withLock { $0 = true }
        let answered = await failure { try await campus.answerChallenge(id: text(try challenge(error)["id"]), answer: "246810") }
        #expect(answered?.code == .notSignedIn)
        #expect(university.count("authExecute") == sent + 1, "only the code was sent")
    }

    @Test(
        "A call that waits for the sign-in page while another call signs in sends no password",
        arguments: [SiteSignIn.page, .entry("https://my.fudan.edu.cn/enter")])
    func acceptedMeanwhile(signIn: SiteSignIn) async throws {
        let gate = Gate()
        let university = University { request in
            if request.url.contains("/authenticate"), request.url.contains("my.fudan.edu.cn") { await gate.passIfArmed() }
            return nil
        }
        let campus = try await university.signedIn()
        university.expire("id.fudan.edu.cn")
        gate.arm()
        async let slow = campus.ask("https://my.fudan.edu.cn/x", signIn)
        await gate.arrival()
        _ = try await campus.ask()
        #expect(university.passwords == 2)
        gate.open()
        let result = try await slow
        #expect(result.hasPrefix("session-"))
        #expect(university.passwords == 2)
    }

    @Test("A refusal of an old password does not end a newer sign-in with the new password")
    func refusedMeanwhile() async throws {
        let gate = Gate()
        let university = University { request in
            guard request.url.hasSuffix("/authExecute"), await gate.passIfArmed() else { return nil }
            return request.respond(200, #"{"code":4020,"message":"用户名或密码错误"}"#)
        }
        let campus = try await university.signedIn()
        university.expire("id.fudan.edu.cn")
        gate.arm()
        async let old = failure { try await campus.ask() }
        await gate.arrival()
        university.change { $0.password = "another" }
        _ = try await campus.login(password: "another")
        gate.open()
        let error = await old
        #expect(error?.code == .wrongPassword)
        let status = try await campus.status()
        #expect(status.signedIn)
        let page = try await campus.ask("https://my.fudan.edu.cn/x")
        #expect(page.hasPrefix("session-"))
    }

    @Test("A sign-in that is accepted after a logout does not restore the account, in memory or in the file")
    func signedOutMeanwhile() async throws {
        let directory = try TemporaryDirectory()
        let gate = Gate()
        let university = University { request in
            if request.url.hasSuffix("/authExecute") { await gate.passIfArmed() }
            return nil
        }
        let campus = university.campus(directory: try directory.store())
        _ = try await campus.login(remember: true)
        university.expire("id.fudan.edu.cn")
        gate.arm()
        async let renewal = failure { try await campus.ask() }
        await gate.arrival()
        _ = try await campus.logout()
        gate.open()
        _ = await renewal
        let status = try await campus.status()
        #expect(status.signedIn == false)
        #expect(directory.content(of: "campus.json")?.contains("cookies") == false)
        await expectFailure(.notSignedIn) { try await campus.ask() }
    }

    @Test("The challenge of a login cannot be answered after another login, or after a logout", arguments: [false, true])
    func challengeOfEarlierLogin(isLogout: Bool) async throws {
        let university = University()
        university.change { $0.captcha = "7354" }
        let campus = university.campus()
        let open = try challenge(await failure { try await campus.login() })
        university.change { $0.captcha = nil }
        if isLogout { _ = try await campus.logout() } else { _ = try await campus.login(University.other) }
        let passwords = university.passwords
        let late = await failure { try await campus.answerChallenge(id: text(open["id"]), answer: "7354") }
        #expect(late?.code == .invalidArgument && university.passwords == passwords)
        let status = try await campus.status()
        #expect(status.username == (isLogout ? nil : University.other) && status.challenge == nil)
    }

    // MARK: Tickets

    @Test("A ticket is not sent again if the response to it is lost", arguments: ["form", "script", "post"])
    func lostTicket(form: String) async throws {
        let university = University { request in
            guard request.url.hasPrefix("https://my.fudan.edu.cn/"), Self.ticket(request) != nil else { return nil }
            throw DanXiError(.network, "The answer was lost.").withLostAnswer(to: request)
        }
        university.change { $0.ticketForm = form }
        let campus = try await university.signedIn()
        let error = await failure { try await campus.ask("https://my.fudan.edu.cn/x?a=1") }
        #expect(error?.code == .network)
        #expect(Self.repeatedTickets(university).isEmpty)
    }

    @Test(
        "If any response of a sign-in is lost, the password is sent at most once, and no ticket is sent twice", arguments: [false, true])
    func everyStep(isClassic: Bool) async throws {
        let clean = try await Self.run(isClassic, losing: nil)
        #expect(clean.error == nil && clean.university.passwords == 1)
        let count = clean.university.requests.count
        #expect(count > 5)
        try await withThrowingTaskGroup(of: (Int, Run).self) { group in
            for step in 0..<count { group.addTask { (step, try await Self.run(isClassic, losing: step)) } }
            for try await (step, run) in group {
                #expect(run.university.passwords <= 1, "\(step) of \(count)")
                #expect(Self.repeatedTickets(run.university).isEmpty, "\(step) of \(count)")
            }
        }
    }

    struct Run: Sendable {
        let university: University
        let error: DanXiError?
    }

    /// Signs in to a site with an account that has a password and no cookies. The server handles every request, but the response to the
    /// request with the number `step`, counted from 0, is lost. If `step` is nil, no response is lost.
    private static func run(_ isClassic: Bool, losing step: Int?) async throws -> Run {
        let university = University()
        let isOn = Mutex(false)
        let count = Mutex(0)
        let lossy = FakeServer { request in
            let response = try await university.server.send(request)
            guard isOn.withLock({ $0 }) else { return response }
            let number = count.withLock { count in
                defer { count += 1 }
                return count
            }
            if number == step { throw DanXiError(.network, "The answer was lost.").withLostAnswer(to: request) }
            return response
        }
        let campus = CampusAccess(client: lossy, webVPN: .never, store: nil, log: { _, _ in })
        let identity = campus.signIn.identity(username: University.username, password: University.password, studentType: .undergraduate)
        campus.signIn.use(AccountSignIn(identity))
        isOn.withLock { $0 = true }
        let error = await failure { isClassic ? try await campus.ask(elife, elifeSignIn) : try await campus.ask() }
        return Run(university: university, error: error)
    }

    private static func ticket(_ request: HTTPRequest) -> String? {
        request.parameter("ticket") ?? ["ticket", "code", "loginToken"].lazy.compactMap(request.formValue).first
    }

    private static func repeatedTickets(_ university: University) -> [String] {
        Dictionary(grouping: university.requests.compactMap(ticket)) { $0 }.filter { $0.value.count > 1 }.map(\.key)
    }
}
