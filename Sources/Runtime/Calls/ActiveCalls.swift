import Threads

/// The calls of a session that have no result yet, and the number of tasks that work for calls, even for calls that already have a result.
final class ActiveCalls: Sendable {
    private let state = Monitor(State())

    private struct State: Sendable {
        var calls: [Int: Call] = [:]
        /// The number of tasks that have not ended.
        var tasks = 0
        /// The number of calls that were added so far.
        var added = 0
        var isClosed = false
    }

    /// Adds a call. Returns false if the session is closed.
    func add(_ call: Call) -> Bool {
        state.withLock { state in
            guard !state.isClosed else { return false }
            state.calls[call.number] = call
            state.added += 1
            return true
        }
    }

    /// Removes a call after its result has been delivered.
    func remove(_ call: Call) {
        state.withLock { _ = $0.calls.removeValue(forKey: call.number) }
        state.wakeAll()
    }

    /// Counts a task. Returns the number of tasks that have not ended, including this one.
    @discardableResult func taskBegins() -> Int {
        state.withLock { state in
            state.tasks += 1
            return state.tasks
        }
    }

    func taskEnds() {
        state.withLock { $0.tasks -= 1 }
        state.wakeAll()
    }

    /// Refuses further calls, and ends all active calls with `closed`.
    func close() {
        let calls = state.withLock { state in
            state.isClosed = true
            return state.calls.sorted { $0.key < $1.key }.map(\.value)
        }
        for call in calls { call.end(.closed) }
    }

    /// Waits until the results of all calls have been delivered and all tasks have ended.
    /// - Parameter limit: the maximum time to wait.
    /// - Returns: the number of calls so far, for ``close(ifNoneAfter:)``. Nil at once if a call has no result yet, and after `limit`.
    func waitUntilIdle(atMost limit: Duration) -> Int? {
        let end = Instant.now + limit
        let number = state.wait(until: { _ in end }) { state -> Int?? in
            // A call that has ended is removed when its result has been delivered, which takes no time.
            guard state.calls.values.allSatisfy(\.hasEnded) else { return .some(nil) }
            // This nil continues the wait.
            guard state.calls.isEmpty, state.tasks == 0 else { return nil }
            return state.added
        }
        return number ?? nil
    }

    /// Refuses further calls, unless a call has been added since ``waitUntilIdle(atMost:)``. Returns whether calls are refused now.
    func close(ifNoneAfter number: Int) -> Bool {
        state.withLock { state in
            if state.added == number { state.isClosed = true }
            return state.isClosed
        }
    }

    /// Waits until the results of all calls have been delivered.
    func waitForResults() {
        state.wait { $0.calls.isEmpty ? () : nil }
    }

    /// Waits until all tasks have ended, for at most `limit`.
    func waitForTasks(atMost limit: Duration) {
        let end = Instant.now + limit
        _ = state.wait(until: { _ in end }) { $0.tasks == 0 ? () : nil }
    }
}
