import CEventFD
import Errors
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A queue of results with a file descriptor that is readable while the queue is not empty.
final class ResultQueue: Sendable {
    let descriptor: Int32
    private let state = Mutex(State())

    private struct State {
        /// `arrived` is a FIFO queue and `ready` its reversed head, so dequeuing is O(1) amortised.
        var ready: [CallResult] = []
        var arrived: [CallResult] = []
        var isClosed = false

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
        descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        guard descriptor >= 0 else {
            let reason = String(validatingCString: strerror(errno)) ?? "error \(errno)"
            throw DanXiError(.internal, "The eventfd of the session's queue could not be created: \(reason).")
        }
    }

    deinit {
        Glibc.close(descriptor)
    }

    func push(_ result: CallResult) {
        state.withLock { state in
            guard !state.isClosed else { return }
            if state.isEmpty { eventfd_write(descriptor, 1) }
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
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            poll(&wait, 1, left)
        }
    }

    private func pop() -> (CallResult?, isClosed: Bool) {
        state.withLock { state in
            let result = state.pop()
            if state.isEmpty, !state.isClosed {
                var count: eventfd_t = 0
                eventfd_read(descriptor, &count)
            }
            return (result, state.isClosed)
        }
    }

    /// Releases all queued results and wakes all threads that wait in `next`.
    func close() {
        state.withLock { state in
            state.ready = []
            state.arrived = []
            state.isClosed = true
            eventfd_write(descriptor, 1)
        }
    }
}
