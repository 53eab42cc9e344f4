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

    @Test("As many tasks with a key run as the limit allows, follow-ups come first, and those that run or wait are counted")
    func limit() async throws {
        let turns = KeyedTurns<String>(limit: 2)
        let gate = Gate()
        let order = Monitor<[String]>([])
        #expect(turns.count(of: "a") == 0)
        var tasks: [Task<Void, any Error>] = []
        for (number, isFollowUp) in [false, false, false, true].enumerated() {
            tasks.append(
                Task {
                    try await turns.run("a", isFollowUp: isFollowUp, whenWaiting: { order.withLock { $0.append("\(number) waits") } }) {
                        order.withLock { $0.append("\(number)") }
                        await gate.pass()
                    }
                })
            if number < 2 { await gate.arrival() } else { while turns.count(of: "a") <= number { await Task.yield() } }
            while number >= 2, !order.withLock({ $0.contains("\(number) waits") }) { await Task.yield() }
        }
        #expect(turns.count(of: "a") == 4 && turns.count(of: "b") == 0)
        for _ in 0..<2 {
            gate.open()
            await gate.arrival()
        }
        #expect(order.withLock { $0 } == ["0", "1", "2 waits", "3 waits", "3", "2"])
        for _ in 0..<2 { gate.open() }
        for task in tasks { try await task.value }
        #expect(turns.count(of: "a") == 0 && turns.count == 0)
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
