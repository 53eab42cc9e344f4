/// The deadline and progress of one call, available to all functions that serve it.
package struct CallContext: Sendable {
    @TaskLocal package static var current = CallContext()

    /// The time at which the call fails with `timeout`.
    package let deadline: ContinuousClock.Instant?
    package let progress: CallProgress?

    package init(deadline: ContinuousClock.Instant? = nil, progress: CallProgress? = nil) {
        self.deadline = deadline
        self.progress = progress
    }

    /// Returns whether the deadline is later than the end of a wait.
    func allows(waiting delay: Duration) -> Bool {
        deadline.map { .now + delay < $0 } ?? true
    }
}
