import Calls
import Errors
import TestSupport
import Testing
import Threads

@Suite("The pace of requests", .virtualTime, .timeLimit(.minutes(5)))
struct RequestPaceTests {
    private let start = Instant.now

    /// Starts requests at the same time, and returns the times at which they may be sent, in milliseconds since the start of the test.
    private func times(_ count: Int, _ pace: RequestPace) async throws -> [Int] {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<count {
                group.addTask {
                    try await pace.waitForTurn()
                    return Int(start.duration(to: .now) / .milliseconds(1))
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }.sorted()
        }
    }

    @Test("Requests start one interval after each other, and at once after a longer time")
    func intervals() async throws {
        let pace = RequestPace(interval: .milliseconds(200))
        var sent = try await times(3, pace)
        #expect(sent == [0, 200, 400])
        try await Timers.sleep(for: .milliseconds(100))
        sent = try await times(1, pace)
        #expect(sent == [600])
        try await Timers.sleep(for: .milliseconds(2000))
        sent = try await times(2, pace)
        #expect(sent == [2600, 2800] && pace.requests == 6 && !pace.isEnded)
    }

    @Test("Without an interval, no request waits")
    func none() async throws {
        let sent = try await times(5, RequestPace(interval: .zero))
        #expect(sent == [0, 0, 0, 0, 0])
    }

    @Test("After two refusals, no further request starts")
    func refusals() async throws {
        let pace = RequestPace(interval: .seconds(1))
        pace.countRefusal()
        #expect(!pace.isEnded)
        let sent = try await times(2, pace)
        #expect(sent == [0, 1000])
        pace.countRefusal()
        #expect(pace.isEnded)
        let error = await failure { try await pace.waitForTurn() }
        let message = "The request was not sent, because servers have refused 2 requests of this call. Call again later."
        #expect(error == DanXiError(.rateLimited, message, delivery: .unsent))
        #expect(pace.requests == 2 && Instant.now - start == .seconds(1))
    }

    @Test("A request that is cancelled while it waits does not start")
    func cancelled() async throws {
        let pace = RequestPace(interval: .seconds(10))
        _ = try await times(1, pace)
        let waiting = Task(executorPreference: Workers.shared) { try await pace.waitForTurn() }
        try await Timers.sleep(for: .seconds(1))
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        #expect(Instant.now - start == .seconds(1))
    }
}
