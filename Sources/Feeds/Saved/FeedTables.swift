import SQLite

/// The tables of subscriptions and their entries. Times are in milliseconds since 1970.
struct FeedTables {
    let database: Database

    static let index = TextIndex(of: EntryText.tableName, scope: (EntryRow.tableName, "subscription_id"))

    static let json = SavedJSON(of: "feed", advice: "Delete it with feeds.unsubscribe, and subscribe to it again.")

    /// The statements that create each version of the tables. A released step never changes. New steps are added at the end.
    static let steps: [SQLStatement] = [
        """
        \(SubscriptionRow.migration(to: 1))
        \(EntryRow.migration(to: 1))
        \(EntryText.migration(to: 1))
        CREATE INDEX entry_by_subscription ON entry (subscription_id);
        CREATE INDEX entry_by_mark ON entry (is_read);
        CREATE INDEX entry_by_subscription_and_mark ON entry (subscription_id, is_read);
        \(index.creation)
        """,
        SubscriptionRow.migration(to: 2),
        """
        \(SubscriptionRow.migration(to: 3))
        \(EntryRow.migration(to: 3))
        UPDATE subscription SET feed_interval = interval;
        CREATE INDEX entry_by_star ON entry (is_starred);
        \(index.withoutMarks)
        """,
        EntryText.migration(to: 4),
    ]
}
