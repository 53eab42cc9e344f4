import Synchronization
import TestSupport
import Testing

@testable import Threads

@Suite("Timers", .virtualTime, .timeLimit(.minutes(5)))
struct TimersTests {
    let timers = Timers()

    @Test("Actions run in the order of their times, not in the order in which they were added")
    func order() async {
        #expect(timers.prepare())
        let (numbers, source) = AsyncStream.makeStream(of: Int.self)
        let start = Instant.now
        for number in [3, 1, 4, 0, 2] { timers.add(at: start + .milliseconds(50 + 5 * number)) { source.yield(number) } }
        var seen: [Int] = []
        for await number in numbers {
            seen.append(number)
            if seen.count == 5 { break }
        }
        #expect(seen == [0, 1, 2, 3, 4])
        #expect(Instant.now == start + .milliseconds(70))
    }

    @Test("A cancelled action does not run, but the next action does")
    func cancelled() async {
        #expect(timers.prepare())
        let (numbers, source) = AsyncStream.makeStream(of: Int.self)
        let start = Instant.now
        let first = timers.add(at: start + .milliseconds(20)) { source.yield(1) }
        timers.add(at: start + .milliseconds(40)) { source.yield(2) }
        #expect(timers.cancel(first))
        #expect(!timers.cancel(first))
        for await number in numbers {
            #expect(number == 2)
            break
        }
    }

    @Test("Sleeping takes the given time, and ends when the task is cancelled")
    func sleep() async throws {
        let start = Instant.now
        try await Timers.sleep(for: .milliseconds(20))
        #expect(Instant.now == start + .milliseconds(20))
        for isEarly in [true, false] {
            let sleeper = Task(executorPreference: Workers.shared) { try await Timers.sleep(for: .seconds(3600)) }
            if !isEarly { try await Timers.sleep(for: .milliseconds(5)) }
            sleeper.cancel()
            await #expect(throws: CancellationError.self) { try await sleeper.value }
        }
    }

    @Test("An action with an earlier time than those before it runs on time, and one whose time has passed at once")
    func earlier() async throws {
        #expect(timers.prepare())
        let times = Times()
        let start = Instant.now
        for (time, added) in [(300, 0), (200, 10), (100, 20), (250, 30), (0, 150)] {
            try await times.wait(until: added)
            timers.add(at: start + .milliseconds(time)) { times.record() }
        }
        try await times.wait(until: 1000)
        #expect(times.recorded == [100, 150, 200, 250, 300])
    }

    @Test("After most actions were cancelled, the others run at their times")
    func cancelledMostly() async throws {
        #expect(timers.prepare())
        let times = Times()
        let start = Instant.now
        let ids = (1...300).map { time in timers.add(at: start + .milliseconds(time)) { times.record() } }
        for (index, id) in ids.enumerated() where (index + 1) % 50 != 0 {
            let isCancelled = timers.cancel(id)
            #expect(isCancelled)
        }
        try await times.wait(until: 1000)
        #expect(times.recorded == [50, 100, 150, 200, 250, 300])
        for id in ids { #expect(!timers.cancel(id), "it has run or was cancelled before") }
    }

    @Test("An action cannot be cancelled while it runs, and a slow action delays the next one")
    func running() async throws {
        #expect(timers.prepare())
        let times = Times()
        let slow = timers.add(at: .now + .milliseconds(10)) { World.current.threads.sleep(for: .milliseconds(100)) }
        let next = timers.add(at: .now + .milliseconds(20)) { times.record() }
        let dropped = timers.add(at: .now + .milliseconds(30)) { Issue.record("the action ran") }
        try await times.wait(until: 50)
        let cancelled = (timers.cancel(slow), timers.cancel(dropped))
        #expect(cancelled == (false, true))
        try await times.wait(until: 500)
        #expect(times.recorded == [110] && !timers.cancel(next))
    }

    @Test("Timers without a thread are not prepared, and a sleep ends at once. They have one thread later")
    func withoutThread() async throws {
        let threads = FewThreads(0)
        let world = threads.world()
        let times = Times()
        #expect(world.run { !world.timers.prepare() })
        try await World.$current.withValue(world) { try await Timers.sleep(for: .seconds(10)) }
        #expect(times.now == 0)
        threads.allow(5)
        for _ in 0..<2 { #expect(world.run { world.timers.prepare() }) }
        try await World.$current.withValue(world) { try await Timers.sleep(for: .seconds(10)) }
        #expect(times.now == 10_000 && threads.counts == FewThreads.Counts(started: 1, detached: 1))
    }

    @Test("After random insertions and removals, the first entry of the heap has the earliest time")
    func heap() {
        var heap = TimerHeap()
        let start = Instant.now
        var times: [Instant] = []
        var random = SystemRandomNumberGenerator()
        for number in 0..<2000 {
            if times.isEmpty || !number.isMultiple(of: 3) {
                let time = start + .milliseconds(Int.random(in: 0..<500, using: &random))
                heap.insert(TimerHeap.Entry(time: time, number: number))
                times.append(time)
            } else {
                #expect(heap.first?.time == times.min())
                times.remove(at: times.firstIndex(of: times.min() ?? start) ?? 0)
                heap.removeFirst()
            }
            if number == 1500 {
                let middle = start + .milliseconds(250)
                heap.removeAll { $0.time < middle }
                times.removeAll { $0 < middle }
            }
        }
        while let first = heap.first {
            #expect(first.time == times.min())
            times.remove(at: times.firstIndex(of: first.time) ?? 0)
            heap.removeFirst()
        }
        #expect(times.isEmpty)
    }
}
