import CLibXML2

/// The direction of an element's text, from its attributes and characters (HTML standard, section 3.2.6.4).
enum Directionality: UInt8 {
    case leftToRight, rightToLeft

    /// Returns the direction of an element.
    /// - Parameter automatic: the memoized directions of `bdi` elements and of elements with `dir=auto`, whose text determines their
    ///   direction.
    static func of(_ node: Node, _ automatic: NodeMemo<Directionality>) -> Directionality {
        var next: Node? = node
        while let current = next {
            switch current.attribute("dir").map({ String(xml: $0.value).lowercased() }) {
            case "ltr": return .leftToRight
            case "rtl": return .rightToLeft
            case let value where value == "auto" || current.hasName("bdi"):
                return automatic.value(of: current) { ofText(in: current) ?? .leftToRight }
            default: break
            }
            if current.hasName("input"), let type = current.attribute("type"), String(xml: type.value).lowercased() == "tel" {
                return .leftToRight
            }
            next = current.parentElement
        }
        return .leftToRight
    }

    /// Returns the direction of the first letter in the text of an element, or in the `value` of an `input`. Nil if there is no letter.
    ///
    /// Descendants with the attribute `dir`, and `bdi`, `script`, `style` and `textarea`, are left out.
    private static func ofText(in element: Node) -> Directionality? {
        if element.hasName("input") { return element.attribute("value").flatMap { of($0.value) } }
        var next = element.firstChild
        while let current = next {
            if current.isText, let text = current.pointee.content, let direction = of(UnsafePointer(text)) { return direction }
            let isApart =
                current.isElement
                && (current.attribute("dir") != nil || current.hasName("bdi") || current.hasName("script") || current.hasName("style")
                    || current.hasName("textarea"))
            next = isApart ? current.nextSkippingChildren(within: element) : current.next(within: element)
        }
        return nil
    }

    private static func of(_ text: UnsafePointer<UInt8>) -> Directionality? {
        for scalar in String(xml: text).unicodeScalars {
            if rightToLeftBlocks.contains(where: { $0.contains(scalar.value) }), scalar.properties.isAlphabetic { return .rightToLeft }
            if scalar.properties.isAlphabetic { return .leftToRight }
        }
        return nil
    }

    /// The code points of the scripts that are written from right to left.
    private static let rightToLeftBlocks: [ClosedRange<UInt32>] = [
        0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]
}
