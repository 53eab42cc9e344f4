import CLibXML2
import Calls

/// A serializer that writes elements as HTML, by the algorithm of the HTML standard, or as XML.
struct Serializer {
    private let isHTML: Bool
    private let end: CallEnd?
    private var bytes: [UInt8] = []

    /// Returns an element with its descendants as markup.
    /// - Parameter end: stops the serialization when the call ends. The markup is then incomplete.
    static func markup(of element: Node, isHTML: Bool, until end: CallEnd? = nil) -> String {
        var serializer = Serializer(isHTML: isHTML, end: end)
        serializer.write(element)
        return String(decoding: serializer.bytes, as: UTF8.self)
    }

    private init(isHTML: Bool, end: CallEnd?) {
        self.isHTML = isHTML
        self.end = end
    }

    private mutating func write(_ root: Node) {
        var node = root
        var nodes = 0
        while true {
            nodes += 1
            if nodes & 0x3FF == 0, end?.shouldStop() == true { return }
            begin(node)
            if let child = node.firstChild {
                node = child
                continue
            }
            while true {
                if node.isElement { end(node) }
                if node == root { return }
                if let next = node.pointee.next {
                    node = next
                    break
                }
                guard let parent = node.pointee.parent else { return }
                node = parent
            }
        }
    }

    private mutating func begin(_ node: Node) {
        switch node.pointee.type {
        case XML_ELEMENT_NODE:
            write("<")
            writeName(of: node)
            writeNamespaces(of: node)
            writeAttributes(of: node)
            write(!isHTML && node.pointee.children == nil ? "/>" : ">")
        case XML_TEXT_NODE:
            if isHTML, let parent = node.pointee.parent, Self.isRawText(parent) {
                write(node.pointee.content)
            } else {
                writeEscaped(node.pointee.content, inAttribute: false)
            }
        case XML_CDATA_SECTION_NODE where isHTML: write(node.pointee.content)
        case XML_CDATA_SECTION_NODE:
            write("<![CDATA[")
            write(node.pointee.content)
            write("]]>")
        case XML_COMMENT_NODE:
            write("<!--")
            write(node.pointee.content)
            write("-->")
        case XML_PI_NODE:
            write("<?")
            write(node.pointee.name)
            write(" ")
            write(node.pointee.content)
            write(isHTML ? ">" : "?>")
        default: break
        }
    }

    private mutating func end(_ element: Node) {
        if isHTML ? Self.isVoid(element) : element.pointee.children == nil { return }
        write("</")
        writeName(of: element)
        write(">")
    }

    private mutating func writeName(of element: Node) {
        if let prefix = element.pointee.ns?.pointee.prefix {
            write(prefix)
            write(":")
        }
        write(element.pointee.name)
    }

    private mutating func writeNamespaces(of element: Node) {
        var namespace = element.pointee.nsDef
        while let current = namespace {
            write(" xmlns")
            if let prefix = current.pointee.prefix {
                write(":")
                write(prefix)
            }
            write("=\"")
            writeEscaped(current.pointee.href, inAttribute: true)
            write("\"")
            namespace = current.pointee.next
        }
    }

    private mutating func writeAttributes(of element: Node) {
        var attribute = element.pointee.properties
        while let current = attribute {
            write(" ")
            if let prefix = current.pointee.ns?.pointee.prefix {
                write(prefix)
                write(":")
            }
            write(current.pointee.name)
            write("=\"")
            writeEscaped(current.value, inAttribute: true)
            write("\"")
            attribute = current.pointee.next
        }
    }

    private mutating func write(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func write(_ text: UnsafePointer<UInt8>?) {
        guard let text else { return }
        bytes.append(contentsOf: UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text))))
    }

    private mutating func writeEscaped(_ text: UnsafePointer<UInt8>?, inAttribute: Bool) {
        guard var start = text else { return }
        var end = start
        func escape() -> StaticString? {
            switch end.pointee {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "\"") where inAttribute: "&quot;"
            case UInt8(ascii: "<") where !inAttribute || !isHTML: "&lt;"
            case UInt8(ascii: ">") where !inAttribute || !isHTML: "&gt;"
            case 0xC2 where isHTML && end[1] == 0xA0: "&nbsp;"
            default: nil
            }
        }
        while end.pointee != 0 {
            guard let escape = escape() else {
                end += 1
                continue
            }
            bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
            write(escape)
            // A no-break space is two bytes long in UTF-8.
            end += end.pointee == 0xC2 ? 2 : 1
            start = end
        }
        bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
    }

    private static func isVoid(_ element: Node) -> Bool {
        element.pointee.children == nil && voidNames.contains(element.shortName)
    }

    /// Returns whether the text in the element is written without escapes.
    private static func isRawText(_ element: Node) -> Bool {
        // Fast path: the names of all elements with unescaped text start with one of these letters.
        guard let first = element.pointee.name?.pointee, "sxinp".utf8.contains(first) else { return false }
        return rawNames.contains(element.shortName) || element.hasName("plaintext")
    }

    private static let voidNames = Set(
        "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr".split(separator: " ")
            .map { Node.shortName($0) })
    private static let rawNames = Set("style script xmp iframe noembed noframes".split(separator: " ").map { Node.shortName($0) })
}
