import Markup

/// A writer that turns the content of an element, such as XHTML in Atom, back into markup.
struct MarkupWriter {
    private(set) var bytes: [UInt8] = []
    private var open: [(name: String, key: XMLNameKey)] = []
    /// Whether the `>` of the last start tag has not been written yet.
    private var isTagOpen = false
    private static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]
    private static let xhtml = "http://www.w3.org/1999/xhtml"

    /// Number of elements that are not closed.
    var depth: Int { open.count }

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
        isTagOpen = false
    }

    /// Writes a start tag.
    /// - Parameters:
    ///   - parent: the name of the element whose content is written. A tag in its namespace needs no `xmlns`.
    ///   - isHidden: whether only the content of the element is written, without its tags.
    mutating func start(_ tag: XMLTag, within parent: XMLNameKey, isHidden: Bool) {
        closeTag()
        let key = tag.key
        guard !isHidden else {
            open.append(("", key))
            return
        }
        let name = tag.name
        bytes.append(UInt8(ascii: "<"))
        bytes.append(contentsOf: name.utf8)
        if !key.hasNamespace(of: open.last?.key ?? parent) {
            let namespace = tag.namespace
            if namespace != Self.xhtml { attribute("xmlns", namespace) }
        }
        tag.attributes.forEach { prefix, name, value in attribute(prefix.isEmpty ? name : "\(prefix):\(name)", value) }
        open.append((name, key))
        isTagOpen = true
    }

    mutating func end() {
        guard let (name, _) = open.popLast(), !name.isEmpty else { return }
        if isTagOpen, Self.void.contains(name) {
            bytes.append(contentsOf: "/>".utf8)
            isTagOpen = false
            return
        }
        closeTag()
        bytes.append(contentsOf: "</".utf8)
        bytes.append(contentsOf: name.utf8)
        bytes.append(UInt8(ascii: ">"))
    }

    /// Writes text.
    /// - Parameter isMarkup: whether the text is part of markup, in which characters such as `<` are escaped.
    mutating func text(_ utf8: UnsafeBufferPointer<UInt8>, isMarkup: Bool) {
        closeTag()
        if isMarkup { escape(utf8) } else { bytes.append(contentsOf: utf8) }
    }

    private mutating func attribute(_ name: String, _ value: String) {
        bytes.append(UInt8(ascii: " "))
        bytes.append(contentsOf: name.utf8)
        bytes.append(contentsOf: "=\"".utf8)
        escape(value.utf8)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func closeTag() {
        if isTagOpen { bytes.append(UInt8(ascii: ">")) }
        isTagOpen = false
    }

    private mutating func escape(_ utf8: some Sequence<UInt8>) {
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
            default: bytes.append(byte)
            }
        }
    }
}
