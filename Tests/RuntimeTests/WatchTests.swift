import Errors
import JSON
import Networking
import Synchronization
import Testing

@testable import Runtime

/// Streams of one session that watch the same thing with different options.
@Suite("Streams with options", .timeLimit(.minutes(5)))
struct WatchTests {
    /// The requests that a Moments server got, whose answer is always the same.
    private final class Server: Sendable {
        struct Requests {
            /// The time that was left for each of them, in milliseconds.
            var timeouts: [Int] = []
            var intercepted = 0
        }

        let requests = Mutex(Requests())

        private static let answer =
            #"{"data":{"getMomentsDetailsByUserID":{"userDetails":{"id":"0","name":"N","avatar":"a","backgroundImage":"b"},"moments":[]}}}"#

        var extensions: Extensions {
            var extensions = Extensions()
            extensions.transport = HostTransport { transfer, head, _ in
                if case .integer(let timeout) = members(head.cString)["timeout_ms"] {
                    self.requests.withLock { $0.timeouts.append(timeout) }
                }
                let type: JSONValue = .object(["content-type": .string("application/json")])
                _ = Handles.transfers.find(transfer)?.answer(
                    .response(head: ["status": .integer(200), "headers": type], body: PaddedBytes(Array(Self.answer.utf8))))
            }
            var interceptor = Interceptor(seesSecrets: false)
            interceptor.prepare = { decision, _ in
                self.requests.withLock { $0.intercepted += 1 }
                _ = Handles.decisions.find(decision)?.answer(.proceed)
            }
            extensions.interceptors = [interceptor]
            return extensions
        }
    }

    @Test("Each stream has its own timeout, and one that a callback starts is not intercepted")
    func options() async throws {
        let server = Server()
        let session = try Session(configuration: .object([:]), extensions: server.extensions)
        defer { session.close() }
        let first = await session.result(of: "moments.watch", ["user_id": .string("0")])
        let text = try #require(first.text)
        let token = try #require(members(text.start)["token"])
        func start(_ timeout: Int) {
            let parameters: [String: JSONValue] = [
                "user_id": .string("0"), "since": token, "interval_ms": .integer(86_400_000), "timeout_ms": .integer(timeout),
            ]
            #expect(session.watch(.success(CallRequest(method: "moments.watch", parameters: parameters)), userData: 0) != nil)
        }
        func polls(_ count: Int) async throws {
            while server.requests.withLock({ $0.timeouts.count }) < count { try await Task.sleep(for: .milliseconds(2)) }
        }
        start(100_000)
        try await polls(2)
        start(900_000)
        try await polls(3)
        #expect(server.requests.withLock { $0.timeouts.suffix(2).map { $0 > 500_000 } } == [false, true])
        #expect(server.requests.withLock { $0.intercepted } == 3)
        HostThread.run { start(900_000) }
        try await polls(4)
        #expect(server.requests.withLock { $0.intercepted } == 3)
    }
}

private func members(_ json: UnsafePointer<CChar>) -> [String: JSONValue] {
    let value = try? JSONValue.decode(PaddedBytes(Array(String(cString: json).utf8)))
    return if case .object(let members) = value { members } else { [:] }
}
