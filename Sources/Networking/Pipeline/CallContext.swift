/// The deadline, the progress and the accounts of one call, available to all functions that serve it.
package struct CallContext: Sendable {
    @TaskLocal package static var current = CallContext()

    /// The time at which the call fails with `timeout`.
    package let deadline: ContinuousClock.Instant?
    package let progress: CallProgress?
    /// The accounts that the call was started for. Nil outside of a call.
    package let accounts: CallAccounts?

    package init(deadline: ContinuousClock.Instant? = nil, progress: CallProgress? = nil, accounts: CallAccounts? = nil) {
        self.deadline = deadline
        self.progress = progress
        self.accounts = accounts
    }

    /// Returns whether the deadline is later than the end of a wait.
    func allows(waiting delay: Duration) -> Bool {
        deadline.map { .now + delay < $0 } ?? true
    }
}
