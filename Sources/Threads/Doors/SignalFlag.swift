import Synchronization

/// Whether a thread has handled a signal while it waited.
package final class SignalFlag: Sendable {
    private let flag = Atomic<Bool>(false)

    var isSet: Bool { flag.load(ordering: .relaxed) }

    func set() { flag.store(true, ordering: .relaxed) }

    /// Returns whether the flag was set, and clears it.
    func take() -> Bool { flag.exchange(false, ordering: .relaxed) }
}
