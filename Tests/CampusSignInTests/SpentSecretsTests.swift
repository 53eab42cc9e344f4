import Calendar
import Errors
import JSON
import Storage
import TestSupport
import Testing
import Threads

@testable import CampusSignIn
@testable import CampusSupport

/// Each session of these tests stands for a process that was started anew: with the same store, it knows nothing else of the ones before.
@Suite("Passwords and codes that are not sent again", .timeLimit(.minutes(5)), .virtualTime)
struct SpentSecretsTests {
    private static let wrong = #"{"code":4020,"message":"认证失败,您还有2次重试机会。原因分析： 用户名或密码错误 "}"#
    private static let locked = #"{"code":4021,"message":"认证失败,账号已被锁定,请30分钟后重试。"}"#
    private static let unknown = #"{"code":4999,"message":"奇怪"}"#

    private let university = University()
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func session() throws -> CampusAccess { university.campus(directory: try directory.store()) }

    @Test(
        "A refused password is not sent again in its pause, by the same session or by a later one with its store",
        arguments: [(wrong, ErrorCode.wrongPassword, 3600), (locked, .accountLocked, 1800), (unknown, .rejected, 60)])
    func pauses(answer: String, code: ErrorCode, seconds: Int) async throws {
        university.change { $0.refusal = answer }
        let first = try session()
        await expectFailure(code) { try await first.login() }
        #expect(university.passwords == 1)
        let requests = university.requests.count
        try await Timers.sleep(for: .seconds(seconds - 2))
        for campus in [first, try session()] {
            let error = await failure { try await campus.login() }
            #expect(error?.code == code && error?.message.contains("campus.logout") == true)
            guard case .object(let detail)? = error?.detail, case .string(let end)? = detail["paused_until"] else {
                Issue.record("the error has no time")
                continue
            }
            #expect(end.hasSuffix("+08:00") && error?.message.contains(end.dropFirst(11).prefix(8)) == true)
        }
        #expect(university.requests.count == requests, "no request is sent, not even for a captcha")
        try await Timers.sleep(for: .seconds(4))
        university.change { $0.refusal = nil }
        _ = try await session().login()
        #expect(university.passwords == 2)
    }

    @Test("Another password and another account are sent at once")
    func others() async throws {
        university.change { $0.refusal = Self.wrong }
        await expectFailure(.wrongPassword) { try await session().login(password: "a") }
        await expectFailure(.wrongPassword) { try await session().login(password: "b") }
        await expectFailure(.rejected) { try await session().login("23300000000", password: "a") }
        #expect(university.passwords == 3)
    }

    @Test("A sign-out ends the pause for all sessions, and a session without a store has its own")
    func logout() async throws {
        university.change { $0.refusal = Self.locked }
        let alone = university.campus()
        await expectFailure(.accountLocked) { try await session().login() }
        await expectFailure(.accountLocked) { try await alone.login() }
        await expectFailure(.accountLocked) { try await alone.login() }
        #expect(university.passwords == 2)
        university.change { $0.refusal = nil }
        await expectFailure(.accountLocked) { try await session().login() }
        _ = try await session().logout()
        _ = try await session().login()
        _ = try await alone.logout()
        _ = try await alone.login()
        #expect(university.passwords == 4)
    }

    @Test("A session that is signed in does not send a password that was refused elsewhere")
    func signedIn() async throws {
        let campus = try session()
        _ = try await campus.login()
        university.change { $0.refusal = Self.wrong }
        await expectFailure(.wrongPassword) { try await session().login() }
        university.expire("id.fudan.edu.cn")
        await expectFailure(.wrongPassword) { try await campus.ask() }
        #expect(university.passwords == 2)
    }

    @Test("A stored refusal ends at its time, and concerns no code")
    func list() async throws {
        var list = SpentSecretList()
        let secret = SpentSecret(kind: .password, username: "a", text: "b")
        list.add(try list.hash(of: secret), of: .password, .wrongPassword, until: WallTime(milliseconds: WallTime.now.milliseconds + 1))
        #expect(try list.current.pause(of: secret)?.refusal == .wrongPassword)
        #expect(try list.current.pause(of: SpentSecret(kind: .code, username: "a", text: "b")) == nil)
        try await Timers.sleep(for: .milliseconds(2))
        #expect(!list.current.hasPasswords)
    }

    @Test("The store names neither the password nor the account")
    func content() async throws {
        await expectFailure(.wrongPassword) { try await session().login(password: "a secret") }
        let content = try #require(directory.content(of: "campus_spent.json"))
        #expect(content.contains("password") && !content.contains("secret\"") && !content.contains(University.username))
        #expect(directory.mode(of: "campus_spent.json") == 0o600)
    }

    @Test("At most 64 secrets are kept, in memory and in the store")
    func bounds() async throws {
        var list = SpentSecretList()
        let end = WallTime(milliseconds: WallTime.now.milliseconds + 1000)
        for number in 0...SpentSecrets.limit { list.add("\(number)", of: .code, nil, until: end) }
        #expect(!list.contains("0") && list.contains("1") && list.contains("64"))
        let spent = SpentSecrets()
        for number in 0...SpentSecrets.limit { _ = await spent.claim("\(number)", of: "a") }
        let kept = await spent.claim("1", of: "a")
        let forgotten = await spent.claim("0", of: "a")
        #expect(!kept && forgotten)
    }

    @Test("If the list cannot be used, the session remembers what it has sent itself")
    func damaged() async throws {
        let store = try directory.store()
        university.change { $0.refusal = Self.wrong }
        let campus = university.campus(directory: store)
        await expectFailure(.wrongPassword) { try await campus.login() }
        _ = try store.write("campus_spent.json", Array("{".utf8), lifetime: nil, under: nil)
        await expectFailure(.wrongPassword) { try await campus.login() }
        #expect(university.passwords == 1)
        await expectFailure(.wrongPassword) { try await session().login() }
        #expect(university.passwords == 2)
    }

    // MARK: Codes

    /// The codes of the second factor that the university has received.
    private var codes: [String] {
        university.requests.compactMap { request in
            guard request.url.hasSuffix("/authExecute"), case .object(let body)? = try? JSONValue.decode(PaddedBytes(request.body ?? [])),
                case .object(let values)? = body["authPara"], values["otpCode"] != nil
            else { return nil }
            return text(values["otpCode"])
        }
    }

    @Test("Sessions with one store do not compute the same code")
    func computedCodes() async throws {
        let totp = try TOTP(SecondFactorTests.secret)
        university.change {
            let step = WallTime.now.milliseconds / 30_000
            $0.secondFactorHosts = ["id.fudan.edu.cn"]
            $0.otpCodes = Set((step...step + 10).compactMap(totp.code))
        }
        for _ in 0..<2 { _ = try await session().login(totpSecret: SecondFactorTests.secret) }
        #expect(codes.count == 2 && Set(codes).count == 2, "\(codes)")
    }

    @Test("A code that a person enters twice is sent once, also by a later session with the same store")
    func enteredCodes() async throws {
        university.change { $0.secondFactorHosts = ["id.fudan.edu.cn"] }
        for number in 0..<2 {
            let campus = try session()
            for code in ["111111", "111 111"] {
                let error = await failure { try await campus.login() }
                let id = text(try challenge(error)["id"])
                let refusal = await failure { try await campus.answerChallenge(id: id, answer: code) }
                #expect(refusal?.code == .secondFactorRequired && refusal?.detail == error?.detail)
                #expect(refusal?.message.contains("sent before") == (number > 0 || code != "111111"))
            }
        }
        #expect(codes == ["111111"])
    }
}
