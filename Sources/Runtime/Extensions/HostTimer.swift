import Calls
import Synchronization
import Threads

/// Acts at the deadline of a call, which moves if the call's work is shared and another call joins.
final class HostTimer: Sendable {
    private let context: CallContext
    private let action: @Sendable () -> Void
    private let state = Mutex(State())

    private struct State {
        var timer: Timers.ID?
        var isCancelled = false
    }

    init(_ context: CallContext, _ action: @escaping @Sendable () -> Void) {
        self.context = context
        self.action = action
        wait()
    }

    func cancel() {
        let timer = state.withLock { state in
            state.isCancelled = true
            return state.timer.take()
        }
        if let timer { Timers.shared.cancel(timer) }
    }

    private func wait() {
        guard let deadline = context.deadline else { return }
        state.withLock { state in
            guard !state.isCancelled else { return }
            state.timer = Timers.shared.add(at: deadline) { self.check() }
        }
    }

    private func check() {
        if let deadline = context.deadline, deadline <= .now { action() } else { wait() }
    }
}
