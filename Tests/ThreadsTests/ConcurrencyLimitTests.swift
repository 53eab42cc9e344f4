import TestSupport
import Testing

@testable import Threads

@Suite("Concurrency limits", .virtualTime, .timeLimit(.minutes(5)))
struct ConcurrencyLimitTests {
    let limit = ConcurrencyLimit(1)
    let gate = Gate()

    /// Returns a task that counts toward the limit until the gate opens.
    func working() -> Task<Void, any Error> { Task(executorPreference: Workers.shared) { try await limit.run { await gate.pass() } } }

    @Test("At most as many tasks as the limit allows run at the same time")
    func order() async throws {
        let limit = ConcurrencyLimit(2)
        let counts = Monitor((now: 0, most: 0))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<6 {
                group.addTask {
                    try await limit.run {
                        counts.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
                        await gate.pass()
                        counts.withLock { $0.now -= 1 }
                    }
                }
            }
            for _ in 0..<2 { await gate.arrival() }
            for _ in 0..<4 {
                gate.open()
                await gate.arrival()
            }
            for _ in 0..<2 { gate.open() }
            try await group.waitForAll()
        }
        #expect(counts.withLock { $0 } == (0, 2))
    }

    @Test("Only a task that must wait reports that it waits")
    func waiting() async throws {
        let waits = Monitor<[String]>([])
        let first = Task(executorPreference: Workers.shared) {
            try await limit.run(whenWaiting: { waits.withLock { $0.append("first") } }) { await gate.pass() }
        }
        await gate.arrival()
        let second = Task(executorPreference: Workers.shared) {
            try await limit.run(whenWaiting: { waits.withLock { $0.append("second") } }) {}
        }
        try await until { waits.withLock { $0 } == ["second"] }
        gate.open()
        try await first.value
        try await second.value
        #expect(waits.withLock { $0 } == ["second"])
    }

    @Test("A task that is cancelled before or during its wait stops waiting, and its closure does not run")
    func cancelled() async throws {
        let first = working()
        await gate.arrival()
        for isEarly in [true, false] {
            let waiting = Task(executorPreference: Workers.shared) { try await limit.run { Issue.record("the closure ran") } }
            if !isEarly { await Task.yield() }
            waiting.cancel()
            await #expect(throws: CancellationError.self) { try await waiting.value }
        }
        gate.open()
        try await first.value
        try await limit.run {}
    }

    @Test("A task stops waiting at its deadline, and its closure does not run")
    func deadline() async throws {
        try #require(Timers.shared.prepare())
        let first = working()
        await gate.arrival()
        for deadline in [Instant.now, .now + .milliseconds(20)] {
            await #expect(throws: ConcurrencyLimit.DeadlinePassed.self) {
                try await limit.run(until: { deadline }) { Issue.record("the closure ran") }
            }
        }
        gate.open()
        try await first.value
        try await limit.run {}
    }

    @Test("A wait does not end at its first deadline if the deadline has moved")
    func moved() async throws {
        try #require(Timers.shared.prepare())
        let first = working()
        await gate.arrival()
        let (looks, look) = AsyncStream.makeStream(of: Void.self)
        let isLate = Monitor(false)
        let waiting = Task(executorPreference: Workers.shared) {
            try await limit.run(until: {
                look.yield()
                return isLate.withLock { $0 } ? .now + .seconds(3600) : .now + .milliseconds(1)
            }) { 7 }
        }
        var looked = looks.makeAsyncIterator()
        _ = await looked.next()
        // The deadline that the closure returns is later each time, so the wait continues.
        _ = await looked.next()
        isLate.withLock { $0 = true }
        gate.open()
        try await first.value
        let value = try await waiting.value
        #expect(value == 7)
    }

    @Test("The closure that returns the deadline of a task is released after the wait of the task")
    func released() async throws {
        try #require(Timers.shared.prepare())
        let first = working()
        await gate.arrival()
        let (looks, look) = AsyncStream.makeStream(of: Void.self)
        let (end, released) = AsyncStream.makeStream(of: Void.self)
        let waiting = waitingTask(look, Released { released.finish() })
        var looked = looks.makeAsyncIterator()
        _ = await looked.next()
        gate.open()
        try await first.value
        try await waiting.value
        // If the object is kept, the stream never ends, and the test reaches its time limit.
        for await _ in end {}
    }

    /// Returns a task that waits for its turn with a deadline closure that refers to an object.
    private func waitingTask(_ look: AsyncStream<Void>.Continuation, _ object: Released) -> Task<Void, any Error> {
        Task(executorPreference: Workers.shared) {
            try await limit.run(until: {
                look.yield()
                return object.later
            }) {}
        }
    }

    private final class Released: Sendable {
        private let action: @Sendable () -> Void

        init(_ action: @escaping @Sendable () -> Void) {
            self.action = action
        }

        deinit { action() }

        var later: Instant { .now + .seconds(3600) }
    }

    @Test("After the closure of a task throws an error, the next task can run")
    func failing() async throws {
        struct Failure: Error {}
        for _ in 0..<3 { await #expect(throws: Failure.self) { try await limit.run { throw Failure() } } }
        try await limit.run {}
    }
}
