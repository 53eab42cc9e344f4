import Calendar
import Text

/// A writer of feeds in Atom 1.0 (RFC 4287).
struct AtomWriter {
    private var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n"

    mutating func element(_ name: StaticString, _ value: String?, type: StaticString? = nil) {
        guard let value else { return }
        let attribute = type.map { " type=\"\($0)\"" } ?? ""
        text += "<\(name)\(attribute)>\(XMLText.escaped(value))</\(name)>\n"
    }

    mutating func link(_ url: String?, _ relation: StaticString) {
        guard let url else { return }
        text += "<link rel=\"\(relation)\" href=\"\(XMLText.escaped(url))\"/>\n"
    }

    mutating func add(_ entry: WrittenEntry) {
        text += "<entry>\n"
        element("id", entry.id)
        element("title", entry.title)
        element("updated", entry.updated.text)
        element("published", entry.published?.text)
        link(entry.link, "alternate")
        author(entry.author)
        if let html = entry.html {
            element("summary", entry.text)
            element("content", html, type: "html")
        } else {
            element("content", entry.text, type: "text")
        }
        text += "</entry>\n"
    }

    /// Writes an author. RFC 4287 requires one for each entry or for the feed.
    mutating func author(_ name: String?) {
        guard let name else { return }
        text += "<author><name>\(XMLText.escaped(name))</name></author>\n"
    }

    func document() -> String { text + "</feed>\n" }
}
