/// Reads the calls `initStqkChart('chart_bb', [names], [current], [capacity])` of a script.
struct CanteenScript {
    struct Chart {
        let id: String
        let names: [String]
        let current: [String]
        let capacity: [String]
    }

    private var rest: Substring.UnicodeScalarView

    /// Nil if there is a call of another form; none if there is no call.
    static func charts(_ script: String) -> [Chart]? {
        var charts: [Chart] = []
        var before: Substring?
        for part in script.split(separator: "initStqkChart", omittingEmptySubsequences: false) {
            defer { before = part }
            // What stands before the first call is none, nor is the function's own declaration.
            guard let before, !WrittenText.trimmed(before).hasSuffix("function") else { continue }
            var reader = CanteenScript(rest: part.unicodeScalars)
            guard let chart = reader.chart() else { return nil }
            charts.append(chart)
        }
        return charts
    }

    private mutating func chart() -> Chart? {
        guard take("("), let id = text(), take(","), let names = list(), take(","), let current = list(), take(","), let capacity = list(),
            take(")")
        else { return nil }
        return Chart(id: id, names: names, current: current, capacity: capacity)
    }

    /// `['a', 'b']`, of texts or numbers.
    private mutating func list() -> [String]? {
        guard take("[") else { return nil }
        var texts: [String] = []
        while !take("]") {
            guard texts.isEmpty || take(",") else { return nil }
            // A comma may stand before the end.
            if take("]") { break }
            guard let text = text() ?? number() else { return nil }
            texts.append(text)
        }
        return texts
    }

    /// A text in quotes of either kind.
    private mutating func text() -> String? {
        skipSpace()
        guard let quote = rest.first, quote == "'" || quote == "\"" else { return nil }
        rest.removeFirst()
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar == quote { return String(text) }
            guard scalar == "\\" else {
                text.append(scalar)
                continue
            }
            guard let escaped = escaped() else { return nil }
            text.append(escaped)
        }
        return nil
    }

    /// What stands for a character after a backslash.
    private mutating func escaped() -> Unicode.Scalar? {
        guard let scalar = rest.popFirst() else { return nil }
        switch scalar {
        case "n", "r": return "\n"
        case "t": return "\t"
        case "u":
            let digits = String(rest.prefix(4))
            rest = rest.dropFirst(4)
            return digits.utf8.count == 4 ? UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) } : nil
        default: return scalar
        }
    }

    private mutating func number() -> String? {
        skipSpace()
        let digits = rest.prefix { ("0"..."9").contains($0) }
        guard !digits.isEmpty else { return nil }
        rest = rest[digits.endIndex...]
        return String(digits)
    }

    private mutating func take(_ expected: Unicode.Scalar) -> Bool {
        skipSpace()
        guard rest.first == expected else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skipSpace() {
        rest = rest.drop(while: \.properties.isWhitespace)
    }
}
