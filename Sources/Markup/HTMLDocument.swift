import Errors
import Networking

/// A parsed HTML page, however broken its HTML is. Its elements keep it alive.
///
/// A page that would take unreasonable memory or time is refused: nested more than 256 deep, a million elements and attributes, or
/// hundreds of attributes in one tag.
package final class HTMLDocument: Selectable {
    private let tree: Tree

    /// Parses the body of an answer. Its encoding is that of a byte order mark, of the header Content-Type, or of `<meta charset>`,
    /// in this order, else UTF-8; bytes that are no text in it become U+FFFD.
    package convenience init(_ response: HTTPResponse) throws(DanXiError) {
        try self.init(
            bytes: response.body.bytes, charset: response.headers["Content-Type"].flatMap { Charset.parameter(ofMediaType: $0) },
            place: response.place)
    }

    /// - Parameters:
    ///   - charset: the encoding as declared outside of the page, such as `gbk`; nil or unknown: as the page says, else UTF-8.
    ///   - place: where the page came from, for messages.
    package init(bytes: some Collection<UInt8>, charset: String? = nil, place: String = "the page") throws(DanXiError) {
        tree = try withContiguousBytes(bytes) { bytes throws(DanXiError) in
            try Charset.withUTF8(bytes, declared: charset) { utf8 throws(DanXiError) in try Tree(html: utf8, place: place) }
        }
    }

    /// Parses a text, whatever encoding it declares.
    package convenience init(_ text: String) throws(DanXiError) {
        try self.init(bytes: text.utf8, charset: "utf-8")
    }

    package var selectionRoot: SelectionRoot { SelectionRoot(tree: tree, node: tree.node) }

    /// The element `html`; nil if the page is empty.
    package var root: HTMLElement? { tree.root.map { HTMLElement(tree: tree, node: $0) } }
    /// The element `body`.
    package var body: HTMLElement? { root?.children.first { $0.tag == "body" } }
    /// The text of the page's `title`, empty if there is none.
    package var title: String { first("title")?.text ?? "" }
    /// The text of the page as a browser would show it; see `HTMLElement.text`.
    package var text: String { root?.text ?? "" }
}

/// A parsed XML document, such as a feed. Its elements keep it alive.
///
/// It has to be well-formed. Nothing outside of it is loaded, and a document that declares entities is refused, as is one that
/// would take unreasonable memory or time (see `HTMLDocument`).
package final class XMLDocument: Selectable {
    private let tree: Tree

    /// Parses the body of an answer. Its encoding is that of a byte order mark, of the header Content-Type, or of the XML
    /// declaration, in this order, else UTF-8.
    package convenience init(_ response: HTTPResponse) throws(DanXiError) {
        try self.init(
            bytes: response.body.bytes, charset: response.headers["Content-Type"].flatMap { Charset.parameter(ofMediaType: $0) },
            place: response.place)
    }

    /// - Parameters:
    ///   - charset: the encoding as declared outside of the document; nil or unknown: as the document says, else UTF-8.
    ///   - place: where the document came from, for messages.
    package init(bytes: some Collection<UInt8>, charset: String? = nil, place: String = "the document") throws(DanXiError) {
        tree = try withContiguousBytes(bytes) { bytes throws(DanXiError) in
            try Charset.withUTF8(bytes, declared: charset) { utf8 throws(DanXiError) in try Tree(xml: utf8, place: place) }
        }
    }

    /// Parses a text, whatever encoding it declares.
    package convenience init(_ text: String) throws(DanXiError) {
        try self.init(bytes: text.utf8, charset: "utf-8")
    }

    package var selectionRoot: SelectionRoot { SelectionRoot(tree: tree, node: tree.node) }

    /// The document element.
    package var root: XMLElement? { tree.root.map { XMLElement(tree: tree, node: $0) } }
}

/// An element of an XML document: the same type, with names as they are written.
package typealias XMLElement = HTMLElement

private func withContiguousBytes<Result>(
    _ bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) throws(DanXiError) -> Result
) throws(DanXiError) -> Result {
    try Array(bytes).withUnsafeBufferPointer { buffer throws(DanXiError) in try body(buffer) }
}
