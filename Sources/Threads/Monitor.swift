/// A value that is protected by a lock. Threads can wait for its changes. A monitor uses no descriptor, and allocates memory only when it
/// is created.
package final class Monitor<State: Sendable>: @unchecked Sendable {
    // Unchecked: `state` is used only while `condition` is locked, by one thread, which cannot lock it twice.
    private let condition: any Condition
    @exclusivity(unchecked) private var state: State

    /// - Parameter threads: the threads that may use the monitor.
    package init(_ state: State, threads: any ThreadSystem = World.current.threads) {
        self.state = state
        condition = threads.makeCondition()
    }

    /// Creates a monitor for which one thread waits. When this thread has handled a signal during a wait, and at least once a second,
    /// `signal` is set, and the wait calls its `body` again.
    package init(_ state: State, signal: SignalFlag, threads: any ThreadSystem = World.current.threads) {
        self.state = state
        condition = threads.makeCondition(signal)
    }

    package func withLock<Value>(_ body: (inout State) throws -> Value) rethrows -> Value {
        condition.lock()
        defer { condition.unlock() }
        return try body(&state)
    }

    /// Wakes one waiting thread.
    package func wakeOne() { condition.wakeOne() }

    /// Wakes all waiting threads.
    package func wakeAll() { condition.wakeAll() }

    /// Waits until `body` returns a value other than nil. `body` is called at once and after each wake-up.
    package func wait<Value>(_ body: (inout State) -> Value?) -> Value {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let value = body(&state) { return value }
            condition.wait()
        }
    }

    /// Waits until `body` returns a value other than nil, or until the end of the wait. `body` is called at once and after each wake-up.
    /// - Parameter instant: returns the end of the wait, or nil for a wait without a limit. It is called before each wait.
    /// - Returns: the value of `body`, or nil if the end of the wait has passed.
    package func wait<Value>(until instant: (State) -> Instant?, _ body: (inout State) -> Value?) -> Value? {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let value = body(&state) { return value }
            guard let end = instant(state) else {
                condition.wait()
                continue
            }
            let left = Instant.now.duration(to: end)
            guard left > .zero else { return nil }
            condition.wait(atMost: left)
        }
    }
}
