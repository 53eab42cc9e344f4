/// A pool of threads that run work in the order of its arrival.
///
/// The pool has few threads. If work is waiting and no thread finishes its work within 20 ms, for example because all threads wait for a
/// file or for a lock of the program, another thread starts, up to a limit. Threads beyond the usual number end after 5 seconds without
/// work.
package final class ThreadPool: Sendable {
    package typealias Work = @Sendable () -> Void

    private let usual: Int
    private let limit: Int
    private let state: Monitor<State>

    private struct State: Sendable {
        var queue = FIFO<Work>()
        var threads = 0
        /// Number of threads that wait for work.
        var idle = 0
        var finished = 0
        /// Whether a timer of ``watch()`` is set.
        var isWatched = false
    }

    private static let patience = Duration.milliseconds(20)
    private static let idleTime = Duration.seconds(5)

    /// - Parameters:
    ///   - usual: the number of threads that start when there is work for them, and that do not end.
    ///   - limit: the maximum number of threads, for times when the usual threads do not finish their work.
    package init(usual: Int, limit: Int, threads: any ThreadSystem = World.current.threads) {
        (self.usual, self.limit) = (usual, limit)
        state = Monitor(State(), threads: threads)
    }

    /// Starts a thread, unless one is running. Returns false if the system has no more threads. If work is added nevertheless, the work may
    /// never run.
    package func prepare() -> Bool {
        state.withLock { $0.threads > 0 || startThread(&$0) }
    }

    /// Adds work to the queue, and returns without waiting for a thread. Call ``prepare()`` first.
    package func run(_ work: @escaping Work) {
        let (wakes, watches) = state.withLock { state in
            state.queue.append(work)
            if state.idle >= state.queue.count { return (true, false) }
            if state.threads < usual, startThread(&state) { return (false, false) }
            defer { state.isWatched = true }
            return (state.idle > 0, !state.isWatched)
        }
        if wakes { state.wakeOne() }
        if watches { watch() }
    }

    /// Starts a thread and counts it. Returns false if the system has no more threads.
    private func startThread(_ state: inout State) -> Bool {
        guard let thread = SystemThread.start({ self.work() }) else { return false }
        thread.detach()
        state.threads += 1
        return true
    }

    private func work() {
        var hasWorked = false
        let threads = World.current.threads
        while let work = next(after: hasWorked) {
            threads.checkpoint()
            work()
            hasWorked = true
        }
    }

    /// Waits for work. Returns nil if the thread must end, because it is beyond the usual number and has been idle for `idleTime`.
    private func next(after hasWorked: Bool) -> Work? {
        let end = Instant.now + Self.idleTime
        var isWaiting = false
        let work = state.wait(until: { [usual] in $0.threads > usual ? end : nil }) { state -> Work? in
            if hasWorked, !isWaiting { state.finished &+= 1 }
            if isWaiting { state.idle -= 1 }
            isWaiting = false
            if let work = state.queue.popFirst() { return work }
            isWaiting = true
            state.idle += 1
            return nil
        }
        if work != nil { return work }
        return state.withLock { state in
            state.idle -= 1
            // Work may have arrived after the end of the wait.
            if let work = state.queue.popFirst() { return work }
            state.threads -= 1
            return nil
        }
    }

    /// Sets a timer. When the timer fires, another thread starts if work is waiting and no thread has finished work since the timer was
    /// set. The timer is set again as long as work is waiting.
    private func watch() {
        guard Timers.shared.prepare() else { return state.withLock { $0.isWatched = false } }
        let before = state.withLock { $0.finished }
        Timers.shared.add(at: .now + Self.patience) {
            let isBusy = self.state.withLock { state in
                state.isWatched = !state.queue.isEmpty
                if state.isWatched, state.finished == before, state.idle == 0, state.threads < self.limit { _ = self.startThread(&state) }
                return state.isWatched
            }
            if isBusy { self.watch() }
        }
    }
}
