import Synchronization

/// The state of one write, from the time before it is sent until its effect is known.
package final class SentWrite: Sendable {
    /// The sentences that state the possible effect of the write and the remedy. They are added to the error message of a call that ends
    /// without a response to the write.
    package let consequence: String
    private let state = Atomic<State>(.unsent)

    package enum State: UInt8, AtomicRepresentable {
        case unsent
        case sent
        /// The write has no effect that the caller must know: the server refused the write or received none of it, or the request only sent
        /// a password or a ticket.
        case over
        /// The server has accepted the write, but the caller does not have the result of the call yet.
        case done
    }

    package init(consequence: String) {
        self.consequence = consequence
    }

    /// Records that the server may receive a part of the request from now on. Transports call this function.
    package func markSent() { state.store(.sent, ordering: .sequentiallyConsistent) }

    /// Whether the server may have received a part of the request. Also true after ``end(_:)``.
    package var isSent: Bool { state.load(ordering: .sequentiallyConsistent) != .unsent }

    var mayHaveTakenEffect: Bool { [.sent, .done].contains(state.load(ordering: .sequentiallyConsistent)) }

    /// Records the outcome of the write.
    /// - Parameter new: `over` or `done`.
    package func end(_ new: State) { state.store(new, ordering: .sequentiallyConsistent) }
}
