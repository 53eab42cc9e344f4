import Calendar
import Errors
import Glibc
import HTTP
import JSON
import Storage
import Synchronization
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

    private static let credentials = Credentials(username: "a", password: "b")

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

    @Test("Each kind of secret has its pause and its error")
    func kinds() {
        let kinds: [SpentSecret.Kind] = [.password, .account, .submission, .code]
        #expect(kinds.map(\.pause) == [.seconds(3600), .seconds(1800), .seconds(60), .seconds(120)])
        #expect(kinds.map(\.refusal) == [.wrongPassword, .accountLocked, .rejected, nil])
        let secrets = SpentSecret.refusals(of: Self.credentials, by: .classic)
        #expect(secrets.map(\.kind) == [.account, .password, .submission])
        #expect(secrets.map(\.text) == ["a", "a\0b", "a\0b\0uis.fudan.edu.cn"])
        let code = SpentSecret(code: "1", of: "a")
        #expect(code.kind == .code && code.text == "a\01")
    }

    @Test("A pause ends exactly at its time, in memory and in the store", arguments: [false, true])
    func end(hasStore: Bool) async throws {
        let store = hasStore ? try directory.store() : nil
        let spent = SpentSecrets(store: store)
        let start = WallTime.now
        await spent.refuse(Self.credentials, with: .wrongPassword, by: .neo)
        try await Timers.sleep(for: .milliseconds(3_599_999))
        for spent in hasStore ? [spent, SpentSecrets(store: store)] : [spent] {
            let pause = await spent.pause(of: Self.credentials, at: .neo)
            #expect(pause?.end == WallTime(milliseconds: start.milliseconds + 3_600_000) && pause?.refusal == .wrongPassword)
        }
        try await Timers.sleep(for: .milliseconds(1))
        for spent in hasStore ? [spent, SpentSecrets(store: store)] : [spent] {
            let pause = await spent.pause(of: Self.credentials, at: .neo)
            #expect(pause == nil)
        }
    }

    @Test("The error of a paused password has the reason and the end of the pause in the university's time")
    func pausedPassword() {
        let reasons: [(ErrorCode, String)] = [
            (.wrongPassword, "the university has refused this password, and it is not sent again"),
            (.accountLocked, "the account was locked at its last sign-in, and no password of it is sent"),
            (.rejected, "the university has rejected a sign-in with this password, and it is not sent again"),
        ]
        for (code, reason) in reasons {
            #expect(
                DanXiError.pausedPassword(code, until: WallTime(milliseconds: 1_795_000_000_000))
                    == DanXiError(
                        code,
                        "The password was not sent: \(reason) before 2026-11-18 19:06:40 (Asia/Shanghai), because further attempts can lock the account. Check the username and the password. If the password is right, for example because the account was unlocked since, call campus.logout, then campus.login.",
                        detail: .object(["paused_until": .string("2026-11-18T19:06:40+08:00")])))
        }
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

    @Test("After the pause too, a session sends its refused password to neither sign-in server before the next campus.login")
    func afterPause() async throws {
        let campus = try session()
        _ = try await campus.login()
        university.expire("id.fudan.edu.cn")
        university.change { $0.refusal = Self.wrong }
        await expectFailure(.wrongPassword) { try await campus.ask() }
        university.change { $0.refusal = nil }
        try await Timers.sleep(for: .seconds(3601))
        await expectFailure(.wrongPassword) { try await campus.ask() }
        await expectFailure(.wrongPassword) {
            try await campus.ask("https://elife.fudan.edu.cn/x", .entry("https://elife.fudan.edu.cn/login2.action"))
        }
        #expect(university.passwords == 2)
        _ = try await campus.login()
        #expect(university.passwords == 3)
    }

    @Test("A stored refusal ends at its time, and concerns no code")
    func list() async throws {
        var list = SpentSecretList()
        let secrets = SpentSecret.refusals(of: Self.credentials, by: .neo)
        list.add(try list.hash(of: secrets[1]), of: .password)
        #expect(try list.current.pause(of: secrets)?.refusal == .wrongPassword)
        #expect(try list.current.pause(of: [SpentSecret(code: "b", of: "a")]) == nil)
        try await Timers.sleep(for: .seconds(3601))
        #expect(!list.current.hasRefusals)
    }

    @Test(
        "A rejected request of the sign-in other than that with the password does not pause the password",
        arguments: ["/authn/queryAuthMethods", "/authn/getJsPublicKey", "/authCenter/authnEngine"])
    func otherRequests(path: String) async throws {
        let rejects = Mutex(true)
        let university = University { request in
            request.url.hasSuffix(path) && rejects.withLock { $0 } ? request.respond(400, "{}") : nil
        }
        await expectFailure(.rejected) { try await university.campus(directory: try directory.store()).login() }
        rejects.withLock { $0 = false }
        _ = try await university.campus(directory: try directory.store()).login()
    }

    @Test("A rejection pauses the password at the server that rejected it, and a locked account pauses all its passwords")
    func scopes() async throws {
        let spent = [SpentSecrets(store: try directory.store()), SpentSecrets(store: try directory.store())]
        await spent[0].refuse(Self.credentials, with: .rejected, by: .classic)
        for spent in spent {
            let (neo, classic) = await (spent.pause(of: Self.credentials, at: .neo), spent.pause(of: Self.credentials, at: .classic))
            #expect(neo == nil && classic?.refusal == .rejected)
        }
        await spent[0].refuse(Self.credentials, with: .accountLocked, by: .classic)
        for spent in spent {
            let pause = await spent.pause(of: Credentials(username: "a", password: "another"), at: .neo)
            #expect(pause?.refusal == .accountLocked)
        }
    }

    @Test("A sign-out in another session ends the pause of a session that is still open")
    func signedOutElsewhere() async throws {
        university.change { $0.refusal = Self.wrong }
        let (open, other) = (try session(), try session())
        await expectFailure(.wrongPassword) { try await open.login() }
        _ = try await other.logout()
        university.change { $0.refusal = nil }
        _ = try await open.login()
        #expect(university.passwords == 2)
    }

    @Test("A password that another session has signed in with is not paused, and other refusals are kept")
    func acceptedElsewhere() async throws {
        let (open, other) = (SpentSecrets(store: try directory.store()), SpentSecrets(store: try directory.store()))
        let kept = Credentials(username: "a", password: "wrong")
        await open.refuse(Self.credentials, with: .wrongPassword, by: .neo)
        await open.refuse(kept, with: .wrongPassword, by: .neo)
        await other.accept(Self.credentials, by: .neo)
        let (accepted, refused) = await (open.pause(of: Self.credentials, at: .neo), open.pause(of: kept, at: .neo))
        #expect(accepted == nil && refused?.refusal == .wrongPassword)
    }

    @Test("If the clock was set back by a year, a refused password is paused for an hour from the first look")
    func clockSetBack() async throws {
        university.change { $0.refusal = Self.wrong }
        await expectFailure(.wrongPassword) { try await session().login() }
        let content = try #require(directory.content(of: "campus_spent.json"))
        let end = try #require(content.firstMatch(of: /"end":\s*(\d+)/))
        let late = content.replacing(end.1, with: "\(try #require(Int(end.1)) + 31_536_000_000)")
        _ = try directory.store().write("campus_spent.json", Array(late.utf8), lifetime: nil, under: nil)
        await expectFailure(.wrongPassword) { try await session().login() }
        try await Timers.sleep(for: .seconds(3590))
        await expectFailure(.wrongPassword) { try await session().login() }
        try await Timers.sleep(for: .seconds(20))
        university.change { $0.refusal = nil }
        _ = try await session().login()
        #expect(university.passwords == 2)
    }

    @Test("If another process replaces the list before a write, the secret is added to the new list")
    func replacedList() async throws {
        let store = InterruptedStore(store: try directory.store())
        let list = SpentSecretList()
        store.changeBeforeWrite("campus_spent.json", to: String(decoding: try #require(JSONText.bytes(of: list)), as: UTF8.self))
        await SpentSecrets(store: store).refuse(Self.credentials, with: .wrongPassword, by: .neo)
        #expect(directory.content(of: "campus_spent.json")?.contains(list.edition.salt) == true)
        let pause = await SpentSecrets(store: try directory.store()).pause(of: Self.credentials, at: .neo)
        #expect(pause?.refusal == .wrongPassword)
    }

    @Test("A refusal that the store has lost still holds for the session, however often a new list has forgotten others")
    func lostList() async throws {
        let store = try directory.store()
        let spent = SpentSecrets(store: store)
        await spent.refuse(Self.credentials, with: .wrongPassword, by: .neo)
        var other = SpentSecretList()
        for _ in 0..<2 { other.forgetRefusals() }
        _ = try store.write("campus_spent.json", try #require(JSONText.bytes(of: other)), lifetime: nil, under: nil)
        let pause = await spent.pause(of: Self.credentials, at: .neo)
        #expect(pause?.refusal == .wrongPassword)
    }

    @Test("A process that was stopped before a write keeps the refusals and the codes that others have stored meanwhile")
    func stopped() async throws {
        let (store, others) = (InterruptedStore(store: try directory.store()), try directory.store())
        let other = SpentSecrets(store: others)
        func interrupt(_ change: () async -> Void) async throws {
            let before = try #require(directory.content(of: "campus_spent.json"))
            await change()
            store.changeBeforeWrite("campus_spent.json", to: try #require(directory.content(of: "campus_spent.json")))
            _ = try others.write("campus_spent.json", Array(before.utf8), lifetime: nil, under: nil)
        }
        let spent = SpentSecrets(store: store)
        await spent.refuse(Self.credentials, with: .wrongPassword, by: .neo)
        let second = Credentials(username: "c", password: "d")
        try await interrupt { await other.refuse(second, with: .wrongPassword, by: .neo) }
        await spent.refuse(Credentials(username: "e", password: "f"), with: .wrongPassword, by: .neo)
        let later = SpentSecrets(store: others)
        for credentials in [Self.credentials, second, Credentials(username: "e", password: "f")] {
            let pause = await later.pause(of: credentials, at: .neo)
            #expect(pause?.refusal == .wrongPassword)
        }
        try await interrupt { _ = await other.claim("111111", of: "a") }
        let isNew = await spent.claim("111111", of: "a")
        #expect(!isNew, "two processes would send the code")
    }

    @Test("A sign-out fails if the store still has the refusals, and can be repeated")
    func failedLogout() async throws {
        university.change { $0.refusal = Self.wrong }
        let campus = try session()
        await expectFailure(.wrongPassword) { try await campus.login() }
        let path = directory.path + "/store"
        #expect(chmod(path, 0o777) == 0)
        let error = await failure { try await campus.logout() }
        #expect(error?.code == .storage && error?.message.contains("still has the refused passwords") == true)
        #expect(chmod(path, 0o700) == 0)
        _ = try await campus.logout()
        university.change { $0.refusal = nil }
        _ = try await campus.login()
    }

    // MARK: The list in the store

    @Test("A list is stored with its salt, its count of removals and its secrets")
    func coding() async throws {
        var list = SpentSecretList()
        list.add("h1", of: .password)
        list.add("h2", of: .code)
        list.forget(["h3"])
        let text = String(decoding: try #require(JSONText.bytes(of: list)), as: UTF8.self)
        let now = WallTime.now.milliseconds
        let secrets =
            #"[{"hash":"h1","kind":"password","end":\#(now + 3_600_000)},{"hash":"h2","kind":"code","end":\#(now + 120_000)}]"#
        #expect(text == #"{"salt":"\#(list.edition.salt)","removals":1,"secrets":\#(secrets)}"#)
        #expect(list.edition.salt.utf8.count == 32 && list.edition.salt != SpentSecretList().edition.salt)
        #expect(try SpentSecretList.decode(PaddedBytes(text.utf8)) == list)
        let unknown = await failure {
            do { return try SpentSecretList.decode(PaddedBytes(text.replacing("\"code\"", with: "\"x\"").utf8)) } catch {
                throw DanXiError(.storage, "\(error)")
            }
        }
        #expect(unknown?.message.contains("secrets[1].kind: expected the kind of a secret") == true, "\(unknown?.message ?? "")")
    }

    @Test("A list adds a secret again with a new time, and forgets some secrets or all refusals")
    func changes() async throws {
        var list = SpentSecretList()
        list.add("p", of: .password)
        list.add("c", of: .code)
        list.add("a", of: .account)
        try await Timers.sleep(for: .seconds(119))
        list.add("c", of: .code)
        try await Timers.sleep(for: .seconds(1))
        #expect(list.current.contains("c") && list.hasRefusals && list.contains(.code) && !list.contains(.submission))
        #expect(list.edition.removals == 0)
        var fewer = list
        fewer.forget(["p", "x"])
        #expect(!fewer.contains("p") && fewer.contains("c") && fewer.contains("a") && fewer.edition.removals == 1 && fewer.hasRefusals)
        fewer.forgetRefusals()
        #expect(fewer.contains("c") && !fewer.contains("a") && fewer.edition.removals == 2 && !fewer.hasRefusals)
        #expect(fewer.edition.salt == list.edition.salt)
        try await Timers.sleep(for: .milliseconds(118_999))
        #expect(list.current.contains("c"))
        try await Timers.sleep(for: .milliseconds(1))
        #expect(!list.current.contains("c") && list.current.contains("p") && list.current.edition == list.edition)
    }

    @Test("Of two refusals, that of the account counts before that of the password")
    func precedence() async throws {
        let spent = SpentSecrets(store: try directory.store())
        for code in [ErrorCode.rejected, .wrongPassword, .accountLocked] { await spent.refuse(Self.credentials, with: code, by: .neo) }
        let pause = await SpentSecrets(store: try directory.store()).pause(of: Self.credentials, at: .neo)
        #expect(pause?.refusal == .accountLocked)
    }

    @Test("An error that says nothing about the password is not stored, and neither is an acceptance of one that was not refused")
    func nothingToStore() async throws {
        let spent = SpentSecrets(store: try directory.store())
        await spent.refuse(Self.credentials, with: .network, by: .neo)
        await spent.accept(Self.credentials, by: .neo)
        try await spent.forgetRefusals()
        #expect(directory.files.isEmpty)
        await spent.refuse(Credentials(username: "other", password: "x"), with: .wrongPassword, by: .neo)
        let stored = directory.content(of: "campus_spent.json")
        await spent.accept(Self.credentials, by: .neo)
        #expect(directory.content(of: "campus_spent.json") == stored)
    }

    @Test("A sign-out forgets the refusals and keeps the codes, in memory and in the store", arguments: [false, true])
    func signOut(hasStore: Bool) async throws {
        let store = hasStore ? try directory.store() : nil
        let spent = SpentSecrets(store: store)
        _ = await spent.claim("111111", of: "a")
        for code in [ErrorCode.rejected, .wrongPassword, .accountLocked] { await spent.refuse(Self.credentials, with: code, by: .neo) }
        try await spent.forgetRefusals()
        let stored = directory.content(of: "campus_spent.json")
        try await spent.forgetRefusals()
        #expect(directory.content(of: "campus_spent.json") == stored, "nothing is left to forget")
        for spent in hasStore ? [spent, SpentSecrets(store: store)] : [spent] {
            let (pause, isNew) = (await spent.pause(of: Self.credentials, at: .neo), await spent.claim("111111", of: "a"))
            #expect(pause == nil && !isNew)
        }
    }

    @Test("If the store fails, a warning says so, and the session goes on with what it knows")
    func failingStore() async throws {
        let log = Mutex<[String]>([])
        let store = try directory.store()
        let spent = SpentSecrets(store: store) { level, message in log.withLock { $0.append("\(level): \(message())") } }
        #expect(chmod(directory.path + "/store", 0o777) == 0)
        await spent.refuse(Self.credentials, with: .wrongPassword, by: .neo)
        let (first, second) = (await spent.claim("1", of: "a"), await spent.claim("1", of: "a"))
        #expect(chmod(directory.path + "/store", 0o700) == 0)
        let pause = await spent.pause(of: Self.credentials, at: .neo)
        #expect(first && !second && pause?.refusal == .wrongPassword)
        let start = "warning: The refused passwords and used codes of other sessions are not known, so one of them may be sent again. "
        let warnings = log.withLock { $0 }
        #expect(warnings.count { $0.hasPrefix(start) } == 2, "\(warnings)")
    }

    @Test("The store names neither the password nor the account")
    func content() async throws {
        await expectFailure(.wrongPassword) { try await session().login(password: "a secret") }
        let content = try #require(directory.content(of: "campus_spent.json"))
        #expect(content.contains("password") && !content.contains("secret\"") && !content.contains(University.username))
        #expect(directory.mode(of: "campus_spent.json") == 0o600)
    }

    @Test("At most 64 secrets of a kind are kept, in memory and in the store, and codes displace no refusal")
    func bounds() async throws {
        var list = SpentSecretList()
        list.add("refusal", of: .password)
        for number in 0...SpentSecretList.limit { list.add("\(number)", of: .code) }
        #expect(!list.contains("0") && list.contains("1") && list.contains("64") && list.contains("refusal"))
        let spent = SpentSecrets()
        await spent.refuse(Self.credentials, with: .wrongPassword, by: .neo)
        for number in 0...SpentSecretList.limit { _ = await spent.claim("\(number)", of: "a") }
        let kept = await spent.claim("1", of: "a")
        let forgotten = await spent.claim("0", of: "a")
        let pause = await spent.pause(of: Self.credentials, at: .neo)
        #expect(!kept && forgotten && pause?.refusal == .wrongPassword)
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

    @Test("A code may be sent again after two minutes", arguments: [false, true])
    func oldCode(hasStore: Bool) async throws {
        let store = hasStore ? try directory.store() : nil
        let spent = SpentSecrets(store: store)
        var isNew = await spent.claim("1", of: "a")
        #expect(isNew)
        isNew = await spent.claim("1", of: "b")
        #expect(isNew)
        try await Timers.sleep(for: .milliseconds(119_999))
        isNew = await spent.claim("1", of: "a")
        #expect(!isNew)
        try await Timers.sleep(for: .milliseconds(1))
        isNew = await spent.claim("1", of: "a")
        #expect(isNew)
        isNew = await spent.claim("1", of: "a")
        #expect(!isNew)
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

    @Test("Identities that were restored, imported or renewed know the used codes of the store")
    func identities() async throws {
        _ = try await session().login(remember: true)
        let signIn = try session().signIn
        let identities = [
            signIn.current.identity, signIn.continued(for: University.other, studentType: .staff).identity,
            signIn.continued(for: University.username, studentType: .staff).identity,
        ]
        for (number, identity) in identities.enumerated() {
            let identity = try #require(identity)
            let isNew = await identity.claim("\(number)")
            let isNewElsewhere = await SpentSecrets(store: try directory.store()).claim("\(number)", of: identity.username)
            #expect(isNew && !isNewElsewhere)
        }
    }
}
