import CLibXML2
import Text

/// A short excerpt of a page's structure without personal data. It contains the start tags with the attributes `id`, `class`, `name` and
/// `type`, in which long numbers are masked, and the masked text.
enum Excerpt {
    /// Attributes that describe a page's structure. Other attributes, which may contain personal data, are left out.
    private static let shownAttributes = ["id", "class", "name", "type"]

    /// Maximum number of nodes that are read. A page may have an error in each row, and the excerpt of each error must not take long.
    private static let maximalNodes = 1000
    /// Maximum number of bytes that are read from a text or an attribute.
    private static let maximalBytes = 4000

    static func of(_ root: SelectionRoot, maximalCount: Int = 600) -> String {
        var text = ""
        let top = body(of: root.node) ?? root.node
        var node: Node? = top.isElement ? top : top.firstChild
        var nodes = 0
        while let current = node, text.utf8.count < maximalCount, nodes < maximalNodes {
            nodes += 1
            var next = current.next(within: top)
            if current.isElement {
                text += startTag(current)
                if current.hasName("script") || current.hasName("style") { next = current.nextSkippingChildren(within: top) }
            } else if current.isText {
                text += Masking.masked(start(of: current.pointee.content), maximalCount: 40)
            }
            node = next
        }
        return text.count > maximalCount ? "\(text.prefix(maximalCount - 1))…" : text
    }

    /// Returns the element `body`, if `root` is an HTML document or its element `html`. Nil for any other element. The head is left out of
    /// the excerpt, because it shows little of a page's structure.
    private static func body(of root: Node) -> Node? {
        let html = root.isElement ? root : root.firstElement
        guard let html, html.hasName("html") else { return nil }
        var child = html.pointee.children
        for _ in 0..<maximalNodes {
            guard let current = child, !current.isElement || !current.hasName("body") else { return child }
            child = current.pointee.next
        }
        return nil
    }

    /// Returns the start of a string of the tree, at most `maximalBytes`.
    private static func start(of text: UnsafePointer<UInt8>?) -> String {
        guard let text else { return "" }
        var count = 0
        while count < maximalBytes, text[count] != 0 { count += 1 }
        return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }

    private static func startTag(_ element: Node) -> String {
        var text = "<" + String(xml: element.pointee.name).prefix(40)
        var attribute = element.pointee.properties
        while let current = attribute {
            let name = String(xml: current.pointee.name)
            if shownAttributes.contains(name) { text += " \(name)=\"\(Masking.maskedNumbers(start(of: current.value)))\"" }
            attribute = current.pointee.next
        }
        return text + ">"
    }
}
