/// A token of a date in free form: a number, a word or a sign.
enum DateToken: Equatable {
    case number(Int, digits: Int, text: Substring)
    /// A word in lower case, without accents.
    case word(String)
    case sign(Unicode.Scalar)

    /// Returns the tokens of a text, and the words in parentheses. Other text in parentheses is left out.
    static func all(in text: String) -> (tokens: [DateToken], comments: [String]) {
        var tokens: [DateToken] = []
        var comments: [String] = []
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
                let name = String(String.UnicodeScalarView(String(word).lowercased().unicodeScalars.map(\.withoutMark)))
                if depth == 0 { tokens.append(.word(name)) } else { comments.append(name) }
                continue
            }
            rest = rest.dropFirst()
            if scalar == "(" { depth += 1 }
            if scalar == ")" { depth = max(0, depth - 1) }
            if depth == 0, "+-−:：./,".unicodeScalars.contains(scalar) { tokens.append(.sign(scalar)) }
        }
        return (tokens, comments)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }
}
