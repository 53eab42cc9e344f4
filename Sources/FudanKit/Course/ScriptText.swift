/// Finds values within a page's scripts, without running them.
struct ScriptText {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The text that a call `JSON.parse('…')` is given to set a variable, with its escapes resolved; nil if there is no such call.
    func parsedText(ofVariable name: String) -> String? {
        for start in positions(of: name) {
            var rest = start
            guard skip("=", &rest), skip("JSON", &rest), skip(".", &rest), skip("parse", &rest), skip("(", &rest) else { continue }
            if let literal = stringLiteral(&rest) { return literal }
        }
        return nil
    }

    /// The digits that a key written in quotes has as its value, with quotes or without: `'id': "505"`.
    func digits(ofKey key: String, atLeast count: Int) -> String? {
        for quote in ["'", "\""] {
            for start in positions(of: quote + key + quote) {
                var rest = start
                guard skip(":", &rest) else { continue }
                _ = skip("\"", &rest) || skip("'", &rest)
                let digits = rest.prefix { $0.utf8.count == 1 && $0.utf8.allSatisfy(\.isDigit) }
                if digits.count >= count { return String(digits) }
            }
        }
        return nil
    }

    /// What follows each place where a word stands.
    private func positions(of word: String) -> [Substring] {
        var found: [Substring] = []
        var rest = text[...]
        while let start = rest.firstIndex(where: { $0 == word.first }) {
            rest = rest[start...]
            if rest.hasPrefix(word) { found.append(rest.dropFirst(word.count)) }
            rest = rest.dropFirst()
        }
        return found
    }

    private func skip(_ token: String, _ rest: inout Substring) -> Bool {
        let trimmed = rest.drop { $0.isWhitespace }
        guard trimmed.hasPrefix(token) else { return false }
        rest = trimmed.dropFirst(token.count)
        return true
    }

    /// A string literal of JavaScript (ECMA-262, 12.9.4). Nil if it does not end.
    private func stringLiteral(_ rest: inout Substring) -> String? {
        rest = rest.drop { $0.isWhitespace }
        guard let quote = rest.popFirst(), quote == "'" || quote == "\"" else { return nil }
        var units: [UInt16] = []
        while let character = rest.popFirst() {
            if character == quote { return String(decoding: units, as: UTF16.self) }
            guard character == "\\" else {
                units += Array(String(character).utf16)
                continue
            }
            guard let escaped = rest.popFirst() else { return nil }
            switch escaped {
            case "n": units.append(10)
            case "r": units.append(13)
            case "t": units.append(9)
            case "b": units.append(8)
            case "f": units.append(12)
            case "v": units.append(11)
            case "0": units.append(0)
            case "u", "x":
                let digits = rest.prefix(escaped == "u" ? 4 : 2)
                guard let unit = UInt16(digits, radix: 16) else { return nil }
                units.append(unit)
                rest = rest.dropFirst(digits.count)
            case "\n", "\r\n": break
            default: units += Array(String(escaped).utf16)
            }
        }
        return nil
    }
}
