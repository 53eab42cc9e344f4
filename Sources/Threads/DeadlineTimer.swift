import Synchronization

/// A timer that runs an action at a deadline, which may move to a later time.
package final class DeadlineTimer: Sendable {
    private let deadline: @Sendable () -> Instant?
    private let action: @Sendable () -> Void
    private let state = Mutex(State.waiting(nil))

    private enum State {
        /// The ID of the timer that was last set in ``Timers``. Nil if no timer was set, for example because there is no deadline.
        case waiting(Timers.ID?)
        case cancelled
    }

    /// Creates and starts a timer. Call ``Timers/prepare()`` first.
    /// - Parameters:
    ///   - deadline: returns the current deadline. If it returns nil, the action does not run.
    ///   - action: runs on the thread of the timers. It must not block.
    package init(_ deadline: @escaping @Sendable () -> Instant?, _ action: @escaping @Sendable () -> Void) {
        self.deadline = deadline
        self.action = action
        wait()
    }

    package func cancel() {
        let last = state.withLock { state in
            defer { state = .cancelled }
            return state
        }
        if case .waiting(let timer?) = last { Timers.shared.cancel(timer) }
    }

    private func wait() {
        guard let deadline = deadline() else { return }
        state.withLock { state in
            guard case .waiting = state else { return }
            state = .waiting(Timers.shared.add(at: deadline) { self.check() })
        }
    }

    private func check() {
        if let deadline = deadline(), deadline <= .now { action() } else { wait() }
    }
}
