import Calls
import Errors
import JSON
import Markup

/// A parser for feeds of all formats.
enum FeedParser {
    private static let maximalSize = 64 << 20

    /// Parses a feed. If an XML document is ill-formed, it is repaired.
    /// - Parameters:
    ///   - charset: the charset of the header Content-Type.
    ///   - url: URL of the feed, the base of relative links.
    ///   - end: stops parsing when the call ends.
    /// - Throws: `unexpectedResponse` if the bytes are not a feed; `tooLarge` if the feed exceeds a limit.
    static func parse(_ bytes: [UInt8], charset: String?, url: String?, until end: CallEnd?) throws(DanXiError) -> Feed {
        guard bytes.count <= maximalSize else { throw .limit("is larger than \(maximalSize) bytes") }
        // Without the parser, texts of JSON feeds would keep their markup.
        try HTMLDocument.loadParser()
        let decoded = try Charset.decodeXML(bytes, declared: charset)
        guard let first = decoded.utf8.first(where: { $0 > 0x20 }) else { throw .notAFeed("it is empty") }
        if first == UInt8(ascii: "{") { return try JSONFeedReader.read(decoded.utf8, url: url, problem: decoded.problem) }
        return try parse(decoded.utf8, problem: decoded.problem, url: url, until: end)
    }

    private static func parse(_ utf8: [UInt8], problem: String?, url: String?, until end: CallEnd?) throws(DanXiError) -> Feed {
        let reader = FeedReader(base: url)
        let outcome: XMLStream.Outcome
        do throws(DanXiError) {
            outcome = try stream(utf8, to: reader, until: end)
        } catch {
            guard error.code == .unexpectedResponse else { throw error }
            // The server may send other elements before the root, such as a PHP warning in HTML.
            return try repaired(utf8, problem: "the document has other elements before its root", url: url, until: end, orThrow: error)
        }
        guard outcome.error == nil, !outcome.hasDeclarations else {
            let error = DanXiError.notAFeed(outcome.error ?? "it has no root element")
            return try repaired(utf8, problem: problem ?? outcome.error, url: url, until: end, orThrow: error)
        }
        guard let feed = reader.result(problem: problem ?? outcome.namespaceError) else {
            throw .notAFeed("it has neither a channel nor entries")
        }
        return feed
    }

    /// Repairs and parses a document that is ill-formed, or that declares entities or attributes.
    /// - Parameter error: the error that is thrown if the document is not a feed even after the repair.
    private static func repaired(
        _ utf8: [UInt8], problem: String?, url: String?, until end: CallEnd?, orThrow error: DanXiError
    ) throws(DanXiError) -> Feed {
        guard let start = start(of: utf8) else { throw error }
        let document = try XMLRepair.repaired(utf8, from: start)
        let reader = FeedReader(base: url)
        _ = try stream(document, to: reader, isRepaired: true, until: end)
        reader.finishOpenElements()
        guard let feed = reader.result(problem: problem) else { throw error }
        return feed
    }

    private static func stream(
        _ utf8: [UInt8], to reader: FeedReader, isRepaired: Bool = false, until end: CallEnd?
    ) throws(DanXiError) -> XMLStream.Outcome {
        try utf8.withBytes { bytes throws(DanXiError) in
            try XMLStream.parse(bytes, reader, isRepaired: isRepaired, until: end)
        }
    }

    /// Returns the position of a feed's root element, or of the document type declaration before it. Nil for HTML pages
    /// and for documents that are not feeds.
    private static func start(of utf8: [UInt8]) -> Int? {
        var doctype: Int?
        for index in utf8.indices where utf8[index] == UInt8(ascii: "<") {
            let name = utf8[index...].dropFirst().prefix(9).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
            if name.starts(with: "!doctype".utf8) { doctype = index }
            if name.starts(with: "html".utf8) || name.starts(with: "body".utf8) { return nil }
            for root in ["rss", "feed", "rdf:rdf", "channel"] where name.starts(with: root.utf8) {
                let next = name.count > root.utf8.count ? name[root.utf8.count] : 0
                if next <= 0x20 || next == UInt8(ascii: ">") { return doctype ?? index }
            }
        }
        return nil
    }
}
