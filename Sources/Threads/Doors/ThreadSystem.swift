/// The door to everything that starts, blocks or wakes a thread.
package protocol ThreadSystem: Sendable {
    /// The number of processors.
    var processorCount: Int { get }

    /// Starts a thread that runs `body` and blocks all signals. The caller must join or detach the thread.
    /// - Returns: nil if the process has too many threads or too little memory. In this case, `body` is not called.
    func start(_ body: @escaping @Sendable () -> Void) -> (any StartedThread)?

    func makeCondition() -> any Condition

    /// Returns a condition for one waiting thread. When this thread has handled a signal during a wait, and at least once a second, the wait
    /// ends, and `signal` is set.
    func makeCondition(_ signal: SignalFlag) -> any Condition

    /// Blocks the calling thread for `duration`.
    func sleep(for duration: Duration)

    /// Called where another thread may run first. The kernel switches threads anywhere, so only a simulated system acts on this call. The
    /// caller must not hold a `Mutex`.
    func checkpoint()
}

/// A thread that was started and is neither joined nor detached.
package protocol StartedThread: Sendable {
    /// Waits until the thread has ended.
    func join()

    /// Makes the system free the thread's resources when it ends, without a join.
    func detach()
}

/// A lock, and a condition that threads which hold the lock can wait for.
package protocol Condition: AnyObject, Sendable {
    func lock()
    func unlock()

    /// Unlocks, waits for a wake-up, and locks again. The wait may also end for no reason.
    func wait()

    /// The same as ``wait()``, for at most `limit`.
    func wait(atMost limit: Duration)

    /// Wakes one waiting thread.
    func wakeOne()

    /// Wakes all waiting threads.
    func wakeAll()
}
