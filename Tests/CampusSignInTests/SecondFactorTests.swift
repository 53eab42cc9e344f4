import Calendar
import Calls
import Errors
import JSON
import Synchronization
import TestSupport
import Testing
import Text

@testable import CampusSignIn
@testable import CampusSupport
import Threads

@Suite("Second factor", .timeLimit(.minutes(5)))
struct SecondFactorTests {
    static let page = "https://my.fudan.edu.cn/simple_list/stqk"
    static let secret = "GEZDGNBVGY3TQOJQ GEZDGNBVGY3TQOJQ"

    /// Returns a university whose hosts `my.fudan.edu.cn` and `card.fudan.edu.cn` require a second factor.
    static func university() -> University {
        let university = University()
        university.change { $0.secondFactorHosts = ["my.fudan.edu.cn", "card.fudan.edu.cn"] }
        return university
    }

    @Test("A code of the authenticator app answers the challenge, also for sites that are entered later")
    func code() async throws {
        let university = Self.university()
        let campus = try await university.signedIn()
        let error = await failure { try await campus.ask(Self.page) }
        #expect(error?.code == .secondFactorRequired && university.passwords == 2)
        let open = try challenge(error)
        #expect(open["kind"] == .string("second_factor") && open["method"] == .string("userAndOtp"))
        #expect(
            open["methods"]
                == .array([
                    .object(["id": .string("userAndSms"), "name": .string("短信验证码"), "is_supported": .bool(false)]),
                    .object(["id": .string("userAndOtp"), "name": .string("动态口令（验证器应用）"), "is_supported": .bool(true)]),
                ]))
        let refusal = await failure { try await campus.ask(Self.page) }
        #expect(refusal?.detail == error?.detail, "the password is not sent again")
        _ = try await campus.ask()

        let id = text(open["id"])
        await expectFailure(.invalidArgument) { try await campus.answerChallenge(id: id) }
        await expectFailure(.invalidArgument) { try await campus.answerChallenge(id: id, answer: "24681") }
        await expectFailure(.invalidArgument) { try await campus.answerChallenge(id: id, answer: "246810", method: "letter") }
        let other = await failure { try await campus.answerChallenge(id: id, method: "userAndSms") }
        #expect(other?.code == .browserRequired && other?.detail == error?.detail)
        #expect(university.count("authExecute") == 2, "invalid answers are not sent")

        let wrong = await failure { try await campus.answerChallenge(id: id, answer: "111111") }
        #expect(wrong?.code == .secondFactorRequired && wrong?.message.contains("动态口令错误") == true && wrong?.detail == error?.detail)
        let status = try await campus.answerChallenge(id: id, answer: "246 810")
        #expect(status.challenge == nil)
        var page = try await campus.ask(Self.page)
        #expect(page.hasPrefix("session-"))
        page = try await campus.ask("https://card.fudan.edu.cn/x")
        #expect(page.hasPrefix("session-"))
        #expect(university.count("authExecute") == 4)
    }

    @Test("The error of a wrong answer says what was expected, and a refused code is not sent again")
    func messages() async throws {
        let university = Self.university()
        let campus = try await university.signedIn()
        let open = await failure { try await campus.ask(Self.page) }
        let id = text(try challenge(open)["id"])
        let digits = "`answer`: expected the 6 digits that the authenticator app shows."
        for (answer, method, message) in [
            (nil, nil, "a second factor needs `answer`. Pass the digits that the authenticator app shows."),
            ("", nil, "a second factor needs `answer`. Pass the digits that the authenticator app shows."), ("24681", nil, digits),
            ("2468100", nil, digits), ("24681a", nil, digits), ("２４６８１０", nil, digits),
            ("246810", "letter", "`method`: expected one of userAndSms, userAndOtp."),
        ] as [(String?, String?, String)] {
            let error = await failure { try await campus.answerChallenge(id: id, answer: answer, method: method) }
            #expect(error == DanXiError(.invalidArgument, "campus.answer_challenge: \(message)"))
        }
        let browser = await failure { try await campus.answerChallenge(id: id, answer: "246810", method: "userAndSms") }
        #expect(
            browser?.message
                == "campus.answer_challenge: libdanxi cannot answer the method userAndSms. Use userAndOtp, or sign in with a browser and pass the browser's cookies to campus.import_cookies."
        )
        #expect(university.count("authExecute") == 2)
        let wrong = await failure { try await campus.answerChallenge(id: id, answer: "111111") }
        let advice = "A code is valid for 30 seconds and can be used once: wait for the next one."
        #expect(
            wrong?.message
                == "The university did not accept the code of the second factor (动态口令错误). \(advice) \(open?.message ?? "")")
        let repeated = await failure { try await campus.answerChallenge(id: id, answer: "111111") }
        #expect(
            repeated?.message == "The code was sent before, and each code is sent once: wait for the next one. \(open?.message ?? "")")
        #expect(university.count("authExecute") == 3)
        _ = try await campus.answerChallenge(id: id, answer: "246810", method: "userAndOtp")
        #expect(
            university.log.filter { !$0.contains("https://") } == [
                "The university accepted the password.", "Signed in to id.fudan.edu.cn.", "The university accepted the second factor.",
                "Signed in to my.fudan.edu.cn.",
            ])
    }

    @Test("The error of a computed code names the time of the clock", .virtualTime)
    func clock() async throws {
        let university = Self.university()
        let campus = university.campus()
        _ = try await campus.login(totpSecret: Self.secret)
        let error = await failure { try await campus.ask(Self.page) }
        let time = CampusDateTime(.now).formattedTime(separator: ":")
        let advice =
            "The code was computed from `totp_secret` with this computer's clock (\(time) in Asia/Shanghai): check that the secret and the clock are right."
        #expect(
            error?.message.hasPrefix("The university did not accept the code of the second factor (动态口令错误). \(advice) my.fudan.edu.cn ")
                == true, "\(error?.message ?? "")")
    }

    @Test(
        "If the library supports no method of the second factor, the error asks for a browser and names the methods that the server sent",
        arguments: [#"["userAndSms","microQr"]"#, #""userAndSms,microQr""#, "null"])
    func browser(modules: String) async throws {
        let university = Self.university()
        university.change { $0.secondFactorModules = modules }
        let campus = try await university.signedIn()
        let error = await failure { try await campus.ask(Self.page) }
        #expect(error?.code == .browserRequired && error?.message.contains("campus.import_cookies") == true)
        #expect(error?.message.contains("userAndSms, microQr") == (modules != "null"))
        let id = text(try challenge(error)["id"])
        await expectFailure(.browserRequired) { try await campus.answerChallenge(id: id, answer: "246810") }
        await expectFailure(.browserRequired) { try await campus.ask(Self.page) }
        #expect(university.count("authExecute") == 2)
    }

    @Test(
        "A response that asks for a second factor is recognized in each of its known forms",
        arguments: [
            #"{"code":"200","loginToken":null,"requestNumber":"0123456789abcdef","moduleCodes":["userAndOtp"]}"#,
            #"{"code":200,"loginToken":"x","pageLevelNo":2,"moduleCodes":["userAndOtp"]}"#,
            #"{"code":200,"loginToken":"","authModuleCode":"userAndOtp","requestNumber":"1"}"#,
            #"{"code":200,"second":true,"moduleCodes":"userAndOtp"}"#,
        ])
    func forms(answer: String) async throws {
        let university = University()
        university.change { $0.refusal = answer }
        let campus = university.campus()
        let error = await failure { try await campus.login() }
        #expect(error?.code == .secondFactorRequired)
        let status = try await campus.status()
        #expect(status.challenge?.method == "userAndOtp")
    }

    @Test("If one site requires a second factor, a concurrent call to another site still succeeds", .virtualTime)
    func otherSite() async throws {
        let gate = Gate()
        let university = University { request in
            if request.url.hasSuffix("/authExecute") { await gate.passIfArmed() }
            return nil
        }
        university.change { $0.secondFactorHosts = ["my.fudan.edu.cn"] }
        let campus = try await university.signedIn()
        university.expire("id.fudan.edu.cn")
        gate.arm()
        async let first = failure { try await campus.ask(Self.page) }
        await gate.arrival()
        async let second = campus.ask()
        try await until { university.count("authenticate?service=\(zlapp.urlEncoded())") > 0 }
        // In this time, the second call starts to wait for the sign-in of the first call.
        try await Timers.sleep(for: .milliseconds(100))
        gate.open()
        let error = await first
        #expect(error?.code == .secondFactorRequired)
        let result = try await second
        #expect(result.hasPrefix("session-"))
        #expect(university.passwords == 3, "the login and each call sent the password once")
    }

    @Test("Concurrent calls to a site that requires a second factor all fail with `second_factor_required`, and send the password once")
    func sharedSite() async throws {
        let university = Self.university()
        let campus = try await university.signedIn()
        await withTaskGroup(of: DanXiError?.self) { group in
            for number in 0..<30 {
                let entry = SiteSignIn.entry("https://my.fudan.edu.cn/enter\(number)")
                group.addTask { await failure { try await campus.ask("https://my.fudan.edu.cn/x\(number)", entry) } }
            }
            for await error in group { #expect(error?.code == .secondFactorRequired, "\(error?.message ?? "no error")") }
        }
        #expect(university.passwords == 2)
    }

    @Test("If the university accepts the password, but sends no token and asks for no second factor, the login fails")
    func noToken() async {
        let university = University()
        university.change { $0.refusal = #"{"code":200,"message":"操作成功!","loginToken":null}"# }
        let error = await failure { try await university.signedIn() }
        #expect(error?.code == .unexpectedResponse && error?.message.contains("no token") == true && university.passwords == 1)
    }

    @Test("With the secret of the authenticator app, the library computes the code, and no call asks for the code")
    func secret() async throws {
        let totp = try TOTP(Self.secret)
        let university = Self.university()
        let step = WallTime.now.milliseconds / 30_000
        university.change { $0.otpCodes = Set((step...step + 2).compactMap(totp.code)) }
        let campus = university.campus()
        _ = try await campus.login(totpSecret: Self.secret)
        let page = try await campus.ask(Self.page)
        #expect(page.hasPrefix("session-"))
        let status = try await campus.status()
        #expect(status.challenge == nil && university.count("authExecute") == 3)
        #expect(university.log.contains("The university accepted the password and the second factor."))
        #expect(!university.log.contains { $0.contains("GEZDGNBV") })
    }

    @Test("If a computed code is refused, the error states the clock's time, and the challenge stays open")
    func wrongClock() async throws {
        let university = Self.university()
        let campus = university.campus()
        _ = try await campus.login(totpSecret: Self.secret)
        let error = await failure { try await campus.ask(Self.page) }
        #expect(error?.code == .secondFactorRequired && error?.message.contains("clock") == true)
        #expect(error?.message.contains("GEZDGNBV") == false)
        _ = try await campus.answerChallenge(id: text(try challenge(error)["id"]), answer: "246810")
        let page = try await campus.ask(Self.page)
        #expect(page.hasPrefix("session-"))
    }

    @Test("A login that needs a second factor is completed with a code of the authenticator app")
    func login() async throws {
        let university = University()
        university.change { $0.secondFactorHosts = ["id.fudan.edu.cn"] }
        let campus = university.campus()
        let error = await failure { try await campus.login(as: .staff) }
        #expect(error?.code == .secondFactorRequired)
        let state = try await campus.status()
        #expect(state.signedIn == false)
        let status = try await campus.answerChallenge(id: text(try challenge(error)["id"]), answer: "246810")
        #expect(status.signedIn && status.studentType == .staff && status.challenge == nil)
    }
}

@Suite("One-time codes of an authenticator app")
struct OneTimeCodeTests {
    /// RFC 6238, appendix B: the last six digits of the codes for SHA-1.
    @Test(
        "The computed codes equal the test vectors of RFC 6238",
        arguments: [
            (59, "287082"), (1_111_111_109, "081804"), (1_111_111_111, "050471"), (1_234_567_890, "005924"), (2_000_000_000, "279037"),
            (20_000_000_000, "353130"),
        ])
    func vectors(seconds: Int, code: String) throws {
        #expect(try TOTP("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ").code(step: seconds / 30) == code)
    }

    @Test(
        "The secret of an authenticator app may be base32 in several spellings, or an otpauth URI",
        arguments: [
            " gezd gnbv gy3t qojq gezd gnbv gy3t qojq ", "GEZDGNBV-GY3TQOJQ-GEZDGNBV-GY3TQOJQ====",
            "otpauth://totp/FDU:23307110001?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=FDU",
            "otpauth://TOTP/x?digits=6&period=30&algorithm=sha1&secret=gezdgnbvgy3tqojqgezdgnbvgy3tqojq%3D",
            " OTPAUTH://totp/x?Secret=GEZD&SECRET=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ\n",
        ])
    func spellings(text: String) throws {
        #expect(try TOTP(text).code(step: 1) == "287082")
    }

    @Test(
        "A login with an invalid secret of the authenticator app fails, and the error does not contain the secret",
        arguments: [
            "", "  ", "not base32 089!", "otpauth://hotp/x?secret=GEZDGNBV", "otpauth://totp/x", "otpauth://totp/x?issuer=GEZDGNBV",
            "otpauth://totp/x?secret=GEZDGNBV&digits=8", "otpauth://totp/x?secret=GEZDGNBV&algorithm=SHA256",
            "otpauth://totp/x?secret=GEZDGNBV&period=60",
        ])
    func invalid(text: String) async {
        let university = University()
        let error = await failure { try await university.campus().login(totpSecret: text) }
        #expect(error?.code == .invalidArgument && error?.message.contains("GEZDGNBV") == false)
        #expect(university.requests.isEmpty)
    }

    @Test(
        "The error of an invalid secret says what is wrong with it",
        arguments: [
            ("GEZD8", "expected a secret in base32, or an otpauth:// URI"),
            ("otpauth://totp/x?", "expected a secret in base32, or an otpauth:// URI"),
            ("otpauth://totp/x", "the URI is not of the form otpauth://totp/…?secret=…"),
            ("otpauth:totp?secret=GEZD", "the URI is not of the form otpauth://totp/…?secret=…"),
            ("otpauth://totp/x?secret=GEZD&period=60", "only URIs with SHA1, 6 digits and a period of 30 seconds are supported"),
        ])
    func reasons(text: String, reason: String) async {
        let error = await failure { try TOTP(text) }
        #expect(error == DanXiError(.invalidArgument, "campus.login: `totp_secret`: \(reason)."))
    }

    @Test("A step that is up to four steps ahead is waited for, and one further ahead means that the clock was set back", .virtualTime)
    func clockSetBack() async throws {
        let totp = try TOTP("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ")
        for (current, step, wait) in [
            (7, 11, Duration.seconds(120)), (6, 6, .zero), (10, 11, .seconds(30)), (11, 11, .zero), (12, 12, .zero),
        ] {
            let time = Mutex(WallTime(milliseconds: 300_000))
            let codes = OneTimeCodes { time.withLock { $0 } }
            let first = try await codes.next(totp, for: "a")
            time.withLock { $0 = WallTime(milliseconds: current * 30_000) }
            let start = Instant.now
            let next = try await codes.next(totp, for: "a")
            #expect(first == totp.code(step: 10) && next == totp.code(step: step), "\(current)")
            #expect(start.duration(to: .now) == wait, "\(current)")
        }
    }

    @Test("The code of a 30-second step is used once for each account, and a call for another code waits for the next step", .virtualTime)
    func once() async throws {
        let totp = try TOTP("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ")
        let time = Mutex(WallTime(milliseconds: 59_900))
        let codes = OneTimeCodes { time.withLock { $0 } }
        var next = try await codes.next(totp, for: "a")
        #expect(next == "287082")
        next = try await codes.next(totp, for: "b")
        #expect(next == "287082")
        let start = Instant.now
        next = try await codes.next(totp, for: "a")
        #expect(next == totp.code(step: 2))
        #expect(start.duration(to: .now) == .milliseconds(100))
        let hurried = CallContext(deadline: .now + .seconds(1))
        let hurriedCode = try await CallContext.$current.withValue(hurried) { try await codes.next(totp, for: "a") }
        #expect(hurriedCode == nil)
        time.withLock { $0 = WallTime(milliseconds: 120_000) }
        next = try await codes.next(totp, for: "a")
        #expect(next == totp.code(step: 4), "the call that could not wait used no code")
    }
}
