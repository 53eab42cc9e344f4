import Calendar
import Storage

/// The values of a feed, entry or source that is being read.
final class FeedDraft {
    var id: String?
    var title: String?
    /// A title of another vocabulary, such as Dublin Core, which is used if the format's own title is missing.
    var otherTitle: String?
    /// URL in the element `link` of RSS.
    var link: String?
    /// URL in an RSS `guid` that is a permanent link.
    var permalink: String?
    var links: [FeedLink] = []
    var published = FeedTime()
    var created = FeedTime()
    var updated = FeedTime()
    var date = FeedTime()
    var language: String?
    var authors: [FeedAuthor] = []
    private(set) var categories: [FeedCategory] = []
    private var knownCategories: Set<FeedCategory> = []
    var subtitle: String?
    var summary: FeedContent?
    var otherSummary: FeedContent?
    var contents: [FeedContent] = []
    var enclosures: [FeedEnclosure] = []
    var image: String?
    var thumbnail: String?
    var icon: String?
    var rights: String?
    var generator: String?
    var ttl: Int?
    var rhythm = FeedRhythm()
    var comments: String?
    var source: FeedSource?

    /// Adds a category, unless it is empty or was added before.
    func add(_ category: FeedCategory) {
        guard !category.term.isEmpty, knownCategories.insert(category).inserted else { return }
        categories.append(category)
    }

    /// URL of the page, from the first of these sources that exists: the RSS element `link`, an alternate link to HTML or without a type,
    /// any alternate link, ``permalink``.
    var mainLink: String? {
        let alternates = links.lazy.filter { $0.rel == "alternate" }
        return link ?? alternates.first { $0.type.map { $0.contains("html") } ?? true }?.href ?? alternates.first?.href ?? permalink
    }

    /// All links. The first is the RSS element `link` or, without it, the guid, unless `links` already has this URL as an alternate link.
    private var allLinks: [FeedLink] {
        guard let link = link ?? permalink, !links.contains(where: { $0.href == link && $0.rel == "alternate" }) else { return links }
        return [FeedLink(href: link, rel: "alternate", type: nil, title: nil)] + links
    }

    private var updatedTime: FeedTime { updated.isSet ? updated : date }
    private var publishedTime: FeedTime { published.isSet ? published : created }

    // MARK: Entities

    func entry() -> FeedEntry {
        let title = title ?? otherTitle ?? ""
        let link = mainLink
        // `otherSummary` is a summary of another vocabulary, which is used if the format's own summary is missing.
        let summary = summary ?? otherSummary
        /// Identifier for an entry without an identifier or a link: a hash of the entry's title, time and text.
        var hash: String {
            "urn:entry:" + Fingerprint(title, publishedTime.text ?? updatedTime.text, summary?.value ?? contents.first?.value).text
        }
        return FeedEntry(
            id: id ?? link ?? hash, title: title, link: link, links: allLinks, published: publishedTime.time,
            publishedText: publishedTime.unreadText,
            updated: updatedTime.time, updatedText: updatedTime.unreadText, authors: authors, summary: summary, content: contents,
            categories: categories, enclosures: enclosures, image: image ?? thumbnail, comments: comments, source: source)
    }

    func feed(format: FeedFormat, entries: [FeedEntry], problem: String?) -> Feed {
        Feed(
            format: format, title: title ?? otherTitle ?? "", subtitle: subtitle, id: id, link: mainLink, links: allLinks,
            updated: updatedTime.time, published: publishedTime.time, language: language, authors: authors, categories: categories,
            image: image ?? thumbnail, icon: icon, rights: rights, generator: generator, ttl: ttl,
            updateInterval: rhythm.interval, skipHours: rhythm.hours, skipDays: rhythm.days, entries: entries, bozo: problem != nil,
            bozoReason: problem)
    }

    func asSource() -> FeedSource {
        let own = links.first { $0.rel == "self" }?.href
        return FeedSource(title: title ?? otherTitle, link: mainLink ?? own, id: id)
    }
}

/// A date in a feed: the text of the date, and the time if the text can be parsed.
struct FeedTime {
    private(set) var text: String?
    private(set) var time: Timestamp?

    var isSet: Bool { text != nil }
    /// Text of a date that cannot be parsed. Nil if the date can be parsed or is missing.
    var unreadText: String? { time == nil ? text : nil }

    /// Sets the date, unless a date that can be parsed was set before.
    mutating func set(_ new: String) {
        guard time == nil, !new.isEmpty else { return }
        time = FeedDate.parse(new)
        text = new.utf8.count <= 100 ? new : String(new.prefix(100))
    }
}
