import Calendar
import Calls
import Errors
import HTTP
import JSON
import Storage
import TestSupport
import Testing
import Threads

@testable import GitHubKit

@Suite("The numbers of GitHub's rate limits", .timeLimit(.minutes(5)), .virtualTime)
struct RateLimitTests {
    private static let url = "https://api.github.com/users/a"

    /// The present time in seconds since 1970.
    private static var now: Int { WallTime.now.milliseconds / 1000 }

    private static func response(
        _ status: Int = 200, _ body: String = "{}", limit: String? = "60", remaining: String? = "5",
        reset: String? = "\(RateLimitTests.now + 100)",
        _ headers: HTTPHeaders = [:], token: Bool = true
    ) -> HTTPResponse {
        var headers = headers
        headers["X-RateLimit-Limit"] = limit
        headers["X-RateLimit-Remaining"] = remaining
        headers["X-RateLimit-Reset"] = reset
        return HTTPRequest(url: url, headers: token ? ["Authorization": "Bearer x"] : [:]).respond(status, body, headers: headers)
    }

    // MARK: Reading

    @Test(
        "A request counts toward the limit of its resource",
        arguments: [
            ("/users/a", "core"), ("/search/users?q=a", "search"), ("/search/code?q=a", "code_search"), ("/graphql", "graphql"),
            ("/rate_limit", nil), ("/rate_limit?a=b", nil), ("/users/search", "core"), ("/users/a?q=/search/", "core"),
            ("/rate_limits", "core"),
            ("/repos/a/graphql/x", "core"),
        ] as [(String, String?)])
    func resources(path: String, resource: String?) {
        #expect(RateLimits.resource(of: HTTPRequest(url: "https://api.github.com\(path)")) == resource)
    }

    @Test("A limit is read from complete headers, and its period lasts until its end, but at most an hour")
    func reading() throws {
        for (left, seconds) in [(100, 100), (1, 1), (0, 0), (-5, 0), (3600, 3600), (3601, 3600)] {
            let limit = try #require(RateLimit(Self.response(reset: "\(Self.now + left)")))
            #expect(limit.limit == 60 && limit.remaining == 5 && limit.reset == Self.now + left)
            #expect(limit.end == .now + .seconds(seconds), "\(left)")
        }
        #expect(RateLimit(Self.response(remaining: "0")) != nil && RateLimit(Self.response(reset: "1")) != nil)
        let invalid = [
            Self.response(limit: nil), Self.response(limit: "x"), Self.response(remaining: nil), Self.response(remaining: "-1"),
            Self.response(reset: nil), Self.response(reset: "0"), Self.response(limit: "0", token: false),
        ]
        #expect(invalid.allSatisfy { RateLimit($0) == nil })
        #expect(RateLimit(Self.response(limit: "0")) != nil && RateLimit(Self.response(limit: "60", token: false)) != nil)
    }

    @Test("Of two responses, the later period counts, and within one period the smaller number")
    func following() throws {
        func limit(_ remaining: Int, _ left: Int) throws -> RateLimit {
            try #require(RateLimit(Self.response(remaining: "\(remaining)", reset: "\(Self.now + left)")))
        }
        for (new, old, remaining, left) in [
            ((5, 100), (3, 100), 3, 100), ((3, 100), (5, 100), 3, 100), ((5, 101), (3, 100), 5, 101), ((3, 99), (5, 100), 5, 100),
        ] {
            let result = try limit(new.0, new.1).following(try limit(old.0, old.1))
            #expect(result.remaining == remaining && result.reset == Self.now + left && result.limit == 60)
        }
    }

    // MARK: Errors

    private static func detail(_ error: DanXiError?) -> [String: JSONValue] {
        if case .object(let members)? = error?.detail { members } else { [:] }
    }

    @Test("The error of an exceeded limit has the limit, its end, and whether the request was sent")
    func primary() async throws {
        let response = Self.response(403, remaining: "0", reset: "\(Self.now + 100)")
        let limit = try #require(RateLimit(response))
        try await Timers.sleep(for: .milliseconds(999))
        let shown = String(repeating: "x", count: 40)
        let members: [String: JSONValue] = [
            "limit_kind": .string("primary"), "resource": .string(shown), "limit": .integer(60), "remaining": .integer(0),
            "reset": .string("2026-11-18T19:08:20+08:00"),
        ]
        func expected(_ sent: String, _ status: Int?) -> DanXiError {
            DanXiError(
                .rateLimited,
                "GitHub's rate limit of 60 requests (`\(shown)`) is used up. Its period ends in 100 s. \(sent) Wait until the period ends. With github.token, the limit is higher than without it.",
                httpStatus: status, retryAfterMilliseconds: 99_001, serverMessage: "m", detail: .object(members))
        }
        #expect(limit.error(shown + "x", nil, message: "m") == expected("Nothing was sent.", nil))
        #expect(limit.error(shown + "x", response, message: "m") == expected("The request was refused.", 403))
    }

    @Test("The end of a pause is rounded up to a second")
    func ends() {
        let error = RateLimits.paused(until: .now + .milliseconds(1001))
        #expect(
            error.message
                == "GitHub asks for a pause of 2 s (secondary rate limit). Nothing was sent. Wait, and then send fewer requests at the same time, and fewer changes."
        )
        #expect(error.code == .rateLimited && error.retryAfterMilliseconds == 1001 && error.delivery == .unsent && error.httpStatus == nil)
        #expect(Self.detail(error) == ["limit_kind": .string("secondary"), "reset": RateLimit.time(after: .milliseconds(1001))])
        let past = RateLimits.paused(until: .now)
        #expect(past.retryAfterMilliseconds == 0 && past.message.hasPrefix("GitHub asks for a pause of 0 s "))
        let second = (WallTime.now.milliseconds + 1001 + 999) / 1000
        #expect(RateLimit.time(after: .milliseconds(1001)) == Timestamp(unixSeconds: second).map { .string($0.text) })
    }

    @Test(
        "A refusal is one because of a limit by its status, its headers or its message",
        arguments: [
            (403, "5", nil, "You have exceeded a secondary rate limit.", "secondary"),
            (403, "5", nil, "ABUSE DETECTION mechanism", "secondary"),
            (403, "5", nil, "Please retry your request again later.", "secondary"), (403, "5", nil, "No permission", nil),
            (403, "5", "7", "No permission", "secondary"), (429, "5", nil, "x", "secondary"), (403, "0", nil, "x", "primary"),
            (429, "0", nil, "x", "primary"), (403, "0", "7", "x", "secondary"), (404, "0", nil, "rate limit", nil),
            (200, "0", "7", "rate limit", nil), (500, "0", "7", "rate limit", nil),
        ] as [(Int, String, String?, String, String?)])
    func kinds(status: Int, remaining: String, retryAfter: String?, message: String, kind: String?) async {
        var headers: HTTPHeaders = [:]
        headers["Retry-After"] = retryAfter
        let response = Self.response(status, #"{"message":"\#(message)"}"#, remaining: remaining, headers)
        let error = await failure { try RateLimits().record(response, resource: "core") }
        #expect(
            Self.detail(error)["limit_kind"] == kind.map { JSONValue.string($0) } && error?.code == kind.map { _ in ErrorCode.rateLimited })
        #expect(error?.serverMessage == kind.map { _ in message } && error?.httpStatus == kind.map { _ in status })
        if kind == "secondary" { #expect(error?.retryAfterMilliseconds == (retryAfter == nil ? 60_000 : 7000)) }
        #expect(error?.delivery == nil)
    }

    @Test("A resource that needs a token is refused with an error that asks for one")
    func tokenMissing() async {
        let response = Self.response(403, #"{"message":"m"}"#, limit: "0", token: false)
        let error = await failure { try RateLimits().record(response, resource: "core") }
        #expect(
            error?.message
                == "GET https://api.github.com/users/a: GitHub requires a token for this resource. Set github.token in the configuration to a valid token."
        )
        #expect(error?.code == .notSignedIn && error?.httpStatus == 403 && error?.serverMessage == "m")
    }

    // MARK: Counting

    @Test("Pauses without Retry-After double from a minute up to an hour, and a longer Retry-After counts as an hour")
    func doubling() async {
        let limits = RateLimits()
        let refusal = Self.response(429)
        for seconds in [60, 120, 240, 480, 960, 1920, 3600, 3600, 3600] {
            let error = await failure { try limits.record(refusal, resource: "core") }
            #expect(error?.retryAfterMilliseconds == seconds * 1000)
        }
        let long = await failure { try limits.record(Self.response(429, "{}", ["Retry-After": "3601"]), resource: "core") }
        #expect(long?.retryAfterMilliseconds == 3_600_000)
        for (status, seconds) in [(404, 3600), (200, 60)] {
            _ = await failure { try limits.record(Self.response(status), resource: "core") }
            let next = await failure { try limits.record(refusal, resource: "core") }
            #expect(next?.retryAfterMilliseconds == seconds * 1000, "\(status)")
        }
    }

    @Test("A request is refused while no request remains, until the end of the period")
    func remaining() async throws {
        let limits = RateLimits()
        try limits.record(Self.response(remaining: "1", reset: "\(Self.now + 10)"), resource: "core")
        #expect(limits.error("core") == nil && limits.error("search") == nil)
        try limits.begin("core")
        await expectFailure(.rateLimited) { try limits.begin("core") }
        try limits.begin("search")
        try limits.begin(nil)
        limits.end(nil)
        limits.end("core")
        limits.end("core")
        try limits.begin("core")
        limits.end("core")
        try limits.record(Self.response(remaining: "0", reset: "\(Self.now + 10)"), resource: "core")
        await expectFailure(.rateLimited) { try limits.begin("core") }
        let error = limits.error("core")
        #expect(error?.code == .rateLimited && error?.message.contains("(`core`)") == true && error?.httpStatus == nil)
        try await Timers.sleep(for: .milliseconds(9999))
        await expectFailure(.rateLimited) { try limits.begin("core") }
        try await Timers.sleep(for: .milliseconds(1))
        try limits.begin("core")
        #expect(limits.error("core") == nil)
    }

    @Test("A response names its resource, and at most 64 resources are kept")
    func manyResources() async throws {
        let limits = RateLimits()
        for number in 0...64 {
            try limits.record(Self.response(remaining: "0", ["X-RateLimit-Resource": "r\(number)"]), resource: "core")
        }
        #expect(limits.error("core") == nil && limits.error("r0") != nil && limits.error("r63") != nil && limits.error("r64") == nil)
        try limits.record(Self.response(remaining: "0", reset: "\(Self.now + 200)", ["X-RateLimit-Resource": "r63"]), resource: nil)
        #expect(limits.error("r63")?.retryAfterMilliseconds ?? 0 > 100_000)
    }

    // MARK: Sharing

    @Test("A limit that another session has exceeded is stated with its resource and its end")
    func shared() async throws {
        let shared = SharedLimits(pauses: SharedPauses(), key: "k")
        let limits = RateLimits()
        try await shared.check("core")
        try await shared.recording("core", limits) {
            try limits.record(Self.response(remaining: "0", reset: "\(Self.now + 10)"), resource: "core")
        }
        let error = await failure { try await shared.check("core") }
        let left = try #require(error?.retryAfterMilliseconds)
        #expect(left > 9000 && left <= 10_000)
        let message =
            "GitHub's rate limit (`core`) is used up, as another session of the account has learned. Nothing was sent. Call again after \((left + 999) / 1000) s."
        #expect(error?.code == .rateLimited && error?.message == message && error?.delivery == .unsent)
        #expect(Self.detail(error)["limit_kind"] == .string("primary") && Self.detail(error)["resource"] == .string("core"))
        try await shared.check("search")
        try await shared.check(nil)
        try await SharedLimits(pauses: shared.pauses, key: "other").check("core")
        try await Timers.sleep(for: .seconds(10))
        try await shared.check("core")
    }

    @Test("A pause that GitHub asks one session for applies to all resources of the account")
    func sharedPause() async throws {
        let shared = SharedLimits(pauses: SharedPauses(), key: "k")
        let limits = RateLimits()
        await expectFailure(.rateLimited) {
            try await shared.recording("core", limits) {
                try limits.record(Self.response(429, "{}", ["Retry-After": "10"]), resource: "core")
            }
        }
        let error = await failure { try await shared.check("search") }
        #expect(Self.detail(error)["limit_kind"] == .string("secondary"))
        try await shared.check(nil)
        try await Timers.sleep(for: .seconds(10))
        try await shared.check("search")
    }

    // MARK: Writes

    @Test("After twenty writes at once, further writes are sent at intervals, and a write that has no time left is not sent")
    func spacing() async throws {
        let writes = WriteSpacing(interval: .seconds(1), pauses: SharedPauses(), key: "k")
        let start = Instant.now
        for number in 1...23 {
            try await writes.wait()
            #expect(start.duration(to: .now) == .seconds(max(0, number - 20)), "\(number)")
        }
        let error = await CallContext.$current.withValue(CallContext(deadline: .now + .milliseconds(500))) {
            await failure { try await writes.wait() }
        }
        #expect(error?.code == .rateLimited && error?.delivery == .unsent && error?.retryAfterMilliseconds == 1000)
        #expect(
            error?.message
                == "GitHub asks for intervals between changes, and the deadline of this call is before the end of the interval. Nothing was sent. Call again later, or increase timeout_ms."
        )
        try await writes.wait()
        #expect(start.duration(to: .now) == .seconds(4), "the write that was not sent has no turn")
        try await Timers.sleep(for: .seconds(60))
        let later = Instant.now
        for _ in 0..<20 { try await writes.wait() }
        #expect(later.duration(to: .now) == .zero)
    }

    @Test("Without an interval, writes are not delayed")
    func noSpacing() async throws {
        let writes = WriteSpacing(interval: .zero, pauses: SharedPauses(), key: "k")
        let start = Instant.now
        for _ in 0..<50 { try await writes.wait() }
        #expect(start.duration(to: .now) == .zero)
    }

    // MARK: Responses that take time

    @Test("A result that is still computed is asked for after 1, 2, 4 and then every 8 seconds")
    func computing() async throws {
        let start = Instant.now
        let server = FakeServer { request in
            start.duration(to: .now) < .seconds(30) ? request.respond(202, "{}") : request.respond(200, #"{"all": [1], "owner": [0]}"#)
        }
        _ = try await client(server).get(try GitHubRouter.getParticipation(repository: "a/b"), .prefer)
        // The requests are sent after 0, 1, 3, 7, 15, 23 and 31 seconds.
        #expect(server.requests.count == 7 && start.duration(to: .now) == .seconds(31))
    }

    @Test("Within the poll interval, a response is used without a request")
    func polling() async throws {
        let server = FakeServer {
            $0.url.contains("/users/") ? $0.respond(user) : $0.respond(200, "[]", headers: ["X-Poll-Interval": "60"])
        }
        let github = client(server)
        func events() async throws -> Int {
            _ = try await github.get(try GitHubRouter.listEvents(page: nil, size: 30), .prefer)
            return server.requests.count
        }
        var count = try await events()
        #expect(count == 1)
        try await Timers.sleep(for: .milliseconds(59_999))
        count = try await events()
        #expect(count == 1)
        try await Timers.sleep(for: .milliseconds(1))
        count = try await events()
        #expect(count == 2)
        let _: GitHubUser = try await github.send(try GitHubRouter.getUser(username: "a"))
        count = try await events()
        #expect(count == 3, "a GET changes nothing, so only the user was requested")
    }
}
