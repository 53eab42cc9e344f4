import Synchronization

/// The progress of a call's current transfer. It can be read from any thread.
package final class CallProgress: Sendable {
    private let state = Mutex(State())

    private struct State {
        var counts = (received: 0, expected: -1)
        /// The progress of the shared work that the call waits for.
        var source: CallProgress?
    }

    package init() {}

    /// Bytes received of the current response, and the expected number, -1 if the server did not send it.
    package var bytes: (received: Int, expected: Int) {
        let state = state.withLock { $0 }
        return state.source?.bytes ?? state.counts
    }

    func update(received: Int, expected: Int) {
        state.withLock { $0 = State(counts: (received, expected)) }
    }

    /// Shows the progress of shared work until the call's own next transfer.
    package func follow(_ progress: CallProgress) {
        state.withLock { $0.source = progress }
    }
}
