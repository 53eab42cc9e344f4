import Errors
import SQLite

/// The outcome of one request for a subscribed feed.
struct FeedUpdate: Sendable {
    enum Outcome: Sendable {
        /// The server sent a feed.
        case changed
        /// The feed is as it was.
        case unchanged
        case failed
        /// No request was sent, because the host asked for a pause.
        case postponed
    }

    /// The subscription with its new state.
    var subscription: SubscriptionRow
    let outcome: Outcome
    /// The entries of a changed feed that are not saved yet, or that have changed, oldest first.
    var entries: [EntryDraft] = []
    /// The error of a failed request.
    var error: DanXiError?
    /// The URL to which the server has moved the feed for good.
    var movedURL: String?
}

/// Numbers of saved entries.
struct EntryCounts: Sendable, Equatable {
    var new = 0
    var changed = 0

    static func + (one: EntryCounts, other: EntryCounts) -> EntryCounts {
        EntryCounts(new: one.new + other.new, changed: one.changed + other.changed)
    }
}
