import Errors
import TestSupport
import Testing
import Threads

@testable import Calls
@testable import HTTP
@testable import Networking

@Suite("Retries and redirects")
struct RetryTests {
    let policy = RetryPolicy(attempts: 3, baseDelay: .milliseconds(1))
    let unsent: FakeServer.Answer = { _ in throw DanXiError(.network, "scripted", delivery: .unsent) }

    func status(
        _ client: FakeServer, _ method: HTTPMethod = .get, _ effect: HTTPRequest.Effect? = nil, context: CallContext = CallContext()
    ) async throws -> Int {
        let retrying = RetryingClient(client: client, policy: policy)
        return try await CallContext.$current.withValue(context) {
            try await retrying.send(HTTPRequest(method: method, url: "https://forum.example/", effect: effect)).status
        }
    }

    @Test("After a temporary failure, a request is retried, and is sent at most three times", arguments: [429, 502, 503, 504])
    func passing(first: Int) async throws {
        let client = FakeServer(script: [answer(first), failure(.network), answer(200)])
        var answered = try await status(client)
        #expect(answered == 200)
        #expect(client.requests.count == 3)

        let hopeless = FakeServer(script: [answer(first), answer(first), answer(first), answer(200)])
        answered = try await status(hopeless)
        #expect(answered == first)
        #expect(hopeless.requests.count == 3)
    }

    @Test("The default effect of a GET is `safe`, and the default effect of PUT, DELETE, POST and PATCH is `once`")
    func defaultEffects() {
        let effects: [HTTPMethod: HTTPRequest.Effect] = [
            .get: .safe, .put: .once, .delete: .once, .post: .once, .patch: .once,
        ]
        for (method, effect) in effects {
            #expect(HTTPRequest(method: method, url: "https://x.example/").effect == effect)
        }
        #expect(HTTPRequest(method: .put, url: "https://x.example/", effect: .idempotent).effect == .idempotent)
    }

    @Test(
        "A request with the effect `once` or `singleUse` is not retried if the server may have received the request",
        arguments: [
            (HTTPMethod.post, nil), (.patch, nil), (.put, nil), (.delete, HTTPRequest.Effect.once), (.get, .singleUse),
            (.post, .singleUse),
        ])
    func notRepeatable(method: HTTPMethod, effect: HTTPRequest.Effect?) async throws {
        let client = FakeServer(script: [answer(503), answer(200)])
        let answered = try await status(client, method, effect)
        #expect(answered == 503)
        let broken = FakeServer(script: [failure(.network), answer(200)])
        await #expect(throws: DanXiError.self) { try await status(broken, method, effect) }
        #expect(client.requests.count == 1 && broken.requests.count == 1)
    }

    @Test(
        "A safe or idempotent request is retried, whatever its method",
        arguments: [
            (HTTPMethod.get, nil), (.put, HTTPRequest.Effect.idempotent), (.delete, .idempotent), (.post, .safe), (.post, .idempotent),
        ])
    func repeatable(method: HTTPMethod, effect: HTTPRequest.Effect?) async throws {
        let client = FakeServer(script: [failure(.network), answer(503), answer(200)])
        let answered = try await status(client, method, effect)
        #expect(answered == 200)
        #expect(client.requests.count == 3)
    }

    @Test(
        "A request that fails with an error other than `network` is not retried", arguments: [ErrorCode.tls, .timeout, .tooLarge, .closed])
    func final(code: ErrorCode) async {
        let client = FakeServer(script: [failure(code), answer(200)])
        await #expect { try await status(client) } throws: { DanXiError($0).code == code }
        #expect(client.requests.count == 1)
    }

    @Test("A request that was not sent because its server is in trouble is not retried, and the attempt before has the reason")
    func refused() async throws {
        for code in [ErrorCode.network, .serverFailure] {
            let refused: FakeServer.Answer = { _ in throw DanXiError(code, "refused", retryAfterMilliseconds: 1, delivery: .unsent) }
            var client = FakeServer(script: [refused, answer(200)])
            var error = await failure { _ = try await status(client) }
            #expect(error?.message == "refused" && client.requests.count == 1)
            client = FakeServer(script: [failure(.network), refused, answer(200)])
            error = await failure { _ = try await status(client) }
            #expect(error?.message == "scripted" && client.requests.count == 2)
            client = FakeServer(script: [answer(502), refused, answer(200)])
            let answered = try await status(client)
            #expect(answered == 502 && client.requests.count == 2)
        }
    }

    @Test("A repetition is counted when it is sent, not during the delay before it", .virtualTime, arguments: [false, true])
    func counts(fails: Bool) async throws {
        let first = fails ? unsent : answer(503, headers: ["retry-after": "60"])
        let patient = RetryPolicy(attempts: 3, baseDelay: .seconds(60))
        let client = RetryingClient(client: FakeServer(script: [first, answer(200)]), policy: patient)
        let sending = Task(executorPreference: Workers.shared) { try await client.send(HTTPRequest(url: "https://forum.example/")).status }
        try await Timers.sleep(for: .seconds(20))
        #expect(Metrics.current.retries[0] == 0)
        let status = try await sending.value
        #expect(status == 200 && Metrics.current.retries[0] == 1)
    }

    @Test("A request is not retried if the delay would exceed the deadline")
    func deadline() async throws {
        let context = CallContext(deadline: .now + .seconds(5))
        let client = FakeServer(script: [answer(503, headers: ["retry-after": "60"]), answer(200)])
        let answered = try await status(client, context: context)
        #expect(answered == 503)
        #expect(client.requests.count == 1)
    }

    @Test("A failed connection is not retried if another attempt of the same duration would end after the deadline", .virtualTime)
    func slowConnections() async throws {
        let unsent = unsent
        let client = FakeServer {
            try await Timers.sleep(for: .milliseconds(600))
            return try await unsent($0)
        }
        let context = CallContext(deadline: .now + .seconds(1))
        await #expect { try await status(client, context: context) } throws: { DanXiError($0).code == .network }
        #expect(client.requests.count == 1)
    }

    @Test(
        "Retry-After is read as a number of seconds, and ignored if it is invalid or more than a day",
        arguments: [("0", Duration.zero), ("7", .seconds(7)), ("-1", nil), ("soon", nil), ("999999999", nil)])
    func retryAfter(value: String, expected: Duration?) {
        let response = HTTPResponse(request: HTTPRequest(url: "https://x.example/"), status: 503, headers: ["Retry-After": value])
        #expect(response.retryAfter == expected)
    }

    @Test("The maximum delay doubles with each attempt, and the delay is random between half the maximum and the maximum")
    func delays() {
        let policy = RetryPolicy(attempts: 5, baseDelay: .milliseconds(100))
        for (attempt, longest) in [(2, 100), (3, 200), (4, 400)] {
            let delays = (0..<50).map { _ in policy.delay(beforeAttempt: attempt) }
            #expect(delays.allSatisfy { $0 >= .milliseconds(longest / 2) && $0 <= .milliseconds(longest) })
            #expect(Set(delays).count > 1)
        }
    }

    func redirected(_ request: HTTPRequest, _ script: [FakeServer.Answer]) async throws -> HTTPRequest {
        let client = FakeServer(script: script)
        _ = try await RedirectingClient(client: client).send(request)
        return try #require(client.requests.last)
    }

    @Test(
        "After a redirect, the request to another origin has no credentials",
        arguments: ["https://other.example/x", "http://forum.example/x", "https://forum.example:8443/x"])
    func credentials(target: String) async throws {
        let request = HTTPRequest(url: "https://forum.example/a", headers: ["Authorization": "Bearer t", "Cookie": "c=1", "Accept": "x"])
        let followed = try await redirected(request, [answer(302, redirect: target), answer(200)])
        #expect(followed.url == target)
        #expect(followed.headers["authorization"] == nil && followed.headers["cookie"] == nil && followed.headers["accept"] == "x")

        let same = try await redirected(request, [answer(302, redirect: "https://FORUM.example:443/b"), answer(200)])
        #expect(same.headers["authorization"] == "Bearer t")
    }

    @Test("The body of a POST is sent again after a redirect with status 307 or 308, but not after 302 or to another origin")
    func bodies() async throws {
        let request = HTTPRequest(
            method: .post, url: "https://auth.example/login", headers: ["Content-Type": "application/json"], body: [1])
        await #expect { try await redirected(request, [answer(307, redirect: "https://evil.example/"), answer(200)]) } throws: {
            DanXiError($0).code == .unexpectedResponse && DanXiError($0).message.contains("evil.example")
        }
        let kept = try await redirected(request, [answer(308, redirect: "https://auth.example/v2"), answer(200)])
        #expect(kept.method == .post && kept.body == [1])
        let turned = try await redirected(request, [answer(302, redirect: "https://evil.example/"), answer(200)])
        #expect(turned.method == .get && turned.body == nil && turned.headers["Content-Type"] == nil)
    }

    @Test("The body of a single-use request is not sent again after a redirect, and the GET after a redirect has the effect `safe`")
    func singleUseRedirects() async throws {
        let request = HTTPRequest(method: .post, url: "https://id.example/login", body: [1], effect: .singleUse)
        await #expect { try await redirected(request, [answer(307, redirect: "https://id.example/v2"), answer(200)]) } throws: {
            DanXiError($0).code == .unexpectedResponse && DanXiError($0).message.contains("single-use")
        }
        let turned = try await redirected(request, [answer(302, redirect: "https://id.example/home"), answer(200)])
        #expect(turned.method == .get && turned.effect == .safe)
        let ticket = HTTPRequest(url: "https://id.example/?ticket=1", effect: .singleUse)
        let sent = try await redirected(ticket, [answer(302, redirect: "https://id.example/home"), answer(200)])
        #expect(sent.effect == .safe)
    }

    @Test("The request after a redirect that keeps the body has the effect of the original request")
    func redirectedEffects() async throws {
        let request = HTTPRequest(method: .put, url: "https://forum.example/floors/1", body: [1], effect: .once)
        let sent = try await redirected(request, [answer(308, redirect: "https://forum.example/v2"), answer(200)])
        #expect(sent.effect == .once)
    }

    @Test("After a redirect to an unreachable server, only repeatable requests are sent again")
    func unreachableRedirect() async throws {
        for effect in [HTTPRequest.Effect.singleUse, .once, .idempotent] {
            let server = FakeServer(script: [answer(302, redirect: "https://b.example/"), unsent, answer(200)])
            let client = RetryingClient(client: RedirectingClient(client: server), policy: policy)
            let error = await failure { try await client.send(HTTPRequest(url: "https://a.example/?ticket=1", effect: effect)) }
            #expect((error == nil) == effect.isRepeatable && error?.delivery != .unsent)
            #expect(server.count("ticket=1") == (effect.isRepeatable ? 2 : 1))
        }
    }

    @Test("A redirect loop fails after ten redirects")
    func circle() async {
        let script = Array(repeating: answer(302, redirect: "https://forum.example/"), count: 50)
        await #expect { try await redirected(HTTPRequest(url: "https://forum.example/"), script) } throws: {
            DanXiError($0).message.contains("more than 10 times")
        }
    }
}
