import Errors
import SQLite

/// The outcome of one request for a subscribed feed.
struct FeedUpdate: Sendable {
    enum Outcome: Sendable {
        /// The server sent a body that differs from the last one.
        case changed
        /// The server sent the status 304, or the same body as the last time.
        case unchanged
        case failed
    }

    /// The subscription with its new state.
    var subscription: SubscriptionRow
    let outcome: Outcome
    /// The entries of the feed that are new or have changed, oldest first.
    var entries: [EntryDraft] = []
    /// The error of a failed request. Nil for another outcome.
    var error: DanXiError?
    /// The URL to which the server has moved the feed permanently. Nil if the feed has not moved.
    var movedURL: String?
}

/// Numbers of new and changed entries that were saved.
struct EntryCounts: Sendable, Equatable {
    var new = 0
    var changed = 0

    static func + (one: EntryCounts, other: EntryCounts) -> EntryCounts {
        EntryCounts(new: one.new + other.new, changed: one.changed + other.changed)
    }
}
