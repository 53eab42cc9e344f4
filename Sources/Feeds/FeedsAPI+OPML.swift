import Calendar
import Calls
import Errors
import JSON
import SQLite

extension FeedsAPI {
    /// Maximum number of subscriptions that one transaction adds.
    private static let importSize = 500

    /// Subscribes to the feeds of an OPML document, without requesting the feeds.
    package static func importOpml(_ client: FeedClient, text: String) async throws -> OPMLReport {
        let method = "feeds.import_opml"
        // Throws before parsing if the session has no store directory.
        try await client.saved.run(method) { _ in }
        await CallContext.willCompute()
        let document = try OPMLReader.read(text, until: CallEnd())
        let feeds = document.feeds
        var added = 0
        for start in stride(from: 0, to: feeds.count, by: importSize) {
            let rows = try feeds[start..<min(start + importSize, feeds.count)].map { feed in
                var row = SubscriptionRow(
                    url: feed.url, title: feed.title, folder: try FeedTables.json.text(feed.folder), addedAt: WallTime.now.milliseconds)
                row.link = feed.link
                row.isForeign = true
                return row
            }
            added += try await client.saved.run(method) { try $0.add(rows).count }
            try Task.checkCancellation()
        }
        record("its URL is too long, is not http or https, or has a user name", count: document.refused)
        if let problem = document.unread { record("the document cannot be read after \(problem)", count: 1) }
        return OPMLReport(addedCount: added, knownCount: feeds.count - added, refusedCount: document.refused)
    }

    private static func record(_ reason: String, count: Int) {
        guard count > 0 else { return }
        SkippedRowRecorder.current?.record(SkippedRows([SkippedRow(what: "outline", reason: reason, excerpt: "")], count: count))
    }

    /// Returns the subscriptions as an OPML document.
    package static func exportOpml(_ client: FeedClient, title: String) async throws -> String {
        let rows = try await client.saved.run("feeds.export_opml") { try $0.database.select(SubscriptionRow.self) }
        await CallContext.willCompute()
        var writer = OPMLWriter()
        for row in rows {
            writer.add(
                .init(url: row.url, title: row.title ?? row.feedTitle ?? "", link: row.link), in: try FeedTables.json.decode(row.folder))
        }
        return writer.document(title: title)
    }
}
