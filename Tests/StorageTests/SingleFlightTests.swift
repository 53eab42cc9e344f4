import Errors
import Testing

@testable import Storage

@Suite("Single flight", .timeLimit(.minutes(1)))
struct SingleFlightTests {
    @Test("Concurrent waiters share one run")
    func once() async throws {
        let flight = SingleFlight<Int>()
        let counter = Counter()
        let gate = AsyncStream.makeStream(of: Void.self)
        let values = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await flight.value {
                        for await _ in gate.stream { break }
                        return counter.next()
                    }
                }
            }
            // All waiters join before the work ends.
            try await Task.sleep(for: .milliseconds(50))
            gate.continuation.yield()
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(values == Array(repeating: 1, count: 50))
    }

    @Test("After a failure, the next call starts the work again")
    func failures() async throws {
        let flight = SingleFlight<Int>()
        await #expect(throws: DanXiError.self) { try await flight.value { throw DanXiError(.network, "no") } }
        #expect(try await flight.value { 2 } == 2)
    }

    @Test("Cancelling one waiter does not affect the others, and cancelling the last one cancels the work")
    func cancelling() async throws {
        let flight = SingleFlight<Int>()
        let began = AsyncStream.makeStream(of: Void.self)
        let ended = AsyncStream.makeStream(of: Bool.self)
        let work: SingleFlight<Int>.Work = {
            began.continuation.yield()
            do { try await Task.sleep(for: .seconds(60)) } catch {
                ended.continuation.yield(Task.isCancelled)
                throw error
            }
            return 1
        }
        let first = Task { try await flight.value(work) }
        for await _ in began.stream { break }
        let second = Task { try await flight.value(work) }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        for await wasCancelled in ended.stream {
            #expect(wasCancelled)
            break
        }
    }
}
