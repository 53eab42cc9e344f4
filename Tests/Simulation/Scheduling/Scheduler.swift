import Synchronization
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// Runs the threads of a simulated world one at a time, in an order that a seed chooses, and in virtual time.
///
/// A simulated thread is a real thread that waits for a baton. It runs until it blocks in a door: in a condition, a sleep, a join or a
/// checkpoint. Then the seed draws the next thread from all that are ready. If none is ready, the time jumps to the next timer. Computing
/// takes no time, except on a busy machine.
///
/// Only the thread that has the baton uses the scheduler, so nothing here is locked except the baton itself. Another thread, such as one of
/// another world, that uses a lock of this world ends the process: it would wait for a baton that nobody passes to it.
package final class Scheduler: @unchecked Sendable {
    /// The reason why a simulation cannot go on.
    package enum Failure: Error, Equatable {
        /// No thread is ready, and no timer is set.
        case deadlock
        /// The history has taken more switches than any history should.
        case endless
    }

    private struct Timer {
        let time: Int
        let number: Int
        let action: @Sendable () -> Void
    }

    package let seed: Seed
    private let isBusy: Bool
    /// Nanoseconds of virtual time since the beginning of the history.
    package private(set) var now = 0
    /// The thread that has the baton. Nil while the scheduler itself runs an action, and when the history is over.
    private var holder: SimulatedThread?
    private var ready: [SimulatedThread] = []
    private var timers = Heap()
    private var actions: [Int: Timer] = [:]
    private var lastNumber = 0
    private var switches = 0
    private var isOver = false
    private var processes: [SimulatedProcess] = []
    private(set) var failure: Failure?
    /// Signalled when the main thread of the simulation has ended.
    private let end = Baton()

    /// The number of switches after which a history counts as endless.
    private static let mostSwitches = 5_000_000
    /// The longest time for which a ready thread waits on a busy machine, in nanoseconds.
    private static let longestDelay = 20_000_000

    /// - Parameter isBusy: whether other programs use the processors too, so that one ready thread of a hundred waits before it runs.
    package init(seed: Seed, isBusy: Bool = false) { (self.seed, self.isBusy) = (seed, isBusy) }

    /// The calling thread. Nil while the scheduler itself runs an action, and when the history is over.
    var current: SimulatedThread? {
        // A precondition would have no message in optimized code.
        if let holder, !holder.isCaller { fatalError("A thread without the baton uses the scheduler") }
        return holder
    }

    // MARK: Running

    /// Runs `body` on the first simulated thread, in `process`, until it returns.
    package func run(in process: SimulatedProcess, _ body: @escaping @Sendable () -> Void) throws(Failure) {
        let thread = makeThread(of: process) { [self] in
            body()
            isOver = true
        }
        thread.startReally()
        ready.removeAll { $0 === thread }
        holder = thread
        thread.baton.pass()
        end.take()
        // The threads that are left wait for their batons.
        for process in processes { process.end() }
        if let failure { throw failure }
    }

    /// Adds a process, whose threads end with the history.
    func add(_ process: SimulatedProcess) { processes.append(process) }

    /// Creates a thread that is ready. The caller must call ``SimulatedThread/startReally()``.
    package func makeThread(of process: SimulatedProcess, _ body: @escaping @Sendable () -> Void) -> SimulatedThread {
        lastNumber += 1
        let thread = SimulatedThread(number: lastNumber, process: process, scheduler: self, body: body)
        process.threads[thread.number] = thread
        ready.append(thread)
        return thread
    }

    /// Ends the current thread: passes the baton on, and does not come back.
    func finish(_ thread: SimulatedThread) {
        thread.process.threads[thread.number] = nil
        for joiner in thread.joiners { wake(joiner) }
        thread.joiners = []
        thread.hasEnded = true
        holder = nil
        passOn()
    }

    // MARK: Blocking

    /// Blocks the current thread until ``wake(_:)``, or until `time`. Returns whether it was woken before.
    @discardableResult
    package func block(until time: Int? = nil) -> Bool {
        guard let thread = current else { return true }
        thread.isWoken = false
        thread.isBlocked = true
        let timer = time.map { time in at(max(time, now)) { [self] in if thread.isBlocked { makeReady(thread) } } }
        switchAway(from: thread)
        if let timer { cancel(timer) }
        return thread.isWoken
    }

    /// Makes a blocked thread ready.
    func wake(_ thread: SimulatedThread) {
        guard thread.isBlocked else { return }
        thread.isWoken = true
        makeReady(thread)
    }

    /// Lets the seed choose whether another thread runs first.
    package func checkpoint() {
        guard let thread = current else { return }
        ready.append(thread)
        switchAway(from: thread)
    }

    private func makeReady(_ thread: SimulatedThread) {
        thread.isBlocked = false
        ready.append(thread)
    }

    private func switchAway(from thread: SimulatedThread) {
        holder = nil
        passOn(from: thread)
        if thread.isKilled { thread.exit() }
    }

    /// Chooses the next thread, and passes the baton to it.
    /// - Parameter thread: the thread that passes the baton. It waits until it gets the baton back. Nil if it ends.
    private func passOn(from thread: SimulatedThread? = nil) {
        guard let next = next() else {
            end.pass()
            // Nobody passes the baton back: the history is over.
            thread?.baton.take()
            return
        }
        holder = next
        if next === thread { return }
        next.baton.pass()
        thread?.baton.take()
    }

    /// Returns the next thread, or nil if the history is over.
    private func next() -> SimulatedThread? {
        switches += 1
        if switches > Self.mostSwitches { failure = .endless }
        while !isOver, failure == nil {
            runDueActions()
            let runnable = ready.indices.filter { ready[$0].process.isRunning }
            if !runnable.isEmpty {
                let thread = ready.remove(at: seed.element(of: runnable))
                guard isBusy, seed.chance(1, in: 100) else { return thread }
                delay(thread)
                continue
            }
            guard let first = timers.first else {
                failure = .deadlock
                return nil
            }
            now = max(now, first.time)
        }
        return nil
    }

    /// Lets a thread wait for a processor before it is ready again.
    private func delay(_ thread: SimulatedThread) {
        at(now + seed.int(in: 1...Self.longestDelay)) { [self] in ready.append(thread) }
    }

    private func runDueActions() {
        while let first = timers.first, first.time <= now {
            timers.removeFirst()
            actions.removeValue(forKey: first.number)?.action()
        }
    }

    // MARK: Time

    /// Runs an action at a time of virtual time, on no thread: the action must not block.
    /// - Returns: the number of the timer.
    @discardableResult
    package func at(_ time: Int, _ action: @escaping @Sendable () -> Void) -> Int {
        lastNumber += 1
        actions[lastNumber] = Timer(time: max(time, now), number: lastNumber, action: action)
        timers.insert((max(time, now), lastNumber))
        return lastNumber
    }

    func cancel(_ timer: Int) {
        guard actions.removeValue(forKey: timer) != nil else { return }
        timers.removeCancelled { self.actions[$0] == nil }
    }

    /// Ends all threads of a process, without any of their cleanup.
    func kill(_ process: SimulatedProcess) {
        ready.removeAll { $0.process === process }
        process.endThreads(except: current)
        if let current, current.process === process {
            current.isKilled = true
            holder = nil
            passOn()
            current.exit()
        }
    }

    /// A heap of times and numbers.
    private struct Heap {
        private var entries: [(time: Int, number: Int)] = []

        var first: (time: Int, number: Int)? { entries.first }

        private func isBefore(_ one: Int, _ other: Int) -> Bool { entries[one] < entries[other] }

        mutating func insert(_ entry: (time: Int, number: Int)) {
            entries.append(entry)
            var index = entries.count - 1
            while index > 0, isBefore(index, (index - 1) / 2) {
                entries.swapAt(index, (index - 1) / 2)
                index = (index - 1) / 2
            }
        }

        mutating func removeFirst() {
            entries.swapAt(0, entries.count - 1)
            entries.removeLast()
            var index = 0
            while true {
                let least = [2 * index + 1, 2 * index + 2].filter { $0 < entries.count }.min { isBefore($0, $1) }
                guard let least, isBefore(least, index) else { return }
                entries.swapAt(index, least)
                index = least
            }
        }

        /// Removes the first entries as long as they are cancelled, so that the time does not jump to them.
        mutating func removeCancelled(_ isCancelled: (Int) -> Bool) {
            while let first = entries.first, isCancelled(first.number) { removeFirst() }
        }
    }
}
