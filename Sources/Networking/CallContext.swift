import Synchronization

/// What belongs to one call of the library's user, wherever on its way it is.
package struct CallContext: Sendable {
    @TaskLocal package static var current = CallContext()

    /// When the call has to be done.
    package let deadline: ContinuousClock.Instant?
    package let progress: CallProgress?

    package init(deadline: ContinuousClock.Instant? = nil, progress: CallProgress? = nil) {
        self.deadline = deadline
        self.progress = progress
    }

    /// Whether a wait leaves time for something after it.
    func allows(waiting delay: Duration) -> Bool {
        deadline.map { .now + delay < $0 } ?? true
    }
}

/// How far the call's current transfer is, for whoever watches from another thread.
package final class CallProgress: Sendable {
    private let counts = Mutex((received: 0, expected: -1))

    package init() {}

    /// Bytes received of the current answer, and how many are expected, -1 if the server does not say.
    package var bytes: (received: Int, expected: Int) { counts.withLock { $0 } }

    func update(received: Int, expected: Int) {
        counts.withLock { $0 = (received, expected) }
    }
}
