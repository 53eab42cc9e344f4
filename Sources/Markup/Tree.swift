import CLibXML2
import Errors

typealias Node = UnsafeMutablePointer<xmlNode>

/// Owns a tree of libxml2's.
final class Tree {
    let document: UnsafeMutablePointer<xmlDoc>
    let isHTML: Bool
    /// Where the document came from, for messages.
    let place: String

    /// - Parameter utf8: valid UTF-8 without a byte order mark or NUL.
    init(html utf8: UnsafeBufferPointer<UInt8>, place: String) throws(DanXiError) {
        document = try Parsing.html(utf8, place: place)
        isHTML = true
        self.place = place
    }

    /// - Parameter utf8: valid UTF-8 without a byte order mark.
    init(xml utf8: UnsafeBufferPointer<UInt8>, place: String) throws(DanXiError) {
        document = try Parsing.xml(utf8, place: place)
        isHTML = false
        self.place = place
    }

    deinit {
        xmlFreeDoc(document)
    }

    /// The document as the node that its root is the child of. It has a node's links, and none of a node's own fields.
    var node: Node { UnsafeMutableRawPointer(document).assumingMemoryBound(to: xmlNode.self) }
    var root: Node? { xmlDocGetRootElement(document) }
}

/// What a document may cost.
enum MarkupLimits {
    /// Elements and attributes of one document; a tree of so many takes some 300 MB.
    static let nodes = 1_000_000
    /// Attributes of one tag, roughly: libxml2 compares each with all before it.
    static let attributes = 350
}

extension UnsafeMutablePointer where Pointee == xmlNode {
    var isElement: Bool { pointee.type == XML_ELEMENT_NODE }
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

    /// The children, unless the node is a reference to an entity, whose children are not its own.
    var firstChild: Node? { pointee.type == XML_ENTITY_REF_NODE ? nil : pointee.children }

    /// The next node in document order that is not below this one, within a root.
    func nextSkippingChildren(within root: Node) -> Node? {
        var node = self
        while node != root {
            if let next = node.pointee.next { return next }
            guard let parent = node.pointee.parent else { return nil }
            node = parent
        }
        return nil
    }

    /// The next node in document order, within a root.
    func next(within root: Node) -> Node? {
        firstChild ?? nextSkippingChildren(within: root)
    }

    /// Whether the name is this one, in a document's case.
    func hasName(_ name: StaticString) -> Bool {
        xmlStrEqual(pointee.name, name.utf8Start) != 0
    }

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
    /// The value as a C string, which the tree owns. Documents with entities are refused, so that a value is one text.
    var value: UnsafePointer<UInt8> {
        guard let text = pointee.children, let content = text.pointee.content else { return emptyText.utf8Start }
        return UnsafePointer(content)
    }
}

let emptyText: StaticString = ""

extension String {
    init(xml text: UnsafePointer<UInt8>?) {
        self = text.map { String(decoding: UnsafeBufferPointer(start: $0, count: Int(xmlStrlen($0))), as: UTF8.self) } ?? ""
    }
}
