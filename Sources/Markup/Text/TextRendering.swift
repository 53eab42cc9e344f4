import CLibXML2
import Calls
import Text

/// The text of elements: the visible text, as browsers lay it out, and the raw text.
enum TextRendering {
    /// Returns the visible text of an element. For an element that browsers do not show, such as a script, returns the trimmed raw text.
    /// - Parameter end: stops the rendering when the call ends. The text is then incomplete.
    static func text(of root: Node, until end: CallEnd? = nil) -> String {
        if role(ofName: root) == .hidden && !root.hasName("head") { return rawText(of: root).trimmed }
        var output = TextOutput()
        var preformatted: Node? = ancestorIsPreformatted(root) ? root : nil
        var node = root
        var nodes = 0
        walk: while true {
            nodes += 1
            if nodes & 0x3FF == 0, end?.shouldStop() == true { break }
            var skipsChildren = false
            if node.isText {
                if let text = node.pointee.content { output.append(text, keepsSpace: preformatted != nil) }
            } else if node.isElement && node != root {
                switch role(of: node) {
                case .hidden: skipsChildren = true
                case .lineBreak: output.breakLine()
                case .cell: if node.previousElement != nil { output.tab() }
                case .block: output.beginLine()
                case .preformatted:
                    output.beginLine()
                    if preformatted == nil { preformatted = node }
                case .inline: break
                }
            }
            if !skipsChildren, let child = node.firstChild {
                node = child
                continue
            }
            // Goes up to the next sibling of the node or of an ancestor, and ends each element on the way.
            while true {
                if node == root { break walk }
                if node.isElement {
                    switch role(ofName: node) {
                    case .block, .preformatted: output.beginLine()
                    default: break
                    }
                    if node == preformatted { preformatted = nil }
                }
                if let next = node.pointee.next {
                    node = next
                    break
                }
                guard let parent = node.pointee.parent else { break walk }
                node = parent
            }
        }
        return output.text
    }

    static func rawText(of root: Node) -> String {
        // Fast path: the only child is a text node.
        if let only = root.pointee.children, only.pointee.next == nil, only.isText { return String(xml: only.pointee.content) }
        var bytes: [UInt8] = []
        forEachText(below: root) { bytes.append(contentsOf: UnsafeBufferPointer(start: $0, count: Int(xmlStrlen($0)))) }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func forEachText(below root: Node, _ body: (UnsafePointer<UInt8>) -> Void) {
        var node = root.firstChild
        while let current = node {
            if current.isText, let text = current.pointee.content { body(UnsafePointer(text)) }
            node = current.next(within: root)
        }
    }
}
