import Errors
import Synchronization

/// The writes of a call whose outcome the caller does not know yet. If the call ends before its work has finished, for example at the
/// deadline, the error of the call describes these writes.
package final class OpenWrites: Sendable {
    private let state = Mutex(State())

    private struct State {
        var writes: [SentWrite] = []
        /// The open writes of shared work that the call waits for.
        var shared: [OpenWrites] = []
        var isOver = false
    }

    package init() {}

    /// The delivery that the error of the call states. Nil if none of the writes can have taken effect.
    package var delivery: DanXiError.Delivery? {
        let state = state.withLock { $0 }
        if state.isOver { return nil }
        return state.writes.first { $0.mayHaveTakenEffect }.map { .unknown($0.consequence) } ?? state.shared.firstNonNil(\.delivery)
    }

    package func add(_ write: SentWrite) { state.withLock { $0.writes.append(write) } }

    /// Adds the writes of shared work, which count as open until ``finish()`` is called for that work.
    package func follow(_ shared: OpenWrites) {
        state.withLock { state in
            state.shared.removeAll { $0.isOver }
            state.shared.append(shared)
        }
    }

    /// Records that the shared work that sent these writes has finished. The calls that wait for the work get its result, so they know the
    /// outcome of the writes.
    package func finish() { state.withLock { $0.isOver = true } }

    private var isOver: Bool { state.withLock { $0.isOver } }
}

extension Sequence {
    fileprivate func firstNonNil<Value>(_ value: (Element) -> Value?) -> Value? {
        for element in self { if let found = value(element) { return found } }
        return nil
    }
}
