import Text

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
        text += XMLText.escaped(title) + "</title></head>\n<body>\n"
        write(root)
        return text + "</body>\n</opml>\n"
    }

    private mutating func write(_ folder: Folder) {
        for name in folder.names {
            guard let inner = folder.folders[name] else { continue }
            text += "<outline text=\"\(XMLText.escaped(name))\" title=\"\(XMLText.escaped(name))\">\n"
            write(inner)
            text += "</outline>\n"
        }
        for feed in folder.feeds {
            let title = XMLText.escaped(feed.title.isEmpty ? feed.url : feed.title)
            let link = feed.link.map { " htmlUrl=\"\(XMLText.escaped($0))\"" } ?? ""
            text += "<outline type=\"rss\" text=\"\(title)\" title=\"\(title)\" xmlUrl=\"\(XMLText.escaped(feed.url))\"\(link)/>\n"
        }
    }
}
