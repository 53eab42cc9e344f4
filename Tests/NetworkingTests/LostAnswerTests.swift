import Errors
import Glibc
import JSON
import TestSupport
import Testing
import Threads

@testable import Calls
@testable import HTTP
@testable import Networking

@Suite("Writes whose response is lost", .timeLimit(.minutes(5)))
struct LostAnswerTests {
    let configuration = NetworkConfiguration(userAgent: "test")

    func write(_ url: String, _ method: HTTPMethod = .post, _ effect: HTTPRequest.Effect? = nil) -> HTTPRequest {
        HTTPRequest(method: method, url: url, body: SecretBytes("{}".utf8), effect: effect)
    }

    func error(
        _ request: HTTPRequest, _ client: CurlClient? = nil, context: CallContext = CallContext()
    ) async -> DanXiError? {
        let client = client ?? CurlClient(configuration: configuration)
        return await CallContext.$current.withValue(context) { await failure { try await client.send(request) } }
    }

    @Test(
        "If the connection breaks after a write was sent, the error says that the write may have taken effect",
        arguments: [
            (HTTPMethod.post, nil, "The request may have taken effect. Check before you send it again."),
            (.put, nil, "The change may have been made"), (.delete, nil, "The deletion may have taken effect"),
            (.post, HTTPRequest.Effect.singleUse, "The password or code may have been used"),
        ])
    func broken(method: HTTPMethod, effect: HTTPRequest.Effect?, words: String) async throws {
        let server = try TinyServer(response: "")
        let error = await error(write(server.url, method, effect))
        #expect(error?.code == .network && error?.isRetryable == false && error?.publicDetail["outcome"] == .string("unknown"))
        #expect(error?.message.contains(words) == true && error?.message.contains("Try again") == false)
    }

    @Test(
        "If the response to a repeatable request or to a GET with a ticket is lost, the error is retryable",
        arguments: [(HTTPMethod.get, nil), (.post, HTTPRequest.Effect.safe), (.put, .idempotent), (.get, .singleUse)])
    func reads(method: HTTPMethod, effect: HTTPRequest.Effect?) async throws {
        let server = try TinyServer(response: "")
        let error = await error(write(server.url, method, effect))
        #expect(error?.code == .network && error?.isRetryable == true && error?.publicDetail.isEmpty == true)
    }

    @Test("After a truncated or too large response, the outcome of a write is unknown")
    func otherLosses() async throws {
        let cut = try TinyServer(response: "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf")
        let failure = await error(write(cut.url))
        #expect(failure?.isOutcomeUnknown == true)
        var small = configuration
        small.maxResponseBytes = 2
        let large = try TinyServer(response: "HTTP/1.1 200 OK\r\n\r\nhello")
        let tooLarge = await error(write(large.url), CurlClient(configuration: small))
        #expect(tooLarge?.code == .tooLarge && tooLarge?.isOutcomeUnknown == true)
    }

    @Test("If a write was certainly not sent, its error is retryable and says that nothing was sent")
    func unsent() async throws {
        let closed = try LoopbackSocket(listens: false)
        defer { withExtendedLifetime(closed) {} }
        let refused = await error(write("http://127.0.0.1:\(closed.port)/x"))
        let unresolved = await error(write("http://host.invalid/"))
        for error in [refused, unresolved] {
            #expect(error?.code == .network && error?.isRetryable == true && error?.delivery == .unsent)
            #expect(error?.message.contains("Nothing was sent.") == true)
        }
        // The TLS handshake fails, so the request is not sent.
        let plain = try TinyServer(response: "HTTP/1.1 400 Bad Request\r\n\r\n")
        var failure = await error(write("https://127.0.0.1:\(plain.port)/x"))
        #expect(failure?.delivery == .unsent)
        // libcurl has sent CONNECT to the proxy, but the proxy refuses the tunnel, so the write is not sent.
        let proxy = try TinyServer(response: "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n")
        var throughProxy = configuration
        throughProxy.proxy = "http://127.0.0.1:\(proxy.port)"
        failure = await error(write("https://host.invalid/"), CurlClient(configuration: throughProxy))
        #expect(failure?.delivery == .unsent)
        failure = await error(HTTPRequest(url: "http://127.0.0.1:\(closed.port)/x"))
        #expect(failure?.message.contains("Nothing was sent") == false)
    }

    @Test("The outcome of a write that was redirected to an unreachable server is unknown")
    func unreachableRedirect() async throws {
        let closed = try LoopbackSocket(listens: false)
        defer { withExtendedLifetime(closed) {} }
        let server = try TinyServer(
            response: "HTTP/1.1 303 See Other\r\nLocation: http://127.0.0.1:\(closed.port)/x\r\nContent-Length: 0\r\n\r\n")
        let client = RedirectingClient(client: CurlClient(configuration: configuration))
        let error = await failure { try await client.send(write(server.url)) }
        #expect(error?.isOutcomeUnknown == true && error?.message.contains("Nothing was sent") == false)
    }

    @Test("If a write is cancelled or its client is closed after the write was sent, the outcome is unknown")
    func interrupted() async throws {
        let server = try RawServer { _, _ in .reply("") }
        let client = CurlClient(configuration: configuration)
        let cancelled = Task { await error(write(server.url), client) }
        let closed = Task { await error(write(server.url), client) }
        for _ in 0..<2 { await server.request() }
        cancelled.cancel()
        let cancelledFailure = await cancelled.value
        #expect(cancelledFailure?.code == .cancelled)
        #expect(cancelledFailure?.isOutcomeUnknown == true)
        client.close()
        let closedFailure = await closed.value
        #expect(closedFailure?.code == .closed)
        #expect(closedFailure?.isOutcomeUnknown == true)
    }

    @Test(
        "A call has an open write from the time at which a write is sent, but has none for a read or an unsent write",
        arguments: [(HTTPMethod.post, true), (.post, false), (.get, true)])
    func openWrites(method: HTTPMethod, isPlain: Bool) async throws {
        // The server sends nothing, so that a TLS handshake does not end.
        let (starts, start) = AsyncStream.makeStream(of: Int32.self)
        let server = try LoopbackSocket()
        try server.accept { connection in
            var byte: UInt8 = 0
            if read(connection, &byte, 1) == 1 { start.yield(connection) } else { close(connection) }
        }
        defer { withExtendedLifetime(server) {} }
        let url = "\(isPlain ? "http" : "https")://127.0.0.1:\(server.port)/x"
        let writes = OpenWrites()
        let client = CurlClient(configuration: configuration)
        let request = HTTPRequest(method: method, url: url)
        let call = Task {
            await CallContext.$current.withValue(CallContext(writes: writes)) {
                await failure { try await RedirectingClient(client: client).send(request) }
            }
        }
        for await connection in starts {
            #expect((writes.delivery != nil) == (method == .post && isPlain))
            call.cancel()
            _ = await call.value
            client.close()
            close(connection)
            break
        }
    }

    @Test(
        "A call that fails after the response to a write has an unknown outcome, unless the write was refused, single-use or idempotent",
        arguments: [
            (200, HTTPRequest.Effect.once, true), (500, .once, true), (403, .once, false), (200, .singleUse, false),
            (200, .idempotent, false),
        ])
    func answeredWrites(status: Int, effect: HTTPRequest.Effect, isTold: Bool) async throws {
        let writes = OpenWrites()
        let client = RedirectingClient(client: FakeServer(script: [answer(status)]))
        try await CallContext.$current.withValue(CallContext(writes: writes)) {
            let response = try await client.send(write("https://a.example/", .post, effect))
            #expect(response.status == status)
        }
        #expect((writes.delivery != nil) == isTold)
    }

    @Test("A write is retried only if its last attempt was certainly not sent")
    func repetition() async throws {
        let policy = RetryPolicy(attempts: 3, baseDelay: .milliseconds(1))
        let unsent: FakeServer.Answer = { _ in throw DanXiError(.network, "scripted", delivery: .unsent) }
        let server = FakeServer(script: [unsent, unsent, answer(200)])
        let status = try await RetryingClient(client: server, policy: policy).send(write("https://a.example/")).status
        #expect(status == 200)
        let lost = FakeServer(script: [
            unsent, { throw DanXiError(.network, "scripted").withLostAnswer(to: $0) }, answer(200),
        ])
        let result = await failure { try await RetryingClient(client: lost, policy: policy).send(write("https://a.example/")) }
        #expect(result?.isOutcomeUnknown == true)
        #expect(lost.requests.count == 2)
    }

    @Test("If the redirect in the response to a write cannot be followed, the outcome of the write is unknown", arguments: [302, 303])
    func redirected(status: Int) async {
        let server = FakeServer(script: [answer(status, redirect: "https://a.example/done"), failure(.network)])
        let error = await failure { try await RedirectingClient(client: server).send(write("https://a.example/")) }
        #expect(error?.code == .network && error?.isOutcomeUnknown == true && error?.message.contains("may have taken effect") == true)
        let loop = FakeServer(script: Array(repeating: answer(status, redirect: "https://a.example/"), count: 20))
        var result = await failure { try await RedirectingClient(client: loop).send(write("https://a.example/")) }
        #expect(result?.isOutcomeUnknown == true)
        let read = FakeServer(script: [answer(status, redirect: "https://a.example/done"), failure(.network)])
        result = await failure { try await RedirectingClient(client: read).send(HTTPRequest(url: "https://a.example/")) }
        #expect(result?.isRetryable == true)
    }

    @Test("After a 5xx status or an unreadable successful response, the outcome of a write is unknown", arguments: [500, 502, 503, 504])
    func statuses(status: Int) {
        let error = HTTPRefusal(write("https://a.example/").respond(status, "")).error()
        #expect(error.code == .serverFailure && error.isOutcomeUnknown && error.message.contains("The request may have taken effect"))
        #expect(!HTTPRefusal(HTTPRequest(url: "https://a.example/").respond(status, "")).error().isOutcomeUnknown)
        let unreadable = write("https://a.example/").respond(200, "{").unexpected(JSONError("broken"))
        #expect(unreadable.code == .unexpectedResponse && unreadable.isOutcomeUnknown)
    }

    @Test("The error of a refused write does not say that the outcome is unknown", arguments: [400, 401, 403, 404, 429])
    func refusals(status: Int) {
        #expect(!HTTPRefusal(write("https://a.example/").respond(status, "")).error().isOutcomeUnknown)
    }

    @Test(
        "If a write was redirected to a page that refuses the request, the outcome of the write is unknown",
        arguments: [400, 401, 403, 404, 429])
    func redirectedRefusals(status: Int) {
        var request = HTTPRequest(url: "https://a.example/done")
        request.turnedFrom = HTTPRequest.TurnedRequest(method: .post, effect: .once)
        let error = HTTPRefusal(request.respond(status, "")).error()
        #expect(error.isOutcomeUnknown && !error.isRetryable && error.message.contains("The request may have taken effect"))
        request.turnedFrom = HTTPRequest.TurnedRequest(method: .post, effect: .safe)
        #expect(!HTTPRefusal(request.respond(status, "")).error().isOutcomeUnknown)
    }
}
