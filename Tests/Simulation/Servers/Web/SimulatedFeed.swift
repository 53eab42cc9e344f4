import JSON
import Text

/// A feed of the simulated feeds host.
package final class SimulatedFeed {
    package enum Format: CaseIterable, Sendable {
        case atom, rss, json
    }

    package struct Entry: Equatable, Sendable {
        package let identifier: String
        package let title: String
        package let content: String
        /// Milliseconds since 1970.
        package let published: Int
    }

    package let path: String
    package let format: Format
    package let title: String
    /// The largest number of entries that the feed shows.
    package var shown = 10
    /// An entry appears each time that this many milliseconds have passed. Nil if entries come from ``publish(_:_:at:)`` alone.
    package let interval: Int?
    private let start: Int
    private var published: [Entry] = []

    /// The seconds of `Cache-Control: max-age`. Nil if the feed does not send the field.
    package var maxAge: Int?
    package var sendsEntityTag = true
    package var sendsLastModified = true
    /// The URL that the feed has moved to permanently.
    package var movedTo: String?
    /// The status of all responses in place of 200, such as 410.
    package var failure: Int?

    package init(_ path: String, _ format: Format, title: String, interval: Int? = nil, start: Int = 0) {
        (self.path, self.format, self.title, self.interval, self.start) = (path, format, title, interval, start)
    }

    /// Adds an entry.
    @discardableResult
    package func publish(_ title: String, _ content: String = "", at time: Int) -> Entry {
        let entry = Entry(identifier: "\(path)/entry-\(published.count + 1)", title: title, content: content, published: time)
        published.append(entry)
        return entry
    }

    /// Returns all entries that the feed has had until a time, newest first.
    package func allEntries(at time: Int) -> [Entry] {
        var entries = published.filter { $0.published <= time }
        if let interval, time >= start {
            entries += (0...((time - start) / interval)).map { number in
                Entry(
                    identifier: "\(path)/timed-\(number + 1)", title: "\(title) \(number + 1)", content: "Text \(number + 1)",
                    published: start + number * interval)
            }
        }
        return entries.sorted { ($0.published, $0.identifier) > ($1.published, $1.identifier) }
    }

    /// Returns the entries that the feed shows at a time, newest first.
    package func entries(at time: Int) -> [Entry] { Array(allEntries(at: time).prefix(shown)) }

    var mediaType: String {
        switch format {
        case .atom: "application/atom+xml"
        case .rss: "application/rss+xml; charset=utf-8"
        case .json: "application/feed+json"
        }
    }

    func body(origin: String, at time: Int) -> [UInt8] {
        let entries = entries(at: time)
        switch format {
        case .atom: return Array(atom(origin, entries).utf8)
        case .rss: return Array(rss(origin, entries).utf8)
        case .json: return json(origin, entries).sortedText
        }
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }

    private func atom(_ origin: String, _ entries: [Entry]) -> String {
        let rows = entries.map { entry in
            """
            <entry><id>\(origin)\(entry.identifier)</id><title>\(Self.escaped(entry.title))</title>\
            <link href="\(origin)\(entry.identifier)"/><updated>\(CivilTime.utc(milliseconds: entry.published))</updated>\
            <content type="html">\(Self.escaped(entry.content))</content></entry>
            """
        }
        return """
            <?xml version="1.0" encoding="utf-8"?>
            <feed xmlns="http://www.w3.org/2005/Atom"><title>\(Self.escaped(title))</title><id>\(origin)\(path)</id>\
            <updated>\(CivilTime.utc(milliseconds: entries.first?.published ?? start))</updated><link href="\(origin)/"/>
            \(rows.joined(separator: "\n"))
            </feed>
            """
    }

    private func rss(_ origin: String, _ entries: [Entry]) -> String {
        let rows = entries.map { entry in
            """
            <item><title>\(Self.escaped(entry.title))</title><link>\(origin)\(entry.identifier)</link>\
            <guid>\(origin)\(entry.identifier)</guid><pubDate>\(CivilTime.httpDate(milliseconds: entry.published))</pubDate>\
            <description>\(Self.escaped(entry.content))</description></item>
            """
        }
        return """
            <?xml version="1.0" encoding="utf-8"?>
            <rss version="2.0"><channel><title>\(Self.escaped(title))</title><link>\(origin)/</link>\
            <description>\(Self.escaped(title))</description>
            \(rows.joined(separator: "\n"))
            </channel></rss>
            """
    }

    private func json(_ origin: String, _ entries: [Entry]) -> JSONValue {
        [
            "version": "https://jsonfeed.org/version/1.1", "title": .string(title), "home_page_url": .string(origin + "/"),
            "items": .array(
                entries.map { entry in
                    [
                        "id": .string(origin + entry.identifier), "url": .string(origin + entry.identifier), "title": .string(entry.title),
                        "content_text": .string(entry.content), "date_published": .string(CivilTime.utc(milliseconds: entry.published)),
                    ]
                }),
        ]
    }
}
