import Calls
import Errors
import JSON
import Markup
import Text

/// A feed of an OPML document.
struct OPMLFeed: Sendable, Equatable {
    let url: String
    let title: String?
    /// URL of the site that the feed belongs to.
    var link: String? = nil
    /// The names of the folders, from the outermost.
    let folder: [String]
}

/// A reader that collects the feeds of an OPML document, with their folders.
final class OPMLReader: XMLStreamHandler {
    enum Limits {
        static let size = 16 << 20
        static let outlines = 100_000
        static let nodes = 1_000_000
        static let levels = 200
        /// Maximum depth of folders. The feeds in deeper folders are put into their ancestor at this depth.
        static let folders = 8
        static let nameBytes = 300
        static let urlBytes = 8192
    }

    /// The content of a document.
    struct Content {
        /// The feeds in document order.
        let feeds: [OPMLFeed]
        /// Number of outlines whose URL was refused.
        let refused: Int
        /// The line at which the document ends for the reader, and the reason. Nil if the reader has read the whole document.
        var unread: String?
    }

    private struct Frame {
        var folder: [String] = []
        /// Whether the outline or one of its ancestors is a comment.
        var isComment = false
    }

    private var feeds: [OPMLFeed] = []
    private var frames = [Frame()]
    private var nodes = 0
    private var outlines = 0
    private var isOPML = false
    /// Number of outlines that were left out, because their URL is too long, is not http or https, or has a user name.
    private var refused = 0

    /// Reads a document. If the document is ill-formed, it is repaired.
    /// - Throws: `invalidArgument` if the text is not OPML; `tooLarge` if the text exceeds a limit.
    static func read(_ text: String, until end: CallEnd?) throws(DanXiError) -> Content {
        guard text.utf8.count <= Limits.size else { throw limit("is larger than \(Limits.size) bytes") }
        let utf8 = try Charset.decodeXML(Array(text.utf8), declared: "utf-8").utf8
        let reader = OPMLReader()
        let outcome = try stream(utf8, to: reader, until: end)
        if outcome.error == nil, !outcome.hasDeclarations, reader.isOPML { return Content(feeds: reader.feeds, refused: reader.refused) }
        guard let start = start(of: utf8) else {
            throw DanXiError(
                .invalidArgument, "feeds.import_opml: `text` is not OPML: \(outcome.error ?? "its root element is not `opml`").")
        }
        let repaired = OPMLReader()
        let second = try stream(try XMLRepair.repaired(utf8, from: start), to: repaired, isRepaired: true, until: end)
        return Content(feeds: repaired.feeds, refused: repaired.refused, unread: second.error)
    }

    private static func stream(
        _ utf8: [UInt8], to reader: OPMLReader, isRepaired: Bool = false, until end: CallEnd?
    ) throws(DanXiError) -> XMLStream.Outcome {
        try utf8.withBytes { bytes throws(DanXiError) in
            try XMLStream.parse(bytes, reader, isRepaired: isRepaired, until: end)
        }
    }

    /// Returns the position of the first element `opml`. Nil if the document has no such element.
    private static func start(of utf8: [UInt8]) -> Int? {
        utf8.indices.first { utf8[$0] == UInt8(ascii: "<") && utf8[$0...].dropFirst().prefix(4).map { $0 | 0x20 } == Array("opml".utf8) }
    }

    // MARK: Events

    func start(_ tag: XMLTag) throws(DanXiError) {
        nodes += 1 + tag.attributes.count
        guard nodes <= Limits.nodes else { throw Self.limit("has more than \(Limits.nodes) elements and attributes") }
        guard frames.count < Limits.levels else { throw Self.limit("is nested more than \(Limits.levels) levels deep") }
        var frame = frames.last ?? Frame()
        switch tag.name.lowercased() {
        case "opml": isOPML = true
        case "outline":
            outlines += 1
            guard outlines <= Limits.outlines else { throw Self.limit("has more than \(Limits.outlines) outlines") }
            read(tag.attributes, &frame)
        default: break
        }
        frames.append(frame)
    }

    func end() { if frames.count > 1 { frames.removeLast() } }

    func text(_ utf8: UnsafeBufferPointer<UInt8>) {}

    private func read(_ attributes: XMLAttributes, _ frame: inout Frame) {
        frame.isComment = frame.isComment || attributes["isComment"]?.lowercased() == "true"
        let name = (attributes["title"] ?? attributes["text"]).map { PlainText.oneLine($0).shortened(toBytes: Limits.nameBytes) } ?? ""
        let isFeed = ["rss", "atom"].contains(attributes["type"]?.lowercased())
        guard let url = attributes["xmlUrl"] ?? (isFeed ? attributes["url"] : nil) else {
            if frame.folder.count < Limits.folders, !name.isEmpty { frame.folder.append(name) }
            return
        }
        guard !frame.isComment else { return }
        guard url.utf8.count <= Limits.urlBytes, let checked = try? FeedURL.checked(url.trimmed, "feeds.import_opml") else {
            refused += 1
            return
        }
        let link = attributes["htmlUrl"].flatMap { $0.utf8.count <= Limits.urlBytes ? FeedURL.resolve($0, against: nil) : nil }
        feeds.append(OPMLFeed(url: checked, title: name.isEmpty ? nil : name, link: link, folder: frame.folder))
    }

    private static func limit(_ problem: String) -> DanXiError {
        DanXiError(.tooLarge, "The OPML document \(problem). Split the document, and import its parts.")
    }
}
