import Errors
import TestSupport
import Testing

@testable import Networking

@Suite("Repeating and redirecting")
struct RetryTests {
    let policy = RetryPolicy(attempts: 3, baseDelay: .milliseconds(1))

    func status(_ client: FakeServer, _ method: HTTPMethod = .get, context: CallContext = CallContext()) async throws -> Int {
        let retrying = RetryingClient(client: client, policy: policy)
        return try await CallContext.$current.withValue(context) {
            try await retrying.send(HTTPRequest(method: method, url: "https://forum.example/")).status
        }
    }

    @Test("what may pass is asked again, up to three times in all", arguments: [429, 502, 503, 504])
    func passing(first: Int) async throws {
        let client = FakeServer(script: [answer(first), failure(.network), answer(200)])
        #expect(try await status(client) == 200)
        #expect(client.requests.count == 3)

        let hopeless = FakeServer(script: [answer(first), answer(first), answer(first), answer(200)])
        #expect(try await status(hopeless) == first)
        #expect(hopeless.requests.count == 3)
    }

    @Test("a method that is not idempotent is never repeated", arguments: [HTTPMethod.post, .patch])
    func once(method: HTTPMethod) async throws {
        let client = FakeServer(script: [answer(503), answer(200)])
        #expect(try await status(client, method) == 503)
        let broken = FakeServer(script: [failure(.network), answer(200)])
        await #expect(throws: DanXiError.self) { try await status(broken, method) }
        #expect(client.requests.count == 1 && broken.requests.count == 1)
    }

    @Test("other failures are not repeated", arguments: [ErrorCode.tls, .timeout, .tooLarge, .closed])
    func final(code: ErrorCode) async {
        let client = FakeServer(script: [failure(code), answer(200)])
        await #expect { try await status(client) } throws: { DanXiError($0).code == code }
        #expect(client.requests.count == 1)
    }

    @Test("a wait that the deadline does not allow is not begun")
    func deadline() async throws {
        let context = CallContext(deadline: .now + .seconds(5))
        let client = FakeServer(script: [answer(503, headers: ["retry-after": "60"]), answer(200)])
        #expect(try await status(client, context: context) == 503)
        #expect(client.requests.count == 1)
    }

    @Test(
        "Retry-After is honoured in seconds, and only within reason",
        arguments: [("0", Duration.zero), ("7", .seconds(7)), ("-1", nil), ("soon", nil), ("999999999", nil)])
    func retryAfter(value: String, expected: Duration?) {
        let response = HTTPResponse(request: HTTPRequest(url: "https://x.example/"), status: 503, headers: ["Retry-After": value])
        #expect(response.retryAfter == expected)
    }

    @Test("waits grow, by chance between half and all of the longest")
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
        "credentials stay with their origin",
        arguments: ["https://other.example/x", "http://forum.example/x", "https://forum.example:8443/x"])
    func credentials(target: String) async throws {
        let request = HTTPRequest(url: "https://forum.example/a", headers: ["Authorization": "Bearer t", "Cookie": "c=1", "Accept": "x"])
        let followed = try await redirected(request, [answer(302, redirect: target), answer(200)])
        #expect(followed.url == target)
        #expect(followed.headers["authorization"] == nil && followed.headers["cookie"] == nil && followed.headers["accept"] == "x")

        let same = try await redirected(request, [answer(302, redirect: "https://FORUM.example:443/b"), answer(200)])
        #expect(same.headers["authorization"] == "Bearer t")
    }

    @Test("a body goes to no other host, and only 307 and 308 keep it")
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

    @Test("a circle ends")
    func circle() async {
        let script = Array(repeating: answer(302, redirect: "https://forum.example/"), count: 50)
        await #expect { try await redirected(HTTPRequest(url: "https://forum.example/"), script) } throws: {
            DanXiError($0).message.contains("more than 10 times")
        }
    }
}
