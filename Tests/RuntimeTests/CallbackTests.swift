import JSON
import TestSupport
import Testing
import Threads

@testable import Runtime

@Suite("Callbacks", .virtualTime, .timeLimit(.minutes(5)))
struct CallbackTests {
    func queue() throws -> CallbackQueue {
        try #require(CallbackQueue.prepare())
        return CallbackQueue()
    }

    @Test("Closing a queue waits for its running and queued callbacks, and no callback runs afterwards")
    func closing() async throws {
        let queue = try queue()
        let gate = Monitor(false)
        let runs = Monitor(0)
        for _ in 0..<5 {
            queue.run {
                gate.wait { $0 ? () : nil }
                runs.withLock { $0 += 1 }
            }
        }
        Timers.shared.add(at: .now + .milliseconds(50)) {
            gate.withLock { $0 = true }
            gate.wakeAll()
        }
        queue.close {}
        queue.waitForEnd()
        #expect(runs.withLock { $0 } == 5)
        queue.run { runs.withLock { $0 += 1 } }
        #expect(runs.withLock { $0 } == 5)
    }

    @Test("If two threads close a queue, both wait until its running callback has returned")
    func secondCloser() async throws {
        let queue = try queue()
        let gate = Monitor(false)
        queue.run { gate.wait { $0 ? () : nil } }
        let ends = Monitor(0)
        for _ in 0..<2 {
            SystemThread.start {
                queue.close { ends.withLock { $0 += 100 } }
                queue.waitForEnd()
                ends.withLock { $0 += 1 }
                ends.wakeAll()
            }?.detach()
        }
        try await Timers.sleep(for: .milliseconds(50))
        #expect(ends.withLock { $0 } == 0)
        gate.withLock { $0 = true }
        gate.wakeAll()
        #expect(ends.wait { $0 == 102 ? $0 : nil } == 102)
    }

    @Test("Callbacks that close each other's queues, or their own, do not deadlock", arguments: 1...4)
    func cycle(length: Int) throws {
        let queues = try (0..<length).map { _ in try queue() }
        let entered = Monitor(0)
        let left = Monitor(0)
        for index in 0..<length {
            queues[index].run {
                // All callbacks are running before the first of them waits.
                entered.withLock { $0 += 1 }
                entered.wakeAll()
                entered.wait { $0 == length ? () : nil }
                let next = queues[(index + 1) % length]
                next.close {}
                next.waitForEnd()
                left.withLock { $0 += 1 }
                left.wakeAll()
            }
        }
        left.wait { $0 == length ? () : nil }
        for queue in queues { queue.waitForEnd() }
    }

    @Test("A callback that blocks does not delay the callbacks of other sessions")
    func blocking() throws {
        let gate = Monitor(false)
        for _ in 0..<10 { try queue().run { gate.wait { $0 ? () : nil } } }
        let ran = Monitor(false)
        try queue().run {
            ran.withLock { $0 = true }
            ran.wakeAll()
        }
        ran.wait { $0 ? () : nil }
        gate.withLock { $0 = true }
        gate.wakeAll()
    }
}
