import CLibXML2
import Calls
import Errors
import HTTP
import Synchronization

typealias Node = UnsafeMutablePointer<xmlNode>

/// A libxml2 tree, which is freed with this object.
final class Tree {
    let document: UnsafeMutablePointer<xmlDoc>
    let isHTML: Bool
    /// Number of elements.
    let elements: Int
    /// The source of the document, for error messages.
    let place: String
    /// The page's notice of maintenance, if it has one. The notice is stored, because rendering the page again for each malformed row would
    /// take quadratic time.
    private let notice = Mutex(Notice.unknown)

    private enum Notice {
        case unknown
        case known(String?)
    }

    /// Parses HTML.
    /// - Parameters:
    ///   - utf8: valid UTF-8 without a byte order mark or NUL.
    ///   - end: stops parsing when the call ends.
    init(html utf8: UnsafeBufferPointer<UInt8>, place: String, until end: CallEnd?) throws(DanXiError) {
        (document, elements) = try Parsing.html(utf8, place: place, until: end)
        isHTML = true
        self.place = place
    }

    /// Parses XML.
    /// - Parameters:
    ///   - utf8: valid UTF-8 without a byte order mark.
    ///   - end: stops parsing when the call ends.
    init(xml utf8: UnsafeBufferPointer<UInt8>, place: String, until end: CallEnd?) throws(DanXiError) {
        (document, elements) = try Parsing.xml(utf8, place: place, until: end)
        isHTML = false
        self.place = place
    }

    deinit {
        xmlFreeDoc(document)
    }

    /// Returns the line of the page that announces maintenance. Nil unless the page is a short notice.
    /// - Parameter text: returns the text of a node.
    func maintenanceNotice(in text: (Node) -> String) -> String? {
        notice.withLock { notice in
            if case .known(let line) = notice { return line }
            let line = root.flatMap { Maintenance.notice(in: text($0)) }
            notice = .known(line)
            return line
        }
    }

    /// The document as a node: the parent of its root element. Only the fields that xmlDoc and xmlNode have in common are valid, from
    /// `_private` to `doc`.
    var node: Node { UnsafeMutableRawPointer(document).assumingMemoryBound(to: xmlNode.self) }
    var root: Node? { xmlDocGetRootElement(document) }
}

/// Resource limits of a document.
enum MarkupLimits {
    /// Maximum number of elements, attributes, comments and processing instructions of a document. A tree of this size takes about 300 MB.
    static let nodes = 1_000_000
    /// Approximate maximum number of attributes of a tag. libxml2 compares each attribute with all earlier ones, which takes quadratic
    /// time.
    static let attributes = 350
}

extension UnsafeMutablePointer where Pointee == xmlNode {
    var isElement: Bool { pointee.type == XML_ELEMENT_NODE }

    /// The number of an element, from 1 in the order of the start tags. 0 for other nodes.
    var number: Int {
        get { Int(bitPattern: pointee._private) }
        nonmutating set { pointee._private = UnsafeMutableRawPointer(bitPattern: newValue) }
    }

    var isText: Bool { pointee.type == XML_TEXT_NODE || pointee.type == XML_CDATA_SECTION_NODE }

    var parentElement: Node? {
        guard let parent = pointee.parent, parent.isElement else { return nil }
        return parent
    }

    var firstElement: Node? { Self.element(from: pointee.children) { $0.pointee.next } }
    var nextElement: Node? { Self.element(from: pointee.next) { $0.pointee.next } }
    var previousElement: Node? { Self.element(from: pointee.prev) { $0.pointee.prev } }

    private static func element(from start: Node?, _ step: (Node) -> Node?) -> Node? {
        var node = start
        while let current = node, !current.isElement { node = step(current) }
        return node
    }

    /// The first child. Nil for an entity reference, whose children belong to the entity.
    var firstChild: Node? { pointee.type == XML_ENTITY_REF_NODE ? nil : pointee.children }

    /// Returns the next node in document order that is not a descendant of this node. Nil if no further node is below `root`.
    func nextSkippingChildren(within root: Node) -> Node? {
        var node = self
        while node != root {
            if let next = node.pointee.next { return next }
            guard let parent = node.pointee.parent else { return nil }
            node = parent
        }
        return nil
    }

    /// Returns the next node in document order. Nil if no further node is below `root`.
    func next(within root: Node) -> Node? {
        firstChild ?? nextSkippingChildren(within: root)
    }

    /// Returns whether the node has the given name. The comparison is case-sensitive. Names are in lower case in HTML.
    func hasName(_ name: StaticString) -> Bool {
        xmlStrEqual(pointee.name, name.utf8Start) != 0
    }

    /// The name of an element as an integer: its bytes in big-endian order. Zero for a name of more than eight bytes.
    var shortName: UInt64 {
        guard let name = pointee.name else { return 0 }
        var packed: UInt64 = 0
        var index = 0
        while name[index] != 0 {
            if index == 8 { return 0 }
            packed = packed << 8 | UInt64(name[index])
            index += 1
        }
        return packed
    }

    /// Returns a name of at most eight bytes as an integer; see `shortName`.
    static func shortName(_ name: some StringProtocol) -> UInt64 { name.utf8.reduce(0) { $0 << 8 | UInt64($1) } }

    func attribute(_ name: UnsafePointer<UInt8>) -> UnsafeMutablePointer<xmlAttr>? {
        var attribute = pointee.properties
        while let current = attribute {
            if xmlStrEqual(current.pointee.name, name) != 0 { return current }
            attribute = current.pointee.next
        }
        return nil
    }

    func attribute(_ name: StaticString) -> UnsafeMutablePointer<xmlAttr>? { attribute(name.utf8Start) }
}

extension UnsafeMutablePointer where Pointee == xmlAttr {
    /// The value as a C string that the tree owns. Each value is a single text node, because documents with entities are refused.
    var value: UnsafePointer<UInt8> {
        guard let text = pointee.children, let content = text.pointee.content else { return emptyString.utf8Start }
        return UnsafePointer(content)
    }
}

let emptyString: StaticString = ""

extension String {
    init(xml text: UnsafePointer<UInt8>?) {
        self = text.map { String(decoding: UnsafeBufferPointer(start: $0, count: Int(xmlStrlen($0))), as: UTF8.self) } ?? ""
    }
}
