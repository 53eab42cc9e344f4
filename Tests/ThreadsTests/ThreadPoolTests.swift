import Glibc
import TestSupport
import Testing

@testable import Threads

@Suite("Thread pools", .timeLimit(.minutes(5)))
struct ThreadPoolTests {
    @Test("A thread pool runs all work that is submitted to it")
    func work() {
        let pool = ThreadPool(usual: 2, limit: 4)
        #expect(pool.prepare())
        let sum = Monitor(0)
        for number in 1...10_000 {
            pool.run {
                sum.withLock { $0 += number }
                sum.wakeAll()
            }
        }
        #expect(sum.wait { $0 == 50_005_000 ? $0 : nil } == 50_005_000)
    }

    @Test("Blocked work does not prevent later work from running")
    func stuck() {
        let pool = ThreadPool(usual: 2, limit: 16)
        let gate = Monitor(false)
        let ran = Monitor(0)
        for _ in 0..<10 { pool.run { gate.wait { $0 ? () : nil } } }
        for _ in 0..<5 {
            pool.run {
                ran.withLock { $0 += 1 }
                ran.wakeAll()
            }
        }
        #expect(ran.wait { $0 == 5 ? $0 : nil } == 5)
        gate.withLock { $0 = true }
        gate.wakeAll()
    }
}

@Suite("Threads that wait for a task", .virtualTime, .timeLimit(.minutes(5)))
struct WaitingThreadTests {
    /// Runs `body` on a new thread, as a host program does.
    func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            SystemThread.start { continuation.resume(returning: body()) }?.detach()
        }
    }

    @Test("The waiting thread itself runs the task and the child tasks of the task")
    func own() async {
        let isOwn = await onThread {
            let host = pthread_self()
            let thread = WaitingThread<[Bool]>()
            Task(executorPreference: thread) {
                async let child = pthread_self() == host
                try await Timers.sleep(for: .milliseconds(1))
                thread.finish([pthread_self() == host, await child])
            }
            return thread.wait()
        }
        #expect(isOwn == [true, true])
    }

    @Test("The waiting thread returns as soon as it has a result, and the task continues on another thread")
    func left() async {
        let (result, isElsewhere) = await onThread {
            let thread = WaitingThread<Int>()
            let other = Monitor<UInt?>(nil)
            Task(executorPreference: thread) {
                try await Timers.sleep(for: .milliseconds(50))
                other.withLock { $0 = pthread_self() }
                other.wakeAll()
            }
            Timers.shared.add(at: .now) { thread.finish(7) }
            // This thread still exists when the task stores the identifier of its own thread, so the two identifiers differ.
            return (thread.wait(), other.wait { $0 } != pthread_self())
        }
        #expect(result == 7 && isElsewhere)
    }

    @Test("A task that leaves the waiting thread continues on another thread")
    func moved() async {
        let isOwn = await onThread {
            let host = pthread_self()
            let thread = WaitingThread<Bool>()
            Task(executorPreference: thread) {
                thread.leave()
                await withTaskExecutorPreference(Workers.shared) {}
                thread.finish(pthread_self() == host)
            }
            return thread.wait()
        }
        #expect(!isOwn)
    }
}
