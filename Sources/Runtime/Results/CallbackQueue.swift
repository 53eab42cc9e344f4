import Threads

/// The queue of the callbacks of one session to the program, which run one at a time.
final class CallbackQueue: CallbackRunner {
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
        /// The thread that runs a callback.
        var thread: ThreadID?
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
        let callback = state.withLock { state in
            state.thread = ThreadID.current
            return state.queue.popFirst()
        }
        if let callback, Library.mayCallBack { callback() }
        let (isBusy, whenEnded) = state.withLock { state in
            state.thread = nil
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
        CallbackWaits.current.wait(for: self) { exempt in
            if callbackThreads.contains(where: exempt.contains) { return }
            state.wait { $0.hasEnded ? () : nil }
        }
    }

    var callbackThreads: [ThreadID] { state.withLock { $0.thread.map { [$0] } ?? [] } }
}
