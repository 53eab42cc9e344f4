import Synchronization
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// The queue of the callbacks of one session to the program, which run one at a time.
final class CallbackQueue: Sendable {
    /// The threads of the current world that run the callbacks of all sessions.
    private static var threads: ThreadPool { World.current[Threads.self] }

    private enum Threads: WorldKey {
        static func makeValue() -> ThreadPool { ThreadPool(usual: 2, limit: 1024) }
    }

    private let state = Monitor(State())

    private struct State: Sendable {
        var queue = FIFO<@Sendable () -> Void>()
        /// Whether a callback runs, or a thread is about to run one.
        var isBusy = false
        var isClosed = false
        /// The function to call when the queue is closed and the last callback has returned.
        var whenEnded: (@Sendable () -> Void)?

        var hasEnded: Bool { isClosed && !isBusy }
    }

    /// Starts a thread for the callbacks of all sessions, unless one is running. Returns false if the system has no more threads.
    static func prepare() -> Bool { threads.prepare() }

    /// Adds a callback to the queue. A callback that is added after ``close(whenEnded:)`` does not run.
    func run(_ callback: @escaping @Sendable () -> Void) {
        let isFirst = state.withLock { state in
            guard !state.isClosed else { return false }
            state.queue.append(callback)
            defer { state.isBusy = true }
            return !state.isBusy
        }
        if isFirst { Self.threads.run { self.runNext() } }
    }

    private func runNext() {
        if let callback = state.withLock({ $0.queue.popFirst() }), Library.mayCallBack { CallbackThread.run(callback, of: self) }
        let (isBusy, whenEnded) = state.withLock { state in
            state.isBusy = !state.queue.isEmpty
            guard state.hasEnded else { return (state.isBusy, nil as (@Sendable () -> Void)?) }
            defer { state.whenEnded = nil }
            return (false, state.whenEnded)
        }
        // The callbacks of other sessions take their turn before the next callback of this session.
        if isBusy { return Self.threads.run { self.runNext() } }
        whenEnded?()
        state.wakeAll()
    }

    /// Closes the queue: callbacks in the queue still run, but callbacks that are added later do not.
    /// - Parameter whenEnded: called when the last callback has returned.
    func close(whenEnded: @escaping @Sendable () -> Void) {
        let hasEnded = state.withLock { state in
            state.isClosed = true
            if !state.hasEnded { state.whenEnded = whenEnded }
            return state.hasEnded
        }
        guard hasEnded else { return }
        whenEnded()
        state.wakeAll()
    }

    /// Waits until the queue is closed and all callbacks have returned. Returns at once if the caller is the running callback, or if the
    /// running callback waits for the caller.
    func waitForEnd() {
        CallbackThread.waiting(for: self) { state.wait { $0.hasEnded ? () : nil } }
    }
}

/// The threads that run callbacks. They must never wait for each other in a cycle.
private enum CallbackThread {
    /// The key of a thread-specific value: the queue whose callback the thread runs.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The queues for whose end running callbacks wait, by the queue whose callback waits. The waits form no cycle.
    private static let waits = Mutex<[ObjectIdentifier: CallbackQueue]>([:])

    static func run(_ callback: () -> Void, of queue: CallbackQueue) {
        pthread_setspecific(key, Unmanaged.passUnretained(queue).toOpaque())
        callback()
        pthread_setspecific(key, nil)
    }

    /// Runs `wait`, which waits for the end of a queue. Does nothing if that queue waits for the caller's queue, directly or through other
    /// queues.
    static func waiting(for queue: CallbackQueue, _ wait: () -> Void) {
        guard let context = pthread_getspecific(key) else { return wait() }
        let own = Unmanaged<CallbackQueue>.fromOpaque(context).takeUnretainedValue()
        let mayWait = waits.withLock { waits in
            var next: CallbackQueue? = queue
            while let current = next {
                if current === own { return false }
                next = waits[ObjectIdentifier(current)]
            }
            waits[ObjectIdentifier(own)] = queue
            return true
        }
        guard mayWait else { return }
        wait()
        waits.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(own)) }
    }
}
