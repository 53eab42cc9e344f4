import Errors
import HTTP
import JSON
import TestSupport
import Testing
import Threads

@testable import CampusSignIn

@Suite("The refusals and challenges of an account", .timeLimit(.minutes(5)), .virtualTime)
struct CampusIdentityTests {
    private static let site = "my.fudan.edu.cn"
    private static let hosts = ["id.fudan.edu.cn", "uis.fudan.edu.cn", site]
    private static let image = "data:image/png;base64,UE5H"

    private static func identity(password: String? = "b") -> CampusIdentity {
        CampusIdentity(username: "a", password: password, studentType: .graduate, codes: OneTimeCodes(), spent: SpentSecrets())
    }

    private static func target(_ host: String = site) -> SiteTarget { SiteTarget(signIn: .page, url: "https://\(host)/x?y=1") }

    private static func factor(_ methods: [String]) throws -> SecondFactor {
        let context = try #require(NeoContext(url: "https://id.fudan.edu.cn/ac/#/index?lck=a"))
        return SecondFactor(context: context, chain: "c", requestNumber: nil, methods: methods.map { SecondFactorMethod(id: $0) })
    }

    private static func captcha(_ image: String? = image) -> Challenge {
        Challenge(.captcha(image: image, page: .landed), target: target())
    }

    private static func refused(_ identity: CampusIdentity) -> [String] { hosts.filter { identity.refusal(for: [$0]) != nil } }

    // MARK: Refusals

    @Test(
        "A refusal of the password or of the account holds at both sign-in servers, and another one at its server",
        arguments: [
            (ErrorCode.wrongPassword, Array(hosts.prefix(2)), true), (.accountLocked, Array(hosts.prefix(2)), true),
            (.accountSetupRequired, ["uis.fudan.edu.cn"], false), (.weakPassword, ["uis.fudan.edu.cn"], false),
            (.rejected, ["uis.fudan.edu.cn"], false), (.network, [], false), (.captchaRequired, [], false),
        ] as [(ErrorCode, [String], Bool)])
    func scopes(code: ErrorCode, hosts: [String], concernsPassword: Bool) async {
        let identity = Self.identity()
        let error = DanXiError(code, "No.")
        await identity.refuse(error, by: .classic, isOutcome: true)
        #expect(Self.refused(identity) == hosts)
        #expect(identity.refusal(for: Self.hosts) == (hosts.isEmpty ? nil : error))
        #expect(identity.isRefused == concernsPassword)
        let renewed = identity.renewed(as: .staff)
        #expect(renewed.password == (concernsPassword ? nil : "b") && renewed.username == "a" && renewed.studentType == .staff)
        #expect(Self.refused(renewed).isEmpty)
        for host in Self.hosts { identity.clearRefusal(of: host) }
        #expect(Self.refused(identity) == (concernsPassword ? hosts : []))
    }

    @Test("The error of the first host with a refusal counts")
    func order() async {
        let identity = Self.identity()
        await identity.refuse(DanXiError(.weakPassword, "1"), by: .classic, isOutcome: false)
        await identity.refuse(DanXiError(.accountSetupRequired, "2"), by: .neo, isOutcome: false)
        #expect(identity.refusal(for: Self.hosts)?.message == "2")
        #expect(identity.refusal(for: Self.hosts.reversed())?.message == "1")
        #expect(identity.refusal(for: []) == nil)
    }

    @Test("A rejection holds for a minute, and a wrong password as long as the identity")
    func expiry() async throws {
        let (rejected, wrong) = (Self.identity(), Self.identity())
        await rejected.refuse(DanXiError(.rejected, "No."), by: .neo, isOutcome: false)
        await wrong.refuse(DanXiError(.wrongPassword, "No."), by: .neo, isOutcome: false)
        try await Timers.sleep(for: .milliseconds(59_999))
        #expect(Self.refused(rejected) == ["id.fudan.edu.cn"])
        try await Timers.sleep(for: .milliseconds(1))
        #expect(Self.refused(rejected) == [])
        try await Timers.sleep(for: .seconds(86_400))
        #expect(Self.refused(wrong) == Array(Self.hosts.prefix(2)))
    }

    @Test(
        "Only the outcome of the request with the password, and a locked account, pause the password for later logins",
        arguments: [
            (ErrorCode.wrongPassword, true, ErrorCode.wrongPassword), (.wrongPassword, false, nil), (.rejected, true, .rejected),
            (.rejected, false, nil), (.accountLocked, true, .accountLocked), (.accountLocked, false, .accountLocked),
            (.weakPassword, true, nil),
        ] as [(ErrorCode, Bool, ErrorCode?)])
    func pauses(code: ErrorCode, isOutcome: Bool, expected: ErrorCode?) async {
        let identity = Self.identity()
        await identity.refuse(DanXiError(code, "No."), by: .neo, isOutcome: isOutcome)
        let paused = await identity.renewed(as: .staff).pausedPassword(at: .neo)
        // A renewed identity has no password, if the university has refused it.
        #expect(paused?.code == ([.wrongPassword, .accountLocked].contains(code) ? nil : expected))
        let pause = await identity.pausedPassword(at: .neo)
        #expect(pause?.code == expected)
    }

    @Test("Submissions and acceptances are counted, the latter for each server")
    func counts() async {
        let identity = Self.identity()
        #expect(!identity.isAccepted && identity.acceptances.isEmpty && identity.submissions == 0)
        identity.willSubmit()
        #expect(!identity.isAccepted && identity.submissions == 1)
        for _ in 0..<2 { await identity.accept(by: .neo) }
        await identity.accept(by: .classic)
        #expect(identity.isAccepted && identity.acceptances == [.neo: 2, .classic: 1] && identity.submissions == 1)
    }

    @Test("Without a password, nothing is paused, and no code is computed")
    func withoutPassword() async throws {
        let identity = Self.identity(password: nil)
        await identity.refuse(DanXiError(.wrongPassword, "No."), by: .neo, isOutcome: true)
        let (pause, code) = (await identity.pausedPassword(at: .neo), try await identity.oneTimeCode())
        #expect(pause == nil && code == nil && identity.isRefused)
    }

    // MARK: Challenges

    @Test("A captcha concerns its sign-in server, a second factor its site, and both end after ten minutes")
    func challenges() async throws {
        let identity = Self.identity()
        let captcha = Self.captcha()
        identity.add(captcha, by: .classic)
        #expect(Self.refused(identity) == ["uis.fudan.edu.cn"])
        try await Timers.sleep(for: .seconds(1))
        let factor = Challenge(.secondFactor(try Self.factor(["userAndOtp"])), target: Self.target())
        identity.add(factor, by: .neo)
        #expect(Self.refused(identity) == ["uis.fudan.edu.cn", Self.site] && !identity.isRefused)
        #expect(identity.challenge?.id == factor.id && factor.id != captcha.id)
        #expect(identity.challenge(captcha.id)?.id == captcha.id && identity.challenge("x") == nil)
        try await Timers.sleep(for: .milliseconds(598_999))
        #expect(identity.challenge(captcha.id) != nil)
        try await Timers.sleep(for: .milliseconds(1))
        #expect(identity.challenge(captcha.id) == nil && identity.challenge?.id == factor.id && Self.refused(identity) == [Self.site])
        try await Timers.sleep(for: .seconds(1))
        #expect(identity.challenge == nil && identity.challenge(factor.id) == nil && Self.refused(identity) == [])
    }

    @Test("The newest eight challenges can be answered")
    func manyChallenges() {
        let identity = Self.identity()
        let challenges = (0..<9).map { _ in Self.captcha() }
        for challenge in challenges { identity.add(challenge, by: .neo) }
        #expect(challenges.filter { identity.challenge($0.id) != nil }.map(\.id) == challenges.dropFirst().map(\.id))
        #expect(identity.challenge?.id == challenges.last?.id)
    }

    @Test("An answered challenge ends with all refusals but those of the password")
    func closes() async throws {
        let identity = Self.identity()
        let (first, second) = (Self.captcha(), Challenge(.secondFactor(nil), target: Self.target()))
        await identity.refuse(DanXiError(.weakPassword, "No."), by: .neo, isOutcome: false)
        identity.add(first, by: .classic)
        identity.add(second, by: .neo)
        identity.close(first)
        #expect(identity.challenge(first.id) == nil && identity.challenge?.id == second.id && Self.refused(identity) == [])
        await identity.refuse(DanXiError(.wrongPassword, "No."), by: .neo, isOutcome: false)
        identity.close(second)
        #expect(identity.challenge == nil && Self.refused(identity) == Array(Self.hosts.prefix(2)))
    }

    // MARK: The errors of challenges

    private static func members(_ challenge: Challenge, _ rest: [String: JSONValue]) -> JSONValue {
        .object(["challenge": .object(rest.merging(["id": .string(challenge.id)]) { first, _ in first })])
    }

    private static func method(_ id: String, _ name: String, _ isSupported: Bool) -> JSONValue {
        .object(["id": .string(id), "name": .string(name), "is_supported": .bool(isSupported)])
    }

    @Test("The error of a captcha has its image, and a reason comes before the message")
    func captchaError() {
        for image in [Self.image, nil] {
            let challenge = Self.captcha(image)
            var rest: [String: JSONValue] = ["kind": .string("captcha")]
            rest["image"] = image.map { .string($0) }
            let message =
                "The university's sign-in requires a captcha. Show the image to the user, and pass its characters to campus.answer_challenge."
            #expect(challenge.error == DanXiError(.captchaRequired, message, detail: Self.members(challenge, rest)))
            #expect(challenge.error(because: "No.").message == "No. \(message)")
            #expect(challenge.entity == CampusChallenge(id: challenge.id, kind: .captcha, image: image, methods: nil, method: nil))
        }
    }

    @Test("The error of a second factor has its methods, and asks for a browser if the library can answer none of them")
    func factorError() throws {
        let answerable = Challenge(.secondFactor(try Self.factor(["userAndSms", "userAndOtp"])), target: Self.target())
        let methods = [Self.method("userAndSms", "短信验证码", false), Self.method("userAndOtp", "动态口令（验证器应用）", true)]
        #expect(
            answerable.error
                == DanXiError(
                    .secondFactorRequired,
                    "my.fudan.edu.cn requires a second factor. Pass a code of the user's authenticator app to campus.answer_challenge, or the app's secret to campus.login as `totp_secret`.",
                    detail: Self.members(
                        answerable, ["kind": .string("second_factor"), "methods": .array(methods), "method": .string("userAndOtp")])))
        let advice =
            "Sign in to https://my.fudan.edu.cn/x in a browser, and pass the browser's cookies to campus.import_cookies. Or set up an authenticator app in the security settings at https://id.fudan.edu.cn."
        for (factor, list, methods) in [
            (try Self.factor(["userAndSms", "x"]), " (the university offers: userAndSms, x)", [methods[0], Self.method("x", "x", false)]),
            (try Self.factor([]), "", []), (nil, "", []),
        ] as [(SecondFactor?, String, [JSONValue])] {
            let challenge = Challenge(.secondFactor(factor), target: Self.target())
            #expect(
                challenge.error
                    == DanXiError(
                        .browserRequired, "my.fudan.edu.cn requires a second factor that libdanxi cannot answer\(list). \(advice)",
                        detail: Self.members(challenge, ["kind": .string("second_factor"), "methods": .array(methods)])))
        }
    }
}
