import Dispatch
import Synchronization

/// The calls of a session that have not finished.
final class ActiveCalls: Sendable {
    private let state = Mutex(State())
    /// Counts the calls, for `close` to wait for.
    private let group = DispatchGroup()

    private struct State {
        var calls: [ObjectIdentifier: Call] = [:]
        var isClosed = false
    }

    /// Adds a call. Returns false if the session is closed.
    func add(_ call: Call) -> Bool {
        state.withLock { state in
            if state.isClosed { return false }
            state.calls[ObjectIdentifier(call)] = call
            group.enter()
            return true
        }
    }

    /// Removes a call that was added. It must be called once, after the call has delivered its result.
    func remove(_ call: Call) {
        _ = state.withLock { $0.calls.removeValue(forKey: ObjectIdentifier(call)) }
        group.leave()
    }

    /// Refuses further calls and ends all others with `closed`.
    func close() {
        let calls = state.withLock { state in
            state.isClosed = true
            return Array(state.calls.values)
        }
        for call in calls { call.end(.closed) }
    }

    /// Waits until all calls have been removed.
    func wait() {
        group.wait()
    }
}
