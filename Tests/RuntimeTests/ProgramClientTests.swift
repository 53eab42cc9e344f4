import Calls
import Errors
import HTTP
import JSON
import Networking
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Runtime

/// Tests of the responses of a client that the program passes, and of the sinks that receive the bodies.
@Suite("Clients of the host program", .timeLimit(.minutes(5)))
struct ProgramClientTests {
    private static let body = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }

    /// Sends a request with a client that responds to every request in the same way.
    private func send(
        status: Int = 200, headers: [String: JSONValue] = [:], to sink: Sink?, limit: Int = 1 << 20
    ) async throws -> HTTPResponse {
        let transport = HostTransport { handle, _, _ in
            let head: [String: JSONValue] = ["status": .integer(status), "headers": .object(headers)]
            _ = Handles.transfers.find(handle)?.answer(.response(head: head, body: PaddedBytes(Self.body)))
        }
        var configuration = NetworkConfiguration(userAgent: "test")
        configuration.maxResponseBytes = limit
        var request = HTTPRequest(url: "https://a.example/f")
        request.sink = sink
        return try await ProgramClient(transport, HostCalls(), configuration).send(request)
    }

    /// A sink that accepts each piece of the body only when the client offers it for the second time.
    private final class Sink: ByteSink {
        let bytes = Mutex<[UInt8]>([])
        let head = Mutex<(status: Int, headers: HTTPHeaders)?>(nil)
        private let isFull = Mutex(true)
        private let limit: Int
        /// A closure that is called instead of waking the client when the sink has no room. If nil, the sink wakes the client.
        private let onWait: (@Sendable () -> Void)?

        init(limit: Int = .max, onWait: (@Sendable () -> Void)? = nil) { (self.limit, self.onWait) = (limit, onWait) }

        var offset: Int { 0 }
        var failure: DanXiError? { bytes.withLock { $0.count > limit ? DanXiError(.storage, "The disk is full.") : nil } }

        func begin(status: Int, headers: HTTPHeaders) -> Bool {
            head.withLock { $0 = (status, headers) }
            return status == 200
        }

        func take(_ bytes: UnsafeRawBufferPointer, wake: @escaping @Sendable () -> Void) -> ByteSinkStep {
            let mustWait = isFull.withLock { isFull in
                defer { isFull.toggle() }
                return isFull
            }
            if mustWait {
                if let onWait { onWait() } else { Task { wake() } }
                return .waiting
            }
            self.bytes.withLock { $0 += bytes }
            return failure == nil ? .taken : .failed
        }
    }

    @Test("A sink gets the head and the whole body at its own pace, and the limit for bodies in memory does not apply")
    func sink() async throws {
        let sink = Sink()
        let response = try await send(headers: ["etag": .string("1")], to: sink, limit: 10)
        #expect(response.status == 200 && response.headers["ETag"] == "1" && response.body.isEmpty)
        #expect(sink.head.withLock { $0?.status == 200 && $0?.headers["ETag"] == "1" })
        #expect(sink.bytes.withLock { $0 == Self.body })
    }

    @Test("A body that the sink does not accept is kept in memory, up to the limit")
    func untaken() async throws {
        let sink = Sink()
        let response = try await send(status: 404, to: sink)
        #expect(response.body.count == Self.body.count)
        #expect(sink.bytes.withLock { $0.isEmpty })
        _ = try await send(status: 404, to: sink, limit: Self.body.count)
        await expectFailure(.tooLarge) { try await send(status: 404, to: sink, limit: Self.body.count - 1) }
    }

    @Test("If the sink fails, the request fails with the sink's error")
    func failing() async {
        await expectFailure(.storage) { try await send(to: Sink(limit: 300_000)) }
    }

    @Test("Cancelling a call does not wait for a sink without room")
    func cancellation() async {
        let waits = Gate()
        let task = Task { try await send(to: Sink(onWait: { Task { await waits.pass() } })) }
        await waits.arrival()
        task.cancel()
        await #expect(throws: CancellationError.self) { _ = try await task.value }
        waits.open()
    }

    /// Sends a request with a client that responds with an outcome, or that never responds if the outcome is nil. Returns the response, the
    /// error, and what the client was given.
    private func send(
        _ request: HTTPRequest, _ outcome: TransferOutcome?, in context: CallContext = CallContext()
    ) async throws -> (response: HTTPResponse?, error: DanXiError?, head: JSONValue, body: [UInt8], isStopped: Bool) {
        let given = Mutex<(handle: UInt, head: String, body: [UInt8])?>(nil)
        let stopped = Mutex<UInt?>(nil)
        var transport = HostTransport { handle, head, body in
            given.withLock { $0 = (UInt(bitPattern: handle), String(cString: head.cString), Array(body)) }
            if let outcome { _ = Handles.transfers.find(handle)?.answer(outcome) }
        }
        transport.cancel = { handle in stopped.withLock { $0 = UInt(bitPattern: handle) } }
        var configuration = NetworkConfiguration(userAgent: "test")
        configuration.timeout = .seconds(30)
        configuration.maxResponseBytes = 3
        let calls = HostCalls()
        let client = ProgramClient(transport, calls, configuration)
        var (response, error): (HTTPResponse?, DanXiError?) = (nil, nil)
        do {
            response = try await CallContext.$current.withValue(context) { try await client.send(request) }
        } catch let failure {
            error = DanXiError(failure)
        }
        calls.waitForCallbacks(atMost: .seconds(60))
        let (handle, head, body) = try #require(given.withLock { $0 })
        let shown = try JSONText.parse(head)
        return (response, error, shown, body, stopped.withLock { $0 } == handle)
    }

    private static let empty = TransferOutcome.response(head: ["status": .integer(200)], body: PaddedBytes())

    @Test("A client gets the request with its headers, its effect and the time that is left, and its body", .virtualTime)
    func heads() async throws {
        var post = HTTPRequest(
            method: .post, url: "https://a.example/f?x=1", headers: ["X": "1", "x": "2", "Y": "3"], body: SecretBytes("{}".utf8))
        let headers: JSONValue = .object(["x": .array([.string("1"), .string("2")]), "y": .string("3"), "user-agent": .string("test")])
        let now = Instant.now
        for (deadline, limit, milliseconds) in [
            (nil, nil, 30_000), (.seconds(5), nil, 5000), (.seconds(5), .seconds(2), 2000), (nil, .seconds(2), 2000),
            (.seconds(5), .seconds(9), 5000), (.microseconds(1500), nil, 2),
        ] as [(Duration?, Duration?, Int)] {
            post.timeLimit = limit
            let sent = try await send(post, Self.empty, in: CallContext(deadline: deadline.map { now + $0 }))
            #expect(
                sent.head
                    == .object([
                        "method": .string("POST"), "url": .string("https://a.example/f?x=1"), "effect": .string("once"),
                        "timeout_ms": .integer(milliseconds), "headers": headers,
                    ]))
            #expect(sent.body == Array("{}".utf8) && sent.response?.status == 200 && !sent.isStopped)
        }
        let get = try await send(HTTPRequest(url: "https://a.example/", headers: ["User-Agent": "own"], effect: .idempotent), Self.empty)
        guard case .object(let members) = get.head else { return }
        #expect(members["headers"] == .object(["user-agent": .string("own")]) && members["effect"] == .string("idempotent"))
        #expect(get.body.isEmpty)
        var streamed = HTTPRequest(method: .put, url: "https://a.example/")
        streamed.stream = StreamedBody([.bytes([1, 2]), .bytes([]), .bytes([3])])
        let stream = try await send(streamed, Self.empty)
        #expect(stream.body == [1, 2, 3])
    }

    @Test("A response has the status, the headers and the body that the client passes, and the target of a redirect")
    func responses() async throws {
        let head: [String: JSONValue] = ["status": .integer(302), "headers": .object(["Location": .string("/g"), "A": .string("b")])]
        let sent = try await send(HTTPRequest(url: "https://a.example/f"), .response(head: head, body: PaddedBytes([1, 2, 3])))
        let response = try #require(sent.response)
        #expect(response.status == 302 && response.redirectURL == "https://a.example/g" && Array(response.body.bytes) == [1, 2, 3])
        #expect(response.headers["a"] == "b" && response.headers.fields.count == 2)
        for status in [100, 599] {
            let sent = try await send(
                HTTPRequest(url: "https://a.example/f"), .response(head: ["status": .integer(status)], body: PaddedBytes()))
            #expect(sent.response?.status == status && sent.response?.redirectURL == nil)
        }
    }

    @Test("An invalid response is an error that says what is invalid. That of a write also says that the write may have taken effect")
    func invalidResponses() async throws {
        let valid = "; valid are `status` (100 to 599) and `headers` (an object)"
        let lines = "must be a string without line breaks and NUL characters, an array of such strings, or null"
        let cases: [([String: JSONValue], String)] = [
            ([:], "`head` has no `status` (100 to 599)"), (["status": .integer(99)], "`head` has an invalid member `status`\(valid)"),
            (["status": .integer(600)], "`head` has an invalid member `status`\(valid)"),
            (["status": .string("200")], "`head` has an invalid member `status`\(valid)"),
            (["headers": .array([])], "`head` has an invalid member `headers`\(valid)"),
            (["body": .string("x")], "`head` has an invalid member `body`\(valid)"),
            (["headers": .object(["a": .integer(1)])], "the header `a` \(lines)"),
            (["headers": .object(["a b": .string("1")])], "`a b` is not a valid name of a header"),
        ]
        for method in [HTTPMethod.get, .post] {
            let request = HTTPRequest(method: method, url: "https://a.example/f")
            for (head, problem) in cases {
                let sent = try await send(request, .response(head: head, body: PaddedBytes()))
                let message = "The client of this program passed an invalid response to danxi_transfer_respond(): \(problem)."
                #expect(sent.error == DanXiError(.invalidArgument, message).withLostAnswer(to: request))
            }
            let sent = try await send(request, .invalid(DanXiError(.invalidJson, "x")))
            #expect(sent.error == DanXiError(.invalidJson, "x").withLostAnswer(to: request))
            let large = try await send(request, .response(head: ["status": .integer(200)], body: PaddedBytes([1, 2, 3, 4])))
            let message =
                "The response to \(request.place) is larger than 3 bytes. If the body may be this large, increase network.max_response_bytes."
            #expect(large.error == DanXiError(.tooLarge, message).withLostAnswer(to: request))
        }
    }

    @Test("A failure of the client is an error with its reason, and states whether the server may have received the request")
    func failures() async throws {
        for method in [HTTPMethod.get, .post] {
            let request = HTTPRequest(method: method, url: "https://a.example/f?secret")
            for (reason, shown) in [
                ("no route", "no route"), (String(repeating: "a", count: 5000), String(repeating: "a", count: 4093) + "…"),
            ] {
                let message = "\(method.rawValue) https://a.example/f: the client of this program failed: \(shown)"
                let unsent = try await send(request, .failure(.network, reason: reason, wasSent: false))
                #expect(unsent.error == DanXiError(.network, message, delivery: .unsent) && !unsent.isStopped)
                let sent = try await send(request, .failure(.tls, reason: reason, wasSent: true))
                #expect(sent.error == DanXiError(.tls, message).withLostAnswer(to: request))
            }
        }
    }

    @Test("A request that the client does not answer ends at the deadline of its call, and the client is told to stop it", .virtualTime)
    func deadline() async throws {
        let message =
            "The client of this program did not answer before the deadline of the call. Answer each question once, or increase timeout_ms."
        for method in [HTTPMethod.get, .post] {
            var request = HTTPRequest(method: method, url: "https://a.example/f")
            request.write = method == .post ? SentWrite(consequence: "x") : nil
            let start = Instant.now
            let sent = try await send(request, nil, in: CallContext(deadline: start + .seconds(2)))
            #expect(sent.error == DanXiError(.timeout, message).withLostAnswer(to: request))
            #expect(sent.isStopped && Instant.now - start == .seconds(2) && request.write?.isSent ?? true)
        }
    }

    @Test("A request with a line break in a header is not passed to the client")
    func headerCheck() async {
        let transport = HostTransport { _, _, _ in Issue.record("the client was asked") }
        let client = ProgramClient(transport, HostCalls(), NetworkConfiguration(userAgent: "test"))
        await expectFailure(.invalidArgument) { try await client.send(HTTPRequest(url: "https://a.example/", headers: ["X": "a\nb"])) }
    }
}
