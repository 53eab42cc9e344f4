#if canImport(Glibc)
    import Glibc
#endif

/// A value that is protected by a lock. Threads can wait for its changes. A monitor uses no descriptor, and allocates memory only when it
/// is created.
package final class Monitor<State: Sendable>: @unchecked Sendable {
    // Unchecked: `state` is used only while `mutex` is held.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var state: State

    package init(_ state: State) {
        self.state = state
        mutex.initialize(to: pthread_mutex_t())
        condition.initialize(to: pthread_cond_t())
        pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        // The monotonic clock is never set back, unlike the clock of the time of day.
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(condition, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    package func withLock<Value>(_ body: (inout State) throws -> Value) rethrows -> Value {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&state)
    }

    /// Wakes one waiting thread.
    package func wakeOne() { pthread_cond_signal(condition) }

    /// Wakes all waiting threads.
    package func wakeAll() { pthread_cond_broadcast(condition) }

    /// Waits until `body` returns a value other than nil. `body` is called at once and after each wake-up.
    package func wait<Value>(_ body: (inout State) -> Value?) -> Value {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            if let value = body(&state) { return value }
            pthread_cond_wait(condition, mutex)
        }
    }

    /// Waits until `body` returns a value other than nil, or until the end of the wait. `body` is called at once and after each wake-up.
    /// - Parameter instant: returns the end of the wait, or nil for a wait without a limit. It is called before each wait.
    /// - Returns: the value of `body`, or nil if the end of the wait has passed.
    package func wait<Value>(
        until instant: (State) -> ContinuousClock.Instant?, _ body: (inout State) -> Value?
    ) -> Value? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            if let value = body(&state) { return value }
            guard let end = instant(state) else {
                pthread_cond_wait(condition, mutex)
                continue
            }
            let left = ContinuousClock.now.duration(to: end)
            guard left > .zero else { return nil }
            var time = timespec(after: left)
            pthread_cond_timedwait(condition, mutex, &time)
        }
    }
}

extension timespec {
    /// Creates the monotonic time that is `duration` from now. A duration of more than a day counts as a day.
    fileprivate init(after duration: Duration) {
        self.init()
        clock_gettime(CLOCK_MONOTONIC, &self)
        let (seconds, attoseconds) = min(duration, .seconds(86_400)).components
        let nanoseconds = tv_nsec + Int(attoseconds / 1_000_000_000)
        tv_sec += Int(seconds) + nanoseconds / 1_000_000_000
        tv_nsec = nanoseconds % 1_000_000_000
    }
}
