import Calls
import Threads

/// A queue of results. Its file descriptor is readable while the queue contains results, and after the queue was closed.
final class ResultQueue: Sendable {
    private let state = Monitor(State())
    private let waiting = Metrics.current.waitingResults

    private struct State: Sendable {
        var results = FIFO<CallResult>()
        var isClosed = false
        /// The eventfd that the program gets as the queue's file descriptor. Nil until the program asks for the descriptor.
        var event: ResultEvent?

        mutating func changeEvent(toReadable isReadable: Bool) {
            event = event?.adopted(!isReadable)
            if isReadable { event?.set() } else { event?.reset() }
        }
    }

    deinit {
        state.withLock { state in
            state.event?.close()
        }
    }

    /// The file descriptor, which is created when this property is first read. -1 if the process has too many descriptors.
    var descriptor: Int32 {
        state.withLock { state in
            let isReadable = state.isClosed || !state.results.isEmpty
            state.event = state.event?.adopted(isReadable) ?? ResultEvent(isReadable)
            return state.event?.number ?? -1
        }
    }

    var isEmpty: Bool { state.withLock { $0.results.isEmpty } }

    func push(_ result: CallResult) {
        state.withLock { state in
            guard !state.isClosed else { return }
            if state.results.isEmpty { state.changeEvent(toReadable: true) }
            state.results.append(result)
            waiting.add()
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
            waiting.add(-1)
            if state.results.isEmpty { state.changeEvent(toReadable: false) }
            return result
        }
        return result ?? nil
    }

    /// Releases all queued results, and wakes all threads that wait in ``next(timeout:)``.
    func close() {
        state.withLock { state in
            if state.results.isEmpty { state.changeEvent(toReadable: true) }
            waiting.add(-state.results.count)
            state.results = FIFO()
            state.isClosed = true
        }
        state.wakeAll()
    }
}
