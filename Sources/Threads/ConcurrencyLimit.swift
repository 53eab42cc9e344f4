import Synchronization

/// A limit on the number of tasks that work at the same time. Further tasks wait without blocking a thread, and get their turn in the order
/// of their arrival.
package final class ConcurrencyLimit: Sendable {
    /// The error of a task whose deadline passed while the task waited for its turn.
    package struct DeadlinePassed: Error {}

    private typealias Continuation = CheckedContinuation<Void, any Error>

    private let queue: Mutex<LimitedQueue<Continuation>>

    /// - Parameter limit: the maximum number of tasks that work at the same time, at least 1.
    package init(_ limit: Int) {
        queue = Mutex(LimitedQueue(limit: limit))
    }

    /// Waits for the task's turn, and then runs the work.
    /// - Parameters:
    ///   - deadline: returns the end of the wait, which may move to a later time. If it returns nil, the wait has no limit.
    ///   - isFollowUp: whether the task's turn comes before those of all other waiting tasks, except earlier follow-ups.
    ///   - whenWaiting: called if the task must wait.
    /// - Throws: `CancellationError` if the task is cancelled while it waits; ``DeadlinePassed`` if the wait has reached its end; the
    ///   errors of the work.
    nonisolated(nonsending) package func run<Value>(
        until deadline: @escaping @Sendable () -> Instant? = { nil }, isFollowUp: Bool = false, whenWaiting: () -> Void = {},
        _ work: () async throws -> Value
    ) async throws -> Value {
        try await wait(until: deadline, isFollowUp, whenWaiting)
        defer { leave() }
        return try await work()
    }

    nonisolated(nonsending) private func wait(
        until deadline: @escaping @Sendable () -> Instant?, _ isFollowUp: Bool, _ whenWaiting: () -> Void
    ) async throws {
        let turn = Turn()
        defer { turn.stopTimer() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if let result = enter(turn, isFollowUp, continuation) { return continuation.resume(with: result) }
                let timer = DeadlineTimer(deadline) { self.end(turn, DeadlinePassed()) }
                turn.state.withLock { $0.timer = timer }
                whenWaiting()
            }
        } onCancel: {
            end(turn, CancellationError())
        }
    }

    /// Returns nil if the task must wait for its turn. Otherwise, returns success, or `CancellationError` if the task was cancelled.
    private func enter(_ turn: Turn, _ isFollowUp: Bool, _ continuation: Continuation) -> Result<Void, any Error>? {
        queue.withLock { queue in
            // If the task is cancelled after this check, `onCancel` finds the ticket and ends the wait.
            if Task.isCancelled { return .failure(CancellationError()) }
            guard let ticket = queue.enter(continuation, isFollowUp: isFollowUp) else { return .success(()) }
            turn.state.withLock { $0.ticket = ticket }
            return nil
        }
    }

    /// Ends the wait of a task with an error, unless the task's turn has already come.
    private func end(_ turn: Turn, _ error: any Error) {
        let waiter = queue.withLock { queue in turn.state.withLock { $0.ticket }.flatMap { queue.remove($0) } }
        waiter?.resume(throwing: error)
    }

    private func leave() {
        queue.withLock { $0.leave() }?.resume()
    }

    /// The ticket and the timer of one task that waits for its turn. Both are nil for a task that need not wait.
    private final class Turn: Sendable {
        let state = Mutex<(ticket: LimitedQueue<Continuation>.Ticket?, timer: DeadlineTimer?)>((nil, nil))

        /// Stops and releases the timer. The turn refers to the timer, and the timer's action refers to the turn, so neither would be freed
        /// without this release.
        func stopTimer() {
            let timer = state.withLock { state in
                defer { state.timer = nil }
                return state.timer
            }
            timer?.cancel()
        }
    }
}
