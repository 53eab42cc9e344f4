import Calls
import Errors
import HTTP
import JSON

/// A parsed HTML page. Its elements keep the document alive.
///
/// Broken HTML is repaired. A page that would take too much memory or time is refused: one with more than 256 levels, more than a million
/// elements and attributes, or hundreds of attributes in one tag.
package final class HTMLDocument: Selectable {
    private let tree: Tree

    /// Parses the body of a response. The encoding is that of the byte order mark, the header Content-Type or `<meta charset>`, in this
    /// order. Without any of them, the encoding is GB 18030 if the bytes are valid GB 18030 and not valid UTF-8, and otherwise UTF-8.
    /// Invalid bytes become U+FFFD.
    package convenience init(_ response: HTTPResponse) throws(DanXiError) {
        try self.init(
            bytes: response.body.bytes, charset: response.headers["Content-Type"].flatMap { Charset.parameter(ofMediaType: $0) },
            place: response.place, until: response.parsingEnd)
    }

    /// Parses the bytes of a page.
    /// - Parameters:
    ///   - charset: the charset in a header, such as `gbk`. A byte order mark takes precedence over `charset`. If `charset` is nil, the
    ///     charset that the page declares is used. If the charset is unknown or not declared, UTF-8 or GB 18030 is used.
    ///   - place: the source of the page, for error messages.
    ///   - end: stops parsing when the call ends.
    package init(bytes: some Collection<UInt8>, charset: String? = nil, place: String = "the page", until end: CallEnd? = nil)
        throws(DanXiError)
    {
        tree = try withContiguousBytes(bytes) { bytes throws(DanXiError) in
            try Charset.withUTF8(bytes, declared: charset) { utf8 throws(DanXiError) in try Tree(html: utf8, place: place, until: end) }
        }
    }

    /// Parses a string. A charset that the page declares is ignored.
    /// - Parameter end: stops parsing when the call ends.
    package init(_ text: String, until end: CallEnd? = nil) throws(DanXiError) {
        tree = try Charset.withUTF8(text) { utf8 throws(DanXiError) in try Tree(html: utf8, place: "the page", until: end) }
    }

    /// Loads the library that parses pages. Afterwards, no page fails because of it.
    package static func loadParser() throws(DanXiError) { try Parsing.prepare() }

    package var selectionRoot: SelectionRoot { SelectionRoot(tree: tree, node: tree.node) }

    /// The element `html`, or nil for an empty page.
    package var root: HTMLElement? { tree.root.map { HTMLElement(tree: tree, node: $0) } }
    /// The text of the element `title`. Empty if the document has no title.
    package var title: String { first("title")?.text ?? "" }
    /// The visible text of the page; see `HTMLElement.text`.
    package var text: String { root?.text ?? "" }
}

/// A parsed XML document. Its elements keep the document alive.
///
/// Documents must be well-formed. External entities are not loaded. A document that declares entities, elements or attributes is refused,
/// and so is a document that would take too much memory or time; see ``HTMLDocument``.
package final class XMLDocument: Selectable {
    private let tree: Tree

    /// Parses the body of a response. The encoding is that of the byte order mark, the header Content-Type or the XML declaration, in
    /// this order. Without any of them, the encoding is UTF-8 or GB 18030, as in ``HTMLDocument``.
    package convenience init(_ response: HTTPResponse) throws(DanXiError) {
        try self.init(
            bytes: response.body.bytes, charset: response.headers["Content-Type"].flatMap { Charset.parameter(ofMediaType: $0) },
            place: response.place, until: response.parsingEnd)
    }

    /// Parses the bytes of a document.
    /// - Parameters:
    ///   - charset: the charset in a header. A byte order mark takes precedence over `charset`. If `charset` is nil, the charset that the
    ///     document declares is used. If the charset is unknown or not declared, UTF-8 or GB 18030 is used.
    ///   - place: the source of the document, for error messages.
    ///   - end: stops parsing when the call ends.
    package init(bytes: some Collection<UInt8>, charset: String? = nil, place: String = "the document", until end: CallEnd? = nil)
        throws(DanXiError)
    {
        tree = try withContiguousBytes(bytes) { bytes throws(DanXiError) in
            try Charset.withUTF8(bytes, declared: charset) { utf8 throws(DanXiError) in try Tree(xml: utf8, place: place, until: end) }
        }
    }

    /// Parses a string. A charset that the document declares is ignored.
    package convenience init(_ text: String) throws(DanXiError) {
        try self.init(bytes: text.utf8, charset: "utf-8")
    }

    package var selectionRoot: SelectionRoot { SelectionRoot(tree: tree, node: tree.node) }

    /// The document element.
    package var root: XMLElement? { tree.root.map { XMLElement(tree: tree, node: $0) } }
}

/// An element of an XML document. The names of elements and attributes keep their case.
package typealias XMLElement = HTMLElement

extension HTTPResponse {
    /// The check with which parsing stops when the call ends. Nil for the response to a write, which is parsed to its end, because its
    /// content shows whether the write took effect.
    fileprivate var parsingEnd: CallEnd? { request.effect.isRepeatable ? CallEnd() : nil }
}

private func withContiguousBytes<Result>(
    _ bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) throws(DanXiError) -> Result
) throws(DanXiError) -> Result {
    try Array(bytes).withBytes { buffer throws(DanXiError) in try body(buffer) }
}
