import Synchronization
import Threads

/// The deadline of work that several calls wait for: the latest of their deadlines.
package final class SharedDeadline: Sendable {
    private let state = Mutex(State())

    private struct State {
        var latest: Instant?
        /// The deadlines of other shared work that waits for this work. These deadlines can still become later.
        var shared: [SharedDeadline] = []
        var isUnlimited = false
    }

    package init() {}

    /// The current deadline. Nil if no call was added, or if an added call has no deadline.
    package var instant: Instant? {
        let state = state.withLock { $0 }
        if state.isUnlimited { return nil }
        var latest = state.latest
        for deadline in state.shared {
            guard let instant = deadline.instant else { return nil }
            latest = max(latest ?? instant, instant)
        }
        return latest
    }

    /// Adds a call that waits for the work.
    package func add(_ context: CallContext) {
        state.withLock { state in
            if let shared = context.sharedDeadline {
                state.shared.append(shared)
            } else if let deadline = context.deadline {
                state.latest = max(state.latest ?? deadline, deadline)
            } else {
                state.isUnlimited = true
            }
        }
    }
}
