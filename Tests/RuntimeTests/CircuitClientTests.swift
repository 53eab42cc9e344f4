import Errors
import HTTP
import Networking
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Runtime
import Threads

@Suite("Requests to servers in trouble", .virtualTime, .timeLimit(.minutes(5)))
struct CircuitClientTests {
    private func request(_ url: String = "https://a.org/x", _ source: HTTPRequest.URLSource = .library) -> HTTPRequest {
        var request = HTTPRequest(url: url)
        request.urlSource = source
        return request
    }

    /// Sends 20 requests, one each second. Returns the number of those that the server has got, and the last error of the client.
    private func send(_ request: HTTPRequest, to server: FakeServer) async throws -> (count: Int, error: DanXiError?) {
        let client = CircuitClient(
            client: server, circuits: SharedCircuits(), turns: RequestTurns(RequestRates()),
            pauses: ServerPauses(shared: SharedPauses()))
        var error: DanXiError?
        for _ in 0..<20 {
            error = await failure { try await client.send(request) } ?? error
            try await Timers.sleep(for: .seconds(1))
        }
        return (server.requests.count, error)
    }

    @Test("Failed connections and the statuses 502 and 504 stop further requests, with the code of the failure")
    func failures() async throws {
        let lost = try await send(request(), to: FakeServer { _ in throw DanXiError(.network, "lost") })
        #expect(lost.count < 12 && lost.error?.code == .network)
        for status in [502, 504] {
            let gateway = try await send(request(), to: FakeServer { $0.respond(status, "") })
            #expect(gateway.count < 12)
            let error = try #require(gateway.error)
            #expect(error.code == .serverFailure && error.delivery == .unsent && error.message.contains("the status was \(status)"))
            #expect((1...10_000).contains(error.retryAfterMilliseconds ?? 0))
        }
    }

    @Test(
        "Other statuses, and a status that a program's server or WebVPN responds with, stop no requests", arguments: [200, 404, 500, 503])
    func responses(_ status: Int) async throws {
        let other = try await send(request(), to: FakeServer { $0.respond(status, "") })
        #expect(other.count == 20 && other.error == nil)
        for request in [request("https://a.org/x", .caller), request("https://webvpn.fudan.edu.cn/x")] {
            let gateway = try await send(request, to: FakeServer { $0.respond(502, "") })
            #expect(gateway.count == 20 && gateway.error == nil)
        }
    }

    @Test(
        "A request that gets no response for five seconds counts, one with a shorter timeout, one that was not sent and one to WebVPN do not",
        arguments: [
            (4, "https://a.org/x", nil, false), (5, "https://a.org/x", nil, true), (5, "https://a.org/x", .unsent, false),
            (5, "https://webvpn.fudan.edu.cn/x", nil, false),
        ] as [(Int, String, DanXiError.Delivery?, Bool)])
    func timeouts(_ seconds: Int, _ url: String, _ delivery: DanXiError.Delivery?, _ isFailure: Bool) async throws {
        let silent = FakeServer { _ in
            try await Timers.sleep(for: .seconds(seconds))
            throw DanXiError(.timeout, "late", delivery: delivery)
        }
        let result = try await send(request(url), to: silent)
        #expect((result.count < 20) == isFailure)
    }

    /// A sink that takes no body.
    private final class Sink: ByteSink {
        let offset = 0
        let failure: DanXiError? = nil
        func begin(status: Int, headers: HTTPHeaders) -> Bool { false }
        func take(_ bytes: UnsafeRawBufferPointer, wake: @escaping @Sendable () -> Void) -> ByteSinkStep { .taken }
    }

    @Test("A long body may take longer than its call has time, so its timeout does not count, but a lost connection does")
    func longBodies() async throws {
        var (upload, download) = (request(), request())
        upload.stream = StreamedBody([.bytes([1])])
        download.sink = Sink()
        for request in [upload, download] {
            let slow = FakeServer { _ in
                try await Timers.sleep(for: .seconds(60))
                throw DanXiError(.timeout, "late")
            }
            let late = try await send(request, to: slow)
            #expect(late.count == 20)
            let lost = try await send(request, to: FakeServer { _ in throw DanXiError(.network, "lost") })
            #expect(lost.count < 12)
        }
    }

    @Test("Errors of another kind stop no requests, and a response that cannot be read shows that the server works")
    func others() async throws {
        for code in [ErrorCode.tls, .cancelled, .closed, .tooLarge] {
            let other = try await send(request(), to: FakeServer { _ in throw DanXiError(code, "other") })
            #expect(other.count == 20 && other.error?.code == code)
        }
        let counter = Counter()
        let mixed = try await send(
            request(), to: FakeServer { _ in throw DanXiError(counter.next() % 4 == 0 ? .tooLarge : .network, "mixed") })
        #expect(mixed.count == 20)
    }

    @Test("The error of a request that is not sent has the reason of the failures, and the time until the next probe")
    func refusal() async throws {
        let lost = FakeServer { _ in throw DanXiError(.network, "lost") }
        for (server, code, reason) in [
            (lost, ErrorCode.network, "no connection could be made, or it broke"),
            (FakeServer { $0.respond(502, "") }, .serverFailure, "the status was 502"),
        ] {
            let client = CircuitClient(
                client: server, circuits: SharedCircuits(), turns: RequestTurns(RequestRates()),
                pauses: ServerPauses(shared: SharedPauses()))
            var last: DanXiError?
            while last?.delivery != .unsent {
                last = await failure { try await client.send(request("https://a.org/x?y")) }
                try await Timers.sleep(for: .seconds(1))
            }
            let error = try #require(last)
            let milliseconds = try #require(error.retryAfterMilliseconds)
            let start = "GET https://a.org/x was not sent, because the last requests to a.org have failed: \(reason). "
            let end = "Until it responds, one request at a time is sent. Call again in \((milliseconds + 999) / 1000) seconds."
            #expect(error == DanXiError(code, start + end, retryAfterMilliseconds: milliseconds, delivery: .unsent))
        }
    }

    @Test("After a response to the probe, all requests are sent again")
    func recovery() async throws {
        let server = FakeServer { _ in throw DanXiError(.network, "lost") }
        let client = CircuitClient(
            client: server, circuits: SharedCircuits(), turns: RequestTurns(RequestRates()),
            pauses: ServerPauses(shared: SharedPauses()))
        while await failure({ try await client.send(request()) })?.delivery != .unsent { try await Timers.sleep(for: .seconds(1)) }
        server.change(to: "ok")
        try await until { await failure { try await client.send(request()) } == nil }
        let error = await failure { try await client.send(request()) }
        #expect(error == nil)
    }
}

private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
