import Synchronization

/// Holds requests, or other work, until the test lets them pass. Cancelling a held task does not release it.
package final class Gate: Sendable {
    private let arrivals = Semaphore()
    private let passes = Semaphore()
    private let isArmed = Mutex(false)

    package init() {}

    /// Called by the held work: reports its arrival, and waits for ``open()``.
    package func pass() async {
        // Reported when the work is in the queue, so that the work that arrives first passes first.
        await passes.wait { arrivals.signal() }
    }

    /// Makes the next call of ``passIfArmed()`` hold its task.
    package func arm() { isArmed.withLock { $0 = true } }

    /// Holds the first task that calls it after ``arm()``, and lets all others pass.
    /// - Returns: whether the task was held.
    @discardableResult
    package func passIfArmed() async -> Bool {
        let isHeld = isArmed.withLock { isArmed in
            defer { isArmed = false }
            return isArmed
        }
        if isHeld { await pass() }
        return isHeld
    }

    /// Waits until one more task is held.
    package func arrival() async { await arrivals.wait() }

    /// Lets one task pass, now or when it arrives.
    package func open() { passes.signal() }
}

/// A counting semaphore for tasks.
private final class Semaphore: Sendable {
    private struct State {
        var count = 0
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func signal() {
        let waiter: CheckedContinuation<Void, Never>? = state.withLock { state in
            if !state.waiters.isEmpty { return state.waiters.removeFirst() }
            state.count += 1
            return nil
        }
        waiter?.resume()
    }

    /// - Parameter onQueued: called when the task is in the queue of waiting tasks, or need not wait.
    func wait(onQueued: () -> Void = {}) async {
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
