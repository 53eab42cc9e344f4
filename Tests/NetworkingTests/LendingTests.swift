import Calls
import Errors
import Glibc
import Synchronization
import TestSupport
import Testing
import Threads

@testable import HTTP
@testable import Networking

@Suite("Threads that run the loop while they wait for a call", .ownNetwork, .timeLimit(.minutes(5)))
struct LendingTests {
    private static let lastReply = RawServer.Action.last("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok")

    // The network thread of the test serves no other test, because a busy network thread is not lent.
    private func withClient<Value>(_ body: (CurlClient) async throws -> Value) async rethrows -> Value {
        let client = CurlClient(configuration: NetworkConfiguration(userAgent: "test"))
        defer { client.close() }
        return try await body(client)
    }

    /// Sends requests until a thread of a call runs the loop: the network thread lends it as soon as it waits again.
    private func becomeLent(_ client: CurlClient, _ server: RawServer) async {
        while await !call(client, server).isOwn {}
    }

    /// Sends a request from a new thread that waits for the result, as `danxi_call()` does.
    /// - Parameter whenTaking: called when the body arrives, with a function that ends the call with `timeout`.
    /// - Returns: whether the thread of the call received the body, and the error of the request.
    private func call(
        _ client: CurlClient, _ server: RawServer, whenTaking: @escaping @Sendable (_ end: () -> Void) -> Void = { _ in }
    ) async -> (isOwn: Bool, code: ErrorCode?) {
        await withCheckedContinuation { continuation in
            let thread = SystemThread.start {
                let own = pthread_self()
                let thread = WaitingThread<ErrorCode?>()
                var request = HTTPRequest(url: server.url)
                let sink = ThreadSink { whenTaking { thread.finish(.timeout) } }
                request.sink = sink
                let sent = request
                Task(executorPreference: thread) {
                    let error = await CallContext.$current.withValue(CallContext(thread: thread)) {
                        await failure { try await client.send(sent) }
                    }
                    thread.finish(error?.code)
                }
                let code = thread.wait()
                continuation.resume(returning: (sink.thread == own, code))
            }
            thread?.detach()
        }
    }

    @Test("The network thread opens the connection of a call, and the thread of a later call uses this connection itself")
    func keptConnection() async throws {
        let closes = Mutex(false)
        let server = try RawServer { _, _ in closes.withLock { $0 } ? Self.lastReply : .ok }
        await withClient { client in
            let first = await call(client, server)
            #expect(!first.isOwn && first.code == nil)
            await becomeLent(client, server)
            closes.withLock { $0 = true }
            let last = await call(client, server)
            #expect(last.isOwn && last.code == nil)
            closes.withLock { $0 = false }
            let next = await call(client, server)
            #expect(!next.isOwn && next.code == nil)
        }
        #expect(server.connectionCount == 2)
    }

    @Test("If a thread does not return the loop, the requests of other calls continue on the network thread, and its own request as well")
    func lostLoop() async throws {
        let server = try RawServer { _, _ in .ok }
        await withClient { client in
            await whileLost(client, server) { isReleased in
                let other = await call(client, server)
                #expect(!other.isOwn && other.code == nil)
                isReleased.withLock { $0 = true }
                isReleased.wakeAll()
            }
            await becomeLent(client, server)
        }
    }

    @Test("The network thread answers a probe although another thread does not return the loop")
    func probe() async throws {
        let server = try RawServer { _, _ in .ok }
        await withClient { client in
            await whileLost(client, server) { isReleased in
                CurlClient.probe {
                    isReleased.withLock { $0 = true }
                    isReleased.wakeAll()
                }
            }
        }
    }

    /// Runs `body` while the thread of a call runs the loop and does not return it. The thread waits until `body` or what it starts has set
    /// the argument of `body` to true. Expects that the call then succeeds.
    private func whileLost(_ client: CurlClient, _ server: RawServer, _ body: (Monitor<Bool>) async -> Void) async {
        let isStuck = Monitor(false), isReleased = Monitor(false)
        await becomeLent(client, server)
        async let stuck = call(client, server) { _ in
            isStuck.withLock { $0 = true }
            isStuck.wakeAll()
            isReleased.wait { $0 ? () : nil }
        }
        await onThread { isStuck.wait { $0 ? () : nil } }
        await body(isReleased)
        let released = await stuck
        #expect(released.isOwn && released.code == nil)
    }

    @Test("A thread that is busy with the bytes of a server when its call ends returns because the connection is shut down")
    func shutDown() async throws {
        let server = try RawServer { _, _ in .ok }
        await withClient { client in
            _ = Timers.shared.prepare()
            await becomeLent(client, server)
            let result = await call(client, server) { end in
                end()
                server.waitForEnds(1)
            }
            #expect(result.isOwn && result.code == .timeout)
            let next = await call(client, server)
            #expect(!next.isOwn && next.code == nil)
        }
    }

    @Test("The end of the session ends the wait of a thread that runs the loop")
    func close() async throws {
        let isHeld = Mutex(false)
        let isAsked = Monitor(false), isReleased = Monitor(false)
        let server = try RawServer { _, _ in
            guard isHeld.withLock({ $0 }) else { return .ok }
            isAsked.withLock { $0 = true }
            isAsked.wakeAll()
            isReleased.wait { $0 ? () : nil }
            return .ok
        }
        await withClient { client in
            await becomeLent(client, server)
            isHeld.withLock { $0 = true }
            async let waiting = call(client, server)
            await onThread { isAsked.wait { $0 ? () : nil } }
            client.close()
            let code = await waiting.code
            #expect(code == .closed)
            isReleased.withLock { $0 = true }
            isReleased.wakeAll()
        }
    }

    /// Runs `body` on a thread of its own, because it blocks.
    private func onThread(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            SystemThread.start {
                body()
                continuation.resume()
            }?.detach()
        }
    }
}

/// A sink that records the thread on which it gets the body.
private final class ThreadSink: ByteSink {
    private let state = Mutex<pthread_t?>(nil)
    private let whenTaking: @Sendable () -> Void

    init(whenTaking: @escaping @Sendable () -> Void) { self.whenTaking = whenTaking }

    var thread: pthread_t? { state.withLock { $0 } }
    var offset: Int { 0 }
    var failure: DanXiError? { nil }

    func begin(status: Int, headers: HTTPHeaders) -> Bool { true }

    func take(_ bytes: UnsafeRawBufferPointer, wake: @escaping @Sendable () -> Void) -> ByteSinkStep {
        state.withLock { $0 = pthread_self() }
        whenTaking()
        return .taken
    }
}
