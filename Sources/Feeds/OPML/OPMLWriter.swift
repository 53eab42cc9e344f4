/// A writer of subscriptions as OPML 2.0, with a nested outline for each folder.
struct OPMLWriter {
    private final class Folder {
        var names: [String] = []
        var folders: [String: Folder] = [:]
        var feeds: [FeedOutline] = []

        func folder(_ name: String) -> Folder {
            if let known = folders[name] { return known }
            let new = Folder()
            names.append(name)
            folders[name] = new
            return new
        }
    }

    struct FeedOutline {
        let url: String
        let title: String
        let link: String?
    }

    private let root = Folder()
    private var text = ""

    mutating func add(_ feed: FeedOutline, in folder: [String]) {
        folder.reduce(root) { $0.folder($1) }.feeds.append(feed)
    }

    /// Returns the document. In each folder, the inner folders come before the feeds.
    mutating func document(title: String) -> String {
        text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n<opml version=\"2.0\">\n<head><title>"
        text += Self.escaped(title) + "</title></head>\n<body>\n"
        write(root)
        return text + "</body>\n</opml>\n"
    }

    private mutating func write(_ folder: Folder) {
        for name in folder.names {
            guard let inner = folder.folders[name] else { continue }
            text += "<outline text=\"\(Self.escaped(name))\" title=\"\(Self.escaped(name))\">\n"
            write(inner)
            text += "</outline>\n"
        }
        for feed in folder.feeds {
            let title = Self.escaped(feed.title.isEmpty ? feed.url : feed.title)
            let link = feed.link.map { " htmlUrl=\"\(Self.escaped($0))\"" } ?? ""
            text += "<outline type=\"rss\" text=\"\(title)\" title=\"\(title)\" xmlUrl=\"\(Self.escaped(feed.url))\"\(link)/>\n"
        }
    }

    /// Escapes characters for XML, and leaves out those that XML does not allow (XML 1.0, section 2.2).
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
