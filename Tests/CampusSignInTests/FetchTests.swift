import Errors
import HTTP
import JSON
import Networking
import TestSupport
import Testing

@testable import CampusSignIn
@testable import CampusSupport

extension CampusAccess {
    fileprivate func fetch(
        _ url: String, method: FetchMethod? = nil, form: [RequestField]? = nil, json: JSONValue? = nil, headers: [RequestField]? = nil,
        entry: String? = nil, format: FetchFormat = .text, selector: String? = nil, limit: Int? = nil
    ) async throws -> CampusResponse {
        try await CampusAPI.fetch(
            client, url: url, method: method, form: form, json: json, headers: headers, entry: entry, format: format, selector: selector,
            limit: limit)
    }
}

@Suite("campus.fetch: requests for any page of the university", .timeLimit(.minutes(5)))
struct FetchTests {
    static let page = "https://some.fudan.edu.cn/list?day=1"
    static let fields = [RequestField(name: "start", value: "0"), RequestField(name: "名", value: "a&b")]

    /// The form body into which `fields` are encoded.
    static let body = "start=0&%E5%90%8D=a%26b"

    func posts(_ university: University) -> [String] {
        university.requests.filter { $0.method == .post && $0.url.hasPrefix("https://some.fudan.edu.cn/") }
            .map { String(decoding: $0.body ?? [], as: UTF8.self) }
    }

    @Test("If a page requires a sign-in, campus.fetch signs in to the site and returns the page")
    func signIn() async throws {
        let university = University()
        let campus = try await university.signedIn()
        let response = try await campus.fetch(Self.page)
        #expect(response.url == Self.page && response.status == 200 && response.mediaType == "application/json")
        #expect(response.text?.contains("session-") == true && response.base64 == nil && response.json == nil && response.elements == nil)
        let json = try await campus.fetch(Self.page, format: .json).json
        #expect(json != nil)
        university.expire("some.fudan.edu.cn")
        let answer = try await campus.fetch(Self.page)
        #expect(answer.text?.contains("session-") == true)
        #expect(university.passwords == 1)
    }

    @Test("Without an account, public pages are read, and requests for pages that require a sign-in fail")
    func noAccount() async throws {
        let university = University { request in
            request.url.hasPrefix("https://jwc.fudan.edu.cn/") ? request.respond(200, "<h1>通知</h1>", type: "text/html") : nil
        }
        let campus = university.campus()
        let text = try await campus.fetch("https://jwc.fudan.edu.cn/9397/list.htm").text
        #expect(text == "<h1>通知</h1>")
        let error = await failure { try await campus.fetch(Self.page) }
        #expect(error?.code == .notSignedIn && error?.message.contains("campus.login") == true)
        #expect(university.passwords == 0)
    }

    @Test(
        "A URL that is not http or https, has a user name, or leads outside the university, to a sign-in server or to WebVPN is refused",
        arguments: [
            "https://example.com/", "https://fudan.edu.cn.example.com/", "https://notfudan.edu.cn/", "https://forum.fduhole.com/api/",
            "https://me@my.fudan.edu.cn/", "https://my.fudan.edu.cn@example.com/", "https://example.com\\@my.fudan.edu.cn/",
            "https://example.com#@my.fudan.edu.cn/", "http://11.64.130.6/", "http://10.64.130.6.example.com/", "ftp://my.fudan.edu.cn/",
            "file:///etc/passwd", "my.fudan.edu.cn", "https://id.fudan.edu.cn/idp/logout", "https://UIS.fudan.edu.cn/authserver/login",
            "https://webvpn.fudan.edu.cn/https/77726476/",
        ])
    func refusedURLs(url: String) async throws {
        let university = University()
        let campus = try await university.signedIn()
        let before = university.requests.count
        await expectFailure(.invalidArgument) { try await campus.fetch(url) }
        await expectFailure(.invalidArgument) { try await campus.fetch(Self.page, entry: url) }
        #expect(university.requests.count == before)
    }

    @Test("A POST that the site refuses with a redirect to the sign-in is sent once more after the sign-in")
    func refusedPost() async throws {
        let university = University()
        let campus = try await university.signedIn()
        let response = try await campus.fetch(Self.page, form: Self.fields)
        #expect(response.text?.contains("session-") == true && posts(university) == [Self.body, Self.body])
        let status = try await campus.fetch(Self.page, json: .object(["a": .integer(1)])).status
        #expect(status == 200)
        #expect(posts(university).last == #"{"a":1}"#)
    }

    @Test("A POST is not sent again if the page after its redirect asks for a sign-in, and the next POST has the cookie of the sign-in")
    func unknownPost() async throws {
        let university = University { request in
            request.method == .post && request.url == Self.page && request.cookie("s")?.hasPrefix("session-") != true
                ? request.redirect("https://some.fudan.edu.cn/done") : nil
        }
        let campus = try await university.signedIn()
        let error = await failure { try await campus.fetch(Self.page, form: Self.fields) }
        #expect(error?.code == .notSignedIn && error?.publicDetail == ["outcome": .string("unknown")])
        let start =
            "POST https://some.fudan.edu.cn/list asked for a sign-in instead of returning a result. The session is signed in to the site now, and the request was not sent again."
        #expect(error?.message.hasPrefix(start) == true)
        #expect(posts(university).count == 1)
        let status = try await campus.fetch(Self.page, form: Self.fields).status
        #expect(status == 200)
        #expect(posts(university).count == 2)
    }

    @Test("If a POST is redirected to a page, campus.fetch returns that page, and a change of a service fails with an unknown outcome")
    func turnedPost() async throws {
        let university = University { request in
            if request.method == .post, request.url == Self.page { return request.redirect("https://some.fudan.edu.cn/done") }
            return request.url == "https://some.fudan.edu.cn/done" ? request.respond(200, #"{"d":"done"}"#, type: "application/json") : nil
        }
        let campus = try await university.signedIn()
        let response = try await campus.fetch(Self.page, form: Self.fields)
        #expect(response.text?.contains("done") == true)
        let error = await failure {
            try await campus.client.requestWithResponse(Self.page, signIn: .page, method: .post) as SiteAnswer
        }
        #expect(error?.code == .unexpectedResponse && error?.isOutcomeUnknown == true)
    }

    @Test("If a call has an entry page, the session signs in to the site on that page before it sends the request")
    func entry() async throws {
        let university = University()
        let campus = try await university.signedIn()
        _ = try await campus.fetch(Self.page, method: .post, entry: "https://some.fudan.edu.cn/login")
        #expect(posts(university) == [""])
        #expect(university.count("https://some.fudan.edu.cn/login?ticket=") == 1)
    }

    @Test("A POST has an unknown outcome if the page after its redirect asks for a sign-in although the site was entered before")
    func unknownAfterEntry() async throws {
        let university = University { request in
            if request.method == .post, request.url == Self.page { return request.redirect("https://some.fudan.edu.cn/done") }
            return request.url == "https://some.fudan.edu.cn/login" ? request.respond(200, "<html>Welcome</html>") : nil
        }
        let campus = try await university.signedIn()
        let error = await failure { try await campus.fetch(Self.page, form: Self.fields, entry: "https://some.fudan.edu.cn/login") }
        #expect(error?.publicDetail == ["outcome": .string("unknown")] && posts(university).count == 1)
    }

    @Test("A POST has an unknown outcome if the page after its redirect asks for a sign-in, even if that sign-in fails")
    func failedSignIn() async throws {
        let university = University { request in
            if request.method == .post, request.url == Self.page { return request.redirect("https://some.fudan.edu.cn/done") }
            if request.url.hasPrefix("https://some.fudan.edu.cn/done"), request.parameter("ticket") != nil {
                throw DanXiError(.network, "no connection", delivery: .unsent)
            }
            return nil
        }
        let campus = try await university.signedIn()
        let error = await failure { try await campus.fetch(Self.page, form: Self.fields) }
        #expect(error?.code == .network && error?.isRetryable == false && error?.publicDetail == ["outcome": .string("unknown")])
        #expect(posts(university).count == 1)
    }

    @Test(
        "A POST is sent again if the response's envelope asks for a sign-in, but not if the response came after a redirect",
        arguments: [false, true])
    func envelopes(isRedirected: Bool) async throws {
        let envelope = #"{"e":10013,"m":"用户信息已失效,请重新进入页面","d":{}}"#
        let university = University { request in
            guard request.url.hasPrefix("https://some.fudan.edu.cn/"), request.parameter("ticket") == nil,
                request.cookie("s")?.hasPrefix("session-") != true, isRedirected || request.method == .post
            else { return nil }
            return isRedirected && request.method == .post
                ? request.redirect("https://some.fudan.edu.cn/done") : request.respond(200, envelope, type: "application/json")
        }
        let campus = try await university.signedIn()
        let fetched = await failure { try await campus.fetch(Self.page, form: Self.fields) }
        #expect(fetched?.publicDetail["outcome"] == (isRedirected ? .string("unknown") : nil) && (fetched == nil) == !isRedirected)
        #expect(posts(university).count == (isRedirected ? 1 : 2))
    }

    @Test(
        "If a POST is redirected to a page that cannot be read, the outcome of the POST is unknown",
        arguments: [
            ("https://some.fudan.edu.cn/done", 429, ErrorCode.rateLimited), ("https://some.fudan.edu.cn/done", 404, .notFound),
            ("https://example.com/pay", 200, .unexpectedResponse),
        ])
    func redirectedPost(target: String, status: Int, code: ErrorCode) async throws {
        let university = University { request in
            if request.method == .post, request.url == Self.page { return request.redirect(target) }
            return request.url == target ? request.respond(status, "x", type: "text/plain") : nil
        }
        let campus = try await university.signedIn()
        let error = await failure { try await campus.fetch(Self.page, form: Self.fields) }
        #expect(error?.code == code && error?.isRetryable == false && error?.publicDetail["outcome"] == .string("unknown"))
        #expect(posts(university).count == 1)
    }

    @Test("The response body is returned as a string, base64, JSON or HTML elements")
    func formats() async throws {
        let gbk: [UInt8] = Array("<li>".utf8) + [0xB8, 0xB4, 0xB5, 0xA9] + Array("<li>2".utf8)
        let university = University { request in
            switch request.url {
            case "https://a.fudan.edu.cn/gbk":
                HTTPResponse(
                    request: request, status: 200, headers: ["Content-Type": "text/html; charset=gbk"], body: PaddedBytes(gbk))
            case "https://a.fudan.edu.cn/json": request.respond(200, #"while(1);[{"a":null}]"#, type: "text/javascript")
            default: nil
            }
        }
        let campus = university.campus()
        let gbkPage = "https://a.fudan.edu.cn/gbk"
        let text = try await campus.fetch(gbkPage).text
        #expect(text == "<li>复旦<li>2")
        let base64 = try await campus.fetch(gbkPage, format: .bytes).base64
        #expect(base64 == "PGxpPri0tak8bGk+Mg==")
        let found = try await campus.fetch(gbkPage, format: .elements, selector: "li", limit: 1).elements
        #expect(found?.map(\.text) == ["复旦"])
        let json = try await campus.fetch("https://a.fudan.edu.cn/json", format: .json)
        #expect(json.json == .array([.object(["a": .null])]) && json.text == nil)
        #expect(university.requests.last?.headers["Accept"] == "application/json")
        await expectFailure(.unexpectedResponse) { try await campus.fetch(gbkPage, format: .json) }
    }

    @Test("Parameters that contradict each other, invalid selectors, and headers that a program must not set are refused")
    func parameters() async throws {
        let university = University()
        let campus = university.campus()
        let failures = [
            await failure { try await campus.fetch(Self.page, selector: "a") },
            await failure { try await campus.fetch(Self.page, limit: 1) },
            await failure { try await campus.fetch(Self.page, format: .elements) },
            await failure { try await campus.fetch(Self.page, format: .elements, selector: "a[") },
            await failure { try await campus.fetch(Self.page, form: [], json: .bool(true)) },
            await failure { try await campus.fetch(Self.page, method: .get, form: []) },
            await failure { try await campus.fetch(Self.page, headers: [RequestField(name: "Cookie", value: "a=b")]) },
            await failure { try await campus.fetch(Self.page, headers: [RequestField(name: "Accept-Encoding", value: "br")]) },
            await failure { try await campus.fetch(Self.page, headers: [RequestField(name: "Referer", value: "a\r\nCookie: b")]) },
        ]
        #expect(failures.map { $0?.code } == Array(repeating: .invalidArgument, count: failures.count))
        #expect(university.requests.isEmpty)
        let publicPage = University { $0.respond(200, "x", type: "text/plain") }
        _ = try await publicPage.campus().fetch(Self.page, headers: [RequestField(name: "x-requested-with", value: "XMLHttpRequest")])
        #expect(publicPage.requests.last?.headers["X-Requested-With"] == "XMLHttpRequest")
    }

    @Test("The error of a wrong parameter names the parameter and the remedy, and nothing is sent")
    func messages() async {
        let university = University()
        let campus = university.campus()
        func header(_ name: String, _ value: String) -> [RequestField] {
            [RequestField(name: "Accept", value: "x"), RequestField(name: name, value: value)]
        }
        let names = "Accept, Accept-Language, Origin, Referer, X-Requested-With"
        let both = "`selector` and `limit` require the `format` elements. Remove them, or set `format` to elements."
        let failures: [(DanXiError?, String)] = [
            (await failure { try await campus.fetch(Self.page, format: .json, selector: "a") }, both),
            (await failure { try await campus.fetch(Self.page, format: .bytes, limit: 1) }, both),
            (
                await failure { try await campus.fetch(Self.page, format: .elements, limit: 1) },
                "`selector` is missing. If `format` is elements, pass a CSS selector."
            ),
            (
                await failure { try await campus.fetch(Self.page, form: [], json: .null) },
                "a request has one body. Pass either `form` or `json`."
            ),
            (
                await failure { try await campus.fetch(Self.page, method: .get, json: .null) },
                "a GET request has no body. Put the values into the query of `url`, or use POST."
            ),
            (
                await failure { try await campus.fetch(Self.page, headers: header("Cookie", "a")) },
                "`headers`: [1]: expected one of \(names). The session sets the other headers."
            ),
            (
                await failure { try await campus.fetch(Self.page, headers: header("REFERER", "a\u{7F}")) },
                "`headers`: [1]: the value of Referer must be printable ASCII on one line."
            ),
            (
                await failure { try await campus.fetch("https://a:b@my.fudan.edu.cn/") },
                "`url`: must not contain a user name or password. The session signs in with the account of campus.login."
            ),
            (await failure { try await campus.fetch("my.fudan.edu.cn") }, "`url`: expected an absolute http or https URL."),
            (
                await failure { try await campus.fetch(Self.page, entry: "https://example.com/") },
                "`entry`: example.com is not a host of the university. Use an ordinary HTTP client for it."
            ),
            (
                await failure { try await campus.fetch("https://webvpn.fudan.edu.cn/x") },
                "`url`: webvpn.fudan.edu.cn is a server of the sign-in, and the session signs in by itself. Pass the URL of the page that you need."
            ),
        ]
        for (error, message) in failures { #expect(error == DanXiError(.invalidArgument, "campus.fetch: \(message)")) }
        #expect(university.requests.isEmpty)
    }

    @Test(
        "A header may have any printable ASCII",
        arguments: [(" ~", true), ("a\u{1F}", false), ("a\u{7F}", false), ("\u{80}", false), ("复", false), ("", true)])
    func headerValues(value: String, isSent: Bool) async {
        let server = University { $0.respond(200, "x", type: "text/plain") }
        let error = await failure { try await server.campus().fetch(Self.page, headers: [RequestField(name: "accept", value: value)]) }
        #expect((error == nil) == isSent && server.requests.map { $0.headers.values("Accept") } == (isSent ? [[value]] : []))
    }

    @Test(
        "The method and the body of a request follow from the parameters",
        arguments: [
            (nil, nil, nil, "GET "), (.get, nil, nil, "GET "), (.post, nil, nil, "POST "), (nil, fields, nil, "POST \(body)"),
            (.post, nil, .array([]), "POST []"), (nil, nil, .null, "POST null"), (nil, [], nil, "POST "),
        ] as [(FetchMethod?, [RequestField]?, JSONValue?, String)])
    func methods(method: FetchMethod?, form: [RequestField]?, json: JSONValue?, expected: String) async throws {
        let server = University { $0.respond(200, "x", type: "text/plain") }
        let response = try await server.campus().fetch(Self.page, method: method, form: form, json: json)
        #expect(server.requests.map { "\($0.method.rawValue) \($0.form)" } == [expected])
        #expect(
            response
                == CampusResponse(url: Self.page, status: 200, mediaType: "text/plain", text: "x", base64: nil, json: nil, elements: nil))
    }

    @Test("The format json asks for JSON, unless the program sets the header Accept")
    func accept() async throws {
        let server = University { $0.respond(200, "[]", type: "application/json") }
        let campus = server.campus()
        _ = try await campus.fetch(Self.page, format: .json)
        _ = try await campus.fetch(Self.page, headers: [RequestField(name: "Accept", value: "text/x")], format: .json)
        _ = try await campus.fetch(Self.page)
        #expect(server.requests.map { $0.headers["Accept"] } == ["application/json", "text/x", nil])
    }

    @Test(
        "Hosts of the university are those of its domains and of the private network",
        arguments: [
            ("fudan.edu.cn", true), ("a.b.fudan.edu.cn", true), ("fudan.sh.cn", true), ("x.fudan.sh.cn", true), ("10.1.2.3", true),
            ("notfudan.edu.cn", false), ("fudan.edu.cn.example.com", false), ("11.1.2.3", false), ("edu.cn", false), ("", false),
        ])
    func hosts(host: String, expected: Bool) {
        #expect(UniversityURL.isUniversity(host) == expected)
    }

    @Test("Characters that a URL must not contain are escaped")
    func escapes() throws {
        #expect(
            try UniversityURL.checked("https://my.fudan.edu.cn/复 a?b={}#c\n", "url") == "https://my.fudan.edu.cn/%E5%A4%8D%20a?b=%7B%7D#c")
        #expect(try UniversityURL.checked("http://10.1.2.3/%41", "url") == "http://10.1.2.3/%41")
    }

    @Test("If a page redirects to a host outside the university, the call fails, and no cookie is sent to this host")
    func redirect() async throws {
        let university = University { request in
            if request.url == "https://example.com/pay?secret=1" { return request.respond(200, "pay", type: "text/html") }
            return request.url.hasSuffix("/pay") ? request.redirect("https://example.com/pay?secret=1") : nil
        }
        let campus = try await university.signedIn()
        _ = try await campus.fetch(Self.page)
        let error = await failure { try await campus.fetch("https://some.fudan.edu.cn/pay") }
        #expect(error?.code == .unexpectedResponse && error?.message.contains("https://example.com/pay") == true)
        #expect(error?.message.contains("secret") == false)
        let outside = try #require(university.requests.first { $0.url.hasPrefix("https://example.com") })
        #expect(outside.headers["Cookie"] == nil)
    }

    @Test("Outside the campus network, requests for its pages go through WebVPN")
    func webVPN() async throws {
        let university = University()
        university.change { $0.isOutside = true }
        let campus = try await university.signedIn(webVPN: .auto)
        let response = try await campus.fetch("http://10.64.130.6/x?b=H2", format: .json)
        #expect(response.url == "http://10.64.130.6/x?b=H2")
        #expect(response.json == .object(["method": .string("GET"), "url": .string("http://10.64.130.6/x?b=H2")]))
    }
}
