import Markup
import Text

extension FeedFormat {
    /// Recognizes the format by the root element of a document. Nil if the document is not a feed.
    init?(root tag: XMLTag) {
        switch tag.name.lowercased() {
        case "rss": self = Self.rssVersion(tag.attributes["version"]?.trimmed ?? "")
        // RSS 0.90 and RSS 1.0 have the same root element. RSS 0.90 is recognized later, by the namespace of the element `channel`.
        case "rdf": self = .rss10
        case "channel": self = .rss
        case "feed": self = Self.atomVersion(tag)
        default: return nil
        }
    }

    private static func rssVersion(_ version: String) -> FeedFormat {
        switch version {
        case "0.90": .rss090
        case "0.91": .rss091
        case "0.92": .rss092
        case "0.93": .rss093
        case "0.94": .rss094
        case _ where version.hasPrefix("2"): .rss20
        default: .rss
        }
    }

    private static func atomVersion(_ tag: XMLTag) -> FeedFormat {
        switch tag.namespace.lowercased() {
        case "http://www.w3.org/2005/atom": .atom10
        case "http://purl.org/atom/ns#": .atom03
        default: tag.attributes["version"]?.trimmed == "0.3" ? .atom03 : .atom
        }
    }
}
