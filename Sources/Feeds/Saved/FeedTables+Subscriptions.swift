import Errors
import SQLite

extension FeedTables {
    /// Maximum number of subscriptions in a store.
    static let subscriptionLimit = 100_000

    func subscription(_ id: Int) throws -> SubscriptionRow {
        guard let row = try database.select(SubscriptionRow.self, where: [.equal("id", .integer(id))]).first else {
            throw DanXiError(.notFound, "No subscription has the identifier \(id). feeds.list_subscriptions lists the subscriptions.")
        }
        return row
    }

    /// Returns the subscription to the feed at a URL. Nil if the feed has no subscription.
    func subscription(url: String) throws -> SubscriptionRow? {
        try database.select(SubscriptionRow.self, where: [.equal("url", .text(url))]).first
    }

    /// Adds the subscriptions whose URL is new. Returns the identifiers of the added subscriptions.
    func add(_ rows: [SubscriptionRow]) throws -> [Int] {
        try database.transaction {
            let added = try rows.compactMap { try database.insert($0) }
            guard try database.count(SubscriptionRow.self) <= Self.subscriptionLimit else {
                throw DanXiError(
                    .tooLarge, "A store can have at most \(Self.subscriptionLimit) subscriptions. Remove some with feeds.unsubscribe.")
            }
            return added
        }
    }

    /// Sets the title and the folder of a subscription, and records that the program has passed the feed's URL. If a parameter is nil, the
    /// old value is kept. An empty title removes the old title.
    func change(_ id: Int, title: String?, folder: String?) throws {
        let changes: [(SQLName, SQLValue)] = [
            title.map { ("title", $0.isEmpty ? .null : .text($0)) }, folder.map { ("folder", .text($0)) }, ("is_foreign", .integer(0)),
        ].compactMap { $0 }
        try database.update(SubscriptionRow.self, set: changes, where: [.equal("id", .integer(id))])
    }

    /// Deletes up to 500 entries of a subscription, and the subscription itself with its last entries. Returns whether the subscription is
    /// deleted.
    ///
    /// Deleting many entries takes seconds, so they are deleted in parts, between which other calls can use the database. If the process
    /// ends before the last part, the next refresh adds the deleted entries again.
    func deletePart(of id: Int) throws -> Bool {
        let part = 500
        let own: [SQLCondition] = [.equal("id", .integer(id))]
        return try database.transaction {
            if try delete(part, where: [.equal("subscription_id", .integer(id))]) == part {
                let unread: [(SQLName, SQLValue)] = [("etag", .null), ("last_modified", .null), ("fingerprint", .null)]
                try database.update(SubscriptionRow.self, set: unread, where: own)
                return false
            }
            _ = try database.delete(SubscriptionRow.self, where: own)
            return true
        }
    }

    // MARK: Entities

    func subscriptions(offset: Int, size: Int) throws -> [FeedSubscription] {
        try database.select(SubscriptionRow.self, offset: offset, size: size).map(entity)
    }

    /// Converts a row to a subscription, and counts its entries and unread entries.
    func entity(_ row: SubscriptionRow) throws -> FeedSubscription {
        let own: SQLCondition = .equal("subscription_id", .integer(row.id))
        return FeedSubscription(
            id: row.id, url: row.url, title: row.title ?? row.feedTitle ?? "", folder: try Self.json.decode(row.folder), link: row.link,
            addedAt: try Self.json.time(row.addedAt), checkedAt: try row.checkedAt.map(Self.json.time),
            dueAt: row.isGone ? nil : try Self.json.time(max(row.dueAt, row.blockedUntil, row.checkedAt ?? row.addedAt)),
            isGone: row.isGone,
            failureCount: row.failureCount, errorName: row.errorName, errorMessage: row.errorMessage,
            entryCount: try database.count(EntryRow.self, where: [own]),
            unreadCount: try database.count(EntryRow.self, where: [own, .equal("is_read", .integer(0))]))
    }
}
