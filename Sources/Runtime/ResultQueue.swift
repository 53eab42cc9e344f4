import CEventFD
import Errors
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A queue of results with a file descriptor that is readable while the queue is not empty. A forked child has a descriptor of its own, with
/// the same number.
final class ResultQueue: Sendable {
    private let number: Int32
    private let state: Mutex<State>

    private struct State {
        /// `arrived` is a FIFO queue and `ready` its reversed head, so dequeuing is O(1) amortised.
        var ready: [CallResult] = []
        var arrived: [CallResult] = []
        var isClosed = false
        /// The process that the descriptor belongs to.
        var process = getpid()

        mutating func pop() -> CallResult? {
            if ready.isEmpty {
                ready = arrived.reversed()
                arrived = []
            }
            return ready.popLast()
        }

        var isEmpty: Bool { ready.isEmpty && arrived.isEmpty }
    }

    init() throws(DanXiError) {
        number = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        state = Mutex(State())
        guard number >= 0 else {
            let reason = String(validatingCString: strerror(errno)) ?? "error \(errno)"
            throw DanXiError(
                .internal,
                "The eventfd of the session's queue could not be created (\(reason)). Close files or sessions that are no longer used.")
        }
    }

    deinit {
        Glibc.close(number)
    }

    var descriptor: Int32 {
        state.withLock { state in
            adopt(&state)
            return number
        }
    }

    /// Replaces the descriptor in a forked child, because the inherited one would also wake the parent.
    private func adopt(_ state: inout State) {
        let process = getpid()
        guard state.process != process else { return }
        let own = eventfd(state.isEmpty && !state.isClosed ? 0 : 1, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        guard own >= 0 else { return }
        dup2(own, number)
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        Glibc.close(own)
        state.process = process
    }

    func push(_ result: CallResult) {
        state.withLock { state in
            guard !state.isClosed else { return }
            adopt(&state)
            if state.isEmpty { eventfd_write(number, 1) }
            state.arrived.append(result)
        }
    }

    /// Waits for a result and removes it from the queue. Returns nil after the timeout, or when the queue is closed.
    /// - Parameter timeout: in milliseconds. A negative timeout waits for ever.
    func next(timeout: Int32) -> CallResult? {
        let deadline = timeout > 0 ? ContinuousClock.now + .milliseconds(Int(timeout)) : nil
        while true {
            let (result, isClosed) = pop()
            if result != nil || isClosed || timeout == 0 { return result }
            var left = timeout
            if let deadline {
                left = Int32(clamping: ContinuousClock.now.duration(to: deadline).wholeMilliseconds)
                if left <= 0 { return nil }
            }
            var wait = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
            poll(&wait, 1, left)
        }
    }

    private func pop() -> (CallResult?, isClosed: Bool) {
        state.withLock { state in
            adopt(&state)
            let result = state.pop()
            if state.isEmpty, !state.isClosed {
                var count: eventfd_t = 0
                eventfd_read(number, &count)
            }
            return (result, state.isClosed)
        }
    }

    /// Releases all queued results and wakes all threads that wait in `next`.
    func close() {
        state.withLock { state in
            adopt(&state)
            state.ready = []
            state.arrived = []
            state.isClosed = true
            eventfd_write(number, 1)
        }
    }
}
