import Synchronization
import TestSupport
import Testing
import Threads

@testable import Storage

/// Tests of shared work that still runs after its last waiter has left, while other callers start the same work again.
@Suite("Abandoned single flights", .virtualTime, .timeLimit(.minutes(5)))
struct AbandonedFlightTests {
    /// Starts a first run of the work, and cancels its only waiter. Starts a second run, which returns 2 after a gate opens. Then lets the
    /// first run end with `result`.
    /// - Returns: the waiter of the second run, and the gate that holds the second run.
    private func abandon(
        _ flight: SingleFlight<Int>, endingWith result: Result<Int, Late>
    ) async throws -> (next: Task<Int, any Error>, gate: Gate) {
        let (first, second) = (Gate(), Gate())
        let abandoned = Task(executorPreference: Workers.shared) {
            try await flight.value {
                await first.pass()
                return try result.get()
            }
        }
        await first.arrival()
        abandoned.cancel()
        let next = Task(executorPreference: Workers.shared) {
            try await flight.value {
                await second.pass()
                return 2
            }
        }
        await second.arrival()
        first.open()
        await #expect(throws: CancellationError.self) { try await abandoned.value }
        try await Timers.sleep(for: .seconds(1))
        return (next, second)
    }

    private struct Late: Error {}

    @Test("The value of abandoned work does not reach the waiters of the next run, and does not end that run")
    func lateValue() async throws {
        let flight = SingleFlight<Int>()
        let (next, gate) = try await abandon(flight, endingWith: .success(1))
        // This caller waits for the second run, which has not ended.
        let joined = Task.immediate(executorPreference: Workers.shared) { try await flight.value { 3 } }
        gate.open()
        let value = try await next.value
        #expect(value == 2)
        let joinedValue = try await joined.value
        #expect(joinedValue == 2)
    }

    @Test("An error of abandoned work does not reach the waiters of the next run")
    func lateError() async throws {
        let (next, gate) = try await abandon(SingleFlight<Int>(), endingWith: .failure(Late()))
        gate.open()
        let value = try await next.value
        #expect(value == 2)
    }

    @Test("Work that was started without a waiter is not cancelled when its later waiters leave")
    func kept() async throws {
        let flight = SingleFlight<Int>()
        let (gate, ended) = (Gate(), Gate())
        let wasCancelled = Mutex<Bool?>(nil)
        flight.start {
            await gate.pass()
            wasCancelled.withLock { $0 = Task.isCancelled }
            await ended.pass()
            return 1
        }
        await gate.arrival()
        let waiter = Task.immediate(executorPreference: Workers.shared) { try await flight.value { 2 } }
        waiter.cancel()
        await #expect(throws: CancellationError.self) { try await waiter.value }
        gate.open()
        await ended.arrival()
        let late = Task.immediate(executorPreference: Workers.shared) { try await flight.value { 3 } }
        ended.open()
        let value = try await late.value
        #expect(value == 1)
        #expect(wasCancelled.withLock { $0 } == false)
    }

    @Test("A caller that is cancelled before it waits starts no work")
    func cancelledBefore() async {
        let flight = SingleFlight<Int>()
        let counter = Counter()
        let gate = Gate()
        let task = Task(executorPreference: Workers.shared) {
            await gate.pass()
            return try await flight.value { counter.next() }
        }
        await gate.arrival()
        task.cancel()
        gate.open()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(counter.value == 0)
    }

    @Test("The value of an abandoned request does not replace the value of the next request in the cache")
    func notStored() async throws {
        let (first, second) = (Gate(), Gate())
        let counter = Counter()
        let account = Account()
        let cache = ValueCache<[Int]>(
            name: "numbers", validity: .seconds(3600), store: nil, log: { _, _ in }, account: account.reader
        ) {
            let number = counter.next()
            await (number == 1 ? first : second).pass()
            return [number]
        }
        let abandoned = Task(executorPreference: Workers.shared) { try await cache.value(.refresh) }
        await first.arrival()
        abandoned.cancel()
        async let next = cache.value(.refresh)
        await second.arrival()
        second.open()
        let value = try await next.value
        #expect(value == [2])
        first.open()
        await #expect(throws: CancellationError.self) { try await abandoned.value }
        try await Timers.sleep(for: .seconds(1))
        let stored = try await cache.value(.only).value
        #expect(stored == [2])
    }
}
