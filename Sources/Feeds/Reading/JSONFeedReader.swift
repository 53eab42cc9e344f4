import Calendar
import Errors
import JSON
import Text

/// A reader for JSON Feed 1 and 1.1. A member of the wrong type is treated as missing.
enum JSONFeedReader {
    static func read(_ utf8: [UInt8], url: String?, problem: String?) throws(DanXiError) -> Feed {
        do {
            let document = try JSONDocument(PaddedBytes(utf8))
            return try withExtendedLifetime(document) { () throws(JSONError) in try feed(document.root, url: url, problem: problem) }
        } catch {
            if error.isOutOfMemory { throw .outOfMemory("for the feed") }
            if error.isTooManyEntries { throw .limit("has more than \(FeedReader.Limits.entries) entries") }
            throw .notAFeed("\(error)")
        }
    }

    private static func feed(_ json: JSONElement, url: String?, problem: String?) throws(JSONError) -> Feed {
        let version = json.text("version") ?? ""
        guard version.contains("jsonfeed.org/version/") else { throw JSONError("the JSON has no `version` of JSON Feed") }
        let base = url.flatMap { FeedURL.base($0, within: nil) }
        let draft = FeedDraft()
        var problem = problem
        if json.text("title") == nil { problem = problem ?? "the title is missing" }
        draft.title = json.text("title").map(PlainText.oneLine)
        draft.subtitle = json.text("description").map(PlainText.oneLine)
        draft.link = json.link("home_page_url", base)
        if let own = json.link("feed_url", base) {
            draft.links.append(FeedLink(href: own, rel: "self", type: "application/feed+json", title: nil))
        }
        if let next = json.link("next_url", base) { draft.links.append(FeedLink(href: next, rel: "next", type: nil, title: nil)) }
        for hub in json.children("hubs") {
            if let href = hub.link("url", base) { draft.links.append(FeedLink(href: href, rel: "hub", type: hub.text("type"), title: nil)) }
        }
        draft.language = json.text("language")
        draft.authors = authors(json, base)
        draft.image = json.link("icon", base)
        draft.icon = json.link("favicon", base)
        var entries: [FeedEntry] = []
        if let items = try? json.member("items")?.elements() {
            for item in items {
                guard (try? item.members()) != nil else {
                    problem = problem ?? "an item is not an object"
                    continue
                }
                if entries.count == FeedReader.Limits.entries { throw .tooManyEntries }
                entries.append(entry(item, base))
            }
        } else {
            problem = problem ?? "`items` is not a list"
        }
        return draft.feed(format: version.hasSuffix("1.1") ? .json11 : .json1, entries: entries, problem: problem)
    }

    private static func entry(_ json: JSONElement, _ base: String?) -> FeedEntry {
        let draft = FeedDraft()
        draft.id = (try? json.member("id")).flatMap { $0 }.flatMap { try? LenientString(json: $0).value }
        draft.title = json.text("title").map(PlainText.oneLine)
        draft.link = json.link("url", base)
        if let link = json.link("external_url", base) { draft.links.append(FeedLink(href: link, rel: "related", type: nil, title: nil)) }
        draft.published.set(json.text("date_published") ?? "")
        draft.updated.set(json.text("date_modified") ?? "")
        draft.authors = authors(json, base)
        let language = json.text("language")
        let content = { (type: String, value: String) in FeedContent(type: type, value: value, language: language, base: base, url: nil) }
        draft.summary = json.text("summary").map { content("text/plain", $0) }
        for (key, type) in [("content_html" as StaticString, "text/html"), ("content_text", "text/plain")] {
            if let value = json.text(key) { draft.contents.append(content(type, value)) }
        }
        draft.image = json.link("image", base) ?? json.link("banner_image", base)
        if let tags = try? json.member("tags")?.elements() {
            for tag in tags { draft.add(FeedCategory(term: (try? tag.string())?.trimmed ?? "", scheme: nil, label: nil)) }
        }
        for file in json.children("attachments") {
            guard let url = file.link("url", base) else { continue }
            let size = (try? file.member("size_in_bytes")).flatMap { $0 }.flatMap { try? $0.integer() }
            draft.enclosures.append(FeedEnclosure(url: url, type: file.text("mime_type"), length: size.flatMap { $0 >= 0 ? $0 : nil }))
        }
        return draft.entry()
    }

    /// Returns the authors in the member `authors` of version 1.1 or, if that member has no authors, in the member `author` of version 1.
    private static func authors(_ json: JSONElement, _ base: String?) -> [FeedAuthor] {
        let one = (try? json.member("author")).flatMap { $0 }.map { [$0] } ?? []
        let all = json.children("authors")
        return (all.isEmpty ? one : all).compactMap { author in
            let (name, url) = (author.text("name"), author.link("url", base))
            return name == nil && url == nil ? nil : FeedAuthor(name: name, email: nil, url: url)
        }
    }
}

extension JSONElement {
    /// Returns the string of a member. Nil if the member is missing, empty or not a string.
    fileprivate func text(_ key: StaticString) -> String? {
        (try? member(key)).flatMap { $0 }.flatMap { try? $0.string() }.flatMap { $0.isEmpty ? nil : $0 }
    }

    fileprivate func link(_ key: StaticString, _ base: String?) -> String? {
        text(key).flatMap { FeedURL.resolve($0, against: base) }
    }

    /// Returns the elements of a member. Empty if the member is missing or not a list.
    fileprivate func children(_ key: StaticString) -> [JSONElement] {
        (try? member(key)).flatMap { $0 }.flatMap { try? $0.elements() }.map(Array.init) ?? []
    }
}

extension JSONError {
    fileprivate static let tooManyEntries = JSONError("the feed has too many entries")
    fileprivate var isTooManyEntries: Bool { "\(self)" == "\(JSONError.tooManyEntries)" }
}
