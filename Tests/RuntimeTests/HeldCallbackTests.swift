import Errors
import JSON
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Runtime

/// Tests that close a session while one of its callbacks runs.
@Suite("Closing during callbacks", .virtualTime, .timeLimit(.minutes(5)))
struct HeldCallbackTests {
    /// A counter of callbacks, which holds the first callback until the test signals `release`.
    private final class Callbacks: Sendable {
        private let isReleased = Monitor(false)
        private let counts = Mutex((begun: 0, finished: 0))

        var begun: Int { counts.withLock { $0.begun } }
        var finished: Int { counts.withLock { $0.finished } }

        func run() {
            let isFirst = counts.withLock { counts in
                counts.begun += 1
                return counts.begun == 1
            }
            if isFirst { isReleased.wait { $0 ? () : nil } }
            counts.withLock { $0.finished += 1 }
        }

        func release() {
            isReleased.withLock { $0 = true }
            isReleased.wakeAll()
        }
    }

    /// A thread that closes a session.
    private final class Closing: Sendable {
        private let end = Mutex<Int?>(nil)

        init(_ session: Session, _ callbacks: Callbacks) {
            SystemThread.start { [self] in
                session.close()
                let finished = callbacks.finished
                end.withLock { $0 = finished }
            }?.detach()
        }

        /// The number of callbacks that had finished when `close()` returned. Nil while `close()` runs.
        var finished: Int? { end.withLock { $0 } }
    }

    @Test("Closing a session waits for its running and queued callbacks, and no callback runs afterwards")
    func callbacks() async throws {
        let session = try Session(configuration: .object([:]))
        let callbacks = Callbacks()
        for _ in 0..<5 {
            _ = session.call(.success(CallRequest(method: "account.get_status", parameters: [:])), userData: 0) { _ in callbacks.run() }
        }
        try await until { callbacks.begun == 1 }
        let closing = Closing(session, callbacks)
        try await Timers.sleep(for: .milliseconds(50))
        #expect(closing.finished == nil && callbacks.begun == 1, "callbacks run one at a time")
        callbacks.release()
        try await until { closing.finished != nil }
        #expect(closing.finished == 5)
        _ = session.call(.success(CallRequest(method: "account.get_status", parameters: [:])), userData: 0) { result in
            #expect(result.status == ErrorCode.closed.rawValue)
        }
        try await Timers.sleep(for: .milliseconds(50))
        #expect(callbacks.begun == 5)
    }

    @Test("A callback that is submitted to a closed queue is dropped")
    func dropped() {
        #expect(CallbackQueue.prepare())
        let queue = CallbackQueue()
        queue.close {}
        let count = Mutex(0)
        queue.run { count.withLock { $0 += 1 } }
        queue.waitForEnd()
        #expect(count.withLock { $0 } == 0)
    }

    @Test("Closing a session waits for the log message that is being delivered, and no message is delivered afterwards")
    func log() async throws {
        let network: JSONValue = .object(["connect_to": .string("::127.0.0.1:1")])
        let session = try Session(configuration: .object(["network": network]))
        let callbacks = Callbacks()
        session.setLog(.debug) { _, _ in callbacks.run() }
        let call = session.call(
            .success(CallRequest(method: "account.login", parameters: ["email": .string("a@b"), "password": .string("x")])), userData: 0)
        try await until { callbacks.begun == 1 }
        let closing = Closing(session, callbacks)
        try await Timers.sleep(for: .milliseconds(50))
        #expect(closing.finished == nil)
        callbacks.release()
        try await until { closing.finished != nil }
        let begun = callbacks.begun
        #expect(closing.finished == begun)
        call?.cancel()
        try await Timers.sleep(for: .milliseconds(50))
        #expect(callbacks.begun == begun)
    }
}
