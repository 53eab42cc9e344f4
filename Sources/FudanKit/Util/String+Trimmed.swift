extension StringProtocol {
    /// Without white space at both ends, wide spaces included.
    var trimmed: String {
        let head = drop { $0.isWhitespace }
        return String(head.reversed().drop { $0.isWhitespace }.reversed())
    }
}

extension String {
    /// Nil if there is nothing but white space, or the dashes that stand for nothing in tables.
    var meaningful: String? {
        let text = trimmed
        return text.isEmpty || text.allSatisfy { $0 == "-" || $0 == "—" } ? nil : text
    }
}
