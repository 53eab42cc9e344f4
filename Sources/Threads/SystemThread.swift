#if canImport(Glibc)
    import Glibc
#endif

/// A thread that the library starts itself. It blocks all signals, so that the program's own threads handle them.
///
/// The thread is a pthread, because libdispatch ends or blocks the process when the system has no more threads or descriptors.
package struct SystemThread: Sendable {
    /// The minimum stack size of a thread, in bytes. It is set because the default of the process may be smaller (`ulimit -s`).
    private static let stackSize = 1 << 20

    private let thread: pthread_t
    private let end: Monitor<Bool>

    /// Starts a thread that runs `body`. The caller must join or detach the thread.
    /// - Returns: nil if the process has too many threads or too little memory. In this case, `body` is not called.
    package static func start(_ body: @escaping @Sendable () -> Void) -> SystemThread? {
        let end = Monitor(false)
        let work = Unmanaged.passRetained(
            Work {
                body()
                end.withLock { $0 = true }
                end.wakeAll()
            })
        var thread = pthread_t()
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        var usualSize = 0
        pthread_attr_getstacksize(&attributes, &usualSize)
        if usualSize < stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
        var all = sigset_t()
        var previous = sigset_t()
        // A thread inherits the signal mask of the thread that creates it.
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &previous)
        let failure = pthread_create(
            &thread, &attributes,
            { context in
                if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
                return nil
            }, work.toOpaque())
        pthread_sigmask(SIG_SETMASK, &previous, nil)
        guard failure == 0 else {
            work.release()
            return nil
        }
        return SystemThread(thread: thread, end: end)
    }

    /// Waits until the thread has ended.
    package func join() { pthread_join(thread, nil) }

    /// Waits until the thread has ended, for at most `limit`. If the thread still runs then, detaches it.
    package func join(atMost limit: Duration) {
        let instant = ContinuousClock.now + limit
        let hasEnded = end.wait(until: { _ in instant }) { $0 ? true : nil }
        if hasEnded == true { join() } else { detach() }
    }

    /// Detaches the thread: when the thread ends, the system frees its resources without a join.
    package func detach() { pthread_detach(thread) }

    /// Whether the caller runs on this thread.
    package var isCurrent: Bool { pthread_equal(thread, pthread_self()) != 0 }

    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
