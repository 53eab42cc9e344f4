import HTTP
import Markup
import Text

/// The feeds to which an HTML page links (HTML Living Standard, section 4.6.7.1).
enum FeedLinks {
    private static let links: Selector = "link[href]"
    private static let baseElement: Selector = "base[href]"
    private static let types = [
        "application/rss+xml", "application/atom+xml", "application/feed+json", "application/json", "application/rdf+xml", "text/xml",
        "application/xml",
    ]

    /// Returns the feeds in the order of the page, each once.
    /// - Parameter url: URL of the page, the base of its relative links.
    static func all(in page: HTMLDocument, url: String) -> [FeedReference] {
        let base = page.first(baseElement)?["href"].flatMap { URLReference.resolve($0, against: url) } ?? url
        var known: Set<String> = []
        return page.select(links).compactMap { link in
            let relations = (link["rel"] ?? "").lowercased().split(whereSeparator: \.isWhitespace)
            let type = link["type"].map { $0.prefix { $0 != ";" }.trimmed.lowercased() }
            guard isFeed(relations, type), let reference = link["href"], !reference.trimmed.isEmpty,
                let target = URLReference.resolve(reference, against: base), isUsable(target), known.insert(target).inserted
            else { return nil }
            return FeedReference(url: target, title: link["title"].map(PlainText.oneLine).flatMap { $0.isEmpty ? nil : $0 }, type: type)
        }
    }

    /// Returns whether a link leads to a host, unlike `https://=`.
    private static func isUsable(_ url: String) -> Bool { (try? FeedURL.checked(url, "feeds.discover")) != nil }

    private static func isFeed(_ relations: [Substring], _ type: String?) -> Bool {
        if relations.contains("feed") { return true }
        return relations.contains("alternate") && !relations.contains("stylesheet") && type.map(types.contains) == true
    }
}
