import CEventFD
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// A queue of results. Its file descriptor is readable while the queue contains results, and after the queue was closed.
final class ResultQueue: Sendable {
    private let state = Monitor(State())

    private struct State: Sendable {
        var results = FIFO<CallResult>()
        var isClosed = false
        /// The eventfd that the program gets as the queue's file descriptor. Nil until the program asks for the descriptor.
        var event: Event?

        mutating func changeEvent(toReadable isReadable: Bool) {
            event = event?.adopted(!isReadable)
            if isReadable { event?.set() } else { event?.reset() }
        }
    }

    deinit {
        state.withLock { state in
            if let event = state.event { Glibc.close(event.number) }
        }
    }

    /// The file descriptor, which is created when this property is first read. -1 if the process has too many descriptors.
    var descriptor: Int32 {
        state.withLock { state in
            let isReadable = state.isClosed || !state.results.isEmpty
            state.event = state.event?.adopted(isReadable) ?? Event(isReadable)
            return state.event?.number ?? -1
        }
    }

    func push(_ result: CallResult) {
        state.withLock { state in
            guard !state.isClosed else { return }
            if state.results.isEmpty { state.changeEvent(toReadable: true) }
            state.results.append(result)
        }
        state.wakeOne()
    }

    /// Waits for a result, and removes the result from the queue. Returns nil after the timeout, or when the queue is closed.
    /// - Parameter timeout: the maximum time to wait, in milliseconds. A negative number waits without a limit.
    func next(timeout: Int32) -> CallResult? {
        let end = timeout < 0 ? nil : Instant.now + .milliseconds(Int(timeout))
        let result = state.wait(until: { _ in end }) { state -> CallResult?? in
            if state.isClosed { return .some(nil) }
            guard let result = state.results.popFirst() else { return nil }
            if state.results.isEmpty { state.changeEvent(toReadable: false) }
            return result
        }
        return result ?? nil
    }

    /// Releases all queued results, and wakes all threads that wait in ``next(timeout:)``.
    func close() {
        state.withLock { state in
            if state.results.isEmpty { state.changeEvent(toReadable: true) }
            state.results = FIFO()
            state.isClosed = true
        }
        state.wakeAll()
    }
}

/// An eventfd. A forked child replaces the inherited eventfd with a new one of the same number.
private struct Event: Sendable {
    let number: Int32
    private var process = getpid()

    init?(_ isReadable: Bool) {
        number = eventfd(isReadable ? 1 : 0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        guard number >= 0 else { return nil }
    }

    func set() { eventfd_write(number, 1) }

    func reset() {
        var count: eventfd_t = 0
        eventfd_read(number, &count)
    }

    /// Returns an event that belongs to this process. A forked child replaces the inherited eventfd, because writing to it would also wake
    /// the parent process.
    func adopted(_ isReadable: Bool) -> Event {
        guard process != getpid(), let own = Event(isReadable) else { return self }
        dup2(own.number, number)
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        Glibc.close(own.number)
        var adopted = self
        adopted.process = own.process
        return adopted
    }
}
