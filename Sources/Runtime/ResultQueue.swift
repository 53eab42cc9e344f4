import CEventFD
import Errors
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Results that wait to be taken, with a descriptor that is readable while there are any.
final class ResultQueue: Sendable {
    let descriptor: Int32
    private let state = Mutex(State())

    private struct State {
        /// In reverse order is `ready`, in order `arrived`: taking one costs the same however many wait.
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
            throw DanXiError(.internal, "no descriptor for the session's queue: \(reason)")
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

    /// - Parameter timeout: in milliseconds; negative: for ever.
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

    /// Frees what waits, and wakes whoever waits for it.
    func close() {
        state.withLock { state in
            state.ready = []
            state.arrived = []
            state.isClosed = true
            eventfd_write(descriptor, 1)
        }
    }
}
