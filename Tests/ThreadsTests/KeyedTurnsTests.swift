import TestSupport
import Testing

@testable import Threads

@Suite("Tasks that take turns by key", .timeLimit(.minutes(5)))
struct KeyedTurnsTests {
    @Test("Tasks with the same key run one after the other, tasks with different keys run concurrently, and a key without tasks is removed")
    func turns() async throws {
        let turns = KeyedTurns<Int>()
        let gate = Gate()
        let order = Monitor<[String]>([])
        @Sendable func work(_ key: Int, _ name: String) async throws {
            try await turns.run(key) {
                order.withLock { $0.append(name) }
                await gate.pass()
            }
        }
        async let first: Void = work(1, "first")
        await gate.arrival()
        async let other: Void = work(2, "other")
        await gate.arrival()
        async let second: Void = work(1, "second")
        gate.open()
        gate.open()
        await gate.arrival()
        #expect(order.withLock { $0 } == ["first", "other", "second"] && turns.count == 1)
        gate.open()
        _ = try await (first, other, second)
        #expect(turns.count == 0)
    }

    @Test("A task whose deadline passes while it waits does not run")
    func deadline() async throws {
        try #require(Timers.shared.prepare())
        let turns = KeyedTurns<Int>()
        let gate = Gate()
        async let first: Void = turns.run(1) { await gate.pass() }
        await gate.arrival()
        await #expect(throws: ConcurrencyLimit.DeadlinePassed.self) {
            try await turns.run(1, until: { .now }) { Issue.record("the closure ran after the deadline") }
        }
        gate.open()
        try await first
        #expect(turns.count == 0)
    }
}
