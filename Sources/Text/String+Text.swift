extension StringProtocol {
    /// The string without white space at both ends. Ideographic spaces count as white space.
    package var trimmed: String {
        let scalars = unicodeScalars
        guard let start = scalars.firstIndex(where: { !$0.isWhiteSpace }), let last = scalars.lastIndex(where: { !$0.isWhiteSpace }) else {
            return ""
        }
        return String(self[start..<scalars.index(after: last)])
    }

    /// The string with the ASCII forms of full-width characters, such as `1~16(` for `１～１６（`.
    package var halfWidth: String {
        var text = ""
        for scalar in unicodeScalars {
            let isFullWidth = (0xFF01...0xFF5E).contains(scalar.value)
            text.unicodeScalars.append(isFullWidth ? Unicode.Scalar(UInt8(scalar.value - 0xFF01 + 0x21)) : scalar)
        }
        return text
    }

    /// The trimmed string, or nil if it is empty or consists of dashes, which mark an empty table cell.
    package var meaningful: String? {
        let text = trimmed
        return text.isEmpty || text.allSatisfy { $0 == "-" || $0 == "—" } ? nil : text
    }

    /// Returns the part between the first occurrence of `start` and the next occurrence of `end`, or nil if one of them is missing.
    package func between(_ start: String, _ end: String) -> String? {
        guard let before = firstRange(of: start) else { return nil }
        let rest = self[before.upperBound...]
        guard let after = rest.firstRange(of: end) else { return nil }
        return String(rest[..<after.lowerBound])
    }
}

extension Unicode.Scalar {
    /// Whether the scalar has the Unicode property White_Space. `properties.isWhitespace` has the same value, but looks it up in a Unicode
    /// table, which is slower.
    package var isWhiteSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}

extension Int {
    /// Returns the number in decimal with leading zeros, such as `07`.
    package func zeroPadded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
