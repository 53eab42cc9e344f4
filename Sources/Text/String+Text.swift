extension StringProtocol {
    /// The string without white space at both ends. Ideographic spaces count as white space.
    package var trimmed: String {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }

    /// The trimmed string, or nil if it is empty or consists of the dashes that mark an empty table cell.
    package var meaningful: String? {
        let text = trimmed
        return text.isEmpty || text.allSatisfy { $0 == "-" || $0 == "—" } ? nil : text
    }

    /// Returns the part between the first occurrence of `start` and the next occurrence of `end`, or nil if either is missing.
    package func between(_ start: String, _ end: String) -> String? {
        guard let before = firstRange(of: start) else { return nil }
        let rest = self[before.upperBound...]
        guard let after = rest.firstRange(of: end) else { return nil }
        return String(rest[..<after.lowerBound])
    }
}

extension Int {
    /// Returns the number in decimal with leading zeros, such as `07`.
    package func zeroPadded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
