import Errors
import HTTP
import JSON
import Synchronization
import TestSupport
import Testing
import Text

@testable import CampusSignIn
@testable import CampusSupport

/// Forms of responses that the university's servers have now and then.
@Suite("Odd answers of the university", .timeLimit(.minutes(5)))
struct OddAnswerTests {
    private static let site = "https://yzsfwapp.fudan.edu.cn/x"
    private static let application = SiteSignIn.entry("https://yzsfwapp.fudan.edu.cn/*default/index.do", forgetsEntry: true)

    /// Returns a university one of whose pages ends the sign-in: after `end`, the page has the given answer until a new ticket arrives.
    private static func university(
        ending url: String = zlapp, with answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
    ) -> (university: University, end: @Sendable () -> Void) {
        let isOver = Ended()
        let university = University { request in
            guard request.url.hasPrefix(url), isOver.state.withLock({ $0 }) else { return nil }
            guard request.parameter("ticket") == nil else {
                isOver.state.withLock { $0 = false }
                return nil
            }
            return answer(request)
        }
        return (university, { isOver.state.withLock { $0 = true } })
    }

    private final class Ended: Sendable {
        let state = Mutex(false)
    }

    @Test("A captcha is needed after true, \"true\" and 1 only")
    func captchaNeeded() throws {
        for (result, isNeeded) in [("true", true), (#""true""#, true), ("1", true), ("false", false), (#""false""#, false), ("0", false)]
            + [("2", false), ("null", false)]
        {
            let captcha = try NeoCaptcha.decode(PaddedBytes(#"{"result":\#(result)}"#.utf8))
            #expect(captcha.isNeeded == isNeeded && captcha.image == nil, "\(result)")
        }
    }

    @Test("Errors have the first 200 characters of a long message of the sign-in server")
    func longMessage() throws {
        for code in ["4340", "4020", "4999"] {
            let message = String(repeating: "长", count: 201)
            let error = try NeoOutcome.decode(PaddedBytes(#"{"code":\#(code),"message":"\#(message)"}"#.utf8)).refusal
            #expect(error.message.count { $0 == "长" } == 200 && error.serverMessage?.count == 200, "\(code)")
        }
    }

    @Test("The image of a captcha may have 1 MiB, and is a data URL in both forms of the server")
    func captchaImages() throws {
        for prefix in ["", "data:image/jpeg;base64,"] {
            for (count, isShown) in [(1, true), (1_048_576, true), (1_048_579, false), (0, false)] {
                let data = Base64.encode([UInt8](repeating: 7, count: count))
                let pic = count > 0 ? prefix + data : ""
                let image = try NeoCaptcha.decode(PaddedBytes(#"{"result":true,"pic":"\#(pic)"}"#.utf8)).image
                #expect(image == (isShown ? (prefix.isEmpty ? "data:image/png;base64," : prefix) + data : nil), "\(prefix) \(count)")
            }
        }
    }

    /// The number of times that a server still gives an answer.
    private final class Remaining: Sendable {
        private let count: Mutex<Int>

        init(_ count: Int) {
            self.count = Mutex(count)
        }

        func take() -> Bool {
            count.withLock { count in
                count -= 1
                return count >= 0
            }
        }
    }

    private static func bytes(_ request: HTTPRequest, _ bytes: [UInt8], type: String) -> HTTPResponse {
        HTTPResponse(request: request, status: 200, headers: ["Content-Type": type], body: PaddedBytes(bytes))
    }

    // MARK: Ended sign-ins

    @Test(
        "The envelope of an ended sign-in is recognized under any media type and charset, and leads to one new sign-in",
        arguments: [
            (Array(#"{"e":10013,"m":"","d":{}}"#.utf8), "text/html"),
            (Array(#"{"e":1,"m":"未登录","d":{}}"#.utf8), "text/html; charset=utf-8"),
            ([0xEF, 0xBB, 0xBF] + Array(#"{"e":"10013","m":"x"}"#.utf8), "application/json"),
            (Array(#"{"e":1,"m":""#.utf8) + [0xCE, 0xB4, 0xB5, 0xC7, 0xC2, 0xBC] + Array("\"}".utf8), "text/html; charset=gbk"),
        ] as [([UInt8], String)])
    func envelope(body: [UInt8], type: String) async throws {
        let (university, end) = Self.university { Self.bytes($0, body, type: type) }
        let campus = try await university.signedIn()
        _ = try await campus.ask()
        end()
        let page = try await campus.ask()
        #expect(page.hasPrefix("session-"))
        #expect(university.passwords == 1)
    }

    @Test("An empty body stands for an ended sign-in")
    func empty() async throws {
        let (university, end) = Self.university { request in
            request.url == zlapp && request.headers["Accept"] != "application/json"
                ? request.redirect("https://id.fudan.edu.cn/idp/authCenter/authenticate?service=\(request.url.urlEncoded())")
                : request.respond("")
        }
        let campus = try await university.signedIn()
        _ = try await campus.ask()
        end()
        let answer: SiteAnswer = try await campus.client.requestWithResponse(
            zlapp, signIn: .page, headers: ["Accept": "application/json"])
        #expect(answer.value.hasPrefix("session-") && university.passwords == 1)
    }

    @Test("If a body stays empty after a new sign-in, the error does not speak of the sign-in, and a change is not sent again")
    func staysEmpty() async throws {
        let university = University { $0.url.hasPrefix(zlapp) && $0.parameter("ticket") == nil ? $0.respond("") : nil }
        let campus = try await university.signedIn()
        let error = await failure { try await campus.ask() }
        #expect(error?.code == .unexpectedResponse && error?.message.contains("the document is empty") == true)
        #expect(university.count(zlapp) <= 3 && university.passwords == 1)
        let before = university.count(zlapp)
        let response = try await campus.client.requestWithData(zlapp, signIn: .page, form: [])
        #expect(response.body.isEmpty && university.count(zlapp) == before + 1)
    }

    @Test("An application that answers 403 is entered again, and the request is repeated once", arguments: [1, 2])
    func forgottenEntry(times: Int) async throws {
        let left = Remaining(times)
        let university = University { request in
            request.url == Self.site && left.take() ? request.respond(403, "<html>403</html>", type: "text/html") : nil
        }
        let campus = try await university.signedIn()
        if times == 1 {
            let page = try await campus.ask(Self.site, Self.application)
            #expect(page.hasPrefix("session-"))
        } else {
            await expectFailure(.forbidden) { try await campus.ask(Self.site, Self.application) }
        }
        #expect(university.requests.count { $0.url == Self.site } == 2 && university.passwords == 1)
        #expect(university.requests.count { $0.url == "https://yzsfwapp.fudan.edu.cn/*default/index.do" } >= 2)
    }

    @Test("Other sites that answer 403 are not entered again")
    func forbidden() async throws {
        let university = University { $0.url == Self.site ? $0.respond(403, "") : nil }
        let campus = try await university.signedIn()
        await expectFailure(.forbidden) { try await campus.ask(Self.site, .page) }
        #expect(university.count(Self.site) == 1)
    }

    @Test(
        "A page that leads to the sign-in by <meta> is followed, also in capitals",
        arguments: [#"<meta http-equiv="refresh" content="0; url='URL'">"#, #"<META HTTP-EQUIV=Refresh CONTENT="0;URL=URL">"#])
    func metaRefresh(tag: String) async throws {
        let (university, end) = Self.university { request in
            let url = "https://id.fudan.edu.cn/idp/authCenter/authenticate?service=\(request.url.urlEncoded())"
            let content = tag.replacing("'URL'", with: "'\(url)'").replacing("=URL\"", with: "=\(url)\"")
            return request.respond(200, "<html><head>\(content)</head></html>", type: "text/html")
        }
        let campus = try await university.signedIn()
        _ = try await campus.ask()
        end()
        let page = try await campus.ask()
        #expect(page.hasPrefix("session-"))
        end()
        await expectFailure(.notSignedIn) { try await campus.ask(zlapp, .none) }
        #expect(university.passwords == 1)
    }

    @Test(
        "Only a refresh with a URL of the sign-in counts",
        arguments: [
            ("0; url=https://id.fudan.edu.cn/idp/x", "https://id.fudan.edu.cn/idp/x"), ("5", nil), ("0;", nil), ("0; uri=/x", nil),
            ("0,URL = \"/idp/y\" ", "/idp/y"), ("0;url=", nil),
        ] as [(String, String?)])
    func refreshTarget(content: String, url: String?) {
        #expect(MetaRefresh.target(of: content) == url)
    }

    @Test("A refresh to another page of the site is no sign-in")
    func otherRefresh() async throws {
        let page = #"<html><meta http-equiv="refresh" content="0; url=/home"></html>"#
        let university = University { $0.url == zlapp ? $0.respond(200, page, type: "text/html") : nil }
        let campus = try await university.signedIn()
        let response = try await campus.client.requestWithData(zlapp, signIn: .page)
        #expect(response.body.count == page.utf8.count)
    }

    // MARK: JSON

    @Test(
        "JSON is read with a byte order mark, with a prefix against scripts, and in the declared charset",
        arguments: [
            ([0xEF, 0xBB, 0xBF] + Array(#"{"d":"复旦"}"#.utf8), "application/json"),
            ([0xEF, 0xBB, 0xBF] + Array(#"while(1);{"d":"复旦"}"#.utf8), "application/json"),
            (Array(#" {"d":""#.utf8) + [0xB8, 0xB4, 0xB5, 0xA9] + Array("\"}".utf8), "application/json; charset=gbk"),
            (Array(#"{"d":""#.utf8) + [0xB8, 0xB4, 0xB5, 0xA9] + Array("\"}".utf8), "text/html; charset=GB2312"),
            (Array(#"{"d":"复旦"}"#.utf8), "text/html; charset=gbk"),
        ] as [([UInt8], String)])
    func charset(body: [UInt8], type: String) async throws {
        let campus = CampusAccess.signedIn(FakeServer { Self.bytes($0, body, type: type) })
        var page = try await campus.ask()
        #expect(page == "复旦")
        page = try await campus.ask(zlapp, .none)
        #expect(page == "复旦")
    }

    @Test("JSON in an undeclared charset is an error, and a page keeps its bytes")
    func undeclared() async throws {
        let body = Array(#"{"d":""#.utf8) + [0xB8, 0xB4, 0xB5, 0xA9] + Array("\"}".utf8)
        let campus = CampusAccess.signedIn(FakeServer { Self.bytes($0, body, type: "application/json") })
        await expectFailure(.unexpectedResponse) { try await campus.ask() }
        let page = Array("<p>".utf8) + [0xB8, 0xB4]
        let other = CampusAccess.signedIn(FakeServer { Self.bytes($0, page, type: "text/html; charset=gbk") })
        let response = try await other.client.requestWithData(zlapp, signIn: .page)
        #expect(Array(response.body.bytes) == page)
    }

    // MARK: Sign-in

    @Test("The number of the account may have blanks around it")
    func pastedNumber() async throws {
        let university = University()
        let campus = university.campus()
        let status = try await campus.login(" \u{3000}\(University.username)\n")
        #expect(status.username == University.username)
        #expect(university.passwords == 1)
    }

    @Test("Without module codes, the sign-in method is chosen by its name, whatever the code of the response")
    func chainName() async throws {
        let university = University()
        university.change {
            $0.methods =
                #"{"code":"4339","data":[{"chainName":"扫码登录","authChainCode":"c0"},{"chainName":"用户名密码","authChainCode":"c1"}],"requestType":"chain_type"}"#
        }
        let status = try await university.signedIn().status()
        #expect(status.signedIn)
        #expect(university.passwords == 1)
    }

    @Test(
        "The public key may be a modulus and an exponent",
        arguments: [("hex", "10001", true), ("base64", "AQAB", false), ("hex", "65537", true)])
    func publicKey(form: String, exponent: String, isNested: Bool) async throws {
        let modulus = form == "hex" ? Hex.encode(Key.shared.modulus) : Base64.encode(Key.shared.modulus)
        let key = #""modulus":"\#(modulus)","exponent":"\#(exponent)""#
        let university = University { request in
            guard request.url.hasSuffix("getJsPublicKey") else { return nil }
            return request.respond(isNested ? #"{"code":200,"data":{\#(key)}}"# : #"{"code":200,\#(key)}"#)
        }
        let status = try await university.signedIn().status()
        #expect(status.signedIn)
        #expect(university.passwords == 1)
    }

    @Test("A key that is no number is refused before the password is sent")
    func wrongKey() async {
        let university = University { request in
            request.url.hasSuffix("getJsPublicKey") ? request.respond(#"{"data":{"modulus":"?","exponent":"10001"}}"#) : nil
        }
        await expectFailure(.unexpectedResponse) { try await university.signedIn() }
        #expect(university.passwords == 0)
    }

    @Test("The form with a ticket may be written in capitals, and is posted with the Origin null")
    func capitals() async throws {
        let university = University()
        university.change { $0.ticketForm = "capitals" }
        let page = try await university.signedIn().ask()
        #expect(page.hasPrefix("session-"))
        let forms = university.requests.filter { $0.formValue("ticket") != nil }
        #expect(!forms.isEmpty && forms.allSatisfy { $0.headers["Origin"] == "null" })
        #expect(university.requests.allSatisfy { $0.headers["Origin"] == nil || $0.body != nil })
    }
}
