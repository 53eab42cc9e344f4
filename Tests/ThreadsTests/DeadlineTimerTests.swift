import TestSupport
import Testing

@testable import Threads

@Suite("Timers for a deadline that may move", .virtualTime, .timeLimit(.minutes(5)))
struct DeadlineTimerTests {
    private let times = Times()
    /// The times at which the deadline was asked for.
    private let looks = Times()
    private let start = Instant.now

    private func timer(_ deadline: @escaping @Sendable () -> Int?) -> DeadlineTimer {
        DeadlineTimer(
            { [looks, start] in
                looks.record()
                return deadline().map { start + .milliseconds($0) }
            }, { [times] in times.record() })
    }

    @Test("The action runs once, at the deadline")
    func once() async throws {
        let timer = timer { 100 }
        try await times.wait(until: 1000)
        #expect(times.recorded == [100] && looks.recorded == [0, 100])
        timer.cancel()
    }

    @Test("If the deadline has moved when it is reached, the action runs at the new one")
    func moved() async throws {
        let deadline = Monitor(100)
        let timer = timer { deadline.withLock { $0 } }
        try await times.wait(until: 50)
        deadline.withLock { $0 = 250 }
        try await times.wait(until: 1000)
        #expect(times.recorded == [250] && looks.recorded.first == 0 && looks.recorded.last == 250)
        timer.cancel()
    }

    @Test("Without a deadline, the action does not run, also if the deadline is removed")
    func missing() async throws {
        let none = timer { nil }
        let deadline = Monitor<Int?>(100)
        let removed = timer { deadline.withLock { $0 } }
        deadline.withLock { $0 = nil }
        try await times.wait(until: 1000)
        #expect(times.recorded.isEmpty && looks.recorded.allSatisfy { $0 <= 100 })
        none.cancel()
        removed.cancel()
    }

    @Test("The action of a cancelled timer does not run, also if the timer is cancelled while the deadline is asked for")
    func cancelled() async throws {
        let early = timer { 100 }
        early.cancel()
        early.cancel()
        try await times.wait(until: 500)
        #expect(looks.recorded == [0])
        let held = Monitor<DeadlineTimer?>(nil)
        let number = Monitor(0)
        let late = timer {
            held.withLock { $0 }?.cancel()
            return number.withLock {
                $0 += 1
                return 500 + 100 * $0
            }
        }
        held.withLock { $0 = late }
        try await times.wait(until: 5000)
        #expect(times.recorded.isEmpty && looks.recorded.max() == 600)
        held.withLock { $0 = nil }
    }
}
