import CLibXML2
import Text

/// A short excerpt of a page's structure without personal data: tags, ids and classes stay, digits and words are masked.
enum Excerpt {
    /// Attributes that describe a page's structure. Others may contain personal data.
    private static let shownAttributes = ["id", "class", "name", "type"]

    static func of(_ root: SelectionRoot, maximalCount: Int = 600) -> String {
        var text = ""
        // The body of a document is more useful than its head.
        let body = Matcher.first(bodySelector.program, from: root)
        let top = body ?? root.node
        var node: Node? = top.isElement ? top : top.firstChild
        while let current = node, text.utf8.count < maximalCount {
            var next = current.next(within: top)
            if current.isElement {
                text += startTag(current)
                if current.hasName("script") || current.hasName("style") { next = current.nextSkippingChildren(within: top) }
            } else if current.isText {
                text += Masking.masked(String(xml: current.pointee.content), maximalCount: 40)
            }
            node = next
        }
        return text.count > maximalCount ? "\(text.prefix(maximalCount - 1))…" : text
    }

    private static let bodySelector: Selector = "body"

    private static func startTag(_ element: Node) -> String {
        var text = "<" + String(xml: element.pointee.name).prefix(40)
        var attribute = element.pointee.properties
        while let current = attribute {
            let name = String(xml: current.pointee.name)
            if shownAttributes.contains(name) { text += " \(name)=\"\(Masking.maskedNumbers(String(xml: current.value)))\"" }
            attribute = current.pointee.next
        }
        return text + ">"
    }
}
