// Generated from interface/feeds.toml by `make generate`; do not edit.

import Feeds

extension Method {
    static let feeds: [Method] = [
        Method(
            "feeds.parse",
            parameters: [
                Parameter("text", .string()),
                Parameter("base64", .string()),
                Parameter("content_type", .string()),
                Parameter("url", .url),
                .timeoutMs,
            ],
            atLeastOne: ["text", "base64"]
        ) { _, arguments in
            Outcome(
                try await FeedsAPI.parse(
                    text: arguments.optional("text"),
                    base64: arguments.optional("base64"),
                    contentType: arguments.optional("content_type"),
                    url: arguments.optional("url")
                ))
        },
        Method(
            "feeds.write",
            parameters: [
                Parameter("title", .string(length: 1...Int.max), isRequired: true),
                Parameter("id", .string(length: 1...Int.max), isRequired: true),
                Parameter("entries", .list(of: .object, count: 0...10_000), isRequired: true),
                Parameter("link", .string()),
                Parameter("self_link", .string()),
                Parameter("subtitle", .string()),
                Parameter("updated", .time),
                .timeoutMs,
            ]
        ) { _, arguments in
            Outcome(
                try await FeedsAPI.write(
                    title: arguments.value("title"),
                    id: arguments.value("id"),
                    entries: arguments.requiredEntities("entries"),
                    link: arguments.optional("link"),
                    selfLink: arguments.optional("self_link"),
                    subtitle: arguments.optional("subtitle"),
                    updated: arguments.optional("updated")
                ))
        },
        Method(
            "feeds.fetch",
            parameters: [
                Parameter("url", .url, isRequired: true),
                Parameter("etag", .string(length: 1...Int.max)),
                Parameter("last_modified", .string(length: 1...Int.max)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await FeedsAPI.fetch(
                    services.feeds.client,
                    url: arguments.value("url"),
                    etag: arguments.optional("etag"),
                    lastModified: arguments.optional("last_modified")
                ))
        },
        Method("feeds.discover", parameters: [Parameter("url", .url, isRequired: true), .timeoutMs]) { services, arguments in
            Outcome(try await FeedsAPI.discover(services.feeds.client, url: arguments.value("url")))
        },
        Method(
            "feeds.subscribe",
            parameters: [
                Parameter("url", .url, isRequired: true),
                Parameter("title", .string(length: 0...300)),
                Parameter("folder", .list(of: .string(length: 1...300), count: 0...8)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await FeedsAPI.subscribe(
                    services.feeds.client,
                    url: arguments.value("url"),
                    title: arguments.optional("title"),
                    folder: arguments.optional("folder")
                ))
        },
        Method(
            "feeds.list_subscriptions",
            parameters: [
                Parameter("offset", .integer(0...Int.max), default: .integer(0)),
                Parameter("size", .integer(1...1_000), default: .integer(100)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[FeedSubscription].self, by: .offset, "offset", id: { $0.id })
        ) { services, arguments in
            Outcome(
                try await FeedsAPI.listSubscriptions(
                    services.feeds.client,
                    offset: arguments.value("offset"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "feeds.import_opml",
            parameters: [
                Parameter("text", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await FeedsAPI.importOpml(services.feeds.client, text: arguments.value("text")))
        },
        Method(
            "feeds.export_opml",
            parameters: [
                Parameter("title", .string(length: 0...300), default: .string("Subscriptions")),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await FeedsAPI.exportOpml(services.feeds.client, title: arguments.value("title")))
        },
        Method(
            "feeds.list_entries",
            parameters: [
                Parameter("subscription_id", .integer(1...Int.max)),
                Parameter("is_read", .bool),
                Parameter("is_starred", .bool),
                Parameter("before_id", .integer(1...Int.max)),
                Parameter("size", .integer(1...500), default: .integer(50)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[SavedEntry].self, by: .identifier, "before_id", id: { $0.id })
        ) { services, arguments in
            Outcome(
                try await FeedsAPI.listEntries(
                    services.feeds.client,
                    subscriptionId: arguments.optional("subscription_id"),
                    isRead: arguments.optional("is_read"),
                    isStarred: arguments.optional("is_starred"),
                    beforeId: arguments.optional("before_id"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "feeds.search_entries",
            parameters: [
                Parameter("query", .string(length: 1...200, notBlank: true), isRequired: true),
                Parameter("subscription_id", .integer(1...Int.max)),
                Parameter("offset", .integer(0...Int.max), default: .integer(0)),
                Parameter("size", .integer(1...50), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[EntryMatch].self, by: .offset, "offset", id: { $0.id })
        ) { services, arguments in
            Outcome(
                try await FeedsAPI.searchEntries(
                    services.feeds.client,
                    query: arguments.value("query"),
                    subscriptionId: arguments.optional("subscription_id"),
                    offset: arguments.value("offset"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "feeds.mark_read",
            parameters: [
                Parameter("entry_ids", .list(of: .integer(1...Int.max), count: 1...1_000)),
                Parameter("subscription_id", .integer(1...Int.max)),
                Parameter("before", .time),
                .timeoutMs,
            ],
            atLeastOne: ["entry_ids", "subscription_id", "before"]
        ) { services, arguments in
            Outcome(
                try await FeedsAPI.markRead(
                    services.feeds.client,
                    entryIds: arguments.optional("entry_ids"),
                    subscriptionId: arguments.optional("subscription_id"),
                    before: arguments.optional("before")
                ))
        },
        Method(
            "feeds.mark_unread",
            parameters: [
                Parameter("entry_ids", .list(of: .integer(1...Int.max), count: 1...1_000)),
                Parameter("subscription_id", .integer(1...Int.max)),
                Parameter("before", .time),
                .timeoutMs,
            ],
            atLeastOne: ["entry_ids", "subscription_id", "before"]
        ) { services, arguments in
            Outcome(
                try await FeedsAPI.markUnread(
                    services.feeds.client,
                    entryIds: arguments.optional("entry_ids"),
                    subscriptionId: arguments.optional("subscription_id"),
                    before: arguments.optional("before")
                ))
        },
        Method(
            "feeds.mark_starred",
            parameters: [
                Parameter("entry_ids", .list(of: .integer(1...Int.max), count: 1...1_000), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await FeedsAPI.markStarred(services.feeds.client, entryIds: arguments.value("entry_ids")))
        },
        Method(
            "feeds.mark_unstarred",
            parameters: [
                Parameter("entry_ids", .list(of: .integer(1...Int.max), count: 1...1_000), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await FeedsAPI.markUnstarred(services.feeds.client, entryIds: arguments.value("entry_ids")))
        },
        Method(
            "feeds.refresh",
            parameters: [
                Parameter("subscription_id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await FeedsAPI.refresh(services.feeds.client, subscriptionId: arguments.value("subscription_id")))
        },
        Method(
            "feeds.refresh_all",
            parameters: [
                Parameter("force", .bool, default: .bool(false)),
                Parameter("concurrency", .integer(1...64), default: .integer(16)),
                Parameter("per_host", .integer(1...64), default: .integer(2)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await FeedsAPI.refreshAll(
                    services.feeds.client,
                    force: arguments.value("force"),
                    concurrency: arguments.value("concurrency"),
                    perHost: arguments.value("per_host")
                ))
        },
        Method(
            "feeds.unsubscribe",
            parameters: [
                Parameter("subscription_id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await FeedsAPI.unsubscribe(services.feeds.client, subscriptionId: arguments.value("subscription_id"))
            return Outcome()
        },
    ]
}
