import CLibXML2

extension Matcher {
    /// Returns whether the language of an element matches a range such as `zh` or `*-CN` (RFC 4647, extended filtering).
    func isInLanguage(_ node: Node, range: SelectorProgram.Text) -> Bool {
        let range = String(xml: cString(range)).lowercased()
        guard let language = language(of: node)?.lowercased() else { return false }
        if range.isEmpty || language.isEmpty { return range == language }
        var wanted = range.split(separator: "-", omittingEmptySubsequences: false)[...]
        var subtags = language.split(separator: "-", omittingEmptySubsequences: false)[...]
        guard let primary = wanted.popFirst(), let own = subtags.popFirst(), primary == "*" || primary == own else { return false }
        while let next = wanted.first {
            if next == "*" {
                wanted.removeFirst()
            } else if let subtag = subtags.popFirst() {
                if subtag == next { wanted.removeFirst() } else if subtag.utf8.count == 1 { return false }
            } else {
                return false
            }
        }
        return true
    }

    private func language(of node: Node) -> String? {
        var next: Node? = node
        while let current = next {
            if let language = ownLanguage(of: current) { return language }
            next = current.parentElement
        }
        guard isHTML, let root else { return nil }
        return languages.value(of: root) { Self.declaredLanguage(below: root) }
    }

    /// Returns the language that the first `<meta http-equiv="content-language">` declares (HTML standard, section 4.2.5.3). Nil if a page
    /// declares no language this way, or several languages separated by commas.
    private static func declaredLanguage(below root: Node) -> String? {
        var next: Node? = root
        while let current = next {
            if current.hasName("meta"), let kind = current.attribute("http-equiv"), let content = current.attribute("content"),
                String(xml: kind.value).lowercased() == "content-language"
            {
                let value = String(xml: content.value)
                let language = value.split(whereSeparator: { $0.isWhitespace }).first
                return value.contains(",") ? nil : language.map(String.init)
            }
            next = current.next(within: root)
        }
        return nil
    }

    private func ownLanguage(of node: Node) -> String? {
        var attribute = node.pointee.properties
        var language: String?
        while let current = attribute {
            if hasName(current, "xml:lang") { return String(xml: current.value) }
            if isHTML, hasName(current, "lang") { language = String(xml: current.value) }
            attribute = current.pointee.next
        }
        return language
    }
}
