import Errors
import HTTP
import JSON
import Networking
import Synchronization
import TestSupport
import Testing

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
}
