import Text

/// The form in which text is indexed and compared: in lower case, without accents, and with ordinary characters in place of full-width
/// ones.
///
/// Each Unicode scalar is folded into one scalar, and combining marks are left out.
package enum SearchText {
    /// The scalar that is appended twice to each indexed text. The index consists of trigrams (three consecutive scalars). Because of these
    /// fillers, each scalar of the text begins a trigram, so a word of one or two scalars is found as the beginning of a trigram.
    private static let filler: Unicode.Scalar = "\u{E000}"

    static func fold(_ text: some StringProtocol) -> [Unicode.Scalar] {
        text.unicodeScalars.lazy.filter { !$0.isCombiningMark }.map(fold)
    }

    /// Returns the position in the original text of each scalar of the folded text.
    static func positions(in original: [Unicode.Scalar]) -> [Int] { original.indices.filter { !original[$0].isCombiningMark } }

    /// Returns the form of a text that the index contains: the folded text with two fillers at its end.
    package static func indexed(_ text: String) -> String { string(fold(text) + [filler, filler]) }

    static func string(_ scalars: some Collection<Unicode.Scalar>) -> String {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(scalars.count * 2)
        for scalar in scalars { utf8.append(contentsOf: scalar.utf8) }
        return String(decoding: utf8, as: UTF8.self)
    }

    private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        // SQLite's functions end a string at a NUL, and the filler must not occur in a text. 0x3000 is the full-width space.
        case 0, 0x3000, filler.value: " "
        // The full-width forms of `!` to `~`.
        case 0xFF01...0xFF5E: lowercase(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
        // Chinese, Japanese and Korean scripts have no case.
        case 0x2E80...0xD7FF: scalar
        default: lowercase(scalar).withoutMark
        }
    }

    private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.isASCII { return "A"..."Z" ~= scalar ? Unicode.Scalar(scalar.value + 32) ?? scalar : scalar }
        let lower = scalar.properties.lowercaseMapping.unicodeScalars
        return lower.count == 1 ? lower.first ?? scalar : scalar
    }
}
