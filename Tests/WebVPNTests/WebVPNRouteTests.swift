import Calls
import Errors
import HTTP
import Networking
import Synchronization
import TestSupport
import Testing
import Threads

@testable import WebVPN

@Suite("The route through WebVPN", .timeLimit(.minutes(5)), .virtualTime)
struct WebVPNRouteTests {
    private static let forum = "https://forum.fduhole.com/api/x"
    private static let classrooms = "http://10.64.130.6/?b=H2"

    private static func route(
        _ mode: WebVPNMode, isPresent: Bool = true, allowsPlainHTTP: Bool = false, _ server: FakeServer = FakeServer("{}")
    ) -> WebVPNRoute {
        WebVPNRoute(
            mode: mode, allowsPlainHTTP: allowsPlainHTTP, account: ScriptedAccount(isPresent: isPresent), client: server, log: { _, _ in })
    }

    // MARK: Decisions

    @Test(
        "Requests to hosts of the campus go through WebVPN always, never, or if the server cannot be reached with an account",
        arguments: [
            (WebVPNMode.always, true, forum, true), (.always, false, forum, true), (.always, true, "https://www.fudan.edu.cn/", false),
            (.never, true, forum, false), (.auto, true, forum, true), (.auto, false, forum, false),
            (.auto, true, "https://www.fudan.edu.cn/", false),
        ])
    func uses(mode: WebVPNMode, isPresent: Bool, url: String, expected: Bool) async throws {
        let server = FakeServer { _ in throw DanXiError(.network, "No.") }
        let route = Self.route(mode, isPresent: isPresent, server)
        let origin = try #require(Origin(url))
        let uses = try await route.usesWebVPN(for: origin)
        #expect(uses == expected && server.requests.count == (mode == .auto && expected ? 1 : 0))
        let usesAfterFailure = try await route.usesWebVPN(afterFailureOf: origin)
        #expect(usesAfterFailure == (expected && mode == .auto) && server.requests.count == (mode == .auto && expected ? 2 : 0))
    }

    @Test("Only the mode never, the setting for plain http, a missing account and a public host prevent that WebVPN encrypts a request")
    func encrypts() throws {
        let (classrooms, site) = (try #require(Origin(Self.classrooms)), try #require(Origin("http://www.fudan.edu.cn/")))
        #expect(Self.route(.auto).encrypts(classrooms) && Self.route(.always).encrypts(classrooms))
        #expect(!Self.route(.never).encrypts(classrooms) && !Self.route(.auto, allowsPlainHTTP: true).encrypts(classrooms))
        #expect(!Self.route(.auto, isPresent: false).encrypts(classrooms) && !Self.route(.auto).encrypts(site))
    }

    @Test(
        "After a direct request has failed, it goes through WebVPN if it may be repeated or was certainly not received",
        arguments: [
            (ErrorCode.network, .safe, nil, true), (.network, .once, nil, false), (.network, .once, .unsent, true),
            (.tls, .once, nil, true),
            (.tls, .singleUse, nil, true), (.timeout, .safe, nil, true), (.timeout, .once, nil, false), (.tooLarge, .safe, nil, false),
            (.network, .idempotent, nil, true), (.network, .singleUse, nil, false),
        ] as [(ErrorCode, HTTPRequest.Effect, DanXiError.Delivery?, Bool)])
    func afterFailure(code: ErrorCode, effect: HTTPRequest.Effect, delivery: DanXiError.Delivery?, isSentAgain: Bool) async throws {
        let probes = Mutex(0)
        // The first probe reaches the server, and the second does not.
        let server = FakeServer { request in
            if request.url.hasPrefix("https://webvpn.fudan.edu.cn/") { return request.respond(#"{"gateway":true}"#) }
            let number = probes.withLock { probes in
                probes += 1
                return probes
            }
            if number > 1 { throw DanXiError(.network, "No.") }
            return request.respond("{}")
        }
        let direct = FakeServer { _ in throw DanXiError(code, "Failed.", delivery: delivery) }
        let route = Self.route(.auto, server)
        let request = HTTPRequest(url: Self.forum, effect: effect)
        let error = await failure { try await WebVPNClient(route: { route }, direct: direct).send(request) }
        #expect(error?.message == (isSentAgain ? nil : "Failed."))
        #expect(direct.requests.count == 1 && server.count("https://webvpn.fudan.edu.cn/") == (isSentAgain ? 1 : 0))
    }

    @Test("A request without a route, or without a URL that can be parsed, is sent directly")
    func withoutRoute() async throws {
        let (server, direct) = (FakeServer("{}"), FakeServer("{}"))
        let route = Self.route(.always, server)
        _ = try await WebVPNClient(route: { nil }, direct: direct).send(HTTPRequest(url: Self.forum))
        _ = try await WebVPNClient(route: { route }, direct: direct).send(HTTPRequest(url: "x"))
        #expect(direct.urls == [Self.forum, "x"] && server.requests.isEmpty)
    }

    // MARK: Probes

    @Test("A reachable server is probed once, and an unreachable one again after more than ten minutes")
    func validity() async throws {
        let isUp = Mutex(false)
        let log = Mutex<[String]>([])
        let server = FakeServer { request in
            guard isUp.withLock({ $0 }) else { throw DanXiError(.network, "No.") }
            return request.respond("{}")
        }
        let reachability = WebVPNReachability(client: server, signInHosts: []) { level, text in
            log.withLock { $0.append("\(level): \(text())") }
        }
        let origin = try #require(Origin(Self.forum))
        func ask() async throws -> String { "\(try await reachability.isReachable(origin)) \(server.requests.count)" }
        var found = try await ask()
        #expect(found == "false 1")
        isUp.withLock { $0 = true }
        try await Timers.sleep(for: .seconds(600))
        found = try await ask()
        #expect(found == "false 1")
        try await Timers.sleep(for: .milliseconds(1))
        found = try await ask()
        #expect(found == "true 2")
        isUp.withLock { $0 = false }
        try await Timers.sleep(for: .seconds(86_400))
        found = try await ask()
        #expect(found == "true 2")
        reachability.forget(origin)
        found = try await ask()
        #expect(found == "false 3")
        #expect(server.urls == [String](repeating: "https://forum.fduhole.com:443/", count: 3))
        #expect(server.requests.allSatisfy { $0.timeLimit == .milliseconds(1800) })
        let lines = ["through WebVPN", "directly", "through WebVPN"].map { "info: Requests to forum.fduhole.com are sent \($0)." }
        #expect(log.withLock { $0 } == lines)
    }

    @Test("A server that answers too much is reachable, and another error of the probe is not remembered")
    func otherErrors() async throws {
        for (code, expected) in [(ErrorCode.tooLarge, true), (.tls, false), (.timeout, false), (.cancelled, nil)] as [(ErrorCode, Bool?)] {
            let server = FakeServer { _ in throw DanXiError(code, "No.") }
            let reachability = WebVPNReachability(client: server, signInHosts: [], log: { _, _ in })
            let origin = try #require(Origin(Self.forum))
            for _ in 0..<2 {
                let found = try? await reachability.isReachable(origin)
                #expect(found == expected, "\(code)")
            }
            #expect(server.requests.count == (expected == nil ? 2 : 1), "\(code)")
        }
    }

    @Test("A timeout counts only if the call has more than 50 ms left")
    func timeouts() {
        let timeout = DanXiError(.timeout, "No.")
        #expect(WebVPNReachability.isUnreachable(timeout))
        for (left, expected) in [(50, false), (51, true)] {
            CallContext.$current.withValue(CallContext(deadline: .now + .milliseconds(left))) {
                #expect(WebVPNReachability.isUnreachable(timeout) == expected, "\(left)")
                #expect(WebVPNReachability.isUnreachable(DanXiError(.network, "No.")))
            }
        }
    }

    // MARK: Captive portals

    /// A response to a request for a server, and whether it comes from the server.
    struct SenderRow: Sendable {
        var url = WebVPNRouteTests.classrooms
        var status = 200
        var body = "<p>"
        var redirect: String?
        let isSender: Bool
    }

    private static let senderRows: [SenderRow] = [
        SenderRow(body: "<table id=statusTable_0>", isSender: true), SenderRow(isSender: false), SenderRow(status: 404, isSender: true),
        SenderRow(url: "http://10.64.130.6/", isSender: true), SenderRow(url: "http://10.64.130.6/x?b=H2", isSender: true),
        SenderRow(url: "http://10.64.130.6?b=H2", isSender: true), SenderRow(url: "http://10.1.2.3/?b=H2", isSender: true),
        SenderRow(status: 511, body: "statusTable", isSender: false), SenderRow(url: "http://10.1.2.3/", status: 511, isSender: false),
        SenderRow(url: "https://forum.fduhole.com/", status: 511, isSender: true),
        SenderRow(url: "https://forum.fduhole.com/", status: 302, redirect: "http://10.9.9.9/", isSender: true),
        SenderRow(status: 302, redirect: "http://10.64.130.6/x", isSender: true),
        SenderRow(status: 302, redirect: "https://id.fudan.edu.cn/x", isSender: true),
        SenderRow(status: 302, redirect: "http://10.9.9.9/", isSender: false), SenderRow(status: 302, redirect: "x", isSender: false),
    ]

    @Test("The responses of a server are told from those of a captive portal", arguments: senderRows)
    func senders(row: SenderRow) throws {
        let server = WebVPNServer(try #require(Origin(row.url)), signInHosts: ["id.fudan.edu.cn"])
        let response = HTTPRequest(url: row.url).respond(row.status, row.body, redirect: row.redirect)
        #expect(server.isSender(of: response) == row.isSender)
    }

    @Test("The classrooms' server is probed at a page that shows who has sent it")
    func probeURLs() throws {
        for (url, probe) in [
            (Self.classrooms, "http://10.64.130.6:80/?b=H2"), (Self.forum, "https://forum.fduhole.com:443/"),
            ("http://10.1.2.3/", "http://10.1.2.3:80/"),
        ] {
            let server = WebVPNServer(try #require(Origin(url)), signInHosts: [])
            #expect(server.probeURL == probe)
        }
    }
}
