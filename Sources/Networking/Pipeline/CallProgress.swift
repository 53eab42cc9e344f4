import Synchronization

/// The progress of a call's current transfer. It can be read from any thread.
package final class CallProgress: Sendable {
    private let counts = Mutex((received: 0, expected: -1))

    package init() {}

    /// Bytes received of the current response, and the expected number, -1 if the server did not send it.
    package var bytes: (received: Int, expected: Int) { counts.withLock { $0 } }

    func update(received: Int, expected: Int) {
        counts.withLock { $0 = (received, expected) }
    }
}
