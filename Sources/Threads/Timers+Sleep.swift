extension Timers {
    /// Suspends the task for `delay`. Unlike `Task.sleep`, this function uses no thread, timer or descriptor of Swift's pool. If the thread
    /// of the timers cannot be started, the function returns at once.
    /// - Throws: `CancellationError` if the task is cancelled.
    package static func sleep(for delay: Duration) async throws {
        try await shared.sleep(until: .now + delay)
    }

    package func sleep(until time: Instant) async throws {
        let sleeper = Monitor(Sleeper())
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled, prepare() else { return continuation.resume() }
                sleeper.withLock { $0.continuation = continuation }
                let id = add(at: time) { Self.wake(sleeper) }
                // The timer or a cancellation may have ended the wait before the ID was stored.
                let isOver = sleeper.withLock { state in
                    state.id = id
                    return state.continuation == nil
                }
                if isOver { cancel(id) }
                // If the task was cancelled before the continuation was stored, `onCancel` could not resume the continuation.
                if Task.isCancelled, Self.wake(sleeper) != nil { cancel(id) }
            }
        } onCancel: {
            if let id = Self.wake(sleeper) { cancel(id) }
        }
        try Task.checkCancellation()
    }

    private struct Sleeper: Sendable {
        var continuation: CheckedContinuation<Void, Never>?
        var id: ID?
    }

    @discardableResult
    private static func wake(_ sleeper: Monitor<Sleeper>) -> ID? {
        let (continuation, id) = sleeper.withLock { state in
            defer { state.continuation = nil }
            return (state.continuation, state.id)
        }
        continuation?.resume()
        return id
    }
}
