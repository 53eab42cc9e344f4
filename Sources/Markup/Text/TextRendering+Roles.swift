import CLibXML2

extension TextRendering {
    /// The effect of an element on the layout of the text.
    enum Role {
        case inline, block, lineBreak, cell, preformatted, hidden
    }

    static func ancestorIsPreformatted(_ node: Node) -> Bool {
        var ancestor: Node? = node
        while let current = ancestor {
            if role(ofName: current) == .preformatted { return true }
            ancestor = current.parentElement
        }
        return false
    }

    static func role(of element: Node) -> Role {
        isHidden(element) ? .hidden : role(ofName: element)
    }

    private static func isHidden(_ element: Node) -> Bool {
        var attribute = element.pointee.properties
        while let current = attribute {
            // Fast path: most attribute names begin with other letters.
            switch current.pointee.name?.pointee {
            case UInt8(ascii: "h") where xmlStrEqual(current.pointee.name, hiddenName.utf8Start) != 0: return true
            case UInt8(ascii: "s") where xmlStrEqual(current.pointee.name, styleName.utf8Start) != 0 && hidesByStyle(current.value):
                return true
            default: break
            }
            attribute = current.pointee.next
        }
        return false
    }

    private static let hiddenName: StaticString = "hidden"
    private static let styleName: StaticString = "style"
    private static let display: StaticString = "display"

    /// Returns whether a style contains `display: none`.
    private static func hidesByStyle(_ style: UnsafePointer<UInt8>) -> Bool {
        guard xmlStrcasestr(style, display.utf8Start) != nil else { return false }
        return String(xml: style).lowercased().split(separator: ";").contains { declaration in
            let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.split { $0.isWhitespace || $0 == "!" }.first ?? "" }
            return parts == ["display", "none"]
        }
    }

    static func role(ofName element: Node) -> Role {
        guard element.isElement, let name = element.pointee.name else { return .inline }
        let shortName = element.shortName
        // The most frequent elements: td th, a b i em span, p li tr div.
        switch shortName {
        case 0: return longNames(UnsafePointer(name))
        case 0x7464, 0x7468: return .cell
        case 0x61, 0x62, 0x69, 0x656D, 0x7370_616E: return .inline
        case 0x70, 0x6C69, 0x7472, 0x64_6976: return .block
        default: return shortNames[shortName] ?? .inline
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
            for name in list.split(separator: " ") where name.utf8.count <= 8 { roles[Node.shortName(name)] = role }
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
}
