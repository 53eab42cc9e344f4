import Calls
import Synchronization
import Threads

/// Acts at the deadline of a call, which moves if the call's work is shared and another call joins.
final class HostAlarm: Sendable {
    private let context: CallContext
    private let action: @Sendable () -> Void
    private let state = Mutex(State())

    private struct State {
        var alarm: Alarms.ID?
        var isCancelled = false
    }

    init(_ context: CallContext, _ action: @escaping @Sendable () -> Void) {
        self.context = context
        self.action = action
        wait()
    }

    func cancel() {
        let alarm = state.withLock { state in
            state.isCancelled = true
            return state.alarm.take()
        }
        if let alarm { Alarms.shared.cancel(alarm) }
    }

    private func wait() {
        guard let deadline = context.deadline else { return }
        state.withLock { state in
            guard !state.isCancelled else { return }
            state.alarm = Alarms.shared.add(at: deadline) { self.check() }
        }
    }

    private func check() {
        if let deadline = context.deadline, deadline <= .now { action() } else { wait() }
    }
}
