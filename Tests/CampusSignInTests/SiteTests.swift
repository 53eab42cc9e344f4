import Errors
import HTTP
import JSON
import Synchronization
import TestSupport
import Testing
import Threads

@testable import CampusSignIn

@Suite("Sites and their sign-ins")
struct SiteTests {
    private static let page = "https://a.fudan.edu.cn/x?b=1&c=2"
    private static let entry = "https://b.fudan.edu.cn/login"

    // MARK: Targets

    @Test("A site without an entry page is entered at the requested page")
    func withoutEntry() {
        let target = SiteTarget(signIn: .page, url: "https://a.fudan.edu.cn:8443/x?b=1")
        #expect(target.key == "a.fudan.edu.cn" && target.host == "a.fudan.edu.cn" && target.serviceOrigin == "https://a.fudan.edu.cn")
        #expect(target.startURL == target.url && target.startURLs == [target.url] && target.entryURLWithTarget == nil)
        let invalid = SiteTarget(signIn: .page, url: "x")
        #expect([invalid.key, invalid.host, invalid.serviceOrigin] == ["x", "x", "x"])
    }

    @Test("A site with an entry page is entered there, and its key is the entry page")
    func withEntry() {
        let fallback = "https://uis.fudan.edu.cn/authserver/login?service=x"
        let target = SiteTarget(signIn: .entry(Self.entry, fallback: fallback), url: Self.page)
        #expect(target.key == Self.entry && target.host == "b.fudan.edu.cn" && target.serviceOrigin == "https://b.fudan.edu.cn")
        #expect(target.startURL == Self.entry && target.startURLs == [Self.entry, fallback] && target.entryURLWithTarget == nil)
    }

    @Test(
        "The entry page gets the URL of a GET request in its parameter",
        arguments: [
            (entry, HTTPMethod.get, "\(entry)?refer=https%3A%2F%2Fa.fudan.edu.cn%2Fx%3Fb%3D1%26c%3D2"),
            ("\(entry)?y=1", .get, "\(entry)?y=1&refer=https%3A%2F%2Fa.fudan.edu.cn%2Fx%3Fb%3D1%26c%3D2"), (entry, .post, nil),
        ] as [(String, HTTPMethod, String?)])
    func entryWithTarget(entry: String, method: HTTPMethod, expected: String?) {
        let target = SiteTarget(signIn: .entry(entry, targetParameter: "refer"), url: Self.page, method: method)
        #expect(target.entryURLWithTarget == expected)
    }

    /// A page at the end of a sign-in, and whether it is the response to the request for ``page``.
    struct AnswerRow: Sendable {
        var url = SiteTests.page
        var asked = HTTPMethod.get
        var method = HTTPMethod.get
        var status = 200
        var type = "text/html"
        var accept: String?
        let isAnswer: Bool
    }

    private static let answerRows: [AnswerRow] = [
        AnswerRow(isAnswer: true), AnswerRow(url: "\(page)&ticket=ST-1", isAnswer: true), AnswerRow(url: "\(page)#top", isAnswer: true),
        AnswerRow(url: "https://a.fudan.edu.cn/x?ticket=ST-1&b=1&c=2", isAnswer: true), AnswerRow(url: "\(page)&d=3", isAnswer: false),
        AnswerRow(url: "https://a.fudan.edu.cn/x?c=2&b=1", isAnswer: false), AnswerRow(url: "https://a.fudan.edu.cn/x", isAnswer: false),
        AnswerRow(url: "https://a.fudan.edu.cn/y?b=1&c=2", isAnswer: false), AnswerRow(asked: .post, isAnswer: false),
        AnswerRow(method: .post, isAnswer: false), AnswerRow(status: 404, isAnswer: false),
        AnswerRow(accept: "application/json", isAnswer: false), AnswerRow(accept: "application/json, text/html", isAnswer: false),
        AnswerRow(type: "application/json", accept: "application/json", isAnswer: true), AnswerRow(accept: "text/html", isAnswer: true),
    ]

    @Test("The page at the end of a sign-in is the response to a request for the same page, apart from a ticket", arguments: answerRows)
    func answers(row: AnswerRow) {
        let target = SiteTarget(signIn: .page, url: Self.page, method: row.asked)
        let response = HTTPRequest(method: row.method, url: row.url).respond(row.status, "x", type: row.type)
        #expect(target.isAnswered(by: response, accept: row.accept) == row.isAnswer)
    }

    @Test(
        "A page without a query is the response if its URL has only a ticket", arguments: [("?ticket=1", true), ("?ticket=1&d=2", false)])
    func answerWithoutQuery(query: String, isAnswer: Bool) {
        let target = SiteTarget(signIn: .page, url: "https://a.fudan.edu.cn/x")
        let response = HTTPRequest(url: "https://a.fudan.edu.cn/x\(query)").respond("x")
        #expect(target.isAnswered(by: response, accept: nil) == isAnswer)
    }

    // MARK: Responses

    @Test(
        "A site has refused a request with 401, or with a redirect to its entry page or to a sign-in server",
        arguments: [
            (401, nil, true), (403, nil, false), (200, nil, false), (200, entry, true), (200, "http://b.fudan.edu.cn/login", true),
            (200, "https://uis.fudan.edu.cn/x", true), (200, "https://id.fudan.edu.cn/portal", true),
            (200, "http://id.fudan.edu.cn/", false),
            (401, "https://a.fudan.edu.cn/done", false), (200, "https://b.fudan.edu.cn/login2", false),
        ] as [(Int, String?, Bool)])
    func refusals(status: Int, redirect: String?, isRefusal: Bool) {
        let response = HTTPResponse(request: HTTPRequest(url: Self.page), status: status, firstRedirectURL: redirect)
        #expect(SiteSignIn.entry(Self.entry).isRefusal(response) == isRefusal)
    }

    @Test(
        "An http URL is upgraded to https if it has the default port and is not of the campus network",
        arguments: [
            ("http://a.fudan.edu.cn/x?y#z", "https://a.fudan.edu.cn/x?y#z"), ("http://a.fudan.edu.cn:8080/", nil),
            ("http://a.fudan.edu.cn:80/", "https://a.fudan.edu.cn/"),
            ("https://a.fudan.edu.cn/", nil), ("http://10.64.130.6/", nil), ("http://forum.fduhole.com/", nil), ("x", nil),
        ] as [(String, String?)])
    func upgrades(url: String, expected: String?) {
        #expect(HTTPSClient.upgraded(url) == expected)
    }

    @Test(
        "If a request with a secret fails because its http URL was upgraded, the error names the setting",
        arguments: [
            (ErrorCode.network, true), (.tls, true), (.timeout, true), (.tooLarge, false), (.cancelled, false),
        ])
    func upgradeError(code: ErrorCode, isNamed: Bool) async {
        let server = FakeServer { _ in throw DanXiError(code, "No.") }
        let client = HTTPSClient(client: server, allowsPlainHTTP: false)
        let plain = "http://a.fudan.edu.cn/x"
        let error = await failure { try await client.send(HTTPRequest(url: plain, confidentiality: .encrypted)) }
        let advice =
            " The scheme of the URL is http, but libdanxi sends secrets over https. To allow http on a network that you trust, set network.allow_plain_http."
        #expect(error?.message == "No." + (isNamed ? advice : ""))
        let open = await failure { try await client.send(HTTPRequest(url: plain)) }
        let encrypted = await failure { try await client.send(HTTPRequest(url: Self.page, confidentiality: .encrypted)) }
        let allowing = HTTPSClient(client: server, allowsPlainHTTP: true)
        let allowed = await failure { try await allowing.send(HTTPRequest(url: plain, confidentiality: .encrypted)) }
        #expect([open, encrypted, allowed].map { $0?.message } == ["No.", "No.", "No."])
        #expect(server.urls == ["https://a.fudan.edu.cn/x", plain, Self.page, plain])
    }

    // MARK: Envelopes

    @Test(
        "An envelope asks for a sign-in by its code, or by its message unless its code means success",
        arguments: [
            (#"{"e":10013,"m":"x"}"#, page, .integer(10013)), (#" {"e":"10013"}"#, page, .integer(10013)),
            (#"{"e":"UN_AUTH","m":"x"}"#, page, .string("UN_AUTH")), (#"{"e":1,"m":"未登录"}"#, page, .integer(1)),
            (#"{"e":1,"m":"登录信息已失效"}"#, page, .integer(1)), (#"{"e":1,"m":"用户信息已失效"}"#, page, .integer(1)),
            (#"{"e":-1,"m":"请重新登录。"}"#, page, .integer(-1)), (#"{"e":0,"m":"未登录"}"#, page, nil), (#"{"e":"OK","m":"未登录"}"#, page, nil),
            (#"{"e":1,"m":"余额不足"}"#, page, nil), (#"{"e":1}"#, page, nil), (#"{"m":"未登录"}"#, page, nil), ("[10013]", page, nil),
            (#"{"e":1,"m":"您无权访问"}"#, "https://booking.fudan.edu.cn/x", .integer(1)),
            (#"{"e":1,"m":"请先登录"}"#, "https://booking.fudan.edu.cn/x", .integer(1)), (#"{"e":1,"m":"您无权访问"}"#, page, nil),
            (#"{"e":1,"m":"请先登录"}"#, page, nil), (#"{"e":1,"m":"未登录"}"#, "https://booking.fudan.edu.cn/x", .integer(1)),
        ] as [(String, String, JSONValue?)])
    func envelopes(body: String, url: String, code: JSONValue?) {
        #expect(SignedOutEnvelope(HTTPRequest(url: url).respond(body))?.code == code)
    }

    @Test("The message of an envelope is kept, and an envelope has less than 4 KiB")
    func largeEnvelopes() {
        for (count, isRead) in [(4095, true), (4096, false)] {
            let start = #"{"e":10013,"m":"x""#
            let body = start + String(repeating: " ", count: count - start.utf8.count - 1) + "}"
            #expect(SignedOutEnvelope(HTTPRequest(url: Self.page).respond(body))?.message == (isRead ? "x" : nil), "\(count)")
        }
    }

    @Test(
        "After an envelope, the sign-in starts at the entry page, at the envelope's page of the university, or at the sign-in server",
        arguments: [
            (#"{"login_url":"https://c.fudan.edu.cn/login"}"#, "https://c.fudan.edu.cn/login"),
            (#"{"loginUrl":"/login"}"#, "https://a.fudan.edu.cn/login"), (#"{"login_url":"http://c.fudan.edu.cn/login"}"#, nil),
            (#"{"login_url":"https://example.org/"}"#, nil), (#"{"login_url":"https://notfudan.edu.cn/"}"#, nil), ("{}", nil), ("[]", nil),
        ] as [(String, String?)])
    func loginURLs(detail: String, url: String?) throws {
        let response = HTTPRequest(url: Self.page).respond(#"{"e":10013,"m":"x","d":\#(detail)}"#)
        let envelope = try #require(SignedOutEnvelope(response))
        let neo = "https://id.fudan.edu.cn/idp/authCenter/authenticate?service=https%3A%2F%2Fa.fudan.edu.cn%2Fx%3Fb%3D1%26c%3D2"
        #expect(envelope.loginURL(for: SiteTarget(signIn: .page, url: Self.page)) == url ?? neo)
        #expect(envelope.loginURL(for: SiteTarget(signIn: .entry(Self.entry), url: Self.page)) == Self.entry)
    }
}

@Suite("The sites that were entered", .timeLimit(.minutes(5)), .virtualTime)
struct SiteEntriesTests {
    @Test("A site counts as entered for two hours, and each entry is counted")
    func validity() async throws {
        let entries = SiteEntries()
        func state() -> [Int] {
            let check = entries.check("a")
            return [check.count, check.isCurrent ? 1 : 0, check.isUnderWay ? 1 : 0]
        }
        #expect(state() == [0, 0, 0])
        entries.didEnter("a")
        #expect(state() == [1, 1, 0])
        try await Timers.sleep(for: .seconds(7200))
        #expect(state() == [1, 1, 0])
        try await Timers.sleep(for: .milliseconds(1))
        #expect(state() == [1, 0, 0])
        entries.didEnter("a")
        #expect(state() == [2, 1, 0])
        #expect(entries.check("b").count == 0)
    }

    @Test("A site is entered only if nobody has entered it since the request, and is under way meanwhile, even if that fails")
    func enters() async throws {
        let entries = SiteEntries()
        let runs = Mutex(0)
        func enter(after count: Int, failing: Bool = false) async throws {
            try await entries.enter("a", after: count) {
                #expect(entries.check("a").isUnderWay && !entries.check("b").isUnderWay)
                runs.withLock { $0 += 1 }
                if failing { throw DanXiError(.network, "No.") }
                entries.didEnter("a")
            }
        }
        await expectFailure(.network) { try await enter(after: 0, failing: true) }
        #expect(!entries.check("a").isUnderWay && entries.check("a").count == 0)
        try await enter(after: 0)
        #expect(!entries.check("a").isUnderWay && entries.check("a").count == 1)
        try await enter(after: 0)
        try await enter(after: 2)
        #expect(runs.withLock { $0 } == 2)
        try await enter(after: 1)
        #expect(runs.withLock { $0 } == 3 && entries.check("a").count == 2)
    }

    @Test("Calls that enter a site at the same time share one sign-in")
    func shared() async throws {
        let (entries, gate) = (SiteEntries(), Gate())
        async let first: Void = Self.enter(entries, gate)
        await gate.arrival()
        async let second: Void = Self.enter(entries, gate)
        try await Timers.sleep(for: .milliseconds(10))
        gate.open()
        try await first
        try await second
        #expect(entries.check("a").count == 1)
    }

    private static func enter(_ entries: SiteEntries, _ gate: Gate) async throws {
        try await entries.enter("a", after: 0) {
            await gate.pass()
            entries.didEnter("a")
        }
    }
}
