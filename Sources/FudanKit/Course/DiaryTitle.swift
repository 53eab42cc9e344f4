import Text

/// The title of a lesson, such as `上课-量子场论(量子场论2026202701PHYS620012.05)`: the name, and in brackets the name, the semester in ten
/// digits and the code.
struct DiaryTitle: Equatable {
    let name: String
    let code: String

    /// Returns nil for any other form. The name may contain hyphens and brackets.
    init?(_ title: String) {
        guard let hyphen = title.firstIndex(of: "-"), let end = title.lastIndex(of: ")") else { return nil }
        let text = title[title.index(after: hyphen)...]
        guard end >= text.startIndex else { return nil }
        for bracket in text.indices where text[bracket] == "(" && bracket < end {
            let name = text[..<bracket]
            let inside = text[text.index(after: bracket)..<end]
            guard !name.isEmpty, inside.hasPrefix(name) else { continue }
            let rest = inside.dropFirst(name.count)
            let code = rest.dropFirst(10)
            guard rest.prefix(10).utf8.allSatisfy(\.isDigit), !code.isEmpty else { continue }
            self.name = String(name)
            self.code = String(code)
            return
        }
        return nil
    }
}
