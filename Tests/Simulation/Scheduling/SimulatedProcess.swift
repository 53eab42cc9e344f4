import Threads

/// A simulated process: a world whose threads, clocks and random numbers are simulated.
package final class SimulatedProcess: @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses the properties.
    package let number: Int
    /// The number of this start of the process, which no other start of any process has.
    package let launch: Int
    package let scheduler: Scheduler
    /// The threads that have not ended, by their numbers.
    var threads: [Int: SimulatedThread] = [:]
    package var threadCount: Int { threads.count }
    /// Whether the threads of the process may run. A stopped process runs again later; a killed one never does.
    private(set) var isRunning = true
    /// Whether the process was killed, or its history is over.
    package private(set) var isKilled = false
    /// Whether the process was killed before the end of the history.
    package private(set) var isDead = false
    /// The difference between the wall clock of the process and virtual time, in milliseconds.
    package var wallOffset: Int
    private let seed: Seed
    private var whenKilled: [@Sendable () -> Void] = []

    /// - Parameter wallOffset: the wall clock's time at the beginning of the history, in milliseconds since 1970.
    package init(number: Int, launch: Int = 0, scheduler: Scheduler, wallOffset: Int) {
        (self.number, self.launch, self.scheduler, self.wallOffset) = (number, launch, scheduler, wallOffset)
        seed = scheduler.seed.branch()
        scheduler.add(self)
    }

    /// Creates the world of the process.
    /// - Parameter members: the doors of higher modules.
    package func world(_ members: [ObjectIdentifier: any Sendable] = [:]) -> World {
        World(
            clocks: SimulatedClocks(process: self), threads: SimulatedThreads(process: self), randomness: seed, members: members)
    }

    /// Adds an action that runs when the process is killed, for example to release its locks.
    package func whenKilled(_ action: @escaping @Sendable () -> Void) { whenKilled.append(action) }

    /// Kills the process: none of its threads runs again, and none of its cleanup does.
    package func kill() {
        guard !isKilled else { return }
        isKilled = true
        isDead = true
        isRunning = false
        for action in whenKilled { action() }
        whenKilled = []
        scheduler.kill(self)
    }

    /// Ends the threads of the process at the end of a history.
    func end() {
        isKilled = true
        isRunning = false
        for action in whenKilled { action() }
        whenKilled = []
        endThreads(except: nil)
    }

    /// Makes the threads end as soon as they get their batons, without any of their cleanup.
    func endThreads(except current: SimulatedThread?) {
        let last = threads.values.filter { $0 !== current }
        threads = [:]
        for thread in last {
            thread.isKilled = true
            thread.isBlocked = false
            thread.baton.pass()
        }
    }

    /// Stops the process for a duration, in nanoseconds.
    package func stop(for duration: Int) {
        guard isRunning else { return }
        isRunning = false
        scheduler.at(scheduler.now + duration) { [self] in isRunning = !isKilled }
    }
}

private struct SimulatedClocks: Clocks {
    let process: SimulatedProcess

    var now: Instant { Instant(nanoseconds: process.scheduler.now + Self.uptime) }
    var wallMicroseconds: Int { process.wallOffset * 1000 + process.scheduler.now / 1000 }

    /// The computer has run for a day when a history begins.
    private static let uptime = 86_400_000_000_000
}

private struct SimulatedThreads: ThreadSystem {
    let process: SimulatedProcess

    var processorCount: Int { 4 }

    func start(_ body: @escaping @Sendable () -> Void) -> (any StartedThread)? {
        let thread = process.scheduler.makeThread(of: process, body)
        thread.startReally()
        return thread
    }

    func makeCondition() -> any Condition { SimulatedCondition(scheduler: process.scheduler) }

    /// A simulated thread handles no signals.
    func makeCondition(_ signal: SignalFlag) -> any Condition { makeCondition() }

    func sleep(for duration: Duration) {
        process.scheduler.block(until: process.scheduler.now + duration.simulatedNanoseconds)
    }

    func checkpoint() { process.scheduler.checkpoint() }
}

/// A lock and condition of simulated threads.
private final class SimulatedCondition: Condition, @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses the properties.
    private let scheduler: Scheduler
    private var owner: SimulatedThread?
    /// The threads that wait for the lock, in order.
    private var applicants: [SimulatedThread] = []
    /// The threads that wait for a wake-up, in order.
    private var waiters: [SimulatedThread] = []

    init(scheduler: Scheduler) { self.scheduler = scheduler }

    func lock() {
        // Outside of a history, for example when objects are released at its end, no other thread runs.
        guard let thread = scheduler.current else { return }
        guard owner != nil else {
            owner = thread
            return
        }
        applicants.append(thread)
        scheduler.block()
    }

    func unlock() {
        guard owner != nil else { return }
        owner = applicants.isEmpty ? nil : applicants.removeFirst()
        if let owner { scheduler.wake(owner) }
    }

    func wait() { wait(until: nil) }

    func wait(atMost limit: Duration) { wait(until: scheduler.now + limit.simulatedNanoseconds) }

    private func wait(until time: Int?) {
        guard let thread = scheduler.current else { return }
        waiters.append(thread)
        unlock()
        scheduler.block(until: time)
        waiters.removeAll { $0 === thread }
        lock()
    }

    func wakeOne() {
        guard !waiters.isEmpty else { return }
        scheduler.wake(waiters.remove(at: scheduler.seed.int(in: 0...(waiters.count - 1))))
    }

    func wakeAll() {
        for waiter in waiters { scheduler.wake(waiter) }
        waiters = []
    }
}

extension Duration {
    /// The duration in nanoseconds, at most a year.
    package var simulatedNanoseconds: Int {
        let (seconds, attoseconds) = Swift.min(self, .seconds(31_536_000)).components
        return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    }
}
