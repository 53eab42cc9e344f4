import Errors
import Markup
import Text

/// An element whose text is being read.
struct Capture {
    let role: Role
    let vocabulary: Vocabulary
    let name: XMLNameKey
    let base: String?
    /// Language in the element's own `xml:lang`. Nil if the element has no such attribute.
    let language: String?
    let attributes: Details

    /// The attributes that determine the meaning of the text.
    struct Details {
        var type: String?
        var mode: String?
        var url: String?
        var scheme: String?
        var label: String?
        var term: String?
        var isPermalink: String?
    }

    init(_ role: Role, _ vocabulary: Vocabulary, _ tag: XMLTag, base: String?, language: String?) {
        (self.role, self.vocabulary, self.base, self.language) = (role, vocabulary, base, language)
        name = tag.key
        var details = Details()
        let attributes = tag.attributes
        if !attributes.isEmpty {
            switch role {
            case .title, .subtitle, .summary, .content, .rights, .otherTitle, .otherSummary:
                details.type = attributes["type"]
                details.mode = attributes["mode"]?.lowercased()
                details.url = attributes["src"]
            case .link, .sourceText: details.url = attributes["href"] ?? attributes["url"]
            case .id: details.isPermalink = attributes["isPermaLink"]
            case .category:
                details.term = attributes["term"] ?? attributes["text"]
                details.scheme = attributes["scheme"] ?? attributes["domain"]
                details.label = attributes["label"]
            case .generator: details.term = attributes["name"]
            default: break
            }
        }
        self.attributes = details
    }

    /// Whether child elements are part of the content, as in XHTML. In such content, characters such as `<` in the text are escaped.
    var isMarkup: Bool {
        guard vocabulary == .atom else { return vocabulary == .xhtml }
        let type = attributes.type?.lowercased() ?? ""
        guard attributes.mode == nil else { return attributes.mode == "xml" && type != "" && !type.hasPrefix("text/plain") }
        return type == "xhtml" || type.hasSuffix("+xml") || type.hasSuffix("/xml")
    }

    /// Media type of the text, from the attribute `type` and the vocabulary. An attribute may have a short form, such as `plain`.
    var mediaType: String {
        guard vocabulary == .atom else {
            return vocabulary == .xhtml ? "application/xhtml+xml" : attributes.type?.lowercased() ?? "text/html"
        }
        return switch attributes.type?.lowercased() ?? "text" {
        case "text": "text/plain"
        case "html": "text/html"
        case "xhtml": "application/xhtml+xml"
        case let other: other
        }
    }

    /// Returns the text as content. Nil if both the text and the URL are missing.
    func content(_ text: String) -> FeedContent? {
        let url = attributes.url.flatMap { FeedURL.resolve($0, against: base) }
        var type = mediaType
        var value = text
        if attributes.mode == "base64", type.hasPrefix("text/"), let bytes = Base64.decode(text) {
            value = String(decoding: bytes, as: UTF8.self)
        }
        // Media RSS and iTunes call plain text `plain`.
        if !type.contains("/") { type = type == "plain" ? "text/plain" : "text/html" }
        guard !value.isEmpty || url != nil else { return nil }
        return FeedContent(type: type, value: value, language: language, base: base, url: url)
    }

    /// Returns the text without markup, on one line. Nil if no text remains.
    func plain(_ text: String) -> String? {
        var value = text
        if attributes.mode == "base64", let bytes = Base64.decode(text) { value = String(decoding: bytes, as: UTF8.self) }
        let isHTML = vocabulary == .atom && mediaType != "text/plain"
        let plain = isHTML ? PlainText.of(html: value) : vocabulary == .atom ? PlainText.oneLine(value) : PlainText.of(ambiguous: value)
        return plain.isEmpty ? nil : plain
    }
}
