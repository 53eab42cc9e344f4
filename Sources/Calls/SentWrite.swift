import Synchronization

/// The state of one write, from before it is sent until its effect is known.
package final class SentWrite: Sendable {
    /// The possible effect, and the remedy, for the error of a call whose write has no answer.
    package let consequence: String
    private let state = Atomic<State>(.unsent)

    package enum State: UInt8, AtomicRepresentable {
        case unsent
        case sent
        /// The server has refused it, or received nothing, or it has answered a password or ticket.
        case over
        /// The server has accepted it, but the caller has not been told.
        case done
    }

    package init(consequence: String) {
        self.consequence = consequence
    }

    /// Records that the server may receive a part of the request from now on. Transports call it.
    package func markSent() { state.store(.sent, ordering: .sequentiallyConsistent) }

    /// Whether the server may have received a part of the request.
    package var isSent: Bool { state.load(ordering: .sequentiallyConsistent) != .unsent }

    var mayHaveTakenEffect: Bool { [.sent, .done].contains(state.load(ordering: .sequentiallyConsistent)) }

    /// - Parameter new: `over` or `done`.
    package func end(_ new: State) { state.store(new, ordering: .sequentiallyConsistent) }
}
