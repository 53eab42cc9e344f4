import Errors
import HTTP
import JSON
import TestSupport
import Testing
import Text

@testable import CampusSignIn
@testable import CampusSupport

@Suite("The requests of a login", .timeLimit(.minutes(5)))
struct LoginTests {
    private static let pages = [
        "https://id.fudan.edu.cn/api-uc/oauth2/authorization/bam", "https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists",
        "https://ecard.fudan.edu.cn/epay/myepay/index",
    ]

    private static func json(_ request: HTTPRequest) throws -> [String: JSONValue] {
        guard case .object(let members) = try JSONValue.decode(PaddedBytes(Array(request.form.utf8))) else { return [:] }
        return members
    }

    @Test("A login sends each step of the sign-in once, with its values and headers")
    func steps() async throws {
        let university = University()
        _ = try await university.campus().login()
        let callback = "https://id.fudan.edu.cn/api-uc/login/oauth2/code/bam"
        let idp = "https://id.fudan.edu.cn/idp"
        var requests = university.requests
        // The key is requested while the steps before the password are made.
        let key = try #require(requests.firstIndex { $0.url == "\(idp)/authn/getJsPublicKey" })
        #expect((2...4).contains(key))
        requests.insert(requests.remove(at: key), at: 3)
        #expect(
            requests.map { "\($0.method.rawValue) \($0.url)" } == [
                "GET \(Self.pages[0])", "GET \(idp)/authCenter/authenticate?service=\(callback.urlEncoded())",
                "POST \(idp)/authn/queryAuthMethods", "POST \(idp)/authn/getJsPublicKey",
                "POST \(idp)/authn/verifyCodeIsNeed", "POST \(idp)/authn/authExecute", "POST \(idp)/authCenter/authnEngine",
                "POST \(callback)",
                "GET https://id.fudan.edu.cn/api-uc/portal",
            ])
        let (page, script) = ("text/html,*/*;q=0.8", "application/json, text/html;q=0.9, */*;q=0.8")
        #expect(requests.map { $0.headers["Accept"] } == [page, page, script, script, script, script, page, page, page])
        #expect(requests.map { $0.headers["Origin"] } == [nil, nil, nil, nil, nil, nil, nil, "null", nil])
        #expect(requests.map(\.effect) == [.safe, .safe, .safe, .safe, .safe, .singleUse, .singleUse, .singleUse, .safe])
        let neo = HTTPRequest.Confidentiality.host("id.fudan.edu.cn")
        #expect(requests.map(\.confidentiality) == [.encrypted, .encrypted, neo, neo, neo, neo, neo, .encrypted, .encrypted])
        #expect(requests.allSatisfy { $0.hasPrivatePath })

        let context: [String: JSONValue] = ["lck": .string(callback), "entityId": .string("https://example")]
        #expect(try Self.json(requests[2]) == context)
        #expect(try Self.json(requests[3]) == [:])
        let values: [String: JSONValue] = ["loginName": .string(University.username), "authModuleCode": .string("userAndPwd")]
        #expect(
            try Self.json(requests[4]) == values.merging(["lang": .string("zh_CN"), "chainCode": .string("c1")]) { first, _ in first })
        var sent = try Self.json(requests[5])
        guard case .object(var parameters)? = sent.removeValue(forKey: "authPara") else {
            Issue.record("the request has no parameters")
            return
        }
        #expect(Key.shared.decrypt(text(parameters.removeValue(forKey: "password"))) == University.password)
        #expect(parameters == ["loginName": .string(University.username), "verifyCode": .string("")])
        let module: [String: JSONValue] = [
            "authModuleCode": .string("userAndPwd"), "authChainCode": .string("c1"), "requestType": .string("chain_type"),
        ]
        #expect(sent == context.merging(module) { first, _ in first })
        #expect(requests[6].form == "loginToken=\(callback.urlEncoded().urlEncoded())")
        #expect(requests[7].formValue("state") == "st/a te" && requests[7].formValue("code")?.hasPrefix("ST-") == true)
        #expect(
            university.log.filter { !$0.contains("https://") } == [
                "The university accepted the password.", "Signed in to id.fudan.edu.cn.",
            ])
    }

    @Test("The values of the sign-in page are replaced by those of the methods, and a missing site is that of the request")
    func completed() async throws {
        let university = University { request in
            request.url.contains("/authCenter/authenticate") ? request.redirect("https://id.fudan.edu.cn/ac/#/index?lck=a") : nil
        }
        for (members, lck, site) in [
            (#""lck":"b","entityId":"e","requestType":"r""#, "b", "e"), (#""lck":"","entityId":"""#, "a", "https://id.fudan.edu.cn"),
        ] {
            university.change { $0.methods = #"{"data":[{"moduleCode":"userAndPwd","authChainCode":"c9"}],\#(members)}"# }
            _ = await failure { try await university.campus().login() }
            let sent = try Self.json(try #require(university.requests.last { $0.url.hasSuffix("/authExecute") }))
            #expect(sent["lck"] == .string(lck) && sent["entityId"] == .string(site) && sent["authChainCode"] == .string("c9"))
            #expect(sent["requestType"] == .string(lck == "b" ? "r" : "chain_type"))
        }
    }

    @Test("The error of a refused request of the sign-in says that it was sent once, and a bad key is refused before the password is sent")
    func refusals() async {
        let refusing = University { $0.url.hasSuffix("/authExecute") ? $0.respond(403, "") : nil }
        let refused = await failure { try await refusing.campus().login() }
        #expect(
            refused?.message
                == "POST https://id.fudan.edu.cn/idp/authn/authExecute: the server refused the request without a message (HTTP 403). The request was sent once and is not tried again. Sign in at https://id.fudan.edu.cn in a browser to see the reason."
        )
        let keyless = University { $0.url.hasSuffix("/getJsPublicKey") ? $0.respond(#"{"data":"Zm9v"}"#) : nil }
        let key = await failure { try await keyless.campus().login() }
        #expect(
            key
                == DanXiError(
                    .unexpectedResponse,
                    "POST https://id.fudan.edu.cn/idp/authn/getJsPublicKey returned no RSA key that can encrypt the password. If this persists, the sign-in has changed: update libdanxi, or report this message."
                ))
        #expect(keyless.passwords == 0)
    }

    @Test(
        "The page that the accepted password leads to is opened once, if it is one of the university over TLS",
        arguments: [
            ("https://id.fudan.edu.cn/api-uc/portal", true), ("http://id.fudan.edu.cn/api-uc/portal", false),
            ("https://example.org/x", false),
            ("https://notfudan.edu.cn/x", false),
        ])
    func nextPage(url: String, isOpened: Bool) async {
        let university = University()
        university.change { $0.refusal = #"{"code":200,"data":"\#(url)"}"# }
        let error = await failure { try await university.campus().login() }
        #expect(error?.code == (isOpened ? nil : .unexpectedResponse))
        #expect(university.requests.filter { $0.url == url }.map(\.effect) == (isOpened ? [.singleUse] : []))
    }

    @Test(
        "The pages that lead to the sign-in are tried in turn while they fail, and the last error counts",
        arguments: [([404, 404, 403], ErrorCode.forbidden), ([403, 403, 404], .notFound), ([400, 404, 404], .rejected)])
    func pageOrder(statuses: [Int], code: ErrorCode) async {
        // Only a page of a sign-in server counts as a failure.
        let server = University { request in
            if let page = Self.pages.firstIndex(of: request.url) { return request.redirect("https://uis.fudan.edu.cn/\(page)") }
            guard request.url.hasPrefix("https://uis.fudan.edu.cn/"), let page = request.url.last?.wholeNumberValue else { return nil }
            return request.respond(statuses[page], "<p>", type: "text/html")
        }
        await expectFailure(code) { try await server.campus().login() }
        let asked = server.requests.map(\.url).filter { Self.pages.contains($0) }
        #expect(asked == (code == .rejected ? [Self.pages[0]] : Self.pages))
        #expect(server.passwords == 0)
    }

    @Test("If no page asks for a sign-in, the error says that the password was not sent")
    func noSignIn() async {
        let university = University { $0.respond(200, "<p>", type: "text/html") }
        let error = await failure { try await university.campus().login() }
        #expect(
            error
                == DanXiError(
                    .unexpectedResponse,
                    "campus.login: no page of the university asked for a sign-in, so the password was not sent. A proxy or captive portal may have answered instead: open https://id.fudan.edu.cn in a browser to check."
                ))
        #expect(university.requests.map(\.url) == Self.pages)
    }

    @Test("A sign-in follows at most twelve pages")
    func endless() async throws {
        let url = "https://loop.fudan.edu.cn/x"
        let university = University { request in
            guard request.url.hasPrefix(url) else { return nil }
            return request.respond(200, "<script>locationValue = '\(url)?ticket=1'</script>", type: "text/html")
        }
        let campus = try await university.signedIn()
        let error = await failure { try await campus.ask(url) }
        #expect(
            error
                == DanXiError(
                    .notSignedIn,
                    "The sign-in for GET https://loop.fudan.edu.cn/x did not reach the site: the server kept returning pages of the sign-in. The password was sent at most once. Try again later. If it happens again, the site has changed: update libdanxi, or report this message."
                ))
        #expect(university.requests.map(\.url).filter { $0.hasPrefix(url) } == [url] + [String](repeating: "\(url)?ticket=1", count: 12))
    }

    @Test("A sign-in to a site that ends at a page of the account is an error, and so is WebVPN's login page")
    func elsewhere() async throws {
        let university = University { request in
            switch request.url {
            case "https://my.fudan.edu.cn/enter": request.redirect("https://id.fudan.edu.cn/api-uc/portal")
            case "https://my.fudan.edu.cn/vpn": request.redirect("https://webvpn.fudan.edu.cn/login")
            case "https://webvpn.fudan.edu.cn/login": request.respond(200, "<p>", type: "text/html")
            default: nil
            }
        }
        let campus = try await university.signedIn()
        let portal = await failure { try await campus.ask("https://my.fudan.edu.cn/x", .entry("https://my.fudan.edu.cn/enter")) }
        #expect(portal?.code == .unexpectedResponse && portal?.message.contains("with the title “个人中心”") == true)
        let webVPN = await failure { try await campus.ask("https://my.fudan.edu.cn/x", .entry("https://my.fudan.edu.cn/vpn")) }
        #expect(
            webVPN
                == DanXiError(
                    .notSignedIn,
                    "WebVPN did not accept the university's sign-in. Open https://webvpn.fudan.edu.cn in a browser to see the reason.",
                    httpStatus: 200))
        #expect(university.count("https://my.fudan.edu.cn/x") == 0)
    }

    // MARK: Requests that ask for a sign-in

    @Test("If a public page asks for a sign-in, the error says so, and no password is sent")
    func publicPage() async throws {
        let university = University()
        let campus = try await university.signedIn()
        let error = await failure { try await campus.ask("https://my.fudan.edu.cn/x?y=1", .none) }
        #expect(
            error
                == DanXiError(
                    .notSignedIn,
                    "GET https://my.fudan.edu.cn/x asks for a sign-in (GET https://id.fudan.edu.cn/idp/authCenter/authenticate) although this page is public. Try again later. If this persists, the site has changed: update libdanxi, or report this message.",
                    httpStatus: 200))
        #expect(university.passwords == 1)
    }

    @Test("If a public page asks for a sign-in after a redirected change, the outcome of the change is unknown")
    func publicChange() async throws {
        let university = University { request in
            request.method == .post && request.url == "https://my.fudan.edu.cn/x" ? request.redirect("https://my.fudan.edu.cn/done") : nil
        }
        let campus = try await university.signedIn()
        func change(_ url: String) async -> DanXiError? {
            await failure { try await campus.client.requestWithData(url, signIn: .none, form: [QueryItem("a", "b")]) }
        }
        let redirected = await change("https://my.fudan.edu.cn/x")
        let start = "POST https://my.fudan.edu.cn/x asked for a sign-in instead of returning a result. The request was not sent again."
        #expect(redirected?.code == .notSignedIn && redirected?.message.hasPrefix(start) == true && redirected?.isOutcomeUnknown == true)
        let refused = await change("https://my.fudan.edu.cn/y")
        #expect(refused?.code == .notSignedIn && refused?.isOutcomeUnknown == false)
        #expect(refused?.message.hasPrefix("POST https://my.fudan.edu.cn/y asks for a sign-in (GET https://id.fudan.edu.cn/") == true)
    }

    @Test("If a site asks for a sign-in although the session is signed in, the error has the server's words")
    func neverSignedIn() async throws {
        let university = University { $0.url.hasPrefix(zlapp) ? $0.respond(200, #"{"e":"UN_AUTH","m":"请登录","d":{}}"#) : nil }
        let campus = try await university.signedIn()
        let error = await failure { try await campus.ask() }
        #expect(
            error
                == DanXiError(
                    .notSignedIn,
                    "GET \(zlapp) asks for a sign-in (GET \(zlapp)) although the session is signed in. The password was not sent again. Try again later. If this persists, the site has changed: update libdanxi, or report this message.",
                    httpStatus: 200, serverMessage: "请登录", serverCode: .string("UN_AUTH")))
    }

    @Test(
        "The query of a request is appended to its URL, also where the entry page gets the URL",
        arguments: [("https://my.fudan.edu.cn/x", "?"), ("https://my.fudan.edu.cn/x?y=1", "&")])
    func query(url: String, separator: String) async throws {
        let university = University()
        let campus = try await university.signedIn()
        let signIn = SiteSignIn.entry("https://my.fudan.edu.cn/enter", targetParameter: "refer")
        for _ in 0..<2 { _ = try await campus.client.requestWithData(url, signIn: signIn, params: [QueryItem("a", "b c")]) }
        let full = "\(url)\(separator)a=b%20c"
        let sent = university.requests.map(\.url).filter { $0.hasPrefix("https://my.fudan.edu.cn/") && !$0.contains("ticket=") }
        #expect(sent.first == "https://my.fudan.edu.cn/enter?refer=\(full.urlEncoded())" && sent.last == full)
        #expect(university.requests.last?.confidentiality == .encrypted && university.requests.last?.effect == .safe)
    }

    @Test("The method, the body and the effect of a request follow from its parameters")
    func requests() async throws {
        let university = University { $0.respond(200, "{}", type: "application/json") }
        let client = university.campus().client
        let url = "https://www.fudan.edu.cn/x"
        _ = try await client.requestWithData(url, signIn: .none)
        _ = try await client.requestWithData(url, signIn: .none, form: [QueryItem("a", "b")], headers: ["X-A": "1"])
        _ = try await client.requestWithData(url, signIn: .none, payload: .object([:]), effect: .safe)
        _ = try await client.requestWithData(url, signIn: .none, method: .put, payload: .null)
        let sent = university.requests
        #expect(sent.map { "\($0.method.rawValue) \($0.form)" } == ["GET ", "POST a=b", "POST {}", "PUT null"])
        #expect(sent.map(\.effect) == [.safe, .once, .safe, HTTPMethod.put.defaultEffect])
        #expect(
            sent.map { $0.headers["X-A"] } == [nil, "1", nil, nil] && sent.allSatisfy { $0.confidentiality == .open && !$0.hasPrivatePath })
    }

    // MARK: Reuse

    @Test("`reuse` needs `remember`, and `remember` needs a store; nothing is sent without them")
    func reuseParameters() async throws {
        let university = University()
        let directory = try TemporaryDirectory()
        func login(_ campus: CampusAccess, remember: Bool) async -> DanXiError? {
            await failure {
                try await CampusAPI.login(
                    campus.client, username: University.username, password: University.password, studentType: .staff, remember: remember,
                    reuse: true)
            }
        }
        var error = await login(university.campus(directory: try directory.store()), remember: false)
        #expect(error == DanXiError(.invalidArgument, "campus.login: `reuse` needs `remember`. Set both."))
        error = await login(university.campus(), remember: true)
        #expect(
            error
                == DanXiError(
                    .invalidArgument,
                    "campus.login: `remember` needs a store for the cookies. Set store.path or store.url in the session's configuration."))
        #expect(university.requests.isEmpty)
    }

    @Test("With `reuse`, only the first session sends the password, and only to a session of the same account is the sign-in given")
    func reuse() async throws {
        let university = University()
        let directory = try TemporaryDirectory()
        func login(_ username: String) async throws -> CampusStatus {
            try await CampusAPI.login(
                university.campus(directory: try directory.store()).client, username: username, password: University.password,
                studentType: .staff, remember: true, reuse: true)
        }
        for _ in 0..<3 {
            let status = try await login(University.username)
            #expect(
                status == CampusStatus(signedIn: true, username: University.username, studentType: .staff, remembered: true, challenge: nil)
            )
            #expect(university.passwords == 1)
        }
        let other = try await login(University.other)
        #expect(other.username == University.other && other.remembered && university.passwords == 2)
    }

    @Test("A challenge that does not exist cannot be answered, and a captcha needs an answer and no method")
    func wrongAnswers() async throws {
        let university = University()
        university.change { $0.captcha = "7354" }
        let campus = university.campus()
        let unknown = await failure { try await campus.answerChallenge(id: "x", answer: "7354") }
        #expect(
            unknown
                == DanXiError(
                    .invalidArgument,
                    "campus.answer_challenge: no challenge with this `id` waits for an answer. It may have been answered already or have expired. Repeat the call that failed with the challenge."
                ))
        let id = text(try challenge(await failure { try await campus.login() })["id"])
        for (answer, method) in [(nil, nil), ("", nil), ("7354", "userAndOtp")] as [(String?, String?)] {
            let error = await failure { try await campus.answerChallenge(id: id, answer: answer, method: method) }
            #expect(
                error
                    == DanXiError(
                        .invalidArgument,
                        "campus.answer_challenge: a captcha needs `answer` and no `method`. Pass the characters in the image as `answer`."))
        }
        #expect(university.passwords == 0)
        let status = try await campus.answerChallenge(id: id, answer: "7354")
        #expect(status.signedIn && university.passwords == 1)
    }
}
