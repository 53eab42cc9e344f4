/// A thread that the library starts itself. It runs in the world of the thread that starts it, and blocks all signals, so that the program's
/// own threads handle them.
package struct SystemThread: Sendable {
    private let thread: any StartedThread
    private let end: Monitor<Bool>

    /// Starts a thread that runs `body`. The caller must join or detach the thread.
    /// - Returns: nil if the process has too many threads or too little memory. In this case, `body` is not called.
    package static func start(_ body: @escaping @Sendable () -> Void) -> SystemThread? {
        let world = World.current
        let end = Monitor(false)
        let thread = world.threads.start {
            world.run(body)
            end.withLock { $0 = true }
            end.wakeAll()
        }
        return thread.map { SystemThread(thread: $0, end: end) }
    }

    /// Waits until the thread has ended.
    package func join() { thread.join() }

    /// Waits until the thread has ended, for at most `limit`. If the thread still runs then, detaches it.
    package func join(atMost limit: Duration) {
        let instant = Instant.now + limit
        let hasEnded = end.wait(until: { _ in instant }) { $0 ? true : nil }
        if hasEnded == true { join() } else { detach() }
    }

    /// Detaches the thread: when the thread ends, the system frees its resources without a join.
    package func detach() { thread.detach() }
}
