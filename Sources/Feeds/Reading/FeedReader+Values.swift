import Markup
import Text

extension FeedReader {
    /// Reads an element whose value is in its attributes.
    /// - Returns: false if the value is the element's text, which must still be read.
    func take(_ tag: XMLTag, _ vocabulary: Vocabulary, _ role: Role, _ frame: Frame) -> Bool {
        let attributes = tag.attributes
        let draft = draft(in: frame.scope)
        let url = { (name: StaticString) in attributes[name].flatMap { FeedURL.resolve($0, against: frame.base) } }
        switch role {
        case .atomLink:
            guard let href = url("href") else { return true }
            let rel = attributes["rel"].map { $0.trimmed.lowercased() } ?? "alternate"
            if rel == "enclosure" {
                draft.enclosures.append(FeedEnclosure(url: href, type: attributes["type"], length: length(attributes["length"])))
            } else {
                draft.links.append(
                    FeedLink(
                        href: href, rel: rel.isEmpty ? "alternate" : rel, type: attributes["type"],
                        title: attributes["title"].map(PlainText.oneLine)))
            }
        case .enclosure:
            guard let target = url("url") ?? url("href") else { return true }
            draft.enclosures.append(
                FeedEnclosure(url: target, type: attributes["type"], length: length(attributes["length"] ?? attributes["fileSize"])))
        case .thumbnail:
            if draft.thumbnail == nil { draft.thumbnail = url("url") }
        case .picture:
            if draft.image == nil { draft.image = url("href") }
        case .category where vocabulary == .podcast:
            if let term = attributes["text"]?.trimmed { draft.add(FeedCategory(term: term, scheme: nil, label: nil)) }
        default: return false
        }
        return true
    }

    private func length(_ text: String?) -> Int? {
        text.flatMap { Int($0.trimmed) }.flatMap { $0 >= 0 ? $0 : nil }
    }

    /// Stores the text of an element.
    func finish(_ capture: Capture, _ text: String, _ scope: Scope) {
        let text = Windows1252.withoutControls(text)
        switch scope {
        case .person: finishPerson(capture.role, text, capture.base)
        case .image:
            if capture.role == .url, let url = FeedURL.resolve(text, against: capture.base) { draft(in: .feed).image = url }
        default: finish(capture, text, draft(in: scope), isEntry: scope == .entry)
        }
    }

    private func finishPerson(_ role: Role, _ text: String, _ base: String?) {
        guard let person, !text.isEmpty else { return }
        switch role {
        case .name: self.person = FeedAuthor(name: PlainText.oneLine(text), email: person.email, url: person.url)
        case .email: self.person = FeedAuthor(name: person.name, email: text, url: person.url)
        case .uri: self.person = FeedAuthor(name: person.name, email: person.email, url: FeedURL.resolve(text, against: base))
        default: break
        }
    }

    private func finish(_ capture: Capture, _ text: String, _ draft: FeedDraft, isEntry: Bool) {
        switch capture.role {
        case .title: draft.title = draft.title ?? capture.plain(text)
        case .otherTitle: draft.otherTitle = draft.otherTitle ?? capture.plain(text)
        case .link:
            if let link = FeedURL.resolve(text.isEmpty ? capture.attributes.url ?? "" : text, against: capture.base) { draft.link = link }
        case .id: finishID(capture, text, draft)
        case .published: draft.published.set(text)
        case .created: draft.created.set(text)
        case .updated: draft.updated.set(text)
        case .date: draft.date.set(text)
        case .author:
            if let author = FeedAuthor(text: text), !draft.authors.contains(author), draft.authors.count < 100 {
                draft.authors.append(author)
            }
        case .category: finishCategory(capture, text, draft)
        case .keywords:
            for term in text.split(separator: ",") { draft.add(FeedCategory(term: term.trimmed, scheme: nil, label: nil)) }
        case .subtitle, .summary, .otherSummary, .content: finishContent(capture, text, draft, isEntry: isEntry)
        case .comments: draft.comments = draft.comments ?? FeedURL.resolve(text, against: capture.base)
        case .sourceText:
            draft.source = FeedSource(
                title: capture.plain(text), link: capture.attributes.url.flatMap { FeedURL.resolve($0, against: capture.base) }, id: nil)
        default: finishFeedValue(capture, text, draft)
        }
    }

    /// Stores a value that only feeds have, not entries.
    private func finishFeedValue(_ capture: Capture, _ text: String, _ draft: FeedDraft) {
        guard !text.isEmpty || capture.role == .generator else { return }
        switch capture.role {
        case .language: draft.language = text.replacing("_", with: "-")
        case .logo: draft.image = FeedURL.resolve(text, against: capture.base) ?? draft.image
        case .icon: draft.icon = FeedURL.resolve(text, against: capture.base)
        case .rights: draft.rights = draft.rights ?? capture.plain(text)
        case .generator:
            let name = text.isEmpty ? capture.attributes.term ?? "" : PlainText.oneLine(text)
            if !name.isEmpty { draft.generator = name }
        case .ttl: draft.ttl = Int(text).flatMap { $0 >= 0 ? $0 : nil }
        case .updatePeriod: draft.rhythm.period = text
        case .updateFrequency: draft.rhythm.frequency = Int(text)
        case .skippedHour: draft.rhythm.skip(hour: text)
        case .skippedDay: draft.rhythm.skip(day: text)
        default: break
        }
    }

    private func finishID(_ capture: Capture, _ text: String, _ draft: FeedDraft) {
        guard !text.isEmpty else { return }
        draft.id = draft.id ?? text
        guard capture.vocabulary == .rss, (capture.attributes.isPermalink?.trimmed.lowercased() ?? "true") == "true" else { return }
        // The default of isPermaLink is true, but many feeds omit the attribute although their guids are not URLs.
        if let scheme = text.urlSchemeName, ["http", "https"].contains(scheme) || capture.attributes.isPermalink != nil {
            draft.permalink = FeedURL.resolve(text, against: capture.base)
        }
    }

    private func finishCategory(_ capture: Capture, _ text: String, _ draft: FeedDraft) {
        let details = capture.attributes
        let term = details.term?.trimmed ?? text
        draft.add(
            FeedCategory(
                term: term.isEmpty ? details.label?.trimmed ?? text : term, scheme: details.scheme?.trimmed, label: details.label?.trimmed))
    }

    private func finishContent(_ capture: Capture, _ text: String, _ draft: FeedDraft, isEntry: Bool) {
        guard isEntry else {
            draft.subtitle = draft.subtitle ?? capture.plain(text)
            return
        }
        guard let content = capture.content(text) else { return }
        switch capture.role {
        case .content: draft.contents.append(content)
        case .otherSummary: draft.otherSummary = draft.otherSummary ?? content
        case _ where draft.summary == nil: draft.summary = content
        // A second description is the full text of the entry.
        default: if draft.contents.isEmpty { draft.contents.append(content) }
        }
    }
}

extension String {
    fileprivate var urlSchemeName: String? {
        prefix { $0 != ":" }.utf8.count < utf8.count ? prefix { $0 != ":" }.lowercased() : nil
    }
}
