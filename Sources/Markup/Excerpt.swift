import CLibXML2

/// A short picture of a page's structure that tells nothing about a person: tags, ids and classes stay, digits and words are masked.
enum Excerpt {
    private static let maximalCount = 600
    /// What helps to find a page's structure; all other attributes may hold anything.
    private static let shownAttributes = ["id", "class", "name", "type"]

    static func of(_ root: SelectionRoot) -> String {
        var text = ""
        // Of a document the body says more than the head.
        let body = Matcher.first(bodySelector.program, from: root)
        let top = body ?? root.node
        var node: Node? = top.isElement ? top : top.firstChild
        while let current = node, text.utf8.count < maximalCount {
            var next = current.next(within: top)
            if current.isElement {
                text += opening(current)
                if current.hasName("script") || current.hasName("style") { next = current.nextSkippingChildren(within: top) }
            } else if current.isText {
                text += masked(String(xml: current.pointee.content), maximalCount: 40)
            }
            node = next
        }
        return text.utf8.count > maximalCount ? "\(text.prefix(maximalCount))…" : text
    }

    private static let bodySelector: Selector = "body"

    private static func opening(_ element: Node) -> String {
        var text = "<" + String(xml: element.pointee.name).prefix(40)
        var attribute = element.pointee.properties
        while let current = attribute {
            let name = String(xml: current.pointee.name)
            if shownAttributes.contains(name) { text += " \(name)=\"\(maskedNumbers(String(xml: current.value)))\"" }
            attribute = current.pointee.next
        }
        return text + ">"
    }

    /// Long numbers, such as of a student, are masked; names of classes and ids stay.
    private static func maskedNumbers(_ text: String) -> String {
        String(runs(of: text.prefix(60)) { run in run.count > 3 && run.allSatisfy(\.isNumber) ? "#" : String(run) })
    }

    /// Digits become `0`, words of more than three characters `…`; white space collapses.
    private static func masked(_ text: String, maximalCount: Int) -> String {
        let shown = text.prefix(400).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let masked = runs(of: shown.prefix(maximalCount)) { run in
            if run.contains(where: \.isNumber) { return String(repeating: "0", count: min(run.count, 4)) }
            return run.count > 3 ? "…" : String(run)
        }
        return shown.count > maximalCount ? masked + "…" : masked
    }

    /// Replaces each run of letters or digits.
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
