import CLibXML2

/// A short excerpt of a page's structure without personal data: tags, ids and classes stay, digits and words are masked.
enum Excerpt {
    private static let maximalCount = 600
    /// Attributes that describe a page's structure. Others may contain personal data.
    private static let shownAttributes = ["id", "class", "name", "type"]

    static func of(_ root: SelectionRoot) -> String {
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
                text += masked(String(xml: current.pointee.content), maximalCount: 40)
            }
            node = next
        }
        return text.utf8.count > maximalCount ? "\(text.prefix(maximalCount))…" : text
    }

    private static let bodySelector: Selector = "body"

    private static func startTag(_ element: Node) -> String {
        var text = "<" + String(xml: element.pointee.name).prefix(40)
        var attribute = element.pointee.properties
        while let current = attribute {
            let name = String(xml: current.pointee.name)
            if shownAttributes.contains(name) { text += " \(name)=\"\(maskedNumbers(String(xml: current.value)))\"" }
            attribute = current.pointee.next
        }
        return text + ">"
    }

    /// Masks long numbers, such as student numbers. Names of classes and ids stay.
    private static func maskedNumbers(_ text: String) -> String {
        String(runs(of: text.prefix(60)) { run in run.count > 3 && run.allSatisfy(\.isNumber) ? "#" : String(run) })
    }

    /// Replaces digits by `0`, and by `…` all words that have more than three characters or are not ASCII, because a Chinese name has only two
    /// or three. White space collapses.
    private static func masked(_ text: String, maximalCount: Int) -> String {
        let shown = text.prefix(400).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let masked = runs(of: shown.prefix(maximalCount)) { run in
            if run.contains(where: \.isNumber) { return String(repeating: "0", count: min(run.count, 4)) }
            return run.count > 3 || !run.allSatisfy(\.isASCII) ? "…" : String(run)
        }
        return shown.count > maximalCount ? masked + "…" : masked
    }

    /// Replaces each run of letters or of digits.
    private static func runs(of text: Substring, _ replacement: (Substring) -> String) -> String {
        var result = ""
        var rest = text
        while let first = rest.first {
            guard first.isLetter || first.isNumber else {
                result.append(first)
                rest = rest.dropFirst()
                continue
            }
            let isNumber = first.isNumber
            let run = rest.prefix { isNumber ? $0.isNumber : $0.isLetter }
            result += replacement(run)
            rest = rest[run.endIndex...]
        }
        return result
    }
}
