import Synchronization

/// Ends calls at their deadlines.
///
/// One task sleeps for all calls. With a task for each call, a finished call would keep its task until the deadline.
final class DeadlineWatch: Sendable {
    static let shared = DeadlineWatch()

    private let state = Mutex(State())

    private struct State {
        var calls: [ObjectIdentifier: (call: Call, deadline: ContinuousClock.Instant)] = [:]
        /// When the sleeping task wakes. Nil if no task sleeps.
        var next: ContinuousClock.Instant?
    }

    func add(_ call: Call, deadline: ContinuousClock.Instant) {
        let isFirst = state.withLock { state in
            state.calls[ObjectIdentifier(call)] = (call, deadline)
            if let next = state.next, next <= deadline { return false }
            state.next = deadline
            return true
        }
        if isFirst { sleep(until: deadline) }
    }

    func remove(_ call: Call) {
        _ = state.withLock { $0.calls.removeValue(forKey: ObjectIdentifier(call)) }
    }

    private func sleep(until deadline: ContinuousClock.Instant) {
        Task.detached {
            // This task is never cancelled. Waking early would do no harm.
            do { try await Task.sleep(until: deadline, clock: .continuous) } catch {}
            self.wake(at: deadline)
        }
    }

    private func wake(at deadline: ContinuousClock.Instant) {
        let (late, next) = state.withLock { state in
            let now = ContinuousClock.now
            let late = state.calls.values.filter { $0.deadline <= now }.map(\.call)
            // If an earlier deadline was added meanwhile, another task sleeps until then.
            guard state.next == deadline else { return (late, nil as ContinuousClock.Instant?) }
            state.next = state.calls.values.map(\.deadline).filter { $0 > now }.min()
            return (late, state.next)
        }
        for call in late { call.expire() }
        if let next { sleep(until: next) }
    }
}
