import Errors
import Markup
import Text

/// A reader that assembles a feed from the elements of an RSS or Atom document.
final class FeedReader: XMLStreamHandler {
    /// An open element whose text is not read as a value.
    struct Frame {
        var scope: Scope
        var base: String?
        /// Language of the element, from its own `xml:lang` or that of the nearest ancestor.
        var language: String?
        /// Whether the element has opened `scope`, which then ends with the element.
        var opensScope = false
    }

    enum Scope {
        case outside, feed, entry, source, person, image, ignored
    }

    private(set) var format: FeedFormat?
    private(set) var entries: [FeedEntry] = []
    let feed = FeedDraft()
    private var entry: FeedDraft?
    private var source: FeedDraft?
    var person: FeedAuthor?
    private var frames: [Frame]
    private var capture: Capture?
    private var writer = MarkupWriter()
    private var names: [XMLNameKey: (Vocabulary, Role)] = [:]
    private var nodes = 0
    private var isAtom = false
    /// Whether the document has a channel or an entry. RDF documents that are not feeds have neither.
    private var hasChannel = false

    /// - Parameter base: URL of the document.
    init(base: String?) {
        frames = [Frame(scope: .outside, base: base.flatMap { FeedURL.base($0, within: nil) })]
    }

    /// Returns the draft to which a value in a scope belongs.
    func draft(in scope: Scope) -> FeedDraft {
        switch scope {
        case .source: source ?? entry ?? feed
        case .outside, .ignored: feed
        default: entry ?? feed
        }
    }

    /// Returns the feed. Nil if the document has neither a channel nor entries.
    /// - Parameter problem: the reason why the document breaks the rules of its format. Nil for a valid document.
    func result(problem: String?) -> Feed? {
        guard let format, hasChannel else { return nil }
        return feed.feed(format: format, entries: entries, problem: problem)
    }

    // MARK: Events

    func start(_ tag: XMLTag) throws(DanXiError) {
        nodes += 1 + tag.attributes.count
        guard nodes <= Limits.nodes else { throw .limit("has more than \(Limits.nodes) elements and attributes") }
        guard frames.count + writer.depth < Limits.levels else { throw .limit("is nested more than \(Limits.levels) levels deep") }
        if let capture {
            writer.start(tag, within: capture.name, isHidden: writer.depth == 0 && capture.isMarkup && tag.name == "div")
            return
        }
        if format == nil { try begin(tag) }
        let (vocabulary, role) = meaning(of: tag)
        var frame = frames.last ?? Frame(scope: .feed)
        frame.opensScope = false
        if !tag.attributes.isEmpty {
            if let base = tag.attributes.xml("base") { frame.base = FeedURL.base(base, within: frame.base) }
            if let language = tag.attributes.xml("lang"), language.utf8.count <= Limits.languageBytes { frame.language = language }
        }
        if try open(tag, vocabulary, role, &frame) { frames.append(frame) }
    }

    func end() throws(DanXiError) {
        guard let capture else {
            close()
            return
        }
        if writer.depth > 0 {
            writer.end()
            return
        }
        finish(capture, String(decoding: writer.bytes.trimmedASCII, as: UTF8.self))
        writer.removeAll()
        self.capture = nil
    }

    func text(_ utf8: UnsafeBufferPointer<UInt8>) {
        guard let capture else { return }
        writer.text(utf8, isMarkup: capture.isMarkup)
    }

    // MARK: Elements

    /// Sets the format, which the root element determines.
    private func begin(_ tag: XMLTag) throws(DanXiError) {
        guard let found = FeedFormat(root: tag) else { throw .notAFeed("the root element is `\(tag.name.prefix(100))`") }
        format = found
        isAtom = tag.name.lowercased() == "feed"
    }

    private func meaning(of tag: XMLTag) -> (Vocabulary, Role) {
        let key = tag.key
        if let known = names[key] { return known }
        var vocabulary = Vocabulary(tag.namespace, prefix: tag.prefix)
        // Many feeds have no namespace, or a wrong default namespace.
        if tag.prefix.isEmpty, vocabulary == .unknown || vocabulary == .rss { vocabulary = isAtom ? .atom : .rss }
        let role = vocabulary.role(of: tag.name.lowercased())
        names[key] = (vocabulary, role)
        return (vocabulary, role)
    }

    /// Opens an element that contains other elements, or starts to read the text of a value.
    /// - Returns: whether the caller must add the frame of the element.
    private func open(_ tag: XMLTag, _ vocabulary: Vocabulary, _ role: Role, _ frame: inout Frame) throws(DanXiError) -> Bool {
        switch role {
        case .entry:
            hasChannel = true
            // If the previous entry is still open, its end tag is missing.
            finishEntry()
            guard entries.count < Limits.entries else { throw .limit("has more than \(Limits.entries) entries") }
            let draft = FeedDraft()
            draft.id = tag.attributes.prefixed("about").flatMap { $0.isEmpty ? nil : $0 }
            entry = draft
            (frame.scope, frame.opensScope) = (.entry, true)
        case .channel:
            hasChannel = true
            frame.scope = .feed
            if format == .rss10, tag.namespace.lowercased().hasSuffix("/simple/0.9/") { format = .rss090 }
            if let about = tag.attributes.prefixed("about"), feed.id == nil, !about.isEmpty { feed.id = about }
            feed.language = feed.language ?? frame.language
        case _ where frame.scope == .ignored: break
        case .ignored:
            frame.scope = .ignored
        case .transparent:
            if frame.scope == .outside { frame.scope = .feed }
        case .person:
            person = FeedAuthor(name: nil, email: nil, url: nil)
            (frame.scope, frame.opensScope) = (.person, true)
        case .source where entry != nil:
            source = FeedDraft()
            (frame.scope, frame.opensScope) = (.source, true)
        case .image:
            frame.scope = .image
        default:
            if take(tag, vocabulary, role, frame) { return true }
            let own = tag.attributes.isEmpty ? nil : tag.attributes.xml("lang").map { _ in frame.language } ?? nil
            capture = Capture(role, vocabulary, tag, base: frame.base, language: own)
            capturedScope = frame.scope
            return false
        }
        return true
    }

    /// Scope of the element whose text is being read.
    private var capturedScope = Scope.feed

    private func finish(_ capture: Capture, _ text: String) {
        finish(capture, text, capturedScope)
    }

    private func close() {
        guard let frame = frames.popLast(), frame.opensScope else { return }
        switch frame.scope {
        case .entry: finishEntry()
        case .person:
            let scope = frames.last?.scope ?? .feed
            if let person, person.name != nil || person.email != nil || person.url != nil { draft(in: scope).authors.append(person) }
            person = nil
        case .source:
            if let entry, let source {
                entry.source = source.asSource()
                if entry.authors.isEmpty { entry.authors = source.authors }
            }
            source = nil
        default: break
        }
    }

    private func finishEntry() {
        guard let entry else { return }
        if entry.authors.isEmpty, isAtom, feed.authors.reduce(0, { $0 + $1.size }) <= Limits.inheritedBytes {
            entry.authors = feed.authors
        }
        entries.append(entry.entry())
        self.entry = nil
    }

    /// Closes the elements that are still open at the end of a truncated document.
    func finishOpenElements() {
        if let capture { finish(capture, String(decoding: writer.bytes.trimmedASCII, as: UTF8.self)) }
        capture = nil
        writer.removeAll()
        while frames.count > 1 { close() }
    }
}

extension FeedAuthor {
    fileprivate var size: Int { [name, email, url].reduce(0) { $0 + ($1?.utf8.count ?? 0) } }
}

extension [UInt8] {
    /// The bytes without white space at both ends.
    fileprivate var trimmedASCII: ArraySlice<UInt8> {
        let start = drop { $0 <= 0x20 }
        guard let last = start.lastIndex(where: { $0 > 0x20 }) else { return [] }
        return start[...last]
    }
}
