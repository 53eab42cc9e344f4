import CLibXML2

/// An element of a document, which it keeps alive.
package struct HTMLElement: Selectable, Equatable {
    let tree: Tree
    let node: Node

    package var selectionRoot: SelectionRoot { SelectionRoot(tree: tree, node: node) }

    /// Whether both are the same element of the same document.
    package static func == (one: HTMLElement, other: HTMLElement) -> Bool { one.node == other.node }

    /// The name, such as `td`: of HTML in lower case, of XML without the namespace's prefix.
    package var tag: String { String(xml: node.pointee.name) }

    /// The namespace's prefix, such as `dc` of `<dc:creator>`; empty if there is none.
    package var prefix: String { node.pointee.ns.map { String(xml: $0.pointee.prefix) } ?? "" }

    /// The namespace, such as `http://www.w3.org/2005/Atom`; empty if there is none.
    package var namespace: String { node.pointee.ns.map { String(xml: $0.pointee.href) } ?? "" }

    /// The value of an attribute; nil if it is missing, empty if it has no value. In HTML, the case of the name does not matter.
    package func attribute(_ name: String) -> String? {
        let name = tree.isHTML ? name.lowercased() : name
        var attribute = node.pointee.properties
        while let current = attribute {
            if current.qualifiedName == name { return String(xml: current.value) }
            attribute = current.pointee.next
        }
        return nil
    }

    /// The value of an attribute, as `attribute` gives it.
    package subscript(name: String) -> String? { attribute(name) }

    /// All attributes in the order of the document.
    package var attributes: [(name: String, value: String)] {
        var attributes: [(name: String, value: String)] = []
        var attribute = node.pointee.properties
        while let current = attribute {
            attributes.append((name: current.qualifiedName, value: String(xml: current.value)))
            attribute = current.pointee.next
        }
        return attributes
    }

    // MARK: Texts

    /// The text as a browser would show it: white space is collapsed, blocks and `<br>` begin lines, cells of a row are parted by
    /// tabs, scripts, styles and what is hidden are left out, `&nbsp;` is a space that stays. Space at both ends is removed.
    package var text: String {
        tree.isHTML ? TextRendering.text(of: node) : rawText
    }

    /// The text that stands directly in this element, not in one below it, with white space collapsed.
    package var ownText: String { TextRendering.ownText(of: node) }

    /// All text below this element exactly as the document holds it, of scripts too.
    package var rawText: String { TextRendering.rawText(of: node) }

    /// The element as HTML (of an XML document, as XML), itself included.
    package var html: String { Serializer.outer(node, isHTML: tree.isHTML) }

    /// What is inside of the element as HTML (of an XML document, as XML).
    package var innerHTML: String { Serializer.inner(node, isHTML: tree.isHTML) }

    // MARK: Neighbours

    /// The element that this one is in; nil for the document's root.
    package var parent: HTMLElement? { element(node.parentElement) }
    /// The elements directly in this one.
    package var children: [HTMLElement] {
        Array(
            sequence(state: node.firstElement) { next in
                defer { next = next?.nextElement }
                return next.map { HTMLElement(tree: tree, node: $0) }
            })
    }
    /// The next element with the same parent.
    package var nextSibling: HTMLElement? { element(node.nextElement) }
    /// The element before this one with the same parent.
    package var previousSibling: HTMLElement? { element(node.previousElement) }

    private func element(_ node: Node?) -> HTMLElement? {
        node.map { HTMLElement(tree: tree, node: $0) }
    }
}

extension UnsafeMutablePointer where Pointee == xmlAttr {
    /// The name with its prefix, if it has one.
    var qualifiedName: String {
        let name = String(xml: pointee.name)
        guard let prefix = pointee.ns?.pointee.prefix else { return name }
        return String(xml: prefix) + ":" + name
    }
}
