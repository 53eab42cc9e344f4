import Synchronization
import Threads

/// The deadline, progress, accounts and secrets of one call, available to all functions that serve the call.
///
/// The context is a class, because many suspended functions hold it, and each of them would hold a copy of a struct.
package final class CallContext: Sendable {
    @TaskLocal package static var current = CallContext()

    /// The number of the call that started the work. Nil outside of a call.
    package let call: Int?
    private let ownDeadline: Instant?
    /// The deadline of work that several calls share. It may become later when another call joins the work. Nil if this context belongs to
    /// a single call.
    package let sharedDeadline: SharedDeadline?
    package let progress: CallProgress?
    /// The writes of the call whose outcome is unknown. Nil outside of a call.
    package let writes: OpenWrites?
    /// The accounts that the call was started for. Nil outside of a call.
    package let accounts: CallAccounts?
    /// The secrets that must not appear in an error or in the log.
    package let secrets: Secrets
    package let attachment: (any CallAttachment)?
    /// The pace of the call's requests. Nil if they are sent as soon as possible.
    package let pace: RequestPace?
    /// The thread that waits for the call and does the work of the call. Nil if there is no such thread.
    package let thread: (any CallThread)?
    /// The place of the call. Nil if the call needs none. Work that several calls share has the place of the call that started it.
    package let place: (any CallPlace)?
    private let hasBegunRequest: Atomic<Bool>

    package init(
        call: Int? = nil, deadline: Instant? = nil, sharedDeadline: SharedDeadline? = nil, progress: CallProgress? = nil,
        writes: OpenWrites? = nil, accounts: CallAccounts? = nil, secrets: Secrets = Secrets(), attachment: (any CallAttachment)? = nil,
        pace: RequestPace? = nil, thread: (any CallThread)? = nil, place: (any CallPlace)? = nil, hasBegunRequest: Bool = false
    ) {
        self.hasBegunRequest = Atomic(hasBegunRequest)
        self.call = call
        ownDeadline = deadline
        self.sharedDeadline = sharedDeadline
        self.progress = progress
        self.writes = writes
        self.thread = thread
        self.place = place
        self.accounts = accounts
        self.secrets = secrets
        self.attachment = attachment
        self.pace = pace
    }

    /// The time at which the call fails with `timeout`. Nil if the call has no deadline.
    package var deadline: Instant? { sharedDeadline.map(\.instant) ?? ownDeadline }

    /// Returns the context for work that this call starts, and that other calls may join.
    package func sharing(_ deadline: SharedDeadline, _ progress: CallProgress, _ writes: OpenWrites) -> CallContext {
        CallContext(
            call: call, sharedDeadline: deadline, progress: progress, writes: writes, accounts: accounts, secrets: secrets,
            attachment: attachment, pace: pace, place: place, hasBegunRequest: hasBegun)
    }

    /// Returns the context of work that keeps a pace, and whose steps and transfers do not change the progress of the call.
    package func keeping(_ pace: RequestPace) -> CallContext {
        CallContext(
            call: call, deadline: deadline, writes: writes, accounts: accounts, secrets: secrets, attachment: attachment, pace: pace,
            thread: thread, place: place, hasBegunRequest: hasBegun)
    }

    /// Returns the context of a part of the call that may fail alone. A tenth of the remaining time is left for the rest of the call.
    package var ofPart: CallContext {
        let now = Instant.now
        return CallContext(
            call: call, deadline: deadline.map { now + now.duration(to: $0) * 9 / 10 }, progress: progress, writes: writes,
            accounts: accounts, secrets: secrets, attachment: attachment, pace: pace, thread: thread, place: place,
            hasBegunRequest: hasBegun)
    }

    /// Whether the call has begun a request.
    package var hasBegun: Bool { hasBegunRequest.load(ordering: .relaxed) }

    /// Records that the call begins a request. Returns whether the call has begun a request before.
    package func beginsRequest() -> Bool { hasBegunRequest.exchange(true, ordering: .relaxed) }

    /// Returns whether the call can wait for `delay` and still end before its deadline.
    package func allows(waiting delay: Duration) -> Bool {
        deadline.map { .now + delay < $0 } ?? true
    }

    /// Prepares for a long computation: moves the work to a worker. The thread that waits for the call must return at the deadline, and the
    /// thread that starts the call at once.
    package static func willCompute() async {
        current.thread?.leave()
        await withTaskExecutorPreference(Workers.shared) {}
    }
}

/// A value that a higher module attaches to a call. All work that the call starts sees the attachment, even work that other calls join.
package protocol CallAttachment: AnyObject, Sendable {}
