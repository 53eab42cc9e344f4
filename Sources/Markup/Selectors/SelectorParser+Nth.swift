extension SelectorParser {
    mutating func nth(_ kind: SelectorProgram.Kind, allowsOf: Bool) throws(SelectorError) -> SelectorProgram.Test {
        var test = SelectorProgram.Test(kind: kind)
        _ = try skipSpace()
        (test.a, test.b) = try coefficients()
        let hasSpace = try skipSpace()
        if hasSpace, allowsOf, let o = current, o == "o" || o == "O" {
            let place = position
            guard try name("of").lowercased() == "of" else { throw error("expected `of` or )", at: place) }
            test.list = appendList(try list(isRelative: false, allowsLeading: false))
        } else if current != ")" {
            throw error("expected )\(allowsOf ? " or `of`" : ""), got \(described)")
        }
        return test
    }

    mutating func coefficients() throws(SelectorError) -> (a: Int32, b: Int32) {
        let start = position
        for (word, value) in [("even", (2, 0)), ("odd", (2, 1))] as [(String, (Int32, Int32))] where takeWord(word) { return value }
        var sign: Int32 = 1
        if take("-") { sign = -1 } else { _ = take("+") }
        let digits = number()
        guard current == "n" || current == "N" else {
            guard let digits else { throw error("expected a number, an+b, even or odd, got \(described)", at: start) }
            return (0, sign * digits)
        }
        position += 1
        let a = sign * (digits ?? 1)
        let end = position
        _ = try skipSpace()
        if current == "+" || current == "-" {
            let bSign: Int32 = take("-") ? -1 : 1
            if bSign == 1 { _ = take("+") }
            _ = try skipSpace()
            guard let b = number() else { throw error("expected a number, got \(described)") }
            return (a, bSign * b)
        }
        position = end
        return (a, 0)
    }

    /// Parses a number. Nil if no digit follows. A number above ten million becomes ten million, which no position reaches, so that the
    /// arithmetic cannot overflow.
    mutating func number() -> Int32? {
        var value: Int32?
        while let digit = current.flatMap({ ("0"..."9").contains($0) ? Int32($0.value - 0x30) : nil }) {
            value = min((value ?? 0) * 10 + digit, 10_000_000)
            position += 1
        }
        return value
    }

    mutating func takeWord(_ word: String) -> Bool {
        let end = position + word.unicodeScalars.count
        guard end <= characters.count, String(String.UnicodeScalarView(characters[position..<end])).lowercased() == word else {
            return false
        }
        if characters.indices.contains(end), Self.isName(characters[end]) { return false }
        position = end
        return true
    }
}
