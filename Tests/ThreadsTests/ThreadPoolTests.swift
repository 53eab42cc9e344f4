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

    /// Work that a waiting thread does until it is interrupted.
    private final class Offered: IdleWork {
        private let state = Monitor<[String]>([])

        var events: [String] { state.withLock { $0 } }

        func record(_ event: String) { state.withLock { $0.append(event) } }

        func run(onThread number: Int, while isIdle: () -> Bool, onSignal: () -> Void) {
            record("run on \(number)")
            state.wait { _ in isIdle() ? nil : () }
            record("end")
        }

        func interrupt(isLast: Bool) {
            record("interrupt, last: \(isLast)")
            state.wakeAll()
        }

        func decline(byThread number: Int) { record("decline by \(number)") }
    }

    @Test("A waiting thread does the work that it is offered until it has a job or the result, and then takes offers no more")
    func offers() async {
        let (result, number, events) = await onThread {
            let thread = WaitingThread<Int>()
            let work = Offered()
            let start = Instant.now
            Task(executorPreference: thread) {
                try await Timers.sleep(for: .milliseconds(20))
                work.record("job")
                try await Timers.sleep(for: .milliseconds(20))
                work.record("next job")
            }
            for time in [10, 50] {
                Timers.shared.add(at: start + .milliseconds(time)) { work.record("offer: \(thread.offer(work))") }
            }
            Timers.shared.add(at: start + .milliseconds(30)) { work.record("idle") }
            Timers.shared.add(at: start + .milliseconds(60)) { thread.finish(7) }
            let result = thread.wait()
            work.record("offer: \(thread.offer(work))")
            return (result, thread.number, work.events)
        }
        let done = ["offer: true", "run on \(number)", "interrupt, last: false", "end", "job", "idle", "next job"]
        let last = ["offer: true", "run on \(number)", "interrupt, last: true", "end", "offer: false"]
        #expect(result == 7 && events == done + last)
    }

    @Test("A thread that is left declines the work that it has not begun, takes no more, and gives its jobs to the workers")
    func declining() async {
        let thread = WaitingThread<Int>()
        let work = Offered()
        #expect(thread.offer(work))
        let jobs = [1, 2].map { number in Task(executorPreference: thread) { work.record("job \(number)") } }
        thread.leave()
        for job in jobs { await job.value }
        await Task(executorPreference: thread) { work.record("job 3") }.value
        #expect(!thread.offer(work))
        thread.leave()
        #expect(work.events.sorted() == ["decline by \(thread.number)", "job 1", "job 2", "job 3"])
        let other = WaitingThread<Int>()
        #expect(other.number != thread.number)
        other.finish(1)
        #expect(!other.offer(work), "it has its result")
        #expect(other.wait() == 1)
    }

    /// Work that calls its two closures once and ends.
    private final class Brief: IdleWork {
        private let states = Monitor<[Bool]>([])

        /// Whether the thread was idle before and after the signal.
        var idle: [Bool] { states.withLock { $0 } }

        func run(onThread number: Int, while isIdle: () -> Bool, onSignal: () -> Void) {
            let before = isIdle()
            onSignal()
            let after = isIdle()
            states.withLock { $0 = [before, after] }
        }

        func interrupt(isLast: Bool) {}
        func decline(byThread number: Int) {}
    }

    @Test("A signal during the work of a thread ends its wait, if it notices signals", arguments: [true, false])
    func signals(noticesSignals: Bool) async {
        let (idle, first, time, last) = await onThread {
            let thread = WaitingThread<Int>(noticesSignals: noticesSignals)
            let (work, times) = (Brief(), Times())
            Timers.shared.add(at: .now + .milliseconds(10)) { _ = thread.offer(work) }
            Timers.shared.add(at: .now + .milliseconds(50)) { thread.finish(7) }
            let first = thread.waitUntilSignal()
            return (work.idle, first, times.now, thread.wait())
        }
        #expect(idle == [true, !noticesSignals] && first == (noticesSignals ? nil : 7) && last == 7)
        #expect(time == (noticesSignals ? 10 : 50))
    }
}
