import CLibXML2

/// Texts of elements.
enum TextRendering {
    /// How an element takes part in the text.
    private enum Role {
        case inline, block, lineBreak, cell, preformatted, hidden
    }

    static func text(of root: Node) -> String {
        // What a browser does not show at all has the text that it holds.
        if role(ofName: root) == .hidden && !root.hasName("head") { return rawText(of: root).trimmed }
        var output = Output()
        var preformatted: Node? = ancestorIsPreformatted(root) ? root : nil
        var node = root
        walk: while true {
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
            // Up and on, ending each element that is left.
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

    static func ownText(of element: Node) -> String {
        var output = Output()
        var child = element.pointee.children
        while let node = child {
            if node.isText {
                if let text = node.pointee.content { output.append(text, keepsSpace: false) }
            } else if node.isElement {
                switch role(ofName: node) {
                case .inline, .hidden: break
                default: output.beginLine()
                }
            }
            child = node.pointee.next
        }
        return output.text
    }

    static func rawText(of root: Node) -> String {
        // The usual case: a single text.
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

    // MARK: Roles

    private static func ancestorIsPreformatted(_ node: Node) -> Bool {
        var ancestor: Node? = node
        while let current = ancestor {
            if role(ofName: current) == .preformatted { return true }
            ancestor = current.parentElement
        }
        return false
    }

    private static func role(of element: Node) -> Role {
        isHidden(element) ? .hidden : role(ofName: element)
    }

    private static func isHidden(_ element: Node) -> Bool {
        var attribute = element.pointee.properties
        while let current = attribute {
            if xmlStrEqual(current.pointee.name, hiddenName.utf8Start) != 0 { return true }
            if xmlStrEqual(current.pointee.name, styleName.utf8Start) != 0, hidesByStyle(current.value) { return true }
            attribute = current.pointee.next
        }
        return false
    }

    private static let hiddenName: StaticString = "hidden"
    private static let styleName: StaticString = "style"
    private static let display: StaticString = "display"

    /// Whether a style holds `display: none`.
    private static func hidesByStyle(_ style: UnsafePointer<UInt8>) -> Bool {
        guard xmlStrcasestr(style, display.utf8Start) != nil else { return false }
        return String(xml: style).lowercased().split(separator: ";").contains { declaration in
            let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.split { $0.isWhitespace || $0 == "!" }.first ?? "" }
            return parts == ["display", "none"]
        }
    }

    private static func role(ofName element: Node) -> Role {
        guard element.isElement, let name = element.pointee.name else { return .inline }
        var key: UInt64 = 0
        var index = 0
        // Names of up to eight letters, packed.
        while name[index] != 0 {
            if index == 8 { return longNames(UnsafePointer(name)) }
            key = key << 8 | UInt64(name[index])
            index += 1
        }
        // Most elements: td th, a b i em span, p li tr div.
        switch key {
        case 0x7464, 0x7468: return .cell
        case 0x61, 0x62, 0x69, 0x656D, 0x7370_616E: return .inline
        case 0x70, 0x6C69, 0x7472, 0x64_6976: return .block
        default: return shortNames[key] ?? .inline
        }
    }

    private static let shortNames: [UInt64: Role] = {
        let names: [(Role, String)] = [
            (.lineBreak, "br"), (.cell, "td th"), (.preformatted, "pre textarea listing xmp"),
            (
                .hidden,
                "head title script style meta link base template noscript noframes noembed iframe datalist audio video canvas object svg area param rp"
            ),
            (
                .block,
                "html body div p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr form fieldset legend hr section article aside header footer nav main figure address center details summary dialog dir menu hgroup search option optgroup frameset"
            ),
        ]
        var roles: [UInt64: Role] = [:]
        for (role, list) in names {
            for name in list.split(separator: " ") where name.utf8.count <= 8 { roles[name.utf8.reduce(0) { $0 << 8 | UInt64($1) }] = role }
        }
        return roles
    }()

    private static func longNames(_ name: UnsafePointer<UInt8>) -> Role {
        switch String(xml: name) {
        case "blockquote", "figcaption", "frameset": .block
        case "plaintext": .preformatted
        default: .inline
        }
    }

    // MARK: Laying out

    private struct Output {
        private var bytes: [UInt8] = []
        /// What is still to be written before the next visible character.
        private var space = false
        private var lineBreaks = 0
        private var tabs = 0
        private var isLineEmpty = true

        mutating func breakLine() {
            lineBreaks += 1
            tabs = 0
            space = false
            isLineEmpty = true
        }

        /// Begins a line, unless the current one is empty.
        mutating func beginLine() {
            if !isLineEmpty { breakLine() }
            space = false
        }

        mutating func tab() {
            tabs += 1
            space = false
        }

        mutating func append(_ text: UnsafePointer<UInt8>, keepsSpace: Bool) {
            var pointer = text
            while true {
                let byte = pointer.pointee
                switch byte {
                case 0: return
                case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
                    pointer += 1
                    if !keepsSpace {
                        if !isLineEmpty { space = true }
                    } else if byte == 0x0A {
                        breakLine()
                    } else if byte != 0x0D {
                        write(byte)
                    }
                // U+00A0, the space that is kept.
                case 0xC2 where pointer[1] == 0xA0:
                    pointer += 2
                    write(0x20)
                default:
                    var end = pointer + 1
                    while end.pointee > 0x20, end.pointee != 0xC2 { end += 1 }
                    writePending()
                    bytes.append(contentsOf: UnsafeBufferPointer(start: pointer, count: end - pointer))
                    pointer = end
                }
            }
        }

        private mutating func write(_ byte: UInt8) {
            writePending()
            bytes.append(byte)
        }

        private mutating func writePending() {
            if lineBreaks > 0 {
                if !bytes.isEmpty { bytes.append(contentsOf: repeatElement(0x0A, count: lineBreaks)) }
                lineBreaks = 0
            }
            if tabs > 0 {
                bytes.append(contentsOf: repeatElement(0x09, count: tabs))
                tabs = 0
            } else if space {
                bytes.append(0x20)
            }
            space = false
            isLineEmpty = false
        }

        var text: String {
            let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x0A || byte == 0x09 }
            let end = (bytes.lastIndex { !isSpace($0) } ?? -1) + 1
            return String(decoding: bytes.prefix(end).drop(while: isSpace), as: UTF8.self)
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        guard let end = unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
        return String(String.UnicodeScalarView(unicodeScalars[...end].drop { $0.properties.isWhitespace }))
    }
}
