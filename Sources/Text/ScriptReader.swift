/// A reader of tokens in JavaScript source. The source is not executed. White space before a token is skipped.
package struct ScriptReader {
    private var rest: Substring.UnicodeScalarView

    package init(_ source: some StringProtocol) {
        rest = Substring(source).unicodeScalars
    }

    /// Consumes a token such as `(` or `JSON`. Returns false and consumes nothing if something else follows.
    package mutating func take(_ token: String) -> Bool {
        let start = rest.drop(while: \.properties.isWhitespace)
        guard start.starts(with: token.unicodeScalars) else { return false }
        rest = start.dropFirst(token.unicodeScalars.count)
        return true
    }

    /// Consumes and returns decimal digits. Returns nil and consumes nothing if the next token does not start with a digit.
    package mutating func digits() -> String? {
        let start = rest.drop(while: \.properties.isWhitespace)
        let digits = start.prefix { ("0"..."9").contains($0) }
        guard !digits.isEmpty else { return nil }
        rest = start[digits.endIndex...]
        return String(digits)
    }

    /// Consumes a string literal (ECMA-262, section 12.9.4) and returns its value. Returns nil and consumes nothing if the next token is not
    /// a complete string literal with valid escapes.
    package mutating func string() -> String? {
        var reader = rest.drop(while: \.properties.isWhitespace)
        guard let quote = reader.popFirst(), quote == "'" || quote == "\"" else { return nil }
        var units: [UInt16] = []
        while let scalar = reader.popFirst() {
            if scalar == quote {
                rest = reader
                return String(decoding: units, as: UTF16.self)
            }
            guard scalar == "\\" else {
                units += UTF16.encode(scalar).map { Array($0) } ?? []
                continue
            }
            guard let escaped = Self.escaped(&reader) else { return nil }
            units += escaped
        }
        return nil
    }

    /// Consumes an escape after its backslash. Returns the UTF-16 code units of the escape, which may be half of a surrogate pair, or nil
    /// if the escape is invalid.
    private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> [UInt16]? {
        guard let scalar = rest.popFirst() else { return nil }
        switch scalar {
        case "n": return [10]
        case "r": return [13]
        case "t": return [9]
        case "b": return [8]
        case "f": return [12]
        case "v": return [11]
        case "0": return [0]
        case "u", "x":
            let digits = String(rest.prefix(scalar == "u" ? 4 : 2))
            rest = rest.dropFirst(digits.unicodeScalars.count)
            guard digits.utf8.count == (scalar == "u" ? 4 : 2), let bytes = Hex.decode(digits) else { return nil }
            return [bytes.reduce(0) { $0 << 8 | UInt16($1) }]
        case "\n": return []
        case "\r":
            // A line continuation in a file whose lines end with CRLF.
            if rest.first == "\n" { rest.removeFirst() }
            return []
        default: return UTF16.encode(scalar).map { Array($0) }
        }
    }
}
