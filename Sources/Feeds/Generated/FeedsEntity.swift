// Generated from interface/feeds.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The format of a feed.
package enum FeedFormat: String, JSONString, CaseIterable {
    /// RSS version 0.90.
    case rss090 = "rss090"
    /// RSS version 0.91.
    case rss091 = "rss091"
    /// RSS version 0.92.
    case rss092 = "rss092"
    /// RSS version 0.93.
    case rss093 = "rss093"
    /// RSS version 0.94.
    case rss094 = "rss094"
    /// RSS version 1.0, which is RDF.
    case rss10 = "rss10"
    /// RSS version 2.0.
    case rss20 = "rss20"
    /// RSS of an unknown version.
    case rss = "rss"
    /// Atom version 0.3.
    case atom03 = "atom03"
    /// Atom version 1.0 (RFC 4287).
    case atom10 = "atom10"
    /// Atom without the namespace of a version.
    case atom = "atom"
    /// JSON Feed version 1.
    case json1 = "json1"
    /// JSON Feed version 1.1.
    case json11 = "json11"
}

/// A feed with its entries, in one form for all formats.
package struct Feed: JSONCodable, APIParsable, Hashable {
    /// Format of the feed.
    package var format: FeedFormat
    /// Title as plain text. Empty if the feed has no title.
    package var title: String
    /// Description or subtitle as plain text.
    package var subtitle: String?
    /// Identifier: Atom's `id`, or `rdf:about` of RSS 1.0.
    package var id: String?
    /// Link to the feed's site.
    package var link: String?
    /// All links of the feed, in order.
    package var links: [FeedLink]
    /// Time of the last change.
    package var updated: Timestamp?
    /// Time of publication.
    package var published: Timestamp?
    /// Language tag, such as `zh-CN`.
    package var language: String?
    /// Authors of the feed.
    package var authors: [FeedAuthor]
    /// Categories of the feed.
    package var categories: [FeedCategory]
    /// URL of the feed's image or logo.
    package var image: String?
    /// URL of a small square image.
    package var icon: String?
    /// Copyright as plain text.
    package var rights: String?
    /// Program that made the feed.
    package var generator: String?
    /// Time for which the feed may be cached, as RSS states it.
    package var ttl: Int?
    /// Time between two updates, from `sy:updatePeriod` and `sy:updateFrequency` of the syndication module.
    package var updateInterval: Int?
    /// Hours of the day in UTC in which the feed does not change (RSS), from 0 to 23.
    package var skipHours: [Int]
    /// Days of the week in UTC on which the feed does not change (RSS), such as `Sunday`.
    package var skipDays: [String]
    /// Entries in the order of the document.
    package var entries: [FeedEntry]
    /// Whether the feed breaks the rules of its format. The part that could be read is returned.
    package var bozo: Bool
    /// The first broken rule, with its line. `nil` unless `bozo` is `true`.
    package var bozoReason: String?

    package init(
        format: FeedFormat,
        title: String,
        subtitle: String?,
        id: String?,
        link: String?,
        links: [FeedLink],
        updated: Timestamp?,
        published: Timestamp?,
        language: String?,
        authors: [FeedAuthor],
        categories: [FeedCategory],
        image: String?,
        icon: String?,
        rights: String?,
        generator: String?,
        ttl: Int?,
        updateInterval: Int?,
        skipHours: [Int],
        skipDays: [String],
        entries: [FeedEntry],
        bozo: Bool,
        bozoReason: String?
    ) {
        self.format = format
        self.title = title
        self.subtitle = subtitle
        self.id = id
        self.link = link
        self.links = links
        self.updated = updated
        self.published = published
        self.language = language
        self.authors = authors
        self.categories = categories
        self.image = image
        self.icon = icon
        self.rights = rights
        self.generator = generator
        self.ttl = ttl
        self.updateInterval = updateInterval
        self.skipHours = skipHours
        self.skipDays = skipDays
        self.entries = entries
        self.bozo = bozo
        self.bozoReason = bozoReason
    }

    package init(json: JSONElement) throws(JSONError) {
        format = try json.value("format")
        title = try json.value("title")
        subtitle = try json.optional("subtitle")
        id = try json.optional("id")
        link = try json.optional("link")
        links = try json.list("links")
        updated = try json.optional("updated")
        published = try json.optional("published")
        language = try json.optional("language")
        authors = try json.list("authors")
        categories = try json.list("categories")
        image = try json.optional("image")
        icon = try json.optional("icon")
        rights = try json.optional("rights")
        generator = try json.optional("generator")
        ttl = try json.optional("ttl")
        updateInterval = try json.optional("update_interval")
        skipHours = try json.list("skip_hours")
        skipDays = try json.list("skip_days")
        entries = try json.list("entries")
        bozo = try json.value("bozo")
        bozoReason = try json.optional("bozo_reason")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("format", format)
            json.set("title", title)
            json.set("subtitle", subtitle)
            json.set("id", id)
            json.set("link", link)
            json.set("links", links)
            json.set("updated", updated)
            json.set("published", published)
            json.set("language", language)
            json.set("authors", authors)
            json.set("categories", categories)
            json.set("image", image)
            json.set("icon", icon)
            json.set("rights", rights)
            json.set("generator", generator)
            json.set("ttl", ttl)
            json.set("update_interval", updateInterval)
            json.set("skip_hours", skipHours)
            json.set("skip_days", skipDays)
            json.set("entries", entries)
            json.set("bozo", bozo)
            json.set("bozo_reason", bozoReason)
        }
    }
}

/// An entry of a feed.
package struct FeedEntry: JSONCodable, APIParsable, Hashable {
    /// Identifier within the feed: the entry's own, otherwise its link, otherwise `urn:entry:` and a hash of
    /// its title, date and content.
    package var id: String
    /// Title as plain text. Empty if the entry has no title.
    package var title: String
    /// Link to the entry's page: the alternate link, or a guid that is a permalink.
    package var link: String?
    /// All links of the entry, in order.
    package var links: [FeedLink]
    /// Time of publication. A date without a zone is UTC; one that is written in Chinese is in Asia/Shanghai.
    /// `nil` if a part of the date is unknown, such as the zone `ET`.
    package var published: Timestamp?
    /// The date as the feed writes it, if the library cannot parse it, such as `31 Jun 2026` or `22 Nov 2026
    /// 08:00 ET`.
    package var publishedText: String?
    /// Time of the last change.
    package var updated: Timestamp?
    /// The date as the feed writes it, if the library cannot parse it.
    package var updatedText: String?
    /// Authors. An Atom entry without authors has those of its source or feed.
    package var authors: [FeedAuthor]
    /// Summary or description.
    package var summary: FeedContent?
    /// Contents, such as `content:encoded`. Empty if the entry has only a summary.
    package var content: [FeedContent]
    /// Categories of the entry.
    package var categories: [FeedCategory]
    /// Attached files, such as episodes.
    package var enclosures: [FeedEnclosure]
    /// URL of an image of the entry.
    package var image: String?
    /// URL of the page with comments.
    package var comments: String?
    /// The feed that the entry was copied from.
    package var source: FeedSource?

    package init(
        id: String,
        title: String,
        link: String?,
        links: [FeedLink],
        published: Timestamp?,
        publishedText: String?,
        updated: Timestamp?,
        updatedText: String?,
        authors: [FeedAuthor],
        summary: FeedContent?,
        content: [FeedContent],
        categories: [FeedCategory],
        enclosures: [FeedEnclosure],
        image: String?,
        comments: String?,
        source: FeedSource?
    ) {
        self.id = id
        self.title = title
        self.link = link
        self.links = links
        self.published = published
        self.publishedText = publishedText
        self.updated = updated
        self.updatedText = updatedText
        self.authors = authors
        self.summary = summary
        self.content = content
        self.categories = categories
        self.enclosures = enclosures
        self.image = image
        self.comments = comments
        self.source = source
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        title = try json.value("title")
        link = try json.optional("link")
        links = try json.list("links")
        published = try json.optional("published")
        publishedText = try json.optional("published_text")
        updated = try json.optional("updated")
        updatedText = try json.optional("updated_text")
        authors = try json.list("authors")
        summary = try json.optional("summary")
        content = try json.list("content")
        categories = try json.list("categories")
        enclosures = try json.list("enclosures")
        image = try json.optional("image")
        comments = try json.optional("comments")
        source = try json.optional("source")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("title", title)
            json.set("link", link)
            json.set("links", links)
            json.set("published", published)
            json.set("published_text", publishedText)
            json.set("updated", updated)
            json.set("updated_text", updatedText)
            json.set("authors", authors)
            json.set("summary", summary)
            json.set("content", content)
            json.set("categories", categories)
            json.set("enclosures", enclosures)
            json.set("image", image)
            json.set("comments", comments)
            json.set("source", source)
        }
    }
}

/// A link of a feed or entry.
package struct FeedLink: JSONCodable, APIParsable, Hashable {
    /// URL that the link leads to.
    package var href: String
    /// Relation, such as `alternate`, `self`, `next` or `hub`.
    package var rel: String
    /// Media type of the target.
    package var type: String?
    /// Title of the target.
    package var title: String?

    package init(href: String, rel: String, type: String?, title: String?) {
        self.href = href
        self.rel = rel
        self.type = type
        self.title = title
    }

    package init(json: JSONElement) throws(JSONError) {
        href = try json.value("href")
        rel = try json.value("rel")
        type = try json.optional("type")
        title = try json.optional("title")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("href", href)
            json.set("rel", rel)
            json.set("type", type)
            json.set("title", title)
        }
    }
}

/// A person or organization.
package struct FeedAuthor: JSONCodable, APIParsable, Hashable {
    /// Name of the person or organization.
    package var name: String?
    /// E-mail address of the author.
    package var email: String?
    /// URL of a page about the author.
    package var url: String?

    package init(name: String?, email: String?, url: String?) {
        self.name = name
        self.email = email
        self.url = url
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.optional("name")
        email = try json.optional("email")
        url = try json.optional("url")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("email", email)
            json.set("url", url)
        }
    }
}

/// A text of an entry with its type.
package struct FeedContent: JSONCodable, APIParsable, Hashable {
    /// Media type: `text/plain`, `text/html`, `application/xhtml+xml`, or that of Atom content of another
    /// type.
    package var type: String
    /// The text. Base64 for a media type that is neither text nor XML. Empty if the content is at `url`.
    package var value: String
    /// Language tag, if the content states one.
    package var language: String?
    /// URL against which relative links in `value` are resolved.
    package var base: String?
    /// URL of content outside of the feed (Atom's `src`).
    package var url: String?

    package init(type: String, value: String, language: String?, base: String?, url: String?) {
        self.type = type
        self.value = value
        self.language = language
        self.base = base
        self.url = url
    }

    package init(json: JSONElement) throws(JSONError) {
        type = try json.value("type")
        value = try json.value("value")
        language = try json.optional("language")
        base = try json.optional("base")
        url = try json.optional("url")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("type", type)
            json.set("value", value)
            json.set("language", language)
            json.set("base", base)
            json.set("url", url)
        }
    }
}

/// A category of a feed or entry.
package struct FeedCategory: JSONCodable, APIParsable, Hashable {
    /// Name of the category.
    package var term: String
    /// Identifier of the set of categories.
    package var scheme: String?
    /// Name for people.
    package var label: String?

    package init(term: String, scheme: String?, label: String?) {
        self.term = term
        self.scheme = scheme
        self.label = label
    }

    package init(json: JSONElement) throws(JSONError) {
        term = try json.value("term")
        scheme = try json.optional("scheme")
        label = try json.optional("label")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("term", term)
            json.set("scheme", scheme)
            json.set("label", label)
        }
    }
}

/// A file that belongs to an entry.
package struct FeedEnclosure: JSONCodable, APIParsable, Hashable {
    /// URL of the file.
    package var url: String
    /// Media type of the file.
    package var type: String?
    /// Size that the feed states. `nil` if it states none, or no valid number.
    package var length: Int?

    package init(url: String, type: String?, length: Int?) {
        self.url = url
        self.type = type
        self.length = length
    }

    package init(json: JSONElement) throws(JSONError) {
        url = try json.value("url")
        type = try json.optional("type")
        length = try json.optional("length")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("url", url)
            json.set("type", type)
            json.set("length", length)
        }
    }
}

/// The feed that an entry was copied from.
package struct FeedSource: JSONCodable, APIParsable, Hashable {
    /// Title as plain text.
    package var title: String?
    /// Link to the feed or to its site.
    package var link: String?
    /// Identifier of that feed.
    package var id: String?

    package init(title: String?, link: String?, id: String?) {
        self.title = title
        self.link = link
        self.id = id
    }

    package init(json: JSONElement) throws(JSONError) {
        title = try json.optional("title")
        link = try json.optional("link")
        id = try json.optional("id")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("title", title)
            json.set("link", link)
            json.set("id", id)
        }
    }
}

/// The response of a feed's server.
package struct FeedResponse: JSONCodable, APIParsable, Hashable {
    /// URL of the feed after redirects.
    package var url: String
    /// HTTP status: 304 if the feed has not changed.
    package var status: Int
    /// Header ETag. Pass it to the next `feeds.fetch`.
    package var etag: String?
    /// Header Last-Modified, unchanged. Pass it to the next `feeds.fetch`.
    package var lastModified: String?
    /// The feed. `nil` if the feed has not changed.
    package var feed: Feed?

    package init(url: String, status: Int, etag: String?, lastModified: String?, feed: Feed?) {
        self.url = url
        self.status = status
        self.etag = etag
        self.lastModified = lastModified
        self.feed = feed
    }

    package init(json: JSONElement) throws(JSONError) {
        url = try json.value("url")
        status = try json.value("status")
        etag = try json.optional("etag")
        lastModified = try json.optional("last_modified")
        feed = try json.optional("feed")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("url", url)
            json.set("status", status)
            json.set("etag", etag)
            json.set("last_modified", lastModified)
            json.set("feed", feed)
        }
    }
}

/// A feed to which a page links.
package struct FeedReference: JSONCodable, APIParsable, Hashable {
    /// URL of the feed.
    package var url: String
    /// Title that the page gives the feed.
    package var title: String?
    /// Media type that the page states, such as `application/atom+xml`.
    package var type: String?

    package init(url: String, title: String?, type: String?) {
        self.url = url
        self.title = title
        self.type = type
    }

    package init(json: JSONElement) throws(JSONError) {
        url = try json.value("url")
        title = try json.optional("title")
        type = try json.optional("type")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("url", url)
            json.set("title", title)
            json.set("type", type)
        }
    }
}

/// A feed that the program has subscribed to.
package struct FeedSubscription: JSONCodable, APIParsable, Hashable {
    /// Identifier of the subscription.
    package var id: Int
    /// URL of the feed. The URL changes when the server moves the feed permanently.
    package var url: String
    /// Title that the program passed, otherwise that of the feed. Empty if neither is known yet.
    package var title: String
    /// Names of the folders that contain the subscription, from the outermost.
    package var folder: [String]
    /// Link to the site.
    package var link: String?
    /// Time of the subscription.
    package var addedAt: Timestamp
    /// Time of the last request to the server. `nil` before the first one.
    package var checkedAt: Timestamp?
    /// Time from which `feeds.refresh_all` requests the feed again. `nil` if the feed is gone.
    package var dueAt: Timestamp?
    /// Whether the server has responded that the feed is gone permanently (HTTP 410). Such a feed is
    /// requested again only by `feeds.refresh`, or by `feeds.refresh_all` with `force`.
    package var isGone: Bool
    /// Number of failures since the last success.
    package var failureCount: Int
    /// Name of the last error, such as `not_found`. `nil` after a success.
    package var errorName: String?
    /// Message of the last error.
    package var errorMessage: String?
    /// Number of saved entries.
    package var entryCount: Int
    /// Number of saved entries that are not marked as read.
    package var unreadCount: Int

    package init(
        id: Int,
        url: String,
        title: String,
        folder: [String],
        link: String?,
        addedAt: Timestamp,
        checkedAt: Timestamp?,
        dueAt: Timestamp?,
        isGone: Bool,
        failureCount: Int,
        errorName: String?,
        errorMessage: String?,
        entryCount: Int,
        unreadCount: Int
    ) {
        self.id = id
        self.url = url
        self.title = title
        self.folder = folder
        self.link = link
        self.addedAt = addedAt
        self.checkedAt = checkedAt
        self.dueAt = dueAt
        self.isGone = isGone
        self.failureCount = failureCount
        self.errorName = errorName
        self.errorMessage = errorMessage
        self.entryCount = entryCount
        self.unreadCount = unreadCount
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        url = try json.value("url")
        title = try json.value("title")
        folder = try json.list("folder")
        link = try json.optional("link")
        addedAt = try json.value("added_at")
        checkedAt = try json.optional("checked_at")
        dueAt = try json.optional("due_at")
        isGone = try json.value("is_gone")
        failureCount = try json.value("failure_count")
        errorName = try json.optional("error_name")
        errorMessage = try json.optional("error_message")
        entryCount = try json.value("entry_count")
        unreadCount = try json.value("unread_count")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("url", url)
            json.set("title", title)
            json.set("folder", folder)
            json.set("link", link)
            json.set("added_at", addedAt)
            json.set("checked_at", checkedAt)
            json.set("due_at", dueAt)
            json.set("is_gone", isGone)
            json.set("failure_count", failureCount)
            json.set("error_name", errorName)
            json.set("error_message", errorMessage)
            json.set("entry_count", entryCount)
            json.set("unread_count", unreadCount)
        }
    }
}

/// A saved entry of a subscription.
package struct SavedEntry: JSONCodable, APIParsable, Hashable {
    /// Identifier of the saved entry. An entry that was saved later has a larger identifier.
    package var id: Int
    /// Identifier of the subscription.
    package var subscriptionId: Int
    /// The entry as the feed last contained it.
    package var entry: FeedEntry
    /// Whether the entry is marked as read.
    package var isRead: Bool
    /// Whether the entry has a star.
    package var isStarred: Bool
    /// Time at which the entry was first saved.
    package var savedAt: Timestamp
    /// Time at which a changed version was last saved. `nil` if the entry has not changed.
    package var changedAt: Timestamp?

    package init(id: Int, subscriptionId: Int, entry: FeedEntry, isRead: Bool, isStarred: Bool, savedAt: Timestamp, changedAt: Timestamp?) {
        self.id = id
        self.subscriptionId = subscriptionId
        self.entry = entry
        self.isRead = isRead
        self.isStarred = isStarred
        self.savedAt = savedAt
        self.changedAt = changedAt
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        subscriptionId = try json.value("subscription_id")
        entry = try json.value("entry")
        isRead = try json.value("is_read")
        isStarred = try json.value("is_starred")
        savedAt = try json.value("saved_at")
        changedAt = try json.optional("changed_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("subscription_id", subscriptionId)
            json.set("entry", entry)
            json.set("is_read", isRead)
            json.set("is_starred", isStarred)
            json.set("saved_at", savedAt)
            json.set("changed_at", changedAt)
        }
    }
}

/// A saved entry that a search has found.
package struct EntryMatch: JSONCodable, APIParsable, Hashable {
    /// Identifier of the saved entry.
    package var id: Int
    /// Entry that was found.
    package var entry: SavedEntry
    /// The text around the first match, at most about 100 characters.
    package var excerpt: [EntryExcerptPart]

    package init(id: Int, entry: SavedEntry, excerpt: [EntryExcerptPart]) {
        self.id = id
        self.entry = entry
        self.excerpt = excerpt
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        entry = try json.value("entry")
        excerpt = try json.list("excerpt")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("entry", entry)
            json.set("excerpt", excerpt)
        }
    }
}

/// A part of an excerpt of an entry.
package struct EntryExcerptPart: JSONCodable, APIParsable, Hashable {
    /// Text of the part. `…` marks a place where the excerpt is cut off.
    package var text: String
    /// Whether the part is one of the words that were searched for.
    package var isMatch: Bool

    package init(text: String, isMatch: Bool) {
        self.text = text
        self.isMatch = isMatch
    }

    package init(json: JSONElement) throws(JSONError) {
        text = try json.value("text")
        isMatch = try json.value("is_match")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("text", text)
            json.set("is_match", isMatch)
        }
    }
}

/// The result of refreshing one subscription.
package struct FeedRefresh: JSONCodable, APIParsable, Hashable {
    /// Subscription after the request.
    package var subscription: FeedSubscription
    /// Number of entries that were not saved before.
    package var newEntryCount: Int
    /// Number of saved entries that have changed.
    package var changedEntryCount: Int

    package init(subscription: FeedSubscription, newEntryCount: Int, changedEntryCount: Int) {
        self.subscription = subscription
        self.newEntryCount = newEntryCount
        self.changedEntryCount = changedEntryCount
    }

    package init(json: JSONElement) throws(JSONError) {
        subscription = try json.value("subscription")
        newEntryCount = try json.value("new_entry_count")
        changedEntryCount = try json.value("changed_entry_count")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("subscription", subscription)
            json.set("new_entry_count", newEntryCount)
            json.set("changed_entry_count", changedEntryCount)
        }
    }
}

/// The result of refreshing all subscriptions.
package struct FeedRefreshReport: JSONCodable, APIParsable, Hashable {
    /// Number of feeds that have changed.
    package var changedCount: Int
    /// Number of feeds that have not changed.
    package var unchangedCount: Int
    /// Number of feeds that were not requested, because they are not due, because they are gone, because
    /// their host has asked for a pause, or because another call requests them.
    package var skippedCount: Int
    /// Number of feeds that could not be read.
    package var failedCount: Int
    /// Number of entries that were not saved before.
    package var newEntryCount: Int
    /// Number of saved entries that have changed.
    package var changedEntryCount: Int
    /// The first 1,000 failures.
    package var failures: [FeedFailure]

    package init(
        changedCount: Int,
        unchangedCount: Int,
        skippedCount: Int,
        failedCount: Int,
        newEntryCount: Int,
        changedEntryCount: Int,
        failures: [FeedFailure]
    ) {
        self.changedCount = changedCount
        self.unchangedCount = unchangedCount
        self.skippedCount = skippedCount
        self.failedCount = failedCount
        self.newEntryCount = newEntryCount
        self.changedEntryCount = changedEntryCount
        self.failures = failures
    }

    package init(json: JSONElement) throws(JSONError) {
        changedCount = try json.value("changed_count")
        unchangedCount = try json.value("unchanged_count")
        skippedCount = try json.value("skipped_count")
        failedCount = try json.value("failed_count")
        newEntryCount = try json.value("new_entry_count")
        changedEntryCount = try json.value("changed_entry_count")
        failures = try json.list("failures")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("changed_count", changedCount)
            json.set("unchanged_count", unchangedCount)
            json.set("skipped_count", skippedCount)
            json.set("failed_count", failedCount)
            json.set("new_entry_count", newEntryCount)
            json.set("changed_entry_count", changedEntryCount)
            json.set("failures", failures)
        }
    }
}

/// A feed that could not be read.
package struct FeedFailure: JSONCodable, APIParsable, Hashable {
    /// Identifier of the subscription.
    package var subscriptionId: Int
    /// URL of the feed.
    package var url: String
    /// Name of the error, such as `not_found`.
    package var errorName: String
    /// Message of the error.
    package var errorMessage: String

    package init(subscriptionId: Int, url: String, errorName: String, errorMessage: String) {
        self.subscriptionId = subscriptionId
        self.url = url
        self.errorName = errorName
        self.errorMessage = errorMessage
    }

    package init(json: JSONElement) throws(JSONError) {
        subscriptionId = try json.value("subscription_id")
        url = try json.value("url")
        errorName = try json.value("error_name")
        errorMessage = try json.value("error_message")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("subscription_id", subscriptionId)
            json.set("url", url)
            json.set("error_name", errorName)
            json.set("error_message", errorMessage)
        }
    }
}

/// The result of importing subscriptions.
package struct OPMLReport: JSONCodable, APIParsable, Hashable {
    /// Number of feeds that got a new subscription.
    package var addedCount: Int
    /// Number of feeds that already had a subscription, or that the document repeats. The titles and folders
    /// of their subscriptions stay.
    package var knownCount: Int
    /// Number of outlines whose URL is neither http nor https, is too long, or contains a user name.
    package var refusedCount: Int

    package init(addedCount: Int, knownCount: Int, refusedCount: Int) {
        self.addedCount = addedCount
        self.knownCount = knownCount
        self.refusedCount = refusedCount
    }

    package init(json: JSONElement) throws(JSONError) {
        addedCount = try json.value("added_count")
        knownCount = try json.value("known_count")
        refusedCount = try json.value("refused_count")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("added_count", addedCount)
            json.set("known_count", knownCount)
            json.set("refused_count", refusedCount)
        }
    }
}

/// An entry that `feeds.write` writes.
package struct WrittenEntry: JSONCodable, APIParsable, Hashable {
    /// Identifier of the entry, which stays when the entry changes: a URI, such as the entry's link or
    /// `urn:uuid:…`.
    package var id: String
    /// Title as plain text.
    package var title: String
    /// Time of the last change. Readers show an entry as new if this time is later than before.
    package var updated: Timestamp
    /// Time of publication.
    package var published: Timestamp?
    /// URL of the entry's page.
    package var link: String?
    /// Name of the author.
    package var author: String?
    /// Content as plain text. Next to `html`, it is the summary.
    package var text: String?
    /// Content as HTML. It is written unchanged, so text of other people must be escaped before.
    package var html: String?

    package init(
        id: String,
        title: String,
        updated: Timestamp,
        published: Timestamp?,
        link: String?,
        author: String?,
        text: String?,
        html: String?
    ) {
        self.id = id
        self.title = title
        self.updated = updated
        self.published = published
        self.link = link
        self.author = author
        self.text = text
        self.html = html
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        title = try json.value("title")
        updated = try json.value("updated")
        published = try json.optional("published")
        link = try json.optional("link")
        author = try json.optional("author")
        text = try json.optional("text")
        html = try json.optional("html")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("title", title)
            json.set("updated", updated)
            json.set("published", published)
            json.set("link", link)
            json.set("author", author)
            json.set("text", text)
            json.set("html", html)
        }
    }
}
