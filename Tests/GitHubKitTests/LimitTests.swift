import Calls
import Errors
import HTTP
import JSON
import Storage
import TestSupport
import Testing
import Threads

@testable import GitHubKit

@Suite("GitHub's rate limits")
struct LimitTests {
    private func call(_ github: GitHubClient, _ username: String = "a") async -> DanXiError? {
        await failure { try await github.get(try GitHubRouter.getUser(username: username), .prefer) }
    }

    private func search(_ github: GitHubClient) async -> DanXiError? {
        await failure { try await github.get(try GitHubRouter.searchUsers(q: "a"), .prefer) }
    }

    private func detail(_ error: DanXiError?) -> [String: JSONValue] {
        if case .object(let members)? = error?.detail { members } else { [:] }
    }

    @Test("If the limit without a token is 0, every call fails with an error that asks for a token")
    func noLimit() async throws {
        let headers: HTTPHeaders = ["X-RateLimit-Limit": "0", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "4000000000"]
        let message = #"{"message": "API rate limit exceeded for 192.0.2.1."}"#
        let server = FakeServer { $0.respond(403, message, headers: headers) }
        let github = client(server, token: nil)
        for _ in 0..<2 {
            let error = await failure { try await github.execute(query: "{ viewer { login } }", variables: nil, operationName: nil) }
            #expect(error?.code == .notSignedIn && error?.message.contains("github.token") == true)
        }
        #expect(server.requests.count == 2)
    }

    @Test("A call that would exceed a limit fails before a request is sent, and the error has the time when the limit is reset")
    func primary() async throws {
        let server = FakeServer { $0.respond(200, user, headers: limit(0)) }
        let github = client(server)
        let refusal = await call(github)
        #expect(refusal == nil)
        let error = await call(github)
        #expect(error?.code == .rateLimited)
        #expect(error?.isRetryable == true)
        #expect(error?.retryAfterMilliseconds ?? 0 > 0)
        #expect(error?.httpStatus == nil)
        #expect(detail(error)["reset"] == .string("2096-10-02T15:06:40+08:00"))
        #expect(detail(error)["resource"] == .string("core"))
        #expect(server.requests.count == 1)
    }

    @Test("Each resource of GitHub's API, such as the search, has a separate rate limit")
    func resources() async throws {
        let server = FakeServer { request in
            request.url.contains("/search/")
                ? request.respond(
                    200, #"{"total_count": 0, "incomplete_results": false, "items": []}"#, headers: limit(0, resource: "search"))
                : request.respond(200, user, headers: limit(9))
        }
        let github = client(server)
        var error = await search(github)
        #expect(error == nil)
        error = await search(github)
        #expect(error?.code == .rateLimited)
        error = await call(github)
        #expect(error == nil)
    }

    @Test("An exceeded limit does not apply after the end of its period")
    func ended() async throws {
        let server = FakeServer { $0.respond(200, user, headers: limit(0, reset: 1)) }
        let github = client(server)
        for _ in 0..<2 {
            let error = await call(github)
            #expect(error == nil)
        }
    }

    @Test("A late response does not increase the number of remaining requests, so calls at the same time do not exceed the limit")
    func overtaken() async throws {
        let (late, last) = (Gate(), Gate())
        let server = FakeServer { request in
            if request.url.hasSuffix("/late") { await late.pass() }
            await last.passIfArmed()
            return request.respond(200, user, headers: limit(request.url.hasSuffix("/late") ? 5 : 1))
        }
        let github = client(server)
        async let lateCall = call(github, "late")
        await late.arrival()
        var error = await call(github, "early")
        #expect(error == nil)
        late.open()
        error = await lateCall
        #expect(error == nil)
        // The only remaining request has no response yet when the next call starts.
        last.arm()
        async let lastCall = call(github, "last")
        await last.arrival()
        let refusal = await call(github, "another")
        last.open()
        error = await lastCall
        #expect(error == nil && refusal?.code == .rateLimited)
        #expect(server.requests.count == 3)
    }

    @Test("Requests that have no response yet count toward the limit")
    func open() async throws {
        let limits = RateLimits()
        try limits.record(HTTPRequest(url: "https://api.github.com/").respond(200, user, headers: limit(2)), resource: "core")
        try limits.begin("core")
        try limits.begin("core")
        #expect(throws: DanXiError.self) { try limits.begin("core") }
        limits.end("core")
        try limits.begin("core")
    }

    @Test("The error of a refusal because of an exceeded primary limit is `rate_limited`", arguments: [403, 429])
    func refused(status: Int) async throws {
        let server = FakeServer { $0.respond(status, #"{"message": "API rate limit exceeded for user"}"#, headers: limit(0)) }
        let error = await call(client(server))
        #expect(error?.code == .rateLimited)
        #expect(error?.httpStatus == status)
        #expect(detail(error)["limit_kind"] == .string("primary"))
        #expect(server.requests.count == 1)
    }

    @Test("A secondary limit pauses all requests for the time in Retry-After")
    func secondary() async throws {
        let server = FakeServer { $0.respond(429, "{}", headers: ["Retry-After": "3600"]) }
        let github = client(server)
        let error = await call(github)
        #expect(error?.code == .rateLimited)
        #expect(error?.retryAfterMilliseconds == 3_600_000)
        #expect(detail(error)["limit_kind"] == .string("secondary"))
        let refusal = await search(github)
        #expect(refusal?.code == .rateLimited)
        #expect(server.requests.count == 1)
    }

    @Test("Without Retry-After, the pause is a minute, and doubles with each secondary limit until a request succeeds")
    func doubling() async throws {
        let limits = RateLimits()
        let response = HTTPRequest(url: "https://api.github.com/").respond(403, #"{"message": "You have exceeded a secondary rate limit"}"#)
        for expected in [60_000, 120_000, 240_000] {
            let error = await failure { try limits.record(response, resource: "core") }
            #expect(error?.retryAfterMilliseconds == expected)
        }
        try limits.record(HTTPRequest(url: "https://api.github.com/").respond(200, user), resource: "core")
        let refusal = await failure { try limits.record(response, resource: "core") }
        #expect(refusal?.retryAfterMilliseconds == 60_000)
    }

    @Test("A missing permission is not reported as a rate limit")
    func permission() async throws {
        let server = FakeServer { $0.respond(403, #"{"message": "Resource not accessible"}"#, headers: limit(9)) }
        let github = client(server)
        for _ in 0..<2 {
            let error = await call(github)
            #expect(error?.code == .forbidden)
        }
    }

    @Test("Rate-limit headers that are not valid numbers are ignored", arguments: ["", "-1", "99999999999999999999", "x"])
    func malformed(remaining: String) async throws {
        let server = FakeServer {
            $0.respond(
                200, user, headers: ["X-RateLimit-Limit": "1", "X-RateLimit-Remaining": remaining, "X-RateLimit-Reset": "4000000000"])
        }
        let github = client(server)
        for _ in 0..<2 {
            let error = await call(github)
            #expect(error == nil)
        }
    }

    // MARK: Several sessions

    @Test(
        "A limit that one session has reached applies to the other sessions of the account, but not to another account",
        arguments: [200, 403, 429])
    func shared(status: Int) async throws {
        let headers: HTTPHeaders = status == 429 ? ["Retry-After": "3600"] : limit(0)
        let server = FakeServer { $0.respond(status, user, headers: headers) }
        let pauses = SharedPauses()
        _ = await call(client(server, pauses: pauses))
        let error = await call(client(server, pauses: pauses))
        #expect(error?.code == .rateLimited && error?.delivery == .unsent && error?.retryAfterMilliseconds ?? 0 > 3_000_000)
        #expect(detail(error)["limit_kind"] == .string(status == 429 ? "secondary" : "primary"))
        #expect(server.requests.count == 1)
        _ = await search(client(server, pauses: pauses))
        #expect(server.count("/search/") == (status == 429 ? 0 : 1))
        _ = await call(client(server, token: "another", pauses: pauses))
        #expect(server.count("/users/") == 2)
    }

    @Test("The sessions of an account share one limit of 20 writes without a pause, and another account has a separate limit")
    func sharedSpacing() async throws {
        let server = FakeServer { HTTPResponse(request: $0, status: 204) }
        let pauses = SharedPauses()
        let context = CallContext(deadline: .now + .seconds(1800))
        try await CallContext.$current.withValue(context) {
            for _ in 0..<20 {
                try await client(server, writeInterval: .seconds(3600), pauses: pauses).send(try GitHubRouter.followUser(username: "a"))
            }
            let next = client(server, writeInterval: .seconds(3600), pauses: pauses)
            await expectFailure(.rateLimited) { try await next.send(try GitHubRouter.followUser(username: "a")) }
            let another = client(server, token: "another", writeInterval: .seconds(3600), pauses: pauses)
            try await another.send(try GitHubRouter.followUser(username: "a"))
        }
        #expect(server.requests.count == 21)
    }

    // MARK: Writes

    @Test("After 20 writes without a pause, the next write fails if its turn is after the deadline of the call")
    func spacing() async throws {
        let server = FakeServer { HTTPResponse(request: $0, status: 204) }
        let github = client(server, writeInterval: .seconds(3600))
        let context = CallContext(deadline: .now + .seconds(60))
        try await CallContext.$current.withValue(context) {
            for _ in 0..<20 { try await github.send(try GitHubRouter.followUser(username: "a")) }
            let error = await failure { try await github.send(try GitHubRouter.followUser(username: "a")) }
            #expect(error?.code == .rateLimited)
            #expect(error?.isRetryable == true)
            let refusal = await call(github)
            #expect(refusal?.code != .rateLimited)
        }
        #expect(server.requests.count(where: { $0.method == .put }) == 20)
    }

    @Test("After 20 writes without a pause, each further write waits for its turn and is then sent")
    func waiting() async throws {
        let server = FakeServer { HTTPResponse(request: $0, status: 204) }
        let github = client(server, writeInterval: .milliseconds(20))
        for _ in 0..<25 { try await github.send(try GitHubRouter.followUser(username: "a")) }
        #expect(server.requests.count == 25)
    }
}
