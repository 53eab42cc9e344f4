import Synchronization

/// A gate that holds tasks, such as the request of a fake server, until the test lets them pass. Cancelling a held task does not release
/// the task.
package final class Gate: Sendable {
    private let arrivals = Semaphore()
    private let passes = Semaphore()
    private let isArmed = Mutex(false)

    package init() {}

    /// Reports the arrival of the calling task, and holds the task until ``open()``.
    package func pass() async {
        // The arrival is reported after the task has been queued, so tasks pass in the order of their arrivals.
        await passes.wait { arrivals.signal() }
    }

    /// Makes the next call of ``passIfArmed()`` hold the calling task.
    package func arm() { isArmed.withLock { $0 = true } }

    /// Holds the first task that calls this function after ``arm()``, and lets all other tasks pass.
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

    /// Waits until a task arrives at the gate. Each call waits for another task, and returns at once if that task has already arrived.
    package func arrival() async { await arrivals.wait() }

    /// Lets one task pass: the first held task, or the next that arrives.
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

    /// Waits until the count is above zero, and decrements it.
    /// - Parameter onQueued: called when the task has been queued, or need not wait.
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
