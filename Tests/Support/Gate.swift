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
