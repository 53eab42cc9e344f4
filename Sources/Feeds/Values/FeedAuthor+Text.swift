import Text

extension FeedAuthor {
    /// Reads an author in the form `a@b.c (Name)`, `Name <a@b.c>`, a name or an e-mail address. Nil for an empty text.
    init?(text: String) {
        let text = PlainText.oneLine(text)
        guard !text.isEmpty else { return nil }
        for (open, close) in [("<", ">"), ("(", ")")] where text.hasSuffix(close) {
            guard let start = text.lastIndex(of: Character(open)) else { continue }
            let before = text[..<start].trimmed
            let inside = text[start...].dropFirst().dropLast().trimmed
            if Self.isAddress(inside) {
                self.init(name: before.isEmpty ? nil : before, email: inside, url: nil)
                return
            }
            if Self.isAddress(before) {
                self.init(name: inside.isEmpty ? nil : inside, email: before, url: nil)
                return
            }
        }
        let isAddress = Self.isAddress(text)
        self.init(name: isAddress ? nil : text, email: isAddress ? text : nil, url: nil)
    }

    private static func isAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && !text.contains(where: \.isWhitespace)
    }
}
