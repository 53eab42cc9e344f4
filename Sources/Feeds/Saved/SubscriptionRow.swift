import SQLite

/// The saved state of a subscription. Times are in milliseconds since 1970.
struct SubscriptionRow: SQLTable, Sendable {
    var id = 0
    var url: String
    /// Title from the program or an OPML document. Nil if the feed's own title is used.
    var title: String?
    /// The names of the folders as a JSON array, from the outermost.
    var folder: String
    var addedAt: Int
    /// Title from the feed itself.
    var feedTitle: String?
    /// Link from the feed itself, or from the OPML document with which the feed was added.
    var link: String?
    /// Time of the last request. Nil before the first request.
    var checkedAt: Int?
    /// Time from which `feeds.refresh_all` requests the feed again, unless `force` skips the wait.
    var dueAt = 0
    /// End of a pause that the server asked for, which `force` does not skip. 0 without a pause.
    var blockedUntil = 0
    /// Time for which the server allows to cache the feed, in milliseconds.
    var interval = 0
    /// Time between two updates that the feed itself states, in milliseconds. Nil if it states none.
    var feedInterval: Int?
    var skipped = SkippedTimes(hours: 0, days: 0)
    var etag: String?
    var lastModified: String?
    /// Hash of the last response body, by which an unchanged body is recognized. Nil before the first success, and while the subscription
    /// is being deleted.
    var fingerprint: Int?
    /// Number of failed requests since the last success.
    var failureCount = 0
    /// Name and message of the last error. Nil after a success.
    var errorName: String?
    var errorMessage: String?
    /// Whether the last request failed with the status 410.
    var isGone = false
    /// Time at which the claim of a call that requests the feed expires. Nil without a claim. See ``RefreshCondition``.
    var claimedUntil: Int?
    /// Whether the URL comes from an OPML document or a public server, and not from the program.
    var isForeign = false

    init(url: String, title: String?, folder: String, addedAt: Int) {
        (self.url, self.title, self.folder, self.addedAt) = (url, title, folder, addedAt)
    }

    // MARK: Table

    static let tableName: SQLName = "subscription"
    static let uniqueKeys: [[SQLName]] = [["url"]]
    static let fields: [SQLField] = [
        SQLField("url", .text),
        SQLField("title", .text, isOptional: true),
        SQLField("folder", .text),
        SQLField("added_at", .integer),
        SQLField("feed_title", .text, isOptional: true),
        SQLField("link", .text, isOptional: true),
        SQLField("checked_at", .integer, isOptional: true),
        SQLField("due_at", .integer),
        SQLField("blocked_until", .integer),
        SQLField("interval", .integer),
        SQLField("etag", .text, isOptional: true),
        SQLField("last_modified", .text, isOptional: true),
        SQLField("fingerprint", .integer, isOptional: true),
        SQLField("failure_count", .integer),
        SQLField("error_name", .text, isOptional: true),
        SQLField("error_message", .text, isOptional: true),
        SQLField("is_gone", .integer),
        SQLField("claimed_until", .integer, isOptional: true, since: 2),
        SQLField("is_foreign", .integer, isOptional: true, since: 2),
        SQLField("feed_interval", .integer, isOptional: true, since: 3),
        SQLField("skipped_hours", .integer, isOptional: true, since: 3),
        SQLField("skipped_days", .integer, isOptional: true, since: 3),
    ]

    var values: [SQLValue] {
        [
            .text(url), SQLValue(title), .text(folder), .integer(addedAt), SQLValue(feedTitle), SQLValue(link), SQLValue(checkedAt),
            .integer(dueAt), .integer(blockedUntil), .integer(interval), SQLValue(etag), SQLValue(lastModified), SQLValue(fingerprint),
            .integer(failureCount), SQLValue(errorName), SQLValue(errorMessage), .integer(isGone ? 1 : 0), SQLValue(claimedUntil),
            .integer(isForeign ? 1 : 0), SQLValue(feedInterval), .integer(skipped.hours), .integer(skipped.days),
        ]
    }

    init(row: Row) {
        id = row.integer(0)
        url = row.text(1)
        title = row.optionalText(2)
        folder = row.text(3)
        addedAt = row.integer(4)
        feedTitle = row.optionalText(5)
        link = row.optionalText(6)
        checkedAt = row.optionalInteger(7)
        dueAt = row.integer(8)
        blockedUntil = row.integer(9)
        interval = row.integer(10)
        etag = row.optionalText(11)
        lastModified = row.optionalText(12)
        fingerprint = row.optionalInteger(13)
        failureCount = row.integer(14)
        errorName = row.optionalText(15)
        errorMessage = row.optionalText(16)
        isGone = row.integer(17) != 0
        claimedUntil = row.optionalInteger(18)
        isForeign = row.optionalInteger(19) == 1
        feedInterval = row.optionalInteger(20)
        skipped = SkippedTimes(hours: row.optionalInteger(21) ?? 0, days: row.optionalInteger(22) ?? 0)
    }
}
