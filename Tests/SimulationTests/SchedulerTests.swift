import Testing
import Threads

@testable import Simulation

/// The events of a test. One thread at a time uses it.
private final class Events: @unchecked Sendable {
    var all: [String] = []
    func add(_ event: String) { all.append(event) }
}

@Suite("The scheduler of the simulated world", .timeLimit(.minutes(5)))
struct SchedulerTests {
    private let scheduler = Scheduler(seed: Seed(1))
    private let events = Events()

    /// Runs a body as the first thread of a process.
    private func run(_ body: @escaping @Sendable (SimulatedProcess) -> Void) throws {
        let process = SimulatedProcess(number: 1, scheduler: scheduler, wallOffset: 1000)
        let world = process.world()
        try scheduler.run(in: process) { world.run { body(process) } }
    }

    @Test("Virtual time jumps over a sleep, and the wall clock follows")
    func time() throws {
        try run { [events] _ in
            let (start, wall) = (Instant.now, World.current.clocks.wallMilliseconds)
            World.current.threads.sleep(for: .seconds(3600))
            events.add("\(Instant.now - start) \(World.current.clocks.wallMilliseconds - wall)")
        }
        #expect(events.all == ["3600.0 seconds 3600000"])
    }

    @Test("A thread that nobody wakes is a deadlock")
    func deadlock() {
        #expect(throws: Scheduler.Failure.deadlock) {
            try run { _ in
                let never: Monitor<Int> = Monitor(0)
                never.wait { $0 > 0 ? () : nil }
            }
        }
    }

    @Test("Threads wake each other, and a join waits for the end of a thread")
    func threads() throws {
        try run { [events] _ in
            let value = Monitor(0)
            let thread = SystemThread.start {
                value.wait { $0 == 1 ? () : nil }
                events.add("woken")
            }
            World.current.threads.sleep(for: .seconds(1))
            events.add("wakes")
            value.withLock { $0 = 1 }
            value.wakeAll()
            thread?.join()
            events.add("joined")
        }
        #expect(events.all == ["wakes", "woken", "joined"])
    }

    @Test("Different seeds choose different orders")
    func orders() throws {
        var orders: Set<String> = []
        for number in 1...20 {
            let (scheduler, events) = (Scheduler(seed: Seed(UInt64(number))), Events())
            let process = SimulatedProcess(number: 1, scheduler: scheduler, wallOffset: 0)
            let world = process.world()
            try scheduler.run(in: process) {
                world.run {
                    let threads = ["a", "b", "c"].compactMap { name in SystemThread.start { events.add(name) } }
                    for thread in threads { thread.join() }
                }
            }
            orders.insert(events.all.joined())
        }
        #expect(orders.count > 3 && orders.allSatisfy { $0.count == 3 })
    }

    @Test("A killed process runs no further, not even its cleanup, and tells that it was killed")
    func kill() throws {
        let other = SimulatedProcess(number: 2, scheduler: scheduler, wallOffset: 0)
        let world = other.world()
        other.whenKilled { [events] in events.add("killed") }
        try run { [events, scheduler] _ in
            let thread = scheduler.makeThread(of: other) {
                world.run {
                    defer { events.add("cleanup") }
                    events.add("begins")
                    World.current.threads.sleep(for: .seconds(10))
                    events.add("goes on")
                }
            }
            thread.startReally()
            World.current.threads.sleep(for: .seconds(1))
            other.kill()
            World.current.threads.sleep(for: .seconds(60))
        }
        #expect(events.all == ["begins", "killed"])
    }

    @Test("A stopped process goes on after the stop")
    func stop() throws {
        let other = SimulatedProcess(number: 2, scheduler: scheduler, wallOffset: 0)
        let world = other.world()
        try run { [events, scheduler] _ in
            let thread = scheduler.makeThread(of: other) {
                world.run {
                    World.current.threads.sleep(for: .seconds(2))
                    events.add("\(scheduler.now / 1_000_000_000)")
                }
            }
            thread.startReally()
            World.current.threads.sleep(for: .seconds(1))
            other.stop(for: 30_000_000_000)
            World.current.threads.sleep(for: .seconds(60))
        }
        #expect(events.all == ["31"])
    }

    @Test("Computing takes time only on a busy machine, where one ready thread of a hundred waits for up to 20 ms")
    func busyMachine() throws {
        let times = try [false, true].map { isBusy in
            let scheduler = Scheduler(seed: Seed(1), isBusy: isBusy)
            let process = SimulatedProcess(number: 1, scheduler: scheduler, wallOffset: 0)
            let world = process.world()
            try scheduler.run(in: process) { world.run { for _ in 0..<10_000 { scheduler.checkpoint() } } }
            return scheduler.now / 1_000_000
        }
        #expect(times[0] == 0)
        #expect((500...1500).contains(times[1]))
    }

    @Test("A thread of another world that uses a lock of this one ends the process, with a message")
    func strangeThread() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let process = SimulatedProcess(number: 1, scheduler: Scheduler(seed: Seed(1)), wallOffset: 0)
            let world = process.world()
            let lock = world.run { Monitor(0) }
            try process.scheduler.run(in: process) {
                World.current.threads.start { lock.withLock { $0 += 1 } }?.join()
            }
        }
        let text = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("A thread without the baton uses the scheduler"))
    }
}
