import Glibc
import TestSupport
import Testing

@testable import Threads

@Suite("Threads that the library starts", .virtualTime, .timeLimit(.minutes(5)))
struct SystemThreadTests {
    @Test("A thread runs in the world of the thread that starts it")
    func world() async {
        let world = FewThreads().world()
        let isSame = Monitor<Bool?>(nil)
        let thread = world.run {
            SystemThread.start { isSame.withLock { $0 = World.current === world } }
        }
        thread?.join()
        #expect(isSame.withLock { $0 } == true)
    }

    @Test("If no thread can be started, its body does not run")
    func refused() {
        let world = FewThreads(0).world()
        let thread = world.run { SystemThread.start { Issue.record("the body ran") } }
        #expect(thread == nil)
    }

    @Test(
        "Joining a thread for a limited time waits until it has ended, or else detaches it",
        arguments: [(2000, 1000, true), (1001, 1000, true), (999, 999, false), (0, 0, false)])
    func join(limit: Int, waited: Int, hasEnded: Bool) throws {
        let threads = FewThreads()
        let times = Times()
        let thread = threads.world().run {
            SystemThread.start { World.current.threads.sleep(for: .seconds(1)) }
        }
        try #require(thread).join(atMost: .milliseconds(limit))
        #expect(times.now == waited)
        let ended = hasEnded ? 1 : 0
        #expect(threads.counts == FewThreads.Counts(started: 1, ended: ended, joined: ended, detached: 1 - ended))
    }
}

@Suite("Monitors", .virtualTime, .timeLimit(.minutes(5)))
struct MonitorTests {
    private let times = Times()
    private let monitor = Monitor(0)

    private func set(_ value: Int, at milliseconds: Int) {
        Timers.shared.add(at: .now + .milliseconds(milliseconds)) { [monitor] in
            monitor.withLock { $0 = value }
            monitor.wakeAll()
        }
    }

    @Test("A wait ends with a value of its closure, or else at its end")
    func limits() {
        let end = Instant.now + .milliseconds(100)
        set(1, at: 40)
        set(2, at: 60)
        func wait(for number: Int) -> Int? { monitor.wait(until: { _ in end }) { $0 == number ? $0 : nil } }
        #expect(wait(for: 2) == 2)
        #expect(times.now == 60)
        #expect(wait(for: 3) == nil)
        #expect(times.now == 100)
        #expect(wait(for: 2) == 2, "the closure is called once even after the end")
        #expect(wait(for: 3) == nil)
        #expect(times.now == 100)
    }

    @Test("The end of a wait is asked for before each wait, and may be missing")
    func changingEnd() {
        let start = Instant.now
        set(1, at: 1000)
        set(2, at: 2000)
        let value = monitor.wait(until: { $0 == 0 ? nil : start + .milliseconds($0 == 1 ? 2500 : 2200) }) { $0 == 3 ? $0 : nil }
        #expect(value == nil && times.now == 2200)
    }

    @Test("A wait without a limit ends with a value only")
    func unlimited() {
        set(1, at: 3_600_000)
        set(2, at: 7_200_000)
        let value = monitor.wait { $0 == 2 ? $0 : nil }
        #expect(value == 2 && times.now == 7_200_000)
        let again = monitor.wait { $0 == 2 ? $0 : nil }
        #expect(again == 2 && times.now == 7_200_000, "the closure is called before the wait")
    }

    @Test("One waiting thread is woken, or all of them")
    func wakeUps() async throws {
        let woken = Monitor(0)
        for _ in 0..<3 {
            SystemThread.start { [monitor] in
                monitor.wait { $0 > 0 ? () : nil }
                woken.withLock { $0 += 1 }
            }?.detach()
        }
        try await times.wait(until: 10)
        monitor.withLock { $0 = 1 }
        try await times.wait(until: 20)
        #expect(woken.withLock { $0 } == 0)
        monitor.wakeOne()
        try await times.wait(until: 30)
        #expect(woken.withLock { $0 } == 1)
        monitor.wakeAll()
        try await times.wait(until: 40)
        #expect(woken.withLock { $0 } == 3)
    }
}
