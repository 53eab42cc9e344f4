import CLibXML2
import Calls

/// An element of a document. The element keeps the document alive.
package struct HTMLElement: Selectable, Equatable {
    let tree: Tree
    let node: Node

    package var selectionRoot: SelectionRoot { SelectionRoot(tree: tree, node: node) }

    /// Returns whether two values are the same element of the same document. Two elements with the same content are different elements.
    package static func == (one: HTMLElement, other: HTMLElement) -> Bool { one.node == other.node }

    /// Tag name, such as `td`. In HTML, the name is in lower case. In XML, it has no namespace prefix.
    package var tag: String { String(xml: node.pointee.name) }

    /// Namespace prefix, such as `dc` of `<dc:creator>`. Empty if the element has no prefix.
    package var prefix: String { node.pointee.ns.map { String(xml: $0.pointee.prefix) } ?? "" }

    /// Namespace URI, such as `http://www.w3.org/2005/Atom`. Empty if the element has no namespace.
    package var namespace: String { node.pointee.ns.map { String(xml: $0.pointee.href) } ?? "" }

    /// Returns the value of an attribute. Nil if the attribute is missing, empty if it has no value. Names are case-insensitive in HTML.
    package func attribute(_ name: String) -> String? {
        let name = tree.isHTML ? name.lowercased() : name
        var attribute = node.pointee.properties
        while let current = attribute {
            if current.qualifiedName == name { return String(xml: current.value) }
            attribute = current.pointee.next
        }
        return nil
    }

    /// The value of an attribute. Nil if the attribute is missing; see `attribute(_:)`.
    package subscript(name: String) -> String? { attribute(name) }

    /// All attributes in document order.
    package var attributes: [(name: String, value: String)] {
        var attributes: [(name: String, value: String)] = []
        var attribute = node.pointee.properties
        while let current = attribute {
            attributes.append((name: current.qualifiedName, value: String(xml: current.value)))
            attribute = current.pointee.next
        }
        return attributes
    }

    // MARK: Text

    /// The visible text, trimmed: white space is collapsed, blocks and `<br>` start lines, cells of a row are separated by tabs, and
    /// scripts, styles and hidden elements are left out. `&nbsp;` becomes a space that does not collapse. In an XML document, the raw text.
    package var text: String { text(until: nil) }

    /// Returns the visible text, or the raw text in an XML document.
    /// - Parameter end: stops the rendering when the call ends. The text is then incomplete.
    func text(until end: CallEnd?) -> String {
        tree.isHTML ? TextRendering.text(of: node, until: end) : rawText
    }

    /// The text of all descendants without any changes, including scripts.
    package var rawText: String { TextRendering.rawText(of: node) }

    /// The element and its descendants as HTML, or as XML in an XML document.
    package var html: String { html(until: nil) }

    /// Returns the element as HTML or XML.
    /// - Parameter end: stops the serialization when the call ends. The markup is then incomplete.
    func html(until end: CallEnd?) -> String { Serializer.markup(of: node, isHTML: tree.isHTML, until: end) }

    // MARK: Relatives

    /// The parent element. Nil for the root element.
    package var parent: HTMLElement? { node.parentElement.map { HTMLElement(tree: tree, node: $0) } }
    /// The child elements in document order.
    package var children: [HTMLElement] {
        Array(
            sequence(state: node.firstElement) { next in
                defer { next = next?.nextElement }
                return next.map { HTMLElement(tree: tree, node: $0) }
            })
    }
}

extension UnsafeMutablePointer where Pointee == xmlAttr {
    /// The name with its namespace prefix, if it has one, such as `xml:lang`.
    var qualifiedName: String {
        let name = String(xml: pointee.name)
        guard let prefix = pointee.ns?.pointee.prefix else { return name }
        return String(xml: prefix) + ":" + name
    }
}
