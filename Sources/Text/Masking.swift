/// Removal of personal data from strings that become part of messages.
package enum Masking {
    /// Replaces each run of digits with up to four `0`. Replaces each word with `…` if the word has more than three characters or is not
    /// ASCII, because a Chinese name has only two or three characters. A run of white space becomes one space.
    /// - Parameter maximalCount: the maximum number of characters, without the `…` at the end of a longer string.
    package static func masked(_ text: some StringProtocol, maximalCount: Int) -> String {
        // The number of scalars is limited too, because a single character may consist of many scalars.
        let shown = Substring(Substring(text).unicodeScalars.prefix(400)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let masked = runs(of: shown.prefix(maximalCount)) { run in
            if run.contains(where: \.isNumber) { return String(repeating: "0", count: min(run.count, 4)) }
            return run.count > 3 || !run.allSatisfy(\.isASCII) ? "…" : String(run)
        }
        return shown.count > maximalCount ? masked + "…" : masked
    }

    /// Returns a masked string of at most 200 characters.
    package static func excerpt(of text: some StringProtocol) -> String { masked(text, maximalCount: 199) }

    /// Returns the first 60 Unicode scalars of a string, in which `#` replaces each number of more than three digits, such as a student
    /// number.
    package static func maskedNumbers(_ text: some StringProtocol) -> String {
        runs(of: Substring(Substring(text).unicodeScalars.prefix(60))) { run in
            run.count > 3 && run.allSatisfy(\.isNumber) ? "#" : String(run)
        }
    }

    /// Returns `text` with each run of letters and each run of digits replaced by the result of `replacement`.
    private static func runs(of text: Substring, _ replacement: (Substring) -> String) -> String {
        var result = ""
        var rest = text
        while let first = rest.first {
            guard first.isLetter || first.isNumber else {
                result.append(first)
                rest = rest.dropFirst()
                continue
            }
            let isNumber = first.isNumber
            let run = rest.prefix { isNumber ? $0.isNumber : $0.isLetter }
            result += replacement(run)
            rest = rest[run.endIndex...]
        }
        return result
    }
}
