import Synchronization

/// A counting semaphore for tasks.
package final class Semaphore: Sendable {
    private struct State {
        var count = 0
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    package init() {}

    package func signal() {
        let waiter: CheckedContinuation<Void, Never>? = state.withLock { state in
            if !state.waiters.isEmpty { return state.waiters.removeFirst() }
            state.count += 1
            return nil
        }
        waiter?.resume()
    }

    /// Waits until the count is above zero, and decrements it.
    /// - Parameter onQueued: called when the task has been queued, or need not wait.
    package func wait(onQueued: () -> Void = {}) async {
        await withCheckedContinuation { continuation in
            let isReady = state.withLock { state in
                if state.count == 0 {
                    state.waiters.append(continuation)
                    return false
                }
                state.count -= 1
                return true
            }
            onQueued()
            if isReady { continuation.resume() }
        }
    }
}
