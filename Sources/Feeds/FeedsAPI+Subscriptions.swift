import Calendar
import Errors

extension FeedsAPI {
    /// Subscribes to a feed, and saves its entries. If the URL already has a subscription, that subscription gets the given title and
    /// folder, and nothing is requested.
    package static func subscribe(_ client: FeedClient, url: String, title: String?, folder: [String]?) async throws -> FeedSubscription {
        for _ in 0..<3 {
            do {
                return try await subscribeOnce(client, url: url, title: title, folder: folder)
            } catch let error as DanXiError where error.code == .notFound && error.httpStatus == nil {
                // Another call has removed the subscription after this call had read or added it. The next attempt adds the feed again.
            }
        }
        return try await subscribeOnce(client, url: url, title: title, folder: folder)
    }

    private static func subscribeOnce(
        _ client: FeedClient, url: String, title: String?, folder: [String]?
    ) async throws -> FeedSubscription {
        let method = "feeds.subscribe"
        let url = try FeedURL.checked(url, method)
        let path = try folder.map { try FeedTables.json.text($0) }
        // Throws before the first request if the session has no store directory.
        let known = try await client.saved.run(method) { try $0.subscription(url: url)?.id }
        if let known { return try await changed(client, known, title, path) }
        let response = try await client.get(url, accept: FeedClient.accept)
        let moved = response.permanentURL.flatMap { try? FeedURL.checked(String($0.prefix { $0 != "#" }), method) } ?? url
        let refresher = FeedRefresher(client: client, method: method)
        // Throws before the subscription is added if the document is not a feed.
        _ = try FeedClient.feed(response)
        let row = SubscriptionRow(url: moved, title: title, folder: path ?? "[]", addedAt: WallTime.now.milliseconds)
        let added = try await client.saved.run(method) { tables in
            try tables.add([row]).first.map { try tables.subscription($0) }
        }
        guard let added else {
            let known = try await client.saved.run(method) { try $0.subscription(url: moved)?.id }
            return try await changed(client, known ?? 0, title, path)
        }
        var journal = RefreshJournal(client.saved, method: method)
        _ = try await journal.add(try await refresher.update(of: added, response))
        _ = try await journal.flush()
        return try await subscription(client, added.id, method)
    }

    private static func changed(
        _ client: FeedClient, _ id: Int, _ title: String?, _ folder: String?
    ) async throws -> FeedSubscription {
        try await client.saved.run("feeds.subscribe") { try $0.change(id, title: title, folder: folder) }
        return try await subscription(client, id, "feeds.subscribe")
    }

    static func subscription(_ client: FeedClient, _ id: Int, _ method: String) async throws -> FeedSubscription {
        try await client.saved.run(method) { try $0.entity(try $0.subscription(id)) }
    }

    /// Deletes a subscription and its saved entries.
    package static func unsubscribe(_ client: FeedClient, subscriptionId: Int) async throws {
        _ = try await client.saved.run("feeds.unsubscribe") { try $0.subscription(subscriptionId) }
        while try await !client.saved.run("feeds.unsubscribe", { try $0.deletePart(of: subscriptionId) }) {}
    }

    package static func listSubscriptions(_ client: FeedClient, offset: Int, size: Int) async throws -> [FeedSubscription] {
        try await client.saved.run("feeds.list_subscriptions") { try $0.subscriptions(offset: offset, size: size) }
    }
}
