import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Runs the host's callbacks of one session, one at a time.
final class CallbackQueue: Sendable {
    private let queue = DispatchQueue(label: "danxi.callbacks")
    /// The thread that runs a callback; 0 while none is running. It is no specific value of the queue, because Dispatch starts a thread to
    /// release that, even if the session has made no call: see ``Library``.
    private let thread = Atomic<pthread_t>(0)

    func run(_ work: @escaping @Sendable () -> Void) {
        Library.willStartThreads()
        queue.async { [self] in
            guard Library.mayCallBack else { return }
            thread.store(pthread_self(), ordering: .relaxed)
            work()
            thread.store(0, ordering: .relaxed)
        }
    }

    /// Waits until all queued callbacks have returned. Returns at once if a callback calls it.
    func drain() {
        if thread.load(ordering: .relaxed) != pthread_self() { queue.sync {} }
    }
}
