import Calendar
import Errors
import SQLite

extension FeedsAPI {
    package static func listEntries(
        _ client: FeedClient, subscriptionId: Int?, isRead: Bool?, isStarred: Bool?, beforeId: Int?, size: Int
    ) async throws -> [SavedEntry] {
        try await client.saved.run("feeds.list_entries") {
            try $0.entries(of: subscriptionId, isRead: isRead, isStarred: isStarred, before: beforeId, size: size)
        }
    }

    package static func searchEntries(
        _ client: FeedClient, query: String, subscriptionId: Int?, offset: Int, size: Int
    ) async throws -> [EntryMatch] {
        try await client.saved.run("feeds.search_entries") {
            try $0.search(SearchWords(query), in: subscriptionId, offset: offset, size: size)
        }
    }

    /// Marks the entries that meet all given conditions as read.
    package static func markRead(
        _ client: FeedClient, entryIds: [Int]?, subscriptionId: Int?, before: Timestamp?
    ) async throws -> Int {
        try await mark("feeds.mark_read", client, entryIds, subscriptionId, before, isRead: true)
    }

    /// Marks the entries that meet all given conditions as unread.
    package static func markUnread(
        _ client: FeedClient, entryIds: [Int]?, subscriptionId: Int?, before: Timestamp?
    ) async throws -> Int {
        try await mark("feeds.mark_unread", client, entryIds, subscriptionId, before, isRead: false)
    }

    /// Gives entries a star. Entries with a star are kept when the oldest entries of a feed are deleted.
    package static func markStarred(_ client: FeedClient, entryIds: [Int]) async throws -> Int {
        try await client.saved.run("feeds.mark_starred") { try $0.star(entryIds, isStarred: true) }
    }

    package static func markUnstarred(_ client: FeedClient, entryIds: [Int]) async throws -> Int {
        try await client.saved.run("feeds.mark_unstarred") { try $0.star(entryIds, isStarred: false) }
    }

    private static func mark(
        _ method: String, _ client: FeedClient, _ ids: [Int]?, _ subscriptionId: Int?, _ before: Timestamp?, isRead: Bool
    ) async throws -> Int {
        let time = try before.map { time throws(DanXiError) in
            guard let seconds = time.unixSeconds else {
                throw DanXiError(.invalidArgument, "\(method): `before`: must be in 1970 or later.")
            }
            return seconds * 1000
        }
        return try await client.saved.run(method) { try $0.mark(ids, of: subscriptionId, savedBefore: time, isRead: isRead) }
    }
}
