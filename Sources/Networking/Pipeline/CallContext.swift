/// The deadline, the progress, the accounts and the secrets of one call, available to all functions that serve it.
package struct CallContext: Sendable {
    @TaskLocal package static var current = CallContext()

    private let ownDeadline: ContinuousClock.Instant?
    /// The deadline of work that several calls share. It moves when another call joins.
    package private(set) var sharedDeadline: SharedDeadline?
    package private(set) var progress: CallProgress?
    /// The accounts that the call was started for. Nil outside of a call.
    package let accounts: CallAccounts?
    /// The values that must not appear in an error or in the log.
    package let secrets: Secrets

    package init(
        deadline: ContinuousClock.Instant? = nil, progress: CallProgress? = nil, accounts: CallAccounts? = nil, secrets: Secrets = Secrets()
    ) {
        ownDeadline = deadline
        self.progress = progress
        self.accounts = accounts
        self.secrets = secrets
    }

    /// The time at which the call fails with `timeout`.
    package var deadline: ContinuousClock.Instant? { sharedDeadline.map(\.instant) ?? ownDeadline }

    /// Returns the context of work that this call starts and that others may join.
    package func sharing(_ deadline: SharedDeadline, _ progress: CallProgress) -> CallContext {
        var context = self
        context.sharedDeadline = deadline
        context.progress = progress
        return context
    }

    /// Returns whether the deadline is later than the end of a wait.
    package func allows(waiting delay: Duration) -> Bool {
        deadline.map { .now + delay < $0 } ?? true
    }
}
