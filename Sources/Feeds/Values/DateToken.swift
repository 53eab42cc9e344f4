/// A token of a date in free form: a number, a word or a sign.
enum DateToken: Equatable {
    case number(Int, digits: Int, text: Substring)
    /// A word in lower case.
    case word(String)
    case sign(Unicode.Scalar)

    /// Returns the tokens of a text. Text in parentheses is left out.
    static func all(in text: String) -> [DateToken] {
        var tokens: [DateToken] = []
        var rest = text[...].unicodeScalars
        var depth = 0
        while let scalar = rest.first {
            if isDigit(scalar) {
                let digits = rest.prefix(while: isDigit)
                rest = rest[digits.endIndex...]
                if depth == 0 { tokens.append(.number(Int(String(digits)) ?? .max, digits: digits.count, text: Substring(digits))) }
                continue
            }
            if scalar.properties.isAlphabetic {
                let word = rest.prefix { $0.properties.isAlphabetic }
                rest = rest[word.endIndex...]
                if depth == 0 { tokens.append(.word(String(word).lowercased())) }
                continue
            }
            rest = rest.dropFirst()
            // The name of a time zone in parentheses only repeats the offset.
            if scalar == "(" { depth += 1 }
            if scalar == ")" { depth = max(0, depth - 1) }
            if depth == 0, "+-−:：./,".unicodeScalars.contains(scalar) { tokens.append(.sign(scalar)) }
        }
        return tokens
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }
}
