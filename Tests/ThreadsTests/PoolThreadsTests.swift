import TestSupport
import Testing

@testable import Threads

@Suite("The threads of a pool", .virtualTime, .timeLimit(.minutes(5)))
struct PoolThreadsTests {
    private let times = Times()

    /// Adds work to a pool. All of it takes the same time, and records when it begins.
    private func add(_ count: Int, taking milliseconds: Int, to pool: ThreadPool, in world: World) {
        world.run {
            for _ in 0..<count {
                pool.run { [times] in
                    times.record()
                    World.current.threads.sleep(for: .milliseconds(milliseconds))
                }
            }
        }
    }

    @Test(
        "The usual threads start with the work. Others start every 20 ms while all are busy, up to the limit, and end after 5 idle seconds")
    func life() async throws {
        let threads = FewThreads()
        let world = threads.world()
        try #require(world.run { Timers.shared.prepare() })
        let pool = world.run { ThreadPool(usual: 2, limit: 4) }
        add(7, taking: 100, to: pool, in: world)
        try await times.wait(until: 1000)
        #expect(times.recorded == [0, 0, 20, 40, 100, 100, 120])
        // One of them is the thread of the timers.
        #expect(threads.counts == FewThreads.Counts(started: 5, ended: 0, joined: 0, detached: 5))
        for (time, ended) in [(5139, 0), (5141, 1), (5199, 1), (5201, 2), (60_000, 2)] {
            try await times.wait(until: time)
            #expect(threads.counts.ended == ended, "after \(time) ms")
        }
        add(3, taking: 100, to: pool, in: world)
        try await times.wait(until: 61_000)
        #expect(times.recorded.suffix(3) == [60_000, 60_000, 60_020])
        #expect(threads.counts.started == 6)
    }

    @Test("No thread starts beyond the usual number as long as work ends")
    func progress() async throws {
        let threads = FewThreads()
        let world = threads.world()
        try #require(world.run { Timers.shared.prepare() })
        let pool = world.run { ThreadPool(usual: 1, limit: 4) }
        add(10, taking: 15, to: pool, in: world)
        try await times.wait(until: 1000)
        #expect(times.recorded == (0..<10).map { $0 * 15 })
        #expect(threads.counts.started == 2)
    }

    @Test("Work that comes while no thread can be started runs later, and threads start again when they can")
    func shortage() async throws {
        let threads = FewThreads(1)
        let world = threads.world()
        let pool = world.run { ThreadPool(usual: 2, limit: 4) }
        add(3, taking: 100, to: pool, in: world)
        try await times.wait(until: 400)
        #expect(times.recorded == [0, 100, 200])
        threads.allow(.max)
        add(3, taking: 100, to: pool, in: world)
        try await times.wait(until: 1000)
        #expect(times.recorded.suffix(3) == [400, 400, 420])
    }

    @Test("A pool is prepared when it has a thread, and starts no second one for that")
    func preparation() {
        let threads = FewThreads(0)
        let world = threads.world()
        let pool = world.run { ThreadPool(usual: 2, limit: 4) }
        #expect(world.run { !pool.prepare() })
        threads.allow(5)
        for _ in 0..<2 { #expect(world.run { pool.prepare() }) }
        #expect(threads.counts.started == 1)
    }

    @Test("Work runs in the order of its arrival")
    func order() async throws {
        let pool = ThreadPool(usual: 1, limit: 1)
        let order = Monitor<[Int]>([])
        for number in 0..<5 {
            pool.run {
                order.withLock { $0.append(number) }
                World.current.threads.sleep(for: .milliseconds(30))
            }
        }
        try await times.wait(until: 1000)
        #expect(order.withLock { $0 } == [0, 1, 2, 3, 4])
    }

    @Test("The workers need a thread for timers and one for work")
    func workersNeedThreads() {
        let threads = FewThreads(0)
        let world = threads.world()
        for limit in 0...1 {
            threads.allow(limit)
            #expect(world.run { !world.workers.prepare() })
        }
        threads.allow(2)
        #expect(world.run { world.workers.prepare() })
        #expect(threads.counts.started == 2)
    }

    @Test("There is a worker for each processor, at least two, and up to 64 while all of them are busy", arguments: [(1, 2), (3, 3)])
    func workers(processors: Int, usual: Int) async throws {
        let threads = FewThreads(processorCount: processors)
        let world = threads.world()
        try #require(world.run { world.workers.prepare() })
        let tasks = world.run {
            (0..<66).map { _ in
                Task(executorPreference: world.workers) { [times] in
                    times.record()
                    World.current.threads.sleep(for: .seconds(10))
                }
            }
        }
        for task in tasks { await task.value }
        let early = Array(repeating: 0, count: usual) + (1...64 - usual).map { $0 * 20 }
        #expect(times.recorded == early + [10_000, 10_000])
    }
}
