import Calls
import Errors
import Synchronization
import TestSupport
import Testing
import Threads

@Suite("The end of a long computation", .virtualTime, .timeLimit(.minutes(5)))
struct CallEndTests {
    @Test("A computation stops at the deadline of its call, and not before")
    func deadline() async throws {
        let end = CallEnd(CallContext(deadline: .now + .milliseconds(100)))
        try await Timers.sleep(for: .milliseconds(99))
        #expect(!end.shouldStop() && end.error == nil)
        try end.check()
        try await Timers.sleep(for: .milliseconds(1))
        #expect(end.shouldStop() && end.error == .deadlinePassed)
        #expect(throws: DanXiError.deadlinePassed) { try end.check() }
    }

    @Test("A computation of a call without a deadline goes on")
    func unlimited() async throws {
        let end = CallEnd()
        try await Timers.sleep(for: .seconds(1_000_000))
        #expect(!end.shouldStop() && end.error == nil)
    }

    @Test("A computation whose call is cancelled stops with that error, which stays, also if the deadline has passed before")
    func cancellation() async throws {
        for hasPassed in [true, false] {
            let checksEarly = Monitor(false)
            let task = Task(executorPreference: Workers.shared) {
                let end = CallEnd(CallContext(deadline: hasPassed ? Instant.now : nil))
                if hasPassed {
                    _ = end.shouldStop()
                    checksEarly.withLock { $0 = end.error == .deadlinePassed }
                }
                try? await Timers.sleep(for: .seconds(3600))
                return end.shouldStop() ? end.error : nil
            }
            if hasPassed { try await until { checksEarly.withLock { $0 } } }
            task.cancel()
            let error = await task.value
            #expect(error == (hasPassed ? DanXiError.deadlinePassed : .cancelled))
        }
    }

    @Test("A call that was cancelled after its deadline has the error of the cancellation")
    func both() async {
        let task = Task(executorPreference: Workers.shared) {
            try? await Timers.sleep(for: .seconds(3600))
            let end = CallEnd(CallContext(deadline: .now))
            _ = end.shouldStop()
            return end.error
        }
        task.cancel()
        let error = await task.value
        #expect(error == .cancelled)
    }
}

/// The place of a call, which counts how often the call gives it up.
final class CountedPlace: CallPlace {
    private let state = Mutex(0)

    var count: Int { state.withLock { $0 } }

    func giveUp() { state.withLock { $0 += 1 } }
}

@Suite("Turns of calls", .virtualTime, .timeLimit(.minutes(5)))
struct CallTurnsTests {
    private let gate = Gate()

    @Test("A call that waits for its turn gives up its place, and one that need not wait keeps it")
    func places() async throws {
        let (limit, turns) = (ConcurrencyLimit(1), KeyedTurns<Int>())
        let runs: [@Sendable (CallContext, @Sendable () async -> Void) async throws -> Void] = [
            { try await limit.run(in: $0, $1) }, { try await turns.run(1, in: $0, $1) },
        ]
        for run in runs {
            let (first, second) = (CountedPlace(), CountedPlace())
            let holder = Task(executorPreference: Workers.shared) { [gate] in
                try await run(CallContext(place: first)) { await gate.pass() }
            }
            await gate.arrival()
            let waiting = Task(executorPreference: Workers.shared) { try await run(CallContext(place: second)) {} }
            try await until { second.count == 1 }
            gate.open()
            try await holder.value
            try await waiting.value
            #expect(first.count == 0 && second.count == 1)
        }
    }

    @Test("A call waits for its turn until its deadline")
    func deadlines() async throws {
        let (limit, turns) = (ConcurrencyLimit(1), KeyedTurns<Int>())
        let holders = [
            Task(executorPreference: Workers.shared) { [gate] in try await limit.run { await gate.pass() } },
            Task(executorPreference: Workers.shared) { [gate] in try await turns.run(1) { await gate.pass() } },
        ]
        for _ in holders { await gate.arrival() }
        let start = Instant.now
        let runs: [@Sendable (CallContext) async throws -> Void] = [
            { try await limit.run(in: $0) {} }, { try await turns.run(1, in: $0) {} },
        ]
        for (number, run) in runs.enumerated() {
            await #expect(throws: ConcurrencyLimit.DeadlinePassed.self) { try await run(CallContext(deadline: .now + .seconds(2))) }
            #expect(Instant.now - start == .seconds(2 * (number + 1)))
        }
        for holder in holders {
            gate.open()
            try await holder.value
        }
    }

    @Test("Turns of follow-ups come first")
    func followUps() async throws {
        let turns = KeyedTurns<Int>()
        let order = Monitor<[Bool]>([])
        let holder = Task(executorPreference: Workers.shared) { [gate] in try await turns.run(1) { await gate.pass() } }
        await gate.arrival()
        var tasks = [holder]
        for isFollowUp in [false, true] {
            let place = CountedPlace()
            tasks.append(
                Task(executorPreference: Workers.shared) {
                    try await turns.run(1, in: CallContext(place: place), isFollowUp: isFollowUp) {
                        order.withLock { $0.append(isFollowUp) }
                    }
                })
            try await until { place.count == 1 }
        }
        gate.open()
        for task in tasks { try await task.value }
        #expect(order.withLock { $0 } == [true, false])
    }
}
