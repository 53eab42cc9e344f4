import Errors
import JSON
import Synchronization
import Testing

@testable import Runtime

/// Tests of streams of one session that watch the same user with different options.
@Suite("Streams with options", .timeLimit(.minutes(5)))
struct WatchTests {
    /// A Moments server that records its requests. Each of its responses has news.
    private final class Server: Sendable {
        struct Requests {
            /// The remaining time of each request in milliseconds.
            var timeouts: [Int] = []
            var intercepted = 0
        }

        let requests = Mutex(Requests())

        private static func answer(_ number: Int) -> String {
            #"{"data":{"getMomentsDetailsByUserID":{"userDetails":{"id":"0","name":"\#(number)","avatar":"a","backgroundImage":"b"},"moments":[]}}}"#
        }

        var extensions: Extensions {
            var extensions = Extensions()
            extensions.transport = HostTransport { transfer, head, _ in
                guard case .integer(let timeout) = members(head.cString)["timeout_ms"] else { return }
                let number = self.requests.withLock { requests in
                    requests.timeouts.append(timeout)
                    return requests.timeouts.count
                }
                let type: JSONValue = .object(["content-type": .string("application/json")])
                _ = Handles.transfers.find(transfer)?.answer(
                    .response(head: ["status": .integer(200), "headers": type], body: PaddedBytes(Array(Self.answer(number).utf8))))
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

    @Test("Each stream has its own timeout, and the polls of a stream that a callback starts are not intercepted")
    func options() async throws {
        let server = Server()
        let session = try Session(configuration: .object([:]), extensions: server.extensions)
        defer { session.close() }
        let (results, arrived) = AsyncStream.makeStream(of: CallResult.self)
        var received = results.makeAsyncIterator()
        /// Starts a stream, and returns the token of its first result. The stream does not poll again, because the result is not freed.
        func news(since token: JSONValue, timeout: Int, in run: (() -> Void) -> Void = { $0() }) async throws -> JSONValue {
            let parameters: [String: JSONValue] = [
                "user_id": .string("0"), "since": token, "interval_ms": .integer(86_400_000), "timeout_ms": .integer(timeout),
            ]
            run {
                let call = session.watch(.success(CallRequest(method: "moments.watch", parameters: parameters)), userData: 0) {
                    arrived.yield($0)
                }
                #expect(call != nil)
            }
            return try Self.token(await received.next())
        }
        let before = try await Self.token(session.result(of: "moments.watch", ["user_id": .string("0")]))
        let first = try await news(since: before, timeout: 100_000)
        let second = try await news(since: first, timeout: 900_000)
        #expect(server.requests.withLock { $0.timeouts.suffix(2).map { $0 > 500_000 } } == [false, true])
        #expect(server.requests.withLock { $0.intercepted } == 3)
        _ = try await news(since: second, timeout: 900_000, in: HostThread.run)
        #expect(server.requests.withLock { ($0.timeouts.count, $0.intercepted) } == (4, 3))
    }

    private static func token(_ result: CallResult?) throws -> JSONValue {
        let text = try #require(result?.text)
        return try #require(members(text.start)["token"])
    }
}

private func members(_ json: UnsafePointer<CChar>) -> [String: JSONValue] {
    let value = try? JSONValue.decode(PaddedBytes(Array(String(cString: json).utf8)))
    return if case .object(let members) = value { members } else { [:] }
}
